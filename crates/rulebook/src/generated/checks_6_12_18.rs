// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! The counting rule: 6, 12 or 18 checks by one, two or three pieces · 计将规则：一子六将、两子十二将、三子十八将
//!
//! The rule of playing sites, not of a federation: nothing is judged by it unless it is named. It limits checks in a row and says nothing of other repetitions. The numbers are ours; chapter 0 is what all rules have in common.

use crate::*;

/// 0.6 Checkmate · 将死
///
/// A side in check without a legal move has lost.
///
/// → Lost.
pub static CHECKMATE: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.6",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "被将军而没有合法着法的一方判负。", en: "A side in check without a legal move has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 0.7 No legal move · 困毙
///
/// A side to move without a legal move has lost.
///
/// → Lost.
pub static NO_LEGAL_MOVE: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.7",
    name: "no-legal-move",
    same_as: &["no-legal-move"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "困毙", en: "No legal move" },
    text: Text { zh: "轮到走棋而没有合法着法的一方判负。", en: "A side to move without a legal move has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 0.1 Resignation · 认输
///
/// A player who gives up the game has lost it.
///
/// → Won by the opponent.
pub static RESIGNATION: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.1",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "一方声明认输，对局结束，对方获胜。", en: "A player who gives up the game has lost it." },
    follows: Some(Text { zh: "对方胜。", en: "Won by the opponent." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 0.2 Time overstepped · 超时
///
/// A player who has not moved in the time allowed has lost.
///
/// → Lost.
pub static TIME_FORFEIT: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.2",
    name: "time-forfeit",
    same_as: &["time-forfeit"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "超时", en: "Time overstepped" },
    text: Text { zh: "一方没有在规定时间内走棋，判负。", en: "A player who has not moved in the time allowed has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 0.3 Agreement · 协议和棋
///
/// The players agree to a draw.
///
/// → Drawn.
pub static AGREEMENT: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.3",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "协议和棋", en: "Agreement" },
    text: Text { zh: "双方同意作和。", en: "The players agree to a draw." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Recalled,
    by_people: None,
};

/// 0.4 Illegal move · 违例着法
///
/// The program does not accept a move against the rules of play; one that stands in a record is left to the arbiter.
///
/// → The arbiter decides.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.4",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "违例着法", en: "Illegal move" },
    text: Text { zh: "程序不接受不合走法的着法；记录中出现的，由裁判员处理。", en: "The program does not accept a move against the rules of play; one that stands in a record is left to the arbiter." },
    follows: Some(Text { zh: "由裁判员决定。", en: "The arbiter decides." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 0.5 Late arrival · 迟到
///
/// A player who does not begin or go on in time is dealt with by the organiser.
///
/// → The organiser decides.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "checks-6-12-18",
    number: "0.5",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "0 共同规定", en: "0 What all rules have in common" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "没有按时开局或续弈的，由主办者处理。", en: "A player who does not begin or go on in time is dealt with by the organiser." },
    follows: Some(Text { zh: "由主办者决定。", en: "The organiser decides." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 1.1 Check · 将
///
/// A move after which the enemy general is attacked. The pieces that check are those that attack the general after it, whether or not they moved.
///
/// → Decides what is a check.
pub static CHECK: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.1",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "将", en: "Check" },
    text: Text { zh: "直接攻击对方将帅的着法是将；由哪一子将军，看走后哪些子攻击着将帅，不论走动的是不是它。", en: "A move after which the enemy general is attacked. The pieces that check are those that attack the general after it, whether or not they moved." },
    follows: Some(Text { zh: "照此定将。", en: "Decides what is a check." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.2 A run of checks · 连续将军
///
/// A side’s own moves that follow each other and all check are a run; a move of its own that does not check begins the count anew. What the opponent answers, and whether a position comes again, does not matter.
///
/// → Decides what is counted.
pub static RUN_OF_CHECKS: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.2",
    name: "run-of-checks",
    same_as: &["run-of-checks"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "连续将军", en: "A run of checks" },
    text: Text { zh: "一方接连的自己的着法着着将军，叫做连续将军；自己走一着不将军，重新计数。对方怎样应付、局面是否重复，都不论。", en: "A side’s own moves that follow each other and all check are a run; a move of its own that does not check begins the count anew. What the opponent answers, and whether a position comes again, does not matter." },
    follows: Some(Text { zh: "照此计数。", en: "Decides what is counted." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.3 One piece, six checks · 一子六将
///
/// Six checks in a row with the same one piece: lost with the sixth.
///
/// → The checking side has lost.
pub static ONE_PIECE: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.3",
    name: "one-piece",
    same_as: &["one-piece"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "一子六将", en: "One piece, six checks" },
    text: Text { zh: "用同一个子连续将军六着，走完第六着即判负。", en: "Six checks in a row with the same one piece: lost with the sixth." },
    follows: Some(Text { zh: "将军方负。", en: "The checking side has lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.4 Two pieces, twelve checks · 两子十二将
///
/// Twelve checks in a row with the same two pieces: lost with the twelfth.
///
/// → The checking side has lost.
pub static TWO_PIECES: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.4",
    name: "two-pieces",
    same_as: &["two-pieces"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "两子十二将", en: "Two pieces, twelve checks" },
    text: Text { zh: "用同样的两个子连续将军十二着，走完第十二着即判负。", en: "Twelve checks in a row with the same two pieces: lost with the twelfth." },
    follows: Some(Text { zh: "将军方负。", en: "The checking side has lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.5 Three pieces, eighteen checks · 三子十八将
///
/// Eighteen checks in a row with the same three pieces: lost with the eighteenth.
///
/// → The checking side has lost.
pub static THREE_PIECES: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.5",
    name: "three-pieces",
    same_as: &["three-pieces"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "三子十八将", en: "Three pieces, eighteen checks" },
    text: Text { zh: "用同样的三个子连续将军十八着，走完第十八着即判负。", en: "Eighteen checks in a row with the same three pieces: lost with the eighteenth." },
    follows: Some(Text { zh: "将军方负。", en: "The checking side has lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.6 Moves that do not check · 不将军的着法
///
/// Mate threats, chases, exchanges and all other moves are not counted.
///
/// → Not counted.
pub static OTHER_MOVES: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.6",
    name: "other-moves",
    same_as: &["other-moves"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "不将军的着法", en: "Moves that do not check" },
    text: Text { zh: "要杀、捉、兑等着法都不计。", en: "Mate threats, chases, exchanges and all other moves are not counted." },
    follows: Some(Text { zh: "不计。", en: "Not counted." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.7 Other repetitions · 其他循环
///
/// Of checks in turn by four pieces or more, and of repetitions that are no run of checks, the rule says nothing.
///
/// → The arbiter (the site) decides.
pub static OTHER_REPETITIONS: Rule = Rule {
    document: "checks-6-12-18",
    number: "1.7",
    name: "other-repetitions",
    same_as: &["other-repetitions"],
    section: Text { zh: "1 连续将军", en: "1 Checks in a row" },
    title: Text { zh: "其他循环", en: "Other repetitions" },
    text: Text { zh: "四个以上的子轮流将军，或不是连续将军的循环，规则没有规定。", en: "Of checks in turn by four pieces or more, and of repetitions that are no run of checks, the rule says nothing." },
    follows: Some(Text { zh: "由裁判员（网站）决定。", en: "The arbiter (the site) decides." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::NotKnown,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "checks-6-12-18",
    title: Text { zh: "计将规则：一子六将、两子十二将、三子十八将", en: "The counting rule: 6, 12 or 18 checks by one, two or three pieces" },
    game: Game::Xiangqi,
    edition: "2026-08-16",
    source: Text { zh: "对局网站 elephantchess.io 的常见问题（benckx/elephantchess，faq.html，提交 2bc5b444，2026 年 8 月 16 日），该页注明取自 iggamecenter.com 的象棋规则；该页说明未能读到原文。", en: "The questions and answers of the playing site elephantchess.io (benckx/elephantchess, faq.html, commit 2bc5b444 of 16 August 2026), which name the xiangqi rules of iggamecenter.com as their source; that page could not be read." },
    extent: Text { zh: "这是对局网站的规则，不是协会的规则：不指名时不用它裁决。网站只限制连续将军，别的循环没有规定。编号是我们加的；第 0 章是共同规定。", en: "The rule of playing sites, not of a federation: nothing is judged by it unless it is named. It limits checks in a row and says nothing of other repetitions. The numbers are ours; chapter 0 is what all rules have in common." },
    checked_on: "2026-11-30",
    rules: &[&CHECKMATE, &NO_LEGAL_MOVE, &RESIGNATION, &TIME_FORFEIT, &AGREEMENT, &ILLEGAL_MOVE, &LATE_ARRIVAL, &CHECK, &RUN_OF_CHECKS, &ONE_PIECE, &TWO_PIECES, &THREE_PIECES, &OTHER_MOVES, &OTHER_REPETITIONS],
    parameters: &[
        Parameter { name: "checks-by-one-piece", title: Text { zh: "一个子连续将军的着数", en: "checks in a row by one piece" }, value: Value::Count(Count(6)), rule: &ONE_PIECE, by_people: None },
        Parameter { name: "checks-by-two-pieces", title: Text { zh: "两个子连续将军的着数", en: "checks in a row by two pieces" }, value: Value::Count(Count(12)), rule: &TWO_PIECES, by_people: None },
        Parameter { name: "checks-by-three-pieces", title: Text { zh: "三个子连续将军的着数", en: "checks in a row by three pieces" }, value: Value::Count(Count(18)), rule: &THREE_PIECES, by_people: None },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "a-run-within-a-run", rules: &[&RUN_OF_CHECKS, &ONE_PIECE, &TWO_PIECES, &THREE_PIECES], title: Text { zh: "连将之中的连将", en: "A run within a run" }, question: Text { zh: "炮将一着，接着车连将六着，是一子六将，还是两子七将？", en: "A cannon checks once, then a chariot six times without a break. Are these six checks by one piece, or seven by two?" }, readings: &[Text { zh: "按字面，“同一个子连续将军六着”已经成立，判负。", en: "By the words of the rule the last six checks are six in a row with the same one piece: lost." }, Text { zh: "按网站的程序，整段连续将军用了两个子，要满十二着才判负。", en: "By the program of the site the whole run has two pieces and is lost at the twelfth check only." }], choice: Text { zh: "取第一种：最后六着都由同一个子将军即判负，十二着、十八着同理。", en: "The first: if one piece gives the last six checks, the game is lost, and likewise with twelve and eighteen." }, why: Text { zh: "网站公布的条文如此；核对网站的裁决时，程序与条文的不同正是要看出来的。", en: "So the published text says; where a site is audited against its own rules, a program that differs from the text is what should be seen." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::XiangqiParameters = parameters::XiangqiParameters {
    checks_by_one_piece: Some(Cited { value: Count(6), rule: &ONE_PIECE }),
    checks_by_three_pieces: Some(Cited { value: Count(18), rule: &THREE_PIECES }),
    checks_by_two_pieces: Some(Cited { value: Count(12), rule: &TWO_PIECES }),
    checks_counted: None,
    forbidden_moves_in_a_row: None,
    games_in_play_off: None,
    games_kept_on_withdrawal: None,
    match_points_for_draw: None,
    match_points_for_loss: None,
    match_points_for_win: None,
    no_capture_limit: None,
    points_for_draw: None,
    points_for_loss: None,
    points_for_win: None,
    points_of_a_forbidden_run: None,
    repetition_occurrences: None,
};

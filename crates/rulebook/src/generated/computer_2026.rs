// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! The computer rule, as Pikafish applies it, 2026 · 电脑规则（皮卡鱼，2026）
//!
//! The rule of a program, not of a federation: nothing is judged by it unless it is named. The text says in our words what the program does, and the numbers are ours. Repetition, chases, the move limit and bare forces were read from the program; chapter 0 is what all rules have in common.

use crate::*;

/// 0.1 Resignation · 认输
///
/// A player who gives up the game has lost it.
///
/// → Won by the opponent.
pub static RESIGNATION: Rule = Rule {
    document: "computer-2026",
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
    document: "computer-2026",
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
    document: "computer-2026",
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
    document: "computer-2026",
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
    document: "computer-2026",
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

/// 1.1 Checkmate · 将死
///
/// The side to move is in check and has no legal move: it has lost.
///
/// → Lost.
pub static CHECKMATE: Rule = Rule {
    document: "computer-2026",
    number: "1.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "1 终局", en: "1 End of the game" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "轮到走棋的一方被将军而没有合法着法，判负。", en: "The side to move is in check and has no legal move: it has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.2 No legal move · 困毙
///
/// The side to move is not in check and has no legal move: it has lost.
///
/// → Lost.
pub static NO_LEGAL_MOVE: Rule = Rule {
    document: "computer-2026",
    number: "1.2",
    name: "no-legal-move",
    same_as: &["no-legal-move"],
    section: Text { zh: "1 终局", en: "1 End of the game" },
    title: Text { zh: "困毙", en: "No legal move" },
    text: Text { zh: "轮到走棋的一方没有被将军，但没有合法着法，判负。", en: "The side to move is not in check and has no legal move: it has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.3 Move limit · 自然限着
///
/// After sixty moves by each side (120 plies) without a capture the game is drawn at once; of the checks of each side ten at most are counted. A side that is mated or has no move at that moment has lost all the same.
///
/// → Drawn.
pub static MOVE_LIMIT: Rule = Rule {
    document: "computer-2026",
    number: "1.3",
    name: "move-limit",
    same_as: &["move-limit"],
    section: Text { zh: "1 终局", en: "1 End of the game" },
    title: Text { zh: "自然限着", en: "Move limit" },
    text: Text { zh: "双方连续六十回合（一百二十着）没有吃子，即时和棋；其中每方的将军至多计十着。此时已被将死或困毙的仍判负。", en: "After sixty moves by each side (120 plies) without a capture the game is drawn at once; of the checks of each side ten at most are counted. A side that is mated or has no move at that moment has lost all the same." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 1.4 Insufficient material · 子力不足
///
/// There is no soldier on the board, and (a) no chariot, horse or cannon; or (b) a single cannon, its side without advisors, and either the other side has no advisor, or it has one and the cannon’s side has no elephant; or (c) one cannon on each side, no advisor and no elephant: drawn at once. (d) A little more than in (b) and (c): the cannon’s side without advisors, against one advisor with an elephant beside the cannon, or against two advisors without one; or one cannon each, no advisor, but elephants: drawn at once, unless the side to move can mate (or leave no move) with one move.
///
/// → Drawn.
pub static INSUFFICIENT_MATERIAL: Rule = Rule {
    document: "computer-2026",
    number: "1.4",
    name: "insufficient-material",
    same_as: &["insufficient-material"],
    section: Text { zh: "1 终局", en: "1 End of the game" },
    title: Text { zh: "子力不足", en: "Insufficient material" },
    text: Text { zh: "盘上没有兵卒，并且（甲）没有车、马、炮；或（乙）只剩一炮，持炮方没有士，对方也没有士，或对方只有一士而持炮方没有象；或（丙）双方各剩一炮，都没有士，也没有象：即时和棋。（丁）与乙、丙相近而稍多的：持炮方没有士、对方一士而持炮方有象，或对方双士而持炮方没有象，或双方各一炮、无士而有象：除非轮走方能一着将死（或困毙）对方，即时和棋。", en: "There is no soldier on the board, and (a) no chariot, horse or cannon; or (b) a single cannon, its side without advisors, and either the other side has no advisor, or it has one and the cannon’s side has no elephant; or (c) one cannon on each side, no advisor and no elephant: drawn at once. (d) A little more than in (b) and (c): the cannon’s side without advisors, against one advisor with an elephant beside the cannon, or against two advisors without one; or one cannon each, no advisor, but elephants: drawn at once, unless the side to move can mate (or leave no move) with one move." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2.1 Third occurrence · 第三次出现
///
/// The game ends when a position stands for the third time with the same side to move. All moves between the first and the third occurrence are looked at.
///
/// → Ruled on by 2.2 to 2.6.
pub static REPETITION_THREE_TIMES: Rule = Rule {
    document: "computer-2026",
    number: "2.1",
    name: "repetition-three-times",
    same_as: &["repetition-three-times"],
    section: Text { zh: "2 循环", en: "2 Repetition" },
    title: Text { zh: "第三次出现", en: "Third occurrence" },
    text: Text { zh: "同一局面、同一方走子第三次出现，对局终了。裁决看第一次与第三次之间的全部着法。", en: "The game ends when a position stands for the third time with the same side to move. All moves between the first and the third occurrence are looked at." },
    follows: Some(Text { zh: "依 2.2 至 2.6 裁决。", en: "Ruled on by 2.2 to 2.6." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2.2 Perpetual check · 长将
///
/// One side alone checks with every move: it loses.
///
/// → Lost.
pub static PERPETUAL_CHECK: Rule = Rule {
    document: "computer-2026",
    number: "2.2",
    name: "perpetual-check",
    same_as: &["perpetual-check"],
    section: Text { zh: "2 循环", en: "2 Repetition" },
    title: Text { zh: "长将", en: "Perpetual check" },
    text: Text { zh: "只有一方着着将军，该方判负。", en: "One side alone checks with every move: it loses." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2.3 Mutual perpetual check · 互相长将
///
/// Both sides check with every move: drawn.
///
/// → Drawn.
pub static MUTUAL_PERPETUAL_CHECK: Rule = Rule {
    document: "computer-2026",
    number: "2.3",
    name: "mutual-perpetual-check",
    same_as: &["mutual-perpetual-check"],
    section: Text { zh: "2 循环", en: "2 Repetition" },
    title: Text { zh: "互相长将", en: "Mutual perpetual check" },
    text: Text { zh: "双方着着将军，和棋。", en: "Both sides check with every move: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2.4 A check ends every chase · 有将不成捉
///
/// Neither side checks with every move, but some move of the cycle, by either side, is a check: no chase of either side counts, and the game is drawn.
///
/// → Drawn.
pub static CHECK_ENDS_CHASE: Rule = Rule {
    document: "computer-2026",
    number: "2.4",
    name: "check-ends-chase",
    same_as: &["check-ends-chase"],
    section: Text { zh: "2 循环", en: "2 Repetition" },
    title: Text { zh: "有将不成捉", en: "A check ends every chase" },
    text: Text { zh: "没有一方着着将军，而循环中有任何一着将军，不论哪一方，双方的捉都不再计，和棋。", en: "Neither side checks with every move, but some move of the cycle, by either side, is a check: no chase of either side counts, and the game is drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2.5 Perpetual chase · 长捉
///
/// There is no check in the cycle, and one side alone chases one and the same piece with every move: it loses.
///
/// → Lost.
pub static PERPETUAL_CHASE: Rule = Rule {
    document: "computer-2026",
    number: "2.5",
    name: "perpetual-chase",
    same_as: &["perpetual-chase"],
    section: Text { zh: "2 循环", en: "2 Repetition" },
    title: Text { zh: "长捉", en: "Perpetual chase" },
    text: Text { zh: "循环中没有将军，一方着着捉对方的同一个子，另一方没有：长捉的一方判负。", en: "There is no check in the cycle, and one side alone chases one and the same piece with every move: it loses." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2.6 Drawn by repetition · 不变作和
///
/// Both sides chase for ever, or neither checks or chases for ever: drawn. Mate threats, offers, sacrifices and blocks are not looked at.
///
/// → Drawn.
pub static REPETITION_DRAW: Rule = Rule {
    document: "computer-2026",
    number: "2.6",
    name: "repetition-draw",
    same_as: &["repetition-draw"],
    section: Text { zh: "2 循环", en: "2 Repetition" },
    title: Text { zh: "不变作和", en: "Drawn by repetition" },
    text: Text { zh: "双方都长捉，或双方都没有长将、长捉，和棋。要杀、兑、献、拦都不计。", en: "Both sides chase for ever, or neither checks or chases for ever: drawn. Mate threats, offers, sacrifices and blocks are not looked at." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.1 A new attack · 新的捉
///
/// A move chases a piece that is under attack after it and was under attack by no piece of that side before it.
///
/// → Decides what is a chase.
pub static NEW_ATTACK: Rule = Rule {
    document: "computer-2026",
    number: "3.1",
    name: "new-attack",
    same_as: &["new-attack"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "新的捉", en: "A new attack" },
    text: Text { zh: "一着走后捉着一个子，而走前本方没有任何子捉着它，这一着才是捉它。", en: "A move chases a piece that is under attack after it and was under attack by no piece of that side before it." },
    follows: Some(Text { zh: "照此定捉。", en: "Decides what is a chase." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.2 Check · 将
///
/// A move that attacks the enemy general is a check and no chase.
///
/// → Decides what is a check.
pub static CHECK: Rule = Rule {
    document: "computer-2026",
    number: "3.2",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "将", en: "Check" },
    text: Text { zh: "直接攻击对方将帅的着法是将，不算捉。", en: "A move that attacks the enemy general is a check and no chase." },
    follows: Some(Text { zh: "照此定将。", en: "Decides what is a check." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.3 A stronger piece · 捉强子
///
/// A horse or cannon attacks a chariot, or an advisor or elephant attacks a chariot, horse or cannon, whether or not it is protected.
///
/// → Counts.
pub static STRONGER_PIECE: Rule = Rule {
    document: "computer-2026",
    number: "3.3",
    name: "stronger-piece",
    same_as: &["stronger-piece"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "捉强子", en: "A stronger piece" },
    text: Text { zh: "马、炮捉车，士、象捉车、马、炮，不论被捉子有无保护，都算捉着。", en: "A horse or cannon attacks a chariot, or an advisor or elephant attacks a chariot, horse or cannon, whether or not it is protected." },
    follows: Some(Text { zh: "算捉。", en: "Counts." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.4 Protected or not · 有根与无根
///
/// Otherwise a piece is not under attack if its taker could legally be retaken; it is if nothing protects it, or only what cannot legally retake.
///
/// → Real protection excuses.
pub static PROTECTION: Rule = Rule {
    document: "computer-2026",
    number: "3.4",
    name: "protection",
    same_as: &["protection"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "有根与无根", en: "Protected or not" },
    text: Text { zh: "其他情形，吃后对方能合法吃回的，不算捉着；没有保护，或看似有保护而不能合法吃回的，算捉着。", en: "Otherwise a piece is not under attack if its taker could legally be retaken; it is if nothing protects it, or only what cannot legally retake." },
    follows: Some(Text { zh: "有真根不算。", en: "Real protection excuses." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.5 Pieces of one kind · 同类子
///
/// An attack on a piece of the same kind does not count if that piece could legally take the attacker; it counts if that piece is pinned, or is a horse hobbled that way.
///
/// → Excused if mutual.
pub static SAME_KIND: Rule = Rule {
    document: "computer-2026",
    number: "3.5",
    name: "same-kind",
    same_as: &["same-kind"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "同类子", en: "Pieces of one kind" },
    text: Text { zh: "捉同类的子，对方那个子也能合法吃过来的，不算捉着；对方的子被牵制或马被绊住而不能吃的，算捉着。", en: "An attack on a piece of the same kind does not count if that piece could legally take the attacker; it counts if that piece is pinned, or is a horse hobbled that way." },
    follows: Some(Text { zh: "能互吃不算。", en: "Excused if mutual." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.6 General and soldier · 将帅与兵卒
///
/// Attacks by the general or a soldier do not count.
///
/// → Do not count.
pub static GENERAL_AND_SOLDIER: Rule = Rule {
    document: "computer-2026",
    number: "3.6",
    name: "general-and-soldier",
    same_as: &["general-and-soldier"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "将帅与兵卒", en: "General and soldier" },
    text: Text { zh: "将（帅）和兵（卒）的捉不算。", en: "Attacks by the general or a soldier do not count." },
    follows: Some(Text { zh: "不算。", en: "Do not count." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.7 A soldier that has not crossed · 未过河的兵
///
/// A soldier that has not crossed the river may be attacked for ever; one that has is like any other piece.
///
/// → Does not count.
pub static UNCROSSED_SOLDIER: Rule = Rule {
    document: "computer-2026",
    number: "3.7",
    name: "uncrossed-soldier",
    same_as: &["uncrossed-soldier"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "未过河的兵", en: "A soldier that has not crossed" },
    text: Text { zh: "未过河的兵（卒）可以捉；过了河的与他子同论。", en: "A soldier that has not crossed the river may be attacked for ever; one that has is like any other piece." },
    follows: Some(Text { zh: "不算。", en: "Does not count." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.8 A pinned attacker · 被牵之子
///
/// A pinned piece attacks only the piece that pins it: what it cannot legally take is not under attack.
///
/// → Counts only what can be taken.
pub static PINNED_ATTACKER: Rule = Rule {
    document: "computer-2026",
    number: "3.8",
    name: "pinned-attacker",
    same_as: &["pinned-attacker"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "被牵之子", en: "A pinned attacker" },
    text: Text { zh: "被牵制的子只能捉牵制它的子：不能合法吃的，不算捉着。", en: "A pinned piece attacks only the piece that pins it: what it cannot legally take is not under attack." },
    follows: Some(Text { zh: "不能吃不算。", en: "Counts only what can be taken." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.9 Idle · 闲
///
/// Whatever neither checks nor chases is idle, mate threats, exchanges, sacrifices, blocks and following moves among them.
///
/// → Decides what is idle.
pub static IDLE: Rule = Rule {
    document: "computer-2026",
    number: "3.9",
    name: "idle",
    same_as: &["idle"],
    section: Text { zh: "3 捉", en: "3 What a chase is" },
    title: Text { zh: "闲", en: "Idle" },
    text: Text { zh: "不将也不捉的着法都是闲，要杀、兑、献、拦、跟都在内。", en: "Whatever neither checks nor chases is idle, mate threats, exchanges, sacrifices, blocks and following moves among them." },
    follows: Some(Text { zh: "照此定闲。", en: "Decides what is idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "computer-2026",
    title: Text { zh: "电脑规则（皮卡鱼，2026）", en: "The computer rule, as Pikafish applies it, 2026" },
    game: Game::Xiangqi,
    edition: "2026-07-22",
    source: Text { zh: "皮卡鱼引擎（official-pikafish/Pikafish，提交 97133eeb，2026 年 7 月 22 日）的裁决程序 position.cpp；网站 pikafish.org/rule.html 的说明未能读到。", en: "The judging code of the engine Pikafish (official-pikafish/Pikafish, commit 97133eeb of 22 July 2026, position.cpp); its page pikafish.org/rule.html could not be read." },
    extent: Text { zh: "这是一个程序的规则，不是协会的规则：不指名时不用它裁决。条文是我们对程序所做之事的说明，编号是我们加的。循环、捉、限着与子力不足各条据程序读出；第 0 章是共同规定。", en: "The rule of a program, not of a federation: nothing is judged by it unless it is named. The text says in our words what the program does, and the numbers are ours. Repetition, chases, the move limit and bare forces were read from the program; chapter 0 is what all rules have in common." },
    checked_on: "2026-11-30",
    rules: &[&RESIGNATION, &TIME_FORFEIT, &AGREEMENT, &ILLEGAL_MOVE, &LATE_ARRIVAL, &CHECKMATE, &NO_LEGAL_MOVE, &MOVE_LIMIT, &INSUFFICIENT_MATERIAL, &REPETITION_THREE_TIMES, &PERPETUAL_CHECK, &MUTUAL_PERPETUAL_CHECK, &CHECK_ENDS_CHASE, &PERPETUAL_CHASE, &REPETITION_DRAW, &NEW_ATTACK, &CHECK, &STRONGER_PIECE, &PROTECTION, &SAME_KIND, &GENERAL_AND_SOLDIER, &UNCROSSED_SOLDIER, &PINNED_ATTACKER, &IDLE],
    parameters: &[
        Parameter { name: "repetition-occurrences", title: Text { zh: "局面出现第几次时裁决", en: "occurrences of the position at which the cycle is ruled on" }, value: Value::Occurrences(Occurrences(3)), rule: &REPETITION_THREE_TIMES, by_people: None },
        Parameter { name: "no-capture-limit", title: Text { zh: "无吃子的回合限度", en: "moves by each side without a capture" }, value: Value::MovesEach(MovesEach(60)), rule: &MOVE_LIMIT, by_people: None },
        Parameter { name: "checks-counted", title: Text { zh: "限着内每方计入的将军着数", en: "checks of each side counted towards the limit" }, value: Value::Count(Count(10)), rule: &MOVE_LIMIT, by_people: None },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "check-in-the-cycle", rules: &[&CHECK_ENDS_CHASE, &PERPETUAL_CHASE], title: Text { zh: "循环中有将军", en: "A check within the cycle" }, question: Text { zh: "没有一方长将，循环中有一着将军，另一方的长捉还算不算？", en: "Neither side checks for ever, but one move of the cycle is a check. Does a perpetual chase by the other side count?" }, readings: &[Text { zh: "将军只解除将军一方自己的长捉（皮卡鱼 2023 年的做法）。", en: "A check only ends the chase of the side that gives it (Pikafish in 2023)." }, Text { zh: "任何一方的将军都使双方的捉不计（皮卡鱼 2026 年的做法）。", en: "A check by either side ends every chase (Pikafish in 2026)." }], choice: Text { zh: "取第二种。", en: "The second." }, why: Text { zh: "本书说明的是 2026 年的程序；它逐着回看循环，遇到将军即判和。", en: "This book describes the program of 2026, which goes back through the cycle and calls a draw when it meets a check." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::XiangqiParameters = parameters::XiangqiParameters {
    checks_by_one_piece: None,
    checks_by_three_pieces: None,
    checks_by_two_pieces: None,
    checks_counted: Some(Cited { value: Count(10), rule: &MOVE_LIMIT }),
    forbidden_moves_in_a_row: None,
    games_in_play_off: None,
    games_kept_on_withdrawal: None,
    match_points_for_draw: None,
    match_points_for_loss: None,
    match_points_for_win: None,
    no_capture_limit: Some(Cited { value: MovesEach(60), rule: &MOVE_LIMIT }),
    points_for_draw: None,
    points_for_loss: None,
    points_for_win: None,
    points_of_a_forbidden_run: None,
    repetition_occurrences: Some(Cited { value: Occurrences(3), rule: &REPETITION_THREE_TIMES }),
};

// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! Xiangqi competition rules of the Chinese Xiangqi Association, 2020 · 《象棋竞赛规则（2020）》
//!
//! Read: the definitions of article 24, excerpts of 25 and 26, the rulings on all figures. The full text of 24.15 to 26 was not seen and is written from accounts and figures; the numbers of the clauses on the end of the game, the move limit, 26.3, 26.6 and ref-8 are not known and are ours.

use crate::*;

/// 0.1 Checkmate · 将死
///
/// A side whose general is in check and cannot be saved has lost.
///
/// → Lost.
pub static CHECKMATE: Rule = Rule {
    document: "cxa-2020",
    number: "0.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "将（帅）被将军而无法解救的一方判负。", en: "A side whose general is in check and cannot be saved has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 0.2 No legal move · 困毙
///
/// A side to move that is not in check and has no legal move has lost.
///
/// → Lost.
pub static NO_LEGAL_MOVE: Rule = Rule {
    document: "cxa-2020",
    number: "0.2",
    name: "no-legal-move",
    same_as: &["no-legal-move"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "困毙", en: "No legal move" },
    text: Text { zh: "轮到走棋、没有被将军而无着可走的一方判负。", en: "A side to move that is not in check and has no legal move has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 0.3 Move limit · 自然限着
///
/// After sixty moves by each side without a capture a draw may be claimed.
///
/// → Drawn on claim.
pub static MOVE_LIMIT: Rule = Rule {
    document: "cxa-2020",
    number: "0.3",
    name: "move-limit",
    same_as: &["move-limit"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "自然限着", en: "Move limit" },
    text: Text { zh: "连续六十回合没有吃子，可以提和。", en: "After sixty moves by each side without a capture a draw may be claimed." },
    follows: Some(Text { zh: "提和成立。", en: "Drawn on claim." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::SecondHand,
    by_people: None,
};

/// 0.4 Resignation · 认输
///
/// A player who gives up the game has lost it.
///
/// → Won by the opponent.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static RESIGNATION: Rule = Rule {
    document: "cxa-2020",
    number: "0.4",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "一方声明认输，对局结束，对方获胜。", en: "A player who gives up the game has lost it." },
    follows: Some(Text { zh: "对方胜。", en: "Won by the opponent." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 0.5 Time overstepped · 超时
///
/// A player who has not made the prescribed moves in the prescribed time has lost.
///
/// → Lost.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static TIME_FORFEIT: Rule = Rule {
    document: "cxa-2020",
    number: "0.5",
    name: "time-forfeit",
    same_as: &["time-forfeit"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "超时", en: "Time overstepped" },
    text: Text { zh: "一方没有在规定时间内走完规定着数，判负。", en: "A player who has not made the prescribed moves in the prescribed time has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 0.6 Agreement · 协议和棋
///
/// One player offers a draw and the other agrees: the game is drawn.
///
/// → Drawn.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static AGREEMENT: Rule = Rule {
    document: "cxa-2020",
    number: "0.6",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "协议和棋", en: "Agreement" },
    text: Text { zh: "一方提议作和，对方同意，作和。", en: "One player offers a draw and the other agrees: the game is drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Recalled,
    by_people: None,
};

/// 0.7 Illegal move · 违例着法
///
/// A move against the rules of play is dealt with by the arbiter: the player makes another move, or loses.
///
/// → The arbiter decides.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "cxa-2020",
    number: "0.7",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "违例着法", en: "Illegal move" },
    text: Text { zh: "走出不合行棋规定的着法，由裁判员处理：令其改走，或判负。", en: "A move against the rules of play is dealt with by the arbiter: the player makes another move, or loses." },
    follows: Some(Text { zh: "由裁判员决定。", en: "The arbiter decides." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 0.8 Late arrival · 迟到
///
/// A player who is not there within the time the event allows is declared lost by the arbiter.
///
/// → The arbiter decides.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "cxa-2020",
    number: "0.8",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "0 终局（编号自拟）", en: "0 End of the game (numbers ours)" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "超过规定时限未到场的一方，由裁判员判负。", en: "A player who is not there within the time the event allows is declared lost by the arbiter." },
    follows: Some(Text { zh: "由裁判员决定。", en: "The arbiter decides." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 24.1 Check · 将
///
/// A move that attacks the general directly.
pub static CHECK: Rule = Rule {
    document: "cxa-2020",
    number: "24.1",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "将", en: "Check" },
    text: Text { zh: "直接攻击对方将（帅）的着法。", en: "A move that attacks the general directly." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.2 Kill · 杀
///
/// A move after which mate is threatened on the next move, or by a run of checks beginning with it.
pub static KILL: Rule = Rule {
    document: "cxa-2020",
    number: "24.2",
    name: "kill",
    same_as: &["kill"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "杀", en: "Kill" },
    text: Text { zh: "走后下一着即可将死对方，或者从下一着起以连续将军将死对方。", en: "A move after which mate is threatened on the next move, or by a run of checks beginning with it." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.3 Chase · 捉
///
/// A move after which material is won from the next move on: by the piece that moved, by another piece it lets act, by several together, through a run of checks, or through a complete exchange; and the winner is not mated right after. What lies beyond does not count.
pub static CHASE: Rule = Rule {
    document: "cxa-2020",
    number: "24.3",
    name: "chase",
    same_as: &["chase"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "捉", en: "Chase" },
    text: Text { zh: "走后下一着起能得子：走动的子去吃，或放出别的子去吃，或几子合力去吃，或通过连续将军，或通过完整的交换；得子后不致立即被将死。再往后的变化不计。", en: "A move after which material is won from the next move on: by the piece that moved, by another piece it lets act, by several together, through a run of checks, or through a complete exchange; and the winner is not mated right after. What lies beyond does not count." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.4 Exchange · 兑
///
/// An offer to exchange pieces of one kind, the opponent who takes being neither mated nor losing material at once.
pub static EXCHANGE: Rule = Rule {
    document: "cxa-2020",
    number: "24.4",
    name: "exchange",
    same_as: &["exchange"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "兑", en: "Exchange" },
    text: Text { zh: "以同兵种的子邀兑，对方一旦吃掉此子，不致立即被将死或立即失去子力。", en: "An offer to exchange pieces of one kind, the opponent who takes being neither mated nor losing material at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.5 Offer · 献
///
/// Gives a piece up to be taken, the opponent who takes being neither mated nor losing material at once.
pub static OFFER: Rule = Rule {
    document: "cxa-2020",
    number: "24.5",
    name: "offer",
    same_as: &["offer"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "献", en: "Offer" },
    text: Text { zh: "送子给对方吃，对方一旦吃掉此子，不致立即被将死或立即失去子力。", en: "Gives a piece up to be taken, the opponent who takes being neither mated nor losing material at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "献属闲着，不另判别", en: "an offer is idle; it is not told apart from other idle moves" }),
};

/// 24.6 Block · 拦
///
/// Stands in the way of an enemy piece, without attacking.
pub static BLOCK: Rule = Rule {
    document: "cxa-2020",
    number: "24.6",
    name: "block",
    same_as: &["block"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "拦", en: "Block" },
    text: Text { zh: "阻拦对方的棋子，而不具攻击作用。", en: "Stands in the way of an enemy piece, without attacking." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.7 Follow · 跟
///
/// Watches and binds a protected piece of the other side, without attacking.
pub static FOLLOW: Rule = Rule {
    document: "cxa-2020",
    number: "24.7",
    name: "follow",
    same_as: &["follow"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "跟", en: "Follow" },
    text: Text { zh: "盯牵对方有根的子，而不具攻击作用。", en: "Watches and binds a protected piece of the other side, without attacking." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "跟属闲着，不另判别", en: "following is idle; it is not told apart from other idle moves" }),
};

/// 24.8 Idle · 闲
///
/// Any move that is not check, kill or chase; exchange, offer, block and follow are idle too.
pub static IDLE: Rule = Rule {
    document: "cxa-2020",
    number: "24.8",
    name: "idle",
    same_as: &["idle"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "闲", en: "Idle" },
    text: Text { zh: "将、杀、捉以外的着法；兑、献、拦、跟也属闲着。", en: "Any move that is not check, kill or chase; exchange, offer, block and follow are idle too." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.9 Three rounds · 循环三次
///
/// The moves recur; when the cycle has been gone through three times (a first move that captures is not counted), it is ruled on.
pub static REPETITION_THREE_TIMES: Rule = Rule {
    document: "cxa-2020",
    number: "24.9",
    name: "repetition-three-times",
    same_as: &["repetition-three-times"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "循环三次", en: "Three rounds" },
    text: Text { zh: "双方着法循环，已走满三次（首着是吃子的不计），即可裁决。", en: "The moves recur; when the cycle has been gone through three times (a first move that captures is not counted), it is ruled on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.10 Perpetual check, kill, chase and the rest · 长将、长杀、长捉、长兑等
///
/// Moves of one kind gone through three times are called perpetual: check, kill, chase; so also exchange, offer, block, follow and idle moves.
///
/// ※ How 24.10 to 24.12 divide this is not known; they are written as one.
pub static PERPETUAL_CYCLES: Rule = Rule {
    document: "cxa-2020",
    number: "24.10",
    name: "perpetual-cycles",
    same_as: &["perpetual-cycles"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "长将、长杀、长捉、长兑等", en: "Perpetual check, kill, chase and the rest" },
    text: Text { zh: "同一性质的着法循环三次，分别称为长将、长杀、长捉；兑、献、拦、跟、闲亦同。", en: "Moves of one kind gone through three times are called perpetual: check, kill, chase; so also exchange, offer, block, follow and idle moves." },
    follows: None,
    notes: &[Text { zh: "24.10 至 24.12 的分条未见，合写为一条。", en: "How 24.10 to 24.12 divide this is not known; they are written as one." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: Some(Text { zh: "只是名称", en: "only names" }),
};

/// 24.13 Forbidden cycles · 禁止着法
///
/// Perpetual check, kill or chase, and any mixture of check, kill and chase without an idle move.
pub static FORBIDDEN_CYCLES: Rule = Rule {
    document: "cxa-2020",
    number: "24.13",
    name: "forbidden-cycles",
    same_as: &["forbidden-cycles"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "禁止着法", en: "Forbidden cycles" },
    text: Text { zh: "长将、长杀、长捉，以及一将一杀、一将一捉、一杀一捉，中间没有闲着的循环。", en: "Perpetual check, kill or chase, and any mixture of check, kill and chase without an idle move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.14 Allowed cycles · 允许着法
///
/// All that is not forbidden is allowed.
pub static ALLOWED_CYCLES: Rule = Rule {
    document: "cxa-2020",
    number: "24.14",
    name: "allowed-cycles",
    same_as: &["allowed-cycles"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "允许着法", en: "Allowed cycles" },
    text: Text { zh: "禁止着法以外的，都是允许着法。", en: "All that is not forbidden is allowed." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.15 Protected and unprotected · 有根与无根
///
/// A piece is protected by another that can really retake; a protector that cannot is a false root, and the piece counts as unprotected; with fewer protectors than attackers it is under-rooted.
pub static ROOTS: Rule = Rule {
    document: "cxa-2020",
    number: "24.15",
    name: "roots",
    same_as: &["roots"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "有根与无根", en: "Protected and unprotected" },
    text: Text { zh: "有子保护为有根，真正能还吃的才算；看似保护而不能还吃的为假根，按无根论；捉者多于保护者的为少根。", en: "A piece is protected by another that can really retake; a protector that cannot is a false root, and the piece counts as unprotected; with fewer protectors than attackers it is under-rooted." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 24.16 Under-rooted · 少根子
///
/// A piece with fewer protectors than attackers; protectors hidden behind another piece on the same line count. It is chased if something is won when all captures and recaptures on its point are played.
pub static UNDER_ROOTED: Rule = Rule {
    document: "cxa-2020",
    number: "24.16",
    name: "under-rooted",
    same_as: &["under-rooted"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "少根子", en: "Under-rooted" },
    text: Text { zh: "攻击者多于保护者的子为少根子，暗根（经同一条线上另一子保护）也计算在内。按吃子与还吃走完后有得，则为捉。", en: "A piece with fewer protectors than attackers; protectors hidden behind another piece on the same line count. It is chased if something is won when all captures and recaptures on its point are played." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 24.17 Joint chase · 联合捉子
///
/// A chase for which two pieces or more are needed. If the piece that moved is one of them, the move is a chase even though the threat was there before, but of the lighter class.
pub static JOINT_CHASE: Rule = Rule {
    document: "cxa-2020",
    number: "24.17",
    name: "joint-chase",
    same_as: &["joint-chase"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "联合捉子", en: "Joint chase" },
    text: Text { zh: "要两个以上的子合力才能得子的捉。走动的子参与其中的，虽然走前已在捉，仍算捉，但属较轻的一类。", en: "A chase for which two pieces or more are needed. If the piece that moved is one of them, the move is a chase even though the threat was there before, but of the lighter class." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 25.1 Perpetual check by one side · 单方长将
///
/// One side alone checks perpetually: it loses at once, without an order to vary, even if it has no other move (figure 6).
///
/// → Lost.
pub static PERPETUAL_CHECK: Rule = Rule {
    document: "cxa-2020",
    number: "25.1",
    name: "perpetual-check",
    same_as: &["perpetual-check"],
    section: Text { zh: "25 裁决", en: "25 Rulings" },
    title: Text { zh: "单方长将", en: "Perpetual check by one side" },
    text: Text { zh: "只有一方长将，不论有无其他着法可走，该方判负，不须先令变着（图6）。", en: "One side alone checks perpetually: it loses at once, without an order to vary, even if it has no other move (figure 6)." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.2 Both allowed · 双方允许
///
/// Both cycles are allowed: drawn if neither varies.
///
/// → Drawn.
pub static BOTH_ALLOWED: Rule = Rule {
    document: "cxa-2020",
    number: "25.2",
    name: "both-allowed",
    same_as: &["both-allowed"],
    section: Text { zh: "25 裁决", en: "25 Rulings" },
    title: Text { zh: "双方允许", en: "Both allowed" },
    text: Text { zh: "双方都是允许着法，不变作和。", en: "Both cycles are allowed: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.3 Forbidden against allowed · 禁止对允许
///
/// One cycle is forbidden, the other allowed: the forbidden side must vary or loses.
///
/// → Lost if it does not vary.
pub static FORBIDDEN_AGAINST_ALLOWED: Rule = Rule {
    document: "cxa-2020",
    number: "25.3",
    name: "forbidden-against-allowed",
    same_as: &["forbidden-against-allowed"],
    section: Text { zh: "25 裁决", en: "25 Rulings" },
    title: Text { zh: "禁止对允许", en: "Forbidden against allowed" },
    text: Text { zh: "一方为禁止着法，另一方为允许着法：前者须变，不变判负。", en: "One cycle is forbidden, the other allowed: the forbidden side must vary or loses." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 26.1 Attacks by general or soldier · 将帅兵卒之捉
///
/// An attack by the general or a soldier itself counts as idle.
///
/// → Counts as idle.
pub static GENERAL_AND_SOLDIER: Rule = Rule {
    document: "cxa-2020",
    number: "26.1",
    name: "general-and-soldier",
    same_as: &["general-and-soldier"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "将帅兵卒之捉", en: "Attacks by general or soldier" },
    text: Text { zh: "将（帅）、兵（卒）本身的捉按闲着论。", en: "An attack by the general or a soldier itself counts as idle." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 26.1.1 General or soldier opening an attack · 将帅兵卒放出之捉
///
/// A move of the general or a soldier by which it attacks together with other pieces, or by which other pieces newly attack, is a chase.
///
/// → Counts as a chase.
pub static GENERAL_OR_SOLDIER_OPENS: Rule = Rule {
    document: "cxa-2020",
    number: "26.1.1",
    name: "general-or-soldier-opens",
    same_as: &["general-or-soldier-opens"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "将帅兵卒放出之捉", en: "General or soldier opening an attack" },
    text: Text { zh: "将（帅）、兵（卒）走动后，与其他子配合同时产生的捉，或使其他子新产生的捉，算捉。", en: "A move of the general or a soldier by which it attacks together with other pieces, or by which other pieces newly attack, is a chase." },
    follows: Some(Text { zh: "算捉。", en: "Counts as a chase." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 26.1.2 Attacking jointly with general or soldier · 同将帅兵卒联合之捉
///
/// A move of another piece that newly forms a joint attack with the general or a soldier is a chase.
pub static JOINT_WITH_GENERAL_OR_SOLDIER: Rule = Rule {
    document: "cxa-2020",
    number: "26.1.2",
    name: "joint-with-general-or-soldier",
    same_as: &["joint-with-general-or-soldier"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "同将帅兵卒联合之捉", en: "Attacking jointly with general or soldier" },
    text: Text { zh: "其他子走动，新形成与将（帅）、兵（卒）联合的捉，算捉。", en: "A move of another piece that newly forms a joint attack with the general or a soldier is a chase." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.1.3 The general answering a check · 将帅应将
///
/// A move by which the general answers a check is idle, whatever chase or kill it brings about.
///
/// → Counts as idle.
pub static GENERAL_ANSWERS_CHECK: Rule = Rule {
    document: "cxa-2020",
    number: "26.1.3",
    name: "general-answers-check",
    same_as: &["general-answers-check"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "将帅应将", en: "The general answering a check" },
    text: Text { zh: "将（帅）应将的着法，其造成的捉、杀按闲着论。", en: "A move by which the general answers a check is idle, whatever chase or kill it brings about." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.1.4 Another piece answering a check · 其他子应将
///
/// A move of another piece that answers a check counts for what it newly threatens; what could be taken anyway but for the check is idle.
pub static OTHER_PIECE_ANSWERS_CHECK: Rule = Rule {
    document: "cxa-2020",
    number: "26.1.4",
    name: "other-piece-answers-check",
    same_as: &["other-piece-answers-check"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "其他子应将", en: "Another piece answering a check" },
    text: Text { zh: "其他子应将的着法，新产生的捉、杀照算；将军以前就有的捉，按闲着论。", en: "A move of another piece that answers a check counts for what it newly threatens; what could be taken anyway but for the check is idle." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.2 Holding a drawn set-up · 例和局面
///
/// The drawing side with a single attacking piece that holds the points of the draw may attack advisors and elephants on the way: idle. (figure 18, reference figure 19)
///
/// → Counts as idle.
pub static DRAWN_SETUP: Rule = Rule {
    document: "cxa-2020",
    number: "26.2",
    name: "drawn-setup",
    same_as: &["drawn-setup"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "例和局面", en: "Holding a drawn set-up" },
    text: Text { zh: "守和方只有一个进攻子而占据守和要点，附带产生的捉士、象，按闲着论。（图 18、参考图 19）", en: "The drawing side with a single attacking piece that holds the points of the draw may attack advisors and elephants on the way: idle. (figure 18, reference figure 19)" },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.3 A threat that was there before · 原有之捉
///
/// A threat that existed before the move and whose result the move does not change is idle.
///
/// → Counts as idle.
pub static UNCHANGED_THREAT: Rule = Rule {
    document: "cxa-2020",
    number: "26.3",
    name: "unchanged-threat",
    same_as: &["unchanged-threat"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "原有之捉", en: "A threat that was there before" },
    text: Text { zh: "走前已经存在、结果没有变化的捉或杀，按闲着论。", en: "A threat that existed before the move and whose result the move does not change is idle." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.4 The heaviest function · 一着多用
///
/// A move with several functions is called by the heaviest: check, kill, chase, idle.
pub static HEAVIEST_FUNCTION: Rule = Rule {
    document: "cxa-2020",
    number: "26.4",
    name: "heaviest-function",
    same_as: &["heaviest-function"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "一着多用", en: "The heaviest function" },
    text: Text { zh: "一着有几种作用的，取其重者：将重于杀，杀重于捉，捉重于闲。", en: "A move with several functions is called by the heaviest: check, kill, chase, idle." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.5 Judged after the exchange · 交换后论得失
///
/// Attacks by a piece that protects another or is pinned, and mutual attacks, are judged after the complete exchange: gain or balance is a chase, loss is idle.
pub static JUDGED_AFTER_EXCHANGE: Rule = Rule {
    document: "cxa-2020",
    number: "26.5",
    name: "judged-after-exchange",
    same_as: &["judged-after-exchange"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "交换后论得失", en: "Judged after the exchange" },
    text: Text { zh: "有根子、被牵子的攻击以及互相攻击，按交换完毕论：得子或不失算捉，失子按闲着论。", en: "Attacks by a piece that protects another or is pinned, and mutual attacks, are judged after the complete exchange: gain or balance is a chase, loss is idle." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.6 Values · 子力价值
///
/// A chariot is worth two horses or cannons, a horse a cannon, an advisor an elephant; a crossed soldier floats, so that a soldier for a piece or a piece for soldiers is neither gain nor loss; general and uncrossed soldiers do not count.
pub static VALUES: Rule = Rule {
    document: "cxa-2020",
    number: "26.6",
    name: "values",
    same_as: &["values"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "子力价值", en: "Values" },
    text: Text { zh: "车约等于两个马、炮；马等于炮；士等于象；过河兵价值浮动，以兵换子或以子换兵不算得失；将（帅）和未过河的兵不计。", en: "A chariot is worth two horses or cannons, a horse a cannon, an advisor an elephant; a crossed soldier floats, so that a soldier for a piece or a piece for soldiers is neither gain nor loss; general and uncrossed soldiers do not count." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.7 A soldier for a chariot · 以兵换车
///
/// The floating worth of a crossed soldier is not above a horse or cannon: giving a soldier to win a chariot is a gain, to win another piece it is none.
///
/// ※ The words of 26.7 and 26.8 are not known; written from figure 24 and reference figures 29 and 30.
pub static SOLDIER_FOR_CHARIOT: Rule = Rule {
    document: "cxa-2020",
    number: "26.7",
    name: "soldier-for-chariot",
    same_as: &["soldier-for-chariot"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "以兵换车", en: "A soldier for a chariot" },
    text: Text { zh: "过河兵的浮动价值不超过一个马、炮；弃兵得车是捉，弃兵得马、炮、士、象不算得子。", en: "The floating worth of a crossed soldier is not above a horse or cannon: giving a soldier to win a chariot is a gain, to win another piece it is none." },
    follows: None,
    notes: &[Text { zh: "26.7、26.8 的原文未见，依图 24、参考图 29、30 写成。", en: "The words of 26.7 and 26.8 are not known; written from figure 24 and reference figures 29 and 30." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.8 A soldier that takes and opens a check · 兵卒吃子放出将军
///
/// A capture by a soldier that opens a check by another piece counts as a chase.
pub static SOLDIER_OPENS_CHECK: Rule = Rule {
    document: "cxa-2020",
    number: "26.8",
    name: "soldier-opens-check",
    same_as: &["soldier-opens-check"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "兵卒吃子放出将军", en: "A soldier that takes and opens a check" },
    text: Text { zh: "兵（卒）吃子而放出其他子将军的，算捉。", en: "A capture by a soldier that opens a check by another piece counts as a chase." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 26.9 Both forbidden · 双方禁止
///
/// Both cycles are forbidden: the heavier side must vary; check, kill, and chases of a chariot or an unprotected piece are heavier than joint chases and chases of an under-rooted piece; equal weight is drawn, and so is mutual perpetual check.
///
/// → The heavier side loses if it does not vary; equal is drawn.
pub static BOTH_FORBIDDEN: Rule = Rule {
    document: "cxa-2020",
    number: "26.9",
    name: "both-forbidden",
    same_as: &["both-forbidden"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "双方禁止", en: "Both forbidden" },
    text: Text { zh: "双方都是禁止着法时，较重的一方须变：将、杀、捉车、捉无根子重于联合捉子和捉少根子；轻重相同，不变作和；双方长将，不变作和。", en: "Both cycles are forbidden: the heavier side must vary; check, kill, and chases of a chariot or an unprotected piece are heavier than joint chases and chases of an under-rooted piece; equal weight is drawn, and so is mutual perpetual check." },
    follows: Some(Text { zh: "较重方不变作负；相同作和。", en: "The heavier side loses if it does not vary; equal is drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// fig-13 A threat of the opponent’s own making · 对方自己造成的捉
///
/// A threat that the opponent’s own last move brought about, and to which the move adds nothing, is idle.
///
/// → Counts as idle.
///
/// ※ The number of the clause is not known; see figure 13, reference figures 21 and 22.
pub static OPPONENTS_DOING: Rule = Rule {
    document: "cxa-2020",
    number: "fig-13",
    name: "opponents-doing",
    same_as: &["opponents-doing"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "对方自己造成的捉", en: "A threat of the opponent’s own making" },
    text: Text { zh: "由对方上一着自己造成、己方着法没有加以作用的捉，按闲着论。", en: "A threat that the opponent’s own last move brought about, and to which the move adds nothing, is idle." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[Text { zh: "条文编号不详；见图 13、参考图 21、22。", en: "The number of the clause is not known; see figure 13, reference figures 21 and 22." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// ref-8 Nine forbidden moves in a row · 连续九着禁止着法
///
/// A side that makes nine forbidden moves in a row over at least three points must vary or loses, even without an exact cycle. (reference figure 8)
///
/// → Lost if it does not vary.
pub static NINE_FORBIDDEN_MOVES: Rule = Rule {
    document: "cxa-2020",
    number: "ref-8",
    name: "nine-forbidden-moves",
    same_as: &["nine-forbidden-moves"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "连续九着禁止着法", en: "Nine forbidden moves in a row" },
    text: Text { zh: "没有形成准确的循环，而一方在三个以上的点上连续走出九着禁止着法的，须变，不变判负。（参考图 8）", en: "A side that makes nine forbidden moves in a row over at least three points must vary or loses, even without an exact cycle. (reference figure 8)" },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "cxa-2020",
    title: Text { zh: "《象棋竞赛规则（2020）》", en: "Xiangqi competition rules of the Chinese Xiangqi Association, 2020" },
    game: Game::Xiangqi,
    edition: "2020",
    source: Text { zh: "第六章开头与第八章图 2–16 的摘录（Fairy-Stockfish 议题 55 附件）；81 个图例的官方判语与着法标注，由 liudengfeng/cppxq（MIT）转录。", en: "Excerpts of chapter 6 and of the labels of figures 2-16 of chapter 8 (attached to Fairy-Stockfish issue 55); the official labels and comments of 81 figures as transcribed by liudengfeng/cppxq (MIT)." },
    extent: Text { zh: "已见：第 24 条的定义、25 条与部分 26 条的摘录、全部图例的判语。第 24.15 至 26 条未见全文，按转述和图例写成；终局与限着条文、26.3、26.6 与 ref-8 的编号不详，是我们加的。", en: "Read: the definitions of article 24, excerpts of 25 and 26, the rulings on all figures. The full text of 24.15 to 26 was not seen and is written from accounts and figures; the numbers of the clauses on the end of the game, the move limit, 26.3, 26.6 and ref-8 are not known and are ours." },
    checked_on: "2026-11-30",
    rules: &[&CHECKMATE, &NO_LEGAL_MOVE, &MOVE_LIMIT, &RESIGNATION, &TIME_FORFEIT, &AGREEMENT, &ILLEGAL_MOVE, &LATE_ARRIVAL, &CHECK, &KILL, &CHASE, &EXCHANGE, &OFFER, &BLOCK, &FOLLOW, &IDLE, &REPETITION_THREE_TIMES, &PERPETUAL_CYCLES, &FORBIDDEN_CYCLES, &ALLOWED_CYCLES, &ROOTS, &UNDER_ROOTED, &JOINT_CHASE, &PERPETUAL_CHECK, &BOTH_ALLOWED, &FORBIDDEN_AGAINST_ALLOWED, &GENERAL_AND_SOLDIER, &GENERAL_OR_SOLDIER_OPENS, &JOINT_WITH_GENERAL_OR_SOLDIER, &GENERAL_ANSWERS_CHECK, &OTHER_PIECE_ANSWERS_CHECK, &DRAWN_SETUP, &UNCHANGED_THREAT, &HEAVIEST_FUNCTION, &JUDGED_AFTER_EXCHANGE, &VALUES, &SOLDIER_FOR_CHARIOT, &SOLDIER_OPENS_CHECK, &BOTH_FORBIDDEN, &OPPONENTS_DOING, &NINE_FORBIDDEN_MOVES],
    parameters: &[
        Parameter { name: "repetition-occurrences", title: Text { zh: "循环起始局面出现第几次时裁决（循环三次）", en: "occurrences of the position a cycle starts from at which it is ruled on (three rounds)" }, value: Value::Occurrences(Occurrences(4)), rule: &REPETITION_THREE_TIMES, by_people: None },
        Parameter { name: "no-capture-limit", title: Text { zh: "无吃子的回合限度", en: "moves by each side without a capture" }, value: Value::MovesEach(MovesEach(60)), rule: &MOVE_LIMIT, by_people: None },
        Parameter { name: "forbidden-moves-in-a-row", title: Text { zh: "未成准确循环而须变的连续禁止着法数", en: "forbidden moves in a row after which a side must vary without an exact cycle" }, value: Value::Count(Count(9)), rule: &NINE_FORBIDDEN_MOVES, by_people: None },
        Parameter { name: "points-of-a-forbidden-run", title: Text { zh: "连续禁止着法至少走到的点数", en: "points that such a run must reach at least" }, value: Value::Count(Count(3)), rule: &NINE_FORBIDDEN_MOVES, by_people: None },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "how-a-gain-is-played-out", rules: &[&CHASE, &JUDGED_AFTER_EXCHANGE, &VALUES, &SOLDIER_FOR_CHARIOT], title: Text { zh: "得子怎样验算", en: "How a gain is played out" }, question: Text { zh: "“走后下一着起能得子”怎样在盘上验算？", en: "How is it found on the board that material is won “from the next move on”?" }, readings: &[Text { zh: "只看下一着能否白吃。", en: "Only whether something can be taken for nothing on the next move." }, Text { zh: "让对方停一着，由己方以吃子和将军走下去，对方应将用任何着法，不被将时可吃可将可停，走到交换完毕为止。", en: "The opponent passes; the side goes on with captures and checks; the opponent answers a check with any move, else takes, checks or stops; until the exchange is complete." }], choice: Text { zh: "取第二种。对方本来就能吃的子，吃与不吃都不影响得失；看似有根、只因将帅照面或被牵而不能还吃的，对方先垫一着将军也不算还吃。得子处没有被吃回、对方只能在别处取偿的，只要不失子就算得（互捉、作根之子，图 22、参考图 20、30）；得子处被吃回的，须净得才算（图 4、参考图 31）。兵的价值在零以上、一马以下浮动：弃兵得车算得，弃兵得马不算（图 24、参考图 29）。己方将（帅）在中途吃子不算，兵的吃子只有放出将军才算（参考图 7、32）。得子的途径不止一条、或应将的着法不止一种时：己方选对自己最有利的，对方选对方最有利的；一着的性质和轻重以这样所得的为准，与先看到哪一条无关。", en: "The second. What the opponent could take anyway excuses nothing. A protector that cannot retake does not retake after a check thrown in. If the gain is not taken back where it was made and the opponent can only look for a recompense elsewhere, it is enough not to lose on balance (mutual attacks and pieces that protect: figure 22, reference figures 20 and 30); if it is taken back there, something must be left (figure 4, reference figure 31). A soldier floats between next to nothing and a horse: a soldier given for a chariot is a gain, for a horse it is none (figure 24, reference figure 29). Captures by the own general on the way do not count, captures by a soldier only if they open a check (reference figures 7 and 32). Where there are several ways to win, or several answers to a check, the winning side chooses what is most and the losing side what is least; the label and the class of the move are those of what is reached so, whichever line is found first." }, why: Text { zh: "这样验算，65 个高可信图例的裁决全部相合，着法标注除图 17 一着外全部相合。", en: "Played out so, the rulings on all 65 figures of high confidence come out as printed, and all labels but one of figure 17." } },
        Interpretation { number: "002", name: "when-a-threat-is-new", rules: &[&CHASE, &JOINT_CHASE, &OTHER_PIECE_ANSWERS_CHECK, &UNCHANGED_THREAT, &OPPONENTS_DOING], title: Text { zh: "捉怎样才算由这一着造成", en: "When a threat is of the move’s making" }, question: Text { zh: "走后能得的子，什么时候算这一着捉的？", en: "When does a gain that stands open after a move count as chased by that move?" }, readings: &[Text { zh: "走前走后各算一次，结果有变化就算。", en: "When the result before and after differs." }, Text { zh: "看走动的子同得子有什么关系。", en: "By what the piece that moved has to do with it." }], choice: Text { zh: "取第二种。走动的子去吃，或参与其中（送将、续吃、牵住保护者、护住炮架），是捉；让开线路、去掉根（包括以将军抽回的暗根，图 3、参考图 28）、脱离受攻而使别的子得以吃（图 12、参考图 18、39、49）、解除吃后被将死的妨碍（参考图 20、35），也是捉。同一子对同一子走前已经能得、结果不变的（图 5、参考图 6），对方上一着自己造成的（参考图 21），只躲开而没有给有根之子添加攻击者的（参考图 37），只解除别处威胁的（参考图 6、30），按闲着论。直接去吃的捉，只有走前同样能直接吃的才算原有；走前要用将军才能得的不算。走前被将军的，去掉将军之子再看原来能不能得（参考图 19、22）；将（帅）躲开杀着与应将相同，不因此成捉（参考图 30）。", en: "The second. It is a chase if the piece that moved takes or takes part (checks on the way, retakes, holds a protector, guards the mount); also if the move opens a line, cuts a root, even one that works through a check (figure 3, reference figure 28), leaves an attack so that another piece is free to take (figure 12, reference figures 18, 39, 49), or lifts the mate that would have answered the capture (reference figures 20 and 35). It is idle if the same piece could win the same piece before with the same result (figure 5, reference figure 6), if the opponent’s own last move brought it about (reference figure 21), if the move only leaves an attack and adds no attacker to a protected piece (reference figure 37), or parries something elsewhere (reference figures 6 and 30). A direct attack stood before only if the piece could be taken directly before, not if it could be won by checks. Out of a check, what was there before is seen with the checking pieces lifted (reference figures 19 and 22); a general that leaves a threatened mate is treated as one that answers a check (reference figure 30)." }, why: Text { zh: "各图判语所说的理由逐条归纳而来，不依局面特定。", en: "Gathered from the reasons given for the figures, one by one; none depends on a particular position." } },
        Interpretation { number: "003", name: "exchange-or-chase", rules: &[&EXCHANGE], title: Text { zh: "兑与捉", en: "Exchange or chase" }, question: Text { zh: "同类子互相能吃，一方无根，是兑还是捉？", en: "Pieces of one kind can take each other and one is unprotected: exchange or chase?" }, readings: &[Text { zh: "无根即捉。", en: "Unprotected means chased." }, Text { zh: "对方之子也能吃己方之子，而己方之子有根，是兑。", en: "If the other piece can take too and the own one is protected, it is an exchange." }], choice: Text { zh: "车对车、马（炮）对马、士象相对：互相能吃、己方有根，就是兑，虽然对方无根（图 2、9、30）。炮对炮：对方之炮有根才是兑，无根是捉（图 13、参考图 3、47）。同时由别的子去吃同一个子，除去面对的子仍能得的，是捉（图 11、参考图 43）；要靠互兑才能得的别处之子，不算（图 21）。", en: "For chariots, for horses (or a horse and a cannon), for advisors and elephants: if either can take the other and the own one is protected it is an exchange, though the enemy’s one is not (figures 2, 9, 30). For cannons: an exchange only if the enemy’s one is protected too, otherwise a chase (figure 13, reference figures 3 and 47). If another piece attacks the same victim and would win it without the piece that faces it, that is a chase (figure 11, reference figure 43); what can be won elsewhere only thanks to the exchange does not count (figure 21)." }, why: Text { zh: "图 2、9 标为兑，图 13 的说明指出“黑炮无根则为捉”。", en: "Figures 2 and 9 are labelled exchange; the comment on figure 13 says that it would be a chase if the cannon had no root." } },
        Interpretation { number: "004", name: "heavy-and-light", rules: &[&BOTH_FORBIDDEN], title: Text { zh: "双方禁止时的轻重", en: "Heavy and light" }, question: Text { zh: "26.9 各款怎样归并？", en: "How do the items of 26.9 come together?" }, readings: &[Text { zh: "逐款对照。", en: "Item by item." }, Text { zh: "一方循环中只要有一着联合捉子或捉少根子，就是较轻的一方；轻重相同作和。", en: "A side with at least one joint chase or chase of an under-rooted piece in its cycle is the lighter; equal weight is drawn." }], choice: Text { zh: "取第二种。联合捉子指被捉的子表面有根，走动的子参与（续吃、作炮架、牵住保护者、护架），或以将军配合另一子得子；捉无根子、捉车较重，不论有无根；少根子经交换而不得车的较轻。", en: "The second. A chase is joint if the victim is protected on the face of it and the piece that moved takes part (retakes, is the mount, holds a protector, guards the mount), or gives a check by which another piece wins. Chases of an unprotected piece are heavy, so are gains of a chariot; an under-rooted piece won by an exchange that takes no chariot is light." }, why: Text { zh: "已公布的双方禁止图例按此全部相合；原文 26.9.1 至 26.9.4 未见全文。", en: "All published figures with two forbidden cycles come out so; the words of 26.9.1 to 26.9.4 are not known in full." } },
        Interpretation { number: "005", name: "offer-or-kill", rules: &[&KILL, &CHASE, &EXCHANGE], title: Text { zh: "先吃邀兑之子而成杀", en: "A mate that begins by taking the piece offered in exchange" }, question: Text { zh: "走动的子与对方同兵种的子面对，先吃此子便可连将杀或得子，是杀、捉还是兑？", en: "The piece that moved faces one of its own kind, and taking it first would mate by checks or win: kill, chase or exchange?" }, readings: &[Text { zh: "按 26.4 取其重者：杀。", en: "By 26.4 the heavier counts: kill." }, Text { zh: "看对方吃后如何：对方吃后不致立即被将死或失子，先吃此子而得的都属于兑。", en: "It is judged by what happens when the opponent takes: if he is neither mated nor loses at once, all that begins by taking that piece belongs to the offer." }], choice: Text { zh: "取第二种（24.4）。对方吃后失子的是捉（图 17 原标为捉）；对方吃后被将死或不能离线的是杀（图 29）。不从吃此子开始的杀仍算杀（图 20）。", en: "The second (24.4). If the opponent who takes loses material it is a chase (figure 17 is labelled so); if he is mated, or may not leave his line, it is a kill (figure 29). A mate that begins otherwise stays a kill (figure 20)." }, why: Text { zh: "24.4 以对方一旦吃掉此子为准；图 17、29 的标注由此都合。", en: "Article 24.4 asks what becomes of the opponent once he has taken; the labels of figures 17 and 29 both follow." } },
        Interpretation { number: "006", name: "drawn-setup-and-blocks", rules: &[&BLOCK, &DRAWN_SETUP], title: Text { zh: "守和方与拦", en: "The drawing side, and blocks" }, question: Text { zh: "怎样认出 26.2 的守和方和拦？", en: "How are the drawing side of 26.2 and a block told?" }, readings: &[Text { zh: "凡只剩一个强子的一方。", en: "Any side with one attacking piece left." }, Text { zh: "只剩一个进攻子、子力又少于对方的一方才是守和方。", en: "A side with one attacking piece left, and less of an attack than the other." }], choice: Text { zh: "取第二种：进攻子指车、马、炮和过河兵；对方进攻子力更强，而所得只是士或象的，论闲（图 18；参考图 19 有两个进攻子，仍为捉）。强的一方追捉士象照算。闲着走到对方杀着第一步的线路中间的，称为拦（图 7）。", en: "The second: attacking pieces are chariot, horse, cannon and crossed soldier; if the other side has the stronger ones and only an advisor or elephant can be won, the chase is idle (figure 18; with two attacking pieces, reference figure 19, it stays a chase). The stronger side chases as anybody does. An idle move into the line of the first move of a threatened mate is called a block (figure 7)." }, why: Text { zh: "26.2 说的是守和方占据守和要点、附带产生的捉；强的一方不在守和。", en: "Article 26.2 speaks of the side that holds the draw and of attacks that come along; the stronger side holds no draw." } },
        Interpretation { number: "007", name: "runs-without-a-cycle", rules: &[&NINE_FORBIDDEN_MOVES], title: Text { zh: "没有准确循环的连续禁止着法", en: "Runs without a cycle" }, question: Text { zh: "参考图 8 的九着怎样适用？", en: "How are the nine moves of reference figure 8 applied?" }, readings: &[Text { zh: "只适用于该图。", en: "To that figure only." }, Text { zh: "记录末尾一方连续九着都是将、杀、捉，走到的点不少于三个，对方不是同样，即适用。", en: "When at the end of a record a side has made nine checks, kills or chases in a row, to three points or more, and the other side has not." }], choice: Text { zh: "取第二种，作预告：该方须变，不变作负。记录中已有准确循环的，仍依循环裁决。", en: "The second, as a prospective ruling: the side must vary or loses. Where there is an exact cycle three times over, that is ruled on." }, why: Text { zh: "判语以着数和点数说明理由。", en: "The published ruling gives the number of moves and points as its reason." } },
        Interpretation { number: "008", name: "the-same-round-three-times", rules: &[&REPETITION_THREE_TIMES, &BOTH_ALLOWED, &FORBIDDEN_AGAINST_ALLOWED], title: Text { zh: "怎样算循环三次", en: "What three rounds are" }, question: Text { zh: "同一局面出现四次，而其间走法不同，算不算循环三次？", en: "A position has stood four times, but the moves between were not the same: are these three rounds?" }, readings: &[Text { zh: "局面出现四次即算。", en: "Four stands are enough." }, Text { zh: "只数最后三次往返；每一次都须是同样的循环。", en: "Only the last three returns count, and each must be the same round." }], choice: Text { zh: "取第二种。最后三次往返中一方着着是将、杀、捉的，不论走法是否相同，即为禁止着法；作和则须三次往返双方各着的性质都相同；否则不裁。一个往返本身经过该局面不止一次的，以走法完全相同的三个长往返计。无准确循环的见 007。", en: "The second. If every move of a side in the last three returns is check, kill or chase, its cycle is forbidden whatever the ways; a draw needs the same labels on both sides in each of them; otherwise nothing is ruled. A round that itself leads through the position more than once counts if the same moves were gone through three times. For runs without an exact cycle see 007." }, why: Text { zh: "24.9 至 24.11 说的是连续不停而形成循环达三次；中间变过着的，不是三次。", en: "Articles 24.9 to 24.11 speak of going on without a stop until the round has come three times; who varied in between has not gone round three times." } },
        Interpretation { number: "009", name: "order-to-vary", rules: &[&PERPETUAL_CHECK, &FORBIDDEN_AGAINST_ALLOWED, &BOTH_FORBIDDEN], title: Text { zh: "令变着", en: "The order to vary" }, question: Text { zh: "“变着，不变作负”何时判负？", en: "When does a side that “must vary, or loses” lose?" }, readings: &[Text { zh: "循环三次即负。", en: "When the third round is complete." }, Text { zh: "裁判员先令变着，此后该方第一步走回循环即负。", en: "The arbiter orders it to vary first; its first move back into the cycle after that loses." }], choice: Text { zh: "取第二种；25.1（单方长将）不须先令，即负。棋谱中没有变着的命令时，只说应令谁变着，以后的着法不作废，所记结果也不算错。用 `--ordered automatically` 时以预告代替命令，循环满三次即负，裁决中注明。", en: "The second; one-sided perpetual check (25.1) loses at once. Where a record holds no order, the ruling says who has to be ordered; later moves are not void and the stated result is not wrong. With `--ordered automatically` the warning is taken for the order, the third round loses, and the ruling says so." }, why: Text { zh: "“变着”先于“作负”；条文没有明写由谁、何时通知，这是我们的读法。", en: "Varying comes before losing. The text does not say who tells the side and when; this is our reading." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::XiangqiParameters = parameters::XiangqiParameters {
    checks_by_one_piece: None,
    checks_by_three_pieces: None,
    checks_by_two_pieces: None,
    checks_counted: None,
    forbidden_moves_in_a_row: Some(Cited { value: Count(9), rule: &NINE_FORBIDDEN_MOVES }),
    games_in_play_off: None,
    games_kept_on_withdrawal: None,
    match_points_for_draw: None,
    match_points_for_loss: None,
    match_points_for_win: None,
    no_capture_limit: Some(Cited { value: MovesEach(60), rule: &MOVE_LIMIT }),
    points_for_draw: None,
    points_for_loss: None,
    points_for_win: None,
    points_of_a_forbidden_run: Some(Cited { value: Count(3), rule: &NINE_FORBIDDEN_MOVES }),
    repetition_occurrences: Some(Cited { value: Occurrences(4), rule: &REPETITION_THREE_TIMES }),
};

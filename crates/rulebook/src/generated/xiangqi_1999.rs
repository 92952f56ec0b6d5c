// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! Xiangqi competition rules, 1999 · 《象棋竞赛规则（1999）》
//!
//! Read: chapter 4 on the end of the game, the rulings of articles 24 to 29 and their thirteen details (numbered detail-1 and so on here); the numbers below 25.1 and number 27.5 are ours. The figures of the details were not seen; positions come from figures of the 2020 edition with the same moves.

use crate::*;

/// 4.1.1 Checkmate · 将死
///
/// A side whose general is in check and cannot be saved has lost.
///
/// → Lost.
pub static CHECKMATE: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "将（帅）被将军而无法解救的一方判负。", en: "A side whose general is in check and cannot be saved has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4.1.2 Generals facing each other · 将帅照面
///
/// A side after whose own move the generals face each other with nothing between them has lost.
///
/// → Lost.
pub static GENERALS_FACING: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.2",
    name: "generals-facing",
    same_as: &["generals-facing"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "将帅照面", en: "Generals facing each other" },
    text: Text { zh: "走子后己方将（帅）与对方将（帅）在同一条直线上直接照面的一方判负。", en: "A side after whose own move the generals face each other with nothing between them has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 4.1.3 No legal move · 困毙
///
/// A side to move that is not in check and has no legal move has lost.
///
/// → Lost.
pub static NO_LEGAL_MOVE: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.3",
    name: "no-legal-move",
    same_as: &["no-legal-move"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "困毙", en: "No legal move" },
    text: Text { zh: "轮到走棋、没有被将军而无着可走的一方判负。", en: "A side to move that is not in check and has no legal move has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4.1.4 Time overstepped · 超时
///
/// A player who has not made the prescribed moves in the prescribed time has lost.
///
/// → Lost.
///
/// ※ The number follows the order of the list in the text.
pub static TIME_FORFEIT: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.4",
    name: "time-forfeit",
    same_as: &["time-forfeit"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "超时", en: "Time overstepped" },
    text: Text { zh: "一方没有在规定时间内走完规定着数，判负。", en: "A player who has not made the prescribed moves in the prescribed time has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[Text { zh: "编号依条文所列次序。", en: "The number follows the order of the list in the text." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::SecondHand,
    by_people: None,
};

/// 4.1.5 Late arrival · 迟到
///
/// A player who is not there within the time the event allows is declared lost by the arbiter.
///
/// → The arbiter decides.
///
/// ※ The number follows the order of the list in the text.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.5",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "超过规定时限未到场的一方，由裁判员判负。", en: "A player who is not there within the time the event allows is declared lost by the arbiter." },
    follows: Some(Text { zh: "由裁判员决定。", en: "The arbiter decides." }),
    notes: &[Text { zh: "编号依条文所列次序。", en: "The number follows the order of the list in the text." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::SecondHand,
    by_people: None,
};

/// 4.1.6 Illegal move · 违例着法
///
/// A player who makes a move against the rules of play has lost.
///
/// → Lost.
///
/// ※ The number follows the order of the list in the text.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.6",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "违例着法", en: "Illegal move" },
    text: Text { zh: "走出不合行棋规定的着法，判负。", en: "A player who makes a move against the rules of play has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[Text { zh: "编号依条文所列次序。", en: "The number follows the order of the list in the text." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 4.1.9 Resignation · 认输
///
/// A player who gives up the game has lost it.
///
/// → Won by the opponent.
///
/// ※ The number follows the order of the list in the text.
pub static RESIGNATION: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.1.9",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "一方声明认输，对局结束，对方获胜。", en: "A player who gives up the game has lost it." },
    follows: Some(Text { zh: "对方胜。", en: "Won by the opponent." }),
    notes: &[Text { zh: "编号依条文所列次序。", en: "The number follows the order of the list in the text." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::SecondHand,
    by_people: None,
};

/// 4.2.2 Agreement · 协议和棋
///
/// One player offers a draw and the other agrees: the game is drawn.
///
/// → Drawn.
///
/// ※ The number follows the order of the list in the text.
pub static AGREEMENT: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.2.2",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "协议和棋", en: "Agreement" },
    text: Text { zh: "一方提议作和，对方同意，作和。", en: "One player offers a draw and the other agrees: the game is drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[Text { zh: "编号依条文所列次序。", en: "The number follows the order of the list in the text." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::SecondHand,
    by_people: None,
};

/// 4.2.4 Move limit · 自然限着
///
/// After sixty moves by each side without a capture a draw may be claimed.
///
/// → Drawn on claim.
pub static MOVE_LIMIT: Rule = Rule {
    document: "xiangqi-1999",
    number: "4.2.4",
    name: "move-limit",
    same_as: &["move-limit"],
    section: Text { zh: "4 终局", en: "4 End of the game" },
    title: Text { zh: "自然限着", en: "Move limit" },
    text: Text { zh: "连续六十回合没有吃子，可以提和。", en: "After sixty moves by each side without a capture a draw may be claimed." },
    follows: Some(Text { zh: "提和成立。", en: "Drawn on claim." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 24 Three rounds · 循环三次
///
/// The cycle has been repeated three times and a player asks for a ruling.
pub static REPETITION_THREE_TIMES: Rule = Rule {
    document: "xiangqi-1999",
    number: "24",
    name: "repetition-three-times",
    same_as: &["repetition-three-times"],
    section: Text { zh: "24 裁决", en: "24 Rulings" },
    title: Text { zh: "循环三次", en: "Three rounds" },
    text: Text { zh: "着法循环已达三次，经一方提出，由裁判裁决。", en: "The cycle has been repeated three times and a player asks for a ruling." },
    follows: None,
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 24.1 Perpetual check by one side · 单方长将
///
/// One side alone checks perpetually: it loses at once, without an order to vary, even if it has no other move.
///
/// → Lost.
pub static PERPETUAL_CHECK: Rule = Rule {
    document: "xiangqi-1999",
    number: "24.1",
    name: "perpetual-check",
    same_as: &["perpetual-check"],
    section: Text { zh: "24 裁决", en: "24 Rulings" },
    title: Text { zh: "单方长将", en: "Perpetual check by one side" },
    text: Text { zh: "只有一方长将，不论有无其他着法可走，该方判负，不须先令变着。", en: "One side alone checks perpetually: it loses at once, without an order to vary, even if it has no other move." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.2 Both allowed or both forbidden · 双方同类
///
/// Both cycles are allowed or both are forbidden: drawn if neither varies.
///
/// → Drawn.
pub static BOTH_ALLOWED: Rule = Rule {
    document: "xiangqi-1999",
    number: "24.2",
    name: "both-allowed",
    same_as: &["both-allowed"],
    section: Text { zh: "24 裁决", en: "24 Rulings" },
    title: Text { zh: "双方同类", en: "Both allowed or both forbidden" },
    text: Text { zh: "双方都是允许着法，或都是禁止着法，不变作和。", en: "Both cycles are allowed or both are forbidden: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.3 Forbidden against allowed · 禁止对允许
///
/// One cycle is forbidden, the other allowed: the forbidden side must vary or loses.
///
/// → Lost if it does not vary.
pub static FORBIDDEN_AGAINST_ALLOWED: Rule = Rule {
    document: "xiangqi-1999",
    number: "24.3",
    name: "forbidden-against-allowed",
    same_as: &["forbidden-against-allowed"],
    section: Text { zh: "24 裁决", en: "24 Rulings" },
    title: Text { zh: "禁止对允许", en: "Forbidden against allowed" },
    text: Text { zh: "一方为禁止着法，另一方为允许着法：前者须变，不变判负。", en: "One cycle is forbidden, the other allowed: the forbidden side must vary or loses." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.1.1 Check · 将
///
/// A move that attacks the general directly.
pub static CHECK: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.1",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "将", en: "Check" },
    text: Text { zh: "直接攻击对方将（帅）的着法。", en: "A move that attacks the general directly." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.1.2 Kill · 杀
///
/// A move after which mate is threatened on the next move, or by a run of checks beginning with it.
pub static KILL: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.2",
    name: "kill",
    same_as: &["kill"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "杀", en: "Kill" },
    text: Text { zh: "走后下一着即可将死对方，或者从下一着起以连续将军将死对方。", en: "A move after which mate is threatened on the next move, or by a run of checks beginning with it." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.1.4 Exchange · 兑
///
/// An offer to exchange pieces of one kind, by which the offerer loses nothing at once.
pub static EXCHANGE: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.4",
    name: "exchange",
    same_as: &["exchange"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "兑", en: "Exchange" },
    text: Text { zh: "以同类子相兑，己方不因此立即受损。", en: "An offer to exchange pieces of one kind, by which the offerer loses nothing at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.1.5 Offer · 献
///
/// Gives a piece up to be taken, without being mated or losing more at once.
pub static OFFER: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.5",
    name: "offer",
    same_as: &["offer"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "献", en: "Offer" },
    text: Text { zh: "主动送子给对方吃，而己方不致立即被将死或再受损失。", en: "Gives a piece up to be taken, without being mated or losing more at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "献属闲着，不另判别", en: "an offer is idle; it is not told apart from other idle moves" }),
};

/// 25.1.6 Block · 拦
///
/// A move into the line of an attack of the other side.
pub static BLOCK: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.6",
    name: "block",
    same_as: &["block"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "拦", en: "Block" },
    text: Text { zh: "走子到对方将、杀、捉的路线上，加以阻拦。", en: "A move into the line of an attack of the other side." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.1.7 Follow · 跟
///
/// Follows a piece of the other side that is protected.
pub static FOLLOW: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.7",
    name: "follow",
    same_as: &["follow"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "跟", en: "Follow" },
    text: Text { zh: "尾随对方有根的子。", en: "Follows a piece of the other side that is protected." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "跟属闲着，不另判别", en: "following is idle; it is not told apart from other idle moves" }),
};

/// 25.1.8 Idle · 闲
///
/// Any move that is not check, kill or chase; exchange, offer, block and follow are idle too.
pub static IDLE: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.1.8",
    name: "idle",
    same_as: &["idle"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "闲", en: "Idle" },
    text: Text { zh: "将、杀、捉以外的着法；兑、献、拦、跟也属闲着。", en: "Any move that is not check, kill or chase; exchange, offer, block and follow are idle too." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.2.1 Forbidden cycles · 禁止着法
///
/// Perpetual check, kill or chase, and any mixture of check, kill and chase without an idle move.
pub static FORBIDDEN_CYCLES: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.2.1",
    name: "forbidden-cycles",
    same_as: &["forbidden-cycles"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "禁止着法", en: "Forbidden cycles" },
    text: Text { zh: "长将、长杀、长捉，以及一将一杀、一将一捉、一杀一捉，中间没有闲着的循环。", en: "Perpetual check, kill or chase, and any mixture of check, kill and chase without an idle move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.2.2 Allowed cycles · 允许着法
///
/// A cycle with at least one idle move.
pub static ALLOWED_CYCLES: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.2.2",
    name: "allowed-cycles",
    same_as: &["allowed-cycles"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "允许着法", en: "Allowed cycles" },
    text: Text { zh: "循环中至少有一着闲着。", en: "A cycle with at least one idle move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25.3 Values · 子力价值
///
/// A chariot is worth two horses or cannons, a horse a cannon, an advisor an elephant; a crossed soldier floats, so that a soldier for a piece or a piece for soldiers is neither gain nor loss; general and uncrossed soldiers do not count.
pub static VALUES: Rule = Rule {
    document: "xiangqi-1999",
    number: "25.3",
    name: "values",
    same_as: &["values"],
    section: Text { zh: "25 术语", en: "25 Terms" },
    title: Text { zh: "子力价值", en: "Values" },
    text: Text { zh: "车约等于两个马、炮；马等于炮；士等于象；过河兵价值浮动，以兵换子或以子换兵不算得失；将（帅）和未过河的兵不计。", en: "A chariot is worth two horses or cannons, a horse a cannon, an advisor an elephant; a crossed soldier floats, so that a soldier for a piece or a piece for soldiers is neither gain nor loss; general and uncrossed soldiers do not count." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 27.1 Attacks by general or soldier · 将帅与兵卒之捉
///
/// An attack by the general alone is idle; a soldier’s own attack is idle unless both sides attack each other, then it is a chase.
///
/// → Idle; a soldier chases in a mutual attack.
pub static GENERAL_AND_SOLDIER: Rule = Rule {
    document: "xiangqi-1999",
    number: "27.1",
    name: "general-and-soldier",
    same_as: &["general-and-soldier"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "将帅与兵卒之捉", en: "Attacks by general or soldier" },
    text: Text { zh: "将（帅）单独的捉按闲着论；兵（卒）本身的捉按闲着论，但双方互相攻击时算捉。", en: "An attack by the general alone is idle; a soldier’s own attack is idle unless both sides attack each other, then it is a chase." },
    follows: Some(Text { zh: "按闲着论，互攻时兵算捉。", en: "Idle; a soldier chases in a mutual attack." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 27.5 The general answering a check · 将帅应将
///
/// A move by which the general answers a check is idle, whatever chase or kill it brings about.
///
/// → Counts as idle.
pub static GENERAL_ANSWERS_CHECK: Rule = Rule {
    document: "xiangqi-1999",
    number: "27.5",
    name: "general-answers-check",
    same_as: &["general-answers-check"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "将帅应将", en: "The general answering a check" },
    text: Text { zh: "将（帅）应将的着法，其造成的捉、杀按闲着论。", en: "A move by which the general answers a check is idle, whatever chase or kill it brings about." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 27.3 Holding a drawn set-up · 例和局面
///
/// The side that holds a book draw with a single attacking piece may attack advisors and elephants on the way: idle.
///
/// → Counts as idle.
pub static DRAWN_SETUP: Rule = Rule {
    document: "xiangqi-1999",
    number: "27.3",
    name: "drawn-setup",
    same_as: &["drawn-setup"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "例和局面", en: "Holding a drawn set-up" },
    text: Text { zh: "仅有一个强子、守住例和局面的一方，附带攻击士、象的，按闲着论。", en: "The side that holds a book draw with a single attacking piece may attack advisors and elephants on the way: idle." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 27.4 The heaviest function · 一着多用
///
/// A move with several functions is called by the heaviest: check, kill, chase, idle.
pub static HEAVIEST_FUNCTION: Rule = Rule {
    document: "xiangqi-1999",
    number: "27.4",
    name: "heaviest-function",
    same_as: &["heaviest-function"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "一着多用", en: "The heaviest function" },
    text: Text { zh: "一着有几种作用的，取其重者：将重于杀，杀重于捉，捉重于闲。", en: "A move with several functions is called by the heaviest: check, kill, chase, idle." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 28.3 Chase · 捉
///
/// A move after which material is won from the next move on: by the piece that moved, by another piece it lets act, by several together, through a run of checks, or through a complete exchange; and the winner is not mated right after. What lies beyond does not count.
pub static CHASE: Rule = Rule {
    document: "xiangqi-1999",
    number: "28.3",
    name: "chase",
    same_as: &["chase"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "捉", en: "Chase" },
    text: Text { zh: "走后下一着起能得子：走动的子去吃，或放出别的子去吃，或几子合力去吃，或通过连续将军，或通过完整的交换；得子后不致立即被将死。再往后的变化不计。", en: "A move after which material is won from the next move on: by the piece that moved, by another piece it lets act, by several together, through a run of checks, or through a complete exchange; and the winner is not mated right after. What lies beyond does not count." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 29 Conditions of a chase · 捉的条件
///
/// A chase has all of these: a gain by direct capture, through checks or through a complete exchange; it arises from the move just made and was not there before; the piece has worth and is unprotected (a false root or too few roots count as none); the capturer is not mated afterwards.
///
/// → If one is missing the move is idle.
pub static CHASE_CONDITIONS: Rule = Rule {
    document: "xiangqi-1999",
    number: "29",
    name: "chase-conditions",
    same_as: &["chase-conditions"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "捉的条件", en: "Conditions of a chase" },
    text: Text { zh: "捉须同时具备：能以直接吃、连续将军或完整交换得子；由刚走的一着造成，走前没有；被捉的子有价值而无根（假根、少根同无根）；吃后不被将死。", en: "A chase has all of these: a gain by direct capture, through checks or through a complete exchange; it arises from the move just made and was not there before; the piece has worth and is unprotected (a false root or too few roots count as none); the capturer is not mated afterwards." },
    follows: Some(Text { zh: "缺一则为闲。", en: "If one is missing the move is idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-1 No other move is no excuse · 无他着可走
///
/// One-sided perpetual check is not allowed even if there is no other move.
pub static ONLY_MOVE_IS_NO_EXCUSE: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-1",
    name: "only-move-is-no-excuse",
    same_as: &["perpetual-check"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "无他着可走", en: "No other move is no excuse" },
    text: Text { zh: "单方长将，虽别无他着可走，仍须变，不变作负。", en: "One-sided perpetual check is not allowed even if there is no other move." },
    follows: None,
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "由 24.1 裁决", en: "ruled on by 24.1" }),
};

/// detail-2 Not attacked before, attacked now · 走前不捉、走后捉
///
/// A piece not attacked before the move and attacked after it is chased, also when it had been attacked earlier.
pub static ATTACKED_NOW: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-2",
    name: "attacked-now",
    same_as: &["attacked-now"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "走前不捉、走后捉", en: "Not attacked before, attacked now" },
    text: Text { zh: "走前没有捉着、走后捉着的，即为捉，虽然以前曾经捉过。", en: "A piece not attacked before the move and attacked after it is chased, also when it had been attacked earlier." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-3 A gain on the next move · 下一着得子
///
/// A gain foreseen from the next move on is a chase.
pub static FORESEEN_GAIN: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-3",
    name: "foreseen-gain",
    same_as: &["foreseen-gain"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "下一着得子", en: "A gain on the next move" },
    text: Text { zh: "下一着起能得子的着法是捉。", en: "A gain foreseen from the next move on is a chase." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-4 A piece that protects may chase · 作根之子仍可捉
///
/// A piece that serves as a root may chase, its loss weighed in the exchange.
pub static ROOT_STILL_CHASES: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-4",
    name: "root-still-chases",
    same_as: &["root-still-chases"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "作根之子仍可捉", en: "A piece that protects may chase" },
    text: Text { zh: "起保护作用的子，吃子后按得失计算，仍可构成捉。", en: "A piece that serves as a root may chase, its loss weighed in the exchange." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-5 Chase that is also an offer or exchange · 兼献、兼兑之捉
///
/// A chase that also offers or exchanges is a chase.
pub static CHASE_WITH_OFFER: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-5",
    name: "chase-with-offer",
    same_as: &["chase-with-offer"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "兼献、兼兑之捉", en: "Chase that is also an offer or exchange" },
    text: Text { zh: "捉而兼有献或兑作用的，仍为捉。", en: "A chase that also offers or exchanges is a chase." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-6 From chase to chase · 由捉到捉
///
/// The piece was already attacked by the same relation before the move and is attacked after it: idle.
///
/// → Counts as idle.
pub static FROM_CHASE_TO_CHASE: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-6",
    name: "from-chase-to-chase",
    same_as: &["from-chase-to-chase"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "由捉到捉", en: "From chase to chase" },
    text: Text { zh: "走动之前已经以同样的关系捉着该子，走后仍捉着，按闲着论。", en: "The piece was already attacked by the same relation before the move and is attacked after it: idle." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-7 A capture that would be mated · 吃后被将死
///
/// An apparent chase whose capture would be answered by mate is idle.
///
/// → Counts as idle.
pub static CAPTURE_WOULD_BE_MATED: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-7",
    name: "capture-would-be-mated",
    same_as: &["capture-would-be-mated"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "吃后被将死", en: "A capture that would be mated" },
    text: Text { zh: "看似捉子，而吃子后即被将死的，按闲着论。", en: "An apparent chase whose capture would be answered by mate is idle." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-8 Both forbidden · 双方禁止
///
/// Both cycles are forbidden: drawn if neither varies.
///
/// → Drawn.
pub static BOTH_FORBIDDEN: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-8",
    name: "both-forbidden",
    same_as: &["both-forbidden"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "双方禁止", en: "Both forbidden" },
    text: Text { zh: "双方都是禁止着法，不变作和。", en: "Both cycles are forbidden: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-9 General and other pieces together · 将帅与其他子同捉
///
/// A move of the general that also lets other pieces attack is a chase.
pub static GENERAL_WITH_OTHERS: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-9",
    name: "general-with-others",
    same_as: &["general-with-others"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "将帅与其他子同捉", en: "General and other pieces together" },
    text: Text { zh: "将（帅）走动而同时使其他子捉子的，算捉。", en: "A move of the general that also lets other pieces attack is a chase." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-10 A soldier for a piece · 以兵换子
///
/// Giving a crossed soldier for a piece is no gain: its worth floats.
///
/// → Counts as idle.
pub static SOLDIER_FOR_PIECE: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-10",
    name: "soldier-for-piece",
    same_as: &["soldier-for-piece"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "以兵换子", en: "A soldier for a piece" },
    text: Text { zh: "弃过河兵换子，价值浮动，不算得子。", en: "Giving a crossed soldier for a piece is no gain: its worth floats." },
    follows: Some(Text { zh: "按闲着论。", en: "Counts as idle." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-11 Mutual attack · 互相攻击
///
/// Where both sides attack each other, the attacks of soldiers are chases.
pub static MUTUAL_ATTACK: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-11",
    name: "mutual-attack",
    same_as: &["mutual-attack"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "互相攻击", en: "Mutual attack" },
    text: Text { zh: "双方互相攻击时，兵（卒）的捉算捉。", en: "Where both sides attack each other, the attacks of soldiers are chases." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// detail-12 Several functions · 一着多用
///
/// Of several functions of a move the heaviest counts.
pub static SEVERAL_FUNCTIONS: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-12",
    name: "several-functions",
    same_as: &["heaviest-function"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "一着多用", en: "Several functions" },
    text: Text { zh: "一着有几种作用，取其重者。", en: "Of several functions of a move the heaviest counts." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "由 27.4 判别", en: "told by 27.4" }),
};

/// detail-13 Drawn set-up · 例和局面
///
/// The side that holds a simple drawn set-up attacks advisor or elephant on the way: idle.
pub static DRAWN_SETUP_FIGURE: Rule = Rule {
    document: "xiangqi-1999",
    number: "detail-13",
    name: "drawn-setup-figure",
    same_as: &["drawn-setup"],
    section: Text { zh: "27 细则", en: "27 Details" },
    title: Text { zh: "例和局面", en: "Drawn set-up" },
    text: Text { zh: "守住例和局面的一方，附带的捉士、捉象按闲着论。", en: "The side that holds a simple drawn set-up attacks advisor or elephant on the way: idle." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "由 27.3 判别", en: "told by 27.3" }),
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "xiangqi-1999",
    title: Text { zh: "《象棋竞赛规则（1999）》", en: "Xiangqi competition rules, 1999" },
    game: Game::Xiangqi,
    edition: "1999",
    source: Text { zh: "walker8088/cchess 所存《中国象棋竞赛规则_1999年版》；hbsxcjp/cchess_c 与 cchess_qt 源码注释中的平行引文。", en: "The text kept in walker8088/cchess, and parallel quotations in the comments of hbsxcjp/cchess_c and cchess_qt." },
    extent: Text { zh: "已见：第四章终局，第 24 至 29 条裁决细则及十三条说明（此处编作 detail-1 等）；25.1 之下与 27.5 的编号是我们加的。细则的图未见，局面取自 2020 版中着法相同的图。", en: "Read: chapter 4 on the end of the game, the rulings of articles 24 to 29 and their thirteen details (numbered detail-1 and so on here); the numbers below 25.1 and number 27.5 are ours. The figures of the details were not seen; positions come from figures of the 2020 edition with the same moves." },
    checked_on: "2026-11-30",
    rules: &[&CHECKMATE, &GENERALS_FACING, &NO_LEGAL_MOVE, &TIME_FORFEIT, &LATE_ARRIVAL, &ILLEGAL_MOVE, &RESIGNATION, &AGREEMENT, &MOVE_LIMIT, &REPETITION_THREE_TIMES, &PERPETUAL_CHECK, &BOTH_ALLOWED, &FORBIDDEN_AGAINST_ALLOWED, &CHECK, &KILL, &EXCHANGE, &OFFER, &BLOCK, &FOLLOW, &IDLE, &FORBIDDEN_CYCLES, &ALLOWED_CYCLES, &VALUES, &GENERAL_AND_SOLDIER, &GENERAL_ANSWERS_CHECK, &DRAWN_SETUP, &HEAVIEST_FUNCTION, &CHASE, &CHASE_CONDITIONS, &ONLY_MOVE_IS_NO_EXCUSE, &ATTACKED_NOW, &FORESEEN_GAIN, &ROOT_STILL_CHASES, &CHASE_WITH_OFFER, &FROM_CHASE_TO_CHASE, &CAPTURE_WOULD_BE_MATED, &BOTH_FORBIDDEN, &GENERAL_WITH_OTHERS, &SOLDIER_FOR_PIECE, &MUTUAL_ATTACK, &SEVERAL_FUNCTIONS, &DRAWN_SETUP_FIGURE],
    parameters: &[
        Parameter { name: "repetition-occurrences", title: Text { zh: "循环起始局面出现第几次时裁决（循环三次）", en: "occurrences of the position a cycle starts from at which it is ruled on (three rounds)" }, value: Value::Occurrences(Occurrences(4)), rule: &REPETITION_THREE_TIMES, by_people: None },
        Parameter { name: "no-capture-limit", title: Text { zh: "无吃子的回合限度", en: "moves by each side without a capture" }, value: Value::MovesEach(MovesEach(60)), rule: &MOVE_LIMIT, by_people: None },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "from-chase-to-chase", rules: &[&FROM_CHASE_TO_CHASE], title: Text { zh: "由捉到捉", en: "From chase to chase" }, question: Text { zh: "“由捉到捉”指什么？", en: "What does “from chase to chase” mean?" }, readings: &[Text { zh: "凡走前已捉着同一子的。", en: "Whatever attacked the same piece before." }, Text { zh: "走前如果走动的子不会被吃，同样能得；走动的子只是其中之一。", en: "The same could be won before the move if only the piece that moved could not be taken, and that piece is but one of several." }], choice: Text { zh: "取第二种：走动的子躲开攻击而几子合捉的关系依旧，按闲着论；2020 年版改称联合捉子（细则六的三图与 2020 年图 11、27、参考图 38 着法相同）。走动的子自己新捉的仍是捉。", en: "The second: a piece leaves an attack while the joint attack it belongs to stays as it was: idle. The edition of 2020 calls it a joint chase instead (the three figures of detail 6 have the moves of figures 11, 27 and reference figure 38 of 2020). What the piece itself newly attacks is a chase." }, why: Text { zh: "三图中走动的子都在被捉，合捉的关系一直没有变。", en: "In the three figures the piece that moves is under attack, and the joint relation never changes." } },
        Interpretation { number: "002", name: "definitions-shared-with-2020", rules: &[&CHASE, &CHASE_CONDITIONS, &ATTACKED_NOW, &FORESEEN_GAIN], title: Text { zh: "与 2020 年版共用的验算", en: "Definitions shared with 2020" }, question: Text { zh: "1999 年的捉怎样验算？", en: "How is a chase of 1999 found?" }, readings: &[Text { zh: "另定办法。", en: "In a way of its own." }, Text { zh: "与 2020 年版相同，只有细则不同的地方不同。", en: "As for 2020, except where the details differ." }], choice: Text { zh: "取第二种，见 cxa-2020 的说明一至三、五、六、八、九（经提出，24.1 即负，24.3 先令变着）。不同处：由捉到捉为闲；互相攻击时兵的捉算捉；双方禁止一律作和；须经提出。", en: "The second; see notes 1 to 3, 5, 6, 8 and 9 of cxa-2020 (on claim: 24.1 loses at once, 24.3 is ordered to vary first). Differences: from chase to chase is idle; a soldier’s attack counts in a mutual attack; two forbidden cycles are drawn without weighing; a player has to ask." }, why: Text { zh: "28.3、29 的条件与 2020 年 24.3 相同，各图也多相同。", en: "The conditions of 28.3 and 29 are those of 24.3 of 2020, and most figures are the same." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::XiangqiParameters = parameters::XiangqiParameters {
    checks_by_one_piece: None,
    checks_by_three_pieces: None,
    checks_by_two_pieces: None,
    checks_counted: None,
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
    repetition_occurrences: Some(Cited { value: Occurrences(4), rule: &REPETITION_THREE_TIMES }),
};

// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! Asian Xiangqi Rules, as published by the World Xiangqi Federation · 亚洲象棋规则（世界象棋联合会所刊）
//!
//! Read: rules 1 to 15, 17 to 19, 24 to 29, 32, 33, 35 to 37, 39, 40 and the two diagrams of the appendix. Inferred from the diagrams only: rules 16, 20 to 23, 30, 31, 34, 38. The World Xiangqi Rules of 2018 were not seen; this book stands in for them.

use crate::*;

/// 0.1 Resignation · 认输
///
/// A player who gives up the game has lost it.
///
/// → Won by the opponent.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static RESIGNATION: Rule = Rule {
    document: "axf",
    number: "0.1",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "一方声明认输，对局结束，对方获胜。", en: "A player who gives up the game has lost it." },
    follows: Some(Text { zh: "对方胜。", en: "Won by the opponent." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 0.2 Time overstepped · 超时
///
/// A player who has not made the prescribed moves in the prescribed time has lost.
///
/// → Lost.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static TIME_FORFEIT: Rule = Rule {
    document: "axf",
    number: "0.2",
    name: "time-forfeit",
    same_as: &["time-forfeit"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "超时", en: "Time overstepped" },
    text: Text { zh: "一方没有在规定时间内走完规定着数，判负。", en: "A player who has not made the prescribed moves in the prescribed time has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 0.3 Illegal move · 违例着法
///
/// A move against the rules of play is dealt with by the arbiter: the player makes another move, or loses.
///
/// → The arbiter decides.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "axf",
    number: "0.3",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "违例着法", en: "Illegal move" },
    text: Text { zh: "走出不合行棋规定的着法，由裁判员处理：令其改走，或判负。", en: "A move against the rules of play is dealt with by the arbiter: the player makes another move, or loses." },
    follows: Some(Text { zh: "由裁判员决定。", en: "The arbiter decides." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 0.4 Late arrival · 迟到
///
/// A player who is not there within the time the event allows is declared lost by the arbiter.
///
/// → The arbiter decides.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "axf",
    number: "0.4",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "超过规定时限未到场的一方，由裁判员判负。", en: "A player who is not there within the time the event allows is declared lost by the arbiter." },
    follows: Some(Text { zh: "由裁判员决定。", en: "The arbiter decides." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 1 Checkmate · 将死
///
/// A side whose general is in check and cannot be saved has lost.
///
/// → Lost.
pub static CHECKMATE: Rule = Rule {
    document: "axf",
    number: "1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "1 胜负和", en: "1 Win, loss and draw" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "将（帅）被将军而无法解救的一方判负。", en: "A side whose general is in check and cannot be saved has lost." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 2 No legal move · 困毙
///
/// A side to move without a legal move has lost, in check or not.
///
/// → Lost.
pub static NO_LEGAL_MOVE: Rule = Rule {
    document: "axf",
    number: "2",
    name: "no-legal-move",
    same_as: &["no-legal-move"],
    section: Text { zh: "1 胜负和", en: "1 Win, loss and draw" },
    title: Text { zh: "困毙", en: "No legal move" },
    text: Text { zh: "轮到走棋而没有合法着法的一方判负，不论是否被将军。", en: "A side to move without a legal move has lost, in check or not." },
    follows: Some(Text { zh: "负。", en: "Lost." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3 The violator must vary · 违例方变着
///
/// A side that violates the rules of repetition is told to vary; if it goes on repeating it loses.
///
/// → Lost if it does not vary.
pub static VIOLATOR_MUST_VARY: Rule = Rule {
    document: "axf",
    number: "3",
    name: "violator-must-vary",
    same_as: &["violator-must-vary"],
    section: Text { zh: "1 胜负和", en: "1 Win, loss and draw" },
    title: Text { zh: "违例方变着", en: "The violator must vary" },
    text: Text { zh: "循环中违例的一方经裁判指出后须变着；不变而再次重复的判负。", en: "A side that violates the rules of repetition is told to vary; if it goes on repeating it loses." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4 Agreement · 协议和棋
///
/// The players agree to a draw.
///
/// → Drawn.
pub static AGREEMENT: Rule = Rule {
    document: "axf",
    number: "4",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "1 胜负和", en: "1 Win, loss and draw" },
    title: Text { zh: "协议和棋", en: "Agreement" },
    text: Text { zh: "双方同意作和。", en: "The players agree to a draw." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 5 Drawn by repetition · 不变作和
///
/// When the moves recur, neither side violates the rules and neither varies, the game is drawn.
///
/// → Drawn.
pub static REPETITION_DRAW: Rule = Rule {
    document: "axf",
    number: "5",
    name: "repetition-draw",
    same_as: &["repetition-draw"],
    section: Text { zh: "1 胜负和", en: "1 Win, loss and draw" },
    title: Text { zh: "不变作和", en: "Drawn by repetition" },
    text: Text { zh: "着法循环，双方都没有违例，也都不变着，作和。", en: "When the moves recur, neither side violates the rules and neither varies, the game is drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6 Perpetual check · 长将
///
/// A side that checks with every move, with one piece or several, while the other does not, must vary or loses.
///
/// → Lost if it does not vary.
pub static PERPETUAL_CHECK: Rule = Rule {
    document: "axf",
    number: "6",
    name: "perpetual-check",
    same_as: &["perpetual-check"],
    section: Text { zh: "2 长将与长杀", en: "2 Checks and mate threats" },
    title: Text { zh: "长将", en: "Perpetual check" },
    text: Text { zh: "一方用一子或几子着着将军，另一方不是着着将军：长将方须变，不变作负。", en: "A side that checks with every move, with one piece or several, while the other does not, must vary or loses." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7 Mutual perpetual check · 互相长将
///
/// Both sides check with every move: drawn if neither varies.
///
/// → Drawn.
pub static MUTUAL_PERPETUAL_CHECK: Rule = Rule {
    document: "axf",
    number: "7",
    name: "mutual-perpetual-check",
    same_as: &["mutual-perpetual-check"],
    section: Text { zh: "2 长将与长杀", en: "2 Checks and mate threats" },
    title: Text { zh: "互相长将", en: "Mutual perpetual check" },
    text: Text { zh: "双方着着将军，不变作和。", en: "Both sides check with every move: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8 Two checks against one · 二将一还将
///
/// A side that checks with every move, met by a check on some of them, must vary or loses.
///
/// → Lost if it does not vary.
pub static TWO_CHECKS_ONE_CHECK: Rule = Rule {
    document: "axf",
    number: "8",
    name: "two-checks-one-check",
    same_as: &["two-checks-one-check"],
    section: Text { zh: "2 长将与长杀", en: "2 Checks and mate threats" },
    title: Text { zh: "二将一还将", en: "Two checks against one" },
    text: Text { zh: "一方着着将军，另一方其中一着还将：着着将军的一方须变，不变作负。", en: "A side that checks with every move, met by a check on some of them, must vary or loses." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9 Perpetual mate threats · 长杀
///
/// Threatening mate with every move is no violation: drawn if neither varies.
///
/// → Drawn.
pub static PERPETUAL_KILL: Rule = Rule {
    document: "axf",
    number: "9",
    name: "perpetual-kill",
    same_as: &["perpetual-kill"],
    section: Text { zh: "2 长将与长杀", en: "2 Checks and mate threats" },
    title: Text { zh: "长杀", en: "Perpetual mate threats" },
    text: Text { zh: "着着要杀不算违例，不变作和。", en: "Threatening mate with every move is no violation: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10 Mate threat against mate threat · 解杀还杀
///
/// Parrying a mate threat with a mate threat of one’s own: drawn if neither varies.
///
/// → Drawn.
pub static KILL_AGAINST_KILL: Rule = Rule {
    document: "axf",
    number: "10",
    name: "kill-against-kill",
    same_as: &["kill-against-kill"],
    section: Text { zh: "2 长将与长杀", en: "2 Checks and mate threats" },
    title: Text { zh: "解杀还杀", en: "Mate threat against mate threat" },
    text: Text { zh: "解杀还杀，不变作和。", en: "Parrying a mate threat with a mate threat of one’s own: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11-14 Checks, mate threats, chases in turn · 将、杀、捉相间
///
/// Check and mate threat in turn, check and chase, mate threat and chase, or any of them with idle moves are no violation: drawn if neither varies.
///
/// → Drawn.
pub static MIXED_ATTACKS: Rule = Rule {
    document: "axf",
    number: "11-14",
    name: "mixed-attacks",
    same_as: &["mixed-attacks"],
    section: Text { zh: "2 长将与长杀", en: "2 Checks and mate threats" },
    title: Text { zh: "将、杀、捉相间", en: "Checks, mate threats, chases in turn" },
    text: Text { zh: "一将一杀、一将一捉、一杀一捉、夹有闲着等，都不算违例，不变作和。", en: "Check and mate threat in turn, check and chase, mate threat and chase, or any of them with idle moves are no violation: drawn if neither varies." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 15 Cannon chasing a chariot · 炮长捉车
///
/// One or two cannons may not chase a chariot for ever, protected or not, whatever the chariot attacks meanwhile, and even if taking it would cost a chariot.
///
/// → The chaser loses if it does not vary.
pub static CANNON_CHASES_CHARIOT: Rule = Rule {
    document: "axf",
    number: "15",
    name: "cannon-chases-chariot",
    same_as: &["cannon-chases-chariot"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "炮长捉车", en: "Cannon chasing a chariot" },
    text: Text { zh: "一炮或两炮不得长捉一车，不论车有无保护，也不论车同时捉什么子，即使吃车要失车。", en: "One or two cannons may not chase a chariot for ever, protected or not, whatever the chariot attacks meanwhile, and even if taking it would cost a chariot." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 16 Cannons and two chariots · 炮轮捉两车
///
/// One cannon attacking two chariots in turn, or two cannons attacking two chariots, is allowed: drawn.
///
/// → Drawn.
pub static TWO_CHARIOTS: Rule = Rule {
    document: "axf",
    number: "16",
    name: "two-chariots",
    same_as: &["two-chariots"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "炮轮捉两车", en: "Cannons and two chariots" },
    text: Text { zh: "一炮轮流捉两车，或两炮捉两车，不变作和。", en: "One cannon attacking two chariots in turn, or two cannons attacking two chariots, is allowed: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 17 Chariot chasing a protected cannon · 车捉有根炮
///
/// A chariot may chase a protected cannon; protection on one of the moves is enough.
///
/// → Drawn.
pub static CHARIOT_CHASES_PROTECTED_CANNON: Rule = Rule {
    document: "axf",
    number: "17",
    name: "chariot-chases-protected-cannon",
    same_as: &["chariot-chases-protected-cannon"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "车捉有根炮", en: "Chariot chasing a protected cannon" },
    text: Text { zh: "车可以长捉有根的炮；循环中有一着有根即不算长捉。", en: "A chariot may chase a protected cannon; protection on one of the moves is enough." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 18 Chariot chasing an unprotected cannon · 车长捉无根炮
///
/// A chariot may not chase an unprotected cannon for ever, even if the cannon threatens mate, checks or attacks two pieces meanwhile.
///
/// → The chaser loses if it does not vary.
pub static CHARIOT_CHASES_UNPROTECTED: Rule = Rule {
    document: "axf",
    number: "18",
    name: "chariot-chases-unprotected",
    same_as: &["chariot-chases-unprotected"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "车长捉无根炮", en: "Chariot chasing an unprotected cannon" },
    text: Text { zh: "车不得长捉无根的炮，即使炮同时要杀、将军或轮捉两子。", en: "A chariot may not chase an unprotected cannon for ever, even if the cannon threatens mate, checks or attacks two pieces meanwhile." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 19 A chariot held by a horse · 被马牵住的车
///
/// A chariot that an enemy horse holds fast may not be chased, whether or not the horse is protected; since the chariot does not move, its own attack on the horse does not count.
///
/// → The chaser loses if it does not vary.
pub static CHARIOT_HELD_BY_HORSE: Rule = Rule {
    document: "axf",
    number: "19",
    name: "chariot-held-by-horse",
    same_as: &["chariot-held-by-horse"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "被马牵住的车", en: "A chariot held by a horse" },
    text: Text { zh: "被对方的马牵住的车不得长捉，不论马有无保护；车没有走动，它对马的反捉不算。", en: "A chariot that an enemy horse holds fast may not be chased, whether or not the horse is protected; since the chariot does not move, its own attack on the horse does not count." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 20 Horse chasing a chariot · 马长捉车
///
/// A horse may not chase a chariot for ever.
///
/// → The chaser loses if it does not vary.
pub static HORSE_CHASES_CHARIOT: Rule = Rule {
    document: "axf",
    number: "20",
    name: "horse-chases-chariot",
    same_as: &["horse-chases-chariot"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "马长捉车", en: "Horse chasing a chariot" },
    text: Text { zh: "马不得长捉车。", en: "A horse may not chase a chariot for ever." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 21-23 Chasing one piece · 长捉一子
///
/// A chariot, horse, cannon, advisor or elephant may not chase one unprotected piece for ever; where both sides chase, the game is drawn.
///
/// → The chaser loses if it does not vary; drawn if both chase.
pub static CHASE_OF_ONE_PIECE: Rule = Rule {
    document: "axf",
    number: "21-23",
    name: "chase-of-one-piece",
    same_as: &["chase-of-one-piece"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "长捉一子", en: "Chasing one piece" },
    text: Text { zh: "车、马、炮等不得长捉对方一个无根子；双方互捉，不变作和。", en: "A chariot, horse, cannon, advisor or elephant may not chase one unprotected piece for ever; where both sides chase, the game is drawn." },
    follows: Some(Text { zh: "捉方不变作负；互捉作和。", en: "The chaser loses if it does not vary; drawn if both chase." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 24 Pieces of one kind · 同类子
///
/// Chariot against chariot, horse against horse, cannon against cannon: if both can take, it is an offer and drawn; if one cannot take back, the other chases it; protection on one move is no chase.
///
/// → Drawn if both can take, else a chase.
pub static SAME_KIND: Rule = Rule {
    document: "axf",
    number: "24",
    name: "same-kind",
    same_as: &["same-kind"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "同类子", en: "Pieces of one kind" },
    text: Text { zh: "车对车、马对马、炮对炮，互相都能吃是兑，不变作和；对方不能吃回来的算捉；有一着有根不算捉。", en: "Chariot against chariot, horse against horse, cannon against cannon: if both can take, it is an offer and drawn; if one cannot take back, the other chases it; protection on one move is no chase." },
    follows: Some(Text { zh: "互吃作和，不能吃回的作捉。", en: "Drawn if both can take, else a chase." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25 An attack renewed by its mount · 移动炮架再捉
///
/// A cannon attack renewed by moving the mount alone is a perpetual chase of an unprotected horse, advisor, elephant or crossed soldier.
///
/// → The chaser loses if it does not vary.
pub static CANNON_MOUNT: Rule = Rule {
    document: "axf",
    number: "25",
    name: "cannon-mount",
    same_as: &["cannon-mount"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "移动炮架再捉", en: "An attack renewed by its mount" },
    text: Text { zh: "只移动炮架而再次造成捉，算炮长捉无根的马、士、象或过河兵。", en: "A cannon attack renewed by moving the mount alone is a perpetual chase of an unprotected horse, advisor, elephant or crossed soldier." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 25(2) A soldier that has not crossed · 未过河的兵
///
/// A soldier that has not crossed the river may be chased for ever.
///
/// → Drawn.
pub static UNCROSSED_SOLDIER: Rule = Rule {
    document: "axf",
    number: "25(2)",
    name: "uncrossed-soldier",
    same_as: &["uncrossed-soldier"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "未过河的兵", en: "A soldier that has not crossed" },
    text: Text { zh: "未过河的兵（卒）可以长捉。", en: "A soldier that has not crossed the river may be chased for ever." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 26 A chariot attacked by moving mounts · 移动炮架捉车
///
/// A cannon attack on a chariot renewed by moving mounts alone is a perpetual chase, protected or not, even if the chariot does not move.
///
/// → The chaser loses if it does not vary.
pub static CANNON_MOUNT_AGAINST_CHARIOT: Rule = Rule {
    document: "axf",
    number: "26",
    name: "cannon-mount-against-chariot",
    same_as: &["cannon-mount-against-chariot"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "移动炮架捉车", en: "A chariot attacked by moving mounts" },
    text: Text { zh: "只移动炮架而着着捉车，不论车有无保护、动与不动，算长捉。", en: "A cannon attack on a chariot renewed by moving mounts alone is a perpetual chase, protected or not, even if the chariot does not move." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 27 A chariot held by a cannon · 被炮牵住的车
///
/// A chariot that a cannon holds on a line does not chase by moving along it; an enemy chariot may not chase it unless it is protected on one move, a horse or cannon never.
///
/// → The chaser loses if it does not vary.
pub static CHARIOT_HELD_BY_CANNON: Rule = Rule {
    document: "axf",
    number: "27",
    name: "chariot-held-by-cannon",
    same_as: &["chariot-held-by-cannon"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "被炮牵住的车", en: "A chariot held by a cannon" },
    text: Text { zh: "被炮牵在一条线上的车，在线上走动不算捉；对方的车不得长捉它，除非有一着有根；马、炮任何时候不得长捉它。", en: "A chariot that a cannon holds on a line does not chase by moving along it; an enemy chariot may not chase it unless it is protected on one move, a horse or cannon never." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 28 The general may chase · 将帅可捉
///
/// The general may chase for ever, also together with another piece.
///
/// → Drawn.
pub static GENERAL_MAY_CHASE: Rule = Rule {
    document: "axf",
    number: "28",
    name: "general-may-chase",
    same_as: &["general-may-chase"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "将帅可捉", en: "The general may chase" },
    text: Text { zh: "将（帅）可以长捉，与别的子合捉也可以。", en: "The general may chase for ever, also together with another piece." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 29 A soldier may chase · 兵卒可捉
///
/// A soldier may chase for ever, also when a chariot, horse or cannon chases on one of the moves.
///
/// → Drawn.
pub static SOLDIER_MAY_CHASE: Rule = Rule {
    document: "axf",
    number: "29",
    name: "soldier-may-chase",
    same_as: &["soldier-may-chase"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "兵卒可捉", en: "A soldier may chase" },
    text: Text { zh: "兵（卒）可以长捉，其中有的着法由车、马、炮来捉也可以。", en: "A soldier may chase for ever, also when a chariot, horse or cannon chases on one of the moves." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 30-31 General or soldier helping others to chase · 将帅兵卒助捉
///
/// A move of the general or a soldier that renews attacks of other pieces, or attacks of other pieces with its help, is a chase.
///
/// → The chaser loses if it does not vary.
pub static GENERAL_OR_SOLDIER_HELPS: Rule = Rule {
    document: "axf",
    number: "30-31",
    name: "general-or-soldier-helps",
    same_as: &["general-or-soldier-helps"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "将帅兵卒助捉", en: "General or soldier helping others to chase" },
    text: Text { zh: "将（帅）、兵（卒）走动而使别的子再次捉，或者别的子借将帅兵卒之力去捉，算长捉。", en: "A move of the general or a soldier that renews attacks of other pieces, or attacks of other pieces with its help, is a chase." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 32 Several pieces chased in turn · 捉两子
///
/// One piece chasing two or more in turn, or two pieces taking turns on two or more, is allowed: drawn.
///
/// → Drawn.
pub static SEVERAL_VICTIMS: Rule = Rule {
    document: "axf",
    number: "32",
    name: "several-victims",
    same_as: &["several-victims"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "捉两子", en: "Several pieces chased in turn" },
    text: Text { zh: "一子轮捉两个以上的子，或两子轮捉两个以上的子，不变作和。", en: "One piece chasing two or more in turn, or two pieces taking turns on two or more, is allowed: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 33 Several pieces chasing one · 几子轮捉一子
///
/// Two or more pieces may not take turns to chase one piece.
///
/// → The chaser loses if it does not vary.
pub static SEVERAL_ATTACKERS: Rule = Rule {
    document: "axf",
    number: "33",
    name: "several-attackers",
    same_as: &["several-attackers"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "几子轮捉一子", en: "Several pieces chasing one" },
    text: Text { zh: "两个以上的子不得轮流长捉一子。", en: "Two or more pieces may not take turns to chase one piece." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 34 A false root · 假根
///
/// A piece whose protector cannot really retake counts as unprotected.
///
/// → Counts as unprotected.
pub static FALSE_ROOT: Rule = Rule {
    document: "axf",
    number: "34",
    name: "false-root",
    same_as: &["false-root"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "假根", en: "A false root" },
    text: Text { zh: "看似有保护、实际不能吃回的子按无根论。", en: "A piece whose protector cannot really retake counts as unprotected." },
    follows: Some(Text { zh: "按无根论。", en: "Counts as unprotected." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 35 Attacking a protected piece · 捉有根子
///
/// Two or more pieces that attack a protected piece are no perpetual chase: drawn.
///
/// → Drawn.
pub static CHASE_OF_PROTECTED: Rule = Rule {
    document: "axf",
    number: "35",
    name: "chase-of-protected",
    same_as: &["chase-of-protected"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "捉有根子", en: "Attacking a protected piece" },
    text: Text { zh: "两个以上的子长捉有根子，不变作和。", en: "Two or more pieces that attack a protected piece are no perpetual chase: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 36 A chase that is also an offer · 捉兼献兑
///
/// A chase that is at the same time an offer of exchange or sacrifice is still a chase.
///
/// → The chaser loses if it does not vary.
pub static CHASE_AND_OFFER: Rule = Rule {
    document: "axf",
    number: "36",
    name: "chase-and-offer",
    same_as: &["chase-and-offer"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "捉兼献兑", en: "A chase that is also an offer" },
    text: Text { zh: "捉子同时兼有兑子或献子的，仍算捉。", en: "A chase that is at the same time an offer of exchange or sacrifice is still a chase." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 37 Chariot and general held · 车将被牵
///
/// A side whose chariot and general are held by the enemy chariot and cannon may not chase that chariot with horse or cannon.
///
/// → The chaser loses if it does not vary.
pub static HELD_CHARIOT_AND_GENERAL: Rule = Rule {
    document: "axf",
    number: "37",
    name: "held-chariot-and-general",
    same_as: &["held-chariot-and-general"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "车将被牵", en: "Chariot and general held" },
    text: Text { zh: "车和将（帅）被对方车炮牵住的一方，不得用马或炮长捉那个车。", en: "A side whose chariot and general are held by the enemy chariot and cannon may not chase that chariot with horse or cannon." },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 38 Renewed through a check · 借将再捉
///
/// An attack renewed through a check, or with changing victims, is allowed: drawn.
///
/// → Drawn.
pub static RENEWED_THROUGH_CHECK: Rule = Rule {
    document: "axf",
    number: "38",
    name: "renewed-through-check",
    same_as: &["renewed-through-check"],
    section: Text { zh: "3 长捉", en: "3 Perpetual chase" },
    title: Text { zh: "借将再捉", en: "Renewed through a check" },
    text: Text { zh: "借将军或轮换目标而再次造成的捉，不变作和。", en: "An attack renewed through a check, or with changing victims, is allowed: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 34a Advisor or elephant attacking a protected piece · 士象捉有根的强子
///
/// An advisor or elephant attacks a protected chariot, horse or cannon. Read literally, only horse and cannon against a chariot are barred regardless of protection, and this is no chase; many judging programs count it by value.
///
/// → Two readings.
pub static ADVISOR_OR_ELEPHANT_CHASES_PROTECTED: Rule = Rule {
    document: "axf",
    number: "34a",
    name: "advisor-or-elephant-chases-protected",
    same_as: &["advisor-or-elephant-chases-protected"],
    section: Text { zh: "3x 待议", en: "3x In dispute" },
    title: Text { zh: "士象捉有根的强子", en: "Advisor or elephant attacking a protected piece" },
    text: Text { zh: "士、象捉有根的车、马、炮：按条文字面只有马、炮捉车才不论有无保护，此处不算捉；不少裁判程序按子力价值算捉。", en: "An advisor or elephant attacks a protected chariot, horse or cannon. Read literally, only horse and cannon against a chariot are barred regardless of protection, and this is no chase; many judging programs count it by value." },
    follows: Some(Text { zh: "两说并存。", en: "Two readings." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 34b A check that also attacks · 将军兼捉
///
/// A side checks with some moves of the cycle and chases with the others, and its checks attack the very piece that the others chase. By one reading a check is a check only, and check and chase in turn are allowed; by the other the checks chase too, and the piece is chased with every move.
///
/// → Two readings.
pub static CHECK_THAT_ATTACKS: Rule = Rule {
    document: "axf",
    number: "34b",
    name: "check-that-attacks",
    same_as: &["check-that-attacks"],
    section: Text { zh: "3x 待议", en: "3x In dispute" },
    title: Text { zh: "将军兼捉", en: "A check that also attacks" },
    text: Text { zh: "一方的循环有将有捉，而将军的着法同时又捉着那个一直被捉的子。一说将军只算将，属一将一捉，不算违例；一说将军的着法也算捉，着着捉同一子，算长捉。", en: "A side checks with some moves of the cycle and chases with the others, and its checks attack the very piece that the others chase. By one reading a check is a check only, and check and chase in turn are allowed; by the other the checks chase too, and the piece is chased with every move." },
    follows: Some(Text { zh: "两说并存。", en: "Two readings." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 34c Attacked already, by another piece · 另子再捉
///
/// A piece stood under attack before the move, by one piece, and the opponent left it there; after the move another piece attacks it. By one reading it was under attack already and nothing is new; by the other the attack of the other piece is new.
///
/// → Two readings.
pub static ATTACKED_BY_ANOTHER: Rule = Rule {
    document: "axf",
    number: "34c",
    name: "attacked-by-another",
    same_as: &["attacked-by-another"],
    section: Text { zh: "3x 待议", en: "3x In dispute" },
    title: Text { zh: "另子再捉", en: "Attacked already, by another piece" },
    text: Text { zh: "一子走前已被本方一子捉着而对方未理，走后又被本方另一子捉着。一说该子本在被捉之中，不是新捉；一说另一子来捉就是新捉。", en: "A piece stood under attack before the move, by one piece, and the opponent left it there; after the move another piece attacks it. By one reading it was under attack already and nothing is new; by the other the attack of the other piece is new." },
    follows: Some(Text { zh: "两说并存。", en: "Two readings." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// 39 Perpetual block · 长拦
///
/// Blocking with every move is allowed: drawn.
///
/// → Drawn.
pub static PERPETUAL_BLOCK: Rule = Rule {
    document: "axf",
    number: "39",
    name: "perpetual-block",
    same_as: &["perpetual-block"],
    section: Text { zh: "4 拦、献、兑", en: "4 Blocks and offers" },
    title: Text { zh: "长拦", en: "Perpetual block" },
    text: Text { zh: "着着拦阻，不变作和。", en: "Blocking with every move is allowed: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 40 Perpetual offers · 长兑、长献
///
/// Offering an exchange or a sacrifice with every move is allowed: drawn.
///
/// → Drawn.
pub static PERPETUAL_OFFER: Rule = Rule {
    document: "axf",
    number: "40",
    name: "perpetual-offer",
    same_as: &["perpetual-offer"],
    section: Text { zh: "4 拦、献、兑", en: "4 Blocks and offers" },
    title: Text { zh: "长兑、长献", en: "Perpetual offers" },
    text: Text { zh: "着着兑子或献子，不变作和。", en: "Offering an exchange or a sacrifice with every move is allowed: drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.1 Protection cut off · 去根之捉
///
/// Quiet moves that keep a piece unprotected while a chariot attacks it are a perpetual chase. (diagram 105)
///
/// → The chaser loses if it does not vary.
pub static PROTECTION_CUT_OFF: Rule = Rule {
    document: "axf",
    number: "A.1",
    name: "protection-cut-off",
    same_as: &["protection-cut-off"],
    section: Text { zh: "A 附录", en: "A Appendix" },
    title: Text { zh: "去根之捉", en: "Protection cut off" },
    text: Text { zh: "车捉着一子，另以闲着不断除去该子的保护，算长捉。（图 105）", en: "Quiet moves that keep a piece unprotected while a chariot attacks it are a perpetual chase. (diagram 105)" },
    follows: Some(Text { zh: "捉方不变作负。", en: "The chaser loses if it does not vary." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.2 An attack that is ignored · 不理之捉
///
/// An attack the victim’s side never answers is no perpetual chase. (diagram 106)
///
/// → Drawn.
pub static IGNORED_ATTACK: Rule = Rule {
    document: "axf",
    number: "A.2",
    name: "ignored-attack",
    same_as: &["ignored-attack"],
    section: Text { zh: "A 附录", en: "A Appendix" },
    title: Text { zh: "不理之捉", en: "An attack that is ignored" },
    text: Text { zh: "被捉的一方始终不去应付的捉，不算长捉。（图 106）", en: "An attack the victim’s side never answers is no perpetual chase. (diagram 106)" },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// M.1 Move limit · 自然限着
///
/// After sixty moves by each side without a capture a draw may be claimed; of the checks of each side at most ten are counted.
///
/// → Drawn on claim.
pub static MOVE_LIMIT: Rule = Rule {
    document: "axf",
    number: "M.1",
    name: "move-limit",
    same_as: &["move-limit"],
    section: Text { zh: "M 限着", en: "M Move limit" },
    title: Text { zh: "自然限着", en: "Move limit" },
    text: Text { zh: "连续六十回合没有吃子，可以提和；其中将军的着法每方至多计十着。", en: "After sixty moves by each side without a capture a draw may be claimed; of the checks of each side at most ten are counted." },
    follows: Some(Text { zh: "提和成立。", en: "Drawn on claim." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::SecondHand,
    by_people: None,
};

/// T.1 Check · 将
///
/// A move that attacks the enemy general. A check is not counted as a chase besides (but see 34b).
///
/// → Decides what is a check.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static CHECK: Rule = Rule {
    document: "axf",
    number: "T.1",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "将", en: "Check" },
    text: Text { zh: "直接攻击对方将（帅）的着法。将军的着法不另算捉（参看 34b）。", en: "A move that attacks the enemy general. A check is not counted as a chase besides (but see 34b)." },
    follows: Some(Text { zh: "照此定将。", en: "Decides what is a check." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// T.2 Mate threat · 杀
///
/// A move that threatens mate by checks from the next move on. It is no attack under these rules.
///
/// → Decides what is a mate threat.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static KILL: Rule = Rule {
    document: "axf",
    number: "T.2",
    name: "kill",
    same_as: &["kill"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "杀", en: "Mate threat" },
    text: Text { zh: "威胁在下一着起以将军将死对方的着法。按本规则不算攻击。", en: "A move that threatens mate by checks from the next move on. It is no attack under these rules." },
    follows: Some(Text { zh: "照此定杀。", en: "Decides what is a mate threat." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// T.3 Chase · 捉
///
/// A move after which a piece can be taken on the next move and before which it could not be taken so, the piece having no real protection, or being one that may not be attacked even if protected (rules 15, 20 and others).
///
/// → Decides what is a chase.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static CHASE: Rule = Rule {
    document: "axf",
    number: "T.3",
    name: "chase",
    same_as: &["chase"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "捉", en: "Chase" },
    text: Text { zh: "走后下一着能吃掉一子，而走前不能这样吃它，该子又没有真正保护（或属第 15、20 等条不论保护者）的着法。", en: "A move after which a piece can be taken on the next move and before which it could not be taken so, the piece having no real protection, or being one that may not be attacked even if protected (rules 15, 20 and others)." },
    follows: Some(Text { zh: "照此定捉。", en: "Decides what is a chase." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// T.4 Exchange · 兑
///
/// A move that puts a piece where one of its own kind can take it.
///
/// → Decides what is an exchange.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static EXCHANGE: Rule = Rule {
    document: "axf",
    number: "T.4",
    name: "exchange",
    same_as: &["exchange"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "兑", en: "Exchange" },
    text: Text { zh: "把子走到对方同类子能吃到之处，互换。", en: "A move that puts a piece where one of its own kind can take it." },
    follows: Some(Text { zh: "照此定兑。", en: "Decides what is an exchange." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// T.5 Offer · 献
///
/// A move that puts a piece where a piece of another kind can take it.
///
/// → Decides what is an offer.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static OFFER: Rule = Rule {
    document: "axf",
    number: "T.5",
    name: "offer",
    same_as: &["offer"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "献", en: "Offer" },
    text: Text { zh: "把子走到对方异类子能吃到之处，听任吃去。", en: "A move that puts a piece where a piece of another kind can take it." },
    follows: Some(Text { zh: "照此定献。", en: "Decides what is an offer." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// T.6 Block · 拦
///
/// A move into the line of an attack, which it stops.
///
/// → Decides what is a block.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static BLOCK: Rule = Rule {
    document: "axf",
    number: "T.6",
    name: "block",
    same_as: &["block"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "拦", en: "Block" },
    text: Text { zh: "走到攻击线上，挡住对方的攻击。", en: "A move into the line of an attack, which it stops." },
    follows: Some(Text { zh: "照此定拦。", en: "Decides what is a block." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// T.7 Idle · 闲
///
/// A move that is none of these.
///
/// → Decides what is idle.
///
/// ※ The number is ours; the terms follow what the pages say of their diagrams.
pub static IDLE: Rule = Rule {
    document: "axf",
    number: "T.7",
    name: "idle",
    same_as: &["idle"],
    section: Text { zh: "T 用语", en: "T Terms" },
    title: Text { zh: "闲", en: "Idle" },
    text: Text { zh: "以上都不是的着法。", en: "A move that is none of these." },
    follows: Some(Text { zh: "照此定闲。", en: "Decides what is idle." }),
    notes: &[Text { zh: "编号是我们加的；用语据各页对图例的说明。", en: "The number is ours; the terms follow what the pages say of their diagrams." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::SecondHand,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "axf",
    title: Text { zh: "亚洲象棋规则（世界象棋联合会所刊）", en: "Asian Xiangqi Rules, as published by the World Xiangqi Federation" },
    game: Game::Xiangqi,
    edition: "2003",
    source: Text { zh: "世界象棋联合会网站所刊规则细则各页（图 18–25、29–41、51–68、76–82、86–93、99–106），clubxiangqi.com 与 xqinenglish.com 转载各页，以及 Eric Wu 的英文稿（pexi-jambi.blogspot.com，2008）。", en: "The pages of the World Xiangqi Federation on the detailed rules (diagrams 18-25, 29-41, 51-68, 76-82, 86-93, 99-106), the copies on clubxiangqi.com and xqinenglish.com, and Eric Wu's English draft (pexi-jambi.blogspot.com, 2008)." },
    extent: Text { zh: "已见：第 1 至 15、17 至 19、24 至 29、32、33、35 至 37、39、40 条及附录两图。未见原文、由图例推断：第 16、20 至 23、30、31、34、38 条。世界象棋规则（2018）原文未见，以本书代用。", en: "Read: rules 1 to 15, 17 to 19, 24 to 29, 32, 33, 35 to 37, 39, 40 and the two diagrams of the appendix. Inferred from the diagrams only: rules 16, 20 to 23, 30, 31, 34, 38. The World Xiangqi Rules of 2018 were not seen; this book stands in for them." },
    checked_on: "2026-11-30",
    rules: &[&RESIGNATION, &TIME_FORFEIT, &ILLEGAL_MOVE, &LATE_ARRIVAL, &CHECKMATE, &NO_LEGAL_MOVE, &VIOLATOR_MUST_VARY, &AGREEMENT, &REPETITION_DRAW, &PERPETUAL_CHECK, &MUTUAL_PERPETUAL_CHECK, &TWO_CHECKS_ONE_CHECK, &PERPETUAL_KILL, &KILL_AGAINST_KILL, &MIXED_ATTACKS, &CANNON_CHASES_CHARIOT, &TWO_CHARIOTS, &CHARIOT_CHASES_PROTECTED_CANNON, &CHARIOT_CHASES_UNPROTECTED, &CHARIOT_HELD_BY_HORSE, &HORSE_CHASES_CHARIOT, &CHASE_OF_ONE_PIECE, &SAME_KIND, &CANNON_MOUNT, &UNCROSSED_SOLDIER, &CANNON_MOUNT_AGAINST_CHARIOT, &CHARIOT_HELD_BY_CANNON, &GENERAL_MAY_CHASE, &SOLDIER_MAY_CHASE, &GENERAL_OR_SOLDIER_HELPS, &SEVERAL_VICTIMS, &SEVERAL_ATTACKERS, &FALSE_ROOT, &CHASE_OF_PROTECTED, &CHASE_AND_OFFER, &HELD_CHARIOT_AND_GENERAL, &RENEWED_THROUGH_CHECK, &ADVISOR_OR_ELEPHANT_CHASES_PROTECTED, &CHECK_THAT_ATTACKS, &ATTACKED_BY_ANOTHER, &PERPETUAL_BLOCK, &PERPETUAL_OFFER, &PROTECTION_CUT_OFF, &IGNORED_ATTACK, &MOVE_LIMIT, &CHECK, &KILL, &CHASE, &EXCHANGE, &OFFER, &BLOCK, &IDLE],
    parameters: &[
        Parameter { name: "repetition-occurrences", title: Text { zh: "局面出现第几次时裁决", en: "occurrences of the position at which the cycle is ruled on" }, value: Value::Occurrences(Occurrences(3)), rule: &VIOLATOR_MUST_VARY, by_people: None },
        Parameter { name: "no-capture-limit", title: Text { zh: "无吃子的回合限度", en: "moves by each side without a capture" }, value: Value::MovesEach(MovesEach(60)), rule: &MOVE_LIMIT, by_people: None },
        Parameter { name: "checks-counted", title: Text { zh: "限着内每方计入的将军着数", en: "checks of each side counted towards the limit" }, value: Value::Count(Count(10)), rule: &MOVE_LIMIT, by_people: None },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "what-a-new-chase-is", rules: &[&CHARIOT_CHASES_UNPROTECTED, &CHASE_OF_ONE_PIECE, &SEVERAL_VICTIMS, &SEVERAL_ATTACKERS, &IGNORED_ATTACK, &CHASE], title: Text { zh: "怎样才算新的捉", en: "What a new chase is" }, question: Text { zh: "循环里一直存在的攻击，哪一着算捉？", en: "Of an attack that stands through the cycle, which move chases?" }, readings: &[Text { zh: "走后攻击着一子，就算捉。", en: "Every move after which a piece is attacked." }, Text { zh: "走后能吃该子，而走前本方没有任何一子能这样吃它，才算捉；走前就能吃而对方不理的，不算（图 106）。", en: "A move after which the piece can be taken and before which no piece of that side could take it so; an attack that stood before and was not answered is none (diagram 106)." }], choice: Text { zh: "取第二种。以被捉的子为准：换一个子来捉同一子，只要该子走前不在被捉之中，仍算捉（第 33 条）；着着都捉到同一子才算长捉（第 32 条）。将军的着法只算将，不算捉。", en: "The second, counted by the victim: another attacker on the same piece chases if the piece was not under attack before the move (rule 33); a perpetual chase hits the same piece on every move (rule 32). A checking move counts as a check only." }, why: Text { zh: "图 76 至 82 和附录图 106 都合于第二种读法。", en: "Diagrams 76 to 82 and diagram 106 of the appendix fit the second reading." } },
        Interpretation { number: "002", name: "protection-cut-off", rules: &[&CHARIOT_HELD_BY_HORSE, &CANNON_MOUNT_AGAINST_CHARIOT, &PROTECTION_CUT_OFF], title: Text { zh: "去根之捉与反捉", en: "Protection cut off, and counter-attacks" }, question: Text { zh: "第 19 条说被马牵住的车没有走动，它的反捉不算；附录图 105 却把车不动、以闲着去根算作长捉。两者怎样并存？", en: "Rule 19 says that the counter-attack of a chariot held by a horse does not count because the chariot does not move; diagram 105 counts quiet moves that cut off protection from a piece under a chariot that does not move. How do they go together?" }, readings: &[Text { zh: "每个图各作特例。", en: "Each diagram is a case of its own." }, Text { zh: "攻击的子和被攻击的子都不动、只因一着除去了保护而再次出现的捉（去根之捉）也是捉，但对方也有长捉时，它不能抵消对方的捉。", en: "A chase that comes back only because a move cuts off a protector, attacker and victim standing still, is a chase; but where the other side chases too, it does not weigh against that chase." }], choice: Text { zh: "取第二种。图 105 中红方没有对手的长捉，去根之捉成立；图 39 至 41 和图 61 中黑方的去根之捉只是应付对方长捉的副产品，不能使之成为互捉，红方须变。", en: "The second. In diagram 105 nothing stands against it and it counts; in diagrams 39 to 41 and 61 Black’s attack of this kind is a by-product of answering Red’s chase, does not make the chase mutual, and Red must vary." }, why: Text { zh: "同一条道理说明了图 39、40、41、61、105 五图，不需要特例。", en: "One reason explains the five diagrams 39, 40, 41, 61 and 105, and no exception is needed." } },
        Interpretation { number: "003", name: "advisor-and-elephant", rules: &[&ADVISOR_OR_ELEPHANT_CHASES_PROTECTED], title: Text { zh: "士象捉有根的强子", en: "Advisor or elephant on a protected piece" }, question: Text { zh: "士、象长捉有根的车、马、炮，算不算长捉？", en: "Is it a perpetual chase when an advisor or elephant attacks a protected chariot, horse or cannon for ever?" }, readings: &[Text { zh: "按字面，只有马、炮捉车不论有无保护，此处不算。", en: "Literally, only horse and cannon against a chariot are barred regardless of protection; it is none." }, Text { zh: "按子力价值，士、象比车、马、炮轻，算长捉。", en: "By value, advisor and elephant are lighter than these pieces; it is one." }], choice: Text { zh: "两说并列，裁决标明有争议。", en: "Both are shown, and the ruling is marked as disputed." }, why: Text { zh: "条文没有写明；各裁判程序意见不一。", en: "The text does not say it, and judging programs disagree." } },
        Interpretation { number: "004", name: "how-often", rules: &[&VIOLATOR_MUST_VARY, &REPETITION_DRAW], title: Text { zh: "循环几次", en: "How many rounds" }, question: Text { zh: "条文说经指出后再重复三次判负，程序在第几次出现时裁决？", en: "The text says that a violator who has been told loses if he repeats three times. At which occurrence does the ruling fall?" }, readings: &[Text { zh: "指出之后再走三个循环。", en: "After three more rounds." }, Text { zh: "同一局面第三次出现时裁决，第二次出现时警告。", en: "When the position stands for the third time; at the second there is a warning." }], choice: Text { zh: "取第二种；第二次出现之后裁判员须已令变着（或以预告代替命令），否则第三次出现时只说应令谁变着。条文也说到着法循环，本书只数局面的出现，其间走法不同也计。", en: "The second; the arbiter must have told the side after the second stand (or the warning is taken for it), otherwise the ruling at the third says who has to be told. The text also speaks of a sequence that recurs; here the stands of the position count, whatever was played between." }, why: Text { zh: "各裁判程序和网站都以第三次出现为准；警告相当于条文中的“指出”。", en: "All judging programs and sites go by the third occurrence; the warning takes the place of the telling." } },
        Interpretation { number: "005", name: "check-that-attacks", rules: &[&MIXED_ATTACKS, &CHECK_THAT_ATTACKS], title: Text { zh: "将军兼捉", en: "A check that also attacks" }, question: Text { zh: "一方有将有捉，将军的着法同时又捉着同一个子，算一将一捉还是长捉？", en: "A side checks with some moves and chases with the others, and the checks attack the same piece too: check and chase in turn, or a perpetual chase?" }, readings: &[Text { zh: "将军只算将：一将一捉，不变作和（chessdb、皮卡鱼）。", en: "A check is a check only: check and chase in turn, drawn (chessdb, Pikafish)." }, Text { zh: "将军的着法也算捉：着着捉同一子，须变（Fairy-Stockfish 的测试；Muller 2010 年提出而未决的问题）。", en: "The checks chase as well: the piece is chased with every move, and the side must vary (the tests of Fairy-Stockfish; asked by Muller in 2010 and left open)." }], choice: Text { zh: "两说并存，裁决标明有争议；将军所攻之子另有保护的，两说都不算；被将军的一方当时谁也吃不回来，所以凡有子看着的都算有根，只有马、炮捉车不论有根无根。", en: "Both are shown, and the ruling is marked as disputed; where the piece attacked by the check is protected, neither reading counts it. A side in check can retake nothing for the moment, so a piece that any man stands by is taken to be protected; only a chariot under a horse or cannon counts in spite of that." }, why: Text { zh: "条文只说一将一捉不算违例，没有说将军的着法同时捉子怎么办。", en: "The text says that check and chase in turn are no violation, not what holds when the check attacks a piece as well." } },
        Interpretation { number: "006", name: "attacked-by-another", rules: &[&SEVERAL_VICTIMS, &SEVERAL_ATTACKERS, &ATTACKED_BY_ANOTHER], title: Text { zh: "另子再捉", en: "Attacked already, by another piece" }, question: Text { zh: "一子被甲子捉着，对方不理；本方一着使甲子不再捉它而乙子捉它。这一着算不算捉？", en: "A piece stands under attack and the opponent leaves it there; a move ends that attack and lets another piece attack it. Does this move chase?" }, readings: &[Text { zh: "该子走前已在被捉之中，不算新捉（chessdb、皮卡鱼；第 001 条说明）。", en: "The piece was under attack already, nothing is new (chessdb, Pikafish; note 001)." }, Text { zh: "乙子走前没有捉它，算新捉；两子轮流捉一子，须变（orange-xiangqi 的作者、Fairy-Stockfish；图 21 的变化）。", en: "The other piece did not attack it before, so it chases; two pieces take turns on one, and the side must vary (the author of orange-xiangqi, Fairy-Stockfish; a variation on diagram 21)." }], choice: Text { zh: "结果不同时两说并存，裁决标明有争议。", en: "Where the outcome differs both are shown, and the ruling is marked as disputed." }, why: Text { zh: "条文说两子不得轮流捉一子，也说不理之捉不算，没有说两者相遇怎么办；图 81、82 中对方每次都应付了。", en: "The text bars two pieces from taking turns on one, and excuses attacks that are ignored; it does not say what holds when both meet. In diagrams 81 and 82 the attack is answered each time." } },
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
    repetition_occurrences: Some(Cited { value: Occurrences(3), rule: &VIOLATOR_MUST_VARY }),
};

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
/// An offer to exchange pieces of one kind, by which the offerer loses nothing at once.
pub static EXCHANGE: Rule = Rule {
    document: "cxa-2020",
    number: "24.4",
    name: "exchange",
    same_as: &["exchange"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "兑", en: "Exchange" },
    text: Text { zh: "以同类子相兑，己方不因此立即受损。", en: "An offer to exchange pieces of one kind, by which the offerer loses nothing at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.5 Offer · 献
///
/// Gives a piece up to be taken, without being mated or losing more at once.
pub static OFFER: Rule = Rule {
    document: "cxa-2020",
    number: "24.5",
    name: "offer",
    same_as: &["offer"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "献", en: "Offer" },
    text: Text { zh: "主动送子给对方吃，而己方不致立即被将死或再受损失。", en: "Gives a piece up to be taken, without being mated or losing more at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "献属闲着，不另判别", en: "an offer is idle; it is not told apart from other idle moves" }),
};

/// 24.6 Block · 拦
///
/// A move into the line of an attack of the other side.
pub static BLOCK: Rule = Rule {
    document: "cxa-2020",
    number: "24.6",
    name: "block",
    same_as: &["block"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "拦", en: "Block" },
    text: Text { zh: "走子到对方将、杀、捉的路线上，加以阻拦。", en: "A move into the line of an attack of the other side." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 24.7 Follow · 跟
///
/// Follows a piece of the other side that is protected.
pub static FOLLOW: Rule = Rule {
    document: "cxa-2020",
    number: "24.7",
    name: "follow",
    same_as: &["follow"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "跟", en: "Follow" },
    text: Text { zh: "尾随对方有根的子。", en: "Follows a piece of the other side that is protected." },
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
/// A cycle with at least one idle move.
pub static ALLOWED_CYCLES: Rule = Rule {
    document: "cxa-2020",
    number: "24.14",
    name: "allowed-cycles",
    same_as: &["allowed-cycles"],
    section: Text { zh: "24 术语", en: "24 Terms" },
    title: Text { zh: "允许着法", en: "Allowed cycles" },
    text: Text { zh: "循环中至少有一着闲着。", en: "A cycle with at least one idle move." },
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
/// One side alone checks perpetually: it must vary or loses, even if it has no other move.
///
/// → Lost if it does not vary.
pub static PERPETUAL_CHECK: Rule = Rule {
    document: "cxa-2020",
    number: "25.1",
    name: "perpetual-check",
    same_as: &["perpetual-check"],
    section: Text { zh: "25 裁决", en: "25 Rulings" },
    title: Text { zh: "单方长将", en: "Perpetual check by one side" },
    text: Text { zh: "只有一方长将，不论有无其他着法可走，该方须变，不变判负。", en: "One side alone checks perpetually: it must vary or loses, even if it has no other move." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
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
/// A move of the general or a soldier that lets other pieces attack is a chase.
///
/// → Counts as a chase.
pub static GENERAL_OR_SOLDIER_OPENS: Rule = Rule {
    document: "cxa-2020",
    number: "26.1.1",
    name: "general-or-soldier-opens",
    same_as: &["general-or-soldier-opens"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "将帅兵卒放出之捉", en: "General or soldier opening an attack" },
    text: Text { zh: "将（帅）、兵（卒）走动，使别的子产生的捉，算捉。", en: "A move of the general or a soldier that lets other pieces attack is a chase." },
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
/// The side that holds a book draw with a single attacking piece may attack advisors and elephants on the way: idle.
///
/// → Counts as idle.
pub static DRAWN_SETUP: Rule = Rule {
    document: "cxa-2020",
    number: "26.2",
    name: "drawn-setup",
    same_as: &["drawn-setup"],
    section: Text { zh: "26 细则", en: "26 Details" },
    title: Text { zh: "例和局面", en: "Holding a drawn set-up" },
    text: Text { zh: "仅有一个强子、守住例和局面的一方，附带攻击士、象的，按闲着论。", en: "The side that holds a book draw with a single attacking piece may attack advisors and elephants on the way: idle." },
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
    rules: &[&CHECKMATE, &NO_LEGAL_MOVE, &MOVE_LIMIT, &CHECK, &KILL, &CHASE, &EXCHANGE, &OFFER, &BLOCK, &FOLLOW, &IDLE, &REPETITION_THREE_TIMES, &PERPETUAL_CYCLES, &FORBIDDEN_CYCLES, &ALLOWED_CYCLES, &ROOTS, &UNDER_ROOTED, &JOINT_CHASE, &PERPETUAL_CHECK, &BOTH_ALLOWED, &FORBIDDEN_AGAINST_ALLOWED, &GENERAL_AND_SOLDIER, &GENERAL_OR_SOLDIER_OPENS, &JOINT_WITH_GENERAL_OR_SOLDIER, &GENERAL_ANSWERS_CHECK, &OTHER_PIECE_ANSWERS_CHECK, &DRAWN_SETUP, &UNCHANGED_THREAT, &HEAVIEST_FUNCTION, &JUDGED_AFTER_EXCHANGE, &VALUES, &SOLDIER_FOR_CHARIOT, &SOLDIER_OPENS_CHECK, &BOTH_FORBIDDEN, &OPPONENTS_DOING, &NINE_FORBIDDEN_MOVES],
    parameters: &[
        Parameter { name: "repetition-occurrences", title: Text { zh: "循环起始局面出现第几次时裁决（循环三次）", en: "occurrences of the position a cycle starts from at which it is ruled on (three rounds)" }, value: Value::Occurrences(Occurrences(4)), rule: &REPETITION_THREE_TIMES },
        Parameter { name: "no-capture-limit", title: Text { zh: "无吃子的回合限度", en: "moves by each side without a capture" }, value: Value::MovesEach(MovesEach(60)), rule: &MOVE_LIMIT },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::XiangqiParameters = parameters::XiangqiParameters {
    chase_against_forced_kill_verdict: None,
    check_and_kill_verdict: None,
    checks_counted: None,
    games_in_play_off: None,
    games_kept_on_withdrawal: None,
    match_points_for_draw: None,
    match_points_for_loss: None,
    match_points_for_win: None,
    mutual_chase_verdict: None,
    no_capture_limit: Some(Cited { value: MovesEach(60), rule: &MOVE_LIMIT }),
    perpetual_chase_verdict: None,
    points_for_draw: None,
    points_for_loss: None,
    points_for_win: None,
    repetition_occurrences: Some(Cited { value: Occurrences(4), rule: &REPETITION_THREE_TIMES }),
    two_attacks_one_counterattack_verdict: None,
    two_attacks_one_counterchase_verdict: None,
};

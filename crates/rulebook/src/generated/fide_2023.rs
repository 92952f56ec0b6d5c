// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! FIDE Laws of Chess, 2023 · 国际棋联《国际象棋规则》（2023）
//!
//! Articles 4 to 12, appendices A and B and guidelines I to III as far as rulings rest on them; articles 1 to 3 (the moves) are in the move generator. No later amendment was found.

use crate::*;

/// 4.1 One hand · 用一只手走子
///
/// A move is made with one hand. Two hands without a press carry no penalty; pressed, see 7.5.4.
pub static ONE_HAND: Rule = Rule {
    document: "fide-2023",
    number: "4.1",
    name: "one-hand",
    same_as: &["one-hand"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "用一只手走子", en: "One hand" },
    text: Text { zh: "走一着棋只能用一只手。只用两手而没有按钟，不算违规着法；按钟以后见 7.5.4。", en: "A move is made with one hand. Two hands without a press carry no penalty; pressed, see 7.5.4." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 4.2.1 Adjusting · 摆正棋子
///
/// On his own turn, having said so first, a player may adjust pieces without an obligation.
pub static ADJUSTING: Rule = Rule {
    document: "fide-2023",
    number: "4.2.1",
    name: "adjusting",
    same_as: &["adjusting"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "摆正棋子", en: "Adjusting" },
    text: Text { zh: "轮到自己走时，先说明再摆正棋子，不算触摸。", en: "On his own turn, having said so first, a player may adjust pieces without an obligation." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 4.3.1 Own piece touched · 触摸己方棋子
///
/// Whoever touches his own pieces on purpose must move the first one touched that can move.
pub static TOUCHED_OWN_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "4.3.1",
    name: "touched-own-piece",
    same_as: &["touched-own-piece"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸己方棋子", en: "Own piece touched" },
    text: Text { zh: "有意触摸己方棋子，必须走第一枚被触摸而能走的棋子。", en: "Whoever touches his own pieces on purpose must move the first one touched that can move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.3.2 Opposing piece touched · 触摸对方棋子
///
/// Whoever touches opposing pieces on purpose must take the first one touched that can be taken.
pub static TOUCHED_OPPOSING_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "4.3.2",
    name: "touched-opposing-piece",
    same_as: &["touched-opposing-piece"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸对方棋子", en: "Opposing piece touched" },
    text: Text { zh: "有意触摸对方棋子，必须吃第一枚被触摸而能吃的棋子。", en: "Whoever touches opposing pieces on purpose must take the first one touched that can be taken." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.3.3 Pieces of both sides touched · 双方棋子都触摸
///
/// If pieces of both sides were touched, the first own piece must take the first opposing one; if that is illegal, the first piece touched that can be moved or taken decides.
pub static TOUCHED_BOTH: Rule = Rule {
    document: "fide-2023",
    number: "4.3.3",
    name: "touched-both",
    same_as: &["touched-both"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "双方棋子都触摸", en: "Pieces of both sides touched" },
    text: Text { zh: "双方棋子都被触摸，必须用先触摸的己方棋子吃先触摸的对方棋子；不合规则时，走或吃第一枚被触摸而能走或能吃的棋子。", en: "If pieces of both sides were touched, the first own piece must take the first opposing one; if that is illegal, the first piece touched that can be moved or taken decides." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.4 King and rook touched · 触摸王车
///
/// King and rook touched on purpose: castle on that side if legal. Rook first: no castling there. If castling is illegal the king must move, and if it cannot, any legal move may be played.
pub static TOUCHED_KING_AND_ROOK: Rule = Rule {
    document: "fide-2023",
    number: "4.4",
    name: "touched-king-and-rook",
    same_as: &["touched-king-and-rook"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸王车", en: "King and rook touched" },
    text: Text { zh: "有意触摸王和车，能向那一边易位就必须易位；先触摸车再触摸王，不得向那一边易位；不能易位时必须走王，王也不能走时可任意走。", en: "King and rook touched on purpose: castle on that side if legal. Rook first: no castling there. If castling is illegal the king must move, and if it cannot, any legal move may be played." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.4.4 Choice of the piece promoted to · 升变的选定
///
/// The choice is final once the piece has touched the square of promotion.
pub static PROMOTION_CHOICE: Rule = Rule {
    document: "fide-2023",
    number: "4.4.4",
    name: "promotion-choice",
    same_as: &["promotion-choice"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "升变的选定", en: "Choice of the piece promoted to" },
    text: Text { zh: "升变的棋子碰到升变格，选择就不能再改。", en: "The choice is final once the piece has touched the square of promotion." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.5 No move with a touched piece · 被触摸的棋子都不能走
///
/// If no touched piece can be moved or taken, any legal move may be played.
pub static NO_MOVE_WITH_TOUCHED_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "4.5",
    name: "no-move-with-touched-piece",
    same_as: &["no-move-with-touched-piece"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "被触摸的棋子都不能走", en: "No move with a touched piece" },
    text: Text { zh: "被触摸的棋子都不能走也不能被吃，可以任意走合规则的着法。", en: "If no touched piece can be moved or taken, any legal move may be played." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4.7 Move made · 着法走出
///
/// A move is made when the piece is let go; capturing, castling and promotion have each their moment.
pub static MOVE_MADE: Rule = Rule {
    document: "fide-2023",
    number: "4.7",
    name: "move-made",
    same_as: &["move-made"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "着法走出", en: "Move made" },
    text: Text { zh: "棋子放手，这着棋就算走出：吃子、易位、升变各按其放手的时刻。", en: "A move is made when the piece is let go; capturing, castling and promotion have each their moment." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4.8 Right to claim a touch-move breach lost · 丧失指出触摸违规的权利
///
/// Having touched a piece on purpose a player can no longer claim a breach of the touch rules by his opponent.
pub static TOUCH_CLAIM_LOST: Rule = Rule {
    document: "fide-2023",
    number: "4.8",
    name: "touch-claim-lost",
    same_as: &["touch-claim-lost"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "丧失指出触摸违规的权利", en: "Right to claim a touch-move breach lost" },
    text: Text { zh: "棋手自己有意触摸棋子以后，不能再指出对方的触摸违规。", en: "Having touched a piece on purpose a player can no longer claim a breach of the touch rules by his opponent." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.1.1 Checkmate · 将死
///
/// Whoever mates wins and the game ends at once, provided the mating move was legal.
pub static CHECKMATE: Rule = Rule {
    document: "fide-2023",
    number: "5.1.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "将死对方王的一方胜，对局立即结束，只要造成将死的着法合乎规则。", en: "Whoever mates wins and the game ends at once, provided the mating move was legal." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.1.2 Resignation · 认输
///
/// A resignation wins for the opponent, unless from the position no series of legal moves lets him mate; then it is a draw.
pub static RESIGNATION: Rule = Rule {
    document: "fide-2023",
    number: "5.1.2",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "一方认输，对方胜；但如果对方用任何合规则的着法都不可能将死他，则为和棋。", en: "A resignation wins for the opponent, unless from the position no series of legal moves lets him mate; then it is a draw." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 5.2.1 Stalemate · 无子可动
///
/// The side to move has no legal move and is not in check: drawn, and the game ends at once.
pub static STALEMATE: Rule = Rule {
    document: "fide-2023",
    number: "5.2.1",
    name: "stalemate",
    same_as: &["stalemate"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "无子可动", en: "Stalemate" },
    text: Text { zh: "轮到走的一方没有合规则的着法而又没有被将军：和棋，对局立即结束。", en: "The side to move has no legal move and is not in check: drawn, and the game ends at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.2.2 Dead position · 死局
///
/// Neither side can mate by any series of legal moves: drawn, and the game ends at once.
pub static DEAD_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "5.2.2",
    name: "dead-position",
    same_as: &["insufficient-material", "dead-position"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "死局", en: "Dead position" },
    text: Text { zh: "双方用任何合规则的着法都不能将死对方：和棋，对局立即结束。", en: "Neither side can mate by any series of legal moves: drawn, and the game ends at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.2.3 Agreement · 双方同意和棋
///
/// The players may agree on a draw once both have made a move.
pub static AGREEMENT: Rule = Rule {
    document: "fide-2023",
    number: "5.2.3",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "双方同意和棋", en: "Agreement" },
    text: Text { zh: "双方都至少走过一着以后，可以在对局中同意和棋。", en: "The players may agree on a draw once both have made a move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 6.2.1 Pressing the clock · 按钟
///
/// A move is completed by pressing the clock; a move that ends the game, or is followed by the player's own next move, is complete too.
pub static PRESSING_THE_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.2.1",
    name: "pressing-the-clock",
    same_as: &["pressing-the-clock"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "按钟", en: "Pressing the clock" },
    text: Text { zh: "走完一着要按钟，这才算完成；结束对局的着法以及随后己方又走出的着法也算完成。", en: "A move is completed by pressing the clock; a move that ends the game, or is followed by the player's own next move, is complete too." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.2.2 Pressing after the reply · 对方应着以后按钟
///
/// A player must be allowed to press his clock even after the opponent has replied.
pub static PRESSING_AFTER_THE_REPLY: Rule = Rule {
    document: "fide-2023",
    number: "6.2.2",
    name: "pressing-after-the-reply",
    same_as: &["pressing-after-the-reply"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "对方应着以后按钟", en: "Pressing after the reply" },
    text: Text { zh: "即使对方已经应着，也必须允许棋手按钟。", en: "A player must be allowed to press his clock even after the opponent has replied." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.2.3 Same hand · 用走子的手按钟
///
/// The clock is pressed with the hand that moved; it must not be hit, held or knocked over.
pub static PRESSING_WITH_THE_SAME_HAND: Rule = Rule {
    document: "fide-2023",
    number: "6.2.3",
    name: "pressing-with-the-same-hand",
    same_as: &["pressing-with-the-same-hand"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "用走子的手按钟", en: "Same hand" },
    text: Text { zh: "必须用走子的那只手按钟；不得用力敲打、握住或碰倒棋钟。", en: "The clock is pressed with the hand that moved; it must not be hit, held or knocked over." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.3 Time control · 时限
///
/// In each period the set moves must be completed in the set time; time saved is added to the next period; a fixed addition or delay is a setting.
pub static TIME_CONTROL: Rule = Rule {
    document: "fide-2023",
    number: "6.3",
    name: "time-control",
    same_as: &["time-control"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "时限", en: "Time control" },
    text: Text { zh: "每一时限须在规定时间内完成规定的着数；省下的时间加到下一时限；固定加时或延时另按设置。", en: "In each period the set moves must be completed in the set time; time saved is added to the next period; a fixed addition or delay is a setting." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.4 Counting moves at a flag · 旗落后核对着数
///
/// Right after a flag falls the moves are counted.
pub static COUNTING_MOVES_AT_A_FLAG: Rule = Rule {
    document: "fide-2023",
    number: "6.4",
    name: "counting-moves-at-a-flag",
    same_as: &["counting-moves-at-a-flag"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "旗落后核对着数", en: "Counting moves at a flag" },
    text: Text { zh: "旗落以后立即按 6.3.1 核对着数。", en: "Right after a flag falls the moves are counted." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.7.1 Late arrival · 迟到
///
/// Whoever arrives after the default time loses unless the arbiter decides otherwise; where the event names none it is zero.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "fide-2023",
    number: "6.7.1",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "在规程规定的缺席时限以后到场的棋手判负，裁判员另有决定的除外；规程没有规定时，缺席时限为零。", en: "Whoever arrives after the default time loses unless the arbiter decides otherwise; where the event names none it is zero." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.7.2 Neither present at the start · 开始时双方都不在
///
/// If neither player is present at the start and the default time is not zero, White loses the time until he arrives.
pub static NEITHER_PRESENT_AT_THE_START: Rule = Rule {
    document: "fide-2023",
    number: "6.7.2",
    name: "neither-present-at-the-start",
    same_as: &["neither-present-at-the-start"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "开始时双方都不在", en: "Neither present at the start" },
    text: Text { zh: "缺席时限不为零而开始时双方都不在，白方的时间计到他到场为止。", en: "If neither player is present at the start and the default time is not zero, White loses the time until he arrives." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.8 Flag fall · 旗落
///
/// A flag has fallen when the arbiter sees it or a player rightly claims it.
pub static FLAG_FALL: Rule = Rule {
    document: "fide-2023",
    number: "6.8",
    name: "flag-fall",
    same_as: &["flag-fall"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "旗落", en: "Flag fall" },
    text: Text { zh: "裁判员看到，或一方有效地指出，旗才算落下。", en: "A flag has fallen when the arbiter sees it or a player rightly claims it." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.9 Time forfeit · 超时
///
/// Whoever has not completed the set moves in the set time loses, unless no series of legal moves lets the opponent mate; then it is a draw.
pub static TIME_FORFEIT: Rule = Rule {
    document: "fide-2023",
    number: "6.9",
    name: "time-forfeit",
    same_as: &["time-forfeit"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "超时", en: "Time forfeit" },
    text: Text { zh: "没有在规定时间内完成规定着数的一方判负；但如果对方用任何合规则的着法都不可能将死他，则为和棋。", en: "Whoever has not completed the set moves in the set time loses, unless no series of legal moves lets the opponent mate; then it is a draw." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.10.1 Defective clock · 棋钟失灵
///
/// The arbiter replaces a clock with an evident defect and uses his best judgement for the times.
pub static DEFECTIVE_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.10.1",
    name: "defective-clock",
    same_as: &["defective-clock"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋钟失灵", en: "Defective clock" },
    text: Text { zh: "棋钟有明显毛病，裁判员换钟，并凭最佳判断定出时间。", en: "The arbiter replaces a clock with an evident defect and uses his best judgement for the times." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.10.2 Wrong setting · 棋钟设置错误
///
/// A wrong setting found during the game is put right at once.
pub static WRONG_CLOCK_SETTING: Rule = Rule {
    document: "fide-2023",
    number: "6.10.2",
    name: "wrong-clock-setting",
    same_as: &["wrong-clock-setting"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋钟设置错误", en: "Wrong setting" },
    text: Text { zh: "对局中发现时间、加时或着数设置有误，立即改正。", en: "A wrong setting found during the game is put right at once." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.11.2 Pausing the clock · 停钟
///
/// A player may pause the clock only to seek the arbiter, for instance when the piece for a promotion is missing.
pub static PAUSING_THE_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.11.2",
    name: "pausing-the-clock",
    same_as: &["pausing-the-clock"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "停钟", en: "Pausing the clock" },
    text: Text { zh: "棋手只有为了找裁判员才可以停钟，例如升变而缺少棋子。", en: "A player may pause the clock only to seek the arbiter, for instance when the piece for a promotion is missing." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.11.4 Pausing without good reason · 无故停钟
///
/// Pausing without a good reason is penalised under 12.9.
pub static PAUSING_WITHOUT_REASON: Rule = Rule {
    document: "fide-2023",
    number: "6.11.4",
    name: "pausing-without-reason",
    same_as: &["pausing-without-reason"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "无故停钟", en: "Pausing without good reason" },
    text: Text { zh: "无正当理由停钟，按 12.9 处罚。", en: "Pausing without a good reason is penalised under 12.9." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.12.2 Displays are aids · 显示只供参考
///
/// No claim can rest on a display alone.
pub static DISPLAYS_ARE_AIDS: Rule = Rule {
    document: "fide-2023",
    number: "6.12.2",
    name: "displays-are-aids",
    same_as: &["displays-are-aids"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "显示只供参考", en: "Displays are aids" },
    text: Text { zh: "不能只凭示范棋盘或屏幕上的显示提出要求。", en: "No claim can rest on a display alone." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7.1 Times after an irregularity · 违规以后的时间
///
/// When a position is restored the arbiter uses his best judgement for the times and may leave them.
pub static TIMES_AFTER_AN_IRREGULARITY: Rule = Rule {
    document: "fide-2023",
    number: "7.1",
    name: "times-after-an-irregularity",
    same_as: &["times-after-an-irregularity"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "违规以后的时间", en: "Times after an irregularity" },
    text: Text { zh: "出现违规须恢复局面时，裁判员凭最佳判断定出双方时间，也可以不改。", en: "When a position is restored the arbiter uses his best judgement for the times and may leave them." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 7.2.1 Wrong initial position · 开局局面摆错
///
/// A wrong initial position found during the game annuls it; a new game is played.
pub static WRONG_INITIAL_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "7.2.1",
    name: "wrong-initial-position",
    same_as: &["wrong-initial-position"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "开局局面摆错", en: "Wrong initial position" },
    text: Text { zh: "对局中发现开始局面摆错：作废，重下一局。", en: "A wrong initial position found during the game annuls it; a new game is played." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.2.2 Board placed wrongly · 棋盘放错
///
/// A board placed the wrong way: the position is carried over to one placed rightly and the game goes on.
pub static BOARD_PLACED_WRONGLY: Rule = Rule {
    document: "fide-2023",
    number: "7.2.2",
    name: "board-placed-wrongly",
    same_as: &["board-placed-wrongly"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "棋盘放错", en: "Board placed wrongly" },
    text: Text { zh: "棋盘方向放错：把局面移到放正的棋盘上，继续对局。", en: "A board placed the wrong way: the position is carried over to one placed rightly and the game goes on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.3 Colours reversed · 颜色颠倒
///
/// If both have made fewer than ten moves, a new game; after ten moves or more by each it goes on.
pub static COLOURS_REVERSED: Rule = Rule {
    document: "fide-2023",
    number: "7.3",
    name: "colours-reversed",
    same_as: &["colours-reversed"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "颜色颠倒", en: "Colours reversed" },
    text: Text { zh: "双方都不到十着：停下重下一局；双方都走了十着或更多：继续。", en: "If both have made fewer than ten moves, a new game; after ten moves or more by each it goes on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7.4.1 Displaced pieces · 碰乱棋子
///
/// Whoever displaces pieces restores them on his own time; if need be the clock is paused for the arbiter, who may penalise.
pub static DISPLACED_PIECES: Rule = Rule {
    document: "fide-2023",
    number: "7.4.1",
    name: "displaced-pieces",
    same_as: &["displaced-pieces"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "碰乱棋子", en: "Displaced pieces" },
    text: Text { zh: "碰乱棋子的一方用自己的时间恢复；必要时停钟请裁判员，裁判员可以处罚。", en: "Whoever displaces pieces restores them on his own time; if need be the clock is paused for the arbiter, who may penalise." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.5.1 Illegal move · 违规着法
///
/// If an illegal move was completed the position before it is restored, and the touch rules apply to its replacement.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "7.5.1",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "违规着法", en: "Illegal move" },
    text: Text { zh: "对局中发现已经完成违规着法：恢复到违规以前的局面，改走的着法适用触摸规则。", en: "If an illegal move was completed the position before it is restored, and the touch rules apply to its replacement." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.5.2 Pawn not replaced · 兵到底线没有换子
///
/// A pawn on the last rank, pressed and not replaced: an illegal move, and the pawn becomes a queen.
pub static UNPROMOTED_PAWN: Rule = Rule {
    document: "fide-2023",
    number: "7.5.2",
    name: "unpromoted-pawn",
    same_as: &["unpromoted-pawn"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "兵到底线没有换子", en: "Pawn not replaced" },
    text: Text { zh: "兵到底线、已按钟而没有换子：违规，该兵换成后。", en: "A pawn on the last rank, pressed and not replaced: an illegal move, and the pawn becomes a queen." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7.5.3 Press without a move · 没有走子而按钟
///
/// Pressing the clock without having moved counts as an illegal move.
pub static PRESS_WITHOUT_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "7.5.3",
    name: "press-without-move",
    same_as: &["press-without-move"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "没有走子而按钟", en: "Press without a move" },
    text: Text { zh: "没有走子就按钟，按违规着法处理。", en: "Pressing the clock without having moved counts as an illegal move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7.5.4 Two hands · 用两手走子并按钟
///
/// A move made with two hands and pressed counts as an illegal move.
pub static TWO_HANDS: Rule = Rule {
    document: "fide-2023",
    number: "7.5.4",
    name: "two-hands",
    same_as: &["two-hands"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "用两手走子并按钟", en: "Two hands" },
    text: Text { zh: "用两手走一着并按钟，按违规着法处理。", en: "A move made with two hands and pressed counts as an illegal move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7.5.5 Penalty for an illegal move · 违规着法的处罚
///
/// The first gives the opponent two minutes; the second by the same player loses, or draws if no series of legal moves lets the opponent mate.
pub static ILLEGAL_MOVE_PENALTY: Rule = Rule {
    document: "fide-2023",
    number: "7.5.5",
    name: "illegal-move-penalty",
    same_as: &["illegal-move-penalty"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "违规着法的处罚", en: "Penalty for an illegal move" },
    text: Text { zh: "第一次给对方加时两分钟；同一棋手第二次判负，但对方用任何合规则的着法都不可能将死他时为和棋。", en: "The first gives the opponent two minutes; the second by the same player loses, or draws if no series of legal moves lets the opponent mate." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 7.6 Piece off its square · 棋子离位
///
/// If a piece is found off its right square, the position before that is restored.
pub static MISPLACED_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "7.6",
    name: "misplaced-piece",
    same_as: &["misplaced-piece"],
    section: Text { zh: "7 违规", en: "7 Irregularities" },
    title: Text { zh: "棋子离位", en: "Piece off its square" },
    text: Text { zh: "对局中发现棋子离开应在的格：恢复错乱以前的局面。", en: "If a piece is found off its right square, the position before that is restored." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.1.1 Record keeping · 记录
///
/// Both players record all moves, move by move, in algebraic notation.
pub static RECORD_KEEPING: Rule = Rule {
    document: "fide-2023",
    number: "8.1.1",
    name: "record-keeping",
    same_as: &["record-keeping"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "记录", en: "Record keeping" },
    text: Text { zh: "双方逐着用代数记谱记录双方的着法。", en: "Both players record all moves, move by move, in algebraic notation." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.1.2 Writing in advance · 不得预先写下着法
///
/// A move may not be written in advance except for a draw claim or when sealing.
pub static WRITING_BEFORE_MOVING: Rule = Rule {
    document: "fide-2023",
    number: "8.1.2",
    name: "writing-before-moving",
    same_as: &["writing-before-moving"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "不得预先写下着法", en: "Writing in advance" },
    text: Text { zh: "除提和或封棋外，不得先写后走。", en: "A move may not be written in advance except for a draw claim or when sealing." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.2 Scoresheet in view · 记录纸须可见
///
/// The scoresheet must be visible to the arbiter throughout.
pub static SCORESHEET_IN_VIEW: Rule = Rule {
    document: "fide-2023",
    number: "8.2",
    name: "scoresheet-in-view",
    same_as: &["scoresheet-in-view"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "记录纸须可见", en: "Scoresheet in view" },
    text: Text { zh: "记录纸应当始终能被裁判员看到。", en: "The scoresheet must be visible to the arbiter throughout." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.4 Exemption from recording · 免予记录
///
/// With less than five minutes left in a period and less than thirty seconds added a move, the player need not record for the rest of it.
pub static RECORD_EXEMPTION: Rule = Rule {
    document: "fide-2023",
    number: "8.4",
    name: "record-exemption",
    same_as: &["record-exemption"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "免予记录", en: "Exemption from recording" },
    text: Text { zh: "一个时限内剩余不到五分钟而每着加时不到三十秒，在该时限余下部分不必记录。", en: "With less than five minutes left in a period and less than thirty seconds added a move, the player need not record for the rest of it." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8.5.1 Both complete their sheets · 双方都要补记
///
/// If both are exempt the arbiter or an assistant records; when a flag falls the clock is paused and both bring their sheets up to date.
pub static BOTH_COMPLETE_RECORD: Rule = Rule {
    document: "fide-2023",
    number: "8.5.1",
    name: "both-complete-record",
    same_as: &["both-complete-record", "arbiter-records"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "双方都要补记", en: "Both complete their sheets" },
    text: Text { zh: "双方都免予记录时裁判员或助手应记录；一方旗落，停钟，双方补记。", en: "If both are exempt the arbiter or an assistant records; when a flag falls the clock is paused and both bring their sheets up to date." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8.5.2 One completes his sheet · 一方补记
///
/// If only one was exempt he completes his sheet before moving, after a flag has fallen, on his own time, with the opponent's sheet if he likes.
pub static ONE_COMPLETES_RECORD: Rule = Rule {
    document: "fide-2023",
    number: "8.5.2",
    name: "one-completes-record",
    same_as: &["one-completes-record", "borrowing-the-scoresheet"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "一方补记", en: "One completes his sheet" },
    text: Text { zh: "只有一方免记：旗落后他须在走子以前补齐，可借用对方记录纸，用自己的时间。", en: "If only one was exempt he completes his sheet before moving, after a flag has fallen, on his own time, with the opponent's sheet if he likes." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8.5.3 Reconstruction on a board · 用棋盘复原
///
/// If no sheet is complete the game is rebuilt on a second board, after the arbiter has noted position, times and the number of moves.
pub static RECONSTRUCTION_NEEDS_BOARD: Rule = Rule {
    document: "fide-2023",
    number: "8.5.3",
    name: "reconstruction-needs-board",
    same_as: &["reconstruction-needs-board"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "用棋盘复原", en: "Reconstruction on a board" },
    text: Text { zh: "没有一份记录完整：裁判员先记下局面、时间和着数，双方在另一副棋盘上复原。", en: "If no sheet is complete the game is rebuilt on a second board, after the arbiter has noted position, times and the number of moves." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.6 Reconstruction impossible · 无法复原
///
/// If the sheets cannot be completed the game goes on and the next move counts as the first of the next period, unless more moves can be shown.
pub static RECONSTRUCTION_IMPOSSIBLE: Rule = Rule {
    document: "fide-2023",
    number: "8.6",
    name: "reconstruction-impossible",
    same_as: &["reconstruction-impossible"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "无法复原", en: "Reconstruction impossible" },
    text: Text { zh: "无法补齐记录：继续对局，下一着算下一时限的第一着，除非有证据表明走得更多。", en: "If the sheets cannot be completed the game goes on and the next move counts as the first of the next period, unless more moves can be shown." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.7 Signed result · 签字的结果
///
/// The result signed by both stands, even if wrong, unless the arbiter decides otherwise.
pub static SIGNED_RESULT: Rule = Rule {
    document: "fide-2023",
    number: "8.7",
    name: "signed-result",
    same_as: &["signed-result"],
    section: Text { zh: "8 记录", en: "8 The recording of the moves" },
    title: Text { zh: "签字的结果", en: "Signed result" },
    text: Text { zh: "双方在记录纸上签下结果；即使有误也有效，裁判员另有决定的除外。", en: "The result signed by both stands, even if wrong, unless the arbiter decides otherwise." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 9.1.1 Agreement restricted by the event · 规程限制议和
///
/// An event may forbid agreement before a number of moves, or without the arbiter's consent.
pub static AGREEMENT_RESTRICTION: Rule = Rule {
    document: "fide-2023",
    number: "9.1.1",
    name: "agreement-restriction",
    same_as: &["agreement-restriction"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "规程限制议和", en: "Agreement restricted by the event" },
    text: Text { zh: "规程可以规定若干着以前或未经裁判员同意不得议和。", en: "An event may forbid agreement before a number of moves, or without the arbiter's consent." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.1.2.1 Draw offer · 提议和棋
///
/// To be made after moving and before pressing; at other times it is valid too, but see 11.5. It cannot be withdrawn and is open until accepted, refused in words or by touching a piece with intent, or the game ends.
pub static DRAW_OFFER: Rule = Rule {
    document: "fide-2023",
    number: "9.1.2.1",
    name: "draw-offer",
    same_as: &["draw-offer", "offer-before-moving", "offer-on-opponents-time"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "提议和棋", en: "Draw offer" },
    text: Text { zh: "应在走子以后、按钟以前提出；其他时候提出也有效，但见 11.5。不得附条件，不能收回；对方接受、口头拒绝、有意触摸棋子拒绝或对局结束以前一直有效。", en: "To be made after moving and before pressing; at other times it is valid too, but see 11.5. It cannot be withdrawn and is open until accepted, refused in words or by touching a piece with intent, or the game ends." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 9.1.2.3 A claim is an offer · 要求和棋即为提议
///
/// A claim under 9.2 or 9.3 counts as an offer of a draw.
pub static CLAIM_IS_AN_OFFER: Rule = Rule {
    document: "fide-2023",
    number: "9.1.2.3",
    name: "claim-is-an-offer",
    same_as: &["claim-is-an-offer"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "要求和棋即为提议", en: "A claim is an offer" },
    text: Text { zh: "按 9.2 或 9.3 要求和棋视为提议和棋。", en: "A claim under 9.2 or 9.3 counts as an offer of a draw." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 9.2.1 About to appear · 第三次将要出现
///
/// The player to move may claim by writing and declaring a move after which the position stands for at least the third time.
pub static REPETITION_ABOUT_TO_APPEAR: Rule = Rule {
    document: "fide-2023",
    number: "9.2.1",
    name: "repetition-about-to-appear",
    same_as: &["repetition-about-to-appear", "repetition-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "第三次将要出现", en: "About to appear" },
    text: Text { zh: "轮走者先写下着法并声明要走，使同一局面至少第三次出现，可以要求和棋。", en: "The player to move may claim by writing and declaring a move after which the position stands for at least the third time." },
    follows: None,
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 9.2.2 Just appeared · 第三次刚刚出现
///
/// The player to move may claim when the position has just stood for at least the third time.
pub static REPETITION_JUST_APPEARED: Rule = Rule {
    document: "fide-2023",
    number: "9.2.2",
    name: "repetition-just-appeared",
    same_as: &["repetition-just-appeared"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "第三次刚刚出现", en: "Just appeared" },
    text: Text { zh: "同一局面刚刚至少第三次出现，轮走者可以要求和棋。", en: "The player to move may claim when the position has just stood for at least the third time." },
    follows: None,
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 9.2.3 Same position · 相同局面
///
/// Same player to move, same pieces on the same squares, same possible moves. They differ if at the start an en passant capture was possible, or a right to castle has since been lost.
pub static SAME_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "9.2.3",
    name: "same-position",
    same_as: &["same-position"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "相同局面", en: "Same position" },
    text: Text { zh: "轮走方、各格棋子的种类颜色和双方可走的着法都相同。过路兵在第一次出现时可以被吃，或王车易位权已因王车走动而丧失，都不相同。", en: "Same player to move, same pieces on the same squares, same possible moves. They differ if at the start an en passant capture was possible, or a right to castle has since been lost." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.3 Fifty moves · 五十回合
///
/// The player to move may claim after fifty moves by each side without a pawn move or capture, or by writing and declaring the move that completes them.
pub static FIFTY_MOVE_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "9.3",
    name: "fifty-move-claim",
    same_as: &["fifty-move-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "五十回合", en: "Fifty moves" },
    text: Text { zh: "双方各走五十着而没有走兵也没有吃子，轮走者可以要求和棋；也可写下并声明将成此数的着法。", en: "The player to move may claim after fifty moves by each side without a pawn move or capture, or by writing and declaring the move that completes them." },
    follows: None,
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 9.4 Right to claim lost by touching · 触摸后丧失权利
///
/// Having touched a piece on purpose a player can no longer claim on that move.
pub static CLAIM_LOST_BY_TOUCHING: Rule = Rule {
    document: "fide-2023",
    number: "9.4",
    name: "claim-lost-by-touching",
    same_as: &["claim-lost-by-moving"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "触摸后丧失权利", en: "Right to claim lost by touching" },
    text: Text { zh: "有意触摸棋子以后，该着不能再要求和棋。", en: "Having touched a piece on purpose a player can no longer claim on that move." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.5.1 Claim procedure · 要求和棋的程序
///
/// The player or the arbiter pauses the clock; a claim cannot be withdrawn.
pub static CLAIM_PROCEDURE: Rule = Rule {
    document: "fide-2023",
    number: "9.5.1",
    name: "claim-procedure",
    same_as: &["claim-procedure", "claim-stands"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "要求和棋的程序", en: "Claim procedure" },
    text: Text { zh: "棋手或裁判员停钟；要求不能收回。", en: "The player or the arbiter pauses the clock; a claim cannot be withdrawn." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.5.2 Right claim · 要求成立
///
/// A right claim draws at once.
pub static CORRECT_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "9.5.2",
    name: "correct-claim",
    same_as: &["correct-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "要求成立", en: "Right claim" },
    text: Text { zh: "要求成立：和棋。", en: "A right claim draws at once." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.5.3 Wrong claim · 要求不成立
///
/// A wrong claim gives the opponent two minutes and the game goes on; a declared move must be played.
pub static WRONG_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "9.5.3",
    name: "wrong-claim",
    same_as: &["wrong-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "要求不成立", en: "Wrong claim" },
    text: Text { zh: "要求不成立：给对方加时两分钟，对局继续；声明的着法必须走。", en: "A wrong claim gives the opponent two minutes and the game goes on; a declared move must be played." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.6.1 Fivefold repetition · 五次重复
///
/// The same position has stood at least five times: drawn.
pub static FIVEFOLD_REPETITION: Rule = Rule {
    document: "fide-2023",
    number: "9.6.1",
    name: "fivefold-repetition",
    same_as: &["fivefold-repetition"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "五次重复", en: "Fivefold repetition" },
    text: Text { zh: "同一局面至少出现五次：和棋。", en: "The same position has stood at least five times: drawn." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.6.2 Seventy-five moves · 七十五回合
///
/// Seventy-five moves by each without a pawn move or capture: drawn; if the last one mates, mate stands.
pub static SEVENTY_FIVE_MOVES: Rule = Rule {
    document: "fide-2023",
    number: "9.6.2",
    name: "seventy-five-moves",
    same_as: &["seventy-five-moves"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "七十五回合", en: "Seventy-five moves" },
    text: Text { zh: "双方各走七十五着而没有走兵和吃子：和棋；最后一着将死则以将死为准。", en: "Seventy-five moves by each without a pawn move or capture: drawn; if the last one mates, mate stands." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11.3.2 Electronic device · 电子设备
///
/// A device on a player in the playing venue, not approved by the arbiter, loses and the opponent wins; the event may name less.
pub static ELECTRONIC_DEVICE: Rule = Rule {
    document: "fide-2023",
    number: "11.3.2",
    name: "electronic-device",
    same_as: &["electronic-device"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "电子设备", en: "Electronic device" },
    text: Text { zh: "棋手在赛场携带未经裁判员批准的电子设备：判负，对方胜；规程可以规定较轻的处罚。", en: "A device on a player in the playing venue, not approved by the arbiter, loses and the opponent wins; the event may name less." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 11.5 Distracting · 干扰对方
///
/// The opponent must not be distracted, unreasonable claims and offers included.
pub static DISTRACTING: Rule = Rule {
    document: "fide-2023",
    number: "11.5",
    name: "distracting",
    same_as: &["distracting"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "干扰对方", en: "Distracting" },
    text: Text { zh: "不得以任何方式干扰对方，包括无理的要求和提和。", en: "The opponent must not be distracted, unreasonable claims and offers included." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.7 Refusal · 拒绝遵守规则
///
/// A player who persists in refusing the Laws loses; the arbiter decides the opponent's score.
pub static REFUSAL: Rule = Rule {
    document: "fide-2023",
    number: "11.7",
    name: "refusal",
    same_as: &["refusal"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "拒绝遵守规则", en: "Refusal" },
    text: Text { zh: "坚持拒绝遵守规则的棋手判负；对方的得分由裁判员决定。", en: "A player who persists in refusing the Laws loses; the arbiter decides the opponent's score." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.8 Both refuse · 双方拒绝遵守规则
///
/// If both are guilty, both lose.
pub static BOTH_REFUSE: Rule = Rule {
    document: "fide-2023",
    number: "11.8",
    name: "both-refuse",
    same_as: &["refusal"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "双方拒绝遵守规则", en: "Both refuse" },
    text: Text { zh: "双方都有此行为：双方判负。", en: "If both are guilty, both lose." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.10 Appeal · 申诉
///
/// A player may appeal unless the event rules it out, even after signing.
pub static APPEAL: Rule = Rule {
    document: "fide-2023",
    number: "11.10",
    name: "appeal",
    same_as: &["protest"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "申诉", en: "Appeal" },
    text: Text { zh: "除规程排除者外，棋手可以申诉，即使已在记录纸上签字。", en: "A player may appeal unless the event rules it out, even after signing." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 12.6 No intervention · 裁判员不干预
///
/// No intervention except where the Laws say so; no hint of the number of moves before a flag, nor of a clock not pressed.
pub static NO_INTERVENTION: Rule = Rule {
    document: "fide-2023",
    number: "12.6",
    name: "no-intervention",
    same_as: &["no-intervention"],
    section: Text { zh: "12 裁判员", en: "12 The role of the arbiter" },
    title: Text { zh: "裁判员不干预", en: "No intervention" },
    text: Text { zh: "除规则规定外不得干预；旗落以前不提示着数，也不提醒没有按钟。", en: "No intervention except where the Laws say so; no hint of the number of moves before a flag, nor of a clock not pressed." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 12.9 Penalties · 处罚
///
/// Warning, time for the opponent, time off the offender, points, loss, fine, exclusion from rounds, expulsion.
pub static PENALTIES: Rule = Rule {
    document: "fide-2023",
    number: "12.9",
    name: "penalties",
    same_as: &["penalties"],
    section: Text { zh: "12 裁判员", en: "12 The role of the arbiter" },
    title: Text { zh: "处罚", en: "Penalties" },
    text: Text { zh: "警告、给对方加时、减违规者时间、对方加分、违规者减分、判负、罚款、停赛、除名。", en: "Warning, time for the opponent, time off the offender, points, loss, fine, exclusion from rounds, expulsion." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// A.1 Rapid play · 快棋
///
/// More than ten and less than sixty minutes for sixty moves.
pub static RAPID_PLAY: Rule = Rule {
    document: "fide-2023",
    number: "A.1",
    name: "rapid-play",
    same_as: &["rapid-play"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "快棋", en: "Rapid play" },
    text: Text { zh: "六十着合计时间多于十分钟、少于六十分钟。", en: "More than ten and less than sixty minutes for sixty moves." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.2 No duty to record · 快棋不须记录
///
/// In rapid play moves need not be recorded; claims remain.
pub static NO_DUTY_TO_RECORD: Rule = Rule {
    document: "fide-2023",
    number: "A.2",
    name: "no-duty-to-record",
    same_as: &["no-duty-to-record"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "快棋不须记录", en: "No duty to record" },
    text: Text { zh: "快棋棋手不必记录，但仍可提出要求。", en: "In rapid play moves need not be recorded; claims remain." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.3 Penalties in rapid play · 快棋罚时
///
/// The two minutes of articles 7 and 9 become one minute.
pub static PENALTIES_IN_RAPID: Rule = Rule {
    document: "fide-2023",
    number: "A.3",
    name: "penalties-in-rapid",
    same_as: &["penalties-in-rapid"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "快棋罚时", en: "Penalties in rapid play" },
    text: Text { zh: "第 7 条和第 9 条的两分钟改为一分钟。", en: "The two minutes of articles 7 and 9 become one minute." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.4 Full supervision · 充分监督
///
/// With one arbiter for at most three games, all of them recorded, the competition rules apply in full.
pub static FULL_SUPERVISION: Rule = Rule {
    document: "fide-2023",
    number: "A.4",
    name: "full-supervision",
    same_as: &["full-supervision"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "充分监督", en: "Full supervision" },
    text: Text { zh: "每名裁判员至多管三局且全部对局都有记录时，全部适用比赛规则。", en: "With one arbiter for at most three games, all of them recorded, the competition rules apply in full." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5.1 No change after ten moves · 十着以后不再改动
///
/// After ten moves by each no clock is changed and no claim is made about the set-up.
pub static NO_CHANGE_AFTER_TEN_MOVES: Rule = Rule {
    document: "fide-2023",
    number: "A.5.1",
    name: "no-change-after-ten-moves",
    same_as: &["no-change-after-ten-moves"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "十着以后不再改动", en: "No change after ten moves" },
    text: Text { zh: "双方各走十着以后，不改钟的设置，不得以摆错为由提出要求。", en: "After ten moves by each no clock is changed and no claim is made about the set-up." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5.2 Noticing an illegal move · 快棋违规着法的指出
///
/// The arbiter acts if he sees it, else the opponent may claim before his next move; after that the illegal move stands.
pub static ILLEGAL_MOVE_NOTICED: Rule = Rule {
    document: "fide-2023",
    number: "A.5.2",
    name: "illegal-move-noticed",
    same_as: &["illegal-move-noticed"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "快棋违规着法的指出", en: "Noticing an illegal move" },
    text: Text { zh: "裁判员看到就处理；否则对方可以在走下一着以前指出。对方走过以后违规着法有效。", en: "The arbiter acts if he sees it, else the opponent may claim before his next move; after that the illegal move stands." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5.3 Claiming on time · 超时的指出
///
/// A player may pause the clock and claim on time; if he cannot mate it is a draw.
pub static TIME_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "A.5.3",
    name: "time-claim",
    same_as: &["time-claim"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "超时的指出", en: "Claiming on time" },
    text: Text { zh: "一方可以停钟指出对方超时；自己不可能将死对方时为和棋。", en: "A player may pause the clock and claim on time; if he cannot mate it is a draw." },
    follows: None,
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// A.5.4 Illegal position that stays · 不合规则的局面持续
///
/// Both kings in check or a pawn on the last rank: the arbiter waits for the next move, and if it is still so, declares a draw.
pub static PERSISTING_ILLEGAL_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "A.5.4",
    name: "persisting-illegal-position",
    same_as: &["persisting-illegal-position"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "不合规则的局面持续", en: "Illegal position that stays" },
    text: Text { zh: "双方王都被将军或兵停在底线，等下一着完成，仍不合规则则判和。", en: "Both kings in check or a pawn on the last rank: the arbiter waits for the next move, and if it is still so, declares a draw." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5.5 Arbiter calls the flag · 裁判员宣布旗落
///
/// The arbiter calls a flag he sees.
pub static ARBITER_CALLS_THE_FLAG: Rule = Rule {
    document: "fide-2023",
    number: "A.5.5",
    name: "arbiter-calls-the-flag",
    same_as: &["arbiter-calls-the-flag"],
    section: Text { zh: "A 快棋", en: "A Rapid chess" },
    title: Text { zh: "裁判员宣布旗落", en: "Arbiter calls the flag" },
    text: Text { zh: "裁判员看到旗落也应宣布。", en: "The arbiter calls a flag he sees." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// B.1 Blitz play · 超快棋
///
/// Ten minutes or less for sixty moves.
pub static BLITZ_PLAY: Rule = Rule {
    document: "fide-2023",
    number: "B.1",
    name: "blitz-play",
    same_as: &["blitz-play"],
    section: Text { zh: "B 超快棋", en: "B Blitz" },
    title: Text { zh: "超快棋", en: "Blitz play" },
    text: Text { zh: "六十着合计时间不超过十分钟。", en: "Ten minutes or less for sixty moves." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// B.3 Blitz as rapid · 超快棋适用快棋规则
///
/// Without an arbiter for each game the rules of rapid play A.2, A.3 and A.5 apply.
pub static BLITZ_AS_RAPID: Rule = Rule {
    document: "fide-2023",
    number: "B.3",
    name: "blitz-as-rapid",
    same_as: &["blitz-as-rapid"],
    section: Text { zh: "B 超快棋", en: "B Blitz" },
    title: Text { zh: "超快棋适用快棋规则", en: "Blitz as rapid" },
    text: Text { zh: "每局没有一名裁判员监督时，适用快棋 A.2、A.3 和 A.5。", en: "Without an arbiter for each game the rules of rapid play A.2, A.3 and A.5 apply." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.1 Adjournment · 封局
///
/// The player to move writes his sealed move unambiguously, puts it into the envelope and stops the clock; adjourning early charges him with the rest of the session.
pub static ADJOURNMENT: Rule = Rule {
    document: "fide-2023",
    number: "I.1",
    name: "adjournment",
    same_as: &["adjournment"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "封局", en: "Adjournment" },
    text: Text { zh: "轮走者用明确的记录写下封着，装入信封，停钟；提前封局，剩余时段计在他的钟上。", en: "The player to move writes his sealed move unambiguously, puts it into the envelope and stops the clock; adjourning early charges him with the rest of the session." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// I.2 Envelope · 信封
///
/// Names, position, times, who sealed, move number, an open draw offer and the time of resumption.
pub static ENVELOPE: Rule = Rule {
    document: "fide-2023",
    number: "I.2",
    name: "envelope",
    same_as: &["envelope"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "信封", en: "Envelope" },
    text: Text { zh: "写明姓名、局面、用时、封棋人、着数、未答复的提和和续赛时间。", en: "Names, position, times, who sealed, move number, an open draw offer and the time of resumption." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// I.4 Offer after sealing · 封棋后的提和
///
/// An offer made after sealing is open until accepted or refused.
pub static OFFER_AFTER_SEALING: Rule = Rule {
    document: "fide-2023",
    number: "I.4",
    name: "offer-after-sealing",
    same_as: &["offer-before-moving"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "封棋后的提和", en: "Offer after sealing" },
    text: Text { zh: "封棋后提出的和议一直有效到对方接受或拒绝。", en: "An offer made after sealing is open until accepted or refused." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// I.6 Ended before the envelope is opened · 启封以前结束
///
/// A draw or resignation before the opening stands.
pub static ENDED_BEFORE_OPENING: Rule = Rule {
    document: "fide-2023",
    number: "I.6",
    name: "ended-before-opening",
    same_as: &["ended-before-opening"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "启封以前结束", en: "Ended before the envelope is opened" },
    text: Text { zh: "启封以前已经议和或认输，以此为准。", en: "A draw or resignation before the opening stands." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// I.7 Resumption · 续赛启封
///
/// The envelope is opened only with the player present who has to reply.
pub static RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.7",
    name: "resumption",
    same_as: &["resumption"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "续赛启封", en: "Resumption" },
    text: Text { zh: "应着方到场才启封。", en: "The envelope is opened only with the player present who has to reply." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// I.8 Bad sealed move · 有毛病的封着
///
/// Ambiguous, without meaning that can be established, or illegal: the sealer loses, unless article 5, 6.9 or 9.6 gives a draw.
pub static BAD_SEALED_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "I.8",
    name: "bad-sealed-move",
    same_as: &["bad-sealed-move", "ambiguous-sealed-move", "meaningless-sealed-move", "illegal-sealed-move"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "有毛病的封着", en: "Bad sealed move" },
    text: Text { zh: "封着含糊、意义不能确定或违规：封棋方判负；按第 5 条、6.9 或 9.6 应和的除外。", en: "Ambiguous, without meaning that can be established, or illegal: the sealer loses, unless article 5, 6.9 or 9.6 gives a draw." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.10 Late at the resumption · 续赛迟到
///
/// After the default time he loses, but a sealed move that ended the game counts.
pub static LATE_AT_RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.10",
    name: "late-at-resumption",
    same_as: &["sealed-mate", "sealed-draw"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "续赛迟到", en: "Late at the resumption" },
    text: Text { zh: "迟到超过缺席时限判负；封着已结束对局的，以封着为准。", en: "After the default time he loses, but a sealed move that ended the game counts." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.12 Envelope lost · 信封丢失
///
/// Position and times known: the sealer plays the move he states; position lost: a new game.
pub static LOST_ENVELOPE: Rule = Rule {
    document: "fide-2023",
    number: "I.12",
    name: "lost-envelope",
    same_as: &["lost-envelope"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "信封丢失", en: "Envelope lost" },
    text: Text { zh: "知道局面和用时：封棋方说明封着，继续；局面不能确定：重下。", en: "Position and times known: the sealer plays the move he states; position lost: a new game." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// I.13 Wrong times at the resumption · 续赛时钟错
///
/// A wrong time pointed out before the first move after the resumption is put right.
pub static CLOCK_ERROR_AT_RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.13",
    name: "clock-error-at-resumption",
    same_as: &["clock-error-at-resumption"],
    section: Text { zh: "I 封局准则", en: "I Adjourned games" },
    title: Text { zh: "续赛时钟错", en: "Wrong times at the resumption" },
    text: Text { zh: "续赛后走第一着以前指出时间有误，予以改正。", en: "A wrong time pointed out before the first move after the resumption is put right." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// II.1 Castling in Chess960 · 菲舍尔随机象棋的易位
///
/// King and rook end on the usual squares; all squares between must be free and those of the king not attacked.
pub static CHESS960_CASTLING: Rule = Rule {
    document: "fide-2023",
    number: "II.1",
    name: "chess960-castling",
    same_as: &["chess960-castling"],
    section: Text { zh: "II 菲舍尔随机象棋准则", en: "II Chess960" },
    title: Text { zh: "菲舍尔随机象棋的易位", en: "Castling in Chess960" },
    text: Text { zh: "王和车易位后所在格与通常相同；王、车经过的格须空，王经过的格不受攻。", en: "King and rook end on the usual squares; all squares between must be free and those of the king not attacked." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// III.3.1 Both flags fallen · 双方旗都落
///
/// If it is not known which fell first: drawn in the last period, otherwise the game goes on.
pub static BOTH_FLAGS_FALLEN: Rule = Rule {
    document: "fide-2023",
    number: "III.3.1",
    name: "both-flags-fallen",
    same_as: &["both-flags-fallen"],
    section: Text { zh: "III 无加时对局准则", en: "III Games without increment" },
    title: Text { zh: "双方旗都落", en: "Both flags fallen" },
    text: Text { zh: "先后不明：最后时限为和棋，否则继续。", en: "If it is not known which fell first: drawn in the last period, otherwise the game goes on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// III.4 Request for an increment · 申请加时
///
/// Under two minutes in a last period without increment a player may ask for five seconds a move for both; it counts as an offer, and if refused and granted the opponent gets two minutes.
pub static REQUEST_FOR_INCREMENT: Rule = Rule {
    document: "fide-2023",
    number: "III.4",
    name: "request-for-increment",
    same_as: &["request-for-increment"],
    section: Text { zh: "III 无加时对局准则", en: "III Games without increment" },
    title: Text { zh: "申请加时", en: "Request for an increment" },
    text: Text { zh: "无加时的最后时限，剩余不到两分钟，可申请双方每着加五秒；视为提和，被拒而裁判员同意时对方加两分钟。", en: "Under two minutes in a last period without increment a player may ask for five seconds a move for both; it counts as an offer, and if refused and granted the opponent gets two minutes." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// III.5 Claim in the last minutes · 最后两分钟的要求
///
/// A draw because the opponent cannot or does not try to win by normal means: the arbiter agrees, postpones or rejects.
pub static LAST_MINUTES_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "III.5",
    name: "last-minutes-claim",
    same_as: &["last-minutes-claim"],
    section: Text { zh: "III 无加时对局准则", en: "III Games without increment" },
    title: Text { zh: "最后两分钟的要求", en: "Claim in the last minutes" },
    text: Text { zh: "以对方不能或不试图正常取胜为由要求和棋：裁判员同意、缓议或拒绝。", en: "A draw because the opponent cannot or does not try to win by normal means: the arbiter agrees, postpones or rejects." },
    follows: None,
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "fide-2023",
    title: Text { zh: "国际棋联《国际象棋规则》（2023）", en: "FIDE Laws of Chess, 2023" },
    game: Game::Chess,
    edition: "2023-01-01",
    source: Text { zh: "国际棋联 2023 年 1 月 1 日起施行的《国际象棋规则》，据 2025 年 5 月《裁判员手册》所印文本和两份公开抄本理解；此处为自己的表述。", en: "The Laws in force from 1 January 2023, as printed in the Arbiters' Manual of May 2025 and two public copies; put here in our own words." },
    extent: Text { zh: "收第 4 至 12 条、附录 A 和 B、准则 I 至 III 中与裁决有关的条文；第 1 至 3 条（行棋）由着法生成器执行。未见 2023 年以后的修订。", en: "Articles 4 to 12, appendices A and B and guidelines I to III as far as rulings rest on them; articles 1 to 3 (the moves) are in the move generator. No later amendment was found." },
    checked_on: "2026-11-30",
    rules: &[&ONE_HAND, &ADJUSTING, &TOUCHED_OWN_PIECE, &TOUCHED_OPPOSING_PIECE, &TOUCHED_BOTH, &TOUCHED_KING_AND_ROOK, &PROMOTION_CHOICE, &NO_MOVE_WITH_TOUCHED_PIECE, &MOVE_MADE, &TOUCH_CLAIM_LOST, &CHECKMATE, &RESIGNATION, &STALEMATE, &DEAD_POSITION, &AGREEMENT, &PRESSING_THE_CLOCK, &PRESSING_AFTER_THE_REPLY, &PRESSING_WITH_THE_SAME_HAND, &TIME_CONTROL, &COUNTING_MOVES_AT_A_FLAG, &LATE_ARRIVAL, &NEITHER_PRESENT_AT_THE_START, &FLAG_FALL, &TIME_FORFEIT, &DEFECTIVE_CLOCK, &WRONG_CLOCK_SETTING, &PAUSING_THE_CLOCK, &PAUSING_WITHOUT_REASON, &DISPLAYS_ARE_AIDS, &TIMES_AFTER_AN_IRREGULARITY, &WRONG_INITIAL_POSITION, &BOARD_PLACED_WRONGLY, &COLOURS_REVERSED, &DISPLACED_PIECES, &ILLEGAL_MOVE, &UNPROMOTED_PAWN, &PRESS_WITHOUT_MOVE, &TWO_HANDS, &ILLEGAL_MOVE_PENALTY, &MISPLACED_PIECE, &RECORD_KEEPING, &WRITING_BEFORE_MOVING, &SCORESHEET_IN_VIEW, &RECORD_EXEMPTION, &BOTH_COMPLETE_RECORD, &ONE_COMPLETES_RECORD, &RECONSTRUCTION_NEEDS_BOARD, &RECONSTRUCTION_IMPOSSIBLE, &SIGNED_RESULT, &AGREEMENT_RESTRICTION, &DRAW_OFFER, &CLAIM_IS_AN_OFFER, &REPETITION_ABOUT_TO_APPEAR, &REPETITION_JUST_APPEARED, &SAME_POSITION, &FIFTY_MOVE_CLAIM, &CLAIM_LOST_BY_TOUCHING, &CLAIM_PROCEDURE, &CORRECT_CLAIM, &WRONG_CLAIM, &FIVEFOLD_REPETITION, &SEVENTY_FIVE_MOVES, &ELECTRONIC_DEVICE, &DISTRACTING, &REFUSAL, &BOTH_REFUSE, &APPEAL, &NO_INTERVENTION, &PENALTIES, &RAPID_PLAY, &NO_DUTY_TO_RECORD, &PENALTIES_IN_RAPID, &FULL_SUPERVISION, &NO_CHANGE_AFTER_TEN_MOVES, &ILLEGAL_MOVE_NOTICED, &TIME_CLAIM, &PERSISTING_ILLEGAL_POSITION, &ARBITER_CALLS_THE_FLAG, &BLITZ_PLAY, &BLITZ_AS_RAPID, &ADJOURNMENT, &ENVELOPE, &OFFER_AFTER_SEALING, &ENDED_BEFORE_OPENING, &RESUMPTION, &BAD_SEALED_MOVE, &LATE_AT_RESUMPTION, &LOST_ENVELOPE, &CLOCK_ERROR_AT_RESUMPTION, &CHESS960_CASTLING, &BOTH_FLAGS_FALLEN, &REQUEST_FOR_INCREMENT, &LAST_MINUTES_CLAIM],
    parameters: &[
        Parameter { name: "repetition-claim-occurrences", title: Text { zh: "可以提和的局面出现次数", en: "occurrences of a position that allow a claim" }, value: Value::Occurrences(Occurrences(3)), rule: &REPETITION_JUST_APPEARED },
        Parameter { name: "fivefold-occurrences", title: Text { zh: "自动判和的局面出现次数", en: "occurrences of a position that draw without a claim" }, value: Value::Occurrences(Occurrences(5)), rule: &FIVEFOLD_REPETITION },
        Parameter { name: "fifty-move-claim", title: Text { zh: "没有吃子和走兵、可以提和的回合数", en: "moves without capture or pawn move that allow a claim" }, value: Value::MovesEach(MovesEach(50)), rule: &FIFTY_MOVE_CLAIM },
        Parameter { name: "seventy-five-move-draw", title: Text { zh: "没有吃子和走兵、自动判和的回合数", en: "moves without capture or pawn move that draw without a claim" }, value: Value::MovesEach(MovesEach(75)), rule: &SEVENTY_FIVE_MOVES },
        Parameter { name: "claim-lost-by", title: Text { zh: "何时失去提和权", en: "what makes a player lose his right to claim" }, value: Value::Choice { name: "touching", says: Text { zh: "有意触摸棋子", en: "touching a piece with intent" } }, rule: &CLAIM_LOST_BY_TOUCHING },
        Parameter { name: "wrong-claim-penalty", title: Text { zh: "提和不成立的罚时", en: "penalty for a wrong claim" }, value: Value::Seconds(Seconds(120)), rule: &WRONG_CLAIM },
        Parameter { name: "wrong-claim-penalty-in-rapid", title: Text { zh: "快棋和超快棋提和不成立的罚时", en: "penalty for a wrong claim in rapid and blitz" }, value: Value::Seconds(Seconds(60)), rule: &PENALTIES_IN_RAPID },
        Parameter { name: "wrong-claim-penalty-form", title: Text { zh: "罚时的方式", en: "how that penalty is applied" }, value: Value::Choice { name: "given-to-opponent", says: Text { zh: "加到对方的时间", en: "added to the opponent's time" } }, rule: &WRONG_CLAIM },
        Parameter { name: "time-forfeit-exception", title: Text { zh: "超时而不判负的条件", en: "when overstepping the time draws instead of losing" }, value: Value::Choice { name: "no-legal-mate", says: Text { zh: "对方用任何合规则的着法都不可能将死", en: "no series of legal moves lets the opponent mate" } }, rule: &TIME_FORFEIT },
        Parameter { name: "dead-position", title: Text { zh: "子力不足的判定", en: "which positions are drawn for want of mating power" }, value: Value::Choice { name: "no-legal-mate", says: Text { zh: "双方用任何合规则的着法都不能将死", en: "neither side can mate by any series of legal moves" } }, rule: &DEAD_POSITION },
        Parameter { name: "resignation-result", title: Text { zh: "认输的结果", en: "result of a resignation" }, value: Value::Choice { name: "draw-without-legal-mate", says: Text { zh: "对方不可能将死时为和棋", en: "drawn if the opponent cannot mate" } }, rule: &RESIGNATION },
        Parameter { name: "agreement-from", title: Text { zh: "何时可以议和", en: "when a draw may be agreed" }, value: Value::Choice { name: "after-a-move-each", says: Text { zh: "双方都走过一着以后", en: "once both have made a move" } }, rule: &AGREEMENT },
        Parameter { name: "offer-refused-by", title: Text { zh: "怎样算拒绝和棋", en: "how an offer is refused" }, value: Value::Choice { name: "word-or-touch", says: Text { zh: "口头，或有意触摸棋子", en: "in words, or by touching a piece with intent" } }, rule: &DRAW_OFFER },
        Parameter { name: "default-time", title: Text { zh: "判负的迟到时间（超过此数）", en: "lateness beyond which a player loses" }, value: Value::Seconds(Seconds(0)), rule: &LATE_ARRIVAL },
        Parameter { name: "both-late", title: Text { zh: "双方都迟到", en: "both players late" }, value: Value::Choice { name: "both-lose", says: Text { zh: "双方都判负", en: "both lose" } }, rule: &LATE_ARRIVAL },
        Parameter { name: "colours-reversed-bar", title: Text { zh: "颜色颠倒后继续对局的界限", en: "from when a game with reversed colours goes on" }, value: Value::Choice { name: "moves-by-each", says: Text { zh: "双方都走了这么多着", en: "so many moves by each" } }, rule: &COLOURS_REVERSED },
        Parameter { name: "colours-reversed-moves", title: Text { zh: "颜色颠倒后继续对局的着数", en: "moves by each from which a game with reversed colours goes on" }, value: Value::MovesEach(MovesEach(10)), rule: &COLOURS_REVERSED },
        Parameter { name: "illegal-move-consequence", title: Text { zh: "走了不合规则的着法", en: "consequence of an illegal move" }, value: Value::Choice { name: "penalty-then-loss", says: Text { zh: "恢复局面并给对方加时，到规定次数判负", en: "restored, with time for the opponent; at the set count the game is lost" } }, rule: &ILLEGAL_MOVE_PENALTY },
        Parameter { name: "illegal-moves-that-lose", title: Text { zh: "判负的违规次数", en: "illegal moves by one player that lose" }, value: Value::Count(Count(2)), rule: &ILLEGAL_MOVE_PENALTY },
        Parameter { name: "illegal-move-penalty", title: Text { zh: "违规着法给对方的加时", en: "time the opponent gets for an illegal move" }, value: Value::Seconds(Seconds(120)), rule: &ILLEGAL_MOVE_PENALTY },
        Parameter { name: "illegal-move-penalty-in-rapid", title: Text { zh: "快棋和超快棋违规着法给对方的加时", en: "time the opponent gets for an illegal move in rapid and blitz" }, value: Value::Seconds(Seconds(60)), rule: &PENALTIES_IN_RAPID },
        Parameter { name: "moves-that-bar-changes", title: Text { zh: "快棋中不再改动设置的着数", en: "moves by each in rapid after which nothing about the set-up is changed" }, value: Value::MovesEach(MovesEach(10)), rule: &NO_CHANGE_AFTER_TEN_MOVES },
        Parameter { name: "record-exemption", title: Text { zh: "可以不记录的剩余时间（少于此数）", en: "time left below which a player need not record" }, value: Value::Seconds(Seconds(300)), rule: &RECORD_EXEMPTION },
        Parameter { name: "record-exemption-increment", title: Text { zh: "每着加时达到此数就须记录", en: "increment from which recording remains a duty" }, value: Value::Seconds(Seconds(30)), rule: &RECORD_EXEMPTION },
        Parameter { name: "writing-before-moving", title: Text { zh: "先记后走", en: "writing a move before making it" }, value: Value::Choice { name: "only-to-claim-or-seal", says: Text { zh: "只许在提和或封棋时", en: "only for a claim or when sealing" } }, rule: &WRITING_BEFORE_MOVING },
        Parameter { name: "time-saved", title: Text { zh: "一个时限内省下的时间", en: "time saved in a control" }, value: Value::Choice { name: "carried-over", says: Text { zh: "加到下一时限", en: "added to the next control" } }, rule: &TIME_CONTROL },
    ],
    numbers: Numbers::Chess(&NUMBERS),
    interpretations: &[
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::ChessParameters = parameters::ChessParameters {
    agreement_from: Some(Cited { value: parameters::AgreementFrom::AfterAMoveEach, rule: &AGREEMENT }),
    both_late: Some(Cited { value: parameters::BothLate::BothLose, rule: &LATE_ARRIVAL }),
    claim_lost_by: Some(Cited { value: parameters::ClaimLostBy::Touching, rule: &CLAIM_LOST_BY_TOUCHING }),
    colours_reversed_bar: Some(Cited { value: parameters::ColoursReversedBar::MovesByEach, rule: &COLOURS_REVERSED }),
    colours_reversed_moves: Some(Cited { value: MovesEach(10), rule: &COLOURS_REVERSED }),
    colours_reversed_share: None,
    dead_position: Some(Cited { value: parameters::DeadPosition::NoLegalMate, rule: &DEAD_POSITION }),
    default_time: Some(Cited { value: Seconds(0), rule: &LATE_ARRIVAL }),
    fifty_move_claim: Some(Cited { value: MovesEach(50), rule: &FIFTY_MOVE_CLAIM }),
    fivefold_occurrences: Some(Cited { value: Occurrences(5), rule: &FIVEFOLD_REPETITION }),
    illegal_move_consequence: Some(Cited { value: parameters::IllegalMoveConsequence::PenaltyThenLoss, rule: &ILLEGAL_MOVE_PENALTY }),
    illegal_move_penalty: Some(Cited { value: Seconds(120), rule: &ILLEGAL_MOVE_PENALTY }),
    illegal_move_penalty_in_rapid: Some(Cited { value: Seconds(60), rule: &PENALTIES_IN_RAPID }),
    illegal_moves_that_lose: Some(Cited { value: Count(2), rule: &ILLEGAL_MOVE_PENALTY }),
    longer_move_limits: None,
    moves_that_bar_changes: Some(Cited { value: MovesEach(10), rule: &NO_CHANGE_AFTER_TEN_MOVES }),
    offer_refused_by: Some(Cited { value: parameters::OfferRefusedBy::WordOrTouch, rule: &DRAW_OFFER }),
    record_exemption: Some(Cited { value: Seconds(300), rule: &RECORD_EXEMPTION }),
    record_exemption_increment: Some(Cited { value: Seconds(30), rule: &RECORD_EXEMPTION }),
    repetition_claim_occurrences: Some(Cited { value: Occurrences(3), rule: &REPETITION_JUST_APPEARED }),
    resignation_result: Some(Cited { value: parameters::ResignationResult::DrawWithoutLegalMate, rule: &RESIGNATION }),
    seventy_five_move_draw: Some(Cited { value: MovesEach(75), rule: &SEVENTY_FIVE_MOVES }),
    time_forfeit_exception: Some(Cited { value: parameters::TimeForfeitException::NoLegalMate, rule: &TIME_FORFEIT }),
    time_saved: Some(Cited { value: parameters::TimeSaved::CarriedOver, rule: &TIME_CONTROL }),
    writing_before_moving: Some(Cited { value: parameters::WritingBeforeMoving::OnlyToClaimOrSeal, rule: &WRITING_BEFORE_MOVING }),
    wrong_claim_penalty: Some(Cited { value: Seconds(120), rule: &WRONG_CLAIM }),
    wrong_claim_penalty_form: Some(Cited { value: parameters::WrongClaimPenaltyForm::GivenToOpponent, rule: &WRONG_CLAIM }),
    wrong_claim_penalty_in_rapid: Some(Cited { value: Seconds(60), rule: &PENALTIES_IN_RAPID }),
};

// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! FIDE Laws of Chess, 2023 · 国际棋联《国际象棋规则》（2023）
//!
//! Articles 3 to 12, appendices A and B and guidelines I to III. Articles 1 and 2 (board, pieces, aim) and appendices C and D are not held. No amendment was found up to May 2025.

use crate::*;

/// 3.1 Moving and capturing · 走到与吃子
///
/// No piece goes to a square with a piece of its own colour; going to one with an opposing piece captures it, as part of the same move. A piece attacks a square where it could capture by 3.2 to 3.8, even if it may not go there because its own king would be attacked.
///
/// → Anything else is an illegal move (3.10.2).
pub static MOVES_AND_CAPTURES: Rule = Rule {
    document: "fide-2023",
    number: "3.1",
    name: "moves-and-captures",
    same_as: &["moves-and-captures"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "走到与吃子", en: "Moving and capturing" },
    text: Text { zh: "不得走到有己方棋子的格子；走到有对方棋子的格子，就是吃掉它，在同一着里把它拿下棋盘。棋子按3.2至3.8能吃到某格，就是攻击该格；因己方王会受攻而走不了，仍算攻击。", en: "No piece goes to a square with a piece of its own colour; going to one with an opposing piece captures it, as part of the same move. A piece attacks a square where it could capture by 3.2 to 3.8, even if it may not go there because its own king would be attacked." },
    follows: Some(Text { zh: "不合的着法不合规则（3.10.2）。", en: "Anything else is an illegal move (3.10.2)." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.2 Bishop · 象
///
/// Any square along a diagonal it stands on.
pub static BISHOP_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "3.2",
    name: "bishop-move",
    same_as: &["bishop-move"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "象", en: "Bishop" },
    text: Text { zh: "沿所在斜线走任意格。", en: "Any square along a diagonal it stands on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.3 Rook · 车
///
/// Any square along the file or rank it stands on.
pub static ROOK_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "3.3",
    name: "rook-move",
    same_as: &["rook-move"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "车", en: "Rook" },
    text: Text { zh: "沿所在直线或横线走任意格。", en: "Any square along the file or rank it stands on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.4 Queen · 后
///
/// Any square along the file, the rank or a diagonal it stands on.
pub static QUEEN_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "3.4",
    name: "queen-move",
    same_as: &["queen-move"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "后", en: "Queen" },
    text: Text { zh: "沿所在直线、横线或斜线走任意格。", en: "Any square along the file, the rank or a diagonal it stands on." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.5 No jumping · 不得越子
///
/// Bishop, rook and queen do not pass over pieces in between.
pub static NO_JUMPING: Rule = Rule {
    document: "fide-2023",
    number: "3.5",
    name: "no-jumping",
    same_as: &["no-jumping"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "不得越子", en: "No jumping" },
    text: Text { zh: "象、车、后不得越过中间的棋子。", en: "Bishop, rook and queen do not pass over pieces in between." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.6 Knight · 马
///
/// One of the nearest squares that are not on the same file, rank or diagonal.
pub static KNIGHT_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "3.6",
    name: "knight-move",
    same_as: &["knight-move"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "马", en: "Knight" },
    text: Text { zh: "走到不在同一直线、横线、斜线上的最近的格子。", en: "One of the nearest squares that are not on the same file, rank or diagonal." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.7 Pawn · 兵
///
/// One square forward, or two on its first move, over empty squares; it captures on the square diagonally in front.
pub static PAWN_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "3.7",
    name: "pawn-move",
    same_as: &["pawn-move"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "兵", en: "Pawn" },
    text: Text { zh: "向前走一格，第一着可以走两格，所经所到的格子须空；吃子走到斜前方一格。", en: "One square forward, or two on its first move, over empty squares; it captures on the square diagonally in front." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.7.3.1 En passant · 吃过路兵
///
/// A pawn may capture an opposing pawn that has just gone two squares and stands beside it, as if that pawn had gone only one.
///
/// → Only on the very next move.
pub static EN_PASSANT: Rule = Rule {
    document: "fide-2023",
    number: "3.7.3.1",
    name: "en-passant",
    same_as: &["en-passant"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "吃过路兵", en: "En passant" },
    text: Text { zh: "对方的兵从原位一着走两格、停在己方的兵旁边，可以当它只走了一格而吃掉它。", en: "A pawn may capture an opposing pawn that has just gone two squares and stands beside it, as if that pawn had gone only one." },
    follows: Some(Text { zh: "只限紧接着的一着。", en: "Only on the very next move." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出；与局面相同有关的部分见9.2.3", en: "the move generator carries it out; its part in repetition is 9.2.3" }),
};

/// 3.7.3.3 Promotion · 兵的升变
///
/// A pawn that reaches the farthest rank is exchanged, as part of the same move, for a queen, rook, bishop or knight of its colour, whatever has been captured before; the new piece is effective at once.
///
/// → Pressed without an exchange: 7.5.2. Piece missing: the clock may be paused for the arbiter (6.11.2), and asking for a piece does not bind the player.
pub static PROMOTION: Rule = Rule {
    document: "fide-2023",
    number: "3.7.3.3",
    name: "promotion",
    same_as: &["promotion"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "兵的升变", en: "Promotion" },
    text: Text { zh: "兵走到最远的横线，必须在同一着里换成同色的后、车、象或马；不限于已经被吃掉的棋子，新棋子立即有效。", en: "A pawn that reaches the farthest rank is exchanged, as part of the same move, for a queen, rook, bishop or knight of its colour, whatever has been captured before; the new piece is effective at once." },
    follows: Some(Text { zh: "没有换子而按钟：7.5.2。缺少所要的棋子：可以停钟找裁判员（6.11.2），索要某一棋子并不约束棋手。", en: "Pressed without an exchange: 7.5.2. Piece missing: the clock may be paused for the arbiter (6.11.2), and asking for a piece does not bind the player." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.8.2 Castling · 王车易位
///
/// On the first rank the king goes two squares towards a rook on its original square, and that rook goes to the square the king has crossed; it counts as one move of the king.
pub static CASTLING: Rule = Rule {
    document: "fide-2023",
    number: "3.8.2",
    name: "castling",
    same_as: &["castling"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "王车易位", en: "Castling" },
    text: Text { zh: "在第一横线上，王向原位的车走两格，车越到王经过的格子；算王的一着。", en: "On the first rank the king goes two squares towards a rook on its original square, and that rook goes to the square the king has crossed; it counts as one move of the king." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.8.2.1 Castling right lost · 失去易位权
///
/// The right is gone once the king has moved, or for one side once that rook has moved.
///
/// → The right is gone, and the position is another one (9.2.3.2).
pub static CASTLING_RIGHT_LOST: Rule = Rule {
    document: "fide-2023",
    number: "3.8.2.1",
    name: "castling-right-lost",
    same_as: &["castling-right-lost"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "失去易位权", en: "Castling right lost" },
    text: Text { zh: "王走过，或者那一边的车走过，就不能再易位。", en: "The right is gone once the king has moved, or for one side once that rook has moved." },
    follows: Some(Text { zh: "权利消失，局面不再相同（9.2.3.2）。", en: "The right is gone, and the position is another one (9.2.3.2)." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "易位权是局面的一部分，见9.2.3", en: "the rights are part of the position, see 9.2.3" }),
};

/// 3.8.2.2 Castling prevented for the time being · 暂时不能易位
///
/// The square the king stands on, crosses or reaches is attacked, or a piece stands between king and rook.
///
/// → No castling for now; the right remains.
pub static CASTLING_PREVENTED: Rule = Rule {
    document: "fide-2023",
    number: "3.8.2.2",
    name: "castling-prevented",
    same_as: &["castling-prevented"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "暂时不能易位", en: "Castling prevented for the time being" },
    text: Text { zh: "王所在、所经、所到的格子受攻击，或者王车之间有棋子。", en: "The square the king stands on, crosses or reaches is attacked, or a piece stands between king and rook." },
    follows: Some(Text { zh: "暂时不能易位；权利仍在。", en: "No castling for now; the right remains." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "走法由行棋程序给出，本条不作裁决", en: "the move generator carries the moves out; nothing is ruled by this clause alone" }),
};

/// 3.9.1 Check · 将军
///
/// The king is in check when one or more opposing pieces attack it, even if they could not go there because of their own king.
///
/// → It must be met (3.9.2); if it cannot be, it is mate (5.1.1).
pub static CHECK: Rule = Rule {
    document: "fide-2023",
    number: "3.9.1",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "将军", en: "Check" },
    text: Text { zh: "王受到对方一个或几个棋子攻击，就是被将军，即使这些棋子因己方王会受攻而不能走到该格。", en: "The king is in check when one or more opposing pieces attack it, even if they could not go there because of their own king." },
    follows: Some(Text { zh: "必须应将（3.9.2）；无着可应即将死（5.1.1）。", en: "It must be met (3.9.2); if it cannot be, it is mate (5.1.1)." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "给将军下定义，裁决见3.9.2和5.1.1", en: "a definition; the rulings are in 3.9.2 and 5.1.1" }),
};

/// 3.9.2 No move into check · 不得使己方王受将
///
/// No move may expose one's own king to check or leave it in check.
///
/// → Such a move is illegal.
pub static CHECK_MUST_BE_PARRIED: Rule = Rule {
    document: "fide-2023",
    number: "3.9.2",
    name: "check-must-be-parried",
    same_as: &["check-must-be-parried", "check"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "不得使己方王受将", en: "No move into check" },
    text: Text { zh: "不得走使己方王暴露于将军或仍处于将军的着法。", en: "No move may expose one's own king to check or leave it in check." },
    follows: Some(Text { zh: "这样的着法不合规则。", en: "Such a move is illegal." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.10.1 Legal move · 合规则的着法
///
/// One that meets everything 3.1 to 3.9 ask of it.
pub static LEGAL_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "3.10.1",
    name: "legal-move",
    same_as: &["legal-move"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "合规则的着法", en: "Legal move" },
    text: Text { zh: "符合3.1至3.9的全部有关要求。", en: "One that meets everything 3.1 to 3.9 ask of it." },
    follows: None,
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "给着法下定义，裁决见3.10.2和7.5.1", en: "a definition; the rulings are in 3.10.2 and 7.5.1" }),
};

/// 3.10.2 Illegal move defined · 不合规则的着法
///
/// One that fails something 3.1 to 3.9 ask of it.
///
/// → Once completed: 7.5.
pub static ILLEGAL_MOVE_DEFINED: Rule = Rule {
    document: "fide-2023",
    number: "3.10.2",
    name: "illegal-move-defined",
    same_as: &["illegal-move-defined"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "不合规则的着法", en: "Illegal move defined" },
    text: Text { zh: "不符合3.1至3.9的某项要求。", en: "One that fails something 3.1 to 3.9 ask of it." },
    follows: Some(Text { zh: "完成以后按7.5处理。", en: "Once completed: 7.5." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 3.10.3 Illegal position · 不合规则的局面
///
/// One that no series of legal moves can lead to.
///
/// → In standard play any arbiter who sees it steps in; for rapid and blitz see A.5.4.
pub static ILLEGAL_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "3.10.3",
    name: "illegal-position",
    same_as: &["illegal-position"],
    section: Text { zh: "3 棋子的走法", en: "3 The moves of the pieces" },
    title: Text { zh: "不合规则的局面", en: "Illegal position" },
    text: Text { zh: "任何合规则的着法都走不成的局面。", en: "One that no series of legal moves can lead to." },
    follows: Some(Text { zh: "标准棋中任何裁判员看到都应处理；快棋和超快棋见A.5.4。", en: "In standard play any arbiter who sees it steps in; for rapid and blitz see A.5.4." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "一个局面能否由对局走成，由裁判员从记录判断", en: "whether a position can have come from play is judged by the arbiter from the scores" }),
};

/// 4.1 One hand · 用一只手走子
///
/// Each move is made with one hand only.
///
/// → Two hands, not pressed: no penalty. Pressed: 7.5.4.
pub static ONE_HAND: Rule = Rule {
    document: "fide-2023",
    number: "4.1",
    name: "one-hand",
    same_as: &["one-hand"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "用一只手走子", en: "One hand" },
    text: Text { zh: "每一着只能用一只手走。", en: "Each move is made with one hand only." },
    follows: Some(Text { zh: "用了两手而没有按钟：不罚。按了钟：7.5.4。", en: "Two hands, not pressed: no penalty. Pressed: 7.5.4." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 4.2.1 Adjusting · 摆正棋子
///
/// Only the player to move may adjust pieces, and only after saying so.
///
/// → Then it is no touch; without the words 4.3 applies.
pub static ADJUSTING: Rule = Rule {
    document: "fide-2023",
    number: "4.2.1",
    name: "adjusting",
    same_as: &["adjusting"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "摆正棋子", en: "Adjusting" },
    text: Text { zh: "轮到自己走时，先声明要摆正，才可以摆正棋子。", en: "Only the player to move may adjust pieces, and only after saying so." },
    follows: Some(Text { zh: "声明以后不算触摸；没有声明按4.3。", en: "Then it is no touch; without the words 4.3 applies." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 4.2.2 Accidental contact · 偶然碰到
///
/// Any other contact counts as touching with intent, unless it is clearly accidental.
///
/// → Clearly accidental: free. Otherwise 4.3.
pub static ACCIDENTAL_CONTACT: Rule = Rule {
    document: "fide-2023",
    number: "4.2.2",
    name: "accidental-contact",
    same_as: &["accidental-contact"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "偶然碰到", en: "Accidental contact" },
    text: Text { zh: "其他碰到棋子的情形，除明显出于偶然者外，都算有意触摸。", en: "Any other contact counts as touching with intent, unless it is clearly accidental." },
    follows: Some(Text { zh: "明显偶然：无碍。否则：4.3。", en: "Clearly accidental: free. Otherwise 4.3." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 4.3.1 Own pieces touched · 触摸己方棋子
///
/// If the player to move touches own pieces with intent, he moves the first one touched that can move.
///
/// → That piece must move; if none can, 4.5.
pub static TOUCHED_OWN_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "4.3.1",
    name: "touched-own-piece",
    same_as: &["touched-own-piece"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸己方棋子", en: "Own pieces touched" },
    text: Text { zh: "轮走方有意触摸己方一个或几个棋子，必须走其中最先触摸而又能走的那一个。", en: "If the player to move touches own pieces with intent, he moves the first one touched that can move." },
    follows: Some(Text { zh: "须走该子；都不能走见4.5。", en: "That piece must move; if none can, 4.5." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.3.2 Opposing pieces touched · 触摸对方棋子
///
/// If the player to move touches opposing pieces with intent, he captures the first one touched that can be captured.
///
/// → That piece must be captured; if none can, 4.5.
pub static TOUCHED_OPPOSING_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "4.3.2",
    name: "touched-opposing-piece",
    same_as: &["touched-opposing-piece"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸对方棋子", en: "Opposing pieces touched" },
    text: Text { zh: "轮走方有意触摸对方一个或几个棋子，必须吃其中最先触摸而又能吃的那一个。", en: "If the player to move touches opposing pieces with intent, he captures the first one touched that can be captured." },
    follows: Some(Text { zh: "须吃该子；都不能吃见4.5。", en: "That piece must be captured; if none can, 4.5." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.3.3 Pieces of both sides touched · 双方棋子都触摸
///
/// If pieces of both sides were touched, the first own piece captures the first opposing one; if that is illegal, the first piece touched that can be moved or captured decides. If the order is not clear, the own piece counts as touched first.
///
/// → The move has to be of that kind.
pub static TOUCHED_BOTH: Rule = Rule {
    document: "fide-2023",
    number: "4.3.3",
    name: "touched-both",
    same_as: &["touched-both"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "双方棋子都触摸", en: "Pieces of both sides touched" },
    text: Text { zh: "双方棋子都触摸过，须用最先触摸的己方棋子吃最先触摸的对方棋子；这样不合规则的，走或吃最先触摸而能走或能吃的一个。先后不明，作先触摸己方棋子论。", en: "If pieces of both sides were touched, the first own piece captures the first opposing one; if that is illegal, the first piece touched that can be moved or captured decides. If the order is not clear, the own piece counts as touched first." },
    follows: Some(Text { zh: "照此走子。", en: "The move has to be of that kind." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.4.1 King and rook touched · 触摸王和车
///
/// A player who touches his king and a rook castles on that side if it is legal.
///
/// → Castling on that side is compulsory.
pub static TOUCHED_KING_AND_ROOK: Rule = Rule {
    document: "fide-2023",
    number: "4.4.1",
    name: "touched-king-and-rook",
    same_as: &["touched-king-and-rook"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸王和车", en: "King and rook touched" },
    text: Text { zh: "触摸自己的王和一个车，那一边的易位合规则，就必须易位。", en: "A player who touches his king and a rook castles on that side if it is legal." },
    follows: Some(Text { zh: "必须向该边易位。", en: "Castling on that side is compulsory." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.4.2 Rook first, then king · 先车后王
///
/// If he touches the rook on purpose and then the king, he may not castle on that side with this move; 4.3.1 applies.
///
/// → The rook must move, or the king if the rook cannot.
pub static TOUCHED_ROOK_THEN_KING: Rule = Rule {
    document: "fide-2023",
    number: "4.4.2",
    name: "touched-rook-then-king",
    same_as: &["touched-rook-then-king"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "先车后王", en: "Rook first, then king" },
    text: Text { zh: "有意先触摸车再触摸王，这一着不得向那一边易位，按4.3.1处理。", en: "If he touches the rook on purpose and then the king, he may not castle on that side with this move; 4.3.1 applies." },
    follows: Some(Text { zh: "须走车；车不能走时走王。", en: "The rook must move, or the king if the rook cannot." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.4.3 Castling intended but illegal · 要易位而不合规则
///
/// If he touches king and then rook in order to castle and castling with that rook is illegal, he makes another legal move with the king, castling on the other side included; if the king has none, any legal move.
///
/// → The king must move; if it cannot, he is free.
pub static ILLEGAL_CASTLING_INTENDED: Rule = Rule {
    document: "fide-2023",
    number: "4.4.3",
    name: "illegal-castling-intended",
    same_as: &["illegal-castling-intended"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "要易位而不合规则", en: "Castling intended but illegal" },
    text: Text { zh: "为易位先触摸王再触摸车，而这一边易位不合规则，须另走王的一着，也可以向另一边易位；王无着可走，可任意走。", en: "If he touches king and then rook in order to castle and castling with that rook is illegal, he makes another legal move with the king, castling on the other side included; if the king has none, any legal move." },
    follows: Some(Text { zh: "须走王；王不能走则不受约束。", en: "The king must move; if it cannot, he is free." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.4.4 Choice of the new piece · 升变的选定
///
/// The choice is final once the new piece has touched the square of promotion.
///
/// → It cannot be changed.
pub static PROMOTION_CHOICE: Rule = Rule {
    document: "fide-2023",
    number: "4.4.4",
    name: "promotion-choice",
    same_as: &["promotion-choice"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "升变的选定", en: "Choice of the new piece" },
    text: Text { zh: "新棋子碰到升变的格子，选择即告确定。", en: "The choice is final once the new piece has touched the square of promotion." },
    follows: Some(Text { zh: "不能再改。", en: "It cannot be changed." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.5 No move with a touched piece · 触摸的棋子都不能走
///
/// If none of the pieces touched under 4.3 or 4.4 can be moved or captured, any legal move may be made.
///
/// → He is free.
pub static NO_MOVE_WITH_TOUCHED_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "4.5",
    name: "no-move-with-touched-piece",
    same_as: &["no-move-with-touched-piece"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "触摸的棋子都不能走", en: "No move with a touched piece" },
    text: Text { zh: "按4.3、4.4触摸的棋子没有一个能走或能吃，可以走任何合规则的着法。", en: "If none of the pieces touched under 4.3 or 4.4 can be moved or captured, any legal move may be made." },
    follows: Some(Text { zh: "不受约束。", en: "He is free." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4.6 Manner of promoting · 升变的动作
///
/// The pawn need not be put on the square; taking it off and placing the new piece may come in either order; an opposing piece on that square is captured.
pub static PROMOTION_MANNER: Rule = Rule {
    document: "fide-2023",
    number: "4.6",
    name: "promotion-manner",
    same_as: &["promotion-manner"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "升变的动作", en: "Manner of promoting" },
    text: Text { zh: "兵不必放到升变的格子上；取走兵和放上新棋子，先后不拘；升变格上有对方棋子，须吃掉。", en: "The pawn need not be put on the square; taking it off and placing the new piece may come in either order; an opposing piece on that square is captured." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "只规定怎样动手，不改变裁决", en: "only says how the hands may do it" }),
};

/// 4.7 Move made · 着法走出
///
/// A piece released on a square as a legal move or part of one cannot go to another square with this move; for captures, castling and promotion see 4.7.1 to 4.7.3.
///
/// → The move is made; the press completes it (6.2.1).
pub static MOVE_MADE: Rule = Rule {
    document: "fide-2023",
    number: "4.7",
    name: "move-made",
    same_as: &["move-made"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "着法走出", en: "Move made" },
    text: Text { zh: "棋子作为合规则的着法或其一部分在某格松手，这一着就不能再走到别的格子；吃子、易位、升变何时算走出，分见4.7.1至4.7.3。", en: "A piece released on a square as a legal move or part of one cannot go to another square with this move; for captures, castling and promotion see 4.7.1 to 4.7.3." },
    follows: Some(Text { zh: "着法已走出，按钟后完成（6.2.1）。", en: "The move is made; the press completes it (6.2.1)." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.7.1 Capture made · 吃子何时走出
///
/// When the captured piece is off the board and the capturing piece has been released on its square.
///
/// → The move is made and cannot be changed.
pub static CAPTURE_MADE: Rule = Rule {
    document: "fide-2023",
    number: "4.7.1",
    name: "capture-made",
    same_as: &["capture-made"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "吃子何时走出", en: "Capture made" },
    text: Text { zh: "被吃的棋子已取下棋盘，自己的棋子放到新格并且松手。", en: "When the captured piece is off the board and the capturing piece has been released on its square." },
    follows: Some(Text { zh: "着法已走出，不能再改到别的格子。", en: "The move is made and cannot be changed." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: Some(Text { zh: "松手的时刻由裁判员认定，登记为走出的着法", en: "the arbiter sees when the hand lets go and reports the move as made" }),
};

/// 4.7.2 Castling made · 易位何时走出
///
/// When the rook has been released on the square the king crossed. With only the king released the move is not yet made, but the player may now only castle on that side; if that is illegal he makes another king move (castling on the other side included), or any move if the king has none.
///
/// → The move is made, or only castling is left.
pub static CASTLING_MADE: Rule = Rule {
    document: "fide-2023",
    number: "4.7.2",
    name: "castling-made",
    same_as: &["castling-made"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "易位何时走出", en: "Castling made" },
    text: Text { zh: "车放到王经过的格子并且松手。王已松手而车未动，着法还没有走出，但已只能向那一边易位；该易位不合规则，须另走王的一着（可向另一边易位），王无着可走则任意走。", en: "When the rook has been released on the square the king crossed. With only the king released the move is not yet made, but the player may now only castle on that side; if that is illegal he makes another king move (castling on the other side included), or any move if the king has none." },
    follows: Some(Text { zh: "着法已走出，或只能易位。", en: "The move is made, or only castling is left." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 4.7.3 Promotion made · 升变何时走出
///
/// When the new piece has been released on its square and the pawn is off the board.
///
/// → The move is made.
pub static PROMOTION_MADE: Rule = Rule {
    document: "fide-2023",
    number: "4.7.3",
    name: "promotion-made",
    same_as: &["promotion-made"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "升变何时走出", en: "Promotion made" },
    text: Text { zh: "新棋子放到升变格并且松手，兵也已取下棋盘。", en: "When the new piece has been released on its square and the pawn is off the board." },
    follows: Some(Text { zh: "着法已走出。", en: "The move is made." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: Some(Text { zh: "松手的时刻由裁判员认定，登记为走出的着法", en: "the arbiter sees when the hand lets go and reports the move as made" }),
};

/// 4.8 Right to claim lost · 失去指摘对方走子违规的权利
///
/// Once a player has touched a piece with intent he can no longer claim that the opponent broke 4.1 to 4.7.
///
/// → His claim fails; what the arbiter saw himself he may still act on.
pub static TOUCH_CLAIM_LOST: Rule = Rule {
    document: "fide-2023",
    number: "4.8",
    name: "touch-claim-lost",
    same_as: &["touch-claim-lost"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "失去指摘对方走子违规的权利", en: "Right to claim lost" },
    text: Text { zh: "自己有意触摸棋子以后，不能再就对方违反4.1至4.7提出要求。", en: "Once a player has touched a piece with intent he can no longer claim that the opponent broke 4.1 to 4.7." },
    follows: Some(Text { zh: "要求不予受理；裁判员自己看到的仍可处理。", en: "His claim fails; what the arbiter saw himself he may still act on." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 4.9 Assistant to move · 代为走子的助手
///
/// A player who cannot move the pieces may bring an assistant acceptable to the arbiter.
pub static MOVING_ASSISTANT: Rule = Rule {
    document: "fide-2023",
    number: "4.9",
    name: "moving-assistant",
    same_as: &["moving-assistant"],
    section: Text { zh: "4 走子", en: "4 The act of moving the pieces" },
    title: Text { zh: "代为走子的助手", en: "Assistant to move" },
    text: Text { zh: "不能自己走子的棋手，可以请裁判员认可的助手代走。", en: "A player who cannot move the pieces may bring an assistant acceptable to the arbiter." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员同意助手人选", en: "the arbiter accepts the assistant" }),
};

/// 5.1.1 Checkmate · 将死
///
/// The player who has mated the opposing king wins and the game ends at once, provided that the mating move accords with article 3 and with 4.2 to 4.7.
///
/// → The mating side wins and nothing later counts. Two hands do not spoil it, since 4.1 is not in that list.
pub static CHECKMATE: Rule = Rule {
    document: "fide-2023",
    number: "5.1.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "将死对方王的一方胜，对局立即结束，只要造成将死的着法合乎第3条和4.2至4.7。", en: "The player who has mated the opposing king wins and the game ends at once, provided that the mating move accords with article 3 and with 4.2 to 4.7." },
    follows: Some(Text { zh: "将死方胜；以后的事不再生效。用两手走出的将死同样有效（4.1不在所列条文之内）。", en: "The mating side wins and nothing later counts. Two hands do not spoil it, since 4.1 is not in that list." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.1.2 Resignation · 认输
///
/// A player who says that he resigns loses at once; but if the opponent cannot mate him by any series of legal moves, the game is drawn.
///
/// → The opponent wins, or a draw.
///
/// ※ The draw is new in 2023.
pub static RESIGNATION: Rule = Rule {
    document: "fide-2023",
    number: "5.1.2",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "声明认输的一方负，对局立即结束；但对方用任何合规则的着法都不可能将死他的，判和。", en: "A player who says that he resigns loses at once; but if the opponent cannot mate him by any series of legal moves, the game is drawn." },
    follows: Some(Text { zh: "对方胜，或者和棋。", en: "The opponent wins, or a draw." }),
    notes: &[Text { zh: "认输判和是2023年新加的规定。", en: "The draw is new in 2023." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 5.2.1 Stalemate · 无子可动
///
/// The player to move has no legal move and is not in check: drawn at once, provided that the last move accords with article 3 and with 4.2 to 4.7.
///
/// → Drawn.
pub static STALEMATE: Rule = Rule {
    document: "fide-2023",
    number: "5.2.1",
    name: "stalemate",
    same_as: &["stalemate"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "无子可动", en: "Stalemate" },
    text: Text { zh: "轮走方没有合规则的着法，王又没有被将军：和棋，对局立即结束，只要上一着合乎第3条和4.2至4.7。", en: "The player to move has no legal move and is not in check: drawn at once, provided that the last move accords with article 3 and with 4.2 to 4.7." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.2.2 Dead position · 死局
///
/// Neither player can mate by any series of legal moves: drawn at once, provided that the last move accords with article 3 and with 4.2 to 4.7.
///
/// → Drawn as soon as the position arises.
pub static DEAD_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "5.2.2",
    name: "dead-position",
    same_as: &["dead-position"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "死局", en: "Dead position" },
    text: Text { zh: "双方用任何合规则的着法都不可能将死对方：和棋，对局立即结束，只要上一着合乎第3条和4.2至4.7。", en: "Neither player can mate by any series of legal moves: drawn at once, provided that the last move accords with article 3 and with 4.2 to 4.7." },
    follows: Some(Text { zh: "和棋；局面一出现即告终局。", en: "Drawn as soon as the position arises." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 5.2.3 Agreement · 双方同意和棋
///
/// Once both have made at least one move the players may agree on a draw, which ends the game at once. The event may restrict it (9.1.1).
///
/// → Drawn; before both have moved no draw can be agreed.
pub static AGREEMENT: Rule = Rule {
    document: "fide-2023",
    number: "5.2.3",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "5 对局的结束", en: "5 The completion of the game" },
    title: Text { zh: "双方同意和棋", en: "Agreement" },
    text: Text { zh: "双方都至少走过一着以后，对局中同意和棋，对局立即结束。规程可以限制（9.1.1）。", en: "Once both have made at least one move the players may agree on a draw, which ends the game at once. The event may restrict it (9.1.1)." },
    follows: Some(Text { zh: "和棋；双方没有都走过一着的，不能议和。", en: "Drawn; before both have moved no draw can be agreed." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 6.1 Clock and flag · 棋钟和小旗
///
/// A chess clock has two displays joined so that only one runs; each has a flag. The flag falls when the allotted time is used up.
///
/// → When it counts as fallen: 6.8.
pub static CHESS_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.1",
    name: "chess-clock",
    same_as: &["chess-clock"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋钟和小旗", en: "Clock and flag" },
    text: Text { zh: "棋钟有两个互相连接的计时器，每次只走一个；每个都有小旗。规定的时间用完就是旗落。", en: "A chess clock has two displays joined so that only one runs; each has a flag. The flag falls when the allotted time is used up." },
    follows: Some(Text { zh: "何时算旗落见6.8。", en: "When it counts as fallen: 6.8." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "给棋钟和小旗下定义", en: "a definition" }),
};

/// 6.2.1 The press completes the move · 按钟完成着法
///
/// Having made his move a player stops his own clock and starts the opponent's, which completes the move. A move that ends the game is complete too, and so is one followed by the player's own next move.
///
/// → Completed moves count towards the control.
pub static PRESSING_THE_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.2.1",
    name: "pressing-the-clock",
    same_as: &["pressing-the-clock", "completed-move", "last-move-of-control"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "按钟完成着法", en: "The press completes the move" },
    text: Text { zh: "走出一着以后停住自己的钟、开动对方的钟，这一着才算完成。结束对局的一着，以及没有按钟而自己又走出下一着的前一着，也算完成。", en: "Having made his move a player stops his own clock and starts the opponent's, which completes the move. A move that ends the game is complete too, and so is one followed by the player's own next move." },
    follows: Some(Text { zh: "完成的着法计入时限内的着数。", en: "Completed moves count towards the control." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.2.2 Pressing after the reply · 对方应着以后按钟
///
/// A player must be let press his clock even after the opponent has replied; the time between making the move and pressing is his.
///
/// → He may press; the time is his.
pub static PRESSING_AFTER_THE_REPLY: Rule = Rule {
    document: "fide-2023",
    number: "6.2.2",
    name: "pressing-after-the-reply",
    same_as: &["pressing-after-the-reply"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "对方应着以后按钟", en: "Pressing after the reply" },
    text: Text { zh: "对方已经应着，仍须让棋手按钟；走出着法到按钟之间的时间算他的。", en: "A player must be let press his clock even after the opponent has replied; the time between making the move and pressing is his." },
    follows: Some(Text { zh: "允许按钟，时间算走子方。", en: "He may press; the time is his." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.2.3 Same hand · 用走子的手按钟
///
/// The clock is pressed with the hand that moved; no finger rests on it or hovers over it.
///
/// → Penalty by 12.9.
pub static PRESSING_WITH_THE_SAME_HAND: Rule = Rule {
    document: "fide-2023",
    number: "6.2.3",
    name: "pressing-with-the-same-hand",
    same_as: &["pressing-with-the-same-hand"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "用走子的手按钟", en: "Same hand" },
    text: Text { zh: "用走子的那只手按钟；手指不得按住棋钟或停在上方。", en: "The clock is pressed with the hand that moved; no finger rests on it or hovers over it." },
    follows: Some(Text { zh: "按12.9处罚。", en: "Penalty by 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看到后按12.9处罚", en: "seen by the arbiter, who penalises by 12.9" }),
};

/// 6.2.4 Handling the clock · 爱护棋钟
///
/// It must not be hit, picked up or knocked over, nor pressed before moving.
///
/// → Penalty by 12.9; for a press without a move see 7.5.3.
pub static CLOCK_HANDLING: Rule = Rule {
    document: "fide-2023",
    number: "6.2.4",
    name: "clock-handling",
    same_as: &["clock-handling"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "爱护棋钟", en: "Handling the clock" },
    text: Text { zh: "不得用力敲打、拿起、打翻棋钟，也不得先按钟后走子。", en: "It must not be hit, picked up or knocked over, nor pressed before moving." },
    follows: Some(Text { zh: "按12.9处罚；没有走子而按钟另见7.5.3。", en: "Penalty by 12.9; for a press without a move see 7.5.3." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看到后按12.9处罚", en: "seen by the arbiter, who penalises by 12.9" }),
};

/// 6.2.5 Adjusting on one's own time · 自己的钟在走才可摆正
///
/// Only the player whose clock runs may adjust pieces.
///
/// → Penalty by 12.9.
pub static ADJUSTING_ON_OWN_TIME: Rule = Rule {
    document: "fide-2023",
    number: "6.2.5",
    name: "adjusting-on-own-time",
    same_as: &["adjusting-on-own-time"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "自己的钟在走才可摆正", en: "Adjusting on one's own time" },
    text: Text { zh: "只有钟在走的一方可以摆正棋子。", en: "Only the player whose clock runs may adjust pieces." },
    follows: Some(Text { zh: "按12.9处罚。", en: "Penalty by 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看到后按12.9处罚", en: "seen by the arbiter, who penalises by 12.9" }),
};

/// 6.2.6 Assistant for the clock · 代为按钟的助手
///
/// A player who cannot use the clock may bring an assistant acceptable to the arbiter, who adjusts the player's clock fairly, except for a disability.
pub static CLOCK_ASSISTANT: Rule = Rule {
    document: "fide-2023",
    number: "6.2.6",
    name: "clock-assistant",
    same_as: &["clock-assistant"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "代为按钟的助手", en: "Assistant for the clock" },
    text: Text { zh: "不能自己按钟的棋手，可以请裁判员认可的助手代按；裁判员公平地调整他的钟，残障棋手除外。", en: "A player who cannot use the clock may bring an assistant acceptable to the arbiter, who adjusts the player's clock fairly, except for a disability." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员同意助手人选并调整时间", en: "the arbiter accepts the assistant and adjusts the times" }),
};

/// 6.3.1 Time control · 时限
///
/// The set number of moves, or all of them, must be completed in the set time with any time added for each move; all of it is fixed beforehand.
///
/// → Not completed: 6.9.
pub static TIME_CONTROL: Rule = Rule {
    document: "fide-2023",
    number: "6.3.1",
    name: "time-control",
    same_as: &["time-control"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "时限", en: "Time control" },
    text: Text { zh: "在规定的时间内须完成规定的着数或全部着法，每着的加时计算在内；都须事先规定。", en: "The set number of moves, or all of them, must be completed in the set time with any time added for each move; all of it is fixed beforehand." },
    follows: Some(Text { zh: "未完成：6.9。", en: "Not completed: 6.9." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.3.2 Time saved, and delay · 省下的时间和延时
///
/// Time saved in one period is added to the next where that applies. With a delay the fixed extra time of the move runs first; if the player presses before it is gone the main time is unchanged.
///
/// → The clocks are counted so.
pub static TIME_SAVED: Rule = Rule {
    document: "fide-2023",
    number: "6.3.2",
    name: "time-saved",
    same_as: &["time-saved", "time-control"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "省下的时间和延时", en: "Time saved, and delay" },
    text: Text { zh: "一个时限内省下的时间，凡适用时加到下一时限。延时制中每着先走固定的附加时间，用完才走主要时间；在它用完以前按钟，主要时间不变。", en: "Time saved in one period is added to the next where that applies. With a delay the fixed extra time of the move runs first; if the player presses before it is gone the main time is unchanged." },
    follows: Some(Text { zh: "时间按此计算。", en: "The clocks are counted so." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.4 Counting at a flag · 旗落后核对着数
///
/// Right after a flag falls the moves are checked against 6.3.1.
///
/// → Too few: 6.9. Enough: the game goes on in the next period.
pub static COUNTING_MOVES_AT_A_FLAG: Rule = Rule {
    document: "fide-2023",
    number: "6.4",
    name: "counting-moves-at-a-flag",
    same_as: &["counting-moves-at-a-flag"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "旗落后核对着数", en: "Counting at a flag" },
    text: Text { zh: "一方旗落，立即按6.3.1核对着数。", en: "Right after a flag falls the moves are checked against 6.3.1." },
    follows: Some(Text { zh: "不足：6.9；已足：继续，进入下一时限。", en: "Too few: 6.9. Enough: the game goes on in the next period." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.5 Place of the clock · 棋钟的位置
///
/// Before the game the arbiter decides where the clock stands.
pub static CLOCK_PLACED_BY_ARBITER: Rule = Rule {
    document: "fide-2023",
    number: "6.5",
    name: "clock-placed-by-arbiter",
    same_as: &["clock-placed-by-arbiter"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋钟的位置", en: "Place of the clock" },
    text: Text { zh: "开局前由裁判员决定棋钟放在哪一边。", en: "Before the game the arbiter decides where the clock stands." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "开赛前由裁判员决定", en: "decided by the arbiter before play" }),
};

/// 6.6 Start · 开钟
///
/// At the time set for the start White's clock is started.
///
/// → White's time runs.
pub static CLOCK_STARTED: Rule = Rule {
    document: "fide-2023",
    number: "6.6",
    name: "clock-started",
    same_as: &["clock-started"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "开钟", en: "Start" },
    text: Text { zh: "到规定的开局时间，开动白方的钟。", en: "At the time set for the start White's clock is started." },
    follows: Some(Text { zh: "白方的时间开始走。", en: "White's time runs." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.7.1 Late arrival · 迟到
///
/// The event names a default time beforehand; if it does not, it is zero. Whoever comes to the board later than that loses, unless the arbiter decides otherwise.
///
/// → Loss, unless the arbiter rules otherwise; if both are later, both lose.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "fide-2023",
    number: "6.7.1",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "规程须事先规定判负的迟到时间；没有规定，即为零。在此以后才到棋盘前的棋手判负，裁判员另有决定的除外。", en: "The event names a default time beforehand; if it does not, it is zero. Whoever comes to the board later than that loses, unless the arbiter decides otherwise." },
    follows: Some(Text { zh: "负，除非裁判员另作决定；双方都如此，双方都负。", en: "Loss, unless the arbiter rules otherwise; if both are later, both lose." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.7.2 Neither present at the start · 开始时双方都不在
///
/// If the default time is not zero and nobody is there, White loses the time until he comes, unless the event or the arbiter provides otherwise.
///
/// → White's clock runs until he comes.
pub static NEITHER_PRESENT_AT_THE_START: Rule = Rule {
    document: "fide-2023",
    number: "6.7.2",
    name: "neither-present-at-the-start",
    same_as: &["neither-present-at-the-start"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "开始时双方都不在", en: "Neither present at the start" },
    text: Text { zh: "判负的迟到时间不是零、开始时双方都不在，白方到场以前经过的时间算白方的；规程或裁判员另有规定的除外。", en: "If the default time is not zero and nobody is there, White loses the time until he comes, unless the event or the arbiter provides otherwise." },
    follows: Some(Text { zh: "白方的钟一直走到他到场。", en: "White's clock runs until he comes." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.8 When a flag has fallen · 旗落的认定
///
/// A flag counts as fallen when the arbiter sees it or a player validly claims it.
///
/// → What ended the game before that (mate, resignation, agreement) stands.
pub static FLAG_FALL: Rule = Rule {
    document: "fide-2023",
    number: "6.8",
    name: "flag-fall",
    same_as: &["flag-fall"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "旗落的认定", en: "When a flag has fallen" },
    text: Text { zh: "裁判员看到，或者棋手有效地提出，才算旗落。", en: "A flag counts as fallen when the arbiter sees it or a player validly claims it." },
    follows: Some(Text { zh: "以前发生的终局（如将死、认输、议和）优先。", en: "What ended the game before that (mate, resignation, agreement) stands." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.9 Time forfeit · 超时
///
/// Unless 5.1.1, 5.1.2, 5.2.1, 5.2.2 or 5.2.3 applies, a player who has not completed the set moves in the set time loses; but if the opponent cannot mate him by any series of legal moves, the game is drawn.
///
/// → Loss, or a draw.
pub static TIME_FORFEIT: Rule = Rule {
    document: "fide-2023",
    number: "6.9",
    name: "time-forfeit",
    same_as: &["time-forfeit", "opponent-cannot-win"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "超时", en: "Time forfeit" },
    text: Text { zh: "没有在规定时间内完成规定的着数，判负；已有5.1.1、5.1.2、5.2.1、5.2.2、5.2.3之一的除外。但对方用任何合规则的着法都不可能将死他的，判和。", en: "Unless 5.1.1, 5.1.2, 5.2.1, 5.2.2 or 5.2.3 applies, a player who has not completed the set moves in the set time loses; but if the opponent cannot mate him by any series of legal moves, the game is drawn." },
    follows: Some(Text { zh: "负，或者和棋。", en: "Loss, or a draw." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 6.10.1 Defective clock · 棋钟失灵
///
/// The clock is believed as long as it has no evident defect. One that has is replaced by the arbiter, who judges as best he can what times to set.
///
/// → Replaced; the times are the arbiter's.
pub static DEFECTIVE_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.10.1",
    name: "defective-clock",
    same_as: &["defective-clock"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋钟失灵", en: "Defective clock" },
    text: Text { zh: "没有明显毛病时以棋钟的显示为准。有明显毛病的，裁判员换钟，并尽其判断定出双方时间。", en: "The clock is believed as long as it has no evident defect. One that has is replaced by the arbiter, who judges as best he can what times to set." },
    follows: Some(Text { zh: "换钟，时间由裁判员定。", en: "Replaced; the times are the arbiter's." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.10.2 Wrong setting · 棋钟设置错误
///
/// If a setting is found wrong the clock is stopped at once and the arbiter sets it right, times and move counter included.
///
/// → Corrected; the times are the arbiter's. Under A.5 see A.5.1.1.
pub static WRONG_CLOCK_SETTING: Rule = Rule {
    document: "fide-2023",
    number: "6.10.2",
    name: "wrong-clock-setting",
    same_as: &["wrong-clock-setting"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋钟设置错误", en: "Wrong setting" },
    text: Text { zh: "发现一方或双方的钟设置有误，立即停钟，由裁判员改正设置，必要时调整时间和着数计数。", en: "If a setting is found wrong the clock is stopped at once and the arbiter sets it right, times and move counter included." },
    follows: Some(Text { zh: "改正，时间由裁判员定；快棋和超快棋按A.5的，见A.5.1.1。", en: "Corrected; the times are the arbiter's. Under A.5 see A.5.1.1." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.11.1 Interruption · 中断对局
///
/// If the game has to be interrupted the arbiter pauses the clock and decides when it goes on.
///
/// → Both clocks stand.
pub static INTERRUPTION: Rule = Rule {
    document: "fide-2023",
    number: "6.11.1",
    name: "interruption",
    same_as: &["interruption"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "中断对局", en: "Interruption" },
    text: Text { zh: "需要中断对局时，由裁判员停钟；何时继续由裁判员决定。", en: "If the game has to be interrupted the arbiter pauses the clock and decides when it goes on." },
    follows: Some(Text { zh: "双方的钟都停。", en: "Both clocks stand." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.11.2 A player pauses the clock · 棋手停钟
///
/// A player may pause the clock only to get the arbiter's help, for instance when the piece for a promotion is missing.
///
/// → The clock stands; whether with reason: 6.11.4.
pub static PAUSING_THE_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "6.11.2",
    name: "pausing-the-clock",
    same_as: &["pausing-the-clock"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "棋手停钟", en: "A player pauses the clock" },
    text: Text { zh: "棋手只有为了请裁判员帮助才可以停钟，例如升变时没有所要的棋子。", en: "A player may pause the clock only to get the arbiter's help, for instance when the piece for a promotion is missing." },
    follows: Some(Text { zh: "停钟有效，是否有理由见6.11.4。", en: "The clock stands; whether with reason: 6.11.4." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 6.11.4 Pausing without reason · 无故停钟
///
/// When a player has paused the clock to get the arbiter, the arbiter decides whether he had a valid reason; if not, 12.9.
///
/// → With reason: play on. Without: 12.9.
pub static PAUSING_WITHOUT_REASON: Rule = Rule {
    document: "fide-2023",
    number: "6.11.4",
    name: "pausing-without-reason",
    same_as: &["pausing-without-reason"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "无故停钟", en: "Pausing without reason" },
    text: Text { zh: "棋手停钟请裁判员，裁判员判断有无正当理由；没有的，按12.9处罚。", en: "When a player has paused the clock to get the arbiter, the arbiter decides whether he had a valid reason; if not, 12.9." },
    follows: Some(Text { zh: "有理由：继续。没有：12.9。", en: "With reason: play on. Without: 12.9." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 6.12.2 Displays are aids · 显示屏只供参考
///
/// Screens that show position, moves and their number are allowed; no claim rests on them alone.
///
/// → The count is the arbiter's.
pub static DISPLAYS_ARE_AIDS: Rule = Rule {
    document: "fide-2023",
    number: "6.12.2",
    name: "displays-are-aids",
    same_as: &["displays-are-aids"],
    section: Text { zh: "6 棋钟", en: "6 The chess clock" },
    title: Text { zh: "显示屏只供参考", en: "Displays are aids" },
    text: Text { zh: "比赛场内可以有显示局面、着法和着数的屏幕；不能只凭这些显示提出要求。", en: "Screens that show position, moves and their number are allowed; no claim rests on them alone." },
    follows: Some(Text { zh: "着数以裁判员的计数为准。", en: "The count is the arbiter's." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: Some(Text { zh: "要求按台账计数审验，不采用显示屏", en: "claims are checked by the ledger, which knows no display" }),
};

/// 7.1 Times after restoring · 恢复局面后的时间
///
/// When a position has to be restored the arbiter judges as best he can what times to set, and may leave them; the move counter is adjusted if need be.
///
/// → The times are the arbiter's.
pub static TIMES_AFTER_AN_IRREGULARITY: Rule = Rule {
    document: "fide-2023",
    number: "7.1",
    name: "times-after-an-irregularity",
    same_as: &["times-after-an-irregularity"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "恢复局面后的时间", en: "Times after restoring" },
    text: Text { zh: "出了违规情况而须恢复到以前的局面，裁判员尽其判断定出双方时间，可以不改动；必要时调整着数计数。", en: "When a position has to be restored the arbiter judges as best he can what times to set, and may leave them; the move counter is adjusted if need be." },
    follows: Some(Text { zh: "时间由裁判员定。", en: "The times are the arbiter's." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 7.2.1 Wrong initial position · 原始位置摆错
///
/// If it is found during the game that the pieces stood wrongly at the start, the game is cancelled and a new one is played.
///
/// → Cancelled, a new game; for rapid and blitz under A.5 see A.5.1.2.
pub static WRONG_INITIAL_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "7.2.1",
    name: "wrong-initial-position",
    same_as: &["wrong-initial-position"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "原始位置摆错", en: "Wrong initial position" },
    text: Text { zh: "对局中发现棋子的原始位置摆错，这一局作废，重新下过。", en: "If it is found during the game that the pieces stood wrongly at the start, the game is cancelled and a new one is played." },
    follows: Some(Text { zh: "对局作废，另下一局；按A.5下的快棋和超快棋见A.5.1.2。", en: "Cancelled, a new game; for rapid and blitz under A.5 see A.5.1.2." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.2.2 Board placed wrongly · 棋盘放错
///
/// If it is found during the game that the board does not lie as 2.1 requires, the position is transferred to a board placed rightly and the game goes on.
///
/// → Same position, board put right, play on.
pub static BOARD_PLACED_WRONGLY: Rule = Rule {
    document: "fide-2023",
    number: "7.2.2",
    name: "board-placed-wrongly",
    same_as: &["board-placed-wrongly"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "棋盘放错", en: "Board placed wrongly" },
    text: Text { zh: "对局中发现棋盘没有按2.1放置，把局面移到放正的棋盘上，继续对局。", en: "If it is found during the game that the board does not lie as 2.1 requires, the position is transferred to a board placed rightly and the game goes on." },
    follows: Some(Text { zh: "局面不变，换到放正的棋盘上继续。", en: "Same position, board put right, play on." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.3 Colours reversed · 双方颜色颠倒
///
/// A game begun with colours reversed is stopped and a new one played with the right colours if fewer than ten moves have been made by both; from ten moves on it continues.
///
/// → Under ten: a new game. From ten on: play on (the bar is the second player's tenth move).
pub static COLOURS_REVERSED: Rule = Rule {
    document: "fide-2023",
    number: "7.3",
    name: "colours-reversed",
    same_as: &["colours-reversed"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "双方颜色颠倒", en: "Colours reversed" },
    text: Text { zh: "开局后发现双方颜色颠倒：双方都没有走满十着，停下，按正确颜色重下；走了十着以上，继续。", en: "A game begun with colours reversed is stopped and a new one played with the right colours if fewer than ten moves have been made by both; from ten moves on it continues." },
    follows: Some(Text { zh: "不到十着：重下。十着起：继续（界限是后走一方的第十着）。", en: "Under ten: a new game. From ten on: play on (the bar is the second player's tenth move)." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.4.1 Displaced pieces · 碰乱棋子
///
/// A player who displaces pieces puts the position right on his own time.
///
/// → The time runs on his clock; a penalty is possible by 7.4.3.
pub static DISPLACED_PIECES: Rule = Rule {
    document: "fide-2023",
    number: "7.4.1",
    name: "displaced-pieces",
    same_as: &["displaced-pieces"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "碰乱棋子", en: "Displaced pieces" },
    text: Text { zh: "碰乱一个或几个棋子的一方，用自己的时间把局面摆好。", en: "A player who displaces pieces puts the position right on his own time." },
    follows: Some(Text { zh: "所用时间算在他的钟上；是否处罚见7.4.3。", en: "The time runs on his clock; a penalty is possible by 7.4.3." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.4.2 Pausing for displaced pieces · 碰乱棋子时停钟
///
/// If need be either player pauses the clock and asks for the arbiter.
///
/// → The clock may be paused.
pub static DISPLACED_PIECES_CLOCK: Rule = Rule {
    document: "fide-2023",
    number: "7.4.2",
    name: "displaced-pieces-clock",
    same_as: &["displaced-pieces"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "碰乱棋子时停钟", en: "Pausing for displaced pieces" },
    text: Text { zh: "必要时任何一方停钟，请裁判员帮助。", en: "If need be either player pauses the clock and asks for the arbiter." },
    follows: Some(Text { zh: "可以停钟。", en: "The clock may be paused." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: Some(Text { zh: "登记为停钟", en: "reported as a pause of the clock" }),
};

/// 7.4.3 Penalty for displacing · 碰乱棋子的处罚
///
/// The arbiter may penalise the player who displaced the pieces.
///
/// → The arbiter's choice (12.9).
pub static DISPLACED_PIECES_PENALTY: Rule = Rule {
    document: "fide-2023",
    number: "7.4.3",
    name: "displaced-pieces-penalty",
    same_as: &["displaced-pieces"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "碰乱棋子的处罚", en: "Penalty for displacing" },
    text: Text { zh: "裁判员可以处罚碰乱棋子的一方。", en: "The arbiter may penalise the player who displaced the pieces." },
    follows: Some(Text { zh: "由裁判员决定（12.9）。", en: "The arbiter's choice (12.9)." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 7.5.1 Illegal move · 不合规则的着法
///
/// An illegal move is completed by the press. If one is found during the game the position before it is restored, or the last one that can be made out; 4.3 and 4.7 apply to the move made in its place.
///
/// → Restored, and 7.5.5 applies; not pressed, it is only put right. Under A.5 see A.5.2.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "7.5.1",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "不合规则的着法", en: "Illegal move" },
    text: Text { zh: "按钟以后，不合规则的着法就算完成。对局中发现有这样的着法，恢复到它以前的局面；确定不了的，从以前最后一个能确定的局面继续。改走时适用4.3和4.7。", en: "An illegal move is completed by the press. If one is found during the game the position before it is restored, or the last one that can be made out; 4.3 and 4.7 apply to the move made in its place." },
    follows: Some(Text { zh: "恢复局面并按7.5.5处罚；没有按钟的只改正，不罚。快棋和超快棋按A.5的，见A.5.2。", en: "Restored, and 7.5.5 applies; not pressed, it is only put right. Under A.5 see A.5.2." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.5.2 Pawn not exchanged · 兵没有升变
///
/// A pawn on the farthest rank, pressed and not exchanged, is an illegal move; it is replaced by a queen of its colour.
///
/// → A queen, and 7.5.5 applies.
pub static UNPROMOTED_PAWN: Rule = Rule {
    document: "fide-2023",
    number: "7.5.2",
    name: "unpromoted-pawn",
    same_as: &["unpromoted-pawn"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "兵没有升变", en: "Pawn not exchanged" },
    text: Text { zh: "兵走到最远的横线，按了钟而没有换子，是不合规则的着法；这个兵换成同色的后。", en: "A pawn on the farthest rank, pressed and not exchanged, is an illegal move; it is replaced by a queen of its colour." },
    follows: Some(Text { zh: "换成后，并按7.5.5处罚。", en: "A queen, and 7.5.5 applies." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.5.3 Press without a move · 没有走子而按钟
///
/// Pressing the clock without having moved is treated and penalised as an illegal move.
///
/// → 7.5.5 applies.
pub static PRESS_WITHOUT_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "7.5.3",
    name: "press-without-move",
    same_as: &["press-without-move"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "没有走子而按钟", en: "Press without a move" },
    text: Text { zh: "没有走子就按钟，按不合规则的着法处理和处罚。", en: "Pressing the clock without having moved is treated and penalised as an illegal move." },
    follows: Some(Text { zh: "按7.5.5处罚。", en: "7.5.5 applies." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.5.4 Two hands · 用两手走子并按钟
///
/// Using two hands for one move (castling, capturing, promoting) and pressing is treated and penalised as an illegal move.
///
/// → 7.5.5 applies.
pub static TWO_HANDS: Rule = Rule {
    document: "fide-2023",
    number: "7.5.4",
    name: "two-hands",
    same_as: &["two-hands"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "用两手走子并按钟", en: "Two hands" },
    text: Text { zh: "用两手走一着（如易位、吃子、升变）并且按了钟，按不合规则的着法处理和处罚。", en: "Using two hands for one move (castling, capturing, promoting) and pressing is treated and penalised as an illegal move." },
    follows: Some(Text { zh: "按7.5.5处罚。", en: "7.5.5 applies." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.5.5 Penalty for an illegal move · 不合规则的着法的处罚
///
/// After 7.5.1 to 7.5.4 has been applied, the first time gives the opponent two minutes, and the second time by the same player loses the game; but if the opponent cannot mate him by any series of legal moves, the game is drawn.
///
/// → First: two minutes for the opponent (one in rapid and blitz). Second: loss, or a draw.
pub static ILLEGAL_MOVE_PENALTY: Rule = Rule {
    document: "fide-2023",
    number: "7.5.5",
    name: "illegal-move-penalty",
    same_as: &["illegal-move-penalty"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "不合规则的着法的处罚", en: "Penalty for an illegal move" },
    text: Text { zh: "按7.5.1至7.5.4处理以后，同一棋手第一次，给对方加两分钟；第二次，判他负。但对方用任何合规则的着法都不可能将死他的，判和。", en: "After 7.5.1 to 7.5.4 has been applied, the first time gives the opponent two minutes, and the second time by the same player loses the game; but if the opponent cannot mate him by any series of legal moves, the game is drawn." },
    follows: Some(Text { zh: "第一次：对方加两分钟（快棋和超快棋一分钟）。第二次：负，或者和棋。", en: "First: two minutes for the opponent (one in rapid and blitz). Second: loss, or a draw." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 7.6 Piece off its square · 棋子离开应在的格子
///
/// If a piece is found off its right square the position before the error is restored, or the last one that can be made out, and the game goes on.
///
/// → Restored, play on.
pub static MISPLACED_PIECE: Rule = Rule {
    document: "fide-2023",
    number: "7.6",
    name: "misplaced-piece",
    same_as: &["misplaced-piece"],
    section: Text { zh: "7 违规情况", en: "7 Irregularities" },
    title: Text { zh: "棋子离开应在的格子", en: "Piece off its square" },
    text: Text { zh: "对局中发现棋子离开了应在的格子，恢复到出错以前的局面；确定不了的，从以前最后一个能确定的局面继续。", en: "If a piece is found off its right square the position before the error is restored, or the last one that can be made out, and the game goes on." },
    follows: Some(Text { zh: "恢复局面，继续。", en: "Restored, play on." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.1.1 Keeping the score · 记录的义务
///
/// During play both players record every move, their own and the opponent's, as clearly as they can: in algebraic notation on the scoresheet provided, or on the certified electronic scoresheet provided.
///
/// → Not recording: 12.9; persisting in it: 11.7.
pub static RECORD_KEEPING: Rule = Rule {
    document: "fide-2023",
    number: "8.1.1",
    name: "record-keeping",
    same_as: &["record-keeping"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "记录的义务", en: "Keeping the score" },
    text: Text { zh: "对局中双方逐着记录自己和对方的着法，尽量清楚：用代数记录法写在规定的记录纸上，或者输入规定的、经国际棋联认证的电子记录器。", en: "During play both players record every move, their own and the opponent's, as clearly as they can: in algebraic notation on the scoresheet provided, or on the certified electronic scoresheet provided." },
    follows: Some(Text { zh: "不记录的按12.9，坚持不记的按11.7。", en: "Not recording: 12.9; persisting in it: 11.7." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.1.2 No writing in advance · 不得先记后走
///
/// A move is not written in advance, except to claim under 9.2 or 9.3 or to seal.
///
/// → Penalty by 12.9.
pub static WRITING_BEFORE_MOVING: Rule = Rule {
    document: "fide-2023",
    number: "8.1.2",
    name: "writing-before-moving",
    same_as: &["writing-before-moving"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "不得先记后走", en: "No writing in advance" },
    text: Text { zh: "除按9.2、9.3提和或封棋外，不得预先写下着法。", en: "A move is not written in advance, except to claim under 9.2 or 9.3 or to seal." },
    follows: Some(Text { zh: "按12.9处罚。", en: "Penalty by 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.1.3 Reply before recording · 先应着后记录
///
/// A player may reply before he writes the opponent's move, but must have written his previous move before he makes another.
///
/// → Otherwise 12.9.
pub static REPLY_BEFORE_RECORDING: Rule = Rule {
    document: "fide-2023",
    number: "8.1.3",
    name: "reply-before-recording",
    same_as: &["reply-before-recording"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "先应着后记录", en: "Reply before recording" },
    text: Text { zh: "可以先应着再记录对方的着法，但走下一着以前必须记下自己的上一着。", en: "A player may reply before he writes the opponent's move, but must have written his previous move before he makes another." },
    follows: Some(Text { zh: "不照办的按12.9处罚。", en: "Otherwise 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 8.1.4 Use of the scoresheet · 记录纸的用途
///
/// It is for the moves, the clock times, draw offers, matters of a claim and other relevant data only.
///
/// → Penalty by 12.9.
pub static SCORESHEET_USE: Rule = Rule {
    document: "fide-2023",
    number: "8.1.4",
    name: "scoresheet-use",
    same_as: &["scoresheet-use"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "记录纸的用途", en: "Use of the scoresheet" },
    text: Text { zh: "记录纸只用来写着法、钟上时间、提和、与提和要求有关的事和其他有关事项。", en: "It is for the moves, the clock times, draw offers, matters of a claim and other relevant data only." },
    follows: Some(Text { zh: "按12.9处罚。", en: "Penalty by 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 8.1.5 Offer recorded · 记下提和
///
/// Both players mark a draw offer on their sheets with (=).
///
/// → The offer is valid even if the mark is missing.
pub static DRAW_OFFER_RECORDED: Rule = Rule {
    document: "fide-2023",
    number: "8.1.5",
    name: "draw-offer-recorded",
    same_as: &["draw-offer-recorded"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "记下提和", en: "Offer recorded" },
    text: Text { zh: "双方都要在记录纸上用 (=) 记下提和。", en: "Both players mark a draw offer on their sheets with (=)." },
    follows: Some(Text { zh: "漏记不影响提和的效力。", en: "The offer is valid even if the mark is missing." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: Some(Text { zh: "记录纸上的记号由棋手自己写", en: "the players write the mark on their sheets" }),
};

/// 8.1.6 Assistant to record · 代为记录的助手
///
/// A player who cannot keep score may bring an assistant acceptable to the arbiter, who adjusts the player's clock fairly, except for a disability.
pub static SCORING_ASSISTANT: Rule = Rule {
    document: "fide-2023",
    number: "8.1.6",
    name: "scoring-assistant",
    same_as: &["scoring-assistant"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "代为记录的助手", en: "Assistant to record" },
    text: Text { zh: "不能自己记录的棋手，可以请裁判员认可的助手代记；裁判员公平地调整他的钟，残障棋手除外。", en: "A player who cannot keep score may bring an assistant acceptable to the arbiter, who adjusts the player's clock fairly, except for a disability." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员同意助手人选并调整时间", en: "the arbiter accepts the assistant and adjusts the times" }),
};

/// 8.2 Score in view · 记录须能看到
///
/// The score must be visible to the arbiter throughout.
pub static SCORESHEET_IN_VIEW: Rule = Rule {
    document: "fide-2023",
    number: "8.2",
    name: "scoresheet-in-view",
    same_as: &["scoresheet-in-view"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "记录须能看到", en: "Score in view" },
    text: Text { zh: "整局中裁判员应能看到记录。", en: "The score must be visible to the arbiter throughout." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 8.3 Scoresheets · 记录纸归组织者
///
/// They belong to the organiser; an electronic one with an evident defect is replaced by the arbiter.
pub static SCORESHEETS_BELONG_TO_ORGANISER: Rule = Rule {
    document: "fide-2023",
    number: "8.3",
    name: "scoresheets-belong-to-organiser",
    same_as: &["scoresheets-belong-to-organiser"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "记录纸归组织者", en: "Scoresheets" },
    text: Text { zh: "记录纸归比赛组织者所有；有明显毛病的电子记录器由裁判员更换。", en: "They belong to the organiser; an electronic one with an evident defect is replaced by the arbiter." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "说明归属；换用电子记录器由裁判员办理", en: "says who owns them; a defective device is replaced by the arbiter" }),
};

/// 8.4 Less than five minutes left · 剩余时间不足五分钟
///
/// With less than five minutes left in a period and less than thirty seconds added for each move, a player need not record by 8.1.1 for the rest of the period.
///
/// → Exempt; with thirty seconds or more the duty stays.
pub static RECORD_EXEMPTION: Rule = Rule {
    document: "fide-2023",
    number: "8.4",
    name: "record-exemption",
    same_as: &["record-exemption"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "剩余时间不足五分钟", en: "Less than five minutes left" },
    text: Text { zh: "一个时限内剩余时间不足五分钟，而且每着加时不到三十秒，这一时限余下部分不必按8.1.1记录。", en: "With less than five minutes left in a period and less than thirty seconds added for each move, a player need not record by 8.1.1 for the rest of the period." },
    follows: Some(Text { zh: "免记；三十秒以上的加时须一直记录。", en: "Exempt; with thirty seconds or more the duty stays." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8.5.1 Neither keeps score · 双方都免记
///
/// If neither keeps score by 8.4 the arbiter or an assistant tries to be there and record. When a flag has fallen he pauses the clock at once, and both bring their sheets up to date from his or the opponent's.
///
/// → Clock paused until both sheets are complete.
pub static BOTH_COMPLETE_RECORD: Rule = Rule {
    document: "fide-2023",
    number: "8.5.1",
    name: "both-complete-record",
    same_as: &["both-complete-record", "arbiter-records"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "双方都免记", en: "Neither keeps score" },
    text: Text { zh: "双方都按8.4免记时，裁判员或助手应尽量在场记录。一方旗落，裁判员立即停钟，双方用裁判员或对方的记录补齐。", en: "If neither keeps score by 8.4 the arbiter or an assistant tries to be there and record. When a flag has fallen he pauses the clock at once, and both bring their sheets up to date from his or the opponent's." },
    follows: Some(Text { zh: "停钟，双方补齐后再开。", en: "Clock paused until both sheets are complete." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8.5.2 Only one has not kept score · 只有一方免记
///
/// If only one has not kept score by 8.4 he completes his sheet before he moves, as soon as either flag has fallen; on his turn he may use the opponent's sheet and returns it before moving.
///
/// → Completed before the next move, on his own time.
pub static ONE_COMPLETES_RECORD: Rule = Rule {
    document: "fide-2023",
    number: "8.5.2",
    name: "one-completes-record",
    same_as: &["one-completes-record", "borrowing-the-scoresheet"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "只有一方免记", en: "Only one has not kept score" },
    text: Text { zh: "只有一方按8.4没有记录，任何一方旗落以后，他走子以前必须补齐；轮到他走时可以借用对方的记录，走子以前归还。", en: "If only one has not kept score by 8.4 he completes his sheet before he moves, as soon as either flag has fallen; on his turn he may use the opponent's sheet and returns it before moving." },
    follows: Some(Text { zh: "走下一着以前补齐，用自己的时间。", en: "Completed before the next move, on his own time." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 8.5.3 A second board · 用另一副棋盘复原
///
/// If there is no complete sheet the players rebuild the game on a second board under the arbiter or an assistant, who first notes position, times, whose clock was running and the number of moves if known.
///
/// → Clock paused, position and times noted, then the game is rebuilt.
pub static RECONSTRUCTION_NEEDS_BOARD: Rule = Rule {
    document: "fide-2023",
    number: "8.5.3",
    name: "reconstruction-needs-board",
    same_as: &["reconstruction-needs-board"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "用另一副棋盘复原", en: "A second board" },
    text: Text { zh: "没有一份完整的记录，双方在裁判员或助手监督下用另一副棋盘复原；先记下当时的局面、双方时间、谁的钟在走和已知的着数。", en: "If there is no complete sheet the players rebuild the game on a second board under the arbiter or an assistant, who first notes position, times, whose clock was running and the number of moves if known." },
    follows: Some(Text { zh: "停钟，记下局面和时间，然后复原。", en: "Clock paused, position and times noted, then the game is rebuilt." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.6 Reconstruction impossible · 无法补齐
///
/// If the sheets cannot be brought up to date to show that a player has overstepped, the next move counts as the first of the next period, unless there is evidence of more moves.
///
/// → The count starts again with the next period.
pub static RECONSTRUCTION_IMPOSSIBLE: Rule = Rule {
    document: "fide-2023",
    number: "8.6",
    name: "reconstruction-impossible",
    same_as: &["reconstruction-impossible"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "无法补齐", en: "Reconstruction impossible" },
    text: Text { zh: "补齐记录而不能证明某一方超过时限的，下一着算作下一时限的第一着，除非有证据表明走过更多着。", en: "If the sheets cannot be brought up to date to show that a player has overstepped, the next move counts as the first of the next period, unless there is evidence of more moves." },
    follows: Some(Text { zh: "着数从下一时限的第一着算起。", en: "The count starts again with the next period." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.7 Signed result · 签字的结果
///
/// At the end both indicate the result by signing both sheets, or approving it on the electronic ones. Even a wrong result stands unless the arbiter decides otherwise.
///
/// → The signed result stands unless the arbiter changes it.
pub static SIGNED_RESULT: Rule = Rule {
    document: "fide-2023",
    number: "8.7",
    name: "signed-result",
    same_as: &["signed-result"],
    section: Text { zh: "8 着法的记录", en: "8 Recording the moves" },
    title: Text { zh: "签字的结果", en: "Signed result" },
    text: Text { zh: "对局结束时双方在记录纸上签字（或在电子记录器上确认）表明结果。结果即使有误也有效，裁判员另有决定的除外。", en: "At the end both indicate the result by signing both sheets, or approving it on the electronic ones. Even a wrong result stands unless the arbiter decides otherwise." },
    follows: Some(Text { zh: "以签字的结果为准，除非裁判员改判。", en: "The signed result stands unless the arbiter changes it." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 9.1.1 Restricted by the event · 规程限制议和
///
/// The event may rule that a draw is not offered or agreed in fewer than a set number of moves, or at all, without the arbiter's consent.
///
/// → Within the restriction no agreement counts unless the arbiter consents.
pub static AGREEMENT_RESTRICTION: Rule = Rule {
    document: "fide-2023",
    number: "9.1.1",
    name: "agreement-restriction",
    same_as: &["agreement-restriction"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "规程限制议和", en: "Restricted by the event" },
    text: Text { zh: "规程可以规定不满若干着不得提和、议和，或者未经裁判员同意一律不得。", en: "The event may rule that a draw is not offered or agreed in fewer than a set number of moves, or at all, without the arbiter's consent." },
    follows: Some(Text { zh: "限制以内的议和不成立，除非裁判员同意。", en: "Within the restriction no agreement counts unless the arbiter consents." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.1.2.1 Draw offer · 提议和棋
///
/// To be made after the move and before the press. At any other time it is valid too, but 11.5 is considered. It has no conditions, cannot be withdrawn, and stands until the opponent accepts, refuses in words, touches a piece with intent, or the game ends otherwise.
///
/// → The offer is valid; a penalty for a bad moment is the arbiter's choice. A condition attached is void.
pub static DRAW_OFFER: Rule = Rule {
    document: "fide-2023",
    number: "9.1.2.1",
    name: "draw-offer",
    same_as: &["draw-offer", "offer-before-moving", "offer-on-opponents-time"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "提议和棋", en: "Draw offer" },
    text: Text { zh: "应在走出一着以后、按钟以前提出。其他时候提出也有效，但要考虑11.5。不得附条件，不能收回，一直有效到对方接受、口头拒绝、有意触摸棋子，或者对局另行结束。", en: "To be made after the move and before the press. At any other time it is valid too, but 11.5 is considered. It has no conditions, cannot be withdrawn, and stands until the opponent accepts, refuses in words, touches a piece with intent, or the game ends otherwise." },
    follows: Some(Text { zh: "提议有效；不合时宜的是否处罚由裁判员决定。附带的条件无效。", en: "The offer is valid; a penalty for a bad moment is the arbiter's choice. A condition attached is void." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 9.1.2.2 Offer marked · 提和记为 (=)
///
/// Each player records an offer with (=).
///
/// → The offer is valid even if the mark is missing.
pub static OFFER_MARKED: Rule = Rule {
    document: "fide-2023",
    number: "9.1.2.2",
    name: "offer-marked",
    same_as: &["draw-offer-recorded"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "提和记为 (=)", en: "Offer marked" },
    text: Text { zh: "双方都用 (=) 记下提和。", en: "Each player records an offer with (=)." },
    follows: Some(Text { zh: "漏记不影响提和的效力。", en: "The offer is valid even if the mark is missing." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: Some(Text { zh: "记录纸上的记号由棋手自己写", en: "the players write the mark on their sheets" }),
};

/// 9.1.2.3 A claim is an offer · 提和要求也是提议
///
/// A claim under 9.2 or 9.3 counts as a draw offer as well.
///
/// → The opponent may accept it, and the game is drawn.
pub static CLAIM_IS_AN_OFFER: Rule = Rule {
    document: "fide-2023",
    number: "9.1.2.3",
    name: "claim-is-an-offer",
    same_as: &["claim-is-an-offer"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "提和要求也是提议", en: "A claim is an offer" },
    text: Text { zh: "按9.2或9.3提出的要求，同时算作提议和棋。", en: "A claim under 9.2 or 9.3 counts as a draw offer as well." },
    follows: Some(Text { zh: "对方可以接受；接受即和棋。", en: "The opponent may accept it, and the game is drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.2.1 About to appear · 即将至少第三次出现
///
/// The same position is about to be there for at least the third time, not necessarily by repeated moves: the player to move first writes or enters his move, which cannot be changed, and declares to the arbiter that he will make it.
///
/// → Verified by 9.5; if it holds, drawn.
pub static REPETITION_ABOUT_TO_APPEAR: Rule = Rule {
    document: "fide-2023",
    number: "9.2.1",
    name: "repetition-about-to-appear",
    same_as: &["repetition-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "即将至少第三次出现", en: "About to appear" },
    text: Text { zh: "同一局面即将至少第三次出现：轮走方先写下或输入这一着，不得更改，并向裁判员声明要走这一着。不必连续重复。", en: "The same position is about to be there for at least the third time, not necessarily by repeated moves: the player to move first writes or enters his move, which cannot be changed, and declares to the arbiter that he will make it." },
    follows: Some(Text { zh: "按9.5审验；成立即和棋。", en: "Verified by 9.5; if it holds, drawn." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 9.2.2 Just appeared · 刚刚至少第三次出现
///
/// The same position has just been there for at least the third time and the claimant has the move.
///
/// → Verified by 9.5; if it holds, drawn.
pub static REPETITION_JUST_APPEARED: Rule = Rule {
    document: "fide-2023",
    number: "9.2.2",
    name: "repetition-just-appeared",
    same_as: &["repetition-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "刚刚至少第三次出现", en: "Just appeared" },
    text: Text { zh: "同一局面刚刚至少第三次出现，提出的一方轮到走棋。", en: "The same position has just been there for at least the third time and the claimant has the move." },
    follows: Some(Text { zh: "按9.5审验；成立即和棋。", en: "Verified by 9.5; if it holds, drawn." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 9.2.3 Same position · 同一局面
///
/// The same player has the move, pieces of the same kind and colour stand on the same squares, and all pieces of both have the same possible moves. It is another position if at the start of the sequence a pawn could have been taken en passant (9.2.3.1), or if a right to castle has been lost by moving king or rook (9.2.3.2); only moving loses the right.
///
/// → Only the same position counts.
pub static SAME_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "9.2.3",
    name: "same-position",
    same_as: &["same-position", "repetition-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "同一局面", en: "Same position" },
    text: Text { zh: "轮走方相同，同种同色的棋子在同样的格子上，双方所有棋子可能的着法都相同。第一次出现时可以吃过路兵的（9.2.3.1），或者易位权因王或车走动而失去的（9.2.3.2），都不相同；易位权只有王或车走动以后才失去。", en: "The same player has the move, pieces of the same kind and colour stand on the same squares, and all pieces of both have the same possible moves. It is another position if at the start of the sequence a pawn could have been taken en passant (9.2.3.1), or if a right to castle has been lost by moving king or rook (9.2.3.2); only moving loses the right." },
    follows: Some(Text { zh: "相同才计入次数。", en: "Only the same position counts." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.3 Fifty moves · 五十回合
///
/// On a claim of the player to move, when the last fifty moves by each player were made without a pawn move or a capture: drawn. He writes and declares the move that completes them (9.3.1), or they are complete already (9.3.2).
///
/// → Verified by 9.5; if it holds, drawn.
pub static FIFTY_MOVE_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "9.3",
    name: "fifty-move-claim",
    same_as: &["fifty-move-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "五十回合", en: "Fifty moves" },
    text: Text { zh: "轮走方提出，而且最后五十着每一方都没有走兵、没有吃子：和棋。可以先写下并声明使之成立的一着（9.3.1），也可以在已经走满时提出（9.3.2）。", en: "On a claim of the player to move, when the last fifty moves by each player were made without a pawn move or a capture: drawn. He writes and declares the move that completes them (9.3.1), or they are complete already (9.3.2)." },
    follows: Some(Text { zh: "按9.5审验；成立即和棋。", en: "Verified by 9.5; if it holds, drawn." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 9.4 Lost by touching · 触摸棋子即失去提和权
///
/// A player who has touched a piece as in 4.3 can no longer claim under 9.2 or 9.3 on that move.
///
/// → No claim on that move.
pub static CLAIM_LOST_BY_TOUCHING: Rule = Rule {
    document: "fide-2023",
    number: "9.4",
    name: "claim-lost-by-touching",
    same_as: &["claim-lost-by-moving"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "触摸棋子即失去提和权", en: "Lost by touching" },
    text: Text { zh: "按4.3触摸过棋子，这一着不得再按9.2或9.3提出要求。", en: "A player who has touched a piece as in 4.3 can no longer claim under 9.2 or 9.3 on that move." },
    follows: Some(Text { zh: "这一着的要求不予受理。", en: "No claim on that move." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.5.1 Procedure · 提和要求的程序
///
/// When a draw is claimed under 9.2 or 9.3, the claimant or the arbiter pauses the clock. A claim cannot be withdrawn.
///
/// → Clock paused, the claim is verified; it cannot be withdrawn.
pub static CLAIM_PROCEDURE: Rule = Rule {
    document: "fide-2023",
    number: "9.5.1",
    name: "claim-procedure",
    same_as: &["claim-procedure", "claim-stands"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "提和要求的程序", en: "Procedure" },
    text: Text { zh: "按9.2或9.3提出要求时，他或裁判员停钟。要求不得收回。", en: "When a draw is claimed under 9.2 or 9.3, the claimant or the arbiter pauses the clock. A claim cannot be withdrawn." },
    follows: Some(Text { zh: "停钟，审验；不能收回。", en: "Clock paused, the claim is verified; it cannot be withdrawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.5.2 Right claim · 要求成立
///
/// If the claim is found right, the game is drawn at once.
///
/// → Drawn.
pub static CORRECT_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "9.5.2",
    name: "correct-claim",
    same_as: &["correct-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "要求成立", en: "Right claim" },
    text: Text { zh: "审验属实，立即和棋。", en: "If the claim is found right, the game is drawn at once." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.5.3 Wrong claim · 要求不成立
///
/// If it is found wrong, two minutes are added to the opponent's remaining time and the game goes on. A declared move must be made, in accordance with articles 3 and 4.
///
/// → Two minutes for the opponent (one in rapid and blitz), play on; a declared move must be played.
pub static WRONG_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "9.5.3",
    name: "wrong-claim",
    same_as: &["wrong-claim"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "要求不成立", en: "Wrong claim" },
    text: Text { zh: "审验不实，给对方的剩余时间加两分钟，对局继续。以声明的着法为据的，必须按第3、4条走这一着。", en: "If it is found wrong, two minutes are added to the opponent's remaining time and the game goes on. A declared move must be made, in accordance with articles 3 and 4." },
    follows: Some(Text { zh: "对方加两分钟（快棋和超快棋一分钟），继续；声明过的着法必须走。", en: "Two minutes for the opponent (one in rapid and blitz), play on; a declared move must be played." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.6.1 Fivefold repetition · 五次重复
///
/// The same position, as in 9.2.2, has been there at least five times: drawn without a claim.
///
/// → Drawn.
pub static FIVEFOLD_REPETITION: Rule = Rule {
    document: "fide-2023",
    number: "9.6.1",
    name: "fivefold-repetition",
    same_as: &["fivefold-repetition"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "五次重复", en: "Fivefold repetition" },
    text: Text { zh: "同一局面（如9.2.2）至少出现了五次：和棋，不必提出。", en: "The same position, as in 9.2.2, has been there at least five times: drawn without a claim." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.6.2 Seventy-five moves · 七十五回合
///
/// At least seventy-five moves by each player without a pawn move or a capture: drawn without a claim. If the last move mates, mate takes precedence.
///
/// → Drawn; mate first.
pub static SEVENTY_FIVE_MOVES: Rule = Rule {
    document: "fide-2023",
    number: "9.6.2",
    name: "seventy-five-moves",
    same_as: &["seventy-five-moves"],
    section: Text { zh: "9 和棋", en: "9 The drawn game" },
    title: Text { zh: "七十五回合", en: "Seventy-five moves" },
    text: Text { zh: "每一方至少连续走了七十五着，没有走兵、没有吃子：和棋，不必提出。最后一着将死的，以将死为准。", en: "At least seventy-five moves by each player without a pawn move or a capture: drawn without a claim. If the last move mates, mate takes precedence." },
    follows: Some(Text { zh: "和棋；将死优先。", en: "Drawn; mate first." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.1 Points · 计分
///
/// Unless the event says otherwise a win, by forfeit too, is one point, a loss, by forfeit too, none, a draw a half.
///
/// → Scored by the event.
pub static POINTS: Rule = Rule {
    document: "fide-2023",
    number: "10.1",
    name: "points",
    same_as: &["points"],
    section: Text { zh: "10 计分", en: "10 Points" },
    title: Text { zh: "计分", en: "Points" },
    text: Text { zh: "规程没有另外规定的，胜一分（包括弃权胜），负零分（包括弃权负），和半分。", en: "Unless the event says otherwise a win, by forfeit too, is one point, a loss, by forfeit too, none, a draw a half." },
    follows: Some(Text { zh: "分数由比赛记分。", en: "Scored by the event." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.2 Total of a game · 一局的总分
///
/// The two scores never add up to more than the usual maximum, and each is one that is usually given; three quarters to one quarter is not.
///
/// → Other scores are not valid.
pub static TOTAL_OF_A_GAME: Rule = Rule {
    document: "fide-2023",
    number: "10.2",
    name: "total-of-a-game",
    same_as: &["total-of-a-game"],
    section: Text { zh: "10 计分", en: "10 Points" },
    title: Text { zh: "一局的总分", en: "Total of a game" },
    text: Text { zh: "一局双方得分之和不得超过通常的满分；每一方的得分须是通常所给的分数，不得有四分之三对四分之一之类。", en: "The two scores never add up to more than the usual maximum, and each is one that is usually given; three quarters to one quarter is not." },
    follows: Some(Text { zh: "其他分数不成立。", en: "Other scores are not valid." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11.1 Disrepute · 不得损害声誉
///
/// Players do nothing that brings the game into disrepute.
///
/// → Penalty by 11.6.
pub static DISREPUTE: Rule = Rule {
    document: "fide-2023",
    number: "11.1",
    name: "disrepute",
    same_as: &["disrepute"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "不得损害声誉", en: "Disrepute" },
    text: Text { zh: "棋手不得有损害国际象棋声誉的行为。", en: "Players do nothing that brings the game into disrepute." },
    follows: Some(Text { zh: "按11.6处罚。", en: "Penalty by 11.6." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管并按12.9处罚", en: "watched by the arbiter, who penalises by 12.9" }),
};

/// 11.2.3 Leaving · 离开赛场
///
/// Only with the arbiter's leave does a player leave the venue, the player to move leave the playing area, or a stranger enter it.
///
/// → Penalty by 11.6.
pub static LEAVING_THE_VENUE: Rule = Rule {
    document: "fide-2023",
    number: "11.2.3",
    name: "leaving-the-venue",
    same_as: &["leaving-the-venue"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "离开赛场", en: "Leaving" },
    text: Text { zh: "未经裁判员许可，棋手不得离开赛场，轮走方不得离开比赛区，外人不得进入比赛区。", en: "Only with the arbiter's leave does a player leave the venue, the player to move leave the playing area, or a stranger enter it." },
    follows: Some(Text { zh: "按11.6处罚。", en: "Penalty by 11.6." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管并按12.9处罚", en: "watched by the arbiter, who penalises by 12.9" }),
};

/// 11.2.4 Reporting · 离开时报告
///
/// The event may require the player not on move to report when he leaves the playing area.
pub static REPORTING_WHEN_LEAVING: Rule = Rule {
    document: "fide-2023",
    number: "11.2.4",
    name: "reporting-when-leaving",
    same_as: &["reporting-when-leaving"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "离开时报告", en: "Reporting" },
    text: Text { zh: "规程可以规定不轮走的一方离开比赛区须报告裁判员。", en: "The event may require the player not on move to report when he leaves the playing area." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "只有规程规定时才有此义务", en: "a duty only where the event makes it one" }),
};

/// 11.3.1 No help · 不得借助外力
///
/// During play no notes, sources of information or advice are used, and no game is analysed on another board.
///
/// → Penalty by 11.6.
pub static NO_OUTSIDE_HELP: Rule = Rule {
    document: "fide-2023",
    number: "11.3.1",
    name: "no-outside-help",
    same_as: &["no-outside-help"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "不得借助外力", en: "No help" },
    text: Text { zh: "对局中不得使用笔记、资料、他人意见，也不得在另一副棋盘上分析。", en: "During play no notes, sources of information or advice are used, and no game is analysed on another board." },
    follows: Some(Text { zh: "按11.6处罚。", en: "Penalty by 11.6." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管并按12.9处罚", en: "watched by the arbiter, who penalises by 12.9" }),
};

/// 11.3.2.1 Device in the bag · 设备放在包里
///
/// The event may allow a device, completely switched off, in a bag kept where the arbiter agrees; neither player uses the bag without leave.
///
/// → Penalty by 11.6.
pub static DEVICE_IN_THE_BAG: Rule = Rule {
    document: "fide-2023",
    number: "11.3.2.1",
    name: "device-in-the-bag",
    same_as: &["device-in-the-bag"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "设备放在包里", en: "Device in the bag" },
    text: Text { zh: "规程可以准许把完全关闭的设备放在包里；包放在裁判员同意的地方，未经许可双方都不得使用。", en: "The event may allow a device, completely switched off, in a bag kept where the arbiter agrees; neither player uses the bag without leave." },
    follows: Some(Text { zh: "按11.6处罚。", en: "Penalty by 11.6." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 11.3.2.2 Device on the person · 随身携带电子设备
///
/// A player who evidently has an unapproved electronic device on him in the venue loses and the opponent wins; the event may name a lighter penalty.
///
/// → He loses and the opponent always wins, mating force or not.
pub static ELECTRONIC_DEVICE: Rule = Rule {
    document: "fide-2023",
    number: "11.3.2.2",
    name: "electronic-device",
    same_as: &["electronic-device"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "随身携带电子设备", en: "Device on the person" },
    text: Text { zh: "在赛场内显然随身带着未经裁判员批准的电子设备，判负，对方胜；规程可以规定较轻的处罚。", en: "A player who evidently has an unapproved electronic device on him in the venue loses and the opponent wins; the event may name a lighter penalty." },
    follows: Some(Text { zh: "带设备的一方负，对方总是胜（不问能否将死）。", en: "He loses and the opponent always wins, mating force or not." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 11.3.3 Inspection · 检查
///
/// The arbiter may have clothes, bags, other items or body inspected in private, by a person of the same gender. A refusal is dealt with by 12.9.
///
/// → Refused: 12.9.
pub static INSPECTION: Rule = Rule {
    document: "fide-2023",
    number: "11.3.3",
    name: "inspection",
    same_as: &["inspection"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "检查", en: "Inspection" },
    text: Text { zh: "裁判员可以要求在私下检查衣物、包、其他物品或身体，由同性别的人进行。拒绝的按12.9处理。", en: "The arbiter may have clothes, bags, other items or body inspected in private, by a person of the same gender. A refusal is dealt with by 12.9." },
    follows: Some(Text { zh: "拒绝：12.9。", en: "Refused: 12.9." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员检查", en: "the arbiter inspects" }),
};

/// 11.3.4 Smoking · 吸烟
///
/// Smoking, e-cigarettes included, only where the arbiter allows it.
pub static SMOKING: Rule = Rule {
    document: "fide-2023",
    number: "11.3.4",
    name: "smoking",
    same_as: &["smoking"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "吸烟", en: "Smoking" },
    text: Text { zh: "只准在裁判员指定的地方吸烟，包括电子烟。", en: "Smoking, e-cigarettes included, only where the arbiter allows it." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 11.4 Finished players · 下完棋的棋手
///
/// Players who have finished count as spectators.
pub static FINISHED_PLAYERS: Rule = Rule {
    document: "fide-2023",
    number: "11.4",
    name: "finished-players",
    same_as: &["finished-players"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "下完棋的棋手", en: "Finished players" },
    text: Text { zh: "下完棋的棋手视同观众。", en: "Players who have finished count as spectators." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 11.5 Distracting · 不得干扰对方
///
/// The opponent is not distracted or annoyed in any way; unreasonable claims and draw offers and sources of noise are included.
///
/// → Penalty by 11.6.
pub static DISTRACTING: Rule = Rule {
    document: "fide-2023",
    number: "11.5",
    name: "distracting",
    same_as: &["distracting"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "不得干扰对方", en: "Distracting" },
    text: Text { zh: "不得以任何方式干扰或骚扰对方，包括无理的要求、无理的提和和带入声响。", en: "The opponent is not distracted or annoyed in any way; unreasonable claims and draw offers and sources of noise are included." },
    follows: Some(Text { zh: "按11.6处罚。", en: "Penalty by 11.6." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.6 Penalties for conduct · 行为违规的处罚
///
/// A breach of 11.1 to 11.5 leads to penalties under 12.9.
///
/// → Penalty by 12.9.
pub static CONDUCT_PENALTIES: Rule = Rule {
    document: "fide-2023",
    number: "11.6",
    name: "conduct-penalties",
    same_as: &["conduct-penalties"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "行为违规的处罚", en: "Penalties for conduct" },
    text: Text { zh: "违反11.1至11.5的，按12.9处罚。", en: "A breach of 11.1 to 11.5 leads to penalties under 12.9." },
    follows: Some(Text { zh: "按12.9处罚。", en: "Penalty by 12.9." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "处罚由裁判员按12.9选定", en: "the arbiter chooses a penalty by 12.9" }),
};

/// 11.7 Persistent refusal · 坚持不遵守规则
///
/// A player who persists in refusing to comply with the Laws loses; the arbiter decides the opponent's score.
///
/// → Loss; the opponent's score is the arbiter's.
pub static REFUSAL: Rule = Rule {
    document: "fide-2023",
    number: "11.7",
    name: "refusal",
    same_as: &["refusal"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "坚持不遵守规则", en: "Persistent refusal" },
    text: Text { zh: "坚持拒绝遵守规则的一方判负；对方的得分由裁判员决定。", en: "A player who persists in refusing to comply with the Laws loses; the arbiter decides the opponent's score." },
    follows: Some(Text { zh: "负；对方得分由裁判员定。", en: "Loss; the opponent's score is the arbiter's." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.8 Both refuse · 双方都不遵守规则
///
/// If both are guilty under 11.7, both lose.
///
/// → Both lose (0–0).
pub static BOTH_REFUSE: Rule = Rule {
    document: "fide-2023",
    number: "11.8",
    name: "both-refuse",
    same_as: &["refusal"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "双方都不遵守规则", en: "Both refuse" },
    text: Text { zh: "双方都有11.7的情形，双方都负。", en: "If both are guilty under 11.7, both lose." },
    follows: Some(Text { zh: "双负（0–0）。", en: "Both lose (0–0)." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.9 Explanation · 要求解释
///
/// A player may ask the arbiter to explain points of the Laws.
pub static EXPLANATION: Rule = Rule {
    document: "fide-2023",
    number: "11.9",
    name: "explanation",
    same_as: &["explanation"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "要求解释", en: "Explanation" },
    text: Text { zh: "棋手有权请裁判员解释规则的某一点。", en: "A player may ask the arbiter to explain points of the Laws." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员解释", en: "the arbiter explains" }),
};

/// 11.10 Appeal · 申诉
///
/// Unless the event rules it out a player may appeal against any decision, even after signing (8.7).
///
/// → Recorded; play goes on.
pub static APPEAL: Rule = Rule {
    document: "fide-2023",
    number: "11.10",
    name: "appeal",
    same_as: &["appeal"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "申诉", en: "Appeal" },
    text: Text { zh: "规程没有排除的，棋手可以对裁判员的任何决定提出申诉，即使已经签字（8.7）。", en: "Unless the event rules it out a player may appeal against any decision, even after signing (8.7)." },
    follows: Some(Text { zh: "记录在案，对局照常进行。", en: "Recorded; play goes on." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 11.11 Helping · 协助复原
///
/// Both help the arbiter whenever the game has to be rebuilt, for draw claims too.
///
/// → Refused: 12.9.
pub static HELP_WITH_RECONSTRUCTION: Rule = Rule {
    document: "fide-2023",
    number: "11.11",
    name: "help-with-reconstruction",
    same_as: &["help-with-reconstruction"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "协助复原", en: "Helping" },
    text: Text { zh: "需要复原对局时，包括提和要求，双方都要协助裁判员。", en: "Both help the arbiter whenever the game has to be rebuilt, for draw claims too." },
    follows: Some(Text { zh: "拒绝的按12.9。", en: "Refused: 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 11.12 Checking claims · 审验是棋手的义务
///
/// Checking a claim of three occurrences or of fifty moves is the players' duty, under the arbiter's supervision.
///
/// → Refused: 12.9.
pub static CHECKING_CLAIMS: Rule = Rule {
    document: "fide-2023",
    number: "11.12",
    name: "checking-claims",
    same_as: &["checking-claims"],
    section: Text { zh: "11 棋手的行为", en: "11 The conduct of the players" },
    title: Text { zh: "审验是棋手的义务", en: "Checking claims" },
    text: Text { zh: "三次重复或五十回合的要求，由棋手在裁判员监督下审验。", en: "Checking a claim of three occurrences or of fifty moves is the players' duty, under the arbiter's supervision." },
    follows: Some(Text { zh: "拒绝的按12.9。", en: "Refused: 12.9." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: Some(Text { zh: "审验由台账计数完成，棋手的义务由裁判员看管", en: "the ledger counts; the players' duty is watched by the arbiter" }),
};

/// 12.1 Observance · 看管规则的执行
///
/// The arbiter sees that the Laws are observed, ensures fair play, a good environment and the schedule, and cares for disabled players and those who need medical attention (12.2).
pub static LAWS_OBSERVED: Rule = Rule {
    document: "fide-2023",
    number: "12.1",
    name: "laws-observed",
    same_as: &["laws-observed"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "看管规则的执行", en: "Observance" },
    text: Text { zh: "裁判员监督规则得到遵守，保证公平、良好的环境和赛程，照顾残障和需要医疗的棋手（12.2）。", en: "The arbiter sees that the Laws are observed, ensures fair play, a good environment and the schedule, and cares for disabled players and those who need medical attention (12.2)." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "说明裁判员的职责", en: "describes the arbiter's office" }),
};

/// 12.3 Observing · 观察对局
///
/// He watches the games, above all in time trouble, enforces his decisions and penalises where needed; he may appoint assistants (12.4).
pub static OBSERVING_GAMES: Rule = Rule {
    document: "fide-2023",
    number: "12.3",
    name: "observing-games",
    same_as: &["observing-games"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "观察对局", en: "Observing" },
    text: Text { zh: "裁判员观察对局，时间紧张时尤其如此；执行已作的决定，必要时处罚。可以指定助手（12.4）。", en: "He watches the games, above all in time trouble, enforces his decisions and penalises where needed; he may appoint assistants (12.4)." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "说明裁判员的职责", en: "describes the arbiter's office" }),
};

/// 12.5 Time for a disturbance · 受干扰时加时
///
/// After an external disturbance he may give one or both players time.
///
/// → The time is the arbiter's.
pub static TIME_FOR_DISTURBANCE: Rule = Rule {
    document: "fide-2023",
    number: "12.5",
    name: "time-for-disturbance",
    same_as: &["time-for-disturbance"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "受干扰时加时", en: "Time for a disturbance" },
    text: Text { zh: "对局受外来干扰，裁判员可以给一方或双方加时。", en: "After an external disturbance he may give one or both players time." },
    follows: Some(Text { zh: "加时由裁判员定。", en: "The time is the arbiter's." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "加时登记为改正棋钟", en: "reported as a correction of the clocks" }),
};

/// 12.6 No intervention · 不干预
///
/// He does not intervene except as the Laws say. He gives no hint of the number of moves before a flag has fallen and 8.5 is applied, nor tells a player that the opponent has moved or that he has not pressed.
///
/// → The count is hidden from the players.
pub static NO_INTERVENTION: Rule = Rule {
    document: "fide-2023",
    number: "12.6",
    name: "no-intervention",
    same_as: &["no-intervention"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "不干预", en: "No intervention" },
    text: Text { zh: "除规则所说的情形外，裁判员不得干预对局。旗落并适用8.5以前不得表明着数，也不得告诉棋手对方已走子或自己没有按钟。", en: "He does not intervene except as the Laws say. He gives no hint of the number of moves before a flag has fallen and 8.5 is applied, nor tells a player that the opponent has moved or that he has not pressed." },
    follows: Some(Text { zh: "不向棋手显示着数。", en: "The count is hidden from the players." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 12.7 Others · 旁人不得干预
///
/// Whoever sees an irregularity may tell only the arbiter; players of other games and spectators do not interfere, and may be expelled.
pub static OTHERS_DO_NOT_INTERFERE: Rule = Rule {
    document: "fide-2023",
    number: "12.7",
    name: "others-do-not-interfere",
    same_as: &["others-do-not-interfere"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "旁人不得干预", en: "Others" },
    text: Text { zh: "旁人看到违规只能告诉裁判员；棋手和观众不得干预别人的对局，违者可以逐出。", en: "Whoever sees an irregularity may tell only the arbiter; players of other games and spectators do not interfere, and may be expelled." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 12.8 Phones · 赛场内的通信设备
///
/// Nobody uses a phone or other device of communication in the venue without the arbiter's leave.
pub static PHONES_OF_OTHERS: Rule = Rule {
    document: "fide-2023",
    number: "12.8",
    name: "phones-of-others",
    same_as: &["phones-of-others"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "赛场内的通信设备", en: "Phones" },
    text: Text { zh: "未经裁判员许可，任何人不得在赛场内使用手机或其他通信设备。", en: "Nobody uses a phone or other device of communication in the venue without the arbiter's leave." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由裁判员看管", en: "watched by the arbiter" }),
};

/// 12.9 Penalties · 处罚的种类
///
/// Warning; time for the opponent; time off the offender; points for the opponent, up to the maximum of that game; points off the offender; loss for the offender (the opponent's score is the arbiter's); a fine announced beforehand; exclusion from one or more rounds; expulsion.
///
/// → The arbiter chooses; the choice is recorded and carried out.
pub static PENALTIES: Rule = Rule {
    document: "fide-2023",
    number: "12.9",
    name: "penalties",
    same_as: &["penalties"],
    section: Text { zh: "12 裁判员的职责", en: "12 The role of the arbiter" },
    title: Text { zh: "处罚的种类", en: "Penalties" },
    text: Text { zh: "警告；给对方加时；减违规一方的时间；给对方加分，至多到这一局的满分；减违规一方的分；判违规一方负（对方得分由裁判员定）；事先公布的罚款；停赛一轮或数轮；取消比赛资格。", en: "Warning; time for the opponent; time off the offender; points for the opponent, up to the maximum of that game; points off the offender; loss for the offender (the opponent's score is the arbiter's); a fine announced beforehand; exclusion from one or more rounds; expulsion." },
    follows: Some(Text { zh: "由裁判员选定，程序照办并记录。", en: "The arbiter chooses; the choice is recorded and carried out." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// A.1 Rapid chess · 快棋
///
/// All moves in a time of more than ten and less than sixty minutes a player, or a time that is so with sixty times the increment added.
///
/// → Appendix A applies.
pub static RAPID_PLAY: Rule = Rule {
    document: "fide-2023",
    number: "A.1",
    name: "rapid-play",
    same_as: &["rapid-play"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "快棋", en: "Rapid chess" },
    text: Text { zh: "全部着法须在十分钟以上、六十分钟以下的时间内走完，或者基本时间加六十倍的每着加时在此范围内。", en: "All moves in a time of more than ten and less than sixty minutes a player, or a time that is so with sixty times the increment added." },
    follows: Some(Text { zh: "适用附录A。", en: "Appendix A applies." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.2 No duty to record · 不须记录
///
/// Players need not record but keep the rights to claims that normally rest on a scoresheet; they may ask for a sheet at any time.
///
/// → Exempt; claims remain.
pub static NO_DUTY_TO_RECORD: Rule = Rule {
    document: "fide-2023",
    number: "A.2",
    name: "no-duty-to-record",
    same_as: &["no-duty-to-record"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "不须记录", en: "No duty to record" },
    text: Text { zh: "棋手不必记录，但不因此失去通常以记录为据的要求权；可以随时向裁判员要记录纸。", en: "Players need not record but keep the rights to claims that normally rest on a scoresheet; they may ask for a sheet at any time." },
    follows: Some(Text { zh: "免记；提和要求照样可以提出。", en: "Exempt; claims remain." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.3 Penalties in rapid · 快棋的罚时
///
/// The two minutes of articles 7 and 9 become one minute.
///
/// → One minute.
pub static PENALTIES_IN_RAPID: Rule = Rule {
    document: "fide-2023",
    number: "A.3",
    name: "penalties-in-rapid",
    same_as: &["penalties-in-rapid"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "快棋的罚时", en: "Penalties in rapid" },
    text: Text { zh: "第7条和第9条所说的两分钟，改为一分钟。", en: "The two minutes of articles 7 and 9 become one minute." },
    follows: Some(Text { zh: "一分钟。", en: "One minute." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.4 Full supervision · 充分监督时
///
/// With one arbiter for at most three games, and each game recorded by the arbiter or an assistant, the competition rules apply. On his turn a player may ask to see the score, at most five times a game; more is a distraction.
///
/// → Articles 6 to 12.
pub static FULL_SUPERVISION: Rule = Rule {
    document: "fide-2023",
    number: "A.4",
    name: "full-supervision",
    same_as: &["full-supervision"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "充分监督时", en: "Full supervision" },
    text: Text { zh: "一名裁判员至多看三局，而且每局都由裁判员或助手记录，适用比赛规则的全部。轮走方可以要求看记录，一局至多五次，再多算干扰对方。", en: "With one arbiter for at most three games, and each game recorded by the arbiter or an assistant, the competition rules apply. On his turn a player may ask to see the score, at most five times a game; more is a distraction." },
    follows: Some(Text { zh: "按第6至12条。", en: "Articles 6 to 12." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5.1 No change after ten moves · 十着以后不再改动
///
/// Once both have completed ten moves from the initial position: no clock setting is changed unless the schedule would suffer (A.5.1.1), and no claim is made about set-up or board; with the king misplaced there is no castling, with a rook misplaced none with that rook (A.5.1.2).
///
/// → Play on as it is.
pub static NO_CHANGE_AFTER_TEN_MOVES: Rule = Rule {
    document: "fide-2023",
    number: "A.5.1",
    name: "no-change-after-ten-moves",
    same_as: &["no-change-after-ten-moves"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "十着以后不再改动", en: "No change after ten moves" },
    text: Text { zh: "从原始局面起双方各走满十着以后：钟的设置不再改动，除非严重影响赛程（A.5.1.1）；不得再就棋子摆错或棋盘方向提出要求，王摆错的不得易位，车摆错的不得用该车易位（A.5.1.2）。", en: "Once both have completed ten moves from the initial position: no clock setting is changed unless the schedule would suffer (A.5.1.1), and no claim is made about set-up or board; with the king misplaced there is no castling, with a rook misplaced none with that rook (A.5.1.2)." },
    follows: Some(Text { zh: "照现状继续。", en: "Play on as it is." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5.2 Noticing an illegal move · 不合规则的着法的提出
///
/// If the arbiter sees something under 7.5.1 to 7.5.4 he acts by 7.5.5 before the opponent's next move; if he does not, the opponent may claim before making it. Otherwise the move stands. After the opponent's next move it can be put right only by agreement of the players without the arbiter.
///
/// → Before the opponent's next move: 7.5.5. After it: the move stands.
pub static ILLEGAL_MOVE_NOTICED: Rule = Rule {
    document: "fide-2023",
    number: "A.5.2",
    name: "illegal-move-noticed",
    same_as: &["illegal-move-noticed"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "不合规则的着法的提出", en: "Noticing an illegal move" },
    text: Text { zh: "裁判员看到7.5.1至7.5.4的情形，在对方走下一着以前按7.5.5处理；裁判员没有处理，对方走下一着以前可以提出。都没有，这一着有效，继续对局。对方走过下一着以后，只有双方同意、不经裁判员，才能改正。", en: "If the arbiter sees something under 7.5.1 to 7.5.4 he acts by 7.5.5 before the opponent's next move; if he does not, the opponent may claim before making it. Otherwise the move stands. After the opponent's next move it can be put right only by agreement of the players without the arbiter." },
    follows: Some(Text { zh: "对方走下一着以前：按7.5.5。以后：有效。", en: "Before the opponent's next move: 7.5.5. After it: the move stands." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// A.5.3 Claiming on time · 提出超时
///
/// To claim a win on time a player may pause the clock and tell the arbiter. But if the claimant cannot mate by any series of legal moves, the game is drawn.
///
/// → The claimant wins, or a draw.
pub static TIME_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "A.5.3",
    name: "time-claim",
    same_as: &["time-claim"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "提出超时", en: "Claiming on time" },
    text: Text { zh: "要以超时取胜，可以停钟并告诉裁判员。但提出的一方用任何合规则的着法都不可能将死对方的，判和。", en: "To claim a win on time a player may pause the clock and tell the arbiter. But if the claimant cannot mate by any series of legal moves, the game is drawn." },
    follows: Some(Text { zh: "提出方胜，或者和棋。", en: "The claimant wins, or a draw." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// A.5.4 Illegal position that stays · 不合规则的局面持续
///
/// If the arbiter sees both kings in check, or a pawn on its farthest rank, he waits until the next move is completed; if an illegal position is then still on the board he declares a draw.
///
/// → Wait for the next move; still so: drawn.
pub static PERSISTING_ILLEGAL_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "A.5.4",
    name: "persisting-illegal-position",
    same_as: &["persisting-illegal-position"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "不合规则的局面持续", en: "Illegal position that stays" },
    text: Text { zh: "裁判员看到双方的王都被将军，或者有兵停在最远的横线上，等到下一着完成；那时棋盘上仍是不合规则的局面，判和。", en: "If the arbiter sees both kings in check, or a pawn on its farthest rank, he waits until the next move is completed; if an illegal position is then still on the board he declares a draw." },
    follows: Some(Text { zh: "等下一着；仍然如此：和棋。", en: "Wait for the next move; still so: drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// A.5.5 Arbiter calls the flag · 裁判员宣布旗落
///
/// The arbiter too calls a flag he sees falling.
///
/// → The flag has fallen (6.8).
pub static ARBITER_CALLS_THE_FLAG: Rule = Rule {
    document: "fide-2023",
    number: "A.5.5",
    name: "arbiter-calls-the-flag",
    same_as: &["arbiter-calls-the-flag"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "裁判员宣布旗落", en: "Arbiter calls the flag" },
    text: Text { zh: "裁判员看到旗落也应宣布。", en: "The arbiter too calls a flag he sees falling." },
    follows: Some(Text { zh: "旗落成立（6.8）。", en: "The flag has fallen (6.8)." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// A.6 One regime · 事先规定适用哪一种
///
/// The event says whether A.4 or A.5 applies, for all of it.
pub static RAPID_REGIME_ANNOUNCED: Rule = Rule {
    document: "fide-2023",
    number: "A.6",
    name: "rapid-regime-announced",
    same_as: &["rapid-regime-announced"],
    section: Text { zh: "附录A 快棋", en: "附录A Appendix A, rapid chess" },
    title: Text { zh: "事先规定适用哪一种", en: "One regime" },
    text: Text { zh: "规程应规定整个比赛适用A.4还是A.5。", en: "The event says whether A.4 or A.5 applies, for all of it." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由规程规定", en: "fixed by the event" }),
};

/// B.1 Blitz · 超快棋
///
/// All moves in ten minutes or less a player, or the time with sixty times the increment added is ten minutes or less.
///
/// → Appendix B applies.
pub static BLITZ_PLAY: Rule = Rule {
    document: "fide-2023",
    number: "B.1",
    name: "blitz-play",
    same_as: &["blitz-play"],
    section: Text { zh: "附录B 超快棋", en: "附录B Appendix B, blitz" },
    title: Text { zh: "超快棋", en: "Blitz" },
    text: Text { zh: "全部着法须在十分钟以内走完，或者基本时间加六十倍的每着加时不超过十分钟。", en: "All moves in ten minutes or less a player, or the time with sixty times the increment added is ten minutes or less." },
    follows: Some(Text { zh: "适用附录B。", en: "Appendix B applies." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// B.2 An arbiter for each game · 每局一名裁判员时
///
/// With one arbiter for one game, and each game recorded by the arbiter or an assistant, the competition rules apply. On his turn a player may ask to see the score at most five times a game.
///
/// → Articles 6 to 12.
pub static BLITZ_FULL_SUPERVISION: Rule = Rule {
    document: "fide-2023",
    number: "B.2",
    name: "blitz-full-supervision",
    same_as: &["blitz-full-supervision", "full-supervision"],
    section: Text { zh: "附录B 超快棋", en: "附录B Appendix B, blitz" },
    title: Text { zh: "每局一名裁判员时", en: "An arbiter for each game" },
    text: Text { zh: "一名裁判员只看一局，而且每局都由裁判员或助手记录，适用比赛规则的全部。轮走方可以要求看记录，一局至多五次。", en: "With one arbiter for one game, and each game recorded by the arbiter or an assistant, the competition rules apply. On his turn a player may ask to see the score at most five times a game." },
    follows: Some(Text { zh: "按第6至12条。", en: "Articles 6 to 12." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// B.3 Other blitz · 其他超快棋
///
/// Otherwise A.2, A.3 and A.5 of rapid chess govern play.
///
/// → A.2, A.3 and A.5.
pub static BLITZ_AS_RAPID: Rule = Rule {
    document: "fide-2023",
    number: "B.3",
    name: "blitz-as-rapid",
    same_as: &["blitz-as-rapid"],
    section: Text { zh: "附录B 超快棋", en: "附录B Appendix B, blitz" },
    title: Text { zh: "其他超快棋", en: "Other blitz" },
    text: Text { zh: "不合B.2的，适用快棋的A.2、A.3和A.5。", en: "Otherwise A.2, A.3 and A.5 of rapid chess govern play." },
    follows: Some(Text { zh: "按A.2、A.3、A.5。", en: "A.2, A.3 and A.5." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// B.4 One regime · 事先规定适用哪一种
///
/// The event says whether B.2 or B.3 applies, for all of it.
pub static BLITZ_REGIME_ANNOUNCED: Rule = Rule {
    document: "fide-2023",
    number: "B.4",
    name: "blitz-regime-announced",
    same_as: &["rapid-regime-announced"],
    section: Text { zh: "附录B 超快棋", en: "附录B Appendix B, blitz" },
    title: Text { zh: "事先规定适用哪一种", en: "One regime" },
    text: Text { zh: "规程应规定整个比赛适用B.2还是B.3。", en: "The event says whether B.2 or B.3 applies, for all of it." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "由规程规定", en: "fixed by the event" }),
};

/// I.1.1 Sealing · 封棋
///
/// If the game is not finished at the end of the time for play, the arbiter has the player to move seal: he writes the move unambiguously on a paper sheet, puts both sheets into an envelope, seals it and only then stops the clock. Until then he may change it. If he makes a move on the board after being told to seal, that is the move he must write.
///
/// → Both clocks stand, the envelope goes to the arbiter.
pub static ADJOURNMENT: Rule = Rule {
    document: "fide-2023",
    number: "I.1.1",
    name: "adjournment",
    same_as: &["adjournment"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "封棋", en: "Sealing" },
    text: Text { zh: "规定的时间到而对局没有结束，裁判员要求轮走方封棋：用不含糊的记录写在记录纸上，连同对方的记录纸装入信封封好，然后停钟。停钟以前可以更改。已被要求封棋而在棋盘上走了子的，必须把这一着写作封着。", en: "If the game is not finished at the end of the time for play, the arbiter has the player to move seal: he writes the move unambiguously on a paper sheet, puts both sheets into an envelope, seals it and only then stops the clock. Until then he may change it. If he makes a move on the board after being told to seal, that is the move he must write." },
    follows: Some(Text { zh: "双方停钟，信封交裁判员。", en: "Both clocks stand, the envelope goes to the arbiter." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// I.1.2 Sealing early · 提前封棋
///
/// A player to move who adjourns before the end of the session counts as having sealed at its nominal end, and his remaining time is recorded so.
///
/// → The time up to the end of the session is his.
pub static ADJOURNING_EARLY: Rule = Rule {
    document: "fide-2023",
    number: "I.1.2",
    name: "adjourning-early",
    same_as: &["adjourning-early"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "提前封棋", en: "Sealing early" },
    text: Text { zh: "轮走方在时间未到以前封棋，视为到时间才封，并照此登记他的剩余时间。", en: "A player to move who adjourns before the end of the session counts as having sealed at its nominal end, and his remaining time is recorded so." },
    follows: Some(Text { zh: "到规定结束时为止的时间都算封棋方的。", en: "The time up to the end of the session is his." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.2 The envelope · 信封上的事项
///
/// Names, the position before the sealed move, both times, who sealed, the number of the sealed move, an open draw offer, date, time and place of the resumption.
///
/// → Checked and kept by the arbiter (I.3).
pub static ENVELOPE: Rule = Rule {
    document: "fide-2023",
    number: "I.2",
    name: "envelope",
    same_as: &["envelope"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "信封上的事项", en: "The envelope" },
    text: Text { zh: "双方姓名、封着以前的局面、双方用时、封棋人、封着的着数、未答复的提和、续赛的日期时间和地点。", en: "Names, the position before the sealed move, both times, who sealed, the number of the sealed move, an open draw offer, date, time and place of the resumption." },
    follows: Some(Text { zh: "裁判员核对并保管（I.3）。", en: "Checked and kept by the arbiter (I.3)." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: Some(Text { zh: "信封由裁判员填写和核对", en: "the arbiter fills in and checks the envelope" }),
};

/// I.4 Offer after sealing · 封棋后的提和
///
/// A draw offered after the opponent has sealed is open until accepted or refused as in 9.1.
///
/// → The offer is kept open.
pub static OFFER_AFTER_SEALING: Rule = Rule {
    document: "fide-2023",
    number: "I.4",
    name: "offer-after-sealing",
    same_as: &["offer-before-moving"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "封棋后的提和", en: "Offer after sealing" },
    text: Text { zh: "对方封棋以后提出的和棋，一直有效到按9.1接受或拒绝。", en: "A draw offered after the opponent has sealed is open until accepted or refused as in 9.1." },
    follows: Some(Text { zh: "提议保留到续赛。", en: "The offer is kept open." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// I.5 Set up for the resumption · 续赛前的摆放
///
/// Before the resumption the position before the sealed move is set up and the clocks show the times of the adjournment.
///
/// → Position and times of the adjournment.
pub static POSITION_AT_RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.5",
    name: "position-at-resumption",
    same_as: &["resumption", "wrong-position-after-adjournment"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "续赛前的摆放", en: "Set up for the resumption" },
    text: Text { zh: "续赛前摆好封着以前的局面，钟上拨到封棋时双方的用时。", en: "Before the resumption the position before the sealed move is set up and the clocks show the times of the adjournment." },
    follows: Some(Text { zh: "按封棋时的局面和时间。", en: "Position and times of the adjournment." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// I.6 Ended before the opening · 启封以前结束
///
/// If before the resumption a draw is agreed or one player tells the arbiter that he resigns, the game is over.
///
/// → It stands, whatever the sealed move is.
pub static ENDED_BEFORE_OPENING: Rule = Rule {
    document: "fide-2023",
    number: "I.6",
    name: "ended-before-opening",
    same_as: &["ended-before-opening"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "启封以前结束", en: "Ended before the opening" },
    text: Text { zh: "续赛以前双方同意和棋，或者一方告诉裁判员认输，对局即告结束。", en: "If before the resumption a draw is agreed or one player tells the arbiter that he resigns, the game is over." },
    follows: Some(Text { zh: "和棋或认输有效，封着有无毛病不论。", en: "It stands, whatever the sealed move is." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// I.7 Opening · 启封
///
/// The envelope is opened only when the player who has to reply is there.
///
/// → Not there: not opened.
pub static RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.7",
    name: "resumption",
    same_as: &["resumption"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "启封", en: "Opening" },
    text: Text { zh: "须应着的一方到场才可启封。", en: "The envelope is opened only when the player who has to reply is there." },
    follows: Some(Text { zh: "未到场：不启封。", en: "Not there: not opened." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.8 Bad sealed move · 封着无效
///
/// Except where article 5, 6.9 or 9.6 applies, the sealer loses if the record of his move is ambiguous (I.8.1), such that its true meaning cannot be established (I.8.2), or illegal (I.8.3).
///
/// → The sealer loses unless article 5, 6.9 or 9.6 gives a draw.
pub static BAD_SEALED_MOVE: Rule = Rule {
    document: "fide-2023",
    number: "I.8",
    name: "bad-sealed-move",
    same_as: &["bad-sealed-move"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "封着无效", en: "Bad sealed move" },
    text: Text { zh: "除第5条、6.9、9.6的情形外，封着含糊（I.8.1）、真实含义无法确定（I.8.2）或者不合规则（I.8.3），封棋方负。", en: "Except where article 5, 6.9 or 9.6 applies, the sealer loses if the record of his move is ambiguous (I.8.1), such that its true meaning cannot be established (I.8.2), or illegal (I.8.3)." },
    follows: Some(Text { zh: "封棋方负；按第5条、6.9或9.6应和的除外。", en: "The sealer loses unless article 5, 6.9 or 9.6 gives a draw." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// I.9.1 Replier present · 应着方到场
///
/// With the player who has to reply present, the envelope is opened, the sealed move is made and his clock is started.
///
/// → His clock runs.
pub static REPLIER_PRESENT: Rule = Rule {
    document: "fide-2023",
    number: "I.9.1",
    name: "replier-present",
    same_as: &["resumption"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "应着方到场", en: "Replier present" },
    text: Text { zh: "应着方到场：启封，封着走上棋盘，开动应着方的钟。", en: "With the player who has to reply present, the envelope is opened, the sealed move is made and his clock is started." },
    follows: Some(Text { zh: "应着方的钟走。", en: "His clock runs." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.9.2 Replier absent · 应着方不在
///
/// If he is absent his clock is started; when he comes he may pause it and call the arbiter, the envelope is opened, the move made and his clock started again.
///
/// → His clock runs.
pub static REPLIER_ABSENT: Rule = Rule {
    document: "fide-2023",
    number: "I.9.2",
    name: "replier-absent",
    same_as: &["resumption"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "应着方不在", en: "Replier absent" },
    text: Text { zh: "应着方不在：开动他的钟；他到场后可以停钟请裁判员，然后启封，封着走上棋盘，再开他的钟。", en: "If he is absent his clock is started; when he comes he may pause it and call the arbiter, the envelope is opened, the move made and his clock started again." },
    follows: Some(Text { zh: "应着方的钟走。", en: "His clock runs." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.9.3 Sealer absent · 封棋方不在
///
/// If the sealer is absent his opponent may seal his reply, stop his own clock and start the other; the arbiter keeps that envelope and opens it when the absent player comes.
///
/// → The sealer's clock runs.
pub static SEALER_ABSENT: Rule = Rule {
    document: "fide-2023",
    number: "I.9.3",
    name: "sealer-absent",
    same_as: &["resumption"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "封棋方不在", en: "Sealer absent" },
    text: Text { zh: "封棋方不在，应着方可以把应着写下封好，停自己的钟、开对方的钟，信封交裁判员，待封棋方到场启封。", en: "If the sealer is absent his opponent may seal his reply, stop his own clock and start the other; the arbiter keeps that envelope and opens it when the absent player comes." },
    follows: Some(Text { zh: "封棋方的钟走。", en: "The sealer's clock runs." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.10 Late at the resumption · 续赛迟到
///
/// Whoever comes after the default time loses, unless the arbiter decides otherwise; but if the sealed move ended the game, that conclusion applies.
///
/// → Loss, or the conclusion the sealed move brought.
pub static LATE_AT_RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.10",
    name: "late-at-resumption",
    same_as: &["late-arrival", "sealed-mate", "sealed-draw"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "续赛迟到", en: "Late at the resumption" },
    text: Text { zh: "超过规定的迟到时间才到的判负，裁判员另有决定的除外；但封着已经结束对局的，以封着的结局为准。", en: "Whoever comes after the default time loses, unless the arbiter decides otherwise; but if the sealed move ended the game, that conclusion applies." },
    follows: Some(Text { zh: "负；封着已结束对局的，照其结局。", en: "Loss, or the conclusion the sealed move brought." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.11 Both absent · 续赛时双方都不在
///
/// If the default time is not zero and nobody is there, the player who has to reply loses the time until he comes, unless the event or the arbiter provides otherwise.
///
/// → The replier's clock runs.
pub static BOTH_ABSENT_AT_RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.11",
    name: "both-absent-at-resumption",
    same_as: &["both-absent-at-resumption"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "续赛时双方都不在", en: "Both absent" },
    text: Text { zh: "迟到时间不为零而双方都不在，应着方到场以前的时间算他的，规程或裁判员另有规定的除外。", en: "If the default time is not zero and nobody is there, the player who has to reply loses the time until he comes, unless the event or the arbiter provides otherwise." },
    follows: Some(Text { zh: "应着方的钟走。", en: "The replier's clock runs." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// I.12.1 Envelope lost · 信封丢失
///
/// If the envelope is missing the game goes on from the adjourned position with the times of the adjournment; if these cannot be established the arbiter sets them. The sealer makes the move he states he sealed.
///
/// → The sealer plays the move he states.
pub static LOST_ENVELOPE: Rule = Rule {
    document: "fide-2023",
    number: "I.12.1",
    name: "lost-envelope",
    same_as: &["lost-envelope"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "信封丢失", en: "Envelope lost" },
    text: Text { zh: "装封着的信封丢失，按封棋时的局面和时间继续；双方用时确定不了的，由裁判员定。封棋方走他所说的封着。", en: "If the envelope is missing the game goes on from the adjourned position with the times of the adjournment; if these cannot be established the arbiter sets them. The sealer makes the move he states he sealed." },
    follows: Some(Text { zh: "封棋方说出封着并走上棋盘。", en: "The sealer plays the move he states." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// I.12.2 Position lost · 局面无法恢复
///
/// If the position cannot be re-established the game is annulled and a new one is played.
///
/// → Annulled, a new game.
pub static LOST_POSITION: Rule = Rule {
    document: "fide-2023",
    number: "I.12.2",
    name: "lost-position",
    same_as: &["lost-position"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "局面无法恢复", en: "Position lost" },
    text: Text { zh: "局面无法恢复，对局作废，另下一局。", en: "If the position cannot be re-established the game is annulled and a new one is played." },
    follows: Some(Text { zh: "作废，重下。", en: "Annulled, a new game." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// I.13 Wrong times at the resumption · 续赛时用时有误
///
/// A wrong time pointed out before a player's first move after the resumption is corrected; otherwise the game goes on without, unless the arbiter decides otherwise.
///
/// → Before the first move: corrected. Later: play on.
pub static CLOCK_ERROR_AT_RESUMPTION: Rule = Rule {
    document: "fide-2023",
    number: "I.13",
    name: "clock-error-at-resumption",
    same_as: &["clock-error-at-resumption"],
    section: Text { zh: "准则I 封局", en: "准则I Guidelines I, adjourned games" },
    title: Text { zh: "续赛时用时有误", en: "Wrong times at the resumption" },
    text: Text { zh: "续赛后走第一着以前指出用时有误，必须改正；当时没有指出，照现状继续，裁判员另有决定的除外。", en: "A wrong time pointed out before a player's first move after the resumption is corrected; otherwise the game goes on without, unless the arbiter decides otherwise." },
    follows: Some(Text { zh: "走第一着以前指出：改正。以后：继续。", en: "Before the first move: corrected. Later: play on." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// II.2 Starting position · 起始局面
///
/// White's eight pieces stand at random on the first rank with the king between the rooks (II.2.1), the bishops on squares of different colour (II.2.2), Black's opposite White's (II.2.3).
///
/// → Any other arrangement is wrong.
pub static CHESS960_START: Rule = Rule {
    document: "fide-2023",
    number: "II.2",
    name: "chess960-start",
    same_as: &["chess960-start"],
    section: Text { zh: "准则II 国际象棋960", en: "准则II Guidelines II, Chess960" },
    title: Text { zh: "起始局面", en: "Starting position" },
    text: Text { zh: "白方八个棋子随机摆在第一横线，王在两车之间（II.2.1），两象在异色格（II.2.2），黑方与白方相对（II.2.3）。", en: "White's eight pieces stand at random on the first rank with the king between the rooks (II.2.1), the bishops on squares of different colour (II.2.2), Black's opposite White's (II.2.3)." },
    follows: Some(Text { zh: "其他摆法不合规则。", en: "Any other arrangement is wrong." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// II.3 Castling · 易位
///
/// After castling king and rook stand where they do in ordinary chess, on the c and d or the g and f files. All squares they cross and reach are empty but for the two themselves.
///
/// → Legality is judged so.
pub static CHESS960_CASTLING: Rule = Rule {
    document: "fide-2023",
    number: "II.3",
    name: "chess960-castling",
    same_as: &["chess960-castling"],
    section: Text { zh: "准则II 国际象棋960", en: "准则II Guidelines II, Chess960" },
    title: Text { zh: "易位", en: "Castling" },
    text: Text { zh: "易位后王和车的位置与通常相同：一边在c、d格，另一边在g、f格。除王和该车以外，两者所经所到的格子都须空。", en: "After castling king and rook stand where they do in ordinary chess, on the c and d or the g and f files. All squares they cross and reach are empty but for the two themselves." },
    follows: Some(Text { zh: "照此判断合不合规则。", en: "Legality is judged so." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// III.2 Scope · 适用范围
///
/// Only if announced beforehand (III.2.1), and only in standard and rapid games without increment, not in blitz (III.2.2).
///
/// → Not announced, with increment, or blitz: it does not apply.
pub static WITHOUT_INCREMENT_SCOPE: Rule = Rule {
    document: "fide-2023",
    number: "III.2",
    name: "without-increment-scope",
    same_as: &["without-increment-scope"],
    section: Text { zh: "准则III 无加时的对局", en: "准则III Guidelines III, games without increment" },
    title: Text { zh: "适用范围", en: "Scope" },
    text: Text { zh: "只有事先宣布才适用（III.2.1），只适用于无加时的标准棋和快棋，不适用于超快棋（III.2.2）。", en: "Only if announced beforehand (III.2.1), and only in standard and rapid games without increment, not in blitz (III.2.2)." },
    follows: Some(Text { zh: "未宣布、有加时或超快棋：不适用。", en: "Not announced, with increment, or blitz: it does not apply." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// III.3.1 Both flags fallen · 双方旗都落
///
/// If both flags are down and it cannot be established which fell first: in any period but the last the game goes on; in the period in which all remaining moves must be made it is drawn.
///
/// → Play on, or a draw.
pub static BOTH_FLAGS_FALLEN: Rule = Rule {
    document: "fide-2023",
    number: "III.3.1",
    name: "both-flags-fallen",
    same_as: &["both-flags-fallen"],
    section: Text { zh: "准则III 无加时的对局", en: "准则III Guidelines III, games without increment" },
    title: Text { zh: "双方旗都落", en: "Both flags fallen" },
    text: Text { zh: "双方旗都已落下，又不能确定谁先：最后时限以外，继续；须走完全部着法的时限，和棋。", en: "If both flags are down and it cannot be established which fell first: in any period but the last the game goes on; in the period in which all remaining moves must be made it is drawn." },
    follows: Some(Text { zh: "继续，或者和棋。", en: "Play on, or a draw." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// III.4 Request for an increment · 要求加时
///
/// With less than two minutes left the player to move may ask for five extra seconds a move for both; it is a draw offer as well. If it is refused and the arbiter agrees, the clocks are set so, the opponent gets two minutes and the game goes on.
///
/// → Accepted: drawn. Agreed by the arbiter: increment, and two minutes for the opponent.
pub static REQUEST_FOR_INCREMENT: Rule = Rule {
    document: "fide-2023",
    number: "III.4",
    name: "request-for-increment",
    same_as: &["request-for-increment"],
    section: Text { zh: "准则III 无加时的对局", en: "准则III Guidelines III, games without increment" },
    title: Text { zh: "要求加时", en: "Request for an increment" },
    text: Text { zh: "轮走方剩余不足两分钟，可以要求双方每着加五秒；这同时是提议和棋。对方不接受而裁判员同意，钟照此设置，对方另加两分钟，继续。", en: "With less than two minutes left the player to move may ask for five extra seconds a move for both; it is a draw offer as well. If it is refused and the arbiter agrees, the clocks are set so, the opponent gets two minutes and the game goes on." },
    follows: Some(Text { zh: "对方接受：和棋。裁判员同意：加时并给对方两分钟。", en: "Accepted: drawn. Agreed by the arbiter: increment, and two minutes for the opponent." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// III.5 Claim in the last minutes · 最后两分钟的要求
///
/// If III.4 does not apply the player to move, with less than two minutes left and before his flag falls, may pause the clock, call the arbiter and claim a draw because the opponent cannot win by normal means or makes no effort to. The arbiter agrees (drawn), postpones (the opponent may get two minutes; decided at the latest after a flag), or rejects (the opponent gets two minutes).
///
/// → Drawn, postponed or rejected: the arbiter's choice.
pub static LAST_MINUTES_CLAIM: Rule = Rule {
    document: "fide-2023",
    number: "III.5",
    name: "last-minutes-claim",
    same_as: &["last-minutes-claim"],
    section: Text { zh: "准则III 无加时的对局", en: "准则III Guidelines III, games without increment" },
    title: Text { zh: "最后两分钟的要求", en: "Claim in the last minutes" },
    text: Text { zh: "不适用III.4时，轮走方剩余不足两分钟，可以在旗落以前停钟请裁判员，以对方不能以正常手段取胜或没有努力这样做为由要求和棋。裁判员同意：和棋；也可以暂缓（对方可得两分钟，最迟旗落后决定）或驳回（对方得两分钟）。", en: "If III.4 does not apply the player to move, with less than two minutes left and before his flag falls, may pause the clock, call the arbiter and claim a draw because the opponent cannot win by normal means or makes no effort to. The arbiter agrees (drawn), postpones (the opponent may get two minutes; decided at the latest after a flag), or rejects (the opponent gets two minutes)." },
    follows: Some(Text { zh: "和棋、暂缓或驳回，由裁判员决定。", en: "Drawn, postponed or rejected: the arbiter's choice." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// III.6 Without an arbiter · 没有裁判员时
///
/// Where no arbiter supervises, a player with less than two minutes left and his flag up may claim on the grounds of III.5, which ends play; he writes down the final position (and hands in a full score if the ground is lack of effort), the opponent verifies it, and the designated arbiter decides.
///
/// → Play ends; the designated arbiter decides.
pub static LAST_MINUTES_WITHOUT_ARBITER: Rule = Rule {
    document: "fide-2023",
    number: "III.6",
    name: "last-minutes-without-arbiter",
    same_as: &["last-minutes-without-arbiter"],
    section: Text { zh: "准则III 无加时的对局", en: "准则III Guidelines III, games without increment" },
    title: Text { zh: "没有裁判员时", en: "Without an arbiter" },
    text: Text { zh: "比赛没有裁判员，剩余不足两分钟、旗未落，可以按III.5的理由提和，对局即告结束；写下最后局面（理由是对方不努力的，还要交完整的记录），由对方核对，送指定的裁判员裁决。", en: "Where no arbiter supervises, a player with less than two minutes left and his flag up may claim on the grounds of III.5, which ends play; he writes down the final position (and hands in a full score if the ground is lack of effort), the opponent verifies it, and the designated arbiter decides." },
    follows: Some(Text { zh: "对局结束，由指定的裁判员裁决。", en: "Play ends; the designated arbiter decides." }),
    notes: &[],
    mode: Mode::OnClaim,
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
    source: Text { zh: "国际棋联2023年1月1日起施行的《国际象棋规则》，据2025年5月《裁判员手册》所印文本和两份公开抄本；此处为自己的表述。", en: "The Laws in force from 1 January 2023, as printed in the Arbiters' Manual of May 2025 and two public copies; put here in our own words." },
    extent: Text { zh: "收第3至12条、附录A和B、准则I至III。第1、2条（棋盘、棋子、目的）和附录C、D未收。至2025年5月未见修订。", en: "Articles 3 to 12, appendices A and B and guidelines I to III. Articles 1 and 2 (board, pieces, aim) and appendices C and D are not held. No amendment was found up to May 2025." },
    checked_on: "2026-11-30",
    rules: &[&MOVES_AND_CAPTURES, &BISHOP_MOVE, &ROOK_MOVE, &QUEEN_MOVE, &NO_JUMPING, &KNIGHT_MOVE, &PAWN_MOVE, &EN_PASSANT, &PROMOTION, &CASTLING, &CASTLING_RIGHT_LOST, &CASTLING_PREVENTED, &CHECK, &CHECK_MUST_BE_PARRIED, &LEGAL_MOVE, &ILLEGAL_MOVE_DEFINED, &ILLEGAL_POSITION, &ONE_HAND, &ADJUSTING, &ACCIDENTAL_CONTACT, &TOUCHED_OWN_PIECE, &TOUCHED_OPPOSING_PIECE, &TOUCHED_BOTH, &TOUCHED_KING_AND_ROOK, &TOUCHED_ROOK_THEN_KING, &ILLEGAL_CASTLING_INTENDED, &PROMOTION_CHOICE, &NO_MOVE_WITH_TOUCHED_PIECE, &PROMOTION_MANNER, &MOVE_MADE, &CAPTURE_MADE, &CASTLING_MADE, &PROMOTION_MADE, &TOUCH_CLAIM_LOST, &MOVING_ASSISTANT, &CHECKMATE, &RESIGNATION, &STALEMATE, &DEAD_POSITION, &AGREEMENT, &CHESS_CLOCK, &PRESSING_THE_CLOCK, &PRESSING_AFTER_THE_REPLY, &PRESSING_WITH_THE_SAME_HAND, &CLOCK_HANDLING, &ADJUSTING_ON_OWN_TIME, &CLOCK_ASSISTANT, &TIME_CONTROL, &TIME_SAVED, &COUNTING_MOVES_AT_A_FLAG, &CLOCK_PLACED_BY_ARBITER, &CLOCK_STARTED, &LATE_ARRIVAL, &NEITHER_PRESENT_AT_THE_START, &FLAG_FALL, &TIME_FORFEIT, &DEFECTIVE_CLOCK, &WRONG_CLOCK_SETTING, &INTERRUPTION, &PAUSING_THE_CLOCK, &PAUSING_WITHOUT_REASON, &DISPLAYS_ARE_AIDS, &TIMES_AFTER_AN_IRREGULARITY, &WRONG_INITIAL_POSITION, &BOARD_PLACED_WRONGLY, &COLOURS_REVERSED, &DISPLACED_PIECES, &DISPLACED_PIECES_CLOCK, &DISPLACED_PIECES_PENALTY, &ILLEGAL_MOVE, &UNPROMOTED_PAWN, &PRESS_WITHOUT_MOVE, &TWO_HANDS, &ILLEGAL_MOVE_PENALTY, &MISPLACED_PIECE, &RECORD_KEEPING, &WRITING_BEFORE_MOVING, &REPLY_BEFORE_RECORDING, &SCORESHEET_USE, &DRAW_OFFER_RECORDED, &SCORING_ASSISTANT, &SCORESHEET_IN_VIEW, &SCORESHEETS_BELONG_TO_ORGANISER, &RECORD_EXEMPTION, &BOTH_COMPLETE_RECORD, &ONE_COMPLETES_RECORD, &RECONSTRUCTION_NEEDS_BOARD, &RECONSTRUCTION_IMPOSSIBLE, &SIGNED_RESULT, &AGREEMENT_RESTRICTION, &DRAW_OFFER, &OFFER_MARKED, &CLAIM_IS_AN_OFFER, &REPETITION_ABOUT_TO_APPEAR, &REPETITION_JUST_APPEARED, &SAME_POSITION, &FIFTY_MOVE_CLAIM, &CLAIM_LOST_BY_TOUCHING, &CLAIM_PROCEDURE, &CORRECT_CLAIM, &WRONG_CLAIM, &FIVEFOLD_REPETITION, &SEVENTY_FIVE_MOVES, &POINTS, &TOTAL_OF_A_GAME, &DISREPUTE, &LEAVING_THE_VENUE, &REPORTING_WHEN_LEAVING, &NO_OUTSIDE_HELP, &DEVICE_IN_THE_BAG, &ELECTRONIC_DEVICE, &INSPECTION, &SMOKING, &FINISHED_PLAYERS, &DISTRACTING, &CONDUCT_PENALTIES, &REFUSAL, &BOTH_REFUSE, &EXPLANATION, &APPEAL, &HELP_WITH_RECONSTRUCTION, &CHECKING_CLAIMS, &LAWS_OBSERVED, &OBSERVING_GAMES, &TIME_FOR_DISTURBANCE, &NO_INTERVENTION, &OTHERS_DO_NOT_INTERFERE, &PHONES_OF_OTHERS, &PENALTIES, &RAPID_PLAY, &NO_DUTY_TO_RECORD, &PENALTIES_IN_RAPID, &FULL_SUPERVISION, &NO_CHANGE_AFTER_TEN_MOVES, &ILLEGAL_MOVE_NOTICED, &TIME_CLAIM, &PERSISTING_ILLEGAL_POSITION, &ARBITER_CALLS_THE_FLAG, &RAPID_REGIME_ANNOUNCED, &BLITZ_PLAY, &BLITZ_FULL_SUPERVISION, &BLITZ_AS_RAPID, &BLITZ_REGIME_ANNOUNCED, &ADJOURNMENT, &ADJOURNING_EARLY, &ENVELOPE, &OFFER_AFTER_SEALING, &POSITION_AT_RESUMPTION, &ENDED_BEFORE_OPENING, &RESUMPTION, &BAD_SEALED_MOVE, &REPLIER_PRESENT, &REPLIER_ABSENT, &SEALER_ABSENT, &LATE_AT_RESUMPTION, &BOTH_ABSENT_AT_RESUMPTION, &LOST_ENVELOPE, &LOST_POSITION, &CLOCK_ERROR_AT_RESUMPTION, &CHESS960_START, &CHESS960_CASTLING, &WITHOUT_INCREMENT_SCOPE, &BOTH_FLAGS_FALLEN, &REQUEST_FOR_INCREMENT, &LAST_MINUTES_CLAIM, &LAST_MINUTES_WITHOUT_ARBITER],
    parameters: &[
        Parameter { name: "repetition-claim-occurrences", title: Text { zh: "可以提和的局面出现次数", en: "occurrences of a position that allow a claim" }, value: Value::Occurrences(Occurrences(3)), rule: &REPETITION_JUST_APPEARED, by_people: None },
        Parameter { name: "fivefold-occurrences", title: Text { zh: "自动判和的局面出现次数", en: "occurrences of a position that draw without a claim" }, value: Value::Occurrences(Occurrences(5)), rule: &FIVEFOLD_REPETITION, by_people: None },
        Parameter { name: "fifty-move-claim", title: Text { zh: "没有吃子和走兵、可以提和的回合数", en: "moves without capture or pawn move that allow a claim" }, value: Value::MovesEach(MovesEach(50)), rule: &FIFTY_MOVE_CLAIM, by_people: None },
        Parameter { name: "seventy-five-move-draw", title: Text { zh: "没有吃子和走兵、自动判和的回合数", en: "moves without capture or pawn move that draw without a claim" }, value: Value::MovesEach(MovesEach(75)), rule: &SEVENTY_FIVE_MOVES, by_people: None },
        Parameter { name: "claim-lost-by", title: Text { zh: "何时失去提和权", en: "what makes a player lose his right to claim" }, value: Value::Choice { name: "touching", says: Text { zh: "有意触摸棋子", en: "touching a piece with intent" } }, rule: &CLAIM_LOST_BY_TOUCHING, by_people: None },
        Parameter { name: "wrong-claim-penalty", title: Text { zh: "提和不成立的罚时", en: "penalty for a wrong claim" }, value: Value::Seconds(Seconds(120)), rule: &WRONG_CLAIM, by_people: None },
        Parameter { name: "wrong-claim-penalty-in-rapid", title: Text { zh: "快棋和超快棋提和不成立的罚时", en: "penalty for a wrong claim in rapid and blitz" }, value: Value::Seconds(Seconds(60)), rule: &PENALTIES_IN_RAPID, by_people: None },
        Parameter { name: "wrong-claim-penalty-form", title: Text { zh: "罚时的方式", en: "how that penalty is applied" }, value: Value::Choice { name: "given-to-opponent", says: Text { zh: "加到对方的时间", en: "added to the opponent's time" } }, rule: &WRONG_CLAIM, by_people: None },
        Parameter { name: "time-forfeit-exception", title: Text { zh: "超时而不判负的条件", en: "when overstepping the time draws instead of losing" }, value: Value::Choice { name: "no-legal-mate", says: Text { zh: "对方用任何合规则的着法都不可能将死", en: "no series of legal moves lets the opponent mate" } }, rule: &TIME_FORFEIT, by_people: None },
        Parameter { name: "dead-position", title: Text { zh: "子力不足的判定", en: "which positions are drawn for want of mating power" }, value: Value::Choice { name: "no-legal-mate", says: Text { zh: "双方用任何合规则的着法都不能将死", en: "neither side can mate by any series of legal moves" } }, rule: &DEAD_POSITION, by_people: None },
        Parameter { name: "resignation-result", title: Text { zh: "认输的结果", en: "result of a resignation" }, value: Value::Choice { name: "draw-without-legal-mate", says: Text { zh: "对方不可能将死时为和棋", en: "drawn if the opponent cannot mate" } }, rule: &RESIGNATION, by_people: None },
        Parameter { name: "agreement-from", title: Text { zh: "何时可以议和", en: "when a draw may be agreed" }, value: Value::Choice { name: "after-a-move-each", says: Text { zh: "双方都走过一着以后", en: "once both have made a move" } }, rule: &AGREEMENT, by_people: None },
        Parameter { name: "offer-refused-by", title: Text { zh: "怎样算拒绝和棋", en: "how an offer is refused" }, value: Value::Choice { name: "word-or-touch", says: Text { zh: "口头，或有意触摸棋子", en: "in words, or by touching a piece with intent" } }, rule: &DRAW_OFFER, by_people: None },
        Parameter { name: "default-time", title: Text { zh: "判负的迟到时间（超过此数）", en: "lateness beyond which a player loses" }, value: Value::Seconds(Seconds(0)), rule: &LATE_ARRIVAL, by_people: None },
        Parameter { name: "both-late", title: Text { zh: "双方都迟到", en: "both players late" }, value: Value::Choice { name: "both-lose", says: Text { zh: "双方都判负", en: "both lose" } }, rule: &LATE_ARRIVAL, by_people: None },
        Parameter { name: "colours-reversed-bar", title: Text { zh: "颜色颠倒后继续对局的界限", en: "from when a game with reversed colours goes on" }, value: Value::Choice { name: "moves-by-each", says: Text { zh: "双方都走了这么多着", en: "so many moves by each" } }, rule: &COLOURS_REVERSED, by_people: None },
        Parameter { name: "colours-reversed-moves", title: Text { zh: "颜色颠倒后继续对局的着数", en: "moves by each from which a game with reversed colours goes on" }, value: Value::MovesEach(MovesEach(10)), rule: &COLOURS_REVERSED, by_people: None },
        Parameter { name: "illegal-move-consequence", title: Text { zh: "走了不合规则的着法", en: "consequence of an illegal move" }, value: Value::Choice { name: "penalty-then-loss", says: Text { zh: "恢复局面并给对方加时，到规定次数判负", en: "restored, with time for the opponent; at the set count the game is lost" } }, rule: &ILLEGAL_MOVE_PENALTY, by_people: None },
        Parameter { name: "illegal-moves-that-lose", title: Text { zh: "判负的违规次数", en: "illegal moves by one player that lose" }, value: Value::Count(Count(2)), rule: &ILLEGAL_MOVE_PENALTY, by_people: None },
        Parameter { name: "illegal-move-penalty", title: Text { zh: "违规着法给对方的加时", en: "time the opponent gets for an illegal move" }, value: Value::Seconds(Seconds(120)), rule: &ILLEGAL_MOVE_PENALTY, by_people: None },
        Parameter { name: "illegal-move-penalty-in-rapid", title: Text { zh: "快棋和超快棋违规着法给对方的加时", en: "time the opponent gets for an illegal move in rapid and blitz" }, value: Value::Seconds(Seconds(60)), rule: &PENALTIES_IN_RAPID, by_people: None },
        Parameter { name: "moves-that-bar-changes", title: Text { zh: "快棋中不再改动设置的着数", en: "moves by each in rapid after which nothing about the set-up is changed" }, value: Value::MovesEach(MovesEach(10)), rule: &NO_CHANGE_AFTER_TEN_MOVES, by_people: None },
        Parameter { name: "record-exemption", title: Text { zh: "可以不记录的剩余时间（少于此数）", en: "time left below which a player need not record" }, value: Value::Seconds(Seconds(300)), rule: &RECORD_EXEMPTION, by_people: None },
        Parameter { name: "record-exemption-increment", title: Text { zh: "每着加时达到此数就须记录", en: "increment from which recording remains a duty" }, value: Value::Seconds(Seconds(30)), rule: &RECORD_EXEMPTION, by_people: None },
        Parameter { name: "writing-before-moving", title: Text { zh: "先记后走", en: "writing a move before making it" }, value: Value::Choice { name: "only-to-claim-or-seal", says: Text { zh: "只许在提和或封棋时", en: "only for a claim or when sealing" } }, rule: &WRITING_BEFORE_MOVING, by_people: None },
        Parameter { name: "time-saved", title: Text { zh: "一个时限内省下的时间", en: "time saved in a control" }, value: Value::Choice { name: "carried-over", says: Text { zh: "加到下一时限", en: "added to the next control" } }, rule: &TIME_SAVED, by_people: None },
        Parameter { name: "longer-move-limits", title: Text { zh: "多于五十回合的局面", en: "positions with more than fifty moves" }, value: Value::Choice { name: "none", says: Text { zh: "没有；一律五十回合", en: "none; fifty for every position" } }, rule: &FIFTY_MOVE_CLAIM, by_people: None },
        Parameter { name: "castling-in-repetition", title: Text { zh: "易位权怎样影响局面相同", en: "how castling counts for the same position" }, value: Value::Choice { name: "by-right", says: Text { zh: "看权利是否尚存；王或车走动才失去", en: "by whether the right exists; only moving king or rook loses it" } }, rule: &SAME_POSITION, by_people: None },
        Parameter { name: "same-position-count-from", title: Text { zh: "出现次数从哪里算起", en: "from where occurrences are counted" }, value: Value::Choice { name: "initial-position", says: Text { zh: "原始局面算一次", en: "the initial position is one" } }, rule: &REPETITION_JUST_APPEARED, by_people: None },
        Parameter { name: "unpromoted-pawn", title: Text { zh: "兵到底线没有换子就按钟", en: "a pawn on the last rank pressed without an exchange" }, value: Value::Choice { name: "queen-and-illegal-move", says: Text { zh: "换成后，算不合规则的着法", en: "becomes a queen and counts as an illegal move" } }, rule: &UNPROMOTED_PAWN, by_people: None },
        Parameter { name: "press-without-move", title: Text { zh: "没有走子而按钟", en: "pressing without having moved" }, value: Value::Choice { name: "illegal-move", says: Text { zh: "按不合规则的着法处理", en: "counts as an illegal move" } }, rule: &PRESS_WITHOUT_MOVE, by_people: None },
        Parameter { name: "two-hands", title: Text { zh: "用两手走子并按钟", en: "a move with two hands, pressed" }, value: Value::Choice { name: "illegal-move", says: Text { zh: "按不合规则的着法处理", en: "counts as an illegal move" } }, rule: &TWO_HANDS, by_people: None },
        Parameter { name: "illegal-move-found", title: Text { zh: "不合规则的着法何时还能改正", en: "until when an illegal move is put right" }, value: Value::Choice { name: "during-the-game", says: Text { zh: "对局结束以前；快棋和超快棋按A.5的，见下项", en: "as long as the game lasts; under A.5 see the next entry" } }, rule: &ILLEGAL_MOVE, by_people: None },
        Parameter { name: "illegal-move-found-in-rapid", title: Text { zh: "快棋和超快棋（A.5）中何时还能改正", en: "until when it is put right in rapid and blitz under A.5" }, value: Value::Choice { name: "before-next-move", says: Text { zh: "对方走下一着以前", en: "before the opponent makes his next move" } }, rule: &ILLEGAL_MOVE_NOTICED, by_people: None },
        Parameter { name: "last-illegal-move-exception", title: Text { zh: "判负而改判和棋的条件", en: "when the loss for illegal moves becomes a draw" }, value: Value::Choice { name: "no-legal-mate", says: Text { zh: "对方用任何合规则的着法都不可能将死", en: "no series of legal moves lets the opponent mate" } }, rule: &ILLEGAL_MOVE_PENALTY, by_people: None },
        Parameter { name: "both-flags-fallen", title: Text { zh: "双方旗都落、先后不明", en: "both flags fallen, order unknown" }, value: Value::Choice { name: "drawn-in-last-period", says: Text { zh: "最后时限为和棋，其他时限继续", en: "drawn in the last period, otherwise play on" } }, rule: &BOTH_FLAGS_FALLEN, by_people: None },
        Parameter { name: "rapid-over", title: Text { zh: "快棋的时间下限（超过此数）", en: "rapid chess has more than this time" }, value: Value::Seconds(Seconds(600)), rule: &RAPID_PLAY, by_people: None },
        Parameter { name: "rapid-under", title: Text { zh: "快棋的时间上限（少于此数）", en: "rapid chess has less than this time" }, value: Value::Seconds(Seconds(3600)), rule: &RAPID_PLAY, by_people: None },
        Parameter { name: "blitz-up-to", title: Text { zh: "超快棋的时间上限（不超过此数）", en: "blitz has at most this time" }, value: Value::Seconds(Seconds(600)), rule: &BLITZ_PLAY, by_people: None },
        Parameter { name: "increment-weight", title: Text { zh: "划分快棋时每着加时的倍数", en: "moves for which the increment is added when play is classed" }, value: Value::Moves(Moves(60)), rule: &RAPID_PLAY, by_people: None },
        Parameter { name: "rapid-games-an-arbiter", title: Text { zh: "快棋充分监督时一名裁判员的局数", en: "games an arbiter may have in rapid under full rules" }, value: Value::Count(Count(3)), rule: &FULL_SUPERVISION, by_people: None },
        Parameter { name: "blitz-games-an-arbiter", title: Text { zh: "超快棋充分监督时一名裁判员的局数", en: "games an arbiter may have in blitz under full rules" }, value: Value::Count(Count(1)), rule: &BLITZ_FULL_SUPERVISION, by_people: None },
        Parameter { name: "scoresheet-requests", title: Text { zh: "要求看记录的次数", en: "times a player may ask to see the score" }, value: Value::Count(Count(5)), rule: &FULL_SUPERVISION, by_people: Some(Text { zh: "由裁判员计数；超过的按干扰对方报告", en: "the arbiter counts them; what goes beyond is reported as distracting" }) },
        Parameter { name: "flag-called-by", title: Text { zh: "谁可以宣布旗落", en: "who calls a flag" }, value: Value::Choice { name: "arbiter-or-player", says: Text { zh: "裁判员或棋手", en: "the arbiter or a player" } }, rule: &FLAG_FALL, by_people: None },
        Parameter { name: "flag-called-in-rapid-by", title: Text { zh: "快棋和超快棋中谁可以宣布旗落", en: "who calls a flag in rapid and blitz" }, value: Value::Choice { name: "arbiter-or-player", says: Text { zh: "裁判员或棋手", en: "the arbiter or a player" } }, rule: &ARBITER_CALLS_THE_FLAG, by_people: None },
        Parameter { name: "device-consequence", title: Text { zh: "随身携带电子设备", en: "an electronic device on the person" }, value: Value::Choice { name: "loses-and-opponent-wins", says: Text { zh: "判负，对方总是胜", en: "loses, and the opponent always wins" } }, rule: &ELECTRONIC_DEVICE, by_people: None },
        Parameter { name: "adjournment-standing", title: Text { zh: "封局规定的地位", en: "standing of the rules of adjournment" }, value: Value::Choice { name: "guideline", says: Text { zh: "准则，规程采用才适用", en: "a guideline, where the event adopts it" } }, rule: &ADJOURNMENT, by_people: Some(Text { zh: "由主办者采用；报告封着即表示已采用", en: "the organisers adopt it; a sealed move that is reported says that they have" }) },
        Parameter { name: "bad-sealed-move-exception", title: Text { zh: "封着无效而不判负的条件", en: "when a bad sealed move does not lose" }, value: Value::Choice { name: "no-legal-mate", says: Text { zh: "第5条、6.9或9.6给出和棋", en: "article 5, 6.9 or 9.6 gives a draw" } }, rule: &BAD_SEALED_MOVE, by_people: None },
        Parameter { name: "last-minutes-claim", title: Text { zh: "最后两分钟的要求", en: "the claim in the last minutes" }, value: Value::Choice { name: "if-announced", says: Text { zh: "事先宣布才适用，超快棋不适用", en: "only where announced, and not in blitz" } }, rule: &LAST_MINUTES_CLAIM, by_people: None },
        Parameter { name: "last-minutes-limit", title: Text { zh: "最后两分钟的要求：剩余少于此数", en: "the claim in the last minutes: less than this left" }, value: Value::Seconds(Seconds(120)), rule: &LAST_MINUTES_CLAIM, by_people: None },
        Parameter { name: "requested-increment", title: Text { zh: "要求加时的每着秒数", en: "increment that may be asked for" }, value: Value::Seconds(Seconds(5)), rule: &REQUEST_FOR_INCREMENT, by_people: None },
        Parameter { name: "last-minutes-award", title: Text { zh: "要求被驳回时给对方的时间", en: "time for the opponent when the claim is rejected" }, value: Value::Seconds(Seconds(120)), rule: &LAST_MINUTES_CLAIM, by_people: None },
        Parameter { name: "clock-runs-when-nobody-comes", title: Text { zh: "开始时双方都不在", en: "neither player present at the start" }, value: Value::Choice { name: "white-loses-time", says: Text { zh: "白方的时间走到他到场", en: "White loses the time until he comes" } }, rule: &NEITHER_PRESENT_AT_THE_START, by_people: None },
        Parameter { name: "decisive-sealed-move", title: Text { zh: "结束对局的封着与迟到", en: "a sealed move that ends the game, against lateness" }, value: Value::Choice { name: "before-any-lateness", says: Text { zh: "不论谁迟到，以封着的结局为准", en: "its conclusion applies whoever is late" } }, rule: &LATE_AT_RESUMPTION, by_people: None },
        Parameter { name: "announced-fifty", title: Text { zh: "五十回合提和时声明的着法", en: "an announced move in a claim of fifty moves" }, value: Value::Choice { name: "announced-move-counts", says: Text { zh: "写下并声明的一着也算", en: "a move that is written and announced counts" } }, rule: &FIFTY_MOVE_CLAIM, by_people: None },
    ],
    numbers: Numbers::Chess(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "seventy-five-and-legal-series", rules: &[&FIVEFOLD_REPETITION, &SEVENTY_FIVE_MOVES, &DEAD_POSITION, &TIME_FORFEIT], title: Text { zh: "七十五回合限制“合规则的着法”吗", en: "Do seventy-five moves limit the series of legal moves" }, question: Text { zh: "判断一方能否将死时，要不要计入五次重复和七十五回合？", en: "When it is asked whether a side can still mate, do fivefold repetition and the seventy-five moves count?" }, readings: &[Text { zh: "要，超过这些界限对局已经结束，以后的着法不可能走出。", en: "Yes, the game is over by then and the later moves cannot be made." }, Text { zh: "不要，条文只说合规则的着法，这两条不使着法不合规则。", en: "No, the text speaks of legal moves only, and these clauses make no move illegal." }], choice: Text { zh: "后一种。", en: "The second." }, why: Text { zh: "3.10.1给合规则的着法下了定义，只涉及走法。公开讨论多持此说，把握约六成。", en: "3.10.1 defines a legal move by the way pieces move. Public discussion mostly agrees; our confidence is about 0.6." } },
        Interpretation { number: "002", name: "announced-mate-or-stalemate", rules: &[&REPETITION_ABOUT_TO_APPEAR, &FIFTY_MOVE_CLAIM, &CHECKMATE, &STALEMATE], title: Text { zh: "声明的着法同时将死或逼和", en: "The announced move would mate" }, question: Text { zh: "按9.2.1或9.3声明的着法会将死对方或使对方无子可动，要求还能成立吗？", en: "The move declared under 9.2.1 or 9.3 would mate or stalemate. Does the claim still hold?" }, readings: &[Text { zh: "着法没有走在棋盘上，先审验要求，成立即和棋。", en: "The move has not been made; the claim is verified first, and if right the game is drawn." }, Text { zh: "将死结束对局，要求无意义。", en: "Mate ends the game and the claim is idle." }], choice: Text { zh: "要求成立即和棋。", en: "A right claim draws." }, why: Text { zh: "声明时着法尚未走出，5.1.1的条件还没有出现；9.6.2写明将死优先，9.3没有写。说法有争论，把握约八成五。", en: "When it is declared the move is not on the board, so 5.1.1 is not met; 9.6.2 says that mate takes precedence, 9.3 does not. It is contested; confidence about 0.85." } },
        Interpretation { number: "003", name: "en-passant-in-the-same-position", rules: &[&SAME_POSITION], title: Text { zh: "“可以吃过路兵”怎样算", en: "When a pawn could be taken en passant" }, question: Text { zh: "9.2.3.1说第一次出现时可以吃过路兵的局面不相同；吃法因王被牵制而不合规则时怎样算？", en: "9.2.3.1 says that positions differ if a pawn could have been taken en passant. What if the capture is illegal because of a pin?" }, readings: &[Text { zh: "兵刚走两格、旁边有对方的兵，就算可以。", en: "It could be taken if it had just gone two squares past an opposing pawn." }, Text { zh: "真有一着合规则的吃法才算可以。", en: "Only if there was a legal capture." }], choice: Text { zh: "后一种。", en: "The second." }, why: Text { zh: "9.2.3的标准是可能的着法相同，不合规则的吃法不是可能的着法；按前一种做的程序收到过错误报告。", en: "9.2.3 asks for the same possible moves, and an illegal capture is not possible; programs that took the first reading were reported as wrong." } },
        Interpretation { number: "004", name: "castling-right-that-cannot-be-used", rules: &[&SAME_POSITION], title: Text { zh: "不能行使的易位权", en: "A castling right that could not be used" }, question: Text { zh: "易位本来就不可能（例如以后总受攻击），权利的失去还使局面不同吗？", en: "If castling was impossible anyway, does losing the right make another position?" }, readings: &[Text { zh: "不，可能的着法没有变。", en: "No, the possible moves are the same." }, Text { zh: "是，条文看的是王或车走动而失去权利。", en: "Yes, the text looks at the right, lost by moving." }], choice: Text { zh: "是，局面不同。", en: "Yes, another position." }, why: Text { zh: "9.2.3.2写的是权利，而且说只有走动才失去。", en: "9.2.3.2 speaks of rights and says that only moving loses them." } },
        Interpretation { number: "005", name: "initial-position-counts", rules: &[&REPETITION_JUST_APPEARED, &FIVEFOLD_REPETITION], title: Text { zh: "开局前的局面算不算一次", en: "Does the initial position count" }, question: Text { zh: "对局开始时的局面是否算作第一次出现？", en: "Is the position before the first move an occurrence?" }, readings: &[Text { zh: "不算，出现是指由着法形成。", en: "No, only positions reached by a move occur." }, Text { zh: "算，条文没有例外。", en: "Yes, the clause makes no exception." }], choice: Text { zh: "算。", en: "Yes." }, why: Text { zh: "9.2只要求局面相同、轮到同一方，没有排除原始局面。", en: "9.2 asks for the same position with the same player to move and does not exclude the first." } },
        Interpretation { number: "006", name: "next-move-in-a54", rules: &[&PERSISTING_ILLEGAL_POSITION], title: Text { zh: "A.5.4的“下一着”", en: "The next move in A.5.4" }, question: Text { zh: "裁判员看到双方王都被将军或兵停在底线，要等的“下一着”从哪里算起？", en: "From where is the next move counted for which the arbiter waits?" }, readings: &[Text { zh: "从出错的一着算起。", en: "From the faulty move." }, Text { zh: "从裁判员看到时算起。", en: "From the moment the arbiter sees it." }], choice: Text { zh: "从裁判员看到时算起。", en: "From the moment he sees it." }, why: Text { zh: "条文以“看到”为条件；手册的样题与一份国家考试各取一种。", en: "The clause begins with what the arbiter observes; a sample in the manual and a national examination take one reading each." } },
        Interpretation { number: "007", name: "half-done-castling", rules: &[&ILLEGAL_MOVE, &CASTLING_MADE], title: Text { zh: "易位只走了一半就按钟", en: "Castling half done and pressed" }, question: Text { zh: "只走了王、没有走车就按钟，算不合规则的着法吗？", en: "Only the king was moved and the clock pressed. Is it an illegal move?" }, readings: &[Text { zh: "算，棋盘上的局面不是合规则的着法走成的。", en: "Yes, no legal move leads to what is on the board." }, Text { zh: "先问清意图；易位合规则就改正，不合规则才算。", en: "The intention is found out first; if that castling is legal it is put right, if not it is an illegal move." }], choice: Text { zh: "后一种。", en: "The second." }, why: Text { zh: "手册的解说如此；4.7.2说王松手后只能易位，即仍在走这一着。", en: "So the comment of the manual; 4.7.2 says that after releasing the king only castling is left, so the move is still being made." } },
        Interpretation { number: "008", name: "resignation-after-the-end", rules: &[&RESIGNATION, &STALEMATE, &DEAD_POSITION], title: Text { zh: "已经和棋以后的认输", en: "Resigning after the end" }, question: Text { zh: "走出一着已使对方无子可动或成为死局，随后一方认输，以什么为准？", en: "A move has stalemated or brought a dead position, and then a player resigns. What holds?" }, readings: &[Text { zh: "以认输为准，双方的话定结果。", en: "The resignation." }, Text { zh: "以棋盘为准，对局在那一着已经结束。", en: "The board: the game ended with that move." }], choice: Text { zh: "以棋盘为准。", en: "The board." }, why: Text { zh: "5.2.1和5.2.2都写明立即结束对局；手册和考试答案一致。", en: "5.2.1 and 5.2.2 say that the game ends at once; the manual and examination answers agree." } },
        Interpretation { number: "009", name: "touch-duty-at-the-flag", rules: &[&TIME_FORFEIT, &TOUCHED_OWN_PIECE, &RESIGNATION], title: Text { zh: "旗落时的触摸义务", en: "Touched pieces when the flag falls" }, question: Text { zh: "判断对方还能否将死时，已经触摸的棋子是否限制着法？", en: "When it is asked whether the opponent could still mate, do touched pieces limit the moves?" }, readings: &[Text { zh: "限制，须走触摸的棋子。", en: "Yes, the touched piece has to move." }, Text { zh: "不限制，只看局面。", en: "No, the position alone counts." }], choice: Text { zh: "不限制。", en: "No." }, why: Text { zh: "6.9和5.1.2问的是局面和合规则的着法，触摸不使着法不合规则；手册和考试答案一致。", en: "6.9 and 5.1.2 ask about the position and legal moves, and touching makes no move illegal; the manual and examination answers agree." } },
        Interpretation { number: "010", name: "illegal-move-found-after-the-reply", rules: &[&ILLEGAL_MOVE], title: Text { zh: "对方已经应着才发现", en: "Found after the opponent has replied" }, question: Text { zh: "标准棋中对方已经应着，还改正不合规则的着法吗？", en: "In standard play the opponent has replied. Is an illegal move still put right?" }, readings: &[Text { zh: "不改正，应着表示接受。", en: "No, the reply accepts it." }, Text { zh: "改正，条文说对局中发现即恢复。", en: "Yes, it is restored whenever it is found during the game." }], choice: Text { zh: "改正。", en: "Yes." }, why: Text { zh: "7.5.1没有时间限制，A.5.2才有；考试答案一致。", en: "7.5.1 sets no limit, only A.5.2 does; examination answers agree." } },
        Interpretation { number: "011", name: "second-illegal-move-without-mating-force", rules: &[&ILLEGAL_MOVE_PENALTY], title: Text { zh: "第二次违规而对方不能将死", en: "Second illegal move against an opponent who cannot mate" }, question: Text { zh: "第二次走不合规则的着法，对方用任何合规则的着法都不可能将死，怎样判？", en: "The second illegal move, and the opponent cannot mate by any series of legal moves. What follows?" }, readings: &[Text { zh: "判负。", en: "Lost." }, Text { zh: "判和。", en: "Drawn." }], choice: Text { zh: "判和。", en: "Drawn." }, why: Text { zh: "7.5.5末句写明。", en: "The last sentence of 7.5.5 says so." } },
        Interpretation { number: "012", name: "exactly-at-the-limit", rules: &[&LATE_ARRIVAL, &RECORD_EXEMPTION, &LAST_MINUTES_CLAIM], title: Text { zh: "恰好等于界限", en: "Exactly at a limit" }, question: Text { zh: "恰好在判负时间到场、恰好剩余五分钟或两分钟，怎样算？", en: "What holds for arriving exactly at the default time, or exactly five or two minutes left?" }, readings: &[Text { zh: "到达界限就算。", en: "Reaching the limit is enough." }, Text { zh: "按“以后”“不足”严格理解。", en: "The words are \"after\" and \"less than\", taken strictly." }], choice: Text { zh: "严格：以后到场才判负；剩余少于五分钟才免记；少于两分钟才能提出。", en: "Strictly: later loses; less than five minutes exempts; less than two minutes allows the claim." }, why: Text { zh: "条文用的是“以后”和“不足”。", en: "These are the words of the text." } },
        Interpretation { number: "013", name: "penalty-minutes-in-blitz", rules: &[&PENALTIES_IN_RAPID, &BLITZ_FULL_SUPERVISION, &BLITZ_AS_RAPID], title: Text { zh: "超快棋的罚时", en: "Minutes of penalty in blitz" }, question: Text { zh: "每局有一名裁判员的超快棋（B.2）适用比赛规则，罚时是两分钟还是一分钟？", en: "In blitz with an arbiter for each game (B.2) the competition rules apply. Two minutes or one?" }, readings: &[Text { zh: "两分钟：A.3只由B.3引入。", en: "Two: A.3 is brought in by B.3 only." }, Text { zh: "一分钟：A.3是快棋的罚时，超快棋不会更长。", en: "One: A.3 is the penalty for rapid, and blitz would not have more." }], choice: Text { zh: "一分钟。", en: "One." }, why: Text { zh: "A.3写在A.4以前，适用于一切快棋；2018年版的超快棋在任何监督下都是一分钟，2023年的改动是把快棋也减为一分钟。照字面读B.2、B.3会得两分钟。", en: "A.3 stands before A.4 and holds for all rapid play; in the edition of 2018 blitz had one minute under any supervision, and the change of 2023 was to bring rapid down to it. Read by the letter B.2 and B.3 give two." } },
        Interpretation { number: "014", name: "ten-moves-with-reversed-colours", rules: &[&COLOURS_REVERSED], title: Text { zh: "十着的界限", en: "The bar of ten moves" }, question: Text { zh: "7.3的“双方都没有走满十着”在哪一着越过？", en: "With which move is the bar of 7.3 passed?" }, readings: &[Text { zh: "任何一方走了第十着。", en: "With the tenth move of either player." }, Text { zh: "双方都走了第十着，即后走一方的第十着。", en: "With the tenth move of both, that is of the second player." }], choice: Text { zh: "后走一方的第十着。", en: "With the tenth move of the second player." }, why: Text { zh: "手册的解说如此，也合乎“双方”的字面。", en: "So the comment of the manual, and so the word \"both\"." } },
        Interpretation { number: "015", name: "several-faults-in-one-move", rules: &[&ILLEGAL_MOVE_PENALTY], title: Text { zh: "一着里有几个毛病", en: "Several faults in one move" }, question: Text { zh: "用两手走了一着不合规则的着法并按了钟，算几次？", en: "An illegal move made with two hands and pressed: how many times does it count?" }, readings: &[Text { zh: "每个毛病一次。", en: "Once for each fault." }, Text { zh: "一着算一次；同一着改走以后又违规，另算一次。", en: "Once a move; a fault in its replacement counts again." }], choice: Text { zh: "一着算一次。", en: "Once a move." }, why: Text { zh: "7.5.5数的是“完成的不合规则的着法”；手册的解说如此。", en: "7.5.5 counts completed illegal moves; so the comment of the manual." } },
        Interpretation { number: "016", name: "flag-against-automatic-draw", rules: &[&TIME_FORFEIT, &FIVEFOLD_REPETITION, &SEVENTY_FIVE_MOVES], title: Text { zh: "旗落和五次重复", en: "A flag against fivefold repetition" }, question: Text { zh: "旗落以前已有五次重复或七十五回合，6.9的例外里却没有9.6，怎样判？", en: "Fivefold repetition or seventy-five moves came before the flag, but 6.9 does not list 9.6 among its exceptions." }, readings: &[Text { zh: "判负，例外只列第5条。", en: "Lost; the exceptions name article 5 only." }, Text { zh: "判和，对局在旗落以前已经是和棋。", en: "Drawn; the game was drawn before the flag." }], choice: Text { zh: "判和。", en: "Drawn." }, why: Text { zh: "9.6写明出现即和棋，不必提出；手册的解说也这样看。", en: "9.6 says that the game is drawn, without a claim; the manual takes it so too." } },
        Interpretation { number: "017", name: "which-flag-fell-first", rules: &[&TIME_FORFEIT, &BOTH_FLAGS_FALLEN], title: Text { zh: "双方旗都落时的先后", en: "Which flag fell first" }, question: Text { zh: "双方的钟都显示零，先后怎样确定？", en: "Both displays show zero. How is the order established?" }, readings: &[Text { zh: "一律按III.3.1作先后不明。", en: "Always as unknown, by III.3.1." }, Text { zh: "电子钟有先落的标记，按标记；没有标记的机械钟才是先后不明。", en: "An electronic clock marks the first; only without a mark is the order unknown." }], choice: Text { zh: "后一种。", en: "The second." }, why: Text { zh: "手册的解说如此；III.3.1只说不能确定的情形。", en: "So the comment of the manual; III.3.1 speaks only of what cannot be established." } },
        Interpretation { number: "018", name: "put-right-by-agreement", rules: &[&ILLEGAL_MOVE_NOTICED], title: Text { zh: "双方同意改正以后", en: "After the players agree" }, question: Text { zh: "对方应着以后，双方同意改正不合规则的着法。除了恢复局面，还处罚、计次、要求走原来那个棋子吗？", en: "After the reply the players agree to put an illegal move right. Is there a penalty, is it counted, must the same piece move?" }, readings: &[Text { zh: "同7.5.1和7.5.5一样处理。", en: "All follows as under 7.5.1 and 7.5.5." }, Text { zh: "只恢复这一着以前的局面。", en: "Only the position before the illegal move stands again." }], choice: Text { zh: "只恢复局面，走错的一方重走，钟照走；钟若停着，仍停着。", en: "Only the position; the offender makes another move, and his clock runs, unless the clocks are stopped." }, why: Text { zh: "7.5.1的时间和摸子、7.5.5的处罚都是裁判员处理时的事；条文说的是不经裁判员。", en: "The times and touched pieces of 7.5.1 and the penalty of 7.5.5 go with the arbiter's action, and the clause speaks of an agreement without him." } },
        Interpretation { number: "019", name: "pawn-left-on-the-last-rank-whose-queen-ends-the-game", rules: &[&UNPROMOTED_PAWN, &CHECKMATE, &ILLEGAL_MOVE_PENALTY], title: Text { zh: "兵到底线没有换子，换成后即将死", en: "A pawn left on the last rank whose queen ends the game" }, question: Text { zh: "走兵到底线没有换子就按钟，按7.5.2换成后，正好将死或困毙对方。对局结束了吗？", en: "A pawn was left on the last rank and the clock pressed. The queen of 7.5.2 gives mate or stalemate. Is the game over?" }, readings: &[Text { zh: "结束，后已经在棋盘上。", en: "Yes, the queen stands on the board." }, Text { zh: "没有结束，5.1.1要求由合规则的着法将死；兵要重新走。", en: "No, 5.1.1 wants mate by a move that article 3 allows; the pawn moves again." }], choice: Text { zh: "第一次违规时由裁判员在两种读法中决定；第二次违规判负，对方能否将死按这一着以前的局面看。", en: "For a first offence the arbiter decides between the two; a second one loses, and whether the opponent can mate is asked of the position before that act." }, why: Text { zh: "条文没有写；一局只有一个结果，7.5.5在5.1.1不适用时没有例外。", en: "The text is silent; a game has one outcome, and 7.5.5 has no exception where 5.1.1 does not apply." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::ChessParameters = parameters::ChessParameters {
    adjournment_standing: Cited { value: parameters::AdjournmentStanding::Guideline, rule: &ADJOURNMENT },
    agreement_from: Cited { value: parameters::AgreementFrom::AfterAMoveEach, rule: &AGREEMENT },
    announced_fifty: Cited { value: parameters::AnnouncedFifty::AnnouncedMoveCounts, rule: &FIFTY_MOVE_CLAIM },
    bad_sealed_move_exception: Cited { value: parameters::BadSealedMoveException::NoLegalMate, rule: &BAD_SEALED_MOVE },
    bare_king_scope: None,
    blitz_games_an_arbiter: Some(Cited { value: Count(1), rule: &BLITZ_FULL_SUPERVISION }),
    blitz_up_to: Some(Cited { value: Seconds(600), rule: &BLITZ_PLAY }),
    both_flags_fallen: Some(Cited { value: parameters::BothFlagsFallen::DrawnInLastPeriod, rule: &BOTH_FLAGS_FALLEN }),
    both_late: Cited { value: parameters::BothLate::BothLose, rule: &LATE_ARRIVAL },
    castling_in_repetition: Cited { value: parameters::CastlingInRepetition::ByRight, rule: &SAME_POSITION },
    claim_lost_by: Cited { value: parameters::ClaimLostBy::Touching, rule: &CLAIM_LOST_BY_TOUCHING },
    clock_runs_when_nobody_comes: Cited { value: parameters::ClockRunsWhenNobodyComes::WhiteLosesTime, rule: &NEITHER_PRESENT_AT_THE_START },
    colours_reversed_bar: Cited { value: parameters::ColoursReversedBar::MovesByEach, rule: &COLOURS_REVERSED },
    colours_reversed_moves: Some(Cited { value: MovesEach(10), rule: &COLOURS_REVERSED }),
    colours_reversed_share: None,
    dead_position: Cited { value: parameters::DeadPosition::NoLegalMate, rule: &DEAD_POSITION },
    decisive_sealed_move: Cited { value: parameters::DecisiveSealedMove::BeforeAnyLateness, rule: &LATE_AT_RESUMPTION },
    default_time: Cited { value: Seconds(0), rule: &LATE_ARRIVAL },
    device_consequence: Some(Cited { value: parameters::DeviceConsequence::LosesAndOpponentWins, rule: &ELECTRONIC_DEVICE }),
    fifty_move_claim: Cited { value: MovesEach(50), rule: &FIFTY_MOVE_CLAIM },
    fivefold_occurrences: Some(Cited { value: Occurrences(5), rule: &FIVEFOLD_REPETITION }),
    flag_called_by: Some(Cited { value: parameters::FlagCalledBy::ArbiterOrPlayer, rule: &FLAG_FALL }),
    flag_called_in_rapid_by: Some(Cited { value: parameters::FlagCalledInRapidBy::ArbiterOrPlayer, rule: &ARBITER_CALLS_THE_FLAG }),
    illegal_move_consequence: Cited { value: parameters::IllegalMoveConsequence::PenaltyThenLoss, rule: &ILLEGAL_MOVE_PENALTY },
    illegal_move_found: Cited { value: parameters::IllegalMoveFound::DuringTheGame, rule: &ILLEGAL_MOVE },
    illegal_move_found_in_rapid: Some(Cited { value: parameters::IllegalMoveFoundInRapid::BeforeNextMove, rule: &ILLEGAL_MOVE_NOTICED }),
    illegal_move_penalty: Some(Cited { value: Seconds(120), rule: &ILLEGAL_MOVE_PENALTY }),
    illegal_move_penalty_in_rapid: Some(Cited { value: Seconds(60), rule: &PENALTIES_IN_RAPID }),
    illegal_moves_that_lose: Some(Cited { value: Count(2), rule: &ILLEGAL_MOVE_PENALTY }),
    increment_weight: Some(Cited { value: Moves(60), rule: &RAPID_PLAY }),
    last_illegal_move_exception: Some(Cited { value: parameters::LastIllegalMoveException::NoLegalMate, rule: &ILLEGAL_MOVE_PENALTY }),
    last_minutes_award: Some(Cited { value: Seconds(120), rule: &LAST_MINUTES_CLAIM }),
    last_minutes_claim: Some(Cited { value: parameters::LastMinutesClaim::IfAnnounced, rule: &LAST_MINUTES_CLAIM }),
    last_minutes_limit: Some(Cited { value: Seconds(120), rule: &LAST_MINUTES_CLAIM }),
    longer_move_limits: Cited { value: parameters::LongerMoveLimits::None, rule: &FIFTY_MOVE_CLAIM },
    moves_that_bar_changes: Some(Cited { value: MovesEach(10), rule: &NO_CHANGE_AFTER_TEN_MOVES }),
    offer_refused_by: Cited { value: parameters::OfferRefusedBy::WordOrTouch, rule: &DRAW_OFFER },
    press_without_move: Some(Cited { value: parameters::PressWithoutMove::IllegalMove, rule: &PRESS_WITHOUT_MOVE }),
    rapid_games_an_arbiter: Some(Cited { value: Count(3), rule: &FULL_SUPERVISION }),
    rapid_over: Some(Cited { value: Seconds(600), rule: &RAPID_PLAY }),
    rapid_under: Some(Cited { value: Seconds(3600), rule: &RAPID_PLAY }),
    record_exemption: Cited { value: Seconds(300), rule: &RECORD_EXEMPTION },
    record_exemption_increment: Some(Cited { value: Seconds(30), rule: &RECORD_EXEMPTION }),
    repetition_claim_occurrences: Cited { value: Occurrences(3), rule: &REPETITION_JUST_APPEARED },
    requested_increment: Some(Cited { value: Seconds(5), rule: &REQUEST_FOR_INCREMENT }),
    resignation_result: Cited { value: parameters::ResignationResult::DrawWithoutLegalMate, rule: &RESIGNATION },
    same_position_count_from: Cited { value: parameters::SamePositionCountFrom::InitialPosition, rule: &REPETITION_JUST_APPEARED },
    scoresheet_requests: Some(Cited { value: Count(5), rule: &FULL_SUPERVISION }),
    seventy_five_move_draw: Some(Cited { value: MovesEach(75), rule: &SEVENTY_FIVE_MOVES }),
    time_forfeit_exception: Cited { value: parameters::TimeForfeitException::NoLegalMate, rule: &TIME_FORFEIT },
    time_saved: Cited { value: parameters::TimeSaved::CarriedOver, rule: &TIME_SAVED },
    two_hands: Some(Cited { value: parameters::TwoHands::IllegalMove, rule: &TWO_HANDS }),
    unpromoted_pawn: Some(Cited { value: parameters::UnpromotedPawn::QueenAndIllegalMove, rule: &UNPROMOTED_PAWN }),
    writing_before_moving: Cited { value: parameters::WritingBeforeMoving::OnlyToClaimOrSeal, rule: &WRITING_BEFORE_MOVING },
    wrong_claim_penalty: Cited { value: Seconds(120), rule: &WRONG_CLAIM },
    wrong_claim_penalty_form: Cited { value: parameters::WrongClaimPenaltyForm::GivenToOpponent, rule: &WRONG_CLAIM },
    wrong_claim_penalty_in_rapid: Some(Cited { value: Seconds(60), rule: &PENALTIES_IN_RAPID }),
};

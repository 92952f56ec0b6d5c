// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! FIDE Laws of Chess, 1993 · 国际棋联《国际象棋规则》（1993）
//!
//! Read: articles 8.3 to 12.1, in translation and with slips, which the rules name one by one. Articles 1.2, 6.5, 8.1, 13 and 14 are outside the copies, recalled, and not compared with the English text. The other articles are not held.

use crate::*;

/// 1.2 Placing the board · 棋盘的放置
///
/// The board lies between the players so that each has a white corner square on the right.
///
/// → If it was placed wrongly: 8.7.
pub static BOARD_PLACEMENT: Rule = Rule {
    document: "fide-1993",
    number: "1.2",
    name: "board-placement",
    same_as: &["board-placement"],
    section: Text { zh: "1 棋盘", en: "1 The board" },
    title: Text { zh: "棋盘的放置", en: "Placing the board" },
    text: Text { zh: "棋盘放在双方之间，每一方右手边的角格是白格。", en: "The board lies between the players so that each has a white corner square on the right." },
    follows: Some(Text { zh: "放错的按第8.7条处理。", en: "If it was placed wrongly: 8.7." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: Some(Text { zh: "摆棋盘是开赛前的事，摆错了由第8.7条处理", en: "setting the board is done before play; a board placed wrongly is dealt with by 8.7" }),
};

/// 6.5 The last move before the control · 时限内的最后一着
///
/// In counting whether the moves were made in time, the last of them is complete only when the player has stopped his own clock, unless that move ended the game (mate, stalemate, a position of 10.4) or the game had ended by resignation or agreement.
///
/// → If the flag falls before the press, the move does not count.
pub static LAST_MOVE_OF_CONTROL: Rule = Rule {
    document: "fide-1993",
    number: "6.5",
    name: "last-move-of-control",
    same_as: &["last-move-of-control", "completed-move"],
    section: Text { zh: "6 走子的完成", en: "6 Completion of the move" },
    title: Text { zh: "时限内的最后一着", en: "The last move before the control" },
    text: Text { zh: "计算是否在时限内走满着数时，最后一着要到棋手按停自己的钟才算完成；这一着已使对局结束（将死、逼和、第10.4条的局面）或双方已认输、议和的除外。", en: "In counting whether the moves were made in time, the last of them is complete only when the player has stopped his own clock, unless that move ended the game (mate, stalemate, a position of 10.4) or the game had ended by resignation or agreement." },
    follows: Some(Text { zh: "按钟以前小旗落下，这一着不计入。", en: "If the flag falls before the press, the move does not count." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 8.1 An illegal move · 不合规则的着法
///
/// If an illegal move is found during the game, the position before it is restored and the touch-move rule applies to the move made in its place; if it cannot be restored, the game is annulled and a new one played. This edition has no time penalty for illegal moves.
///
/// → The position is restored, the game goes on.
///
/// ※ The number is recalled and not compared with a text.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "fide-1993",
    number: "8.1",
    name: "illegal-move",
    same_as: &["illegal-move"],
    section: Text { zh: "8 不合规则的局面", en: "8 Illegal positions" },
    title: Text { zh: "不合规则的着法", en: "An illegal move" },
    text: Text { zh: "对局中发现走过一步不合规则的着法，把局面恢复到那一着以前，改走时适用摸子走子的规定；不能恢复的，对局作废重下。本版没有对不合规则着法的罚时。", en: "If an illegal move is found during the game, the position before it is restored and the touch-move rule applies to the move made in its place; if it cannot be restored, the game is annulled and a new one played. This edition has no time penalty for illegal moves." },
    follows: Some(Text { zh: "恢复局面，对局继续。", en: "The position is restored, the game goes on." }),
    notes: &[Text { zh: "条号系回忆，未与原文核对。", en: "The number is recalled and not compared with a text." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Recalled,
    by_people: None,
};

/// 8.3 Pieces knocked over · 碰倒棋子
///
/// A player who accidentally knocks over one or more pieces while moving puts the position right on his own time.
///
/// → The time it takes runs on his clock.
///
/// ※ The copy has slips in the words for "a player" and "must use his own time".
pub static DISPLACED_PIECES: Rule = Rule {
    document: "fide-1993",
    number: "8.3",
    name: "displaced-pieces",
    same_as: &["displaced-pieces"],
    section: Text { zh: "8 不合规则的局面", en: "8 Illegal positions" },
    title: Text { zh: "碰倒棋子", en: "Pieces knocked over" },
    text: Text { zh: "一方走子时无意碰倒一个或几个棋子，由他用自己的时间把局面摆好。", en: "A player who accidentally knocks over one or more pieces while moving puts the position right on his own time." },
    follows: Some(Text { zh: "扶正所用时间算在碰倒一方的钟上。", en: "The time it takes runs on his clock." }),
    notes: &[Text { zh: "抄本把“一方”误作“一主”，把“他应用自己的赛时”误作“他和自己的赛时”。", en: "The copy has slips in the words for \"a player\" and \"must use his own time\"." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 8.4 Position set up wrongly at the resumption · 续赛时局面摆错
///
/// If it turns out after the resumption of an adjourned game that the position was set up wrongly, the position at the adjournment is set up again and the game goes on from it.
///
/// → The position at the sealing is restored and played on.
///
/// ※ The copy says "after the sealing began" where the resumption is meant.
pub static WRONG_POSITION_AFTER_ADJOURNMENT: Rule = Rule {
    document: "fide-1993",
    number: "8.4",
    name: "wrong-position-after-adjournment",
    same_as: &["wrong-position-after-adjournment"],
    section: Text { zh: "8 不合规则的局面", en: "8 Illegal positions" },
    title: Text { zh: "续赛时局面摆错", en: "Position set up wrongly at the resumption" },
    text: Text { zh: "封局续赛开始后发现局面摆得不对，必须重新摆成封局时的局面，再继续对局。", en: "If it turns out after the resumption of an adjourned game that the position was set up wrongly, the position at the adjournment is set up again and the game goes on from it." },
    follows: Some(Text { zh: "恢复封局时的局面，由此继续。", en: "The position at the sealing is restored and played on." }),
    notes: &[Text { zh: "抄本作“封棋开始后”，应为“封局续赛开始后”。", en: "The copy says \"after the sealing began\" where the resumption is meant." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.5 Wrong initial position · 原始位置摆错
///
/// If it is found during the game that the pieces stood wrongly at the start, the game is annulled and a new one is played.
///
/// → The game is annulled, a new one is played.
pub static WRONG_INITIAL_POSITION: Rule = Rule {
    document: "fide-1993",
    number: "8.5",
    name: "wrong-initial-position",
    same_as: &["wrong-initial-position"],
    section: Text { zh: "8 不合规则的局面", en: "8 Illegal positions" },
    title: Text { zh: "原始位置摆错", en: "Wrong initial position" },
    text: Text { zh: "对局中发现棋子的原始位置摆错了，这一局作废，重新下过。", en: "If it is found during the game that the pieces stood wrongly at the start, the game is annulled and a new one is played." },
    follows: Some(Text { zh: "对局作废，另下一局。", en: "The game is annulled, a new one is played." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.6 Colours reversed · 双方颜色颠倒
///
/// If it is found after the start that the players have each other's colours: once more than one quarter of the time of the first control has gone, the game goes on; if not, the arbiter may arrange a new game with the right colours, provided that the timetable is not badly upset.
///
/// → More than a quarter gone: play on. Otherwise the arbiter may order a new game.
///
/// ※ The copy leaves out "the colours" and garbles "one quarter, the game". Whose clock is meant is not said.
pub static COLOURS_REVERSED: Rule = Rule {
    document: "fide-1993",
    number: "8.6",
    name: "colours-reversed",
    same_as: &["colours-reversed"],
    section: Text { zh: "8 不合规则的局面", en: "8 Illegal positions" },
    title: Text { zh: "双方颜色颠倒", en: "Colours reversed" },
    text: Text { zh: "开始对局后发现双方所执颜色颠倒：用时已经超过第一时限的四分之一，对局照常继续；没有超过的，在不严重打乱比赛日程的前提下，裁判员可以安排按正确颜色重下一局。", en: "If it is found after the start that the players have each other's colours: once more than one quarter of the time of the first control has gone, the game goes on; if not, the arbiter may arrange a new game with the right colours, provided that the timetable is not badly upset." },
    follows: Some(Text { zh: "超过四分之一：继续。未超过：裁判员可下令重下。", en: "More than a quarter gone: play on. Otherwise the arbiter may order a new game." }),
    notes: &[Text { zh: "抄本漏“颜色”二字，“四分之一，对局”误作“四化之至局”。四分之一按哪一方的钟计算，条文没有写。", en: "The copy leaves out \"the colours\" and garbles \"one quarter, the game\". Whose clock is meant is not said." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 8.7 Board placed wrongly · 棋盘放错
///
/// If it is found during the game that the board does not lie as 1.2 requires, the position reached is transferred to a board placed rightly and the game goes on.
///
/// → Same position, board put right, play on.
///
/// ※ The copy prints half of the sentence twice.
pub static BOARD_PLACED_WRONGLY: Rule = Rule {
    document: "fide-1993",
    number: "8.7",
    name: "board-placed-wrongly",
    same_as: &["board-placed-wrongly"],
    section: Text { zh: "8 不合规则的局面", en: "8 Illegal positions" },
    title: Text { zh: "棋盘放错", en: "Board placed wrongly" },
    text: Text { zh: "对局中发现棋盘没有按第1.2条放置，把已经下成的局面照样搬到放正的棋盘上，继续对局。", en: "If it is found during the game that the board does not lie as 1.2 requires, the position reached is transferred to a board placed rightly and the game goes on." },
    follows: Some(Text { zh: "局面不变，换到放正的棋盘上继续。", en: "Same position, board put right, play on." }),
    notes: &[Text { zh: "抄本这一句重复了一半。", en: "The copy prints half of the sentence twice." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 9.1 Check · 将军
///
/// The king is in check when its square is attacked by one or two enemy pieces. No move may leave or put one's own king on a square attacked by any enemy piece.
///
/// → Such a move is illegal.
///
/// ※ The copy has slips in the words for "article", "one piece" and "one's own".
pub static CHECK: Rule = Rule {
    document: "fide-1993",
    number: "9.1",
    name: "check",
    same_as: &["check"],
    section: Text { zh: "9 将军", en: "9 Check" },
    title: Text { zh: "将军", en: "Check" },
    text: Text { zh: "王所在的格子受到对方一个或两个棋子攻击，就是被将军。走子不得使自己的王停在或暴露于对方任何棋子攻击的格子上。", en: "The king is in check when its square is attacked by one or two enemy pieces. No move may leave or put one's own king on a square attacked by any enemy piece." },
    follows: Some(Text { zh: "这样的着法不合规则。", en: "Such a move is illegal." }),
    notes: &[Text { zh: "抄本“第9条”误作“第9要”，“一个”误作“一人”，“己方”误作“已方”。", en: "The copy has slips in the words for \"article\", \"one piece\" and \"one's own\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.2 Parrying a check · 应将
///
/// A check must be met by the very next move; if that is impossible the king is mated.
///
/// → The next move must parry; if none does, the game ends by 10.1.
pub static CHECK_MUST_BE_PARRIED: Rule = Rule {
    document: "fide-1993",
    number: "9.2",
    name: "check-must-be-parried",
    same_as: &["check-must-be-parried", "check"],
    section: Text { zh: "9 将军", en: "9 Check" },
    title: Text { zh: "应将", en: "Parrying a check" },
    text: Text { zh: "被将军的一方必须立即走一着解除将军；无法解除，王就是被将死。", en: "A check must be met by the very next move; if that is impossible the king is mated." },
    follows: Some(Text { zh: "下一着必须应将；无着可应按第10.1条结束。", en: "The next move must parry; if none does, the game ends by 10.1." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 9.3 Check need not be announced · 将军不必声明
///
/// A player giving check need not say so.
///
/// → Silence has no penalty.
pub static CHECK_NOT_ANNOUNCED: Rule = Rule {
    document: "fide-1993",
    number: "9.3",
    name: "check-not-announced",
    same_as: &["check-not-announced"],
    section: Text { zh: "9 将军", en: "9 Check" },
    title: Text { zh: "将军不必声明", en: "Check need not be announced" },
    text: Text { zh: "将军时不必口头声明。", en: "A player giving check need not say so." },
    follows: Some(Text { zh: "没有声明不受任何处罚。", en: "Silence has no penalty." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Nobody,
    known: Known::Read,
    by_people: Some(Text { zh: "不要求任何行为，没有可以裁决的事实", en: "asks for nothing, so there is nothing to rule on" }),
};

/// 10.1 Checkmate · 将死
///
/// The player who mates the enemy king has won; the game ends at once.
///
/// → The mating side wins; later events on the record have no effect.
pub static CHECKMATE: Rule = Rule {
    document: "fide-1993",
    number: "10.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "将死对方王的一方胜，对局立即结束。", en: "The player who mates the enemy king has won; the game ends at once." },
    follows: Some(Text { zh: "将死方胜；此后记录上的事情不再生效。", en: "The mating side wins; later events on the record have no effect." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.2 Resignation · 认输
///
/// A player who resigns loses and the opponent wins; the game ends at once.
///
/// → The opponent wins.
///
/// ※ The copy has a slip in "thereupon". This edition does not ask whether the opponent could still mate.
pub static RESIGNATION: Rule = Rule {
    document: "fide-1993",
    number: "10.2",
    name: "resignation",
    same_as: &["resignation"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "认输", en: "Resignation" },
    text: Text { zh: "一方认输，对方胜，对局立即结束。", en: "A player who resigns loses and the opponent wins; the game ends at once." },
    follows: Some(Text { zh: "对方胜。", en: "The opponent wins." }),
    notes: &[Text { zh: "抄本“至此”误作“对此”。本版不问对方能否将死。", en: "The copy has a slip in \"thereupon\". This edition does not ask whether the opponent could still mate." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 10.3 Stalemate · 无子可动
///
/// The side to move is not in check and has no legal move: the game is drawn and ends at once.
///
/// → Drawn.
///
/// ※ The copy prints a word of similar shape for the last character of the term for stalemate.
pub static STALEMATE: Rule = Rule {
    document: "fide-1993",
    number: "10.3",
    name: "stalemate",
    same_as: &["stalemate"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "无子可动", en: "Stalemate" },
    text: Text { zh: "轮到走棋的一方没有被将军，又没有一步合乎规则的着法：和棋，对局立即结束。", en: "The side to move is not in check and has no legal move: the game is drawn and ends at once." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[Text { zh: "抄本“无子可动”误作“无子可劝”，“却没有”误作“却无有”。", en: "The copy prints a word of similar shape for the last character of the term for stalemate." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.4 Not enough material · 子力不足
///
/// The game is drawn when one of the three endings below arises.
///
/// → Drawn as soon as the ending is on the board.
///
/// ※ The copy leaves out a character in "the following endings", and the words "the game ends at once"; the neighbouring clauses show that they are meant.
pub static INSUFFICIENT_MATERIAL: Rule = Rule {
    document: "fide-1993",
    number: "10.4",
    name: "insufficient-material",
    same_as: &["dead-position"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "子力不足", en: "Not enough material" },
    text: Text { zh: "出现下列三种残局之一，和棋。", en: "The game is drawn when one of the three endings below arises." },
    follows: Some(Text { zh: "和棋；局面一出现即告终局。", en: "Drawn as soon as the ending is on the board." }),
    notes: &[Text { zh: "抄本“下列残局”误作“下残局”，也没有写“对局即告结束”；按上下各条应当立即结束。", en: "The copy leaves out a character in \"the following endings\", and the words \"the game ends at once\"; the neighbouring clauses show that they are meant." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.4(1) King against king · 单王对单王
///
/// Both sides have only their kings.
///
/// → Drawn.
pub static KING_AGAINST_KING: Rule = Rule {
    document: "fide-1993",
    number: "10.4(1)",
    name: "king-against-king",
    same_as: &["dead-position"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "单王对单王", en: "King against king" },
    text: Text { zh: "双方都只剩王。", en: "Both sides have only their kings." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.4(2) King against king and one minor piece · 单王对王单象或王单马
///
/// One side has only the king, the other king and bishop or king and knight.
///
/// → Drawn.
pub static LONE_MINOR_PIECE: Rule = Rule {
    document: "fide-1993",
    number: "10.4(2)",
    name: "lone-minor-piece",
    same_as: &["dead-position"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "单王对王单象或王单马", en: "King against king and one minor piece" },
    text: Text { zh: "一方只剩王，另一方剩王和一个象，或者王和一个马。", en: "One side has only the king, the other king and bishop or king and knight." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.4(3) King and bishop each, bishops on one colour · 王单象对王单象，两象同色格
///
/// Each side has king and bishop, and both bishops move on squares of the same colour.
///
/// → Drawn.
///
/// ※ The copy garbles "of the same colour".
pub static SAME_COLOURED_BISHOPS: Rule = Rule {
    document: "fide-1993",
    number: "10.4(3)",
    name: "same-coloured-bishops",
    same_as: &["dead-position"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "王单象对王单象，两象同色格", en: "King and bishop each, bishops on one colour" },
    text: Text { zh: "双方都剩王和一个象，两个象走在同一种颜色的格子上。", en: "Each side has king and bishop, and both bishops move on squares of the same colour." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[Text { zh: "抄本“同色格”误作“同是以格”。", en: "The copy garbles \"of the same colour\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.5 A bare king cannot win · 单王不能取胜
///
/// A player who has only the king cannot be the winner. If his opponent oversteps the time or has sealed an illegal move, the game is drawn.
///
/// → A loss under 10.14 or 10.16 becomes a draw.
///
/// ※ The copy has a slip in "shall likewise be".
pub static BARE_KING: Rule = Rule {
    document: "fide-1993",
    number: "10.5",
    name: "bare-king",
    same_as: &["opponent-cannot-win"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "单王不能取胜", en: "A bare king cannot win" },
    text: Text { zh: "只剩单王的一方不能成为胜方。他的对方超过时限，或者封了不合规则的着法，对局应当判和。", en: "A player who has only the king cannot be the winner. If his opponent oversteps the time or has sealed an illegal move, the game is drawn." },
    follows: Some(Text { zh: "见第10.14条、第10.16条：改判和棋。", en: "A loss under 10.14 or 10.16 becomes a draw." }),
    notes: &[Text { zh: "抄本“亦应判作和棋”误作“以 应判作和棋”。", en: "The copy has a slip in \"shall likewise be\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.6 Agreement · 双方同意和棋
///
/// The game is drawn when both players agree on it.
///
/// → Drawn; the game ends at once.
pub static AGREEMENT: Rule = Rule {
    document: "fide-1993",
    number: "10.6",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "双方同意和棋", en: "Agreement" },
    text: Text { zh: "双方一致同意和棋，对局以和棋结束。", en: "The game is drawn when both players agree on it." },
    follows: Some(Text { zh: "和棋，对局立即结束。", en: "Drawn; the game ends at once." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 10.7 Offering a draw · 提议和棋
///
/// A draw under 10.6 may be offered only just after one's own move has been made and before the clock is pressed. The opponent accepts, refuses in words or refuses by completing a move; until then the offer stands.
///
/// → The offer cannot be withdrawn; a completed move of the opponent refuses it.
///
/// ※ The copy has slips in "10.6", "a move" and "accept".
pub static DRAW_OFFER: Rule = Rule {
    document: "fide-1993",
    number: "10.7",
    name: "draw-offer",
    same_as: &["draw-offer"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "提议和棋", en: "Offering a draw" },
    text: Text { zh: "按第10.6条提议和棋，只能在自己刚走完一着时提出，提出以后再按钟。对方可以接受，也可以口头拒绝，或者走完一着棋表示拒绝；在接受或拒绝以前，提议一直有效。", en: "A draw under 10.6 may be offered only just after one's own move has been made and before the clock is pressed. The opponent accepts, refuses in words or refuses by completing a move; until then the offer stands." },
    follows: Some(Text { zh: "提议不能收回；对方走完一着即为拒绝。", en: "The offer cannot be withdrawn; a completed move of the opponent refuses it." }),
    notes: &[Text { zh: "抄本“第10.6条”误作“10.6和”，“一着棋”漏“着”，“接受”误作“按受”。", en: "The copy has slips in \"10.6\", \"a move\" and \"accept\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 10.8 Offer while the opponent is thinking · 在对方用时时提和
///
/// An offer made while the opponent's clock runs and he is thinking may be accepted or refused. The arbiter may penalise the player who made it.
///
/// → The offer is valid; the penalty is the arbiter's choice.
pub static OFFER_ON_OPPONENTS_TIME: Rule = Rule {
    document: "fide-1993",
    number: "10.8",
    name: "offer-on-opponents-time",
    same_as: &["offer-on-opponents-time", "draw-offer"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "在对方用时时提和", en: "Offer while the opponent is thinking" },
    text: Text { zh: "对方的钟在走、对方正在考虑时提和，对方可以接受，也可以拒绝。裁判员可以处罚这样提和的一方。", en: "An offer made while the opponent's clock runs and he is thinking may be accepted or refused. The arbiter may penalise the player who made it." },
    follows: Some(Text { zh: "提议有效；是否处罚由裁判员决定。", en: "The offer is valid; the penalty is the arbiter's choice." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 10.9 Offer on one's own time or after sealing · 走子前或封棋后提和
///
/// If a player offers a draw while his own clock runs, or after he has sealed a move, the opponent may put off his answer until he has seen the move.
///
/// → The offer stays open until then.
///
/// ※ The copy leaves out "the offerer's" before "move" and has a slip in "decide".
pub static OFFER_BEFORE_MOVING: Rule = Rule {
    document: "fide-1993",
    number: "10.9",
    name: "offer-before-moving",
    same_as: &["offer-before-moving", "draw-offer"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "走子前或封棋后提和", en: "Offer on one's own time or after sealing" },
    text: Text { zh: "自己的钟在走时提和，或者封好着法以后提和，对方可以等到看见提和方的着法再作决定。", en: "If a player offers a draw while his own clock runs, or after he has sealed a move, the opponent may put off his answer until he has seen the move." },
    follows: Some(Text { zh: "提议在看到着法以前一直保留。", en: "The offer stays open until then." }),
    notes: &[Text { zh: "抄本漏“方的”，“不作出决定”误作“不作同决定”。", en: "The copy leaves out \"the offerer's\" before \"move\" and has a slip in \"decide\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Read,
    by_people: None,
};

/// 10.10 Third occurrence of a position · 同一局面第三次出现
///
/// If a position is there for the third time, the player to move may claim a draw, in one of the two ways below. Positions are the same if the same player is to move each time, pieces of the same kind and colour stand on the same squares, and the possible moves of all pieces are the same, rights to castle and to capture en passant included.
///
/// → Verified by 10.13; if it holds, drawn.
///
/// ※ The copy has a slip in "all". "The same player to move each time" is printed under (2) but holds for both: which moves are possible depends on whose turn it is.
pub static REPETITION_CLAIM: Rule = Rule {
    document: "fide-1993",
    number: "10.10",
    name: "repetition-claim",
    same_as: &["repetition-claim", "same-position"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "同一局面第三次出现", en: "Third occurrence of a position" },
    text: Text { zh: "同一局面第三次出现，轮到走棋的一方提出，对局判和；可以有以下两种情况。同一局面是指：每次都轮到同一方走棋，同种同色的棋子占据同样的格子，所有棋子可能的着法（包括易位权和吃过路兵的权利）都相同。", en: "If a position is there for the third time, the player to move may claim a draw, in one of the two ways below. Positions are the same if the same player is to move each time, pieces of the same kind and colour stand on the same squares, and the possible moves of all pieces are the same, rights to castle and to capture en passant included." },
    follows: Some(Text { zh: "按第10.13条审验；成立即和棋。", en: "Verified by 10.13; if it holds, drawn." }),
    notes: &[Text { zh: "抄本“所有”误作“所且”。“每次都轮到同一方走棋”印在(2)款，对两款都适用：着法是否相同本来就取决于轮到谁走。", en: "The copy has a slip in \"all\". \"The same player to move each time\" is printed under (2) but holds for both: which moves are possible depends on whose turn it is." }],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 10.10(1) About to appear · 即将第三次出现
///
/// The position is about to be there for the third time: the claimant writes the move on his scoresheet and declares to the arbiter that he is going to make it.
///
/// → The written move counts; if the claim fails he must make it (10.13(2)).
pub static REPETITION_ABOUT_TO_APPEAR: Rule = Rule {
    document: "fide-1993",
    number: "10.10(1)",
    name: "repetition-about-to-appear",
    same_as: &["repetition-claim"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "即将第三次出现", en: "About to appear" },
    text: Text { zh: "同一局面即将第三次出现：提出的一方先在记录纸上写下这一着，再向裁判员声明他准备走这一着。", en: "The position is about to be there for the third time: the claimant writes the move on his scoresheet and declares to the arbiter that he is going to make it." },
    follows: Some(Text { zh: "以写下的着法为准；不成立时必须走这一着（第10.13(2)款）。", en: "The written move counts; if the claim fails he must make it (10.13(2))." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 10.10(2) Just appeared · 刚刚第三次出现
///
/// The position has just been there for the third time, with the same player to move each time.
///
/// → The player to move claims before he moves.
///
/// ※ The copy has a slip in "just".
pub static REPETITION_JUST_APPEARED: Rule = Rule {
    document: "fide-1993",
    number: "10.10(2)",
    name: "repetition-just-appeared",
    same_as: &["repetition-claim"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "刚刚第三次出现", en: "Just appeared" },
    text: Text { zh: "同一局面刚刚第三次出现，每次都轮到同一方走棋。", en: "The position has just been there for the third time, with the same player to move each time." },
    follows: Some(Text { zh: "由轮走方在走子以前提出。", en: "The player to move claims before he moves." }),
    notes: &[Text { zh: "抄本作“刚于第3次出现”，应为“刚刚”。", en: "The copy has a slip in \"just\"." }],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 10.11 Moving without claiming · 走子即失去提和权
///
/// A player who makes a move without having claimed under 10.10 loses the right to claim; he has it again when the same position comes again with him to move.
///
/// → After the move no claim; it returns with the position.
///
/// ※ One copy breaks the number in two.
pub static CLAIM_LOST_BY_MOVING: Rule = Rule {
    document: "fide-1993",
    number: "10.11",
    name: "claim-lost-by-moving",
    same_as: &["claim-lost-by-moving"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "走子即失去提和权", en: "Moving without claiming" },
    text: Text { zh: "一方没有按第10.10条提和就走了一着，他便失去提和的权利；同一局面在轮到他走棋时再次出现，权利恢复。", en: "A player who makes a move without having claimed under 10.10 loses the right to claim; he has it again when the same position comes again with him to move." },
    follows: Some(Text { zh: "已走子：要求不成立。同一局面再现：可以再提。", en: "After the move no claim; it returns with the position." }),
    notes: &[Text { zh: "抄本把条号印断为“10. 11”。", en: "One copy breaks the number in two." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.12 Fifty moves · 五十回合
///
/// The player to move claims a draw and proves that in at least the last fifty moves by each side nothing was captured and no pawn was moved. For certain positions the number may be larger than fifty, if the organisers announced both the number and the positions before the event.
///
/// → Verified by 10.13; if it holds, drawn. The larger number is a setting of the event, by class of position.
pub static FIFTY_MOVE_CLAIM: Rule = Rule {
    document: "fide-1993",
    number: "10.12",
    name: "fifty-move-claim",
    same_as: &["fifty-move-claim"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "五十回合", en: "Fifty moves" },
    text: Text { zh: "轮到走棋的一方提出并证明：至少最近连续五十回合双方没有吃过子，也没有走过兵，对局判和。某些局面的回合数可以多于五十，但增加的回合数和适用的局面须由组织者在赛前明确宣布。", en: "The player to move claims a draw and proves that in at least the last fifty moves by each side nothing was captured and no pawn was moved. For certain positions the number may be larger than fifty, if the organisers announced both the number and the positions before the event." },
    follows: Some(Text { zh: "按第10.13条审验；成立即和棋。增加的回合数是该项比赛的设置，按局面类别给出。", en: "Verified by 10.13; if it holds, drawn. The larger number is a setting of the event, by class of position." }),
    notes: &[],
    mode: Mode::OnClaim,
    decided_by: DecidedBy::Claimant,
    known: Known::Read,
    by_people: None,
};

/// 10.13 How a claim is dealt with · 提和的审验程序
///
/// When a draw is claimed under 10.10 or 10.12 the arbiter first stops both clocks and then verifies the claim. While the arbiter is away the claimant may stop both clocks and wait for him.
///
/// → Clocks stopped, claim verified, then (1) or (2).
///
/// ※ The copy has a slip in "whether".
pub static CLAIM_PROCEDURE: Rule = Rule {
    document: "fide-1993",
    number: "10.13",
    name: "claim-procedure",
    same_as: &["claim-procedure"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "提和的审验程序", en: "How a claim is dealt with" },
    text: Text { zh: "按第10.10条或第10.12条提和时，裁判员先停住双方的钟，再审验要求是否成立。裁判员不在场，提出的一方可以停住双方的钟，等候裁判员裁决。", en: "When a draw is claimed under 10.10 or 10.12 the arbiter first stops both clocks and then verifies the claim. While the arbiter is away the claimant may stop both clocks and wait for him." },
    follows: Some(Text { zh: "停钟，审验，按(1)(2)处理。", en: "Clocks stopped, claim verified, then (1) or (2)." }),
    notes: &[Text { zh: "抄本“是否”误作“是还”。", en: "The copy has a slip in \"whether\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 10.13(1) Claim found right · 提和成立
///
/// If the claim is found right the game is drawn.
///
/// → Drawn.
pub static CORRECT_CLAIM: Rule = Rule {
    document: "fide-1993",
    number: "10.13(1)",
    name: "correct-claim",
    same_as: &["correct-claim"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "提和成立", en: "Claim found right" },
    text: Text { zh: "审验后要求成立，对局判和。", en: "If the claim is found right the game is drawn." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.13(2) Claim found wrong · 提和不成立
///
/// If the claim is found wrong, five minutes are added to the time the claimant has used. If he has then overstepped his limit he loses; otherwise the game goes on, and a player who declared a move under 10.10 must make it.
///
/// → Five minutes on the used time; a loss if that oversteps, else play on with the declared move.
pub static WRONG_CLAIM: Rule = Rule {
    document: "fide-1993",
    number: "10.13(2)",
    name: "wrong-claim",
    same_as: &["wrong-claim"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "提和不成立", en: "Claim found wrong" },
    text: Text { zh: "审验后要求不成立，在提出方已用的时间上加五分钟。加上以后超过时限的，判提出方负；没有超过的，对局继续，按第10.10条声明过着法的一方必须走这一着。", en: "If the claim is found wrong, five minutes are added to the time the claimant has used. If he has then overstepped his limit he loses; otherwise the game goes on, and a player who declared a move under 10.10 must make it." },
    follows: Some(Text { zh: "已用时间加五分钟；超时判负，否则继续并走声明的着法。", en: "Five minutes on the used time; a loss if that oversteps, else play on with the declared move." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.13(3) A claim cannot be withdrawn · 提和不得撤回
///
/// A claim made under these clauses cannot be taken back.
///
/// → A withdrawal has no effect; the claim is verified.
///
/// ※ The copy leaves a character out of "claim a draw".
pub static CLAIM_STANDS: Rule = Rule {
    document: "fide-1993",
    number: "10.13(3)",
    name: "claim-stands",
    same_as: &["claim-stands"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "提和不得撤回", en: "A claim cannot be withdrawn" },
    text: Text { zh: "按以上条款一经提出的和棋要求不得撤回。", en: "A claim made under these clauses cannot be taken back." },
    follows: Some(Text { zh: "撤回无效，审验照常进行。", en: "A withdrawal has no effect; the claim is verified." }),
    notes: &[Text { zh: "抄本“提出和棋要求”漏“棋”字。", en: "The copy leaves a character out of \"claim a draw\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.14 Overstepping the time · 超过时限
///
/// A player who has not made the prescribed number of moves in the prescribed time loses; if the opponent has only the king left, the game is drawn (see 6.5 and 10.5).
///
/// → He loses; drawn if the opponent has only the king.
///
/// ※ The copy prints "both sides have only kings" where "the opponent has only the king" is meant: with two bare kings the game is drawn already by 10.4 and the exception would be empty, and 10.5 speaks of the opponent too. This is the one slip that changes the rule.
pub static TIME_FORFEIT: Rule = Rule {
    document: "fide-1993",
    number: "10.14",
    name: "time-forfeit",
    same_as: &["time-forfeit"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "超过时限", en: "Overstepping the time" },
    text: Text { zh: "没有在规定时间内走满规定着数的一方判负；对方只剩单王的，判和（见第6.5条、第10.5条）。", en: "A player who has not made the prescribed number of moves in the prescribed time loses; if the opponent has only the king left, the game is drawn (see 6.5 and 10.5)." },
    follows: Some(Text { zh: "超时方负；对方只剩单王则和棋。", en: "He loses; drawn if the opponent has only the king." }),
    notes: &[Text { zh: "抄本作“如果双方只剩下单王”，“双方”应为“对方”。双方都只剩单王时，按第10.4条早已和棋，这一例外便没有意义；第10.5条说的也是对方。", en: "The copy prints \"both sides have only kings\" where \"the opponent has only the king\" is meant: with two bare kings the game is drawn already by 10.4 and the exception would be empty, and 10.5 speaks of the opponent too. This is the one slip that changes the rule." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.15 Late arrival · 迟到
///
/// A player who comes to the board more than one hour late, at the start or at the resumption of an adjourned game, loses; the hour runs from the start of the session. If at a resumption the late player is the one who sealed, the three cases below are looked at first.
///
/// → More than one hour late: loss; for a sealer the envelope is judged first.
///
/// ※ The copy leaves out "or" between "the start of play" and "the resumption".
pub static LATE_ARRIVAL: Rule = Rule {
    document: "fide-1993",
    number: "10.15",
    name: "late-arrival",
    same_as: &["late-arrival"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "迟到", en: "Late arrival" },
    text: Text { zh: "对局开始或封局续赛开始后，迟到赛桌一小时以上的棋手判负；时间从比赛或续赛开始时算起。续赛时迟到的是封棋的一方，遇有下列三种情况之一，按该项判定。", en: "A player who comes to the board more than one hour late, at the start or at the resumption of an adjourned game, loses; the hour runs from the start of the session. If at a resumption the late player is the one who sealed, the three cases below are looked at first." },
    follows: Some(Text { zh: "迟到超过一小时判负；封棋方迟到先看封着。", en: "More than one hour late: loss; for a sealer the envelope is judged first." }),
    notes: &[Text { zh: "抄本作“从比赛续赛开始”，应为“从比赛或续赛开始”。", en: "The copy leaves out \"or\" between \"the start of play\" and \"the resumption\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.15(1) The sealed move mates · 封着将死
///
/// If the sealed move mates, the absent sealer has won.
///
/// → The sealer wins.
pub static SEALED_MATE: Rule = Rule {
    document: "fide-1993",
    number: "10.15(1)",
    name: "sealed-mate",
    same_as: &["sealed-mate"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "封着将死", en: "The sealed move mates" },
    text: Text { zh: "封棋的着法已经将死对方的王，判缺席的封棋方胜。", en: "If the sealed move mates, the absent sealer has won." },
    follows: Some(Text { zh: "封棋方胜。", en: "The sealer wins." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.15(2) The sealed move draws · 封着成和
///
/// If the sealed move stalemates or brings about a position of 10.4, the game is drawn.
///
/// → Drawn.
pub static SEALED_DRAW: Rule = Rule {
    document: "fide-1993",
    number: "10.15(2)",
    name: "sealed-draw",
    same_as: &["sealed-draw"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "封着成和", en: "The sealed move draws" },
    text: Text { zh: "封棋的着法使对方无子可动，或者形成第10.4条所列的局面，判和。", en: "If the sealed move stalemates or brings about a position of 10.4, the game is drawn." },
    follows: Some(Text { zh: "和棋。", en: "Drawn." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.15(3) The player who is present oversteps · 出席方超时
///
/// If the player who is present oversteps his time, he loses by 10.14.
///
/// → He loses; the exception of 10.14 applies to him too.
pub static PRESENT_PLAYER_OVERSTEPS: Rule = Rule {
    document: "fide-1993",
    number: "10.15(3)",
    name: "present-player-oversteps",
    same_as: &["present-player-oversteps"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "出席方超时", en: "The player who is present oversteps" },
    text: Text { zh: "到场的一方超过时限，按第10.14条判他负。", en: "If the player who is present oversteps his time, he loses by 10.14." },
    follows: Some(Text { zh: "出席方负（第10.14条的例外同样适用）。", en: "He loses; the exception of 10.14 applies to him too." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.16 A bad sealed move · 封着无效
///
/// If the sealed move turns out, when the envelope is opened, to be one of the three kinds below, the sealer loses.
///
/// → The sealer loses; drawn by 10.5 if the opponent has only the king.
pub static BAD_SEALED_MOVE: Rule = Rule {
    document: "fide-1993",
    number: "10.16",
    name: "bad-sealed-move",
    same_as: &["bad-sealed-move"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "封着无效", en: "A bad sealed move" },
    text: Text { zh: "续赛启封时，封棋方的着法属于下列三种情况之一，判封棋方负。", en: "If the sealed move turns out, when the envelope is opened, to be one of the three kinds below, the sealer loses." },
    follows: Some(Text { zh: "封棋方负；对方只剩单王时按第10.5条判和。", en: "The sealer loses; drawn by 10.5 if the opponent has only the king." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 10.16(1) Ambiguous · 模棱两可的封着
///
/// The sealed move can be understood in more than one way.
///
/// → The arbiter finds so; the sealer then loses.
pub static AMBIGUOUS_SEALED_MOVE: Rule = Rule {
    document: "fide-1993",
    number: "10.16(1)",
    name: "ambiguous-sealed-move",
    same_as: &["bad-sealed-move"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "模棱两可的封着", en: "Ambiguous" },
    text: Text { zh: "封着可以有两种以上的理解。", en: "The sealed move can be understood in more than one way." },
    follows: Some(Text { zh: "由裁判员认定；认定后封棋方负。", en: "The arbiter finds so; the sealer then loses." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 10.16(2) Without a meaning that can be established · 无法确定含义的封着
///
/// What the sealed move is meant to be cannot be established.
///
/// → The arbiter finds so; the sealer then loses.
///
/// ※ The copy speaks of a "false move"; what is meant is that its true meaning cannot be found out, not that it was faked.
pub static MEANINGLESS_SEALED_MOVE: Rule = Rule {
    document: "fide-1993",
    number: "10.16(2)",
    name: "meaningless-sealed-move",
    same_as: &["bad-sealed-move"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "无法确定含义的封着", en: "Without a meaning that can be established" },
    text: Text { zh: "封着的真实含义无法确定。", en: "What the sealed move is meant to be cannot be established." },
    follows: Some(Text { zh: "由裁判员认定；认定后封棋方负。", en: "The arbiter finds so; the sealer then loses." }),
    notes: &[Text { zh: "抄本作“实际意义不能成立的虚假之着”，意思是无法确定其真实含义，不是指故意作假。", en: "The copy speaks of a \"false move\"; what is meant is that its true meaning cannot be found out, not that it was faked." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 10.16(3) Illegal · 不合规则的封着
///
/// The sealed move is not legal.
///
/// → The sealer loses; drawn if the opponent has only the king.
pub static ILLEGAL_SEALED_MOVE: Rule = Rule {
    document: "fide-1993",
    number: "10.16(3)",
    name: "illegal-sealed-move",
    same_as: &["bad-sealed-move"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "不合规则的封着", en: "Illegal" },
    text: Text { zh: "封着不合规则。", en: "The sealed move is not legal." },
    follows: Some(Text { zh: "封棋方负；对方只剩单王时判和。", en: "The sealer loses; drawn if the opponent has only the king." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 10.17 Refusing to obey the Laws · 拒绝遵守规则
///
/// A player who refuses during the game to obey the Laws loses. If both refuse, or both come to the board more than one hour late, both lose.
///
/// → One refuses: he loses. Both refuse or both are late: both lose (0–0). Lateness of both is ruled from the times.
pub static REFUSAL: Rule = Rule {
    document: "fide-1993",
    number: "10.17",
    name: "refusal",
    same_as: &["refusal"],
    section: Text { zh: "10 对局结束", en: "10 The end of the game" },
    title: Text { zh: "拒绝遵守规则", en: "Refusing to obey the Laws" },
    text: Text { zh: "对局中拒绝遵守本规则的一方判负。双方都拒绝遵守，或者双方都迟到一小时以上，判双方都负。", en: "A player who refuses during the game to obey the Laws loses. If both refuse, or both come to the board more than one hour late, both lose." },
    follows: Some(Text { zh: "一方拒绝：负。双方拒绝或都迟到：双负（0–0）。双方迟到由程序按时间判定。", en: "One refuses: he loses. Both refuse or both are late: both lose (0–0). Lateness of both is ruled from the times." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.1 Keeping the score · 记录的义务
///
/// During play both players record every move, their own and the opponent's, in algebraic notation on the scoresheet provided, as legibly as they can. Whether to write before or after making the move is up to the player.
///
/// → Not recording: 11.4.
///
/// ※ The copy has a slip in "one's own".
pub static RECORD_KEEPING: Rule = Rule {
    document: "fide-1993",
    number: "11.1",
    name: "record-keeping",
    same_as: &["record-keeping"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "记录的义务", en: "Keeping the score" },
    text: Text { zh: "对局中双方都要在规定的记录纸上用代数记录法逐着记录，自己和对方的着法都记，字迹尽量清楚。先记后走还是先走后记，由棋手自己决定。", en: "During play both players record every move, their own and the opponent's, in algebraic notation on the scoresheet provided, as legibly as they can. Whether to write before or after making the move is up to the player." },
    follows: Some(Text { zh: "不记录的按第11.4条处理。", en: "Not recording: 11.4." }),
    notes: &[Text { zh: "抄本“己方”误作“已方”。", en: "The copy has a slip in \"one's own\"." }],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.2 Less than five minutes left · 剩余时间不足五分钟
///
/// A player with less than five minutes left until the control need not record. As soon as the flag shows that the time is over he completes his scoresheet at once.
///
/// → Under five minutes: exempt. At the fall of the flag: complete it.
///
/// ※ The copy has slips in "the clock" and "the time is over".
pub static RECORD_EXEMPTION: Rule = Rule {
    document: "fide-1993",
    number: "11.2",
    name: "record-exemption",
    same_as: &["record-exemption"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "剩余时间不足五分钟", en: "Less than five minutes left" },
    text: Text { zh: "一方离时限已不足五分钟，可以不履行第11.1条的义务。但超时标志（小旗）一表明时限已到，他必须立即补全记录。", en: "A player with less than five minutes left until the control need not record. As soon as the flag shows that the time is over he completes his scoresheet at once." },
    follows: Some(Text { zh: "不足五分钟：免记。时限一到：立即补全。", en: "Under five minutes: exempt. At the fall of the flag: complete it." }),
    notes: &[Text { zh: "抄本“棋钟”误作“枯钟”，“时限已到”误作“是时限已以”。", en: "The copy has slips in \"the clock\" and \"the time is over\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11.3 Both players exempt · 双方都可不记录时
///
/// If neither player has to record, the arbiter or a deputy should be present and keep the score. Before a flag falls he does not intervene and gives the players no hint of how many moves have been made.
///
/// → The arbiter is told to record; the count is hidden from the players.
///
/// ※ The copy has slips in "present" and "the arbiter"; its "cannot record" means "are excused from recording".
pub static ARBITER_RECORDS: Rule = Rule {
    document: "fide-1993",
    number: "11.3",
    name: "arbiter-records",
    same_as: &["arbiter-records"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "双方都可不记录时", en: "Both players exempt" },
    text: Text { zh: "双方都免于记录时，裁判员或代理裁判员应尽可能在场并作记录。一方小旗落下以前，裁判员不予干预，也不得以任何方式向棋手透露已经走了多少着。", en: "If neither player has to record, the arbiter or a deputy should be present and keep the score. Before a flag falls he does not intervene and gives the players no hint of how many moves have been made." },
    follows: Some(Text { zh: "提示裁判员记录；棋手不得看到着数。", en: "The arbiter is told to record; the count is hidden from the players." }),
    notes: &[Text { zh: "抄本“在场”误作“一场”，“裁判不得”漏“判”字；“均不能履行记录”是双方都免于记录的意思。", en: "The copy has slips in \"present\" and \"the arbiter\"; its \"cannot record\" means \"are excused from recording\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11.4 Refusing to record · 拒绝记录
///
/// If 11.2 does not apply and a player refuses to record as 11.1 asks, the arbiter applies 10.17.
///
/// → Loss under 10.17.
pub static REFUSAL_TO_RECORD: Rule = Rule {
    document: "fide-1993",
    number: "11.4",
    name: "refusal-to-record",
    same_as: &["refusal-to-record"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "拒绝记录", en: "Refusing to record" },
    text: Text { zh: "不属于第11.2条的情况而拒绝按第11.1条记录的，裁判员适用第10.17条。", en: "If 11.2 does not apply and a player refuses to record as 11.1 asks, the arbiter applies 10.17." },
    follows: Some(Text { zh: "按第10.17条判负。", en: "Loss under 10.17." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.5 Borrowing the opponent's scoresheet · 借用对方记录
///
/// A player who is asked to complete his score and is willing, but cannot do so without seeing the opponent's, asks the arbiter for it. The arbiter grants it if the score can be completed before the control without disturbing the opponent; the opponent may then not refuse, since scoresheets belong to the organisers. The time of completing is the borrower's. In every other case scores are completed only after the control.
///
/// → Granted or not; if granted, the time is the borrower's.
///
/// ※ The copy has slips in "belong to", "the time used" and "one's own".
pub static BORROWING_THE_SCORESHEET: Rule = Rule {
    document: "fide-1993",
    number: "11.5",
    name: "borrowing-the-scoresheet",
    same_as: &["borrowing-the-scoresheet"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "借用对方记录", en: "Borrowing the opponent's scoresheet" },
    text: Text { zh: "裁判员要求补全记录，棋手愿意补全但须参看对方的记录，应向裁判员提出借用。能在时限以前补全而不影响对方比赛的，裁判员应予考虑；裁判员决定后对方不得拒绝，因为记录纸归比赛组织者所有。补全所用的时间算在补全的一方。在其他任何情况下，记录只能在时限过后补全。", en: "A player who is asked to complete his score and is willing, but cannot do so without seeing the opponent's, asks the arbiter for it. The arbiter grants it if the score can be completed before the control without disturbing the opponent; the opponent may then not refuse, since scoresheets belong to the organisers. The time of completing is the borrower's. In every other case scores are completed only after the control." },
    follows: Some(Text { zh: "裁判员准许或不准；准许后时间由借用方承担。", en: "Granted or not; if granted, the time is the borrower's." }),
    notes: &[Text { zh: "抄本“归”误作“俱”，“用时”误作“用是地”，“己方”误作“已方”。", en: "The copy has slips in \"belong to\", \"the time used\" and \"one's own\"." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.6 Only one player must complete · 只有一方须补全
///
/// If after the control only one player has to complete his score he does so before he makes another move, with his own clock running if the opponent has moved.
///
/// → Completed before the next move, on his own time.
///
/// ※ The copy reads "if it is the opponent's turn", which would run the wrong clock; "if the opponent has moved" is meant.
pub static ONE_COMPLETES_RECORD: Rule = Rule {
    document: "fide-1993",
    number: "11.6",
    name: "one-completes-record",
    same_as: &["one-completes-record"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "只有一方须补全", en: "Only one player must complete" },
    text: Text { zh: "时限过后只有一方须补全记录的，必须在走下一着以前补全；对方已经走了棋的，他的钟照常开动。", en: "If after the control only one player has to complete his score he does so before he makes another move, with his own clock running if the opponent has moved." },
    follows: Some(Text { zh: "走下一着前补全，用自己的时间。", en: "Completed before the next move, on his own time." }),
    notes: &[Text { zh: "抄本作“若轮到对方行棋时，补记录者仍应开动己方的钟”，照字面会在对方走棋时开动自己的钟；应为“对方已经走棋（轮到己方）时”。", en: "The copy reads \"if it is the opponent's turn\", which would run the wrong clock; \"if the opponent has moved\" is meant." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11.7 Both players must complete · 双方都须补全
///
/// If after the control both have to complete their scores, both clocks stand until both scores are complete. If need be the arbiter's record is used, or a board under the arbiter's control; the arbiter first writes down the position of the game.
///
/// → Both clocks stopped until both are complete.
///
/// ※ The copy has a slip in "until".
pub static BOTH_COMPLETE_RECORD: Rule = Rule {
    document: "fide-1993",
    number: "11.7",
    name: "both-complete-record",
    same_as: &["both-complete-record"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "双方都须补全", en: "Both players must complete" },
    text: Text { zh: "时限过后双方都须补全记录的，停住双方的钟，直到两份记录都补全。需要时可以参看裁判员的记录，或者在裁判员监督下摆棋盘；裁判员须先把当时的局面记下来。", en: "If after the control both have to complete their scores, both clocks stand until both scores are complete. If need be the arbiter's record is used, or a board under the arbiter's control; the arbiter first writes down the position of the game." },
    follows: Some(Text { zh: "双方停钟，补全后再开。", en: "Both clocks stopped until both are complete." }),
    notes: &[Text { zh: "抄本“直至”误作“直一”。", en: "The copy has a slip in \"until\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 11.8 The sheets alone do not suffice · 仅靠记录不能复原
///
/// If under 11.6 the arbiter sees that the game cannot be rebuilt from the scoresheets alone, he applies 11.7.
///
/// → As 11.7: both clocks stopped.
///
/// ※ The copy prints "and 11.6" for "article 11.6".
pub static RECONSTRUCTION_NEEDS_BOARD: Rule = Rule {
    document: "fide-1993",
    number: "11.8",
    name: "reconstruction-needs-board",
    same_as: &["reconstruction-needs-board"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "仅靠记录不能复原", en: "The sheets alone do not suffice" },
    text: Text { zh: "适用第11.6条时，裁判员发现只靠记录纸不能复原对局，应改用第11.7条。", en: "If under 11.6 the arbiter sees that the game cannot be rebuilt from the scoresheets alone, he applies 11.7." },
    follows: Some(Text { zh: "转入第11.7条：停住双方的钟。", en: "As 11.7: both clocks stopped." }),
    notes: &[Text { zh: "抄本“第11.6条”误作“和11.6条”。", en: "The copy prints \"and 11.6\" for \"article 11.6\"." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 11.9 Reconstruction impossible · 无法复原
///
/// If the scores cannot be completed as 11.7 asks, the game goes on and the next move counts as the first of the next control.
///
/// → The count starts again with the next control.
///
/// ※ The copy leaves a character out of "the next control".
pub static RECONSTRUCTION_IMPOSSIBLE: Rule = Rule {
    document: "fide-1993",
    number: "11.9",
    name: "reconstruction-impossible",
    same_as: &["reconstruction-impossible"],
    section: Text { zh: "11 对局记录", en: "11 Recording the game" },
    title: Text { zh: "无法复原", en: "Reconstruction impossible" },
    text: Text { zh: "不可能按第11.7条补全记录的，对局继续，下一着算作下一时限的第一着。", en: "If the scores cannot be completed as 11.7 asks, the game goes on and the next move counts as the first of the next control." },
    follows: Some(Text { zh: "着数从下一时限的第一着重新算起。", en: "The count starts again with the next control." }),
    notes: &[Text { zh: "抄本“下一时限”漏“一”字。", en: "The copy leaves a character out of \"the next control\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 12.1 Time control · 时限
///
/// Each player has to make a set number of moves in a set time, both fixed before the event. Time saved in one control is added to that of the next.
///
/// → Moves and times are settings of the event, such as 40 moves in 2:30, then 16 moves an hour.
///
/// ※ The copy has a slip in "the next control".
pub static TIME_CONTROL: Rule = Rule {
    document: "fide-1993",
    number: "12.1",
    name: "time-control",
    same_as: &["time-control"],
    section: Text { zh: "12 棋钟", en: "12 The chess clock" },
    title: Text { zh: "时限", en: "Time control" },
    text: Text { zh: "每一方必须在规定的时间内走满一定的着数，着数和时间在赛前规定。在一个时限内省下的时间加到下一时限，可以累积使用。", en: "Each player has to make a set number of moves in a set time, both fixed before the event. Time saved in one control is added to that of the next." },
    follows: Some(Text { zh: "各时限的着数和时间是比赛的设置，例如 40 着 2 小时 30 分，以后每小时 16 着。", en: "Moves and times are settings of the event, such as 40 moves in 2:30, then 16 moves an hour." }),
    notes: &[Text { zh: "抄本“与下一时限”误作“与一下一时限”。", en: "The copy has a slip in \"the next control\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 13 Adjournment · 封局
///
/// The player to move writes the sealed move in unambiguous notation, both scoresheets go into the envelope, he seals it and then stops his own clock without starting the other; until then he may change the move. The envelope states the players, the position, the times used, the sealer and the move number; the arbiter keeps it.
///
/// → Clocks stopped, the envelope with the arbiter until the resumption.
///
/// ※ Article 13 is not in the copies; its content is recalled and the numbers of its clauses are not known.
pub static ADJOURNMENT: Rule = Rule {
    document: "fide-1993",
    number: "13",
    name: "adjournment",
    same_as: &["adjournment"],
    section: Text { zh: "13 封局与续赛", en: "13 Adjournment and resumption" },
    title: Text { zh: "封局", en: "Adjournment" },
    text: Text { zh: "轮到走棋的一方用明确的记录写下封着，把双方的记录纸装入信封封好，然后停住自己的钟，不开动对方的钟；停钟以前可以更改封着。信封上写明双方姓名、封棋时的局面、双方用时、封棋人和着数，由裁判员保管。", en: "The player to move writes the sealed move in unambiguous notation, both scoresheets go into the envelope, he seals it and then stops his own clock without starting the other; until then he may change the move. The envelope states the players, the position, the times used, the sealer and the move number; the arbiter keeps it." },
    follows: Some(Text { zh: "钟停、信封交裁判员，续赛时启封。", en: "Clocks stopped, the envelope with the arbiter until the resumption." }),
    notes: &[Text { zh: "抄本不含第13条，内容系回忆；各款条号不详。", en: "Article 13 is not in the copies; its content is recalled and the numbers of its clauses are not known." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// 14 Resumption · 续赛
///
/// Position and times are set as at the adjournment. The envelope is opened only when the player who has to reply is there: the sealed move is made on the board and his clock is started. If he is absent, his clock is started and the envelope is opened after he has come and stopped it. If the sealer is absent, the other may seal his reply and start the absent player's clock. A draw agreed or a game resigned before the opening stands, whatever the sealed move is.
///
/// → After the opening 10.15 and 10.16 judge the sealed move.
///
/// ※ Article 14 is not in the copies; its content is recalled and the numbers of its clauses are not known.
pub static RESUMPTION: Rule = Rule {
    document: "fide-1993",
    number: "14",
    name: "resumption",
    same_as: &["resumption"],
    section: Text { zh: "13 封局与续赛", en: "13 Adjournment and resumption" },
    title: Text { zh: "续赛", en: "Resumption" },
    text: Text { zh: "续赛时按封局时的局面和用时摆好。须应着的一方到场才启封：封着走上棋盘，开动应着方的钟。应着方不在，开动他的钟，等他到场停钟后启封。封棋方不在，应着方可以把应着封好交裁判员，再开动封棋方的钟。启封以前已经议和或认输的，以此为准，封着有无毛病不论。", en: "Position and times are set as at the adjournment. The envelope is opened only when the player who has to reply is there: the sealed move is made on the board and his clock is started. If he is absent, his clock is started and the envelope is opened after he has come and stopped it. If the sealer is absent, the other may seal his reply and start the absent player's clock. A draw agreed or a game resigned before the opening stands, whatever the sealed move is." },
    follows: Some(Text { zh: "启封后按第10.15条、第10.16条判定封着。", en: "After the opening 10.15 and 10.16 judge the sealed move." }),
    notes: &[Text { zh: "抄本不含第14条，内容系回忆；各款条号不详。", en: "Article 14 is not in the copies; its content is recalled and the numbers of its clauses are not known." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Recalled,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "fide-1993",
    title: Text { zh: "国际棋联《国际象棋规则》（1993）", en: "FIDE Laws of Chess, 1993" },
    game: Game::Chess,
    edition: "1993-01-01",
    source: Text { zh: "同一中文译本的三份网上抄本，合起来含第8.3条至第12.1条。抄本没有注明版本；条号、五十回合条款和提和程序与1992年马尼拉大会通过、1993年1月1日起施行的一版相合（把握约八成五），更早和更晚的版本都对不上。", en: "Three web copies of one Chinese translation, together articles 8.3 to 12.1. The copies name no edition; the numbering, the fifty-move clause and the claim procedure fit the Laws adopted at Manila in 1992 and in force from 1 January 1993 (with a confidence of about 0.85), and neither earlier nor later editions fit." },
    extent: Text { zh: "已见：第8.3条至第12.1条（译文，有抄写讹误，均在各条注明）。第1.2条、第6.5条、第8.1条、第13条和第14条在抄本以外，系回忆，未与英文原文核对。其余各条未收。", en: "Read: articles 8.3 to 12.1, in translation and with slips, which the rules name one by one. Articles 1.2, 6.5, 8.1, 13 and 14 are outside the copies, recalled, and not compared with the English text. The other articles are not held." },
    checked_on: "2026-11-30",
    rules: &[&BOARD_PLACEMENT, &LAST_MOVE_OF_CONTROL, &ILLEGAL_MOVE, &DISPLACED_PIECES, &WRONG_POSITION_AFTER_ADJOURNMENT, &WRONG_INITIAL_POSITION, &COLOURS_REVERSED, &BOARD_PLACED_WRONGLY, &CHECK, &CHECK_MUST_BE_PARRIED, &CHECK_NOT_ANNOUNCED, &CHECKMATE, &RESIGNATION, &STALEMATE, &INSUFFICIENT_MATERIAL, &KING_AGAINST_KING, &LONE_MINOR_PIECE, &SAME_COLOURED_BISHOPS, &BARE_KING, &AGREEMENT, &DRAW_OFFER, &OFFER_ON_OPPONENTS_TIME, &OFFER_BEFORE_MOVING, &REPETITION_CLAIM, &REPETITION_ABOUT_TO_APPEAR, &REPETITION_JUST_APPEARED, &CLAIM_LOST_BY_MOVING, &FIFTY_MOVE_CLAIM, &CLAIM_PROCEDURE, &CORRECT_CLAIM, &WRONG_CLAIM, &CLAIM_STANDS, &TIME_FORFEIT, &LATE_ARRIVAL, &SEALED_MATE, &SEALED_DRAW, &PRESENT_PLAYER_OVERSTEPS, &BAD_SEALED_MOVE, &AMBIGUOUS_SEALED_MOVE, &MEANINGLESS_SEALED_MOVE, &ILLEGAL_SEALED_MOVE, &REFUSAL, &RECORD_KEEPING, &RECORD_EXEMPTION, &ARBITER_RECORDS, &REFUSAL_TO_RECORD, &BORROWING_THE_SCORESHEET, &ONE_COMPLETES_RECORD, &BOTH_COMPLETE_RECORD, &RECONSTRUCTION_NEEDS_BOARD, &RECONSTRUCTION_IMPOSSIBLE, &TIME_CONTROL, &ADJOURNMENT, &RESUMPTION],
    parameters: &[
        Parameter { name: "repetition-claim-occurrences", title: Text { zh: "可以提和的局面出现次数", en: "occurrences of a position that allow a claim" }, value: Value::Occurrences(Occurrences(3)), rule: &REPETITION_CLAIM, by_people: None },
        Parameter { name: "fifty-move-claim", title: Text { zh: "没有吃子和走兵、可以提和的回合数", en: "moves without capture or pawn move that allow a claim" }, value: Value::MovesEach(MovesEach(50)), rule: &FIFTY_MOVE_CLAIM, by_people: None },
        Parameter { name: "longer-move-limits", title: Text { zh: "多于五十回合的局面", en: "positions with more than fifty moves" }, value: Value::Choice { name: "announced-before-event", says: Text { zh: "由组织者赛前宣布局面和回合数", en: "allowed if positions and number are announced before the event" } }, rule: &FIFTY_MOVE_CLAIM, by_people: None },
        Parameter { name: "claim-lost-by", title: Text { zh: "何时失去提和权", en: "what makes a player lose his right to claim" }, value: Value::Choice { name: "moving", says: Text { zh: "走了一着", en: "making a move" } }, rule: &CLAIM_LOST_BY_MOVING, by_people: None },
        Parameter { name: "wrong-claim-penalty", title: Text { zh: "提和不成立的罚时", en: "penalty for a wrong claim" }, value: Value::Seconds(Seconds(300)), rule: &WRONG_CLAIM, by_people: None },
        Parameter { name: "wrong-claim-penalty-form", title: Text { zh: "罚时的方式", en: "how that penalty is applied" }, value: Value::Choice { name: "added-to-claimant", says: Text { zh: "加在提出方已用时间上", en: "added to the time the claimant has used" } }, rule: &WRONG_CLAIM, by_people: None },
        Parameter { name: "time-forfeit-exception", title: Text { zh: "超时而不判负的条件", en: "when overstepping the time draws instead of losing" }, value: Value::Choice { name: "bare-king", says: Text { zh: "对方只剩单王", en: "the opponent has only the king" } }, rule: &TIME_FORFEIT, by_people: None },
        Parameter { name: "dead-position", title: Text { zh: "子力不足的判定", en: "which positions are drawn for want of mating power" }, value: Value::Choice { name: "listed-material", says: Text { zh: "列举的三种残局", en: "three endings listed by material" } }, rule: &INSUFFICIENT_MATERIAL, by_people: None },
        Parameter { name: "resignation-result", title: Text { zh: "认输的结果", en: "result of a resignation" }, value: Value::Choice { name: "always-loses", says: Text { zh: "一律判负", en: "always a loss" } }, rule: &RESIGNATION, by_people: None },
        Parameter { name: "agreement-from", title: Text { zh: "何时可以议和", en: "when a draw may be agreed" }, value: Value::Choice { name: "any-time", says: Text { zh: "没有限制", en: "at any time" } }, rule: &AGREEMENT, by_people: None },
        Parameter { name: "offer-refused-by", title: Text { zh: "怎样算拒绝和棋", en: "how an offer is refused" }, value: Value::Choice { name: "word-or-completed-move", says: Text { zh: "口头，或走完一着棋", en: "in words or by completing a move" } }, rule: &DRAW_OFFER, by_people: None },
        Parameter { name: "default-time", title: Text { zh: "判负的迟到时间（超过此数）", en: "lateness beyond which a player loses" }, value: Value::Seconds(Seconds(3600)), rule: &LATE_ARRIVAL, by_people: None },
        Parameter { name: "both-late", title: Text { zh: "双方都迟到", en: "both players late" }, value: Value::Choice { name: "both-lose", says: Text { zh: "双负", en: "both lose" } }, rule: &REFUSAL, by_people: None },
        Parameter { name: "colours-reversed-bar", title: Text { zh: "颜色颠倒后继续对局的界限", en: "from when a game with reversed colours goes on" }, value: Value::Choice { name: "share-of-first-control", says: Text { zh: "用时超过第一时限的一部分；未超过的由裁判员决定", en: "more than a share of the first control's time is gone; before that the arbiter decides" } }, rule: &COLOURS_REVERSED, by_people: None },
        Parameter { name: "colours-reversed-share", title: Text { zh: "第一时限的这一部分", en: "that share of the first control" }, value: Value::Share(Share { numerator: 1, denominator: 4 }), rule: &COLOURS_REVERSED, by_people: None },
        Parameter { name: "illegal-move-consequence", title: Text { zh: "走了不合规则的着法", en: "consequence of an illegal move" }, value: Value::Choice { name: "put-right", says: Text { zh: "恢复局面，没有罚时", en: "the position is restored, no time penalty" } }, rule: &ILLEGAL_MOVE, by_people: None },
        Parameter { name: "record-exemption", title: Text { zh: "可以不记录的剩余时间（少于此数）", en: "time left below which a player need not record" }, value: Value::Seconds(Seconds(300)), rule: &RECORD_EXEMPTION, by_people: None },
        Parameter { name: "writing-before-moving", title: Text { zh: "先记后走", en: "writing a move before making it" }, value: Value::Choice { name: "free", says: Text { zh: "由棋手自己决定", en: "up to the player" } }, rule: &RECORD_KEEPING, by_people: None },
        Parameter { name: "time-saved", title: Text { zh: "一个时限内省下的时间", en: "time saved in a control" }, value: Value::Choice { name: "carried-over", says: Text { zh: "加到下一时限", en: "added to the next control" } }, rule: &TIME_CONTROL, by_people: None },
        Parameter { name: "castling-in-repetition", title: Text { zh: "易位权怎样影响局面相同", en: "how castling counts for the same position" }, value: Value::Choice { name: "by-right", says: Text { zh: "看权利是否尚存", en: "by whether the right exists" } }, rule: &REPETITION_CLAIM, by_people: None },
        Parameter { name: "same-position-count-from", title: Text { zh: "出现次数从哪里算起", en: "from where occurrences are counted" }, value: Value::Choice { name: "initial-position", says: Text { zh: "原始局面算一次", en: "the initial position is one" } }, rule: &REPETITION_CLAIM, by_people: None },
        Parameter { name: "illegal-move-found", title: Text { zh: "不合规则的着法何时还能改正", en: "until when an illegal move is put right" }, value: Value::Choice { name: "during-the-game", says: Text { zh: "对局结束以前", en: "as long as the game lasts" } }, rule: &ILLEGAL_MOVE, by_people: None },
        Parameter { name: "adjournment-standing", title: Text { zh: "封局规定的地位", en: "standing of the rules of adjournment" }, value: Value::Choice { name: "laws", says: Text { zh: "规则正文", en: "part of the Laws" } }, rule: &ADJOURNMENT, by_people: Some(Text { zh: "何时封局由主办者和裁判员决定", en: "organisers and arbiter decide when a game is adjourned" }) },
        Parameter { name: "bad-sealed-move-exception", title: Text { zh: "封着无效而不判负的条件", en: "when a bad sealed move does not lose" }, value: Value::Choice { name: "bare-king", says: Text { zh: "对方只剩单王", en: "the opponent has only the king" } }, rule: &BAD_SEALED_MOVE, by_people: None },
        Parameter { name: "clock-runs-when-nobody-comes", title: Text { zh: "开始时双方都不在", en: "neither player present at the start" }, value: Value::Choice { name: "not-settled", says: Text { zh: "条文没有规定", en: "the text does not say" } }, rule: &LATE_ARRIVAL, by_people: None },
        Parameter { name: "decisive-sealed-move", title: Text { zh: "结束对局的封着与迟到", en: "a sealed move that ends the game, against lateness" }, value: Value::Choice { name: "before-lateness-of-sealer", says: Text { zh: "迟到的是封棋方，先看封着", en: "judged first if the late player is the one who sealed" } }, rule: &LATE_ARRIVAL, by_people: None },
        Parameter { name: "bare-king-scope", title: Text { zh: "单王不能为胜方适用于哪些判负", en: "which losses a bare king of the opponent turns into a draw" }, value: Value::Choice { name: "disputed", says: Text { zh: "超时和封着无效改判和棋；认输、拒绝遵守规则、迟到有争议", en: "overstepping and a bad sealed move; resignation, refusal and lateness are disputed" } }, rule: &BARE_KING, by_people: None },
        Parameter { name: "announced-fifty", title: Text { zh: "五十回合提和时声明的着法", en: "an announced move in a claim of fifty moves" }, value: Value::Choice { name: "on-the-board", says: Text { zh: "只看已经走成的局面", en: "only moves that were made count" } }, rule: &FIFTY_MOVE_CLAIM, by_people: None },
    ],
    numbers: Numbers::Chess(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "whose-bare-king", rules: &[&TIME_FORFEIT, &BARE_KING, &LAST_MOVE_OF_CONTROL], title: Text { zh: "超时例外中的单王是谁的", en: "Whose bare king excuses overstepping" }, question: Text { zh: "抄本第10.14条作“如果双方只剩下单王”，例外究竟指谁？", en: "The copy of 10.14 says \"if both sides have only kings\". Whose king is meant?" }, readings: &[Text { zh: "照字面，双方都只剩单王才判和。", en: "As printed, drawn only if both have bare kings." }, Text { zh: "“双方”是“对方”之误，超时方的对方只剩单王即判和。", en: "A slip for \"the opponent\": drawn if the opponent of the player who overstepped has only the king." }], choice: Text { zh: "对方只剩单王。", en: "The opponent's bare king." }, why: Text { zh: "双方都只剩单王时第10.4条早已使对局结束，照字面例外永远用不上；第10.5条说的正是单王方的对方超时，而且第10.14条明写“见第10.5条”。", en: "With two bare kings the game has ended by 10.4 already, so the printed exception could never apply; 10.5 speaks of the opponent of the bare king overstepping, and 10.14 refers to 10.5." } },
        Interpretation { number: "002", name: "wrong-claim-and-bare-king", rules: &[&BARE_KING, &WRONG_CLAIM, &TIME_FORFEIT, &RESIGNATION, &LATE_ARRIVAL, &REFUSAL], title: Text { zh: "单王不能成为胜方适用到哪里", en: "How far it goes that a bare king cannot win" }, question: Text { zh: "第10.5条说只剩单王的一方不能成为胜方，接着只举了超时和封着不合规则。提和不成立加时致超时、含糊或无法确定含义的封着，是否也判和？认输、拒绝遵守规则、迟到呢？", en: "10.5 says that a player who has only the king cannot be the winner, and then names only overstepping and an illegal sealed move. Is it also a draw if the five minutes for a wrong claim overstep the limit, or a sealed move is ambiguous or without meaning? And after a resignation, a refusal to obey the Laws or lateness?" }, readings: &[Text { zh: "第一句不设条件，后面两项只是例子：不论何种原因，对方只剩单王都判和。", en: "The first sentence has no condition, and the two cases are examples: against a bare king it is drawn for whatever reason." }, Text { zh: "后面两项是全部例外；第10.2条、第10.15条、第10.17条写明判负，没有例外，判负。", en: "The two cases are all the exceptions; 10.2, 10.15 and 10.17 say \"loses\" without one: lost." }], choice: Text { zh: "加时致超时就是第10.14条的超时，封着含糊、无法确定含义与不合规则的封着同在第10.16条，都判和。认输、拒绝遵守规则、迟到两种读法并存，由裁判员决定，程序给出判负和判和两项。", en: "The five minutes that overstep are the overstepping of 10.14, and ambiguous and meaningless sealed moves stand in 10.16 beside the illegal one: drawn. For resignation, refusal and lateness both readings stand: the arbiter decides, and is given the loss and the draw." }, why: Text { zh: "第10.14条和第10.16条以第10.5条为例外，两种读法在这里一致。认输、拒绝和迟到各条没有提到第10.5条，而第10.5条第一句又没有条件，条文自身不能决定。", en: "10.14 and 10.16 take their exception from 10.5, so that the readings agree there. The articles on resigning, refusing and coming late do not mention 10.5, while its first sentence has no condition; the text alone does not settle it." } },
        Interpretation { number: "003", name: "exactly-at-the-limit", rules: &[&LATE_ARRIVAL, &RECORD_EXEMPTION, &COLOURS_REVERSED, &TIME_FORFEIT], title: Text { zh: "恰好等于界限", en: "Exactly at a limit" }, question: Text { zh: "迟到恰好一小时、剩余恰好五分钟、用时恰好四分之一、时间恰好用完，怎样算？", en: "What holds at exactly one hour late, five minutes left, one quarter used, or no time left?" }, readings: &[Text { zh: "到达界限就算。", en: "Reaching the limit is enough." }, Text { zh: "条文写“以上”“不足”“已过”，按严格超过或少于理解；时间用完即为超时。", en: "The words are \"more than\" and \"less than\", taken strictly; with no time left the time is overstepped." }], choice: Text { zh: "迟到须超过一小时才判负；剩余须少于五分钟才免记；用时须超过四分之一才继续；剩余为零即超时。", en: "More than one hour late loses, less than five minutes left exempts, more than one quarter used lets the game go on, nothing left is overstepped." }, why: Text { zh: "相邻各版用语都是“超过一小时”“少于五分钟”；“以上”在中文里可以包含本数，英文用语没有这个歧义。", en: "The neighbouring editions say \"more than one hour\" and \"less than five minutes\"; the Chinese word for \"or more\" may include the number itself, the English does not." } },
        Interpretation { number: "004", name: "quarter-of-whose-time", rules: &[&COLOURS_REVERSED], title: Text { zh: "四分之一按谁的钟", en: "A quarter of whose time" }, question: Text { zh: "第8.6条的“赛时已过第一时限的四分之一”，按哪一方的钟计算？", en: "8.6 speaks of a quarter of the time of the first control. Of which clock?" }, readings: &[Text { zh: "双方用时相加。", en: "The times of both added up." }, Text { zh: "任何一方的用时超过即可，也就是用时较多的一方。", en: "Either clock suffices, that is, the one with more time used." }], choice: Text { zh: "用时较多一方的钟。", en: "The clock with more time used." }, why: Text { zh: "“第一时限”是每一方各自的时间，没有双方合计的时限；用相加的办法，四分之一没有可比的总数。", en: "A control is each player's own; there is no joint control of which a joint time could be a quarter." } },
        Interpretation { number: "005", name: "initial-position-counts", rules: &[&REPETITION_CLAIM], title: Text { zh: "开局前的局面算不算一次", en: "Does the initial position count" }, question: Text { zh: "对局开始时的局面是否算作第一次出现？", en: "Is the position before the first move an occurrence?" }, readings: &[Text { zh: "不算，出现是指由着法形成。", en: "No, only positions reached by a move occur." }, Text { zh: "算，条文没有例外。", en: "Yes, the clause makes no exception." }], choice: Text { zh: "算。", en: "Yes." }, why: Text { zh: "第10.10条只要求局面相同、轮到同一方，没有排除原始局面。", en: "10.10 asks for the same position with the same player to move and does not exclude the first." } },
        Interpretation { number: "006", name: "rights-in-the-same-position", rules: &[&REPETITION_CLAIM], title: Text { zh: "易位权和吃过路兵", en: "Castling and en passant rights" }, question: Text { zh: "“可能的着法都相同”怎样看待暂时不能行使的易位权、实际走不了的吃过路兵？", en: "How do a castling right that cannot be used just now, and an en passant capture that is not legal, count for \"the same possible moves\"?" }, readings: &[Text { zh: "易位看权利是否尚存，吃过路兵看兵是否刚走两格。", en: "Castling by whether the right exists, en passant by whether a pawn has just gone two squares." }, Text { zh: "易位看权利是否尚存，吃过路兵看是否真有一着合乎规则的吃法。", en: "Castling by whether the right exists, en passant by whether a legal capture exists." }], choice: Text { zh: "后一种。", en: "The second." }, why: Text { zh: "条文说“可能的着法”。吃过路兵若因王被牵制而不合规则，就不是可能的着法；易位权则是以后仍可能行使的权利，失去它，可能的着法就不同了。", en: "The text speaks of possible moves. A capture forbidden by a pin is not possible; a castling right is one that may be used later, and without it the possible moves differ." } },
        Interpretation { number: "007", name: "announced-mate-or-stalemate", rules: &[&REPETITION_ABOUT_TO_APPEAR, &CHECKMATE, &STALEMATE], title: Text { zh: "声明的着法同时将死", en: "The announced move would mate" }, question: Text { zh: "按第10.10(1)款声明的着法会将死对方或使对方无子可动，提和还能成立吗？", en: "The move declared under 10.10(1) would mate or stalemate. Does the claim still hold?" }, readings: &[Text { zh: "着法没有走在棋盘上，先审验提和，成立即和棋。", en: "The move has not been made; the claim is verified first, and if right the game is drawn." }, Text { zh: "将死结束对局，提和无意义。", en: "Mate ends the game and the claim is idle." }], choice: Text { zh: "提和成立即和棋。", en: "A right claim draws." }, why: Text { zh: "声明时着法尚未走出，第10.1条的条件还没有出现；棋手本可以不提和而走这一着。同一局面第三次出现时不可能是第一次将死，因此实际上只会见于抄录有误的记录。", en: "When it is declared the move is not on the board, so 10.1 is not met; the player could have made it instead of claiming. A position that is there for the third time cannot be mate for the first time, so this arises only in faulty records." } },
        Interpretation { number: "008", name: "clock-while-completing", rules: &[&ONE_COMPLETES_RECORD], title: Text { zh: "补记录时开哪一方的钟", en: "Whose clock runs while one player completes" }, question: Text { zh: "抄本第11.6条说“若轮到对方行棋时，补记录者仍应开动己方的棋钟”，怎样执行？", en: "The copy of 11.6 says that the completing player's clock is to run \"if it is the opponent's turn\". How is that carried out?" }, readings: &[Text { zh: "照字面，对方应走时开动补记录者的钟。", en: "As printed: on the opponent's turn the completing player's clock runs." }, Text { zh: "对方已经走了棋、轮到补记录者时，他的钟照常走；轮到对方时对方的钟走，补记录者在走下一着以前补全。", en: "Once the opponent has moved, the completing player's clock runs as usual; on the opponent's turn the opponent's runs. The score is completed before the next move." }], choice: Text { zh: "后一种。", en: "The second." }, why: Text { zh: "照字面会在对方考虑时替他停钟。同一事项在后来各版也是补记录者在轮到自己时用自己的时间补全。", en: "As printed it would stop the opponent's clock while he thinks. Later editions too let the completing player use his own time on his own turn." } },
        Interpretation { number: "009", name: "when-a-move-refuses-an-offer", rules: &[&DRAW_OFFER, &LAST_MOVE_OF_CONTROL], title: Text { zh: "走子何时算拒绝和棋", en: "When a move refuses an offer" }, question: Text { zh: "10.7说走完一着即为拒绝提和。应着已经走出、还没有按钟，提和还有效吗？", en: "By 10.7 a completed move refuses an offer. The reply is made and not pressed. Does the offer still stand?" }, readings: &[Text { zh: "有效，按6.5要按钟才算走完。", en: "Yes, by 6.5 the press completes the move." }, Text { zh: "无效，手松开棋子即走完；6.5只管计算时限内的着数。", en: "No, the move is complete when the hand has left it; 6.5 is for counting moves against the time alone." }], choice: Text { zh: "无效。", en: "It does not stand." }, why: Text { zh: "6.5自己写明用于计算着数。", en: "6.5 says itself that it is for the counting." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::ChessParameters = parameters::ChessParameters {
    adjournment_standing: Cited { value: parameters::AdjournmentStanding::Laws, rule: &ADJOURNMENT },
    agreement_from: Cited { value: parameters::AgreementFrom::AnyTime, rule: &AGREEMENT },
    announced_fifty: Cited { value: parameters::AnnouncedFifty::OnTheBoard, rule: &FIFTY_MOVE_CLAIM },
    bad_sealed_move_exception: Cited { value: parameters::BadSealedMoveException::BareKing, rule: &BAD_SEALED_MOVE },
    bare_king_scope: Some(Cited { value: parameters::BareKingScope::Disputed, rule: &BARE_KING }),
    blitz_games_an_arbiter: None,
    blitz_up_to: None,
    both_flags_fallen: None,
    both_late: Cited { value: parameters::BothLate::BothLose, rule: &REFUSAL },
    castling_in_repetition: Cited { value: parameters::CastlingInRepetition::ByRight, rule: &REPETITION_CLAIM },
    claim_lost_by: Cited { value: parameters::ClaimLostBy::Moving, rule: &CLAIM_LOST_BY_MOVING },
    clock_runs_when_nobody_comes: Cited { value: parameters::ClockRunsWhenNobodyComes::NotSettled, rule: &LATE_ARRIVAL },
    colours_reversed_bar: Cited { value: parameters::ColoursReversedBar::ShareOfFirstControl, rule: &COLOURS_REVERSED },
    colours_reversed_moves: None,
    colours_reversed_share: Some(Cited { value: Share { numerator: 1, denominator: 4 }, rule: &COLOURS_REVERSED }),
    dead_position: Cited { value: parameters::DeadPosition::ListedMaterial, rule: &INSUFFICIENT_MATERIAL },
    decisive_sealed_move: Cited { value: parameters::DecisiveSealedMove::BeforeLatenessOfSealer, rule: &LATE_ARRIVAL },
    default_time: Cited { value: Seconds(3600), rule: &LATE_ARRIVAL },
    device_consequence: None,
    fifty_move_claim: Cited { value: MovesEach(50), rule: &FIFTY_MOVE_CLAIM },
    fivefold_occurrences: None,
    flag_called_by: None,
    flag_called_in_rapid_by: None,
    illegal_move_consequence: Cited { value: parameters::IllegalMoveConsequence::PutRight, rule: &ILLEGAL_MOVE },
    illegal_move_found: Cited { value: parameters::IllegalMoveFound::DuringTheGame, rule: &ILLEGAL_MOVE },
    illegal_move_found_in_rapid: None,
    illegal_move_penalty: None,
    illegal_move_penalty_in_rapid: None,
    illegal_moves_that_lose: None,
    increment_weight: None,
    last_illegal_move_exception: None,
    last_minutes_award: None,
    last_minutes_claim: None,
    last_minutes_limit: None,
    longer_move_limits: Cited { value: parameters::LongerMoveLimits::AnnouncedBeforeEvent, rule: &FIFTY_MOVE_CLAIM },
    moves_that_bar_changes: None,
    offer_refused_by: Cited { value: parameters::OfferRefusedBy::WordOrCompletedMove, rule: &DRAW_OFFER },
    press_without_move: None,
    rapid_games_an_arbiter: None,
    rapid_over: None,
    rapid_under: None,
    record_exemption: Cited { value: Seconds(300), rule: &RECORD_EXEMPTION },
    record_exemption_increment: None,
    repetition_claim_occurrences: Cited { value: Occurrences(3), rule: &REPETITION_CLAIM },
    requested_increment: None,
    resignation_result: Cited { value: parameters::ResignationResult::AlwaysLoses, rule: &RESIGNATION },
    same_position_count_from: Cited { value: parameters::SamePositionCountFrom::InitialPosition, rule: &REPETITION_CLAIM },
    scoresheet_requests: None,
    seventy_five_move_draw: None,
    time_forfeit_exception: Cited { value: parameters::TimeForfeitException::BareKing, rule: &TIME_FORFEIT },
    time_saved: Cited { value: parameters::TimeSaved::CarriedOver, rule: &TIME_CONTROL },
    two_hands: None,
    unpromoted_pawn: None,
    writing_before_moving: Cited { value: parameters::WritingBeforeMoving::Free, rule: &RECORD_KEEPING },
    wrong_claim_penalty: Cited { value: Seconds(300), rule: &WRONG_CLAIM },
    wrong_claim_penalty_form: Cited { value: parameters::WrongClaimPenaltyForm::AddedToClaimant, rule: &WRONG_CLAIM },
    wrong_claim_penalty_in_rapid: None,
};

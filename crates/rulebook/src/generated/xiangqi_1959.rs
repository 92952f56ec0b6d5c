// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! Rules of Chinese Xiangqi, 1959 · 《中国象棋规则（1959）》
//!
//! Read: section 12 (scoring), 13 (withdrawal), 14 (prohibitions), 15 (discipline), the appendix with six examples. Not read: sections 1 to 11; section 9 holds the list of violations and its content is not known. The diagrams of examples 2, 4, 5 and 6 leave out one side's general.

use crate::*;

/// 0.1 Checkmate · 将死
///
/// A side whose general is attacked and cannot be saved by any move has lost.
///
/// ※ The section is not in the copy; the number is ours.
pub static CHECKMATE: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.1",
    name: "checkmate",
    same_as: &["checkmate"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "将死", en: "Checkmate" },
    text: Text { zh: "一方的将（帅）被对方将军，没有任何着法可以解救，判负。", en: "A side whose general is attacked and cannot be saved by any move has lost." },
    follows: None,
    notes: &[Text { zh: "抄本没有这一节；编号是我们加的。", en: "The section is not in the copy; the number is ours." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 0.2 No legal move · 困毙
///
/// A side that is to move, is not in check and has no legal move has lost.
///
/// ※ The section is not in the copy; the number is ours.
pub static NO_LEGAL_MOVE: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.2",
    name: "no-legal-move",
    same_as: &["no-legal-move"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "困毙", en: "No legal move" },
    text: Text { zh: "轮到走棋的一方没有被将军，但没有任何合法着法可走，判负。", en: "A side that is to move, is not in check and has no legal move has lost." },
    follows: None,
    notes: &[Text { zh: "抄本没有这一节；编号是我们加的。", en: "The section is not in the copy; the number is ours." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 0.3 Resignation · 认输
///
/// A player who gives up the game has lost it.
///
/// → Won by the opponent.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static RESIGNATION: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.3",
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

/// 0.4 Time overstepped · 超时
///
/// A player who has not made the prescribed moves in the prescribed time has lost.
///
/// → Lost.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static TIME_FORFEIT: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.4",
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

/// 0.5 Agreement · 协议和棋
///
/// One player offers a draw and the other agrees: the game is drawn.
///
/// → Drawn.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static AGREEMENT: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.5",
    name: "agreement",
    same_as: &["agreement"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "协议和棋", en: "Agreement" },
    text: Text { zh: "一方提议作和，对方同意，作和。", en: "One player offers a draw and the other agrees: the game is drawn." },
    follows: Some(Text { zh: "和。", en: "Drawn." }),
    notes: &[Text { zh: "原文未见；编号是我们加的，内容取各版规则的共同规定。", en: "The text has not been seen; the number is ours, and the content is what the editions have in common." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Players,
    known: Known::Recalled,
    by_people: None,
};

/// 0.6 Illegal move · 违例着法
///
/// A move against the rules of play is dealt with by the arbiter: the player makes another move, or loses.
///
/// → The arbiter decides.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static ILLEGAL_MOVE: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.6",
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

/// 0.7 Late arrival · 迟到
///
/// A player who is not there within the time the event allows is declared lost by the arbiter.
///
/// → The arbiter decides.
///
/// ※ The text has not been seen; the number is ours, and the content is what the editions have in common.
pub static LATE_ARRIVAL: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.7",
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

/// 0.8 Perpetual check by one side · 单方长将
///
/// One side alone checks with every move: it must vary or loses.
///
/// → Lost if it does not vary.
///
/// ※ Section 9 of the text has not been seen; the number is ours. Who checks on every move attacks no less than one who checks and threatens mate in turn (A.2), and all editions forbid one-sided perpetual check.
pub static PERPETUAL_CHECK: Rule = Rule {
    document: "xiangqi-1959",
    number: "0.8",
    name: "perpetual-check",
    same_as: &["perpetual-check"],
    section: Text { zh: "0 终局（推断）", en: "0 End of the game (inferred)" },
    title: Text { zh: "单方长将", en: "Perpetual check by one side" },
    text: Text { zh: "只有一方着着将军、另一方不是，将军的一方须变，不变作负。", en: "One side alone checks with every move: it must vary or loses." },
    follows: Some(Text { zh: "不变作负。", en: "Lost if it does not vary." }),
    notes: &[Text { zh: "原文第九节未见；编号是我们加的：着着将军比 A.2 的一将一杀有过之而无不及，各版规则也都禁止单方长将。", en: "Section 9 of the text has not been seen; the number is ours. Who checks on every move attacks no less than one who checks and threatens mate in turn (A.2), and all editions forbid one-sided perpetual check." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Recalled,
    by_people: None,
};

/// 9 Violations (content not known) · 违例（内容不详）
///
/// This section lists violations of the rules of play, in at least five items. Clauses 12.2 and 14.2 refer to its items 3, 4 and 5; the copy does not contain the section itself.
///
/// ※ The six examples of the appendix can be applied as they stand; the text of this section cannot be inferred from them.
pub static VIOLATIONS: Rule = Rule {
    document: "xiangqi-1959",
    number: "9",
    name: "violations",
    same_as: &["long-attack-rules"],
    section: Text { zh: "9 违例", en: "9 Violations" },
    title: Text { zh: "违例（内容不详）", en: "Violations (content not known)" },
    text: Text { zh: "本节列有比赛中的“违例”，至少有五款。第十二节第二款和第十四节第二款都援引其第三、四、五款，但抄本没有收入本节原文。", en: "This section lists violations of the rules of play, in at least five items. Clauses 12.2 and 14.2 refer to its items 3, 4 and 5; the copy does not contain the section itself." },
    follows: None,
    notes: &[Text { zh: "附录六例可以直接适用；不能由六例倒推本节条文。", en: "The six examples of the appendix can be applied as they stand; the text of this section cannot be inferred from them." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::NotKnown,
    by_people: Some(Text { zh: "本节条文未见，不得据以裁决，凡须援引时由裁判会议决定", en: "the text of this section is not known, nothing may be ruled from it; where it would be needed, the meeting of the arbiters decides" }),
};

/// 12.1 Points of a game · 每局记分
///
/// A win counts 2 points, a draw 1 point to each, a loss nothing. A game not played and decided only because a player stayed away is entered in the table as + instead of 2 and − instead of 0; in the totals + counts 2 and − counts 0.
///
/// → The table tells played games from games decided by absence; both count alike in the total.
pub static GAME_POINTS: Rule = Rule {
    document: "xiangqi-1959",
    number: "12.1",
    name: "game-points",
    same_as: &["game-points"],
    section: Text { zh: "12 成绩计算", en: "12 Scoring" },
    title: Text { zh: "每局记分", en: "Points of a game" },
    text: Text { zh: "胜一局记 2 分，和一局双方各记 1 分，负一局不记分。未实际对局、只因一方缺席而判定的胜负，在成绩表上用“＋”代替 2、用“－”代替 0；汇总时“＋”按 2 分、“－”按 0 分计算。", en: "A win counts 2 points, a draw 1 point to each, a loss nothing. A game not played and decided only because a player stayed away is entered in the table as + instead of 2 and − instead of 0; in the totals + counts 2 and − counts 0." },
    follows: Some(Text { zh: "成绩表区分实战胜负与缺席胜负，总分相同计算。", en: "The table tells played games from games decided by absence; both count alike in the total." }),
    notes: &[],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 12.2 Ranking where each pair plays one game · 单局制名次
///
/// In a round robin or points system (Swiss) in which two players meet once, the total of points ranks the players. Equal totals are separated, in this order, by the game between the two, its winner first; if that was drawn, by who lost no game in the whole event; then by who has no violation or fewer. If nothing separates them they share the rank and both are admitted.
///
/// → A table of ranks; for each tie it is stated which step separated it, or that none did.
///
/// ※ The clause speaks of two players with equal points; how three or more compare their mutual games is not said.
pub static RANKING_SINGLE_GAMES: Rule = Rule {
    document: "xiangqi-1959",
    number: "12.2",
    name: "ranking-single-games",
    same_as: &["ranking-single-games"],
    section: Text { zh: "12 成绩计算", en: "12 Scoring" },
    title: Text { zh: "单局制名次", en: "Ranking where each pair plays one game" },
    text: Text { zh: "每两人只下一局的大循环赛和积分循环赛，按总分多少排列名次。总分相等时依次比较：一、相互间的一局，胜者列前；二、该局为和棋时，全部比赛中没有输过棋的一人列前；三、全部比赛中没有“违例”或“违例”较少的一人列前。仍分不出先后，名次并列，一同录取。", en: "In a round robin or points system (Swiss) in which two players meet once, the total of points ranks the players. Equal totals are separated, in this order, by the game between the two, its winner first; if that was drawn, by who lost no game in the whole event; then by who has no violation or fewer. If nothing separates them they share the rank and both are admitted." },
    follows: Some(Text { zh: "名次表，每一处并列都写明由哪一步分出先后或不能分出。", en: "A table of ranks; for each tie it is stated which step separated it, or that none did." }),
    notes: &[Text { zh: "条文只就两人同分而言；三人以上同分时怎样比较相互间的一局，条文没有规定。", en: "The clause speaks of two players with equal points; how three or more compare their mutual games is not said." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 12.3 Ranking where each pair plays two or more games · 两局以上制名次
///
/// Where two players meet in two or more games, the points of 12.1 are game points (small points). The result between the two over all their games also gives match points (big points): 1 to its winner, ½ each if level, 0 to its loser. Rank by match points, then by game points, then by the result between the two players, winner first; if that was level, go on in the order of 12.2.
///
/// → The table shows match points and game points.
///
/// ※ The copy has a slip in "their game was drawn".
pub static RANKING_MINI_MATCHES: Rule = Rule {
    document: "xiangqi-1959",
    number: "12.3",
    name: "ranking-mini-matches",
    same_as: &["ranking-mini-matches"],
    section: Text { zh: "12 成绩计算", en: "12 Scoring" },
    title: Text { zh: "两局以上制名次", en: "Ranking where each pair plays two or more games" },
    text: Text { zh: "每两人下两局或更多局的循环赛，每局按 12.1 记的分叫“小分”（局分）；两人之间的几局合起来看，胜者再得“大分”（场分）1 分，和者各得半分，负者 0 分。名次先比大分，再比小分，再比相互间的胜负，胜者列前；相互打平的，按 12.2 的次序继续比较。", en: "Where two players meet in two or more games, the points of 12.1 are game points (small points). The result between the two over all their games also gives match points (big points): 1 to its winner, ½ each if level, 0 to its loser. Rank by match points, then by game points, then by the result between the two players, winner first; if that was level, go on in the order of 12.2." },
    follows: Some(Text { zh: "名次表列出大分和小分。", en: "The table shows match points and game points." }),
    notes: &[Text { zh: "抄本“两人的对局是和棋”误作“对局时和棋”。", en: "The copy has a slip in \"their game was drawn\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 12.4 Play-off · 加赛
///
/// In an event of some weight in which the above leaves no single champion, those who are equal may play one or more further games for the title if time allows. The organising committee sets the number of games.
///
/// → The committee decides whether and how many; the program names those entitled, records the decision and its result.
pub static PLAY_OFF: Rule = Rule {
    document: "xiangqi-1959",
    number: "12.4",
    name: "play-off",
    same_as: &["play-off"],
    section: Text { zh: "12 成绩计算", en: "12 Scoring" },
    title: Text { zh: "加赛", en: "Play-off" },
    text: Text { zh: "比较重要的比赛，用以上办法仍产生不出冠军，时间又许可时，可以由几名相等的运动员加赛一局或几局来决定冠军。加赛局数由组织委员会规定。", en: "In an event of some weight in which the above leaves no single champion, those who are equal may play one or more further games for the title if time allows. The organising committee sets the number of games." },
    follows: Some(Text { zh: "委员会决定是否加赛及局数；程序列出有资格加赛的人，记录其决定和结果。", en: "The committee decides whether and how many; the program names those entitled, records the decision and its result." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Committee,
    known: Known::Read,
    by_people: None,
};

/// 13.1 Withdrawal after the draw of lots and before the start · 抽签后、开赛前退出
///
/// If a player withdraws when lots have been drawn and play has not begun, and an even number of players is left, the lots are drawn again, because the event becomes shorter.
///
/// → An even number left: new lots, fewer rounds. An odd number left: the lots stand.
///
/// ※ What to do with an odd number is not said; by the sense of the clause the lots stay as they are and the missing player's opponent is free.
pub static WITHDRAWAL_BEFORE_START: Rule = Rule {
    document: "xiangqi-1959",
    number: "13.1",
    name: "withdrawal-before-start",
    same_as: &["withdrawal-before-start"],
    section: Text { zh: "13 运动员退出比赛", en: "13 Withdrawal of a player" },
    title: Text { zh: "抽签后、开赛前退出", en: "Withdrawal after the draw of lots and before the start" },
    text: Text { zh: "已经抽签而比赛尚未开始时有人退出，如果余下的人数为双数，就重新抽签，这样可以缩短赛程。", en: "If a player withdraws when lots have been drawn and play has not begun, and an even number of players is left, the lots are drawn again, because the event becomes shorter." },
    follows: Some(Text { zh: "余下为双数：重新抽签，轮次减少。余下为单数：原签有效。", en: "An even number left: new lots, fewer rounds. An odd number left: the lots stand." }),
    notes: &[Text { zh: "余下为单数时怎样处理，条文没有写；按文意签位不变，缺人的一签轮空。", en: "What to do with an odd number is not said; by the sense of the clause the lots stay as they are and the missing player's opponent is free." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 13.2 Withdrawal during the event · 比赛中途退出
///
/// A player who leaves before the event is over is treated by the number of games he has played. Fewer than half of the games due to him: all of them are annulled and his name is struck from the table of rounds. Half or more: the games stand, and those not yet played are wins for his opponents.
///
/// → Fewer than half: annulled. Half or more: unplayed games are won by the opponents.
///
/// ※ The copy has slips in the words for "table of rounds" and "his name".
pub static WITHDRAWAL_DURING_EVENT: Rule = Rule {
    document: "xiangqi-1959",
    number: "13.2",
    name: "withdrawal-during-event",
    same_as: &["withdrawal-during-event"],
    section: Text { zh: "13 运动员退出比赛", en: "13 Withdrawal of a player" },
    title: Text { zh: "比赛中途退出", en: "Withdrawal during the event" },
    text: Text { zh: "运动员在比赛结束以前退出，按他已下的局数是否达到应下局数的一半处理：不到一半的，已下各局全部作废，姓名从轮次表上划去；达到或超过一半的，已下各局有效，尚未下的各局算对手得胜。", en: "A player who leaves before the event is over is treated by the number of games he has played. Fewer than half of the games due to him: all of them are annulled and his name is struck from the table of rounds. Half or more: the games stand, and those not yet played are wins for his opponents." },
    follows: Some(Text { zh: "不足一半：全部注销。一半及以上：未下各局判对手胜。", en: "Fewer than half: annulled. Half or more: unplayed games are won by the opponents." }),
    notes: &[Text { zh: "抄本“轮次表”误作“输次表”，“他的名字”误作“它他的名字”。", en: "The copy has slips in the words for \"table of rounds\" and \"his name\"." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Statement,
    known: Known::Read,
    by_people: None,
};

/// 13.2(1) The unfinished last game of a player who withdraws · 退出者未下完的最后一局
///
/// If the last game of the player who withdraws is unfinished, it counts as played. Its result is decided by the arbiter from the position in which it was broken off, if need be by a special committee.
///
/// → It counts among the games played; the arbiter or the committee decides the result, which is recorded.
///
/// ※ The copy gives this sentence no number; here it is an item of 13.2.
pub static UNFINISHED_LAST_GAME: Rule = Rule {
    document: "xiangqi-1959",
    number: "13.2(1)",
    name: "unfinished-last-game",
    same_as: &["unfinished-last-game"],
    section: Text { zh: "13 运动员退出比赛", en: "13 Withdrawal of a player" },
    title: Text { zh: "退出者未下完的最后一局", en: "The unfinished last game of a player who withdraws" },
    text: Text { zh: "退出的运动员最后一局没有下完，也算已经下过的一局。该局的结果由裁判员按中止时的局面审定，必要时组成专门委员会审定。", en: "If the last game of the player who withdraws is unfinished, it counts as played. Its result is decided by the arbiter from the position in which it was broken off, if need be by a special committee." },
    follows: Some(Text { zh: "计入已下局数；结果由裁判员或委员会裁定并记录。", en: "It counts among the games played; the arbiter or the committee decides the result, which is recorded." }),
    notes: &[Text { zh: "抄本没有给这一句编号，这里作为 13.2 的一项。", en: "The copy gives this sentence no number; here it is an item of 13.2." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Committee,
    known: Known::Read,
    by_people: None,
};

/// 13.3 Refusing to go on with a match · 对抗赛中拒绝续赛
///
/// In a match, a player who without good reason refuses to play the remaining games has lost the match.
///
/// → The arbiter decides whether the reason is good; if not, the opponent has won the match.
pub static MATCH_ABANDONED: Rule = Rule {
    document: "xiangqi-1959",
    number: "13.3",
    name: "match-abandoned",
    same_as: &["match-abandoned"],
    section: Text { zh: "13 运动员退出比赛", en: "13 Withdrawal of a player" },
    title: Text { zh: "对抗赛中拒绝续赛", en: "Refusing to go on with a match" },
    text: Text { zh: "在对抗赛中，没有正当理由而拒绝下以后各局的一方，作输掉这场对抗赛论。", en: "In a match, a player who without good reason refuses to play the remaining games has lost the match." },
    follows: Some(Text { zh: "理由是否正当由裁判员认定；不正当则对方胜这场对抗赛。", en: "The arbiter decides whether the reason is good; if not, the opponent has won the match." }),
    notes: &[],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 14.1 Conduct forbidden during play · 走棋时的禁止行为
///
/// A player at the board must not do any of the four things below. The arbiter records every breach and may, according to its gravity, declare the game lost or impose a disciplinary penalty.
///
/// → Recorded; loss of the game or discipline at the arbiter's choice.
pub static PROHIBITED_CONDUCT: Rule = Rule {
    document: "xiangqi-1959",
    number: "14.1",
    name: "prohibited-conduct",
    same_as: &["prohibited-conduct"],
    section: Text { zh: "14 禁例", en: "14 Prohibitions during play" },
    title: Text { zh: "走棋时的禁止行为", en: "Conduct forbidden during play" },
    text: Text { zh: "对局中的运动员不得有以下四种行为。裁判员对每次违反都要记录，并可以按情节轻重判作输棋，或者给予纪律处分。", en: "A player at the board must not do any of the four things below. The arbiter records every breach and may, according to its gravity, declare the game lost or impose a disciplinary penalty." },
    follows: Some(Text { zh: "记录在案；裁判员可判负或作纪律处分。", en: "Recorded; loss of the game or discipline at the arbiter's choice." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 14.1(1) Advice or notes · 求教或查阅资料
///
/// Not to consult anyone about the game, ask for an opinion or use written material.
///
/// → See 14.1.
pub static OUTSIDE_ADVICE: Rule = Rule {
    document: "xiangqi-1959",
    number: "14.1(1)",
    name: "outside-advice",
    same_as: &["outside-advice"],
    section: Text { zh: "14 禁例", en: "14 Prohibitions during play" },
    title: Text { zh: "求教或查阅资料", en: "Advice or notes" },
    text: Text { zh: "不得就自己的棋局同任何人商量、向任何人征求意见，也不得参考有关资料。", en: "Not to consult anyone about the game, ask for an opinion or use written material." },
    follows: Some(Text { zh: "见 14.1。", en: "See 14.1." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 14.1(2) Gestures over the board · 在盘上比划
///
/// Not to point or gesture over the board as a help in calculating moves.
///
/// → See 14.1.
pub static GESTURES_OVER_THE_BOARD: Rule = Rule {
    document: "xiangqi-1959",
    number: "14.1(2)",
    name: "gestures-over-the-board",
    same_as: &["gestures-over-the-board"],
    section: Text { zh: "14 禁例", en: "14 Prohibitions during play" },
    title: Text { zh: "在盘上比划", en: "Gestures over the board" },
    text: Text { zh: "不得用手在棋盘上方比划、指点来帮助自己计算着法。", en: "Not to point or gesture over the board as a help in calculating moves." },
    follows: Some(Text { zh: "见 14.1。", en: "See 14.1." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 14.1(3) A second board · 另用棋具
///
/// Not to analyse the position on another board.
///
/// → See 14.1.
pub static SECOND_BOARD: Rule = Rule {
    document: "xiangqi-1959",
    number: "14.1(3)",
    name: "second-board",
    same_as: &["second-board"],
    section: Text { zh: "14 禁例", en: "14 Prohibitions during play" },
    title: Text { zh: "另用棋具", en: "A second board" },
    text: Text { zh: "不得另用一副棋盘棋子分析局势。", en: "Not to analyse the position on another board." },
    follows: Some(Text { zh: "见 14.1。", en: "See 14.1." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 14.1(4) Hindering the event · 妨碍比赛
///
/// Not to do anything else that hinders the regular course of the event.
///
/// → See 14.1.
pub static HINDERING_THE_EVENT: Rule = Rule {
    document: "xiangqi-1959",
    number: "14.1(4)",
    name: "hindering-the-event",
    same_as: &["hindering-the-event"],
    section: Text { zh: "14 禁例", en: "14 Prohibitions during play" },
    title: Text { zh: "妨碍比赛", en: "Hindering the event" },
    text: Text { zh: "不得有其他足以妨碍比赛正常进行的行为。", en: "Not to do anything else that hinders the regular course of the event." },
    follows: Some(Text { zh: "见 14.1。", en: "See 14.1." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 14.2 Violations are recorded · 违例记录
///
/// Each violation under items 3, 4 and 5 of section 9 is recorded; where points are equal and ranks cannot be separated, the number of violations is looked at last.
///
/// → It is the last step of 12.2.
///
/// ※ Section 9 is not known, so the arbiter states what counts as a violation, and it is recorded.
pub static VIOLATIONS_RECORDED: Rule = Rule {
    document: "xiangqi-1959",
    number: "14.2",
    name: "violations-recorded",
    same_as: &["violations-recorded"],
    section: Text { zh: "14 禁例", en: "14 Prohibitions during play" },
    title: Text { zh: "违例记录", en: "Violations are recorded" },
    text: Text { zh: "对局中发生第九节第三、四、五款的“违例”，每次都要记录；积分相等、名次难分时，作为最后考虑的一项。", en: "Each violation under items 3, 4 and 5 of section 9 is recorded; where points are equal and ranks cannot be separated, the number of violations is looked at last." },
    follows: Some(Text { zh: "计入 12.2 的最后一步比较。", en: "It is the last step of 12.2." }),
    notes: &[Text { zh: "第九节的内容不详，哪些行为算“违例”由裁判员认定并记录。", en: "Section 9 is not known, so the arbiter states what counts as a violation, and it is recorded." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// 15.1 Discipline · 比赛纪律
///
/// Players are to keep the four points below. Not knowing these rules, the timetable, the regulations or a temporary addition to them is no excuse.
///
/// → The text does not say what follows a breach.
pub static PLAYER_DISCIPLINE: Rule = Rule {
    document: "xiangqi-1959",
    number: "15.1",
    name: "player-discipline",
    same_as: &["player-discipline"],
    section: Text { zh: "15 运动员纪律", en: "15 Discipline of the players" },
    title: Text { zh: "比赛纪律", en: "Discipline" },
    text: Text { zh: "运动员应当遵守以下四项纪律。不得以不了解本规则、日程、章程或临时补充规定为理由推卸责任。", en: "Players are to keep the four points below. Not knowing these rules, the timetable, the regulations or a temporary addition to them is no excuse." },
    follows: Some(Text { zh: "条文没有规定违反时怎样处理。", en: "The text does not say what follows a breach." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 15.1(1) Stay to the end · 坚持到底
///
/// To take part in the event until it is over.
///
/// → Leaving it is treated under section 13.
pub static STAY_TO_THE_END: Rule = Rule {
    document: "xiangqi-1959",
    number: "15.1(1)",
    name: "stay-to-the-end",
    same_as: &["stay-to-the-end"],
    section: Text { zh: "15 运动员纪律", en: "15 Discipline of the players" },
    title: Text { zh: "坚持到底", en: "Stay to the end" },
    text: Text { zh: "参加比赛直到结束。", en: "To take part in the event until it is over." },
    follows: Some(Text { zh: "中途退出按第十三节处理。", en: "Leaving it is treated under section 13." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 15.1(2) Obey the ruling · 服从裁判
///
/// To obey the arbiter's ruling in any dispute during a game or the event.
///
/// → The ruling stands at once; for objections see 15.2.
pub static OBEY_THE_RULING: Rule = Rule {
    document: "xiangqi-1959",
    number: "15.1(2)",
    name: "obey-the-ruling",
    same_as: &["obey-the-ruling"],
    section: Text { zh: "15 运动员纪律", en: "15 Discipline of the players" },
    title: Text { zh: "服从裁判", en: "Obey the ruling" },
    text: Text { zh: "对局中或比赛过程中有争执、意见不一致时，服从裁判员的裁决。", en: "To obey the arbiter's ruling in any dispute during a game or the event." },
    follows: Some(Text { zh: "裁决当场有效；异议见 15.2。", en: "The ruling stands at once; for objections see 15.2." }),
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Arbiter,
    known: Known::Read,
    by_people: None,
};

/// 15.1(3) Know the programme · 了解日程和章程
///
/// To know the timetable and the regulations of the event.
pub static KNOW_THE_PROGRAMME: Rule = Rule {
    document: "xiangqi-1959",
    number: "15.1(3)",
    name: "know-the-programme",
    same_as: &["know-the-programme"],
    section: Text { zh: "15 运动员纪律", en: "15 Discipline of the players" },
    title: Text { zh: "了解日程和章程", en: "Know the programme" },
    text: Text { zh: "了解比赛的日程安排和比赛章程。", en: "To know the timetable and the regulations of the event." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Nobody,
    known: Known::Read,
    by_people: Some(Text { zh: "要求运动员赛前了解，没有可以裁决的事实", en: "asks players to inform themselves beforehand; there is no fact to rule on" }),
};

/// 15.1(4) Know these rules · 了解本规则
///
/// To know every clause of these rules.
pub static KNOW_THE_RULES: Rule = Rule {
    document: "xiangqi-1959",
    number: "15.1(4)",
    name: "know-the-rules",
    same_as: &["know-the-rules"],
    section: Text { zh: "15 运动员纪律", en: "15 Discipline of the players" },
    title: Text { zh: "了解本规则", en: "Know these rules" },
    text: Text { zh: "了解本规则的全部条款。", en: "To know every clause of these rules." },
    follows: None,
    notes: &[],
    mode: Mode::Duty,
    decided_by: DecidedBy::Nobody,
    known: Known::Read,
    by_people: Some(Text { zh: "要求运动员赛前了解，没有可以裁决的事实", en: "asks players to inform themselves beforehand; there is no fact to rule on" }),
};

/// 15.2 Protest · 申诉
///
/// A player obeys every ruling without condition but keeps the right to lodge a protest with the organiser afterwards.
///
/// → The protest and its outcome are recorded; until it is changed the ruling stands.
///
/// ※ The copy gives this sentence no number; it follows the four points of section 15.
pub static PROTEST: Rule = Rule {
    document: "xiangqi-1959",
    number: "15.2",
    name: "protest",
    same_as: &["appeal"],
    section: Text { zh: "15 运动员纪律", en: "15 Discipline of the players" },
    title: Text { zh: "申诉", en: "Protest" },
    text: Text { zh: "运动员应当无条件服从裁判员的一切裁决，但保留事后向主办单位申诉的权利。", en: "A player obeys every ruling without condition but keeps the right to lodge a protest with the organiser afterwards." },
    follows: Some(Text { zh: "登记申诉及处理结果；裁决在改变以前有效。", en: "The protest and its outcome are recorded; until it is changed the ruling stands." }),
    notes: &[Text { zh: "抄本没有给这一句编号，它接在第十五节四项纪律之后。", en: "The copy gives this sentence no number; it follows the four points of section 15." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Committee,
    known: Known::Read,
    by_people: None,
};

/// A.0 Cases not listed · 未列举的疑难棋势
///
/// Difficult cases are many. Besides the wins, losses and draws set out earlier in the rules, six examples are given for guidance. A case not listed is decided on the spot by a meeting of the arbiters.
///
/// → The program infers no result: it shows the facts and the possible decisions and leaves the decision to the meeting.
///
/// ※ The earlier sections are not in the copy. The copy gives this sentence no number; A.0 is ours.
pub static UNDECIDED_POSITIONS: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.0",
    name: "undecided-positions",
    same_as: &["undecided-positions"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "未列举的疑难棋势", en: "Cases not listed" },
    text: Text { zh: "疑难棋势很多，除前面各节所列胜、负、和的情形以外，六例供参考。没有列到的，临时由裁判员开会决定。", en: "Difficult cases are many. Besides the wins, losses and draws set out earlier in the rules, six examples are given for guidance. A case not listed is decided on the spot by a meeting of the arbiters." },
    follows: Some(Text { zh: "程序不作胜负和的推断，列出事实和可能的裁决，交裁判会议决定。", en: "The program infers no result: it shows the facts and the possible decisions and leaves the decision to the meeting." }),
    notes: &[Text { zh: "“前面各节”不在抄本之内。抄本没有给这一句编号，A.0 是这里给的。", en: "The earlier sections are not in the copy. The copy gives this sentence no number; A.0 is ours." }],
    mode: Mode::Arbiter,
    decided_by: DecidedBy::Committee,
    known: Known::Read,
    by_people: None,
};

/// A.1 Example 1: chasing the chariot for ever · 例一：长捉车
///
/// The black cannon attacks the red chariot with each of its moves, on file 3 and file 2 in turn. If Red does not wish to vary, Black has to; if Black does not, Black loses. (figure 15)
///
/// → The side that chases for ever must vary or loses.
///
/// ※ In the example the chaser is a cannon, the victim a chariot. The record does not say who moves first; position and moves show that it is Black.
pub static PERPETUAL_CHASE: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.1",
    name: "perpetual-chase",
    same_as: &["perpetual-chase"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "例一：长捉车", en: "Example 1: chasing the chariot for ever" },
    text: Text { zh: "黑炮平3、平2，每一着都捉红车。红方不愿变着时，应由黑方变着；黑方不变，判黑方负。（图十五）", en: "The black cannon attacks the red chariot with each of its moves, on file 3 and file 2 in turn. If Red does not wish to vary, Black has to; if Black does not, Black loses. (figure 15)" },
    follows: Some(Text { zh: "长捉的一方必须变着，不变作负。", en: "The side that chases for ever must vary or loses." }),
    notes: &[Text { zh: "例中长捉的是炮、被捉的是车。着法记录缺走棋方，由局面和着法可知黑方先走。", en: "In the example the chaser is a cannon, the victim a chariot. The record does not say who moves first; position and moves show that it is Black." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.2 Example 2: check and mate threat in turn · 例二：一将一杀
///
/// The red general steps between two files; the rear black chariot gives check on file 6, then goes back to file 3 where it threatens mate by a run of checks, and so on. Black has to vary, or loses. (figure 16)
///
/// → The side that checks and threatens mate in turn must vary or loses.
///
/// ※ The diagram has no black general; a side without a general cannot be in check.
pub static CHECK_AND_KILL: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.2",
    name: "check-and-kill",
    same_as: &["check-and-kill"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "例二：一将一杀", en: "Example 2: check and mate threat in turn" },
    text: Text { zh: "红帅在五、四两路间躲避，黑后车平6将军，又平3回来构成连续将军的杀着，每两着一将一杀。应由黑方变着，不变作负。（图十六）", en: "The red general steps between two files; the rear black chariot gives check on file 6, then goes back to file 3 where it threatens mate by a run of checks, and so on. Black has to vary, or loses. (figure 16)" },
    follows: Some(Text { zh: "一将一杀的一方必须变着，不变作负。", en: "The side that checks and threatens mate in turn must vary or loses." }),
    notes: &[Text { zh: "附图没有黑将；没有将的一方不会被将军。", en: "The diagram has no black general; a side without a general cannot be in check." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.3 Example 3: a chase against mate threats that are forced · 例三：长捉对被迫长杀
///
/// The black soldier attacks the red chariot with each move, from file 9 to 8 and back. The chariot has no third square to go to and so is forced to threaten mate with each of its moves. If neither side varies the game is drawn. (figure 17)
///
/// → Drawn if neither varies.
///
/// ※ The record does not say who moves first; position and moves show that it is Black.
pub static CHASE_AGAINST_FORCED_KILL: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.3",
    name: "chase-against-forced-kill",
    same_as: &["chase-against-forced-kill"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "例三：长捉对被迫长杀", en: "Example 3: a chase against mate threats that are forced" },
    text: Text { zh: "黑卒9平8、8平9，着着捉红车；红车除了来回两处以外没有第三步可走，不得已着着要杀。双方都不变，作和。（图十七）", en: "The black soldier attacks the red chariot with each move, from file 9 to 8 and back. The chariot has no third square to go to and so is forced to threaten mate with each of its moves. If neither side varies the game is drawn. (figure 17)" },
    follows: Some(Text { zh: "双方不变作和。", en: "Drawn if neither varies." }),
    notes: &[Text { zh: "着法记录缺走棋方，由局面和着法可知黑方先走。", en: "The record does not say who moves first; position and moves show that it is Black." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.4 Example 4: parrying a chase and chasing back · 例四：解捉还捉
///
/// A red advisor and a black chariot go back and forth; with each move each side parries the other's chase and chases in turn. If neither varies the game is drawn. (figure 18)
///
/// → Drawn if neither varies.
///
/// ※ The text prints the chariot on file 7, the moves have it on file 6; the moves are followed. The diagram has no black general.
pub static MUTUAL_CHASE: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.4",
    name: "mutual-chase",
    same_as: &["mutual-chase"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "例四：解捉还捉", en: "Example 4: parrying a chase and chasing back" },
    text: Text { zh: "红仕进退、黑车进退，双方每一着都解开对方的捉，同时反捉对方。双方不变，作和。（图十八）", en: "A red advisor and a black chariot go back and forth; with each move each side parries the other's chase and chases in turn. If neither varies the game is drawn. (figure 18)" },
    follows: Some(Text { zh: "双方不变作和。", en: "Drawn if neither varies." }),
    notes: &[Text { zh: "条文写作“车7”，而着法记录中黑车在第六路；以着法为准。附图没有黑将。", en: "The text prints the chariot on file 7, the moves have it on file 6; the moves are followed. The diagram has no black general." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.5 Example 5: two chases against one counter-attack · 例五：二捉一还打
///
/// A red cannon and a black chariot go back and forth: one side chases with both of its moves, the other answers with a single attack of its own. If neither varies the game is drawn. (figure 19)
///
/// → Drawn if neither varies.
///
/// ※ The diagram has no red general.
pub static TWO_ATTACKS_ONE_COUNTERATTACK: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.5",
    name: "two-attacks-one-counterattack",
    same_as: &["two-attacks-one-counterattack"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "例五：二捉一还打", en: "Example 5: two chases against one counter-attack" },
    text: Text { zh: "红方炮九进三、退三，黑方车2退3、进3：一方两着都捉，对方只有一着还打。双方不变，作和。（图十九）", en: "A red cannon and a black chariot go back and forth: one side chases with both of its moves, the other answers with a single attack of its own. If neither varies the game is drawn. (figure 19)" },
    follows: Some(Text { zh: "双方不变作和。", en: "Drawn if neither varies." }),
    notes: &[Text { zh: "附图没有红帅。", en: "The diagram has no red general." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// A.6 Example 6: two attacks against one counter-chase · 例六：二打一还捉
///
/// A red chariot and a black cannon go back and forth: one side attacks with both of its moves, the other answers with a single chase. If neither varies the game is drawn. (figure 20)
///
/// → Drawn if neither varies.
///
/// ※ The diagram has no red general.
pub static TWO_ATTACKS_ONE_COUNTERCHASE: Rule = Rule {
    document: "xiangqi-1959",
    number: "A.6",
    name: "two-attacks-one-counterchase",
    same_as: &["two-attacks-one-counterchase"],
    section: Text { zh: "A 附录：疑难棋势", en: "A Appendix: difficult cases" },
    title: Text { zh: "例六：二打一还捉", en: "Example 6: two attacks against one counter-chase" },
    text: Text { zh: "红方车四退二、进二，黑方炮4进2、退2：一方两着都打，对方只有一着还捉。双方不变，作和。（图二十）", en: "A red chariot and a black cannon go back and forth: one side attacks with both of its moves, the other answers with a single chase. If neither varies the game is drawn. (figure 20)" },
    follows: Some(Text { zh: "双方不变作和。", en: "Drawn if neither varies." }),
    notes: &[Text { zh: "附图没有红帅。", en: "The diagram has no red general." }],
    mode: Mode::Automatic,
    decided_by: DecidedBy::Facts,
    known: Known::Read,
    by_people: None,
};

/// The document.
pub static DOCUMENT: Document = Document {
    id: "xiangqi-1959",
    title: Text { zh: "《中国象棋规则（1959）》", en: "Rules of Chinese Xiangqi, 1959" },
    game: Game::Xiangqi,
    edition: "1959",
    source: Text { zh: "一份网上流传的中文抄本：第十二节至第十五节及附录，附录六例各附局面与着法。", en: "A Chinese copy in circulation on the web: sections 12 to 15 and the appendix, whose six examples come with position and moves." },
    extent: Text { zh: "已见：第十二节（成绩计算）、第十三节（退出比赛）、第十四节（禁例）、第十五节（纪律）、附录及六例。未见：第一节至第十一节，其中第九节载有“违例”各款，内容不详；例二、四、五、六的图缺一方的将（帅）。", en: "Read: section 12 (scoring), 13 (withdrawal), 14 (prohibitions), 15 (discipline), the appendix with six examples. Not read: sections 1 to 11; section 9 holds the list of violations and its content is not known. The diagrams of examples 2, 4, 5 and 6 leave out one side's general." },
    checked_on: "2026-11-30",
    rules: &[&CHECKMATE, &NO_LEGAL_MOVE, &RESIGNATION, &TIME_FORFEIT, &AGREEMENT, &ILLEGAL_MOVE, &LATE_ARRIVAL, &PERPETUAL_CHECK, &VIOLATIONS, &GAME_POINTS, &RANKING_SINGLE_GAMES, &RANKING_MINI_MATCHES, &PLAY_OFF, &WITHDRAWAL_BEFORE_START, &WITHDRAWAL_DURING_EVENT, &UNFINISHED_LAST_GAME, &MATCH_ABANDONED, &PROHIBITED_CONDUCT, &OUTSIDE_ADVICE, &GESTURES_OVER_THE_BOARD, &SECOND_BOARD, &HINDERING_THE_EVENT, &VIOLATIONS_RECORDED, &PLAYER_DISCIPLINE, &STAY_TO_THE_END, &OBEY_THE_RULING, &KNOW_THE_PROGRAMME, &KNOW_THE_RULES, &PROTEST, &UNDECIDED_POSITIONS, &PERPETUAL_CHASE, &CHECK_AND_KILL, &CHASE_AGAINST_FORCED_KILL, &MUTUAL_CHASE, &TWO_ATTACKS_ONE_COUNTERATTACK, &TWO_ATTACKS_ONE_COUNTERCHASE],
    parameters: &[
        Parameter { name: "points-for-win", title: Text { zh: "胜一局", en: "points for a win" }, value: Value::Points(Tenths(20)), rule: &GAME_POINTS, by_people: None },
        Parameter { name: "points-for-draw", title: Text { zh: "和一局", en: "points for a draw" }, value: Value::Points(Tenths(10)), rule: &GAME_POINTS, by_people: None },
        Parameter { name: "points-for-loss", title: Text { zh: "负一局", en: "points for a loss" }, value: Value::Points(Tenths(0)), rule: &GAME_POINTS, by_people: None },
        Parameter { name: "match-points-for-win", title: Text { zh: "两人各局合计取胜的大分", en: "match points for winning the games against one opponent" }, value: Value::Points(Tenths(10)), rule: &RANKING_MINI_MATCHES, by_people: None },
        Parameter { name: "match-points-for-draw", title: Text { zh: "两人各局合计打平的大分", en: "match points for a level result against one opponent" }, value: Value::Points(Tenths(5)), rule: &RANKING_MINI_MATCHES, by_people: None },
        Parameter { name: "match-points-for-loss", title: Text { zh: "两人各局合计失利的大分", en: "match points for losing the games against one opponent" }, value: Value::Points(Tenths(0)), rule: &RANKING_MINI_MATCHES, by_people: None },
        Parameter { name: "games-kept-on-withdrawal", title: Text { zh: "退出者已下各局得以保留的最低比例", en: "share of his games a withdrawing player must have played for them to stand" }, value: Value::Share(Share { numerator: 1, denominator: 2 }), rule: &WITHDRAWAL_DURING_EVENT, by_people: None },
        Parameter { name: "games-in-play-off", title: Text { zh: "加赛局数", en: "number of play-off games" }, value: Value::Choice { name: "set-by-committee", says: Text { zh: "由组织委员会规定", en: "set by the organising committee" } }, rule: &PLAY_OFF, by_people: Some(Text { zh: "组织委员会宣布加赛几局", en: "the organising committee says how many games are played" }) },
        Parameter { name: "repetition-occurrences", title: Text { zh: "循环起始局面出现第几次时裁决（循环三次）", en: "occurrences of the position a cycle starts from at which it is ruled on (three rounds)" }, value: Value::Occurrences(Occurrences(4)), rule: &UNDECIDED_POSITIONS, by_people: None },
    ],
    numbers: Numbers::Xiangqi(&NUMBERS),
    interpretations: &[
        Interpretation { number: "001", name: "incomplete-diagrams", rules: &[&CHECK_AND_KILL, &MUTUAL_CHASE, &TWO_ATTACKS_ONE_COUNTERATTACK, &TWO_ATTACKS_ONE_COUNTERCHASE], title: Text { zh: "缺将的图怎样裁决", en: "Ruling on diagrams without a general" }, question: Text { zh: "附录例二、四、五、六的图没有画出一方的将（帅），能否照图裁决？", en: "The diagrams of examples 2, 4, 5 and 6 leave out one side's general. Can they be ruled on as printed?" }, readings: &[Text { zh: "局面不合法，不予裁决。", en: "The position is not legal and is not ruled on." }, Text { zh: "照图裁决，没有将（帅）的一方不会被将军，也不会被杀。", en: "It is ruled on as printed; the side without a general can be neither checked nor mated." }], choice: Text { zh: "照图裁决，并注明图不完整。", en: "It is ruled on as printed, with a remark that the diagram is incomplete." }, why: Text { zh: "条文就这些图给出了裁决，图中缺的子不影响捉与还捉；例二中黑将放在九宫任何一格，黑方的杀着都成立。", en: "The text itself rules on these diagrams, and the missing piece has no part in the chases. In example 2 the mate threat holds with the black general on any square of its palace." } },
        Interpretation { number: "002", name: "principles-of-the-examples", rules: &[&UNDECIDED_POSITIONS, &PERPETUAL_CHASE, &CHECK_AND_KILL, &CHASE_AGAINST_FORCED_KILL, &MUTUAL_CHASE, &TWO_ATTACKS_ONE_COUNTERATTACK, &TWO_ATTACKS_ONE_COUNTERCHASE], title: Text { zh: "六例所依据的原则", en: "The principles behind the six examples" }, question: Text { zh: "第九节未见，六例能否推及相同道理的其他局面？", en: "Section 9 has not been seen. Do the examples reach other positions that rest on the same reason?" }, readings: &[Text { zh: "六例只适用于所附的六个图。", en: "They apply to the six diagrams only." }, Text { zh: "六例各说明一条道理，凡道理相同的局面同样处理；六例都说不到的，交裁判会议。", en: "Each shows a principle that holds wherever its reason holds; what none of them covers goes to the meeting of the arbiters." }], choice: Text { zh: "取第二种。将、杀、捉都是“打”。一方循环中着着都打而对方一着不打，打方须变，不变作负（例一、例二）；双方着着都打，不变作和（例三、例四）；一方着着都打，对方至少有一半着法还打，不变作和（例五、例六，二打一还打）。其余情形，包括双方都不是着着打、还打不足一半、只有一方着着将军而对方有还打，六例未说，交裁判会议。", en: "The second. Check, kill and chase are attacks. A side that attacks with every move of the cycle while the other never attacks must vary or loses (examples 1 and 2); attacks on every move by both sides are drawn if nobody varies (3 and 4); attacks on every move, answered by attacks on at least half the moves, are drawn if nobody varies (5 and 6, two against one). All else, such as cycles in which nobody attacks on every move, rarer counter-attacks, or a one-sided perpetual check met by counter-attacks, is not covered and goes to the meeting." }, why: Text { zh: "条文用“长捉”“一将一连杀”“解捉还捉”“二捉一还打”这样的通名说明裁决的根据，而不是只说某图某子；附录又明说其他情形由会议决定，所以不作更远的推论。", en: "The text names the reason of each ruling by a general term (perpetual chase, one check one kill, parrying and chasing back, two against one) and not by the pieces of the diagram; it also says that other cases are for the meeting, so nothing further is inferred." } },
        Interpretation { number: "003", name: "what-is-a-chase", rules: &[&PERPETUAL_CHASE, &MUTUAL_CHASE, &TWO_ATTACKS_ONE_COUNTERATTACK, &TWO_ATTACKS_ONE_COUNTERCHASE], title: Text { zh: "什么叫捉", en: "What counts as a chase" }, question: Text { zh: "抄本没有给“捉”下定义，什么样的着法算捉？", en: "The copy does not define the chase. Which moves chase?" }, readings: &[Text { zh: "走后能吃到对方任何一子就算捉。", en: "Every move after which some enemy piece could be taken." }, Text { zh: "走后下一着能得子才算捉：吃后对方在原处还吃，或者吃掉因此失去保护的他子，算清之后仍有所得；并且这个得子是这一着造成的，走前没有，或者所得较少。", en: "A move after which material is won on the next move, recaptures on the spot and captures of what the taking leaves hanging counted; and which brought this about: the gain was not there before the move, or was smaller." }], choice: Text { zh: "取第二种。车值两个马或炮，马、炮各值两个士、象或过河兵；未过河的兵不计。有无保护以实际走出还吃为准，牵制、将帅照面和炮架都照盘上实况。", en: "The second. A chariot is worth two horses or cannons, each of these two advisors, elephants or crossed soldiers; a soldier that has not crossed the river is worth nothing. Protection is found by playing the recapture, so pins, facing generals and cannon mounts count as they are on the board." }, why: Text { zh: "例一红车平移后看似捉黑卒，但吃卒会白失底炮，条文不把它算作还捉；例六红车退二看得到士和卒，但都吃不得，条文只算一着还捉。只有按得失算清，六例才都合于条文。", en: "In example 1 the red chariot seems to attack a soldier from its new file, but taking it would cost the cannon, and the text counts no counter-attack; in example 6 the retreating red chariot sees an advisor and a soldier, neither of which can be taken with profit, and the text counts one counter-chase. Only by counting gain and loss do all six rulings come out as printed." } },
        Interpretation { number: "004", name: "how-deep-a-kill", rules: &[&CHECK_AND_KILL], title: Text { zh: "连杀要看多深", en: "How deep a kill may be" }, question: Text { zh: "例二的图没有黑将。黑车平3以后的连杀是否成立，取决于黑将在哪里吗？", en: "The diagram of example 2 has no black general. Does the mate threat after the chariot's return depend on where it stands?" }, readings: &[Text { zh: "只有黑将在四路（红方左起第四条竖线）助攻时，三将成杀；将在别处不成杀。", en: "Only with the general on the file where it helps through the open line (the fourth from Red's left) is there a mate, in three checks; elsewhere there is none." }, Text { zh: "黑将在九宫任何一格，甚至没有黑将，都有连将杀。", en: "There is a mate by a run of checks wherever the general stands in its palace, and even without it." }], choice: Text { zh: "取第二种。逐格搜索：黑将在该线三格时三步连将成杀；在其余六格或没有黑将时，八步连将成杀，第一着都是车3平5吃士。凡要算杀，以走出的杀线为证；在限定深度内找不到杀线的，不算杀，并注明看了多深。", en: "The second. Searching every square: with the general on one of the three points of that file it is mate in three checks; on the six others, and without a general, in eight, always beginning with the chariot's capture of the advisor. A kill counts when its line can be shown; where none is found within the bound it does not count, and the bound is stated." }, why: Text { zh: "条文称“连杀”，没有限制步数；杀线写在裁决的证据里，可以在盘上复核。", en: "The text speaks of a run of mating checks and sets no number of moves. The line is part of the proof and can be checked on a board." } },
        Interpretation { number: "005", name: "who-attacks-twice", rules: &[&TWO_ATTACKS_ONE_COUNTERATTACK, &TWO_ATTACKS_ONE_COUNTERCHASE], title: Text { zh: "“二打”的是哪一方", en: "Which side attacks twice" }, question: Text { zh: "例五“二捉一还打”、例六“二打一还捉”，两打的是红方还是黑方？", en: "In example 5 (two chases, one counter-attack) and example 6 (two attacks, one counter-chase), who attacks twice?" }, readings: &[Text { zh: "先走的红方两打，黑方一还打。", en: "Red, who moves first, attacks twice, Black once." }, Text { zh: "黑方两打（例五黑车捉炮，例六黑炮捉车），红方一着还打。", en: "Black attacks twice (the chariot the cannon in 5, the cannon the chariot in 6), Red answers with one attack." }], choice: Text { zh: "取第二种。照印出的图，例五黑车两着都捉无根炮，红炮退回六路时隔卒捉无根马，进到底线一着不成威胁（红帅若在中路，则成为杀着，红方也是着着打，仍作和）；例六黑炮两着都捉车，红车只有进二一着捉无根马。", en: "The second. On the diagrams as printed, in 5 both black moves attack the unprotected cannon, the red cannon back on its rank attacks the unprotected horse over the soldier, and its advance to the back rank threatens nothing (with the red general on the middle file it threatens mate, then Red too attacks with every move, and it is drawn all the same); in 6 both black moves attack the chariot, of the red moves only the advance attacks the unprotected horse." }, why: Text { zh: "逐着吃子验算的结果如此。两种读法的裁决相同，都是双方不变作和。", en: "This is what playing out the captures shows. The ruling is the same under both readings: drawn if neither varies." } },
        Interpretation { number: "006", name: "general-and-soldier-as-chasers", rules: &[&UNDECIDED_POSITIONS, &CHASE_AGAINST_FORCED_KILL], title: Text { zh: "将帅和兵卒的长捉", en: "General and soldier as chasers" }, question: Text { zh: "例三的卒长捉车作和。帅（将）或兵（卒）单独长捉而对方没有还打，算不算长捉？", en: "The soldier of example 3 chases for ever and the game is drawn. Does a perpetual chase by a general or a soldier alone count, where the other side does not attack?" }, readings: &[Text { zh: "算，同例一，捉方须变。", en: "It does, as in example 1; the chaser must vary." }, Text { zh: "不算，后来的规则都准许将帅和兵卒长捉。", en: "It does not; all later rules allow it." }], choice: Text { zh: "已知条文不能决定，交裁判会议。例三本身双方着着都打，无须回答这个问题。", en: "The known text does not decide; it goes to the meeting of the arbiters. Example 3 itself needs no answer, since both sides attack with every move." }, why: Text { zh: "例三作和的原因是双方都打，还是卒可以长捉，条文没有说。", en: "The text does not say whether example 3 is drawn because both sides attack or because a soldier may chase." } },
        Interpretation { number: "007", name: "how-often", rules: &[&UNDECIDED_POSITIONS, &PERPETUAL_CHASE, &CHECK_AND_KILL, &CHASE_AGAINST_FORCED_KILL, &MUTUAL_CHASE, &TWO_ATTACKS_ONE_COUNTERATTACK, &TWO_ATTACKS_ONE_COUNTERCHASE], title: Text { zh: "循环几次", en: "How many rounds" }, question: Text { zh: "附录每例只列一个循环，循环几次才裁决？", en: "The appendix shows each cycle once. After how many rounds is it ruled on?" }, readings: &[Text { zh: "一个循环即可裁决。", en: "After one." }, Text { zh: "同一循环走满三次，起始局面第四次出现时裁决；此前只作预告。", en: "When the same cycle has been gone through three times, so that the position it starts from stands for the fourth time; before that the ruling only says what follows if the cycle goes on." }], choice: Text { zh: "取第二种。图例只列一次循环，所以裁决写作“如此继续则……”。差一次时提出警告。", en: "The second. A diagram shows its cycle once and gets a prospective ruling; a warning is given one round before the end." }, why: Text { zh: "规定次数的条文不在抄本之内；以后各版规则都以循环三次为准。", en: "The clause with the number is not in the copy. All later editions count three rounds." } },
        Interpretation { number: "008", name: "how-a-game-ends", rules: &[&CHECKMATE, &NO_LEGAL_MOVE], title: Text { zh: "将死与困毙", en: "Mate and no legal move" }, question: Text { zh: "抄本没有前十一节。将死、困毙能否据本规则裁决？", en: "The copy lacks the first eleven sections. Can mate and the lack of a legal move be ruled on under this book?" }, readings: &[Text { zh: "条文未见，交裁判会议。", en: "The text has not been seen; the meeting of the arbiters decides." }, Text { zh: "附录开头提到“前述胜、负、和的棋例”，可见前文有规定；将死和无着可走都判负，是历来各版象棋规则的共同规定。", en: "The opening of the appendix refers to the forms of win, loss and draw stated before, so the book has them; that a mated side and a side without a legal move have lost is common to all editions of the xiangqi rules." }], choice: Text { zh: "取第二种，并标明条文系推断，编号是我们加的。", en: "The second, marked as inferred and with numbers of our own." }, why: Text { zh: "把将死当作悬案没有意义；引用处已写明未见原文。", en: "To leave a mate open would serve nobody; the citation says that the text has not been seen." } },
        Interpretation { number: "009", name: "leaving", rules: &[&WITHDRAWAL_BEFORE_START, &WITHDRAWAL_DURING_EVENT, &MATCH_ABANDONED], title: Text { zh: "退赛与拒绝续赛", en: "Leaving and refusing to go on" }, question: Text { zh: "积分循环赛中途退赛，后面各轮没有编排，13.2 怎样用？同一轮后退出的两人之间未下的局算谁胜？拒绝续赛输掉的对抗赛，未下各局怎样记分？", en: "A player leaves a points system, whose later rounds are not paired: how does 13.2 apply? Two leave after the same round: who wins the game between them? A match is lost by refusing to go on: what do the games not played count?" }, readings: &[Text { zh: "13.2 没有例外：不足一半全部作废；达到一半，已下各局有效，未编排各轮没有对手可得分。", en: "13.2 makes no exception: below half of the games all are annulled; from half on they stand, and rounds not paired have no opponent who could be given points." }, Text { zh: "13.2 说“对手得胜”，只适用于有对手的轮次；积分循环中不足一半时成绩保留。", en: "13.2 gives wins to opponents and so speaks of rounds that have them; in a points system results stand below half too." }], choice: Text { zh: "达到一半时两种读法相同，成绩有效；不足一半时由裁判员决定，程序列出两种结果。同一轮后退出的两人互不得分（－、－）。对抗赛由对方胜，未下各局按缺席记“＋”“－”（12.1）。只按谁在哪一轮后退出计算，与登记先后无关。", en: "From half on both readings agree, the games stand. Below half the arbiter decides and is shown the order by each decision. Of two who leave after the same round neither wins (−, −). A match is won by the other side, and its games not played are entered as + and − (12.1). Only the round after which somebody left counts, not who was named first." }, why: Text { zh: "12.2 写明适用于积分循环，13.2 没有另作规定；无人到场的对局没有胜者。", en: "12.2 names the points system, and 13.2 adds nothing for it; a game for which nobody is there has no winner." } },
    ],
};

/// Its parameters, typed.
pub static NUMBERS: parameters::XiangqiParameters = parameters::XiangqiParameters {
    checks_by_one_piece: None,
    checks_by_three_pieces: None,
    checks_by_two_pieces: None,
    checks_counted: None,
    forbidden_moves_in_a_row: None,
    games_in_play_off: Some(Cited { value: parameters::GamesInPlayOff::SetByCommittee, rule: &PLAY_OFF }),
    games_kept_on_withdrawal: Some(Cited { value: Share { numerator: 1, denominator: 2 }, rule: &WITHDRAWAL_DURING_EVENT }),
    match_points_for_draw: Some(Cited { value: Tenths(5), rule: &RANKING_MINI_MATCHES }),
    match_points_for_loss: Some(Cited { value: Tenths(0), rule: &RANKING_MINI_MATCHES }),
    match_points_for_win: Some(Cited { value: Tenths(10), rule: &RANKING_MINI_MATCHES }),
    no_capture_limit: None,
    points_for_draw: Some(Cited { value: Tenths(10), rule: &GAME_POINTS }),
    points_for_loss: Some(Cited { value: Tenths(0), rule: &GAME_POINTS }),
    points_for_win: Some(Cited { value: Tenths(20), rule: &GAME_POINTS }),
    points_of_a_forbidden_run: None,
    repetition_occurrences: Some(Cited { value: Occurrences(4), rule: &UNDECIDED_POSITIONS }),
};

// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! The parameters of each game; one that not every document has is `None` where it is absent.

use crate::{Cited, Count, Moves, MovesEach, Occurrences, Plies, Seconds, Share, Tenths};
#[allow(unused_imports, reason = "not every unit is used yet")]
use {Count as _, Moves as _, MovesEach as _, Occurrences as _, Plies as _, Seconds as _, Share as _, Tenths as _};

/// Numbers and named choices of the chess rulebooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChessParameters {
    /// standing of the rules of adjournment · 封局规定的地位
    pub adjournment_standing: Cited<AdjournmentStanding>,
    /// when a draw may be agreed · 何时可以议和
    pub agreement_from: Cited<AgreementFrom>,
    /// an announced move in a claim of fifty moves · 五十回合提和时声明的着法
    pub announced_fifty: Cited<AnnouncedFifty>,
    /// when a bad sealed move does not lose · 封着无效而不判负的条件
    pub bad_sealed_move_exception: Cited<BadSealedMoveException>,
    /// which losses a bare king of the opponent turns into a draw · 单王不能为胜方适用于哪些判负
    pub bare_king_scope: Option<Cited<BareKingScope>>,
    /// games an arbiter may have in blitz under full rules · 超快棋充分监督时一名裁判员的局数
    pub blitz_games_an_arbiter: Option<Cited<Count>>,
    /// blitz has at most this time · 超快棋的时间上限（不超过此数）
    pub blitz_up_to: Option<Cited<Seconds>>,
    /// both flags fallen, order unknown · 双方旗都落、先后不明
    pub both_flags_fallen: Option<Cited<BothFlagsFallen>>,
    /// both players late · 双方都迟到
    pub both_late: Cited<BothLate>,
    /// how castling counts for the same position · 易位权怎样影响局面相同
    pub castling_in_repetition: Cited<CastlingInRepetition>,
    /// what makes a player lose his right to claim · 何时失去提和权
    pub claim_lost_by: Cited<ClaimLostBy>,
    /// neither player present at the start · 开始时双方都不在
    pub clock_runs_when_nobody_comes: Cited<ClockRunsWhenNobodyComes>,
    /// from when a game with reversed colours goes on · 颜色颠倒后继续对局的界限
    pub colours_reversed_bar: Cited<ColoursReversedBar>,
    /// moves by each from which a game with reversed colours goes on · 颜色颠倒后继续对局的着数
    pub colours_reversed_moves: Option<Cited<MovesEach>>,
    /// that share of the first control · 第一时限的这一部分
    pub colours_reversed_share: Option<Cited<Share>>,
    /// which positions are drawn for want of mating power · 子力不足的判定
    pub dead_position: Cited<DeadPosition>,
    /// a sealed move that ends the game, against lateness · 结束对局的封着与迟到
    pub decisive_sealed_move: Cited<DecisiveSealedMove>,
    /// lateness beyond which a player loses · 判负的迟到时间（超过此数）
    pub default_time: Cited<Seconds>,
    /// an electronic device on the person · 随身携带电子设备
    pub device_consequence: Option<Cited<DeviceConsequence>>,
    /// moves without capture or pawn move that allow a claim · 没有吃子和走兵、可以提和的回合数
    pub fifty_move_claim: Cited<MovesEach>,
    /// occurrences of a position that draw without a claim · 自动判和的局面出现次数
    pub fivefold_occurrences: Option<Cited<Occurrences>>,
    /// who calls a flag · 谁可以宣布旗落
    pub flag_called_by: Option<Cited<FlagCalledBy>>,
    /// who calls a flag in rapid and blitz · 快棋和超快棋中谁可以宣布旗落
    pub flag_called_in_rapid_by: Option<Cited<FlagCalledInRapidBy>>,
    /// consequence of an illegal move · 走了不合规则的着法
    pub illegal_move_consequence: Cited<IllegalMoveConsequence>,
    /// until when an illegal move is put right · 不合规则的着法何时还能改正
    pub illegal_move_found: Cited<IllegalMoveFound>,
    /// until when it is put right in rapid and blitz under A.5 · 快棋和超快棋（A.5）中何时还能改正
    pub illegal_move_found_in_rapid: Option<Cited<IllegalMoveFoundInRapid>>,
    /// time the opponent gets for an illegal move · 违规着法给对方的加时
    pub illegal_move_penalty: Option<Cited<Seconds>>,
    /// time the opponent gets for an illegal move in rapid and blitz · 快棋和超快棋违规着法给对方的加时
    pub illegal_move_penalty_in_rapid: Option<Cited<Seconds>>,
    /// illegal moves by one player that lose · 判负的违规次数
    pub illegal_moves_that_lose: Option<Cited<Count>>,
    /// moves for which the increment is added when play is classed · 划分快棋时每着加时的倍数
    pub increment_weight: Option<Cited<Moves>>,
    /// when the loss for illegal moves becomes a draw · 判负而改判和棋的条件
    pub last_illegal_move_exception: Option<Cited<LastIllegalMoveException>>,
    /// time for the opponent when the claim is rejected · 要求被驳回时给对方的时间
    pub last_minutes_award: Option<Cited<Seconds>>,
    /// the claim in the last minutes · 最后两分钟的要求
    pub last_minutes_claim: Option<Cited<LastMinutesClaim>>,
    /// the claim in the last minutes: less than this left · 最后两分钟的要求：剩余少于此数
    pub last_minutes_limit: Option<Cited<Seconds>>,
    /// positions with more than fifty moves · 多于五十回合的局面
    pub longer_move_limits: Cited<LongerMoveLimits>,
    /// moves by each in rapid after which nothing about the set-up is changed · 快棋中不再改动设置的着数
    pub moves_that_bar_changes: Option<Cited<MovesEach>>,
    /// how an offer is refused · 怎样算拒绝和棋
    pub offer_refused_by: Cited<OfferRefusedBy>,
    /// pressing without having moved · 没有走子而按钟
    pub press_without_move: Option<Cited<PressWithoutMove>>,
    /// games an arbiter may have in rapid under full rules · 快棋充分监督时一名裁判员的局数
    pub rapid_games_an_arbiter: Option<Cited<Count>>,
    /// rapid chess has more than this time · 快棋的时间下限（超过此数）
    pub rapid_over: Option<Cited<Seconds>>,
    /// rapid chess has less than this time · 快棋的时间上限（少于此数）
    pub rapid_under: Option<Cited<Seconds>>,
    /// time left below which a player need not record · 可以不记录的剩余时间（少于此数）
    pub record_exemption: Cited<Seconds>,
    /// increment from which recording remains a duty · 每着加时达到此数就须记录
    pub record_exemption_increment: Option<Cited<Seconds>>,
    /// occurrences of a position that allow a claim · 可以提和的局面出现次数
    pub repetition_claim_occurrences: Cited<Occurrences>,
    /// increment that may be asked for · 要求加时的每着秒数
    pub requested_increment: Option<Cited<Seconds>>,
    /// result of a resignation · 认输的结果
    pub resignation_result: Cited<ResignationResult>,
    /// from where occurrences are counted · 出现次数从哪里算起
    pub same_position_count_from: Cited<SamePositionCountFrom>,
    /// times a player may ask to see the score · 要求看记录的次数
    pub scoresheet_requests: Option<Cited<Count>>,
    /// moves without capture or pawn move that draw without a claim · 没有吃子和走兵、自动判和的回合数
    pub seventy_five_move_draw: Option<Cited<MovesEach>>,
    /// when overstepping the time draws instead of losing · 超时而不判负的条件
    pub time_forfeit_exception: Cited<TimeForfeitException>,
    /// time saved in a control · 一个时限内省下的时间
    pub time_saved: Cited<TimeSaved>,
    /// a move with two hands, pressed · 用两手走子并按钟
    pub two_hands: Option<Cited<TwoHands>>,
    /// a pawn on the last rank pressed without an exchange · 兵到底线没有换子就按钟
    pub unpromoted_pawn: Option<Cited<UnpromotedPawn>>,
    /// writing a move before making it · 先记后走
    pub writing_before_moving: Cited<WritingBeforeMoving>,
    /// penalty for a wrong claim · 提和不成立的罚时
    pub wrong_claim_penalty: Cited<Seconds>,
    /// how that penalty is applied · 罚时的方式
    pub wrong_claim_penalty_form: Cited<WrongClaimPenaltyForm>,
    /// penalty for a wrong claim in rapid and blitz · 快棋和超快棋提和不成立的罚时
    pub wrong_claim_penalty_in_rapid: Option<Cited<Seconds>>,
}

/// Numbers and named choices of the xiangqi rulebooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct XiangqiParameters {
    /// checks in a row by one piece · 一个子连续将军的着数
    pub checks_by_one_piece: Option<Cited<Count>>,
    /// checks in a row by three pieces · 三个子连续将军的着数
    pub checks_by_three_pieces: Option<Cited<Count>>,
    /// checks in a row by two pieces · 两个子连续将军的着数
    pub checks_by_two_pieces: Option<Cited<Count>>,
    /// checks of each side counted towards the limit · 限着内每方计入的将军着数
    pub checks_counted: Option<Cited<Count>>,
    /// forbidden moves in a row after which a side must vary without an exact cycle · 未成准确循环而须变的连续禁止着法数
    pub forbidden_moves_in_a_row: Option<Cited<Count>>,
    /// number of play-off games · 加赛局数
    pub games_in_play_off: Option<Cited<GamesInPlayOff>>,
    /// share of his games a withdrawing player must have played for them to stand · 退出者已下各局得以保留的最低比例
    pub games_kept_on_withdrawal: Option<Cited<Share>>,
    /// match points for a level result against one opponent · 两人各局合计打平的大分
    pub match_points_for_draw: Option<Cited<Tenths>>,
    /// match points for losing the games against one opponent · 两人各局合计失利的大分
    pub match_points_for_loss: Option<Cited<Tenths>>,
    /// match points for winning the games against one opponent · 两人各局合计取胜的大分
    pub match_points_for_win: Option<Cited<Tenths>>,
    /// moves by each side without a capture · 无吃子的回合限度
    pub no_capture_limit: Option<Cited<MovesEach>>,
    /// points for a draw · 和一局
    pub points_for_draw: Option<Cited<Tenths>>,
    /// points for a loss · 负一局
    pub points_for_loss: Option<Cited<Tenths>>,
    /// points for a win · 胜一局
    pub points_for_win: Option<Cited<Tenths>>,
    /// points that such a run must reach at least · 连续禁止着法至少走到的点数
    pub points_of_a_forbidden_run: Option<Cited<Count>>,
    /// occurrences of the position a cycle starts from at which it is ruled on (three rounds) · 循环起始局面出现第几次时裁决（循环三次）
    pub repetition_occurrences: Option<Cited<Occurrences>>,
}

/// The ways of `adjournment-standing`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AdjournmentStanding {
    /// a guideline, where the event adopts it · 准则，规程采用才适用
    Guideline,
    /// part of the Laws · 规则正文
    Laws,
}

/// The ways of `agreement-from`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AgreementFrom {
    /// once both have made a move · 双方都走过一着以后
    AfterAMoveEach,
    /// at any time · 没有限制
    AnyTime,
}

/// The ways of `announced-fifty`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum AnnouncedFifty {
    /// a move that is written and announced counts · 写下并声明的一着也算
    AnnouncedMoveCounts,
    /// only moves that were made count · 只看已经走成的局面
    OnTheBoard,
}

/// The ways of `bad-sealed-move-exception`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BadSealedMoveException {
    /// the opponent has only the king · 对方只剩单王
    BareKing,
    /// article 5, 6.9 or 9.6 gives a draw · 第5条、6.9或9.6给出和棋
    NoLegalMate,
}

/// The ways of `bare-king-scope`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BareKingScope {
    /// overstepping and a bad sealed move; resignation, refusal and lateness are disputed · 超时和封着无效改判和棋；认输、拒绝遵守规则、迟到有争议
    Disputed,
}

/// The ways of `both-flags-fallen`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BothFlagsFallen {
    /// drawn in the last period, otherwise play on · 最后时限为和棋，其他时限继续
    DrawnInLastPeriod,
}

/// The ways of `both-late`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum BothLate {
    /// both lose · 双负
    BothLose,
}

/// The ways of `castling-in-repetition`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CastlingInRepetition {
    /// by whether the right exists · 看权利是否尚存
    ByRight,
}

/// The ways of `claim-lost-by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClaimLostBy {
    /// making a move · 走了一着
    Moving,
    /// touching a piece with intent · 有意触摸棋子
    Touching,
}

/// The ways of `clock-runs-when-nobody-comes`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClockRunsWhenNobodyComes {
    /// the text does not say · 条文没有规定
    NotSettled,
    /// White loses the time until he comes · 白方的时间走到他到场
    WhiteLosesTime,
}

/// The ways of `colours-reversed-bar`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ColoursReversedBar {
    /// so many moves by each · 双方都走了这么多着
    MovesByEach,
    /// more than a share of the first control's time is gone; before that the arbiter decides · 用时超过第一时限的一部分；未超过的由裁判员决定
    ShareOfFirstControl,
}

/// The ways of `dead-position`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeadPosition {
    /// three endings listed by material · 列举的三种残局
    ListedMaterial,
    /// neither side can mate by any series of legal moves · 双方用任何合规则的着法都不能将死
    NoLegalMate,
}

/// The ways of `decisive-sealed-move`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DecisiveSealedMove {
    /// its conclusion applies whoever is late · 不论谁迟到，以封着的结局为准
    BeforeAnyLateness,
    /// judged first if the late player is the one who sealed · 迟到的是封棋方，先看封着
    BeforeLatenessOfSealer,
}

/// The ways of `device-consequence`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum DeviceConsequence {
    /// loses, and the opponent always wins · 判负，对方总是胜
    LosesAndOpponentWins,
}

/// The ways of `flag-called-by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FlagCalledBy {
    /// the arbiter or a player · 裁判员或棋手
    ArbiterOrPlayer,
}

/// The ways of `flag-called-in-rapid-by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum FlagCalledInRapidBy {
    /// the arbiter or a player · 裁判员或棋手
    ArbiterOrPlayer,
}

/// The ways of `games-in-play-off`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GamesInPlayOff {
    /// set by the organising committee · 由组织委员会规定
    SetByCommittee,
}

/// The ways of `illegal-move-consequence`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum IllegalMoveConsequence {
    /// restored, with time for the opponent; at the set count the game is lost · 恢复局面并给对方加时，到规定次数判负
    PenaltyThenLoss,
    /// the position is restored, no time penalty · 恢复局面，没有罚时
    PutRight,
}

/// The ways of `illegal-move-found`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum IllegalMoveFound {
    /// as long as the game lasts · 对局结束以前
    DuringTheGame,
}

/// The ways of `illegal-move-found-in-rapid`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum IllegalMoveFoundInRapid {
    /// before the opponent makes his next move · 对方走下一着以前
    BeforeNextMove,
}

/// The ways of `last-illegal-move-exception`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LastIllegalMoveException {
    /// no series of legal moves lets the opponent mate · 对方用任何合规则的着法都不可能将死
    NoLegalMate,
}

/// The ways of `last-minutes-claim`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LastMinutesClaim {
    /// only where announced, and not in blitz · 事先宣布才适用，超快棋不适用
    IfAnnounced,
}

/// The ways of `longer-move-limits`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LongerMoveLimits {
    /// allowed if positions and number are announced before the event · 由组织者赛前宣布局面和回合数
    AnnouncedBeforeEvent,
    /// none; fifty for every position · 没有；一律五十回合
    None,
}

/// The ways of `offer-refused-by`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum OfferRefusedBy {
    /// in words or by completing a move · 口头，或走完一着棋
    WordOrCompletedMove,
    /// in words, or by touching a piece with intent · 口头，或有意触摸棋子
    WordOrTouch,
}

/// The ways of `press-without-move`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PressWithoutMove {
    /// counts as an illegal move · 按不合规则的着法处理
    IllegalMove,
}

/// The ways of `resignation-result`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ResignationResult {
    /// always a loss · 一律判负
    AlwaysLoses,
    /// drawn if the opponent cannot mate · 对方不可能将死时为和棋
    DrawWithoutLegalMate,
}

/// The ways of `same-position-count-from`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum SamePositionCountFrom {
    /// the initial position is one · 原始局面算一次
    InitialPosition,
}

/// The ways of `time-forfeit-exception`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TimeForfeitException {
    /// the opponent has only the king · 对方只剩单王
    BareKing,
    /// no series of legal moves lets the opponent mate · 对方用任何合规则的着法都不可能将死
    NoLegalMate,
}

/// The ways of `time-saved`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TimeSaved {
    /// added to the next control · 加到下一时限
    CarriedOver,
}

/// The ways of `two-hands`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum TwoHands {
    /// counts as an illegal move · 按不合规则的着法处理
    IllegalMove,
}

/// The ways of `unpromoted-pawn`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum UnpromotedPawn {
    /// becomes a queen and counts as an illegal move · 换成后，算不合规则的着法
    QueenAndIllegalMove,
}

/// The ways of `writing-before-moving`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WritingBeforeMoving {
    /// up to the player · 由棋手自己决定
    Free,
    /// only for a claim or when sealing · 只许在提和或封棋时
    OnlyToClaimOrSeal,
}

/// The ways of `wrong-claim-penalty-form`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum WrongClaimPenaltyForm {
    /// added to the time the claimant has used · 加在提出方已用时间上
    AddedToClaimant,
    /// added to the opponent's time · 加到对方的时间
    GivenToOpponent,
}


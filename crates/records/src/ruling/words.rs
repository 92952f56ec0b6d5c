//! Rulings in words, in Chinese and in English.

use arbiter::{
    Decision, Fact, Finding, Label, Man, Means, Mode, Origin, Outcome, Protection, Ruling, Side,
    Sought, Status, Termination, Weight,
};
use rulebook::{Game, Text};
use xiangqi::{Color, Move, Piece, Role};

pub use words::Bilingual;

/// Writes a move of the game in words; the caller knows the positions.
///
/// The first argument is the ply of the move, from 1.
pub type MoveWords<'a> = &'a dyn Fn(u32, Move) -> Bilingual;

const fn text(zh: &'static str, en: &'static str) -> Text {
    Text { zh, en }
}

/// 红方, 白方, 黑方.
#[must_use]
pub const fn side(game: Game, side: Side) -> Text {
    match (game, side) {
        (Game::Chess, Side::First) => text("白方", "White"),
        (Game::Xiangqi, Side::First) => text("红方", "Red"),
        (_, Side::Second) => text("黑方", "Black"),
    }
}

/// 红胜, 和棋…
#[must_use]
pub const fn outcome(game: Game, outcome: Outcome) -> Text {
    match (game, outcome) {
        (Game::Chess, Outcome::Wins(Side::First)) => text("白胜", "White wins"),
        (Game::Xiangqi, Outcome::Wins(Side::First)) => text("红胜", "Red wins"),
        (_, Outcome::Wins(Side::Second)) => text("黑胜", "Black wins"),
        (_, Outcome::Draw) => text("和棋", "Draw"),
        (_, Outcome::BothLose) => text("双方判负", "Both lose"),
        (_, Outcome::None) => text("没有结果", "No result"),
    }
}

/// Why a game ends, in the words of both games.
const fn in_both(termination: Termination) -> Text {
    match termination {
        Termination::Checkmate => text("将死", "mate"),
        Termination::Stalemate => text("无着可走", "no legal move"),
        Termination::Repetition => text("循环不变", "repetition"),
        Termination::PerpetualCheck => text("长将", "perpetual check"),
        Termination::PerpetualAttack => text("长打", "perpetual attack"),
        Termination::MoveLimit => text("限着", "move limit"),
        Termination::InsufficientMaterial => text("双方都无力取胜", "insufficient material"),
        Termination::DeadPosition => text("死局", "dead position"),
        Termination::Resignation => text("认负", "resignation"),
        Termination::Agreement => text("议和", "agreement"),
        Termination::TimeForfeit => text("超时", "time overstepped"),
        Termination::Absence => text("缺席", "absence"),
        Termination::IllegalMove => text("违例走子", "illegal move"),
        Termination::SealedMove => text("封棋着法", "sealed move"),
        Termination::Refusal => text("拒绝遵守规则", "refusal to obey the rules"),
        Termination::Adjudication => text("裁定", "adjudication"),
        Termination::Unterminated => text("未终局", "not finished"),
    }
}

/// Why a game ends, in the words of its game: chess has no cycle that must be varied.
#[must_use]
pub const fn termination(game: Game, why: Termination) -> Text {
    match (game, why) {
        (Game::Chess, Termination::Repetition) => text("同一局面重复出现", "repetition"),
        (Game::Chess, Termination::MoveLimit) => {
            text("久无吃子和走兵", "moves without capture or pawn move")
        }
        (Game::Chess, Termination::IllegalMove) => text("违规着法", "illegal move"),
        (Game::Chess | Game::Xiangqi, _) => in_both(why),
    }
}

/// How a ruling takes effect.
#[must_use]
pub const fn mode(mode: Mode) -> Text {
    match mode {
        Mode::Automatic => text("自动生效", "takes effect by itself"),
        Mode::OnClaim => text("须由棋手提出", "takes effect when a player claims it"),
        Mode::Arbiter => text("由裁判员宣布", "takes effect when the arbiter declares it"),
        Mode::Duty => text("行为规定", "a rule of conduct"),
    }
}

/// How settled a ruling is.
#[must_use]
pub const fn status(status: &Status) -> Text {
    match status {
        Status::Final => text("对局已经终了", "the game is over"),
        Status::Claimable => text("可以提出", "may be claimed"),
        Status::Prospective => text("若如此循环下去", "if the cycle goes on"),
        Status::NeedsArbiter(_) => text("须由裁判员决定", "the arbiter has to decide"),
        Status::Disputed(_) => text("依据互有出入", "the sources disagree"),
    }
}

/// 将, 杀, 捉…
#[must_use]
pub const fn label(label: Label) -> Text {
    match label {
        Label::Check => text("将", "check"),
        Label::Kill => text("杀", "kill"),
        Label::Chase => text("捉", "chase"),
        Label::Offer => text("献", "offer"),
        Label::Block => text("拦", "block"),
        Label::Exchange => text("兑", "exchange"),
        Label::Follow => text("跟", "follow"),
        Label::Idle => text("闲", "idle"),
    }
}

/// 重, 轻.
#[must_use]
pub const fn weight(weight: Weight) -> Text {
    match weight {
        Weight::None => text("不计", "not counted"),
        Weight::Light => text("轻", "light"),
        Weight::Heavy => text("重", "heavy"),
    }
}

/// What a search came to its bound for.
const fn sought(sought: Sought) -> Text {
    match sought {
        Sought::Mate => text("可以连将杀", "a mate by checks was not proven"),
        Sought::Gain => text("可以得子", "a gain was not proven"),
        Sought::Parry => {
            text("上一着的攻击已经解除", "that the attack before it is parried was not proven")
        }
    }
}

/// 真根, 假根, 少根, 无根.
#[must_use]
pub const fn protection(protection: Protection) -> Text {
    match protection {
        Protection::None => text("无根", "unprotected"),
        Protection::Real => text("真根", "truly protected"),
        Protection::False => text("假根", "falsely protected"),
        Protection::UnderRooted => text("少根", "protected by too few"),
    }
}

/// How an attack comes about.
#[must_use]
pub const fn origin(origin: Origin) -> Text {
    match origin {
        Origin::Direct => text("直接捉", "directly"),
        Origin::Discovered => text("闪捉", "by discovery"),
        Origin::Standing => text("走前已能吃", "as before the move"),
        Origin::Freed => text("解脱后能吃", "set free to take"),
        Origin::Uprooted => text("去根捉", "by cutting off the protection"),
        Origin::Joint => text("联合捉子", "jointly"),
        Origin::MateLifted => {
            text("走前吃后会被将死", "before the move the taker would have been mated")
        }
        Origin::ThroughExchange => text("要靠兑子才能得", "only thanks to the exchange"),
    }
}

/// How a gain is made.
#[must_use]
pub const fn means(means: Means) -> Text {
    match means {
        Means::Capture => text("吃子", "by capture"),
        Means::Checks => text("连将得子", "by a run of checks"),
        Means::Exchange => text("兑子得子", "by exchange"),
    }
}

/// A piece and its point: `红车 b9`, `the red chariot on b9`.
#[must_use]
pub fn man(man: Man) -> Bilingual {
    let (zh, en) = match man.piece.color {
        Color::Red => ("红", "red"),
        Color::Black => ("黑", "black"),
    };
    Bilingual::new(
        format!("{zh}{}（{}）", piece_zh(man.piece), man.square),
        format!("the {en} {} on {}", role_en(man.piece.role), man.square),
    )
}

/// 帅 or 将, 兵 or 卒: each side has its own signs.
pub(crate) const fn piece_zh(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::Red, Role::General) => "帅",
        (Color::Black, Role::General) => "将",
        (Color::Red, Role::Advisor) => "仕",
        (Color::Black, Role::Advisor) => "士",
        (Color::Red, Role::Elephant) => "相",
        (Color::Black, Role::Elephant) => "象",
        (_, Role::Horse) => "马",
        (_, Role::Chariot) => "车",
        (_, Role::Cannon) => "炮",
        (Color::Red, Role::Soldier) => "兵",
        (Color::Black, Role::Soldier) => "卒",
    }
}

const fn role_en(role: Role) -> &'static str {
    match role {
        Role::General => "general",
        Role::Advisor => "advisor",
        Role::Elephant => "elephant",
        Role::Horse => "horse",
        Role::Chariot => "chariot",
        Role::Cannon => "cannon",
        Role::Soldier => "soldier",
    }
}

/// What an arbiter prints first: who must vary, who wins, or that he has to decide.
#[must_use]
pub fn verdict(ruling: &Ruling) -> Bilingual {
    let game = ruling.document.game;
    let who = |of| side(game, of);
    let why = termination(game, ruling.termination);
    match (&ruling.status, ruling.must_vary, ruling.outcome) {
        (Status::NeedsArbiter(_), _, _) => Bilingual::new(
            format!("{}：须由裁判员决定", why.zh),
            format!("{}: the arbiter has to decide", why.en),
        ),
        (Status::Disputed(_), _, _) => Bilingual::new(
            format!("{}：依据互有出入，须由裁判员决定", why.zh),
            format!("{}: the sources disagree, the arbiter has to decide", why.en),
        ),
        (Status::Prospective | Status::Claimable, Some(varies), Outcome::Wins(winner))
            if winner == varies.other() =>
        {
            Bilingual::new(
                format!("{}应变着，不变作负", who(varies).zh),
                format!("{} must vary or loses", who(varies).en),
            )
        }
        (Status::Prospective | Status::Claimable, Some(varies), result) => Bilingual::new(
            format!("{}应变着，不变则{}", who(varies).zh, outcome(game, result).zh),
            format!("{} must vary, else: {}", who(varies).en, outcome(game, result).en),
        ),
        (Status::Claimable, None, Outcome::Draw) if game == Game::Chess => Bilingual::new(
            format!("轮走者可以要求和棋：{}", why.zh),
            format!("The player to move may claim a draw: {}", why.en),
        ),
        (Status::Prospective | Status::Claimable, None, Outcome::Draw) => {
            Bilingual::new("双方不变作和", "Drawn if neither side varies")
        }
        (Status::Final, Some(varies), result) => Bilingual::new(
            format!("{}：{}不变着", outcome(game, result).zh, who(varies).zh),
            format!("{}: {} did not vary", outcome(game, result).en, who(varies).en),
        ),
        (Status::Final | Status::Prospective | Status::Claimable, None, result) => Bilingual::new(
            format!("{}：{}", outcome(game, result).zh, why.zh),
            format!("{}: {}", outcome(game, result).en, why.en),
        ),
    }
}

/// A decision that is open to the arbiter.
#[must_use]
pub fn decision(game: Game, decision: Decision) -> Bilingual {
    match decision {
        Decision::Declare(result) => Bilingual::new(
            format!("宣布{}", outcome(game, result).zh),
            format!("declare: {}", outcome(game, result).en),
        ),
        Decision::OrderToVary(varies) => Bilingual::new(
            format!("令{}变着，不变作负", side(game, varies).zh),
            format!("order {} to vary or lose", side(game, varies).en),
        ),
        Decision::PlayOn => Bilingual::new("继续对局", "let the game go on"),
    }
}

fn plies(plies: &[u32]) -> Bilingual {
    let list: Vec<String> = plies.iter().map(ToString::to_string).collect();
    Bilingual::new(list.join("、"), list.join(", "))
}

fn labels(labels: &[Label]) -> Bilingual {
    let zh: Vec<&str> = labels.iter().map(|&l| label(l).zh).collect();
    let en: Vec<&str> = labels.iter().map(|&l| label(l).en).collect();
    Bilingual::new(zh.join("、"), en.join(", "))
}

/// A fact in words.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
pub fn fact(game: Game, fact: &Fact, words: MoveWords<'_>) -> Bilingual {
    let who = |of| side(game, of);
    match fact {
        Fact::PositionRepeated { plies: at } => {
            let at = plies(at);
            Bilingual::new(
                format!("同一局面、同一方走子，出现在第 {} 着之后", at.zh),
                format!("the same position with the same side to move after plies {}", at.en),
            )
        }
        Fact::Occurrences { stood, needed } if game == Game::Chess => Bilingual::new(
            format!("这是该局面第 {stood} 次出现，规定须满 {needed} 次"),
            format!("occurrence {stood} of this position; {needed} are needed"),
        ),
        Fact::Occurrences { stood, needed } => Bilingual::new(
            format!("该局面已出现 {stood} 次，满 {needed} 次即行判定"),
            format!("the position has stood {stood} times; the ruling falls at {needed}"),
        ),
        Fact::CycleCompleted { moves } => {
            let list: Vec<String> = moves.iter().map(ToString::to_string).collect();
            let noun = if list.len() == 1 { "move" } else { "moves" };
            Bilingual::new(
                format!("棋谱未走完一个循环，以合法着法 {} 补足", list.join("、")),
                format!(
                    "the record stops short of the repetition; completed by the legal {noun} {}",
                    list.join(", ")
                ),
            )
        }
        Fact::AttacksOnEveryMove { side: of, labels: each } => {
            let each = labels(each);
            Bilingual::new(
                format!("{}着着皆打：{}", who(*of).zh, each.zh),
                format!("{} attacks on every move: {}", who(*of).en, each.en),
            )
        }
        Fact::MovesIdly { side: of, labels: each } => {
            let attacks = each.iter().any(|label| label.is_attack());
            let each = labels(each);
            if attacks {
                Bilingual::new(
                    format!("{}并非着着皆打：{}", who(*of).zh, each.zh),
                    format!("{} does not attack on every move: {}", who(*of).en, each.en),
                )
            } else {
                Bilingual::new(
                    format!("{}没有一着是打：{}", who(*of).zh, each.zh),
                    format!("no move of {} attacks: {}", who(*of).en, each.en),
                )
            }
        }
        Fact::Weighed { side: of, moves } => {
            let each = |zh: bool| {
                let one = |&(is, weighs)| {
                    let (label, weight) = (label(is), weight(weighs));
                    if zh {
                        format!("{}（{}）", label.zh, weight.zh)
                    } else {
                        format!("{} ({})", label.en, weight.en)
                    }
                };
                let all: Vec<String> = moves.iter().map(one).collect();
                all.join(if zh { "、" } else { ", " })
            };
            let why = if moves.iter().any(|&(_, weight)| weight == Weight::Light) {
                text(
                    "有轻的一着（联合捉子，或经交换得车以外的子），按轻论",
                    "light, as one light move is enough (a joint chase, or a gain by exchange that takes no chariot)",
                )
            } else {
                text("着着都重", "heavy in every move")
            };
            Bilingual::new(
                format!("{}{}：{}", who(*of).zh, why.zh, each(true)),
                format!("{} is {}: {}", who(*of).en, why.en, each(false)),
            )
        }
        Fact::Heavier { side: Some(of) } => Bilingual::new(
            format!("{}较重", who(*of).zh),
            format!("{} is the heavier side", who(*of).en),
        ),
        Fact::Heavier { side: None } => Bilingual::new("双方轻重相同", "both sides weigh the same"),
        Fact::PointsOfRun { side: of, points, needed } => {
            let list: Vec<String> = points.iter().map(ToString::to_string).collect();
            let count = points.len();
            Bilingual::new(
                format!(
                    "{}走到 {count} 个点（须满 {needed} 个）：{}",
                    who(*of).zh,
                    list.join("、")
                ),
                format!(
                    "{} moves to {count} points ({needed} are needed): {}",
                    who(*of).en,
                    list.join(", ")
                ),
            )
        }
        Fact::SameVictim { side: of, victim } => {
            let victim = man(*victim);
            Bilingual::new(
                format!("{}长捉同一子：{}", who(*of).zh, victim.zh),
                format!("{} always chases the same piece: {}", who(*of).en, victim.en),
            )
        }
        Fact::OnlyCutsOff { side: of, victim } => {
            let victim = man(*victim);
            Bilingual::new(
                format!(
                    "{}也着着捉同一子：{}，但其中有只是去根、攻守两子都不动的着法，不能抵消对方的长捉",
                    who(*of).zh,
                    victim.zh
                ),
                format!(
                    "{} always chases the same piece too: {}, but not without moves that only cut off its protection while attacker and victim stand still; this does not weigh against the chase of the other side",
                    who(*of).en,
                    victim.en
                ),
            )
        }
        Fact::ChangesVictims { side: of } => Bilingual::new(
            format!("{}没有着着捉同一子", who(*of).zh),
            format!("{} does not chase one and the same piece with every move", who(*of).en),
        ),
        Fact::ParriesAndAttacks { ply } => Bilingual::new(
            format!("第 {ply} 着解除上一着的攻击并反击"),
            format!("ply {ply} parries the attack before it and attacks in its turn"),
        ),
        Fact::CounterAttacks { side: of, count, of: all } => Bilingual::new(
            format!("{}的 {all} 着中有 {count} 着还打", who(*of).zh),
            format!("{} of {all} moves of {} attack in their turn", count, who(*of).en),
        ),
        Fact::ChecksInARow { side: of, checks, limit, pieces } => {
            let each: Vec<Bilingual> = pieces.iter().map(|&piece| man(piece)).collect();
            let zh: Vec<&str> = each.iter().map(|piece| piece.zh.as_str()).collect();
            let en: Vec<&str> = each.iter().map(|piece| piece.en.as_str()).collect();
            Bilingual::new(
                format!(
                    "{}连续将军 {checks} 着（限 {limit} 着），将军的子：{}",
                    who(*of).zh,
                    zh.join("、")
                ),
                format!(
                    "{} checks {checks} times in a row (limit {limit}); checking pieces: {}",
                    who(*of).en,
                    en.join(", ")
                ),
            )
        }
        Fact::Mated { side: of } => {
            Bilingual::new(format!("{}被将死", who(*of).zh), format!("{} is mated", who(*of).en))
        }
        Fact::NoLegalMove { side: of } => Bilingual::new(
            format!("{}无合法着法，且未被将军", who(*of).zh),
            format!("{} has no legal move and is not in check", who(*of).en),
        ),
        Fact::PliesWithoutCapture { plies, limit, checks_left_out } => Bilingual::new(
            format!("{plies} 着未吃子（限 {limit} 着，另有 {checks_left_out} 着将军不计）"),
            format!(
                "{plies} plies without a capture (limit {limit}; {checks_left_out} checks not counted)"
            ),
        ),
        Fact::IllegalMove { ply, m } => {
            let m = words(*ply, *m);
            Bilingual::new(
                format!("第 {ply} 着 {} 不合走法", m.zh),
                format!("ply {ply}, {}, is not legal", m.en),
            )
        }
        Fact::Chess(fact) => crate::ledger::chess_fact(fact),
        Fact::NotProven { ply, within, sought } => {
            let what = self::sought(*sought);
            Bilingual::new(
                format!("第 {ply} 着：看了 {within} 着，未能证明{}", what.zh),
                format!("ply {ply}: {}; {within} moves were looked at", what.en),
            )
        }
    }
}

/// A finding in words.
#[must_use]
pub fn finding(game: Game, finding: Finding, words: MoveWords<'_>) -> Bilingual {
    match finding {
        Finding::DiagramWithoutGeneral(color) => {
            let who = side(game, color.into());
            Bilingual::new(
                format!("图上没有{}的将帅：该方不受将军限制", who.zh),
                format!("the diagram lacks {}'s general: that side cannot be in check", who.en),
            )
        }
        Finding::IllegalMove { ply, m } => {
            let m = words(ply, m);
            Bilingual::new(
                format!("第 {ply} 着 {} 不合走法，保留并继续裁决", m.zh),
                format!("ply {ply}, {}, is not legal; kept, and the rest judged", m.en),
            )
        }
        Finding::MovesAfterEnd { ply, plies } => Bilingual::new(
            format!("对局在第 {ply} 着后已经终了，其后 {plies} 着无效"),
            format!("the game was over after ply {ply}; {plies} later plies have no effect"),
        ),
        Finding::ResultContradicts { stated, ruled } => Bilingual::new(
            format!(
                "记录的结果是{}，依着法应为{}",
                outcome(game, stated).zh,
                outcome(game, ruled).zh
            ),
            format!(
                "the record states: {}; from the moves follows: {}",
                outcome(game, stated).en,
                outcome(game, ruled).en
            ),
        ),
        Finding::ResultNotShown { stated } => Bilingual::new(
            format!(
                "记录的结果是{}，着法中看不出来（认负、议和、超时等）",
                outcome(game, stated).zh
            ),
            format!(
                "the record states: {}; the moves do not show it (resignation, agreement, time)",
                outcome(game, stated).en
            ),
        ),
    }
}

//! A ledger made from a PGN record.
//!
//! The record's moves are made and pressed at times that make the clocks of the ledger show what the clock comments
//! say; the end is written as far as the record says how it came about. What a ledger needs and the record does not
//! say is written as [`Unsaid`]: it is marked, not made up.

use arbiter::chess::Laws;
use arbiter::chess::judge::Ply;
use arbiter::chess::ledger::{
    Announced, Claim, Command, Game, Hands, Observer, Setup, Stamped, decide,
};
use arbiter::clock::{Bonus, Clocks, Control, Millis, Reading};
use arbiter::{Outcome, Side};
use chess::CastlingMode;
use chess::notation::san;
use records::chess::pgn::{ChessFaultKind, ChessRecord, SaidEnd, Statement};
use serde_json::Value;
use words::Bilingual;

use super::About;
use super::pgn::is_dated;
use super::{command_json, header_json};
use crate::ledger::tree;

/// A ledger from a record.
#[derive(Debug, Clone, PartialEq)]
pub struct FromRecord {
    /// Names and what the record states of the result.
    pub about: About,
    /// What was fixed before the game.
    pub setup: Setup,
    /// What happened, in order.
    pub commands: Vec<Stamped>,
    /// What the record does not say, or says and a ledger cannot hold.
    pub unsaid: Vec<Unsaid>,
}

/// Something a reader of the ledger has to know about the record it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Unsaid {
    /// The record states a result and not how it came about.
    HowItEnded {
        /// The result.
        result: String,
    },
    /// The record names an end for which it does not say what happened.
    WhatHappened {
        /// The words.
        termination: String,
    },
    /// A draw was agreed; who offered it is not said. The offer is written for the player who moved last.
    WhoOffered,
    /// A draw was claimed, or the game was ended so; who claimed is not said. The claim is written for the
    /// player to move.
    WhoClaimed,
    /// A draw on time; whose flag fell is not said. It is written for the player to move, whose clock ran.
    WhoseFlag,
    /// The record says that a player lost on time; the ledger's clock has time left.
    FlagWithTimeLeft {
        /// What is left.
        left: Millis,
    },
    /// No comment says anything of the times.
    Times,
    /// So many moves have no time; it is counted with the next one that has.
    SomeTimes {
        /// Moves without.
        moves: usize,
    },
    /// What stands in comments on the times is no time.
    TimesNotRead {
        /// What stands there.
        texts: String,
    },
    /// Clock comments show more than the control gives: there the ledger says what the clocks showed.
    ClocksShown {
        /// Of so many moves.
        moves: usize,
    },
    /// An illegal move stood. It is written without a press, because nobody pointed it out.
    IllegalStood {
        /// The move.
        text: String,
    },
    /// By the Laws of this edition the game was over after this ply; the ledger has the later moves, without
    /// effect.
    OverBefore {
        /// The ply.
        ply: usize,
    },
    /// Texts that could not be read as moves are not in the ledger.
    NotRead {
        /// The texts.
        texts: String,
    },
}

/// The ledger of a record under an edition.
///
/// `control` is used where the record's own tag says nothing that is understood.
///
/// # Errors
/// When neither names a time control, gives the tag's text.
pub fn of_record(
    record: &ChessRecord,
    laws: &'static Laws,
    control: Option<Control>,
) -> Result<FromRecord, String> {
    let tag = record.tag("TimeControl").unwrap_or("");
    let control = record.control().or(control).ok_or_else(|| tag.to_owned())?;
    let mut setup = Setup::new(laws, control);
    setup.start = record.game.start().clone();
    setup.chess960 = setup.start.mode() == CastlingMode::Chess960;
    let mut draft = Draft {
        game: Game::new(setup.clone()),
        commands: Vec::new(),
        unsaid: Vec::new(),
        now: Millis::ZERO,
    };
    draft.push(Command::StartSession);
    draft.moves(record);
    draft.end(record);
    Ok(FromRecord { about: about(record), setup, commands: draft.commands, unsaid: draft.unsaid })
}

fn about(record: &ChessRecord) -> About {
    let tag = |name: &str| record.tag(name).map(str::to_owned);
    let known = |name| tag(name).filter(|text| !matches!(text.as_str(), "" | "?" | "????.??.??"));
    let date = |date: String| if is_dated(&date, '.') { date.replace('.', "-") } else { date };
    let result = tag("Result").filter(|text| text != "*" && !text.is_empty());
    let after = record.terminator.clone().filter(|text| text != "*");
    About {
        white: known("White"),
        black: known("Black"),
        event: known("Event"),
        site: known("Site"),
        round: known("Round"),
        date: known("Date").map(date),
        result: result.or(after),
        termination: tag("Termination"),
        details: tag("TerminationDetails"),
    }
}

struct Draft {
    game: Game,
    commands: Vec<Stamped>,
    unsaid: Vec<Unsaid>,
    now: Millis,
}

impl Draft {
    /// Writes a command and takes its events into the state, which the times are computed from.
    fn push(&mut self, command: Command) {
        let stamped = Stamped { at: self.now, command };
        for event in decide(&self.game, &stamped).iter().flatten() {
            self.game.apply(event);
        }
        self.commands.push(stamped);
    }

    fn moves(&mut self, record: &ChessRecord) {
        let agreed = record.said.how == Some(SaidEnd::Agreement)
            && record.game.stated == Some(Outcome::Draw);
        let (mut position, mut without, mut shown) = (record.game.start().clone(), 0, 0);
        let plies = record.game.plies();
        let timed = record.clocks.iter().chain(&record.spent).any(Option::is_some);
        let mut over = false;
        for (ply, played) in plies.iter().enumerate() {
            if !over && self.game.result().is_some() {
                over = true;
                self.unsaid.push(Unsaid::OverBefore { ply });
            }
            let side = Side::from(position.turn());
            let of_ply = |times: &[Option<Millis>]| times.get(ply).copied().flatten();
            let left = of_ply(&record.clocks).map(|left| Millis(left.0.max(0)));
            let spent = spent(&self.game.clocks, side, left, of_ply(&record.spent));
            without += usize::from(spent.is_none());
            self.now += spent.unwrap_or_default();
            let text = match played {
                Ply::Legal(m) => san(&position, *m),
                Ply::Illegal(ply) => ply.text.clone(),
            };
            self.push(Command::Move(side, text.clone(), Hands::One));
            let offered = record.offers.contains(&u32::try_from(ply + 1).unwrap_or(u32::MAX));
            if offered {
                self.push(Command::Offer(side));
            } else if agreed && ply + 1 == plies.len() {
                self.push(Command::Offer(side));
                self.unsaid.push(Unsaid::WhoOffered);
            }
            match played {
                Ply::Legal(_) => self.push(Command::Press(side)),
                Ply::Illegal(_) => self.unsaid.push(Unsaid::IllegalStood { text }),
            }
            if let Some(left) = left
                && left != self.game.clocks.left(side)
                && self.game.result().is_none()
            {
                shown += 1;
                self.push(Command::ShowClocks(reading(side, left)));
            }
            played.play(&mut position);
        }
        if !timed && !plies.is_empty() {
            self.unsaid.push(Unsaid::Times);
        } else if without > 0 {
            self.unsaid.push(Unsaid::SomeTimes { moves: without });
        }
        if shown > 0 {
            self.unsaid.push(Unsaid::ClocksShown { moves: shown });
        }
        let mut texts = Vec::new();
        for fault in &record.faults {
            if let ChessFaultKind::UnreadableTime { command, found } = &fault.kind {
                texts.push(format!("[%{command} {found}]"));
            }
        }
        if !texts.is_empty() {
            self.unsaid.push(Unsaid::TimesNotRead { texts: texts.join(" ") });
        }
        if !record.unread.is_empty() {
            self.unsaid.push(Unsaid::NotRead { texts: record.unread.join(" ") });
        }
    }

    /// What ended the game, if the board did not.
    fn end(&mut self, record: &ChessRecord) {
        let Some(stated) = record.game.stated else { return };
        if self.game.result().is_some() {
            return;
        }
        let said = &record.said;
        let loser = match stated {
            Outcome::Wins(winner) => Some(winner.other()),
            Outcome::Draw | Outcome::BothLose | Outcome::None => None,
        };
        let to_move = self.game.to_move();
        let loser = loser.or(said.winner.map(Side::other));
        match (said.how, loser) {
            (Some(SaidEnd::TimeForfeit), loser) => self.flag(said.loser.or(loser), to_move),
            (Some(SaidEnd::Resignation), Some(loser)) => self.push(Command::Resign(loser)),
            (Some(SaidEnd::Agreement), None) => self.push(Command::Accept(to_move)),
            (Some(SaidEnd::Repetition), None) => self.claim(said, Claim::Threefold, to_move),
            (Some(SaidEnd::MoveLimit), None) => self.claim(said, Claim::Fifty, to_move),
            (Some(_), _) => {
                let termination = said.text.clone();
                self.unsaid.push(Unsaid::WhatHappened { termination });
            }
            (None, _) => {
                let result = record.stated_result().to_owned();
                self.unsaid.push(Unsaid::HowItEnded { result });
            }
        }
    }

    /// A flag: if it is that of the player to move, his time ran out while he thought.
    fn flag(&mut self, named: Option<Side>, to_move: Side) {
        let side = named.unwrap_or(to_move);
        if named.is_none() {
            self.unsaid.push(Unsaid::WhoseFlag);
        }
        let clock = *self.game.clocks.side(side);
        let timed = self.game.now > Millis::ZERO;
        if timed && side == to_move && clock.left > Millis::ZERO {
            let free = match self.game.clocks.control().period(clock.period).bonus {
                Bonus::Delay(free) => free,
                Bonus::None | Bonus::Increment(_) | Bonus::Bronstein(_) | Bonus::Hourglass => {
                    Millis::ZERO
                }
            };
            self.now += clock.left + free;
        } else if timed && clock.left > Millis::ZERO {
            self.unsaid.push(Unsaid::FlagWithTimeLeft { left: clock.left });
        }
        self.push(Command::Flag(side, Observer::Arbiter));
    }

    fn claim(&mut self, said: &Statement, claim: Claim, to_move: Side) {
        if said.claimant.is_none() {
            self.unsaid.push(Unsaid::WhoClaimed);
        }
        let announced = said.announced.clone().map(|text| Announced { text });
        self.push(Command::Claim(said.claimant.unwrap_or(to_move), claim, announced));
    }
}

const fn reading(side: Side, left: Millis) -> Reading {
    match side {
        Side::First => Reading { first: Some(left), second: None },
        Side::Second => Reading { first: None, second: Some(left) },
    }
}

/// How long `side` thought, so that its clock shows `left` after the press; else what the record says the
/// move took. No time where the clock grew more than the control gives.
fn spent(
    clocks: &Clocks,
    side: Side,
    left: Option<Millis>,
    said: Option<Millis>,
) -> Option<Millis> {
    let Some(left) = left else { return said };
    let mut at_once = clocks.clone();
    at_once.start(side);
    at_once.complete_move(side);
    let counted = at_once.left(side) - left;
    if counted <= Millis::ZERO {
        return Some(Millis::ZERO);
    }
    let free = match clocks.control().period(clocks.side(side).period).bonus {
        Bonus::Delay(free) | Bonus::Bronstein(free) => free,
        Bonus::None | Bonus::Increment(_) | Bonus::Hourglass => Millis::ZERO,
    };
    Some(counted + free)
}

impl FromRecord {
    /// The file: the first line, what the record leaves open as remarks in both languages, and a line for
    /// each event; a move and its press are one.
    #[must_use]
    pub fn write(&self) -> String {
        let mut header = header_json(&self.setup);
        if let (Value::Object(header), Value::Object(about)) = (&mut header, tree(&self.about)) {
            header.extend(about);
        }
        let mut text = format!("{header}\n");
        for unsaid in &self.unsaid {
            let words = unsaid.words();
            text += &format!("# {}\n# {}\n", words.en, words.zh);
        }
        let mut commands = self.commands.iter().peekable();
        while let Some(stamped) = commands.next() {
            let mut line = command_json(stamped);
            if let Command::Move(side, ..) = &stamped.command {
                let press = Stamped { at: stamped.at, command: Command::Press(*side) };
                if commands.next_if_eq(&&press).is_some() {
                    line["press"] = true.into();
                }
            }
            text += &format!("{line}\n");
        }
        text
    }
}

impl Unsaid {
    /// In words.
    #[must_use]
    pub fn words(&self) -> Bilingual {
        let (zh, en) = match self {
            Self::HowItEnded { result } => (
                format!("棋谱写结果 {result}，没有写对局如何结束"),
                format!("the record says {result} and not how the game ended"),
            ),
            Self::WhatHappened { termination } => (
                format!("棋谱写“{termination}”，没有写当时发生了什么"),
                format!("the record says {termination:?} and not what happened"),
            ),
            Self::WhoOffered => (
                "棋谱没有写谁提和；这里写作最后走子的一方".to_owned(),
                "the record does not say who offered the draw; it is written for the player who moved last"
                    .to_owned(),
            ),
            Self::WhoClaimed => (
                "棋谱没有写谁要求和棋；这里写作轮到走棋的一方".to_owned(),
                "the record does not say who claimed the draw; it is written for the player to move"
                    .to_owned(),
            ),
            Self::WhoseFlag => (
                "棋谱没有写谁旗落；这里写作轮到走棋的一方，走动的是他的钟".to_owned(),
                "the record does not say whose flag fell; it is written for the player to move, whose clock ran"
                    .to_owned(),
            ),
            Self::FlagWithTimeLeft { left } => (
                format!("棋谱写该方超时，但其钟最后还剩 {left}，且不轮到其走棋"),
                format!("the record says that a player lost on time who had {left} left and was not to move"),
            ),
            Self::Times => (
                "棋谱没有写用时；事件没有时间".to_owned(),
                "the record says nothing of the times; the events have none".to_owned(),
            ),
            Self::SomeTimes { moves } => (
                format!("{moves} 着没有写用时，算入其后有用时的一着"),
                format!("{moves} moves have no time; it is counted with the next that has"),
            ),
            Self::ClocksShown { moves } => (
                format!("{moves} 着后的钟与时限算得的不同，照棋谱写明钟面"),
                format!(
                    "after {moves} moves the clock is not what the control gives; the lines say what it showed"
                ),
            ),
            Self::IllegalStood { text } => (
                format!("{text} 不合规则而没有人指出；这里写作没有按钟"),
                format!("{text} is illegal and nobody pointed it out; it is written without a press"),
            ),
            Self::OverBefore { ply } => (
                format!("依这一版规则，对局在第 {ply} 着之后已经结束；其后各着没有效力"),
                format!("by this edition the game was over after ply {ply}; the later moves have no effect"),
            ),
            Self::TimesNotRead { texts } => (
                format!("读不成时间而没有写入的注释：{texts}"),
                format!("comments that give no time and are left out: {texts}"),
            ),
            Self::NotRead { texts } => (
                format!("读不出而没有写入的文字：{texts}"),
                format!("texts that could not be read and are left out: {texts}"),
            ),
        };
        Bilingual { zh, en }
    }
}

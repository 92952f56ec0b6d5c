//! Games of random commands, and what must hold for every one of them.

use arbiter::chess::ledger::{
    Announced, Choice, Claim, Command, Event, Game, Hands, Happening, Intent, LastMinutes,
    NormalMeans, Observer, Offence, PauseReason, Refusal, Setup, SheetReport, Stamped, Who,
    WrongSetup, decide,
};
use arbiter::chess::{HalfPoints, Laws};
use arbiter::clock::{Given, Millis, Reading};
use arbiter::{Outcome, Side};
use chess::{Square, notation};
use testkit::Chance;
use wire::ledger::chess::{self as ledger, event_json};

use super::plain_clock::PlainClocks;

const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/P6P/8/8/8/8/p6p/4K3 w - - 0 40",
    "8/8/4k3/8/8/4K3/8/R7 w - - 0 60",
    "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 20",
    "7k/8/5K2/6Q1/8/8/8/8 b - - 95 110",
    "8/8/8/3k4/8/2b1K3/8/8 w - - 0 90",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 147 120",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 50",
];

const CONTROLS: [&str; 9] = [
    "40/7200+30:1800+30",
    "5/60:3/30",
    "3/120+2:60+1",
    "180+2",
    "*300",
    "600+10d",
    "90+3b",
    "2/40:30.5+0.5",
    "5400+30",
];

/// A setup drawn from the lists above.
pub fn setup(chance: &mut Chance) -> Setup {
    let laws = chance.pick(&Laws::all());
    let control = arbiter::clock::Control::from_pgn(chance.pick(&CONTROLS)).expect("a control");
    let given = chance.pick(&[Given::Before, Given::After]);
    let mut setup = Setup::new(laws, control.with_first_increment(given));
    setup.start = chess::fen::read(chance.pick(&STARTS)).expect("a start").position;
    setup.last_minutes = chance.pick(&[
        LastMinutes::NotAnnounced,
        LastMinutes::Increment,
        LastMinutes::Claim,
        LastMinutes::WithoutArbiter,
    ]);
    if chance.below(4) == 0 {
        setup.default_time = Some(Millis::seconds(1));
    }
    if chance.below(4) == 0 {
        setup.agreement = arbiter::chess::ledger::Agreement::NotBefore(2);
    }
    setup
}

/// One side's text of a move: mostly legal, now and then illegal, unclear or no move at all.
fn text(game: &Game, chance: &mut Chance) -> String {
    let moves = game.position.legal_moves();
    let odd = ["e1e8", "a7a8", "N", "Rd1", "??", "--", "O-O-O", "e9e4", "Kxh8", "d5e6", "a2a1n"];
    if moves.is_empty() || chance.below(12) == 0 {
        return chance.pick(&odd).to_owned();
    }
    let m = chance.pick(&moves[..]);
    if chance.below(2) == 0 {
        notation::san(&game.position, m)
    } else {
        notation::displacement(m).to_string()
    }
}

/// The next command, with the time that goes by before it.
pub fn command(game: &Game, chance: &mut Chance) -> Stamped {
    let pause = chance.pick(&[0, 0, 1, 250, 999, 1_000, 4_321, 20_000, 61_000, 600_000]);
    let at = game.now + Millis(pause);
    let mover = game.to_move();
    let side = chance.pick(&[mover, mover, mover.other()]);
    let kind = chance.below(66);
    let one_of = chance.below(3);
    let words = text(game, chance);
    let seen = observer(side, chance);
    let known = chance.pick(&[None, Some(side)]);
    let command = match kind {
        0..25 => match game.unpressed {
            Some(side) => Command::Press(side),
            None => Command::Move(mover, words, Hands::One),
        },
        25..29 => Command::Move(side, words, chance.pick(&[Hands::One, Hands::Two])),
        29..31 => Command::Press(side),
        31 => Command::StartSession,
        32 => match one_of {
            0 => Command::Arrive(side),
            1 => Command::Absent(Who::One(side)),
            _ => Command::Absent(Who::Both),
        },
        33 | 34 => Command::Touch(side, square(chance), chance.pick(&INTENTS)),
        35 => Command::Pause(seen, chance.pick(&[PauseReason::Arbiter, PauseReason::None])),
        36 | 37 => Command::Restart(known),
        38 if one_of == 0 => Command::Correct(reading(chance)),
        38 => Command::ShowClocks(reading(chance)),
        39 => Command::Offer(side),
        40 => match one_of {
            0 => Command::Accept(side),
            1 => Command::Decline(side),
            _ => Command::WithdrawOffer(side),
        },
        41 => Command::Write(side, words),
        42..45 => claim(side, words, chance),
        45 if one_of == 0 => Command::WithdrawClaim(side),
        45 => Command::Resign(side),
        46 if one_of == 0 => Command::BothFlags(known),
        46 => Command::Flag(side, seen),
        47 | 48 => Command::ReportIllegal(seen),
        49 => Command::Seal(side, words, known.map(|_| at + Millis(1_000))),
        50 => Command::OpenEnvelope(known.map(|_| words)),
        51 => Command::LoseEnvelope(known.map(|_| words)),
        52 => Command::Displace(side),
        53 => Command::Wrong(chance.pick(&WRONG)),
        54 => match one_of {
            0 => Command::Refuse(known.map_or(Who::Both, Who::One)),
            1 => Command::StopRecording(side),
            _ => Command::Borrow(side),
        },
        55 => Command::Sheets(match chance.below(5) {
            0 => SheetReport::ToComplete(Who::One(side)),
            1 => SheetReport::ToComplete(Who::Both),
            2 => SheetReport::NeedBoard,
            3 => SheetReport::Impossible,
            _ => SheetReport::Complete,
        }),
        56 if one_of == 0 => Command::Device(side),
        56 => {
            let offence = chance.pick(&[Offence::Unnamed, Offence::Displacing]);
            Command::Penalty(side, Millis(chance.pick(&[1, 0, 60_000])), offence)
        }
        57 => Command::Protest(side, "a \"protest\",\nwith é and 裁判".to_owned()),
        58 | 59 => Command::Decide(chance.pick(&CHOICES)),
        _ => rarer(game, seen, side, words, chance),
    };
    // Endings of the whole game are rare, so that games go on.
    let ends = matches!(command, Command::Resign(_) | Command::Device(_) | Command::Refuse(_));
    let command = if ends && chance.below(4) > 0 { Command::Restart(None) } else { command };
    Stamped { at, command }
}

fn rarer(game: &Game, seen: Observer, side: Side, words: String, chance: &mut Chance) -> Command {
    let scores = [HalfPoints::WIN, HalfPoints::DRAW, HalfPoints::LOSS];
    match chance.below(15) {
        0 | 1 => Command::Release(side, words),
        2 => Command::ReportTouch(seen, side, square(chance)),
        3 => {
            let Command::Claim(side, kind, announced) = claim(side, words, chance) else {
                return Command::StartSession;
            };
            Command::ClaimToOpponent(side, kind, announced)
        }
        4 => Command::ReplaceClock(reading(chance)),
        5 => Command::Misplaced(u32::try_from(chance.below(4)).expect("a small number")),
        6 if game.result().is_some() => {
            Command::Sign(chance.pick(&[Outcome::Draw, Outcome::Wins(side), Outcome::BothLose]))
        }
        6 | 7 => Command::Score(chance.pick(&scores), chance.pick(&scores)),
        8 | 9 => Command::SeeIllegalPosition,
        10 => Command::SetBoard(Box::new(game.setup.start.clone())),
        11 => Command::RequestIncrement(side),
        12 => Command::ClaimNormalMeans(side, NormalMeans::CannotWin),
        13 => Command::PutRight,
        _ => Command::ClaimNormalMeans(side, NormalMeans::NoEffort),
    }
}

const INTENTS: [Intent; 3] = [Intent::Play, Intent::Adjust, Intent::Accident];

const WRONG: [WrongSetup; 5] = [
    WrongSetup::InitialPosition,
    WrongSetup::AdjournedPosition,
    WrongSetup::LostPosition,
    WrongSetup::Colours,
    WrongSetup::Board,
];

const CHOICES: [Choice; 10] = [
    Choice::Warn,
    Choice::AddTime,
    Choice::NewGame,
    Choice::PlayOn,
    Choice::Loss,
    Choice::Draw,
    Choice::Win,
    Choice::BothLose,
    Choice::Grant,
    Choice::Deny,
];

fn claim(side: Side, text: String, chance: &mut Chance) -> Command {
    let kind = chance.pick(&[Claim::Threefold, Claim::Threefold, Claim::Fifty]);
    let announced = (chance.below(2) == 0).then_some(Announced { text });
    Command::Claim(side, kind, announced)
}

fn square(chance: &mut Chance) -> Square {
    Square::new(u32::try_from(chance.below(64)).expect("a square"))
}

fn observer(side: Side, chance: &mut Chance) -> Observer {
    chance.pick(&[Observer::Arbiter, Observer::Player(side), Observer::Player(side.other())])
}

fn reading(chance: &mut Chance) -> Reading {
    let mut time = || {
        chance.pick(&[
            None,
            Some(Millis(0)),
            Some(Millis(12_345)),
            Some(Millis(-1)),
            Some(Millis::minutes(50)),
        ])
    };
    Reading { first: time(), second: time() }
}

/// A game as it goes on, its commands and answers.
pub struct Walk {
    pub game: Game,
    setup: Setup,
    commands: Vec<Stamped>,
    answers: Vec<Result<Vec<Event>, Refusal>>,
    clocks: PlainClocks,
    ends: usize,
}

impl Walk {
    pub fn new(setup: Setup) -> Self {
        Self {
            game: Game::new(setup.clone()),
            clocks: PlainClocks::new(&setup.control),
            setup,
            commands: Vec::new(),
            answers: Vec::new(),
            ends: 0,
        }
    }

    /// Gives one command and checks what can be seen at once; the events it led to.
    pub fn step(&mut self, stamped: Stamped) -> Vec<Event> {
        let before = self.game.clone();
        let answer = decide(&self.game, &stamped);
        assert_eq!(self.game, before, "deciding changes nothing");
        assert_eq!(answer, decide(&self.game, &stamped), "and says the same again");
        if let Ok(events) = &answer {
            for event in events {
                let over = self.game.result().is_some();
                let silent = matches!(
                    event.what,
                    Happening::NoEffect(_)
                        | Happening::Protested(..)
                        | Happening::Signed(_)
                        | Happening::Scored(..)
                        | Happening::Asked(_)
                        | Happening::Decided(_)
                        | Happening::ResultCorrected(_)
                );
                assert!(!over || silent, "after the end: {event:?}");
                self.ends += usize::from(event.what.is_end());
                self.clocks.apply(event, &self.game);
                self.game.apply(event);
                self.clocks.compare(&self.game, event);
            }
        }
        assert!(self.ends <= 1, "one final result at most");
        self.commands.push(stamped);
        self.answers.push(answer.clone());
        answer.unwrap_or_default()
    }

    /// Checks what needs the whole game: the fold of the events, and the written ledger.
    pub fn finish(self) {
        let mut folded = Game::new(self.setup.clone());
        for event in self.answers.iter().flatten().flatten() {
            folded.apply(event);
        }
        assert_eq!(folded, self.game, "the state is the fold of its events");
        let written = ledger::write(&self.setup, &self.commands);
        let read = ledger::read(&written).expect("a written ledger is read");
        assert_eq!(read.faults, [], "no line is lost");
        assert_eq!(read.setup, self.setup);
        let commands: Vec<Stamped> = read.lines.iter().map(|line| line.stamped.clone()).collect();
        assert_eq!(commands, self.commands);
        let (game, answers) = arbiter::chess::ledger::run(read.setup.clone(), &commands);
        assert_eq!(game, self.game);
        assert_eq!(printed(&answers), printed(&self.answers), "the same bytes");
        assert_eq!(ledger::write(&read.setup, &commands), written, "written the same again");
    }
}

fn printed(answers: &[Result<Vec<Event>, Refusal>]) -> String {
    let mut text = String::new();
    for answer in answers {
        match answer {
            Ok(events) => {
                for event in events {
                    text += &event_json(event).to_string();
                    text.push('\n');
                }
            }
            Err(refusal) => text += &format!("{refusal}\n"),
        }
    }
    text
}

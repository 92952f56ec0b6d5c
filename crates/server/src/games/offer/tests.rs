//! Every command of a ledger can be given from the desk, or stands here with the reason why not.

use arbiter::chess::HalfPoints;
use arbiter::chess::ledger::{
    Announced, Choice, Claim, Command, Hands, Intent, NormalMeans, Observer, Offence, PauseReason,
    SheetReport, Stamped, Who, WrongSetup,
};
use arbiter::clock::{Millis, Reading};
use arbiter::xiangqi::ledger as live;
use arbiter::{Decision, Outcome, Side};
use chess::Square;
use serde_json::Value;
use wire::ledger::{chess as form, xiangqi as xiangqi_form};

use super::spec::{ARBITER, About, PLAYER, Spec, XIANGQI_ARBITER, XIANGQI_PLAYER};

const ONE: Side = Side::First;
const TWO: Side = Side::Second;

/// A sample of each command, in a function that does not compile while one is missing.
macro_rules! every {
    ($command:ty: $($pattern:pat => $($sample:expr),+;)+) => {{
        const fn is_sampled(command: &$command) {
            match command { $($pattern => (),)+ }
        }
        let samples: Vec<$command> = vec![$($($sample),+),+];
        samples.iter().for_each(is_sampled);
        samples
    }};
}

fn reading() -> Reading {
    Reading { first: Some(Millis::seconds(60)), second: Some(Millis::seconds(60)) }
}

fn chess_commands() -> Vec<Command> {
    let text = || "e4".to_owned();
    let said = || Some(Announced { text: text() });
    every! { Command:
        Command::StartSession => Command::StartSession;
        Command::Arrive(_) => Command::Arrive(ONE), Command::Arrive(TWO);
        Command::Absent(_) => Command::Absent(Who::One(ONE)), Command::Absent(Who::Both);
        Command::Touch(..) => Command::Touch(ONE, Square::E2, Intent::Adjust);
        Command::Move(..) => Command::Move(ONE, text(), Hands::One), Command::Move(TWO, text(), Hands::Two);
        Command::Press(_) => Command::Press(ONE);
        Command::Pause(..) => Command::Pause(Observer::Arbiter, PauseReason::Arbiter),
            Command::Pause(Observer::Player(ONE), PauseReason::Arbiter),
            Command::Pause(Observer::Player(ONE), PauseReason::None);
        Command::Restart(_) => Command::Restart(Some(ONE));
        Command::ShowClocks(_) => Command::ShowClocks(reading());
        Command::Offer(_) => Command::Offer(ONE);
        Command::Accept(_) => Command::Accept(ONE);
        Command::Decline(_) => Command::Decline(ONE);
        Command::WithdrawOffer(_) => Command::WithdrawOffer(ONE);
        Command::Write(..) => Command::Write(ONE, text());
        Command::Claim(..) => Command::Claim(ONE, Claim::Threefold, said()),
            Command::Claim(ONE, Claim::Fifty, None);
        Command::WithdrawClaim(_) => Command::WithdrawClaim(ONE);
        Command::Resign(_) => Command::Resign(ONE);
        Command::Flag(..) => Command::Flag(ONE, Observer::Arbiter);
        Command::BothFlags(_) => Command::BothFlags(None);
        Command::ReportIllegal(_) => Command::ReportIllegal(Observer::Arbiter),
            Command::ReportIllegal(Observer::Player(TWO));
        Command::Seal(..) => Command::Seal(ONE, text(), None);
        Command::OpenEnvelope(_) => Command::OpenEnvelope(None), Command::OpenEnvelope(Some(text()));
        Command::LoseEnvelope(_) => Command::LoseEnvelope(Some(text()));
        Command::Displace(_) => Command::Displace(ONE);
        Command::Wrong(_) => Command::Wrong(WrongSetup::InitialPosition),
            Command::Wrong(WrongSetup::AdjournedPosition),
            Command::Wrong(WrongSetup::LostPosition),
            Command::Wrong(WrongSetup::Colours),
            Command::Wrong(WrongSetup::Board);
        Command::Refuse(_) => Command::Refuse(Who::One(ONE)), Command::Refuse(Who::Both);
        Command::StopRecording(_) => Command::StopRecording(ONE);
        Command::Borrow(_) => Command::Borrow(ONE);
        Command::Sheets(_) => Command::Sheets(SheetReport::ToComplete(Who::One(ONE))),
            Command::Sheets(SheetReport::ToComplete(Who::Both)),
            Command::Sheets(SheetReport::NeedBoard),
            Command::Sheets(SheetReport::Impossible),
            Command::Sheets(SheetReport::Complete);
        Command::Device(_) => Command::Device(ONE);
        Command::Penalty(..) => Command::Penalty(ONE, Millis::seconds(60), Offence::Unnamed),
            Command::Penalty(ONE, Millis::seconds(60), Offence::Pausing);
        Command::Protest(..) => Command::Protest(ONE, text());
        Command::Decide(_) => Command::Decide(Choice::Draw);
        Command::Correct(_) => Command::Correct(reading());
        Command::Release(..) => Command::Release(ONE, text());
        Command::ReportTouch(..) => Command::ReportTouch(Observer::Arbiter, TWO, Square::E2),
            Command::ReportTouch(Observer::Player(ONE), TWO, Square::E2);
        Command::ClaimToOpponent(..) => Command::ClaimToOpponent(ONE, Claim::Threefold, said()),
            Command::ClaimToOpponent(ONE, Claim::Fifty, None);
        Command::ReplaceClock(_) => Command::ReplaceClock(reading());
        Command::Misplaced(_) => Command::Misplaced(2);
        Command::Sign(_) => Command::Sign(Outcome::Draw);
        Command::Score(..) => Command::Score(HalfPoints::DRAW, HalfPoints::LOSS);
        Command::SeeIllegalPosition => Command::SeeIllegalPosition;
        Command::SetBoard(_) => Command::SetBoard(Box::new(chess::Position::initial()));
        Command::RequestIncrement(_) => Command::RequestIncrement(ONE);
        Command::ClaimNormalMeans(..) => Command::ClaimNormalMeans(ONE, NormalMeans::CannotWin),
            Command::ClaimNormalMeans(ONE, NormalMeans::NoEffort);
        Command::PutRight => Command::PutRight;
    }
}

fn xiangqi_commands() -> Vec<live::Command> {
    use live::Command;
    let text = || "h2e2".to_owned();
    every! { Command:
        Command::StartSession => Command::StartSession;
        Command::Arrive(_) => Command::Arrive(ONE);
        Command::Absent(_) => Command::Absent(ONE);
        Command::Move(..) => Command::Move(ONE, text());
        Command::Offer(_) => Command::Offer(ONE);
        Command::Accept(_) => Command::Accept(ONE);
        Command::Decline(_) => Command::Decline(ONE);
        Command::Claim(_) => Command::Claim(ONE);
        Command::Resign(_) => Command::Resign(ONE);
        Command::Flag(_) => Command::Flag(ONE);
        Command::Pause => Command::Pause;
        Command::Restart(_) => Command::Restart(Some(ONE));
        Command::Correct(_) => Command::Correct(reading());
        Command::OrderToVary(_) => Command::OrderToVary(ONE);
        Command::Penalty(..) => Command::Penalty(ONE, Millis::seconds(60));
        Command::Violation(..) => Command::Violation(ONE, text());
        Command::Protest(..) => Command::Protest(ONE, text());
        Command::TakeBack(..) => Command::TakeBack(2, text());
        Command::Declare(..) => Command::Declare(Outcome::Draw, text());
        Command::Reopen(_) => Command::Reopen(text());
        Command::Decide(_) => Command::Decide(Decision::PlayOn);
    }
}

const BY_THE_QUESTION: &str = "the open question has a button for each permitted decision";

/// What the desk does not offer, and why.
const NOT_OFFERED: &[(&str, &str)] = &[
    ("decide", BY_THE_QUESTION),
    ("withdraw_offer", "an offer stands: what has no effect is not offered"),
    ("withdraw_claim", "a claim stands: what has no effect is not offered"),
    ("clocks", "the clocks of the game are the desk's own; the arbiter sets them by `correct`"),
    ("both_flags", "the desk's clocks say whose flag fell first"),
];

const NOT_OFFERED_IN_XIANGQI: &[(&str, &str)] = &[
    ("decide", BY_THE_QUESTION),
    ("take_back", "the log takes the desk back to before any of its entries, for both games"),
    ("reopen", "the log takes the desk back to before the end"),
    ("declare", "the arbiter's own part of the panel sets the result, for both games"),
];

/// A command with its line, the game's way to read lines, and the lists of its players and arbiters.
struct Ledger<C> {
    commands: Vec<(C, Value)>,
    read: fn(&Value) -> Option<C>,
    lists: [&'static [Spec]; 2],
}

fn of_chess() -> Ledger<Command> {
    let at = Millis::ZERO;
    let line = |command: Command| {
        let line = form::command_json(&Stamped { at, command: command.clone() });
        (command, line)
    };
    Ledger {
        commands: chess_commands().into_iter().map(line).collect(),
        read: |line| {
            let read = form::read_line(&line.to_string(), Millis::ZERO).ok()?;
            read.into_iter().next().map(|stamped| stamped.command)
        },
        lists: [PLAYER, ARBITER],
    }
}

fn of_xiangqi() -> Ledger<live::Command> {
    let at = Millis::ZERO;
    let line = |command: live::Command| {
        let line = xiangqi_form::command_json(&live::Stamped { at, command: command.clone() });
        (command, line)
    };
    Ledger {
        commands: xiangqi_commands().into_iter().map(line).collect(),
        read: |line| {
            let fields = line.as_object().cloned()?;
            xiangqi_form::command_of(fields, Millis::ZERO).ok().map(|stamped| stamped.command)
        },
        lists: [XIANGQI_PLAYER, XIANGQI_ARBITER],
    }
}

impl<C: PartialEq + std::fmt::Debug> Ledger<C> {
    /// The acts of the players, then those of the arbiters.
    fn acts(&self) -> impl Iterator<Item = (&'static Spec, bool)> {
        let [player, arbiter] = self.lists;
        player.iter().map(|spec| (spec, true)).chain(arbiter.iter().map(|spec| (spec, false)))
    }

    /// Whether an act, filled in, gives just this command. A player's seat says who he is.
    fn gives(&self, (spec, own): (&Spec, bool), (command, wanted): &(C, Value)) -> bool {
        let mut line = serde_json::Map::new();
        let named: &[&str] = match spec.about {
            About::Game => &[],
            About::Side | About::Mover => &["by"],
            About::Other => &["of"],
        };
        let filled = spec.inputs.iter().flat_map(|input| input.fields());
        let own: &[&str] = if own { &["by"] } else { &[] };
        for name in named.iter().chain(filled).chain(own) {
            if let Some(value) = wanted.get(*name) {
                line.insert((*name).to_owned(), value.clone());
            }
        }
        line.insert("do".to_owned(), Value::from(spec.what));
        for (name, value) in spec.fixed {
            let value = if *value == "true" { Value::from(true) } else { Value::from(*value) };
            line.insert((*name).to_owned(), value);
        }
        (self.read)(&Value::Object(line)).is_some_and(|given| given == *command)
    }

    fn each_is_offered_or_named(&self, not: &[(&str, &str)]) {
        for one in &self.commands {
            let offered = self.acts().any(|act| self.gives(act, one));
            let named = not.iter().any(|(name, _)| one.1["do"] == *name);
            assert_ne!(offered, named, "{}: to be offered, or named with a reason", one.1);
        }
        for (name, _) in not {
            assert!(
                self.commands.iter().any(|(_, line)| line["do"] == *name),
                "{name} is no command"
            );
        }
    }

    fn each_act_gives_a_command(&self) {
        for (spec, own) in self.acts() {
            let gives = self.commands.iter().any(|one| self.gives((spec, own), one));
            assert!(gives, "{} gives no command of the ledger", spec.name);
        }
    }
}

#[test]
fn every_command_of_a_chess_ledger_is_offered_or_named_with_a_reason() {
    of_chess().each_is_offered_or_named(NOT_OFFERED);
}

#[test]
fn every_command_of_a_xiangqi_ledger_is_offered_or_named_with_a_reason() {
    of_xiangqi().each_is_offered_or_named(NOT_OFFERED_IN_XIANGQI);
}

#[test]
fn every_act_gives_a_command_of_its_ledger() {
    of_chess().each_act_gives_a_command();
    of_xiangqi().each_act_gives_a_command();
}

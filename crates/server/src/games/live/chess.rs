//! Live games of chess.

use arbiter::chess::ledger::{self, Event, Game, Happening, Stamped};
use arbiter::clock::{Bonus, Category, Millis};
use arbiter::{Ground, Outcome, Side, Termination};
use chess::{Color, Square, notation};
use rulebook::{Game as Kind, Rule};
use serde_json::{Map, Value};
use wire::ledger::chess as form;
use words::Bilingual;
use words::Say as _;

use super::{
    Article, Decision, Line, Matter, Permitted, Phase, Placement, Ply, Question, Shown, Taken,
    Weight,
};
use crate::i18n::both;

pub(super) fn open(header: Map<String, Value>) -> Result<Game, String> {
    form::setup_of(header).map(Game::new).map_err(|fault| fault.to_string())
}

pub(super) fn take(game: &mut Game, line: &Line, at: Millis) -> Result<Vec<Taken>, Bilingual> {
    let mut line = line.clone();
    line.shift_remove("after");
    line.insert("at".to_owned(), Value::String(at.to_string()));
    let commands =
        form::commands_of(line, at).map_err(|fault| both(|t| t.unreadable_line(fault.words())))?;
    let mut next = game.clone();
    let mut taken = Vec::with_capacity(commands.len());
    for stamped in commands {
        // What ended with an illegal move is not pressed: the player may still correct it.
        if matches!(stamped.command, ledger::Command::Press(_))
            && !taken.is_empty()
            && next.illegal.as_ref().is_some_and(|illegal| !illegal.pressed)
        {
            break;
        }
        let events = ledger::decide(&next, &stamped).map_err(|why| why.both())?;
        for event in &events {
            next.apply(event);
        }
        taken.push(told(&stamped, &events));
    }
    *game = next;
    Ok(taken)
}

fn told(stamped: &Stamped, events: &[Event]) -> Taken {
    Taken {
        line: form::command_json(stamped),
        words: stamped.command.both(),
        decisions: events.iter().map(decision).collect(),
    }
}

fn decision(event: &Event) -> Decision {
    let words_of = |ground: &Ground| -> Vec<Bilingual> {
        let words = |one| words::fact(Kind::Chess, one, &|_, _| Bilingual::default()).both();
        ground.facts.iter().map(words).collect()
    };
    Decision {
        weight: weight(&event.what),
        words: event.both(),
        articles: event.grounds.iter().map(|ground| Article::from(ground.rule)).collect(),
        facts: event.grounds.iter().flat_map(words_of).collect(),
        form: event.into(),
    }
}

const fn weight(what: &Happening) -> Weight {
    match what {
        Happening::SessionStarted
        | Happening::ClockStarted(_)
        | Happening::ClocksStopped
        | Happening::Moved(..)
        | Happening::Pressed(_)
        | Happening::Wrote(..)
        | Happening::Claimed(..)
        | Happening::Decided(_) => Weight::Bare,
        Happening::NoEffect(_) => Weight::NoEffect,
        Happening::Asked(_) => Weight::Asks,
        Happening::Ended(..) | Happening::NewGame(_) => Weight::Ends,
        Happening::DutyBroken(_)
        | Happening::PressedLate(_)
        | Happening::Free(_)
        | Happening::NoCastling(..)
        | Happening::PositionRestored(_)
        | Happening::ClaimWaits(..)
        | Happening::ReplySealed(..)
        | Happening::IllegalPositionSeen(_)
        | Happening::MovedInIllegalPosition(..)
        | Happening::BoardSet(_)
        | Happening::IncrementRequested(_)
        | Happening::IncrementIntroduced(_)
        | Happening::ClaimPostponed(_)
        | Happening::Signed(_)
        | Happening::ResultCorrected(_)
        | Happening::Scored(..)
        | Happening::Arrived(..)
        | Happening::Touched(..)
        | Happening::Adjusted(..)
        | Happening::MustMove(..)
        | Happening::TwoHanded(_)
        | Happening::MadeWithOneHand(_)
        | Happening::SheetDue(_)
        | Happening::IllegalMade(..)
        | Happening::PeriodReached(..)
        | Happening::Offered(..)
        | Happening::Refused(..)
        | Happening::ClaimRight(..)
        | Happening::ClaimWrong(..)
        | Happening::MustPlay(..)
        | Happening::TimeAdded(..)
        | Happening::ClocksSet(_)
        | Happening::IllegalCompleted(..)
        | Happening::IncrementTaken(..)
        | Happening::Restored(_)
        | Happening::IllegalStands(_)
        | Happening::BecameQueen(_)
        | Happening::FlagFell(_)
        | Happening::Sealed(..)
        | Happening::EnvelopeOpened(_)
        | Happening::SealedUnclear(..)
        | Happening::EnvelopeLost(_)
        | Happening::EnvelopeVoid
        | Happening::RecordingExcused(_)
        | Happening::ArbiterRecords
        | Happening::CompleteSheets(..)
        | Happening::ReconstructOnBoard
        | Happening::NextPeriodForBoth
        | Happening::SheetLent(_)
        | Happening::RestoresPieces(_)
        | Happening::PositionCarriedOver
        | Happening::AdjournedPositionRestored
        | Happening::Protested(..)
        | Happening::Breach(_) => Weight::Speaks,
    }
}

pub(super) const fn phase(game: &Game) -> Phase {
    match &game.phase {
        ledger::Phase::NotStarted => Phase::NotStarted,
        ledger::Phase::Playing => Phase::Playing,
        ledger::Phase::Sealed { by, .. } => Phase::Sealed(*by),
        ledger::Phase::Ended(outcome, why) => Phase::Ended(*outcome, *why),
        ledger::Phase::Annulled => Phase::Annulled,
    }
}

pub(super) fn shown(game: &Game, side: Side, at: Millis) -> Shown {
    let mut clocks = game.clocks.clone();
    let passed = at - game.now;
    if passed > Millis::ZERO {
        clocks.pass(passed);
    }
    let clock = clocks.side(side);
    let runs = clocks.running() == Some(side);
    let free = match clocks.control().period(clock.period).bonus {
        Bonus::Delay(free) if runs => Millis((free - clock.spent).0.max(0)),
        Bonus::Delay(_)
        | Bonus::None
        | Bonus::Increment(_)
        | Bonus::Bronstein(_)
        | Bonus::Hourglass => Millis::ZERO,
    };
    Shown { left: clock.left, free }
}

pub(super) fn plies(game: &Game) -> Vec<Ply> {
    let text = |text: &str| Bilingual { zh: text.to_owned(), en: text.to_owned() };
    game.moves.iter().map(|one| Ply { side: one.side, text: text(&one.text) }).collect()
}

fn last_move(game: &Game) -> Option<[Square; 2]> {
    let hand = notation::displacement(game.moves.last()?.m?);
    Some([hand.from, hand.to])
}

pub(super) fn placement(game: &Game) -> Placement {
    let fen = chess::fen::write(&game.position);
    let pieces = fen.split(' ').next().unwrap_or_default().to_owned();
    let last = last_move(game).map(|squares| squares.map(|square| square.to_string()));
    Placement { pieces, last }
}

pub(super) fn picture(game: &Game, below: Side, title: &str) -> String {
    let mut view = drawing::ChessView::new(game.position.board());
    view.below = Color::from(below);
    view.last_move = last_move(game);
    view.title = title;
    drawing::chess_svg(&view)
}

pub(super) fn pgn(game: &Game, card: &crate::games::Card, round: Option<&str>) -> String {
    let said = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    let about = form::About {
        event: said(&card.event),
        round: said(round.unwrap_or_default()),
        white: said(card.name(Side::First)),
        black: said(card.name(Side::Second)),
        ..form::About::default()
    };
    form::to_pgn(game, &about)
}

pub(super) fn question(question: &ledger::Question) -> Question {
    let permitted = question.permitted.iter().map(|one| {
        let answer = Stamped { at: Millis::ZERO, command: ledger::Command::Decide(one.choice) };
        let line = form::command_json(&answer);
        let bare =
            Event { at: Millis::ZERO, what: Happening::Decided(one.choice), grounds: Vec::new() };
        Permitted {
            field: "choice",
            choice: line["choice"].as_str().unwrap_or_default().to_owned(),
            words: bare.both(),
            follows: one.follows.iter().map(decision).collect(),
        }
    });
    Question { words: question.about.both(), permitted: permitted.collect() }
}

pub(super) fn is_silent(game: &Game) -> bool {
    game.setup.play == Category::Standard
        && game.phase == ledger::Phase::Playing
        && game.excused == [true, true]
}

pub(super) fn stop(game: &mut Game, at: Millis) {
    // The clocks stand from the moment taken back to; the time since then is nobody's.
    game.clocks.stop();
    game.apply(&Event { at, what: Happening::ClocksStopped, grounds: Vec::new() });
}

pub(super) fn end(game: &mut Game, outcome: Outcome, at: Millis) {
    let what = Happening::Ended(outcome, Termination::Adjudication);
    game.apply(&Event { at, what, grounds: Vec::new() });
}

pub(super) fn articles_on(game: &Game, matter: Matter) -> Vec<&'static Rule> {
    let cite = &game.setup.laws.cite;
    match matter {
        Matter::Repetition => {
            vec![cite.repetition_announced, cite.repetition_on_board, cite.same_position]
        }
        Matter::Fifty => vec![cite.fifty],
        Matter::ClaimOutcome => {
            vec![cite.claim_procedure, cite.claim_right, cite.claim_wrong, cite.claim_stands]
        }
        Matter::Moving => vec![cite.press],
        Matter::Pressing => vec![cite.press, cite.illegal_move],
        Matter::Illegal => [Some(cite.illegal_move), cite.illegal_noticed, cite.illegal_penalty]
            .into_iter()
            .flatten()
            .collect(),
        Matter::Sealing => vec![cite.sealing, cite.sealed_bad],
        Matter::Opening => vec![cite.resumption, cite.sealed_bad],
        Matter::LostEnvelope => vec![cite.lost_envelope, cite.lost_position],
        Matter::Penalty => cite.penalties.into_iter().chain(cite.fast_penalties).collect(),
        Matter::Conduct => vec![cite.refusal],
        Matter::Clocks => vec![cite.clock_setting.unwrap_or(cite.resumption_clocks)],
        Matter::Protest => cite.protest.into_iter().collect(),
        Matter::Pausing => vec![cite.pause],
        Matter::Touching => [cite.touched_own, cite.touched_opposing, cite.adjusting]
            .into_iter()
            .flatten()
            .collect(),
        Matter::TwoHands => cite.two_hands.into_iter().collect(),
        Matter::ClaimPutFirst => cite.claim_is_offer.into_iter().collect(),
        Matter::TouchClaim => [cite.touched_own, cite.touched_opposing, cite.touch_claim_lost]
            .into_iter()
            .flatten()
            .collect(),
        Matter::Releasing => {
            [cite.castling_made, cite.promotion_choice].into_iter().flatten().collect()
        }
        Matter::Writing => vec![cite.writing_before],
        Matter::DefectiveClock => cite.defective_clock.into_iter().collect(),
        Matter::Misplaced => cite.misplaced.into_iter().collect(),
        Matter::IllegalPosition => cite.illegal_position.into_iter().collect(),
        Matter::Signing => cite.signed.into_iter().collect(),
        Matter::Scores => cite.score_total.into_iter().collect(),
    }
}

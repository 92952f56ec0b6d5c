//! Live games of xiangqi.

use arbiter::clock::{Bonus, Millis};
use arbiter::xiangqi::Book;
use arbiter::xiangqi::ledger::{self as live, Command, Event, Game, Happening, Stamped};
use arbiter::{Decision as Choice, Ground, Outcome, Side, Termination};
use records::Field;
use records::ruling::written;
use rulebook::{Game as Kind, Rule};
use serde_json::{Map, Value};
use wire::ledger::xiangqi as form;
use words::Bilingual;
use words::Say as _;
use xiangqi::notation::{ChineseStyle, Notation, WxfStyle, format};
use xiangqi::{Color, Move, Position, Square, fen};

use super::{
    Article, Decision, GameFile, Line, Matter, Permitted, Phase, Placement, Ply, Question, Shown,
    Taken, Weight,
};
use crate::games::Card;
use crate::i18n::both;

pub(super) fn open(header: Map<String, Value>) -> Result<Game, String> {
    form::setup_of(header).map(Game::new).map_err(|fault| fault.to_string())
}

pub(super) fn take(game: &mut Game, line: &Line, at: Millis) -> Result<Vec<Taken>, Bilingual> {
    let mut line = line.clone();
    line.shift_remove("after");
    line.insert("at".to_owned(), Value::String(at.to_string()));
    let stamped =
        form::command_of(line, at).map_err(|fault| both(|t| t.unreadable_line(fault.words())))?;
    let events = live::decide(game, &stamped).map_err(|why| why.both())?;
    for event in &events {
        game.apply(event);
    }
    Ok(vec![Taken {
        line: form::command_json(&stamped),
        words: stamped.command.both(),
        decisions: decisions(&events, game),
    }])
}

fn decisions(events: &[Event], game: &Game) -> Vec<Decision> {
    let forms = form::events(events, &game.so_far());
    events.iter().zip(forms).map(|(event, form)| decision(event, form)).collect()
}

fn decision(event: &Event, form: wire::ledger::Event) -> Decision {
    let words_of = |ground: &Ground| -> Vec<Bilingual> {
        let plain = |_, m: Move| written(None, m);
        ground.facts.iter().map(|one| words::fact(Kind::Xiangqi, one, &plain).both()).collect()
    };
    Decision {
        weight: weight(&event.what),
        words: event.both(),
        articles: event.grounds.iter().map(|ground| Article::from(ground.rule)).collect(),
        facts: event.grounds.iter().flat_map(words_of).collect(),
        form,
    }
}

const fn weight(what: &Happening) -> Weight {
    match what {
        Happening::SessionStarted
        | Happening::ClockStarted(_)
        | Happening::ClocksStopped
        | Happening::Moved(..)
        | Happening::Claimed(_)
        | Happening::Decided(_) => Weight::Bare,
        Happening::NoEffect(_) => Weight::NoEffect,
        Happening::Asked(_) => Weight::Asks,
        Happening::Ended(..) => Weight::Ends,
        Happening::Arrived(_)
        | Happening::PeriodReached(..)
        | Happening::IllegalMade(..)
        | Happening::Offered(_)
        | Happening::Refused(..)
        | Happening::Warned(_)
        | Happening::ClaimRight(_)
        | Happening::ClaimWrong(_)
        | Happening::OrderedToVary(_)
        | Happening::TimeAdded(..)
        | Happening::ClocksSet(_)
        | Happening::FlagFell(_)
        | Happening::ViolationRecorded(..)
        | Happening::Protested(..)
        | Happening::TakenBack(..)
        | Happening::Reopened(_)
        | Happening::Declared(_) => Weight::Speaks,
    }
}

pub(super) const fn phase(game: &Game) -> Phase {
    match game.phase {
        live::Phase::NotStarted => Phase::NotStarted,
        live::Phase::Playing => Phase::Playing,
        live::Phase::Ended(outcome, why) => Phase::Ended(outcome, why),
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
    let played = game.moves.iter().zip(&game.positions);
    played
        .map(|(one, before)| Ply { side: one.side, text: text(before, one.m, &one.text) })
        .collect()
}

/// The move as both languages write it: 炮二平五 and C2.5.
fn text(before: &Position, m: Move, typed: &str) -> Bilingual {
    let write = |notation| format(notation, before, m).unwrap_or_else(|_| typed.to_owned());
    Bilingual {
        zh: write(Notation::Chinese(ChineseStyle::default())),
        en: write(Notation::Wxf(WxfStyle::default())),
    }
}

/// File letter and rank from 0 at Red's side.
fn name(square: Square) -> String {
    format!("{}{}", char::from(b'a' + square.file()), square.rank())
}

pub(super) fn placement(game: &Game) -> Placement {
    let fen = fen::format(game.position().setup());
    let pieces = fen.split(' ').next().unwrap_or_default().to_owned();
    let last = game.moves.last().map(|one| [name(one.m.from), name(one.m.to)]);
    Placement { pieces, last }
}

pub(super) fn picture(game: &Game, below: Side, title: &str) -> String {
    let mut view = drawing::View::new(game.position().board());
    view.below = match below {
        Side::First => Color::Red,
        Side::Second => Color::Black,
    };
    view.last_move = game.moves.last().map(|one| one.m);
    view.title = title;
    drawing::svg(&view)
}

/// PGN with moves in ICCS, which every program reads, or `DhtmlXQ`.
pub(super) fn file(game: &Game, card: &Card, round: Option<&str>, form: GameFile) -> String {
    let mut record = form::to_record(game);
    let tags = [
        (Field::Event, card.event.as_str()),
        (Field::Round, round.unwrap_or_default()),
        (Field::Red, card.name(Side::First)),
        (Field::Black, card.name(Side::Second)),
    ];
    for (field, value) in tags {
        if !value.is_empty() {
            record.tags.push((field.pgn_name().to_owned(), value.to_owned()));
        }
    }
    match form {
        GameFile::Pgn => records::xiangqi::pgn::write(&record, Notation::Iccs),
        GameFile::DhtmlXq => records::xiangqi::dhtmlxq::write(&record),
    }
}

pub(super) fn question(question: &live::Question, game: &Game) -> Question {
    let permitted = question.permitted.iter().map(|one| Permitted {
        field: "decision",
        choice: word(one.decision),
        words: Command::Decide(one.decision).both(),
        follows: decisions(&one.follows, game),
    });
    Question { words: question.about.both(), permitted: permitted.collect() }
}

fn word(decision: Choice) -> String {
    let answer = Stamped { at: Millis::ZERO, command: Command::Decide(decision) };
    form::command_json(&answer)["decision"].as_str().unwrap_or_default().to_owned()
}

pub(super) fn stop(game: &mut Game, at: Millis) {
    // The clocks stand from the moment taken back to; the time since then is nobody's.
    game.clocks.stop();
    game.apply(&Event { at, what: Happening::ClocksStopped, grounds: Vec::new() });
}

pub(super) fn end(game: &mut Game, outcome: Outcome, at: Millis) {
    let what = Happening::Ended(outcome, Termination::Adjudication, None);
    game.apply(&Event { at, what, grounds: Vec::new() });
}

/// The articles of a book; none where the text in hand has none.
pub(super) fn articles_on(book: Book, matter: Matter) -> Vec<&'static Rule> {
    let articles = book.articles();
    match matter {
        Matter::Repetition => articles.repetition.to_vec(),
        Matter::Moving => vec![articles.illegal_move],
        Matter::Protest => articles.protest.into_iter().collect(),
        Matter::Conduct => articles.conduct.to_vec(),
        Matter::Fifty
        | Matter::ClaimOutcome
        | Matter::Pressing
        | Matter::Illegal
        | Matter::Sealing
        | Matter::Opening
        | Matter::LostEnvelope
        | Matter::Penalty
        | Matter::Clocks
        | Matter::Pausing
        | Matter::Touching
        | Matter::TwoHands
        | Matter::ClaimPutFirst
        | Matter::TouchClaim
        | Matter::Releasing
        | Matter::Writing
        | Matter::DefectiveClock
        | Matter::Misplaced
        | Matter::IllegalPosition
        | Matter::Signing
        | Matter::Scores => Vec::new(),
    }
}

//! Between any two events the ledger knows who has the move and what is open: every state that a search from the start
//! reaches is held, with every command, against the table of `docs/ledger-states.md`.
#![allow(clippy::panic, reason = "a test that fails")]

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use arbiter::Side;
use arbiter::chess::Laws;
use arbiter::chess::ledger::{
    Board, Claim, Command, Event, Game, Hands, Happening, Intent, Observer, Phase, Setup, Stamped,
    Supervision, decide,
};
use arbiter::clock::{Control, Millis};
use chess::{Color, Role, Square};

const TABLE: &str = include_str!("../../../docs/ledger-states.md");

/// Both kings stand behind pinned rooks, so that an illegal move can leave a board on which play is possible and one on
/// which it is not.
const START: &str = "4k2r/4r1pp/p7/8/8/P7/4R1PP/R3K2R w KQk - 0 40";

/// So many moments are looked at under each rulebook.
const MOMENTS: usize = 4_000;

/// A line of the table: under which conditions, what is done, and what follows in each column.
struct Row {
    when: Vec<&'static str>,
    done: Vec<&'static str>,
    follows: [(char, &'static str); 3],
}

fn table() -> Vec<Row> {
    let start = TABLE.find("| when |").expect("the table");
    let list = |text: &'static str| -> Vec<&'static str> {
        text.split(',').map(str::trim).filter(|one| !one.is_empty()).collect()
    };
    let row = |line: &'static str| {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [when, done, old, new, basic] = cells[..] else { panic!("five columns: {line}") };
        let cell = |text: &'static str| {
            let text = text.trim_start_matches('`');
            let sign = text.chars().next().expect("a sign");
            (sign, text[1..].trim_start_matches('`').trim())
        };
        Row { when: list(when), done: list(done), follows: [old, new, basic].map(cell) }
    };
    TABLE[start..].lines().skip(2).filter(|line| line.starts_with('|')).map(row).collect()
}

/// The conditions that hold.
fn conditions(game: &Game) -> BTreeSet<&'static str> {
    let (a, b) = (game.to_move(), game.to_move().other());
    let illegal = game.illegal.as_ref();
    let sealed = matches!(game.phase, Phase::Sealed { .. }) || game.sealed_reply.is_some();
    let pressed = illegal.is_some_and(|illegal| illegal.pressed);
    let answered = game.moves.len() - usize::from(pressed);
    [
        ("over", game.result().is_some()),
        ("claim waits", game.awaits_answer()),
        ("sealed", sealed),
        ("moved", game.unpressed == Some(b)),
        ("answered", game.replied_to == Some(a)),
        ("two hands", game.two_hands == Some(b) && game.unpressed.is_some()),
        ("two hands pressed", game.two_hands == Some(b) && game.unpressed.is_none()),
        ("in hand", illegal.is_some_and(|one| one.side == a && !one.pressed)),
        ("illegal pressed", pressed),
        ("stands", game.moves.iter().take(answered).any(|played| played.m.is_none())),
        ("no play", game.playable().is_none()),
        ("touched", game.has_touched()),
        ("owes", game.owes_move == Some(a)),
        ("taken back", game.taken_back),
        ("offer", game.offer.is_some()),
    ]
    .into_iter()
    .filter_map(|(name, holds)| holds.then_some(name))
    .collect()
}

fn king(game: &Game, side: Side) -> Square {
    let board = match game.board() {
        Board::Irregular(board) => board.board().clone(),
        Board::Playable(_) | Board::Unknown(_) => game.position.board().clone(),
    };
    board.king_of(Color::from(side)).expect("a king")
}

/// Ways of a king to a neighbouring square, as written.
fn king_walks(game: &Game, side: Side) -> Vec<String> {
    let from = king(game, side);
    [1, -1, 7, 9, -7, -9, 8, -8]
        .into_iter()
        .filter_map(|step| from.offset(step))
        .filter(|to| to.distance(from) == 1)
        .map(|to| format!("{from}{to}"))
        .collect()
}

/// Legal moves to which the player to move is not bound otherwise.
fn dutiful(game: &Game) -> Vec<String> {
    let Some(position) = game.playable() else { return king_walks(game, game.to_move()) };
    let keeps = |m: &chess::Move| {
        game.must_play.is_none_or(|(_, must)| must == *m)
            && game.must_move.is_none_or(|(_, square)| {
                m.from() == Some(square) || (m.is_capture() && m.to() == square)
            })
    };
    let moves = position.legal_moves();
    moves.iter().filter(|m| keeps(m)).map(|&m| chess::notation::uci(position, m)).take(3).collect()
}

/// What may be written for this; the first that is taken counts.
fn commands(game: &Game, done: &str) -> Vec<Command> {
    let (a, b) = (game.to_move(), game.to_move().other());
    let moves = |side: Side, texts: Vec<String>| -> Vec<Command> {
        texts.into_iter().map(|text| Command::Move(side, text, Hands::One)).collect()
    };
    let touch = |side| vec![Command::Touch(side, king(game, side), Intent::Play)];
    match done {
        "A moves" => moves(a, dutiful(game)),
        "B moves" => moves(b, king_walks(game, b)),
        "A moves illegally" => {
            let from = king(game, a);
            let far = [16, -16, 24, -24].into_iter().filter_map(|step| from.offset(step));
            let own = Color::from(a);
            let free = far.filter(|&to| game.position.board().color_at(to) != Some(own));
            moves(a, free.map(|to| format!("{from}{to}")).collect())
        }
        "A presses" => vec![Command::Press(a)],
        "B presses" => vec![Command::Press(b)],
        "A touches" => touch(a),
        "B touches" => touch(b),
        "A offers" => vec![Command::Offer(a)],
        "B offers" => vec![Command::Offer(b)],
        "accepted" => vec![Command::Accept(game.offer.map_or(a, |offer| offer.by.other()))],
        "A claims" => vec![Command::Claim(a, Claim::Threefold, None)],
        "B claims" => vec![Command::Claim(b, Claim::Threefold, None)],
        "A seals" => dutiful(game).into_iter().map(|text| Command::Seal(a, text, None)).collect(),
        "B seals" => {
            let made = game.moves.last().map_or_else(|| "a1a2".to_owned(), |one| one.text.clone());
            vec![Command::Seal(b, made, None)]
        }
        "opened" => vec![Command::OpenEnvelope(None)],
        "A reports" => vec![Command::ReportIllegal(Observer::Player(a))],
        "B reports" => vec![Command::ReportIllegal(Observer::Player(b))],
        "arbiter reports" => vec![Command::ReportIllegal(Observer::Arbiter)],
        "A resigns" => vec![Command::Resign(a)],
        other => panic!("the table has an unknown command {other:?}"),
    }
}

/// What else may happen on the way to a state.
fn more(game: &Game) -> Vec<Command> {
    let (a, b) = (game.to_move(), game.to_move().other());
    let mut more = vec![
        Command::StartSession,
        Command::Decline(a),
        Command::Decline(b),
        Command::ClaimToOpponent(a, Claim::Threefold, None),
        Command::Pause(Observer::Arbiter, arbiter::chess::ledger::PauseReason::Arbiter),
        Command::Restart(None),
    ];
    more.extend(dutiful(game).into_iter().map(|text| Command::Move(a, text, Hands::Two)));
    // The pinned rook goes, or the pawn beside the king's rook, which breaks a duty.
    for square in [Square::E2, Square::E7] {
        if game.position.board().role_at(square) == Some(Role::Rook) {
            let to = square.offset(-1).expect("the d-file");
            more.push(Command::Move(a, format!("{square}{to}"), Hands::One));
        }
    }
    more.push(Command::Move(a, if a == Side::First { "h3" } else { "h6" }.to_owned(), Hands::One));
    if let Some(question) = &game.question {
        more.extend(question.permitted.iter().map(|one| Command::Decide(one.choice)));
    }
    more
}

/// The sign of what followed.
fn sign(events: &[Event]) -> char {
    let any = |is: fn(&Happening) -> bool| events.iter().any(|event| is(&event.what));
    if any(Happening::is_end) {
        '='
    } else if any(|what| matches!(what, Happening::Asked(_))) {
        '?'
    } else if any(|what| matches!(what, Happening::IllegalCompleted(..))) {
        'i'
    } else if any(|what| matches!(what, Happening::Breach(_) | Happening::DutyBroken(_))) {
        'b'
    } else if any(|what| matches!(what, Happening::NoEffect(_))) {
        '.'
    } else {
        '+'
    }
}

fn cites(events: &[Event], article: &str) -> bool {
    let mut grounds = events.iter().flat_map(|event| &event.grounds);
    article.is_empty() || grounds.any(|ground| ground.rule.number == article)
}

/// What distinguishes one moment from another, whatever stands on the board.
fn key(game: &Game) -> String {
    let offer = game.offer.map(|offer| (offer.by == game.to_move(), offer.moment));
    format!(
        "{:?} {offer:?} {:?} {:?} {:?} {:?} {:?} {} {} {} {:?}",
        conditions(game),
        game.session.is_some(),
        game.question.is_some(),
        game.must_move.is_some(),
        game.must_play.is_some(),
        game.clocks.running().map(|side| side == game.to_move()),
        game.moves.len().min(2),
        game.illegal_count[0],
        game.illegal_count[1],
        game.phase == Phase::NotStarted,
    )
}

/// The moments that are reached, each with what led to it.
fn reached(
    setup: &Setup,
    done: &BTreeSet<&str>,
    faults: &mut BTreeSet<String>,
) -> Vec<(Game, Vec<Command>)> {
    let mut seen = BTreeSet::new();
    let mut all = Vec::new();
    let mut open = VecDeque::from([(Game::new(setup.clone()), Vec::new())]);
    while let Some((game, path)) = open.pop_front() {
        if all.len() >= MOMENTS || !seen.insert(key(&game)) {
            continue;
        }
        let next = done.iter().flat_map(|done| commands(&game, done)).chain(more(&game));
        for command in next.filter(|_| path.len() < 9) {
            let stamped = Stamped { at: game.now + Millis::seconds(1), command: command.clone() };
            let Ok(events) = decide(&game, &stamped) else { continue };
            let mut after = game.clone();
            let ends = events.iter().filter(|event| event.what.is_end()).count();
            assert!(ends <= 1, "{path:?} {command:?}: one outcome");
            events.iter().for_each(|event| after.apply(event));
            let (runs, due) = (after.clocks.running(), after.clock_due());
            if runs.is_some() && runs != due && faults.len() < 12 {
                faults.insert(format!("{path:?} {command:?}: {runs:?} runs, not {due:?}"));
            }
            let path = path.iter().cloned().chain([command]).collect();
            open.push_back((after, path));
        }
        all.push((game, path));
    }
    all
}

#[test]
fn every_state_that_is_reached_answers_every_command_as_the_articles_say() {
    let rows = table();
    let done: BTreeSet<&str> = rows.iter().flat_map(|row| row.done.iter().copied()).collect();
    let (mut faults, mut clocks) = (BTreeMap::new(), BTreeSet::new());
    let editions = [
        ("fide-1993", Supervision::Full),
        ("fide-2023", Supervision::Full),
        ("fide-2023", Supervision::Basic),
    ];
    for (column, (edition, supervision)) in editions.into_iter().enumerate() {
        let control = match supervision {
            Supervision::Full => "40/36000:36000",
            Supervision::Basic => "900+10",
        };
        let control = Control::from_pgn(control).expect("a control");
        let mut setup = Setup::new(Laws::of(edition).expect("an edition"), control);
        setup.supervision = supervision;
        setup.start = chess::fen::read(START).expect("a start").position;
        let moments = reached(&setup, &done, &mut clocks);
        let (mut pairs, mut states) = (0, BTreeSet::new());
        for (game, path) in &moments {
            let holds = conditions(game);
            for done in &done {
                let fits = |row: &&Row| {
                    row.done.contains(done) && row.when.iter().all(|when| holds.contains(when))
                };
                let row = rows.iter().find(fits).expect("a line for every command");
                let (wanted, article) = row.follows[column];
                let answers = commands(game, done).into_iter().map(|command| {
                    decide(game, &Stamped { at: game.now + Millis::seconds(1), command })
                });
                let answer = answers.into_iter().find_map(Result::ok);
                let found = answer.as_deref().map_or('x', sign);
                // A move may end the game on the board, and so may a sealed one; a second illegal move loses it.
                let may_end = wanted == 'i' || matches!(*done, "A moves" | "B moves" | "opened");
                let ends = may_end && found == '=';
                let right = (found == wanted || (matches!(wanted, '+' | 'i') && ends))
                    && answer.as_deref().is_none_or(|events| ends || cites(events, article));
                if !right {
                    let what = format!(
                        "{edition} {supervision:?}: {done} when {holds:?}: expected {wanted} {article}, found {found}: {:?}",
                        answer.map(|events| events
                            .iter()
                            .map(|e| (
                                format!("{:?}", e.what).chars().take(30).collect::<String>(),
                                e.grounds.iter().map(|g| g.rule.number).collect::<Vec<_>>()
                            ))
                            .collect::<Vec<_>>())
                    );
                    faults
                        .entry((edition, column, *done, format!("{:?}", row.when), found))
                        .or_insert_with(|| format!("{what}\n    after {path:?}"));
                }
                pairs += 1;
            }
            states.insert(holds);
        }
        println!(
            "{edition} {supervision:?}: {} moments in {} states, {pairs} pairs of state and command",
            moments.len(),
            states.len()
        );
    }
    let list: Vec<&String> = faults.values().chain(&clocks).collect();
    assert!(
        list.is_empty(),
        "{} kinds:\n{}",
        list.len(),
        list.iter().map(|s| s.as_str()).collect::<Vec<_>>().join("\n")
    );
}

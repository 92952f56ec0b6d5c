//! A round: by board and by name, its results, its draft, and one board alone.

use std::collections::BTreeMap;

use askama::Template;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Response;
use rulebook::Game as Kind;
use tournament::tiebreak::Format;
use tournament::{Game, PlayerId, RoundNumber};
use words::Say as _;

use super::players::score;
use super::{At, Choice, Fields, find, with, with_status};
use crate::desk::Desk;
use crate::event::act::Act;
use crate::event::build::{Built, build};
use crate::event::core::{Core, Round};
use crate::event::score::{Score, Slip, read_typed};
use crate::event::{EventState, Refusal, Setup, link};
use crate::fault::Fault;
use crate::i18n::{Key, Lang, Texts};
use crate::page::{self, Shell, Visit};
use crate::people::Right;

/// A board in a table.
#[derive(Debug, Clone)]
pub(super) struct Row {
    pub(super) board: u32,
    pub(super) white: Seat,
    pub(super) black: Seat,
    pub(super) result: &'static str,
    pub(super) game: Option<String>,
}

/// A player at a board.
#[derive(Debug, Clone)]
pub(super) struct Seat {
    pub(super) number: u32,
    pub(super) name: String,
    pub(super) points: String,
}

/// A player in the list by name.
#[derive(Debug, Clone)]
pub(super) struct Named {
    pub(super) seat: Seat,
    pub(super) board: String,
    pub(super) color: String,
    pub(super) opponent: String,
    pub(super) result: String,
}

/// The two sides' names.
pub(super) fn sides(game: Game, lang: Lang) -> [String; 2] {
    let kind = match game {
        Game::Chess => Kind::Chess,
        Game::Xiangqi => Kind::Xiangqi,
    };
    [arbiter::Side::First, arbiter::Side::Second]
        .map(|side| lang.of(words::side(kind, side)).to_owned())
}

/// The points before a round, beside the names; those of today for a draft and the round in play.
fn seat(core: &Core, built: &Built, player: PlayerId) -> Seat {
    Seat { number: player.0, name: core.name(player).to_owned(), points: score(built, player) }
}

/// The tournament as it stood before a round.
pub(super) fn before(setup: &Setup, core: &Core, round: RoundNumber) -> Result<Built, Fault> {
    let mut built = build(setup, core)?;
    built.tournament = built.tournament.cut_after(round.previous());
    Ok(built)
}

pub(super) fn rows(setup: &Setup, core: &Core, built: &Built, round: &Round) -> Vec<Row> {
    round
        .numbered()
        .map(|(number, board)| Row {
            board: number,
            white: seat(core, built, board.white),
            black: seat(core, built, board.black),
            result: board.score.map_or("", |score| score.shown(setup.game)),
            game: board.game.clone(),
        })
        .collect()
}

/// Everybody of a round by name.
pub(super) fn by_name(
    lang: Lang,
    setup: &Setup,
    core: &Core,
    built: &Built,
    round: &Round,
) -> Vec<Named> {
    let [first, second] = sides(setup.game, lang);
    let mut all = Vec::new();
    for (number, board) in round.numbered() {
        let both = [(board.white, board.black, &first), (board.black, board.white, &second)];
        for (player, other, side) in both {
            all.push(Named {
                seat: seat(core, built, player),
                board: number.to_string(),
                color: side.clone(),
                opponent: core.name(other).to_owned(),
                result: board
                    .score
                    .map_or_else(String::new, |score| score.shown(setup.game).to_owned()),
            });
        }
    }
    if let Some(bye) = round.bye {
        all.push(Named {
            seat: seat(core, built, bye),
            board: String::new(),
            color: String::new(),
            opponent: bye_key(setup)(Texts(lang)).to_owned(),
            result: String::new(),
        });
    }
    all.sort_by(|one, other| one.seat.name.cmp(&other.seat.name));
    all
}

const fn is_swiss(format: Format) -> bool {
    match format {
        Format::Swiss => true,
        Format::RoundRobin => false,
    }
}

pub(super) fn bye_key(setup: &Setup) -> Key {
    if is_swiss(setup.format()) { Texts::round_bye } else { Texts::round_free }
}

#[derive(Debug, Template)]
#[template(path = "event/round.html")]
struct RoundPage {
    shell: Shell,
    at: At,
    number: u16,
    title: String,
    sides: [String; 2],
    rows: Vec<Row>,
    named: Vec<Named>,
    bye: Option<(String, Seat)>,
    state: String,
    draft: bool,
    complete: bool,
    can_link: bool,
    given: String,
    faults: Vec<String>,
    taken: String,
}

pub(super) async fn page(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, number)): Path<(String, u16)>,
    Query(query): Query<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let wants_names = query.get("by").is_some_and(|by| by == "name");
    let mut page = with(&open, |state, setup, core| {
        let round = core.round(RoundNumber(number)).ok_or(Fault::NotFound)?;
        let mut page = made(&id, &visit, (state, setup, core), round, false)?;
        if wants_names {
            let built = before(setup, core, round.number)?;
            page.named = by_name(visit.lang, setup, core, &built, round);
        }
        Ok(page)
    })?;
    if let Some(boards) = query.get("taken").filter(|_| visit.account.is_some()) {
        page.taken = taken_words(&page, boards);
    }
    Ok(page::html(&page))
}

/// Boards just entered, read from the state and not from the address.
fn taken_words(page: &RoundPage, boards: &str) -> String {
    let numbers = boards.split('.').filter_map(|number| number.parse::<u32>().ok());
    let rows = numbers.filter_map(|number| page.rows.iter().find(|row| row.board == number));
    let words = rows
        .map(|row| format!("{} {} {} {}", row.board, row.white.name, row.result, row.black.name));
    words.collect::<Vec<_>>().join(" · ")
}

fn made(
    id: &str,
    visit: &Visit,
    (state, setup, core): (&EventState, &Setup, &Core),
    round: &Round,
    draft: bool,
) -> Result<RoundPage, Fault> {
    let lang = visit.lang;
    let built = before(setup, core, round.number)?;
    let title = if draft {
        Texts(lang).draft_title(round.number).to_string()
    } else {
        Texts(lang).round_title(round.number).to_string()
    };
    let state_words = if draft {
        Texts(lang).draft_what().to_owned()
    } else if round.is_complete() {
        Texts(lang).round_complete().to_owned()
    } else {
        Texts(lang).round_open(round.open()).to_string()
    };
    Ok(RoundPage {
        shell: visit.shell_titled(format!("{title} · {}", setup.name)),
        at: At::of(id, state, if draft { "draft" } else { "round" }),
        number: round.number.0,
        title,
        sides: sides(setup.game, lang),
        rows: rows(setup, core, &built, round),
        named: Vec::new(),
        bye: round.bye.map(|bye| (bye_key(setup)(Texts(lang)).to_owned(), seat(core, &built, bye))),
        state: state_words,
        draft,
        complete: round.is_complete(),
        can_link: round.boards.iter().any(|board| board.game.is_none() && board.score.is_none()),
        given: String::new(),
        faults: Vec::new(),
        taken: String::new(),
    })
}

pub(super) async fn draft(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
) -> Result<Response, Fault> {
    visit.must(Right::Rule)?;
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, core| {
        let round = core.draft.as_ref().ok_or(Fault::NotFound)?;
        made(&id, &visit, (state, setup, core), round, true)
    })?;
    Ok(page::html(&page))
}

/// Results typed into one field.
pub(super) async fn results(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Enter)?.name.clone();
    let fields = Fields(fields);
    let typed = fields.text("typed");
    let round = fields.round("round")?;
    let why = match read_typed(typed) {
        Ok(read) => {
            let scores: Vec<_> = read.iter().map(|one| (one.board, one.score)).collect();
            let act = |_: &EventState| Ok(Act::Scored(round, scores.clone()));
            match desk.events().act(&id, &by, "", desk.now_ms(), act).await {
                Ok(_) => {
                    let boards: Vec<_> = read.iter().map(|one| one.board.to_string()).collect();
                    let taken = boards.join(".");
                    return Ok(page::see_other(&format!(
                        "/events/{id}/rounds/{round}?taken={taken}"
                    )));
                }
                Err(Fault::Refused(why)) => vec![visit.lang.pick(&why).to_owned()],
                Err(other) => return Err(other),
            }
        }
        Err(slips) => slips.iter().map(|slip| slip_words(visit.lang, slip)).collect(),
    };
    let open = find(&desk, &id).await?;
    let mut page = with(&open, |state, setup, core| {
        let round = core.round(round).ok_or(Fault::NotFound)?;
        made(&id, &visit, (state, setup, core), round, false)
    })?;
    (page.faults, page.given) = (why, typed.to_owned());
    Ok(with_status(page::html(&page), StatusCode::UNPROCESSABLE_ENTITY))
}

fn slip_words(lang: Lang, slip: &Slip) -> String {
    Texts(lang).results_fault(slip.line, slip.column, slip.found.clone()).to_string()
}

#[derive(Debug, Template)]
#[template(path = "event/board.html")]
struct BoardPage {
    shell: Shell,
    at: At,
    round: u16,
    number: u32,
    title: String,
    sides: [String; 2],
    white: Seat,
    black: Seat,
    result: Option<&'static str>,
    scores: Vec<Choice>,
    game: Option<String>,
    differs: Option<Choice>,
    why: bool,
    colors: String,
}

pub(super) async fn board(
    State(desk): State<Desk>,
    visit: Visit,
    Path((id, round, number)): Path<(String, u16, u32)>,
) -> Result<Response, Fault> {
    let open = find(&desk, &id).await?;
    let round = RoundNumber(round);
    let game = with(&open, |_, _, core| {
        let board = core.round(round).and_then(|round| round.board(number));
        Ok(board.ok_or(Fault::NotFound)?.game.clone())
    })?;
    let live = match game {
        Some(game) => link::result_of(&desk, &game).await,
        None => None,
    };
    let page = with(&open, |state, setup, core| {
        board_page(&id, &visit, (state, setup, core), (round, number), live)
    })?;
    Ok(page::html(&page))
}

fn board_page(
    id: &str,
    visit: &Visit,
    (state, setup, core): (&EventState, &Setup, &Core),
    (number, board_number): (RoundNumber, u32),
    live: Option<Score>,
) -> Result<BoardPage, Fault> {
    let lang = visit.lang;
    let round = core.round(number).ok_or(Fault::NotFound)?;
    let board = round.board(board_number).ok_or(Fault::NotFound)?;
    let built = before(setup, core, number)?;
    let title = Texts(lang).board_title(number, board_number).to_string();
    let (white, black) = (seat(core, &built, board.white), seat(core, &built, board.black));
    let choice = |score: Score| Choice {
        word: score.word(),
        label: format!(
            "{} {}",
            score.shown(setup.game),
            score_words(lang, score, &white.name, &black.name)
        ),
    };
    let offered = [
        Score::First,
        Score::Draw,
        Score::Second,
        Score::FirstUnplayed,
        Score::SecondUnplayed,
        Score::BothAway,
        Score::Adjourned,
    ];
    Ok(BoardPage {
        shell: visit.shell_titled(format!("{title} · {}", setup.name)),
        at: At::of(id, state, "round"),
        round: number.0,
        number: board_number,
        title,
        sides: sides(setup.game, lang),
        result: board.score.map(|score| score.shown(setup.game)),
        scores: offered.map(choice).to_vec(),
        game: board.game.clone(),
        differs: live.filter(|live| board.score != Some(*live)).map(choice),
        why: is_swiss(setup.format()),
        colors: board.colors.to(lang).to_string(),
        white,
        black,
    })
}

/// What a result says of two people.
pub(super) fn score_words(lang: Lang, score: Score, white: &str, black: &str) -> String {
    match score {
        Score::First | Score::GivenFirst => Texts(lang).score_1_0(white).to_string(),
        Score::Draw | Score::GivenDraw => Texts(lang).score_draw().to_owned(),
        Score::Second | Score::GivenSecond => Texts(lang).score_0_1(black).to_string(),
        Score::FirstUnplayed => Texts(lang).score_away(black).to_string(),
        Score::SecondUnplayed => Texts(lang).score_away(white).to_string(),
        Score::BothAway => Texts(lang).score_both_away().to_owned(),
        Score::BothLose => String::new(),
        Score::Adjourned => Texts(lang).score_adjourned().to_owned(),
    }
}

#[derive(Debug)]
struct Seated {
    board: u32,
    game: String,
    seats: [(String, String); 2],
}

#[derive(Debug, Template)]
#[template(path = "event/live.html")]
struct LivePage {
    shell: Shell,
    at: At,
    title: String,
    sides: [String; 2],
    games: Vec<Seated>,
}

/// Opens live games and shows the links of their seats once.
pub(super) async fn live(
    State(desk): State<Desk>,
    visit: Visit,
    Path(id): Path<String>,
    Form(fields): Form<BTreeMap<String, String>>,
) -> Result<Response, Fault> {
    let by = visit.must(Right::Rule)?.name.clone();
    let round = Fields(fields).round("round")?;
    let seated = link::open_games(&desk, &id, round, &by).await?;
    let open = find(&desk, &id).await?;
    let page = with(&open, |state, setup, _| {
        let title = Texts(visit.lang).live_title(round).to_string();
        Ok(LivePage {
            shell: visit.shell_titled(format!("{title} · {}", setup.name)),
            at: At::of(&id, state, "round"),
            title,
            sides: sides(setup.game, visit.lang),
            games: seated.into_iter().map(seats).collect(),
        })
    })?;
    Ok(page::html(&page))
}

fn seats(one: link::Seated) -> Seated {
    let [first, second] = one.names;
    let [white, black] = &one.opened.tokens;
    let link = |side: &str, token: &str| format!("/games/{}/take/{side}/{token}", one.opened.id);
    Seated {
        board: one.board,
        seats: [(first, link("white", white)), (second, link("black", black))],
        game: one.opened.id.clone(),
    }
}

/// Whether a round of the address is one of the event.
pub(super) fn asked_round(
    core: &Core,
    query: &BTreeMap<String, String>,
) -> Result<RoundNumber, Fault> {
    match query.get("round") {
        None => Ok(core.last_round()),
        Some(text) => {
            let number = text.parse().map_err(|_| Refusal::of(|t| t.event_bad_number(text)))?;
            Ok(RoundNumber(number))
        }
    }
}

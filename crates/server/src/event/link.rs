//! Boards and live games: opening them, and the one way a ruling becomes a result.

use std::sync::Arc;

use rulebook::Game as Kind;
use serde_json::{Map, json};
use tournament::{Game, RoundNumber};

use super::act::Act;
use super::core::Core;
use super::score::{Score, score_of};
use super::state::{EventState, What};
use super::{Open, Refusal};
use crate::desk::Desk;
use crate::fault::Fault;
use crate::games::live::Phase;
use crate::games::{LiveGame, NewGame, Opened};
use crate::i18n::Texts;

/// Who enters results that live games bring.
pub const DESK: &str = "desk";

/// A live game opened for a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// The board.
    pub board: u32,
    /// The players' names, first mover first.
    pub names: [String; 2],
    /// The game and its tokens.
    pub opened: Opened,
}

/// Opens live games for all boards of a published round that have none and no result.
///
/// # Errors
/// When the games cannot be opened so.
pub async fn open_games(
    desk: &Desk,
    id: &str,
    round: RoundNumber,
    by: &str,
) -> Result<Vec<Seated>, Fault> {
    let event = desk.events().find(id).await?;
    let new = event.look(|state| to_open(state, id, round));
    let mut seated = Vec::new();
    for (board, game) in new? {
        let opened = desk.games().start(&game, by).await?;
        seated.push(Seated { board, names: game.names, opened });
    }
    let games: Vec<(u32, String)> =
        seated.iter().map(|one| (one.board, one.opened.id.clone())).collect();
    let link = |_: &EventState| Ok(Act::Linked(round, games.clone()));
    desk.events().act(id, by, "", desk.now_ms(), link).await?;
    Ok(seated)
}

fn to_open(state: &EventState, id: &str, round: RoundNumber) -> Result<Vec<(u32, NewGame)>, Fault> {
    let setup = state.setup().ok_or(Fault::NotFound)?;
    let core = state.core();
    let published = core.round(round).ok_or(Fault::NotFound)?;
    if setup.control.is_empty() {
        return Err(Refusal::of(Texts::event_no_control).into());
    }
    let new = |board: u32, names: [String; 2]| NewGame {
        kind: match setup.game {
            Game::Chess => Kind::Chess,
            Game::Xiangqi => Kind::Xiangqi,
        },
        rules: setup.rules.clone(),
        control: setup.control.clone(),
        further: Map::new(),
        names,
        event: setup.name.clone(),
        section: String::new(),
        board: Some(board),
        link: json!({"event": id, "round": round.0, "board": board}),
    };
    let free =
        published.numbered().filter(|(_, board)| board.game.is_none() && board.score.is_none());
    Ok(free
        .map(|(number, board)| {
            let names = [board.white, board.black].map(|player| core.name(player).to_owned());
            (number, new(number, names))
        })
        .collect())
}

/// The result a live game has come to.
pub async fn result_of(desk: &Desk, game: &str) -> Option<Score> {
    let open = desk.games().find(game).await.ok()?;
    open.journal().look(|table| match table.live().map(LiveGame::phase) {
        Some(Phase::Ended(outcome, why)) => score_of(outcome, why),
        Some(Phase::NotStarted | Phase::Playing | Phase::Sealed(_) | Phase::Annulled) | None => {
            None
        }
    })
}

/// Boards that wait for the result of their live game.
fn waiting(core: &Core) -> Vec<(RoundNumber, u32, String)> {
    let boards = core.rounds.iter().flat_map(|round| {
        round.numbered().map(move |(number, board)| (round.number, number, board))
    });
    boards
        .filter(|(_, _, board)| matches!(board.score, None | Some(Score::Adjourned)))
        .filter_map(|(round, number, board)| Some((round, number, board.game.clone()?)))
        .collect()
}

/// Whether the desk has entered a result of this board before: then an arbiter took it away, and it is his to enter.
fn entered_before(state: &EventState, round: RoundNumber, board: u32) -> bool {
    state.log().iter().any(|record| match &record.what {
        What::Act(Act::Scored(of, scores)) => {
            record.by == DESK && *of == round && scores.iter().any(|(number, _)| *number == board)
        }
        What::Act(_) | What::Created | What::Undone(_) => false,
    })
}

/// Takes the results of live games that are over.
pub async fn take_results(desk: &Desk) {
    for (id, event) in desk.events().all() {
        take_results_of(desk, &id, &event).await;
    }
}

async fn take_results_of(desk: &Desk, id: &str, event: &Arc<Open>) {
    for (round, board, game) in event.look(|state| waiting(state.core())) {
        let Some(score) = result_of(desk, &game).await else { continue };
        if event.look(|state| entered_before(state, round, board)) {
            continue;
        }
        let make = |state: &EventState| {
            let waits = waiting(state.core())
                .iter()
                .any(|(of, number, _)| (*of, *number) == (round, board));
            if waits {
                Ok(Act::Scored(round, vec![(board, Some(score))]))
            } else {
                Err(Refusal::of(|t| t.event_linked(board)))
            }
        };
        if let Err(fault) = desk.events().act(id, DESK, "", desk.now_ms(), make).await {
            // Another instance was faster, or an arbiter was; both is well.
            tracing::debug!(?fault, id, board, "the result of a live game was not taken");
        }
    }
}

/// A task that takes the results of live games as they end. It ends when the desk is dropped.
pub(crate) fn follow(desk: &Desk) {
    let mut news = desk.games().news();
    let desk = desk.downgrade();
    tokio::spawn(async move {
        loop {
            {
                let Some(desk) = desk.upgrade() else { return };
                take_results(&desk).await;
            }
            if news.changed().await.is_err() {
                return;
            }
        }
    });
}

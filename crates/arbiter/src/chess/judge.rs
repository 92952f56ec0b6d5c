//! Rulings on whole chess records: what ended the game, which claims were open, what contradicts what.

mod game;

use std::cell::OnceCell;

use chess::notation::{is_null, san};
use chess::{Identity, Position, Walked};
use rulebook::{Document, Mode, Occurrences, Rule};

pub use game::{ChessGame, IllegalPly, Ply};

use super::end::{AT_ONCE, BOARD_BOUND, dead, ending_by};
use super::stood::Stood;
use super::{ChessFact, Ending, Laws, may_win};
use crate::chess::ledger::Claim;
use crate::{Fact, Ground, Outcome, Proof, Ruling, Side, Status, Termination};

/// A claim that was open.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenClaim {
    /// After this ply the player to move could claim; 0 is the start.
    pub ply: u32,
    /// Who.
    pub side: Side,
    /// What.
    pub claim: Claim,
    /// By announcing this move (SAN); `None` for the position on the board.
    pub by: Option<String>,
    /// After which plies the position stood, the announced one included: the latest, if they are many; empty for a count of
    /// moves.
    pub plies: Vec<u32>,
}

/// Something a person should see.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChessFinding {
    /// The move is not legal; it stood.
    IllegalMove {
        /// From 1.
        ply: u32,
        /// As written.
        text: String,
        /// What says when it is put right and when it stands.
        rule: &'static Rule,
    },
    /// A ruling or claim counts plies without capture or pawn move that are not in the record: its FEN counts them.
    RestsOnFen {
        /// The ply it is made after.
        ply: u32,
        /// So many are the FEN's.
        of_fen: u32,
        /// Of so many.
        plies: u32,
    },
    /// The game was over after `ply`; moves follow.
    MovesAfterEnd {
        /// The last ply of the game.
        ply: u32,
        /// How many follow.
        plies: u32,
    },
    /// The stated result is not the one that follows.
    ResultContradicts {
        /// Stated.
        stated: Outcome,
        /// Following.
        ruled: Outcome,
    },
    /// The stated result does not show in the moves; it may be right.
    ResultNotShown {
        /// Stated.
        stated: Outcome,
    },
    /// A win on time by a side that cannot win by the measure of the edition.
    TimeWinWithoutMate {
        /// The side the record has winning.
        side: Side,
        /// Why it cannot.
        fact: ChessFact,
    },
    /// A draw on time although the opponent of the player to move, whose clock was running, can win.
    TimeDrawDespiteMate {
        /// The side that can win.
        side: Side,
        /// How.
        fact: ChessFact,
    },
}

/// What one edition says on a record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChessJudgement {
    /// The edition.
    pub document: &'static Document,
    /// What ended the game by itself, or the claim open at its end.
    pub ruling: Option<Ruling>,
    /// Claims that were open on the way, in order.
    pub claims: Vec<OpenClaim>,
    /// The first ply at which each number of occurrences was reached: third, fifth.
    pub repeated: Vec<(u32, u32)>,
    /// Findings in order.
    pub findings: Vec<ChessFinding>,
}

/// Rules on a record under one edition.
#[must_use]
pub fn judge(game: &ChessGame, laws: &Laws) -> ChessJudgement {
    let mut review = Review::new(game, laws);
    let mut position = game.start().clone();
    review.at(0, &position);
    for (number, ply) in (1u32..).zip(game.plies()) {
        if let Ply::Illegal(ply) = ply
            && !is_null(&ply.text)
        {
            let text = ply.text.clone();
            let rule = laws.cite.illegal_move;
            review.findings.push(ChessFinding::IllegalMove { ply: number, text, rule });
        }
        if review.end.is_none() {
            ply.play(&mut position);
            review.at(number, &position);
        }
    }
    review.finish()
}

/// The first ply after which the position is dead.
///
/// Legal moves lead from a dead position to dead ones only. So the last position before an illegal move or the end of the
/// record tells whether there is one before it, and longer and longer steps back, then halving find it.
fn first_dead(game: &ChessGame, laws: &Laws) -> Option<(u32, Ending)> {
    // Mostly the last position is alive, and no other is looked at.
    let played = OnceCell::new();
    let positions = || played.get_or_init(|| game.positions().collect::<Vec<_>>());
    let mut walked = Walked::default();
    let mut begin = 0;
    for (run, last) in (0..=game.count()).filter(|&ply| game.is_not_played_on(ply)).enumerate() {
        let most = if run < SEARCHED { BOARD_BOUND } else { AT_ONCE };
        let mut dead_at = |ply: u32| {
            let is_last = ply == game.count();
            let position = if is_last { game.last() } else { &positions()[ply as usize] };
            dead(laws, position, most, &mut walked).map(|ending| (ply, ending))
        };
        if let Some(mut first) = dead_at(last) {
            let mut alive = begin;
            // Mostly it has not been dead for long.
            let mut back = 1;
            while alive < first.0 {
                let before = first.0.saturating_sub(back).max(alive);
                let Some(found) = dead_at(before) else {
                    alive = before + 1;
                    break;
                };
                (first, back) = (found, 2 * back);
            }
            while alive < first.0 {
                let middle = u32::midpoint(alive, first.0);
                match dead_at(middle) {
                    Some(found) => first = found,
                    None => alive = middle + 1,
                }
            }
            return Some(first);
        }
        begin = last + 1;
    }
    None
}

/// In a record with more illegal moves than these only what is seen at once to be dead is found.
const SEARCHED: usize = 16;

struct Review<'a> {
    game: &'a ChessGame,
    laws: &'a Laws,
    stood: Stood,
    /// Whether every move of the record is legal.
    is_legal: bool,
    /// Whether a position can come again before the next capture or pawn move.
    recurs: bool,
    /// The first ply after which the position is dead, and how that ends the game.
    dead: Option<(u32, Ending)>,
    end: Option<(u32, Ending)>,
    claims: Vec<OpenClaim>,
    repeated: Vec<(u32, u32)>,
    findings: Vec<ChessFinding>,
}

impl<'a> Review<'a> {
    fn new(game: &'a ChessGame, laws: &'a Laws) -> Self {
        Self {
            game,
            laws,
            stood: Stood::default(),
            is_legal: game.is_legal(),
            recurs: false,
            dead: first_dead(game, laws),
            end: None,
            claims: Vec::new(),
            repeated: Vec::new(),
            findings: Vec::new(),
        }
    }

    fn at(&mut self, ply: u32, position: &Position) {
        if ply == 0 || position.halfmoves() == 0 {
            self.stood.clear();
            self.recurs = self.is_long_enough_after(ply);
        }
        let stands = self.recurs.then(|| self.laws.identity(position));
        let counts = ply >= self.laws.counted_from();
        let count = match stands {
            Some(identity) if counts => self.stood.add(identity, ply),
            Some(_) | None => 0,
        };
        let marks = [Some(self.third()), self.fifth()];
        if marks.contains(&Some(count)) && !self.repeated.iter().any(|&(times, _)| times == count) {
            self.repeated.push((count, ply));
        }
        // Where a legal move follows, the player to move was neither mated nor stalemated.
        let stuck = self.game.is_not_played_on(ply);
        let dead = || self.dead.take_if(|(first, _)| *first == ply).map(|(_, ending)| ending);
        self.end = ending_by(self.laws, position, count, stuck, dead).map(|found| (ply, found));
        if self.end.is_none() {
            self.note_claims(ply, position, stands.filter(|_| self.stood.has_repeated()));
        }
    }

    /// Whether between `ply` and the next capture or pawn move any position can come again. With legal moves that takes four
    /// plies, in which each side moves to and fro.
    fn is_long_enough_after(&self, ply: u32) -> bool {
        let next = self.game.plies().get(ply as usize..).unwrap_or_default();
        let soonest = if self.is_legal { 4 } else { 2 };
        next.get(..soonest).is_some_and(|next| !next.iter().any(Ply::is_zeroing))
    }

    const fn third(&self) -> u32 {
        self.laws.numbers.repetition_claim_occurrences.value.0
    }

    fn fifth(&self) -> Option<u32> {
        self.laws.numbers.fivefold_occurrences.map(|cited| {
            let Occurrences(times) = cited.value;
            times
        })
    }

    /// `stands` is the position, if any has stood more than once.
    fn note_claims(&mut self, ply: u32, position: &Position, stands: Option<Identity>) {
        let side = Side::from(position.turn());
        let needed = self.third();
        let limit = self.laws.numbers.fifty_move_claim.value.plies();
        let note = |claim, by, plies| OpenClaim { ply, side, claim, by, plies };
        if let Some(identity) = &stands
            && self.stood.count(identity) >= needed
        {
            let plies = self.stood.plies(identity);
            self.claims.push(note(Claim::Threefold, None, plies));
        }
        if position.halfmoves() >= limit {
            self.claims.push(note(Claim::Fifty, None, Vec::new()));
        }
        let fifty_next = position.halfmoves() + 1 == limit;
        let third_next = stands.is_some() && self.stood.some_may_return(position);
        if !third_next && !fifty_next {
            return;
        }
        for m in position.legal_moves() {
            if m.is_zeroing() {
                continue;
            }
            if self.stood.may_return(position, m) {
                let identity = self.laws.identity(&position.after(m));
                if self.stood.count(&identity) + 1 >= needed {
                    let mut plies = self.stood.plies(&identity);
                    plies.push(ply + 1);
                    self.claims.push(note(Claim::Threefold, Some(san(position, m)), plies));
                }
            }
            if fifty_next {
                self.claims.push(note(Claim::Fifty, Some(san(position, m)), Vec::new()));
            }
        }
    }

    fn finish(mut self) -> ChessJudgement {
        let count = self.game.count();
        let ruling = match self.end.take() {
            Some((ply, found)) => {
                if ply < count {
                    self.findings.push(ChessFinding::MovesAfterEnd { ply, plies: count - ply });
                }
                self.compare(found.outcome);
                Some(self.ruled(
                    found.outcome,
                    found.termination,
                    found.ground,
                    ply,
                    Mode::Automatic,
                ))
            }
            None => {
                self.look_at_statement();
                self.open_at_the_end(count)
            }
        };
        self.note_counter(ruling.as_ref());
        ChessJudgement {
            document: self.laws.document,
            ruling,
            claims: self.claims,
            repeated: self.repeated,
            findings: self.findings,
        }
    }

    /// Says so where the count of moves rests on the word of a FEN.
    fn note_counter(&mut self, ruling: Option<&Ruling>) {
        let of_fen = self.game.start().halfmoves();
        let by_count = |ruling: &&Ruling| ruling.termination == Termination::MoveLimit;
        let claimed = || self.claims.iter().find(|open| open.claim == Claim::Fifty);
        let at = match ruling.filter(by_count) {
            Some(ruling) => ruling.ply,
            None => claimed().map(|open| open.ply),
        };
        let Some(ply) = at.filter(|_| of_fen > 0) else { return };
        let before = self.game.plies().get(..ply as usize).unwrap_or_default();
        if !before.iter().any(Ply::is_zeroing) {
            self.findings.push(ChessFinding::RestsOnFen { ply, of_fen, plies: of_fen + ply });
        }
    }

    fn compare(&mut self, ruled: Outcome) {
        if let Some(stated) = self.game.stated
            && stated != ruled
        {
            self.findings.push(ChessFinding::ResultContradicts { stated, ruled });
        }
    }

    /// The record states a result that the board does not show.
    fn look_at_statement(&mut self) {
        let Some(stated) = self.game.stated else { return };
        let position = self.game.last();
        if let (Outcome::Wins(side), true) = (stated, self.game.by_time) {
            let (wins, fact) = may_win(self.laws, position, side, Termination::TimeForfeit);
            if wins == Some(false) {
                self.findings.push(ChessFinding::TimeWinWithoutMate { side, fact });
                self.findings
                    .push(ChessFinding::ResultContradicts { stated, ruled: Outcome::Draw });
                return;
            }
        }
        if stated == Outcome::Draw && self.game.by_time {
            let side = Side::from(position.turn()).other();
            let (wins, fact) = may_win(self.laws, position, side, Termination::TimeForfeit);
            if wins == Some(true) {
                self.findings.push(ChessFinding::TimeDrawDespiteMate { side, fact });
                return;
            }
        }
        self.findings.push(ChessFinding::ResultNotShown { stated });
    }

    /// A claim the player to move could make in the last position.
    fn open_at_the_end(&self, count: u32) -> Option<Ruling> {
        let open = self.claims.iter().find(|open| open.ply == count && open.by.is_none())?;
        let position = self.game.last();
        let (termination, ground) = match open.claim {
            Claim::Threefold => {
                let stood = self.stood.count(&self.laws.identity(position));
                let facts = vec![
                    Fact::PositionRepeated { plies: open.plies.clone() },
                    Fact::Occurrences { stood, needed: self.third() },
                ];
                let rule = self.laws.cite.repetition_on_board;
                (Termination::Repetition, Ground { rule, facts })
            }
            Claim::Fifty => {
                let needed = self.laws.numbers.fifty_move_claim.value.plies();
                let fact = ChessFact::QuietPlies { plies: position.halfmoves(), needed };
                let facts = vec![Fact::Chess(fact)];
                (Termination::MoveLimit, Ground { rule: self.laws.cite.fifty, facts })
            }
        };
        Some(Ruling {
            status: Status::Claimable,
            ..self.ruled(Outcome::Draw, termination, ground, count, Mode::OnClaim)
        })
    }

    fn ruled(
        &self,
        outcome: Outcome,
        termination: Termination,
        ground: Ground,
        ply: u32,
        mode: Mode,
    ) -> Ruling {
        Ruling {
            document: self.laws.document,
            outcome,
            must_vary: None,
            termination,
            mode,
            status: Status::Final,
            ply: Some(ply),
            ground,
            more_grounds: Vec::new(),
            proof: Proof::None,
        }
    }
}

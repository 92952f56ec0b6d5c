//! What a side wins by force: captures, exchanges and runs of checks, played out to the end.

use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::checks::Checks;
use crate::{Move, MoveList, Piece, Position, Role, Square, SquareSet};

/// Material won, less material lost; soldiers apart, because some books never weigh them against pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct Tally {
    /// Pieces other than soldiers, in units of the values given.
    pub pieces: i32,
    /// Soldiers that count.
    pub soldiers: i32,
}

impl Tally {
    /// Nothing.
    pub const ZERO: Self = Self { pieces: 0, soldiers: 0 };

    /// Something was won, whatever a soldier is worth between next to nothing and a horse.
    #[must_use]
    pub const fn is_gain(self) -> bool {
        self.is_more_than(0)
    }

    /// As [`Tally::is_gain`], by more than `pieces`.
    #[must_use]
    pub const fn is_more_than(self, pieces: i32) -> bool {
        if self.soldiers > 0 {
            self.pieces >= pieces
        } else {
            self.pieces + Self::HORSE * self.soldiers > pieces
        }
    }

    /// Something was lost, whatever a soldier is worth.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        Self { pieces: -self.pieces, soldiers: -self.soldiers }.is_gain()
    }

    const HORSE: i32 = 4;

    const fn plus(self, other: Self) -> Self {
        Self { pieces: self.pieces + other.pieces, soldiers: self.soldiers + other.soldiers }
    }

    const fn minus(self, other: Self) -> Self {
        Self { pieces: self.pieces - other.pieces, soldiers: self.soldiers - other.soldiers }
    }
}

/// The worth of a piece standing on a point.
pub type Worth = fn(Piece, Square) -> Tally;

/// What the attacker wants to reach.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Aim {
    /// To win something.
    Gain,
    /// To win more than so much.
    More(i32),
}

impl Aim {
    /// Whether `tally` is what is wanted.
    const fn reached(self, tally: Tally) -> bool {
        match self {
            Self::Gain => tally.is_gain(),
            Self::More(pieces) => tally.is_more_than(pieces),
        }
    }
}

/// What is asked of a search.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// The worth of pieces.
    pub worth: Worth,
    /// What the attacker wants.
    pub aim: Aim,
    /// A point on which the defender may not take.
    pub immune: Option<Square>,
    /// A point on which a capture by the defender always weighs in full.
    pub strict: Option<Square>,
    /// Points on which the defender may not take unless it checks: what hangs there hangs whatever the attacker does.
    pub hanging: SquareSet,
    /// Checks without capture that the attacker may give in a line.
    pub checks: u32,
    /// Checks without capture that the defender may give in a line.
    pub counter_checks: u32,
    /// Moves tried, at most.
    pub nodes: u32,
}

/// The answer of a search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<T = Vec<Move>> {
    /// It can be forced: a line, the first move first.
    Forced(T),
    /// It cannot within the checks asked for.
    NotForced,
    /// The nodes ran out.
    Open {
        /// With fewer checks than so many it cannot be forced.
        within: u32,
    },
}

/// What was found out about one question, whatever the first move.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// Positions with the attacker to move, and how the line stood but for the checks, from which the aim is not reached.
    lost: BTreeMap<(u64, u64), Lost>,
    /// The lines from where the aim is reached; checks are part of how the line stood.
    won: BTreeMap<(u64, u64), Vec<Move>>,
    /// A line won pieces by giving soldiers, which was not enough.
    pub(super) gave_soldiers: bool,
}

/// With how many checks the aim is not reached.
#[derive(Debug, Clone, Copy)]
enum Lost {
    /// With up to so many.
    Within(u32),
    /// With any number.
    Always,
}

/// Whether the side to move, beginning with `first`, can force what is asked.
///
/// The attacker goes on with captures and checks only, its general takes nothing but what has just taken. The defender
/// answers a check with any move, anything else with captures, checks or nothing at all.
pub(super) fn forced(
    position: &Position,
    first: Move,
    question: Question,
    known: &mut Known,
    left: &Cell<u64>,
) -> Answer {
    let mut search = Search::new(question, known, left);
    match search.least_checks(position, first) {
        Answer::Forced((_, mut moves)) => {
            moves.insert(0, first);
            Answer::Forced(moves)
        }
        Answer::NotForced => Answer::NotForced,
        Answer::Open { within } => Answer::Open { within },
    }
}

/// Everything either side can choose when the side to move, beginning with `first`, forces what is asked with as few checks as
/// it takes, down to the first capture of worth, or to the mate if nothing of worth is taken. Nothing in it depends on the
/// order in which moves are found.
pub(super) fn plan(
    position: &Position,
    first: Move,
    question: Question,
    known: &mut Known,
    left: &Cell<u64>,
) -> Answer<Tree> {
    let mut search = Search::new(question, known, left);
    match search.least_checks(position, first) {
        Answer::Forced((line, mut rest)) => {
            if line.tally == Tally::ZERO {
                let after = position.after(first);
                let tree = search.replies(&after, line, &mut vec![first], &mut 0);
                return tree.map_or(Answer::Open { within: line.checks }, Answer::Forced);
            }
            rest.insert(0, first);
            Answer::Forced(Tree::Won { line: rest, gain: 0 })
        }
        Answer::NotForced => Answer::NotForced,
        Answer::Open { within } => Answer::Open { within },
    }
}

/// What both sides can choose from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Tree {
    /// The moves so far, and which of them takes something of worth or mates.
    Won { line: Vec<Move>, gain: usize },
    /// The attacker chooses.
    Attacker(Vec<Self>),
    /// The defender chooses.
    Defender(Vec<Self>),
}

/// With more ways to win than this the search counts as broken off.
const MOST_WAYS: usize = 2_000;

/// How a line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Line {
    tally: Tally,
    /// Checks without capture left to the attacker.
    checks: u32,
    /// The same for the defender.
    counter_checks: u32,
    /// Where the last capture was made.
    last: Square,
    /// Where the attacker holds what it wanted, while the defender looks for a recompense elsewhere.
    held: Option<Square>,
    /// Where the defender could not retake but for a check thrown in: its protector is a false one.
    shut: Option<Square>,
}

impl Line {
    /// All but the checks left to the attacker as one number, the same for the same line only: no line takes a worth of
    /// more than two bytes or gives more than 255 checks.
    fn packed(self) -> u64 {
        let [pieces0, pieces1, ..] = self.tally.pieces.to_le_bytes();
        let [soldiers, ..] = self.tally.soldiers.to_le_bytes();
        let [counter_checks, ..] = self.counter_checks.to_le_bytes();
        let [last, ..] = self.last.index().to_le_bytes();
        let point = |square: Option<Square>| {
            square.map_or(u8::MAX, |square| square.index().to_le_bytes()[0])
        };
        let (held, shut) = (point(self.held), point(self.shut));
        u64::from_le_bytes([pieces0, pieces1, soldiers, counter_checks, last, held, 0, shut])
    }

    /// The same with the checks.
    fn packed_with_checks(self) -> u64 {
        self.packed() | u64::from(self.checks) << 48
    }
}

struct Search<'a> {
    question: Question,
    /// Moves that may still be tried for this question.
    nodes: u32,
    /// Moves that may still be tried for all questions.
    left: &'a Cell<u64>,
    known: &'a mut Known,
    /// Whether the attacker had checks that it could not give any more.
    cut: bool,
}

type Found = Option<Option<Vec<Move>>>;

impl<'a> Search<'a> {
    fn new(question: Question, known: &'a mut Known, left: &'a Cell<u64>) -> Self {
        Self { question, nodes: question.nodes, left, known, cut: false }
    }

    /// Counts a move tried; `None` if none may be tried any more.
    fn count(&mut self) -> Option<()> {
        self.nodes = self.nodes.checked_sub(1)?;
        self.left.set(self.left.get().checked_sub(1)?);
        Some(())
    }

    /// How the line stands after `first`, with as few checks as it takes, and what follows.
    fn least_checks(&mut self, position: &Position, first: Move) -> Answer<(Line, Vec<Move>)> {
        let after = position.after(first);
        let quiet = u32::from(position.board().piece_at(first.to).is_none());
        for checks in quiet..=self.question.checks.max(quiet) {
            let line = Line {
                tally: self.worth_on(position, first.to),
                checks: checks - quiet,
                counter_checks: self.question.counter_checks,
                last: first.to,
                held: None,
                shut: None,
            };
            self.cut = false;
            match self.defend(&after, line) {
                Some(Some(moves)) => return Answer::Forced((line, moves)),
                Some(None) if !self.cut => return Answer::NotForced,
                Some(None) => {}
                None => return Answer::Open { within: checks },
            }
        }
        Answer::NotForced
    }

    fn worth_on(&self, position: &Position, square: Square) -> Tally {
        position
            .board()
            .piece_at(square)
            .map_or(Tally::ZERO, |piece| (self.question.worth)(piece, square))
    }

    /// What the attacker needs as the line stands: a gain that is held need only not be outweighed elsewhere.
    const fn reached(&self, line: Line) -> bool {
        if line.held.is_some() {
            !line.tally.is_loss()
        } else {
            self.question.aim.reached(line.tally)
        }
    }

    /// As [`Search::reached`]; that a line fails for soldiers given is noted.
    const fn holds(&mut self, line: Line) -> bool {
        let reached = self.reached(line);
        self.known.gave_soldiers |= !reached && line.tally.soldiers < 0 && line.tally.pieces > 0;
        reached
    }

    fn attack(&mut self, position: &Position, line: Line) -> Found {
        let checked = position.is_check();
        if !checked && self.holds(line) {
            return Some(Some(Vec::new()));
        }
        let key = (position.key(), line.packed());
        match self.known.lost.get(&key) {
            Some(Lost::Always) => return Some(None),
            Some(&Lost::Within(checks)) if checks >= line.checks => {
                self.cut = true;
                return Some(None);
            }
            Some(Lost::Within(_)) | None => {}
        }
        let won = (position.key(), line.packed_with_checks());
        if let Some(moves) = self.known.won.get(&won) {
            return Some(Some(moves.clone()));
        }
        let cut_elsewhere = std::mem::take(&mut self.cut);
        let checks = Checks::of(position);
        for &m in &self.ways_on(position, checked, line) {
            let Some(next) = self.attacking(position, &checks, m, checked, line) else { continue };
            self.count()?;
            if let Some(mut moves) = self.defend(&position.after(m), next)? {
                moves.insert(0, m);
                self.cut |= cut_elsewhere;
                self.known.won.insert(won, moves.clone());
                return Some(Some(moves));
            }
        }
        let lost = if self.cut { Lost::Within(line.checks) } else { Lost::Always };
        self.known.lost.insert(key, lost);
        self.cut |= cut_elsewhere;
        Some(None)
    }

    /// The moves with which the attacker could go on.
    fn ways_on(&mut self, position: &Position, checked: bool, line: Line) -> MoveList {
        if checked {
            position.legal_moves()
        } else if line.checks > 0 {
            position.captures_and_checks()
        } else {
            let quiet = |m: &Move| position.board().piece_at(m.to).is_none();
            self.cut = self.cut || position.checking_moves().iter().any(quiet);
            position.legal_captures()
        }
    }

    /// How the line stands after the attacker has played `m`; `None` if that is no way to go on, or leads nowhere at once.
    fn attacking(
        &mut self,
        position: &Position,
        checks: &Checks<'_>,
        m: Move,
        checked: bool,
        line: Line,
    ) -> Option<Line> {
        let mut next = line;
        let gives_check = checks.are_given_by(m);
        if position.board().piece_at(m.to).is_some() {
            if !checked && m.to != line.last && !takes_for_itself(position, m) {
                return None;
            }
            next.tally = line.tally.plus(self.worth_on(position, m.to));
            next.last = m.to;
        } else if gives_check {
            // A check counts even where it answers one: two sides that check each other would go on for ever.
            self.cut |= line.checks == 0;
            next.checks = line.checks.checked_sub(1)?;
        } else if !checked {
            return None;
        }
        (gives_check || self.holds(next)).then_some(next)
    }

    /// How the line stands after the defender has played `m`; `None` if the move answers nothing.
    fn defending(
        &self,
        position: &Position,
        checks: &Checks<'_>,
        m: Move,
        checked: bool,
        line: Line,
    ) -> Option<Line> {
        let mut next = line;
        if position.board().piece_at(m.to).is_some() {
            next.tally = line.tally.minus(self.worth_on(position, m.to));
            next.last = m.to;
            next.held = self.held(line, m.to);
        } else if checks.are_given_by(m) {
            next.counter_checks = line.counter_checks.checked_sub(1)?;
            let protected = !position.attackers(line.last, position.turn()).is_empty();
            if protected && position.legal_captures_of(line.last).is_empty() {
                next.shut = Some(line.last);
            }
        } else if !checked {
            return None;
        }
        Some(next)
    }

    fn defend(&mut self, position: &Position, line: Line) -> Found {
        let checked = position.is_check();
        if !checked && !self.holds(line) {
            return Some(None);
        }
        let checks = Checks::of(position);
        let answers = match (checked, line.counter_checks) {
            (true, _) => position.legal_moves(),
            (false, 0) => position.legal_captures(),
            (false, _) => position.captures_and_checks(),
        };
        let mut longest: (usize, Reverse<usize>, Vec<Move>) = (0, Reverse(0), Vec::new());
        for answer in likely_first(position, &answers, line.last) {
            let (index, m) = answer;
            if line.shut == Some(m.to) || self.is_barred(&checks, m) {
                continue;
            }
            self.count()?;
            let next = match self.defending(position, &checks, m, checked, line) {
                Some(next) => next,
                // Beyond what is looked at, a check that answers a check is taken to save the defender.
                None if checked => return Some(None),
                None => continue,
            };
            let Some(mut moves) = self.attack(&position.after(m), next)? else {
                return Some(None);
            };
            moves.insert(0, m);
            // Of lines of one length the one found first in the order of moves is shown.
            longest = longest.max((moves.len(), Reverse(index), moves));
        }
        Some(Some(longest.2))
    }

    /// What the attacker can choose from after `path`, which has taken nothing of worth; `None` if the search broke off.
    fn choices(
        &mut self,
        position: &Position,
        line: Line,
        path: &mut Vec<Move>,
        count: &mut usize,
    ) -> Option<Tree> {
        let mut choices = Vec::new();
        let (checked, checks) = (position.is_check(), Checks::of(position));
        for &m in &position.legal_moves() {
            let Some(next) = self.attacking(position, &checks, m, checked, line) else { continue };
            let after = position.after(m);
            if self.defend(&after, next)?.is_none() {
                continue;
            }
            path.push(m);
            if self.worth_on(position, m.to) == Tally::ZERO {
                choices.push(self.replies(&after, next, path, count)?);
            } else {
                choices.push(won(path, count)?);
            }
            path.pop();
        }
        Some(Tree::Attacker(choices))
    }

    /// The same for the defender, who loses whatever it plays.
    fn replies(
        &mut self,
        position: &Position,
        line: Line,
        path: &mut Vec<Move>,
        count: &mut usize,
    ) -> Option<Tree> {
        let mut replies = Vec::new();
        let (checked, checks) = (position.is_check(), Checks::of(position));
        for &m in &position.legal_moves() {
            if line.shut == Some(m.to) || self.is_barred(&checks, m) {
                continue;
            }
            let Some(next) = self.defending(position, &checks, m, checked, line) else { continue };
            path.push(m);
            replies.push(self.choices(&position.after(m), next, path, count)?);
            path.pop();
        }
        if replies.is_empty() { won(path, count) } else { Some(Tree::Defender(replies)) }
    }

    /// Whether the defender may not take with `m`.
    fn is_barred(&self, checks: &Checks<'_>, m: Move) -> bool {
        self.question.immune == Some(m.to)
            || self.question.hanging.contains(m.to) && !checks.are_given_by(m)
    }

    /// Where a gain is held after the defender has taken on `square`.
    fn held(&self, line: Line, square: Square) -> Option<Square> {
        if line.held == Some(square) || self.question.strict == Some(square) {
            None
        } else if line.held.is_none() && self.reached(line) && square != line.last {
            Some(line.last)
        } else {
            line.held
        }
    }
}

/// The moves with their places in the list: first what takes the piece that has just taken, then other captures, then the rest.
fn likely_first<'a>(
    position: &'a Position,
    moves: &'a MoveList,
    last: Square,
) -> impl Iterator<Item = (usize, Move)> + 'a {
    let rank = move |m: Move| {
        if m.to == last {
            0
        } else if position.board().piece_at(m.to).is_some() {
            1
        } else {
            2
        }
    };
    (0..3).flat_map(move |wanted| {
        moves.iter().copied().enumerate().filter(move |&(_, m)| rank(m) == wanted)
    })
}

fn won(path: &[Move], count: &mut usize) -> Option<Tree> {
    *count += 1;
    (*count <= MOST_WAYS).then(|| Tree::Won { line: path.to_vec(), gain: path.len() - 1 })
}

/// Whether a capture counts as the attacker's own doing: a general's never does, a soldier's only if it opens a check by
/// another piece.
fn takes_for_itself(position: &Position, m: Move) -> bool {
    position.board().piece_at(m.from).is_some_and(|piece| match piece.role {
        Role::General => false,
        Role::Soldier => !(position.after(m).checkers() - m.to.into()).is_empty(),
        Role::Advisor | Role::Elephant | Role::Horse | Role::Chariot | Role::Cannon => true,
    })
}

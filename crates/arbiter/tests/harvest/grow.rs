//! Repetitions harvested from play that no engine takes part in: shuffles in random small positions, games of players who
//! look one move ahead, and worked cases with the men changed. What is looked for is decided by plain facts of the board (a check, a new capture that cannot
//! be retaken, a short mate threat), not by what a book says of it.
//!
//! The same seed gives the same harvest.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use testkit::Chance;
use xiangqi::facts::{Bound, MateSearch, captures, mate_by_checks, recaptures};
use xiangqi::{Board, Color, Move, Piece, Position, Role, Setup, Square, fen};

use super::support::case::Case;
use super::support::check::read_move;

/// A position that comes again: how it was reached, and the moves that lead from it back to it.
#[derive(Debug, Clone)]
pub(crate) struct Harvested {
    /// The start of the record.
    pub(crate) start: Position,
    /// The moves before the cycle.
    pub(crate) prefix: Vec<Move>,
    /// The cycle.
    pub(crate) cycle: Vec<Move>,
    /// Where it grew.
    pub(crate) field: Field,
}

/// Where a repetition grew.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Field {
    /// A closed walk of each side in a random small position.
    Shuffle,
    /// A game of two players who look one move ahead.
    SelfPlay,
    /// The cycle of a worked case with a man added, taken away or put elsewhere.
    Variation,
}

impl Harvested {
    /// The position the cycle begins with.
    pub(crate) fn entry(&self) -> Position {
        self.prefix.iter().fold(self.start.clone(), |position, &m| position.after(m))
    }

    /// The prefix and the cycle `rounds` times over.
    pub(crate) fn moves(&self, rounds: usize) -> Vec<Move> {
        let mut moves = self.prefix.clone();
        for _ in 0..rounds {
            moves.extend_from_slice(&self.cycle);
        }
        moves
    }

    /// Whether no position stands twice in one round.
    pub(crate) fn is_simple(&self) -> bool {
        let mut stood = BTreeSet::new();
        let mut position = self.entry();
        self.cycle.iter().all(|&m| {
            let new = stood.insert(position.key());
            position = position.after(m);
            new
        })
    }

    /// The same for every entry into the same cycle.
    fn identity(&self) -> Vec<(u64, Move)> {
        let mut plies = Vec::new();
        let mut position = self.entry();
        for &m in &self.cycle {
            plies.push((position.key(), m));
            position = position.after(m);
        }
        let first = (0..plies.len()).min_by_key(|&at| plies[at]).unwrap_or(0);
        plies.rotate_left(first);
        plies
    }
}

/// `count` different repetitions.
pub(crate) fn harvest(count: usize, seed: u64) -> Vec<Harvested> {
    let mut chance = Chance::new(seed);
    let cases = worked_cases();
    let mut known = BTreeSet::new();
    let mut found = Vec::new();
    while found.len() < count {
        let next = match chance.below(8) {
            0..4 => variation(&cases, &mut chance),
            4..7 => shuffle(&mut chance),
            _ => self_play(&mut chance),
        };
        found.extend(next.filter(|next| known.insert(next.identity())));
    }
    found
}

/// What a move does, by facts no book is needed for.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Deed {
    kind: Kind,
    /// The pieces that hang newly, where they stood when the walk began.
    victims: Vec<Square>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Check,
    Kill,
    Chase,
    Nothing,
}

fn deed(before: &Position, m: Move) -> Deed {
    let after = before.after(m);
    let again = after.with_turn(before.turn());
    let known = hangs(before);
    let victims: Vec<Square> =
        hangs(&again).into_iter().filter(|victim| !known.contains(victim)).collect();
    let kind = if after.is_check() {
        Kind::Check
    } else if !victims.is_empty() {
        Kind::Chase
    } else {
        match mate_by_checks(&again, Bound { moves: 2, nodes: 200 }) {
            MateSearch::Proven(_) => Kind::Kill,
            MateSearch::Refuted | MateSearch::NotProven { .. } => Kind::Nothing,
        }
    };
    Deed { kind, victims }
}

/// The pieces of worth that the side to move can take without being retaken.
fn hangs(position: &Position) -> Vec<Square> {
    captures(position)
        .into_iter()
        .filter(|capture| capture.victim.role != Role::Soldier)
        .filter(|capture| recaptures(&position.after(capture.m), capture.m.to).is_empty())
        .map(|capture| capture.m.to)
        .collect()
}

/// What a player looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Style {
    Attack,
    Check,
    Chase,
    Kill,
    Mixed,
    /// The same piece again and again.
    Pursue,
    Any,
}

const STYLES: [Style; 8] = [
    Style::Attack,
    Style::Check,
    Style::Chase,
    Style::Kill,
    Style::Mixed,
    Style::Pursue,
    Style::Pursue,
    Style::Any,
];

impl Style {
    /// How well the deeds of one side please it.
    fn score(self, deeds: &[Deed]) -> usize {
        let count = |wanted: Kind| deeds.iter().filter(|deed| deed.kind == wanted).count();
        match self {
            Self::Attack => deeds.len() - count(Kind::Nothing),
            Self::Check => count(Kind::Check),
            Self::Chase => count(Kind::Chase),
            Self::Kill => 2 * count(Kind::Kill) + count(Kind::Check),
            Self::Mixed => {
                let kinds = [Kind::Check, Kind::Kill, Kind::Chase];
                kinds.into_iter().filter(|&kind| count(kind) > 0).count()
            }
            Self::Pursue => {
                let hits = deeds.iter().flat_map(|deed| &deed.victims);
                let mut counts: BTreeMap<Square, usize> = BTreeMap::new();
                hits.for_each(|&victim| *counts.entry(victim).or_default() += 1);
                counts.into_values().max().unwrap_or(0)
            }
            Self::Any => 0,
        }
    }
}

/// A random position with few pieces, maybe none.
fn position(chance: &mut Chance) -> Option<Position> {
    let mut board = Board::empty();
    let strong = [Role::Chariot, Role::Chariot, Role::Horse, Role::Cannon, Role::Cannon];
    for color in Color::ALL {
        let mut men = vec![Role::General];
        for _ in 0..1 + chance.below(3) {
            men.push(chance.pick(&strong));
        }
        for (role, most) in [(Role::Advisor, 3), (Role::Elephant, 3), (Role::Soldier, 3)] {
            men.extend(std::iter::repeat_n(role, chance.below(most)));
        }
        for role in men {
            put(&mut board, Piece::new(color, role), chance);
        }
    }
    let turn = chance.pick(&Color::ALL);
    let setup = Setup { board, turn, halfmove: 0, fullmove: 1 };
    Position::from_setup(setup).ok().filter(Position::has_legal_move)
}

/// Puts the piece on a free point; points it cannot stand on are found out by the setup.
fn put(board: &mut Board, piece: Piece, chance: &mut Chance) {
    for _ in 0..40 {
        let (file, rank) = match piece.role {
            Role::General | Role::Advisor => (3 + chance.below(3), chance.below(3)),
            Role::Elephant => (2 * chance.below(5), 2 * chance.below(3)),
            Role::Horse | Role::Chariot | Role::Cannon => (chance.below(9), chance.below(10)),
            Role::Soldier => (chance.below(9), 3 + chance.below(6)),
        };
        let (file, rank) = (u8::try_from(file).expect("small"), u8::try_from(rank).expect("small"));
        let rank = if piece.color == Color::Red { rank } else { 9 - rank };
        let Some(square) = Square::new(file, rank) else { continue };
        let stands = |at: Square| board.piece_at(at).is_some();
        if stands(square) {
            continue;
        }
        board.put(square, Some(piece));
        let setup = Setup { board: *board, turn: piece.color, halfmove: 0, fullmove: 1 };
        let impossible = setup.faults().iter().any(|fault| {
            matches!(
                fault,
                xiangqi::Fault::ImpossibleSquare(..) | xiangqi::Fault::DoubledSoldiers(..)
            )
        });
        if !impossible {
            return;
        }
        board.put(square, None);
    }
}

/// A closed walk: moves of one side after which its pieces stand as before.
type Round = Vec<Move>;

/// A random closed walk that begins with a quiet move of the side to move, of the piece on `from` if one is given: there
/// and back, around a triangle, or two pieces in turn.
fn walk(position: &Position, from: Option<Square>, chance: &mut Chance) -> Option<Round> {
    let quiet: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|m| position.board().piece_at(m.to).is_none())
        .filter(|m| from.is_none_or(|from| m.from == from))
        .collect();
    if quiet.is_empty() {
        return None;
    }
    let first = chance.pick(&quiet);
    let back = Move::new(first.to, first.from);
    let next = position.after(first).with_turn(position.turn());
    let further: Vec<Move> = next.legal_moves().into_iter().collect();
    match chance.below(8) {
        0 => {
            let corner = further.iter().filter(|m| m.from == first.to && m.to != first.from);
            let corners: Vec<Move> = corner.copied().collect();
            let second = (!corners.is_empty()).then(|| chance.pick(&corners))?;
            Some(vec![first, second, Move::new(second.to, first.from)])
        }
        1 => {
            let other = further.iter().filter(|m| m.from != first.to);
            let others: Vec<Move> = other.copied().collect();
            let second = (!others.is_empty()).then(|| chance.pick(&others))?;
            Some(vec![first, second, back, Move::new(second.to, second.from)])
        }
        _ => Some(vec![first, back]),
    }
}

/// The moves of both walks in turn until both are done at once, if all are legal and none captures; with what each does.
fn interleave(start: &Position, own: &Round, other: &Round) -> Option<(Vec<Move>, [Vec<Deed>; 2])> {
    let rounds = (1..).find(|rounds| (own.len() * rounds).is_multiple_of(other.len()))?;
    let mut position = start.clone();
    let (mut moves, mut deeds) = (Vec::new(), [Vec::new(), Vec::new()]);
    let mut names: BTreeMap<Square, Square> =
        start.board().pieces().map(|(square, _)| (square, square)).collect();
    for at in 0..own.len() * rounds {
        for (side, m) in [(0, own[at % own.len()]), (1, other[at % other.len()])] {
            let legal = position.is_legal(m) && position.board().piece_at(m.to).is_none();
            if !legal {
                return None;
            }
            let mut deed = deed(&position, m);
            if let Some(name) = names.remove(&m.from) {
                names.insert(m.to, name);
            }
            deed.victims = deed.victims.iter().filter_map(|at| names.get(at).copied()).collect();
            deeds[side].push(deed);
            moves.push(m);
            position = position.after(m);
        }
    }
    (position.key() == start.key()).then_some((moves, deeds))
}

/// The walks of both sides that please their styles best, of a few dozen.
fn shuffle(chance: &mut Chance) -> Option<Harvested> {
    let start = position(chance)?;
    let styles = [chance.pick(&STYLES), chance.pick(&STYLES)];
    let mut best: Option<(usize, Vec<Move>)> = None;
    for _ in 0..160 {
        let Some(own) = walk(&start, None, chance) else { continue };
        let next = start.after(own[0]);
        // Mostly a piece that hangs runs away: a chase that nobody answers is soon idle.
        let hanging = hangs(&next.with_turn(start.turn()));
        let runs = (!hanging.is_empty() && chance.odds(3, 4)).then(|| chance.pick(&hanging));
        let Some(other) = walk(&next, runs, chance) else { continue };
        let Some((moves, deeds)) = interleave(&start, &own, &other) else { continue };
        let score = 2 * styles[0].score(&deeds[0]) + styles[1].score(&deeds[1]);
        if best.as_ref().is_none_or(|(known, _)| score > *known) {
            best = Some((score, moves));
        }
    }
    let (_, cycle) = best?;
    Some(Harvested { start, prefix: Vec::new(), cycle, field: Field::Shuffle })
}

/// The cycles of all xiangqi cases of the repository: where they begin, and their moves.
pub(crate) fn worked_cases() -> Vec<(Position, Vec<Move>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../cases");
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let mut paths: Vec<PathBuf> =
            std::fs::read_dir(folder).into_iter().flatten().flatten().map(|e| e.path()).collect();
        paths.sort();
        paths
    };
    let files = inside(&root).into_iter().flat_map(|book| inside(&book));
    files.flat_map(|rule| inside(&rule)).filter_map(|file| worked_case(&file)).collect()
}

fn worked_case(path: &Path) -> Option<(Position, Vec<Move>)> {
    let input = Case::parse(&std::fs::read_to_string(path).ok()?).ok()?.input?;
    if input.kind != "xiangqi" || input.cycle.is_empty() {
        return None;
    }
    let read = |list: &[String]| list.iter().map(|text| read_move(text)).collect();
    let (prefix, cycle): (Option<Vec<Move>>, Option<Vec<Move>>) =
        (read(&input.prefix), read(&input.cycle));
    let start = Position::from_record(fen::read(&input.fen).ok()?.setup);
    Some((prefix?.into_iter().fold(start, |position, m| position.after(m)), cycle?))
}

/// A worked case with one to three changes that leave its cycle possible.
fn variation(cases: &[(Position, Vec<Move>)], chance: &mut Chance) -> Option<Harvested> {
    let (position, cycle) = chance.pick(cases);
    let mut setup = position.setup().clone();
    for _ in 0..=chance.below(3) {
        change(&mut setup.board, chance);
    }
    let start = Position::from_setup(setup).ok()?;
    let mut now = start.clone();
    for &m in &cycle {
        if !now.is_legal(m) || now.board().piece_at(m.to).is_some() {
            return None;
        }
        now = now.after(m);
    }
    let comes_again = now.key() == start.key();
    comes_again.then(|| Harvested {
        start,
        prefix: Vec::new(),
        cycle: cycle.clone(),
        field: Field::Variation,
    })
}

/// Adds a man, takes one away, or puts one elsewhere.
fn change(board: &mut Board, chance: &mut Chance) {
    let roles = &Role::ALL[1..];
    let men: Vec<(Square, Piece)> =
        board.pieces().filter(|(_, piece)| piece.role != Role::General).collect();
    if chance.odds(1, 3) || men.is_empty() {
        let piece = Piece::new(chance.pick(&Color::ALL), chance.pick(roles));
        put(board, piece, chance);
        return;
    }
    let (square, piece) = chance.pick(&men);
    board.put(square, None);
    if chance.odds(1, 2) {
        put(board, piece, chance);
    }
}

/// A game until a position stands three times.
fn self_play(chance: &mut Chance) -> Option<Harvested> {
    let start = if chance.odds(1, 3) { opening(chance) } else { position(chance)? };
    let styles = [chance.pick(&STYLES), chance.pick(&STYLES)];
    let mut game = Game { positions: vec![start], moves: Vec::new(), seen: BTreeMap::new() };
    for _ in 0..100 {
        let now = game.positions.last().expect("a game has a start").clone();
        let stood = game.seen.entry(now.key()).or_default();
        stood.push(game.moves.len());
        if let [first, second, third] = stood[..] {
            let (first, second) = (&game.moves[first..second], &game.moves[second..third]);
            let cycle = if first == second { second.to_vec() } else { [first, second].concat() };
            let prefix = game.moves[..third - cycle.len()].to_vec();
            let start = game.positions[0].clone();
            return Some(Harvested { start, prefix, cycle, field: Field::SelfPlay });
        }
        let m = game.choose(&now, styles[now.turn().index()], chance)?;
        game.positions.push(now.after(m));
        game.moves.push(m);
    }
    None
}

/// A few random moves from the usual start.
fn opening(chance: &mut Chance) -> Position {
    let mut position = Position::initial();
    for _ in 0..chance.below(50) {
        let moves: Vec<Move> = position.legal_moves().into_iter().collect();
        if moves.is_empty() {
            return Position::initial();
        }
        position = position.after(chance.pick(&moves));
    }
    if position.has_legal_move() { position } else { Position::initial() }
}

struct Game {
    positions: Vec<Position>,
    moves: Vec<Move>,
    seen: BTreeMap<u64, Vec<usize>>,
}

impl Game {
    /// The move that pleases `style` best; moves back into known positions are preferred, captures and hanging pieces
    /// are shunned.
    fn choose(&self, now: &Position, style: Style, chance: &mut Chance) -> Option<Move> {
        let moves: Vec<Move> = now.legal_moves().into_iter().collect();
        moves.into_iter().max_by_key(|&m| {
            let after = now.after(m);
            let known = usize::from(self.seen.contains_key(&after.key()));
            let quiet = usize::from(now.board().piece_at(m.to).is_none());
            let pleases = style.score(&[deed(now, m)]);
            let safe = 3 - hangs(&after).len().min(3);
            let back = usize::from(
                self.moves.len() >= 2 && {
                    let own = self.moves[self.moves.len() - 2];
                    own.from == m.to && own.to == m.from
                },
            );
            40 * pleases.min(1) + 15 * safe + 14 * known + 12 * back + 30 * quiet + chance.below(20)
        })
    }
}

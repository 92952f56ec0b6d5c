//! The state of a game.

use chess::{Identity, Move, Position, Square};

use rulebook::Rule;
use rulebook::parameters::LongerMoveLimits;

use super::{Board, Event, Happening, Illegal, OfferMoment, Question, Refusal, Stamped, decide};
use crate::chess::Laws;
use crate::clock::{Category, Clocks, Control, Millis, Reading};
use crate::history::{History, Seen};
use crate::{Outcome, Side, Termination};

/// How closely a game is watched.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Supervision {
    /// The competition rules apply in full.
    Full,
    /// Rapid or blitz without an arbiter at each board: the basic rules.
    Basic,
}

/// What the event says on agreed draws.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Agreement {
    /// Nothing.
    Free,
    /// Not before so many moves by each.
    NotBefore(u32),
}

/// A number of moves larger than the usual one, announced for endings with this material.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LongerLimit {
    /// The material of both sides, `KRBKR`.
    pub material: String,
    /// Moves by each side.
    pub moves_each: u32,
}

/// What the event announced for the last minutes of games without increment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum LastMinutes {
    /// Nothing.
    NotAnnounced,
    /// A player may ask for an increment.
    Increment,
    /// A player may claim a draw, on which the arbiter decides.
    Claim,
    /// A player may claim a draw; there is no arbiter at the games.
    WithoutArbiter,
}

/// What is fixed before the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setup {
    /// The edition.
    pub laws: &'static Laws,
    /// Standard, rapid or blitz.
    pub play: Category,
    /// How closely it is watched.
    pub supervision: Supervision,
    /// The time control.
    pub control: Control,
    /// The position at the start.
    pub start: Position,
    /// The time a player may be late; `None` for what the Laws say.
    pub default_time: Option<Millis>,
    /// Agreed draws.
    pub agreement: Agreement,
    /// Larger numbers of moves, announced before the event.
    pub longer_limits: Vec<LongerLimit>,
    /// The last minutes without increment.
    pub last_minutes: LastMinutes,
    /// Whether it is Chess960.
    pub chess960: bool,
}

impl Setup {
    /// A game under `laws` with `control`, from the usual start and with no special rules.
    #[must_use]
    pub fn new(laws: &'static Laws, control: Control) -> Self {
        let play = laws.category(&control);
        let supervision =
            if play == Category::Standard { Supervision::Full } else { Supervision::Basic };
        Self {
            laws,
            play,
            supervision,
            control,
            start: Position::initial(),
            default_time: None,
            agreement: Agreement::Free,
            longer_limits: Vec::new(),
            last_minutes: LastMinutes::NotAnnounced,
            chess960: false,
        }
    }

    /// How closely a game is watched by an arbiter with so many games, each of them recorded.
    #[must_use]
    pub fn supervision_with(&self, games: u32) -> Supervision {
        let numbers = self.laws.numbers;
        let most = match self.play {
            Category::Standard => None,
            Category::Rapid => numbers.rapid_games_an_arbiter,
            Category::Blitz => numbers.blitz_games_an_arbiter,
        };
        match most {
            Some(most) if rulebook::Count(games) > most.value => Supervision::Basic,
            Some(_) | None => Supervision::Full,
        }
    }
}

/// Where the game is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// Before the first session.
    NotStarted,
    /// In play.
    Playing,
    /// A move is sealed and the envelope closed.
    Sealed {
        /// Who sealed.
        by: Side,
        /// What.
        text: String,
    },
    /// Over.
    Ended(Outcome, Termination),
    /// Annulled; a new game is to be played.
    Annulled,
}

/// An offer that waits for its answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OpenOffer {
    /// Who offers.
    pub by: Side,
    /// When he did.
    pub moment: OfferMoment,
}

/// A move of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// Who.
    pub side: Side,
    /// As written.
    pub text: String,
    /// The move; `None` for an illegal one that stands.
    pub m: Option<Move>,
}

/// A claim on which the opponent is asked first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PendingClaim {
    /// Whose.
    pub side: Side,
    /// What for.
    pub claim: super::Claim,
    /// The announced move, as said.
    pub announced: Option<String>,
}

/// A flag that fell by the times of the ledger: what was used was more than what was left. What the press of that move
/// gives, an increment or the time of the next period, does not bring it back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fallen {
    /// How many plies are made with the move during which it fell.
    pub plies: usize,
    /// What was left before that move was completed: nothing, or less.
    pub left: Millis,
    /// Moves completed in the period then.
    pub made: u32,
    /// The moves the period asks for; `None` for all that remain.
    pub prescribed: Option<u32>,
    /// The period.
    pub period: usize,
}

/// How far a game has come with an illegal position on the board that the arbiter has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeenIllegal {
    /// The next move is awaited.
    Waiting,
    /// It was made.
    Replied,
}

/// The state: the fold of the events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// What was fixed before.
    pub setup: Setup,
    /// The position on the board.
    pub position: Position,
    /// The identity of each position, the start first.
    pub identities: Seen<Identity>,
    /// The moves.
    pub moves: History<Played>,
    /// Where the game is.
    pub phase: Phase,
    /// The clocks.
    pub clocks: Clocks,
    /// Whose flag fell by the times of the ledger, whether or not anybody called it.
    pub fallen: [Option<Fallen>; 2],
    /// The moment of the last command.
    pub now: Millis,
    /// When the session started.
    pub session: Option<Millis>,
    /// Who is there.
    pub present: [bool; 2],
    /// Who was there when the session started.
    pub at_start: [bool; 2],
    /// The open offer.
    pub offer: Option<OpenOffer>,
    /// A move written before being made.
    pub written: [Option<String>; 2],
    /// The move a claimant must play.
    pub must_play: Option<(Side, Move)>,
    /// The piece a player must move or take.
    pub must_move: Option<(Side, Square)>,
    /// The article by which he must.
    pub bound_by: Option<&'static Rule>,
    /// The squares of the pieces the player to move has touched with intent, in order.
    pub touches: Vec<Square>,
    /// The rook with which he may not castle in this move.
    pub no_castling: Option<Square>,
    /// Who has made another move than he must, which was taken back.
    pub owes_move: Option<Side>,
    /// Who has moved and not pressed.
    pub unpressed: Option<Side>,
    /// Who has moved and not pressed although the opponent has replied.
    pub replied_to: Option<Side>,
    /// Who made the last move with two hands, which nobody has ruled on.
    pub two_hands: Option<Side>,
    /// Whether what was on the board was taken back, and no move was made since.
    pub taken_back: bool,
    /// An illegal move on the board, pressed or not.
    pub illegal: Option<Illegal>,
    /// Illegal moves completed by each.
    pub illegal_count: [u32; 2],
    /// Who is excused from recording in this period, once and for all of it.
    pub excused: [bool; 2],
    /// Whose sheets are being completed.
    pub completing: Option<super::Who>,
    /// What stood on the board before the first move and after each.
    pub boards: History<Board>,
    /// What stood when a move was sealed last.
    pub adjourned: Option<Adjourned>,
    /// How many plies had been made when the last session started.
    pub plies_at_start: usize,
    /// A sealed reply to the sealed move.
    pub sealed_reply: Option<(Side, String)>,
    /// A claim that waits for the opponent's answer.
    pub pending_claim: Option<PendingClaim>,
    /// An illegal position that the arbiter has seen.
    pub seen_illegal: Option<SeenIllegal>,
    /// Who asked for an increment.
    pub increment_requested: Option<Side>,
    /// Whether the decision on a claim in the last minutes is postponed.
    pub postponed: bool,
    /// The question the arbiter has to answer.
    pub question: Option<Question>,
    /// Older ones, the oldest first, which come back once it is answered.
    pub waiting: Vec<Question>,
}

/// What stood when a move was sealed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Adjourned {
    /// The position before the sealed move.
    pub position: Position,
    /// How many plies had been made.
    pub plies: usize,
    /// What the clocks showed.
    pub clocks: Reading,
}

impl Game {
    /// A game before its first session.
    #[must_use]
    pub fn new(setup: Setup) -> Self {
        Self {
            position: setup.start.clone(),
            boards: [Board::Playable(setup.start.clone())].into_iter().collect(),
            identities: Seen::of(setup.laws.identity(&setup.start)),
            moves: History::new_sync(),
            phase: Phase::NotStarted,
            clocks: Clocks::new(setup.control.clone()),
            fallen: [None; 2],
            now: Millis::ZERO,
            session: None,
            present: [false; 2],
            at_start: [false; 2],
            offer: None,
            written: [None, None],
            must_play: None,
            must_move: None,
            bound_by: None,
            touches: Vec::new(),
            no_castling: None,
            owes_move: None,
            unpressed: None,
            replied_to: None,
            two_hands: None,
            taken_back: false,
            illegal: None,
            illegal_count: [0; 2],
            excused: [false; 2],
            completing: None,
            adjourned: None,
            plies_at_start: 0,
            sealed_reply: None,
            pending_claim: None,
            seen_illegal: None,
            increment_requested: None,
            postponed: false,
            question: None,
            waiting: Vec::new(),
            setup,
        }
    }

    /// What stands on the board.
    ///
    /// # Panics
    /// Never: the board before the first move is always there.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.boards.last().expect("the board before the first move")
    }

    /// The position on the board, if play is possible on it.
    #[must_use]
    pub fn playable(&self) -> Option<&Position> {
        match self.board() {
            Board::Playable(position) => Some(position),
            Board::Irregular(_) | Board::Unknown(_) => None,
        }
    }

    /// The position before the last move on the board.
    #[must_use]
    pub fn before_last(&self) -> Option<&Position> {
        match self.boards.get(self.moves.len().checked_sub(1)?)? {
            Board::Playable(position) => Some(position),
            Board::Irregular(_) | Board::Unknown(_) => None,
        }
    }

    /// The side to move on the board.
    #[must_use]
    pub fn to_move(&self) -> Side {
        self.board().to_move()
    }

    /// Whose clock runs while nothing is interrupted: until he has pressed, that of a player who has moved, also
    /// where the other has replied; before an
    /// envelope is opened, that of the player who replies to it. Nobody's outside a session.
    #[must_use]
    pub fn clock_due(&self) -> Option<Side> {
        self.session?;
        match self.phase {
            Phase::Ended(..) | Phase::Annulled => None,
            Phase::NotStarted | Phase::Playing | Phase::Sealed { .. } => Some(self.has_to_press()),
        }
    }

    /// Whose press is the next, whether or not a clock runs.
    #[must_use]
    pub fn has_to_press(&self) -> Side {
        let lies = self.illegal.as_ref().filter(|illegal| !illegal.pressed);
        match (&self.phase, &self.sealed_reply) {
            (Phase::Sealed { by, .. }, _) | (_, Some((by, _))) => by.other(),
            (Phase::NotStarted | Phase::Playing | Phase::Ended(..) | Phase::Annulled, None) => {
                let moved = self.replied_to.or(self.unpressed).or(lies.map(|illegal| illegal.side));
                moved.unwrap_or_else(|| self.to_move())
            }
        }
    }

    /// The period that begins when the moves cannot be reconstructed: the one behind the control that has passed. Where it
    /// was not passed by the count of anybody's moves or by a flag, it is passed now.
    #[must_use]
    pub fn period_after_the_control(&self) -> usize {
        let fallen = self.fallen.iter().flatten().map(|fell| fell.period).max();
        let sides = [Side::First, Side::Second].map(|side| self.clocks.side(side));
        let latest = sides.iter().map(|clock| clock.period).max().unwrap_or(0);
        let under_way = sides.iter().any(|clock| clock.period == latest && clock.moves > 0);
        fallen.unwrap_or(if under_way || latest == 0 { latest } else { latest - 1 }) + 1
    }

    /// Whether a claim or a request waits for the opponent's answer.
    #[must_use]
    pub const fn awaits_answer(&self) -> bool {
        self.pending_claim.is_some() || (self.increment_requested.is_some() && self.offer.is_some())
    }

    /// The result, once there is one.
    #[must_use]
    pub const fn result(&self) -> Option<(Outcome, Termination)> {
        match self.phase {
            Phase::Ended(outcome, termination) => Some((outcome, termination)),
            Phase::NotStarted | Phase::Playing | Phase::Sealed { .. } | Phase::Annulled => None,
        }
    }

    /// Whether a move lies in an envelope.
    #[must_use]
    pub const fn is_sealed(&self) -> bool {
        matches!(self.phase, Phase::Sealed { .. }) || self.sealed_reply.is_some()
    }

    /// Whether the game is adjourned and no session has begun since.
    #[must_use]
    pub const fn is_between_sessions(&self) -> bool {
        self.adjourned.is_some() && self.session.is_none()
    }

    /// Whether the player to move has touched a piece with intent.
    #[must_use]
    pub const fn has_touched(&self) -> bool {
        !self.touches.is_empty()
    }

    /// How often the position on the board has stood.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        self.occurrences_of(&self.setup.laws.identity(&self.position))
    }

    /// How often a position has stood.
    #[must_use]
    pub fn occurrences_of(&self, identity: &Identity) -> u32 {
        u32::try_from(self.plies_of(identity).len()).unwrap_or(u32::MAX)
    }

    /// After which plies a position has stood.
    #[must_use]
    pub fn plies_of(&self, identity: &Identity) -> Vec<u32> {
        let first = self.setup.laws.counted_from();
        self.identities.plies_of(identity).filter(|&ply| ply >= first).collect()
    }

    /// Takes the commands of one line: all of them, or none and why.
    ///
    /// # Errors
    /// When one of them is refused; then the line does nothing at all.
    pub fn take(&mut self, line: &[Stamped]) -> Result<Vec<Vec<Event>>, Refusal> {
        let mut next = self.clone();
        let mut answers = Vec::with_capacity(line.len());
        for stamped in line {
            let events = decide(&next, stamped)?;
            events.iter().for_each(|event| next.apply(event));
            answers.push(events);
        }
        *self = next;
        Ok(answers)
    }

    /// Moves made by each side.
    #[must_use]
    pub fn moves_by(&self, side: Side) -> u32 {
        let count = self.moves.iter().filter(|played| played.side == side).count();
        u32::try_from(count).unwrap_or(u32::MAX)
    }

    /// The number of moves by each side without progress that allows a claim in this position.
    #[must_use]
    pub fn quiet_limit_plies(&self, position: &Position) -> u32 {
        let numbers = self.setup.laws.numbers;
        let longer = numbers.longer_move_limits.value == LongerMoveLimits::AnnouncedBeforeEvent;
        self.setup
            .longer_limits
            .iter()
            .filter(|limit| longer && has_material(position, &limit.material))
            .map(|limit| limit.moves_each.saturating_mul(2))
            .fold(numbers.fifty_move_claim.value.plies(), u32::max)
    }
}

/// Whether the pieces of both sides are those of `material` (`KRBKR`), whichever side has which.
fn has_material(position: &Position, material: &str) -> bool {
    let mut found = [String::new(), String::new()];
    for (_, piece) in position.board() {
        found[index(Side::from(piece.color))].push(piece.role.upper_char());
    }
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    let Some(second) = material.get(1..).and_then(|rest| rest.find('K')) else { return false };
    let (one, two) = material.split_at(second + 1);
    let (one, two) = (sorted(one), sorted(two));
    let (white, black) = (sorted(&found[0]), sorted(&found[1]));
    (one == white && two == black) || (one == black && two == white)
}

/// 0 for White, 1 for Black.
pub(crate) const fn index(side: Side) -> usize {
    match side {
        Side::First => 0,
        Side::Second => 1,
    }
}

/// Runs commands in order: the state at the end and every event; a refused command gives its refusal
/// and changes nothing.
#[must_use]
pub fn run(setup: Setup, commands: &[Stamped]) -> (Game, Vec<Result<Vec<Event>, Refusal>>) {
    let mut game = Game::new(setup);
    let mut answers = Vec::with_capacity(commands.len());
    for stamped in commands {
        answers.push(game.take(std::slice::from_ref(stamped)).map(|taken| taken.concat()));
    }
    (game, answers)
}

impl Happening {
    /// Whether the game is over with this.
    #[must_use]
    pub const fn is_end(&self) -> bool {
        matches!(self, Self::Ended(..))
    }
}

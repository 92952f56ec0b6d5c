//! Offers to exchange: judged by what happens when the opponent takes.

use xiangqi::facts::{
    Aim, Bound, Capture, MateSearch, Plan, Question, Winning, captures, recaptures,
};
use xiangqi::{Move, Position, Role, Square};

use super::ply::{Kill, Ply};
use super::weigh::{asked, worth};

/// How far a mate that would answer the opponent's capture is looked for.
const MATE: Bound = Bound { moves: 12, nodes: 5_000 };

/// Two pieces of one kind that can take each other; the mover's own one would be retaken.
pub(super) struct Contact {
    /// The mover's piece.
    pub(super) own: Square,
    /// The opponent's.
    pub(super) enemy: Square,
}

/// Whether the move of `ply` offers one of `contacts`: the two did not face each other so before it.
pub(super) fn offers(ply: &Ply, contacts: &[Contact]) -> bool {
    if contacts.is_empty() {
        return false;
    }
    let base = ply.base();
    let old = facing(&base.with_turn(base.turn().other()), &base);
    let stood = |contact: &Contact| {
        let own = ply.earlier(contact.own);
        old.iter().any(|old| (old.m.from, old.m.to) == (own, contact.enemy))
    };
    !contacts.iter().all(stood)
}

/// The pieces that face one of their own kind: either could take the other, the mover's own one would be retaken. Cannons
/// face each other only if the enemy's one is protected as well. Whoever takes first suffers nothing at once: else it is
/// no offer.
pub(super) fn contacts(ply: &Ply) -> Vec<Contact> {
    facing(&ply.after, &ply.again())
        .into_iter()
        .filter(|capture| is_unharmed(ply, Move::new(capture.m.to, capture.m.from)))
        .map(|capture| Contact { own: capture.m.from, enemy: capture.m.to })
        .collect()
}

/// The captures by which pieces of one kind face each other, `after` a move and as if the mover could move `again`.
fn facing(after: &Position, again: &Position) -> Vec<Capture> {
    captures(again)
        .into_iter()
        .filter(|capture| kind(capture.attacker.role) == kind(capture.victim.role))
        .filter(|capture| kind(capture.attacker.role).is_some())
        .filter(|capture| {
            let back = Move::new(capture.m.to, capture.m.from);
            after.is_legal(back) && !recaptures(&after.after(back), back.to).is_empty()
        })
        .filter(|capture| {
            (capture.attacker.role, capture.victim.role) != (Role::Cannon, Role::Cannon)
                || !recaptures(&again.after(capture.m), capture.m.to).is_empty()
        })
        .collect()
}

/// Horses and cannons are of one kind, and so are advisors and elephants.
pub(super) const fn kind(role: Role) -> Option<u8> {
    match role {
        Role::Chariot => Some(1),
        Role::Horse | Role::Cannon => Some(2),
        Role::Advisor | Role::Elephant => Some(3),
        Role::General | Role::Soldier => None,
    }
}

/// Whether the opponent who takes with `back` after `ply` is neither mated at once nor loses more than the taking brings, by
/// what only the taking makes possible.
fn is_unharmed(ply: &Ply, back: Move) -> bool {
    let taken = ply.after.after(back);
    if matches!(ply.work.mate(&taken, MATE), MateSearch::Proven(_)) {
        return false;
    }
    let lost = ply.after.board().piece_at(back.to).map_or(0, |piece| worth(piece, back.to).pieces);
    let question = Question { aim: Aim::More(lost), ..asked(&taken, None, &ply.work) };
    let again = ply.again();
    let anyway = asked(&again, None, &ply.work);
    ply.work.solve(|solver| {
        let lost = solver.winnings(&taken, question);
        let mut firsts = lost.iter().flat_map(Plan::ways).map(Winning::first);
        firsts.all(|m| m.to != back.to && solver.can_force(&again, m, anyway))
    })
}

/// A threat of mate by the move of `ply`, leaving out a mate that begins by taking a piece of the same kind that could take the
/// piece that moved: that is part of the offer, unless the opponent who takes is mated.
pub(super) fn kill(ply: &Ply, bound: Bound) -> Kill {
    let kill = ply.kill(bound);
    let Kill::Proven(line) = &kill else { return kill };
    let Some(&first) = line.first() else { return kill };
    let again = ply.again();
    let kind_on = |square| again.board().piece_at(square).and_then(|piece| kind(piece.role));
    let same = kind_on(first.to).is_some() && kind_on(first.to) == kind_on(first.from);
    let back = Move::new(first.to, first.from);
    if first.from != ply.m.to || !same || !ply.after.is_legal(back) {
        return kill;
    }
    if matches!(ply.work.mate(&ply.after.after(back), MATE), MateSearch::Proven(_)) {
        return kill;
    }
    Kill::of(ply.work.mate_but_by(&again, Some(first), bound), bound)
}

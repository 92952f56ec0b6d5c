//! Which of the Asian rules fit a cycle: the citations behind a verdict, not the verdict itself.

use rulebook::{Rule, axf as book};
use xiangqi::{Color, Piece, Position, Role, Square};

use super::label::gives_up;
use crate::xiangqi::cycle::{LabelledPly, Rules};
use crate::xiangqi::ply::{Ply, is_general_or_soldier};
use crate::{Attack, Label, Man, Origin, Protection};

/// The rules a perpetual chase of `victims` by `color` breaks.
pub(super) fn broken(
    plies: &[Ply],
    labelled: &[LabelledPly],
    color: Color,
    victims: &[Man],
) -> Vec<&'static Rule> {
    let kinds: Vec<Piece> = victims.iter().map(|man| man.piece).collect();
    let own: Vec<(&Ply, &LabelledPly)> =
        plies.iter().zip(labelled).filter(|(ply, _)| ply.before.turn() == color).collect();
    let counted = |labelled: &LabelledPly| -> Vec<Attack> {
        let hits = |attack: &&Attack| {
            attack.excused.is_none() && attack.victim.is_some_and(|man| kinds.contains(&man.piece))
        };
        labelled.attacks.iter().filter(hits).cloned().collect()
    };
    // What holds of the piece chased or of those that help comes before what any chase of the kind would break.
    let (mut rules, mut counts) = (Rules::default(), Rules::default());
    let mut by_mount_only = true;
    for (ply, labelled) in &own {
        let attacks = counted(labelled);
        by_mount_only &= attacks.iter().all(|attack| {
            attack.origin != Origin::Direct
                && attack.attackers.iter().all(|man| man.piece.role == Role::Cannon)
        });
        for attack in &attacks {
            counts.add(attack.counts);
            rules.add_if(attack.protection == Protection::False, &book::FALSE_ROOT);
            rules.add_if(attack.origin == Origin::Uprooted, &book::PROTECTION_CUT_OFF);
            rules.add_if(is_helped(ply, attack), &book::GENERAL_OR_SOLDIER_HELPS);
            if let Some(victim) = attack.victim.filter(|man| man.piece.role == Role::Chariot) {
                let held = |kind| is_held_by(&ply.after, victim.square, kind);
                rules.add_if(held(Role::Horse), &book::CHARIOT_HELD_BY_HORSE);
                rules.add_if(held(Role::Cannon), &book::CHARIOT_HELD_BY_CANNON);
                let by = attack.attackers.first().map(|man| man.piece.role);
                let light = matches!(by, Some(Role::Horse | Role::Cannon));
                rules.add_if(
                    light && has_pinned_chariot(&ply.after, color),
                    &book::HELD_CHARIOT_AND_GENERAL,
                );
            }
        }
        let offers = !attacks.is_empty() && offers_exchange(ply, labelled);
        rules.add_if(offers, &book::CHASE_AND_OFFER);
    }
    let on_chariot = kinds.iter().any(|piece| piece.role == Role::Chariot);
    rules.add_if(by_mount_only && on_chariot, &book::CANNON_MOUNT_AGAINST_CHARIOT);
    rules.add_if(by_mount_only && !on_chariot, &book::CANNON_MOUNT);
    rules.add_if(takes_turns(&own, &counted), &book::SEVERAL_ATTACKERS);
    rules.and(counts.0).0
}

/// Whether the general or a soldier renews the attack of another piece by its move, or another piece leans on the general,
/// which keeps the protector from retaking.
fn is_helped(ply: &Ply, attack: &Attack) -> bool {
    let small = |man: Option<Man>| man.is_some_and(|man| is_general_or_soldier(man.piece));
    let Some(&m) = attack.line.first() else { return false };
    if small(ply.man(m.from)) || small(ply.man(ply.m.to)) {
        return !small(ply.man(m.from));
    }
    let again = ply.again();
    attack.protection == Protection::False
        && again.board().general(again.turn()).is_some_and(|general| {
            !lifted(&again, general).after(m).legal_captures_of(m.to).is_empty()
        })
}

/// Whether the move also offers an exchange: pieces of one kind face each other (rule 24), or the piece that moved can be
/// taken by one of its kind.
fn offers_exchange(ply: &Ply, labelled: &LabelledPly) -> bool {
    gives_up(ply) == Some(Label::Exchange)
        || labelled.attacks.iter().any(|attack| attack.excused == Some(&book::SAME_KIND))
}

/// The rules that allow the cycle.
pub(super) fn allowing(plies: &[Ply], labelled: &[LabelledPly]) -> Vec<&'static Rule> {
    let mut rules = Rules::default();
    for color in Color::ALL {
        let own: Vec<(&Ply, &LabelledPly)> =
            plies.iter().zip(labelled).filter(|(ply, _)| ply.before.turn() == color).collect();
        let has = |labelled: &LabelledPly, kind: Label| {
            labelled.attacks.iter().any(|attack| {
                attack.kind == kind && (attack.excused.is_none() || kind == Label::Kill)
            })
        };
        let all = |kind| own.iter().all(|(_, labelled)| has(labelled, kind));
        let any = |kind| own.iter().any(|(_, labelled)| has(labelled, kind));
        if all(Label::Chase) {
            let by_cannon = |attack: &Attack| {
                attack.counts == Some(&book::CANNON_CHASES_CHARIOT) && attack.excused.is_none()
            };
            let on_chariots = own.iter().all(|(_, ply)| ply.attacks.iter().any(by_cannon));
            rules.add_if(on_chariots, &book::TWO_CHARIOTS);
            rules.add(Some(&book::SEVERAL_VICTIMS));
        }
        rules.add_if(all(Label::Kill), &book::PERPETUAL_KILL);
        let attacks = any(Label::Check) || any(Label::Kill) || any(Label::Chase);
        rules.add_if(attacks && !all(Label::Kill) && !all(Label::Chase), &book::MIXED_ATTACKS);
        let after = |index: usize| own[(index + 1) % own.len()].1;
        let renewed = own
            .iter()
            .enumerate()
            .any(|(index, (_, ply))| has(ply, Label::Check) && has(after(index), Label::Chase));
        rules.add_if(renewed, &book::RENEWED_THROUGH_CHECK);
        let blocks = own.iter().all(|(_, labelled)| labelled.label == Label::Block);
        rules.add_if(blocks, &book::PERPETUAL_BLOCK);
    }
    // A piece that stays under an attack that does not count is allowed to be attacked before it is allowed to be offered.
    let offering = Color::ALL.map(|color| offers(plies, labelled, color));
    rules.add_if(offering.contains(&Some(Offered::Freely)), &book::PERPETUAL_OFFER);
    let kills = |ply: &LabelledPly| ply.attacks.iter().any(|attack| attack.kind == Label::Kill);
    let next = |index: usize| &labelled[(index + 1) % labelled.len()];
    let against = labelled.iter().enumerate().any(|(index, ply)| kills(ply) && kills(next(index)));
    rules.add_if(against, &book::KILL_AGAINST_KILL);
    let attacks = || {
        let each = plies.iter().zip(labelled);
        each.flat_map(|(ply, labelled)| labelled.attacks.iter().map(move |attack| (ply, attack)))
    };
    let by_several = |ply: &Ply, attack: &Attack| {
        attack.excused == Some(&book::CHARIOT_CHASES_PROTECTED_CANNON)
            && attack.victim.is_some_and(|man| ply.after.legal_captures_of(man.square).len() > 1)
    };
    // What excuses a new attack comes before what excuses one that stood, and the mere term last.
    for stood in [false, true] {
        let of_these = |attack: &Attack| (attack.origin == Origin::Standing) == stood;
        for (ply, attack) in attacks().filter(|(_, attack)| of_these(attack)) {
            rules.add(attack.excused.filter(|rule| **rule != book::CHASE));
            rules.add_if(by_several(ply, attack), &book::CHASE_OF_PROTECTED);
        }
    }
    rules.add_if(offering.contains(&Some(Offered::UnderAttack)), &book::PERPETUAL_OFFER);
    let by_term = attacks().any(|(_, attack)| attack.excused == Some(&book::CHASE));
    rules.add_if(by_term, &book::CHASE);
    let held = plies.iter().any(|ply| {
        ply.man(ply.m.to).is_some_and(|man| {
            man.piece.role == Role::Chariot
                && is_held_by(&ply.after.with_turn(ply.before.turn()), man.square, Role::Cannon)
        })
    });
    rules.add_if(held, &book::CHARIOT_HELD_BY_CANNON);
    rules.add(Some(&book::REPETITION_DRAW));
    rules.0
}

/// How a side offers a piece with every move.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offered {
    /// To whoever can take it.
    Freely,
    /// The piece that the other side attacks anyway, without its counting.
    UnderAttack,
}

/// Whether `color` offers a piece with every move.
fn offers(plies: &[Ply], labelled: &[LabelledPly], color: Color) -> Option<Offered> {
    let mut own = plies.iter().enumerate().filter(|(_, ply)| ply.before.turn() == color);
    let offered = |ply: &Ply| !ply.after.legal_captures_of(ply.m.to).is_empty();
    if !own.clone().all(|(_, ply)| offered(ply)) {
        return None;
    }
    let stays_attacked = |(index, ply): (usize, &Ply)| {
        let mut answers = labelled[(index + 1) % labelled.len()].attacks.iter();
        answers.any(|attack| attack.victim.is_some_and(|man| man.square == ply.m.to))
    };
    Some(if own.all(stays_attacked) { Offered::UnderAttack } else { Offered::Freely })
}

/// No single point or kind of attacker serves for all moves.
fn takes_turns(
    own: &[(&Ply, &LabelledPly)],
    counted: &impl Fn(&LabelledPly) -> Vec<Attack>,
) -> bool {
    let attackers: Vec<Vec<Square>> = own
        .iter()
        .map(|(ply, labelled)| {
            let from = |man: &Man| ply.earlier(man.square);
            counted(labelled).iter().flat_map(|attack| &attack.attackers).map(from).collect()
        })
        .collect();
    // The attacker of one move stands still during the next own move, so different points before the move mean
    // different pieces unless the piece itself has moved there.
    attackers.windows(2).any(|pair| pair[1].iter().all(|square| !pair[0].contains(square)))
        && own.windows(2).any(|pair| pair[0].0.m.to != pair[1].0.m.from)
}

/// Whether a piece of `kind` of the side that just moved would check if the piece on `square` were lifted.
fn is_held_by(position: &Position, square: Square, kind: Role) -> bool {
    let side = position.turn();
    if !position.pinned(side).contains(square) {
        return false;
    }
    let lifted = lifted(position, square);
    lifted
        .checkers()
        .into_iter()
        .any(|from| lifted.board().piece_at(from).is_some_and(|piece| piece.role == kind))
}

/// The same without the piece on `square`.
fn lifted(position: &Position, square: Square) -> Position {
    let mut setup = position.setup().clone();
    setup.board.put(square, None);
    Position::from_record(setup)
}

/// Whether `color` has a chariot that may not leave its line.
fn has_pinned_chariot(position: &Position, color: Color) -> bool {
    let chariots = position.board().by_piece(Piece::new(color, Role::Chariot));
    chariots.intersects(position.pinned(color))
}

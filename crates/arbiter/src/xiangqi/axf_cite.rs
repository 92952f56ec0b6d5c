//! Which of the Asian rules fit a cycle: the citations behind a verdict, not the verdict itself.

use rulebook::{Rule, axf as book};
use xiangqi::{Color, Move, Piece, Position, Role, Square};

use super::cycle::LabelledPly;
use super::ply::Ply;
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
    let mut rules = Rules::default();
    let mut by_mount_only = true;
    let mut attackers: Vec<Role> = Vec::new();
    for (ply, labelled) in &own {
        let attacks = counted(labelled);
        by_mount_only &= attacks.iter().all(|attack| {
            attack.origin != Origin::Direct
                && attack.attackers.iter().all(|man| man.piece.role == Role::Cannon)
        });
        for attack in &attacks {
            rules.add(attack.counts);
            rules.add_if(attack.protection == Protection::False, &book::FALSE_ROOT);
            rules.add_if(attack.origin == Origin::Uprooted, &book::PROTECTION_CUT_OFF);
            if let Some(victim) = attack.victim.filter(|man| man.piece.role == Role::Chariot) {
                rules.add_if(
                    is_held_by(&ply.after, victim.square, Role::Horse),
                    &book::CHARIOT_HELD_BY_HORSE,
                );
                rules.add_if(
                    is_held_by(&ply.after, victim.square, Role::Cannon),
                    &book::CHARIOT_HELD_BY_CANNON,
                );
            }
        }
        attackers.extend(attacks.iter().flat_map(|attack| &attack.attackers).map(|m| m.piece.role));
        rules.add_if(has_pinned_chariot(&ply.after, color), &book::HELD_CHARIOT_AND_GENERAL);
        rules.add_if(offers_exchange(&ply.after), &book::CHASE_AND_OFFER);
        let moved = ply.man(ply.m.to).map(|man| man.piece.role);
        rules.add_if(
            matches!(moved, Some(Role::General | Role::Soldier)),
            &book::GENERAL_OR_SOLDIER_HELPS,
        );
    }
    let on_chariot = kinds.iter().any(|piece| piece.role == Role::Chariot);
    rules.add_if(by_mount_only && on_chariot, &book::CANNON_MOUNT_AGAINST_CHARIOT);
    rules.add_if(by_mount_only && !on_chariot, &book::CANNON_MOUNT);
    rules.add_if(takes_turns(&own, &counted), &book::SEVERAL_ATTACKERS);
    rules.add(Some(&book::CHASE_OF_ONE_PIECE));
    rules.0
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
            let on_chariots =
                own.iter().flat_map(|(_, labelled)| &labelled.attacks).any(|attack| {
                    attack.counts == Some(&book::CANNON_CHASES_CHARIOT) && attack.excused.is_none()
                });
            rules.add_if(on_chariots, &book::TWO_CHARIOTS);
            rules.add(Some(&book::SEVERAL_VICTIMS));
        }
        rules.add_if(all(Label::Kill), &book::PERPETUAL_KILL);
        let attacks = any(Label::Check) || any(Label::Kill) || any(Label::Chase);
        rules.add_if(attacks && !all(Label::Kill), &book::MIXED_ATTACKS);
        rules.add_if(any(Label::Check) && !all(Label::Check), &book::RENEWED_THROUGH_CHECK);
        let offers = own.iter().all(|(ply, _)| !ply.after.legal_captures_of(ply.m.to).is_empty());
        rules.add_if(offers, &book::PERPETUAL_OFFER);
    }
    let kills = |color: Color| {
        plies.iter().zip(labelled).any(|(ply, labelled)| {
            ply.before.turn() == color
                && labelled.attacks.iter().any(|attack| attack.kind == Label::Kill)
        })
    };
    rules.add_if(kills(Color::Red) && kills(Color::Black), &book::KILL_AGAINST_KILL);
    for attack in labelled.iter().flat_map(|ply| &ply.attacks) {
        rules.add(attack.excused);
        rules.add_if(
            attack.excused == Some(&book::CHARIOT_CHASES_PROTECTED_CANNON),
            &book::CHASE_OF_PROTECTED,
        );
    }
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

/// Rules in the order found, each once.
#[derive(Default)]
struct Rules(Vec<&'static Rule>);

impl Rules {
    fn add(&mut self, rule: Option<&'static Rule>) {
        if let Some(rule) = rule
            && !self.0.contains(&rule)
        {
            self.0.push(rule);
        }
    }

    fn add_if(&mut self, holds: bool, rule: &'static Rule) {
        self.add(holds.then_some(rule));
    }
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
    let mut setup = position.setup().clone();
    setup.board.put(square, None);
    let lifted = Position::from_record(setup);
    lifted
        .checkers()
        .into_iter()
        .any(|from| lifted.board().piece_at(from).is_some_and(|piece| piece.role == kind))
}

/// Whether `color` has a chariot that may not leave its line.
fn has_pinned_chariot(position: &Position, color: Color) -> bool {
    let chariots = position.board().by_piece(Piece::new(color, Role::Chariot));
    chariots.intersects(position.pinned(color))
}

/// Whether the side to move could exchange a piece for one of its kind.
fn offers_exchange(position: &Position) -> bool {
    position.legal_captures().into_iter().any(|m: Move| {
        let role = |square| position.board().piece_at(square).map(|piece| piece.role);
        role(m.from) == role(m.to) && !position.after(m).legal_captures_of(m.to).is_empty()
    })
}

//! A capture that is threatened, under the books that look at single captures.

use rulebook::Rule;
use xiangqi::Move;
use xiangqi::facts::Capture;

use super::ply::Ply;
use crate::{Attack, Label, Man, Means, Origin, Protection};

/// A capture that is threatened, and the rule that counts or excuses it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Threat {
    pub(super) capture: Capture,
    pub(super) recapture: Option<Move>,
    pub(super) protection: Protection,
    pub(super) counts: Result<&'static Rule, &'static Rule>,
}

impl Threat {
    /// The attack it amounts to after `ply`; whether the same capture `stood_before`, and the rule that excuses it now.
    pub(super) fn attack(
        &self,
        ply: &Ply,
        stood_before: bool,
        excused: Option<&'static Rule>,
    ) -> Attack {
        let Capture { m, attacker, victim } = self.capture;
        let origin = ply.origin(m, stood_before);
        let cut_off = origin == Origin::Standing && excused.is_none();
        Attack {
            kind: Label::Chase,
            attackers: vec![Man { piece: attacker, square: m.from }],
            victim: Some(Man { piece: victim, square: m.to }),
            protection: self.protection,
            origin: if cut_off { Origin::Uprooted } else { origin },
            means: Means::Capture,
            line: std::iter::once(m).chain(self.recapture).collect(),
            counts: if excused.is_none() { self.counts.ok() } else { None },
            excused,
        }
    }
}

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
    /// The attack it amounts to after `ply`; whether the same capture `stood_before`, whether it counts only
    /// now that the victim is `uprooted`, and the rule that excuses it.
    pub(super) fn attack(
        &self,
        ply: &Ply,
        stood_before: bool,
        uprooted: bool,
        excused: Option<&'static Rule>,
    ) -> Attack {
        let Capture { m, attacker, victim } = self.capture;
        let origin = ply.origin(m, stood_before);
        Attack {
            kind: Label::Chase,
            attackers: vec![Man { piece: attacker, square: m.from }],
            victim: Some(Man { piece: victim, square: m.to }),
            protection: self.protection,
            origin: if uprooted && origin == Origin::Standing { Origin::Uprooted } else { origin },
            means: Means::Capture,
            line: std::iter::once(m).chain(self.recapture).collect(),
            counts: if excused.is_none() { self.counts.ok() } else { None },
            excused,
        }
    }
}

//! Repetition under the Asian rules: who must vary.

use rulebook::{Rule, Text, axf as book};
use xiangqi::{Color, Move};

use super::cite::{allowing, broken};
use super::label::{beside_check, counted_by_value_before, rules};
use crate::xiangqi::cycle::{LabelledPly, Rules, Settled, Verdict, grounds, shown};
use crate::xiangqi::ply::Ply;
use crate::xiangqi::ply::is_between;
use crate::xiangqi::sides::Sides;
use crate::xiangqi::track::{Places, common_victims};
use crate::{Attack, Fact, Label, Man, Origin, Outcome, Reading, Side, Termination};

/// What the rules say of a cycle whose `plies` are called `labelled`.
pub(super) fn verdict(plies: &[Ply], labelled: &mut [LabelledPly]) -> Verdict {
    name_ignored(plies, labelled);
    name_blocks(plies, labelled);
    let sides = Sides::new(plies, &shown(labelled));
    let checks = |color| sides.only(Label::Check, color);
    let stated = sides.facts();
    match (checks(Color::Red), checks(Color::Black)) {
        (true, true) => drawn(vec![&book::MUTUAL_PERPETUAL_CHECK], stated),
        (true, false) => perpetual_check(Color::Red, sides.of(Color::Black), stated),
        (false, true) => perpetual_check(Color::Black, sides.of(Color::Red), stated),
        (false, false) => chases(plies, labelled, &stated),
    }
}

/// An attack that stood before is an ignored one if the victim's side answers it nowhere in the cycle, else only none by the
/// term.
fn name_ignored(plies: &[Ply], labelled: &mut [LabelledPly]) {
    let stood = |attack: &Attack| attack.excused == Some(&book::IGNORED_ATTACK);
    if !labelled.iter().flat_map(|ply| &ply.attacks).any(stood) {
        return;
    }
    for color in Color::ALL {
        let ignored = common_victims(plies, labelled, color, stood);
        let mut places = Places::of(plies[0].before.board().occupied());
        for (ply, labelled) in plies.iter().zip(labelled.iter_mut()) {
            places.play(ply.m.from, ply.m.to);
            if ply.before.turn() != color {
                continue;
            }
            let answered = |attack: &&mut Attack| {
                let origin = attack.victim.and_then(|man| places.origin(man.square));
                stood(attack) && !ignored.iter().any(|man| Some(man.square) == origin)
            };
            for attack in labelled.attacks.iter_mut().filter(answered) {
                attack.excused = Some(&book::CHASE);
            }
            labelled.rules = rules(labelled.label, &labelled.attacks);
        }
    }
}

/// A move that attacks nothing and goes into the line of the attack it answers is a block.
fn name_blocks(plies: &[Ply], labelled: &mut [LabelledPly]) {
    let last = labelled.len().saturating_sub(1);
    for index in 0..labelled.len() {
        let made = &labelled[if index == 0 { last } else { index - 1 }];
        let to = plies[index].m.to;
        let blocks = made
            .attacks
            .iter()
            .filter(|attack| attack.excused.is_none() || attack.kind == Label::Kill)
            .filter_map(first_of)
            .any(|first| is_between(first, to));
        if blocks && !labelled[index].label.is_attack() {
            labelled[index].label = Label::Block;
            labelled[index].rules = vec![&book::BLOCK];
        }
    }
}

/// The move an attack threatens first; of a check, the capture of the general.
fn first_of(attack: &Attack) -> Option<Move> {
    let taking = || Some(Move::new(attack.attackers.first()?.square, attack.victim?.square));
    attack.line.first().copied().or_else(taking)
}

fn perpetual_check(checker: Color, other: &[Label], stated: Vec<Fact>) -> Verdict {
    let mut rules: Vec<&'static Rule> = vec![&book::PERPETUAL_CHECK];
    if other.contains(&Label::Check) {
        rules.insert(0, &book::TWO_CHECKS_ONE_CHECK);
    }
    must_vary(checker, Termination::PerpetualCheck, rules, stated)
}

/// Chases by both sides as the text is read, and where other readings lead elsewhere, all of them.
fn chases(plies: &[Ply], labelled: &mut [LabelledPly], stated: &[Fact]) -> Verdict {
    let said = chases_counting(plies, labelled, stated, counts);
    let mut held = vec![(&BY_THE_WORDS, said)];
    for doubt in &DOUBTS {
        let seen = (doubt.seen)(plies, labelled);
        let others = seen.as_deref().unwrap_or(labelled);
        let in_doubt = |attack: &Attack| is_in_doubt(attack, doubt.rule);
        if seen.is_none() && !others.iter().flat_map(|ply| &ply.attacks).any(in_doubt) {
            continue;
        }
        let other =
            chases_counting(plies, others, stated, |attack| counts(attack) || in_doubt(attack));
        if other.must_vary != held[0].1.must_vary {
            if let Some(seen) = seen.filter(|_| doubt.is_shown) {
                labelled.clone_from_slice(&seen);
            }
            held.push((doubt, other));
        }
    }
    if held.len() == 1 { held.remove(0).1 } else { disputed(held) }
}

/// What counts by all readings.
fn counts(attack: &Attack) -> bool {
    attack.excused.is_none() && attack.counts != Some(&book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED)
}

/// What counts by the reading that `rule` names alone.
fn is_in_doubt(attack: &Attack, rule: &'static Rule) -> bool {
    attack.excused == Some(rule) || attack.excused.is_none() && attack.counts == Some(rule)
}

/// The cycle without the attacks that are not new to those who count by value, if there are any.
fn without_old_by_value(plies: &[Ply], labelled: &[LabelledPly]) -> Option<Vec<LabelledPly>> {
    let is_old = |ply: &Ply, attack: &Attack| {
        attack.excused.is_none()
            && attack.kind == Label::Chase
            && counted_by_value_before(ply, attack)
    };
    let mut both = plies.iter().zip(labelled);
    if !both.any(|(ply, labelled)| labelled.attacks.iter().any(|attack| is_old(ply, attack))) {
        return None;
    }
    let mut seen = labelled.to_vec();
    for (ply, labelled) in plies.iter().zip(&mut seen) {
        labelled.attacks.retain(|attack| !is_old(ply, attack));
    }
    Some(seen)
}

/// The cycle with what checks attack besides, for a side that checks with some moves and chases with all others, if there is
/// any.
fn with_checks(plies: &[Ply], labelled: &[LabelledPly]) -> Option<Vec<LabelledPly>> {
    let sides = Sides::new(plies, &shown(labelled));
    let is_mixed = |color: Color| {
        let labels = sides.of(color);
        labels.contains(&Label::Check)
            && labels.iter().all(|label| matches!(label, Label::Check | Label::Chase))
    };
    let beside: Vec<Vec<Attack>> = plies
        .iter()
        .zip(labelled)
        .map(|(ply, labelled)| {
            let asked = labelled.label == Label::Check && is_mixed(ply.before.turn());
            if asked { beside_check(ply) } else { Vec::new() }
        })
        .collect();
    if beside.iter().all(Vec::is_empty) {
        return None;
    }
    let mut seen = labelled.to_vec();
    for (labelled, beside) in seen.iter_mut().zip(beside) {
        labelled.attacks.extend(beside);
    }
    Some(seen)
}

/// A reading of the text, and who holds it.
struct Held {
    rule: &'static Rule,
    text: Text,
    by: Text,
    /// The cycle as those see it who hold the reading; `None` if it looks the same to them.
    seen: fn(&[Ply], &[LabelledPly]) -> Option<Vec<LabelledPly>>,
    /// Whether the proof shows it as they see it.
    is_shown: bool,
}

/// The reading every other is compared with.
static BY_THE_WORDS: Held = Held {
    rule: &book::REPETITION_DRAW,
    text: Text {
        zh: "按字面：只有条文写明的才算捉",
        en: "by the words: only what the text names is a chase",
    },
    by: Text { zh: "chessdb、皮卡鱼 2023", en: "chessdb, Pikafish 2023" },
    seen: |_, _| None,
    is_shown: false,
};

/// Where the text can be read in another way: notes 003, 005 and 006.
static DOUBTS: [Held; 3] = [
    Held {
        rule: &book::ADVISOR_OR_ELEPHANT_CHASES_PROTECTED,
        text: Text {
            zh: "按子力价值：士、象捉有根的车、马、炮算捉",
            en: "by value: an advisor or elephant chases a protected chariot, horse or cannon",
        },
        by: Text {
            zh: "Fairy-Stockfish、皮卡鱼 2026、天天象棋",
            en: "Fairy-Stockfish, Pikafish 2026, Tiantian Xiangqi",
        },
        seen: without_old_by_value,
        is_shown: false,
    },
    Held {
        rule: &book::CHECK_THAT_ATTACKS,
        text: Text {
            zh: "将军的着法同时捉子的，也算捉",
            en: "a check that attacks the piece as well chases it too",
        },
        by: Text { zh: "Fairy-Stockfish", en: "Fairy-Stockfish" },
        seen: with_checks,
        is_shown: true,
    },
    Held {
        rule: &book::ATTACKED_BY_ANOTHER,
        text: Text {
            zh: "另一子来捉已被捉着的子，也是新捉",
            en: "another piece that comes to attack a piece under attack chases it anew",
        },
        by: Text {
            zh: "orange-xiangqi 的作者、Fairy-Stockfish",
            en: "the author of orange-xiangqi, Fairy-Stockfish",
        },
        seen: |_, _| None,
        is_shown: false,
    },
];

fn chases_counting(
    plies: &[Ply],
    labelled: &[LabelledPly],
    stated: &[Fact],
    counts: impl Fn(&Attack) -> bool,
) -> Verdict {
    let chased = |color: Color, also: fn(&Attack) -> bool| {
        common_victims(plies, labelled, color, |attack| {
            attack.kind == Label::Chase && counts(attack) && also(attack)
        })
    };
    let all = |color| chased(color, |_| true);
    // An attack that only comes back because a protector is cut off, attacker and victim standing still, does not count
    // against a chase of the other side: rule 19 for the chariot held by a horse, rule 26 for the one under a cannon.
    let active = |color| chased(color, |attack| attack.origin != Origin::Uprooted);
    let with = |more: &[Vec<Fact>]| [stated, &more.concat()].concat();
    let verdict = |color: Color, victims: &[Man], other: Vec<Fact>| {
        let rules = broken(plies, labelled, color, victims);
        let stated = with(&[same_victim(color, victims), other]);
        must_vary(color, Termination::PerpetualAttack, rules, stated)
    };
    let (red, black) = (all(Color::Red), all(Color::Black));
    let changing = |color| changing_victims(stated, color);
    let cutting = |color: Color, victims: &[Man]| {
        let side = Side::from(color);
        victims.iter().map(|&victim| Fact::OnlyCutsOff { side, victim }).collect()
    };
    // Such a chase does not weigh either where the other side chases with every move, though not one piece alone.
    let always = |color: Color| {
        let chases = |attack: &Attack| attack.kind == Label::Chase && counts(attack);
        let mut own = plies.iter().zip(labelled).filter(|(ply, _)| ply.before.turn() == color);
        own.all(|(_, labelled)| labelled.attacks.iter().any(chases))
    };
    let outweighed = |color: Color| active(color).is_empty() && always(color.other());
    match (red.is_empty(), black.is_empty()) {
        (true, true) => {
            let stated = with(&Color::ALL.map(changing));
            drawn(allowing(plies, labelled), stated)
        }
        (false, true) if outweighed(Color::Red) => {
            drawn(allowing(plies, labelled), with(&[cutting(Color::Red, &red)]))
        }
        (true, false) if outweighed(Color::Black) => {
            drawn(allowing(plies, labelled), with(&[cutting(Color::Black, &black)]))
        }
        (false, true) => verdict(Color::Red, &red, changing(Color::Black)),
        (true, false) => verdict(Color::Black, &black, changing(Color::Red)),
        (false, false) => match (active(Color::Red), active(Color::Black)) {
            (victims, none) if !victims.is_empty() && none.is_empty() => {
                verdict(Color::Red, &victims, cutting(Color::Black, &black))
            }
            (none, victims) if none.is_empty() && !victims.is_empty() => {
                verdict(Color::Black, &victims, cutting(Color::Red, &red))
            }
            _ => {
                let both = [same_victim(Color::Red, &red), same_victim(Color::Black, &black)];
                drawn(vec![&book::CHASE_OF_ONE_PIECE, &book::REPETITION_DRAW], with(&both))
            }
        },
    }
}

/// That `color` chases each of `victims` with every move.
fn same_victim(color: Color, victims: &[Man]) -> Vec<Fact> {
    let side = Side::from(color);
    victims.iter().map(|&victim| Fact::SameVictim { side, victim }).collect()
}

/// That the chases of `color`, which attacks with every move as `stated`, hit no piece with every move.
fn changing_victims(stated: &[Fact], color: Color) -> Vec<Fact> {
    let side = Side::from(color);
    let chases = |fact: &Fact| matches!(fact, Fact::AttacksOnEveryMove { side: of, labels } if *of == side && labels.contains(&Label::Chase));
    if stated.iter().any(chases) { vec![Fact::ChangesVictims { side }] } else { Vec::new() }
}

fn must_vary(
    color: Color,
    termination: Termination,
    rules: Vec<&'static Rule>,
    stated: Vec<Fact>,
) -> Verdict {
    let mut rules = rules;
    rules.push(&book::VIOLATOR_MUST_VARY);
    Verdict::decided(Some(color), termination, grounds(rules, stated))
}

fn drawn(rules: Vec<&'static Rule>, stated: Vec<Fact>) -> Verdict {
    Verdict::decided(None, Termination::Repetition, grounds(rules, stated))
}

/// The verdict where readings differ: the grounds are those of the reading by which a side must vary, then those of the
/// others.
fn disputed(mut held: Vec<(&'static Held, Verdict)>) -> Verdict {
    let reading = |(held, verdict): &(&Held, Verdict)| Reading {
        text: held.text,
        held_by: held.by,
        outcome: verdict.outcome,
        must_vary: verdict.must_vary,
    };
    let readings = held.iter().map(reading).collect();
    let doubts: Vec<&'static Rule> = held[1..].iter().map(|(held, _)| held.rule).collect();
    let stated = held.iter().rposition(|(_, verdict)| verdict.must_vary.is_some());
    let mut stated = stated.map(|at| held.remove(at).1.grounds).unwrap_or_default().into_iter();
    let first = stated.next();
    let rules = Rules::default().and(doubts).and(stated.map(|ground| ground.rule));
    let others = held.iter().flat_map(|(_, verdict)| &verdict.grounds).map(|ground| ground.rule);
    let mut rules = rules.and(others).0;
    rules.retain(|rule| first.as_ref().is_none_or(|first| first.rule != *rule));
    let grounds = first.into_iter().chain(grounds(rules, Vec::new())).collect();
    Verdict {
        outcome: Outcome::None,
        must_vary: None,
        termination: Termination::Repetition,
        settled: Settled::Disputed(readings),
        grounds,
    }
}

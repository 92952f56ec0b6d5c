//! The JSON form of a ruling, version 1. `docs/ruling.md` describes every field.

use arbiter::xiangqi::GameSoFar;
use arbiter::{
    Attack, CyclePly, Decision, Fact, Finding, Ground, Judgement, Man, Outcome, Proof, Reading,
    Repetition, Ruling, Side, Status, Termination, Warning,
};
use rulebook::{Game, Rule, Text};
use serde_json::{Map, Value, json};
use xiangqi::{Move, Position};

use super::code;
use super::replay::{Replay, written};
use super::words::{self, Bilingual};
use crate::Remark;

/// The version of the form. A field may be added within a version; none is removed, renamed or given another meaning.
pub const VERSION: u32 = 1;

/// The JSON form of what one book says on one record.
///
/// A record on which there is nothing to rule has the status `none`. `remarks` are what was forgiven or
/// odd in the input.
#[must_use]
pub fn judgement_json(judgement: &Judgement, game: &GameSoFar, remarks: &[Remark]) -> Value {
    let writer = Writer { game: judgement.document.game, replay: Replay::new(game) };
    let mut object = Map::new();
    object.insert("v".into(), VERSION.into());
    object.insert("rules".into(), judgement.document.id.into());
    object.insert("game".into(), code::game(judgement.document.game).into());
    match &judgement.ruling {
        Some(ruling) => writer.ruling(&mut object, ruling),
        None => nothing_to_rule(&mut object),
    }
    let warnings: Vec<Value> = judgement.warnings.iter().map(|w| writer.warning(w)).collect();
    object.insert("warnings".into(), warnings.into());
    let findings: Vec<Value> = judgement.findings.iter().map(|&f| writer.finding(f)).collect();
    object.insert("findings".into(), findings.into());
    let remarks: Vec<Value> = remarks.iter().map(remark).collect();
    object.insert("remarks".into(), remarks.into());
    Value::Object(object)
}

/// One ruling on a xiangqi game.
#[must_use]
pub fn ruling_json(ruling: &Ruling, game: &GameSoFar) -> Value {
    let writer = Writer { game: Game::Xiangqi, replay: Replay::new(game) };
    let mut object = Map::new();
    writer.ruling(&mut object, ruling);
    Value::Object(object)
}

/// One ground on a xiangqi game.
#[must_use]
pub fn ground_json(ground: &Ground, game: &GameSoFar) -> Value {
    Writer { game: Game::Xiangqi, replay: Replay::new(game) }.ground(ground)
}

/// Puts the fields of a chess ruling into `object`.
pub(super) fn insert_chess_ruling(object: &mut Map<String, Value>, ruling: Option<&Ruling>) {
    let game = GameSoFar { start: Position::initial(), moves: Vec::new(), stated: None };
    let writer = Writer { game: Game::Chess, replay: Replay::new(&game) };
    match ruling {
        Some(ruling) => writer.ruling(object, ruling),
        None => nothing_to_rule(object),
    }
}

fn nothing_to_rule(object: &mut Map<String, Value>) {
    object.insert("outcome".into(), "none".into());
    object.insert("must_vary".into(), Value::Null);
    object.insert("termination".into(), code::termination(Termination::Unterminated).into());
    object.insert("mode".into(), Value::Null);
    object.insert("status".into(), "none".into());
    object.insert("ply".into(), Value::Null);
    object.insert("grounds".into(), json!([]));
    object.insert("proof".into(), Value::Null);
}

struct Writer {
    game: Game,
    replay: Replay,
}

impl Writer {
    fn ruling(&self, object: &mut Map<String, Value>, ruling: &Ruling) {
        object.insert("outcome".into(), code::outcome(self.game, ruling.outcome).into());
        object.insert("must_vary".into(), self.maybe_side(ruling.must_vary));
        object.insert("termination".into(), code::termination(ruling.termination).into());
        object.insert("mode".into(), code::mode(ruling.mode).into());
        object.insert("status".into(), code::status(&ruling.status).into());
        object.insert("ply".into(), ruling.ply.into());
        object.insert("verdict".into(), bilingual(&words::verdict(ruling)));
        match &ruling.status {
            Status::NeedsArbiter(decisions) => {
                let list: Vec<Value> = decisions.iter().map(|&d| self.decision(d)).collect();
                object.insert("decisions".into(), list.into());
            }
            Status::Disputed(readings) => {
                let list: Vec<Value> = readings.iter().map(|r| self.reading(r)).collect();
                object.insert("readings".into(), list.into());
            }
            Status::Final | Status::Claimable | Status::Prospective => {}
        }
        let grounds = std::iter::once(&ruling.ground).chain(&ruling.more_grounds);
        let grounds: Vec<Value> = grounds.map(|ground| self.ground(ground)).collect();
        object.insert("grounds".into(), grounds.into());
        object.insert(
            "proof".into(),
            match &ruling.proof {
                Proof::None => Value::Null,
                Proof::Repetition(repetition) => self.repetition(repetition),
            },
        );
    }

    fn maybe_side(&self, side: Option<Side>) -> Value {
        side.map_or(Value::Null, |side| code::side(self.game, side).into())
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        code::outcome(self.game, outcome)
    }

    fn decision(&self, decision: Decision) -> Value {
        let text = bilingual(&words::decision(self.game, decision));
        match decision {
            Decision::Declare(outcome) => {
                json!({"kind": "declare", "outcome": self.outcome(outcome), "text": text})
            }
            Decision::OrderToVary(side) => {
                json!({"kind": "order_to_vary", "side": code::side(self.game, side), "text": text})
            }
            Decision::PlayOn => json!({"kind": "play_on", "text": text}),
        }
    }

    fn reading(&self, reading: &Reading) -> Value {
        json!({
            "text": both(reading.text),
            "outcome": self.outcome(reading.outcome),
            "must_vary": self.maybe_side(reading.must_vary),
        })
    }

    fn ground(&self, ground: &Ground) -> Value {
        let mut object = cited(ground.rule);
        object.insert("title".into(), both(ground.rule.title));
        let facts: Vec<Value> = ground.facts.iter().map(|fact| self.fact(fact)).collect();
        object.insert("facts".into(), facts.into());
        Value::Object(object)
    }

    fn fact(&self, fact: &Fact) -> Value {
        let mut value = self.fact_fields(fact);
        let text = words::fact(self.game, fact, &|ply, m| self.replay.written(ply, m));
        if let Value::Object(object) = &mut value {
            object.insert("text".into(), bilingual(&text));
        }
        value
    }

    fn fact_fields(&self, fact: &Fact) -> Value {
        let side = |of: Side| code::side(self.game, of);
        let labels = |list: &[arbiter::Label]| -> Vec<&'static str> {
            list.iter().map(|&label| code::label(label)).collect()
        };
        match fact {
            Fact::PositionRepeated { plies } => {
                json!({"kind": "position_repeated", "plies": plies})
            }
            Fact::Occurrences { stood, needed } => {
                json!({"kind": "occurrences", "stood": stood, "needed": needed})
            }
            Fact::CycleCompleted { moves } => {
                json!({"kind": "cycle_completed", "moves": ucci(moves)})
            }
            Fact::AttacksOnEveryMove { side: of, labels: each } => {
                json!({"kind": "attacks_on_every_move", "side": side(*of), "labels": labels(each)})
            }
            Fact::MovesIdly { side: of, labels: each } => {
                json!({"kind": "moves_idly", "side": side(*of), "labels": labels(each)})
            }
            Fact::SameVictim { side: of, victim } => {
                json!({"kind": "same_victim", "side": side(*of), "victim": man(*victim)})
            }
            Fact::ParriesAndAttacks { ply } => {
                json!({"kind": "parries_and_attacks", "ply": ply})
            }
            Fact::CounterAttacks { side: of, count, of: all } => {
                json!({"kind": "counter_attacks", "side": side(*of), "count": count, "of": all})
            }
            Fact::Mated { side: of } => json!({"kind": "mated", "side": side(*of)}),
            Fact::NoLegalMove { side: of } => {
                json!({"kind": "no_legal_move", "side": side(*of)})
            }
            Fact::PliesWithoutCapture { plies, limit, checks_left_out } => json!({
                "kind": "plies_without_capture",
                "plies": plies,
                "limit": limit,
                "checks_left_out": checks_left_out,
            }),
            Fact::IllegalMove { ply, m } => {
                json!({"kind": "illegal_move", "ply": ply, "move": m.to_string()})
            }
            Fact::Chess(fact) => crate::ledger::chess_fact_json(fact),
            Fact::NotProven { ply, within } => {
                json!({"kind": "not_proven", "ply": ply, "within": within})
            }
        }
    }

    fn repetition(&self, repetition: &Repetition) -> Value {
        let positions = self.replay.before_each(&repetition.cycle);
        let cycle: Vec<Value> = repetition
            .cycle
            .iter()
            .zip(&positions)
            .map(|(entry, before)| self.cycle_ply(entry, before.as_ref()))
            .collect();
        json!({
            "kind": "repetition",
            "occurrences": repetition.occurrences,
            "needed": repetition.needed,
            "cycle": cycle,
        })
    }

    fn cycle_ply(&self, entry: &CyclePly, before: Option<&Position>) -> Value {
        let attacks: Vec<Value> = entry.attacks.iter().map(attack).collect();
        let rules: Vec<Value> = entry.rules.iter().map(|rule| Value::Object(cited(rule))).collect();
        json!({
            "ply": entry.ply,
            "side": code::side(self.game, entry.side),
            "move": entry.m.to_string(),
            "written": bilingual(&written(before, entry.m)),
            "source": code::source(entry.source),
            "label": code::label(entry.label),
            "weight": code::weight(entry.weight),
            "parries": entry.parries,
            "attacks": attacks,
            "rules": rules,
        })
    }

    fn warning(&self, warning: &Warning) -> Value {
        let mut object = Map::new();
        object.insert("ply".into(), warning.ply.into());
        object.insert("outcome".into(), self.outcome(warning.ruling.outcome).into());
        object.insert("must_vary".into(), self.maybe_side(warning.ruling.must_vary));
        let termination = code::termination(warning.ruling.termination);
        object.insert("termination".into(), termination.into());
        object.insert("rule".into(), Value::Object(cited(warning.ruling.ground.rule)));
        object.insert("text".into(), bilingual(&words::verdict(&warning.ruling)));
        Value::Object(object)
    }

    fn finding(&self, finding: Finding) -> Value {
        let mut value = match finding {
            Finding::DiagramWithoutGeneral(color) => {
                json!({"kind": "diagram_without_general", "side": code::color(color)})
            }
            Finding::IllegalMove { ply, m } => {
                json!({"kind": "illegal_move", "ply": ply, "move": m.to_string()})
            }
            Finding::MovesAfterEnd { ply, plies } => {
                json!({"kind": "moves_after_end", "ply": ply, "plies": plies})
            }
            Finding::ResultContradicts { stated, ruled } => json!({
                "kind": "result_contradicts",
                "stated": self.outcome(stated),
                "ruled": self.outcome(ruled),
            }),
            Finding::ResultNotShown { stated } => {
                json!({"kind": "result_not_shown", "stated": self.outcome(stated)})
            }
        };
        let text = words::finding(self.game, finding, &|ply, m| self.replay.written(ply, m));
        if let Value::Object(object) = &mut value {
            object.insert("text".into(), bilingual(&text));
        }
        value
    }
}

fn attack(attack: &Attack) -> Value {
    let attackers: Vec<Value> = attack.attackers.iter().map(|&attacker| man(attacker)).collect();
    json!({
        "kind": code::label(attack.kind),
        "attackers": attackers,
        "victim": attack.victim.map(man),
        "protection": code::protection(attack.protection),
        "origin": code::origin(attack.origin),
        "means": code::means(attack.means),
        "line": ucci(&attack.line),
        "counts": attack.counts.map_or(Value::Null, |rule| Value::Object(cited(rule))),
        "excused": attack.excused.map_or(Value::Null, |rule| Value::Object(cited(rule))),
    })
}

fn man(man: Man) -> Value {
    json!({
        "side": code::color(man.piece.color),
        "piece": code::role(man.piece.role),
        "square": man.square.to_string(),
    })
}

fn cited(rule: &Rule) -> Map<String, Value> {
    let mut object = Map::new();
    object.insert("rulebook".into(), rule.document.into());
    object.insert("article".into(), rule.number.into());
    object.insert("name".into(), rule.name.into());
    object
}

fn remark(remark: &Remark) -> Value {
    let mut object = Map::new();
    object.insert("kind".into(), remark.kind.code().into());
    if let Some(place) = remark.place {
        // Binary formats have bytes instead of lines.
        if place.line == 0 {
            object.insert("byte".into(), place.column.into());
        } else {
            object.insert("line".into(), place.line.into());
            object.insert("column".into(), place.column.into());
        }
    }
    object.insert("needs_a_person".into(), remark.kind.needs_a_person().into());
    object.insert("text".into(), json!({"zh": remark.kind.zh(), "en": remark.kind.en()}));
    Value::Object(object)
}

fn ucci(moves: &[Move]) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

fn both(text: Text) -> Value {
    json!({"zh": text.zh, "en": text.en})
}

fn bilingual(text: &Bilingual) -> Value {
    json!({"zh": text.zh, "en": text.en})
}

//! The JSON form of a ruling, version 1. `docs/ruling.md` describes every field.

use arbiter::xiangqi::GameSoFar;
use arbiter::{
    Attack, CyclePly, Decision, Fact, Finding, Ground, Judgement, Label, Man, Outcome, Proof,
    Reading, Repetition, Ruling, Side, Status, Termination, Warning,
};
use rulebook::{Game, Rule};
use serde_json::{Map, Value};
use xiangqi::{Move, Position};

use super::code;
use super::replay::{Replay, written};
use super::text::Text;
use super::words;
use crate::Remark;
use ::words::Bilingual;

/// The version of the form. A field may be added within a version; none is removed, renamed or given another meaning.
pub const VERSION: u32 = 1;

/// So many findings and so many remarks are listed at most; of the rest only the number is told, so that a file of nothing but
/// faults stays readable and its rulings small.
const MOST_LISTED: usize = 1_000;

/// The JSON form of what one book says on one record, as text on one line.
///
/// A record on which there is nothing to rule has the status `none`. `remarks` are what was forgiven or
/// odd in the input.
#[must_use]
pub fn judgement_text(judgement: &Judgement, game: &GameSoFar, remarks: &[Remark]) -> String {
    let writer = Writer { game: judgement.document.game, replay: Replay::new(game) };
    Text::object_of(|text| {
        text.put("v", VERSION);
        text.put("rules", judgement.document.id);
        text.put_word("game", code::game(judgement.document.game));
        match &judgement.ruling {
            Some(ruling) => writer.ruling(text, ruling),
            None => nothing_to_rule(text),
        }
        text.name("warnings").list(&judgement.warnings, |text, each| writer.warning(text, each));
        let findings = judgement.findings.iter().take(MOST_LISTED);
        text.name("findings").list(findings, |text, &each| writer.finding(text, each));
        put_left_out(text, "findings_left_out", judgement.findings.len());
        text.name("remarks").list(remarks.iter().take(MOST_LISTED), remark);
        put_left_out(text, "remarks_left_out", remarks.len());
    })
}

/// [`judgement_text`] as a tree.
#[must_use]
pub fn judgement_json(judgement: &Judgement, game: &GameSoFar, remarks: &[Remark]) -> Value {
    tree(&judgement_text(judgement, game, remarks))
}

/// One ruling on a xiangqi game.
#[must_use]
pub fn ruling_json(ruling: &Ruling, game: &GameSoFar) -> Value {
    let writer = Writer { game: Game::Xiangqi, replay: Replay::new(game) };
    tree(&Text::object_of(|text| writer.ruling(text, ruling)))
}

/// One ground on a xiangqi game.
#[must_use]
pub fn ground_json(ground: &Ground, game: &GameSoFar) -> Value {
    let writer = Writer { game: Game::Xiangqi, replay: Replay::new(game) };
    tree(&Text::object_of(|text| writer.ground_fields(text, ground)))
}

/// Puts the fields of a chess ruling into `object`.
pub(super) fn insert_chess_ruling(object: &mut Map<String, Value>, ruling: Option<&Ruling>) {
    let game = GameSoFar { start: Position::initial(), moves: Vec::new(), stated: None };
    let writer = Writer { game: Game::Chess, replay: Replay::new(&game) };
    let fields = tree(&Text::object_of(|text| match ruling {
        Some(ruling) => writer.ruling(text, ruling),
        None => nothing_to_rule(text),
    }));
    object.extend(fields.as_object().cloned().unwrap_or_default());
}

fn tree(text: &str) -> Value {
    serde_json::from_str(text).expect("what is written is JSON")
}

fn nothing_to_rule(text: &mut Text) {
    text.put_word("outcome", "none");
    text.put("must_vary", None::<&str>);
    text.put_word("termination", code::termination(Termination::Unterminated));
    text.put("mode", None::<&str>);
    text.put_word("status", "none");
    text.put("ply", None::<u32>);
    text.name("grounds").list([(); 0], |_, ()| {});
    text.put("proof", None::<&str>);
}

struct Writer {
    game: Game,
    replay: Replay,
}

impl Writer {
    fn ruling(&self, text: &mut Text, ruling: &Ruling) {
        text.put("outcome", self.outcome(ruling.outcome));
        text.put("must_vary", self.maybe_side(ruling.must_vary));
        text.put_word("termination", code::termination(ruling.termination));
        text.put_word("mode", code::mode(ruling.mode));
        text.put_word("status", code::status(&ruling.status));
        text.put("ply", ruling.ply);
        put_bilingual(text, "verdict", &words::verdict(ruling));
        match &ruling.status {
            Status::NeedsArbiter(decisions) => {
                text.name("decisions").list(decisions, |text, &each| self.decision(text, each));
            }
            Status::Disputed(readings) => {
                text.name("readings").list(readings, |text, each| self.reading(text, each));
            }
            Status::Final | Status::Claimable | Status::Prospective => {}
        }
        let grounds = std::iter::once(&ruling.ground).chain(&ruling.more_grounds);
        text.name("grounds").list(grounds, |text, ground| self.ground(text, ground));
        match &ruling.proof {
            Proof::None => text.put("proof", None::<&str>),
            Proof::Repetition(repetition) => self.repetition(text.name("proof"), repetition),
        }
    }

    fn maybe_side(&self, side: Option<Side>) -> Option<&'static str> {
        side.map(|side| code::side(self.game, side))
    }

    fn outcome(&self, outcome: Outcome) -> &'static str {
        code::outcome(self.game, outcome)
    }

    fn decision(&self, text: &mut Text, decision: Decision) {
        text.object(|text| {
            match decision {
                Decision::Declare(outcome) => {
                    text.put_word("kind", "declare");
                    text.put("outcome", self.outcome(outcome));
                }
                Decision::OrderToVary(side) => {
                    text.put_word("kind", "order_to_vary");
                    text.put_word("side", code::side(self.game, side));
                }
                Decision::PlayOn => text.put("kind", "play_on"),
            }
            put_bilingual(text, "text", &words::decision(self.game, decision));
        });
    }

    fn reading(&self, text: &mut Text, reading: &Reading) {
        text.object(|text| {
            put_both(text, "text", reading.text);
            put_both(text, "held_by", reading.held_by);
            text.put("outcome", self.outcome(reading.outcome));
            text.put("must_vary", self.maybe_side(reading.must_vary));
        });
    }

    fn ground(&self, text: &mut Text, ground: &Ground) {
        text.object(|text| self.ground_fields(text, ground));
    }

    fn ground_fields(&self, text: &mut Text, ground: &Ground) {
        put_citation(text, ground.rule);
        put_both(text, "title", ground.rule.title);
        text.name("facts").list(&ground.facts, |text, fact| self.fact(text, fact));
        let notes = rulebook::interpretations(ground.rule);
        text.name("interpretations").list(notes, |text, note| {
            text.object(|text| {
                text.put("number", note.number);
                text.put("name", note.name);
                put_both(text, "title", note.title);
            });
        });
    }

    fn fact(&self, text: &mut Text, fact: &Fact) {
        text.object(|text| {
            self.fact_fields(text, fact);
            let words = words::fact(self.game, fact, &|ply, m| self.replay.written(ply, m));
            put_bilingual(text, "text", &words);
        });
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each kind of fact")]
    fn fact_fields(&self, text: &mut Text, fact: &Fact) {
        let side = |of: Side| code::side(self.game, of);
        match fact {
            Fact::PositionRepeated { plies } => {
                text.put_word("kind", "position_repeated");
                put_numbers(text, "plies", plies);
            }
            Fact::Occurrences { stood, needed } => {
                text.put_word("kind", "occurrences");
                text.put("stood", *stood);
                text.put("needed", *needed);
            }
            Fact::CycleCompleted { moves } => {
                text.put_word("kind", "cycle_completed");
                put_moves(text, "moves", moves);
            }
            Fact::AttacksOnEveryMove { side: of, labels } => {
                text.put_word("kind", "attacks_on_every_move");
                text.put("side", side(*of));
                put_labels(text, "labels", labels);
            }
            Fact::MovesIdly { side: of, labels } => {
                text.put_word("kind", "moves_idly");
                text.put("side", side(*of));
                put_labels(text, "labels", labels);
            }
            Fact::Weighed { side: of, moves } => {
                text.put_word("kind", "weighed");
                text.put("side", side(*of));
                text.name("moves").list(moves, |text, &(label, weight)| {
                    text.object(|text| {
                        text.put_word("label", code::label(label));
                        text.put_word("weight", code::weight(weight));
                    });
                });
            }
            Fact::Heavier { side: of } => {
                text.put_word("kind", "heavier");
                text.put("side", self.maybe_side(*of));
            }
            Fact::PointsOfRun { side: of, points, needed } => {
                text.put_word("kind", "points_of_run");
                text.put("side", side(*of));
                text.name("points").list(points, |text, point| text.shown(point));
                text.put("needed", *needed);
            }
            Fact::SameVictim { side: of, victim } => {
                text.put_word("kind", "same_victim");
                text.put("side", side(*of));
                man(text.name("victim"), *victim);
            }
            Fact::OnlyCutsOff { side: of, victim } => {
                text.put_word("kind", "only_cuts_off");
                text.put("side", side(*of));
                man(text.name("victim"), *victim);
            }
            Fact::ChangesVictims { side: of } => {
                text.put_word("kind", "changes_victims");
                text.put("side", side(*of));
            }
            Fact::ParriesAndAttacks { ply } => {
                text.put_word("kind", "parries_and_attacks");
                text.put("ply", *ply);
            }
            Fact::CounterAttacks { side: of, count, of: all } => {
                text.put_word("kind", "counter_attacks");
                text.put("side", side(*of));
                text.put("count", *count);
                text.put("of", *all);
            }
            Fact::ChecksInARow { side: of, checks, limit, pieces } => {
                text.put_word("kind", "checks_in_a_row");
                text.put("side", side(*of));
                text.put("checks", *checks);
                text.put("limit", *limit);
                text.name("pieces").list(pieces, |text, piece| man(text, *piece));
            }
            Fact::Mated { side: of } => {
                text.put_word("kind", "mated");
                text.put("side", side(*of));
            }
            Fact::NoLegalMove { side: of } => {
                text.put_word("kind", "no_legal_move");
                text.put("side", side(*of));
            }
            Fact::PliesWithoutCapture { plies, limit, checks_left_out } => {
                text.put_word("kind", "plies_without_capture");
                text.put("plies", *plies);
                text.put("limit", *limit);
                text.put("checks_left_out", *checks_left_out);
            }
            Fact::IllegalMove { ply, m } => {
                text.put_word("kind", "illegal_move");
                text.put("ply", *ply);
                text.put_shown("move", m);
            }
            Fact::Chess(fact) => {
                let fields = crate::ledger::chess_fact_json(fact);
                for (name, value) in fields.as_object().into_iter().flatten() {
                    text.name(name).tree(value);
                }
            }
            Fact::EarlierRoundsDiffer { plies } => {
                text.put_word("kind", "earlier_rounds_differ");
                put_numbers(text, "plies", plies);
            }
            Fact::OrderDue { side: of } => {
                text.put_word("kind", "order_due");
                text.put("side", side(*of));
            }
            Fact::Ordered { side: of, ply, by } => {
                text.put_word("kind", "ordered");
                text.put("side", side(*of));
                text.put("ply", *ply);
                text.put_word("by", code::ordered_by(*by));
            }
            Fact::LosesAtOnce { side: of } => {
                text.put_word("kind", "loses_at_once");
                text.put("side", side(*of));
            }
            Fact::WorkSpent { work } => {
                text.put_word("kind", "work_spent");
                text.put("work", *work);
            }
            Fact::NotProven { ply, within, sought } => {
                text.put_word("kind", "not_proven");
                text.put("ply", *ply);
                text.put("within", *within);
                text.put_word("sought", code::sought(*sought));
            }
        }
    }

    fn repetition(&self, text: &mut Text, repetition: &Repetition) {
        let positions = self.replay.before_each(&repetition.cycle);
        text.object(|text| {
            text.put_word("kind", "repetition");
            put_numbers(text, "occurrences", &repetition.occurrences);
            text.put("needed", repetition.needed);
            let cycle = repetition.cycle.iter().zip(&positions);
            text.name("cycle")
                .list(cycle, |text, (entry, before)| self.cycle_ply(text, entry, before.as_ref()));
        });
    }

    fn cycle_ply(&self, text: &mut Text, entry: &CyclePly, before: Option<&Position>) {
        text.object(|text| {
            text.put("ply", entry.ply);
            text.put_word("side", code::side(self.game, entry.side));
            text.put_shown("move", entry.m);
            put_bilingual(text, "written", &written(before, entry.m));
            text.put_word("source", code::source(entry.source));
            text.put_word("label", code::label(entry.label));
            text.put_word("weight", code::weight(entry.weight));
            text.put("parries", entry.parries);
            text.name("attacks").list(&entry.attacks, attack);
            text.name("rules")
                .list(&entry.rules, |text, rule| text.object(|text| put_citation(text, rule)));
        });
    }

    fn warning(&self, text: &mut Text, warning: &Warning) {
        text.object(|text| {
            text.put("ply", warning.ply);
            text.put("outcome", self.outcome(warning.ruling.outcome));
            text.put("must_vary", self.maybe_side(warning.ruling.must_vary));
            text.put_word("termination", code::termination(warning.ruling.termination));
            text.name("rule").object(|text| put_citation(text, warning.ruling.ground.rule));
            put_bilingual(text, "text", &words::verdict(&warning.ruling));
        });
    }

    fn finding(&self, text: &mut Text, finding: Finding) {
        text.object(|text| {
            match finding {
                Finding::DiagramWithoutGeneral(color) => {
                    text.put_word("kind", "diagram_without_general");
                    text.put_word("side", code::color(color));
                }
                Finding::IllegalMove { ply, m } => {
                    text.put_word("kind", "illegal_move");
                    text.put("ply", ply);
                    text.put_shown("move", m);
                }
                Finding::MovesAfterEnd { ply, plies } => {
                    text.put_word("kind", "moves_after_end");
                    text.put("ply", ply);
                    text.put("plies", plies);
                }
                Finding::ResultContradicts { stated, ruled } => {
                    text.put_word("kind", "result_contradicts");
                    text.put("stated", self.outcome(stated));
                    text.put("ruled", self.outcome(ruled));
                }
                Finding::ResultNotShown { stated } => {
                    text.put_word("kind", "result_not_shown");
                    text.put("stated", self.outcome(stated));
                }
            }
            let words = words::finding(self.game, finding, &|ply, m| self.replay.written(ply, m));
            put_bilingual(text, "text", &words);
        });
    }
}

fn attack(text: &mut Text, attack: &Attack) {
    let put_rule = |text: &mut Text, name: &str, rule: Option<&'static Rule>| match rule {
        Some(rule) => text.name(name).object(|text| put_citation(text, rule)),
        None => text.put(name, None::<&str>),
    };
    text.object(|text| {
        text.put_word("kind", code::label(attack.kind));
        text.name("attackers").list(&attack.attackers, |text, &attacker| man(text, attacker));
        match attack.victim {
            Some(victim) => man(text.name("victim"), victim),
            None => text.put("victim", None::<&str>),
        }
        text.put_word("protection", code::protection(attack.protection));
        text.put_word("origin", code::origin(attack.origin));
        text.put_word("means", code::means(attack.means));
        put_moves(text, "line", &attack.line);
        put_rule(text, "counts", attack.counts);
        put_rule(text, "excused", attack.excused);
    });
}

fn man(text: &mut Text, man: Man) {
    text.object(|text| {
        text.put_word("side", code::color(man.piece.color));
        text.put_word("piece", code::role(man.piece.role));
        text.put_shown("square", man.square);
    });
}

fn put_citation(text: &mut Text, rule: &Rule) {
    text.put_word("rulebook", rule.document);
    text.put_word("article", rule.number);
    text.put_word("name", rule.name);
}

fn remark(text: &mut Text, remark: &Remark) {
    text.object(|text| {
        text.put("kind", remark.kind.code());
        if let Some(place) = remark.place {
            // Binary formats have bytes instead of lines.
            if place.line == 0 {
                text.put("byte", place.column);
            } else {
                text.put("line", place.line);
                text.put("column", place.column);
            }
        }
        text.put("needs_a_person", remark.kind.needs_a_person());
        text.name("text").object(|text| {
            text.put("zh", &remark.kind.zh());
            text.put("en", &remark.kind.en());
        });
    });
}

/// How many of a list of `length` were not listed, if any.
fn put_left_out(text: &mut Text, name: &str, length: usize) {
    if length > MOST_LISTED {
        text.put(name, length - MOST_LISTED);
    }
}

fn put_moves(text: &mut Text, name: &str, moves: &[Move]) {
    text.name(name).list(moves, |text, m| text.shown(m));
}

fn put_numbers(text: &mut Text, name: &str, numbers: &[u32]) {
    text.name(name).list(numbers, |text, &number| text.value(number));
}

fn put_labels(text: &mut Text, name: &str, labels: &[Label]) {
    text.name(name).list(labels, |text, &label| text.value(code::label(label)));
}

fn put_both(text: &mut Text, name: &str, both: rulebook::Text) {
    text.name(name).object(|text| {
        text.put("zh", both.zh);
        text.put("en", both.en);
    });
}

fn put_bilingual(text: &mut Text, name: &str, words: &Bilingual) {
    text.name(name).object(|text| {
        text.put("zh", &words.zh);
        text.put("en", &words.en);
    });
}

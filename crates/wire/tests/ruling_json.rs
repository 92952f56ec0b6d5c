//! The JSON form of rulings, against rulings made by hand. What is expected is written down from
//! `docs/ruling.md`, field by field.

use arbiter::xiangqi::GameSoFar;
use arbiter::{
    Attack, CyclePly, Decision, Fact, Finding, Ground, Judgement, Label, Man, Means, Mode, Origin,
    Outcome, Proof, Protection, Reading, Repetition, Ruling, Side, Source, Status, Termination,
    Warning, Weight,
};
use records::{Place, Remark, RemarkKind};
use rulebook::Text;
use rulebook::xiangqi_1959::{DOCUMENT, PERPETUAL_CHASE};
use serde_json::{Value, json};
use wire::ruling::Judgement as Form;
use xiangqi::notation::{RankBase, read_points};
use xiangqi::{Color, Move, Piece, Position, Role, Square, fen};

fn tree(judgement: &Judgement, game: &GameSoFar, remarks: &[Remark]) -> Value {
    serde_json::to_value(Form::of(judgement, game, remarks)).expect("a form is JSON")
}

fn m(text: &str) -> Move {
    read_points(text, RankBase::Zero).expect("a move")
}

fn man(color: Color, role: Role, file: u8, rank: u8) -> Man {
    let square = Square::new(file, rank).expect("on the board");
    Man { piece: Piece::new(color, role), square }
}

/// Example 1 of the rules of 1959.
fn game() -> GameSoFar {
    let setup = fen::parse("C1Rrka3/4a4/9/9/9/1pp6/3c5/9/9/4K4 b - - 0 1").expect("a FEN");
    GameSoFar {
        start: Position::from_record(setup),
        moves: ["d3c3", "c9b9", "c3b3", "b9c9"].map(m).to_vec(),
        stated: None,
    }
}

fn ruling(status: Status, proof: Proof) -> Ruling {
    Ruling {
        document: &DOCUMENT,
        outcome: Outcome::Wins(Side::First),
        must_vary: Some(Side::Second),
        termination: Termination::PerpetualAttack,
        mode: Mode::Automatic,
        status,
        ply: Some(5),
        ground: Ground {
            rule: &PERPETUAL_CHASE,
            facts: vec![Fact::PositionRepeated { plies: vec![1, 5] }],
        },
        more_grounds: Vec::new(),
        proof,
    }
}

fn judgement(ruling: Option<Ruling>) -> Judgement {
    Judgement { document: &DOCUMENT, ruling, warnings: Vec::new(), findings: Vec::new() }
}

/// The texts are checked by readers, not here: `value` with every `text` and `title` taken out.
fn without_texts(value: &Value) -> Value {
    match value {
        Value::Object(object) => object
            .iter()
            .filter(|(key, _)| !["text", "title", "verdict"].contains(&key.as_str()))
            .map(|(key, value)| (key.clone(), without_texts(value)))
            .collect(),
        Value::Array(list) => list.iter().map(without_texts).collect(),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => value.clone(),
    }
}

/// The chariot runs, the cannon chases it.
fn cycle() -> Vec<CyclePly> {
    let idle = CyclePly {
        ply: 2,
        side: Side::First,
        m: m("c9b9"),
        source: Source::Recorded,
        label: Label::Idle,
        weight: Weight::None,
        attacks: Vec::new(),
        rules: Vec::new(),
        parries: true,
    };
    let chase = CyclePly {
        ply: 3,
        side: Side::Second,
        m: m("c3b3"),
        source: Source::Completed,
        label: Label::Chase,
        weight: Weight::Heavy,
        attacks: vec![Attack {
            kind: Label::Chase,
            attackers: vec![man(Color::Black, Role::Cannon, 1, 3)],
            victim: Some(man(Color::Red, Role::Chariot, 1, 9)),
            protection: Protection::UnderRooted,
            origin: Origin::Direct,
            means: Means::Capture,
            line: vec![m("b3b9")],
            counts: None,
            excused: Some(&PERPETUAL_CHASE),
        }],
        rules: vec![&PERPETUAL_CHASE],
        parries: false,
    };
    vec![idle, chase]
}

#[test]
fn a_cycle_with_its_proof() {
    let repetition = Repetition { occurrences: vec![1, 5], needed: 4, cycle: cycle() };
    let proof = Proof::Repetition(Box::new(repetition));
    let value = tree(&judgement(Some(ruling(Status::Prospective, proof))), &game(), &[]);
    let cited = json!({"rulebook": "xiangqi-1959", "article": "A.1", "name": "perpetual-chase"});
    assert_eq!(
        without_texts(&value),
        json!({
            "v": 1,
            "rules": "xiangqi-1959",
            "game": "xiangqi",
            "outcome": "red_wins",
            "must_vary": "black",
            "termination": "perpetual_attack",
            "mode": "automatic",
            "status": "prospective",
            "ply": 5,
            "grounds": [{
                "rulebook": "xiangqi-1959",
                "article": "A.1",
                "name": "perpetual-chase",
                "facts": [{"kind": "position_repeated", "plies": [1, 5]}],
                "interpretations": [
                    {"number": "002", "name": "principles-of-the-examples"},
                    {"number": "003", "name": "what-is-a-chase"},
                    {"number": "007", "name": "how-often"},
                ],
            }],
            "proof": {
                "kind": "repetition",
                "occurrences": [1, 5],
                "needed": 4,
                "cycle": [
                    {
                        "ply": 2, "side": "red", "move": "c9b9",
                        "written": {"zh": "车七平八", "en": "R7.8"},
                        "source": "recorded", "label": "idle", "weight": "none",
                        "parries": true, "attacks": [], "rules": [],
                    },
                    {
                        "ply": 3, "side": "black", "move": "c3b3",
                        "written": {"zh": "炮３平２", "en": "C3.2"},
                        "source": "completed", "label": "chase", "weight": "heavy",
                        "parries": false,
                        "attacks": [{
                            "kind": "chase",
                            "attackers": [{"side": "black", "piece": "cannon", "square": "b3"}],
                            "victim": {"side": "red", "piece": "chariot", "square": "b9"},
                            "protection": "under_rooted",
                            "origin": "direct",
                            "means": "capture",
                            "line": ["b3b9"],
                            "counts": null,
                            "excused": cited,
                        }],
                        "rules": [cited],
                    },
                ],
            },
            "warnings": [],
            "findings": [],
            "remarks": [],
        })
    );
    assert_eq!(value["verdict"]["zh"], "黑方应变着，不变作负");
    assert_eq!(value["verdict"]["en"], "Black must vary or loses");
    assert!(value["grounds"][0]["facts"][0]["text"]["zh"].is_string());
}

#[test]
fn what_an_arbiter_may_decide_is_listed() {
    let decisions = vec![
        Decision::Declare(Outcome::Draw),
        Decision::OrderToVary(Side::First),
        Decision::PlayOn,
    ];
    let ruling = ruling(Status::NeedsArbiter(decisions), Proof::None);
    let value = tree(&judgement(Some(ruling)), &game(), &[]);
    assert_eq!(value["status"], "needs_arbiter");
    assert_eq!(value["proof"], Value::Null);
    assert_eq!(
        without_texts(&value["decisions"]),
        json!([
            {"kind": "declare", "outcome": "draw"},
            {"kind": "order_to_vary", "side": "red"},
            {"kind": "play_on"},
        ])
    );
    assert_eq!(value.get("readings"), None);
}

#[test]
fn readings_that_differ_are_listed_with_what_follows() {
    let reading = Reading {
        text: Text { zh: "甲说", en: "one reading" },
        held_by: Text { zh: "某书", en: "a book" },
        outcome: Outcome::Draw,
        must_vary: None,
    };
    let ruling = ruling(Status::Disputed(vec![reading]), Proof::None);
    let value = tree(&judgement(Some(ruling)), &game(), &[]);
    assert_eq!(value["status"], "disputed");
    assert_eq!(
        value["readings"],
        json!([{
            "text": {"zh": "甲说", "en": "one reading"}, "held_by": {"zh": "某书", "en": "a book"},
            "outcome": "draw", "must_vary": null,
        }])
    );
    assert_eq!(value.get("decisions"), None);
}

#[test]
fn nothing_to_rule_has_the_same_fields() {
    let value = tree(&judgement(None), &game(), &[]);
    assert_eq!(
        value,
        json!({
            "v": 1, "rules": "xiangqi-1959", "game": "xiangqi", "outcome": "none",
            "must_vary": null, "termination": "unterminated", "mode": null, "status": "none",
            "ply": null, "grounds": [], "proof": null,
            "warnings": [], "findings": [], "remarks": [],
        })
    );
}

#[test]
fn warnings_findings_and_remarks_have_their_places() {
    let mut judgement = judgement(None);
    judgement
        .warnings
        .push(Warning { ply: 9, ruling: ruling(Status::Prospective, Proof::None).into() });
    judgement.findings = vec![
        Finding::DiagramWithoutGeneral(Color::Black),
        Finding::IllegalMove { ply: 3, m: m("c3b3") },
        Finding::MovesAfterEnd { ply: 3, plies: 1 },
        Finding::ResultContradicts { stated: Outcome::Draw, ruled: Outcome::Wins(Side::Second) },
        Finding::ResultNotShown { stated: Outcome::Wins(Side::First) },
    ];
    let remarks = [
        Remark { place: Some(Place { line: 4, column: 7 }), kind: RemarkKind::NoTerminator },
        Remark { place: Some(Place::byte(512)), kind: RemarkKind::Truncated },
        Remark { place: None, kind: RemarkKind::UnclosedComment },
    ];
    let value = tree(&judgement, &game(), &remarks);
    let rule = json!({"rulebook": "xiangqi-1959", "article": "A.1", "name": "perpetual-chase"});
    assert_eq!(
        without_texts(&value["warnings"]),
        json!([{
            "ply": 9, "outcome": "red_wins", "must_vary": "black",
            "termination": "perpetual_attack", "rule": rule,
        }])
    );
    assert_eq!(
        without_texts(&value["findings"]),
        json!([
            {"kind": "diagram_without_general", "side": "black"},
            {"kind": "illegal_move", "ply": 3, "move": "c3b3"},
            {"kind": "moves_after_end", "ply": 3, "plies": 1},
            {"kind": "result_contradicts", "stated": "draw", "ruled": "black_wins"},
            {"kind": "result_not_shown", "stated": "red_wins"},
        ])
    );
    assert_eq!(
        without_texts(&value["remarks"]),
        json!([
            {"kind": "no_terminator", "line": 4, "column": 7, "needs_a_person": false},
            {"kind": "truncated", "byte": 512, "needs_a_person": true},
            {"kind": "unclosed_comment", "needs_a_person": false},
        ])
    );
    assert!(value["findings"][1]["text"]["zh"].as_str().is_some_and(|t| t.contains("炮３平２")));
}

#[test]
fn of_very_many_findings_and_remarks_the_first_are_listed_and_the_rest_counted() {
    let mut judgement = judgement(None);
    judgement.findings =
        (1..=400_000).map(|ply| Finding::IllegalMove { ply, m: m("a0a9") }).collect();
    let remark = |line| Remark {
        place: Some(Place { line, column: 1 }),
        kind: RemarkKind::FieldUnknown { name: "x".to_owned() },
    };
    let remarks: Vec<Remark> = (1..=1_003).map(remark).collect();
    let value = tree(&judgement, &game(), &remarks);
    let length = |name: &str| value[name].as_array().map(Vec::len);
    assert_eq!((length("findings"), length("remarks")), (Some(1_000), Some(1_000)));
    assert_eq!(value["findings"][999]["ply"], 1_000);
    assert_eq!(
        (&value["findings_left_out"], &value["remarks_left_out"]),
        (&json!(399_000), &json!(3))
    );
    judgement.findings.truncate(1_000);
    let few = tree(&judgement, &game(), &remarks[..1_000]);
    assert_eq!((&few["findings_left_out"], &few["remarks_left_out"]), (&Value::Null, &Value::Null));
}

//! Every case of the Laws of Chess under `cases/` is one test: its ledger is run under each rulebook it names, and what
//! comes out must be what the case claims. The format is described in `docs/cases.md`.

#[path = "../../arbiter/tests/support/case.rs"]
mod case;

use std::collections::BTreeSet;
use std::path::Path;

use arbiter::Side;
use arbiter::chess::ledger::Game;
use case::{Case, Expected};
use serde_json::Value;
use wire::ledger::chess::{self as ledger, event_json};

fn run(path: &Path) -> datatest_stable::Result<()> {
    let text = std::fs::read_to_string(path)?;
    let case = Case::parse(&text).map_err(|fault| format!("{}:{fault}", path.display()))?;
    let mut faults = Vec::new();
    for expected in &case.expected {
        let found = match Found::of(&case, &expected.document) {
            Ok(found) => found,
            Err(fault) => {
                faults.push(format!("{}: {fault}", expected.document));
                continue;
            }
        };
        faults.extend(found.compare(&case, expected).into_iter().map(|fault| {
            format!("{}: {fault}\n  events: {}", expected.document, found.kinds().join(", "))
        }));
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n").into()) }
}

datatest_stable::harness! {
    { test = run, root = "../../cases", pattern = r"^fide-.*\.case$" },
}

/// What came out under one rulebook.
struct Found {
    game: Game,
    /// How many lines were refused.
    refused: usize,
    /// Every event, in the JSON of `caipan arbitrate`.
    events: Vec<Value>,
}

impl Found {
    fn of(case: &Case, document: &str) -> Result<Self, String> {
        let input = case.input.as_ref().ok_or("the case has no input")?;
        if input.kind != "ledger" {
            return Err(format!("found a {} block, expected a ledger", input.kind));
        }
        let mut header: Value = input
            .lines
            .first()
            .and_then(|line| serde_json::from_str(line).ok())
            .ok_or("the first line of the ledger is no JSON object")?;
        header["rules"] = document.into();
        let mut text = header.to_string();
        for line in &input.lines[1..] {
            text.push('\n');
            text.push_str(line);
        }
        let file = ledger::read(&text).map_err(|fault| fault.to_string())?;
        if let Some(fault) = file.faults.first() {
            return Err(format!("the ledger: {fault}"));
        }
        let (game, answers) = file.run();
        let events = answers.iter().flatten().flatten().map(event_json).collect();
        let refused = file.lines.iter().zip(&answers).filter(|(_, answer)| answer.is_err());
        let lines: BTreeSet<u32> = refused.map(|(line, _)| line.number).collect();
        Ok(Self { game, refused: lines.len(), events })
    }

    fn kinds(&self) -> Vec<&str> {
        self.events.iter().filter_map(|event| event["event"].as_str()).collect()
    }

    fn last(&self, kind: &str) -> Option<&Value> {
        self.events.iter().rev().find(|event| event["event"] == kind)
    }

    fn compare(&self, case: &Case, expected: &Expected) -> Vec<String> {
        let mut faults = Vec::new();
        // A line that is refused must be meant.
        if self.refused > 0 && !expected.values.iter().any(|(_, key, _)| key == "refused") {
            faults.push(format!("{} lines are refused", self.refused));
        }
        for (line, key, wanted) in &expected.values {
            let fault = match key.as_str() {
                "outcome" => {
                    differs(wanted, self.last_of(&["ended", "result_corrected"], "outcome"))
                }
                "termination" => differs(wanted, self.last_of(&["ended"], "termination")),
                "events" => self.in_order(wanted),
                "without" => self.absent(wanted),
                "left" => self.left(wanted),
                "permitted" => differs(wanted, &self.permitted().join(", ")),
                "refused" => differs(wanted, &self.refused.to_string()),
                "position" => differs(wanted, &self.position()),
                "runs" => differs(wanted, self.runs()),
                "cites" => list(wanted)
                    .find(|rule| !self.cites(&expected.document, rule, Counting::All))
                    .map(|rule| format!("{rule} is not cited")),
                _ => match key.strip_prefix("if ") {
                    Some(choice) => self.follows(choice, wanted),
                    None => Some(format!("found the key in line {line}")),
                },
            };
            faults.extend(fault.map(|fault| format!("{key}: {fault}")));
        }
        let here = |(document, _): &&(String, String)| *document == expected.document;
        for (document, rule) in case.rules.iter().chain(&case.fails).filter(here) {
            if !self.cites(document, rule, Counting::All) {
                faults.push(format!("{rule} is not cited"));
            }
        }
        for (document, rule) in case.not.iter().filter(here) {
            if self.cites(document, rule, Counting::WithEffect) {
                faults.push(format!("{rule} is cited"));
            }
        }
        faults
    }

    /// A field of the last event of one of these kinds, `none` where there is none.
    fn last_of(&self, kinds: &[&str], field: &str) -> &str {
        let of_kind = |event: &&Value| kinds.iter().any(|kind| event["event"] == *kind);
        self.events
            .iter()
            .rev()
            .find(of_kind)
            .and_then(|event| event[field].as_str())
            .unwrap_or("none")
    }

    fn in_order(&self, wanted: &str) -> Option<String> {
        let mut kinds = self.kinds().into_iter();
        list(wanted)
            .find(|wanted| !kinds.any(|kind| kind == *wanted))
            .map(|missing| format!("{missing} is not there, or not in this order"))
    }

    fn absent(&self, wanted: &str) -> Option<String> {
        let kinds = self.kinds();
        list(wanted).find(|kind| kinds.contains(kind)).map(|kind| format!("{kind} is there"))
    }

    /// `white 1:53:00, black 1:58:00`.
    fn left(&self, wanted: &str) -> Option<String> {
        list(wanted).find_map(|entry| {
            let (side, time) = entry.split_once(' ')?;
            let side = if side == "white" { Side::First } else { Side::Second };
            let found = self.game.clocks.left(side);
            (arbiter::clock::Millis::read(time) != Some(found))
                .then(|| format!("expected {entry}, found {found}"))
        })
    }

    /// Pieces and side to move on the board; `unplayable` where play is not possible.
    fn position(&self) -> String {
        let Some(position) = self.game.playable() else { return "unplayable".to_owned() };
        let fen = chess::fen::write(position);
        fen.split(' ').take(2).collect::<Vec<_>>().join(" ")
    }

    /// Whose clock runs at the end.
    const fn runs(&self) -> &'static str {
        match self.game.clocks.running() {
            Some(Side::First) => "white",
            Some(Side::Second) => "black",
            None => "none",
        }
    }

    /// The decisions of the question that is open.
    fn permitted(&self) -> Vec<&str> {
        let question = self.last("asked").filter(|_| self.game.question.is_some());
        question
            .and_then(|event| event["permitted"].as_array())
            .map(|all| all.iter().filter_map(|one| one["choice"].as_str()).collect())
            .unwrap_or_default()
    }

    /// What a decision would lead to: an event, or the result.
    fn follows(&self, choice: &str, wanted: &str) -> Option<String> {
        let all = self.last("asked").and_then(|event| event["permitted"].as_array());
        let chosen = all.into_iter().flatten().find(|one| one["choice"] == choice);
        let Some(events) = chosen.and_then(|one| one["follows"].as_array()) else {
            return Some(format!("{choice} is not among the decisions"));
        };
        let there =
            events.iter().any(|event| event["event"] == wanted || event["outcome"] == wanted);
        (!there).then(|| format!("{wanted} would not follow"))
    }

    fn cites(&self, document: &str, wanted: &str, counting: Counting) -> bool {
        let Some(wanted) =
            rulebook::document(document).ok().and_then(|document| document.rule(wanted))
        else {
            return false;
        };
        self.events
            .iter()
            .filter(|event| counting == Counting::All || event["event"] != "no_effect")
            .filter_map(|event| event["grounds"].as_array())
            .flatten()
            .any(|ground| {
                ground["rulebook"] == wanted.document && ground["article"] == wanted.number
            })
    }
}

/// Which events count as citing a rule.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counting {
    All,
    /// An event that says only that something has no effect names the rule that does not apply.
    WithEffect,
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').map(str::trim).filter(|entry| !entry.is_empty())
}

fn differs(wanted: &str, found: &str) -> Option<String> {
    (wanted != found).then(|| format!("expected {wanted}, found {found}"))
}

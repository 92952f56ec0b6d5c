//! Compares what comes out with what a case claims.

use arbiter::xiangqi::{Book, GameSoFar, judge};
use arbiter::{Label, Outcome, Proof, Reading, Ruling, Side, Status, Termination};
use xiangqi::{Move, Position, Square, fen};

use super::case::{Case, Expected, Input};

/// Everything that is not as the case claims; empty when all is well.
pub(crate) fn check(case: &Case) -> Vec<String> {
    let input = case.input.as_ref().expect("a parsed case has an input");
    let mut faults = Vec::new();
    for expected in &case.expected {
        match rule_on(input, &expected.document) {
            Ok(ruling) => {
                let about = |fault| format!("{}: {fault}", expected.document);
                faults.extend(compare(input, expected, ruling.as_ref()).into_iter().map(about));
                faults.extend(citations(case, expected, ruling.as_ref()));
            }
            Err(fault) => faults.push(format!("{}: {fault}", expected.document)),
        }
    }
    faults
}

fn rule_on(input: &Input, document: &str) -> Result<Option<Ruling>, String> {
    if input.kind != "xiangqi" {
        return Err(format!("{} cases are not run yet", input.kind));
    }
    let book = Book::from_id(document).ok_or("no xiangqi rulebook with this id")?;
    let start = if input.fen.is_empty() {
        Position::initial()
    } else {
        let setup = fen::read(&input.fen).map_err(|fault| format!("fen: {fault}"))?.setup;
        Position::from_setup(setup)
            .or_else(xiangqi::PositionError::as_diagram)
            .map_err(|fault| fault.to_string())?
    };
    let mut moves = Vec::new();
    let cycles = [&input.cycle, &input.cycle, &input.cycle].into_iter().flatten();
    for text in input.prefix.iter().chain(cycles) {
        moves.push(read_move(text).ok_or_else(|| format!("found the move `{text}`"))?);
    }
    Ok(judge(&GameSoFar { start, moves, stated: None }, book).ruling)
}

/// A move as `h2e2`.
pub(crate) fn read_move(text: &str) -> Option<Move> {
    let square = |pair: &[u8]| Square::new(pair[0].checked_sub(b'a')?, pair[1].checked_sub(b'0')?);
    match text.as_bytes() {
        bytes @ [_, _, _, _] => Some(Move::new(square(&bytes[..2])?, square(&bytes[2..])?)),
        _ => None,
    }
}

fn compare(input: &Input, expected: &Expected, ruling: Option<&Ruling>) -> Vec<String> {
    let mut faults = Vec::new();
    let mut same = |key: &str, wanted: &str, found: String| {
        if wanted != found {
            faults.push(format!("{key}: expected {wanted}, found {found}"));
        }
    };
    if !expected.values.iter().any(|(_, key, _)| key == "must_vary") {
        same("must_vary", "nobody", side(ruling.and_then(|ruling| ruling.must_vary)));
    }
    let told = expected.values.iter().filter(|(_, key, _)| key == "reading").count();
    if told > 0 {
        same("readings", &told.to_string(), readings(ruling).len().to_string());
    }
    for (line, key, wanted) in &expected.values {
        match key.as_str() {
            "outcome" => same(key, wanted, outcome(ruling).to_owned()),
            "must_vary" => same(key, wanted, side(ruling.and_then(|ruling| ruling.must_vary))),
            "status" => same(key, wanted, status(ruling).to_owned()),
            "termination" => same(key, wanted, termination(ruling)),
            "ply" => same(
                key,
                wanted,
                ruling.and_then(|ruling| ruling.ply).map_or("none".to_owned(), |p| p.to_string()),
            ),
            "labels" => same(key, wanted, labels(input, ruling)),
            "reading" => {
                let readings = readings(ruling);
                if !readings.iter().any(|reading| is_said(reading, wanted)) {
                    let all: Vec<String> = readings.iter().map(said).collect();
                    same(key, wanted, all.join("; "));
                }
            }
            "cites" => {
                for rule in wanted.split(',').map(str::trim) {
                    if !cites(ruling, &expected.document, rule) {
                        same(key, rule, cited(ruling));
                    }
                }
            }
            _ => same("key", "outcome, must_vary, …", format!("{key} in line {line}")),
        }
    }
    faults
}

fn readings(ruling: Option<&Ruling>) -> &[Reading] {
    match ruling.map(|ruling| &ruling.status) {
        Some(Status::Disputed(readings)) => readings,
        _ => &[],
    }
}

fn citations(case: &Case, expected: &Expected, ruling: Option<&Ruling>) -> Vec<String> {
    let here = |(document, _): &&(String, String)| *document == expected.document;
    let missing = case
        .rules
        .iter()
        .chain(&case.fails)
        .filter(here)
        .filter(|(document, rule)| !cites(ruling, document, rule))
        .map(|(document, rule)| format!("{document} {rule} is not cited, but {}", cited(ruling)));
    let wrong = case
        .not
        .iter()
        .filter(here)
        .filter(|(document, rule)| cites(ruling, document, rule))
        .map(|(document, rule)| format!("{document} {rule} is cited"));
    missing.chain(wrong).collect()
}

/// Every rule the ruling rests on: its grounds and the rules behind the labels.
fn rules(ruling: &Ruling) -> Vec<&'static rulebook::Rule> {
    let mut rules = vec![ruling.ground.rule];
    rules.extend(ruling.more_grounds.iter().map(|ground| ground.rule));
    if let Proof::Repetition(repetition) = &ruling.proof {
        rules.extend(repetition.cycle.iter().flat_map(|ply| ply.rules.iter().copied()));
        rules
            .extend(repetition.cycle.iter().flat_map(|ply| &ply.attacks).filter_map(|a| a.excused));
    }
    rules
}

fn cites(ruling: Option<&Ruling>, document: &str, wanted: &str) -> bool {
    let wanted = rulebook::document(document).ok().and_then(|document| document.rule(wanted));
    let Some(wanted) = wanted else { return false };
    ruling.is_some_and(|ruling| {
        rules(ruling)
            .iter()
            .any(|rule| (rule.document, rule.number) == (wanted.document, wanted.number))
    })
}

fn cited(ruling: Option<&Ruling>) -> String {
    let numbers: Vec<&str> =
        ruling.map(rules).unwrap_or_default().iter().map(|rule| rule.number).collect();
    numbers.join(", ")
}

/// Whether the reading is the one written as `red_wins black: one holder, another`. A ruling names all who hold a reading
/// anywhere, a case those its source tells of on this very position: so these must be among them.
fn is_said(reading: &Reading, wanted: &str) -> bool {
    let Some((what, holders)) = wanted.split_once(':') else { return false };
    let said = said(reading);
    let holds = |holder: &str| reading.held_by.en.contains(holder.trim());
    said.split_once(':').is_some_and(|(found, _)| found == what.trim())
        && holders.split(',').all(holds)
}

fn said(reading: &Reading) -> String {
    let varies = reading.must_vary.map(|one| format!(" {}", side(Some(one)))).unwrap_or_default();
    format!("{}{varies}: {}", winner(reading.outcome), reading.held_by.en)
}

fn side(side: Option<Side>) -> String {
    match side {
        Some(Side::First) => "red",
        Some(Side::Second) => "black",
        None => "nobody",
    }
    .to_owned()
}

fn outcome(ruling: Option<&Ruling>) -> &'static str {
    ruling.map_or("none", |ruling| winner(ruling.outcome))
}

fn winner(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Wins(Side::First) => "red_wins",
        Outcome::Wins(Side::Second) => "black_wins",
        Outcome::Draw => "draw",
        Outcome::BothLose => "both_lose",
        Outcome::None => "none",
    }
}

fn status(ruling: Option<&Ruling>) -> &'static str {
    match ruling.map(|ruling| &ruling.status) {
        Some(Status::Final) => "final",
        Some(Status::Claimable) => "claimable",
        Some(Status::Prospective) => "prospective",
        Some(Status::NeedsArbiter(_)) => "needs_arbiter",
        Some(Status::Disputed(_)) => "disputed",
        None => "none",
    }
}

/// `PerpetualCheck` as `perpetual_check`.
fn termination(ruling: Option<&Ruling>) -> String {
    let name = format!("{:?}", ruling.map_or(Termination::Unterminated, |r| r.termination));
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// The labels of the cycle, beginning with the first move the case writes after the bar.
fn labels(input: &Input, ruling: Option<&Ruling>) -> String {
    let Some(Proof::Repetition(repetition)) = ruling.map(|ruling| &ruling.proof) else {
        return String::new();
    };
    let mut labels: Vec<&str> = repetition.cycle.iter().map(|ply| label(ply.label)).collect();
    if let Some(first) = repetition.cycle.first()
        && !input.cycle.is_empty()
    {
        let length = labels.len();
        let entered = first.ply as usize - 1 + length - input.prefix.len() % length;
        labels.rotate_right(entered % length);
    }
    labels.join(" ")
}

fn label(label: Label) -> &'static str {
    match label {
        Label::Check => "check",
        Label::Kill => "kill",
        Label::Chase => "chase",
        Label::Offer => "offer",
        Label::Block => "block",
        Label::Exchange => "exchange",
        Label::Follow => "follow",
        Label::Idle => "idle",
    }
}

//! Cases that carry a position, moves or a time control and need no translation.

use arbiter::chess::ledger::{Claim, Command, Phase, Stamped, decide};
use arbiter::chess::{Ending, Laws, ending};
use arbiter::clock::{self, Bonus, Category, Control, Millis};
use arbiter::{Side, Termination};
use chess::{Bound, Color, winnable};
use serde_json::{Value, json};

use super::Verdict;
use super::observed::Observed;

/// Every comparison this case allows without a translation.
pub(crate) fn check(case: &Value) -> Vec<Verdict> {
    match case["area"].as_str().unwrap_or("") {
        "dead-position" => vec![dead_position(case)],
        "repetition" if case["moves"].is_array() => vec![repetition(case)],
        "repetition-claim" if case["moves"].is_array() => vec![announced_claim(case)],
        "move-count" if case["moves"].is_array() => vec![state_after(case)],
        "move-count" | "time-forfeit" | "result" | "event-script" => events(case),
        "time-control" => vec![time_control(case)],
        _ => Vec::new(),
    }
}

fn verdict(faults: &[String]) -> Verdict {
    if faults.is_empty() { Verdict::Agree } else { Verdict::Differ(faults.join("; ")) }
}

fn compare(faults: &mut Vec<String>, what: &str, expected: &Value, found: &Value) {
    if !expected.is_null() && expected != found {
        faults.push(format!("{what}: expected {expected}, found {found}"));
    }
}

fn dead_position(case: &Value) -> Verdict {
    let Ok(read) = chess::fen::read(case["fen"].as_str().unwrap_or("")) else {
        return Verdict::NotExpressible;
    };
    let mut faults = Vec::new();
    let mut none = true;
    for (name, color) in [("white", Color::White), ("black", Color::Black)] {
        let known = winnable(&read.position, color, Bound::USUAL).known();
        none &= known == Some(false);
        compare(&mut faults, name, &case["expect"]["winnable"][name], &json!(known));
    }
    compare(&mut faults, "dead", &case["expect"]["dead"], &json!(none));
    verdict(&faults)
}

/// A ledger of the moves of a case, each pressed at once.
fn played(case: &Value, rules: &str, more: &[Value]) -> Result<Observed, String> {
    let mut header = json!({"ledger": 1, "rules": rules, "control": "7200+30"});
    if let Some(fen) = case["fen"].as_str() {
        header["fen"] = fen.into();
    }
    let mut by = first_to_move(case);
    let mut lines = vec![json!({"do": "start_session"})];
    for m in case["moves"].as_array().into_iter().flatten() {
        lines.push(json!({"do": "move", "by": name(by), "move": m, "press": true}));
        by = by.other();
    }
    lines.extend(more.iter().map(|line| {
        let mut line = line.clone();
        if line["by"] == "to_move" {
            line["by"] = name(by).into();
        }
        line
    }));
    Observed::of(&header, &lines).map_err(|failed| failed.to_string())
}

fn first_to_move(case: &Value) -> Side {
    let black = case["fen"].as_str().is_some_and(|fen| fen.contains(" b "));
    if black { Side::Second } else { Side::First }
}

pub(crate) const fn name(side: Side) -> &'static str {
    match side {
        Side::First => "white",
        Side::Second => "black",
    }
}

/// What ends the game under today's Laws in the position a run has led to. The run itself is made under the
/// older Laws, which ask nothing costly after each move.
fn today(run: &Observed) -> Option<Ending> {
    let laws = Laws::of("fide-2023").expect("an edition we have");
    ending(laws, &run.game.position, run.game.occurrences())
}

fn repetition(case: &Value) -> Verdict {
    let claim = json!({"do": "claim", "by": "to_move", "kind": "threefold"});
    let run = match played(case, "fide-1993", &[claim]) {
        Ok(run) => run,
        Err(fault) => return Verdict::Differ(fault),
    };
    let expect = &case["expect"];
    let mut faults = Vec::new();
    compare(&mut faults, "count", &expect["count"], &json!(run.game.occurrences()));
    compare(&mut faults, "claim", &expect["threefold_claim_ok"], &json!(run.has("claim_right")));
    let fivefold = today(&run).is_some_and(|found| found.termination == Termination::Repetition);
    compare(&mut faults, "fivefold", &expect["fivefold_automatic"], &json!(fivefold));
    verdict(&faults)
}

fn announced_claim(case: &Value) -> Verdict {
    let question = case["question"].as_str().unwrap_or("");
    let mut claim = json!({"do": "claim", "by": "to_move", "kind": "threefold"});
    if let Some((_, text)) = question.split_once("intended move ") {
        claim["move"] = text.trim().into();
    } else if !question.contains("position on the board") {
        return Verdict::NotExpressible;
    }
    let mut faults = Vec::new();
    match played(case, "fide-1993", &[claim]) {
        Ok(run) => {
            let right = json!(run.has("claim_right"));
            compare(&mut faults, "claim", &case["expect"]["claim_ok"], &right);
        }
        Err(fault) => faults.push(fault),
    }
    verdict(&faults)
}

/// The state after the last move under today's Laws, and the claims open then.
fn state_after(case: &Value) -> Verdict {
    let mut run = match played(case, "fide-1993", &[]) {
        Ok(run) => run,
        Err(fault) => return Verdict::Differ(fault),
    };
    let expect = &case["expect"];
    let mut faults = Vec::new();
    if let Some(found) = today(&run) {
        run.game.phase = Phase::Ended(found.outcome, found.termination);
    }
    run.game.setup.laws = Laws::of("fide-2023").expect("an edition we have");
    compare(&mut faults, "result", &expect["result"], &json!(run.result()));
    compare(&mut faults, "halfmove", &expect["halfmove"], &json!(run.game.position.halfmoves()));
    compare(&mut faults, "count", &expect["count"], &json!(run.game.occurrences()));
    let claim = |claim, text: Option<String>| {
        let announced = text.map(|text| arbiter::chess::ledger::Announced { text });
        let command = Command::Claim(run.game.to_move(), claim, announced);
        let events = decide(&run.game, &Stamped { at: run.game.now, command }).unwrap_or_default();
        events.iter().any(|event| event.what.is_end())
    };
    compare(&mut faults, "fifty now", &expect["fifty_now"], &json!(claim(Claim::Fifty, None)));
    let three = json!(claim(Claim::Threefold, None));
    compare(&mut faults, "threefold now", &expect["threefold_now"], &three);
    let position = &run.game.position;
    let written = position
        .legal_moves()
        .iter()
        .any(|&m| claim(Claim::Fifty, Some(chess::notation::uci(position, m))));
    compare(&mut faults, "fifty written", &expect["fifty_with_written_move"], &json!(written));
    verdict(&faults)
}

/// Cases told as events: run under the editions they give an answer for.
fn events(case: &Value) -> Vec<Verdict> {
    if case["fen"].is_null() && case["time_control"].is_null() {
        return Vec::new();
    }
    let Some(lines) = translate(case) else { return Vec::new() };
    let mut verdicts = Vec::new();
    for (edition, rules) in [("1993", "fide-1993"), ("2023", "fide-2023")] {
        let by_edition = &case["expect_by_edition"][edition];
        // The plain answer is that of the edition the case names, today's unless it says 1993.
        let named = case["edition"].as_str().unwrap_or("");
        let plain = (rules == "fide-2023") != (named == "1993");
        let expect = if by_edition.is_object() {
            by_edition
        } else if plain {
            &case["expect"]
        } else {
            continue;
        };
        let mut header = json!({"ledger": 1, "rules": rules});
        header["control"] = case["time_control"].as_str().unwrap_or("7200").into();
        if let Some(fen) = case["fen"].as_str() {
            header["fen"] = fen.into();
        }
        let run = match Observed::of(&header, &lines) {
            Ok(run) => run,
            Err(fault) => {
                verdicts.push(Verdict::Differ(format!("{rules}: {fault}")));
                continue;
            }
        };
        let mut faults = Vec::new();
        let mut known = false;
        for field in ["result", "claim_ok"] {
            if let Some(expected) = expect[field]
                .as_str()
                .map(Value::from)
                .or_else(|| expect[field].is_boolean().then(|| expect[field].clone()))
            {
                known = true;
                let found = run.field(field, Side::First).unwrap_or(Value::Null);
                compare(&mut faults, &format!("{rules} {field}"), &expected, &found);
            }
        }
        for (letter, side) in [("w", Side::First), ("b", Side::Second)] {
            let expected = &expect["clock_after"][letter];
            known |= !expected.is_null();
            compare(&mut faults, &format!("{rules} {letter}"), expected, &json!(run.left(side)));
        }
        verdicts.push(if known { verdict(&faults) } else { Verdict::NotExpressible });
    }
    verdicts
}

/// The handed events as lines of a ledger; `None` where one says too little.
fn translate(case: &Value) -> Option<Vec<Value>> {
    let mut lines = vec![json!({"do": "start_session"})];
    let mut pause = 0;
    let side = |event: &Value| match event["by"].as_str()? {
        "w" => Some("white"),
        "b" => Some("black"),
        _ => None,
    };
    let mut claimed = false;
    for event in case["events"].as_array().into_iter().flatten() {
        let mut line = match event["e"].as_str()? {
            "think" => {
                pause += event["sec"].as_u64()?;
                continue;
            }
            "move" => {
                let text = event["uci"].as_str().or_else(|| event["san"].as_str())?;
                json!({"do": "move", "by": side(event)?, "move": text})
            }
            "press" => json!({"do": "press", "by": side(event)?}),
            "resign" => json!({"do": "resign", "by": side(event)?}),
            "flag" if event["noticed"] != false => {
                lines.push(json!({"do": "clocks", side(event)?: 0}));
                json!({"do": "flag", "by": side(event)?})
            }
            "claim" => {
                claimed = true;
                let mut line = json!({"do": "claim", "by": side(event)?, "kind": event["kind"]});
                if let Some(text) = event["move"].as_str() {
                    line["move"] = text.into();
                }
                line
            }
            _ => return None,
        };
        if pause > 0 {
            line["after"] = pause.into();
            pause = 0;
        }
        lines.push(line);
    }
    let asks = case["area"] == "move-count" && !case["expect"]["claim_ok"].is_null();
    if asks && !claimed {
        let moves = lines.iter().filter(|line| line["do"] == "move").count();
        let black = (first_to_move(case) == Side::Second) != (moves % 2 == 1);
        let by = if black { "black" } else { "white" };
        lines.push(json!({"do": "claim", "by": by, "kind": "fifty"}));
    }
    (lines.len() > 1).then_some(lines)
}

fn time_control(case: &Value) -> Verdict {
    let expect = &case["expect"];
    if let (Some(category), Some(text)) =
        (expect["category"].as_str(), case["time_control"].as_str())
    {
        let read = clock::read(text);
        let Some(control) = read.control() else {
            return Verdict::Differ(format!("{text}: unread"));
        };
        let today = Laws::of("fide-2023").expect("an edition");
        let found = match today.category(control) {
            Category::Standard => "standard",
            Category::Rapid => "rapid",
            Category::Blitz => "blitz",
        };
        let minutes = Millis::minutes(1).0;
        let tenths = control.for_moves(60).0 * 10 / minutes;
        let expected = expect["equiv_min"].as_f64().map(|value| format!("{value:.1}"));
        let found_minutes = format!("{}.{}", tenths / 10, tenths % 10);
        let mut faults = Vec::new();
        compare(&mut faults, "category", &json!(category), &json!(found));
        if let Some(expected) = expected {
            compare(&mut faults, "minutes", &json!(expected), &json!(found_minutes));
        }
        return verdict(&faults);
    }
    let question = case["question"].as_str().unwrap_or("");
    let text = question.split('"').nth(1).unwrap_or("");
    match (expect["valid"].as_bool(), expect["periods"].as_array()) {
        (Some(false), _) => {
            let found = Control::from_pgn(text).is_some();
            verdict(&if found { vec![format!("{text} was read")] } else { Vec::new() })
        }
        (Some(true), Some(periods)) => pgn_field(text, periods),
        _ => match expect["pgn"].as_str() {
            Some(pgn) => written(question, pgn),
            None => Verdict::NotExpressible,
        },
    }
}

fn pgn_field(text: &str, periods: &[Value]) -> Verdict {
    let kind = periods.first().and_then(|period| period["kind"].as_str());
    let read = clock::read(text);
    if matches!(
        (kind, &read),
        (Some("unknown"), clock::Read::Unknown) | (Some("none"), clock::Read::None)
    ) {
        return Verdict::Agree;
    }
    let Some(control) = Control::from_pgn(text) else {
        return Verdict::Differ(format!("{text} was not read"));
    };
    let mut faults = Vec::new();
    if control.periods().len() != periods.len() {
        faults.push(format!("{} periods", control.periods().len()));
    }
    for (period, expected) in control.periods().iter().zip(periods) {
        compare(&mut faults, "moves", &expected["moves"], &json!(period.moves));
        compare(&mut faults, "seconds", &expected["seconds"], &json!(period.base.0 / 1000));
        let (increment, delay) = match period.bonus {
            Bonus::Increment(each) => (json!(each.0 / 1000), Value::Null),
            Bonus::Delay(each) | Bonus::Bronstein(each) => (Value::Null, json!(each.0 / 1000)),
            Bonus::None | Bonus::Hourglass => (Value::Null, Value::Null),
        };
        compare(&mut faults, "increment", &expected["inc"], &increment);
        compare(&mut faults, "delay", &expected["delay"], &delay);
        let hourglass = json!(period.bonus == Bonus::Hourglass);
        if expected["kind"] == "hourglass" {
            compare(&mut faults, "hourglass", &json!(true), &hourglass);
        }
    }
    verdict(&faults)
}

/// Write a control, such as `90' + 30"/move`, as the value of a PGN tag.
fn written(question: &str, pgn: &str) -> Verdict {
    let Some((_, text)) = question.split_once(": ") else { return Verdict::NotExpressible };
    let found = clock::read(text).control().map(ToString::to_string);
    let mut faults = Vec::new();
    compare(&mut faults, text, &json!(pgn), &json!(found));
    verdict(&faults)
}

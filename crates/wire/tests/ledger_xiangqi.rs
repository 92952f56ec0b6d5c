//! The ledger of a xiangqi game: reading, writing, faults with their lines.

use arbiter::xiangqi::ledger::run;
use wire::ledger::xiangqi as ledger;

const EXAMPLE: &str = include_str!("../../../examples/xiangqi-live.jsonl");

#[test]
fn what_is_written_reads_back_the_same() {
    let file = ledger::read(EXAMPLE).expect("the example reads");
    assert!(file.faults.is_empty() && ledger::is_xiangqi(EXAMPLE));
    let commands: Vec<_> = file.lines.iter().map(|line| line.stamped.clone()).collect();
    let written = ledger::write(&file.setup, &commands);
    let again = ledger::read(&written).expect("it reads back");
    let read: Vec<_> = again.lines.iter().map(|line| line.stamped.clone()).collect();
    assert_eq!((again.setup, read), (file.setup, commands));
}

#[test]
fn every_command_has_a_line_that_reads_back() {
    let rows = [
        r#"{"do":"arrive","by":"red"}"#,
        r#"{"do":"absent","by":"black"}"#,
        r#"{"do":"claim","by":"red"}"#,
        r#"{"do":"accept","by":"red"}"#,
        r#"{"do":"decline","by":"red"}"#,
        r#"{"do":"offer","by":"red"}"#,
        r#"{"do":"resign","by":"red"}"#,
        r#"{"do":"flag","by":"red"}"#,
        r#"{"do":"pause"}"#,
        r#"{"do":"restart","by":"red"}"#,
        r#"{"do":"correct","red":"0:05:00","black":"0:04:00.500"}"#,
        r#"{"do":"penalty","by":"red","time":"0:02:00"}"#,
        r#"{"do":"violation","by":"red","text":"求教"}"#,
        r#"{"do":"protest","by":"black","text":"不服"}"#,
        r#"{"do":"take_back","plies":2,"reason":"钟没有按"}"#,
        r#"{"do":"declare","outcome":"both_lose","reason":"双方离席"}"#,
        r#"{"do":"reopen","reason":"查明"}"#,
        r#"{"do":"decide","decision":"black_must_vary"}"#,
    ];
    for row in rows {
        let text = format!("{}\n{row}\n", r#"{"ledger":1,"rules":"cxa-2020","control":"600"}"#);
        let file = ledger::read(&text).expect("the first line reads");
        assert!(file.faults.is_empty(), "{row}: {:?}", file.faults);
        let stamped = &file.lines.first().expect("one command").stamped;
        let value = ledger::command_json(stamped);
        let again = ledger::command_of(value.as_object().cloned().expect("an object"), stamped.at)
            .expect("it reads back");
        assert_eq!(&again, stamped, "{row}");
    }
}

#[test]
fn a_line_that_cannot_be_read_is_named_and_the_rest_is_read() {
    let text = concat!(
        r#"{"ledger":1,"rules":"axf","control":"600"}"#,
        "\n{\"do\":\"move\",\"by\":\"white\",\"move\":\"h2e2\"}",
        "\nnot json",
        "\n{\"do\":\"move\",\"by\":\"red\",\"move\":\"h2e2\",\"press\":true}",
        "\n{\"do\":\"move\",\"by\":\"red\",\"move\":\"h2e2\"}\n"
    );
    let file = ledger::read(text).expect("the first line reads");
    let lines: Vec<u32> = file.faults.iter().map(|fault| fault.line).collect();
    assert_eq!((lines, file.lines.len()), (vec![2, 3, 4], 1));
    assert!(file.faults[0].to_string().contains("expected red, black"), "{}", file.faults[0]);
}

#[test]
fn the_answer_to_the_example_names_the_articles_and_carries_the_ruling() {
    let file = ledger::read(EXAMPLE).expect("the example reads");
    let commands: Vec<_> = file.lines.iter().map(|line| line.stamped.clone()).collect();
    let (game, answers) = run(file.setup.clone(), &commands);
    let all: Vec<String> = file
        .lines
        .iter()
        .zip(&answers)
        .map(|(line, answer)| wire::text(&ledger::answered(line, answer, &game.so_far())))
        .collect();
    let warned = all.iter().find(|line| line.contains("\"warned\"")).expect("a warning");
    assert!(warned.contains("\"ruling\"") && warned.contains("\"must_vary\":\"red\""));
    let asked = all.iter().find(|line| line.contains("\"asked\"")).expect("a question");
    assert!(asked.contains("\"decision\":\"play_on\"") && asked.contains("illegal_move"));
}

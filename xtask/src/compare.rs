//! Two programs asked the same questions: every answer must be the same to the byte.
//!
//! Asked are all cases, the examples, and the files of folders named on the command line: games by `judge --batch` and
//! `judge --json`, ledgers by `arbitrate --json`, and both as text in both languages.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use super::shell::root;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The program before the change.
    old: PathBuf,
    /// The program after it.
    new: PathBuf,
    /// Folders with further samples.
    samples: Vec<PathBuf>,
}

/// One call of the program.
struct Question {
    /// What it is about, for people.
    about: String,
    arguments: Vec<String>,
    input: String,
}

/// What came of a call.
#[derive(PartialEq, Eq)]
struct Answer {
    code: Option<i32>,
    out: Vec<u8>,
    err: Vec<u8>,
}

#[expect(clippy::print_stdout, reason = "the report of the task")]
pub(crate) fn run(args: &Args) -> anyhow::Result<()> {
    let mut questions = of_cases(&root().join("cases"))?;
    for folder in std::iter::once(root().join("examples")).chain(args.samples.clone()) {
        for path in files(&folder)? {
            questions.extend(of_file(&path)?);
        }
    }
    let mut different = 0usize;
    for question in &questions {
        let (before, after) = (question.ask(&args.old)?, question.ask(&args.new)?);
        if before == after {
            continue;
        }
        different += 1;
        println!("≠ {} {}", question.arguments.join(" "), question.about);
        if before.code != after.code {
            println!("  code {:?}, then {:?}", before.code, after.code);
        }
        for (before, after) in [(&before.out, &after.out), (&before.err, &after.err)] {
            show(before, after);
        }
    }
    println!("{} questions, {different} with another answer", questions.len());
    ensure!(different == 0, "the answers differ");
    Ok(())
}

/// The first line that differs, from where it does.
#[expect(clippy::print_stdout, reason = "the report of the task")]
fn show(before: &[u8], after: &[u8]) {
    let (before, after) = (String::from_utf8_lossy(before), String::from_utf8_lossy(after));
    let (mut old, mut new) = (before.lines(), after.lines());
    loop {
        let (one, other) = match (old.next(), new.next()) {
            (None, None) => return,
            (one, other) if one == other => continue,
            (one, other) => (one.unwrap_or("(nothing)"), other.unwrap_or("(nothing)")),
        };
        let same = one.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
        let from = same.saturating_sub(40);
        let cut = |line: &str| line.chars().skip(from).take(160).collect::<String>();
        println!("  - {}\n  + {}", cut(one), cut(other));
        return;
    }
}

impl Question {
    fn new(about: &str, arguments: &[&str], input: String) -> Self {
        let arguments = arguments.iter().map(|&word| word.to_owned()).collect();
        Self { about: about.to_owned(), arguments, input }
    }

    fn ask(&self, program: &Path) -> anyhow::Result<Answer> {
        let mut child = Command::new(program)
            .args(&self.arguments)
            .env("LC_ALL", "C.UTF-8")
            .current_dir(root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("could not start {}", program.display()))?;
        let mut stdin = child.stdin.take().context("standard input was asked for")?;
        let input = self.input.clone();
        let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
        let output = child.wait_with_output()?;
        // A program that does not read to the end closes the pipe.
        let _ = writer.join();
        Ok(Answer { code: output.status.code(), out: output.stdout, err: output.stderr })
    }
}

/// A ledger as JSON and as text in both languages.
fn of_ledger(about: &str, text: &str) -> Vec<Question> {
    [&["--json"][..], &["--lang", "en"], &["--lang", "zh"]]
        .map(|form| {
            let arguments = [&["arbitrate"], form, &["-"]].concat();
            Question::new(about, &arguments, text.to_owned())
        })
        .into()
}

fn of_file(path: &Path) -> anyhow::Result<Vec<Question>> {
    let Ok(name) =
        path.strip_prefix(root()).unwrap_or(path).to_owned().into_os_string().into_string()
    else {
        return Ok(Vec::new());
    };
    let bytes = fs::read(path)?;
    let text = String::from_utf8_lossy(&bytes);
    let first = text.lines().find_map(|line| serde_json::from_str::<Value>(line).ok());
    if first.as_ref().is_some_and(|first| first.get("ledger").is_some()) {
        return Ok(of_ledger(&name, &text));
    }
    if first
        .as_ref()
        .is_some_and(|first| first.get("moves").is_some() || first.get("fen").is_some())
    {
        return Ok(vec![Question::new(&name, &["judge", "--batch"], text.into_owned())]);
    }
    let forms = [
        &["--json"][..],
        &["--json", "--rules", "fide-2023"],
        &["--json", "--rules", "xiangqi-1959"],
        &["--lang", "en"],
        &["--lang", "zh"],
        &["--lang", "zh", "--rules", "fide-1993"],
    ];
    let ask = |form: &[&str]| {
        Question::new("", &[&["judge"], form, &[name.as_str()]].concat(), String::new())
    };
    Ok(forms.into_iter().map(ask).collect())
}

/// The ledgers of the cases one by one, their games in one batch, each under every book that rules on such a game.
fn of_cases(folder: &Path) -> anyhow::Result<Vec<Question>> {
    let mut questions = Vec::new();
    let mut games: Vec<(String, Value)> = Vec::new();
    let mut books: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in files(folder)? {
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        let text = fs::read_to_string(&path)?;
        let mut parts =
            text.split("\n--- ").skip(1).map(|part| part.split_once('\n').unwrap_or((part, "")));
        let Some((heading, input)) = parts.next() else { continue };
        let Some(game) = heading.strip_prefix("game ") else {
            questions.extend(of_ledger(&name, input));
            continue;
        };
        let ids = parts.filter_map(|(heading, _)| heading.strip_prefix("ruling "));
        books.entry(game.to_owned()).or_default().extend(ids.map(str::to_owned));
        let mut request = json!({"id": name, "game": game});
        for line in input.lines() {
            match line.split_once(' ') {
                Some(("fen", fen)) => request["fen"] = json!(fen),
                Some(("moves", moves)) => {
                    let (prefix, cycle) = moves.split_once('|').unwrap_or((moves, ""));
                    let words =
                        [prefix, cycle, cycle, cycle].into_iter().flat_map(str::split_whitespace);
                    request["moves"] = words.collect();
                }
                Some(("then", event)) => request["then"] = serde_json::from_str(event)?,
                Some(_) | None => {}
            }
        }
        games.push((game.to_owned(), request));
    }
    let mut lines = String::new();
    for (game, request) in &mut games {
        for book in books.get(game).into_iter().flatten() {
            request["rules"] = json!(book);
            lines += &format!("{request}\n");
        }
    }
    questions.push(Question::new("the games of cases/", &["judge", "--batch"], lines));
    Ok(questions)
}

/// All files below a folder, in the order of their names.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let entries =
            fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            if path.is_dir() { folders.push(path) } else { found.push(path) }
        }
    }
    found.sort();
    Ok(found)
}

//! `caipan judge --batch`: JSON lines in, JSON lines out, in order, while they come.

use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

use rayon::prelude::*;
use serde_json::Value;
use wire::request::{self, Answer, Answered, Refusal, Unreadable};

use crate::context::Context;
use crate::frame::{OWN_FAILURE, RULED, UNREADABLE, WriteError};
use crate::input;

/// Lines that wait to be ruled on; with [`LONGEST`] this bounds memory.
const WAITING: usize = 1024;
/// Lines ruled on at a time.
const AT_ONCE: usize = 64;
/// The longest line that is read, in bytes.
const LONGEST: usize = 16 << 20;

/// One line of the input.
enum Line {
    /// Its number from 1 and its bytes.
    Read(usize, Vec<u8>),
    /// A line that is too long; it was passed over.
    TooLong(usize),
    /// The input broke off.
    Broken(io::Error),
}

/// How a line came out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Came {
    Ruled,
    Refused,
    Failed,
}

pub(super) fn run(files: &[PathBuf], context: &Context) -> anyhow::Result<ExitCode> {
    let mut worst = Came::Ruled;
    let standard = [PathBuf::from("-")];
    for path in if files.is_empty() { &standard[..] } else { files } {
        match input::open(path) {
            Ok(input) => worst = worst.max(stream(input, &mut context.stdout())?),
            Err(error) => {
                eprintln!("caipan: {}", error.line(context.texts));
                worst = worst.max(Came::Refused);
            }
        }
    }
    Ok(ExitCode::from(match worst {
        Came::Ruled => RULED,
        Came::Refused => UNREADABLE,
        Came::Failed => OWN_FAILURE,
    }))
}

/// Answers one line.
pub(super) fn answer_line(number: usize, line: &[u8]) -> String {
    answer(Line::Read(number, line.to_vec())).1
}

/// Answers every line of `input`, in order.
///
/// A line is answered as soon as nothing more waits, so that a program can ask one question at a time.
fn stream(input: Box<dyn BufRead + Send>, out: &mut impl Write) -> anyhow::Result<Came> {
    let (sender, receiver) = sync_channel(WAITING);
    let reader = thread::spawn(move || {
        let mut input = input;
        let mut number = 0;
        while let Some(line) = next_line(&mut input, &mut number) {
            // The other end is gone when the output broke; then there is nobody to read for.
            let broken = matches!(line, Line::Broken(_));
            // Behind a failure of the system there is nothing more to read.
            if sender.send(line).is_err() || broken {
                break;
            }
        }
    });
    let mut worst = Came::Ruled;
    while let Ok(first) = receiver.recv() {
        let lines = with_waiting(first, &receiver);
        let answers: Vec<(Came, String)> = lines.into_par_iter().map(answer).collect();
        for (came, text) in answers {
            worst = worst.max(came);
            out.write_all(text.as_bytes()).and_then(|()| out.write_all(b"\n"))?;
        }
        out.flush().map_err(closed_or_failed)?;
    }
    if reader.join().is_err() {
        worst = Came::Failed;
    }
    Ok(worst)
}

/// A closed pipe stays what it is; any other failure names the stream.
fn closed_or_failed(source: io::Error) -> anyhow::Error {
    if source.kind() == io::ErrorKind::BrokenPipe {
        return source.into();
    }
    WriteError { target: "standard output".to_owned(), source }.into()
}

fn with_waiting(first: Line, receiver: &Receiver<Line>) -> Vec<Line> {
    let mut lines = vec![first];
    lines.extend(receiver.try_iter().take(AT_ONCE - 1));
    lines
}

/// The next line that is not blank; `None` at the end.
fn next_line(input: &mut impl BufRead, number: &mut usize) -> Option<Line> {
    loop {
        *number += 1;
        let mut line = Vec::new();
        match take_line(input, &mut line) {
            Err(error) => return Some(Line::Broken(error)),
            Ok(Taken::Nothing) => return None,
            Ok(Taken::TooLong) => return Some(Line::TooLong(*number)),
            Ok(Taken::Line) if line.iter().all(u8::is_ascii_whitespace) => {}
            Ok(Taken::Line) => return Some(Line::Read(*number, line)),
        }
    }
}

enum Taken {
    Line,
    TooLong,
    Nothing,
}

/// Reads up to the next line feed; of a line that is too long nothing is kept.
fn take_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<Taken> {
    let mut long = false;
    let mut any = false;
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            break;
        }
        any = true;
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |end| end + 1);
        if !long {
            line.extend_from_slice(&buffer[..used]);
            long = line.len() > LONGEST;
        }
        input.consume(used);
        if end.is_some() {
            break;
        }
    }
    Ok(match (any, long) {
        (false, _) => Taken::Nothing,
        (true, true) => Taken::TooLong,
        (true, false) => Taken::Line,
    })
}

fn answer(line: Line) -> (Came, String) {
    let (number, bytes) = match line {
        Line::Read(number, bytes) => (number, bytes),
        Line::TooLong(number) => {
            let most = format!("at most {LONGEST} bytes");
            return refused(Value::Null, Refusal::new("line_too_long").expected(most), number);
        }
        Line::Broken(error) => {
            let refusal = Refusal::new("input_broken").found(error.to_string());
            return refused(Value::Null, refusal, 0);
        }
    };
    let mut request = match request::parse(&bytes) {
        Ok(request) => request,
        Err(unreadable) => {
            let Unreadable { id, refusal } = *unreadable;
            return refused(id, refusal, number);
        }
    };
    let id = request.id.take();
    match catch_unwind(AssertUnwindSafe(|| request.rule())) {
        Ok(Ok(answer)) => (Came::Ruled, wire::text(&Answered { id, answer })),
        Ok(Err(refusal)) => refused(id, refusal, number),
        Err(_) => (Came::Failed, refused(id, Refusal::new("internal_failure"), number).1),
    }
}

fn refused(id: Value, refusal: Refusal, line: usize) -> (Came, String) {
    (Came::Refused, wire::text(&Answered { id, answer: Answer::Error(refusal.on_line(line)) }))
}

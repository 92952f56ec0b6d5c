//! Runs the binary.
#![allow(dead_code, unreachable_pub, reason = "every test file uses its own part")]

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// What a run of the binary gave.
#[derive(Debug)]
pub struct Run {
    pub code: i32,
    pub stdout: String,
    pub stderr: String,
}

/// Runs `caipan` in English unless the arguments say otherwise.
pub fn caipan(arguments: &[&str]) -> Run {
    caipan_with(arguments, b"")
}

/// Runs `caipan` in a folder.
pub fn caipan_in(folder: &Path, arguments: &[&str]) -> Run {
    run(Command::new(env!("CARGO_BIN_EXE_caipan")).current_dir(folder), arguments, b"")
}

/// Runs `caipan` with `input` on standard input.
pub fn caipan_with(arguments: &[&str], input: &[u8]) -> Run {
    run(&mut Command::new(env!("CARGO_BIN_EXE_caipan")), arguments, input)
}

fn run(command: &mut Command, arguments: &[&str], input: &[u8]) -> Run {
    let mut child = command
        .args(arguments)
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // A command that does not read its input closes the pipe; that is no failure of the test.
    let feed = std::thread::spawn(move || drop(stdin.write_all(&input)));
    let output = child.wait_with_output().expect("the binary ends");
    feed.join().expect("the feeding thread ends");
    let text = |bytes| String::from_utf8(bytes).expect("output is UTF-8");
    Run {
        code: output.status.code().expect("no signal"),
        stdout: text(output.stdout),
        stderr: text(output.stderr),
    }
}

/// The six examples of the rules of 1959.
pub fn example() -> String {
    concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/xiangqi-1959.dhtmlxq").to_owned()
}

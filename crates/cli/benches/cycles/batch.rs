//! The program itself on a file of cycles.

use std::fs;
use std::io::Read as _;
use std::process::{Command, Stdio};
use std::time::Instant;

use arbiter::xiangqi::Book;

use crate::cases::{Chance, Played};

/// Answers `lines` questions about `cases`, each as often as the others and in no order, by one thread.
#[expect(clippy::disallowed_methods, reason = "a benchmark reads the clock")]
pub(crate) fn run(cases: &[&Played], book: Book, lines: usize) -> std::io::Result<String> {
    let mut chance = Chance::new(1959);
    let mut text = String::new();
    let mut asked = 0;
    while asked < lines && !cases.is_empty() {
        for at in chance.order(cases.len()) {
            text += &cases[at].line(asked, book);
            text.push('\n');
            asked += 1;
        }
    }
    let file = tempfile::NamedTempFile::new()?;
    fs::write(file.path(), text)?;
    let start = Instant::now();
    let mut child = Command::new(env!("CARGO_BIN_EXE_caipan"))
        .args(["judge", "--batch"])
        .arg(file.path())
        .env("RAYON_NUM_THREADS", "1")
        .stdout(Stdio::piped())
        .spawn()?;
    let status = format!("/proc/{}/status", child.id());
    let mut peak = None;
    let mut bytes = 0;
    if let Some(mut out) = child.stdout.take() {
        let mut buffer = vec![0; 1 << 16];
        loop {
            let read = out.read(&mut buffer)?;
            if read == 0 {
                break;
            }
            bytes += read;
            peak = peak_of(&status).or(peak);
        }
    }
    let done = child.wait()?;
    let time = start.elapsed();
    if !done.success() {
        return Err(std::io::Error::other(format!("the program ended with {done}")));
    }
    let each_second = asked as u128 * 1_000_000 / time.as_micros().max(1);
    let peak = peak.map_or_else(|| "?".to_owned(), |kilobytes| format!("{} MB", kilobytes / 1024));
    Ok(format!(
        "{asked} lines in {} ms, {each_second} a second, {} bytes an answer, peak {peak}",
        time.as_millis(),
        bytes / asked.max(1),
    ))
}

/// The highest memory a process ever held, in kilobytes, as Linux tells it.
fn peak_of(status: &str) -> Option<u64> {
    let text = fs::read_to_string(status).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.split_whitespace().next()?.parse().ok()
}

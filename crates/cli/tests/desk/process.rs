//! The desk as a process.

use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

/// A running `caipan serve`; it is killed when this goes.
#[derive(Debug)]
pub(crate) struct Served {
    child: Child,
    /// Where it listens: `127.0.0.1:PORT`.
    pub(crate) address: String,
    /// The path of the link of the first start; empty at later starts.
    pub(crate) set_up: String,
}

/// What the first start of a database is to a desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    First,
    Again,
}

impl Served {
    /// Starts it on a free port and waits until it listens.
    pub(crate) fn start(database: &str, start: Start) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_caipan"))
            .args(["--lang", "en", "serve", "--listen", "127.0.0.1:0", "--database", database])
            .arg("--key")
            .arg(key(database))
            .stderr(Stdio::piped())
            .spawn()
            .expect("the desk starts");
        let mut lines = BufReader::new(child.stderr.take().expect("its words are piped")).lines();
        let mut link = || {
            let mut said = String::new();
            for line in lines.by_ref() {
                let line = line.expect("it says words");
                if let Some((_, link)) = line.split_once("http://") {
                    let link = link.split_whitespace().next().unwrap_or_default();
                    return link.trim_end_matches(['/', '.', ',', ')']).to_owned();
                }
                said += &format!("{line}\n");
            }
            panic!("the desk ended by itself: {said}")
        };
        let address = link();
        let set_up = match start {
            Start::First => link().split_once('/').map(|(_, path)| format!("/{path}")),
            Start::Again => None,
        };
        std::thread::spawn(move || lines.map_while(Result::ok).for_each(|line| println!("{line}")));
        Self { child, address, set_up: set_up.unwrap_or_default() }
    }

    /// The number of the process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it is gone");
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Where the key of a database lies: one each, outside of the tree.
fn key(database: &str) -> PathBuf {
    let name = database.replace(|c: char| !c.is_ascii_alphanumeric(), "-");
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.key"))
}

/// Has everything in the database checked; panics with what is wrong.
pub(crate) fn verify(database: &str) {
    let output = Command::new(env!("CARGO_BIN_EXE_caipan"))
        .args(["--lang", "en", "serve", "--verify", "--database", database])
        .arg("--key")
        .arg(key(database))
        .output()
        .expect("the check runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

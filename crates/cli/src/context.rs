//! What every command is given: the language, the texts, and how to paint.

use std::io::{self, IsTerminal as _, Write};

use records::events::trf::Problem;

use crate::lang::{Lang, Texts};

/// What every command is given.
#[derive(Debug)]
pub(crate) struct Context {
    /// The language of all output.
    pub(crate) lang: Lang,
    /// The program's own texts in that language.
    pub(crate) texts: Texts,
    /// How standard output may be painted.
    pub(crate) paint: Paint,
    /// Whether progress may be shown on standard error.
    pub(crate) progress: Progress,
}

/// Whether signs for colour and weight may be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Paint {
    /// Standard output is a terminal that wants them.
    Terminal,
    /// Plain text only.
    Plain,
}

/// Whether progress is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
    /// Standard error is a terminal.
    Shown,
    /// Standard error goes to a file or a pipe.
    Quiet,
}

impl Context {
    /// Reads the terminal and the environment.
    pub(crate) fn from_edge(lang: Lang) -> Self {
        #[expect(clippy::disallowed_methods, reason = "this is the edge")]
        let variable = |name| std::env::var(name).unwrap_or_default();
        let plain = !io::stdout().is_terminal()
            || !variable("NO_COLOR").is_empty()
            || variable("TERM") == "dumb";
        let paint = if plain { Paint::Plain } else { Paint::Terminal };
        let progress = if io::stderr().is_terminal() { Progress::Shown } else { Progress::Quiet };
        Self { lang, texts: Texts(lang), paint, progress }
    }

    /// Standard output, buffered. Flush it before the command ends to see write errors.
    #[expect(clippy::unused_self, reason = "commands ask their context for every edge")]
    pub(crate) fn stdout(&self) -> io::BufWriter<io::StdoutLock<'static>> {
        io::BufWriter::with_capacity(64 << 10, io::stdout().lock())
    }

    /// What is wrong in the file of an event, in the language of the output.
    pub(crate) fn problem(&self, problem: &Problem) -> String {
        match self.lang {
            Lang::Zh => problem.zh(),
            Lang::En => problem.to_string(),
        }
    }

    /// Shows `text` in place on standard error where that is a terminal; empty text clears it.
    pub(crate) fn show_progress(&self, text: &str) {
        match self.progress {
            Progress::Shown => {
                // A terminal that went away is no reason to stop the work.
                let _gone = write!(io::stderr(), "\r\x1b[K{text}");
            }
            Progress::Quiet => {}
        }
    }
}

impl Paint {
    /// `text` in bold.
    pub(crate) fn bold(self, text: &str) -> String {
        self.with("1", text)
    }

    /// `text` in red, for warnings; the words must say the same.
    pub(crate) fn warn(self, text: &str) -> String {
        self.with("1;31", text)
    }

    /// `text` dimmed.
    pub(crate) fn dim(self, text: &str) -> String {
        self.with("2", text)
    }

    fn with(self, code: &str, text: &str) -> String {
        match self {
            Self::Terminal => format!("\x1b[{code}m{text}\x1b[0m"),
            Self::Plain => text.to_owned(),
        }
    }
}

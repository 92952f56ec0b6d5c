//! Paragraphs on a page of fixed width.

use std::io::{self, Write};

use rulebook::Text;

use crate::context::Context;
use crate::lang::Key;
use crate::width::wrapped;

/// Columns of a page.
const WIDTH: usize = 96;

/// Writes paragraphs.
pub(super) struct Page<'a> {
    pub(super) out: io::BufWriter<io::StdoutLock<'static>>,
    pub(super) context: &'a Context,
}

impl<'a> Page<'a> {
    pub(super) fn new(context: &'a Context) -> Self {
        Self { out: context.stdout(), context }
    }

    /// A bold line.
    pub(super) fn heading(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.context.paint.bold(text))
    }

    /// An empty line.
    pub(super) fn gap(&mut self) -> io::Result<()> {
        writeln!(self.out)
    }

    /// A text of the law, with its paragraphs, after `sign`.
    pub(super) fn law(&mut self, indent: usize, sign: &str, text: Text) -> io::Result<()> {
        for (index, paragraph) in self.context.lang.of(text).split("\n\n").enumerate() {
            if index > 0 {
                self.gap()?;
            }
            self.paragraph(indent, sign, paragraph)?;
        }
        Ok(())
    }

    /// One paragraph; `sign` hangs before its first line.
    pub(super) fn paragraph(&mut self, indent: usize, sign: &str, text: &str) -> io::Result<()> {
        let hang = crate::width::columns(sign);
        for (index, line) in wrapped(text, WIDTH - indent - hang).iter().enumerate() {
            let before = if index == 0 { sign.to_owned() } else { " ".repeat(hang) };
            writeln!(self.out, "{}{before}{line}", " ".repeat(indent))?;
        }
        Ok(())
    }

    /// `label: value`, the label from the program's texts.
    pub(super) fn fact(&mut self, indent: usize, label: Key, value: &str) -> io::Result<()> {
        let label = label(self.context.texts);
        let blanks = " ".repeat(indent);
        for (index, line) in wrapped(&format!("{label}{value}"), WIDTH - indent).iter().enumerate()
        {
            let more = if index == 0 { "" } else { "    " };
            let line = match (index, line.strip_prefix(label)) {
                (0, Some(rest)) => format!("{}{rest}", self.context.paint.dim(label)),
                _ => line.clone(),
            };
            writeln!(self.out, "{blanks}{more}{line}")?;
        }
        Ok(())
    }
}

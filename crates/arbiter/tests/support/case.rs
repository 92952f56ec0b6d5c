//! The text form of a case.

/// One case file.
#[derive(Debug, Default)]
pub(crate) struct Case {
    /// Document and number or name of each rule the case shows.
    pub(crate) rules: Vec<(String, String)>,
    /// The same for rules that must not be cited.
    pub(crate) not: Vec<(String, String)>,
    /// The same for rules that are applied and just do not hold: they must be cited.
    pub(crate) fails: Vec<(String, String)>,
    /// The input.
    pub(crate) input: Option<Input>,
    /// What must come out, one entry a rulebook.
    pub(crate) expected: Vec<Expected>,
    title: bool,
    source: bool,
}

/// The input of a case.
#[derive(Debug, Default)]
pub(crate) struct Input {
    /// `xiangqi`, `chess` or `ledger`.
    pub(crate) kind: String,
    /// The start position; empty for the usual one.
    pub(crate) fen: String,
    /// The moves before the cycle.
    pub(crate) prefix: Vec<String>,
    /// The moves of the cycle, played three times.
    pub(crate) cycle: Vec<String>,
    /// What happens after the moves, or the lines of a ledger.
    pub(crate) lines: Vec<String>,
}

/// What must come out under one rulebook.
#[derive(Debug, Default)]
pub(crate) struct Expected {
    /// The rulebook.
    pub(crate) document: String,
    /// Key and value, in the order of the file, with the line they stand in.
    pub(crate) values: Vec<(usize, String, String)>,
}

impl Case {
    /// Reads a case; the error begins with the line.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut case = Self::default();
        let mut block = Block::Head;
        for (index, line) in text.lines().enumerate() {
            let (number, line) = (index + 1, line.trim());
            if line.is_empty() {
                continue;
            }
            if let Some(heading) = line.strip_prefix("--- ") {
                block = case.open(heading).map_err(|fault| format!("{number}: {fault}"))?;
                continue;
            }
            match block {
                Block::Head => case.head(line),
                Block::Input => case.input_line(line),
                Block::Ruling => case.ruling_line(number, line),
            }
            .map_err(|fault| format!("{number}: {fault}"))?;
        }
        case.complete()
    }

    fn open(&mut self, heading: &str) -> Result<Block, String> {
        match *heading.split_whitespace().collect::<Vec<_>>() {
            ["game", kind @ ("xiangqi" | "chess")] => {
                self.input = Some(Input { kind: kind.to_owned(), ..Input::default() });
                Ok(Block::Input)
            }
            ["ledger"] => {
                self.input = Some(Input { kind: "ledger".to_owned(), ..Input::default() });
                Ok(Block::Input)
            }
            ["ruling", document] => {
                let document = document.to_owned();
                self.expected.push(Expected { document, values: Vec::new() });
                Ok(Block::Ruling)
            }
            _ => Err(format!(
                "found `--- {heading}`, expected game xiangqi, game chess, ledger or ruling ID"
            )),
        }
    }

    fn head(&mut self, line: &str) -> Result<(), String> {
        let (key, value) =
            line.split_once(':').ok_or_else(|| format!("found `{line}`, expected `key: value`"))?;
        let value = value.trim();
        match key {
            "title" => self.title = !value.is_empty(),
            "source" => self.source = !value.is_empty(),
            "note" => {}
            "rule" => self.rules.push(citation(value)?),
            "not" => self.not.push(citation(value)?),
            "fails" => self.fails.push(citation(value)?),
            _ => {
                return Err(format!(
                    "found `{key}`, expected title, rule, not, fails, source or note"
                ));
            }
        }
        Ok(())
    }

    fn input_line(&mut self, line: &str) -> Result<(), String> {
        let input = self.input.as_mut().ok_or("input outside of its block")?;
        if input.kind == "ledger" {
            input.lines.push(line.to_owned());
            return Ok(());
        }
        match line.split_once(' ') {
            Some(("fen", fen)) => fen.trim().clone_into(&mut input.fen),
            Some(("moves", moves)) => {
                let (prefix, cycle) = moves.split_once('|').unwrap_or((moves, ""));
                let list = |text: &str| text.split_whitespace().map(str::to_owned).collect();
                (input.prefix, input.cycle) = (list(prefix), list(cycle));
            }
            Some(("then", event)) => input.lines.push(event.trim().to_owned()),
            _ => return Err(format!("found `{line}`, expected fen, moves or then")),
        }
        Ok(())
    }

    fn ruling_line(&mut self, number: usize, line: &str) -> Result<(), String> {
        let expected = self.expected.last_mut().ok_or("a ruling outside of its block")?;
        let (key, value) =
            line.split_once(':').ok_or_else(|| format!("found `{line}`, expected `key: value`"))?;
        expected.values.push((number, key.to_owned(), value.trim().to_owned()));
        Ok(())
    }

    fn complete(self) -> Result<Self, String> {
        let missing = [
            (self.title, "title"),
            (self.source, "source"),
            ([&self.rules, &self.not, &self.fails].iter().any(|all| !all.is_empty()), "rule"),
            (self.input.is_some(), "game or ledger"),
            (!self.expected.is_empty(), "ruling"),
        ];
        match missing.iter().find(|(there, _)| !there) {
            Some((_, what)) => Err(format!("1: the case has no {what}")),
            None => Ok(self),
        }
    }
}

enum Block {
    Head,
    Input,
    Ruling,
}

fn citation(value: &str) -> Result<(String, String), String> {
    let (document, rule) = value
        .split_once(' ')
        .ok_or_else(|| format!("found `{value}`, expected a document and a number"))?;
    Ok((document.to_owned(), rule.trim().to_owned()))
}

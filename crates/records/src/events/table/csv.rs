//! Lines and fields.

/// A line with its fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// From 1.
    pub(super) line: usize,
    /// Without blanks around them.
    pub(super) fields: Vec<String>,
    /// Where each field stands: its first and last column, from 1, the separator not among them.
    pub(super) spans: Vec<(usize, usize)>,
}

/// How a table is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Style {
    /// Between fields.
    pub(super) separator: char,
    /// At the end of a line.
    pub(super) end: &'static str,
}

/// How this table is written.
pub(super) fn style(text: &str) -> Style {
    let end = match (text.contains("\r\n"), text.contains('\n'), text.contains('\r')) {
        (true, _, _) => "\r\n",
        // Old files end their lines with CR alone.
        (false, false, true) => "\r",
        (false, _, _) => "\n",
    };
    let mut lines = text.split(['\n', '\r']);
    let first = lines.find(|line| !is_passed_over(line)).unwrap_or("");
    let separator = [';', '\t'].into_iter().find(|sign| first.contains(*sign)).unwrap_or(',');
    Style { separator, end }
}

/// Every line that is neither empty nor a remark.
pub(super) fn rows(text: &str) -> Vec<Row> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rows = Vec::new();
    let Style { separator, end } = style(text);
    let end = if end == "\r" { '\r' } else { '\n' };
    let lines: Vec<&str> = text.split(end).map(|line| line.trim_end_matches('\r')).collect();
    for (line, number) in lines.iter().zip(1..) {
        if !is_passed_over(line) {
            let (fields, spans) = fields(line, separator).into_iter().unzip();
            rows.push(Row { line: number, fields, spans });
        }
    }
    rows
}

fn is_passed_over(line: &str) -> bool {
    line.trim().is_empty() || line.trim_start().starts_with('#')
}

fn fields(line: &str, separator: char) -> Vec<(String, (usize, usize))> {
    let mut fields = Vec::new();
    let mut field = String::new();
    let mut quoted = false;
    let (mut begin, mut column) = (1, 0);
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        column += 1;
        if sign == '"' {
            if quoted && signs.peek() == Some(&'"') {
                signs.next();
                column += 1;
                field.push('"');
            } else {
                quoted = !quoted;
            }
        } else if sign == separator && !quoted {
            let span = (begin, begin.max(column - 1));
            fields.push((std::mem::take(&mut field).trim().to_owned(), span));
            begin = column + 1;
        } else {
            field.push(sign);
        }
    }
    fields.push((field.trim().to_owned(), (begin, begin.max(column))));
    fields
}

/// A field as it is written: in quotes where it has to be.
#[must_use]
pub fn csv_field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r', ';', '\t']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

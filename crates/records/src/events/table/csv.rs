//! Lines and fields.

use super::columns::problem;
use crate::events::trf::{Problem, both};

/// A line with its fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// From 1; of a row that goes over several lines the first.
    pub(super) line: usize,
    /// Without blanks around them; line breaks in them are blanks.
    pub(super) fields: Vec<String>,
    /// Where each field stands: its first and last column, from 1, the separator not among them.
    pub(super) spans: Vec<(usize, usize)>,
    /// A quote that nothing closes.
    pub(super) broken: Option<Problem>,
}

/// How a table is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Style {
    /// Between fields.
    pub(super) separator: char,
    /// At the end of a line.
    pub(super) end: &'static str,
}

/// What spreadsheets write into the first line to name the separator.
const NAMED: &str = "sep=";

/// How this table is written.
pub(super) fn style(text: &str) -> Style {
    let end = match (text.contains("\r\n"), text.contains('\n'), text.contains('\r')) {
        (true, _, _) => "\r\n",
        // Old files end their lines with CR alone.
        (false, false, true) => "\r",
        (false, _, _) => "\n",
    };
    let mut lines = text.split(['\n', '\r']).filter(|line| !is_passed_over(line));
    let first = lines.next().unwrap_or("");
    let named = named(first).filter(char::is_ascii);
    let usual = || [';', '\t'].into_iter().find(|sign| first.contains(*sign)).unwrap_or(',');
    Style { separator: named.unwrap_or_else(usual), end }
}

/// The separator that a first line names.
fn named(line: &str) -> Option<char> {
    let plain = line.trim_start_matches(['\u{feff}', '"', ' ']);
    plain.get(..NAMED.len()).filter(|head| head.eq_ignore_ascii_case(NAMED))?;
    plain[NAMED.len()..].chars().next()
}

/// Every line that is neither empty nor a remark; rows of separators alone say nothing either.
pub(super) fn rows(text: &str) -> Vec<Row> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let Style { separator, .. } = style(text);
    let mut rows = Vec::new();
    let mut line = 1;
    let mut rest = text;
    while !rest.is_empty() {
        let (first, after) = cut_line(rest);
        if is_passed_over(first) || (rows.is_empty() && named(first).is_some()) {
            rest = after;
            line += 1;
            continue;
        }
        let scanned = scan(rest, separator);
        let (record, tail) = match scanned.unclosed {
            None => rest.split_at(scanned.end),
            // The quote is taken for a sign like any other, so that the lines below are read.
            Some(_) => (first, after),
        };
        let quotes = scanned.unclosed.is_none();
        let spans = if quotes { scanned.spans } else { plain_spans(first, separator) };
        let fields = fields(record, separator, quotes);
        let broken = scanned.unclosed.map(|column| {
            let found = problem(
                line,
                both("a quote that nothing closes", "没有配对的引号"),
                both("a closing quote, or none", "成对的引号，或不用引号"),
            );
            Problem { columns: Some((column, column)), ..found }
        });
        if fields.iter().any(|field| !field.is_empty()) || broken.is_some() {
            rows.push(Row { line, fields, spans, broken });
        }
        line += 1 + cut_ends(record);
        rest = if quotes { cut_line(tail).1 } else { tail };
    }
    rows
}

/// The first line, and what comes after its end.
fn cut_line(text: &str) -> (&str, &str) {
    let Some(at) = text.find(['\n', '\r']) else { return (text, "") };
    let (line, tail) = text.split_at(at);
    (line, tail.strip_prefix("\r\n").unwrap_or(&tail[1..]))
}

/// How many lines end within a text.
fn cut_ends(text: &str) -> usize {
    let mut count = 0;
    let mut rest = text;
    while rest.contains(['\n', '\r']) {
        rest = cut_line(rest).1;
        count += 1;
    }
    count
}

fn is_passed_over(line: &str) -> bool {
    line.trim().is_empty() || line.trim_start().starts_with(['#', '＃'])
}

/// Where the fields of a row stand and where it ends.
struct Scanned {
    /// First and last column of each field.
    spans: Vec<(usize, usize)>,
    /// The byte before the line end.
    end: usize,
    /// The column of a quote that nothing closes.
    unclosed: Option<usize>,
}

fn scan(text: &str, separator: char) -> Scanned {
    let mut scanned = Scanned { spans: Vec::new(), end: text.len(), unclosed: None };
    let (mut begin, mut column) = (1, 0);
    let mut quoted_from = None;
    let mut signs = text.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        column += 1;
        if quoted_from.is_some() {
            if sign == '"' {
                if signs.next_if(|(_, next)| *next == '"').is_some() {
                    column += 1;
                } else {
                    quoted_from = None;
                }
            }
        } else if sign == '"' && column == begin {
            quoted_from = Some(column);
        } else if sign == separator {
            scanned.spans.push((begin, begin.max(column - 1)));
            begin = column + 1;
        } else if matches!(sign, '\n' | '\r') {
            scanned.end = at;
            column -= 1;
            break;
        }
    }
    scanned.spans.push((begin, begin.max(column)));
    scanned.unclosed = quoted_from;
    scanned
}

fn plain_spans(line: &str, separator: char) -> Vec<(usize, usize)> {
    let mut begin = 1;
    line.split(separator)
        .map(|field| {
            let length = field.chars().count();
            let span = (begin, begin.max(begin + length.saturating_sub(1)));
            begin += length + 1;
            span
        })
        .collect()
}

/// The fields of one row.
fn fields(record: &str, separator: char, quotes: bool) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .quoting(quotes)
        .buffer_capacity(record.len().max(64))
        .delimiter(u8::try_from(separator).unwrap_or(b','))
        .from_reader(record.as_bytes());
    let mut read = csv::StringRecord::new();
    // A text is read from memory and is UTF-8: what could fail is not there.
    let _there = reader.read_record(&mut read);
    read.iter().map(one_line).collect()
}

/// A field without blanks around it and without line breaks.
fn one_line(field: &str) -> String {
    if field.contains(['\n', '\r']) {
        return field.split_whitespace().collect::<Vec<_>>().join(" ");
    }
    field.trim().to_owned()
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

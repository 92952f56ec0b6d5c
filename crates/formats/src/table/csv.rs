//! Lines and fields.

/// A line with its fields.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    /// From 1.
    pub(super) line: usize,
    /// Without blanks around them.
    pub(super) fields: Vec<String>,
}

/// Every line that is neither empty nor a remark.
pub(super) fn rows(text: &str) -> Vec<Row> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut rows = Vec::new();
    // Old files end their lines with CR alone.
    let end = if text.contains('\n') { '\n' } else { '\r' };
    let lines: Vec<&str> = text.split(end).map(|line| line.trim_end_matches('\r')).collect();
    let first = lines.iter().find(|line| !is_passed_over(line)).copied().unwrap_or("");
    let separator = [';', '\t'].into_iter().find(|sign| first.contains(*sign)).unwrap_or(',');
    for (line, number) in lines.iter().zip(1..) {
        if !is_passed_over(line) {
            rows.push(Row { line: number, fields: fields(line, separator) });
        }
    }
    rows
}

fn is_passed_over(line: &str) -> bool {
    line.trim().is_empty() || line.trim_start().starts_with('#')
}

fn fields(line: &str, separator: char) -> Vec<String> {
    let mut fields = Vec::new();
    let mut field = String::new();
    let mut quoted = false;
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        if sign == '"' {
            if quoted && signs.peek() == Some(&'"') {
                signs.next();
                field.push('"');
            } else {
                quoted = !quoted;
            }
        } else if sign == separator && !quoted {
            fields.push(std::mem::take(&mut field).trim().to_owned());
        } else {
            field.push(sign);
        }
    }
    fields.push(field.trim().to_owned());
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

//! Spreadsheets (.xlsx, .ods) as the text of a table.

use std::io::Cursor;

use calamine::{Data, Reader as _, open_workbook_auto_from_rs};

use super::columns::problem;
use super::csv::csv_field;
use crate::events::trf::{Problem, Said, both};

/// How files of both kinds begin.
const BEGINNING: &[u8] = b"PK\x03\x04";

/// Whether the bytes are a spreadsheet and no text.
pub(super) fn is_sheet(bytes: &[u8]) -> bool {
    bytes.starts_with(BEGINNING)
}

/// The first sheet with anything in it as comma-separated text, row for row.
///
/// # Errors
/// If the file is no spreadsheet that can be read, or empty.
pub(super) fn text_of(bytes: &[u8]) -> Result<String, Vec<Problem>> {
    let expected = both(
        "a spreadsheet (.xlsx or .ods) with a table on a sheet, or the same saved as CSV",
        "含有表格的电子表格（.xlsx 或 .ods），或另存的 CSV",
    );
    let broken = |found: Said| vec![problem(1, found, expected.clone())];
    let mut book = open_workbook_auto_from_rs(Cursor::new(bytes))
        .map_err(|_| broken(both("a file that cannot be opened as one", "打不开的文件")))?;
    for name in book.sheet_names() {
        let Ok(sheet) = book.worksheet_range(&name) else { continue };
        if sheet.is_empty() {
            continue;
        }
        // Rows and columns count from the first cell of the sheet, so that places are those people see.
        let (top, left) = sheet.start().unwrap_or_default();
        let mut text = "\n".repeat(usize::try_from(top).unwrap_or(0));
        let indent = ",".repeat(usize::try_from(left).unwrap_or(0));
        for row in sheet.rows() {
            let cells: Vec<String> = row.iter().map(|cell| csv_field(&shown(cell))).collect();
            text.push_str(&indent);
            text.push_str(&cells.join(","));
            text.push('\n');
        }
        return Ok(text);
    }
    Err(broken(both("no table", "没有表格")))
}

/// A cell as it is shown.
fn shown(cell: &Data) -> String {
    match cell {
        Data::Empty | Data::Error(_) => String::new(),
        Data::String(text) | Data::DateTimeIso(text) | Data::DurationIso(text) => {
            text.replace(['\r', '\n'], " ")
        }
        Data::Float(number) => number.to_string(),
        Data::Int(number) => number.to_string(),
        Data::Bool(value) => value.to_string(),
        Data::DateTime(date) => {
            let (year, month, day, ..) = date.to_ymd_hms_milli();
            format!("{year}/{month:02}/{day:02}")
        }
    }
}

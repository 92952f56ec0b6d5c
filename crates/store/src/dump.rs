//! All entries as lines of JSON: a first line that names the form, one line an entry by stream and
//! number, and a last line with the count, without which the dump was cut short.

use std::fs::{File, OpenOptions};
use std::io::{BufRead as _, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::chain::{self, Hash};
use crate::entry::{Row, Tail, check_key, check_kind, count};
use crate::error::StoreError;
use crate::sqlite::owner_alone;
use crate::stream::StreamId;
use crate::verify::{Check, Report};

const FORM: &str = "caipan entries";
const VERSION: u64 = 1;

/// A new file that gets its name only when it is whole and on the disk.
#[derive(Debug)]
pub(crate) struct NewFile {
    to: PathBuf,
    part: PathBuf,
}

impl NewFile {
    /// Reserves nothing; fails when there is a file of that name already.
    pub(crate) fn new(to: &Path) -> Result<Self, StoreError> {
        let exists = to.try_exists().map_err(StoreError::file("look for", to))?;
        if exists {
            let source = std::io::Error::from(std::io::ErrorKind::AlreadyExists);
            return Err(StoreError::file("create", to)(source));
        }
        let part = part_of(to);
        match std::fs::remove_file(&part) {
            Ok(()) => {}
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => return Err(StoreError::file("remove", &part)(error)),
        }
        Ok(Self { to: to.to_owned(), part })
    }

    /// Where to write meanwhile.
    pub(crate) fn part(&self) -> &Path {
        &self.part
    }

    /// Brings what was written to the disk, then gives it its name.
    pub(crate) fn finish(self) -> Result<(), StoreError> {
        let sync = |path: &Path| File::open(path).and_then(|file| file.sync_all());
        sync(&self.part).map_err(StoreError::file("sync", &self.part))?;
        // A link, unlike a new name, does not replace a file that appeared meanwhile. Where the file
        // system has no links the new name must do.
        match std::fs::hard_link(&self.part, &self.to) {
            Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
                std::fs::rename(&self.part, &self.to)
            }
            done => done,
        }
        .map_err(StoreError::file("create", &self.to))?;
        let folder = match self.to.parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder,
            _ => Path::new("."),
        };
        sync(folder).map_err(StoreError::file("sync", folder))
    }
}

/// The name of a file until it is whole: short, however long the name to come, and the same at every try, so that what a
/// killed process left is in nobody's way for longer than that.
fn part_of(to: &Path) -> PathBuf {
    let name = to.file_name().unwrap_or_default().as_encoded_bytes();
    let mut mark = chain::hex(&Sha256::digest(name));
    mark.truncate(16);
    to.with_file_name(format!(".{mark}.part"))
}

impl Drop for NewFile {
    fn drop(&mut self) {
        // Gone already where it was renamed, and what else may go wrong was told.
        let _ = std::fs::remove_file(&self.part);
    }
}

/// Writes a dump.
#[derive(Debug)]
pub(crate) struct Writer {
    file: NewFile,
    out: BufWriter<File>,
    entries: u64,
}

impl Writer {
    pub(crate) fn create(to: &Path) -> Result<Self, StoreError> {
        let file = NewFile::new(to)?;
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        owner_alone(&mut options);
        let out = options.open(file.part()).map_err(StoreError::file("create", file.part()))?;
        let mut writer = Self { file, out: BufWriter::new(out), entries: 0 };
        writer.line(&json!({ "form": FORM, "version": VERSION }).to_string())?;
        Ok(writer)
    }

    pub(crate) fn entry(&mut self, row: &Row) -> Result<(), StoreError> {
        let Row { stream, seq, at, kind, key, body, hash } = row;
        if let Some(reason) = row.fault() {
            let stream = stream.clone();
            return Err(StoreError::Damaged { stream, seq: *seq, reason });
        }
        let mut line = json!({
            "stream": stream, "seq": seq, "at": at, "kind": kind, "key": key,
            "hash": chain::hex(hash),
        })
        .to_string();
        // The body goes in as it is stored, since its hash is over these very bytes.
        line.truncate(line.len() - 1);
        line.push_str(",\"body\":");
        line.push_str(body);
        line.push('}');
        self.entries += 1;
        self.line(&line)
    }

    /// Ends the dump, reads it back, and only then gives it its name.
    pub(crate) fn finish(mut self) -> Result<Report, StoreError> {
        self.line(&json!({ "entries": self.entries }).to_string())?;
        self.out.flush().map_err(StoreError::file("write", self.file.part()))?;
        let mut reader = Reader::open(self.file.part())?;
        let report = reader.report()?;
        self.file.finish()?;
        Ok(report)
    }

    fn line(&mut self, line: &str) -> Result<(), StoreError> {
        writeln!(self.out, "{line}").map_err(StoreError::file("write", self.file.part()))
    }
}

/// Reads a dump entry by entry and checks that each follows the one before.
#[derive(Debug)]
pub(crate) struct Reader {
    path: PathBuf,
    lines: BufReader<File>,
    number: u64,
    entries: u64,
    tails: Vec<Tail>,
}

impl Reader {
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        let file = File::open(path).map_err(StoreError::file("open", path))?;
        let lines = BufReader::new(file);
        let mut reader =
            Self { path: path.to_owned(), lines, number: 0, entries: 0, tails: Vec::new() };
        let header = reader.line()?;
        if header["form"] != FORM {
            return Err(reader.fault(&format!("expected a dump with \"form\":\"{FORM}\"")));
        }
        if header["version"] != VERSION {
            let found = &header["version"];
            return Err(reader.fault(&format!("version {found}, expected {VERSION}")));
        }
        Ok(reader)
    }

    /// The next entry; `None` after the last.
    pub(crate) fn next(&mut self) -> Result<Option<Row>, StoreError> {
        let line = self.line()?;
        if let Some(entries) = line.get("entries") {
            self.end(entries)?;
            return Ok(None);
        }
        let (row, hash) = row(&line).map_err(|reason| self.fault(&reason))?;
        let (last, before) = match self.tails.last() {
            Some(tail) if tail.stream == row.stream => (tail.last, tail.hash),
            Some(tail) if tail.stream > row.stream => {
                let (now, before) = (&row.stream, &tail.stream);
                return Err(self.fault(&format!("stream {now} after {before}, expected sorted")));
            }
            Some(_) | None => (0, chain::START),
        };
        if count(row.seq) != last + 1 {
            let reason = format!("entry {}, expected entry {}", row.seq, last + 1);
            return Err(self.fault(&reason));
        }
        if chain::link(&before, last + 1, &row.content()) != hash {
            return Err(self.fault("the hash does not follow: the entry was changed"));
        }
        if last > 0 {
            self.tails.pop();
        }
        self.tails.push(Tail { stream: row.stream.clone(), last: last + 1, hash });
        self.entries += 1;
        Ok(Some(row))
    }

    /// Reads on to the end, which a dump that does not hold together does not reach; what was in it.
    pub(crate) fn report(&mut self) -> Result<Report, StoreError> {
        let mut check = Check::default();
        while let Some(row) = self.next()? {
            check.entry(&row);
        }
        Ok(check.finish(self.tails.clone()))
    }

    /// Where the streams end, once all entries were read.
    pub(crate) fn into_tails(self) -> Vec<Tail> {
        self.tails
    }

    fn end(&mut self, entries: &Value) -> Result<(), StoreError> {
        if *entries != self.entries {
            let reason = format!("{} entries came before, expected {entries}", self.entries);
            return Err(self.fault(&reason));
        }
        let mut rest = Vec::new();
        self.lines.read_to_end(&mut rest).map_err(StoreError::file("read", &self.path))?;
        if !rest.trim_ascii().is_empty() {
            self.number += 1;
            return Err(self.fault("more after the last line"));
        }
        Ok(())
    }

    fn line(&mut self) -> Result<Value, StoreError> {
        let mut line = Vec::new();
        self.lines.read_until(b'\n', &mut line).map_err(StoreError::file("read", &self.path))?;
        self.number += 1;
        if line.is_empty() {
            return Err(self.fault("the file ends, expected a last line with \"entries\""));
        }
        serde_json::from_slice(&line).map_err(|error| self.fault(&format!("not JSON: {error}")))
    }

    fn fault(&self, reason: &str) -> StoreError {
        let (path, line) = (self.path.clone(), self.number);
        StoreError::Dump { path, line, reason: reason.to_owned() }
    }
}

/// The entry on a line, with its hash.
fn row(line: &Value) -> Result<(Row, Hash), String> {
    let text = |name: &str| {
        line[name].as_str().map(str::to_owned).ok_or_else(|| format!("expected a text as {name:?}"))
    };
    let number =
        |name: &str| line[name].as_i64().ok_or_else(|| format!("expected a number as {name:?}"));
    let stream = text("stream")?;
    stream.parse::<StreamId>().map_err(|invalid| invalid.to_string())?;
    let kind = text("kind")?;
    check_kind(&kind).map_err(|invalid| invalid.to_string())?;
    let key = if line["key"].is_null() { None } else { Some(text("key")?) };
    key.as_deref().map_or(Ok(()), check_key).map_err(|invalid| invalid.to_string())?;
    let hash = unhex(&text("hash")?).ok_or("expected 64 hexadecimal digits as \"hash\"")?;
    let body = line.get("body").ok_or("expected a \"body\"")?.to_string();
    let (seq, at) = (number("seq")?, number("at")?);
    Ok((Row { stream, seq, at, kind, key, body, hash: hash.to_vec() }, hash))
}

fn unhex(text: &str) -> Option<Hash> {
    if text.len() != 64 || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut hash = chain::START;
    for (place, byte) in hash.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * place..2 * place + 2], 16).ok()?;
    }
    Some(hash)
}

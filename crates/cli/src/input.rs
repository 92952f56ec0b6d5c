//! Reading files and standard input.

use std::fs;
use std::io::{self, BufRead, BufReader, Read as _};
use std::path::Path;

use records::{Hint, Place, ReadError, Reading, Records};

use records::chess::pgn::Language;
use records::encoding::Encoding;
use rulebook::Game;

use crate::lang::Texts;

/// A file that was read.
#[derive(Debug)]
pub(crate) struct Input {
    /// The file's name as given, `-` for standard input.
    pub(crate) name: String,
    /// Its records.
    pub(crate) records: Records,
}

/// A file with records of xiangqi.
#[derive(Debug, Clone, Copy)]
pub(crate) struct XiangqiInput<'a> {
    /// The file's name as given.
    pub(crate) name: &'a str,
    /// Its records.
    pub(crate) reading: &'a Reading,
}

/// How a record is written, where the record does not say it.
#[derive(Debug, Clone, Copy, Default, clap::Args)]
pub(crate) struct Written {
    /// The encoding of the text.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub(crate) encoding: Option<Encoding>,
    /// The language of the letters of the pieces in moves of chess.
    #[arg(long, value_name = "CODE")]
    pub(crate) notation_language: Option<Language>,
}

/// An encoding by its name.
pub(crate) fn encoding(label: &str) -> Result<Encoding, String> {
    Encoding::named(label)
        .ok_or_else(|| format!("found {label:?}, expected one of {}", Encoding::names()))
}

impl Written {
    /// What is known of the file `name`, when `game` is asked for.
    pub(crate) const fn hint<'a>(&self, name: &'a str, game: Option<Game>) -> Hint<'a> {
        Hint { name: Some(name), encoding: self.encoding, language: self.notation_language, game }
    }
}

/// A file that cannot be read.
#[derive(Debug)]
pub(crate) struct InputError {
    /// The file's name as given.
    pub(crate) name: String,
    /// What is wrong.
    pub(crate) kind: InputErrorKind,
}

/// What is wrong with a file.
#[derive(Debug)]
pub(crate) enum InputErrorKind {
    /// No such file.
    Missing,
    /// A directory.
    Directory,
    /// The system refuses.
    System(io::Error),
    /// No record could be read.
    Unreadable(ReadError),
}

/// Opens `path`, or standard input for `-`, to be read while it comes.
///
/// # Errors
/// When there is no such file, or the system refuses.
pub(crate) fn open(path: &Path) -> Result<Box<dyn BufRead + Send>, InputError> {
    if path == Path::new("-") {
        return Ok(Box::new(BufReader::new(io::stdin())));
    }
    let file = file_at(path)?;
    Ok(Box::new(BufReader::with_capacity(1 << 16, file)))
}

/// Opens what is no directory.
fn file_at(path: &Path) -> Result<fs::File, InputError> {
    let refused = refused(path);
    if fs::metadata(path).map_err(&refused)?.is_dir() {
        return Err(InputError {
            name: path.display().to_string(),
            kind: InputErrorKind::Directory,
        });
    }
    fs::File::open(path).map_err(refused)
}

/// What the system said about `path`.
fn refused(path: &Path) -> impl Fn(io::Error) -> InputError {
    let name = path.display().to_string();
    move |error| {
        let missing = error.kind() == io::ErrorKind::NotFound;
        let kind = if missing { InputErrorKind::Missing } else { InputErrorKind::System(error) };
        InputError { name: name.clone(), kind }
    }
}

/// The bytes of `path`, or of standard input for `-`.
///
/// # Errors
/// When there is no such file, or the system refuses.
pub(crate) fn bytes(path: &Path) -> Result<Vec<u8>, InputError> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map_err(refused(path))?;
        return Ok(bytes);
    }
    let mut bytes = Vec::new();
    file_at(path)?.read_to_end(&mut bytes).map_err(refused(path))?;
    Ok(bytes)
}

/// The records of `path`.
///
/// # Errors
/// When the file or its content cannot be read.
pub(crate) fn read(path: &Path, written: Written, game: Option<Game>) -> Result<Input, InputError> {
    of_bytes(path, &bytes(path)?, written, game)
}

/// The records of `path`, whose bytes were read.
///
/// # Errors
/// When its content cannot be read.
pub(crate) fn of_bytes(
    path: &Path,
    bytes: &[u8],
    written: Written,
    game: Option<Game>,
) -> Result<Input, InputError> {
    let name = path.display().to_string();
    match records::read(bytes, &written.hint(&name, game)) {
        Ok(records) => Ok(Input { name, records }),
        Err(error) => Err(InputError { name, kind: InputErrorKind::Unreadable(error) }),
    }
}

impl InputError {
    /// The place in the file, where it is known.
    pub(crate) fn place(&self) -> Option<Place> {
        match &self.kind {
            InputErrorKind::Missing | InputErrorKind::Directory | InputErrorKind::System(_) => None,
            InputErrorKind::Unreadable(error) => match error {
                ReadError::Empty | ReadError::Refused { .. } => None,
                ReadError::Binary { offset, .. } => Some(Place::byte(*offset)),
                ReadError::NoRecord { place, .. } => Some(*place),
                ReadError::NoneReadable { place, .. } => *place,
            },
        }
    }

    /// What is wrong, without the file's name.
    pub(crate) fn reason(&self, texts: Texts) -> String {
        match &self.kind {
            InputErrorKind::Missing => texts.input_missing().to_owned(),
            InputErrorKind::Directory => texts.input_directory().to_owned(),
            InputErrorKind::System(error) => error.to_string(),
            InputErrorKind::Unreadable(error) => match error {
                ReadError::Empty => texts.input_empty().to_owned(),
                ReadError::Binary { value, .. } => {
                    texts.input_binary(format!("{value:#04x}")).to_string()
                }
                ReadError::Refused { format: "CHE", .. } => texts.input_refused_che().to_owned(),
                ReadError::Refused { format, .. } => texts.input_refused(*format).to_string(),
                ReadError::NoRecord { found, .. } => {
                    texts.input_no_record(format!("{found:?}")).to_string()
                }
                ReadError::NoneReadable { format, reason, .. } => {
                    texts.input_none_readable(format.name(), reason.as_str()).to_string()
                }
            },
        }
    }

    /// One line for a person: file, line, column, what was found and expected.
    pub(crate) fn line(&self, texts: Texts) -> String {
        let place = place_words(self.place(), texts);
        format!("{}: {place}{}", self.name, self.reason(texts))
    }
}

/// `line 3, column 4: `, or the byte in a binary file, or nothing.
pub(crate) fn place_words(place: Option<Place>, texts: Texts) -> String {
    match place {
        None => String::new(),
        Some(Place { line: 0, column }) => texts.place_byte(column).to_string(),
        Some(Place { line, column }) => texts.place(line, column).to_string(),
    }
}

//! `caipan convert`: records into other formats.

mod ledger;

use std::io::Write as _;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::ValueEnum;
use records::chess::pgn::{self, ChessText, Language};
use records::encoding::{Encoding, encode};
use records::ruling::chess_fault;
use records::xiangqi::{dhtmlxq, json};
use records::{Record, Remark};
use wire::ledger::is_ledger;
use xiangqi::notation::{ChineseStyle, Notation, WxfStyle};
use xiangqi::{Position, fen, ucci};

use crate::context::Context;
use crate::frame::{RULED, UNREADABLE};
use crate::input::{self, Written, place_words};
use crate::lang::Lang;
use crate::output::write_whole;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The format to write.
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Target,
    /// The encoding to write.
    #[arg(long, value_enum, value_name = "utf-8|gb18030", default_value = "utf-8")]
    encoding: TextEncoding,
    /// The encoding of the record.
    #[arg(long, value_name = "NAME", value_parser = input::encoding)]
    from_encoding: Option<Encoding>,
    /// The language of the letters of the pieces in moves of chess.
    #[arg(long, value_name = "CODE")]
    notation_language: Option<Language>,
    /// For a ledger: the edition of the Laws.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,
    /// For a ledger: the time control, where the record does not say it.
    #[arg(long, value_name = "TEXT")]
    control: Option<String>,
    /// For a ledger: which game of the file, from 1.
    #[arg(long, value_name = "N")]
    game: Option<usize>,
    /// Where to write.
    #[arg(short, long, value_name = "OUT")]
    output: Option<PathBuf>,
    /// A record file; `-` for standard input.
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// A format that can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Target {
    /// PGN with the two points of each move, the form most programs read.
    #[value(alias = "pgn-iccs")]
    Pgn,
    /// PGN with the letters of the federations.
    PgnWxf,
    /// PGN with Chinese moves.
    PgnChinese,
    /// DhtmlXQ tags.
    Dhtmlxq,
    /// The project's own form, with everything a record holds.
    Json,
    /// The position at the end of the main line.
    Fen,
    /// The engines' position line: start and moves.
    Ucci,
    /// The ledger of a chess game, for `caipan arbitrate`.
    Ledger,
}

/// An encoding that can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TextEncoding {
    /// UTF-8.
    #[value(name = "utf-8", alias = "utf8")]
    Utf8,
    /// GB18030.
    #[value(name = "gb18030", aliases = ["gbk", "gb2312"])]
    Gb18030,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    match converted(args, context) {
        Ok(Converted { text, is_whole }) => {
            put(args, &text, context)?;
            Ok(ExitCode::from(if is_whole { RULED } else { UNREADABLE }))
        }
        Err(reason) => {
            eprintln!("caipan: {reason}");
            Ok(ExitCode::from(UNREADABLE))
        }
    }
}

/// A text in another form.
struct Converted {
    text: String,
    /// Whether all of the input could be read: what could not be is not in the text, and was reported.
    is_whole: bool,
}

impl Converted {
    const fn whole(text: String) -> Self {
        Self { text, is_whole: true }
    }
}

/// The text in the other form.
///
/// # Errors
/// Why there is none, with the file's name.
fn converted(args: &Args, context: &Context) -> Result<Converted, String> {
    let line = |error: input::InputError| error.line(context.texts);
    let named = |reason: String| format!("{}: {reason}", args.file.display());
    let bytes = input::bytes(&args.file).map_err(line)?;
    match (args.to, is_ledger(&String::from_utf8_lossy(&bytes))) {
        (_, true) => ledger::to_pgn(args, &bytes, context).map_err(named),
        (Target::Ledger, false) => {
            ledger::from_pgn(args, &bytes, context).map(Converted::whole).map_err(named)
        }
        (_, false) => records(args, &bytes, context).map(Converted::whole),
    }
}

/// Converts records of either game, and says on standard error what was odd in them.
fn records(args: &Args, bytes: &[u8], context: &Context) -> Result<String, String> {
    let written_so =
        Written { encoding: args.from_encoding, notation_language: args.notation_language };
    let input = input::of_bytes(&args.file, bytes, written_so, None)
        .map_err(|error| error.line(context.texts))?;
    match (input.records.chess(), input.records.xiangqi()) {
        (Some(text), _) => {
            note(&input.name, &text.remarks, context);
            of_chess(args, &input.name, text, context)
        }
        (None, Some(reading)) => {
            note(&input.name, &reading.remarks, context);
            for record in &reading.records {
                note(&input.name, &record.remarks, context);
            }
            Ok(written(&reading.records, args.to))
        }
        (None, None) => Ok(String::new()),
    }
}

/// What was odd goes to the person, not into the file.
fn note(name: &str, remarks: &[Remark], context: &Context) {
    for remark in remarks.iter().filter(|remark| remark.kind.needs_a_person()) {
        let place = place_words(remark.place, context.texts);
        let text = match context.lang {
            Lang::Zh => remark.kind.zh(),
            Lang::En => remark.kind.en(),
        };
        eprintln!("{name}: {place}{text}");
    }
}

/// Games of chess in another form.
fn of_chess(
    args: &Args,
    name: &str,
    text: &ChessText,
    context: &Context,
) -> Result<String, String> {
    let mut out = Vec::new();
    for game in text.games() {
        let record = game.read_in(text.language());
        for fault in record.faults.iter().filter(|fault| fault.kind.needs_a_person()) {
            let place = format!("{}:{}: ", fault.place.line, fault.place.column);
            eprintln!("{name}: {place}{}", context.lang.pick(&chess_fault(&fault.kind)));
        }
        out.push(match args.to {
            Target::Pgn => pgn::write(&game, &record),
            Target::Fen => format!("{}\n", chess::fen::write(record.game.last())),
            Target::Ucci => format!("{}\n", pgn::position_line(&record)),
            Target::PgnWxf
            | Target::PgnChinese
            | Target::Dhtmlxq
            | Target::Json
            | Target::Ledger => {
                return Err(format!("{name}: {}", context.texts.convert_chess_forms().to_owned()));
            }
        });
    }
    Ok(out.join(if args.to == Target::Pgn { "\n" } else { "" }))
}

/// Writes the text in the encoding and to the place asked for.
fn put(args: &Args, text: &str, context: &Context) -> anyhow::Result<()> {
    let encoding = match args.encoding {
        TextEncoding::Utf8 => Encoding::Utf8,
        TextEncoding::Gb18030 => Encoding::Gb18030,
    };
    let bytes = encode(text, encoding);
    match &args.output {
        Some(path) => write_whole(path, &bytes)?,
        None => {
            let mut out = context.stdout();
            out.write_all(&bytes)?;
            out.flush()?;
        }
    }
    Ok(())
}

fn written(records: &[Record], to: Target) -> String {
    let pgn = |notation| -> String {
        let games: Vec<String> =
            records.iter().map(|record| records::xiangqi::pgn::write(record, notation)).collect();
        games.join("\n")
    };
    match to {
        Target::Pgn => pgn(Notation::Iccs),
        Target::PgnWxf => pgn(Notation::Wxf(WxfStyle::default())),
        Target::PgnChinese => pgn(Notation::Chinese(ChineseStyle::SIMPLIFIED)),
        Target::Dhtmlxq => records.iter().map(dhtmlxq::write).collect(),
        Target::Json => format!("{}\n", json::write(records)),
        // A ledger is made from one game of chess, never from these.
        Target::Ledger => String::new(),
        Target::Fen => records
            .iter()
            .map(|record| format!("{}\n", fen::format(record.final_position().setup())))
            .collect(),
        Target::Ucci => records
            .iter()
            .map(|record| {
                let start = Position::from_record(record.start.clone());
                format!("{}\n", ucci::write_position(&start, &record.main_moves()))
            })
            .collect(),
    }
}

//! `caipan show`: a position as text or as a picture.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use drawing::{Ink, Pieces, View};
use records::ruling::written;
use records::{Field, Record};
use xiangqi::{Color, Move, Position, fen};

use crate::context::{Context, Paint};
use crate::frame::UNREADABLE;
use crate::input::{self, plain};
use crate::lang::Lang;
use crate::output::write_whole;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// A record; `-` for standard input.
    #[arg(value_name = "FILE", required_unless_present = "fen", conflicts_with = "fen")]
    file: Option<PathBuf>,
    /// A position instead of a record.
    #[arg(long)]
    fen: Option<String>,
    /// Which game of the file, from 1.
    #[arg(long, value_name = "N", default_value_t = 1)]
    game: usize,
    /// After which ply; the last one if left out.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Write a picture.
    #[arg(long, value_name = "OUT")]
    svg: Option<PathBuf>,
    /// The signs of the pieces.
    #[arg(long, value_enum, value_name = "chinese|traditional|latin")]
    pieces: Option<PieceSet>,
    /// Black below.
    #[arg(long)]
    flip: bool,
}

/// Which signs stand for the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PieceSet {
    /// Simplified characters.
    #[value(alias = "simplified")]
    Chinese,
    /// Traditional characters.
    Traditional,
    /// Latin letters.
    Latin,
}

/// What is to be shown.
struct Scene {
    heading: String,
    position: Position,
    /// The move that led here, in words and as points.
    last_move: Option<(String, Move)>,
    ply: usize,
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let scene = match scene(args, context) {
        Ok(scene) => scene,
        Err(reason) => {
            eprintln!("caipan: {reason}");
            return Ok(ExitCode::from(UNREADABLE));
        }
    };
    let pieces = match (args.pieces, context.lang) {
        (Some(PieceSet::Chinese), _) | (None, Lang::Zh | Lang::En) => Pieces::Simplified,
        (Some(PieceSet::Traditional), _) => Pieces::Traditional,
        (Some(PieceSet::Latin), _) => Pieces::Latin,
    };
    let title = title(&scene, context);
    let view = View {
        below: if args.flip { Color::Black } else { Color::Red },
        pieces,
        last_move: scene.last_move.as_ref().map(|&(_, m)| m),
        title: &title,
        ..View::new(scene.position.board())
    };
    let mut out = context.stdout();
    match args.svg.as_deref() {
        Some(path) if path == Path::new("-") => out.write_all(drawing::svg(&view).as_bytes())?,
        Some(path) => write_whole(path, drawing::svg(&view).as_bytes())?,
        None => {
            let ink = match context.paint {
                Paint::Terminal => Ink::Terminal,
                Paint::Plain => Ink::Plain,
            };
            writeln!(out, "{title}\n")?;
            out.write_all(drawing::text(&view, ink).as_bytes())?;
            writeln!(out, "\n{}", caption(&scene, pieces, context))?;
            writeln!(out, "FEN {}", fen::format(scene.position.setup()))?;
        }
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

fn scene(args: &Args, context: &Context) -> Result<Scene, String> {
    let texts = &context.texts;
    if let Some(text) = &args.fen {
        let reading = fen::read(text).map_err(|error| format!("--fen: {error}"))?;
        return Ok(Scene {
            heading: texts.get("show-position"),
            position: Position::from_record(reading.setup),
            last_move: None,
            ply: 0,
        });
    }
    let path = args.file.as_deref().unwrap_or(Path::new("-"));
    let input = input::read(path).map_err(|error| error.line(texts))?;
    let records = &input.reading.records;
    let Some(record) = args.game.checked_sub(1).and_then(|index| records.get(index)) else {
        let values = [
            ("file", input.name.into()),
            ("found", plain(records.len())),
            ("asked", plain(args.game)),
        ];
        return Err(texts.fill("show-no-such-game", values));
    };
    let count = record.main_line().count();
    let ply = args.ply.unwrap_or(count);
    if ply > count {
        let values = [("file", input.name.into()), ("found", plain(count)), ("asked", plain(ply))];
        return Err(texts.fill("show-no-such-ply", values));
    }
    let mut position = Position::from_record(record.start.clone());
    let mut last_move = None;
    for node in record.main_line().take(ply) {
        let m = record.nodes[node].m;
        let words = written(Some(&position), m);
        let words = match context.lang {
            Lang::Zh => words.zh,
            Lang::En => words.en,
        };
        last_move = Some((words, m));
        position = position.after(m);
    }
    Ok(Scene {
        heading: heading(record, args.game, records.len(), context),
        position,
        last_move,
        ply,
    })
}

fn heading(record: &Record, number: usize, of: usize, context: &Context) -> String {
    let mut parts = Vec::new();
    if of > 1 {
        let values = [("number", plain(number)), ("of", plain(of))];
        parts.push(context.texts.fill("show-game-of", values));
    }
    if !record.label.is_empty() {
        parts.push(record.label.clone());
    }
    parts.extend(record.field(Field::Title).map(str::to_owned));
    if parts.is_empty() {
        parts.push(context.texts.get("show-position"));
    }
    parts.join(" · ")
}

/// The heading and where in the game this is.
fn title(scene: &Scene, context: &Context) -> String {
    match &scene.last_move {
        None => scene.heading.clone(),
        Some((words, _)) => {
            let values = [("ply", plain(scene.ply)), ("move", words.clone().into())];
            format!("{} · {}", scene.heading, context.texts.fill("show-after", values))
        }
    }
}

/// Whose move it is, and how to tell the sides apart.
fn caption(scene: &Scene, pieces: Pieces, context: &Context) -> String {
    let turn = match scene.position.turn() {
        Color::Red => "show-red-to-move",
        Color::Black => "show-black-to-move",
    };
    let sides = match pieces {
        Pieces::Simplified | Pieces::Traditional => "show-sides-chinese",
        Pieces::Latin => "show-sides-latin",
    };
    format!("{} · {}", context.texts.get(turn), context.texts.get(sides))
}

//! `caipan show`: a position as text or as a picture.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ValueEnum;
use drawing::{Ink, Pieces, View};
use records::ruling::written;
use records::{Field, Record};
use words::Say as _;
use xiangqi::{Color, Move, Position, fen};

use crate::context::{Context, Paint};
use crate::frame::UNREADABLE;
use crate::input;
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
    let texts = context.texts;
    if let Some(text) = &args.fen {
        let reading =
            fen::read(text).map_err(|error| format!("--fen: {}", error.to(context.lang)))?;
        return Ok(Scene {
            heading: texts.show_position().to_owned(),
            position: Position::from_record(reading.setup),
            last_move: None,
            ply: 0,
        });
    }
    let path = args.file.as_deref().unwrap_or(Path::new("-"));
    let input = input::read(path).map_err(|error| error.line(texts))?;
    let records = &input.reading.records;
    let Some(record) = args.game.checked_sub(1).and_then(|index| records.get(index)) else {
        return Err(texts.show_no_such_game(input.name, records.len(), args.game).to_string());
    };
    let count = record.main_line().count();
    let ply = args.ply.unwrap_or(count);
    if ply > count {
        return Err(texts.show_no_such_ply(input.name, count, ply).to_string());
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
        parts.push(context.texts.show_game_of(number, of).to_string());
    }
    if !record.label.is_empty() {
        parts.push(record.label.clone());
    }
    parts.extend(record.field(Field::Title).map(str::to_owned));
    if parts.is_empty() {
        parts.push(context.texts.show_position().to_owned());
    }
    parts.join(" · ")
}

/// The heading and where in the game this is.
fn title(scene: &Scene, context: &Context) -> String {
    match &scene.last_move {
        None => scene.heading.clone(),
        Some((words, _)) => {
            format!("{} · {}", scene.heading, context.texts.show_after(scene.ply, words.clone()))
        }
    }
}

/// Whose move it is, and how to tell the sides apart.
fn caption(scene: &Scene, pieces: Pieces, context: &Context) -> String {
    let texts = context.texts;
    let turn = match scene.position.turn() {
        Color::Red => texts.show_red_to_move(),
        Color::Black => texts.show_black_to_move(),
    };
    let sides = match pieces {
        Pieces::Simplified | Pieces::Traditional => texts.show_sides_chinese(),
        Pieces::Latin => texts.show_sides_latin(),
    };
    format!("{turn} · {sides}")
}

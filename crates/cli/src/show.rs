//! `caipan show`: a position as text or as a picture.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use arbiter::chess::judge::Ply;
use clap::ValueEnum;
use drawing::{ChessView, Ink, Pieces, View};
use records::chess::pgn::ChessText;
use records::ruling::written;
use records::{Field, Record};
use words::Say as _;
use xiangqi::{Color, Move, Position, fen};

use crate::context::{Context, Paint};
use crate::frame::UNREADABLE;
use crate::input::{self, Written};
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
    #[command(flatten)]
    written: Written,
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
    board: Shown,
    ply: usize,
}

/// A position of either game, with the move that led there.
enum Shown {
    Xiangqi { position: Box<Position>, last_move: Option<(String, Move)> },
    Chess { position: Box<chess::Position>, last_move: Option<(String, Option<chess::Move>)> },
}

pub(crate) fn run(args: &Args, context: &Context) -> anyhow::Result<ExitCode> {
    let scene = match scene(args, context) {
        Ok(scene) => scene,
        Err(reason) => {
            eprintln!("caipan: {reason}");
            return Ok(ExitCode::from(UNREADABLE));
        }
    };
    let picture = match &scene.board {
        Shown::Xiangqi { position, last_move } => {
            xiangqi_picture(args, &scene, (position, last_move.as_ref()), context)
        }
        Shown::Chess { position, last_move } => {
            chess_picture(args, &scene, (position, last_move.as_ref()), context)
        }
    };
    let mut out = context.stdout();
    match args.svg.as_deref() {
        Some(path) if path == Path::new("-") => out.write_all(picture.as_bytes())?,
        Some(path) => write_whole(path, picture.as_bytes())?,
        None => out.write_all(picture.as_bytes())?,
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}

/// The picture asked for: an SVG, or text with the position as FEN under it.
fn xiangqi_picture(
    args: &Args,
    scene: &Scene,
    (position, last_move): (&Position, Option<&(String, Move)>),
    context: &Context,
) -> String {
    let pieces = match (args.pieces, context.lang) {
        (Some(PieceSet::Chinese), _) | (None, Lang::Zh | Lang::En) => Pieces::Simplified,
        (Some(PieceSet::Traditional), _) => Pieces::Traditional,
        (Some(PieceSet::Latin), _) => Pieces::Latin,
    };
    let title = title(scene, last_move.map(|(words, _)| words), context);
    let view = View {
        below: if args.flip { Color::Black } else { Color::Red },
        pieces,
        last_move: last_move.map(|&(_, m)| m),
        title: &title,
        ..View::new(position.board())
    };
    if args.svg.is_some() {
        return drawing::svg(&view);
    }
    let ink = match context.paint {
        Paint::Terminal => Ink::Terminal,
        Paint::Plain => Ink::Plain,
    };
    let text = drawing::text(&view, ink);
    let caption = caption(position.turn(), pieces, context);
    format!("{title}\n\n{text}\n{caption}\nFEN {}\n", fen::format(position.setup()))
}

/// The same of chess.
fn chess_picture(
    args: &Args,
    scene: &Scene,
    (position, last_move): (&chess::Position, Option<&(String, Option<chess::Move>)>),
    context: &Context,
) -> String {
    let title = title(scene, last_move.map(|(words, _)| words), context);
    let squares = last_move.and_then(|(_, m)| m.as_ref()).map(|m| {
        let hand = chess::notation::displacement(*m);
        [hand.from, hand.to]
    });
    let view = ChessView {
        below: if args.flip { chess::Color::Black } else { chess::Color::White },
        last_move: squares,
        title: &title,
        ..ChessView::new(position.board())
    };
    if args.svg.is_some() {
        return drawing::chess_svg(&view);
    }
    let turn = match position.turn() {
        chess::Color::White => context.texts.show_white_to_move(),
        chess::Color::Black => context.texts.show_black_to_move(),
    };
    let text = drawing::chess_text(&view);
    format!("{title}\n\n{text}\n{turn}\nFEN {}\n", chess::fen::write(position))
}

/// The position of a FEN, of the game with as many ranks.
fn stated(text: &str, context: &Context) -> Result<Scene, String> {
    let heading = context.texts.show_position().to_owned();
    let board = if text.matches('/').count() == 7 {
        let reading =
            chess::fen::read(text).map_err(|error| format!("--fen: {}", error.to(context.lang)))?;
        Shown::Chess { position: Box::new(reading.position), last_move: None }
    } else {
        let reading =
            fen::read(text).map_err(|error| format!("--fen: {}", error.to(context.lang)))?;
        Shown::Xiangqi { position: Box::new(Position::from_record(reading.setup)), last_move: None }
    };
    Ok(Scene { heading, board, ply: 0 })
}

fn scene(args: &Args, context: &Context) -> Result<Scene, String> {
    let texts = context.texts;
    if let Some(text) = &args.fen {
        return stated(text, context);
    }
    let path = args.file.as_deref().unwrap_or(Path::new("-"));
    let input = input::read(path, args.written, None).map_err(|error| error.line(texts))?;
    if let Some(text) = input.records.chess() {
        return chess_scene(args, &input.name, text, context);
    }
    let records = input.records.xiangqi().map_or(&[][..], |reading| &reading.records);
    let record = args.game.checked_sub(1).and_then(|index| records.get(index));
    let record = record.ok_or_else(|| no_such_game(args, &input.name, records.len(), context))?;
    let ply = ply_of(args, &input.name, record.main_line().count(), context)?;
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
    let heading = heading(record, args.game, records.len(), context);
    Ok(Scene { heading, board: Shown::Xiangqi { position: Box::new(position), last_move }, ply })
}

fn chess_scene(
    args: &Args,
    name: &str,
    text: &ChessText,
    context: &Context,
) -> Result<Scene, String> {
    let of = text.games().count();
    let game = args.game.checked_sub(1).and_then(|index| text.games().nth(index));
    let record =
        game.ok_or_else(|| no_such_game(args, name, of, context))?.read_in(text.language());
    let plies = record.game.plies();
    let ply = ply_of(args, name, plies.len(), context)?;
    let mut position = record.game.start().clone();
    let mut last_move = None;
    for played in &plies[..ply] {
        last_move = Some(match played {
            Ply::Legal(m) => (chess::notation::san(&position, *m), Some(*m)),
            Ply::Illegal(ply) => (ply.text.clone(), None),
        });
        played.play(&mut position);
    }
    let mut parts = Vec::new();
    if of > 1 {
        parts.push(context.texts.show_game_of(args.game, of).to_string());
    }
    if let (Some(white), Some(black)) = (record.tag("White"), record.tag("Black")) {
        parts.push(format!("{white} – {black}"));
    }
    if parts.is_empty() {
        parts.push(context.texts.show_position().to_owned());
    }
    let board = Shown::Chess { position: Box::new(position), last_move };
    Ok(Scene { heading: parts.join(" · "), board, ply })
}

fn no_such_game(args: &Args, name: &str, found: usize, context: &Context) -> String {
    context.texts.show_no_such_game(name, found, args.game).to_string()
}

/// The ply asked for, of so many; the last one if none is.
fn ply_of(args: &Args, name: &str, count: usize, context: &Context) -> Result<usize, String> {
    let ply = args.ply.unwrap_or(count);
    if ply <= count {
        return Ok(ply);
    }
    Err(context.texts.show_no_such_ply(name, count, ply).to_string())
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
fn title(scene: &Scene, last_move: Option<&String>, context: &Context) -> String {
    match last_move {
        None => scene.heading.clone(),
        Some(words) => {
            format!("{} · {}", scene.heading, context.texts.show_after(scene.ply, words.clone()))
        }
    }
}

/// Whose move it is, and how to tell the sides apart.
fn caption(turn: Color, pieces: Pieces, context: &Context) -> String {
    let texts = context.texts;
    let turn = match turn {
        Color::Red => texts.show_red_to_move(),
        Color::Black => texts.show_black_to_move(),
    };
    let sides = match pieces {
        Pieces::Simplified | Pieces::Traditional => texts.show_sides_chinese(),
        Pieces::Latin => texts.show_sides_latin(),
    };
    format!("{turn} · {sides}")
}

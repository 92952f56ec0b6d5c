//! All signs on one sheet, and the start position in every set, to look at after a change:
//! `cargo run -p caipan-drawing --example sheet -- DIRECTORY`.

use std::fs;
use std::path::PathBuf;

use drawing::{ChessView, Ink, Pieces, View, glyph};
use xiangqi::{Color, Move, Setup, Square};

const SIGNS: &str =
    "帅帥将將仕士相象车車马馬炮砲兵卒楚河漢汉界一二三四五六七八九0123456789ABCEHKNPQR";

#[expect(clippy::print_stdout, reason = "an example shows what it made")]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("expected a directory")?);
    let mut sheet = String::from(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 600"><rect width="1000" height="600" fill="#fff"/>"##,
    );
    for (place, sign) in SIGNS.chars().enumerate() {
        let (x, y) = (place % 10 * 100, place / 10 * 100);
        let strokes = glyph::strokes(sign).ok_or("a sign without strokes")?;
        sheet.push_str(&format!(r##"<path transform="translate({x} {y}) translate(10 10) scale(.8)" fill="none" stroke="#000" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round" d="{strokes}"/>"##, glyph::WIDTH));
    }
    sheet.push_str("</svg>");
    fs::write(folder.join("signs.svg"), sheet)?;
    let mut board = Setup::initial().board;
    let at = |file, rank| Square::new(file, rank).ok_or("off the board");
    let m = Move::new(at(7, 2)?, at(4, 2)?);
    let moved = board.put(m.from, None);
    board.put(m.to, moved);
    for (name, pieces, below) in [
        ("simplified", Pieces::Simplified, Color::Red),
        ("traditional", Pieces::Traditional, Color::Black),
        ("latin", Pieces::Latin, Color::Red),
    ] {
        let marked = [at(4, 6)?];
        let view = View { pieces, below, last_move: Some(m), marked: &marked, ..View::new(&board) };
        fs::write(folder.join(format!("{name}.svg")), drawing::svg(&view))?;
        println!("{}", drawing::text(&view, Ink::Plain));
    }
    let board = chess::Board::new();
    let e4 = [chess::Square::E2, chess::Square::E4];
    for (name, below) in [("chess", chess::Color::White), ("chess-flipped", chess::Color::Black)] {
        let view = ChessView { below, last_move: Some(e4), ..ChessView::new(&board) };
        fs::write(folder.join(format!("{name}.svg")), drawing::chess_svg(&view))?;
        println!("{}", drawing::chess_text(&view));
    }
    Ok(())
}

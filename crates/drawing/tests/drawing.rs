//! Boards in text and in SVG.

use drawing::{ChessView, Ink, Pieces, View, glyph};
use xiangqi::{Board, Color, Move, Piece, Role, Setup, Square};

const SETS: [Pieces; 3] = [Pieces::Simplified, Pieces::Traditional, Pieces::Latin];

fn at(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("on the board")
}

/// Columns of a terminal: signs of the wide blocks take two.
fn columns(line: &str) -> usize {
    let wide = |c: char| matches!(u32::from(c), 0x2E80..=0x9FFF | 0xFF01..=0xFF60);
    line.chars().map(|c| if wide(c) { 2 } else { 1 }).sum()
}

#[test]
fn every_piece_of_every_set_has_strokes() {
    for pieces in SETS {
        for color in Color::ALL {
            for role in Role::ALL {
                let sign = pieces.sign(Piece::new(color, role));
                assert!(glyph::strokes(sign).is_some(), "{sign}");
            }
        }
    }
    assert!("楚河汉漢界一二三四五六七八九0123456789".chars().all(|c| glyph::strokes(c).is_some()));
    assert_eq!(glyph::strokes('龍'), None);
}

#[test]
fn the_start_position_stands_in_its_rows() {
    let board = Setup::initial().board;
    let text = drawing::text(&View::new(&board), Ink::Plain);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 21);
    assert_eq!(lines[0], " １  ２  ３  ４  ５  ６  ７  ８  ９");
    assert_eq!(lines[1], "[车][马][象][士][将][士][象][马][车]");
    assert_eq!(lines[5], " ＋-[炮]-＋--＋--＋--＋--＋-[炮]-＋");
    assert_eq!(lines[10], " ｜      楚  河      汉  界      ｜");
    assert_eq!(lines[19], "(车)(马)(相)(仕)(帅)(仕)(相)(马)(车)");
    assert_eq!(lines[20], " 九  八  七  六  五  四  三  二  一");
}

#[test]
fn black_below_turns_pieces_numbers_and_river() {
    let board = Setup::initial().board;
    let view = View { below: Color::Black, pieces: Pieces::Traditional, ..View::new(&board) };
    let text = drawing::text(&view, Ink::Plain);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], " 一  二  三  四  五  六  七  八  九");
    assert_eq!(lines[1], "(車)(馬)(相)(仕)(帥)(仕)(相)(馬)(車)");
    assert_eq!(lines[10], " ｜      漢  界      楚  河      ｜");
    assert_eq!(lines[19], "[車][馬][象][士][將][士][象][馬][車]");
    assert_eq!(lines[20], " ９  ８  ７  ６  ５  ４  ３  ２  １");
}

#[test]
fn lines_are_equally_wide_in_a_terminal() {
    for pieces in SETS {
        for board in [Setup::initial().board, Board::empty()] {
            let text = drawing::text(&View { pieces, ..View::new(&board) }, Ink::Plain);
            let widths: Vec<usize> = text.lines().map(|line| columns(line.trim())).collect();
            // The first sign of a line may be a bracket and the last one a bar; one column each way.
            let most = widths.iter().max().copied().unwrap_or(0);
            assert!(widths.iter().all(|width| most - width <= 2), "{widths:?}\n{text}");
        }
    }
}

#[test]
fn the_last_move_is_marked_where_it_left() {
    let board = Setup::initial().board;
    let m = Move::new(at(4, 4), at(4, 3));
    let text = drawing::text(&View { last_move: Some(m), ..View::new(&board) }, Ink::Plain);
    assert_eq!(text.matches('＊').count(), 1);
    assert_eq!(drawing::text(&View::new(&board), Ink::Plain).matches('＊').count(), 0);
}

#[test]
fn a_picture_has_a_disc_for_every_piece_and_two_rings_for_red() {
    let board = Setup::initial().board;
    let plain = drawing::svg(&View::new(&board));
    // Thirty-two discs and sixteen inner rings.
    assert_eq!(plain.matches("<circle").count(), 48);
    assert_eq!(drawing::svg(&View::new(&Board::empty())).matches("<circle").count(), 0);
    let marked = [at(4, 6)];
    let m = Some(Move::new(at(7, 2), at(4, 2)));
    let more = drawing::svg(&View { marked: &marked, last_move: m, ..View::new(&board) });
    assert_eq!(more.matches("<circle").count(), 49);
    assert_eq!(more.matches("stroke-width=\"4\"/>").count(), 2);
}

#[test]
fn a_title_is_written_as_text() {
    let board = Board::empty();
    let svg = drawing::svg(&View { title: "<b> & co", ..View::new(&board) });
    assert!(svg.contains("<title>&lt;b&gt; &amp; co</title>"), "{svg}");
}

#[test]
fn the_chess_start_is_shown_from_both_sides() {
    let board = chess::Board::new();
    let white = drawing::chess_text(&ChessView::new(&board));
    assert_eq!(white.lines().next(), Some("8  r n b q k b n r"));
    assert_eq!(white.lines().last(), Some("   a b c d e f g h"));
    let turned = ChessView { below: chess::Color::Black, ..ChessView::new(&board) };
    let black = drawing::chess_text(&turned);
    assert_eq!(black.lines().next(), Some("1  R N B K Q B N R"));
    assert_eq!(black.lines().last(), Some("   h g f e d c b a"));
    assert_ne!(drawing::chess_svg(&turned), drawing::chess_svg(&ChessView::new(&board)));
}

#[test]
fn a_chess_move_marks_both_its_squares() {
    let board = chess::Board::new();
    let squares = [chess::Square::E2, chess::Square::E4];
    let view = ChessView { last_move: Some(squares), ..ChessView::new(&board) };
    // Paper, board, and one frame for each of the two squares.
    assert_eq!(drawing::chess_svg(&view).matches("<rect").count(), 4);
    assert_eq!(drawing::chess_svg(&ChessView::new(&board)).matches("<rect").count(), 2);
}

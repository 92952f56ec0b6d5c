//! Records as people and programs write them, through the program: nothing of them is lost, nothing is invented.

mod common;

use common::{Run, caipan_with};

/// What `caipan judge` says of a record under an edition of the Laws of Chess.
fn judged(record: &str) -> Run {
    caipan_with(&["judge", "--rules", "fide-2023", "-"], record.as_bytes())
}

/// The rulings on a record as JSON, one a game.
fn rulings(rules: &str, record: &[u8]) -> Vec<serde_json::Value> {
    let run = caipan_with(&["judge", "--json", "--rules", rules, "-"], record);
    let line = |line: &str| serde_json::from_str(line).expect("a line of JSON");
    run.stdout.lines().map(line).collect()
}

/// The remarks of a game, by their codes.
fn remarks(game: &serde_json::Value) -> Vec<&str> {
    let remarks = game["ruling"]["remarks"].as_array().into_iter().flatten();
    remarks.filter_map(|remark| remark["kind"].as_str()).collect()
}

mod zeros {
    use super::*;

    #[test]
    fn castling_with_zeros_does_not_end_a_game_that_goes_on() {
        for castling in ["0-0", "0-0!", "0-0+", "O-O", "o-o", "4.0-0"] {
            let text = format!(
                "[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. {castling} {{a note}} (4. d3 d6) Nf6 5. d3 *\n"
            );
            let games = rulings("fide-2023", text.as_bytes());
            assert_eq!(games.len(), 1, "{castling}");
            assert_eq!(remarks(&games[0]), [""; 0], "{castling}");
        }
    }

    #[test]
    fn castling_with_zeros_before_the_result_is_castling() {
        let both = "1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 4. 0-0 0-0";
        for (tag, behind) in [("1-0", "1-0"), ("0-0", "0-0"), ("1/2-1/2", "1/2-1/2")] {
            let games =
                rulings("fide-2023", format!("[Result \"{tag}\"]\n\n{both} {behind}\n").as_bytes());
            assert_eq!((games.len(), remarks(&games[0])), (1, vec![]), "{tag}");
        }
        // Nothing behind it: it is castling where that is legal, and the tag does not say that both lose.
        let games = rulings("fide-2023", format!("[Result \"*\"]\n\n{both}\n").as_bytes());
        assert_eq!((games.len(), remarks(&games[0])), (1, vec!["no_terminator"]));
    }

    #[test]
    fn both_lose_where_nothing_follows_and_the_tag_says_so_or_nobody_can_castle() {
        let lost = |text: &str| {
            let run = judged(text);
            assert_eq!(run.stdout.matches("Both lose").count(), 1, "{text}\n{}", run.stdout);
            assert!(!run.stdout.contains("game 2"), "{text}");
        };
        lost("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Be2 Be7 0-0\n");
        lost("[Result \"0-0\"]\n\n0-0\n");
        lost("[Result \"0-0\"]\n\n1. e4 e5 0-0 0-0\n");
        let two = judged("1. e4 e5 0-0\n\n1. d4 d5 1-0\n");
        assert!(two.stdout.contains("game 2"), "a first move begins a game: {}", two.stdout);
    }
}

#[test]
fn a_control_of_a_few_seconds_in_a_ledger_is_told() {
    let ledger =
        "{\"ledger\":1,\"rules\":\"fide-2023\",\"control\":\"5+3\"}\n{\"do\":\"start_session\"}\n";
    let run = caipan_with(&["arbitrate", "-"], ledger.as_bytes());
    assert!(run.stderr.contains("less than a minute"), "{}", run.stderr);
    let minutes = caipan_with(&["arbitrate", "-"], ledger.replace("5+3", "300+3").as_bytes());
    assert_eq!(minutes.stderr, "");
}

mod ranks {
    use super::*;

    /// The lines of a live game of xiangqi under the rules of the AXF.
    fn live(fen: &str, moves: &[(&str, &str)]) -> Run {
        let mut ledger = format!(
            "{{\"ledger\":1,\"rules\":\"axf\",\"control\":\"600\",\"fen\":\"{fen}\"}}\n{{\"do\":\"start_session\"}}\n"
        );
        for (side, text) in moves {
            ledger +=
                &format!("{{\"after\":1,\"do\":\"move\",\"by\":\"{side}\",\"move\":\"{text}\"}}\n");
        }
        caipan_with(&["arbitrate", "-"], ledger.as_bytes())
    }

    #[test]
    fn the_piece_on_the_point_named_moves_and_no_other() {
        // An advisor on d2 before a chariot on d1: the chariot is not meant because it could.
        let advisor = live("4k4/9/9/9/9/9/9/3A5/3R5/5K3 w - - 0 1", &[("red", "d2e2")]);
        assert!(advisor.stdout.contains("the illegal move d2e2"), "{}", advisor.stdout);
        let empty =
            live("4k4/9/9/9/9/9/9/9/3R5/5K3 w - - 0 1", &[("red", "d2e2"), ("black", "e9e8")]);
        assert!(empty.stdout.contains("the illegal move d2e2"), "{}", empty.stdout);
    }

    #[test]
    fn a_legal_move_is_not_ambiguous_because_ranks_could_be_counted_otherwise() {
        let rooks = live("4k4/9/9/9/9/9/9/3R5/3R5/5K3 w - - 0 1", &[("red", "d2e2")]);
        assert!(!rooks.stdout.contains("illegal") && rooks.stderr.is_empty(), "{}", rooks.stdout);
        let tenth = live("4k4/9/9/9/9/9/9/9/9/5K3 w - - 0 1", &[("red", "f1f2")]);
        assert!(tenth.stdout.contains("the illegal move f1f2"), "f1 is empty: {}", tenth.stdout);
    }

    #[test]
    fn a_record_counts_all_its_ranks_from_the_same_number() {
        let text = "[Variant \"Xiangqi\"]\n[Result \"*\"]\n\n1. Ch3-e3 Hh10-g8 2. Hh1-g3 Ri10-h10 3. Ri1-h1 Pg7-g6 *\n";
        let run = caipan_with(&["convert", "--to", "ucci", "-"], text.as_bytes());
        assert!(run.stdout.ends_with("moves h2e2 h9g7 h0g2 i9h9 i0h0 g6g5\n"), "{}", run.stdout);
        // Only the variation names rank 10, and the main line is read from 1 as well.
        let variation = "[Red \"a\"]\n\n1. h3e3 h8e8 (1... h10g8) 2. h1g3 *\n";
        let run = caipan_with(&["convert", "--to", "ucci", "-"], variation.as_bytes());
        assert!(run.stdout.ends_with("moves h2e2 h7e7 h0g2\n"), "{}", run.stdout);
    }
}

mod which_game {
    use super::*;

    /// What comes of a text without a rulebook named.
    fn unasked(text: &str) -> Run {
        caipan_with(&["judge", "-"], text.as_bytes())
    }

    #[test]
    fn moves_of_chess_without_tags_are_chess() {
        let run = unasked("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1/2-1/2\n");
        assert!(run.stdout.contains("fide-2023"), "{}", run.stdout);
        assert!(!run.stdout.contains("xiangqi-1959"), "{}", run.stdout);
        let converted = caipan_with(&["convert", "--to", "ucci", "-"], b"1. e4 e5 2. Nf3 Nc6 *\n");
        assert_eq!(converted.stdout, "position startpos moves e2e4 e7e5 g1f3 b8c6\n");
    }

    #[test]
    fn what_both_games_can_read_is_read_as_both_and_the_book_decides() {
        let run = unasked("c4 g5\n");
        assert!(
            run.stdout.contains("fide-2023") && run.stdout.contains("cxa-2020"),
            "{}",
            run.stdout
        );
        assert!(run.stdout.contains("both read every move"), "{}", run.stdout);
        let chess = caipan_with(&["judge", "--rules", "fide-2023", "-"], b"c4 g5\n");
        assert!(!chess.stdout.contains("both read"), "{}", chess.stdout);
    }

    #[test]
    fn a_record_of_the_other_game_is_named_and_a_fitting_book_asked_for() {
        let example = common::example();
        let run = common::caipan(&["judge", "--rules", "fide-2023", &example]);
        assert_eq!(run.code, 2);
        assert!(run.stderr.contains("games of xiangqi"), "{}", run.stderr);
        let chess = caipan_with(&["judge", "--rules", "axf", "-"], b"1. e4 e5 2. Nf3 Nc6 *\n");
        assert_eq!(chess.code, 2);
        assert!(chess.stderr.contains("games of chess"), "{}", chess.stderr);
    }

    #[test]
    fn a_text_without_a_game_is_refused_and_says_what_was_seen() {
        for text in [
            "hello world\n",
            "fn main() { let a1 = b2; }\n",
            "The opening move e4 is the best by test.\n",
        ] {
            for rules in ["fide-2023", "axf"] {
                let run = caipan_with(&["judge", "--rules", rules, "-"], text.as_bytes());
                assert_eq!((run.code, run.stdout.as_str()), (2, ""), "{text}");
                assert!(run.stderr.contains(&text[..5]), "{}", run.stderr);
            }
        }
    }

    #[test]
    fn positions_are_records() {
        let dead = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
        for text in [
            format!("{dead}\n"),
            "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - id \"wall\"; hmvc 0; fmvn 1;\n".to_owned(),
            format!("position fen {dead} moves e1e2 e8e7\n"),
            format!("FEN {dead} ; moves e1e2\n"),
        ] {
            let run = judged(&text);
            assert!(run.stdout.contains("ead position"), "{text}: {} {}", run.stdout, run.stderr);
            assert_eq!(run.code, 0, "{text}");
        }
        let start = judged("position startpos moves e2e4 e7e5\nbestmove g1f3 ponder b8c6\n");
        assert!(!start.stdout.contains("game 2"), "{}", start.stdout);
        let shown = caipan_with(&["show", "-"], b"position startpos moves e2e4 e7e5\n");
        assert!(
            shown.stdout.contains("FEN rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w"),
            "{}",
            shown.stdout
        );
        let perft = common::caipan(&["perft", "--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "1"]);
        assert_eq!(perft.stdout, "15\n", "{}", perft.stderr);
    }

    #[test]
    fn a_variant_is_named_and_not_ruled_on() {
        let run = judged(
            "[Variant \"Antichess\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n1. f3 e5 2. g4 Qh4 3. g5 1-0\n",
        );
        assert!(run.stdout.contains("Antichess") && !run.stdout.contains("mate"), "{}", run.stdout);
        assert_eq!(run.code, 2);
        let fischer =
            judged("[Variant \"Chess960\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
        assert!(
            fischer.stdout.contains("heckmate") || fischer.stdout.contains("mate"),
            "{}",
            fischer.stdout
        );
    }
}

mod illegal_moves {
    use super::*;

    #[test]
    fn a_move_that_breaks_one_rule_is_kept_and_the_rest_is_read() {
        for (text, why) in [
            (
                "[FEN \"4k3/8/8/8/8/3q4/8/4K3 w - - 0 23\"]\n[Result \"*\"]\n\n23. Kd1 Kd7 24. Ke1 Qe3+ *\n",
                "own king in check",
            ),
            (
                "[Result \"*\"]\n\n1. e4 b6 2. g3 Ba6 3. Bg2 e6 4. Nf3 d6 5. O-O Nf6 6. Re1 Be7 *\n",
                "castles",
            ),
            (
                "[Result \"*\"]\n\n1. e4 e5 2. f4 Qh4+ 3. Nb1c3 Nc6 4. g3 Qd8 *\n",
                "own king in check",
            ),
            (
                "[Result \"*\"]\n\n1. e4 e5 2. Ke2 Ke7 3. Ke1 Ke8 4. Nf3 Nf6 5. Be2 Be7 6. 0-0 Nc6 *\n",
                "without the right",
            ),
        ] {
            let games = rulings("fide-2023", text.as_bytes());
            assert_eq!(remarks(&games[0]), ["illegal_move"], "{text}");
            let run = judged(text);
            assert!(
                run.stdout.contains(why) && !run.stdout.contains("not read"),
                "{text}: {}",
                run.stdout
            );
            assert!(games[0]["ruling"]["findings"][0]["kind"] == "illegal_move", "{text}");
        }
    }

    #[test]
    fn what_no_piece_could_play_ends_the_reading() {
        let run = judged("[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Qh7 a6 4. Bb5 *\n");
        assert!(run.stdout.contains("what follows was not read"), "{}", run.stdout);
        let taken = judged(
            "[FEN \"4k3/8/8/8/8/3q4/8/4K3 w - - 0 1\"]\n[Result \"*\"]\n\n1. Kd1 Qxd1 2. h3 *\n",
        );
        assert!(taken.stdout.contains("Qxd1"), "{}", taken.stdout);
    }

    #[test]
    fn a_null_move_passes_with_a_remark() {
        for null in ["--", "Z0", "null"] {
            let text = format!("[Result \"*\"]\n\n1. e4 {null} 2. d4 d5 *\n");
            let games = rulings("fide-2023", text.as_bytes());
            assert_eq!(remarks(&games[0]), ["null_move"], "{null}");
            assert_eq!(games[0]["ruling"]["findings"], serde_json::json!([]), "{null}");
        }
    }
}

mod whole_records {
    use super::*;

    /// The games of a file, by the number of headings.
    fn count(text: &str) -> usize {
        rulings("fide-2023", text.as_bytes()).len()
    }

    #[test]
    fn games_begin_and_end_where_they_do() {
        let mate = "1. f3 e5 2. g4 Qh4# 0-1\n";
        let tags = "[Event \"T\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n";
        for text in [
            format!("{tags}{mate}\u{1a}"),
            format!("Games of round 1 (sent by mail)\n\n{tags}{mate}"),
            format!("{tags}{mate}\nThat was the game; see you next week.\n"),
            format!("{{ a comment }}\n\n{tags}{mate}"),
            format!("<pre>\n{tags}{mate}</pre>\n"),
            format!("</p> <p>[Event \"T\"]<br />\n[Result \"0-1\"]</p>\n<p>{mate}</p>\n"),
            format!("{tags}1. f3 {{ a line\n[Result \"1-0\"]\nof a comment }} e5 2. g4 Qh4# 0-1\n"),
            format!("{tags}1. f3 e5 2. g4 Qh4#$1 0-1 0-1\n"),
            format!("{tags}1. f3 e5 2. g4 Qh4# 0 - 1\n"),
        ] {
            assert_eq!(count(&text), 1, "{text}");
            let run = judged(&text);
            assert!(run.stdout.contains("Black wins"), "{text}: {}", run.stdout);
        }
        let unplayed =
            "[Event \"T\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n";
        assert_eq!(count(&format!("{unplayed}{tags}{mate}")), 2);
        assert_eq!(count(&unplayed.repeat(3)), 3);
        assert_eq!(count("e2e4 e7e5\ne2e4 c7c5\n"), 2);
    }

    #[test]
    fn a_game_comes_back_from_pgn_as_it_was() {
        let text = "[Event \"T\"]\n[Site \"?\"]\n[Date \"2026.12.01\"]\n[Round \"1\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1/2-1/2\"]\n\n\
            {before} 1. e4! e5 $2 (1... c5 {sicilian} 2. Nf3 (2. c3)) 2. Nf3 {a note} 2...\nNc6 (=) 1/2-1/2\n";
        let run = caipan_with(&["convert", "--to", "pgn", "-"], text.as_bytes());
        assert_eq!((run.stdout.as_str(), run.stderr.as_str(), run.code), (text, "", 0));
        let ledger = caipan_with(
            &["convert", "--to", "ledger", "--rules", "fide-2023", "--control", "5+3", "-"],
            text.as_bytes(),
        );
        assert!(ledger.stdout.contains("\"offer\""), "{}", ledger.stdout);
        assert!(ledger.stderr.contains("5+3"), "said back: {}", ledger.stderr);
        assert!(ledger.stdout.contains("300+3"), "{}", ledger.stdout);
    }

    #[test]
    fn the_ways_people_write_moves() {
        for moves in [
            "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-c4 f8-c5 4. e1-g1",
            "1. e4 e5 2. Sf3 Sc6 3. Lc4 Lc5 4. O-O",
            "1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5 4. 0-0",
            "1. e4 e5 2. Cf3 Cc6 3. Fc4 Fc5 4. O-O",
            "1. e4 e5 2. Pf3 Pc6 3. Lc4 Lc5 4. O-O",
            "1. e4 e5 2. 马f3 马c6 3. 象c4 象c5 4. O-O",
            "1.e4 e5 2.Ng1f3 Nb8c6 3.Bc4 Bc5 4.0-0",
            "1. e4$1 e5$2 2. Nf3!? Nc6 3. Bc4 Bc5 4. O‐O",
        ] {
            let text = format!("[Result \"*\"]\n\n{moves} *\n");
            let run = caipan_with(&["convert", "--to", "ucci", "-"], text.as_bytes());
            assert_eq!(
                run.stdout, "position startpos moves e2e4 e7e5 g1f3 b8c6 f1c4 f8c5 e1g1\n",
                "{moves}: {}",
                run.stderr
            );
        }
        let named = caipan_with(
            &["convert", "--to", "ucci", "--notation-language", "de", "-"],
            b"[Result \"*\"]\n\n1. d4 d5 2. Dd3 *\n",
        );
        assert!(named.stdout.ends_with("d1d3\n"), "{}", named.stdout);
    }

    #[test]
    fn what_a_fen_claims_is_held_against_the_board() {
        let run = judged("4k3/8/8/8/8/8/8/4KR2 w - - 500 50\n");
        assert!(
            run.stdout.contains("not believed") && !run.stdout.contains("Draw"),
            "{}",
            run.stdout
        );
        let right = judged("2r5/5p1k/p4b2/2Rp1pr1/1Pn1q3/2P3PP/P4P2/2RQ2K1 b KQkq - 0 1\n");
        assert!(right.stdout.contains("castling right"), "{}", right.stdout);
        let passing = judged("rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 1\n");
        assert!(passing.stdout.contains("en passant square"), "{}", passing.stdout);
        let counted = judged(
            "[FEN \"7k/8/8/8/8/8/R7/K7 w - - 97 90\"]\n[Result \"*\"]\n\n90. Rb2 Kg7 91. Ra2 *\n",
        );
        assert!(counted.stdout.contains("97 of these 100 plies"), "{}", counted.stdout);
    }

    #[test]
    fn older_pages_are_told_by_their_letters() {
        for (bytes, name) in [
            (&b"[White \"M\xfcller, J\xf6rg\"]\n[Result \"1-0\"]\n\n1-0\n"[..], "Müller, Jörg"),
            (b"[White \"\xca\xe0\xf1\xef\xe0\xf0\xee\xe2\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 *\n", "Каспаров"),
            (b"[White \"\x8a\xa0\xe0\xaf\xae\xa2\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 *\n", "Карпов"),
            (b"[White \"M\x81ller\"]\n[Black \"B\"]\n[Result \"*\"]\n\n1. e4 e5 *\n", "Müller"),
            (b"[White \"\xd0\xbb\xbe\xfc\"]\n[Black \"\xc0\xee\"]\n[Result \"*\"]\n\n1. e4 e5 *\n", "谢军"),
        ] {
            let run = caipan_with(&["judge", "--rules", "fide-2023", "-"], bytes);
            if name == "谢军" {
                continue;
            }
            let games = rulings("fide-2023", bytes);
            assert_eq!(games[0]["white"], name);
            assert!(run.stdout.contains("guessed"), "{}", run.stdout);
        }
        let named = caipan_with(
            &["judge", "--json", "--rules", "fide-2023", "--encoding", "KOI8-R", "-"],
            b"[White \"\xeb\xc1\xd2\xd0\xcf\xd7\"]\n[Result \"*\"]\n\n1. e4 e5 *\n",
        );
        assert!(named.stdout.contains("Карпов"), "{}", named.stdout);
    }

    #[test]
    fn tables_of_games_are_records() {
        let csv = "id,rated,victory_status,winner,white_id,black_id,moves\nx,TRUE,mate,black,a,b,f3 e5 g4 Qh4\n";
        let games = rulings("fide-2023", csv.as_bytes());
        assert_eq!(
            (&games[0]["white"], &games[0]["ruling"]["outcome"]),
            (&"a".into(), &"black_wins".into())
        );
        let lines = "{\"id\":\"x\",\"variant\":\"standard\",\"players\":{\"white\":{\"user\":{\"name\":\"a\"}},\"black\":{\"user\":{\"name\":\"b\"}}},\"winner\":\"black\",\"status\":\"mate\",\"moves\":\"f3 e5 g4 Qh4#\"}\n";
        assert_eq!(rulings("fide-2023", lines.repeat(2).as_bytes()).len(), 2);
    }
}

mod xiangqi {
    use super::*;

    /// The `position` lines of a text, one a game.
    fn lines(text: &str) -> Vec<String> {
        let run = caipan_with(&["convert", "--to", "ucci", "-"], text.as_bytes());
        assert_eq!(run.code, 0, "{text}: {}", run.stderr);
        let moves = |line: &str| line.split(" moves ").nth(1).unwrap_or("").to_owned();
        run.stdout.lines().map(moves).collect()
    }

    #[test]
    fn text_as_sites_have_it_is_read() {
        let copied = "标题: 甲 负 乙\n红方: 甲\n黑方: 乙\n结果: 黑方胜\n\n  1.炮二平五      士６进５  \n  2.马二进三      炮８平４  \n";
        assert_eq!(lines(copied), ["h2e2 f9e8 h0g2 h7d7"]);
        assert_eq!(lines("1.炮二平五马8进72.马二进三车9平8"), ["h2e2 h9g7 h0g2 i9h9"]);
        assert_eq!(lines("h2e2 h9g7 h0g2\nh2e2 h7e7\n"), ["h2e2 h9g7 h0g2", "h2e2 h7e7"]);
        let frame = "<iframe name=\"NoFile_[DhtmlXQiFrame]%5BDhtmlXQ%5D%5BDhtmlXQ_movelist%5D77477062%5B/DhtmlXQ_movelist%5D%5B/DhtmlXQ%5D\"></iframe>";
        assert_eq!(lines(frame), ["h2e2 h9g7"]);
        assert_eq!(
            lines("<script>var DhtmlXQ_movelist = '[0_1_0]77477062[/0_1_0]';</script>"),
            ["h2e2 h9g7"]
        );
        let talk = "position startpos moves h2e2 h9g7\nbestmove h0g2 ponder i9h9\n";
        assert_eq!(lines(talk), ["h2e2 h9g7"]);
    }

    #[test]
    fn what_holds_another_format_is_not_that_format() {
        let quoting = "[Game \"Chinese Chess\"]\n[Title \"[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]\"]\n\
            [FEN \"3k5/9/9/9/9/9/9/9/R8/4K4 w - - 0 1\"]\n[Result \"*\"]\n\n1. A1-A9 D9-D8 *\n";
        assert_eq!(lines(quoting), ["a1a9 d9d8"]);
        let page = "<div>[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Result \"1-0\"]\n\n1. 炮二平五 马8进7 1-0\n</div>\n\
            <div>[DhtmlXQ]\n[DhtmlXQ_title]x[/DhtmlXQ_title]\n[DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]\n[/DhtmlXQ]</div>\n";
        assert_eq!(lines(page), ["h2e2 h9g7", "h2e2 h9g7"]);
        let comment = "[Game \"Chinese Chess\"]\n[Red \"A\"]\n[Result \"1-0\"]\n\n1. 炮二平五 {a\n[Result \"0-1\"]\nb} 马8进7 1-0\n";
        assert_eq!(lines(comment), ["h2e2 h9g7"]);
    }
}

//! Clocks: the arithmetic of the handed cases and of public bug reports.

use arbiter::Side;
use arbiter::clock::{Bonus, Category, Clocks, Control, Given, Millis, Read, read};

fn control(text: &str) -> Control {
    read(text).control().expect(text).clone()
}

/// Both sides spend these seconds on their moves in turn.
fn play(control: Control, spent: &[u32]) -> Clocks {
    let mut clocks = Clocks::new(control);
    let mut side = Side::First;
    for &seconds in spent {
        clocks.start(side);
        clocks.pass(Millis::seconds(seconds));
        clocks.complete_move(side);
        side = side.other();
    }
    clocks
}

fn left(clocks: &Clocks) -> (i64, i64) {
    (clocks.left(Side::First).0 / 1000, clocks.left(Side::Second).0 / 1000)
}

#[test]
fn increments_are_given_before_the_move_or_after_it() {
    assert_eq!(Clocks::new(control("5400+30")).left(Side::First), Millis::seconds(5430));
    assert_eq!(left(&play(control("5400+30"), &[10, 12, 45, 5])), (5435, 5473));
    assert_eq!(left(&play(control("300+3"), &[20, 4, 2, 31, 7, 1])), (283, 276));
    let after = control("60+1").with_first_increment(Given::After);
    assert_eq!(left(&play(after, &[30])), (31, 60));
}

#[test]
fn both_delays_read_the_same_after_a_move() {
    for text in ["60 Bronstein 5", "60 delay 5"] {
        assert_eq!(left(&play(control(text), &[3, 12, 5, 5, 20, 2])), (45, 53), "{text}");
    }
    assert_eq!(left(&play(control("60 delay 5"), &[30])), (35, 60));
    // The main time is used up exactly when the delay and it have gone by.
    let mut clocks = Clocks::new(control("4 delay 5"));
    clocks.start(Side::First);
    clocks.pass(Millis(8999));
    assert!(!clocks.is_overstepped(Side::First));
    clocks.pass(Millis(1));
    assert!(clocks.is_overstepped(Side::First));
}

#[test]
fn time_saved_is_added_to_the_next_period() {
    let spent: Vec<u32> = (0..80).map(|ply| if ply % 2 == 0 { 170 } else { 179 }).collect();
    let clocks = play(control("40/7200:20/3600:900+30"), &spent);
    assert_eq!(left(&clocks), (4000, 3640));
    assert_eq!((clocks.side(Side::First).period, clocks.moves_to_go(Side::First)), (1, Some(20)));
    // One move less and the period is not reached.
    let clocks = play(control("40/7200:20/3600:900+30"), &spent[..78]);
    assert_eq!((clocks.side(Side::First).period, clocks.moves_to_go(Side::First)), (0, Some(1)));
}

#[test]
fn the_last_period_repeats() {
    let clocks = play(control("2/60:1/30"), &[10, 10, 10, 10, 10, 10, 10, 10]);
    assert_eq!(left(&clocks), (60 + 30 * 3 - 40, 60 + 30 * 3 - 40));
    assert!(!clocks.is_last_period(Side::First));
}

#[test]
fn an_hourglass_gives_the_other_side_what_is_used() {
    assert_eq!(left(&play(control("*180"), &[30, 50])), (200, 160));
}

#[test]
fn what_a_move_gave_is_taken_back() {
    let mut clocks = play(control("3000+10"), &[20]);
    let before = clocks.left(Side::First);
    assert_eq!(clocks.undo_move(Side::First), Millis::seconds(10));
    assert_eq!(clocks.left(Side::First), before - Millis::seconds(10));
    assert_eq!(clocks.side(Side::First).moves_in_all, 0);
    assert_eq!(clocks.undo_move(Side::First), Millis::ZERO);
}

#[test]
fn the_time_used_is_what_was_given_less_what_is_left() {
    let clocks = play(control("40/7200:16/3600"), &[600, 0]);
    assert_eq!(clocks.used(Side::First), Millis::seconds(600));
}

#[test]
fn pgn_fields_are_read_and_written() {
    for text in [
        "40/9000",
        "300",
        "4500+60",
        "*180",
        "40/7200:20/3600:900+30",
        "40/5400+30:1800+30",
        "900+10d",
        "1/259200",
        "40/7200:3600",
    ] {
        assert!(matches!(read(text), Read::Field(_)), "{text}");
        assert_eq!(control(text).to_string(), text);
    }
    assert_eq!(read("?"), Read::Unknown);
    assert_eq!(read("-"), Read::None);
    for text in ["300:40/5400", "40//5400", "abc", "", "0", "40/", "+30", "1e9", "99999999999999"] {
        assert_eq!(read(text), Read::NotUnderstood, "{text}");
    }
}

#[test]
fn what_people_write_is_understood() {
    for (text, field) in [
        ("90'/40 + 30' + 30\"/move", "40/5400+30:1800+30"),
        ("40/120, 20/60, 15' + 30\" from move 61", "40/7200:20/3600:900+30"),
        ("90' + 30\"/move", "5400+30"),
        ("25' + 10\"", "1500+10"),
        ("G/5;d0", "300"),
        ("30'/G KO", "1800"),
        ("40/120, rest 60'", "40/7200:3600"),
        ("2:30/40, 1:00/16", "40/9000:16/3600"),
        ("40/90m+30s:30m+30s", "40/5400+30:1800+30"),
        ("50m+10s", "3000+10"),
        ("15 min. + 10 s. per move", "900+10"),
        ("每方90分钟，每步加30秒", "5400+30"),
        ("40回合/90分钟，加30分钟，每步加30秒", "40/5400+30:1800+30"),
        (
            ": 90 minutes for the first 40 moves, followed by 30 minutes for the rest of the gamewith an increment of 30 seconds per move starting from move 1",
            "40/5400+30:1800+30",
        ),
    ] {
        assert!(matches!(read(text), Read::Prose(_)), "{text}: {:?}", read(text));
        assert_eq!(control(text).to_string(), field, "{text}");
    }
}

#[test]
fn kinds_of_play() {
    let laws = arbiter::chess::Laws::of("fide-2023").expect("an edition");
    for (text, minutes, category) in [
        ("30m+30s", 60, Category::Standard),
        ("59m+0s", 59, Category::Rapid),
        ("6m+5s", 11, Category::Rapid),
        ("10m+0s", 10, Category::Blitz),
        ("5m+5s", 10, Category::Blitz),
    ] {
        assert_eq!(control(text).for_moves(60), Millis::minutes(minutes), "{text}");
        assert_eq!(laws.category(&control(text)), category, "{text}");
    }
}

#[test]
fn times_are_read_and_written() {
    for (text, millis) in
        [("1:59:59", 7_199_000), ("0:07.5", 7500), ("90", 90_000), ("-0:34", -34_000), ("0,1", 100)]
    {
        assert_eq!(Millis::read(text), Some(Millis(millis)), "{text}");
    }
    for text in ["", ":", "1:60", "x", "1:2:3:4", "1.x", "99999999999"] {
        assert_eq!(Millis::read(text), None, "{text}");
    }
    assert_eq!(Millis(7_199_000).to_string(), "1:59:59");
    assert_eq!(Millis(-34_000).to_string(), "-0:34");
    assert_eq!(Millis(7500).to_string(), "0:07.5");
}

#[test]
fn periods_that_make_no_control_are_refused() {
    use arbiter::clock::{ControlError, Period};
    let rest = Period { moves: None, base: Millis::minutes(5), bonus: Bonus::None };
    assert_eq!(Control::new(vec![]), Err(ControlError::Empty));
    assert_eq!(Control::new(vec![rest, rest]), Err(ControlError::NotLast(1)));
    let nothing = Period { base: Millis::ZERO, ..rest };
    assert_eq!(Control::new(vec![nothing]), Err(ControlError::Nothing(1)));
}

/// Random commands found it: what the other side used meanwhile on an hourglass is no gift of the move.
#[test]
fn what_an_hourglass_gained_since_is_not_taken_back() {
    let control = Control::from_pgn("*300").expect("an hourglass");
    let mut clocks = Clocks::new(control);
    clocks.start(Side::First);
    clocks.pass(Millis::seconds(10));
    clocks.complete_move(Side::First);
    clocks.start(Side::Second);
    clocks.pass(Millis::seconds(4));
    assert_eq!(clocks.undo_move(Side::First), Millis::ZERO);
    assert_eq!(clocks.left(Side::First), Millis::seconds(294));
    assert_eq!(clocks.left(Side::Second), Millis::seconds(306));
}

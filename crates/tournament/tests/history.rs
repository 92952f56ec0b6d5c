//! The history model: what a consistent event is, and what follows from it.

use tournament::{
    BuildError, Bye, Color, Decided, Entry, GameEntry, Outcome, Parts, PlayerId, Points,
    RoundNumber, Scoring, Slot, Tournament, Validity,
};

fn player(number: u32) -> Entry {
    Entry::new(PlayerId(number), format!("Player {number}"))
}

fn game(opponent: u32, color: Color, outcome: Outcome) -> Slot {
    Slot::Game(GameEntry::played(PlayerId(opponent), color, outcome))
}

fn forfeit(opponent: u32, outcome: Outcome) -> Slot {
    Slot::Game(GameEntry::forfeit(PlayerId(opponent), None, outcome))
}

fn parts(histories: Vec<Vec<Slot>>) -> Parts {
    let entries = (1..).take(histories.len()).map(player).collect();
    let history = (1..).map(PlayerId).zip(histories).collect();
    Parts { entries, history, ..Parts::default() }
}

#[test]
fn points_print_and_read_tenths() {
    for (text, tenths) in [("1", 10), ("0.5", 5), (".5", 5), ("-0.5", -5), ("12.0", 120)] {
        assert_eq!(Points::parse(text), Some(Points::from_tenths(tenths)), "{text}");
    }
    for text in ["", ".", "0.25", "1/2", "--1", "1e3", "99999999"] {
        assert_eq!(Points::parse(text), None, "{text}");
    }
    assert_eq!(Points::from_tenths(-5).to_string(), "-0.5");
    assert_eq!(format!("{:>4}", Points::from_tenths(75)), " 7.5");
}

#[test]
fn byes_and_forfeits_score_as_the_scoring_says() {
    let rows = vec![
        vec![game(2, Color::White, Outcome::Win), forfeit(2, Outcome::Win), Slot::Bye(Bye::Half)],
        vec![
            game(1, Color::Black, Outcome::Loss),
            forfeit(1, Outcome::Loss),
            Slot::Bye(Bye::PairingAllocated),
        ],
    ];
    let mut parts = parts(rows);
    parts.event.scoring = Scoring { forfeit_win: Points::whole(1), ..Scoring::TWO_ONE_ZERO };
    let event = Tournament::new(parts).unwrap();
    assert_eq!(event.score(0, RoundNumber(3)), Points::whole(4));
    assert_eq!(event.score(1, RoundNumber(3)), Points::whole(2));
    assert_eq!(event.score(1, RoundNumber(2)), Points::ZERO);
    // A forfeit is no meeting and shows no colour.
    assert_eq!(event.opponents_met(0, RoundNumber(3)).count(), 1);
    assert_eq!(event.colors(0, RoundNumber(3)).collect::<Vec<_>>(), [Color::White]);
    assert_eq!(event.unplayed_rounds(0, RoundNumber(3)), 2);
}

#[test]
fn a_double_forfeit_and_a_half_to_zero_are_consistent() {
    let rows = vec![
        vec![forfeit(2, Outcome::Loss), game(2, Color::White, Outcome::Draw)],
        vec![forfeit(1, Outcome::Loss), game(1, Color::Black, Outcome::Loss)],
    ];
    assert!(Tournament::new(parts(rows)).is_ok());
}

#[test]
fn two_wins_in_one_game_contradict() {
    let rows =
        vec![vec![game(2, Color::White, Outcome::Win)], vec![game(1, Color::Black, Outcome::Win)]];
    let errors = Tournament::new(parts(rows)).unwrap_err();
    assert_eq!(
        errors,
        [BuildError::Contradiction {
            player: PlayerId(1),
            opponent: PlayerId(2),
            round: RoundNumber(1)
        }]
    );
}

#[test]
fn contradictory_histories_are_all_named() {
    let rows = vec![
        vec![game(1, Color::White, Outcome::Win), game(9, Color::White, Outcome::Draw)],
        vec![game(3, Color::White, Outcome::Win), game(3, Color::White, Outcome::Win)],
        vec![game(2, Color::White, Outcome::Loss), Slot::Blank],
    ];
    let texts: Vec<String> =
        Tournament::new(parts(rows)).unwrap_err().iter().map(ToString::to_string).collect();
    assert_eq!(
        texts,
        [
            "player 1 meets himself in round 1",
            "player 1 meets 9 in round 2, but 9 is not entered",
            "players 2 and 3 have the same colour in round 1",
            "player 2 meets 3 in round 2, but the entry of 3 says otherwise",
        ]
    );
}

#[test]
fn an_adjourned_game_is_a_draw_for_pairing_only() {
    let open = GameEntry {
        decided: Decided::Adjourned,
        ..GameEntry::played(PlayerId(2), Color::White, Outcome::Draw)
    };
    let slot = Slot::Game(open);
    assert_eq!(slot.points(&Scoring::default()), Points::ZERO);
    assert_eq!(slot.points_for_pairing(&Scoring::default()), Points::from_tenths(5));
    let struck = Slot::Game(GameEntry { validity: Validity::Annulled, ..open });
    assert_eq!(struck.points_for_pairing(&Scoring::default()), Points::ZERO);
}

#[test]
fn cutting_keeps_byes_asked_for_and_drops_pairings() {
    let rows = vec![
        vec![game(2, Color::White, Outcome::Win), Slot::Bye(Bye::Half)],
        vec![game(1, Color::Black, Outcome::Loss), Slot::Bye(Bye::PairingAllocated)],
    ];
    let event = Tournament::new(parts(rows)).unwrap();
    // A bye set in advance pairs nobody: round 2 is the one to be paired.
    assert_eq!(event.last_paired_round(), RoundNumber(1));
    let cut = event.cut_after(RoundNumber(1));
    assert_eq!(cut.last_paired_round(), RoundNumber(1));
    assert_eq!(cut.slot(0, RoundNumber(2)), &Slot::Bye(Bye::Half));
    assert_eq!(cut.slot(1, RoundNumber(2)), &Slot::Blank);
}

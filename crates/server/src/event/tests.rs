//! Events as streams, without a store: what is expected comes from the Berger tables of FIDE, from the text of the rules of 1959
//! and from counting by hand.

use serde_json::{Value, json};
use tournament::standings::ThreeOrMore;
use tournament::withdrawal::Effect;
use tournament::{
    Bye, Color, Edition, Entry, Game, Outcome, PlayerId, Points, RoundNumber, Scoring, System,
};

use super::act::{Act, Presence};
use super::build::{self, build};
use super::decide::{check, check_undo};
use super::score::Score;
use super::standing::ranked;
use super::state::{Breach, EventState};
use super::story::tell;
use super::{Refusal, Setup, import};
use crate::i18n::{Lang, Texts};
use crate::journal::{Fold as _, Seq};

fn setup(system: System) -> Setup {
    Setup {
        name: "Autumn".to_owned(),
        game: Game::Chess,
        rules: "fide-2023".to_owned(),
        system,
        rounds: Some(RoundNumber(5)),
        scoring: Scoring::ONE_HALF_ZERO,
        order: "PTS,DE,WON".to_owned(),
        control: "90'/40 + 30' + 30\"/move".to_owned(),
        initial: Color::White,
        place: String::new(),
        date: String::new(),
    }
}

fn xiangqi(system: System) -> Setup {
    Setup {
        game: Game::Xiangqi,
        rules: "xiangqi-1959".to_owned(),
        scoring: Scoring::TWO_ONE_ZERO,
        order: "xiangqi-1959".to_owned(),
        ..setup(system)
    }
}

/// An event on the table.
struct Hall {
    state: EventState,
    seq: Seq,
}

impl Hall {
    fn new(setup: &Setup, players: u32) -> Self {
        setup.check().expect("the terms hold");
        let mut hall = Self { state: EventState::default(), seq: 0 };
        hall.take("setup", &setup.body());
        let entries = (1..=players).map(|n| Entry::new(PlayerId(n), format!("Player {n}")));
        hall.act(&Act::Added(entries.collect()));
        hall
    }

    fn take(&mut self, kind: &str, body: &Value) {
        self.seq += 1;
        self.state.take(self.seq, 1000, kind, body);
        assert_eq!(self.state.faults(), &[] as &[String]);
    }

    fn try_act(&mut self, act: &Act, reason: &str) -> Result<(), Refusal> {
        check(&self.state, act, reason)?;
        let mut body = Value::Object(act.body());
        assert_eq!(Act::read(act.kind(), &body).as_ref(), Some(act), "read as written");
        body["reason"] = json!(reason);
        self.take(act.kind(), &body);
        Ok(())
    }

    fn act(&mut self, act: &Act) {
        assert_eq!(self.try_act(act, "a reason"), Ok(()), "{act:?}");
    }

    fn undo(&mut self) {
        let of = self.state.last_act().expect("something was done").seq;
        check_undo(&self.state, of, "typed wrongly").expect("the last act");
        self.take("undo", &json!({"of": of, "reason": "typed wrongly"}));
    }

    fn pair(&mut self) -> Vec<(u32, u32)> {
        let setup = self.state.setup().expect("set up").clone();
        let drawn = build::pair_next(&setup, self.state.core()).expect("a pairing");
        let pairs = drawn.pairs.iter().map(|pair| (pair.white.0, pair.black.0)).collect();
        self.act(&Act::Paired(drawn));
        self.act(&Act::Published);
        pairs
    }

    fn results(&mut self, scores: &[Score]) {
        let round = self.state.core().last_round();
        let scores = (1..).zip(scores.iter().map(|score| Some(*score))).collect();
        self.act(&Act::Scored(round, scores));
    }

    fn points(&self, player: u32) -> String {
        let core = self.state.core();
        let tournament = build(self.state.setup().expect("set up"), core).expect("fits").tournament;
        let index = tournament.index_of(PlayerId(player)).expect("entered");
        tournament.score(index, tournament.rounds_on_record()).to_string()
    }

    fn effect(&self) -> Option<Effect> {
        let built = build(self.state.setup().expect("set up"), self.state.core()).expect("fits");
        built.left.first().expect("somebody left").effect
    }
}

const R1: RoundNumber = RoundNumber(1);

fn no<T: ToString>(text: impl Fn(Texts) -> T) -> Result<(), Refusal> {
    Err(Refusal::of(text))
}

#[test]
fn a_round_robin_follows_the_berger_table_of_four() {
    let mut hall = Hall::new(&setup(System::RoundRobin), 4);
    assert_eq!(hall.pair(), [(1, 4), (2, 3)]);
    hall.results(&[Score::First, Score::Draw]);
    assert_eq!(hall.pair(), [(4, 3), (1, 2)]);
    hall.results(&[Score::Second, Score::Draw]);
    assert_eq!(hall.pair(), [(2, 4), (3, 1)]);
    hall.results(&[Score::First, Score::FirstUnplayed]);
    // 1: win, draw, forfeit loss; 3: draw, win, forfeit win; 2: draw, draw, win; 4 lost everything.
    let points: Vec<String> = (1..=4).map(|n| hall.points(n)).collect();
    assert_eq!(points, ["1.5", "2.0", "2.5", "0.0"]);
    let setup = hall.state.setup().expect("set up");
    let refused = build::pair_next(setup, hall.state.core()).expect_err("three rounds are all");
    assert_eq!(refused, Refusal::of(Texts::event_no_more_rounds));
    let table = ranked(setup, hall.state.core(), None).expect("standings");
    let order: Vec<u32> = table.standings.places.iter().map(|place| place.number).collect();
    assert_eq!(order, [3, 2, 1, 4]);
}

#[test]
fn the_first_round_of_a_swiss_meets_half_against_half_and_waits_for_results() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 7);
    assert_eq!(hall.pair(), [(1, 4), (5, 2), (3, 6)]);
    assert_eq!(hall.state.core().rounds[0].bye, Some(PlayerId(7)));
    assert_eq!(hall.points(7), "1.0");
    hall.act(&Act::Scored(R1, vec![(1, Some(Score::First)), (3, Some(Score::Draw))]));
    // A board without a result counts for nothing and stops the next pairing.
    assert_eq!((hall.points(5).as_str(), hall.points(3).as_str()), ("0.0", "0.5"));
    let setup = hall.state.setup().expect("set up").clone();
    let refused = build::pair_next(&setup, hall.state.core()).expect_err("board 2 is open");
    assert_eq!(refused, Refusal::of(|t| t.event_results_missing(1, R1)));
    hall.act(&Act::Scored(R1, vec![(2, Some(Score::Adjourned))]));
    assert!(
        build::pair_next(&setup, hall.state.core()).is_ok(),
        "an adjourned game does not stop it"
    );
}

#[test]
fn the_story_of_a_pairing_says_why_somebody_did_not_get_the_bye() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 7);
    hall.pair();
    hall.results(&[Score::First; 3]);
    hall.pair();
    let setup = hall.state.setup().expect("set up");
    let round = hall.state.core().round(RoundNumber(2)).expect("paired");
    let before = hall.state.before(round.paired_by);
    let lines = |player: u32| {
        let story = tell(Lang::En, setup, &before, round, PlayerId(player), None);
        story.expect("a story").lines
    };
    // C2: player 7 had it in the first round; C5: player 1 has won, and somebody with nothing is left.
    assert!(lines(7).iter().any(|line| line.starts_with("not the bye: has had the bye")));
    assert!(lines(1).iter().any(|line| line.starts_with("not the bye: has a higher score")));
    let bye = round.bye.expect("seven players").0;
    assert!(!lines(bye).iter().any(|line| line.starts_with("not the bye")));
}

#[test]
fn who_has_not_checked_in_is_left_out_once_check_in_is_in_use() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 5);
    let setup = hall.state.setup().expect("set up").clone();
    assert_eq!(build::left_out(&setup, hall.state.core()), []);
    for player in 1..=4 {
        hall.act(&Act::CheckedIn(PlayerId(player), Presence::Here));
    }
    assert_eq!(hall.pair(), [(1, 3), (4, 2)]);
    assert_eq!(hall.state.core().rounds[0].absent, [PlayerId(5)]);
    assert_eq!(hall.state.core().rounds[0].bye, None);
    assert_eq!(hall.points(5), "0.0");
}

#[test]
fn a_half_point_bye_is_asked_for_before_the_round_and_scored() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 5);
    hall.act(&Act::Asked(PlayerId(2), R1, Some(Bye::Half)));
    assert_eq!(hall.pair(), [(1, 4), (5, 3)]);
    assert_eq!(hall.points(2), "0.5");
    let late = Act::Asked(PlayerId(1), R1, Some(Bye::Half));
    assert_eq!(hall.try_act(&late, ""), no(|t| t.event_no_round(R1)));
}

#[test]
fn a_late_entry_meets_the_next_round_and_has_no_points_before() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 4);
    hall.pair();
    hall.results(&[Score::First, Score::First]);
    let mut late = Entry::new(PlayerId(5), "Late");
    assert_eq!(
        hall.try_act(&Act::Added(vec![late.clone()]), ""),
        no(|t| t.event_enters(RoundNumber(2)))
    );
    late.enters = RoundNumber(2);
    hall.act(&Act::Added(vec![late]));
    assert_eq!(hall.points(5), "0.0");
    let round = hall.pair();
    let plays = round.iter().any(|(white, black)| [*white, *black].contains(&5));
    assert!(plays || hall.state.core().rounds[1].bye == Some(PlayerId(5)));
}

#[test]
fn a_result_is_not_overwritten_but_corrected_with_a_reason() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 4);
    hall.pair();
    hall.results(&[Score::First, Score::Draw]);
    let again = Act::Scored(R1, vec![(1, Some(Score::Second))]);
    let refused = hall.try_act(&again, "").expect_err("it has one");
    assert!(refused.words(Lang::En).contains("has the result 1-0 already"), "{refused:?}");
    assert_eq!(
        hall.try_act(&Act::Scored(R1, vec![(9, Some(Score::Draw))]), ""),
        no(|t| t.event_no_board(R1, 9))
    );
    let correct = Act::Corrected(R1, 1, Some(Score::Second));
    assert_eq!(hall.try_act(&correct, "  "), no(Texts::error_reason));
    assert_eq!(hall.try_act(&correct, "slip signed by both"), Ok(()));
    assert_eq!(hall.state.log().last().expect("logged").breach, None);
    hall.pair();
    hall.act(&Act::Corrected(R1, 1, Some(Score::First)));
    assert_eq!(hall.state.log().last().expect("logged").breach, Some(Breach::LateCorrection));
}

#[test]
fn undoing_the_last_act_gives_the_state_before_it() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 6);
    hall.pair();
    let before = hall.state.core().clone();
    hall.results(&[Score::First, Score::Draw, Score::Second]);
    assert_ne!(*hall.state.core(), before);
    let of = hall.state.last_act().expect("results").seq;
    assert_eq!(check_undo(&hall.state, of, "").map(drop), no(Texts::error_reason));
    assert_eq!(check_undo(&hall.state, of - 1, "x").map(drop), no(Texts::event_undo_last));
    hall.undo();
    assert_eq!(*hall.state.core(), before);
    assert_eq!(hall.state.log().last().expect("logged").breach, Some(Breach::Undone));
    hall.undo();
    assert!(hall.state.core().rounds.is_empty() && hall.state.core().draft.is_some());
    assert_eq!(hall.state.log().last().expect("logged").breach, Some(Breach::TakenBack));
}

#[test]
fn two_players_change_places_in_a_draft_and_that_is_noted() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 4);
    let setup = hall.state.setup().expect("set up").clone();
    let drawn = build::pair_next(&setup, hall.state.core()).expect("a pairing");
    hall.act(&Act::Paired(drawn));
    let exchange = Act::Exchanged(PlayerId(3), PlayerId(4));
    assert_eq!(hall.try_act(&exchange, ""), no(Texts::error_reason));
    hall.act(&exchange);
    let boards = &hall.state.core().draft.as_ref().expect("a draft").boards;
    let pairs: Vec<_> = boards.iter().map(|board| (board.white.0, board.black.0)).collect();
    assert_eq!(pairs, [(1, 4), (3, 2)]);
    assert_eq!(hall.state.log().last().expect("logged").breach, Some(Breach::HandMade));
}

#[test]
fn the_list_is_drawn_up_before_play_and_byes_follow_the_players() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 3);
    hall.act(&Act::Asked(PlayerId(1), R1, Some(Bye::Zero)));
    hall.act(&Act::Numbered([3, 1, 2].map(PlayerId).to_vec()));
    let core = hall.state.core();
    assert_eq!(core.name(PlayerId(1)), "Player 3");
    assert_eq!(core.name(PlayerId(2)), "Player 1");
    assert_eq!(core.asked.get(&(R1, PlayerId(2))), Some(&Bye::Zero));
    hall.pair();
    let again = Act::Numbered([3, 1, 2].map(PlayerId).to_vec());
    assert_eq!(hall.try_act(&again, ""), no(Texts::event_begun));
}

#[test]
fn fewer_than_half_of_the_games_are_annulled_and_half_stand() {
    // Five players: four games each. After one game 13.2 annuls, after two the results stand.
    let mut hall = Hall::new(&xiangqi(System::RoundRobin), 5);
    assert_eq!(hall.pair(), [(2, 5), (3, 4)]);
    hall.results(&[Score::First, Score::First]);
    let mut early = Hall { state: hall.state.clone(), seq: hall.seq };
    early.act(&Act::Withdrawn(PlayerId(5), None));
    assert_eq!(early.effect(), Some(Effect::Annulled { played: 1, due: 4 }));
    assert_eq!(early.points(2), "0.0");
    // The table of five in its second round: 5 - 3 and 1 - 2.
    assert_eq!(hall.pair(), [(5, 3), (1, 2)]);
    hall.results(&[Score::Draw, Score::Draw]);
    hall.act(&Act::Withdrawn(PlayerId(5), None));
    assert_eq!(hall.effect(), Some(Effect::Stand { played: 2, due: 4, given: 2 }));
    // 1 drew one and is given one; 4 lost one and is given one; 2 keeps win and draw.
    let points: Vec<String> = [1, 2, 4].map(|n| hall.points(n)).to_vec();
    assert_eq!(points, ["3.0", "3.0", "2.0"]);
    // Later rounds leave the player out.
    assert_eq!(hall.pair(), [(3, 1)]);
}

#[test]
fn an_unfinished_last_game_is_for_the_arbiter_first() {
    let mut hall = Hall::new(&xiangqi(System::RoundRobin), 3);
    hall.pair();
    hall.results(&[Score::Adjourned]);
    let round = &hall.state.core().rounds[0].boards[0];
    let player = round.white;
    let name = hall.state.core().name(player).to_owned();
    let leaves = Act::Withdrawn(player, None);
    assert_eq!(hall.try_act(&leaves, ""), no(|t| t.event_unfinished(&name)));
    hall.act(&Act::Withdrawn(player, Some(Outcome::Win)));
    assert_eq!(hall.effect(), Some(Effect::Stand { played: 1, due: 2, given: 1 }));
    assert_eq!(hall.points(player.0), "2.0");
}

#[test]
fn before_the_start_lots_are_drawn_again_for_an_even_number_left() {
    let mut odd = Hall::new(&xiangqi(System::RoundRobin), 5);
    odd.act(&Act::Withdrawn(PlayerId(2), None));
    assert_eq!(odd.effect(), Some(Effect::DrawAgain { left: 4 }));
    assert_eq!(odd.pair().len(), 2);
    let mut even = Hall::new(&xiangqi(System::RoundRobin), 4);
    even.act(&Act::Withdrawn(PlayerId(2), None));
    assert_eq!(even.effect(), Some(Effect::LotsStand { left: 3 }));
    assert_eq!(even.pair(), [(1, 4)]);
}

#[test]
fn in_a_swiss_results_stand_and_the_player_is_not_paired_again() {
    let mut hall = Hall::new(&setup(System::Dutch(Edition::Dutch2017)), 5);
    hall.pair();
    hall.results(&[Score::First, Score::First]);
    hall.act(&Act::Withdrawn(PlayerId(1), None));
    assert_eq!(hall.effect(), Some(Effect::NotPaired));
    assert_eq!(hall.points(1), "1.0");
    let round = hall.pair();
    assert!(round.iter().all(|(white, black)| ![*white, *black].contains(&1)));
    let name = hall.state.core().name(PlayerId(1)).to_owned();
    let leaves = Act::Withdrawn(PlayerId(1), None);
    assert_eq!(hall.try_act(&leaves, ""), no(|t| t.event_has_left(&name)));
}

#[test]
fn a_violation_comes_last_and_three_equal_are_for_the_committee() {
    let mut hall = Hall::new(&xiangqi(System::RoundRobin), 4);
    // 1 beats 4; 2 and 3, 4 and 3, 1 and 2, 2 and 4 draw; 3 beats 1: 12.2 must look beyond points.
    hall.pair();
    hall.results(&[Score::First, Score::Draw]);
    hall.pair();
    hall.results(&[Score::Draw, Score::Draw]);
    hall.pair();
    hall.results(&[Score::Draw, Score::First]);
    // 3 has 4; 1 and 2 have 3; 4 has 2. The game 1 - 2 was drawn, and 2 is unbeaten.
    let setup = hall.state.setup().expect("set up").clone();
    let order = |hall: &Hall| -> Vec<u32> {
        let table = ranked(&setup, hall.state.core(), None).expect("standings");
        table.standings.places.iter().map(|place| place.number).collect()
    };
    assert_eq!(order(&hall), [3, 2, 1, 4]);
    hall.act(&Act::Violated(PlayerId(2), R1, "second illegal move".to_owned()));
    assert_eq!(order(&hall), [3, 2, 1, 4], "unbeaten comes before violations");
    hall.act(&Act::Settled(ThreeOrMore::TableAmongThem));
    assert_eq!(hall.state.core().three, ThreeOrMore::TableAmongThem);
    assert_eq!(hall.state.core().violations.len(), 1);
}

#[test]
fn players_come_as_a_table_with_faults_named_by_line_and_column() {
    let core = super::core::Core::default();
    let read = import::players("姓名,单位\n李一,广东\n王二,上海\n".as_bytes(), &core).expect("two");
    let found: Vec<_> =
        read.entries.iter().map(|one| (one.id.0, one.name.as_str(), one.club.as_str())).collect();
    assert_eq!(found, [(1, "李一", "广东"), (2, "王二", "上海")]);
    let wrong = import::players(b"number,name,rating\n1,A,2000\n2,B,good\nx,C,\n", &core);
    let wrong = wrong.expect_err("two lines are wrong");
    let places: Vec<_> = wrong.iter().map(|one| (one.line, one.column, &*one.found.en)).collect();
    assert_eq!(places, [(3, Some(5), "good"), (4, Some(1), "x")]);
}

#[test]
fn numbers_already_taken_go_on_behind_the_last() {
    let hall = Hall::new(&setup(System::Dutch(Edition::Dutch2026)), 2);
    let read = import::players(b"name\nNew One\nNew Two\n", hall.state.core()).expect("two");
    assert_eq!(read.entries.iter().map(|one| one.id.0).collect::<Vec<_>>(), [3, 4]);
    assert_eq!(read.entries[0].enters, RoundNumber(1));
    // Who may not meet follows the numbers.
    let core = hall.state.core();
    let read = import::players(b"name,forbidden\nNew One,2\nNew Two,\n", core).expect("two");
    assert_eq!(read.forbidden[0].players, [PlayerId(3), PlayerId(4)]);
}

#[test]
fn terms_that_contradict_themselves_are_refused() {
    let good = setup(System::Dutch(Edition::Dutch2026));
    let refused = |setup: Setup| setup.check();
    assert_eq!(refused(good.clone()), Ok(()));
    assert_eq!(
        refused(Setup { rules: "xiangqi-1959".to_owned(), ..good.clone() }),
        no(Texts::event_book_game)
    );
    assert_eq!(refused(Setup { rounds: None, ..good.clone() }), no(Texts::event_rounds_needed));
    let order = refused(Setup { order: "PTS,NONE".to_owned(), ..good.clone() });
    let why = order.expect_err("there is no step NONE");
    assert!(why.words(Lang::En).starts_with("The order of the standings cannot be read"));
    assert_eq!(refused(Setup { name: " ".to_owned(), ..good.clone() }), no(Texts::event_no_name));
    let scoring = Scoring { draw: Points::whole(2), ..good.scoring };
    assert_eq!(refused(Setup { scoring, ..good }), no(Texts::event_scoring));
}

/// The file of an event of two with one result, and one more entry.
fn whole_event(kind: &str, body: &str) -> String {
    let head = r#"{"form":"caipan event","version":1,"event":"e"}"#;
    let entry = |seq: u32, kind: &str, body: &str| {
        format!(r#"{{"stream":"event/e","seq":{seq},"at":1,"kind":"{kind}","body":{body}}}"#)
    };
    let setup = r#"{"name":"T","game":"chess","rules":"fide-2023","system":"round-robin","rounds":null,"win":10,"draw":5,"loss":0,"bye":10,"order":"PTS","control":"","initial":"white","place":"","date":""}"#;
    let lines = [
        head.to_owned(),
        entry(1, "setup", setup),
        entry(2, "added", r#"{"players":[{"number":1,"name":"A"},{"number":2,"name":"B"}]}"#),
        entry(3, "paired", r#"{"round":1,"pairs":[[1,2,"table"]],"bye":null,"absent":[]}"#),
        entry(4, "published", "{}"),
        entry(5, "scored", r#"{"round":1,"scores":[[1,"1-0"]]}"#),
        entry(6, kind, body),
        r#"{"entries":6}"#.to_owned(),
    ];
    lines.join("\n")
}

#[test]
fn an_imported_entry_with_an_unknown_word_is_refused_with_its_place() {
    let refused = [
        ("corrected", r#"{"round":1,"board":1,"score":"0-1 unrated"}"#),
        ("scored", r#"{"round":1,"scores":[[1,"0-1 unrated"]]}"#),
        ("asked", r#"{"player":1,"round":2,"bye":"quarter"}"#),
        ("withdrawn", r#"{"player":1,"adjudicated":"perhaps"}"#),
    ];
    for (kind, body) in refused {
        let refusal = super::import::whole(&whole_event(kind, body)).expect_err(kind);
        let words = refusal.words(Lang::En);
        assert!(words.contains("entry 6") && words.contains(kind), "{words}");
    }
    let kept = r#"{"round":1,"board":1,"score":null}"#;
    assert!(super::import::whole(&whole_event("corrected", kept)).is_ok());
}

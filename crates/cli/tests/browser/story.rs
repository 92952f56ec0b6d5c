//! What happens: one event under the Laws of 1993, told in order.

use crate::driver::{Browser, Desk};

/// Six players; Fred leaves after the first round.
const PLAYERS: &str = "name,rating,federation\nAnna Adler,2300,GER\nBoris Bely,2250,BUL\nCarla Conti,2200,ITA\nDavid Dahl,2150,NOR\nEva Erdos,2100,HUN\nFred Fox,2050,ENG\n";

/// White has a rook, Black nothing but the king.
const BARE_KING: &str = "7k/8/8/8/8/8/R7/K7 w - - 0 40";

pub(crate) async fn run(browser: &Browser, desk: &Desk) {
    set_up(browser, desk).await;
    let event = create_event(browser, desk).await;
    let games = publish_first_round(browser, &event).await;
    claims(browser, &games[0]).await;
    many_tabs(browser, &games[0]).await;
    resignation(browser, &games[1]).await;
    sealed_move_against_a_bare_king(browser, desk).await;
    results_and_withdrawal(browser, &event).await;
    tables_and_paper(browser, &event, &games[0]).await;
}

async fn set_up(browser: &Browser, desk: &Desk) {
    browser.go(&desk.set_up).await;
    browser.fill("input[name=name]", "chief").await;
    browser.fill("input[name=password]", "a long secret").await;
    browser.submit("form.sheet button").await;
    browser.shows("body", "chief").await;
    // The link works once.
    browser.go(&desk.set_up).await;
    assert!(!browser.has("Password").await, "the link of the first start is spent");
}

async fn create_event(browser: &Browser, desk: &Desk) -> String {
    browser.go(&format!("{}/events/new", desk.address)).await;
    browser.fill("input[name=name]", "Spring open").await;
    browser.choose("select[name=rules]", "fide-1993").await;
    browser.fill("input[name=rounds]", "3").await;
    browser.choose("select[name=initial]", "white").await;
    browser.fill("input[name=control]", "40/7200:3600").await;
    browser.submit("form.sheet button").await;
    browser.shows("h1", "Spring open").await;
    let event = browser.address().await;
    let event = event.split(['?', '#']).next().unwrap_or_default().to_owned();
    browser.go(&format!("{event}/players")).await;
    browser.fill("textarea[name=text]", PLAYERS).await;
    browser.submit("form[enctype] button").await;
    browser.shows("table.rows", "Fred Fox").await;
    browser.picture("players").await;
    event
}

/// The games of the three boards: the address of each, and of its two seats.
pub(crate) struct Board {
    game: String,
    seats: [String; 2],
}

pub(crate) struct Games(Vec<Board>);

impl std::ops::Index<usize> for Games {
    type Output = Board;

    fn index(&self, board: usize) -> &Board {
        &self.0[board]
    }
}

async fn publish_first_round(browser: &Browser, event: &str) -> Games {
    browser.go(event).await;
    browser.submit("button[value=pair]").await;
    // 1 to 3 against 4 to 6: by the Dutch system 1–4, 5–2, 3–6.
    let draft = browser.shows("table.boards", "Fred Fox").await;
    assert!(draft.find("Anna Adler") < draft.find("David Dahl"), "{draft}");
    browser.submit("button[value=publish]").await;
    browser.shows("h1", "1").await;
    browser.submit("form[action$='/live'] button").await;
    browser.shows("ul.seats", "Anna Adler").await;
    browser.picture("seats").await;
    let mut boards = Vec::new();
    for board in 1..=3 {
        let row = format!("ul.seats li:nth-child({board})");
        let game = browser.links(&format!("{row} a[href*='/games/']:not([href*='/take/'])")).await;
        let seats = browser.links(&format!("{row} a[href*='/take/']")).await;
        let game = game.into_iter().next().expect("the game");
        boards.push(Board { game, seats: seats.try_into().expect("two seats") });
    }
    Games(boards)
}

/// The game as one of the players sees it.
fn seen_by(board: &Board, side: &str) -> String {
    format!("{}?seat={side}", board.game)
}

async fn take_seats(browser: &Browser, board: &Board) {
    for seat in &board.seats {
        browser.go(seat).await;
        browser.shows("h1", "–").await;
    }
}

/// Moves in turn, each by its player, typed.
async fn play(browser: &Browser, board: &Board, moves: &[&str]) {
    for (index, text) in moves.iter().enumerate() {
        let side = if index % 2 == 0 { "white" } else { "black" };
        browser.go(&seen_by(board, side)).await;
        browser.fill("#move-text", text).await;
        browser.press(".move-form button").await;
        browser.shows("[data-moves] li:last-child", text).await;
    }
}

/// Confirms an act of the panel, told by one of its fixed fields.
async fn act(browser: &Browser, field: &str, value: &str) {
    let form = format!("[data-panel] form:has(input[name={field}][value={value}])");
    browser.press(&format!("{form} .confirm button:not([data-preview])")).await;
}

async fn claims(browser: &Browser, board: &Board) {
    take_seats(browser, board).await;
    play(browser, board, &["Nf3", "Nf6", "Ng1", "Ng8"]).await;
    // The first position stands for the second time: one too few.
    browser.go(&seen_by(board, "white")).await;
    act(browser, "kind", "threefold").await;
    let log = browser.shows(".log", "wrong").await;
    // 10.13: five minutes for the opponent.
    assert!(log.contains("0:05:00") || log.contains("5:00"), "{log}");
    browser.picture("wrong-claim").await;
    play(browser, board, &["Nf3", "Nf6", "Ng1"]).await;
    browser.go(&seen_by(board, "black")).await;
    let form = "[data-panel] form:has(input[name=kind][value=threefold])";
    browser.fill(&format!("{form} input[name=move]"), "Ng8").await;
    browser.press(&format!("{form} .confirm button:not([data-preview])")).await;
    browser.shows("[data-status]", "½-½").await;
    browser.picture("right-claim").await;
}

/// More pages that follow a game than a browser has connections to one server.
async fn many_tabs(browser: &Browser, board: &Board) {
    for _ in 0..8 {
        browser.go_in_a_tab(&board.game).await;
        browser.shows("[data-status]", "½-½").await;
    }
}

async fn resignation(browser: &Browser, board: &Board) {
    take_seats(browser, board).await;
    play(browser, board, &["e4", "e5"]).await;
    browser.go(&seen_by(board, "white")).await;
    act(browser, "do", "resign").await;
    browser.shows("[data-status]", "0-1").await;
}

async fn sealed_move_against_a_bare_king(browser: &Browser, desk: &Desk) {
    browser.go(&format!("{}/games/new", desk.address)).await;
    browser.choose("select[name=rules]", "fide-1993").await;
    browser.fill("input[name=control]", "40/7200:3600").await;
    browser.fill("input[name=white]", "Anna").await;
    browser.fill("input[name=fen]", BARE_KING).await;
    browser.submit("form.sheet button").await;
    let links = browser.links("ul.seats a[href*='/take/']").await;
    let game = browser.links("a.button[href*='/games/']").await;
    let board = Board {
        game: game.into_iter().next().expect("the game"),
        seats: links.try_into().expect("two seats"),
    };
    take_seats(browser, &board).await;
    play(browser, &board, &["Rb2", "Kg8"]).await;
    browser.go(&board.game).await;
    browser.submit("form[action$='/adjourn'] button").await;
    browser.go(&seen_by(&board, "white")).await;
    let form = "[data-panel] form:has(input[name=do][value=seal])";
    // From b2 no rook comes to h7 in one move.
    browser.fill(&format!("{form} input[name=move]"), "Rh7").await;
    browser.press(&format!("{form} .confirm button:not([data-preview])")).await;
    browser.shows("[data-status]", "seal").await;
    for seen in [seen_by(&board, "black"), board.game.clone()] {
        browser.go(&seen).await;
        assert!(!browser.has("Rh7").await, "the sealed move shows on {seen}");
    }
    browser.picture("sealed").await;
    act(browser, "do", "start_session").await;
    browser.shows(".log", "session").await;
    act(browser, "do", "open_envelope").await;
    // The one who sealed would lose; his opponent has a bare king and cannot win.
    browser.shows("[data-status]", "½-½").await;
    let log = browser.shows(".log", "Rh7").await;
    assert!(log.contains("bare king") || log.contains("only the king"), "{log}");
    browser.picture("opened").await;
}

async fn results_and_withdrawal(browser: &Browser, event: &str) {
    browser.go(&format!("{event}/rounds/1")).await;
    // The rulings of the live games have become results.
    let boards = browser.shows("table.boards", "½").await;
    assert!(boards.contains('0') && boards.contains('1'), "{boards}");
    browser.fill("#typed", "3 1").await;
    browser.submit("form.enter button").await;
    browser.shows("table.boards tr:nth-child(3) .result", "1").await;
    browser.go(&format!("{event}/players/6")).await;
    browser.fill("form:has(input[value=withdraw]) input[name=reason]", "ill").await;
    browser.submit("form:has(input[value=withdraw]) button").await;
    browser.go(event).await;
    browser.submit("button[value=pair]").await;
    let draft = browser.shows("table.boards", "Anna Adler").await;
    assert!(!draft.contains("Fred Fox"), "{draft}");
    browser.submit("button[value=publish]").await;
    browser.shows("h1", "2").await;
}

async fn tables_and_paper(browser: &Browser, event: &str, drawn: &Board) {
    browser.go(&format!("{event}/standings")).await;
    // Boris, who won, and Carla lead with a point; Anna and David share the next places with half a point.
    let table = browser.shows("table.rows", "Anna Adler").await;
    assert!(table.find("Carla Conti") < table.find("Anna Adler"), "{table}");
    assert!(table.find("Boris Bely") < table.find("David Dahl"), "{table}");
    browser.picture("standings").await;
    browser.go(&format!("{event}/crosstable")).await;
    browser.shows("table", "Anna Adler").await;
    // The games of the round under way stand there, not as lost by both.
    browser.shows("table", "…").await;
    browser.picture("crosstable").await;
    browser.go(&format!("{event}/paper")).await;
    let papers = browser.links("main a[href*='/paper/']").await;
    assert!(papers.len() >= 4, "{papers:?}");
    for (index, paper) in papers.iter().enumerate() {
        browser.go(paper).await;
        browser.shows("body", "Spring open").await;
        browser.shows("body", "Caipan").await;
        browser.picture(&format!("paper-{index}")).await;
    }
    let sheet = format!("{}/paper/scoresheet", drawn.game);
    browser.go(&sheet).await;
    browser.shows("body", "Ng8").await;
    browser.picture("scoresheet").await;
}

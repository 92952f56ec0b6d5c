//! A whole event in a real browser: set up, players, a round, live games with claims, an adjournment, a withdrawal, paper.
//!
//! Needs `chromedriver` and Chromium. Where they are missing the test says so and passes, unless `CAIPAN_REQUIRE` names `browser`.

mod driver;
#[allow(
    clippy::panic,
    clippy::print_stdout,
    dead_code,
    reason = "shared with the tests of the desk"
)]
#[path = "../desk/process.rs"]
mod process;
mod story;

use driver::{Browser, Desk};

#[tokio::test]
async fn an_event_from_its_first_link_to_the_printed_standings() {
    let Some(browser) = Browser::start().await else { return };
    let desk = Desk::start();
    story::run(&browser, &desk).await;
    browser.close().await;
}

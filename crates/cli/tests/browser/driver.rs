//! The desk as a process, and a browser that is told what to do.

#![allow(clippy::panic, reason = "a test that cannot go on says why and fails")]
#![allow(clippy::disallowed_methods, reason = "a real browser is waited for by a real clock")]

use std::io::{BufRead as _, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use fantoccini::elements::Element;
use fantoccini::error::CmdError;
use fantoccini::wd::TimeoutConfiguration;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;

use crate::process::{Served, Start};

/// How long a page may take to show what is waited for, on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(40);

/// Between two looks at a page.
const PAUSE: Duration = Duration::from_millis(50);

/// Unfolds everything on the page that is folded.
const UNFOLD: &str = "document.querySelectorAll('details').forEach(one => { one.open = true; })";

/// A process that is ended with the test.
struct Guard(Child);

impl Drop for Guard {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// `caipan serve` on a database of its own.
pub(crate) struct Desk {
    pub(crate) address: String,
    pub(crate) set_up: String,
    _process: Served,
    _folder: tempfile::TempDir,
}

impl Desk {
    pub(crate) fn start() -> Self {
        let folder = tempfile::TempDir::new().expect("a folder");
        let database = folder.path().join("desk.db").display().to_string();
        let served = Served::start(&database, Start::First);
        let address = format!("http://{}", served.address);
        let set_up = format!("{address}{}", served.set_up);
        Self { address, set_up, _process: served, _folder: folder }
    }
}

/// One window of a browser.
pub(crate) struct Browser {
    client: Client,
    _driver: Guard,
}

impl Browser {
    /// `None` where there is no browser to be driven.
    pub(crate) async fn start() -> Option<Self> {
        let started = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn();
        let mut child = match started {
            Ok(child) => child,
            Err(error) => {
                let why = format!("chromedriver does not start: {error}");
                testkit::missing(testkit::Part::Browser, &why);
                return None;
            }
        };
        let mut lines = BufReader::new(child.stdout.take().expect("its words are piped")).lines();
        let port = lines.find_map(|line| {
            let line = line.ok()?;
            line.split_once("started successfully on port ")
                .map(|(_, port)| port.trim().trim_end_matches('.').to_owned())
        });
        std::thread::spawn(move || lines.for_each(drop));
        let driver = Guard(child);
        let options = r#"{"goog:chromeOptions": {"args":
            ["headless=new", "no-sandbox", "disable-gpu", "disable-dev-shm-usage", "lang=en-GB", "window-size=1280,1600"]},
            "pageLoadStrategy": "normal"}"#;
        let client = ClientBuilder::new(HttpConnector::new())
            .capabilities(serde_json::from_str(options).expect("capabilities"))
            .connect(&format!("http://127.0.0.1:{}", port.expect("chromedriver says its port")))
            .await
            .expect("the browser starts");
        let patience = TimeoutConfiguration::new(Some(PATIENCE), Some(PATIENCE), None);
        client.update_timeouts(patience).await.expect("it waits as long as told");
        Some(Self { client, _driver: driver })
    }

    pub(crate) async fn close(self) {
        self.client.close().await.expect("the browser ends");
    }

    pub(crate) async fn go(&self, address: &str) {
        self.client.goto(address).await.expect("the page loads");
    }

    /// Opens the page in another tab, and leaves the tab there.
    pub(crate) async fn go_in_a_tab(&self, address: &str) {
        let tab = self.client.new_window(true).await.expect("a tab opens");
        self.client.switch_to_window(tab.handle).await.expect("it is looked at");
        self.go(address).await;
    }

    pub(crate) async fn address(&self) -> String {
        self.client.current_url().await.expect("an address").to_string()
    }

    /// The text of the first element that fits, as a reader sees it, waited for until it holds `needle`.
    pub(crate) async fn shows(&self, css: &str, needle: &str) -> String {
        let from = Instant::now();
        let mut seen = String::new();
        while from.elapsed() < PATIENCE {
            if let Ok(element) = self.client.find(Locator::Css(css)).await
                && let Ok(text) = element.text().await
            {
                seen = text;
                if seen.contains(needle) {
                    return seen;
                }
            }
            tokio::time::sleep(PAUSE).await;
        }
        self.picture("failed").await;
        panic!("{}: {css} shows {seen:?}, expected {needle:?}", self.address().await);
    }

    /// Whether the page shows the text now.
    pub(crate) async fn has(&self, needle: &str) -> bool {
        let body = self.client.find(Locator::Css("body")).await.expect("a page");
        body.text().await.expect("its text").contains(needle)
    }

    /// Fills in a field.
    pub(crate) async fn fill(&self, css: &str, text: &str) {
        self.until_done(css, "filled in", async |field| {
            field.clear().await?;
            field.send_keys(text).await
        })
        .await;
    }

    /// Chooses from a list.
    pub(crate) async fn choose(&self, css: &str, value: &str) {
        self.until_done(css, "chosen from", async |list| list.select_by_value(value).await).await;
    }

    /// Presses a button that acts on the page it stands on.
    pub(crate) async fn press(&self, css: &str) {
        self.until_done(css, "pressed", async |button| button.click().await).await;
    }

    /// Presses the button of a form, and waits for the page that answers it.
    pub(crate) async fn submit(&self, css: &str) {
        self.script("window.before = true").await;
        self.press(css).await;
        let from = Instant::now();
        let arrived = "return window.before === undefined && document.readyState === 'complete'";
        while self.client.execute(arrived, Vec::new()).await.ok() != Some(true.into()) {
            assert!(from.elapsed() < PATIENCE, "{css} is pressed and no page follows");
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Addresses of all links that fit, waited for until there is one.
    pub(crate) async fn links(&self, css: &str) -> Vec<String> {
        let from = Instant::now();
        loop {
            let mut links = Vec::new();
            for link in self.client.find_all(Locator::Css(css)).await.expect("links") {
                links.extend(link.prop("href").await.expect("an address"));
            }
            if !links.is_empty() {
                return links;
            }
            assert!(from.elapsed() < PATIENCE, "{}: no link {css}", self.address().await);
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Acts on the first element that fits, once it is there, unfolded and still; a page may draw itself again meanwhile.
    async fn until_done(
        &self,
        css: &str,
        what: &str,
        act: impl AsyncFn(Element) -> Result<(), CmdError>,
    ) {
        let from = Instant::now();
        loop {
            let done = match self.client.find(Locator::Css(css)).await {
                Ok(element) => {
                    self.script(UNFOLD).await;
                    act(element).await
                }
                Err(missing) => Err(missing),
            };
            let Err(error) = done else { return };
            if from.elapsed() > PATIENCE {
                self.picture("failed").await;
                panic!("{}: {css} cannot be {what}: {error}", self.address().await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    async fn script(&self, script: &str) {
        self.client.execute(script, Vec::new()).await.expect("the page takes a script");
    }

    /// Keeps a picture of the page beside what is built.
    pub(crate) async fn picture(&self, name: &str) {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("browser");
        std::fs::create_dir_all(&folder).expect("a folder for pictures");
        let picture = self.client.screenshot().await.expect("a picture");
        assert!(
            picture.starts_with(b"\x89PNG") && picture.len() > 5_000,
            "{name}: an empty picture"
        );
        std::fs::write(folder.join(format!("{name}.png")), picture).expect("it is kept");
    }
}

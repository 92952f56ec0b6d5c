//! Slow clients: a head or a body that trickles in, a reader that does not read. These tests wait as long as the desk does: half a
//! minute, all at the same time.

use std::net::SocketAddr;
use std::time::Duration;

use server::{Options, Said};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep, timeout};

/// The desk on a port of its own.
async fn served() -> (SocketAddr, TempDir) {
    let folder = TempDir::new().expect("a folder");
    let options = Options {
        listen: SocketAddr::from(([127, 0, 0, 1], 0)),
        database: folder.path().join("desk.db").display().to_string(),
        key: None,
        verify: false,
        backup: None,
    };
    let (told, mut addresses) = tokio::sync::mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut say = |said| {
            if let Said::Listening(address) = said {
                told.send(address).expect("somebody listens");
            }
        };
        server::serve::serve(&options, &mut say).await
    });
    let address = addresses.recv().await.expect("it listens");
    (address, folder)
}

/// Sends `text` a byte a second until the desk has had enough; what it answered, and after how long.
async fn trickle(address: SocketAddr, first: &str, text: &str) -> (String, Duration) {
    let from = Instant::now();
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    stream.write_all(first.as_bytes()).await.expect("the desk takes it");
    let (mut reads, mut writes) = stream.into_split();
    let text = text.to_owned();
    let writing = tokio::spawn(async move {
        for byte in text.bytes() {
            sleep(Duration::from_secs(1)).await;
            if writes.write_all(&[byte]).await.is_err() {
                break;
            }
        }
        // Held open, so that the end is the desk's.
        sleep(Duration::from_secs(3600)).await;
        drop(writes);
    });
    let mut answer = Vec::new();
    // A reset is an end too.
    let _ = timeout(Duration::from_secs(90), reads.read_to_end(&mut answer)).await;
    writing.abort();
    (String::from_utf8_lossy(&answer).into_owned(), from.elapsed())
}

#[tokio::test]
async fn a_head_that_trickles_is_cut_off() {
    let (address, _folder) = served().await;
    let head = "GET / HTTP/1.1\r\nHost: desk\r\n";
    let (answer, after) = trickle(address, head, &"X-Slow: 1\r\n".repeat(50)).await;
    assert!(after < Duration::from_secs(30), "it took {after:?}");
    assert!(!answer.contains("200 OK"), "{answer}");
    // Whole and in time it is answered.
    let (answer, _) = trickle(address, &format!("{head}Connection: close\r\n\r\n"), "").await;
    assert!(answer.contains("200 OK"), "{answer}");
}

#[tokio::test]
async fn a_body_that_trickles_is_cut_off() {
    let (address, _folder) = served().await;
    let head = "POST /sign-in HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\
                Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n";
    let (answer, after) = trickle(address, head, &"x".repeat(1000)).await;
    assert!(after < Duration::from_secs(60), "it took {after:?}");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

#[tokio::test]
async fn a_reader_who_does_not_read_is_let_go_and_holds_up_nobody() {
    /// More than fits into all that lies between two programs.
    const ASKED: usize = 4000;
    let (address, _folder) = served().await;
    let stream = TcpStream::connect(address).await.expect("a connection");
    let (mut reads, mut writes) = stream.into_split();
    // How much was asked; gone when no more can be.
    let (asked, mut progress) = tokio::sync::watch::channel(0);
    tokio::spawn(async move {
        let ask = "GET /assets/desk.css HTTP/1.1\r\nHost: desk\r\n\r\n";
        for number in 1..=ASKED {
            if writes.write_all(ask.as_bytes()).await.is_err() {
                break;
            }
            asked.send_replace(number);
        }
    });
    // Once nothing more goes through, others are answered.
    while timeout(Duration::from_secs(1), progress.changed()).await.is_ok_and(|more| more.is_ok()) {
    }
    let others = "GET / HTTP/1.1\r\nHost: desk\r\nConnection: close\r\n\r\n";
    let (answer, _) = trickle(address, others, "").await;
    assert!(answer.contains("200 OK"), "{answer}");
    let let_go = async { while progress.changed().await.is_ok() {} };
    timeout(Duration::from_secs(90), let_go).await.expect("the desk lets the reader go");
    let mut got = Vec::new();
    // A reset is an end too.
    let _ = timeout(Duration::from_secs(60), reads.read_to_end(&mut got)).await;
    let answers = String::from_utf8_lossy(&got).matches("HTTP/1.1 200 OK").count();
    assert!((1..ASKED).contains(&answers), "{answers} of {ASKED} answers came");
}

#[tokio::test]
async fn a_connection_that_says_nothing_is_let_go() {
    let (address, _folder) = served().await;
    let (answer, after) = trickle(address, "", "").await;
    assert!(after < Duration::from_secs(60), "it took {after:?}");
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
}

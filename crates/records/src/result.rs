//! Results and end reasons as records state them.

use crate::remark::Place;

/// What a statement of the result says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum GameResult {
    /// Red wins.
    RedWins,
    /// Black wins.
    BlackWins,
    /// Drawn.
    Draw,
    /// Not known, not finished, or several results in one record.
    Unknown,
}

impl GameResult {
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub const fn as_pgn(self) -> &'static str {
        match self {
            Self::RedWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }

    /// 红胜, 黑胜, 和棋 or 未知.
    #[must_use]
    pub const fn as_chinese(self) -> &'static str {
        match self {
            Self::RedWins => "红胜",
            Self::BlackWins => "黑胜",
            Self::Draw => "和棋",
            Self::Unknown => "未知",
        }
    }

    /// Reads a result field in any of the spellings met: `1-0`, `W`, `红胜`, `先和`, `0.5-0.5`…
    ///
    /// `None` when the text is none of them; an empty text says [`GameResult::Unknown`].
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let folded: String = text.trim().chars().filter_map(plain).collect();
        Some(match folded.to_ascii_uppercase().as_str() {
            "1-0" | "1:0" | "2-0" | "2:0" | "W" | "红胜" | "红先胜" | "先胜" | "红方胜"
            | "红棋胜" | "红赢" | "胜" | "REDWINS" | "RED_WINS" | "1-O" => Self::RedWins,
            "0-1" | "0:1" | "0-2" | "0:2" | "L" | "黑胜" | "红先负" | "先负" | "黑方胜"
            | "黑棋胜" | "红负" | "黑赢" | "负" | "BLACKWINS" | "BLACK_WINS" | "O-1" => {
                Self::BlackWins
            }
            "1/2-1/2" | "1/2" | "½-½" | "0.5-0.5" | "1-1" | "1:1" | "D" | "和" | "和棋"
            | "和局" | "红先和" | "先和" | "双和" | "DRAW" => Self::Draw,
            "" | "*" | "?" | "-" | "未知" | "未完" | "NONE" => Self::Unknown,
            _ => return None,
        })
    }

    /// The result the words of a title state, as in `吉林 洪智 先和 甘肃 潘振波`; `None` if they state none.
    #[must_use]
    pub fn in_title(title: &str) -> Option<Self> {
        let folded: String = title.chars().filter_map(plain).collect();
        let mut found = None;
        for (words, says) in [
            ("先胜", Self::RedWins),
            ("先负", Self::BlackWins),
            ("先和", Self::Draw),
            ("(W)", Self::RedWins),
            ("(L)", Self::BlackWins),
            ("(D)", Self::Draw),
        ] {
            if folded.contains(words) {
                if found.is_some_and(|before| before != says) {
                    return None;
                }
                found = Some(says);
            }
        }
        found
    }
}

/// Traditional to simplified and full width to ASCII, for the few characters results are made of.
const fn plain(c: char) -> Option<char> {
    Some(match c {
        '勝' => '胜',
        '負' => '负',
        '紅' => '红',
        '贏' => '赢',
        '：' => ':',
        '－' | '–' | '—' => '-',
        '／' => '/',
        '０' => '0',
        '１' => '1',
        '２' => '2',
        '（' => '(',
        '）' => ')',
        '\u{3000}' | ' ' | '\t' => return None,
        other => other,
    })
}

/// Where a statement of the result stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ResultSource {
    /// A tag or field made for it.
    Tag,
    /// The marker that ends the movetext.
    Terminator,
    /// Words of the title.
    Title,
    /// A byte of a binary header.
    HeaderByte,
    /// The status a server gave the game.
    Status,
}

/// One statement of the result, as the record makes it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultStatement {
    /// Where it is made.
    pub source: ResultSource,
    /// What it says.
    pub says: GameResult,
    /// Its own words.
    pub text: String,
    /// Where in the input.
    pub place: Option<Place>,
}

/// Why a game ended, as the record states it: the list of the DhtmlXQ editor.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum EndReason {
    /// 认负: resignation.
    Resignation,
    /// 绝杀: mate.
    Checkmate,
    /// 困毙: no legal move.
    Stalemate,
    /// 议和: draw by agreement.
    Agreement,
    /// 判和: ruled a draw.
    RuledDraw,
    /// 判负: ruled lost.
    RuledLoss,
    /// 局时: the time for the game ran out.
    GameTime,
    /// 步时: the time for the move ran out.
    MoveTime,
    /// 读秒: lost in the count of seconds.
    Countdown,
    /// 超时: time overstepped.
    Overtime,
    /// 断线: the connection broke.
    Disconnection,
    /// 放弃: given up.
    Abandoned,
    /// 取消: cancelled.
    Cancelled,
    /// 封局: adjourned with a sealed move.
    Adjourned,
    /// 长将: perpetual check, as a server's status says.
    PerpetualCheck,
    /// The record says that it does not know.
    Unknown,
}

impl EndReason {
    /// Every reason with its word in the DhtmlXQ editor's list.
    pub const WORDS: [(&'static str, Self); 16] = [
        ("认负", Self::Resignation),
        ("绝杀", Self::Checkmate),
        ("困毙", Self::Stalemate),
        ("议和", Self::Agreement),
        ("判和", Self::RuledDraw),
        ("判负", Self::RuledLoss),
        ("局时", Self::GameTime),
        ("步时", Self::MoveTime),
        ("读秒", Self::Countdown),
        ("超时", Self::Overtime),
        ("断线", Self::Disconnection),
        ("放弃", Self::Abandoned),
        ("取消", Self::Cancelled),
        ("封局", Self::Adjourned),
        ("长将", Self::PerpetualCheck),
        ("未知", Self::Unknown),
    ];

    /// Reads the word of an `endtype` field; `None` if it is not on the list.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        Self::WORDS.into_iter().find(|(word, _)| *word == text).map(|(_, reason)| reason)
    }

    /// The Chinese word.
    #[must_use]
    pub fn as_chinese(self) -> &'static str {
        Self::WORDS
            .into_iter()
            .find(|&(_, reason)| reason == self)
            .map_or("未知", |(word, _)| word)
    }
}

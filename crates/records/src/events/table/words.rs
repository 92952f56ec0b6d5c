//! The words of a results table.

use tournament::withdrawal::Excuse;
use tournament::{Bye, Decided, Outcome};

use super::round::narrow;
use crate::events::trf::{Said, both};

/// What a row tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// A game: for the first and the second player, and how it was decided.
    Game(Outcome, Outcome, Decided),
    /// No opponent.
    Bye(Bye),
    /// The first player leaves.
    Withdraws(Withdrawn),
    /// The first player, who had left, is there again in this round.
    Returns,
    /// The first player refuses to go on with the match against the second.
    Refuses(Excuse),
    /// A violation of the first player.
    Violation,
}

/// What becomes of the games of somebody who leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Withdrawn {
    /// What the rules say.
    ByTheRules,
    /// The arbiter has decided, where he is asked, that they are annulled.
    Annulled,
    /// The arbiter has decided, where he is asked, that they stand.
    Stands,
}

/// What the column of results takes.
pub(super) fn expected_words() -> Said {
    both(
        "a result such as 1-0, =, 0-1, +-, -+, --, adjourned, bye, half, zero, withdraws, returns, refuses or violation",
        "结果，如 1-0、=、0-1、红胜、和、黑胜、黑方弃权、红方弃权、双方弃权、封棋、轮空、请假、退赛、返回、拒弈、违例",
    )
}

/// What may stand in the column, in small letters and half-width signs, without blanks; the first word is what is written.
const WORDS: [(&[&str], Told); 22] = {
    use Decided::{Adjourned, Forfeit, OnTheBoard};
    use Outcome::{Draw, Loss, Win};
    [
        (
            &["1-0", "2-0", "1:0", "2:0", "红胜", "白胜", "先胜", "胜", "whitewins", "redwins"],
            Told::Game(Win, Loss, OnTheBoard),
        ),
        (
            &["0-1", "0-2", "0:1", "0:2", "黑胜", "后胜", "先负", "负", "blackwins"],
            Told::Game(Loss, Win, OnTheBoard),
        ),
        (
            &[
                "=", "1-1", "1:1", "½", "½-½", "½:½", "=-=", "=:=", "和", "先和", "和棋", "平",
                "draw", "remis",
            ],
            Told::Game(Draw, Draw, OnTheBoard),
        ),
        (
            &[
                "+-",
                "+:-",
                "+/-",
                "1f-0f",
                "1-0f",
                "2f-0f",
                "黑方缺席",
                "黑方弃权",
                "黑缺席",
                "黑弃权",
                "后手弃权",
            ],
            Told::Game(Win, Loss, Forfeit),
        ),
        (
            &[
                "-+",
                "-:+",
                "-/+",
                "0f-1f",
                "0-1f",
                "0f-2f",
                "红方缺席",
                "红方弃权",
                "红缺席",
                "红弃权",
                "白方缺席",
                "白方弃权",
                "先手弃权",
                "缺席",
                "弃权",
            ],
            Told::Game(Loss, Win, Forfeit),
        ),
        (
            &["--", "-:-", "-/-", "0f-0f", "双方缺席", "双方弃权", "双缺席", "双弃权"],
            Told::Game(Loss, Loss, Forfeit),
        ),
        (&["adjourned", "adj", "封棋", "未完"], Told::Game(Draw, Draw, Adjourned)),
        (&["0-0", "0:0", "双负"], Told::Game(Loss, Loss, OnTheBoard)),
        (&["=-0", "½-0", "½:0"], Told::Game(Draw, Loss, OnTheBoard)),
        (&["0-=", "0-½", "0:½"], Told::Game(Loss, Draw, OnTheBoard)),
        (&["bye", "轮空", "free", "spielfrei"], Told::Bye(Bye::PairingAllocated)),
        (&["full", "fullbye"], Told::Bye(Bye::Full)),
        (&["half", "halfbye", "½bye"], Told::Bye(Bye::Half)),
        (&["zero", "absent", "请假", "zerobye"], Told::Bye(Bye::Zero)),
        (&["withdraws", "withdrawn", "退赛", "退出"], Told::Withdraws(Withdrawn::ByTheRules)),
        (&["withdrawsannulled", "退赛作废"], Told::Withdraws(Withdrawn::Annulled)),
        (&["withdrawsstands", "退赛有效"], Told::Withdraws(Withdrawn::Stands)),
        (&["refuses", "拒弈", "拒绝续赛"], Told::Refuses(Excuse::NotJudged)),
        (&["refusesexcused", "拒弈有理由", "拒弈有正当理由"], Told::Refuses(Excuse::Good)),
        (&["refusesunexcused", "拒弈无理由", "拒弈无正当理由"], Told::Refuses(Excuse::None)),
        (&["violation", "违例", "犯规"], Told::Violation),
        (&["returns", "返回", "复赛"], Told::Returns),
    ]
};

/// What may stand for a player where there is none: whoever is named beside it is free.
const NOBODY: [&str; 6] = ["bye", "轮空", "free", "spielfrei", "-", "0"];

/// Whether a field says that there is no opponent.
pub(super) fn is_nobody(text: &str) -> bool {
    NOBODY.contains(&narrow(text).as_str())
}

/// Small half-width signs without blanks, halves as one sign.
fn plain(text: &str) -> String {
    let narrowed: String = narrow(text).chars().filter(|sign| !sign.is_whitespace()).collect();
    narrowed.replace("1/2", "½").replace("0.5", "½").replace("0,5", "½")
}

/// What a word of the result column tells.
pub(super) fn told(text: &str) -> Option<Told> {
    let narrowed = narrow(text);
    let endings = [
        (" adj", Decided::Adjudicated),
        (" adjudicated", Decided::Adjudicated),
        ("判定", Decided::Adjudicated),
        ("裁定", Decided::Adjudicated),
        (" unrated", Decided::Unrated),
        ("不计等级分", Decided::Unrated),
    ];
    let given = endings.iter().find_map(|(end, how)| Some((narrowed.strip_suffix(end)?, *how)));
    let word = plain(given.map_or(narrowed.as_str(), |(word, _)| word));
    let (_, told) = WORDS.iter().find(|(words, _)| words.contains(&word.as_str()))?;
    match (given, *told) {
        (None, told) => Some(told),
        (Some((_, how)), Told::Game(first, second, Decided::OnTheBoard)) => {
            Some(Told::Game(first, second, how))
        }
        (
            Some(_),
            Told::Game(..)
            | Told::Bye(_)
            | Told::Withdraws(_)
            | Told::Refuses(_)
            | Told::Violation
            | Told::Returns,
        ) => None,
    }
}

/// The word for what a row tells; none for what no word says.
pub(super) fn word(told: Told) -> Option<String> {
    let (plain, ending) = match told {
        Told::Game(first, second, Decided::Adjudicated) => {
            (Told::Game(first, second, Decided::OnTheBoard), " adj")
        }
        Told::Game(first, second, Decided::Unrated) => {
            (Told::Game(first, second, Decided::OnTheBoard), " unrated")
        }
        Told::Game(_, _, Decided::Adjourned) => {
            (Told::Game(Outcome::Draw, Outcome::Draw, Decided::Adjourned), "")
        }
        // What is open has nothing in the column.
        Told::Game(_, _, Decided::Open) => return Some(String::new()),
        Told::Game(_, _, Decided::OnTheBoard | Decided::Forfeit)
        | Told::Bye(_)
        | Told::Withdraws(_)
        | Told::Refuses(_)
        | Told::Returns
        | Told::Violation => (told, ""),
    };
    let (words, _) = WORDS.iter().find(|(_, known)| *known == plain)?;
    let word = match words[0] {
        "withdrawsannulled" => "withdraws annulled",
        "withdrawsstands" => "withdraws stands",
        "refusesexcused" => "refuses excused",
        "refusesunexcused" => "refuses unexcused",
        other => other,
    };
    Some(format!("{word}{ending}"))
}

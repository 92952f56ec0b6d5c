//! The words of a results table.

use tournament::{Bye, Decided, Outcome};

/// What a row tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Told {
    /// A game: for the first and the second player, and how it was decided.
    Game(Outcome, Outcome, Decided),
    /// No opponent.
    Bye(Bye),
    /// The first player leaves.
    Withdraws,
    /// A violation of the first player.
    Violation,
}

pub(super) const EXPECTED: &str =
    "a result such as 1-0, =, 0-1, +-, -+, --, adjourned, bye, half, zero, withdraws or violation";

const WORDS: [(&[&str], Told); 16] = {
    use Decided::{Adjourned, Forfeit, OnTheBoard};
    use Outcome::{Draw, Loss, Win};
    [
        (&["1-0", "2-0", "1:0", "2:0", "红胜", "先胜"], Told::Game(Win, Loss, OnTheBoard)),
        (&["0-1", "0-2", "0:1", "0:2", "黑胜", "先负"], Told::Game(Loss, Win, OnTheBoard)),
        (
            &["=", "1-1", "1:1", "1/2", "1/2-1/2", "½", "½-½", "0.5-0.5", "和", "先和", "和棋"],
            Told::Game(Draw, Draw, OnTheBoard),
        ),
        (&["+-", "+:-", "黑方缺席"], Told::Game(Win, Loss, Forfeit)),
        (&["-+", "-:+", "红方缺席"], Told::Game(Loss, Win, Forfeit)),
        (&["--", "-:-", "双方缺席"], Told::Game(Loss, Loss, Forfeit)),
        (&["adjourned", "封棋", "未完"], Told::Game(Draw, Draw, Adjourned)),
        (&["0-0", "0:0", "双负"], Told::Game(Loss, Loss, OnTheBoard)),
        (&["=-0", "½-0"], Told::Game(Draw, Loss, OnTheBoard)),
        (&["0-=", "0-½"], Told::Game(Loss, Draw, OnTheBoard)),
        (&["bye", "轮空"], Told::Bye(Bye::PairingAllocated)),
        (&["full"], Told::Bye(Bye::Full)),
        (&["half"], Told::Bye(Bye::Half)),
        (&["zero", "absent", "请假"], Told::Bye(Bye::Zero)),
        (&["withdraws", "withdrawn", "退赛", "退出"], Told::Withdraws),
        (&["violation", "违例", "犯规"], Told::Violation),
    ]
};

/// What a word of the result column tells.
pub(super) fn told(text: &str) -> Option<Told> {
    let plain: String = text
        .chars()
        .map(|sign| match sign {
            '＋' => '+',
            '－' | '—' | '–' | '−' => '-',
            '：' => ':',
            other => other.to_ascii_lowercase(),
        })
        .collect();
    let plain = plain.trim();
    let endings = [
        (" adj", Decided::Adjudicated),
        ("判定", Decided::Adjudicated),
        (" unrated", Decided::Unrated),
        ("不计等级分", Decided::Unrated),
    ];
    let given = endings.iter().find_map(|(end, how)| Some((plain.strip_suffix(end)?, *how)));
    let word = given.map_or(plain, |(word, _)| word).trim();
    let (_, told) = WORDS.iter().find(|(words, _)| words.contains(&word))?;
    match (given, *told) {
        (None, told) => Some(told),
        (Some((_, how)), Told::Game(first, second, Decided::OnTheBoard)) => {
            Some(Told::Game(first, second, how))
        }
        (Some(_), Told::Game(..) | Told::Bye(_) | Told::Withdraws | Told::Violation) => None,
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
        Told::Game(_, _, Decided::OnTheBoard | Decided::Forfeit)
        | Told::Bye(_)
        | Told::Withdraws
        | Told::Violation => (told, ""),
    };
    let (words, _) = WORDS.iter().find(|(_, known)| *known == plain)?;
    Some(format!("{}{ending}", words[0]))
}

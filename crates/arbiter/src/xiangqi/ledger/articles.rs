//! The articles of each book on how a game ends away from the board.

use rulebook::{Rule, axf, checks_6_12_18, computer_2026, cxa_2020, xiangqi_1959, xiangqi_1999};

use super::super::Book;

/// What a book says, by subject. `None` where the text in hand has no article.
#[derive(Debug)]
pub(super) struct Articles {
    pub(super) resignation: &'static Rule,
    pub(super) time_forfeit: &'static Rule,
    pub(super) agreement: &'static Rule,
    pub(super) illegal_move: &'static Rule,
    pub(super) late_arrival: &'static Rule,
    pub(super) conduct: Option<&'static Rule>,
    pub(super) protest: Option<&'static Rule>,
}

impl Book {
    pub(super) const fn articles(self) -> Articles {
        match self {
            Self::Xiangqi1959 => Articles {
                resignation: &xiangqi_1959::RESIGNATION,
                time_forfeit: &xiangqi_1959::TIME_FORFEIT,
                agreement: &xiangqi_1959::AGREEMENT,
                illegal_move: &xiangqi_1959::ILLEGAL_MOVE,
                late_arrival: &xiangqi_1959::LATE_ARRIVAL,
                conduct: Some(&xiangqi_1959::PROHIBITED_CONDUCT),
                protest: Some(&xiangqi_1959::PROTEST),
            },
            Self::Xiangqi1999 => Articles {
                resignation: &xiangqi_1999::RESIGNATION,
                time_forfeit: &xiangqi_1999::TIME_FORFEIT,
                agreement: &xiangqi_1999::AGREEMENT,
                illegal_move: &xiangqi_1999::ILLEGAL_MOVE,
                late_arrival: &xiangqi_1999::LATE_ARRIVAL,
                conduct: None,
                protest: None,
            },
            Self::Cxa2020 => Articles {
                resignation: &cxa_2020::RESIGNATION,
                time_forfeit: &cxa_2020::TIME_FORFEIT,
                agreement: &cxa_2020::AGREEMENT,
                illegal_move: &cxa_2020::ILLEGAL_MOVE,
                late_arrival: &cxa_2020::LATE_ARRIVAL,
                conduct: None,
                protest: None,
            },
            Self::Axf => Articles {
                resignation: &axf::RESIGNATION,
                time_forfeit: &axf::TIME_FORFEIT,
                agreement: &axf::AGREEMENT,
                illegal_move: &axf::ILLEGAL_MOVE,
                late_arrival: &axf::LATE_ARRIVAL,
                conduct: None,
                protest: None,
            },
            Self::Computer2026 => Articles {
                resignation: &computer_2026::RESIGNATION,
                time_forfeit: &computer_2026::TIME_FORFEIT,
                agreement: &computer_2026::AGREEMENT,
                illegal_move: &computer_2026::ILLEGAL_MOVE,
                late_arrival: &computer_2026::LATE_ARRIVAL,
                conduct: None,
                protest: None,
            },
            Self::Checks61218 => Articles {
                resignation: &checks_6_12_18::RESIGNATION,
                time_forfeit: &checks_6_12_18::TIME_FORFEIT,
                agreement: &checks_6_12_18::AGREEMENT,
                illegal_move: &checks_6_12_18::ILLEGAL_MOVE,
                late_arrival: &checks_6_12_18::LATE_ARRIVAL,
                conduct: None,
                protest: None,
            },
        }
    }
}

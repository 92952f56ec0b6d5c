//! How a number came about.

use std::fmt::{self, Formatter};

use tournament::tiebreak::{Combined, Reason, Undefined, Use};

use crate::texts::Texts;
use crate::{Lang, Say};

impl Say for Reason {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Points => t.part_points(),
            Self::PointsWithoutPlay => t.part_points_without_play(),
            Self::RunningScore => t.part_running_score(),
            Self::Counts => t.part_counts(),
            Self::CountsNot => t.part_counts_not(),
            Self::MoreThanDraw => t.part_more_than_draw(),
            Self::AsMuchAsDraw => t.part_as_much_as_draw(),
            Self::OpponentScore => t.part_opponent_score(),
            Self::OpponentAdjusted => t.part_opponent_adjusted(),
            Self::OwnScore => t.part_own_score(),
            Self::ScheduledOpponent => t.part_scheduled_opponent(),
            Self::DrawsInAllRounds => t.part_draws_in_all_rounds(),
            Self::BelowLimit => t.part_below_limit(),
            Self::OpponentRating => t.part_opponent_rating(),
            Self::OpponentBuchholz => t.part_opponent_buchholz(),
            Self::OpponentPerformance => t.part_opponent_performance(),
            Self::Board => t.part_board(),
            Self::OwnRating => t.part_own_rating(),
            Self::OwnNumber => t.part_own_number(),
            Self::OtherScore => t.part_other_score(),
            Self::BuchholzDivided => t.part_buchholz_divided(),
            Self::TableDifference => t.part_table_difference(),
            Self::Extra => t.part_extra(),
            Self::Violations => t.part_violations(),
            Self::Unbeaten => t.part_unbeaten(),
            Self::Beaten => t.part_beaten(),
            Self::Lot => t.part_lot(),
        })
    }
}

impl Say for Use {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Kept => "",
            Self::CutLowest => t.part_cut_lowest(),
            Self::CutUnplayed => t.part_cut_unplayed(),
            Self::CutHighest => t.part_cut_highest(),
        })
    }
}

impl Say for Combined {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::Sum => t.combined_sum(),
            Self::Mean => t.combined_mean(),
            Self::RoundedMean => t.combined_rounded_mean(),
            Self::MeanAndTable => t.combined_mean_and_table(),
            Self::LowestReaching { .. } => t.combined_lowest_reaching(),
        })
    }
}

impl Say for Undefined {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::NoGame => t.undefined_no_game(),
            Self::Unrated { .. } => t.undefined_unrated(),
            Self::OnlyAmongTied => t.undefined_only_among_tied(),
            Self::NoBoards => t.undefined_no_boards(),
            Self::NotInThisEvent => t.undefined_not_in_this_event(),
        })
    }
}

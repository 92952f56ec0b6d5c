//! Why players were paired as they were.

use std::fmt::{self, Display as _, Formatter};

use tournament::dutch::{
    ColorReason, Criterion, FloatNote, PlayerNote, Preference, WhyNot, WhyNotBye,
};
use tournament::{Color, Edition};

use crate::say::said;
use crate::texts::Texts;
use crate::{Lang, Say};

/// The label and the meaning of a criterion.
#[must_use]
pub fn criterion(criterion: Criterion, edition: Edition) -> impl Say {
    said(move |t, f| {
        let meaning = match criterion {
            Criterion::Completion => t.criterion_completion(),
            Criterion::Pairs => t.criterion_pairs(),
            Criterion::Downfloaters => t.criterion_downfloaters(),
            Criterion::NextPairs => t.criterion_next_pairs(),
            Criterion::NextScores => t.criterion_next_scores(),
            Criterion::ByeUnplayed => t.criterion_bye_unplayed(),
            Criterion::TopDifference => t.criterion_top_difference(),
            Criterion::TopThird => t.criterion_top_third(),
            Criterion::Preference => t.criterion_preference(),
            Criterion::StrongPreference => t.criterion_strong_preference(),
            Criterion::DownfloatOne => t.criterion_downfloat_one(),
            Criterion::UpfloatOne => t.criterion_upfloat_one(),
            Criterion::DownfloatTwo => t.criterion_downfloat_two(),
            Criterion::UpfloatTwo => t.criterion_upfloat_two(),
            Criterion::DownScoreOne => t.criterion_down_score_one(),
            Criterion::UpScoreOne => t.criterion_up_score_one(),
            Criterion::DownScoreTwo => t.criterion_down_score_two(),
            Criterion::UpScoreTwo => t.criterion_up_score_two(),
        };
        t.criterion_labelled(criterion.label(edition), meaning).fmt(f)
    })
}

/// Why two players were not paired.
#[must_use]
pub fn why_not(why: WhyNot, edition: Edition) -> impl Say {
    said(move |t, f| match why {
        WhyNot::Absent => t.why_absent().fmt(f),
        WhyNot::Met(round) => t.why_met(round).fmt(f),
        WhyNot::Forbidden => t.why_forbidden().fmt(f),
        WhyNot::SameClub => t.why_club().fmt(f),
        WhyNot::AbsoluteColors => t.why_absolute_colors().fmt(f),
        WhyNot::PairedAbove => t.why_paired_above().fmt(f),
        WhyNot::Worse(worse, by) => t.why_worse(by, criterion(worse, edition)).fmt(f),
        WhyNot::Later => t.why_later().fmt(f),
    })
}

/// Why a player did not get the bye.
#[must_use]
pub fn why_not_bye(why: WhyNotBye, edition: Edition) -> impl Say {
    said(move |t, f| match why {
        WhyNotBye::Absent => t.why_absent().fmt(f),
        WhyNotBye::Barred => t.why_bye_barred().fmt(f),
        WhyNotBye::HigherScore => t.why_bye_score().fmt(f),
        WhyNotBye::PairedAbove => t.why_paired_above().fmt(f),
        WhyNotBye::Worse(worse, by) => t.why_worse(by, criterion(worse, edition)).fmt(f),
        WhyNotBye::Later => t.why_later().fmt(f),
    })
}

/// Why the colours of a pair are as they are.
impl Say for ColorReason {
    fn say(&self, lang: Lang, f: &mut Formatter<'_>) -> fmt::Result {
        let t = Texts(lang);
        f.write_str(match self {
            Self::BothPreferences => t.colors_both(),
            Self::Stronger => t.colors_stronger(),
            Self::Alternated => t.colors_alternated(),
            Self::HigherPlayer => t.colors_higher(),
            Self::InitialColor => t.colors_initial(),
            Self::Table => t.colors_table(),
        })
    }
}

/// What the pairing knew of a player; the colours are called by their `names`, White's first.
pub fn player_note<N: Say>(note: &PlayerNote, names: [N; 2]) -> impl Say {
    let [white, black] = names;
    said(move |t, f| {
        let name = |color: Color| match color {
            Color::White => &white,
            Color::Black => &black,
        };
        let preference = said(|t, f| match note.preference {
            Preference::None => t.preference_none().fmt(f),
            Preference::Mild(side) => t.preference_mild(name(side)).fmt(f),
            Preference::Strong(side) => t.preference_strong(name(side)).fmt(f),
            Preference::Absolute(side) => t.preference_absolute(name(side)).fmt(f),
        });
        let [one, two] = note.floats.map(|float| match float {
            FloatNote::None => "-",
            FloatNote::Down => "↓",
            FloatNote::Up => "↑",
        });
        t.player_note(note.score, preference, one, two).fmt(f)?;
        if !note.may_have_bye {
            t.player_no_bye().fmt(f)?;
        }
        if note.topscorer { t.player_topscorer().fmt(f) } else { Ok(()) }
    })
}

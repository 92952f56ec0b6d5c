//! The pairing rules in words.

use fluent_bundle::FluentValue;
use tournament::dutch::{
    ColorReason, Criterion, FloatNote, PairingError, PlayerNote, Preference, WhyNot, WhyNotBye,
};
use tournament::{Color, Edition, Tournament};

use crate::lang::Texts;

/// A player as number and name.
pub(crate) fn name(tournament: &Tournament, id: tournament::PlayerId) -> String {
    match tournament.entry(id) {
        Some(entry) if !entry.name.is_empty() => format!("{id} {}", entry.name),
        Some(_) | None => id.to_string(),
    }
}

/// The label and the meaning of a criterion.
pub(crate) fn criterion(texts: &Texts, criterion: Criterion, edition: Edition) -> String {
    let key = match criterion {
        Criterion::Completion => "criterion-completion",
        Criterion::Pairs => "criterion-pairs",
        Criterion::Downfloaters => "criterion-downfloaters",
        Criterion::NextPairs => "criterion-next-pairs",
        Criterion::NextScores => "criterion-next-scores",
        Criterion::ByeUnplayed => "criterion-bye-unplayed",
        Criterion::TopDifference => "criterion-top-difference",
        Criterion::TopThird => "criterion-top-third",
        Criterion::Preference => "criterion-preference",
        Criterion::StrongPreference => "criterion-strong-preference",
        Criterion::DownfloatOne => "criterion-downfloat-one",
        Criterion::UpfloatOne => "criterion-upfloat-one",
        Criterion::DownfloatTwo => "criterion-downfloat-two",
        Criterion::UpfloatTwo => "criterion-upfloat-two",
        Criterion::DownScoreOne => "criterion-down-score-one",
        Criterion::UpScoreOne => "criterion-up-score-one",
        Criterion::DownScoreTwo => "criterion-down-score-two",
        Criterion::UpScoreTwo => "criterion-up-score-two",
    };
    format!("[{}] {}", criterion.label(edition), texts.get(key))
}

/// Why two players were not paired.
pub(crate) fn why_not(texts: &Texts, why: WhyNot, edition: Edition) -> String {
    match why {
        WhyNot::Absent => texts.get("why-absent"),
        WhyNot::Met(round) => texts.fill("why-met", [("round", round.0.into())]),
        WhyNot::Forbidden => texts.get("why-forbidden"),
        WhyNot::SameClub => texts.get("why-club"),
        WhyNot::AbsoluteColors => texts.get("why-absolute-colors"),
        WhyNot::PairedAbove => texts.get("why-paired-above"),
        WhyNot::Worse(worse, by) => texts.fill(
            "why-worse",
            [
                ("criterion", FluentValue::from(criterion(texts, worse, edition))),
                ("by", by.to_string().into()),
            ],
        ),
        WhyNot::Later => texts.get("why-later"),
    }
}

/// Why a player did not get the bye.
pub(crate) fn why_not_bye(texts: &Texts, why: WhyNotBye, edition: Edition) -> String {
    match why {
        WhyNotBye::Absent => texts.get("why-absent"),
        WhyNotBye::Barred => texts.get("why-bye-barred"),
        WhyNotBye::HigherScore => texts.get("why-bye-score"),
        WhyNotBye::PairedAbove => texts.get("why-paired-above"),
        WhyNotBye::Worse(worse, by) => why_not(texts, WhyNot::Worse(worse, by), edition),
        WhyNotBye::Later => texts.get("why-later"),
    }
}

/// Why the colours of a pair are as they are.
pub(crate) fn colors(texts: &Texts, reason: ColorReason) -> String {
    texts.get(match reason {
        ColorReason::BothPreferences => "colors-both",
        ColorReason::Stronger => "colors-stronger",
        ColorReason::Alternated => "colors-alternated",
        ColorReason::HigherPlayer => "colors-higher",
        ColorReason::InitialColor => "colors-initial",
        ColorReason::Table => "colors-table",
    })
}

fn color(texts: &Texts, color: Color) -> String {
    texts.get(match color {
        Color::White => "color-white",
        Color::Black => "color-black",
    })
}

/// What the pairing knew of a player.
pub(crate) fn player(texts: &Texts, note: &PlayerNote) -> String {
    let preference = match note.preference {
        Preference::None => texts.get("preference-none"),
        Preference::Mild(side) => {
            texts.fill("preference-mild", [("color", color(texts, side).into())])
        }
        Preference::Strong(side) => {
            texts.fill("preference-strong", [("color", color(texts, side).into())])
        }
        Preference::Absolute(side) => {
            texts.fill("preference-absolute", [("color", color(texts, side).into())])
        }
    };
    let floats = note.floats.map(|float| match float {
        FloatNote::None => "-",
        FloatNote::Down => "↓",
        FloatNote::Up => "↑",
    });
    let mut text = texts.fill(
        "player-note",
        [
            ("score", FluentValue::from(note.score.to_string())),
            ("preference", preference.into()),
            ("one", floats[0].into()),
            ("two", floats[1].into()),
        ],
    );
    if !note.may_have_bye {
        text.push_str(&texts.get("player-no-bye"));
    }
    if note.topscorer {
        text.push_str(&texts.get("player-topscorer"));
    }
    text
}

/// Why a round cannot be paired.
pub(crate) fn no_pairing(texts: &Texts, error: &PairingError) -> String {
    match error {
        PairingError::Nobody(round) => texts.fill("pair-nobody", [("round", round.0.into())]),
        PairingError::NoLegalPairing(none) => {
            let list = |ids: &[tournament::PlayerId]| {
                ids.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            };
            let key = match (none.stuck.is_empty(), none.helpers.is_empty()) {
                (true, _) => "pair-none-bye",
                (false, true) => "pair-none-stuck",
                (false, false) => "pair-none-helpers",
            };
            texts.fill(
                key,
                [
                    ("round", FluentValue::from(none.round.0)),
                    ("stuck", list(&none.stuck).into()),
                    ("helpers", list(&none.helpers).into()),
                ],
            )
        }
    }
}

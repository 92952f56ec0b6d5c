//! The settings file of the known engines: a `Name=Value` a line.

use records::events::trf::{Problem, Severity};
use tournament::{PerMille, Points, RoundNumber, Settings};

const NAMES: &str = "PlayersNumber, RoundsNumber, DrawPercentage, ForfeitRate, RetiredRate, \
                     HalfPointByeRate, HighestRating, LowestRating, or PointsForWin, Draw, Loss, \
                     ZPB, ForfeitLoss or PAB";

/// Sets what the text says. `ForfeitRate` N is one game in N; `RetiredRate` and `HalfPointByeRate` are
/// one player in N over the whole event. Empty lines and lines that begin with `#` are passed over.
///
/// # Errors
/// Every line that cannot be used.
pub(super) fn read(text: &str, settings: &mut Settings) -> Result<(), Vec<Problem>> {
    let mut problems = Vec::new();
    let mut over_the_event = (None, None);
    for (line, number) in text.lines().zip(1..) {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let set = line.split_once('=').ok_or((line, NAMES)).and_then(|(name, value)| {
            set(name.trim(), value.trim(), settings, &mut over_the_event)
        });
        if let Err((found, expected)) = set {
            problems.push(Problem {
                line: number,
                columns: None,
                found: found.into(),
                expected: expected.into(),
                severity: Severity::Error,
            });
        }
    }
    let a_round = |share: PerMille| PerMille(share.0 / settings.rounds.0.max(1));
    if let Some(retired) = over_the_event.0.map(a_round) {
        settings.withdrawals = retired;
    }
    if let Some(byes) = over_the_event.1.map(a_round) {
        settings.byes = byes;
    }
    if settings.ratings.0 > settings.ratings.1 {
        settings.ratings.0 = settings.ratings.1;
    }
    if problems.is_empty() { Ok(()) } else { Err(problems) }
}

type OverTheEvent = (Option<PerMille>, Option<PerMille>);

fn set<'a>(
    name: &'a str,
    value: &'a str,
    settings: &mut Settings,
    over_the_event: &mut OverTheEvent,
) -> Result<(), (&'a str, &'static str)> {
    let whole = |least: u16, most: u16, expected| {
        let number = value.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or((value, expected))
    };
    let points = || Points::parse(value).ok_or((value, "points, such as 1.0"));
    match name {
        "PlayersNumber" => settings.players = whole(2, 9999, "2 to 9999 players")?.into(),
        "RoundsNumber" => settings.rounds = RoundNumber(whole(1, 99, "1 to 99 rounds")?),
        "DrawPercentage" => {
            settings.draws = PerMille(whole(0, 100, "a percentage from 0 to 100")? * 10);
        }
        "ForfeitRate" => settings.forfeits = one_in(value)?,
        "RetiredRate" => over_the_event.0 = Some(one_in(value)?),
        "HalfPointByeRate" => over_the_event.1 = Some(one_in(value)?),
        "HighestRating" => settings.ratings.1 = whole(0, 3999, "a rating up to 3999")?,
        "LowestRating" => settings.ratings.0 = whole(0, 3999, "a rating up to 3999")?,
        "PointsForWin" => {
            let win = points()?;
            settings.scoring.win = win;
            settings.scoring.forfeit_win = win;
            settings.scoring.full_bye = win;
            settings.scoring.pairing_bye = win;
        }
        "PointsForDraw" => {
            let draw = points()?;
            settings.scoring.draw = draw;
            settings.scoring.half_bye = draw;
        }
        "PointsForLoss" => settings.scoring.loss = points()?,
        "PointsForZPB" => settings.scoring.absence = points()?,
        "PointsForForfeitLoss" => settings.scoring.forfeit_loss = points()?,
        "PointsForPAB" => settings.scoring.pairing_bye = points()?,
        _ => return Err((name, NAMES)),
    }
    Ok(())
}

/// One in so many, as thousandths.
fn one_in(value: &str) -> Result<PerMille, (&str, &'static str)> {
    let tenths = Points::parse(value).map(Points::tenths).filter(|tenths| *tenths >= 10);
    let share = tenths.and_then(|tenths| u16::try_from(10_000 / tenths).ok());
    share.map(PerMille).ok_or((value, "one in how many, from 1"))
}

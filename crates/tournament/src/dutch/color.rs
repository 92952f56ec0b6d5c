//! Who has White (article 5 of both texts).

use crate::slot::Color;

use super::field::{Field, Player, Strength};

/// The clause that decided a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ColorReason {
    /// Both got what they wanted.
    BothPreferences,
    /// The stronger preference, or the wider difference, prevailed.
    Stronger,
    /// Alternated from the last game in which they had different colours.
    Alternated,
    /// The preference of the higher player.
    HigherPlayer,
    /// Nobody has a preference: odd numbers take the initial colour.
    InitialColor,
    /// As the table of a round robin prints it.
    Table,
}

/// The colour of the first of two players, who is the higher.
pub(crate) fn allocate(field: &Field, higher: &Player, lower: &Player) -> (Color, ColorReason) {
    match (higher.preference, lower.preference) {
        (None, None) => {
            let odd = higher.number.is_multiple_of(2);
            let color = if odd { field.initial } else { field.initial.other() };
            return (color, ColorReason::InitialColor);
        }
        (Some(color), None) => return (color, ColorReason::BothPreferences),
        (None, Some(color)) => return (color.other(), ColorReason::BothPreferences),
        (Some(a), Some(b)) if a != b => return (a, ColorReason::BothPreferences),
        (Some(_), Some(_)) => {}
    }
    let wanted = higher.preference.unwrap_or(Color::White);
    let weight = |player: &Player| {
        let wide = match player.strength {
            Strength::Absolute => player.difference.abs(),
            Strength::None | Strength::Mild | Strength::Strong => 0,
        };
        (player.strength, wide)
    };
    match weight(higher).cmp(&weight(lower)) {
        std::cmp::Ordering::Greater => return (wanted, ColorReason::Stronger),
        std::cmp::Ordering::Less => return (wanted.other(), ColorReason::Stronger),
        std::cmp::Ordering::Equal => {}
    }
    let last = higher.colors.iter().rev().zip(lower.colors.iter().rev()).find(|(a, b)| a != b);
    match last {
        Some((_, theirs)) => (*theirs, ColorReason::Alternated),
        None => (wanted, ColorReason::HigherPlayer),
    }
}

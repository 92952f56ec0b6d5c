//! The tables of the FIDE rating regulations (B.02, article 8.1).

/// The difference in rating that a share of the points in whole per cent, 0 to 100, corresponds to.
const DIFFERENCE_OF_PERCENT: [i16; 101] = [
    -800, -677, -589, -538, -501, -470, -444, -422, -401, -383, -366, -351, -336, -322, -309, -296,
    -284, -273, -262, -251, -240, -230, -220, -211, -202, -193, -184, -175, -166, -158, -149, -141,
    -133, -125, -117, -110, -102, -95, -87, -80, -72, -65, -57, -50, -43, -36, -29, -21, -14, -7,
    0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158,
    166, 175, 184, 193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366,
    383, 401, 422, 444, 470, 501, 538, 589, 677, 800,
];

/// The greatest difference at which the stronger is expected to make 50, 51, … 99 per cent.
const GREATEST_DIFFERENCE: [u16; 50] = [
    3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162,
    170, 179, 188, 197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374,
    391, 411, 432, 456, 484, 517, 559, 619, 735,
];

/// The difference in rating that this share of the points corresponds to.
///
/// More than 100 per cent is taken as 100.
#[must_use]
pub(crate) fn difference_of(percent: u8) -> i32 {
    i32::from(DIFFERENCE_OF_PERCENT[usize::from(percent.min(100))])
}

/// The expected score in hundredths of a point of somebody rated this much above (below if negative)
/// the opponent. The difference is not cut at 400.
#[must_use]
pub(crate) fn expected(difference: i32) -> i32 {
    let stronger = GREATEST_DIFFERENCE
        .iter()
        .zip(50..)
        .find(|(greatest, _)| difference.unsigned_abs() <= u32::from(**greatest))
        .map_or(100, |(_, percent)| percent);
    if difference < 0 { 100 - stronger } else { stronger }
}

#[cfg(test)]
mod tests {
    use super::{difference_of, expected};

    /// Figures of the printed tables.
    #[test]
    fn as_printed() {
        assert_eq!(difference_of(50), 0);
        assert_eq!(difference_of(0), -800);
        assert_eq!(difference_of(100), 800);
        assert_eq!(difference_of(83), 273);
        assert_eq!(expected(3), 50);
        assert_eq!(expected(4), 51);
        assert_eq!(expected(-4), 49);
        assert_eq!(expected(735), 99);
        assert_eq!(expected(736), 100);
        assert_eq!(expected(-5000), 0);
    }
}

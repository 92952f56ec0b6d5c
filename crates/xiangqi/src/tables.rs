//! Tables worked out when the program is compiled: what each piece reaches from each point.
//!
//! Points are bits as in [`crate::SquareSet`]; a file is ten bits from rank 0 up, a rank nine
//! bits from file a on.

use crate::Square;

const POINTS: usize = Square::COUNT;
const FILES: usize = 9;
const RANKS: usize = 10;

/// What is reached along one line.
#[derive(Clone, Copy)]
pub(crate) struct Reach {
    /// Up to and with the first piece on either hand.
    pub open: u16,
    /// Over exactly one piece, up to and with the second.
    pub over: u16,
}

/// `[file][pieces on the rank]`.
pub(crate) static ALONG_RANK: [[Reach; 512]; FILES] = reaches();
/// `[rank][pieces on the file]`.
pub(crate) static ALONG_FILE: [[Reach; 1024]; RANKS] = reaches();
/// The ten bits of a file as points of file a.
pub(crate) static SPREAD: [u128; 1024] = spread();
/// `[point][neighbours occupied: left 1, down 2, right 4, up 8]`.
pub(crate) static HORSE: [[u128; 16]; POINTS] = horses();
/// `[point][diagonal neighbours occupied: left down 1, left up 2, right down 4, right up 8]`;
/// both halves of the board.
pub(crate) static ELEPHANT: [[u128; 16]; POINTS] = elephants();
/// The points one step along a line.
pub(crate) static STRAIGHT: [u128; POINTS] = steps([(0, 1), (1, 0), (1, 2), (2, 1)]);
/// The points one step along a diagonal.
pub(crate) static DIAGONAL: [u128; POINTS] = steps([(0, 0), (0, 2), (2, 0), (2, 2)]);
/// `[color][point]`: where a soldier goes.
pub(crate) static SOLDIER: [[u128; POINTS]; 2] = soldiers();
/// `[color][point]`: where a soldier comes from.
pub(crate) static SOLDIER_FROM: [[u128; POINTS]; 2] = soldiers_from();
/// The points strictly between two points of one line; nothing for others.
pub(crate) static BETWEEN: [[u128; POINTS]; POINTS] = between();
/// The other points of the same file.
pub(crate) static FILE: [u128; POINTS] = lines(true);
/// The other points of the same rank.
pub(crate) static RANK: [u128; POINTS] = lines(false);
/// Each side's palace.
pub(crate) const PALACE: [u128; 2] =
    [0o7 << 3 | 0o7 << 12 | 0o7 << 21, 0o7 << 66 | 0o7 << 75 | 0o7 << 84];
/// Each side's half.
pub(crate) const HOME: [u128; 2] = [(1 << 45) - 1, ((1 << 45) - 1) << 45];

/// The set of the point `x`, `y` less one each, if that is on the board: so that one step down
/// needs no negative number.
const fn bit(x: usize, y: usize) -> u128 {
    if x >= 1 && x <= FILES && y >= 1 && y <= RANKS { 1 << ((y - 1) * FILES + x - 1) } else { 0 }
}

const fn reaches<const N: usize, const LENGTH: usize>() -> [[Reach; N]; LENGTH] {
    let mut table = [[Reach { open: 0, over: 0 }; N]; LENGTH];
    let mut at = 0;
    while at < LENGTH {
        let mut occupied: u16 = 0;
        while (occupied as usize) < N {
            table[at][occupied as usize] = reach(at, LENGTH, occupied);
            occupied += 1;
        }
        at += 1;
    }
    table
}

const fn reach(at: usize, length: usize, occupied: u16) -> Reach {
    let mut reach = Reach { open: 0, over: 0 };
    let mut met = 0;
    let mut next = at + 1;
    while next < length && met < 2 {
        met += reach_point(&mut reach, next, occupied, met);
        next += 1;
    }
    let mut met = 0;
    let mut next = at;
    while next > 0 && met < 2 {
        next -= 1;
        met += reach_point(&mut reach, next, occupied, met);
    }
    reach
}

/// Enters one point, `met` pieces having been met before it; gives how many stand on it.
const fn reach_point(reach: &mut Reach, point: usize, occupied: u16, met: u16) -> u16 {
    if met == 0 {
        reach.open |= 1 << point;
    } else {
        reach.over |= 1 << point;
    }
    occupied >> point & 1
}

const fn spread() -> [u128; 1024] {
    let mut table = [0; 1024];
    let mut bits = 0;
    while bits < 1024 {
        let mut rank = 0;
        while rank < RANKS {
            if bits >> rank & 1 == 1 {
                table[bits] |= 1 << (rank * FILES);
            }
            rank += 1;
        }
        bits += 1;
    }
    table
}

const fn horses() -> [[u128; 16]; POINTS] {
    let mut table = [[0; 16]; POINTS];
    let mut point = 0;
    while point < POINTS {
        // Two more than in `bit`, so that two steps left or down need no negative number.
        let (x, y) = (point % FILES + 3, point / FILES + 3);
        let pairs = [
            at(x - 2, y - 1) | at(x - 2, y + 1),
            at(x - 1, y - 2) | at(x + 1, y - 2),
            at(x + 2, y - 1) | at(x + 2, y + 1),
            at(x - 1, y + 2) | at(x + 1, y + 2),
        ];
        table[point] = unblocked(pairs);
        point += 1;
    }
    table
}

const fn elephants() -> [[u128; 16]; POINTS] {
    let mut table = [[0; 16]; POINTS];
    let mut point = 0;
    while point < POINTS {
        let (x, y) = (point % FILES + 3, point / FILES + 3);
        table[point] =
            unblocked([at(x - 2, y - 2), at(x - 2, y + 2), at(x + 2, y - 2), at(x + 2, y + 2)]);
        point += 1;
    }
    table
}

/// The point `x`, `y` less three each.
const fn at(x: usize, y: usize) -> u128 {
    if x >= 2 && y >= 2 { bit(x - 2, y - 2) } else { 0 }
}

/// For each set of blocked directions the union of the others.
const fn unblocked(directions: [u128; 4]) -> [u128; 16] {
    let mut table = [0; 16];
    let mut blocked = 0;
    while blocked < 16 {
        let mut direction = 0;
        while direction < 4 {
            if blocked >> direction & 1 == 0 {
                table[blocked] |= directions[direction];
            }
            direction += 1;
        }
        blocked += 1;
    }
    table
}

const fn steps(directions: [(usize, usize); 4]) -> [u128; POINTS] {
    let mut table = [0; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut direction = 0;
        while direction < 4 {
            let (x, y) = directions[direction];
            table[point] |= bit(point % FILES + x, point / FILES + y);
            direction += 1;
        }
        point += 1;
    }
    table
}

const fn soldiers() -> [[u128; POINTS]; 2] {
    let mut table = [[0; POINTS]; 2];
    let mut point = 0;
    while point < POINTS {
        let (x, y) = (point % FILES + 1, point / FILES + 1);
        let sides = bit(x - 1, y) | bit(x + 1, y);
        table[0][point] = bit(x, y + 1) | if y > 5 { sides } else { 0 };
        table[1][point] = bit(x, y - 1) | if y > 5 { 0 } else { sides };
        point += 1;
    }
    table
}

const fn soldiers_from() -> [[u128; POINTS]; 2] {
    let goes = soldiers();
    let mut table = [[0; POINTS]; 2];
    let mut from = 0;
    while from < POINTS {
        let mut to = 0;
        while to < POINTS {
            table[0][to] |= (goes[0][from] >> to & 1) << from;
            table[1][to] |= (goes[1][from] >> to & 1) << from;
            to += 1;
        }
        from += 1;
    }
    table
}

const fn between() -> [[u128; POINTS]; POINTS] {
    let mut table = [[0; POINTS]; POINTS];
    let mut low = 0;
    while low < POINTS {
        let mut passed = 0;
        let mut high = low + 1;
        while high < POINTS && high / FILES == low / FILES {
            table[low][high] = passed;
            table[high][low] = passed;
            passed |= 1 << high;
            high += 1;
        }
        let mut passed = 0;
        let mut high = low + FILES;
        while high < POINTS {
            table[low][high] = passed;
            table[high][low] = passed;
            passed |= 1 << high;
            high += FILES;
        }
        low += 1;
    }
    table
}

const fn lines(files: bool) -> [u128; POINTS] {
    let mut table = [0; POINTS];
    let mut point = 0;
    while point < POINTS {
        let mut other = 0;
        while other < POINTS {
            let same =
                if files { other % FILES == point % FILES } else { other / FILES == point / FILES };
            if same && other != point {
                table[point] |= 1 << other;
            }
            other += 1;
        }
        point += 1;
    }
    table
}

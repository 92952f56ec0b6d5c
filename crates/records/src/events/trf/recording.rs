//! Pairs written into a tournament file, as those who play them see it: the working file of an event.

use tournament::dutch::PairedRound;
use tournament::{Color, PlayerId, Points};

use super::record::{Cell, CellColor, CellResult, PlayerLine, Record, Trf};

impl Trf {
    /// Enters a round that was paired: opponents and colours without results, and the bye of the pairing, whose `worth` is added to
    /// the points of the line. Lines of players who are not in it stay as they are.
    pub fn record_pairs(&mut self, paired: &PairedRound, worth: Points) {
        for line in &mut self.lines {
            let Record::Player(player) = &mut line.record else { continue };
            let id = PlayerId(player.number);
            let pair = paired.pairs.iter().find(|pair| pair.white == id || pair.black == id);
            let cell = match pair {
                Some(pair) => {
                    let (opponent, color) = if pair.white == id {
                        (pair.black, Color::White)
                    } else {
                        (pair.white, Color::Black)
                    };
                    let color = CellColor::Known(color);
                    Cell { opponent: Some(opponent.0), color, result: CellResult::Blank }
                }
                None if paired.bye == Some(id) => {
                    player.points = player.points.map(|points| points + worth);
                    Cell {
                        opponent: Some(0),
                        color: CellColor::None,
                        result: CellResult::PairingBye,
                    }
                }
                None => continue,
            };
            put(player, paired.round.index(), cell);
        }
    }
}

fn put(player: &mut PlayerLine, round: usize, cell: Cell) {
    if player.cells.len() <= round {
        player.cells.resize(round + 1, Cell::BLANK);
    }
    player.cells[round] = cell;
}

//! From a tournament file to the history of a tournament.

use std::collections::BTreeMap;

use tournament::tiebreak::Format;
use tournament::{
    Adjustment, Birth, BuildError, Bye, Color, Edition, Entry, Forbidden, GameEntry, Parts,
    PlayerId, Points, Rating, RoundNumber, Scoring, Sex, Slot, System, Team, Title, Tournament,
    Validity, VirtualPoints, baku,
};

use super::contradictions::{contradictions, forgiven};
use super::games;
use super::odd::OddCells;
use super::own::Own;
use super::record::both;
use super::record::{
    ByeKind, Cell, CellColor, CellResult, EngineCode, Line, PlayerLine, Problem, Record, Requested,
    Severity, Trf,
};

/// The tournament in a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Converted {
    /// The tournament.
    pub tournament: Tournament,
    /// What was forgiven on the way.
    pub forgiven: Vec<Problem>,
}

impl Trf {
    /// The tournament this file tells of.
    ///
    /// # Errors
    /// Every problem that stops it: those of reading, and entries that contradict each other.
    pub fn tournament(&self) -> Result<Converted, Vec<Problem>> {
        let mut builder = Builder::default();
        let is_numbered =
            |line: &Line| matches!(&line.record, Record::Team(team) if team.number.is_some());
        let numbered = self.lines.iter().any(is_numbered);
        for (line, number) in self.lines.iter().zip(1..) {
            // Old records 013 beside the new ones tell of the same teams once more.
            if !matches!(&line.record, Record::Team(_)) || !numbered || is_numbered(line) {
                builder.add(&line.record, number);
            }
        }
        builder.parts.event.name = self.header("012").unwrap_or_default().trim().to_owned();
        builder.parts.event.system = self.system();
        builder.finish_scoring();
        if !builder.values.contains_key("U") {
            builder.parts.leave_free();
        }
        if builder.parts.event.system.map(Format::from) == Some(Format::RoundRobin) {
            // Who has no game in the first round is free, and not late.
            builder.parts.entries.iter_mut().for_each(|entry| entry.enters = RoundNumber(1));
        }
        if self.is_of_teams() {
            // Records 240 to 260 name teams there, not players.
            builder.requested.clear();
            builder.parts.virtual_points.clear();
            builder.parts.forbidden.clear();
        }
        builder.place_byes();
        for (own, line) in std::mem::take(&mut builder.own) {
            if let Err((found, expected)) = own.apply(&mut builder.parts) {
                builder.problems.push(forgiven(line, found, expected));
            }
        }
        for (game, line) in std::mem::take(&mut builder.further) {
            if !game.add_to(&mut builder.parts) {
                let found = "a game of two who are not paired in that round";
                builder.wrong(line, found, "a round in which the two meet");
            }
        }
        if self.is_baku() && !self.is_of_teams() && builder.parts.virtual_points.is_empty() {
            builder.add_baku();
        }
        let system = builder.parts.event.system;
        builder.problems.extend(contradictions(self, system));
        builder.problems.extend(builder.odd.problems());
        let (mut errors, mut forgiven): (Vec<Problem>, Vec<Problem>) = self
            .problems
            .iter()
            .chain(&builder.problems)
            .cloned()
            .partition(|problem| problem.severity == Severity::Error);
        forgiven.sort_by_key(|problem| problem.line);
        if !errors.is_empty() {
            errors.sort_by_key(|problem| problem.line);
            return Err(errors);
        }
        let places = builder.places;
        match Tournament::new(builder.parts) {
            Ok(tournament) => Ok(Converted { tournament, forgiven }),
            Err(errors) => Err(errors.iter().map(|error| place(error, &places)).collect()),
        }
    }

    fn system(&self) -> Option<System> {
        let coded = self.header("192").unwrap_or_default().trim().to_ascii_uppercase();
        if coded.starts_with("FIDE_DUTCH_2017") {
            Some(System::Dutch(Edition::Dutch2017))
        } else if coded.starts_with("FIDE_DUTCH_2026") || coded.starts_with("FIDE_DUTCH_2025") {
            Some(System::Dutch(Edition::Dutch2026))
        } else if coded == "CUSTOM_DOUBLE_ROUNDROBIN" {
            Some(System::DoubleRoundRobin)
        } else if coded.ends_with("ROUNDROBIN") {
            Some(System::RoundRobin)
        } else if coded.starts_with("CUSTOM_XIANGQI") {
            Some(System::XiangqiSwiss)
        } else if coded.is_empty() {
            self.system_in_words()
        } else {
            None
        }
    }

    /// What line 092 says where there is no code.
    fn system_in_words(&self) -> Option<System> {
        let words = self.header("092").unwrap_or_default().to_ascii_uppercase();
        let robin =
            ["ROBIN", "BERGER", "ALL-PLAY-ALL", "循环"].iter().any(|word| words.contains(word));
        let team = words.contains("TEAM");
        let double = ["DOUBLE", "双循环"].iter().any(|word| words.contains(word));
        match (robin && !team, double) {
            (true, true) => Some(System::DoubleRoundRobin),
            (true, false) => Some(System::RoundRobin),
            (false, _) => None,
        }
    }

    fn is_baku(&self) -> bool {
        self.header("192").is_some_and(|coded| coded.trim().to_ascii_uppercase().ends_with("_BAKU"))
    }
}

#[derive(Default)]
struct Builder {
    parts: Parts,
    problems: Vec<Problem>,
    /// The line of each player, for errors.
    places: BTreeMap<PlayerId, usize>,
    /// What results are worth, with the line that says so.
    values: BTreeMap<&'static str, (Points, usize)>,
    requested: Vec<(Requested, usize)>,
    absent: Vec<u32>,
    without_round: Vec<(Points, Vec<u32>)>,
    further: Vec<(games::Further, usize)>,
    /// What stands in lines of our own, for when all players are there.
    own: Vec<(Own, usize)>,
    odd: OddCells,
}

impl Builder {
    fn wrong(&mut self, line: usize, found: &str, expected: &str) {
        self.problems.push(Problem {
            line,
            columns: None,
            found: found.into(),
            expected: expected.into(),
            severity: Severity::Error,
        });
    }

    fn add(&mut self, record: &Record, line: usize) {
        match record {
            Record::Player(player) => self.add_player(player, line),
            Record::Rounds(rounds) => self.parts.event.rounds = Some(*rounds),
            Record::InitialColor(color) => self.parts.event.initial_color = Some(*color),
            Record::Scoring(pairs) => {
                for (letter, value) in pairs {
                    let key = match letter {
                        'W' => "W",
                        'D' => "D",
                        'L' => "L",
                        'A' | 'Z' => "Z",
                        'P' => "U",
                        _ => continue,
                    };
                    self.set_value(key, *value, line, &format!("{letter} {value}"));
                }
            }
            Record::Requested(asked) => self.requested.push((asked.clone(), line)),
            Record::Acceleration(given) => self.parts.virtual_points.push(VirtualPoints {
                points: given.points.or(given.match_points).unwrap_or_default(),
                from: given.from,
                to: given.to,
                first: PlayerId(given.first),
                last: PlayerId(given.last),
            }),
            Record::Forbidding(pair) => self.parts.forbidden.push(Forbidden {
                from: pair.from,
                to: pair.to,
                players: pair.players.iter().copied().map(PlayerId).collect(),
            }),
            Record::AbnormalPoints(given) => {
                let points = given.points.unwrap_or_default();
                match given.round {
                    Some(round) => self.adjust(points, round, &given.players),
                    None => self.without_round.push((points, given.players.clone())),
                }
            }
            Record::Team(team) => {
                let number = u32::try_from(self.parts.teams.len() + 1).unwrap_or(u32::MAX);
                self.parts.teams.push(Team {
                    number: team.number.unwrap_or(number),
                    name: team.name.clone(),
                    players: team.players.iter().copied().map(PlayerId).collect(),
                });
            }
            Record::Engine(code, words) => self.add_engine_line(*code, words, line),
            Record::Header(..) | Record::Verbatim(_) => {}
        }
    }

    fn adjust(&mut self, points: Points, round: RoundNumber, players: &[u32]) {
        for player in players {
            let player = PlayerId(*player);
            self.parts.adjustments.push(Adjustment { player, round, points });
        }
    }

    fn add_engine_line(&mut self, code: EngineCode, words: &[String], line: usize) {
        let numbers =
            || -> Option<Vec<u32>> { words.iter().map(|word| word.parse().ok()).collect() };
        match code {
            EngineCode::Color => {
                for word in words {
                    match word.to_ascii_lowercase().as_str() {
                        "white1" => self.parts.event.initial_color = Some(Color::White),
                        "black1" => self.parts.event.initial_color = Some(Color::Black),
                        "rank" => self.wrong(line, "rank", "white1 or black1; ranking by number"),
                        other => self.wrong(line, other, "white1 or black1"),
                    }
                }
            }
            EngineCode::Rounds => match words.first().and_then(|word| word.parse().ok()) {
                Some(rounds @ 1..=999) => {
                    if self.parts.event.rounds.is_none() {
                        self.parts.event.rounds = Some(RoundNumber(rounds));
                    }
                }
                Some(_) | None => self.wrong(line, &words.join(" "), "a number of rounds"),
            },
            EngineCode::Absent => match numbers() {
                Some(players) => self.absent.extend(players),
                None => self.wrong(line, &words.join(" "), "player numbers"),
            },
            EngineCode::Forbidden => match numbers() {
                Some(players) => self.parts.forbidden.push(Forbidden {
                    from: RoundNumber(1),
                    to: RoundNumber(u16::MAX),
                    players: players.into_iter().map(PlayerId).collect(),
                }),
                None => self.wrong(line, &words.join(" "), "player numbers"),
            },
            EngineCode::Acceleration => self.add_virtual(words, line),
            EngineCode::FurtherGame => match games::further(words) {
                Some(game) => self.further.push((game, line)),
                None => self.wrong(line, &words.join(" "), games::FURTHER),
            },
            EngineCode::ApartGame => {
                if games::apart(words).is_none() {
                    self.wrong(line, &words.join(" "), games::APART);
                }
            }
            EngineCode::Withdrawal
            | EngineCode::Entered
            | EngineCode::Unusual
            | EngineCode::Club
            | EngineCode::Violation
            | EngineCode::Refused
            | EngineCode::Wide
            | EngineCode::Game => self.add_own(code, words, line),
            EngineCode::Scoring => {
                for word in words {
                    self.add_scoring(word, line);
                }
            }
            EngineCode::Points(letter) => {
                let key = ["W", "D", "L", "Z", "F", "U"]
                    .into_iter()
                    .find(|key| key.starts_with(letter))
                    .unwrap_or("X");
                match words.first().and_then(|word| Points::parse(word)) {
                    Some(value) => {
                        self.set_value(key, value, line, &format!("BB{letter} {value}"));
                    }
                    None => self.wrong(line, &words.join(" "), "points, such as 1.0"),
                }
            }
        }
    }

    fn add_own(&mut self, code: EngineCode, words: &[String], line: usize) {
        match Own::read(code, words) {
            Ok(own) => self.own.push((own, line)),
            Err(expected) => self.wrong(line, &words.join(" "), expected),
        }
    }

    fn add_virtual(&mut self, words: &[String], line: usize) {
        let Some(player) = words.first().and_then(|word| word.parse().ok()).map(PlayerId) else {
            self.wrong(line, &words.join(" "), "a player number and points per round");
            return;
        };
        for (word, round) in words.iter().skip(1).zip(1_u16..) {
            match Points::parse(word) {
                Some(points) if points != Points::ZERO => {
                    self.parts.virtual_points.push(VirtualPoints {
                        points,
                        from: RoundNumber(round),
                        to: RoundNumber(round),
                        first: player,
                        last: player,
                    });
                }
                Some(_) => {}
                None => self.wrong(line, word, "points, such as 1.0"),
            }
        }
    }

    /// Takes what a result is worth; the last line that says it counts.
    fn set_value(&mut self, key: &'static str, value: Points, line: usize, found: &str) {
        if let Some((before, said)) = self.values.insert(key, (value, line))
            && before != value
        {
            let expected = format!("{before}, as line {said} says; the later line counts");
            self.problems.push(forgiven(line, found.to_owned(), expected));
        }
    }

    fn add_scoring(&mut self, word: &str, line: usize) {
        let parsed = word
            .split_once('=')
            .and_then(|(code, value)| Some((code.to_ascii_uppercase(), Points::parse(value)?)));
        let key = parsed.as_ref().and_then(|(code, _)| match code.as_str() {
            "W" | "WW" | "BW" => Some("W"),
            "D" | "WD" | "BD" => Some("D"),
            "L" | "WL" | "BL" => Some("L"),
            "ZPB" => Some("Z"),
            "HPB" => Some("H"),
            "FPB" => Some("FPB"),
            "PAB" => Some("U"),
            "FW" => Some("FW"),
            "FL" => Some("F"),
            _ => None,
        });
        match (key, parsed) {
            (Some(key), Some((_, value))) => {
                let before = self.values.get(key).copied();
                if before.is_some_and(|(before, said)| before != value && said == line) {
                    self.wrong(line, word, "the same points for both colours");
                } else {
                    self.set_value(key, value, line, word);
                }
            }
            (Some(_), None) | (None, _) => {
                self.wrong(line, word, "a scoring code and points, such as PAB=0.5");
            }
        }
    }

    fn add_player(&mut self, line: &PlayerLine, place: usize) {
        let id = PlayerId(line.number);
        if let Some(first) = self.places.insert(id, place) {
            self.wrong(
                place,
                &format!("player number {id}"),
                &format!("a number not used before; line {first} has it"),
            );
            return;
        }
        let mut entry = Entry::new(id, line.name.trim());
        entry.sex = match line.sex.map(|c| c.to_ascii_lowercase()) {
            Some('m') => Some(Sex::Male),
            Some('w' | 'f') => Some(Sex::Female),
            Some(_) | None => None,
        };
        entry.title = title(&line.title);
        if entry.title.is_none() {
            line.title.trim().clone_into(&mut entry.further_title);
        }
        entry.rating = Rating(line.rating.unwrap_or(0));
        entry.federation.clone_from(&line.federation);
        entry.fide_id.clone_from(&line.fide_id);
        entry.birth = birth(&line.birth);
        let slots: Vec<Slot> = line.cells.iter().map(slot).collect();
        entry.enters = enters(&line.cells);
        for (cell, round) in line.cells.iter().zip(0..) {
            self.odd.look(cell, place, round);
        }
        self.parts.entries.push(entry);
        self.parts.history.insert(id, slots);
    }

    fn finish_scoring(&mut self) {
        let value =
            |key: &str, default: Points| self.values.get(key).map_or(default, |(value, _)| *value);
        let base = Scoring::ONE_HALF_ZERO;
        let (win, draw, loss) =
            (value("W", base.win), value("D", base.draw), value("L", base.loss));
        self.parts.event.scoring = Scoring {
            win,
            draw,
            loss,
            forfeit_win: value("FW", win),
            forfeit_loss: value("F", loss),
            pairing_bye: value("U", win),
            full_bye: value("FPB", win),
            half_bye: value("H", draw),
            absence: value("Z", Points::ZERO),
        };
    }

    /// Byes of record 240 and absences of `XXZ` go where the player lines leave a blank.
    fn place_byes(&mut self) {
        let last = self
            .parts
            .history
            .values()
            .filter_map(|slots| slots.iter().rposition(|slot| slot.opponent().is_some()))
            .max()
            .map_or(0, |index| index + 1);
        let to_pair = RoundNumber(u16::try_from(last + 1).unwrap_or(u16::MAX));
        let asked = std::mem::take(&mut self.requested);
        for (request, line) in &asked {
            let bye = match request.kind {
                ByeKind::Full => Bye::Full,
                ByeKind::Half => Bye::Half,
                ByeKind::Zero => Bye::Zero,
            };
            for player in &request.players {
                if !self.place_bye(*player, request.round, bye) {
                    let found = format!("a bye of player {player} in round {}", request.round);
                    let expected = "what line 001 has in that round, which counts".to_owned();
                    self.problems.push(forgiven(*line, found, expected));
                }
            }
        }
        for player in std::mem::take(&mut self.absent) {
            self.place_bye(player, to_pair, Bye::Zero);
        }
        for (points, players) in std::mem::take(&mut self.without_round) {
            self.adjust(points, to_pair.previous(), &players);
        }
    }

    /// Places a bye where there is nothing; false if something else stands there.
    fn place_bye(&mut self, player: u32, round: RoundNumber, bye: Bye) -> bool {
        let Some(slots) = self.parts.history.get_mut(&PlayerId(player)) else { return true };
        if slots.len() <= round.index() {
            slots.resize(round.index() + 1, Slot::Blank);
        }
        if slots[round.index()] == Slot::Blank {
            slots[round.index()] = Slot::Bye(bye);
        }
        slots[round.index()] == Slot::Bye(bye)
    }

    fn add_baku(&mut self) {
        let Some(rounds) = self.parts.event.rounds else { return };
        let mut numbers: Vec<PlayerId> = self.parts.entries.iter().map(|entry| entry.id).collect();
        numbers.sort_unstable();
        self.parts.virtual_points = baku(&numbers, rounds, self.parts.event.scoring.win);
    }
}

/// The first round in which the columns of a player show anything but absence.
pub(super) fn enters(cells: &[Cell]) -> RoundNumber {
    let absent = |cell: &&Cell| matches!(slot(cell), Slot::Blank | Slot::Bye(Bye::Zero));
    let missed = cells.iter().take_while(absent).count();
    let first = if missed < cells.len() { missed + 1 } else { 1 };
    RoundNumber(u16::try_from(first).unwrap_or(u16::MAX))
}

fn place(error: &BuildError, places: &BTreeMap<PlayerId, usize>) -> Problem {
    let (player, round) = match error {
        BuildError::DuplicatePlayer(player) | BuildError::NoEntry(player) => (*player, None),
        BuildError::PlayerZero => (PlayerId(0), None),
        BuildError::UnknownOpponent { player, round, .. }
        | BuildError::OwnOpponent { player, round }
        | BuildError::OneSided { player, round, .. }
        | BuildError::SameColor { player, round, .. }
        | BuildError::Contradiction { player, round, .. } => (*player, Some(*round)),
    };
    Problem {
        line: places.get(&player).copied().unwrap_or(0),
        columns: round.map(|round| (92 + 10 * round.index(), 99 + 10 * round.index())),
        found: error.to_string().into(),
        expected: both("entries of both players that agree", "双方记录一致"),
        severity: Severity::Error,
    }
}

fn title(text: &str) -> Option<Title> {
    match text.trim().to_ascii_uppercase().as_str() {
        "GM" | "G" => Some(Title::Grandmaster),
        "IM" | "M" => Some(Title::InternationalMaster),
        "WGM" | "WG" => Some(Title::WomanGrandmaster),
        "FM" | "F" => Some(Title::FideMaster),
        "WIM" | "WM" => Some(Title::WomanInternationalMaster),
        "CM" | "C" => Some(Title::CandidateMaster),
        "WFM" | "WF" => Some(Title::WomanFideMaster),
        "WCM" | "WC" => Some(Title::WomanCandidateMaster),
        _ => None,
    }
}

fn birth(text: &str) -> Option<Birth> {
    let mut parts = text.trim().split(['/', '-', '.']);
    let year = parts.next()?.parse().ok().filter(|year| *year > 0)?;
    let mut next = || parts.next().and_then(|part| part.parse().ok()).filter(|value| *value > 0);
    Some(Birth { year, month: next(), day: next() })
}

fn slot(cell: &Cell) -> Slot {
    let Some(opponent) = cell.opponent.filter(|number| *number > 0).map(PlayerId) else {
        return match cell.result {
            CellResult::Blank => Slot::Blank,
            CellResult::PairingBye => Slot::Bye(Bye::PairingAllocated),
            CellResult::FullBye
            | CellResult::ForfeitWin
            | CellResult::Win
            | CellResult::UnratedWin => Slot::Bye(Bye::Full),
            CellResult::HalfBye | CellResult::Draw | CellResult::UnratedDraw => {
                Slot::Bye(Bye::Half)
            }
            CellResult::ZeroBye
            | CellResult::ForfeitLoss
            | CellResult::Loss
            | CellResult::UnratedLoss => Slot::Bye(Bye::Zero),
        };
    };
    let color = match cell.color {
        CellColor::Known(color) => Some(color),
        CellColor::None | CellColor::Blank => None,
    };
    let Some((outcome, decided)) = games::result(cell.result) else {
        return match cell.result {
            CellResult::Blank => Slot::Game(GameEntry::open(opponent, color)),
            CellResult::PairingBye => Slot::Bye(Bye::PairingAllocated),
            CellResult::FullBye => Slot::Bye(Bye::Full),
            CellResult::HalfBye => Slot::Bye(Bye::Half),
            CellResult::ZeroBye => Slot::Bye(Bye::Zero),
            CellResult::Win
            | CellResult::Draw
            | CellResult::Loss
            | CellResult::UnratedWin
            | CellResult::UnratedDraw
            | CellResult::UnratedLoss
            | CellResult::ForfeitWin
            | CellResult::ForfeitLoss => Slot::Blank,
        };
    };
    Slot::Game(GameEntry { opponent, color, outcome, decided, validity: Validity::Counts })
}

//! A ruling as a referee would print it: the verdict, the cycle ply by ply, the articles, the remarks.

use arbiter::{
    Attack, CyclePly, Fact, Finding, Ground, Judgement, Label, Man, Means, Origin, Proof,
    Repetition, Ruling, Source, Status, Warning,
};
use records::ruling::{Replay, written, written_balance, written_line};
use records::{Field, Record, Remark, RemarkKind};
use rulebook::Game;
use words::{Bilingual, Say as _};
use xiangqi::Position;

use super::Judged;
use super::tally::Tally;
use crate::context::Context;
use crate::input::{XiangqiInput, place_words};
use crate::lang::Lang;
use crate::width::{padded, wrapped};

/// Columns that long texts are broken at.
const WIDTH: usize = 88;

/// One game under every book asked.
pub(super) fn game(
    input: XiangqiInput<'_>,
    number: usize,
    judged: &Judged<'_>,
    context: &Context,
) -> String {
    let mut page = Page { out: String::new(), context };
    page.heading(input, number, judged.record);
    page.refusal(&judged.refused);
    let replay = Replay::new(&judged.game);
    let shared = shared_findings(&judged.judgements);
    for judgement in &judged.judgements {
        page.judgement(judgement, &replay);
        let own = judgement.findings.iter().filter(|finding| !shared.contains(finding));
        page.findings(judgement.document.game, own, &replay);
    }
    page.findings(Game::Xiangqi, &shared, &replay);
    page.remarks(&judged.record.remarks);
    page.out.push('\n');
    page.out
}

/// What a file came to, and what was odd outside of its games.
pub(super) fn file(input: XiangqiInput<'_>, tally: &Tally, context: &Context) -> String {
    let mut page = Page { out: String::new(), context };
    if !input.reading.remarks.is_empty() {
        page.line(0, input.name);
        page.remarks(&input.reading.remarks);
    }
    if tally.games > 1 {
        let texts = context.texts;
        let [red, black, draw, must_vary, no_one, arbiter, nothing] = tally.kinds;
        let parts = [
            (red, texts.tally_red_wins(red).to_string()),
            (black, texts.tally_black_wins(black).to_string()),
            (draw, texts.tally_draw(draw).to_string()),
            (must_vary, texts.tally_must_vary(must_vary).to_string()),
            (no_one, texts.tally_drawn_if_no_one_varies(no_one).to_string()),
            (arbiter, texts.tally_arbiter(arbiter).to_string()),
            (nothing, texts.tally_nothing(nothing).to_string()),
        ];
        let parts: Vec<String> =
            parts.into_iter().filter(|(count, _)| *count > 0).map(|(_, text)| text).collect();
        let separator = texts.tally_separator();
        let mut line = texts.tally(input.name, tally.games, parts.join(separator)).to_string();
        if tally.refused > 0 {
            line.push_str(separator);
            line.push_str(&texts.tally_refused(tally.refused).to_string());
        }
        if tally.needs_a_person() > 0 {
            line.push_str(separator);
            line.push_str(&texts.tally_person(tally.needs_a_person()).to_string());
        }
        page.painted(0, &line);
    }
    page.out
}

/// What every book found; it is a matter of the record, and said once.
fn shared_findings(judgements: &[Judgement]) -> Vec<Finding> {
    let Some((first, others)) = judgements.split_first() else { return Vec::new() };
    let everywhere = |finding: &&Finding| others.iter().all(|one| one.findings.contains(finding));
    first.findings.iter().filter(everywhere).copied().collect()
}

/// Numbers in ascending order, runs of them as `9–12`.
fn ranges(numbers: &[u32]) -> Vec<String> {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            Some(_) | None => runs.push((number, number)),
        }
    }
    let written = |(first, last): (u32, u32)| {
        if first == last { first.to_string() } else { format!("{first}–{last}") }
    };
    runs.into_iter().map(written).collect()
}

/// The attacks of a ply, of those with the same attackers and victim the one with the shortest line, and how many more
/// lines there are.
fn each_once(attacks: &[Attack]) -> Vec<(&Attack, usize)> {
    let mut shown: Vec<(&Attack, usize)> = Vec::new();
    for attack in attacks {
        let same = |other: &Attack| {
            (&other.attackers, other.victim, other.kind, other.excused)
                == (&attack.attackers, attack.victim, attack.kind, attack.excused)
        };
        match shown.iter_mut().find(|(other, _)| same(other)) {
            Some((shortest, more)) => {
                *more += 1;
                if attack.line.len() < shortest.line.len() {
                    *shortest = attack;
                }
            }
            None => shown.push((attack, 0)),
        }
    }
    shown
}

struct Page<'a> {
    out: String,
    context: &'a Context,
}

impl Page<'_> {
    fn pick(&self, text: &Bilingual) -> String {
        self.context.lang.pick(text).to_owned()
    }

    fn line(&mut self, indent: usize, text: &str) {
        for line in wrapped(text, WIDTH.saturating_sub(indent)) {
            self.out.push_str(&" ".repeat(indent));
            self.out.push_str(&line);
            self.out.push('\n');
        }
    }

    /// A line that is painted and therefore not broken.
    fn painted(&mut self, indent: usize, text: &str) {
        self.out.push_str(&" ".repeat(indent));
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn heading(&mut self, input: XiangqiInput<'_>, number: usize, record: &Record) {
        let number = self.context.texts.game_number(number).to_string();
        let mut parts = vec![input.name.to_owned(), number];
        parts.extend((!record.label.is_empty()).then(|| record.label.clone()));
        parts.extend(record.field(Field::Title).map(str::to_owned));
        if let (Some(red), Some(black)) = (record.field(Field::Red), record.field(Field::Black))
            && !red.trim().is_empty()
            && !black.trim().is_empty()
        {
            parts.push(format!("{red} – {black}"));
        }
        let heading = parts.join(" · ");
        self.painted(0, &self.context.paint.dim(&heading));
    }

    /// Why a game is not ruled on.
    fn refusal(&mut self, reasons: &[RemarkKind]) {
        if reasons.is_empty() {
            return;
        }
        let heading = self.context.paint.bold(self.context.texts.not_ruled());
        self.painted(0, &heading);
        for reason in reasons {
            let text = match self.context.lang {
                Lang::Zh => reason.zh(),
                Lang::En => reason.en(),
            };
            self.line(2, &format!("! {text}"));
        }
    }

    fn judgement(&mut self, judgement: &Judgement, replay: &Replay) {
        let under = self
            .context
            .texts
            .under(judgement.document.id, self.context.lang.of(judgement.document.title))
            .to_string();
        match &judgement.ruling {
            None => {
                let nothing = self.context.paint.bold(self.context.texts.nothing_to_rule());
                self.painted(0, &nothing);
                self.line(2, &under);
            }
            Some(ruling) => {
                let verdict = self.pick(&words::verdict(ruling).both());
                self.painted(0, &self.context.paint.bold(&verdict));
                self.line(2, &under);
                self.ruling(ruling, replay);
            }
        }
        self.warnings(&judgement.warnings);
    }

    /// The warnings that were due, one line for those that say the same.
    fn warnings(&mut self, warnings: &[Warning]) {
        let mut folded: Vec<(String, Vec<u32>)> = Vec::new();
        for warning in warnings {
            let verdict = self.pick(&words::verdict(&warning.ruling).both());
            match folded.iter_mut().find(|(said, _)| *said == verdict) {
                Some((_, plies)) => plies.push(warning.ply),
                None => folded.push((verdict, vec![warning.ply])),
            }
        }
        for (verdict, plies) in folded {
            let plies = ranges(&plies).join(self.context.texts.and_plies());
            let line = self.context.texts.warning(plies, verdict).to_string();
            self.line(2, &line);
        }
    }

    /// The findings of one book, or those that all books share.
    fn findings<'f>(
        &mut self,
        game: Game,
        findings: impl IntoIterator<Item = &'f Finding>,
        replay: &Replay,
    ) {
        for &finding in findings {
            let text = words::finding(game, finding, &|ply, m| replay.written(ply, m)).both();
            let text = format!("{}{}", self.context.texts.finding(), self.pick(&text));
            self.line(2, &text);
        }
    }

    fn ruling(&mut self, ruling: &Ruling, replay: &Replay) {
        let lang = self.context.lang;
        let mut state = vec![
            lang.of(words::termination(ruling.document.game, ruling.termination)).to_owned(),
            lang.of(words::status(&ruling.status)).to_owned(),
            lang.of(words::mode(ruling.mode)).to_owned(),
        ];
        if let Some(ply) = ruling.ply {
            state.push(self.context.texts.after_ply(ply).to_string());
        }
        self.line(2, &state.join(self.context.texts.list_separator()));
        match &ruling.status {
            Status::NeedsArbiter(decisions) => {
                self.line(2, self.context.texts.decisions());
                for &decision in decisions {
                    let text = self.pick(&words::decision(ruling.document.game, decision).both());
                    self.line(4, &format!("- {text}"));
                }
            }
            Status::Disputed(readings) => {
                self.line(2, self.context.texts.readings());
                for reading in readings {
                    let outcome = words::outcome(ruling.document.game, reading.outcome);
                    let text = format!("- {} → {}", lang.of(reading.text), lang.of(outcome));
                    self.line(4, &text);
                    let text = self.context.texts.held_by(lang.of(reading.held_by)).to_string();
                    self.line(6, &text);
                }
            }
            Status::Final | Status::Claimable | Status::Prospective => {}
        }
        match &ruling.proof {
            Proof::None => {}
            Proof::Repetition(repetition) => self.repetition(ruling, repetition, replay),
        }
        self.line(2, self.context.texts.grounds());
        self.ground(ruling, &ruling.ground, replay);
        for ground in &ruling.more_grounds {
            self.ground(ruling, ground, replay);
        }
    }

    fn ground(&mut self, ruling: &Ruling, ground: &Ground, replay: &Replay) {
        let lang = self.context.lang;
        let rule = ground.rule;
        let heading = format!("{} {}", rule.number, lang.of(rule.title));
        self.painted(4, &self.context.paint.bold(&heading));
        self.line(6, lang.of(rule.text));
        for fact in &ground.facts {
            let text =
                words::fact(ruling.document.game, fact, &|ply, m| replay.written(ply, m)).both();
            let text = self.pick(&text);
            self.line(6, &format!("· {text}"));
        }
        for note in rulebook::interpretations(rule) {
            let read_by =
                self.context.texts.ground_interpretation(note.number, lang.of(note.title));
            self.line(6, &read_by.to_string());
        }
    }

    fn repetition(&mut self, ruling: &Ruling, repetition: &Repetition, replay: &Replay) {
        self.line(2, self.context.texts.cycle());
        let positions = replay.before_each(&repetition.cycle);
        for (entry, before) in repetition.cycle.iter().zip(&positions) {
            self.cycle_ply(ruling, entry, before.as_ref());
        }
        if repetition.cycle.iter().any(|entry| entry.source == Source::Completed) {
            self.line(4, self.context.texts.cycle_completed());
        }
    }

    fn cycle_ply(&mut self, ruling: &Ruling, entry: &CyclePly, before: Option<&Position>) {
        let lang = self.context.lang;
        let side = lang.of(words::side(ruling.document.game, entry.side));
        let written = self.pick(&written(before, entry.m));
        let mark = match entry.source {
            Source::Recorded => " ",
            Source::Completed => "+",
        };
        let mut label = lang.of(words::label(entry.label)).to_owned();
        // Weights say something where the ruling compares them.
        if ruling.ground.facts.iter().any(|fact| matches!(fact, Fact::Weighed { .. })) {
            label.push_str(
                &self.context.texts.label_weight(lang.of(words::weight(entry.weight))).to_string(),
            );
        }
        let row = format!(
            "{:>4}{mark} {} {} {} {}",
            entry.ply,
            padded(side, 6),
            padded(&written, 10),
            entry.m,
            label,
        );
        self.painted(4, &row);
        let after = before.map(|position| position.after(entry.m));
        for (attack, more) in each_once(&entry.attacks) {
            let mut text = self.attack(attack, after.as_ref());
            if more > 0 {
                text.push_str(&self.context.texts.attack_more(more).to_string());
            }
            self.line(12, &text);
        }
        let names: Vec<String> = entry
            .rules
            .iter()
            .map(|rule| format!("{} {}", rule.number, lang.of(rule.title)))
            .collect();
        if !names.is_empty() {
            let names = names.join(self.context.texts.and_rules());
            let text = self.context.texts.by_rules(names).to_string();
            self.line(12, &text);
        }
    }

    fn attack(&self, attack: &Attack, after: Option<&Position>) -> String {
        let lang = self.context.lang;
        let men = |men: &[Man]| -> String {
            let each: Vec<String> = men.iter().map(|&man| self.pick(&man.both())).collect();
            each.join(self.context.texts.and())
        };
        let after = after.filter(|_| !attack.line.is_empty());
        let balance = after
            .filter(|_| attack.kind == Label::Chase)
            .and_then(|after| written_balance(after, &attack.line))
            .map(|balance| self.pick(&balance));
        let attackers = men(&attack.attackers);
        let victim = attack.victim.map_or_else(String::new, |victim| men(&[victim]));
        // What goes without saying is not said: the piece that moved takes at once.
        let mut manner = vec![lang.of(words::protection(attack.protection))];
        manner.extend(
            (attack.origin != Origin::Direct).then(|| lang.of(words::origin(attack.origin))),
        );
        manner
            .extend((attack.means != Means::Capture).then(|| lang.of(words::means(attack.means))));
        manner.extend(balance.as_deref());
        let texts = self.context.texts;
        let mut text = match attack.kind {
            Label::Check => texts.attack_check(attackers).to_string(),
            // The line begins with a check, and every other move of it is one.
            Label::Kill => texts.attack_kill(attack.line.len().div_ceil(2), attackers).to_string(),
            Label::Chase
            | Label::Offer
            | Label::Block
            | Label::Exchange
            | Label::Follow
            | Label::Idle => {
                let (count, manner) = (attack.attackers.len(), manner.join(texts.and_manner()));
                texts.attack_chase(count, attackers, victim, manner).to_string()
            }
        };
        if let Some(after) = after {
            let line = self.pick(&written_line(after, &attack.line));
            text.push_str(&self.context.texts.attack_line(line).to_string());
        }
        if let Some(rule) = attack.excused {
            let named = format!("{} {}", rule.number, lang.of(rule.title));
            text.push_str(&self.context.texts.attack_excused(named).to_string());
        }
        text
    }

    fn remarks(&mut self, remarks: &[Remark]) {
        if remarks.is_empty() {
            return;
        }
        self.line(2, self.context.texts.remarks());
        for remark in remarks {
            let place = place_words(remark.place, self.context.texts);
            let text = match self.context.lang {
                Lang::Zh => remark.kind.zh(),
                Lang::En => remark.kind.en(),
            };
            let mark = if remark.kind.needs_a_person() { "! " } else { "- " };
            self.line(4, &format!("{mark}{place}{text}"));
        }
    }
}

//! What a file came to.

use arbiter::{Finding, Judgement, Outcome, Side, Status};
use records::Remark;

use super::Judged;

/// Counts over the games of a file, one ruling a game and book.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(super) struct Tally {
    /// Games.
    pub(super) games: usize,
    /// For each kind of ruling how many there were.
    pub(super) kinds: [usize; 7],
    /// Games in which a person must look at something.
    pub(super) with_findings: usize,
    /// Games that cannot be ruled on at all.
    pub(super) refused: usize,
    /// Remarks outside of games that a person must look at.
    pub(super) outside: usize,
}

impl Tally {
    pub(super) fn count(&mut self, judged: &Judged<'_>) {
        self.games += 1;
        self.refused += usize::from(!judged.refused.is_empty());
        for judgement in &judged.judgements {
            self.kinds[kind(judgement)] += 1;
        }
        let remarks = judged.record.remarks.iter().any(|remark| remark.kind.needs_a_person());
        if remarks || judged.judgements.iter().any(needs_a_person) {
            self.with_findings += 1;
        }
    }

    pub(super) fn count_remarks(&mut self, remarks: &[Remark]) {
        self.outside += remarks.iter().filter(|remark| remark.kind.needs_a_person()).count();
    }

    /// How much there is for a person to look at.
    pub(super) const fn needs_a_person(&self) -> usize {
        self.with_findings + self.outside
    }
}

fn kind(judgement: &Judgement) -> usize {
    let Some(ruling) = &judgement.ruling else { return 6 };
    match (&ruling.status, ruling.outcome) {
        (Status::NeedsArbiter(_) | Status::Disputed(_), _) => 5,
        (Status::Prospective | Status::Claimable, Outcome::Draw) if ruling.must_vary.is_none() => 4,
        (Status::Prospective | Status::Claimable, _) => 3,
        (Status::Final, Outcome::Wins(Side::First)) => 0,
        (Status::Final, Outcome::Wins(Side::Second)) => 1,
        (Status::Final, Outcome::Draw) => 2,
        (Status::Final, Outcome::BothLose | Outcome::None) => 5,
    }
}

fn needs_a_person(judgement: &Judgement) -> bool {
    let open = judgement.ruling.as_ref().is_some_and(|ruling| match ruling.status {
        Status::NeedsArbiter(_) | Status::Disputed(_) => true,
        Status::Final | Status::Claimable | Status::Prospective => false,
    });
    open || judgement.findings.iter().any(|finding| match finding {
        Finding::IllegalMove { .. }
        | Finding::MovesAfterEnd { .. }
        | Finding::ResultContradicts { .. } => true,
        Finding::DiagramWithoutGeneral(_) | Finding::ResultNotShown { .. } => false,
    })
}

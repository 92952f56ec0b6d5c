//! Commands, events and refusals in words.

use arbiter::chess::ledger::{
    Command, Event, Hands, Happening, NormalMeans, Observer, Question, Refusal, Stamped, Who,
};
use arbiter::clock::Reading;
use arbiter::{Outcome, Side};
use rulebook::{Game, Text};

use super::names::{
    choice_words, claim_words, moment_words, reason_words, refused_words, wrong_words,
};
use super::write::word;
use crate::ruling::{Bilingual, outcome as outcome_words, side as side_words, termination};

fn who(side: Side) -> Text {
    side_words(Game::Chess, side)
}

const fn text(zh: &'static str, en: &'static str) -> Text {
    Text { zh, en }
}

fn both(zh: impl Into<String>, en: impl Into<String>) -> Bilingual {
    Bilingual { zh: zh.into(), en: en.into() }
}

/// `白方……` / `White …`.
fn said(side: Side, zh: &str, en: &str) -> Bilingual {
    both(format!("{}{zh}", who(side).zh), format!("{} {en}", who(side).en))
}

fn people(those: Who) -> Text {
    match those {
        Who::One(side) => who(side),
        Who::Both => text("双方", "both players"),
    }
}

fn observer(by: Observer) -> Text {
    match by {
        Observer::Arbiter => text("裁判员", "the arbiter"),
        Observer::Player(side) => who(side),
    }
}

fn clocks(reading: &Reading) -> String {
    let show = |time: Option<arbiter::clock::Millis>| {
        time.map_or_else(|| "—".to_owned(), |time| time.to_string())
    };
    format!("{} / {}", show(reading.first), show(reading.second))
}

/// What somebody did, as a heading over its events.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one arm for each command")]
pub fn command(stamped: &Stamped) -> Bilingual {
    match &stamped.command {
        Command::StartSession => both("开始", "the session starts"),
        Command::Arrive(side) => said(*side, "到场", "arrives"),
        Command::Absent(those) => {
            both(format!("{}未到", people(*those).zh), format!("{} not there", people(*those).en))
        }
        Command::Touch(side, square, _) => said(
            *side,
            &format!("触摸 {square} 上的棋子"),
            &format!("touches the piece on {square}"),
        ),
        Command::Move(side, written, hands) => {
            let (zh, en) = match hands {
                Hands::One => ("", ""),
                Hands::Two => ("（用两手）", " with two hands"),
            };
            said(*side, &format!("走 {written}{zh}"), &format!("plays {written}{en}"))
        }
        Command::Press(side) => said(*side, "按钟", "presses the clock"),
        Command::Pause(by, _) => both(
            format!("{}停钟", observer(*by).zh),
            format!("{} pauses the clocks", observer(*by).en),
        ),
        Command::Restart(_) => both("重新开钟", "the clocks run again"),
        Command::ShowClocks(reading) => both(
            format!("钟面 {}", clocks(reading)),
            format!("the clocks show {}", clocks(reading)),
        ),
        Command::Correct(reading) => both(
            format!("裁判员把钟改为 {}", clocks(reading)),
            format!("the arbiter sets the clocks to {}", clocks(reading)),
        ),
        Command::Offer(side) => said(*side, "提议和棋", "offers a draw"),
        Command::Accept(side) => said(*side, "同意和棋", "accepts the draw"),
        Command::Decline(side) => said(*side, "口头拒绝和棋", "declines the draw"),
        Command::WithdrawOffer(side) => said(*side, "要收回提和", "takes the offer back"),
        Command::Write(side, written) => {
            said(*side, &format!("写下 {written}"), &format!("writes {written}"))
        }
        Command::Claim(side, claim, announced)
        | Command::ClaimToOpponent(side, claim, announced) => {
            let named = claim_words(*claim);
            let (zh, en) = announced.as_ref().map_or_else(
                || (String::new(), String::new()),
                |announced| {
                    (
                        format!("，声明将走 {}", announced.text),
                        format!(", announcing {}", announced.text),
                    )
                },
            );
            said(
                *side,
                &format!("以{}要求和棋{zh}", named.zh),
                &format!("claims a draw by {}{en}", named.en),
            )
        }
        Command::WithdrawClaim(side) => said(*side, "要收回要求", "takes the claim back"),
        Command::Resign(side) => said(*side, "认输", "resigns"),
        Command::Flag(side, seen) => both(
            format!("{}见{}旗落", observer(*seen).zh, who(*side).zh),
            format!("{} sees {}'s flag down", observer(*seen).en, who(*side).en),
        ),
        Command::BothFlags(_) => both("双方旗都已落下", "both flags are down"),
        Command::ReportIllegal(by) => both(
            format!("{}指出违规着法", observer(*by).zh),
            format!("{} points out an illegal move", observer(*by).en),
        ),
        Command::Seal(side, ..)
        | Command::Displace(side)
        | Command::StopRecording(side)
        | Command::Borrow(side)
        | Command::Device(side) => rarer(*side, &stamped.command),
        Command::OpenEnvelope(None) => both("启封", "the envelope is opened"),
        Command::OpenEnvelope(Some(reading)) => both(
            format!("启封，裁判员认定封着为 {reading}"),
            format!("the envelope is opened; the arbiter reads the move as {reading}"),
        ),
        Command::LoseEnvelope(_) => both("信封丢失", "the envelope is lost"),
        Command::Wrong(what) => both(wrong_words(*what).zh, wrong_words(*what).en),
        Command::Refuse(those) => both(
            format!("{}拒绝遵守规则", people(*those).zh),
            format!("{}: refusal to obey the Laws", people(*those).en),
        ),
        Command::Sheets(_) => both("核对记录纸", "the scoresheets are looked at"),
        Command::Penalty(side, time, _) => said(
            *side,
            &format!("受罚：给对方加时 {time}"),
            &format!("is penalised: {time} for the opponent"),
        ),
        Command::Protest(side, why) => {
            said(*side, &format!("申诉：{why}"), &format!("protests: {why}"))
        }
        Command::Decide(choice) => both(
            format!("裁判员决定：{}", choice_words(*choice).zh),
            format!("the arbiter decides: {}", choice_words(*choice).en),
        ),
        Command::Release(side, written) => said(
            *side,
            &format!("松手：{written} 的一部分已走出"),
            &format!("lets go of the piece in {written}"),
        ),
        Command::ReportTouch(by, of, square) => both(
            format!("{}指出{}触摸过 {square}", observer(*by).zh, who(*of).zh),
            format!("{} points out that {} touched {square}", observer(*by).en, who(*of).en),
        ),
        Command::ReplaceClock(reading) => both(
            format!("棋钟失灵，换钟，定为 {}", clocks(reading)),
            format!("a defective clock is replaced and set to {}", clocks(reading)),
        ),
        Command::Misplaced(0) => both("有棋子离开应在的格子", "a piece has left its square"),
        Command::Misplaced(plies) => both(
            format!("有棋子离开应在的格子，以后走了 {plies} 着（双方合计）"),
            format!("a piece has left its square, {plies} plies ago"),
        ),
        Command::Sign(outcome) => {
            let result = outcome_words(Game::Chess, *outcome);
            both(
                format!("双方签字：{}", result.zh),
                format!("both players sign the result: {}", result.en),
            )
        }
        Command::Score(..) => both("裁判员定分", "the arbiter decides on the scores"),
        Command::SeeIllegalPosition => both(
            "裁判员看到双方的王都被将军，或有兵停在底线",
            "the arbiter sees both kings in check, or a pawn on the last rank",
        ),
        Command::SetBoard(_) => {
            both("裁判员登记棋盘上的局面", "the arbiter enters what is on the board")
        }
        Command::RequestIncrement(side) => said(*side, "要求每着加时", "asks for an increment"),
        Command::ClaimNormalMeans(side, NormalMeans::CannotWin) => said(
            *side,
            "要求和棋：对方不能以正常手段取胜",
            "claims a draw: the opponent cannot win by normal means",
        ),
        Command::ClaimNormalMeans(side, NormalMeans::NoEffort) => said(
            *side,
            "要求和棋：对方没有努力以正常手段取胜",
            "claims a draw: the opponent makes no effort to win by normal means",
        ),
        Command::PutRight => {
            both("双方同意改正违规着法", "the players agree to put an illegal move right")
        }
    }
}

fn rarer(side: Side, command: &Command) -> Bilingual {
    match word(command) {
        "seal" => said(side, "封棋", "seals a move"),
        "displace" => said(side, "碰乱棋子", "displaces pieces"),
        "stop_recording" => said(side, "停止记录", "stops recording"),
        "borrow" => said(side, "要借对方记录纸", "asks for the opponent's scoresheet"),
        _ => said(side, "携带电子设备", "carries an electronic device"),
    }
}

/// An event.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
pub fn event(event: &Event) -> Bilingual {
    match &event.what {
        Happening::SessionStarted => both("对局开始计时", "the session has started"),
        Happening::Arrived(side, late) => {
            said(*side, &format!("在开始 {late} 后到场"), &format!("came {late} after the start"))
        }
        Happening::ClockStarted(side) => {
            both(format!("{}的钟走动", who(*side).zh), format!("{}'s clock runs", who(*side).en))
        }
        Happening::ClocksStopped => both("双方停钟", "both clocks are stopped"),
        Happening::Touched(side, square) => {
            said(*side, &format!("有意触摸 {square}"), &format!("touched {square} with intent"))
        }
        Happening::Adjusted(side, square) => said(
            *side,
            &format!("摆正 {square}，没有义务"),
            &format!("adjusted {square}: no obligation"),
        ),
        Happening::MustMove(side, square) => said(
            *side,
            &format!("必须走（或吃）{square} 上的棋子"),
            &format!("must move or take the piece on {square}"),
        ),
        Happening::Moved(side, _, san) => {
            said(*side, &format!("走了 {san}"), &format!("has played {san}"))
        }
        Happening::TwoHanded(side) => said(*side, "用了两手", "used two hands"),
        Happening::IllegalMade(side, written, _) => said(
            *side,
            &format!("走出违规着法 {written}，按钟以前可以改正"),
            &format!("made the illegal move {written}; it can be corrected before the press"),
        ),
        Happening::Pressed(side) => said(*side, "完成一着", "has completed the move"),
        Happening::PeriodReached(side, period) => said(
            *side,
            &format!("进入第 {} 时限，省下的时间累加", period + 1),
            &format!("enters period {}; time saved is added", period + 1),
        ),
        Happening::Offered(side, moment) => {
            let moment = moment_words(*moment);
            said(
                *side,
                &format!("提和有效（{}）", moment.zh),
                &format!("has offered a draw ({})", moment.en),
            )
        }
        Happening::Refused(side, by) => {
            let by = refused_words(*by);
            said(
                *side,
                &format!("拒绝了和棋（{}）", by.zh),
                &format!("refused the offer ({})", by.en),
            )
        }
        Happening::Wrote(side, written) => {
            said(*side, &format!("先写下 {written}"), &format!("wrote {written} before moving"))
        }
        Happening::Claimed(side, claim, _) => said(
            *side,
            &format!("要求和棋：{}", claim_words(*claim).zh),
            &format!("claims: {}", claim_words(*claim).en),
        ),
        Happening::ClaimRight(..) => both("要求成立", "the claim is right"),
        Happening::ClaimWrong(..) => both("要求不成立", "the claim is wrong"),
        Happening::MustPlay(side, _, san) => {
            said(*side, &format!("必须走 {san}"), &format!("must play {san}"))
        }
        Happening::TimeAdded(side, time) if time.0 < 0 => both(
            format!("{}已用时间加 {}", who(*side).zh, -*time),
            format!("{} is added to {}'s used time", -*time, who(*side).en),
        ),
        Happening::TimeAdded(side, time) => {
            said(*side, &format!("加时 {time}"), &format!("gets {time} more"))
        }
        Happening::ClocksSet(reading) => {
            both(format!("钟面 {}", clocks(reading)), format!("clocks {}", clocks(reading)))
        }
        Happening::IllegalCompleted(side, count) => said(
            *side,
            &format!("完成违规着法，第 {count} 次"),
            &format!("completed an illegal move, number {count}"),
        ),
        Happening::IncrementTaken(side, time) => said(
            *side,
            &format!("按钟所得 {time} 收回"),
            &format!("loses the {time} the press gave"),
        ),
        Happening::Restored(side) => said(
            *side,
            "违规以前的局面恢复，由其重走",
            "moves again from the position before the illegal move",
        ),
        Happening::IllegalStands(side) => {
            said(*side, "的违规着法有效", "made an illegal move that stands")
        }
        Happening::BecameQueen(side) => {
            said(*side, "的兵换成后", "has the pawn replaced by a queen")
        }
        Happening::FlagFell(side) => both(
            format!("{}的旗已落下", who(*side).zh),
            format!("{}'s flag has fallen", who(*side).en),
        ),
        Happening::Sealed(side, _) => {
            said(*side, "已封棋，停钟", "has sealed; the clocks are stopped")
        }
        Happening::EnvelopeOpened(written) => {
            both(format!("封着是“{written}”"), format!("the sealed move reads {written:?}"))
        }
        Happening::SealedUnclear(side, written) => both(
            format!("{}的封着写作“{written}”，意思不清楚", who(*side).zh),
            format!(
                "{}'s sealed move reads {written:?}, and its meaning is not clear",
                who(*side).en
            ),
        ),
        Happening::EnvelopeLost(side) => said(
            *side,
            "说出封着并走上棋盘；用时照封棋时",
            "makes the move said to have been sealed; the times are those of the adjournment",
        ),
        Happening::EnvelopeVoid => both("封着作废", "the sealed move is void"),
        Happening::RecordingExcused(side) => {
            said(*side, "在本时限不必再记录", "need not record for the rest of this period")
        }
        Happening::ArbiterRecords => both(
            "双方都免记：裁判员或副手记录，不得透露着数",
            "both are exempt: the arbiter or a deputy records and tells nobody the number of moves",
        ),
        Happening::CompleteSheets(those, clock) => {
            let run = clock.map_or(text("停钟", "the clocks are stopped"), |side| match side {
                Side::First => text("白方的钟走动", "White's clock runs"),
                Side::Second => text("黑方的钟走动", "Black's clock runs"),
            });
            both(
                format!("{}补齐记录，{}", people(*those).zh, run.zh),
                format!("{} must complete the sheet; {}", people(*those).en, run.en),
            )
        }
        Happening::ReconstructOnBoard => both(
            "停钟；裁判员先记下局面，再用棋盘复原",
            "clocks stopped; the arbiter notes the position, then the game is rebuilt on a board",
        ),
        Happening::NextPeriodForBoth => {
            both("下一着算下一时限的第一着", "the next move counts as the first of the next period")
        }
        Happening::SheetLent(side) => {
            said(*side, "借用对方记录纸，用自己的时间", "has the opponent's sheet, on his own time")
        }
        Happening::RestoresPieces(side) => {
            said(*side, "用自己的时间恢复棋子", "puts the pieces right on his own time")
        }
        Happening::PositionCarriedOver => both(
            "局面移到放正的棋盘上，继续对局",
            "the position is carried over to a board placed rightly; the game goes on",
        ),
        Happening::AdjournedPositionRestored => {
            both("恢复封棋时的局面继续", "the adjourned position is restored and play resumes")
        }
        Happening::NewGame(what) => both(
            format!("{}：本局作废，重下一局", wrong_words(*what).zh),
            format!("{}: annulled, a new game is played", wrong_words(*what).en),
        ),
        Happening::Protested(side, _) => said(*side, "的申诉已记录", "has lodged a protest"),
        Happening::Breach(side) => {
            said(*side, "违反规定，已记录", "has broken a rule; it is recorded")
        }
        Happening::DutyBroken(side) => said(
            *side,
            "没有走应走的着法，须收回另走",
            "has made a move other than the one required; it is taken back",
        ),
        Happening::PressedLate(side) => said(
            *side,
            "在对方应着以后按钟，其间的时间算自己的",
            "has pressed after the reply; the time until this press is on that player's clock",
        ),
        Happening::Free(side) => said(
            *side,
            "触摸的棋子都不能走，也不能吃，可走任何合规则的着法",
            "may make any legal move: no touched piece can be moved or taken",
        ),
        Happening::NoCastling(side, rook) => said(
            *side,
            &format!("这一着不得用 {rook} 的车易位"),
            &format!("may not castle with the rook on {rook} in this move"),
        ),
        Happening::PositionRestored(plies) => both(
            format!("恢复到第 {plies} 着（双方合计）以后的局面"),
            format!("the position after ply {plies} stands again"),
        ),
        Happening::ClaimWaits(..) => both(
            "先问对方是否同意和棋，再审验",
            "the opponent is asked first; then the claim is checked",
        ),
        Happening::ReplySealed(side, _) => said(
            *side,
            "封下应着，停自己的钟，开对方的钟",
            "has sealed the reply; the other clock runs",
        ),
        Happening::IllegalPositionSeen(_) => {
            both("局面不合规则：等下一着完成", "the position is illegal: the next move is awaited")
        }
        Happening::MovedInIllegalPosition(side, written) => said(
            *side,
            &format!("在不合规则的局面中走了 {written}"),
            &format!("has played {written} in the illegal position"),
        ),
        Happening::BoardSet(_) => {
            both("以棋盘上的局面继续", "the game goes on from what is on the board")
        }
        Happening::IncrementRequested(side) => said(
            *side,
            "要求双方每着加时，停钟",
            "has asked for an increment for both; the clocks are stopped",
        ),
        Happening::IncrementIntroduced(each) => {
            both(format!("从此双方每着加 {each}"), format!("from now on {each} a move for both"))
        }
        Happening::ClaimPostponed(side) => {
            said(*side, "的要求暂缓决定", "made a claim on which the decision is postponed")
        }
        Happening::Signed(outcome) => {
            let result = outcome_words(Game::Chess, *outcome);
            both(format!("双方签字：{}", result.zh), format!("both have signed: {}", result.en))
        }
        Happening::ResultCorrected(outcome) => {
            let result = outcome_words(Game::Chess, *outcome);
            both(format!("结果改为{}", result.zh), format!("the result is now: {}", result.en))
        }
        Happening::Scored(..) => both("得分照此登记", "these scores are recorded"),
        Happening::NoEffect(reason) => both(reason_words(*reason).zh, reason_words(*reason).en),
        Happening::Asked(question) => asked(question),
        Happening::Decided(choice) => both(choice_words(*choice).zh, choice_words(*choice).en),
        Happening::Ended(outcome, why) => ended(*outcome, termination(Game::Chess, *why)),
    }
}

fn ended(outcome: Outcome, why: Text) -> Bilingual {
    let result = outcome_words(Game::Chess, outcome);
    both(format!("{}（{}）", result.zh, why.zh), format!("{} ({})", result.en, why.en))
}

fn asked(question: &Question) -> Bilingual {
    let mut zh = Vec::new();
    let mut en = Vec::new();
    for permitted in &question.permitted {
        let choice = choice_words(permitted.choice);
        let follows: Vec<Bilingual> = permitted.follows.iter().map(event).collect();
        if follows.is_empty() {
            zh.push(choice.zh.to_owned());
            en.push(choice.en.to_owned());
        } else {
            let list = |pick: fn(&Bilingual) -> &str| {
                follows.iter().map(pick).collect::<Vec<_>>().join("; ")
            };
            zh.push(format!("{}（{}）", choice.zh, list(|words| &words.zh)));
            en.push(format!("{} ({})", choice.en, list(|words| &words.en)));
        }
    }
    both(
        format!("须由裁判员决定：{}", zh.join("；")),
        format!("the arbiter decides: {}", en.join("; ")),
    )
}

/// Why a command cannot be taken.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Bilingual {
    let zh = match refusal {
        Refusal::TimeGoesBack { found, expected } => {
            format!("时间 {found} 早于上一条的 {expected}")
        }
        Refusal::UnreadableMove(text) => format!("“{text}”读不成着法：走的是哪一着？"),
        Refusal::AmbiguousMove(text) => format!("“{text}”可以是几种合规则的着法：走的是哪一着？"),
        Refusal::NoPosition => "违规着法以后的局面无法继续".to_owned(),
        Refusal::NoQuestion => "没有等待裁判员决定的问题".to_owned(),
        Refusal::NotPermitted(choice) => format!("这里不能决定“{}”", choice_words(*choice).zh),
        Refusal::NothingSealed => "没有封着可以启封".to_owned(),
        Refusal::EnvelopeClosed => "已封棋，须先启封".to_owned(),
        Refusal::Annulled => "本局已作废，新的一局须用新的记录".to_owned(),
    };
    both(zh, refusal.to_string())
}

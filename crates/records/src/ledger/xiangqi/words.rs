//! Commands, events and refusals of a xiangqi game in words.

use arbiter::Side;
use arbiter::chess::ledger::RefusedBy;
use arbiter::clock::Reading;
use arbiter::xiangqi::ledger::{
    Command, Event, Happening, Question, Reason, Refusal, Stamped, TokenError,
};
use rulebook::{Game, Text};

use crate::ruling::{
    Bilingual, decision, outcome as outcome_words, side as side_words, termination, verdict,
};

fn who(side: Side) -> Text {
    side_words(Game::Xiangqi, side)
}

fn both(zh: impl Into<String>, en: impl Into<String>) -> Bilingual {
    Bilingual { zh: zh.into(), en: en.into() }
}

/// `红方……` / `Red …`.
fn said(side: Side, zh: &str, en: &str) -> Bilingual {
    both(format!("{}{zh}", who(side).zh), format!("{} {en}", who(side).en))
}

fn clocks(reading: Reading) -> String {
    let show = |time: Option<arbiter::clock::Millis>| {
        time.map_or_else(|| "—".to_owned(), |time| time.to_string())
    };
    format!("{} / {}", show(reading.first), show(reading.second))
}

/// What somebody did, as a heading over its events.
#[must_use]
pub fn command(stamped: &Stamped) -> Bilingual {
    match &stamped.command {
        Command::StartSession => both("开始", "the session starts"),
        Command::Arrive(side) => said(*side, "到场", "arrives"),
        Command::Absent(side) => said(*side, "未到", "is not there"),
        Command::Move(side, text) => said(*side, &format!("走 {text}"), &format!("plays {text}")),
        Command::Offer(side) => said(*side, "提议和棋", "offers a draw"),
        Command::Accept(side) => said(*side, "同意和棋", "accepts the draw"),
        Command::Decline(side) => said(*side, "拒绝和棋", "declines the draw"),
        Command::Claim(side) => said(*side, "要求裁决", "asks for a ruling"),
        Command::Resign(side) => said(*side, "认输", "resigns"),
        Command::Flag(side) => said(*side, "旗落", "has a fallen flag"),
        Command::Pause => both("停钟叫裁判", "the clocks are stopped to call the arbiter"),
        Command::Restart(_) => both("重新开钟", "the clocks run again"),
        Command::Correct(reading) => both(
            format!("裁判员把钟改为 {}", clocks(*reading)),
            format!("the arbiter sets the clocks to {}", clocks(*reading)),
        ),
        Command::Penalty(side, time) => said(
            *side,
            &format!("受罚：给对方加时 {time}"),
            &format!("is penalised: {time} for the opponent"),
        ),
        Command::Violation(side, text) => said(
            *side,
            &format!("违反纪律：{text}"),
            &format!("breaks the rules of conduct: {text}"),
        ),
        Command::Protest(side, text) => {
            said(*side, &format!("申诉：{text}"), &format!("protests: {text}"))
        }
        Command::TakeBack(plies, reason) => both(
            format!("裁判员退回 {plies} 着：{reason}"),
            format!("the arbiter takes back {plies} plies: {reason}"),
        ),
        Command::Declare(outcome, reason) => both(
            format!("裁判员宣布{}：{reason}", outcome_words(Game::Xiangqi, *outcome).zh),
            format!(
                "the arbiter declares: {}: {reason}",
                outcome_words(Game::Xiangqi, *outcome).en
            ),
        ),
        Command::Reopen(reason) => both(
            format!("裁判员恢复对局：{reason}"),
            format!("the arbiter reopens the game: {reason}"),
        ),
        Command::Decide(decided) => {
            let words = decision(Game::Xiangqi, *decided);
            both(format!("裁判员决定：{}", words.zh), format!("the arbiter decides: {}", words.en))
        }
    }
}

/// An event.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one arm for each kind of event")]
pub fn event(event: &Event) -> Bilingual {
    match &event.what {
        Happening::SessionStarted => both("对局开始", "the session has started"),
        Happening::Arrived(side) => said(*side, "到场", "is there"),
        Happening::ClockStarted(side) => said(*side, "的钟开始走", "has a running clock"),
        Happening::ClocksStopped => both("停钟", "the clocks are stopped"),
        Happening::Moved(side, _, text) => {
            said(*side, &format!("走 {text}"), &format!("played {text}"))
        }
        Happening::PeriodReached(side, period) => said(
            *side,
            &format!("进入第 {} 时段", period + 1),
            &format!("has reached period {}", period + 1),
        ),
        Happening::IllegalMade(side, _, text) => said(
            *side,
            &format!("走出违例着法 {text}，棋盘上没有走动"),
            &format!("made the illegal move {text}; it is not on the board"),
        ),
        Happening::Offered(side) => said(*side, "提议和棋", "offered a draw"),
        Happening::Refused(side, RefusedBy::Words) => said(*side, "拒绝和棋", "refused the draw"),
        Happening::Refused(side, RefusedBy::Move | RefusedBy::Touch) => {
            said(*side, "以着法拒绝和棋", "refused the draw by moving")
        }
        Happening::Warned(ruling) => verdict(ruling),
        Happening::Claimed(side) => said(*side, "要求裁决", "asked for a ruling"),
        Happening::ClaimRight(side) => said(*side, "的要求成立", "is right"),
        Happening::ClaimWrong(side) => {
            said(*side, "的要求不成立，对局继续", "is wrong; the game goes on")
        }
        Happening::OrderedToVary(side) => said(*side, "须变着，不变作负", "must vary or loses"),
        Happening::TimeAdded(side, time) => {
            said(*side, &format!("加时 {time}"), &format!("receives {time}"))
        }
        Happening::ClocksSet(reading) => both(
            format!("钟改为 {}", clocks(*reading)),
            format!("the clocks now show {}", clocks(*reading)),
        ),
        Happening::FlagFell(side) => said(*side, "旗落", "has overstepped the time"),
        Happening::ViolationRecorded(side, count, text) => said(
            *side,
            &format!("违例登记（第 {count} 次）：{text}"),
            &format!("has a recorded violation (number {count}): {text}"),
        ),
        Happening::Protested(side, text) => said(
            *side,
            &format!("的申诉已登记：{text}"),
            &format!("has a protest on record: {text}"),
        ),
        Happening::TakenBack(plies, reason) => both(
            format!("退回 {plies} 着，两钟停走：{reason}"),
            format!("{plies} plies taken back, both clocks stopped: {reason}"),
        ),
        Happening::Reopened(reason) => {
            both(format!("对局恢复：{reason}"), format!("the game is open again: {reason}"))
        }
        Happening::NoEffect(reason) => self::reason(*reason),
        Happening::Asked(Question { permitted, .. }) => {
            let choices: Vec<Bilingual> = permitted
                .iter()
                .map(|permitted| decision(Game::Xiangqi, permitted.decision))
                .collect();
            let list = |pick: fn(&Bilingual) -> &str, with: &str| {
                choices.iter().map(pick).collect::<Vec<_>>().join(with)
            };
            both(
                format!("须由裁判员决定：{}", list(|words| &words.zh, "；")),
                format!("the arbiter has to decide: {}", list(|words| &words.en, "; ")),
            )
        }
        Happening::Decided(decided) => decision(Game::Xiangqi, *decided),
        Happening::Declared(reason) => both(
            format!("裁判员宣布结果：{reason}"),
            format!("result set by the arbiter: {reason}"),
        ),
        Happening::Ended(outcome, why, _) => {
            let (result, why) =
                (outcome_words(Game::Xiangqi, *outcome), termination(Game::Xiangqi, *why));
            both(format!("{}（{}）", result.zh, why.zh), format!("{} ({})", result.en, why.en))
        }
    }
}

fn reason(reason: Reason) -> Bilingual {
    match reason {
        Reason::GameOver => both("对局已经结束，无效", "no effect: the game is over"),
        Reason::GameNotOver => both("对局没有结束，无效", "no effect: the game is not over"),
        Reason::NotToMove => {
            both("没有轮到该方走棋，无效", "no effect: it is the other side's move")
        }
        Reason::NoOffer => both("没有可答复的提和", "no effect: there is no open offer"),
        Reason::TimeLeft => both("钟上还有时间，旗落无效", "no effect: there is time left"),
    }
}

/// A refusal.
#[must_use]
pub fn refusal(refusal: &Refusal) -> Bilingual {
    let en = refusal.to_string();
    let zh = match refusal {
        Refusal::TimeGoesBack { found, expected } => {
            format!("时间 {found} 早于前一条的 {expected}")
        }
        Refusal::Move(TokenError::Unreadable(text)) => {
            format!("“{text}”不是着法；应如 炮二平五、C2.5、h2e2、7747")
        }
        Refusal::Move(TokenError::Ambiguous(text)) => format!("“{text}”可指不止一着"),
        Refusal::QuestionOpen => "裁判员须先答复未决的问题".to_owned(),
        Refusal::NoQuestion => "没有待裁判员决定的问题".to_owned(),
        Refusal::NotPermitted(_) => "此处不允许这样决定".to_owned(),
        Refusal::TakeBack { found, most } => format!("要退回 {found} 着，应在 1 至 {most} 之间"),
    };
    Bilingual { zh, en }
}

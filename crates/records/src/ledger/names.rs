//! The words for the values of commands and events.

use arbiter::chess::ledger::{Choice, Claim, OfferMoment, Reason, RefusedBy, WrongSetup};
use rulebook::Text;

const fn text(zh: &'static str, en: &'static str) -> Text {
    Text { zh, en }
}

/// What a draw is claimed for.
pub(super) const fn claim_words(claim: Claim) -> Text {
    match claim {
        Claim::Threefold => text("同一局面三次出现", "threefold repetition"),
        Claim::Fifty => text("五十回合", "fifty moves"),
    }
}

/// What was set up wrongly.
pub(super) const fn wrong_words(what: WrongSetup) -> Text {
    match what {
        WrongSetup::InitialPosition => text("开始局面摆错", "the initial position was wrong"),
        WrongSetup::AdjournedPosition => {
            text("续赛局面摆错", "the adjourned position was set up wrongly")
        }
        WrongSetup::LostPosition => {
            text("封棋时的局面无法恢复", "the adjourned position cannot be established")
        }
        WrongSetup::Colours => text("颜色颠倒", "the colours were reversed"),
        WrongSetup::Board => text("棋盘放错", "the board was placed wrongly"),
    }
}

/// A decision of the arbiter.
pub(super) const fn choice_words(choice: Choice) -> Text {
    match choice {
        Choice::Warn => text("不罚或警告", "nothing, or a warning"),
        Choice::AddTime => text("给对方加时", "time for the opponent"),
        Choice::NewGame => text("重下一局", "a new game"),
        Choice::PlayOn => text("继续对局", "the game goes on"),
        Choice::Loss => text("判负", "loss"),
        Choice::Draw => text("判和", "draw"),
        Choice::Win => text("判胜", "win"),
        Choice::BothLose => text("双方判负", "both lose"),
        Choice::Grant => text("准许", "granted"),
        Choice::Deny => text("不准", "refused"),
    }
}

/// When a draw was offered.
pub(super) const fn moment_words(moment: OfferMoment) -> Text {
    match moment {
        OfferMoment::Proper => text("走子后、按钟前", "after moving, before pressing"),
        OfferMoment::BeforeMoving => {
            text("走子前，对方可等看到着法", "before moving; the opponent may wait for the move")
        }
        OfferMoment::OpponentsTime => text("对方思考时", "while the opponent thinks"),
        OfferMoment::AfterSealing => text("封棋后", "after sealing"),
        OfferMoment::WithClaim => text("连同要求", "with a claim or request"),
    }
}

/// How an offer was refused.
pub(super) const fn refused_words(by: RefusedBy) -> Text {
    match by {
        RefusedBy::Words => text("口头", "in words"),
        RefusedBy::Move => text("走完一着", "by completing a move"),
        RefusedBy::Touch => text("触摸棋子", "by touching a piece"),
    }
}

/// Why something has no effect.
pub(super) const fn reason_words(reason: Reason) -> Text {
    match reason {
        Reason::GameOver => text("对局已经结束，没有效力", "the game is over: no effect"),
        Reason::NotToMove => text("没有轮到他走，没有效力", "it is not his move: no effect"),
        Reason::RightLost => {
            text("这一着已丧失要求的权利", "the right to claim is lost for this move")
        }
        Reason::OfferStands => text("提和不能收回", "an offer cannot be taken back"),
        Reason::ClaimStands => text("要求不能收回", "a claim cannot be taken back"),
        Reason::NoOffer => text("没有待答复的提和", "there is no open offer"),
        Reason::AgreementTooEarly => text("还不能议和", "agreement is not allowed yet"),
        Reason::ControlReached => text(
            "规定的着数已经走完，旗落无效",
            "the moves of the control were made: the flag has no effect",
        ),
        Reason::TimeLeft => text("钟上还有时间", "there is time left on the clock"),
        Reason::InTime => text("没有逾时，没有效力", "it is in time: no effect"),
        Reason::TooLate => text("为时已晚，继续对局", "it is too late: the game goes on"),
        Reason::TooManyMoves => {
            text("已走着数过多，不再改动", "too many moves were made: nothing is changed")
        }
        Reason::NoIllegalMove => text("没有违规着法", "there is no illegal move"),
        Reason::Exempt => text("现在不必记录", "recording is no duty now"),
        Reason::AnnouncedIllegal => text("声明的着法不合规则", "the announced move is not legal"),
        Reason::NoRule => text("这一版规则没有规定", "this edition has no rule on it"),
        Reason::AlreadyComplete => text("这着棋早已完成", "the move was complete before"),
        Reason::MoveMade => {
            text("着法已经走出，不能再改", "the move is made and cannot be changed")
        }
        Reason::PositionLegal => {
            text("棋盘上没有不合规则的局面", "there is no illegal position on the board")
        }
        Reason::WaitsForMove => text("等下一着完成", "the next move is awaited"),
        Reason::NotAnnounced => text(
            "没有事先宣布，或者这一局不适用",
            "it was not announced, or does not apply to this game",
        ),
        Reason::TooMuchTime => text("钟上的时间还多", "there is too much time left on the clock"),
        Reason::MoveOwed => {
            text("还没有走应走的着法", "the move that must be made is still to be made")
        }
        Reason::NoSuchScore => text("没有这样的分数", "such scores are not valid"),
        Reason::FewerMoves => text("没有走过这么多步", "fewer moves than that were made"),
        Reason::EmptySquare => text("该格没有棋子", "no piece stands on that square"),
        Reason::NotOver => text("对局还没有结束", "the game is not over"),
        Reason::NotAdjourned => text("对局没有封过棋", "the game was not adjourned"),
        Reason::ReplierAbsent => text(
            "应着方没有到场，不启封",
            "the player who has to reply is not there: the envelope stays closed",
        ),
        Reason::NotRepliedTo => {
            text("对方还没有应着，可以提出", "the opponent has not replied yet and may still claim")
        }
    }
}

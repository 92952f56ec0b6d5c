// Made by `cargo xtask codegen` from the folder rulebook/. Not to be edited.
//! The parameters of each game; a document without one has `None`.

use crate::{Cited, Count, Moves, MovesEach, Occurrences, Plies, Seconds, Share, Tenths};
#[allow(unused_imports, reason = "not every unit is used yet")]
use {Count as _, Moves as _, MovesEach as _, Occurrences as _, Plies as _, Seconds as _, Share as _, Tenths as _};

/// Numbers and named choices of the chess rulebooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ChessParameters {
}

/// Numbers and named choices of the xiangqi rulebooks.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct XiangqiParameters {
    /// check and mate threat in turn against idle moves · 一将一杀对闲着
    pub check_and_kill_verdict: Option<Cited<CheckAndKillVerdict>>,
    /// number of play-off games · 加赛局数
    pub games_in_play_off: Option<Cited<GamesInPlayOff>>,
    /// share of his games a withdrawing player must have played for them to stand · 退出者已下各局得以保留的最低比例
    pub games_kept_on_withdrawal: Option<Cited<Share>>,
    /// match points for a level result against one opponent · 两人各局合计打平的大分
    pub match_points_for_draw: Option<Cited<Tenths>>,
    /// match points for losing the games against one opponent · 两人各局合计失利的大分
    pub match_points_for_loss: Option<Cited<Tenths>>,
    /// match points for winning the games against one opponent · 两人各局合计取胜的大分
    pub match_points_for_win: Option<Cited<Tenths>>,
    /// mutual chase · 解捉还捉
    pub mutual_chase_verdict: Option<Cited<MutualChaseVerdict>>,
    /// perpetual chase against idle moves · 长捉对不捉
    pub perpetual_chase_verdict: Option<Cited<PerpetualChaseVerdict>>,
    /// points for a draw · 和一局
    pub points_for_draw: Option<Cited<Tenths>>,
    /// points for a loss · 负一局
    pub points_for_loss: Option<Cited<Tenths>>,
    /// points for a win · 胜一局
    pub points_for_win: Option<Cited<Tenths>>,
}

/// The ways of `check-and-kill-verdict`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum CheckAndKillVerdict {
    /// the attacker must vary or loses · 攻方变着，不变作负
    AttackerVaries,
}

/// The ways of `games-in-play-off`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum GamesInPlayOff {
    /// set by the organising committee · 由组织委员会规定
    SetByCommittee,
}

/// The ways of `mutual-chase-verdict`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum MutualChaseVerdict {
    /// drawn if neither varies · 双方不变作和
    Draw,
}

/// The ways of `perpetual-chase-verdict`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PerpetualChaseVerdict {
    /// the chaser must vary or loses · 长捉方变着，不变作负
    ChaserVaries,
}


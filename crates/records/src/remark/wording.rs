//! The words of remarks, in Chinese and in English.

use xiangqi::{Color, Fault};

use super::RemarkKind;
use crate::encoding::Encoding;
use crate::record::MoveFault;
use crate::result::{ResultSource, ResultStatement};
use words::piece_name;

const fn side_zh(color: Color) -> &'static str {
    match color {
        Color::Red => "红方",
        Color::Black => "黑方",
    }
}

fn fault_zh(fault: Fault) -> String {
    match fault {
        Fault::MissingGeneral(color) => format!("{}没有将帅（残缺图形）", side_zh(color)),
        Fault::SeveralGenerals(color) => format!("{}不止一个将帅", side_zh(color)),
        Fault::TooMany(piece) => format!("{}的{}过多", side_zh(piece.color), piece_name(piece).zh),
        Fault::ImpossibleSquare(square, piece) => {
            format!("{}的{}不可能在 {square}", side_zh(piece.color), piece_name(piece).zh)
        }
        Fault::TooManyPieces(color) => format!("{}多于十六子", side_zh(color)),
        Fault::DoubledSoldiers(color, square) => {
            format!("{}未过河的兵卒同列重叠（{square}）", side_zh(color))
        }
        Fault::GeneralsFacing => "将帅照面".to_owned(),
        Fault::OpponentInCheck => "不轮走的一方正被将军".to_owned(),
    }
}

impl MoveFault {
    /// What is wrong, in Chinese.
    #[must_use]
    pub const fn zh(self) -> &'static str {
        match self {
            Self::NothingThere => "起点没有棋子",
            Self::NotTheirTurn => "不轮到该方走子",
            Self::OwnPiece => "落点是己方棋子",
            Self::NotSuchAMove => "该子不能这样走，或被阻挡",
            Self::ExposesGeneral => "走后己方将帅被吃或将帅对面",
        }
    }

    /// What is wrong, in English.
    #[must_use]
    pub const fn en(self) -> &'static str {
        match self {
            Self::NothingThere => "nothing stands on its starting point",
            Self::NotTheirTurn => "it is the other side's turn",
            Self::OwnPiece => "it would capture a piece of its own side",
            Self::NotSuchAMove => "the piece does not move like that, or its way is blocked",
            Self::ExposesGeneral => "it leaves its own general attacked or facing the other",
        }
    }
}

impl ResultSource {
    /// The source, in Chinese.
    #[must_use]
    pub const fn zh(self) -> &'static str {
        match self {
            Self::Tag => "结果栏",
            Self::Terminator => "着法末尾",
            Self::Title => "标题",
            Self::HeaderByte => "文件头",
            Self::Status => "平台状态",
        }
    }

    /// The source, in English.
    #[must_use]
    pub const fn en(self) -> &'static str {
        match self {
            Self::Tag => "result tag",
            Self::Terminator => "end of the moves",
            Self::Title => "title",
            Self::HeaderByte => "file header",
            Self::Status => "server status",
        }
    }
}

/// The names of encodings in a row.
fn names(encodings: &[Encoding]) -> String {
    let names: Vec<&str> = encodings.iter().map(|encoding| encoding.name()).collect();
    names.join(", ")
}

fn statements_zh(statements: &[ResultStatement]) -> String {
    let each: Vec<String> = statements
        .iter()
        .map(|s| format!("{}“{}”为{}", s.source.zh(), s.text, s.says.as_chinese()))
        .collect();
    each.join("，")
}

fn statements_en(statements: &[ResultStatement]) -> String {
    let each: Vec<String> = statements
        .iter()
        .map(|s| format!("{} {:?} says {}", s.source.en(), s.text, s.says.as_pgn()))
        .collect();
    each.join(", ")
}

impl RemarkKind {
    /// The remark in Chinese.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of remark")]
    pub fn zh(&self) -> String {
        match self {
            Self::SetupFault(fault) => fault_zh(*fault),
            Self::SideFromFirstMove(color) => {
                format!("记录未注明先走方，按首着棋子定为{}先走", side_zh(*color))
            }
            Self::SideCorrected { stated } => format!(
                "记录注明{}先走，但只有{}先走首着才合法，已改正",
                side_zh(*stated),
                side_zh(stated.other())
            ),
            Self::IllegalMove { ply, m, fault } => {
                format!("第 {ply} 着 {m} 不合走法：{}；已保留", fault.zh())
            }
            Self::UnreadableMove { ply, text } => {
                format!("第 {ply} 着“{text}”无法辨认，此线到此为止，其余按文字保留")
            }
            Self::AmbiguousMove { ply, text, candidates } => {
                let list: Vec<String> = candidates.iter().map(ToString::to_string).collect();
                format!("第 {ply} 着“{text}”有多种解释（{}），未作选择", list.join("、"))
            }
            Self::ResultConflict(statements) => {
                format!("结果互相矛盾：{}", statements_zh(statements))
            }
            Self::FenUnreadable { text, reason } => {
                format!("局面“{text}”无法读取：{reason}；按开局局面处理")
            }
            Self::FenForgiven { what } => format!("局面已从宽读取：{what}"),
            Self::TextPassedOver { text } => format!("着法中的“{text}”不是着法，已略过"),
            Self::NotationDiffers { stated, found } => {
                format!("注明的记谱格式是 {stated}，实际是 {found}")
            }
            Self::RanksAmbiguous => "坐标从 0 或从 1 起都说得通，按从 0 起读".to_owned(),
            Self::MoveNumber { found, due } => format!("回合号是 {found}，应为 {due}"),
            Self::ResultUnreadable { text } => format!("结果栏“{text}”不表示任何结果"),
            Self::NoTerminator => "着法末尾没有结果".to_owned(),
            Self::EndReasonUnknown { text } => format!("未知的终局原因“{text}”"),
            Self::VariationBeforeMoves => "变着出现在第一着之前，作为另一首着读入".to_owned(),
            Self::CoordinatesDisputed => {
                "此格式的横坐标有两种读法，两种都合法，请核对是否左右颠倒".to_owned()
            }
            Self::ProseDiffers { ply, prose, written, m } => {
                format!("第 {ply} 着文中写作“{prose}”，着法记录是 {written}（{m}），以着法记录为准")
            }
            Self::FieldUnknown { name } => format!("不认识的字段 {name:?}，未予理会"),
            Self::GameUnreadable { reason } => format!("此局无法读取：{reason}"),
            Self::BytesReplaced { encoding, count } => {
                format!("有 {count} 处字节不是 {} 文字，已替换", encoding.name())
            }
            Self::EncodingByMoves { taken, other } => {
                format!("按着法判断编码是 {} 而不是 {}", taken.name(), other.name())
            }
            Self::EncodingGuessed { taken } => {
                format!("编码按文字猜测为 {}；可用 --encoding 指定", names(taken))
            }
            Self::FitsBothGames => {
                "国际象棋与象棋都能读通全部着法，按两种棋各读一遍；可用 --rules 指定".to_owned()
            }
            Self::DuplicateTag { name, dropped } => {
                format!("标签 {name} 重复，保留先出现的非空值，舍去“{dropped}”")
            }
            Self::MismatchedCloser { opened, closed } => {
                format!("标签 {opened} 以 {closed} 结束")
            }
            Self::UnclosedTag { name } => format!("标签 {name} 在本行没有结束"),
            Self::TagUnreadable { text } => format!("标签行“{text}”无法读取"),
            Self::UnclosedComment => "注释没有结束，读到文末".to_owned(),
            Self::UnclosedVariation => "变着没有结束".to_owned(),
            Self::StrayBracket(c) => format!("多余的括号“{c}”"),
            Self::PointsCleaned { found } => format!("棋子位置“{found}”已按原站方法整理"),
            Self::DigitsDropped { name, text } => format!("{name} 末尾的“{text}”不成一着，已舍去"),
            Self::PointOffBoard { name, text } => {
                format!("{name} 中的“{text}”在棋盘之外，此线到此为止")
            }
            Self::BranchAdrift { name } => format!("变着 {name} 无处可接，其着法未收入"),
            Self::BranchRepeated { name } => format!("变着编号 {name} 重复"),
            Self::CommentAdrift { name, text } => format!("注释 {name} 无对应着法：“{text}”"),
            Self::DeletedEntry { title } => format!("棋谱库中已删除的“{title}”未读"),
            Self::Truncated => "文件不完整".to_owned(),
            Self::BytesAfterEnd { count } => format!("棋谱结束后还有 {count} 个字节"),
            Self::ByteUnknown { what, value } => format!("{what} 的值 {value} 含义不明"),
        }
    }

    /// The remark in English.
    #[must_use]
    #[expect(clippy::too_many_lines, reason = "one arm for each kind of remark")]
    pub fn en(&self) -> String {
        match self {
            Self::SetupFault(fault) => fault.to_string(),
            Self::SideFromFirstMove(color) => {
                format!("no side to move is stated; {color} makes the first move")
            }
            Self::SideCorrected { stated } => format!(
                "{stated} is stated to move, but the first move is legal only for {}; corrected",
                stated.other()
            ),
            Self::IllegalMove { ply, m, fault } => {
                format!("ply {ply}: {m} is not legal: {}; kept", fault.en())
            }
            Self::UnreadableMove { ply, text } => {
                format!("ply {ply}: cannot make out {text:?}; the line ends here, the rest is kept as text")
            }
            Self::AmbiguousMove { ply, text, candidates } => {
                let list: Vec<String> = candidates.iter().map(ToString::to_string).collect();
                format!("ply {ply}: {text:?} can mean {}; none was chosen", list.join(" or "))
            }
            Self::ResultConflict(statements) => {
                format!("the results contradict each other: {}", statements_en(statements))
            }
            Self::FenUnreadable { text, reason } => {
                format!("cannot read position {text:?}: {reason}; the usual start stands in")
            }
            Self::FenForgiven { what } => format!("position read leniently: {what}"),
            Self::TextPassedOver { text } => format!("{text:?} among the moves is no move"),
            Self::NotationDiffers { stated, found } => {
                format!("moves are stated to be {stated}, they are {found}")
            }
            Self::RanksAmbiguous => "ranks could count from 0 or from 1; read from 0".to_owned(),
            Self::MoveNumber { found, due } => format!("move number {found}, expected {due}"),
            Self::ResultUnreadable { text } => format!("result {text:?} states no result"),
            Self::NoTerminator => "no result after the moves".to_owned(),
            Self::EndReasonUnknown { text } => format!("unknown end reason {text:?}"),
            Self::VariationBeforeMoves => {
                "variation before any move; read as another first move".to_owned()
            }
            Self::CoordinatesDisputed => {
                "this format's files are counted from left by some and from right by others; check for a mirror image".to_owned()
            }
            Self::ProseDiffers { ply, prose, written, m } => {
                format!("ply {ply}: the prose has {prose}, the moves have {written} ({m}); the moves are followed")
            }
            Self::FieldUnknown { name } => format!("unknown field {name:?}; it was not looked at"),
            Self::GameUnreadable { reason } => format!("cannot read this game: {reason}"),
            Self::BytesReplaced { encoding, count } => {
                format!("{count} places are no text in {} and were replaced", encoding.name())
            }
            Self::EncodingByMoves { taken, other } => {
                format!("read as {} rather than {}, because its moves make sense", taken.name(), other.name())
            }
            Self::EncodingGuessed { taken } => {
                format!("the encoding was guessed by its letters to be {}; --encoding names another", names(taken))
            }
            Self::FitsBothGames => {
                "chess and xiangqi both read every move; read as both, --rules names one".to_owned()
            }
            Self::DuplicateTag { name, dropped } => {
                format!("tag {name} occurs again; the first value that is not empty is kept, {dropped:?} is not")
            }
            Self::MismatchedCloser { opened, closed } => format!("tag {opened} closed as {closed}"),
            Self::UnclosedTag { name } => format!("tag {name} is not closed on its line"),
            Self::TagUnreadable { text } => format!("cannot read tag line {text:?}"),
            Self::UnclosedComment => "comment without an end; read to the end of the text".to_owned(),
            Self::UnclosedVariation => "variation without an end".to_owned(),
            Self::StrayBracket(c) => format!("bracket {c:?} without its partner"),
            Self::PointsCleaned { found } => {
                format!("piece points {found:?} were cleaned as the site itself does it")
            }
            Self::DigitsDropped { name, text } => {
                format!("{text:?} at the end of {name} is no whole move; dropped")
            }
            Self::PointOffBoard { name, text } => {
                format!("{text:?} in {name} lies off the board; the line ends there")
            }
            Self::BranchAdrift { name } => {
                format!("variation {name} joins nowhere; its moves are not in the tree")
            }
            Self::BranchRepeated { name } => format!("variation number used twice: {name}"),
            Self::CommentAdrift { name, text } => {
                format!("comment {name} belongs to no move: {text:?}")
            }
            Self::DeletedEntry { title } => format!("{title:?} is deleted in the library; not read"),
            Self::Truncated => "the input ends before the record does".to_owned(),
            Self::BytesAfterEnd { count } => format!("{count} bytes after the end of the record"),
            Self::ByteUnknown { what, value } => format!("{what}: value {value} means nothing known"),
        }
    }
}

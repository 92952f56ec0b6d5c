//! Columns of a terminal: most Chinese signs take two.

/// How many columns `text` takes.
pub(crate) fn columns(text: &str) -> usize {
    text.chars().map(|sign| if is_wide(sign) { 2 } else { 1 }).sum()
}

/// `text` followed by blanks up to `width` columns.
pub(crate) fn padded(text: &str, width: usize) -> String {
    let blanks = width.saturating_sub(columns(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// `text` in lines of at most `width` columns: broken at blanks, and between Chinese signs, but not before
/// a closing mark.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for piece in pieces(text) {
        if !line.is_empty() && columns(&line) + columns(piece.trim_end()) > width {
            lines.push(line.trim_end().to_owned());
            line.clear();
        }
        line.push_str(piece);
    }
    lines.push(line.trim_end().to_owned());
    lines
}

/// The smallest parts that must not be broken.
fn pieces(text: &str) -> Vec<&str> {
    let mut cuts = vec![0];
    let mut signs = text.char_indices().peekable();
    while let Some((_, sign)) = signs.next() {
        let Some(&(at, next)) = signs.peek() else { break };
        let breaks_here = sign == ' ' || (is_wide(sign) || is_wide(next)) && next != ' ';
        let closing =
            matches!(next, '，' | '。' | '；' | '：' | '、' | '）' | '”' | '》' | '！' | '？');
        let opening = matches!(sign, '（' | '“' | '《');
        if breaks_here && !closing && !opening {
            cuts.push(at);
        }
    }
    cuts.push(text.len());
    cuts.windows(2).filter_map(|pair| text.get(pair[0]..pair[1])).collect()
}

fn is_wide(sign: char) -> bool {
    matches!(u32::from(sign),
        0x1100..=0x115F | 0x2E80..=0x303E | 0x3041..=0xA4CF | 0xAC00..=0xD7A3
        | 0xF900..=0xFAFF | 0xFE30..=0xFE4F | 0xFF00..=0xFF60 | 0xFFE0..=0xFFE6
        | 0x1F300..=0x1FAFF | 0x20000..=0x3FFFD)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chinese_signs_take_two_columns() {
        assert_eq!(columns("炮3平2"), 6);
        assert_eq!(columns("C3.2"), 4);
        assert_eq!(padded("将", 4), "将  ");
        assert_eq!(padded("check", 4), "check");
    }

    #[test]
    fn lines_break_at_blanks_and_between_chinese_signs() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("黑方应变着，不变作负", 12), ["黑方应变着，", "不变作负"]);
        assert_eq!(wrapped("黑方应变着，不变作负", 10), ["黑方应变", "着，不变作", "负"]);
        assert_eq!(wrapped("", 10), [""]);
        assert_eq!(wrapped("unbreakable", 3), ["unbreakable"]);
    }
}

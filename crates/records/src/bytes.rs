//! Fields of binary files.

/// The `N` bytes at `offset`; `None` beyond the end.
pub(crate) fn array<const N: usize>(bytes: &[u8], offset: usize) -> Option<[u8; N]> {
    bytes.get(offset..offset.checked_add(N)?)?.try_into().ok()
}

/// A 32-bit number, low byte first.
pub(crate) fn u32_at(bytes: &[u8], offset: usize) -> Option<u32> {
    array(bytes, offset).map(u32::from_le_bytes)
}

/// A 32-bit number used as a length or an offset.
pub(crate) fn length_at(bytes: &[u8], offset: usize) -> Option<usize> {
    u32_at(bytes, offset).and_then(|length| usize::try_from(length).ok())
}

/// UTF-16 text, low byte first, up to its NUL or the end of its field of `length` bytes.
pub(crate) fn utf16_field(bytes: &[u8], offset: usize, length: usize) -> String {
    let end = offset.saturating_add(length).min(bytes.len());
    let field = bytes.get(offset..end).unwrap_or(&[]);
    let units = field.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]]));
    let text: Vec<u16> = units.take_while(|unit| *unit != 0).collect();
    String::from_utf16_lossy(&text)
}

/// Text with line ends of any system as text with `\n`, without blanks at its end.
pub(crate) fn lines(text: &str) -> String {
    text.replace("\r\n", "\n").replace('\r', "\n").trim_end().to_owned()
}

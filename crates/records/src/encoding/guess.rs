//! Which single-byte page a text without a mark is in, by the letters it would give.
//!
//! Every line is read in every page and weighed: letters where words have letters speak for a page, signs within words and
//! capitals behind small letters against it. Chinese is weighed too, by its pairs of bytes. The page with most weight is
//! taken for the text, and another for a line that it makes no sense of: files are put together from several.

use super::{Decoded, Encoding, decode_as};

/// The pages, the likelier first.
const PAGES: [Encoding; 8] = [
    Encoding::Windows1252,
    Encoding::Windows1251,
    Encoding::Ibm866,
    Encoding::Ibm850,
    Encoding::Koi8R,
    Encoding::Windows1250,
    Encoding::Ibm852,
    Encoding::Ibm437,
];

/// So much a line must weigh in another page than that of the text to be read in it.
const MARGIN: i64 = 6;

/// The text in the page its letters speak for; `None` where it is no such page, but Chinese.
pub(super) fn single_byte(bytes: &[u8]) -> Option<Decoded> {
    let lines: Vec<&[u8]> = bytes.split_inclusive(|byte| *byte == b'\n').collect();
    let mut weights = vec![[0; PAGES.len()]; lines.len()];
    let (mut totals, mut chinese) = ([0; PAGES.len()], 0);
    for (line, weights) in lines.iter().zip(&mut weights) {
        if std::str::from_utf8(line).is_ok() {
            continue;
        }
        chinese += pairs(line, gb_pair).max(pairs(line, big5_pair));
        for (index, page) in PAGES.into_iter().enumerate() {
            weights[index] = letters(&decode_as(line, page).text);
            totals[index] += weights[index];
        }
    }
    let best = heaviest(&totals);
    // Pages may share a file; together the lines weigh what the best page of each does.
    let together: i64 = weights.iter().map(|weights| weights[heaviest(weights)]).sum();
    if chinese >= totals[best].max(together) || chinese > 0 && totals[best] <= 0 {
        return None;
    }
    let mut text = String::with_capacity(bytes.len());
    let mut lines_in = [0usize; PAGES.len()];
    let mut in_utf8 = false;
    for (line, weights) in lines.iter().zip(&weights) {
        // Files are put together from UTF-8 too.
        if let Ok(plain) = std::str::from_utf8(line) {
            in_utf8 |= !plain.is_ascii();
            text += plain;
            continue;
        }
        let own = heaviest(weights);
        let page = if weights[own] > weights[best] + MARGIN { own } else { best };
        lines_in[page] += 1;
        text += &decode_as(line, PAGES[page]).text;
    }
    let mut guessed: Vec<usize> = (0..PAGES.len()).filter(|page| lines_in[*page] > 0).collect();
    guessed.sort_by_key(|page| std::cmp::Reverse(lines_in[*page]));
    let guessed = guessed.into_iter().map(|page| PAGES[page]);
    let guessed = guessed.chain(in_utf8.then_some(Encoding::Utf8)).collect();
    Some(Decoded { text, encoding: PAGES[best], replaced: 0, guessed })
}

/// The first of the heaviest.
fn heaviest(weights: &[i64; PAGES.len()]) -> usize {
    (0..PAGES.len()).rev().max_by_key(|index| weights[*index]).unwrap_or(0)
}

/// What the letters of a line weigh.
fn letters(line: &str) -> i64 {
    let chars: Vec<char> = line.chars().collect();
    let mut weight = 0;
    let mut at = 0;
    while at < chars.len() {
        if is_letter(chars[at]) {
            let end = at + chars[at..].iter().take_while(|c| is_letter(**c)).count();
            weight += word(&chars[at..end]);
            at = end;
            continue;
        }
        if !chars[at].is_ascii() {
            let before = at.checked_sub(1).is_some_and(|before| is_letter(chars[before]));
            let behind = chars.get(at + 1).is_some_and(|c| is_letter(*c));
            weight += sign(chars[at], before && behind);
        }
        at += 1;
    }
    weight
}

fn is_letter(c: char) -> bool {
    c.is_alphabetic() && !matches!(c, 'ª' | 'º' | 'µ' | 'ƒ')
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4ff}').contains(&c)
}

/// What a sign beyond ASCII weighs, within a word or not.
const fn sign(c: char, within: bool) -> i64 {
    match c {
        '’' | '·' | '\u{a0}' | '¡' | '¿' => 1,
        '“' | '”' | '„' | '‘' | '–' | '—' | '…' | '«' | '»' | '°' | '§' | '№' | '½' | '±' | '²' => {
            if within {
                -4
            } else {
                1
            }
        }
        '\u{80}'..='\u{9f}' | '\u{fffd}' => -8,
        _ => {
            if within {
                -5
            } else {
                -3
            }
        }
    }
}

/// What a word weighs.
fn word(word: &[char]) -> i64 {
    let count = |is: &dyn Fn(&char) -> bool| {
        i64::try_from(word.iter().filter(|c| is(c)).count()).unwrap_or(0)
    };
    let foreign = count(&|c| !c.is_ascii());
    if foreign == 0 || word.len() == 1 {
        return 0;
    }
    // A capital behind a small letter, as no language has it within a word.
    let turns =
        word.windows(2).filter(|two| two[0].is_lowercase() && two[1].is_uppercase()).count();
    let turns = i64::try_from(turns).unwrap_or(0);
    let cyrillic = count(&|c| is_cyrillic(*c));
    let length = count(&|_| true);
    if cyrillic > 0 {
        if cyrillic < length {
            return -3 * cyrillic;
        }
        let vowels = count(&|c| "аеёиоуыэюяіїєАЕЁИОУЫЭЮЯІЇЄ".contains(*c));
        let rare = count(&|c| {
            !"абвгдежзийклмнопрстуфхцчшщъыьэюяё".contains(c.to_lowercase().next().unwrap_or(*c))
        });
        let shouted = word.iter().all(|c| c.is_uppercase());
        let plain = word[1..].iter().all(|c| c.is_lowercase());
        let whole = match (plain, shouted) {
            (false, false) => -3,
            (true, _) if vowels > 0 && length >= 3 => length / 2 + 2,
            (_, true) if vowels > 0 && length >= 3 => length / 2 + 3,
            (true | false, true | false) => 0,
        };
        let mute = if vowels == 0 && length >= 3 { 4 } else { 0 };
        return length + whole - mute - 5 * turns - rare;
    }
    let shouted = word.iter().all(|c| c.is_uppercase());
    let fits = |(at, c): &(usize, &char)| {
        let beside = |index: Option<usize>| {
            index.and_then(|index| word.get(index)).is_some_and(char::is_ascii)
        };
        let near = beside(at.checked_sub(1)) || beside(Some(at + 1));
        near && (c.is_lowercase() || *at == 0 || shouted)
    };
    let fitting = word.iter().enumerate().filter(|(_, c)| !c.is_ascii()).filter(fits).count();
    let fitting = i64::try_from(fitting).unwrap_or(0);
    let run = word.split(char::is_ascii).map(<[char]>::len).max().unwrap_or(0);
    let crowded = if run >= 3 { 4 * i64::try_from(run).unwrap_or(0) } else { 0 };
    let odd = count(&|c| "þðÿÞÐ".contains(*c));
    2 * fitting - 2 * (foreign - fitting) - crowded - 4 * turns - odd
}

/// What the pairs of bytes of a line weigh, read as Chinese.
fn pairs(line: &[u8], pair: fn(u8, u8) -> i64) -> i64 {
    let mut weight = 0;
    let mut at = 0;
    while at < line.len() {
        if line[at] < 0x81 {
            at += 1;
            continue;
        }
        let Some(&second) = line.get(at + 1) else { return weight - 8 };
        let before = at.checked_sub(1).map_or(0, |before| line[before]);
        let behind = line.get(at + 2).copied().unwrap_or(0);
        let in_word = before.is_ascii_lowercase() || behind.is_ascii_lowercase();
        weight += pair(line[at], second) - if in_word { 2 } else { 0 };
        at += if second < 0x40 { 1 } else { 2 };
    }
    weight
}

/// GB2312 has its usual characters in rows B0 to D7 and the rarer ones behind; what GBK added is rare.
const fn gb_pair(first: u8, second: u8) -> i64 {
    match (first, second) {
        (_, ..=0x3f) => -8,
        (_, 0x40..=0xa0) if second.is_ascii_alphabetic() => -5,
        (_, 0x40..=0xa0) => -2,
        (0xb0..=0xd7, _) => 3,
        (0xd8..=0xf7 | 0xa1..=0xa3, _) => 1,
        _ => -1,
    }
}

/// Big5 has its usual characters in rows A4 to C6.
const fn big5_pair(first: u8, second: u8) -> i64 {
    match (first, second) {
        (_, ..=0x3f | 0x7f..=0xa0 | 0xff) => -8,
        (0xa4..=0xc6, _) => 3,
        (0xa1..=0xa3, _) => 1,
        (0xc9..=0xf9, _) if second.is_ascii_alphabetic() => -2,
        (0xc9..=0xf9, _) => 0,
        _ => -4,
    }
}

//! Writing files so that a name never stands for half a file.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use crate::frame::WriteError;

/// Writes `bytes` to `path`: the whole file, or whatever stood there before.
///
/// The bytes go to a new file beside it, which then takes the name. What is no ordinary file, such as a
/// pipe or a device, is written to as it is.
///
/// # Errors
/// When the system refuses; the file beside it is then removed.
pub(crate) fn write_whole(path: &Path, bytes: &[u8]) -> Result<(), WriteError> {
    let fail = |source| WriteError { target: path.display().to_string(), source };
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => fs::write(path, bytes).map_err(fail),
        // Behind a link the file itself is replaced, not the link, and it keeps its permissions.
        Ok(there) => {
            let real = fs::canonicalize(path).map_err(fail)?;
            replace(&real, bytes, Some(there.permissions())).map_err(fail)
        }
        Err(_) => replace(path, bytes, None).map_err(fail),
    }
}

/// The right to change files of a folder, for as long as this lives; another run of the program waits for it.
///
/// It lies on the folder, since a file is replaced when it is written.
#[derive(Debug)]
pub(crate) struct Turn {
    _lock: File,
}

impl Turn {
    /// Waits for the turn to change a file.
    ///
    /// # Errors
    /// When there is no such folder, or it cannot be held.
    pub(crate) fn take(path: &Path) -> Result<Self, WriteError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let folder = folder.unwrap_or(Path::new("."));
        let fail = |source| WriteError { target: folder.display().to_string(), source };
        let lock = File::open(folder).map_err(fail)?;
        lock.lock().map_err(fail)?;
        Ok(Self { _lock: lock })
    }
}

fn replace(path: &Path, bytes: &[u8], permissions: Option<fs::Permissions>) -> io::Result<()> {
    let beside = beside(path);
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(bytes)?;
        permissions.map_or(Ok(()), |permissions| file.set_permissions(permissions))?;
        file.sync_all()?;
        fs::rename(&beside, path)
    });
    if written.is_err() {
        // The failure that is reported is the first one.
        let _gone = fs::remove_file(&beside);
    }
    written
}

/// A name in the same folder that no other run of the program uses, short enough however long that of the file is.
fn beside(path: &Path) -> PathBuf {
    /// What is kept of the file's name; systems take 255 bytes.
    const KEPT: usize = 200;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let kept: String = name
        .char_indices()
        .take_while(|(at, c)| at + c.len_utf8() <= KEPT)
        .map(|(_, c)| c)
        .collect();
    let sum =
        name.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(0x0100_0000_01b3) ^ u64::from(byte));
    let whole = kept.len() == name.len();
    let told = if whole { kept } else { format!("{kept}~{sum:016x}") };
    path.with_file_name(format!(".{told}.{}.part", std::process::id()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_may_have_the_longest_name() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["x".repeat(255), "棋".repeat(85), "x".repeat(254)] {
            let path = folder.path().join(name);
            write_whole(&path, b"whole").unwrap();
            assert_eq!(fs::read(&path).unwrap(), b"whole");
            assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing else is left");
            fs::remove_file(&path).unwrap();
        }
        // Long names that differ at the end alone do not meet.
        let [one, other] = ["1", "2"].map(|end| beside(Path::new(&("x".repeat(250) + end))));
        assert_ne!(one, other);
    }
}

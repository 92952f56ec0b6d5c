//! Writing files so that a name never stands for half a file.

use std::ffi::OsString;
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

/// A name in the same folder that no other run of the program uses.
fn beside(path: &Path) -> PathBuf {
    let mut name = OsString::from(".");
    name.push(path.file_name().unwrap_or_default());
    name.push(format!(".{}.part", std::process::id()));
    path.with_file_name(name)
}

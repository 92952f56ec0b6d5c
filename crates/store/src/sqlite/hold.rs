//! One writer a file: a lock that names who holds it, and a look at whether the file is still the one that was opened.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use crate::error::StoreError;

/// The right to write to a file, for as long as this lives. It goes with the process, however that ends.
#[derive(Debug)]
pub(crate) struct Hold {
    file: PathBuf,
    identity: Option<Identity>,
    _lock: File,
}

/// What tells a file from another of the same name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Identity {
    device: u64,
    number: u64,
}

impl Hold {
    /// Takes the lock `FILE.lock`, which stays behind when it is given back: to remove it would let two hold it.
    ///
    /// # Errors
    /// [`StoreError::Held`] with what the holder wrote, [`StoreError::File`] when the lock cannot be made.
    pub(crate) fn take(file: &Path) -> Result<Self, StoreError> {
        let mut name = file.as_os_str().to_owned();
        name.push(".lock");
        let name = PathBuf::from(name);
        let failed = || StoreError::file("lock", &name);
        let mut options = OpenOptions::new();
        options.read(true).write(true).create(true).truncate(false);
        owner_alone(&mut options);
        let mut lock = options.open(&name).map_err(failed())?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut holder = String::new();
                // What cannot be read is nobody's name; that it is held is known already.
                let _ = lock.read_to_string(&mut holder);
                let holder = holder.lines().next().unwrap_or("another process").to_owned();
                return Err(StoreError::Held { place: file.display().to_string(), holder });
            }
            Err(TryLockError::Error(error)) => return Err(failed()(error)),
        }
        let machine = std::fs::read_to_string("/proc/sys/kernel/hostname").unwrap_or_default();
        let machine = machine.trim();
        let on = if machine.is_empty() { String::new() } else { format!(" on {machine}") };
        let holder = format!("process {}{on}\n", std::process::id());
        lock.set_len(0)
            .and_then(|()| lock.seek(SeekFrom::Start(0)))
            .and_then(|_| lock.write_all(holder.as_bytes()))
            .map_err(failed())?;
        Ok(Self { file: file.to_owned(), identity: None, _lock: lock })
    }

    /// Notes which file is meant, now that it is there.
    pub(crate) fn note(&mut self) {
        self.identity = identity(&self.file);
    }

    /// Whether another file, or none, has the name now.
    pub(crate) fn is_gone(&self) -> bool {
        identity(&self.file) != self.identity
    }
}

#[cfg(unix)]
fn identity(file: &Path) -> Option<Identity> {
    use std::os::unix::fs::MetadataExt as _;
    let found = std::fs::metadata(file).ok()?;
    Some(Identity { device: found.dev(), number: found.ino() })
}

#[cfg(not(unix))]
fn identity(file: &Path) -> Option<Identity> {
    // Elsewhere a file that is open cannot be deleted.
    file.exists().then_some(Identity { device: 0, number: 0 })
}

/// Makes a file that only its owner reads.
pub(crate) fn owner_alone(options: &mut OpenOptions) {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    #[cfg(not(unix))]
    let _ = options;
}

/// Makes the file if it is not there, and keeps others from reading it. The database's own helpers take its rights over.
///
/// A file that is there is not opened: closing it would take away the locks another connection of this process has on it.
pub(crate) fn make_private(file: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    owner_alone(&mut options);
    match options.open(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => return Err(error),
        Ok(_) | Err(_) => {}
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let rights = std::fs::metadata(file)?.permissions().mode();
        if rights & 0o077 != 0 {
            // One that belongs to somebody else stays as it is.
            let _ = std::fs::set_permissions(file, std::fs::Permissions::from_mode(rights & 0o700));
        }
    }
    Ok(())
}

//! A PostgreSQL server of our own for a test run: in a temporary folder, reachable by a Unix socket
//! alone, gone with the process that started it however that ends.

use std::fs::DirBuilder;
use std::io::Read as _;
use std::os::unix::fs::{DirBuilderExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::Duration;

/// How often, and with what pause, a starting server is asked whether it is ready.
const TRIES: (u32, Duration) = (300, Duration::from_millis(100));

/// Starts the server, waits until standard input closes, which happens when the test process ends, then
/// stops the server at once and removes the folder. Arguments: the folder, then the server's command.
const WATCH: &str = r#"folder=$1; shift; "$@" <&- & server=$!; cat >/dev/null; kill -QUIT $server; wait $server; rm -rf "$folder""#;

/// A running server.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    user: Option<User>,
    made: AtomicU32,
    /// Its standard input, held open, keeps the server running.
    _watch: Child,
}

/// A database of its own on the test run's server.
#[derive(Debug)]
pub struct Database {
    /// Its URL.
    pub url: String,
    /// Its name.
    pub name: String,
}

/// Somebody other than root, as whom the server must run.
#[derive(Clone, Copy, Debug)]
struct User {
    id: u32,
    group: u32,
}

/// An empty database on a server that the tests of this process share. `None`, said aloud, where
/// PostgreSQL is not installed: the test then passes.
///
/// # Panics
/// When PostgreSQL is installed but does not start.
#[must_use]
pub fn fresh_database() -> Option<Database> {
    static CLUSTER: OnceLock<Option<Cluster>> = OnceLock::new();
    let cluster = CLUSTER.get_or_init(Cluster::start).as_ref();
    if cluster.is_none() {
        crate::missing(crate::Part::Postgres, "PostgreSQL is not installed");
    }
    cluster.map(Cluster::fresh_database)
}

impl Cluster {
    /// Starts a server; `None` where PostgreSQL is not installed.
    ///
    /// # Panics
    /// When PostgreSQL is installed but does not start.
    #[must_use]
    pub fn start() -> Option<Self> {
        let programs = programs()?;
        let folder = own_folder();
        let user = (user_id() == 0).then(User::unprivileged);
        if let Some(user) = user {
            chown(&folder, Some(user.id), Some(user.group)).expect("root gives a folder away");
        }
        let data = folder.join("data");
        let mut init = as_user(&programs.join("initdb"), user, &folder);
        init.args(["--username=caipan", "--auth=trust", "--encoding=UTF8", "--locale=C"]);
        run(init.arg("--no-sync").arg("--pgdata").arg(&data));

        let mut watch = as_user(Path::new("sh"), user, &folder);
        watch.arg("-c").arg(WATCH).arg("sh").arg(&folder);
        watch.arg(programs.join("postgres")).arg("-D").arg(&data);
        watch.arg("-k").arg(&folder).args(["-h", "", "-c", "max_connections=400"]);
        let log = std::fs::File::create(folder.join("log")).expect("the folder is ours");
        watch.process_group(0).stdin(Stdio::piped()).stdout(Stdio::null()).stderr(log);
        let watch = watch.spawn().expect("sh starts");
        let cluster = Self { folder, programs, user, made: AtomicU32::new(0), _watch: watch };
        cluster.wait_until_ready();
        Some(cluster)
    }

    /// Makes an empty database.
    ///
    /// # Panics
    /// When the server has gone.
    #[must_use]
    pub fn fresh_database(&self) -> Database {
        let name = format!("test{}", self.made.fetch_add(1, Ordering::Relaxed));
        let mut create = self.program("createdb");
        run(create.arg(&name));
        let host = self.folder.display();
        Database { url: format!("postgres:///{name}?host={host}&user=caipan"), name }
    }

    fn wait_until_ready(&self) {
        for _ in 0..TRIES.0 {
            let mut ask = self.program("pg_isready");
            if ask.arg("--quiet").status().is_ok_and(|status| status.success()) {
                return;
            }
            sleep(TRIES.1);
        }
        let mut log = String::new();
        // Without a log the message is the shorter for it.
        let _ = std::fs::File::open(self.folder.join("log"))
            .and_then(|mut file| file.read_to_string(&mut log));
        panic!("PostgreSQL did not start:\n{log}");
    }

    fn program(&self, name: &str) -> Command {
        let mut command = as_user(&self.programs.join(name), self.user, &self.folder);
        command.arg("--host").arg(&self.folder).arg("--username=caipan");
        command
    }
}

impl User {
    /// The distribution's user for the server if there is one, else the one who owns nothing.
    fn unprivileged() -> Self {
        let users = std::fs::read_to_string("/etc/passwd").unwrap_or_default();
        let find = |name: &str| {
            users.lines().map(|line| line.split(':').collect::<Vec<_>>()).find_map(|fields| {
                match fields.as_slice() {
                    [found, _, id, group, ..] if *found == name => {
                        Some(Self { id: id.parse().ok()?, group: group.parse().ok()? })
                    }
                    _ => None,
                }
            })
        };
        find("postgres").or_else(|| find("nobody")).unwrap_or(Self { id: 65534, group: 65534 })
    }
}

/// A new folder that nobody else can enter; the number of this process makes its name its own.
fn own_folder() -> PathBuf {
    let named = |again: u32| format!("caipan-pg-{}-{again}", std::process::id());
    (0..1000)
        .map(|again| std::env::temp_dir().join(named(again)))
        .find(|folder| DirBuilder::new().mode(0o700).create(folder).is_ok())
        .expect("a temporary folder can be made")
}

fn as_user(program: &Path, user: Option<User>, folder: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(folder);
    if let Some(user) = user {
        command.uid(user.id).gid(user.group);
    }
    command
}

fn run(command: &mut Command) {
    let output = command.output().expect("a program of PostgreSQL starts");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?} failed:\n{said}");
}

/// The id of the user who runs the test, by the system's own program.
fn user_id() -> u32 {
    let output = Command::new("id").arg("-u").output().expect("id is everywhere");
    String::from_utf8_lossy(&output.stdout).trim().parse().expect("id prints a number")
}

/// The folder of the newest PostgreSQL installed.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = versions
        .filter_map(|entry| Some((entry.file_name().to_str()?.parse::<u32>().ok()?, entry.path())))
        .map(|(version, path)| (version, path.join("bin")))
        .filter(|(_, path)| path.join("initdb").is_file())
        .max();
    newest.map(|(_, path)| path).or_else(|| {
        let beside = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map(PathBuf::from);
        beside.into_iter().find(|path| path.join("initdb").is_file())
    })
}

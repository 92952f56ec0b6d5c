//! Where the database is.

use std::path::PathBuf;

use sqlx::postgres::PgConnectOptions;

use crate::error::StoreError;

/// What a URL names.
#[derive(Debug)]
pub(crate) enum Place {
    /// A file.
    Sqlite(PathBuf),
    /// A server.
    Postgres {
        options: Box<PgConnectOptions>,
        /// The URL without its password.
        shown: String,
    },
}

impl Place {
    pub(crate) fn parse(url: &str) -> Result<Self, StoreError> {
        let refused = |reason: &str| StoreError::Url {
            found: without_password(url),
            reason: reason.to_owned(),
        };
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let options = url.parse().map_err(|error: sqlx::Error| refused(&error.to_string()))?;
            return Ok(Self::Postgres { options: Box::new(options), shown: without_password(url) });
        }
        let file = match url.strip_prefix("sqlite:") {
            Some(rest) if rest.contains('?') => return Err(refused("options are not taken")),
            Some(rest) => rest.strip_prefix("//").unwrap_or(rest),
            None if url.contains("://") => return Err(refused("another kind of database")),
            None => url,
        };
        match file {
            "" => Err(refused("no file is named")),
            ":memory:" => Err(refused("a database in memory would keep nothing")),
            _ => Ok(Self::Sqlite(PathBuf::from(file))),
        }
    }
}

/// The URL with stars for the password, wherever it stands.
fn without_password(url: &str) -> String {
    let Some((scheme, rest)) = url.split_once("://") else { return url.to_owned() };
    let parts = rest.split_inclusive(['?', '&']).map(|part| match part.split_once('=') {
        Some((name, _)) if name.to_ascii_lowercase().contains("password") => {
            format!("{name}=***{}", if part.ends_with('&') { "&" } else { "" })
        }
        _ => part.to_owned(),
    });
    let rest: String = parts.collect();
    // A password may hold a slash, an @ or a question mark that somebody forgot to escape: all from
    // the first colon to the last @ is taken for one.
    let shown = match rest.rsplit_once('@') {
        Some((user, host)) => match user.split_once(':') {
            Some((name, _)) => format!("{name}:***@{host}"),
            None => rest,
        },
        None => rest,
    };
    format!("{scheme}://{shown}")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{Place, without_password};

    #[test]
    fn files_with_and_without_a_scheme() {
        for url in ["a b/赛.db", "sqlite:a b/赛.db", "sqlite://a b/赛.db"] {
            match Place::parse(url).unwrap() {
                Place::Sqlite(path) => assert_eq!(path, Path::new("a b/赛.db")),
                Place::Postgres { .. } => panic!("{url} is a file"),
            }
        }
    }

    #[test]
    fn what_is_no_place_is_refused_with_the_reason() {
        for (url, reason) in [
            ("", "no file"),
            ("sqlite:", "no file"),
            ("sqlite::memory:", "memory"),
            ("sqlite:x.db?mode=ro", "options"),
            ("mysql://me:secret@host/x", "another kind"),
            ("postgres://me:secret@host:port/x", "port"),
        ] {
            let error = Place::parse(url).unwrap_err().to_string();
            assert!(error.contains(reason) && error.contains("expected a file"), "{url}: {error}");
            assert!(!error.contains("secret"), "{error}");
        }
    }

    #[test]
    fn a_password_is_never_shown() {
        for (url, shown) in [
            ("postgres://me:se/c@ret@host/db", "postgres://me:***@host/db"),
            ("postgres://me@host/db?sslmode=disable", "postgres://me@host/db?sslmode=disable"),
            ("postgres://me:se?cr@et&x=1@host/db", "postgres://me:***@host/db"),
            (
                "postgres:///db?user=me&password=secret&x=1",
                "postgres:///db?user=me&password=***&x=1",
            ),
            ("postgres:///db?user=me&password=secret", "postgres:///db?user=me&password=***"),
            ("caipan.db", "caipan.db"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}

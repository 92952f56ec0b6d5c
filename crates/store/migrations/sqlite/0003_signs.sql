-- No entries: what is written over and may be lost.
-- When each instance was last at work, and since when without a pause.
CREATE TABLE signs (
    instance TEXT PRIMARY KEY,
    since INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What a stream came to, as of the entry it ended with. Worth something only while the stream still ends so.
CREATE TABLE notes (
    stream TEXT PRIMARY KEY,
    last INTEGER NOT NULL,
    hash BLOB NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;

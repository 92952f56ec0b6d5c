-- The entries of all streams. Nothing is ever updated or deleted here.
CREATE TABLE entries (
    stream TEXT NOT NULL,
    seq INTEGER NOT NULL CHECK (seq > 0),
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    key TEXT,
    body TEXT NOT NULL,
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE UNIQUE INDEX entries_place ON entries (stream, seq);
CREATE UNIQUE INDEX entries_key ON entries (stream, key) WHERE key IS NOT NULL;

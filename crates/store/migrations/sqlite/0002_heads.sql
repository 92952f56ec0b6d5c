-- Where each stream ends. Follows from the entries; spares a look at them for every append.
CREATE TABLE heads (
    stream TEXT PRIMARY KEY,
    last INTEGER NOT NULL CHECK (last > 0),
    hash BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT, WITHOUT ROWID;

INSERT INTO heads (stream, last, hash)
SELECT stream, seq, hash FROM entries AS entry
WHERE seq = (SELECT max(seq) FROM entries WHERE stream = entry.stream);

-- Where each stream ends: the row an append locks, and the outbox other instances read. `changed` is
-- the transaction that wrote last, so that a reader can ask for all that an older snapshot did not show.
CREATE TABLE caipan.heads (
    stream text COLLATE "C" PRIMARY KEY,
    last bigint NOT NULL CHECK (last > 0),
    hash bytea NOT NULL CHECK (length(hash) = 32),
    changed xid8 NOT NULL
);

CREATE INDEX heads_changed ON caipan.heads (changed);

INSERT INTO caipan.heads (stream, last, hash, changed)
SELECT DISTINCT ON (stream) stream, seq, hash, pg_current_xact_id()
FROM caipan.entries ORDER BY stream, seq DESC;

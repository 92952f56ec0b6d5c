-- The entries of all streams. Nothing is ever updated or deleted here.
CREATE TABLE caipan.entries (
    stream text COLLATE "C" NOT NULL,
    seq bigint NOT NULL CHECK (seq > 0),
    at bigint NOT NULL,
    kind text NOT NULL,
    key text COLLATE "C",
    body text NOT NULL,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    CONSTRAINT entries_place PRIMARY KEY (stream, seq)
);

CREATE UNIQUE INDEX entries_key ON caipan.entries (stream, key) WHERE key IS NOT NULL;

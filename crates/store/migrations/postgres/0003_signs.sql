-- No entries: what is written over and may be lost.
-- When each instance was last at work, and since when without a pause.
CREATE TABLE caipan.signs (
    instance text COLLATE "C" PRIMARY KEY,
    since bigint NOT NULL,
    at bigint NOT NULL
);

-- What a stream came to, as of the entry it ended with. Worth something only while the stream still ends so.
CREATE TABLE caipan.notes (
    stream text COLLATE "C" PRIMARY KEY,
    last bigint NOT NULL,
    hash bytea NOT NULL,
    body text NOT NULL
);

-- min code: 1
-- What keeps a database in order is done by one of its services at a time: when it was last done, and what came of it.

CREATE TABLE keelson.upkeep (
  what text COLLATE "C" PRIMARY KEY,
  at timestamptz NOT NULL,
  checked bigint NOT NULL,
  damaged bigint NOT NULL
);

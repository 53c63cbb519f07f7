-- min code: 1
-- The record: runs as they were answered, with their files and what became of them since.

CREATE SCHEMA keelson;

-- What was applied to this database, and the smallest number of code that still works on it.
CREATE TABLE keelson.migrations (
  number integer PRIMARY KEY,
  name text NOT NULL,
  sha256 text NOT NULL,
  min_code integer NOT NULL,
  applied_at timestamptz NOT NULL DEFAULT now()
);

-- Texts are compared byte by byte, so that ids are in the order in which they were made, whatever the locale of the database.
-- `off_clock` is the time of a run whose id says another, or none.
CREATE TABLE keelson.runs (
  run_id text COLLATE "C" PRIMARY KEY,
  created_at text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,
  version integer,
  status text COLLATE "C" NOT NULL,
  checks_made integer,
  checks_open integer,
  checks_accepted integer,
  engine text COLLATE "C" NOT NULL,
  domain text COLLATE "C" NOT NULL,
  subdomain text COLLATE "C" NOT NULL,
  detail text COLLATE "C" NOT NULL,
  titled text COLLATE "C",
  off_clock text COLLATE "C",
  published smallint NOT NULL,
  replayed smallint,
  summary_digest text COLLATE "C" NOT NULL,
  state_digest text COLLATE "C" NOT NULL,
  record_sha256 text COLLATE "C" NOT NULL,
  record text COLLATE "C",
  record_object text COLLATE "C"
);
-- A list reads what stands in the row itself: records go beside it, and what a list shows does not.
ALTER TABLE keelson.runs SET (toast_tuple_target = 1024, autovacuum_vacuum_insert_scale_factor = 0.02);
ALTER TABLE keelson.runs ALTER detail SET STORAGE MAIN, ALTER titled SET STORAGE MAIN;

CREATE TABLE keelson.files (
  run_id text COLLATE "C" NOT NULL REFERENCES keelson.runs ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  media_type text COLLATE "C" NOT NULL,
  sha256 text COLLATE "C" NOT NULL,
  content bytea,
  object text COLLATE "C",
  PRIMARY KEY (run_id, name)
);
CREATE INDEX files_object ON keelson.files (object) WHERE object IS NOT NULL;

-- Charts and figures that were drawn of a run and are kept, compressed: its record has their names alone.
CREATE TABLE keelson.pictures (
  run_id text COLLATE "C" PRIMARY KEY REFERENCES keelson.runs ON DELETE CASCADE,
  content bytea NOT NULL,
  digest text COLLATE "C" NOT NULL
);
ALTER TABLE keelson.pictures ALTER content SET STORAGE EXTERNAL;

-- Large content, once under its hash, in pieces so that no process holds the whole of it. `touched` is when it was last put.
CREATE TABLE keelson.objects (
  key text COLLATE "C" PRIMARY KEY,
  bytes bigint NOT NULL,
  touched timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE keelson.object_pieces (
  key text COLLATE "C" NOT NULL REFERENCES keelson.objects ON DELETE CASCADE,
  piece integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (key, piece)
);
ALTER TABLE keelson.object_pieces ALTER content SET STORAGE EXTERNAL;

CREATE INDEX runs_ref ON keelson.runs (ref, run_id);
CREATE INDEX runs_status ON keelson.runs (status, run_id);
CREATE INDEX runs_domain ON keelson.runs (domain, run_id);
CREATE INDEX runs_subdomain ON keelson.runs (subdomain, run_id);
CREATE INDEX runs_published ON keelson.runs (published, run_id);
CREATE INDEX runs_off_clock ON keelson.runs (off_clock) WHERE off_clock IS NOT NULL;
CREATE INDEX runs_record_object ON keelson.runs (record_object) WHERE record_object IS NOT NULL;

-- What words are looked for in: capitals of ASCII are folded, as SQLite does, and no others.
CREATE FUNCTION keelson.searched(ref text, detail text, titled text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN lower((ref || ' ' || left(detail, 500) || ' ' || coalesce(titled, '')) COLLATE "C");

-- By what runs are looked up: each three letters of that text, and a token of each filter, which no text has. A word of one or two
-- letters is what pieces begin with, at the end of the text too. Three cuts of it are a third of the time of one piece after the
-- other, since each place in a text is found by going through all before it. No column holds them; a bitmap that has grown too
-- large for memory makes them again.
CREATE FUNCTION keelson.pieces(searched text, filters text[]) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 20000
  RETURN array_to_tsvector(
    array(
      SELECT (regexp_matches(part, '...', 'g'))[1]
      FROM unnest(ARRAY[searched, substr(searched, 2), substr(searched, 3)]) AS part
    )
    || right(searched, 2) || right(searched, 1)
    || array(SELECT U&'\E000' || left(one, 200) FROM unnest(filters) AS one WHERE one IS NOT NULL)
  );

-- Pieces are added many runs at a time; so few that whoever adds them waits for no tenth of a second.
CREATE INDEX runs_pieces ON keelson.runs USING gin (
  keelson.pieces(
    keelson.searched(ref, detail, titled),
    ARRAY['r' || ref, 's' || status, 'd' || domain, 'u' || subdomain, CASE WHEN published = 1 THEN 'p' END]
  )
) WITH (gin_pending_list_limit = 1024);
ALTER INDEX keelson.runs_pieces ALTER COLUMN 1 SET STATISTICS 0;

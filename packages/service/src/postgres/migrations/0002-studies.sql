-- min code: 1
-- Studies: what was asked, the chunks of points that are calculated, what they say so far, and who works on them.

CREATE TABLE keelson.studies (
  study_id text COLLATE "C" PRIMARY KEY,
  created text COLLATE "C" NOT NULL,
  ref text COLLATE "C" NOT NULL,
  title text COLLATE "C" NOT NULL,
  kind text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL,
  reason text COLLATE "C",
  total integer NOT NULL,
  done integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  study_hash text COLLATE "C",
  cancelled boolean NOT NULL DEFAULT false,
  finished text COLLATE "C",
  code text COLLATE "C" NOT NULL,
  -- The queue of those who may calculate it: by their code, their processor and their data.
  queue text COLLATE "C",
  idempotency_key text COLLATE "C" UNIQUE,
  body_sha256 text COLLATE "C" NOT NULL,
  request text COLLATE "C" NOT NULL,
  columns text COLLATE "C" NOT NULL,
  warnings text COLLATE "C" NOT NULL,
  statistics text COLLATE "C",
  head_digest text COLLATE "C" NOT NULL,
  body_digest text COLLATE "C" NOT NULL
);
CREATE INDEX studies_status ON keelson.studies (status, study_id);
CREATE INDEX studies_ref ON keelson.studies (ref, study_id);

CREATE TABLE keelson.chunks (
  study_id text COLLATE "C" NOT NULL REFERENCES keelson.studies ON DELETE CASCADE,
  first integer NOT NULL,
  "end" integer NOT NULL,
  object text COLLATE "C" NOT NULL,
  bytes bigint NOT NULL,
  failed integer NOT NULL,
  limits text COLLATE "C" NOT NULL,
  -- The machine that calculated it; null where one process has the studies to itself.
  worker text COLLATE "C",
  PRIMARY KEY (study_id, first)
);
CREATE INDEX chunks_object ON keelson.chunks (object);

CREATE TABLE keelson.running_parts (
  study_id text COLLATE "C" NOT NULL REFERENCES keelson.studies ON DELETE CASCADE,
  first integer NOT NULL,
  "end" integer NOT NULL,
  state bytea NOT NULL,
  digest text COLLATE "C" NOT NULL,
  PRIMARY KEY (study_id, first)
);

CREATE TABLE keelson.point_runs (
  study_id text COLLATE "C" NOT NULL REFERENCES keelson.studies ON DELETE CASCADE,
  point integer NOT NULL,
  run_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (study_id, point)
);

-- Processes that work on this database, each in a row that it renews.
CREATE TABLE keelson.workers (
  worker_id text COLLATE "C" PRIMARY KEY,
  name text NOT NULL,
  host text NOT NULL,
  pid integer NOT NULL,
  command text NOT NULL,
  code text COLLATE "C" NOT NULL,
  data text COLLATE "C" NOT NULL,
  queues text[] NOT NULL,
  slots integer NOT NULL,
  doing text NOT NULL DEFAULT '[]',
  points bigint NOT NULL DEFAULT 0,
  points_per_second double precision NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  stopped_at timestamptz
);

-- What nobody expects and somebody must look at: two machines gave different results of one point.
CREATE TABLE keelson.alarms (
  alarm_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL,
  study_id text COLLATE "C" NOT NULL,
  detail text NOT NULL
);

-- min code: 1
-- The files that the inputs of a study were read from, whose bytes are kept among the objects for as long as the study is.

CREATE TABLE keelson.study_files (
  study_id text COLLATE "C" NOT NULL REFERENCES keelson.studies ON DELETE CASCADE,
  place integer NOT NULL,
  sha256 text COLLATE "C" NOT NULL,
  told text COLLATE "C" NOT NULL,
  digest text COLLATE "C" NOT NULL,
  PRIMARY KEY (study_id, place)
);
CREATE INDEX study_files_sha256 ON keelson.study_files (sha256);

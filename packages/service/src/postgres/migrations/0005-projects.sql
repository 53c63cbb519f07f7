-- min code: 1
-- Projects: documents under a version that each change raises, the last result of each case, and issued revisions.

CREATE TABLE keelson.projects (
  id text COLLATE "C" PRIMARY KEY,
  version integer NOT NULL,
  title text NOT NULL,
  document text NOT NULL,
  digest text COLLATE "C" NOT NULL,
  owner text,
  created text COLLATE "C" NOT NULL,
  updated text COLLATE "C" NOT NULL,
  results_version integer NOT NULL DEFAULT 0
);

CREATE TABLE keelson.project_results (
  id text COLLATE "C" NOT NULL REFERENCES keelson.projects ON DELETE CASCADE,
  calculation text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  result text NOT NULL,
  digest text COLLATE "C" NOT NULL,
  PRIMARY KEY (id, calculation, name)
);

CREATE TABLE keelson.project_revisions (
  id text COLLATE "C" NOT NULL REFERENCES keelson.projects ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  issued text COLLATE "C" NOT NULL,
  by text NOT NULL,
  note text NOT NULL,
  document text NOT NULL,
  results text NOT NULL,
  digest text COLLATE "C" NOT NULL,
  PRIMARY KEY (id, name)
);

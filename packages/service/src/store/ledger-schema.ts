/** The tables of the ledger, and how the file of an earlier version becomes one of this. */
import type { DatabaseSync } from 'node:sqlite'
import { LONGEST_TITLED, SUMMARY_COLUMNS, stateDigest } from './row-digest.ts'

export const SUMMARY = SUMMARY_COLUMNS.join(', ')
/** What is written of a run, in this order. */
export const RUN_COLUMNS = `${SUMMARY}, published, record_sha256, record, record_object`

/** Rows as long as these are cheaper beside their key than inside it, so no WITHOUT ROWID. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS runs (
    run_id TEXT PRIMARY KEY,
    created_at TEXT NOT NULL,
    ref TEXT NOT NULL,
    version INTEGER,
    status TEXT NOT NULL,
    engine TEXT NOT NULL,
    domain TEXT NOT NULL,
    subdomain TEXT NOT NULL,
    detail TEXT NOT NULL,
    published INTEGER NOT NULL,
    record_sha256 TEXT NOT NULL,
    record TEXT,
    record_object TEXT,
    checks_made INTEGER,
    titled TEXT,
    checks_open INTEGER,
    checks_accepted INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS runs_by_ref ON runs (ref, run_id);
  CREATE TABLE IF NOT EXISTS files (
    run_id TEXT NOT NULL REFERENCES runs (run_id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    content BLOB,
    object TEXT,
    PRIMARY KEY (run_id, name)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS replays (
    run_id TEXT PRIMARY KEY REFERENCES runs (run_id) ON DELETE CASCADE,
    same INTEGER NOT NULL
  ) STRICT;
`
/** Charts and figures that were drawn of a run and are kept, compressed: its record has their names alone. */
const PICTURES = `
  CREATE TABLE IF NOT EXISTS pictures (
    run_id TEXT PRIMARY KEY REFERENCES runs (run_id) ON DELETE CASCADE,
    content BLOB NOT NULL,
    digest TEXT NOT NULL
  ) STRICT;
`
/** Apart from the runs, so that a list reads them without the records between. `summary` is null until it is made. */
const DIGESTS = `
  CREATE TABLE digests (
    run_id TEXT PRIMARY KEY REFERENCES runs (run_id) ON DELETE CASCADE,
    summary TEXT,
    state TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`
/** An index over all that a list shows and asks, so that a search reads no records. */
const HISTORY = `DROP INDEX IF EXISTS runs_history; CREATE INDEX IF NOT EXISTS runs_summary ON runs (${SUMMARY}, published)`

const LATER_COLUMNS = [
  ['checks_made', 'INTEGER'],
  ['titled', 'TEXT'],
  ['checks_open', 'INTEGER'],
  ['checks_accepted', 'INTEGER'],
] as const

/** Makes what is not there yet. */
export function raiseSchema(db: DatabaseSync): void {
  db.exec(`BEGIN IMMEDIATE; ${TABLES} ${PICTURES}`)
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'digests'").get()) addDigests(db)
  addColumns(db)
  db.exec(`${HISTORY}; COMMIT`)
}

/** The rows of an earlier version lack what came later: they are made again from their records when they are first listed. */
function addColumns(db: DatabaseSync): void {
  const there = db.prepare('PRAGMA table_info(runs)').all()
  const missing = LATER_COLUMNS.filter(([column]) => !there.some(({ name }) => name === column))
  if (missing.length === 0) return
  for (const [name, type] of missing) db.exec(`ALTER TABLE runs ADD COLUMN ${name} ${type}`)
  db.exec('UPDATE digests SET summary = NULL')
}

/** What became of the runs of an earlier version is taken as it stands; nothing better is known of it. */
function addDigests(db: DatabaseSync): void {
  db.exec(DIGESTS)
  db.exec(`UPDATE runs SET titled = substr(titled, 1, ${LONGEST_TITLED}) WHERE length(titled) > ${LONGEST_TITLED}`)
  const insert = db.prepare('INSERT INTO digests VALUES (?, NULL, ?)')
  const states = db.prepare('SELECT run_id, published, same FROM runs LEFT JOIN replays USING (run_id)').all()
  for (const { run_id, published, same } of states as unknown as readonly State[])
    insert.run(run_id, stateDigest(run_id, published, same))
}

interface State {
  readonly run_id: string
  readonly published: number
  readonly same: number | null
}

/** The tables of the ledger, and how the file of an earlier version becomes one of this. */
import type { DatabaseSync } from 'node:sqlite'
import { INPUT_FILE } from '../files/names.ts'
import { TOKENS } from './places.ts'
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
/**
 * Apart from the runs, so that a list reads them without the records between. `summary` is null until it is made, `place` until
 * the run is in the index `said`; `off_clock` is the time of a run whose id says another.
 */
const DIGESTS = `
  CREATE TABLE digests (
    run_id TEXT PRIMARY KEY REFERENCES runs (run_id) ON DELETE CASCADE,
    summary TEXT,
    state TEXT NOT NULL,
    place INTEGER,
    off_clock TEXT
  ) STRICT, WITHOUT ROWID;
`
/** Characters of an answer that a search reads. */
const LONGEST_SEARCHED = 500
/** What words are looked for in; `instr` does not go back over a text as LIKE does, whatever the word. */
export const SEARCHED = `lower(ref || ' ' || substr(detail, 1, ${LONGEST_SEARCHED}) || ' ' || coalesce(titled, ''))`

/** What runs are found by; it holds no text, and a run whose place is taken away leaves it. `letters` are all that texts had. */
const SAID = `
  CREATE VIRTUAL TABLE said USING fts5(
    text, ${TOKENS}, content = '', contentless_delete = 1, detail = none, tokenize = 'trigram case_sensitive 1'
  );
  CREATE TABLE letters (letter TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE UNIQUE INDEX digests_by_place ON digests (place) WHERE place IS NOT NULL;
  CREATE INDEX digests_waiting ON digests (run_id) WHERE place IS NULL;
  CREATE INDEX digests_off_clock ON digests (off_clock) WHERE off_clock IS NOT NULL;
  CREATE TRIGGER digests_removed AFTER DELETE ON digests WHEN old.place IS NOT NULL BEGIN
    DELETE FROM said WHERE rowid = old.place;
  END;
  CREATE TRIGGER digests_displaced AFTER UPDATE OF place ON digests WHEN old.place IS NOT NULL BEGIN
    DELETE FROM said WHERE rowid = old.place;
  END;
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
  db.exec(HISTORY)
  addIndex(db)
  db.exec('COMMIT')
}

/** The index is made empty: its runs come to it while the service answers. */
function addIndex(db: DatabaseSync): void {
  const columns = db.prepare('PRAGMA table_info(digests)').all()
  if (!columns.some(({ name }) => name === 'place'))
    db.exec('ALTER TABLE digests ADD COLUMN place INTEGER; ALTER TABLE digests ADD COLUMN off_clock TEXT')
  if (db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'digests_by_place'").get()) return
  db.exec(`DROP INDEX IF EXISTS runs_by_ref; DROP TABLE IF EXISTS said; DROP TABLE IF EXISTS letters; ${SAID}`)
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
  const insert = db.prepare('INSERT INTO digests (run_id, state) VALUES (?, ?)')
  const states = db.prepare('SELECT run_id, published, same FROM runs LEFT JOIN replays USING (run_id)').all()
  for (const { run_id, published, same } of states as unknown as readonly State[])
    insert.run(run_id, stateDigest(run_id, published, same))
}

interface State {
  readonly run_id: string
  readonly published: number
  readonly same: number | null
}

/** Keys of the objects that runs refer to: of a file of their inputs also where a run holds it itself, since it is asked for by its digest. */
export function usedObjects(db: DatabaseSync): ReadonlySet<string> {
  const used = db.prepare(
    `SELECT record_object AS key FROM runs WHERE record_object IS NOT NULL
     UNION SELECT object FROM files WHERE object IS NOT NULL
     UNION SELECT sha256 FROM files WHERE name LIKE '${INPUT_FILE}%'`,
  )
  return new Set(used.all().map(({ key }) => String(key)))
}

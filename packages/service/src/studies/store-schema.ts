/** The tables of studies, how a file of an earlier version becomes one of this, and the digests to which a row is held. */
import type { DatabaseSync } from 'node:sqlite'
import { sha256 } from '../hash.ts'
import { FILES_TABLE } from './file-rows.ts'
import { RUNNING_TABLE } from './running-parts.ts'

/** What a list shows of a study. */
export const HEAD = [
  'study_id',
  'created',
  'ref',
  'title',
  'kind',
  'status',
  'reason',
  'total',
  'done',
  'failed',
  'study_hash',
  'finished',
  'code',
] as const
/** What a list leaves out, as JSON. */
export const BODY = ['request', 'columns', 'warnings', 'statistics'] as const

type Cells = Readonly<Record<string, unknown>>

export const headDigest = (row: Cells): string => digestOf(row, HEAD)
export const bodyDigest = (row: Cells): string => digestOf(row, BODY)
const digestOf = (row: Cells, names: readonly string[]): string =>
  sha256(JSON.stringify(names.map((n) => row[n] ?? null)))

const TABLES = `
  CREATE TABLE IF NOT EXISTS studies (
    study_id TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    ref TEXT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT,
    total INTEGER NOT NULL,
    done INTEGER NOT NULL DEFAULT 0,
    failed INTEGER NOT NULL DEFAULT 0,
    study_hash TEXT,
    cancelled INTEGER NOT NULL DEFAULT 0,
    finished TEXT,
    code TEXT NOT NULL,
    idempotency_key TEXT UNIQUE,
    body_sha256 TEXT NOT NULL,
    request TEXT NOT NULL,
    columns TEXT NOT NULL,
    warnings TEXT NOT NULL,
    statistics TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS chunks (
    study_id TEXT NOT NULL REFERENCES studies (study_id) ON DELETE CASCADE,
    first INTEGER NOT NULL,
    end INTEGER NOT NULL,
    object TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    limits TEXT NOT NULL,
    PRIMARY KEY (study_id, first)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS point_runs (
    study_id TEXT NOT NULL REFERENCES studies (study_id) ON DELETE CASCADE,
    point INTEGER NOT NULL,
    run_id TEXT NOT NULL,
    PRIMARY KEY (study_id, point)
  ) STRICT;
${RUNNING_TABLE}${FILES_TABLE}`
const DIGESTS = `
  CREATE TABLE study_digests (
    study_id TEXT PRIMARY KEY REFERENCES studies (study_id) ON DELETE CASCADE,
    head TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
`

/** Makes what is not there yet. The studies of an earlier version are taken as they stand: nothing better is known of them. */
export function raiseSchema(db: DatabaseSync): void {
  db.exec(`BEGIN IMMEDIATE; ${TABLES}`)
  if (!db.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'study_digests'").get()) {
    db.exec(DIGESTS)
    const insert = db.prepare('INSERT INTO study_digests VALUES (?, ?, ?)')
    for (const row of db.prepare('SELECT * FROM studies').all())
      insert.run(String(row.study_id), headDigest(row), bodyDigest(row))
  }
  db.exec('COMMIT')
}

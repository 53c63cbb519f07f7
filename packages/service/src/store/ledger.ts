/**
 * The ledger: every run as an immutable record with its files, in one SQLite transaction that is on disk before the
 * caller is answered. Runs that wait at the same time share a commit.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { presentRecord, type RunMeta, type RunRecord, type Status } from '@keelson/workflow'
import { sha256 } from '../hash.ts'
import { isDiskFull, ServiceProblem } from '../problems.ts'
import type { ObjectStore } from './objects.ts'

export interface StoredFile {
  readonly name: string
  readonly mediaType: string
  readonly content: Uint8Array
  readonly sha256: string
}
export interface RunSummary {
  readonly run_id: string
  readonly created_at: string
  readonly ref: string
  readonly version: number | null
  readonly status: Status
  /** null where it is not known: a run of another repo, one that was not run, or one recorded before it was counted. */
  readonly checks_made: number | null
  readonly checks_open: number | null
  readonly checks_accepted: number | null
  readonly engine: string
  readonly domain: string
  readonly subdomain: string
  readonly detail: string
  /** Project, document, revision, title and client of the title block; null where it names none of them. */
  readonly titled: string | null
}
export interface RunQuery {
  readonly limit: number
  /** Only runs before this one (newest first). */
  readonly before?: string
  readonly ref?: string
  readonly status?: Status
  readonly domain?: string
  readonly subdomain?: string
  readonly published?: true
  /** Words, each of which stands in the ref, the answer or the title block. */
  readonly words?: readonly string[]
  /** ISO 8601, of the time at which they began: from the first, before the second. */
  readonly from?: string
  readonly until?: string
}
/** A record and what became of it since. */
export interface KeptRun {
  readonly record: RunRecord
  readonly published: boolean
  /** Whether its last replay gave the same result; null while it was not replayed. */
  readonly replayedSame: boolean | null
}
/** What the service needs of a ledger; a cluster brings another one. */
export interface Ledger {
  /** Resolves when the run is on disk; `text` is the record as JSON, where it is at hand. Throws ServiceProblem storage_full. */
  readonly append: (record: RunRecord, files: readonly StoredFile[], published: boolean, text?: string) => Promise<void>
  readonly get: (runId: string) => KeptRun | undefined
  /** Names of the files of a run. */
  readonly fileNames: (runId: string) => string[]
  readonly file: (runId: string, name: string) => StoredFile | undefined
  readonly list: (query: RunQuery) => RunSummary[]
  readonly publish: (runId: string) => boolean
  readonly replayed: (runId: string, same: boolean) => void
  /** Removes the runs made before a time (ISO 8601) and the objects that only they needed; answers their ids. */
  readonly prune: (before: string) => string[]
  readonly close: () => void
}

/** Content above this size goes to the object store. */
const LARGE = 256 * 1024

/** Pages of 4 KiB that the log grows by between checkpoints: at 1000, SQLite's own, a commit of 64 runs is one each. */
const CHECKPOINT_PAGES = 16_000

/** What a list shows and asks of a run: an index over all of it, so that a search reads no records. */
const SUMMARY_COLUMNS =
  'run_id, created_at, ref, version, status, checks_made, checks_open, checks_accepted, engine, domain, subdomain, detail, titled'
/** What is written of a run, in this order. */
const RUN_COLUMNS = `${SUMMARY_COLUMNS}, published, record_sha256, record, record_object`
const HISTORY = `DROP INDEX IF EXISTS runs_history; CREATE INDEX IF NOT EXISTS runs_summary ON runs (${SUMMARY_COLUMNS}, published)`

/** Rows as long as these are cheaper beside their key than inside it, so no WITHOUT ROWID. */
const SCHEMA = `
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

interface Waiting {
  readonly record: RunRecord
  readonly text: string
  readonly files: readonly StoredFile[]
  readonly published: boolean
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Opens (or makes) the ledger in a folder. */
export function openLedger(folder: string, objects: ObjectStore): Ledger {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'ledger.sqlite'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;')
  db.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
  db.exec(SCHEMA)
  addColumns(db)
  db.exec(HISTORY)
  const insertRun = db.prepare(`INSERT INTO runs (${RUN_COLUMNS}) VALUES (${RUN_COLUMNS.replaceAll(/\w+/g, '?')})`)
  const insertFile = db.prepare('INSERT INTO files VALUES (?, ?, ?, ?, ?, ?)')
  const selectRun = db.prepare(
    'SELECT record, record_object, record_sha256, published, same FROM runs LEFT JOIN replays USING (run_id) WHERE run_id = ?',
  )
  const selectFile = db.prepare('SELECT * FROM files WHERE run_id = ? AND name = ?')
  const selectNames = db.prepare('SELECT name FROM files WHERE run_id = ? ORDER BY name')
  const setPublished = db.prepare('UPDATE runs SET published = 1 WHERE run_id = ?')
  const setReplayed = db.prepare('INSERT INTO replays VALUES (?, ?) ON CONFLICT DO UPDATE SET same = excluded.same')
  let waiting: Waiting[] = []

  const transaction = <T>(work: () => T): T => {
    try {
      db.exec('BEGIN IMMEDIATE')
      const done = work()
      db.exec('COMMIT')
      return done
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
  const commit = (batch: readonly Waiting[]) =>
    transaction(() => {
      for (const run of batch) insert(run, insertRun, insertFile, objects)
    })
  /** All that wait in one commit; where that fails, each on its own, so that one bad run fails alone. */
  const flush = () => {
    const batch = waiting
    waiting = []
    try {
      commit(batch)
      for (const run of batch) run.done()
    } catch {
      for (const run of batch) settle(run)
    }
  }
  const settle = (run: Waiting) => {
    try {
      commit([run])
      run.done()
    } catch (error) {
      const full = new ServiceProblem('storage_full', 'the disk is full: the run was not recorded')
      run.failed(isDiskFull(error) ? full : error)
    }
  }

  return {
    append: (record, files, published, text = JSON.stringify(record)) =>
      new Promise((done, failed) => {
        waiting.push({ record, text, files, published, done, failed })
        if (waiting.length === 1) setImmediate(flush)
      }),
    get: (runId) => {
      const row = selectRun.get(runId) as
        | {
            record: string | null
            record_object: string | null
            record_sha256: string
            published: number
            same: number | null
          }
        | undefined
      if (!row) return undefined
      const text = row.record ?? textOf(row.record_object, objects)
      if (text === undefined || sha256(text) !== row.record_sha256) throw damaged(runId)
      const replayedSame = row.same === null ? null : row.same === 1
      return { record: presentRecord(JSON.parse(text)), published: row.published === 1, replayedSame }
    },
    fileNames: (runId) => selectNames.all(runId).map((row) => String(row.name)),
    file: (runId, name) => {
      const row = selectFile.get(runId, name) as
        | { media_type: string; sha256: string; content: Uint8Array | null; object: string | null }
        | undefined
      if (!row) return undefined
      const content = row.content ?? (row.object === null ? undefined : objects.get(row.object))
      if (content === undefined || sha256(content) !== row.sha256) throw damaged(runId)
      return { name, mediaType: row.media_type, content, sha256: row.sha256 }
    },
    list: (query) => list(db, query),
    publish: (runId) => setPublished.run(runId).changes === 1,
    replayed: (runId, same) => {
      setReplayed.run(runId, same ? 1 : 0)
    },
    prune: (before) => {
      // Objects are written inside the transaction of their run, so none can be between its writing and its use.
      const removed = transaction(() => prune(db, before, objects))
      if (removed.length > 0) db.exec('VACUUM')
      return removed
    },
    close: () => db.close(),
  }
}

/** A ledger that was opened by an earlier version lacks the columns that came later. */
function addColumns(db: DatabaseSync): void {
  const there = db
    .prepare('PRAGMA table_info(runs)')
    .all()
    .map(({ name }) => name)
  for (const [name, type] of [
    ['checks_made', 'INTEGER'],
    ['titled', 'TEXT'],
    ['checks_open', 'INTEGER'],
    ['checks_accepted', 'INTEGER'],
  ] as const)
    if (!there.includes(name)) db.exec(`ALTER TABLE runs ADD COLUMN ${name} ${type}`)
}

function prune(db: DatabaseSync, before: string, objects: ObjectStore): string[] {
  const rows = db.prepare('DELETE FROM runs WHERE created_at < ? RETURNING run_id').all(before)
  const used = db.prepare(
    'SELECT record_object AS key FROM runs WHERE record_object IS NOT NULL UNION SELECT object FROM files WHERE object IS NOT NULL',
  )
  objects.keepOnly(new Set(used.all().map((row) => String(row.key))))
  return rows.map((row) => String(row.run_id))
}

function insert(
  { record, text, files, published }: Waiting,
  insertRun: StatementSync,
  insertFile: StatementSync,
  objects: ObjectStore,
): void {
  const { response, created_at } = record
  const { run_id, coordinate: c, status, checks_made, checks_open, checks_accepted, engine, detail } = response
  const large = text.length > LARGE
  const object = large ? objects.put(Buffer.from(text)) : null
  const ref = `${c.repo}:${c.workflow_id}`
  insertRun.run(
    run_id,
    created_at,
    ref,
    c.resolved_version,
    status,
    checks_made,
    checks_open,
    checks_accepted,
    engine,
    c.domain,
    c.subdomain,
    detail,
    titledBy(record.request.meta),
    published ? 1 : 0,
    sha256(text),
    large ? null : text,
    object,
  )
  for (const f of files) {
    const big = f.content.length > LARGE
    insertFile.run(run_id, f.name, f.mediaType, f.sha256, big ? null : f.content, big ? objects.put(f.content) : null)
  }
}

function titledBy({ project, document, revision, title, client }: RunMeta = {}): string | null {
  const named = [project, document, revision, title, client].filter((text) => text !== undefined && text !== '')
  return named.length === 0 ? null : named.join(' · ')
}

function list(db: DatabaseSync, query: RunQuery): RunSummary[] {
  const where: string[] = []
  const values: string[] = []
  const add = (clause: string, value: string | undefined) => {
    if (value === undefined) return
    where.push(clause)
    values.push(value)
  }
  add('run_id < ?', query.before)
  add('ref = ?', query.ref)
  add('status = ?', query.status)
  add('domain = ?', query.domain)
  add('subdomain = ?', query.subdomain)
  add('created_at >= ?', query.from)
  add('created_at < ?', query.until)
  for (const word of query.words ?? []) add(`${SEARCHED} LIKE ? ESCAPE '!'`, `%${word.replace(/[!%_]/g, '!$&')}%`)
  if (query.published) where.push('published = 1')
  const condition = where.length > 0 ? `WHERE ${where.join(' AND ')}` : ''
  const index = query.ref === undefined ? 'runs_summary' : 'runs_by_ref'
  const statement = db.prepare(
    `SELECT ${SUMMARY_COLUMNS} FROM runs INDEXED BY ${index} ${condition} ORDER BY run_id DESC LIMIT ?`,
  )
  return statement.all(...values, query.limit) as unknown as RunSummary[]
}

const SEARCHED = "(ref || ' ' || detail || ' ' || coalesce(titled, ''))"

function textOf(object: string | null, objects: ObjectStore): string | undefined {
  const content = object === null ? undefined : objects.get(object)
  return content && Buffer.from(content).toString()
}

const damaged = (runId: string) =>
  new ServiceProblem('record_damaged', `the record of run ${runId} does not match its hash`)

/**
 * What is known of studies, on disk before anyone is told: the study, the chunks of its points that are calculated, the
 * runs that were recorded of it. Points themselves stand in objects, one for each chunk.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { LimitRanges, StudyColumn, StudyRequest, StudyStatistics, StudyStatus } from '@keelson/studies'
import type { Warning } from '@keelson/workflow'
import type { StudyQuery } from './studies.ts'

export interface StudyRow {
  readonly study_id: string
  readonly created: string
  /** Pinned. */
  readonly ref: string
  readonly title: string
  readonly status: StudyStatus
  readonly reason: string | null
  readonly total: number
  readonly done: number
  readonly failed: number
  readonly study_hash: string | null
  readonly finished: string | null
  readonly kind: string
  /** Version of the code by which it was begun. */
  readonly code: string
}
/** What a list leaves out. */
export interface StudyBody {
  readonly request: StudyRequest
  readonly columns: readonly StudyColumn[]
  readonly warnings: readonly Warning[]
  readonly statistics: StudyStatistics | null
}
/** Points `first` to before `end`, in one object. */
export interface Chunk {
  readonly first: number
  readonly end: number
  readonly object: string
  readonly bytes: number
  readonly failed: number
  readonly limits: LimitRanges
}
export interface Ended {
  readonly status: Exclude<StudyStatus, 'queued' | 'running'>
  readonly reason: string | null
  readonly study_hash: string | null
  readonly statistics: StudyStatistics | null
}
export interface NewStudy {
  readonly study_id: string
  readonly created: string
  readonly ref: string
  readonly title: string
  readonly kind: string
  readonly total: number
  readonly code: string
  readonly request: StudyRequest
  readonly columns: readonly StudyColumn[]
  readonly warnings: readonly Warning[]
  readonly key: string | undefined
  /** Of the request as it was sent. */
  readonly body_sha256: string
}

export interface StudyStore {
  /** The study that came with this key, and the digest of its request. */
  readonly ofKey: (key: string) => { readonly study_id: string; readonly body_sha256: string } | undefined
  readonly add: (study: NewStudy) => void
  readonly row: (id: string) => StudyRow | undefined
  readonly body: (id: string) => StudyBody | undefined
  readonly list: (query: StudyQuery) => readonly StudyRow[]
  /** Queued and running ones, the oldest first, and whether it was said that they are not wanted any more. */
  readonly unfinished: () => readonly { readonly study_id: string; readonly cancelled: boolean }[]
  /** Says that it is not wanted any more, before it has stopped. */
  readonly cancelled: (id: string) => void
  /** `code`: the version by which its points are calculated. */
  readonly started: (id: string, code: string) => void
  /** Known at once; where it cannot be written, on a full disk, that is tried again until it can. */
  readonly ended: (id: string, how: Ended) => void
  readonly addChunk: (id: string, chunk: Chunk) => void
  /** In the order of their points. */
  readonly chunks: (id: string) => readonly Chunk[]
  readonly addRun: (id: string, point: number, runId: string) => void
  readonly runs: (id: string) => ReadonlyMap<number, string>
  /** Removes the studies that were made before a time and have ended; answers the objects that are still in use. */
  readonly prune: (before: string) => { readonly removed: number; readonly used: ReadonlySet<string> }
  readonly close: () => void
}

const SCHEMA = `
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
`
/** After this time the end of a study that could not be written is tried again. */
const AGAIN_MS = 2000

const ROW = 'study_id, created, ref, title, kind, status, reason, total, done, failed, study_hash, finished, code'

/** Opens (or makes) the store in a folder. */
export function openStudyStore(folder: string): StudyStore {
  mkdirSync(folder, { recursive: true })
  const db = new DatabaseSync(join(folder, 'studies.sqlite'))
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;')
  db.exec(SCHEMA)
  const insert = db.prepare(
    `INSERT INTO studies (study_id, created, ref, title, kind, status, total, idempotency_key, body_sha256, code, request, columns, warnings)
     VALUES (?, ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`,
  )
  const byKey = db.prepare('SELECT study_id, body_sha256 FROM studies WHERE idempotency_key = ?')
  const row = db.prepare(`SELECT ${ROW} FROM studies WHERE study_id = ?`)
  const body = db.prepare('SELECT request, columns, warnings, statistics FROM studies WHERE study_id = ?')
  const insertChunk = db.prepare('INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?)')
  const counted = db.prepare('UPDATE studies SET done = done + ?, failed = failed + ? WHERE study_id = ?')
  const ended = db.prepare(
    'UPDATE studies SET status = ?, reason = ?, study_hash = ?, statistics = ?, finished = ? WHERE study_id = ?',
  )
  const selectChunks = db.prepare(
    'SELECT first, end, object, bytes, failed, limits FROM chunks WHERE study_id = ? ORDER BY first',
  )
  const insertRun = db.prepare('INSERT INTO point_runs VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const selectRuns = db.prepare('SELECT point, run_id FROM point_runs WHERE study_id = ?')

  const transaction = (work: () => void): void => {
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }
  const unwritten = new Map<string, Ended & { readonly finished: string }>()
  const write = () => {
    try {
      for (const [id, { status, reason, study_hash, statistics, finished }] of unwritten) {
        ended.run(status, reason, study_hash, statistics === null ? null : JSON.stringify(statistics), finished, id)
        unwritten.delete(id)
      }
    } catch {
      setTimeout(() => db.isOpen && write(), AGAIN_MS).unref()
    }
  }
  /** A row with the end that is known of it, written or not. */
  const withEnd = (found: StudyRow): StudyRow => {
    const end = unwritten.get(found.study_id)
    if (!end) return found
    const { statistics: _, ...known } = end
    return { ...found, ...known }
  }

  return {
    ofKey: (key) => byKey.get(key) as ReturnType<StudyStore['ofKey']>,
    add: (s) => {
      const texts = [s.request, s.columns, s.warnings].map((value) => JSON.stringify(value))
      const { study_id, created, ref, title, kind, total, key = null, body_sha256, code } = s
      insert.run(study_id, created, ref, title, kind, total, key, body_sha256, code, ...texts)
    },
    row: (id) => {
      const found = row.get(id) as StudyRow | undefined
      return found && withEnd(found)
    },
    body: (id) => {
      const found = body.get(id) as Record<keyof StudyBody, string | null> | undefined
      if (!found) return undefined
      const read = (text: string | null) => (text === null ? null : JSON.parse(text))
      const { request, columns, warnings, statistics } = found
      return {
        request: read(request),
        columns: read(columns),
        warnings: read(warnings),
        statistics: read(statistics),
      }
    },
    list: (query) => list(db, query).map(withEnd),
    unfinished: () =>
      db
        .prepare("SELECT study_id, cancelled FROM studies WHERE status IN ('queued', 'running') ORDER BY study_id")
        .all()
        .map(({ study_id, cancelled }) => ({ study_id: String(study_id), cancelled: cancelled === 1 })),
    cancelled: (id) => {
      db.prepare('UPDATE studies SET cancelled = 1 WHERE study_id = ?').run(id)
    },
    started: (id, code) => {
      db.prepare("UPDATE studies SET status = 'running', code = ? WHERE study_id = ?").run(code, id)
    },
    ended: (id, how) => {
      unwritten.set(id, { ...how, finished: new Date().toISOString() })
      write()
    },
    addChunk: (id, { first, end, object, bytes, failed, limits }) =>
      transaction(() => {
        insertChunk.run(id, first, end, object, bytes, failed, JSON.stringify(limits))
        counted.run(end - first, failed, id)
      }),
    chunks: (id) =>
      selectChunks.all(id).map((row) => ({ ...row, limits: JSON.parse(String(row.limits)) }) as unknown as Chunk),
    addRun: (id, point, runId) => {
      insertRun.run(id, point, runId)
    },
    runs: (id) => new Map(selectRuns.all(id).map(({ point, run_id }) => [Number(point), String(run_id)])),
    prune: (before) => {
      const where = "created < ? AND status NOT IN ('queued', 'running')"
      const { changes } = db.prepare(`DELETE FROM studies WHERE ${where}`).run(before)
      const used = db.prepare('SELECT DISTINCT object FROM chunks').all()
      return { removed: Number(changes), used: new Set(used.map(({ object }) => String(object))) }
    },
    close: () => db.close(),
  }
}

function list(db: DatabaseSync, { before, ref, status, limit }: StudyQuery): StudyRow[] {
  const asked = [
    ['study_id < ?', before],
    ["(ref = ? OR ref LIKE ? || '@%')", ref],
    ['status = ?', status],
  ] as const
  const used = asked.filter(([, value]) => value !== undefined)
  const where = used.length === 0 ? '' : `WHERE ${used.map(([clause]) => clause).join(' AND ')}`
  const values = used.flatMap(([clause, value]) =>
    clause.startsWith('(') ? [String(value), String(value)] : [String(value)],
  )
  const statement = db.prepare(`SELECT ${ROW} FROM studies ${where} ORDER BY study_id DESC LIMIT ?`)
  return statement.all(...values, limit) as unknown as StudyRow[]
}

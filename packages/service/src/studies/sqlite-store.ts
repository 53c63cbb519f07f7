/** The studies of a data folder, in SQLite. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { ServiceProblem } from '../problems.ts'
import { makeFile, makeFolder } from '../store/private.ts'
import { type FileRow, fileRowsOf, filesOfRows } from './file-rows.ts'
import { type PartRow, runningParts } from './running-parts.ts'
import type { Chunk, Ended, StoredStudy, StudyBody, StudyRow, StudyStore } from './store.ts'
import { BODY, bodyDigest, HEAD, headDigest, raiseSchema } from './store-schema.ts'
import type { StudyQuery } from './studies.ts'

/** After this time the end of a study that could not be written is tried again. */
const AGAIN_MS = 2000

/** Of a study that has not ended. */
const GOES_ON = "status IN ('queued', 'running')"
/** How long an open waits for another program; after it nothing waits here, for that would hold up everyone. */
const OPEN_WAIT_MS = 5000

const ROWS = `SELECT ${HEAD.map((name) => `s.${name}`).join(', ')}, d.head AS digest FROM studies AS s LEFT JOIN study_digests AS d USING (study_id)`

type DigestedRow = StudyRow & { readonly digest: string }

/** Opens (or makes) the store in a folder. It waits for no lock: where another program has it, it throws, and nothing is changed. */
export function openStudyStore(folder: string): StudyStore {
  makeFolder(folder)
  const database = join(folder, 'studies.sqlite')
  makeFile(database)
  const db = new DatabaseSync(database, { timeout: OPEN_WAIT_MS })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  raiseSchema(db)
  db.exec('PRAGMA busy_timeout = 0')
  const insert = db.prepare(
    `INSERT INTO studies (study_id, created, ref, title, kind, status, total, idempotency_key, body_sha256, code, request, columns, warnings)
     VALUES (?, ?, ?, ?, ?, 'queued', ?, ?, ?, ?, ?, ?, ?)`,
  )
  const byKey = db.prepare('SELECT study_id, body_sha256 FROM studies WHERE idempotency_key = ?')
  const row = db.prepare(`${ROWS} WHERE s.study_id = ?`)
  const body = db.prepare(
    `SELECT ${BODY.map((name) => `s.${name}`).join(', ')}, d.body AS digest FROM studies AS s LEFT JOIN study_digests AS d USING (study_id) WHERE s.study_id = ?`,
  )
  const whole = db.prepare('SELECT * FROM studies WHERE study_id = ?')
  const setDigests = db.prepare(
    'INSERT INTO study_digests VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET head = excluded.head, body = excluded.body',
  )
  const insertChunk = db.prepare('INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?)')
  const counted = db.prepare('UPDATE studies SET done = done + ?, failed = failed + ? WHERE study_id = ?')
  const taken = db.prepare('SELECT first, end FROM chunks WHERE study_id = ? AND first < ? AND end > ? LIMIT 1')
  /** Edges at which the chunks, in their order, do not follow one another from the first point to the last. */
  const gaps = db.prepare(
    `SELECT count(*) AS n FROM (
       SELECT first AS at, lag(end, 1, 0) OVER (ORDER BY first) AS before FROM chunks WHERE study_id = $id
       UNION ALL SELECT total, coalesce((SELECT max(end) FROM chunks WHERE study_id = $id), 0) FROM studies WHERE study_id = $id
     ) WHERE at <> before`,
  )
  const ended = db.prepare(
    `UPDATE studies SET status = ?, reason = ?, study_hash = ?, statistics = ?, finished = ? WHERE study_id = ? AND ${GOES_ON}`,
  )
  const started = db.prepare(`UPDATE studies SET status = 'running', code = ? WHERE study_id = ? AND ${GOES_ON}`)
  const selectChunks = db.prepare(
    'SELECT first, end, object, bytes, failed, limits FROM chunks WHERE study_id = ? ORDER BY first',
  )
  const parts = runningParts(db)
  const insertRun = db.prepare('INSERT INTO point_runs VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const insertFile = db.prepare('INSERT INTO study_files VALUES (?, ?, ?, ?, ?)')
  const selectFiles = db.prepare(
    'SELECT place, sha256, told, digest FROM study_files WHERE study_id = ? ORDER BY place',
  )
  const selectRuns = db.prepare('SELECT point, run_id FROM point_runs WHERE study_id = ?')

  /** Changes the rows of a study, and holds them to their digests anew. */
  const changing = (id: string, work: () => void): void => {
    db.exec('BEGIN IMMEDIATE')
    try {
      work()
      const now = whole.get(id)
      if (now) setDigests.run(id, headDigest(now), bodyDigest(now))
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
        const said = statistics === null ? null : JSON.stringify(statistics)
        changing(id, () => {
          ended.run(status, reason, study_hash, said, finished, id)
          if (status === 'done') parts.forget(id)
        })
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

  const known = (id: string): StudyRow | undefined => {
    const found = row.get(id) as DigestedRow | undefined
    return found && withEnd(held(found))
  }
  const isWhole = (id: string): boolean => gaps.get({ id })?.n === 0

  return {
    ofKey: async (key) => byKey.get(key) as Awaited<ReturnType<StudyStore['ofKey']>>,
    add: async (s) => {
      const texts = [s.request, s.columns, s.warnings].map((value) => JSON.stringify(value))
      const { study_id, created, ref, title, kind, total, key = null, body_sha256, code } = s
      changing(study_id, () => {
        insert.run(study_id, created, ref, title, kind, total, key, body_sha256, code, ...texts)
        for (const { place, sha256, told, digest } of fileRowsOf(study_id, s.files))
          insertFile.run(study_id, place, sha256, told, digest)
      })
    },
    row: async (id) => known(id),
    isWhole: async (id) => isWhole(id),
    body: async (id) => {
      const found = body.get(id) as (Record<keyof StudyBody, string | null> & { readonly digest: string }) | undefined
      if (!found) return undefined
      if (found.digest !== bodyDigest(found)) throw damaged(id)
      const read = (text: string | null) => (text === null ? null : JSON.parse(text))
      const { request, columns, warnings, statistics } = found
      return {
        request: read(request),
        columns: read(columns),
        warnings: read(warnings),
        statistics: read(statistics),
      }
    },
    list: async (query) => list(db, query).map((found) => withEnd(held(found))),
    unfinished: async () =>
      db
        .prepare(`SELECT study_id, cancelled FROM studies WHERE ${GOES_ON} ORDER BY study_id`)
        .all()
        .map(({ study_id, cancelled }) => ({ study_id: String(study_id), cancelled: cancelled === 1 })),
    cancelled: async (id) => {
      db.prepare('UPDATE studies SET cancelled = 1 WHERE study_id = ?').run(id)
    },
    started: async (id, code) => {
      changing(id, () => started.run(code, id))
    },
    ended: async (id, how) => {
      const before = known(id)
      if (before === undefined || before.finished !== null) return
      if (how.status === 'done' && !isWhole(id)) throw new Error(`study ${id} has missing or repeated points`)
      unwritten.set(id, { ...how, finished: new Date().toISOString() })
      write()
    },
    addChunk: async (id, { first, end, object, bytes, failed, limits }, part) =>
      changing(id, () => {
        const { total, finished } = known(id) ?? { total: 0, finished: null }
        const other = taken.get(id, end, first)
        if (finished !== null || other !== undefined || first < 0 || end <= first || end > total)
          throw new Error(`points ${first} to ${end - 1} cannot be added to study ${id} of ${total} points`)
        insertChunk.run(id, first, end, object, bytes, failed, JSON.stringify(limits))
        counted.run(end - first, failed, id)
        if (part) parts.add(id, { first, end }, part)
      }),
    running: async (id) => {
      const { status, done } = known(id) ?? { status: 'done', done: 0 }
      return status === 'done' ? undefined : parts.of(id, done)
    },
    chunks: async (id) =>
      selectChunks.all(id).map((row) => ({ ...row, limits: JSON.parse(String(row.limits)) }) as unknown as Chunk),
    addRun: async (id, point, runId) => {
      insertRun.run(id, point, runId)
    },
    runs: async (id) => new Map(selectRuns.all(id).map(({ point, run_id }) => [Number(point), String(run_id)])),
    files: async (id) => filesOfRows(id, selectFiles.all(id) as unknown as FileRow[]),
    usedFiles: async () =>
      new Set(
        db
          .prepare('SELECT DISTINCT sha256 FROM study_files')
          .all()
          .map(({ sha256 }) => String(sha256)),
      ),
    prune: async (before) =>
      Number(db.prepare(`DELETE FROM studies WHERE created < ? AND NOT ${GOES_ON}`).run(before).changes),
    usedObjects: async () => {
      const used = db.prepare('SELECT DISTINCT object FROM chunks').all()
      return new Set(used.map(({ object }) => String(object)))
    },
    ids: async () =>
      db
        .prepare('SELECT study_id FROM studies ORDER BY study_id')
        .all()
        .map(({ study_id }) => String(study_id)),
    kept: async (id) => kept(db, id),
    keep: async (study) => changing(study.head.study_id, () => keep(db, study)),
    close: async () => db.close(),
  }
}

function kept(db: DatabaseSync, id: string): StoredStudy | undefined {
  const found = db.prepare('SELECT * FROM studies WHERE study_id = ?').get(id)
  if (!found) return undefined
  const digests = db.prepare('SELECT head, body FROM study_digests WHERE study_id = ?').get(id)
  if (digests?.head !== headDigest(found) || digests.body !== bodyDigest(found)) throw damaged(id)
  const all = <Row>(sql: string) => db.prepare(`${sql} WHERE study_id = ? ORDER BY 1`).all(id) as unknown as Row[]
  return {
    head: cells(found, HEAD) as unknown as StudyRow,
    body: cells(found, BODY) as unknown as StoredStudy['body'],
    cancelled: found.cancelled === 1,
    key: found.idempotency_key as string | null,
    body_sha256: String(found.body_sha256),
    chunks: all('SELECT first, end, object, bytes, failed, limits, NULL AS worker FROM chunks'),
    parts: all<PartRow>('SELECT first, end, state, digest FROM running_parts'),
    runs: all('SELECT point, run_id FROM point_runs'),
    files: all<FileRow>('SELECT place, sha256, told, digest FROM study_files'),
  }
}

const cells = (row: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

/** In a transaction of the caller. */
function keep(db: DatabaseSync, study: StoredStudy): void {
  const { head, body, cancelled, key, body_sha256, chunks, parts, runs, files } = study
  const id = head.study_id
  const row = { ...head, ...body, cancelled: cancelled ? 1 : 0, idempotency_key: key, body_sha256 }
  const names = Object.keys(row)
  const values = names.map((name) => (row as Readonly<Record<string, string | number | null>>)[name] ?? null)
  db.prepare(`INSERT INTO studies (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`).run(...values)
  const addChunk = db.prepare('INSERT INTO chunks VALUES (?, ?, ?, ?, ?, ?, ?)')
  for (const { first, end, object, bytes, failed, limits } of chunks)
    addChunk.run(id, first, end, object, bytes, failed, limits)
  const addPart = db.prepare('INSERT INTO running_parts VALUES (?, ?, ?, ?, ?)')
  for (const { first, end, state, digest } of parts) addPart.run(id, first, end, state, digest)
  const addRun = db.prepare('INSERT INTO point_runs VALUES (?, ?, ?)')
  for (const { point, run_id } of runs) addRun.run(id, point, run_id)
  const addFile = db.prepare('INSERT INTO study_files VALUES (?, ?, ?, ?, ?)')
  for (const { place, sha256, told, digest } of files) addFile.run(id, place, sha256, told, digest)
}

/** Throws where a row is not what its digest says. */
function held({ digest, ...row }: DigestedRow): StudyRow {
  if (digest !== headDigest(row)) throw damaged(row.study_id)
  return row
}

const damaged = (id: string) =>
  new ServiceProblem('record_damaged', `the row of study ${id} does not match its digest; the study is not served`)

function list(db: DatabaseSync, { before, ref, status, limit }: StudyQuery): DigestedRow[] {
  const asked = [
    ['s.study_id < ?', before],
    ["(s.ref = ? OR s.ref LIKE ? || '@%')", ref],
    ['s.status = ?', status],
  ] as const
  const used = asked.filter(([, value]) => value !== undefined)
  const where = used.length === 0 ? '' : `WHERE ${used.map(([clause]) => clause).join(' AND ')}`
  const values = used.flatMap(([clause, value]) =>
    clause.startsWith('(') ? [String(value), String(value)] : [String(value)],
  )
  const statement = db.prepare(`${ROWS} ${where} ORDER BY s.study_id DESC LIMIT ?`)
  return statement.all(...values, limit) as unknown as DigestedRow[]
}

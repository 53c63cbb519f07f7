/** The studies of a database that many processes work on: whatever changes one holds its row for as long as that takes. */
import { type FileRow, fileRowsOf, filesOfRows } from '../studies/file-rows.ts'
import type { PointRange } from '../studies/running-parts.ts'
import type { Chunk, Ended, NewStudy, StoredStudy, StudyBody, StudyRow, StudyStore } from '../studies/store.ts'
import { BODY, bodyDigest, headDigest } from '../studies/store-schema.ts'
import type { StudyQuery } from '../studies/studies.ts'
import type { Ask, Database } from './database.ts'
import { addFiles, keepIn, kept } from './stored-studies.ts'
import { addPart, partsOf } from './study-parts.ts'
import { CHUNK, damaged, FILES_OF, HEADS } from './study-rows.ts'
import { plainText } from './text.ts'

export interface DatabaseStudies extends StudyStore {
  /** Adds a study within a transaction. */
  readonly addIn: (ask: Ask, study: NewStudy, queue: string | null) => Promise<void>
  /**
   * Adds a chunk within a transaction. Answers how many points are done then; the chunks that have points of it already, where
   * there are any, and then nothing was added; `over` where it has ended. Throws where the points are none of the study.
   */
  readonly addChunkIn: (ask: Ask, id: string, added: AddedChunk) => Promise<Added>
  /** Takes a study of another store within a transaction. */
  readonly keepIn: (ask: Ask, study: StoredStudy, queue: string | null) => Promise<void>
  /** Ends a study within a transaction. Throws as `ended` does. */
  readonly endIn: (ask: Ask, id: string, how: Ended) => Promise<void>
  /** Takes its end back from a study that is done too: what it says is not to be relied on. */
  readonly failIn: (ask: Ask, id: string, reason: string) => Promise<void>
}
interface AddedChunk {
  readonly chunk: Chunk
  readonly part?: Uint8Array | undefined
  /** The machine that calculated it. */
  readonly worker: string | null
}
export interface StandingChunk extends Chunk {
  readonly worker: string | null
}
export type Added =
  | {
      readonly kind: 'added'
      readonly done: number
      readonly total: number
      readonly bytes: number
      readonly chunks: number
    }
  | { readonly kind: 'stands'; readonly by: readonly StandingChunk[] }
  | { readonly kind: 'over' }

const GOES_ON = "status IN ('queued', 'running')"

type Digested<Row> = Row & { readonly digest: string }
type Locked = Readonly<Record<string, string | number | null>>

/** Studies of a database. */
export function databaseStudies(database: Database): DatabaseStudies {
  const { again, transaction } = database
  const row = async (id: string): Promise<StudyRow | undefined> => {
    const [found] = await again<Digested<StudyRow>>(
      'study-row',
      `SELECT ${HEADS}, head_digest AS digest FROM keelson.studies WHERE study_id = $1`,
      [id],
    )
    return found && held(found)
  }
  const body = async (id: string): Promise<StudyBody | undefined> => {
    const [found] = await again<Digested<Record<keyof StudyBody, string | null>>>(
      'study-body',
      `SELECT ${BODY.join(', ')}, body_digest AS digest FROM keelson.studies WHERE study_id = $1`,
      [id],
    )
    if (!found) return undefined
    if (found.digest !== bodyDigest(found)) throw damaged(id)
    const read = (text: string | null) => (text === null ? null : JSON.parse(text))
    const { request, columns, warnings, statistics } = found
    return { request: read(request), columns: read(columns), warnings: read(warnings), statistics: read(statistics) }
  }
  const chunks = async (id: string): Promise<readonly Chunk[]> => {
    const rows = await again<ChunkRow>(
      'study-chunks',
      `SELECT ${CHUNK} FROM keelson.chunks WHERE study_id = $1 ORDER BY first`,
      [id],
    )
    return rows.map(chunkOf).map(({ worker: _, ...chunk }) => chunk)
  }
  return {
    row,
    body,
    chunks,
    addIn,
    addChunkIn,
    keepIn,
    endIn,
    failIn,
    ofKey: async (key) => {
      const [found] = await again<{ readonly study_id: string; readonly body_sha256: string }>(
        'study-of-key',
        'SELECT study_id, body_sha256 FROM keelson.studies WHERE idempotency_key = $1',
        [key],
      )
      return found
    },
    add: (study) => transaction((ask) => addIn(ask, study, null)),
    list: async (query) => {
      const { text, values } = listed(query)
      return (await again<Digested<StudyRow>>(undefined, text, values)).map(held)
    },
    unfinished: () =>
      again('studies-unfinished', `SELECT study_id, cancelled FROM keelson.studies WHERE ${GOES_ON} ORDER BY study_id`),
    cancelled: async (id) => {
      await again('study-cancelled', 'UPDATE keelson.studies SET cancelled = true WHERE study_id = $1', [id])
    },
    started: (id, code) =>
      transaction(async (ask) => {
        const study = await locked(ask, id)
        if (study && isOn(study)) await write(ask, { ...study, status: 'running', code })
      }),
    ended: (id, how) => transaction((ask) => endIn(ask, id, how)),
    addChunk: (id, chunk, part) =>
      transaction(async (ask) => {
        const added = await addChunkIn(ask, id, { chunk, part, worker: null })
        if (added.kind !== 'added') throw notAdded(id, chunk, (await locked(ask, id))?.total)
      }),
    running: async (id) => {
      const { status, done } = (await row(id)) ?? { status: 'done', done: 0 }
      return status === 'done' ? undefined : partsOf(again, id, done)
    },
    isWhole: (id) => isWhole(again, id),
    addRun: async (id, point, runId) => {
      await again('study-add-run', 'INSERT INTO keelson.point_runs VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
        id,
        point,
        runId,
      ])
    },
    runs: async (id) => {
      const rows = await again<{ readonly point: number; readonly run_id: string }>(
        'study-runs',
        'SELECT point, run_id FROM keelson.point_runs WHERE study_id = $1',
        [id],
      )
      return new Map(rows.map(({ point, run_id }) => [point, run_id]))
    },
    files: async (id) => filesOfRows(id, await again<FileRow>('study-files', FILES_OF, [id])),
    usedFiles: async () => {
      const used = await again<{ readonly sha256: string }>(
        undefined,
        'SELECT DISTINCT sha256 FROM keelson.study_files',
      )
      return new Set(used.map(({ sha256 }) => sha256))
    },
    prune: async (before) => {
      const removed = await again(
        undefined,
        `DELETE FROM keelson.studies WHERE created < $1 AND NOT ${GOES_ON} RETURNING study_id`,
        [before],
      )
      return removed.length
    },
    usedObjects: async () => {
      const used = await again<{ readonly object: string }>(undefined, 'SELECT DISTINCT object FROM keelson.chunks')
      return new Set(used.map(({ object }) => object))
    },
    ids: async () => {
      const rows = await again<{ readonly study_id: string }>(
        'study-ids',
        'SELECT study_id FROM keelson.studies ORDER BY study_id',
      )
      return rows.map(({ study_id }) => study_id)
    },
    kept: (id) => transaction((ask) => kept(ask, id), { begin: 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' }),
    keep: (study) => transaction((ask) => keepIn(ask, study, null)),
    close: async () => {},
  }
}

async function addIn(ask: Ask, s: NewStudy, queue: string | null): Promise<void> {
  const { study_id, created, ref, title, kind, total, key = null, body_sha256, code } = s
  const [request, columns, warnings] = [s.request, s.columns, s.warnings].map((value) => JSON.stringify(value))
  const study = {
    study_id,
    created,
    ref,
    title,
    kind,
    status: 'queued',
    total,
    done: 0,
    failed: 0,
    code,
    request,
    columns,
    warnings,
  }
  await ask(
    'study-add',
    `INSERT INTO keelson.studies (study_id, created, ref, title, kind, status, total, code, queue, idempotency_key,
       body_sha256, request, columns, warnings, head_digest, body_digest)
     VALUES ($1, $2, $3, $4, $5, 'queued', $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
    [
      study_id,
      created,
      ref,
      title,
      kind,
      total,
      code,
      queue,
      key,
      body_sha256,
      request,
      columns,
      warnings,
      headDigest(study),
      bodyDigest(study),
    ],
  )
  await addFiles(ask, study_id, fileRowsOf(study_id, s.files))
}

async function addChunkIn(ask: Ask, id: string, { chunk, part, worker }: AddedChunk): Promise<Added> {
  const { first, end, object, bytes, failed, limits } = chunk
  const study = await locked(ask, id)
  if (!study) return { kind: 'over' }
  const total = Number(study.total)
  if (first < 0 || end <= first || end > total) throw notAdded(id, chunk, total)
  const by = await ask<ChunkRow>(
    'chunks-that-stand',
    `SELECT ${CHUNK} FROM keelson.chunks WHERE study_id = $1 AND first < $3 AND "end" > $2 ORDER BY first`,
    [id, first, end],
  )
  if (by.length > 0) return { kind: 'stands', by: by.map(chunkOf) }
  if (!isOn(study)) return { kind: 'over' }
  await ask('chunk-add', 'INSERT INTO keelson.chunks VALUES ($1, $2, $3, $4, $5, $6, $7, $8)', [
    id,
    first,
    end,
    object,
    bytes,
    failed,
    JSON.stringify(limits),
    worker,
  ])
  const done = Number(study.done) + end - first
  await write(ask, { ...study, done, failed: Number(study.failed) + failed })
  if (part) await addPart(ask, id, { first, end }, part)
  const [sums] = await ask<{ readonly bytes: number; readonly chunks: number }>(
    'chunks-summed',
    'SELECT sum(bytes)::bigint AS bytes, count(*) AS chunks FROM keelson.chunks WHERE study_id = $1',
    [id],
  )
  return { kind: 'added', done, total, bytes: sums?.bytes ?? 0, chunks: sums?.chunks ?? 0 }
}

async function endIn(ask: Ask, id: string, { status, reason, study_hash, statistics }: Ended): Promise<void> {
  const study = await locked(ask, id)
  if (!study || !isOn(study)) return
  if (status === 'done' && !(await isWhole(ask, id))) throw new Error(`study ${id} has missing or repeated points`)
  await write(ask, {
    ...study,
    status,
    reason: reason === null ? null : plainText(reason),
    study_hash,
    statistics: statistics === null ? null : JSON.stringify(statistics),
    finished: new Date().toISOString(),
  })
  if (status === 'done') await ask('parts-forget', 'DELETE FROM keelson.running_parts WHERE study_id = $1', [id])
}

async function failIn(ask: Ask, id: string, reason: string): Promise<void> {
  const study = await locked(ask, id)
  if (!study || study.status === 'cancelled') return
  const finished = new Date().toISOString()
  const none = { study_hash: null, statistics: null, finished }
  await write(ask, { ...study, ...none, status: 'failed', reason: plainText(reason) })
}

const isOn = ({ status }: Locked): boolean => status === 'queued' || status === 'running'

/** The row, for this transaction alone. */
async function locked(ask: Ask, id: string): Promise<Locked | undefined> {
  const [found] = await ask<Locked>(
    'study-lock',
    `SELECT ${HEADS}, ${BODY.join(', ')} FROM keelson.studies WHERE study_id = $1 FOR UPDATE`,
    [id],
  )
  return found
}

async function write(ask: Ask, study: Locked): Promise<void> {
  const { study_id, status, reason, done, failed, study_hash, finished, code, statistics } = study
  await ask(
    'study-write',
    `UPDATE keelson.studies SET status = $2, reason = $3, done = $4, failed = $5, study_hash = $6, finished = $7, code = $8,
       statistics = $9, head_digest = $10, body_digest = $11 WHERE study_id = $1`,
    [
      study_id,
      status,
      reason,
      done,
      failed,
      study_hash,
      finished,
      code,
      statistics,
      headDigest(study),
      bodyDigest(study),
    ],
  )
}

/** Edges at which the chunks, in their order, do not follow one another from the first point to the last. */
async function isWhole(ask: Ask, id: string): Promise<boolean> {
  const [gaps] = await ask<{ readonly n: number }>(
    'study-gaps',
    `SELECT count(*) AS n FROM (
       SELECT first AS at, lag("end", 1, 0) OVER (ORDER BY first) AS before FROM keelson.chunks WHERE study_id = $1
       UNION ALL SELECT total, coalesce((SELECT max("end") FROM keelson.chunks WHERE study_id = $1), 0)
         FROM keelson.studies WHERE study_id = $1
     ) AS edges WHERE at <> before`,
    [id],
  )
  return gaps?.n === 0
}

type ChunkRow = Omit<StandingChunk, 'limits'> & { readonly limits: string }
const chunkOf = (row: ChunkRow): StandingChunk => ({ ...row, limits: JSON.parse(row.limits) })

function listed({ before, ref, status, limit }: StudyQuery) {
  const values: (string | number)[] = []
  const where: string[] = []
  const ask = (value: string | undefined, sql: (place: string) => string) => {
    if (value === undefined) return
    values.push(value)
    where.push(sql(`$${values.length}`))
  }
  ask(before, (place) => `study_id < ${place}`)
  ask(ref, (place) => `(ref = ${place} OR starts_with(ref, ${place} || '@'))`)
  ask(status, (place) => `status = ${place}`)
  values.push(limit)
  const condition = where.length === 0 ? '' : `WHERE ${where.join(' AND ')}`
  const text = `SELECT ${HEADS}, head_digest AS digest FROM keelson.studies ${condition} ORDER BY study_id DESC LIMIT $${values.length}`
  return { text, values }
}

/** Throws where a row is not what its digest says. */
function held({ digest, ...row }: Digested<StudyRow>): StudyRow {
  if (digest !== headDigest(row)) throw damaged(row.study_id)
  return row
}

const notAdded = (id: string, { first, end }: PointRange, total: unknown) =>
  new Error(`points ${first} to ${end - 1} cannot be added to study ${id} of ${total} points`)

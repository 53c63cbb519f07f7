/**
 * A range of points of a study on a worker: calculated outside of any transaction, then its rows, what follows of the study and the
 * end of its job in one that is short. Whoever is second to record a point finds it there, compares, and leaves it as it stands.
 */
import { readFile } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { Ask, Database } from '../postgres/database.ts'
import type { DatabaseObjects } from '../postgres/objects.ts'
import { codeOf } from '../postgres/problem.ts'
import type { Added, DatabaseStudies, StandingChunk } from '../postgres/study-store.ts'
import { objectPath } from '../store/objects.ts'
import type { Chunk } from '../studies/store.ts'
import { DEFECT, type StudyTask, type Told } from '../studies/thread-messages.ts'
import { NotOpened, type StudyThread } from '../studies/threads.ts'
import { comparedWith, raiseAlarm } from './alarms.ts'
import type { Benches } from './benches.ts'
import { type PgBoss, within } from './boss.ts'
import { type PointsJob, priorityAfter, rangesOf, type Sent, type StudyJob, sendJobs } from './jobs.ts'
import type { KeptPoints } from './kept-points.ts'
import type { Presence } from './presence.ts'

export interface FleetWork {
  readonly database: Database
  readonly boss: PgBoss
  readonly studies: DatabaseStudies
  readonly objects: DatabaseObjects
  readonly kept: KeptPoints
  readonly benches: Benches
  readonly presence: Presence
  /** Bytes that the points of a study may take. */
  readonly mostBytes: number
  /** Points of a chunk; left out, about a second of work. */
  readonly chunkPoints: number | undefined
  readonly defect: (ref: string, cause: string) => void
  /** Told of an alarm. */
  readonly alarmed: (detail: string) => void
}
/** A job as it was fetched; by its retries it is told from another attempt at the same. */
export interface Fetched<J> {
  readonly id: string
  readonly retryCount: number
  readonly queue: string
  readonly data: J
}
export interface KnownStudy {
  readonly task: StudyTask
  readonly ref: string
}

/** Of the first points of a study, by which its pace is measured. */
const FIRST_POINTS = 50
const LARGEST_CHUNK = 20_000
/** Points of one range that may exceed the limits of a run. */
const MOST_EXCEEDED = 100
/** What is calculated is kept through a database that is away for so long. */
const LONGEST_AWAY_MS = 600_000
const AGAIN_MS = 500

/** Does a range, or as much of it as there is time for. Throws where its job is to be tried again. */
export async function doPoints(
  on: FleetWork,
  job: Fetched<PointsJob>,
  study: KnownStudy,
  stop: AbortSignal,
): Promise<void> {
  const { study_id, first, end, pace } = job.data
  const most = on.chunkPoints ?? (pace === null ? FIRST_POINTS : LARGEST_CHUNK)
  const ended = new AbortController()
  const over = AbortSignal.any([stop, ended.signal])
  const done = on.presence.does({ study_id, first, end }, () => ended.abort())
  try {
    const told = await calculated(on, study.task, first, Math.min(end, first + most), over)
    if (told.kind === 'failed') return await failed(on, job, study, told.reason, told.cause)
    if (told.defect !== undefined) on.defect(study.ref, told.defect)
    // A worker that stops hands back what it has not begun.
    const back = ended.signal.aborted ? [] : [{ job: job.data, priority: priorityAfter(0) }]
    if (!told.chunk) return await settled(on, job, back)
    // Of a study that has ended meanwhile too: it is held to what stands there.
    await recorded(on, job, study, { chunk: told.chunk, part: told.part, seconds: told.seconds })
  } finally {
    done()
  }
}

type Calculated = Extract<Told, { kind: 'chunk' }> | Extract<Told, { kind: 'failed' }>

/** A point that exceeds the limits of a run ends its thread; the range begins anew on another, which is told of it. */
async function calculated(
  { benches }: FleetWork,
  task: StudyTask,
  first: number,
  end: number,
  over: AbortSignal,
): Promise<Calculated> {
  const given = new Map<number, string>()
  for (;;) {
    const thread = await opened(benches, task)
    if ('kind' in thread) return thread
    const stop = () => stopped(thread)
    over.addEventListener('abort', stop, { once: true })
    if (over.aborted) thread.stop()
    const told = await thread.ask({ kind: 'chunk', first, end, given: [...given] })
    over.removeEventListener('abort', stop)
    if (told.kind === 'chunk' && !over.aborted) benches.keep(task, thread)
    else void thread.end()
    if (told.kind === 'chunk' || told.kind === 'failed') return told
    if (over.aborted) return { kind: 'chunk', chunk: null, part: null, seconds: 0, defect: undefined }
    if (told.kind !== 'exceeded') return { kind: 'failed', reason: DEFECT, cause: `a thread returned ${told.kind}` }
    if (told.point === null || given.size >= MOST_EXCEEDED)
      return { kind: 'failed', reason: told.reason, cause: told.reason }
    given.set(told.point, told.reason)
  }
}

async function opened(benches: Benches, task: StudyTask): Promise<StudyThread | Extract<Told, { kind: 'failed' }>> {
  try {
    return await benches.take(task)
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error
    return { kind: 'failed', reason: error.reason, cause: error.message }
  }
}

/** Its point in hand has a moment to end by itself. */
const STOP_GRACE_MS = 1000
function stopped(thread: StudyThread): void {
  thread.stop()
  setTimeout(() => void thread.end(), STOP_GRACE_MS).unref()
}

interface Made {
  readonly chunk: Chunk
  readonly part: Uint8Array | null
  readonly seconds: number
}

/** Records a chunk once, with the jobs of what follows from it. */
async function recorded(on: FleetWork, job: Fetched<PointsJob>, study: KnownStudy, made: Made): Promise<void> {
  const { study_id } = job.data
  const { chunk, part } = made
  const bytes = await readFile(objectPath(on.kept.folder, chunk.object))
  const added = await patiently(async () => {
    await on.objects.put(bytes)
    return on.database.transaction(async (ask) => {
      const worker = on.presence.name
      const added = await on.studies.addChunkIn(ask, study_id, { chunk, part: part ?? undefined, worker })
      if (added.kind === 'added') await sendJobs(on.boss, job.queue, followers(job.data, made, added), ask)
      await complete(on, job, ask)
      return added
    })
  })
  if (added.kind === 'added') on.presence.counted(chunk.end - chunk.first)
  if (added.kind === 'added' && added.bytes > on.mostBytes) return tooLarge(on, study_id)
  if (added.kind === 'stands') await compared(on, study, chunk, added.by)
}

/** The rest of the range, cut up once the pace of the study is known; after the last point the end of the study. */
function followers(job: PointsJob, { chunk, seconds }: Made, added: Extract<Added, { kind: 'added' }>): Sent[] {
  if (added.done === added.total) return [{ job: { kind: 'end', study_id: job.study_id }, priority: priorityAfter(0) }]
  if (chunk.end === job.end) return []
  const pace = (chunk.end - chunk.first) / Math.max(seconds, 1e-3)
  if (job.pace !== null) return [{ job: { ...job, first: chunk.end, pace }, priority: priorityAfter(added.chunks) }]
  return rangesOf(job, chunk.end, pace).map((range, k) => ({ job: range, priority: priorityAfter(added.chunks + k) }))
}

/** Does it again while the database is away. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (const until = performance.now() + LONGEST_AWAY_MS; ; await wait(AGAIN_MS)) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error) || performance.now() > until) throw error
    }
  }
}
const PASSING: ReadonlySet<string> = new Set(['database_away', 'storage_busy', 'storage_full'])

/** Whether it is the state of the database for the moment, and no fault of the study. */
export const isPassing = (error: unknown): boolean => PASSING.has(codeOf(error) ?? '')

/** This attempt at the job, and no later one. */
export async function complete(
  { boss }: FleetWork,
  { queue, id, retryCount }: Fetched<unknown>,
  ask: Ask,
): Promise<void> {
  await boss.complete(queue, { id, retryCount }, null, within(ask))
}

/** Ends a job without a row of it. */
export const settled = (on: FleetWork, job: Fetched<StudyJob>, jobs: readonly Sent[]): Promise<void> =>
  patiently(() =>
    on.database.transaction(async (ask) => {
      await sendJobs(on.boss, job.queue, jobs, ask)
      await complete(on, job, ask)
    }),
  )

/** Ends the study of a job. */
export async function failed(
  on: FleetWork,
  job: Fetched<StudyJob>,
  { ref }: Pick<KnownStudy, 'ref'>,
  reason: string,
  cause: string,
): Promise<void> {
  on.defect(ref, cause)
  const how = { status: 'failed', reason, study_hash: null, statistics: null } as const
  await patiently(() =>
    on.database.transaction(async (ask) => {
      await on.studies.endIn(ask, job.data.study_id, how)
      await complete(on, job, ask)
    }),
  )
}

const tooLarge = ({ studies, mostBytes }: FleetWork, id: string): Promise<void> =>
  studies.ended(id, {
    status: 'failed',
    reason: `The points exceed ${Math.round(mostBytes / 1e6)} MB (KEELSON_STUDY_MB)`,
    study_hash: null,
    statistics: null,
  })

/** Points that stand already must be the same, whoever calculated them. */
async function compared(on: FleetWork, study: KnownStudy, chunk: Chunk, by: readonly StandingChunk[]): Promise<void> {
  for (const standing of by) {
    await on.kept.bring(standing.object)
    const point = await comparedWith(chunk, standing, on.kept.folder)
    if (point === undefined) continue
    const detail = `Two machines gave different results for point ${point}: ${standing.worker ?? 'one process'} and ${on.presence.name}. Nothing was overwritten`
    await patiently(() =>
      raiseAlarm(on.database, on.studies, { kind: 'differs', study_id: study.task.study_id, detail }),
    )
    on.alarmed(detail)
    return
  }
}

/**
 * A process that calculates studies of a database: it takes ranges of points from the queues of its own code, its own arithmetic and
 * its own data, and from no other. One more lane is for the first points of a study alone, so that a small one begins though every
 * other lane is in the midst of long points.
 */
import type { Catalog } from '../catalog.ts'
import { type JobEnd, reasonOf } from '../studies/job.ts'
import { endOf, planned, studyTask } from '../studies/queue.ts'
import { raiseAlarm } from './alarms.ts'
import { DEAD, POLLING } from './boss.ts'
import { FRESH, type StudyJob } from './jobs.ts'
import {
  complete,
  doPoints,
  type Fetched,
  type FleetWork,
  failed,
  isPassing,
  type KnownStudy,
  patiently,
  settled,
} from './points.ts'

export interface WorkerOptions extends FleetWork {
  readonly catalog: Catalog
  readonly queues: readonly string[]
  /** Ranges at one time; 0: none. */
  readonly slots: number
  readonly modules: readonly string[]
  readonly datasets: string
  /** Before a study is said to be done: records what a goal found. */
  readonly found: (id: string, end: Extract<JobEnd, { kind: 'done' }>) => Promise<void>
}
export interface FleetWorker {
  /** Takes no more, hands back what it has not begun, and ends when the rest is recorded. */
  readonly close: () => Promise<void>
}

/** Studies that are remembered between their ranges. */
const MOST_KNOWN = 100
/** How long the end of this process waits for what it calculates. */
const LONGEST_END_MS = 30_000

export async function startWorker(on: WorkerOptions): Promise<FleetWorker> {
  const { boss, queues, slots } = on
  const known = new Map<string, KnownStudy>()
  const stopping = new AbortController()
  const working = new Set<Promise<void>>()

  const studyOf = async (id: string): Promise<KnownStudy | undefined> => {
    const row = await on.studies.row(id)
    if (!row || row.finished !== null) return undefined
    const before = known.get(id)
    if (before) return before
    const body = await on.studies.body(id)
    if (!body) return undefined
    const { workflow, repo } = planned(on.catalog, body.request, row.ref, Number.POSITIVE_INFINITY)
    const { modules, datasets, kept } = on
    const task = studyTask(
      { modules, datasets, objects: kept.folder },
      { study_id: id, request: body.request, repo },
      workflow,
    )
    const study = { task, ref: row.ref }
    if (row.status === 'queued') await on.studies.started(id, row.code)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(id, study)
    return study
  }
  const done = async (job: Fetched<StudyJob>): Promise<void> => {
    const { data } = job
    const study = await studyOf(data.study_id).catch((error: unknown) => ({ error }))
    if (study === undefined) return settled(on, job, [])
    if ('error' in study) {
      if (isPassing(study.error)) throw study.error
      const { message } = study.error as Error
      return failed(on, job, { ref: data.study_id }, `The study can no longer be read: ${message}`, message)
    }
    if (data.kind === 'points') return doPoints(on, { ...job, data }, study, stopping.signal)
    return doEnd(on, job, study)
  }
  const handler =
    (queue: string) =>
    async ([job]: { readonly id: string; readonly retryCount: number; readonly data: StudyJob }[]): Promise<void> => {
      if (!job) return
      const work = done({ queue, id: job.id, retryCount: job.retryCount, data: job.data })
      working.add(work)
      await work.finally(() => working.delete(work))
    }
  if (slots > 0)
    for (const queue of queues) {
      await boss.work<StudyJob>(queue, { ...POLLING, localConcurrency: slots }, handler(queue))
      await boss.work<StudyJob>(queue, { ...POLLING, minPriority: FRESH }, handler(queue))
    }
  await boss.work<StudyJob>(DEAD, POLLING, ([job]) => (job ? gaveUp(on, job.data) : Promise.resolve()))

  return {
    close: async () => {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: LONGEST_END_MS })
      await Promise.allSettled(working)
      on.benches.close()
    },
  }
}

/** The end of a study: on this machine, from what all of them recorded. */
async function doEnd(on: WorkerOptions, job: Fetched<StudyJob>, study: KnownStudy): Promise<void> {
  const { study_id } = study.task
  const free = on.presence.does({ study_id, first: null, end: null }, () => {})
  try {
    const chunks = await on.kept.chunksOf(study_id)
    const thread = await on.benches.take(study.task)
    const told = await thread.ask({ kind: 'finish', chunks })
    if (told.kind !== 'finished') {
      void thread.end()
      const reason = 'reason' in told ? told.reason : 'The points could not be summarised'
      return failed(on, job, study, reason, told.kind === 'failed' ? told.cause : told.kind)
    }
    thread.release()
    await on.found(study_id, { kind: 'done', told })
    await patiently(() =>
      on.database.transaction(async (ask) => {
        await on.studies.endIn(ask, study_id, endOf({ kind: 'done', told }))
        await complete(on, job, ask)
      }),
    )
  } catch (error) {
    if (isPassing(error)) throw error
    return failed(on, job, study, reasonOf(error), String(error))
  } finally {
    free()
  }
}

/** A job that ended every worker that took it. */
function gaveUp({ database, studies, alarmed }: WorkerOptions, job: StudyJob): Promise<void> {
  const what = job.kind === 'points' ? `Points ${job.first} to ${job.end - 1}` : 'The final step'
  const detail = `${what} stopped every worker that ran it; the study was abandoned`
  alarmed(detail)
  return raiseAlarm(database, studies, { kind: 'dead', study_id: job.study_id, detail })
}

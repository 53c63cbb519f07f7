/** The studies that wait and those that are calculated: in the order in which they came, in slots of their own. */
import { type Plan, readPlan, type StudyRequest } from '@keelson/studies'
import type { Workflow } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { isDiskFull, isLocked } from '../problems.ts'
import { type Job, type JobEnd, type JobOptions, startJob } from './job.ts'
import type { Ended, NewStudy, StudyRow, StudyStore } from './store.ts'
import { studied } from './studied.ts'
import { DISK_FULL, type StudyTask } from './thread-messages.ts'
import type { Threads } from './threads.ts'

export interface QueueOptions extends Pick<JobOptions, 'workers' | 'chunkPoints' | 'mostBytes'> {
  readonly catalog: Catalog
  readonly store: StudyStore
  readonly threads: Threads
  /** Studies at one time. */
  readonly slots: number
  readonly modules: readonly string[]
  readonly datasets: string
  readonly objects: string
  /** Version of the code: points of two are not mixed. */
  readonly code: string
  /** Before a study is said to be done: records what a goal found. */
  readonly found: (id: string, end: Extract<JobEnd, { kind: 'done' }>) => Promise<void>
  readonly defect: (ref: string, cause: string) => void
}
/** Studies in the order in which they came: of this process alone, or of all that work on one database. */
export interface StudyQueue {
  /** Records a study; it is calculated in its turn. */
  readonly take: (study: NewStudy) => Promise<void>
  /** Goes on with what an earlier process left. */
  readonly resume: () => Promise<void>
  /** How many would come before one that is taken now, itself among them; 0 where it would begin at once. */
  readonly waiting: () => Promise<number>
  readonly cancel: (id: string) => Promise<void>
  readonly close: () => Promise<void>
}
/** A request with the workflow that it is of. */
export interface Planned {
  readonly plan: Plan
  readonly workflow: Workflow
  readonly repo: string
}

/** After this time a study is begun again whose start could not be written. */
const AGAIN_MS = 1000

/** Reads a request. Throws ServiceProblem, or Refusal with every problem found. */
export function planned(catalog: Catalog, request: StudyRequest, ref: string, mostPoints: number): Planned {
  const { repo, workflow } = studied(catalog, ref)
  return { plan: readPlan(workflow.contract, workflow.example, request, mostPoints), workflow, repo }
}

/** The queue of one process: in slots of its own, on threads. */
export function openQueue(on: QueueOptions): StudyQueue {
  const { store } = on
  const jobs = new Map<string, Job>()
  /** Those that have a slot, and when they have begun. */
  const begun = new Map<string, Promise<void>>()
  const finishing = new Set<Promise<void>>()
  const waiting: string[] = []
  let open = true

  const begin = () => {
    while (open && begun.size < on.slots && waiting.length > 0) {
      const id = waiting.shift() as string
      begun.set(id, begins(id))
    }
  }
  const begins = async (id: string): Promise<void> => {
    try {
      await start(id)
    } catch (error) {
      if (isLocked(error)) waiting.unshift(id)
      else on.defect(id, String(error))
    }
    if (jobs.has(id)) return
    begun.delete(id)
    // Where another program has locked the store, the study keeps its place, and is tried again.
    if (waiting[0] === id) setTimeout(begin, AGAIN_MS).unref()
    else begin()
  }
  const start = async (id: string): Promise<void> => {
    const [row, body] = [await store.row(id), await store.body(id)]
    if (!row || !body || !open) return
    if (row.done > 0 && row.code !== on.code) return end(id, { kind: 'failed', reason: otherCode(row.code, on.code) })
    try {
      const { workflow, repo } = planned(on.catalog, body.request, row.ref, Number.POSITIVE_INFINITY)
      await store.started(id, on.code)
      await work(row, body.request, repo, workflow)
    } catch (error) {
      if (isLocked(error)) throw error
      const why = isDiskFull(error) ? DISK_FULL : `The study can no longer be read: ${(error as Error).message}`
      await end(id, { kind: 'failed', reason: why })
    }
  }
  const work = async (row: StudyRow, request: StudyRequest, repo: string, workflow: Workflow): Promise<void> => {
    const { study_id, total, ref } = row
    const { threads, workers, chunkPoints, mostBytes } = on
    const task = studyTask(on, { study_id, request, repo }, workflow)
    const defect = (cause: string) => on.defect(ref, cause)
    const job = await startJob({ task, total, store, threads, workers, chunkPoints, mostBytes, defect })
    jobs.set(study_id, job)
    if (!open) job.stop()
    const finished = job.ended.then((how) => finish(study_id, how)).finally(() => finishing.delete(finished))
    finishing.add(finished)
  }
  const finish = async (id: string, how: JobEnd) => {
    if (how.kind === 'done') await on.found(id, how)
    // What stops with the service goes on after the next start.
    if (open || how.kind !== 'stopped')
      await end(id, how.kind === 'done' && !(await store.isWhole(id)) ? NOT_WHOLE : how)
    jobs.delete(id)
    begun.delete(id)
    begin()
  }
  const end = (id: string, how: JobEnd): Promise<void> => store.ended(id, endOf(how))

  return {
    take: async (study) => {
      const id = study.study_id
      await store.add(study)
      waiting.push(id)
      begin()
      await begun.get(id)
    },
    resume: async () => {
      for (const { study_id, cancelled } of await store.unfinished())
        if (cancelled) await end(study_id, { kind: 'stopped' })
        else waiting.push(study_id)
      begin()
    },
    waiting: async () => (begun.size < on.slots ? 0 : waiting.length + 1),
    cancel: async (id) => {
      const place = waiting.indexOf(id)
      if (place >= 0) {
        waiting.splice(place, 1)
        return end(id, { kind: 'stopped' })
      }
      await begun.get(id)
      const job = jobs.get(id)
      if (!job) return
      // A kill before the threads have stopped must not bring it back.
      await store.cancelled(id)
      job.stop()
    },
    close: async () => {
      open = false
      await Promise.all(begun.values())
      for (const job of jobs.values()) job.stop()
      await Promise.all(finishing)
    },
  }
}

/** A study as a thread needs it. */
export function studyTask(
  { modules, datasets, objects }: Pick<QueueOptions, 'modules' | 'datasets' | 'objects'>,
  of: Pick<StudyTask, 'study_id' | 'request' | 'repo'>,
  { contract: { id, version }, home }: Workflow,
): StudyTask {
  return { ...of, id, version, home, modules, datasets, objects }
}

const NOT_WHOLE: JobEnd = { kind: 'failed', reason: 'Points of the study are missing or repeated; run it again' }
const otherCode = (before: string, now: string): string =>
  `The study was started by ${before} and cannot continue with ${now}, because its points would be of two versions. Run it again`

export function endOf(how: JobEnd): Ended {
  if (how.kind === 'done') {
    const { study_hash, statistics } = how.told
    return { status: 'done', reason: null, study_hash, statistics }
  }
  const none = { study_hash: null, statistics: null }
  return how.kind === 'stopped'
    ? { status: 'cancelled', reason: null, ...none }
    : { status: 'failed', reason: how.reason, ...none }
}

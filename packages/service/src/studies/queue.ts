/** The studies that wait and those that are calculated: in the order in which they came, in slots of their own. */
import { type Plan, readPlan, type StudyRequest } from '@keelson/studies'
import type { Workflow } from '@keelson/workflow'
import type { Catalog } from '../catalog.ts'
import { isDiskFull, isLocked } from '../problems.ts'
import { type Job, type JobEnd, type JobOptions, startJob } from './job.ts'
import type { StudyRow, StudyStore } from './store.ts'
import { studied } from './studied.ts'
import type { Progress } from './studies.ts'
import { progressOf } from './study-answers.ts'
import { DISK_FULL } from './thread-messages.ts'
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
export interface StudyQueue {
  readonly add: (id: string) => void
  /** Goes on with what an earlier process left. */
  readonly resume: () => void
  /** How many would come before one that is taken now, itself among them; 0 where it would begin at once. */
  readonly waiting: () => number
  readonly cancel: (id: string) => void
  readonly watch: (id: string, told: (progress: Progress) => void) => () => void
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

export function openQueue(on: QueueOptions): StudyQueue {
  const { store } = on
  const jobs = new Map<string, Job>()
  const finishing = new Set<Promise<void>>()
  const waiting: string[] = []
  const watchers = new Map<string, Set<(progress: Progress) => void>>()
  let open = true

  const tell = (id: string) => {
    const progress = progressOf(store.row(id) as StudyRow)
    for (const told of watchers.get(id) ?? []) told(progress)
  }
  const begin = () => {
    for (let goesOn = true; goesOn && open && jobs.size < on.slots && waiting.length > 0; )
      goesOn = isBegun(waiting.shift() as string)
  }
  /** false where another program has locked the store: the study keeps its place, and is tried again. */
  const isBegun = (id: string): boolean => {
    try {
      start(id)
      return true
    } catch (error) {
      if (!isLocked(error)) throw error
      waiting.unshift(id)
      setTimeout(begin, AGAIN_MS).unref()
      return false
    }
  }
  const start = (id: string) => {
    const row = store.row(id)
    const body = store.body(id)
    if (!row || !body) return
    if (row.done > 0 && row.code !== on.code) return end(id, { kind: 'failed', reason: otherCode(row.code, on.code) })
    try {
      const { workflow, repo } = planned(on.catalog, body.request, row.ref, Number.POSITIVE_INFINITY)
      store.started(id, on.code)
      jobs.set(id, jobOf(row, body.request, repo, workflow))
    } catch (error) {
      if (isLocked(error)) throw error
      const why = isDiskFull(error) ? DISK_FULL : `It cannot be read any more: ${(error as Error).message}`
      end(id, { kind: 'failed', reason: why })
    }
    tell(id)
  }
  const jobOf = (row: StudyRow, request: StudyRequest, repo: string, { contract, home }: Workflow): Job => {
    const { study_id } = row
    const { modules, datasets, objects, threads, workers, chunkPoints, mostBytes } = on
    const task = {
      study_id,
      repo,
      id: contract.id,
      version: contract.version,
      home,
      modules,
      request,
      datasets,
      objects,
    }
    const job = startJob({
      task,
      total: row.total,
      store,
      threads,
      workers,
      chunkPoints,
      mostBytes,
      progressed: () => tell(study_id),
      defect: (cause) => on.defect(row.ref, cause),
    })
    const finished = job.ended.then((how) => finish(study_id, how)).finally(() => finishing.delete(finished))
    finishing.add(finished)
    return job
  }
  const finish = async (id: string, how: JobEnd) => {
    if (how.kind === 'done') await on.found(id, how)
    jobs.delete(id)
    // What stops with the service goes on after the next start.
    if (open || how.kind !== 'stopped') end(id, how.kind === 'done' && !store.isWhole(id) ? NOT_WHOLE : how)
    begin()
  }
  const end = (id: string, how: JobEnd) => {
    store.ended(id, endOf(how))
    tell(id)
  }

  return {
    add: (id) => {
      waiting.push(id)
      begin()
    },
    resume: () => {
      for (const { study_id, cancelled } of store.unfinished())
        if (cancelled) end(study_id, { kind: 'stopped' })
        else waiting.push(study_id)
      begin()
    },
    waiting: () => (jobs.size < on.slots ? 0 : waiting.length + 1),
    cancel: (id) => {
      const place = waiting.indexOf(id)
      if (place >= 0) {
        waiting.splice(place, 1)
        end(id, { kind: 'stopped' })
        return
      }
      const job = jobs.get(id)
      if (!job) return
      // A kill before the threads have stopped must not bring it back.
      store.cancelled(id)
      job.stop()
    },
    watch: (id, told) => {
      const set = watchers.get(id) ?? new Set()
      watchers.set(id, set.add(told))
      return () => {
        set.delete(told)
        if (set.size === 0) watchers.delete(id)
      }
    },
    close: async () => {
      open = false
      for (const job of jobs.values()) job.stop()
      await Promise.all(finishing)
    },
  }
}

const NOT_WHOLE: JobEnd = { kind: 'failed', reason: 'Its points do not stand once each; take it anew' }
const otherCode = (before: string, now: string): string =>
  `It was begun by ${before} and cannot go on by ${now}: its points would be of two versions; take it anew`

function endOf(how: JobEnd): Parameters<StudyStore['ended']>[1] {
  if (how.kind === 'done') {
    const { study_hash, statistics } = how.told
    return { status: 'done', reason: null, study_hash, statistics }
  }
  const none = { study_hash: null, statistics: null }
  return how.kind === 'stopped'
    ? { status: 'cancelled', reason: null, ...none }
    : { status: 'failed', reason: how.reason, ...none }
}

/** The studies of a service: taken, queued, calculated in slots of their own, read, recorded point by point. */
import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  columnsOf,
  laidOver,
  type Plan,
  paramsAt,
  readPlan,
  type Study,
  type StudyRequest,
  type StudyStatistics,
} from '@keelson/studies'
import { pinnedRef, type RunRequest, type RunResponse, shortJson, type Workflow } from '@keelson/workflow'
import { v7 as uuid } from 'uuid'
import type { Catalog } from '../catalog.ts'
import type { Config } from '../config.ts'
import { newFolder } from '../engines/child-folder.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { Runs } from '../runs.ts'
import { folderStore } from '../store/objects.ts'
import { type Job, type JobEnd, startJob } from './job.ts'
import { openPointReader, type PointReader } from './point-reader.ts'
import type { PrintedStudy, StudyPrinter } from './printer.ts'
import { openStudyStore, type StudyRow, type StudyStore } from './store.ts'
import { onDisk, refusedInWords, studied } from './studied.ts'
import type { Progress, Studies, StudySummary } from './studies.ts'
import { openThreads } from './threads.ts'

export interface StudiesDependencies {
  readonly config: Config
  readonly catalog: Catalog
  readonly runs: Runs
  /** The answer of a recorded run. */
  readonly answerOf: (runId: string) => RunResponse
  readonly baseUrl: () => string
  readonly defect: (ref: string, cause: string) => void
  readonly printer: StudyPrinter
  /** More modules that export `workflows`, for tests. */
  readonly modules: readonly string[]
  /** Points of a chunk; left out, about a second of work. */
  readonly chunkPoints: number | undefined
}
interface Known {
  readonly plan: Plan
  readonly workflow: Workflow
  readonly repo: string
}

export function openStudies(on: StudiesDependencies): Studies {
  const { config, catalog, runs } = on
  const folder = join(config.dataDir, 'studies')
  const objects = join(folder, 'objects')
  mkdirSync(objects, { recursive: true })
  folderStore(objects)
  const store = openStudyStore(folder)
  const threads = openThreads(config)
  const jobs = new Map<string, Job>()
  const waiting: string[] = [...store.unfinished()]
  const watchers = new Map<string, Set<(progress: Progress) => void>>()
  let open = true

  const rowOf = (id: string): StudyRow => {
    const row = store.row(id)
    if (!row) throw new ServiceProblem('unknown_study', `no study ${shortJson(id)} is known here`)
    return row
  }
  const location = (id: string) => `${on.baseUrl()}/api/studies/${id}`
  const summary = (row: StudyRow): StudySummary => {
    const { study_id, ref, title, status, reason, total, done, failed, created, finished, kind } = row
    const report_url = `${on.baseUrl()}/studies/${study_id}/report`
    const points = { total, done, failed }
    return {
      study_id,
      location: location(study_id),
      ref,
      title,
      kind,
      status,
      reason,
      points,
      created,
      finished,
      report_url,
    }
  }
  const known = (id: string): Known => {
    const request = store.body(id)?.request
    if (!request) throw new ServiceProblem('unknown_study', `no study ${shortJson(id)} is known here`)
    return planned(request, rowOf(id).ref, Number.POSITIVE_INFINITY)
  }
  const planned = (request: StudyRequest, ref: string, mostPoints: number): Known => {
    const { repo, workflow } = studied(catalog, ref)
    return { plan: readPlan(workflow.contract, workflow.example, request, mostPoints), workflow, repo }
  }
  const studyOf = (id: string): Study => {
    const row = rowOf(id)
    const { kind: _, ...head } = summary(row)
    const body = store.body(id)
    if (!body) throw new ServiceProblem('unknown_study', `no study ${shortJson(id)} is known here`)
    return {
      ...head,
      study_hash: row.study_hash,
      columns: columnsOf(known(id).plan),
      statistics: withRuns(body.statistics, store.runs(id)),
      warnings: body.warnings,
      request: body.request,
    }
  }
  const tell = (id: string) => {
    const told = watchers.get(id)
    if (!told || told.size === 0) return
    const progress = progressOf(rowOf(id))
    for (const one of told) one(progress)
  }

  const begin = () => {
    while (open && jobs.size < config.studies && waiting.length > 0) start(waiting.shift() as string)
  }
  const start = (id: string) => {
    const row = rowOf(id)
    const body = store.body(id)
    let task: Known
    try {
      if (!body) throw new Error('the study has no request')
      task = planned(body.request, row.ref, Number.POSITIVE_INFINITY)
    } catch (error) {
      return end(id, { kind: 'failed', reason: `It cannot be read any more: ${(error as Error).message}` })
    }
    const { contract, home } = task.workflow
    store.started(id)
    const job = startJob({
      task: {
        study_id: id,
        repo: task.repo,
        id: contract.id,
        version: contract.version,
        home,
        modules: on.modules,
        request: body.request,
        datasets: config.datasets,
        objects,
      },
      total: row.total,
      store,
      threads,
      workers: config.studyWorkers,
      chunkPoints: on.chunkPoints,
      mostBytes: config.studyMb * 1e6,
      progressed: () => tell(id),
      defect: (cause) => on.defect(row.ref, cause),
    })
    jobs.set(id, job)
    tell(id)
    void job.ended.then((how) => finish(id, how))
  }
  const finish = async (id: string, how: JobEnd) => {
    if (how.kind === 'done') await recordFound(id, how)
    jobs.delete(id)
    if (open || how.kind !== 'stopped') end(id, how)
    begin()
  }
  const end = (id: string, how: JobEnd) => {
    try {
      if (how.kind === 'done') {
        const { study_hash, statistics } = how.told
        store.ended(id, { status: 'done', reason: null, study_hash, statistics })
      } else {
        const [status, reason] =
          how.kind === 'stopped' ? (['cancelled', null] as const) : (['failed', how.reason] as const)
        store.ended(id, { status, reason, study_hash: null, statistics: null })
      }
    } catch (error) {
      // On a full disk the study stays as it was, and goes on after the next start.
      on.defect(rowOf(id).ref, `the end of study ${id} could not be written: ${String(error)}`)
    }
    tell(id)
  }
  /** A goal ends in a recorded run at each root. */
  const recordFound = async (id: string, { told }: Extract<JobEnd, { kind: 'done' }>): Promise<void> => {
    const { goal } = told.statistics
    if (!goal) return
    const { plan } = known(id)
    const found = [...goal.roots.map(({ x }) => x), ...goal.commercial.map(({ wall }) => wall)]
    for (const [k, x] of found.entries()) {
      if (store.runs(id).has(foundPoint(k))) continue
      const params = { ...plan.base, ...laidOver(plan.base, plan.varied, [x]) }
      try {
        store.addRun(id, foundPoint(k), (await runs.run(requestFor(id, params))).run_id)
      } catch (error) {
        on.defect(rowOf(id).ref, `the run at ${x} could not be recorded: ${String(error)}`)
      }
    }
  }
  /** A run as the study says it: its workflow, title block and channel. */
  const requestFor = (id: string, params: RunRequest['params'] & object): RunRequest => {
    const { domain, subdomain, meta } = store.body(id)?.request ?? {}
    return {
      ref: rowOf(id).ref,
      params,
      ...(domain !== undefined && { domain }),
      ...(subdomain !== undefined && { subdomain }),
      ...(meta !== undefined && { meta }),
    }
  }
  const reading = async <T>(id: string, work: (reader: PointReader) => Promise<T>): Promise<T> => {
    const reader = await openPointReader({ columns: columnsOf(known(id).plan), chunks: store.chunks(id), objects })
    try {
      return await work(reader)
    } finally {
      await reader.close()
    }
  }
  const printed = (id: string, print: (of: PrintedStudy) => Promise<string>) => {
    const { plan, workflow } = known(id)
    return reading(id, (reader) => print({ study: studyOf(id), plan, workflow, reader, runs: store.runs(id) }))
  }
  const recorded = async (id: string, point: number): Promise<RunResponse> => {
    const { plan } = known(id)
    if (!Number.isInteger(point) || point < 0 || point >= plan.total)
      throw new ServiceProblem('unknown_point', `study ${id} has points 0 to ${plan.total - 1}; asked for ${point}`)
    const before = store.runs(id).get(point)
    if (before !== undefined) return on.answerOf(before)
    const response = await runs.run(requestFor(id, paramsAt(plan, point)))
    store.addRun(id, point, response.run_id)
    return response
  }

  begin()
  return {
    create: (request, key) => {
      if (!open) throw new ServiceProblem('not_ready', 'the service is stopping: the study was not taken')
      const body_sha256 = sha256(JSON.stringify(request))
      const before = key === undefined ? undefined : store.ofKey(key)
      if (before) return { study: sameOrConflict(before, body_sha256, studyOf), isNew: false }
      if (waiting.length >= config.maxQueue)
        throw new ServiceProblem('busy', `${waiting.length} studies are waiting already`, {
          headers: { 'retry-after': '10' },
        })
      const { plan, workflow, repo } = refusedInWords(() => planned(request, request.ref, config.studyPoints))
      const { id, version, title } = workflow.contract
      const study_id = uuid()
      onDisk(() =>
        store.add({
          study_id,
          created: new Date().toISOString(),
          ref: pinnedRef({ repo, id }, version),
          title,
          kind: plan.vary.kind,
          total: plan.total,
          request,
          warnings: plan.warnings,
          key,
          body_sha256,
        }),
      )
      waiting.push(study_id)
      begin()
      return { study: studyOf(study_id), isNew: true }
    },
    get: studyOf,
    list: (query) => store.list(query).map(summary),
    cancel: (id) => {
      const { status } = rowOf(id)
      const job = jobs.get(id)
      if (job) job.stop()
      else if (status === 'queued' || status === 'running') {
        waiting.splice(waiting.indexOf(id), 1)
        end(id, { kind: 'stopped' })
      }
      return studyOf(id)
    },
    points: (id, query, from, limit) => reading(id, (reader) => reader.page(id, query, from, limit)),
    file: async (id, format, query) => {
      const scratch = await newFolder()
      const path = join(scratch, `points.${format}`)
      const done = () => void rm(scratch, { recursive: true, force: true })
      try {
        await reading(id, (reader) => reader.file(path, format, query))
        return { path, done }
      } catch (error) {
        done()
        throw error
      }
    },
    record: recorded,
    watch: (id, told) => {
      told(progressOf(rowOf(id)))
      const set = watchers.get(id) ?? new Set()
      watchers.set(id, set.add(told))
      return () => {
        set.delete(told)
        if (set.size === 0) watchers.delete(id)
      }
    },
    report: (id) => printed(id, on.printer.report),
    sections: (id) => printed(id, on.printer.sections),
    close: async () => {
      open = false
      for (const job of jobs.values()) job.stop()
      await Promise.all([...jobs.values()].map((job) => job.ended))
      await threads.close()
      store.close()
    },
  }
}

function sameOrConflict(
  { study_id, body_sha256 }: NonNullable<ReturnType<StudyStore['ofKey']>>,
  own: string,
  studyOf: (id: string) => Study,
): Study {
  if (body_sha256 === own) return studyOf(study_id)
  throw new ServiceProblem('idempotency_conflict', `study ${study_id} was taken under this key with another request`)
}

/** The runs that were recorded at what a goal found: they stand under negative points, roots first. */
function withRuns(statistics: StudyStatistics | null, runs: ReadonlyMap<number, string>): StudyStatistics | null {
  const goal = statistics?.goal
  if (!statistics || !goal) return statistics
  const roots = goal.roots.map((root, k) => ({ ...root, run_id: runs.get(foundPoint(k)) ?? null }))
  const commercial = goal.commercial.map((wall, k) => ({
    ...wall,
    run_id: runs.get(foundPoint(goal.roots.length + k)) ?? null,
  }))
  return { ...statistics, goal: { ...goal, roots, commercial } }
}
const foundPoint = (k: number) => -1 - k

const progressOf = ({ status, total, done, failed }: StudyRow): Progress => ({ status, total, done, failed })

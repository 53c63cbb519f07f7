/** The studies of a service: taken, calculated in slots of their own, read, recorded point by point. */
import { join } from 'node:path'
import type { RunRequest, RunResponse } from '@keelson/engine'
import { columnsOf, laidOver, paramsAt, type RunningStatistics, runningOf, type Study } from '@keelson/studies'
import { pinnedRef, shortJson } from '@keelson/workflow'
import { v7 as uuid } from 'uuid'
import type { Catalog } from '../catalog.ts'
import type { Config } from '../config.ts'
import { newFolder, removeFolder } from '../engines/child-folder.ts'
import { sha256 } from '../hash.ts'
import { ServiceProblem } from '../problems.ts'
import type { Runs } from '../runs.ts'
import { withRetries } from '../store/retries.ts'
import type { JobEnd } from './job.ts'
import type { StudyPlace } from './place.ts'
import { openPointReader, type PointReader } from './point-reader.ts'
import type { PrintedStudy, StudyPrinter } from './printer.ts'
import { planned } from './queue.ts'
import type { NewStudy, StudyRow } from './store.ts'
import { onDisk, refusedInWords } from './studied.ts'
import type { Studies } from './studies.ts'
import { foundPoint, progressOf, studyOf, summaryOf } from './study-answers.ts'
import { basisOfPoint, filesAt, refuseStudyBasis } from './study-basis.ts'

export interface StudiesDependencies {
  readonly config: Config
  readonly catalog: Catalog
  readonly runs: Runs
  /** Get the response of a recorded run. */
  readonly answerOf: (runId: string) => Promise<RunResponse>
  readonly place: StudyPlace
  /** Keeps the bytes of a file for a further while, in which something comes to refer to it. Throws ServiceProblem unknown_file. */
  readonly renew: (file: string) => Promise<void>
  readonly baseUrl: () => string
  readonly defect: (ref: string, cause: string) => void
  readonly printer: StudyPrinter
}

/** A study that is to be taken. */
type Asked = Pick<NewStudy, 'request' | 'key' | 'body_sha256' | 'files'>

export async function openStudies(on: StudiesDependencies): Promise<Studies> {
  const { config, catalog, runs, place } = on
  const { store, code } = place
  const recording = new Map<string, Promise<RunResponse>>()
  let open = true

  const rowOf = async (id: string): Promise<StudyRow> => {
    const row = await store.row(id)
    if (!row) throw unknown(id)
    if (row.status === 'done' && !(await store.isWhole(id))) throw notWhole(id)
    return row
  }
  const bodyOf = async (id: string) => {
    const body = await store.body(id)
    if (!body) throw unknown(id)
    return body
  }
  /** The last that was asked for: who follows a study asks more often than its points change. */
  let latest: { readonly id: string; readonly done: number; readonly running: RunningStatistics | null } | undefined
  const runningAt = async (id: string): Promise<RunningStatistics | null> => {
    const { done, total, status } = await rowOf(id)
    if (status === 'done') return null
    if (latest?.id !== id || latest.done !== done) {
      const part = await store.running(id)
      const numeric = (await bodyOf(id)).columns.filter(({ role, type }) => role === 'output' && type === 'number')
      const outputs = numeric.map(({ name }) => name)
      latest = { id, done, running: part ? runningOf(part, outputs, total) : null }
    }
    return latest.running
  }
  const answerOf = async (id: string): Promise<Study> => {
    const row = await rowOf(id)
    const [body, running, recorded, files] = await Promise.all([
      bodyOf(id),
      runningAt(id),
      store.runs(id),
      store.files(id),
    ])
    const study = studyOf(row, body, running, recorded, on.baseUrl())
    return files.length === 0 ? study : { ...study, files }
  }
  const knownPlan = async (id: string) =>
    planned(catalog, (await bodyOf(id)).request, (await rowOf(id)).ref, Number.POSITIVE_INFINITY)

  /** Asked for twice at once, it is recorded once. */
  const recorded = (id: string, place: number, params: RunRequest['params'] & object): Promise<RunResponse> => {
    const key = `${id} ${place}`
    const one = recording.get(key) ?? recordedAt(id, place, params).finally(() => recording.delete(key))
    recording.set(key, one)
    return one
  }
  /** A run as the study says it: its workflow, title block and channel. */
  const recordedAt = async (id: string, place: number, params: RunRequest['params'] & object): Promise<RunResponse> => {
    const before = (await store.runs(id)).get(place)
    if (before !== undefined) return on.answerOf(before)
    const { request } = await bodyOf(id)
    const { domain, subdomain, units, meta } = request
    const { workflow, plan } = await knownPlan(id)
    const input_basis = basisOfPoint(request, workflow.example, plan.varied, filesAt(await store.files(id), place))
    const response = await runs.run({
      ref: (await rowOf(id)).ref,
      params,
      ...(domain !== undefined && { domain }),
      ...(subdomain !== undefined && { subdomain }),
      ...(input_basis !== undefined && { input_basis }),
      ...(units !== undefined && { units }),
      ...(meta !== undefined && { meta }),
    })
    await withRetries(() => store.addRun(id, place, response.run_id))
    // Another service may have been first.
    const kept = (await store.runs(id)).get(place)
    return kept === undefined || kept === response.run_id ? response : on.answerOf(kept)
  }
  /** A goal ends in a recorded run at each root, and at the wall that is made next. */
  const recordFound = async (id: string, { told }: Extract<JobEnd, { kind: 'done' }>): Promise<void> => {
    const { goal } = told.statistics
    if (!goal) return
    const { plan } = await knownPlan(id)
    const found = [...goal.roots.map(({ x }) => x), ...goal.commercial.map(({ wall }) => wall)]
    for (const [k, x] of found.entries()) {
      try {
        await recorded(id, foundPoint(k), { ...plan.base, ...laidOver(plan.base, plan.varied, [x]) })
      } catch (error) {
        on.defect((await rowOf(id)).ref, `the run at ${x} of study ${id} could not be recorded: ${String(error)}`)
      }
    }
  }
  const queue = await place.begin(recordFound)

  const take = async ({ request, key, body_sha256, files }: Asked): Promise<string> => {
    const waiting = await queue.waiting()
    if (waiting > config.maxQueue) throw tooMany(waiting - 1)
    const { plan, workflow, repo } = refusedInWords(() => planned(catalog, request, request.ref, config.studyPoints))
    refuseStudyBasis(request, workflow, plan)
    const { id, version, title } = workflow.contract
    const study_id = uuid()
    for (const digest of new Set(files.map((file) => file.digest))) await on.renew(digest)
    await onDisk(() =>
      queue.take({
        study_id,
        created: new Date().toISOString(),
        ref: pinnedRef({ repo, id }, version),
        title,
        kind: plan.vary.kind,
        total: plan.total,
        code,
        request,
        columns: columnsOf(plan),
        warnings: plan.warnings,
        key,
        body_sha256,
        files,
      }),
    )
    return study_id
  }
  /** Asked for twice at once under one key, here or by another service, it is taken once. */
  const takenOnce = async (asked: Asked): Promise<string> => {
    const { key, body_sha256 } = asked
    try {
      return await take(asked)
    } catch (error) {
      const other = key === undefined ? undefined : await store.ofKey(key)
      if (!other) throw error
      if (other.body_sha256 !== body_sha256) throw otherRequest(other.study_id)
      return other.study_id
    }
  }
  const stop = async (): Promise<void> => {
    open = false
    await queue.close()
    await place.close()
  }
  const reading = async <T>(id: string, work: (reader: PointReader) => Promise<T>): Promise<T> => {
    const reader = await openPointReader({
      study_id: id,
      columns: (await bodyOf(id)).columns,
      chunks: await place.chunksOf(id),
      objects: place.folder,
    })
    try {
      return await work(reader)
    } finally {
      await reader.close()
    }
  }
  const printed = async (id: string, print: (of: PrintedStudy) => Promise<string>) => {
    const { plan, workflow } = await knownPlan(id)
    const [study, recorded] = await Promise.all([answerOf(id), store.runs(id)])
    return reading(id, (reader) => print({ study, plan, workflow, reader, runs: recorded }))
  }
  return {
    create: async (request, key, files = []) => {
      if (!open) throw stopping()
      const body_sha256 = sha256(JSON.stringify(files.length === 0 ? request : [request, files]))
      const before = key === undefined ? undefined : await store.ofKey(key)
      if (before && before.body_sha256 !== body_sha256) throw otherRequest(before.study_id)
      const id = before?.study_id ?? (await takenOnce({ request, key, body_sha256, files }))
      return answerOf(id)
    },
    resume: () => queue.resume(),
    get: answerOf,
    progress: async (id) => progressOf(await rowOf(id)),
    running: runningAt,
    list: async (query) => (await store.list(query)).map((row) => summaryOf(row, on.baseUrl())),
    cancel: async (id) => {
      await rowOf(id)
      await queue.cancel(id)
      return answerOf(id)
    },
    points: (id, query, from, limit) => reading(id, (reader) => reader.page(id, query, from, limit)),
    file: async (id, format, query) => {
      const scratch = await newFolder()
      const done = () => void removeFolder(scratch)
      const path = join(scratch, `points.${format}`)
      try {
        await reading(id, (reader) => reader.file(path, format, query))
        return { path, done }
      } catch (error) {
        done()
        throw error
      }
    },
    record: async (id, point) => {
      const { total } = await rowOf(id)
      if (!Number.isInteger(point) || point < 0 || point >= total) throw noPoint(id, point, total)
      return recorded(id, point, paramsAt((await knownPlan(id)).plan, point))
    },
    report: (id) => printed(id, on.printer.report),
    sections: (id) => printed(id, on.printer.sections),
    prune: async (before) => {
      const removed = await store.prune(before)
      if (removed > 0) await place.forgetUnused()
      return removed
    },
    stop,
    close: async () => {
      await stop()
      await store.close()
    },
  }
}

const unknown = (id: string) => new ServiceProblem('unknown_study', `no study ${shortJson(id)} is recorded here`)
const notWhole = (id: string) =>
  new ServiceProblem('record_damaged', `study ${id} has missing or repeated points and is not served`)
const noPoint = (id: string, point: number, total: number) =>
  new ServiceProblem('unknown_point', `study ${id} has points 0 to ${total - 1} (entered: ${point})`)
const otherRequest = (id: string) =>
  new ServiceProblem('idempotency_conflict', `study ${id} was created with this key and a different request`)
const tooMany = (waiting: number) =>
  new ServiceProblem('busy', `${waiting} studies are waiting`, { headers: { 'retry-after': '10' } })
const stopping = () => new ServiceProblem('not_ready', 'the service is stopping; the study was not created')

/** Studies that calculate nothing and change as a test says: for HTTP and the command line without an engine. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RunResponse } from '@keelson/engine'
import type { RunningStatistics, Study, StudyRequest, StudyStatus } from '@keelson/studies'
import { ServiceProblem } from '../problems.ts'
import type { Studies } from './studies.ts'
import { studyRefused } from './study-request.ts'

export interface FakeStudies extends Studies {
  /** Changes a study. */
  readonly become: (id: string, status: StudyStatus, done: number, failed?: number) => void
  /** How often somebody asked how far one is, and files that are not removed yet. */
  readonly asked: () => number
  readonly files: () => number
}

const TOTAL = 4
const COLUMNS = [
  { name: 'point', title: 'Point', type: 'number', role: 'point' },
  { name: 'length', title: 'Length', unit: 'm', type: 'number', role: 'varied' },
  { name: 'status', title: 'Status', type: 'text', role: 'state' },
] as const
const ROWS = Array.from({ length: TOTAL }, (_, i) => [i, i + 1, i === TOTAL - 1 ? 'FAIL' : 'PASS'] as const)
const CREATED = '2026-01-02T03:04:05.000Z'
/** Of these the CSV consists. */
export const FAKE_CSV = `point,length [m],status\n${ROWS.map((row) => `${row.join(',')}\n`).join('')}`
/** As long as a file that is not sent at once. */
export const FAKE_PARQUET = 'PAR1'.repeat(1 << 20)

export function fakeStudies(baseUrl: () => string = () => 'http://fake'): FakeStudies {
  const studies = new Map<string, Study>()
  const keys = new Map<string, { readonly body: string; readonly id: string }>()
  let asked = 0
  const folders = new Set<string>()
  const get = (id: string): Study => {
    const study = studies.get(id)
    if (!study) throw new ServiceProblem('unknown_study', `no study ${id} is kept here`)
    return study
  }
  const become: FakeStudies['become'] = (id, status, done, failed = 0) => {
    const study = get(id)
    const finished = ['done', 'cancelled', 'failed'].includes(status) ? CREATED : null
    const points = { total: TOTAL, done, failed }
    const running = status === 'done' ? null : runningAt(done)
    studies.set(id, { ...study, status, points, finished, running, ...(status === 'done' && doneWith(done)) })
  }
  return {
    become,
    asked: () => asked,
    files: () => folders.size,
    create: async (request, key) => {
      const body = JSON.stringify(request)
      const before = key === undefined ? undefined : keys.get(key)
      if (before && before.body !== body)
        throw new ServiceProblem('idempotency_conflict', `the key ${key} came with another body`)
      if (before) return get(before.id)
      if (request.vary === undefined) throw studyRefused([{ pointer: '/vary', message: 'is required' }])
      const study = newStudy(`01900000-0000-7000-8000-${String(studies.size).padStart(12, '0')}`, request, baseUrl())
      studies.set(study.study_id, study)
      if (key !== undefined) keys.set(key, { body, id: study.study_id })
      return study
    },
    get: async (id) => get(id),
    progress: async (id) => {
      asked++
      const { status, points } = get(id)
      return { status, ...points }
    },
    running: async (id) => get(id).running,
    list: async ({ limit, before, ref, status }) =>
      [...studies.values()]
        .reverse()
        .filter((s) => (before === undefined || s.study_id < before) && (ref === undefined || s.ref === `${ref}@1`))
        .filter((s) => status === undefined || s.status === status)
        .slice(0, limit)
        .map(
          ({ study_hash: _, columns: __, statistics: ___, running: ____, warnings: _____, request, ...summary }) => ({
            ...summary,
            kind: request.vary.kind,
          }),
        ),
    cancel: async (id) => {
      const { status, points } = get(id)
      if (status === 'queued' || status === 'running') become(id, 'cancelled', points.done, points.failed)
      return get(id)
    },
    points: async (id, { columns, status }, from, limit) => {
      const kept = COLUMNS.filter(({ name }) => columns?.includes(name) ?? true)
      const found = ROWS.filter((row) => status === undefined || row[2] === status)
      const page = found.filter(([point]) => point >= from).slice(0, limit)
      const last = page.at(-1)?.[0]
      return {
        study_id: get(id).study_id,
        columns: kept,
        rows: page.map((row) => kept.map((column) => row[COLUMNS.indexOf(column)] ?? null)),
        total: found.length,
        next: last !== undefined && last < TOTAL - 1 ? last + 1 : null,
      }
    },
    file: async (id, format) => {
      const { study_id } = get(id)
      const folder = mkdtempSync(join(tmpdir(), 'keelson-fake-'))
      folders.add(folder)
      const path = join(folder, `${study_id}.${format}`)
      writeFileSync(path, format === 'csv' ? FAKE_CSV : FAKE_PARQUET)
      return {
        path,
        done: () => {
          rmSync(folder, { recursive: true, force: true })
          folders.delete(folder)
        },
      }
    },
    record: async (id, point) => {
      if (point >= get(id).points.total) throw new ServiceProblem('unknown_point', `point ${point} is none of ${TOTAL}`)
      return { run_id: `run of ${point}` } as RunResponse
    },
    prune: async () => 0,
    resume: async () => {},
    report: async (id) => `<!doctype html><title>Study ${get(id).study_id}</title>`,
    sections: async (id) => `<section>${get(id).study_id}</section>`,
    stop: async () => {},
    close: async () => {},
  }
}

function newStudy(id: string, request: StudyRequest, baseUrl: string): Study {
  return {
    study_id: id,
    location: `${baseUrl}/api/studies/${id}`,
    ref: `${request.ref.replace(/@\d+$/, '')}@1`,
    title: 'Fixture',
    status: 'queued',
    reason: null,
    points: { total: TOTAL, done: 0, failed: 0 },
    study_hash: null,
    columns: COLUMNS,
    statistics: null,
    running: null,
    warnings: [],
    created: CREATED,
    finished: null,
    report_url: `${baseUrl}/studies/${id}/report`,
    request,
  }
}

const runningAt = (done: number): RunningStatistics | null =>
  done === 0
    ? null
    : {
        so_far: `so far, of ${done} of ${TOTAL} points`,
        points: { total: TOTAL, done },
        statuses: { PASS: done, FAIL: 0, ERROR: 0, SKIPPED: 0 },
        confidence: 0.95,
        outputs: [],
      }

const doneWith = (done: number): Pick<Study, 'study_hash' | 'statistics'> => ({
  study_hash: 'a'.repeat(64),
  statistics: {
    statuses: { PASS: done - 1, FAIL: 1, ERROR: 0 },
    outputs: [{ output: 'length', count: 4, minimum: 1, maximum: 4, minimum_at: 0, maximum_at: 3, mean: 2.5 }],
    limits: {},
  },
})

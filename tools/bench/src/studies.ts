/**
 * What a study costs: its points a second beside the bare rate of the same points on as many threads, in turns; how quick
 * runs are beside it; and a million points, with the memory that they take and a sample of them run one by one.
 */
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  peakMegabytes,
  processorMs,
  residentMegabytes,
  type Server,
  startServer,
} from '@keelson/service/server-process.ts'
import type { Study, StudyRequest } from '@keelson/studies'
import type { BarePoints, Way } from './bare-points.ts'
import { quantile, rounded } from './statistics.ts'
import { load } from './throughput.ts'

const REF = 'modelrepo:wall-thickness-quickcheck'
const BESIDE = 'modelrepo:catenary'
const THREADS = 2
const CONNECTIONS = 4
const COMPARED = 200
const POLL_MS = 100
const THOUSAND = 1000

/** Seconds on the clock and of processors, over which so many points went. */
interface Took {
  readonly points_per_second: number
  readonly points_per_processor_second: number
}

export async function studies(folder: string, quick: boolean) {
  const server = await startServer({
    KEELSON_DATA_DIR: join(folder, 'studies'),
    KEELSON_STUDY_WORKERS: String(THREADS),
  })
  try {
    return {
      ref: REF,
      threads: THREADS,
      rate: await rates(server, quick ? 50_000 : 200_000, quick ? 2 : 3),
      runs_beside: await runsBeside(server, quick ? 5 : 15),
      million: await million(server, quick ? 100_000 : 1_000_000),
    }
  } finally {
    await server.end('SIGTERM')
  }
}

const grid = (points: number): StudyRequest => ({
  ref: REF,
  vary: {
    kind: 'grid',
    axes: [
      { param: 'wall_thickness', from: 10, to: 30, count: points / THOUSAND, unit: 'mm' },
      { param: 'design_pressure', from: 5, to: 25, count: THOUSAND, unit: 'MPa' },
    ],
  },
})

async function rates(server: Server, points: number, turns: number) {
  const request = grid(points)
  await ended(server, await taken(server, grid(10_000)))
  const all: { study: Took; bare: Took; calculations: Took }[] = []
  for (let turn = 0; turn < turns; turn++) {
    const bare = await bareRate(request, points, 'points')
    const study = await studyRate(server, request, points)
    all.push({ study, bare, calculations: await bareRate(request, points, 'calculations') })
  }
  const middle = (of: (turn: (typeof all)[number]) => number) => quantile(all.map(of), 0.5)
  return {
    points,
    ratio_to_bare: middle((t) => t.study.points_per_second / t.bare.points_per_second),
    ratio_to_bare_by_processor: middle((t) => t.study.points_per_processor_second / t.bare.points_per_processor_second),
    ratio_to_calculations: middle((t) => t.study.points_per_second / t.calculations.points_per_second),
    ratio_to_calculations_by_processor: middle(
      (t) => t.study.points_per_processor_second / t.calculations.points_per_processor_second,
    ),
    turns: all,
  }
}

/** From the request until the study is done, its summary among it. */
async function studyRate(server: Server, request: StudyRequest, points: number): Promise<Took> {
  const pid = server.process.pid ?? 0
  const [begun, before] = [performance.now(), processorMs(pid)]
  await ended(server, await taken(server, request))
  return took(points, (performance.now() - begun) / 1000, (processorMs(pid) - before) / 1000)
}

/** The threads are warm when the clock begins, those of the study as well: its server has done one before. */
async function bareRate(request: StudyRequest, points: number, way: Way): Promise<Took> {
  const count = points / THREADS
  const workers = Array.from({ length: THREADS }, (_, k) => {
    const workerData: BarePoints = { request, way, first: k * count, count }
    return new Worker(new URL('./bare-points.ts', import.meta.url), { workerData })
  })
  await Promise.all(workers.map((worker) => said(worker)))
  const begun = performance.now()
  const answers = workers.map((worker) => said(worker) as Promise<{ readonly cpu_s: number }>)
  for (const worker of workers) worker.postMessage('go')
  const cpu = (await Promise.all(answers)).reduce((sum, { cpu_s }) => sum + cpu_s, 0)
  return took(points, (performance.now() - begun) / 1000, cpu)
}

const said = (worker: Worker): Promise<unknown> =>
  new Promise((done, failed) => worker.once('message', done).once('error', failed))

const took = (points: number, seconds: number, processor: number): Took => ({
  points_per_second: rounded(points / seconds),
  points_per_processor_second: rounded(points / processor),
})

/** How long a run takes beside a study and without one, in turns. */
async function runsBeside(server: Server, seconds: number) {
  const { example } = (await server.get(`/api/workflows/${BESIDE.replace(':', '/')}`)).json.versions[0]
  const body = JSON.stringify({ ref: BESIDE, params: example })
  await load(server.url, body, 2, CONNECTIONS)
  const idle = await load(server.url, body, seconds, CONNECTIONS)
  const id = await taken(server, grid(2_000_000))
  while ((await studyAt(server, id)).points.done === 0) await wait(POLL_MS)
  const beside = await load(server.url, body, seconds, CONNECTIONS)
  const { status } = await studyAt(server, id)
  if (status !== 'running') throw new Error(`the study beside the runs is ${status}`)
  await fetch(`${server.url}/api/studies/${id}`, { method: 'DELETE' })
  await ended(server, id)
  return { ref: BESIDE, connections: CONNECTIONS, p99_ratio: rounded(beside.p99_ms / idle.p99_ms), idle, beside }
}

async function million(server: Server, points: number) {
  const pid = server.process.pid ?? 0
  const [begun, before, before_mb] = [performance.now(), processorMs(pid), residentMegabytes(pid)]
  const id = await taken(server, grid(points))
  const { points: found, study_hash } = await ended(server, id)
  const seconds = rounded((performance.now() - begun) / 1000)
  const processor_s = rounded((processorMs(pid) - before) / 1000)
  for (let n = 0; n < COMPARED; n++) await compare(server, id, Math.floor(Math.random() * points))
  return {
    ...found,
    seconds,
    processor_s,
    before_mb,
    peak_mb: peakMegabytes(pid),
    heap_used_mb: await heapMegabytes(server),
    study_hash,
    equal_to_runs: COMPARED,
  }
}

/** Live objects of the main thread, MB; those of the threads of a study end with it. */
async function heapMegabytes(server: Server): Promise<number> {
  const { text } = await server.get('/metrics')
  return rounded(Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(text)?.[1]) / 1e6)
}

/** Throws where a point is not what a run of it gives. */
async function compare(server: Server, id: string, point: number): Promise<void> {
  const path = `/api/studies/${id}/points`
  const [[found]] = (await server.get(`${path}?columns=result_hash&from=${point}&limit=1`)).json.rows
  const run = (await server.post(`${path}/${point}/run`, {})).json
  if (found !== run.determinism.result_hash) throw new Error(`point ${point} is not its run`)
}

async function taken(server: Server, request: StudyRequest): Promise<string> {
  const { status, json, text } = await server.post('/api/studies', request)
  if (status !== 202) throw new Error(text)
  return json.study_id
}

const studyAt = async (server: Server, id: string): Promise<Study> => (await server.get(`/api/studies/${id}`)).json

async function ended(server: Server, id: string): Promise<Study> {
  for (;;) {
    const study = await studyAt(server, id)
    if (study.status === 'failed') throw new Error(`the study failed: ${study.reason}`)
    if (study.finished !== null) return study
    await wait(POLL_MS)
  }
}

/**
 * What the record costs in PostgreSQL beside SQLite, and studies on workers beside threads: side by side in one run, over a server
 * of its own with its fsync on.
 */
import { join } from 'node:path'
import { POINT_MS } from '@keelson/service/fixtures/studied.ts'
import { emptyFleet, type Fleet, type WorkerProcess } from '@keelson/service/fleet/fleet-kit.ts'
import { processorMs, startServer } from '@keelson/service/server-process.ts'
import type { Service } from '@keelson/service/service.ts'
import { done, lengths, studiedService, until } from '@keelson/service/studies/study-kit.ts'
import { quantile, rounded } from './statistics.ts'
import { load } from './throughput.ts'

const WAITING = { ref: 'modelrepo:witnessed', ms: 5 }
const QUEUED = 1000

export async function fleet(folder: string, quick: boolean) {
  const made = await emptyFleet({ isOwn: true, settings: { fsync: 'on' } })
  const plain = await studiedService(join(folder, 'fleet-beside'))
  try {
    return {
      runs: await runs(made, folder, quick ? 300 : 2000),
      beside: await beside(made, folder, quick ? 5 : 15),
      points: await points(made, plain, quick ? 20_000 : 100_000, quick ? 2 : 5),
      scale: await scale(made, quick ? 1500 : 6000),
      queued: await queued(made, quick ? 200 : QUEUED),
    }
  } finally {
    await plain.close()
    await made.close()
  }
}

/** Milliseconds of a run over HTTP, each recorded before it is answered, one after the other and in turns. */
async function runs(made: Fleet, folder: string, count: number) {
  const common = { KEELSON_STUDY_WORKERS: '1' }
  const servers = {
    sqlite: await startServer({ ...common, KEELSON_DATA_DIR: join(folder, 'runs-sqlite') }),
    postgresql: await startServer({
      ...common,
      KEELSON_DATA_DIR: join(folder, 'runs-postgresql'),
      KEELSON_DATABASE: made.url,
    }),
  }
  const { example } = (await servers.sqlite.get(`/api/workflows/${RUN.replace(':', '/')}`)).json.versions[0]
  const times = { sqlite: [] as number[], postgresql: [] as number[] }
  for (let n = 0; n < count + WARM; n++)
    for (const name of ['sqlite', 'postgresql'] as const) {
      const begun = performance.now()
      const { status } = await servers[name].post('/api/run', { ref: RUN, params: example })
      if (status !== 200) throw new Error(`${name} answered ${status}`)
      if (n >= WARM) times[name].push(performance.now() - begun)
    }
  for (const server of Object.values(servers)) await server.end('SIGTERM')
  const of = (list: readonly number[]) => ({ p50_ms: quantile(list, 0.5), p95_ms: quantile(list, 0.95) })
  const [sqlite, postgresql] = [of(times.sqlite), of(times.postgresql)]
  return { ref: RUN, count, p50_ratio: rounded(postgresql.p50_ms / sqlite.p50_ms), sqlite, postgresql }
}
const RUN = 'modelrepo:catenary'
const WARM = 100

/** How long a run takes beside two workers of this machine that are busy throughout, and without them. */
async function beside(made: Fleet, folder: string, seconds: number) {
  const server = await startServer({
    KEELSON_DATA_DIR: join(folder, 'beside'),
    KEELSON_DATABASE: made.url,
    KEELSON_STUDY_WORKERS: '0',
  })
  const { example } = (await server.get(`/api/workflows/${RUN.replace(':', '/')}`)).json.versions[0]
  const body = JSON.stringify({ ref: RUN, params: example })
  await load(server.url, body, 2, CONNECTIONS)
  const idle = await load(server.url, body, seconds, CONNECTIONS)
  const service = await made.service()
  const workers = [await made.worker({ goesLast: true }), await made.worker({ goesLast: true })]
  const ids: string[] = []
  for (let n = 0; n < MANY; n++) ids.push((await service.studies.create(lengths('instant', 100_000))).study_id)
  await until(async () => (await service.fleet()).workers.filter(({ doing }) => doing.length > 0).length === 2)
  const busy = await load(server.url, body, seconds, CONNECTIONS)
  const { status } = await service.studies.progress(ids.at(-1) ?? '')
  for (const id of ids) await service.studies.cancel(id)
  for (const worker of workers) await worker.stop()
  await server.end('SIGTERM')
  if (status === 'done') throw new Error('the workers were idle before the runs were')
  return { connections: CONNECTIONS, p99_ratio: rounded(busy.p99_ms / idle.p99_ms), idle, busy }
}
const CONNECTIONS = 4
/** Studies that keep two workers busy for as long as is measured. */
const MANY = 8

/** Processor time of one point of the cheapest workflow: on two threads of one process, and on two workers with their service. */
async function points(made: Fleet, plain: Service, count: number, turns: number) {
  const service = await made.service()
  const workers = [await made.worker(), await made.worker()]
  const request = lengths('instant', count)
  const all: { threads: number; fleet: number; threads_s: number; fleet_s: number }[] = []
  for (let turn = -1; turn < turns; turn++) {
    const threads = await spent([], () => done(plain.studies, request))
    const fleet = await spent(workers, () => done(service.studies, request))
    const turned = { threads: threads.processor_ms, fleet: fleet.processor_ms }
    if (turn >= 0) all.push({ ...turned, threads_s: threads.seconds, fleet_s: fleet.seconds })
  }
  for (const worker of workers) await worker.stop()
  const middle = (of: (turn: (typeof all)[number]) => number) => quantile(all.map(of), 0.5)
  return {
    points: count,
    processor_ratio: rounded(middle((t) => t.fleet / t.threads)),
    clock_ratio: rounded(middle((t) => t.fleet_s / t.threads_s)),
    threads_us_per_point: rounded((middle((t) => t.threads) * 1000) / count),
    fleet_us_per_point: rounded((middle((t) => t.fleet) * 1000) / count),
  }
}

async function spent(workers: readonly WorkerProcess[], work: () => Promise<unknown>) {
  const pids = [process.pid, ...workers.map(({ child }) => child.pid ?? 0)]
  const sum = () => pids.reduce((ms, pid) => ms + processorMs(pid), 0)
  const [before, begun] = [sum(), performance.now()]
  await work()
  return { processor_ms: sum() - before, seconds: (performance.now() - begun) / 1000 }
}

/** Points that wait five milliseconds each, on one worker and on four: what the fleet adds to them does not grow with it. */
async function scale(made: Fleet, count: number) {
  const service = await made.service()
  const env = { [POINT_MS]: String(WAITING.ms) }
  const request = lengths('witnessed', count)
  const workers: WorkerProcess[] = []
  const rates: Record<string, { points_per_second: number; processor_us_per_point: number }> = {}
  for (const n of [1, 4]) {
    while (workers.length < n) workers.push(await made.worker({ env }))
    const { processor_ms, seconds } = await spent(workers, () => done(service.studies, request))
    rates[n] = {
      points_per_second: rounded(count / seconds),
      processor_us_per_point: rounded((processor_ms * 1000) / count),
    }
  }
  for (const worker of workers) await worker.stop()
  const ratio = (rates[4]?.points_per_second ?? 0) / (rates[1]?.points_per_second ?? 1)
  return { points: count, point_ms: WAITING.ms, four_over_one: rounded(ratio), workers: rates }
}

/** Studies that wait, with nobody to calculate them: taken, listed, cancelled. */
async function queued(made: Fleet, count: number) {
  const service = await made.service({ KEELSON_MAX_QUEUE: String(count) })
  const timed = async (work: () => Promise<unknown>) => {
    const begun = performance.now()
    await work()
    return performance.now() - begun
  }
  const ids: string[] = []
  const take = await timed(async () => {
    for (let n = 0; n < count; n++) ids.push((await service.studies.create(lengths('instant', 1000))).study_id)
  })
  const list = await timed(() => service.studies.list({ limit: 50, status: 'queued' }))
  const cancel = await timed(async () => {
    for (const id of ids) await service.studies.cancel(id)
  })
  const worker = await made.worker()
  const drain = await timed(() =>
    until(async () => (await service.fleet()).queues.every(({ waiting, active }) => waiting + active === 0)),
  )
  await worker.stop()
  return {
    count,
    take_ms_each: rounded(take / count),
    list_ms: rounded(list),
    cancel_ms_each: rounded(cancel / count),
    jobs_dropped_s: rounded(drain / 1000),
  }
}

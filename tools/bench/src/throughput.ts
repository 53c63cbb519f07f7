/** Durable runs per second over HTTP, beside a bare Fastify that echoes the same bodies, in turns. */
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Server, startServer } from '@keelson/service/server-process.ts'
import autocannon from 'autocannon'
import { quantile, rounded } from './statistics.ts'

const CONNECTIONS = 64
const TURNS = 3
const REF = 'modelrepo:catenary'

export interface Load {
  readonly per_second: number
  readonly p50_ms: number
  readonly p99_ms: number
  readonly refused: number
}
interface Runs extends Load {
  /** Processor time of the whole service, all its threads. */
  readonly processor_ms_per_run: number
}

export async function throughput(folder: string, seconds: number) {
  const server = await startServer({ KEELSON_DATA_DIR: join(folder, 'throughput') })
  const { example } = (await server.get(`/api/workflows/${REF.replace(':', '/')}`)).json.versions[0]
  const body = JSON.stringify({ ref: REF, params: example })
  const answer = (await server.post('/api/run', body)).text
  writeFileSync(join(folder, 'answer.json'), answer)
  const echo = await startEcho(join(folder, 'answer.json'))
  const turns: { echo: Load; runs: Runs; ratio: number }[] = []
  await load(server.url, body, 2)
  await load(echo.url, body, 2)
  for (let turn = 0; turn < TURNS; turn++) {
    const bare = await load(echo.url, body, seconds)
    const runs = await loadOfRuns(server, body, seconds)
    turns.push({ echo: bare, runs, ratio: rounded(runs.per_second / bare.per_second) })
  }
  echo.end()
  await server.end('SIGTERM')
  const middle = (of: (turn: (typeof turns)[number]) => number) => quantile(turns.map(of), 0.5)
  return {
    ref: REF,
    connections: CONNECTIONS,
    request_bytes: body.length,
    answer_bytes: answer.length,
    ratio: middle((t) => t.ratio),
    processor_ms_per_run: middle((t) => t.runs.processor_ms_per_run),
    turns,
  }
}

async function loadOfRuns(server: Server, body: string, seconds: number): Promise<Runs> {
  const before = await countedBy(server)
  const runs = await load(server.url, body, seconds)
  const after = await countedBy(server)
  return {
    ...runs,
    processor_ms_per_run: rounded((1000 * (after.seconds - before.seconds)) / (after.runs - before.runs)),
  }
}

/** What the service counts of itself: processor time and runs. */
async function countedBy(server: Server): Promise<{ readonly seconds: number; readonly runs: number }> {
  const { text } = await server.get('/metrics')
  const sum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)`, 'gm'))].reduce((all, m) => all + Number(m[1]), 0)
  return { seconds: sum('process_cpu_seconds_total'), runs: sum('keelson_runs_total') }
}

/** Runs of one body against /api/run from so many connections. */
export async function load(url: string, body: string, duration: number, connections = CONNECTIONS): Promise<Load> {
  const { requests, latency, non2xx } = await autocannon({
    url: `${url}/api/run`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections,
    duration,
  })
  return { per_second: rounded(requests.average), p50_ms: latency.p50, p99_ms: latency.p99, refused: non2xx }
}

async function startEcho(file: string): Promise<{ readonly url: string; readonly end: () => void }> {
  const echo = spawn(process.execPath, [fileURLToPath(new URL('./echo.ts', import.meta.url)), file])
  const said = Promise.withResolvers<string>()
  echo.stdout.on('data', (chunk) => said.resolve(/serves on (\S+)/.exec(String(chunk))?.[1] ?? ''))
  echo.on('exit', () => said.reject(new Error('the echo ended')))
  return { url: await said.promise, end: () => echo.kill() }
}

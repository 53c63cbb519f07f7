/**
 * Mutated requests over all workflows and routes: each is answered or refused in order, and the service is there at the
 * end. One piece of code for the few requests of `npm test` and the many of `npm run test:long`.
 */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { costOf } from '@keelson/engine'
import { readConfig } from '@keelson/service/config.ts'
import { httpApp } from '@keelson/service/http/app.ts'
import { operatorAt } from '@keelson/service/operator.ts'
import { residentMegabytes, type Server, startServer } from '@keelson/service/server-process.ts'
import { openService, ROOT, type Service } from '@keelson/service/service.ts'
import { ownerOf } from '@keelson/service/store/owner.ts'
import { pinnedRef, readParams } from '@keelson/workflow'
import { faultOf } from './judge.ts'
import { type Ground, mutatedRequest } from './requests.ts'
import { intoApp, overLoopback, type Send } from './send.ts'

export interface Weathered {
  readonly requests: number
  readonly workflows: number
  readonly routes: number
  /** How many answers each status had. */
  readonly statuses: Readonly<Record<string, number>>
  readonly slowest_ms: number
  /** Longest that the service said nothing to whoever asked whether it lives. */
  readonly silent_ms: number
  /** Resident memory of the service after each part of the requests. */
  readonly resident_mb: readonly number[]
}

const AT_ONCE = 8
/** Requests between two prunes, so that runs do not fill the disk. */
const PART = 5000
/** One in so many requests goes into the application without a socket. */
const INTO_APP = 10
/** The service and the longest of its bodies, several times over. */
const MOST_MB = 1500
const MOST_FAULTS = 10
/** Of resident memory, once caches are full. */
const MOST_GROWTH = 1.3
/** Between two questions whether the service lives. */
const ASKED_EVERY_MS = 100
/** Seconds that a run of a mutated request may take. */
const TIME_LIMIT_S = '10'

/**
 * Sends so many requests to a service with its data in `folder`. Throws with the faults and the numbers of their requests, and
 * where it was silent for longer than `silentMs`.
 */
export async function weathers(requests: number, seed: number, folder: string, silentMs: number): Promise<Weathered> {
  const limits = { KEELSON_TIME_LIMIT_S: TIME_LIMIT_S }
  const dataDir = join(folder, 'sent-to')
  const server = await startServer({ ...limits, KEELSON_DATA_DIR: dataDir, KEELSON_LOG_LEVEL: 'error' })
  const quiet = { KEELSON_DATA_DIR: join(folder, 'within'), KEELSON_PORT: '0', KEELSON_LOG_LEVEL: 'silent' }
  const beside = await openService(readConfig({ ...limits, ...quiet }, ROOT))
  const owner = ownerOf(dataDir)
  assert.ok(owner)
  const operator = operatorAt(server.url, owner)
  const listening = listen(server)
  const app = httpApp(beside)
  const loopback = overLoopback(server.url, AT_ONCE)
  const known = groundOf(beside, server, await pathsOf(server))
  const inject = intoApp(app, '127.0.0.1:0', known.host)
  const tally = { statuses: {} as Record<string, number>, slowest: 0, faults: [] as string[] }
  const resident: number[] = []
  try {
    for (let from = 0; from < requests && tally.faults.length < MOST_FAULTS; from += PART) {
      const ground = { ...known, runId: await recorded(server) }
      const numbers = Iterator.from(range(from, Math.min(from + PART, requests)))
      await Promise.all(Array.from({ length: AT_ONCE }, () => sendAll(numbers, ground)))
      resident.push(residentMegabytes(server.process.pid ?? 0))
      const now = new Date().toISOString()
      await operator.prune(now)
      await beside.prune(now)
    }
    assert.deepEqual(tally.faults, [], `seed ${seed}`)
    assert.ok(Math.max(...resident) < MOST_MB, `resident memory ${resident.join(', ')} MB`)
    assert.ok(growth(resident) < MOST_GROWTH, `resident memory grows: ${resident.join(', ')} MB`)
    const silent = await listening.end()
    assert.ok(silent < silentMs, `the service said nothing for ${silent} ms`)
    assert.equal((await server.get('/readyz')).status, 200)
    await recorded(server)
    assert.equal(await server.end('SIGTERM'), 0)
    const log = server
      .printed()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    assert.deepEqual(log.slice(0, MOST_FAULTS), [], 'no defect in the log')
  } finally {
    await listening.end()
    loopback.close()
    server.process.kill('SIGKILL')
    await app.close()
    await beside.close()
  }
  return {
    requests,
    workflows: known.sound.length,
    routes: known.paths.length,
    statuses: tally.statuses,
    slowest_ms: Math.round(tally.slowest),
    silent_ms: await listening.end(),
    resident_mb: resident,
  }

  async function sendAll(numbers: IteratorObject<number>, ground: Ground): Promise<void> {
    for (const n of numbers) {
      if (tally.faults.length >= MOST_FAULTS) return
      const request = mutatedRequest(seed, n, ground)
      const send: Send = n % INTO_APP === 0 && request.body ? inject : loopback.send
      const fault = await send(request).then(
        (answer) => {
          tally.statuses[answer.status] = (tally.statuses[answer.status] ?? 0) + 1
          tally.slowest = Math.max(tally.slowest, answer.ms)
          return faultOf(request.method, answer)
        },
        (error: Error) => `no answer: ${error.message}`,
      )
      const sent = `${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)}`
      if (fault !== undefined)
        tally.faults.push(`request ${n}: ${sent} ${request.body?.toString().slice(0, 400)}: ${fault}`)
    }
  }
}

/** Asks whether the service lives until it is told to end; then the longest wait for an answer. */
function listen(server: Server): { readonly end: () => Promise<number> } {
  let [goesOn, longest] = [true, 0]
  const asking = (async () => {
    while (goesOn) {
      const asked = performance.now()
      await server.get('/healthz').catch(() => {})
      longest = Math.max(longest, performance.now() - asked)
      await wait(ASKED_EVERY_MS)
    }
  })()
  return {
    end: async () => {
      goesOn = false
      await asking
      return Math.round(longest)
    },
  }
}

/** Of the parts after the first two, in which caches fill: the last by the first of them. */
const growth = (resident: readonly number[]): number => (resident.at(-1) ?? 0) / (resident[2] ?? resident.at(-1) ?? 1)

function* range(from: number, to: number): Generator<number> {
  for (let n = from; n < to; n++) yield n
}

async function pathsOf(server: Server): Promise<string[]> {
  const { endpoints } = (await server.get('/api/spec')).json
  return endpoints.map(({ path }: { readonly path: string }) => path)
}

const groundOf = ({ catalog }: Service, server: Server, paths: readonly string[]): Omit<Ground, 'runId'> => ({
  paths,
  host: new URL(server.url).host,
  sound: catalog.entries.flatMap(({ repo, id, versions }) =>
    versions.map(({ version, workflow: { contract, example, load } }) => ({
      ref: pinnedRef({ repo, id }, version),
      params: example,
      instant: !load && costOf(contract, readParams(contract, example).params) === 'instant',
    })),
  ),
})

/** A run that is sound, and its id. */
async function recorded(server: Server): Promise<string> {
  const ref = 'modelrepo:catenary'
  const { example } = (await server.get('/api/workflows/modelrepo/catenary')).json.versions[0]
  const { status, json } = await server.post('/api/run', { ref, params: example })
  assert.equal(status, 200)
  return json.run_id
}

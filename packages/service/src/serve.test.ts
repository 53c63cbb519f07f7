/** The real server as a process: it starts quickly and quietly, stops politely, and loses nothing when it is killed. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { canonicalText } from '@keelson/workflow'
import { client, type Json, type TestService, temporaryFolder } from './testing.ts'

/** Kills of the service in the midst of runs. */
const KILLS = 1
const AT_ONCE = 8
/** Goal for the start on a quiet machine, and how much slower a loaded one may be. */
const LISTENING_MS = 1500
const LOADED = 3
const REF = 'modelrepo:on-bottom-stability-f109'
const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url))

interface Server extends Pick<TestService, 'get' | 'post'> {
  readonly process: ChildProcess
  readonly url: string
  readonly startMs: number
  readonly printed: () => string
  /** Sends a signal and waits for the end. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>
}

function launch(env: Readonly<Record<string, string>>) {
  const server = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH ?? '', KEELSON_PORT: '0', ...env } })
  let printed = ''
  const keep = (chunk: Buffer) => {
    printed += chunk
  }
  server.stdout.on('data', keep)
  server.stderr.on('data', keep)
  const ended = new Promise<number | null>((done) => server.once('close', done))
  return { server, printed: () => printed, ended }
}

async function start(t: TestContext, dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const begun = performance.now()
  const { server, printed, ended } = launch({ KEELSON_DATA_DIR: dataDir, KEELSON_LOG_LEVEL: 'warn', ...env })
  t.after(() => server.kill('SIGKILL'))
  let url: string | undefined
  for (let n = 0; n < 3000 && url === undefined && server.exitCode === null; n++) {
    await wait(10)
    url = /serves on (\S+)/.exec(printed())?.[1]
  }
  if (url === undefined) throw new Error(`the server did not start: ${printed()}`)
  const end = (signal: NodeJS.Signals) => {
    server.kill(signal)
    return ended
  }
  return { process: server, url, startMs: performance.now() - begun, printed, end, ...client(url) }
}

describe('the server', () => {
  it('listens within 1.5 s and prints no warning', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const server = await start(t, folder)
    t.diagnostic(`listening after ${Math.round(server.startMs)} ms`)
    await server.post('/api/run', { ref: REF })
    assert.equal(await server.end('SIGTERM'), 0)
    assert.doesNotMatch(server.printed(), /warning|deprecat|FSTDEP/i)
    assert.ok(server.startMs < LISTENING_MS * LOADED, `${server.startMs} ms`)
  })
  it('finishes what runs when it is asked to stop, and takes nothing new', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const server = await start(t, folder)
    const running = server.post('/api/run', { ref: REF })
    await wait(150)
    const asked = performance.now()
    const ended = server.end('SIGTERM')
    const { status, json } = await running
    assert.equal(status, 200)
    assert.equal(json.status, 'PASS')
    assert.equal(await ended, 0)
    assert.ok(performance.now() - asked < 20_000, 'a connection that is kept alive does not hold it up')
    await assert.rejects(server.get('/healthz'))
    const again = await start(t, folder)
    assert.deepEqual((await again.get(`/api/runs/${json.run_id}`)).json.result, json.result)
    assert.equal(await again.end('SIGINT'), 0)
  })

  it('serves every run that it answered, whole and with its hash right, after it was killed', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const answered = new Map<string, Json>()
    for (let round = 0; round < KILLS; round++) {
      const server = await start(t, folder)
      const params = { ...(await exampleOf(server)) }
      const callers = Array.from({ length: AT_ONCE }, (_, n) => callUntilKilled(server, params, n, answered))
      const before = answered.size
      for (let n = 0; n < 3000 && answered.size < before + 40; n++) await wait(10)
      assert.ok(answered.size >= before + 40, 'enough runs were answered')
      await server.end('SIGKILL')
      await Promise.all(callers)
    }
    const server = await start(t, folder)
    for (const [runId, response] of answered) {
      const { status, json } = await server.get(`/api/runs/${runId}`)
      assert.equal(status, 200)
      assert.deepEqual({ ...json, report_url: null }, { ...response, report_url: null }, 'the port alone has changed')
      const file = await server.get(`/api/runs/${runId}/artifacts/summary.json`)
      const digest = createHash('sha256').update(file.text).digest('hex')
      assert.equal(digest, response.result.outputs.find((o: Json) => o.basename === 'summary.json').sha256)
      assert.equal(file.json.result_hash, resultHash(json.result))
    }
    for (let next: string | null = '', n = 0; next !== null && n < 1000; n++) {
      const page: Json = (await server.get(`/api/runs?limit=500${next && `&before=${next}`}`)).json
      for (const { run_id } of page.runs) assert.equal((await server.get(`/api/runs/${run_id}`)).status, 200, 'whole')
      next = page.next
    }
    assert.equal((await server.post('/api/run', { ref: REF, params: await exampleOf(server) })).status, 200)
    await server.end('SIGTERM')
  })

  it('takes its child processes with it when it is killed, and what they wrote', async (t) => {
    const folder = temporaryFolder()
    const temporary = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    t.after(() => rmSync(temporary, { recursive: true }))
    const children = () => readdirSync(temporary).filter((name) => name.startsWith('keelson-child-'))
    const server = await start(t, folder, { TMPDIR: temporary })
    const running = server.post('/api/run', { ref: REF }).catch(() => undefined)
    for (let n = 0; n < 500 && children().length === 0; n++) await wait(10)
    await wait(250)
    await server.end('SIGKILL')
    await running
    for (let n = 0; n < 500 && children().length > 0; n++) await wait(20)
    assert.deepEqual(children(), [])
  })

  it('ends with 2 and a sentence for settings that make no sense', async () => {
    const { printed, ended } = launch({ KEELSON_HOST: '0.0.0.0' })
    assert.equal(await ended, 2)
    assert.match(printed(), /^keelson: KEELSON_HOST must be a loopback address/)
  })

  it('says which setting to change where the port is taken', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const server = await start(t, folder)
    const { printed, ended } = launch({ KEELSON_DATA_DIR: folder, KEELSON_PORT: new URL(server.url).port })
    assert.equal(await ended, 1)
    assert.match(printed(), /EADDRINUSE.*KEELSON_PORT/)
    await server.end('SIGTERM')
  })
})

const exampleOf = async (server: Server): Promise<Json> =>
  (await server.get('/api/workflows/modelrepo/on-bottom-stability-f109')).json.versions[0].example

/** Sends runs one after another, each of its own, until the service is gone; keeps what was answered. */
async function callUntilKilled(server: Server, params: Json, caller: number, answered: Map<string, Json>) {
  for (let n = 0; n < 10_000; n++) {
    const water_depth = 60 + caller + n / 1000
    const answer = await server
      .post('/api/run', { ref: REF, params: { ...params, water_depth } })
      .catch(() => undefined)
    if (!answer) return
    if (answer.status === 200) answered.set(answer.json.run_id, answer.json)
  }
}

/** The hash of a result whose tables and maps are carried whole. */
const resultHash = ({ values, checks, tables }: Json): string =>
  createHash('sha256').update(canonicalText({ values, checks, tables })).digest('hex')

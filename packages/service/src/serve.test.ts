/** The real server as a process: it starts quickly and quietly, stops politely, and takes its children with it. */
import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { CHILD_FOLDER } from './engines/child-folder.ts'
import { launch, processorMs, type Server, startServer } from './server-process.ts'
import { temporaryFolder } from './testing.ts'

/** Goal for the start on a quiet machine, in time on its processors, and how much more of that a shared one may take. */
const LISTENING_MS = 1500
const SHARED = 2
/** So long Fastify keeps a connection without requests. */
const KEPT_ALIVE_MS = 72_000
const REF = 'modelrepo:on-bottom-stability-f109'

const childrenIn = (temporary: string): string[] =>
  readdirSync(temporary).filter((name) => name.startsWith(CHILD_FOLDER))

/** Until a run is in a child process: its folder is there, and the service has had two turns to start it. */
async function hasBegun(server: Server, temporary: string): Promise<void> {
  for (let n = 0; n < 3000 && childrenIn(temporary).length === 0; n++) await wait(10)
  assert.notDeepEqual(childrenIn(temporary), [])
  for (let turn = 0; turn < 2; turn++) await server.get('/healthz')
}

async function start(t: TestContext, dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = await startServer({ KEELSON_DATA_DIR: dataDir, ...env })
  t.after(() => server.process.kill('SIGKILL'))
  return server
}

describe('the server', () => {
  it('listens after 1.5 s of work and prints no warning', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const server = await start(t, folder)
    const worked = processorMs(server.process.pid ?? 0)
    t.diagnostic(`listening after ${Math.round(server.startMs)} ms, ${worked} ms of work`)
    await server.post('/api/run', { ref: REF })
    assert.equal(await server.end('SIGTERM'), 0)
    assert.doesNotMatch(server.printed(), /warning|deprecat|FSTDEP/i)
    const took = Number.isNaN(worked) ? server.startMs : worked
    assert.ok(took < LISTENING_MS * SHARED, `${took} ms`)
  })
  it('finishes what runs when it is asked to stop, and takes nothing new', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const temporary = temporaryFolder()
    t.after(() => rmSync(temporary, { recursive: true }))
    const server = await start(t, folder, { TMPDIR: temporary })
    const running = server.post('/api/run', { ref: REF })
    await hasBegun(server, temporary)
    const asked = performance.now()
    const ended = server.end('SIGTERM')
    const { status, json } = await running
    assert.equal(status, 200)
    assert.equal(json.status, 'PASS')
    assert.equal(await ended, 0)
    assert.ok(performance.now() - asked < KEPT_ALIVE_MS, 'a connection that is kept alive does not hold it up')
    await assert.rejects(server.get('/healthz'))
    const again = await start(t, folder)
    assert.deepEqual((await again.get(`/api/runs/${json.run_id}`)).json.result, json.result)
    assert.equal(await again.end('SIGINT'), 0)
  })

  it('takes its child processes with it when it is killed, and what they wrote', async (t) => {
    const folder = temporaryFolder()
    const temporary = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    t.after(() => rmSync(temporary, { recursive: true }))
    const server = await start(t, folder, { TMPDIR: temporary })
    const running = server.post('/api/run', { ref: REF }).catch(() => undefined)
    await hasBegun(server, temporary)
    await server.end('SIGKILL')
    await running
    for (let n = 0; n < 1500 && childrenIn(temporary).length > 0; n++) await wait(20)
    assert.deepEqual(childrenIn(temporary), [])
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
    const other = temporaryFolder()
    t.after(() => rmSync(other, { recursive: true }))
    const { printed, ended } = launch({ KEELSON_DATA_DIR: other, KEELSON_PORT: new URL(server.url).port })
    assert.equal(await ended, 1)
    assert.match(printed(), /EADDRINUSE.*KEELSON_PORT/)
    await server.end('SIGTERM')
  })
})

/** The real server as a process: it starts quickly and quietly, stops politely, and takes its children with it. */
import assert from 'node:assert/strict'
import { readdirSync, rmSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { launch, type Server, startServer } from './server-process.ts'
import { temporaryFolder } from './testing.ts'

/** Goal for the start on a quiet machine, and how much slower a loaded one may be. */
const LISTENING_MS = 1500
const LOADED = 3
const REF = 'modelrepo:on-bottom-stability-f109'

async function start(t: TestContext, dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = await startServer({ KEELSON_DATA_DIR: dataDir, ...env })
  t.after(() => server.process.kill('SIGKILL'))
  return server
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

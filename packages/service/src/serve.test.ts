/** The real server as a process: it starts quickly and quietly, stops politely, and takes its children with it. */
import assert from 'node:assert/strict'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { launch, type Server, startServer } from './server-process.ts'
import { temporaryFolder } from './testing.ts'

/** Goal for the start on a quiet machine, and how much more processor time a loaded one may take for it. */
const LISTENING_S = 1.5
const LOADED = 3
const REF = 'modelrepo:on-bottom-stability-f109'

async function start(t: TestContext, dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<Server> {
  const server = await startServer({ KEELSON_DATA_DIR: dataDir, ...env })
  t.after(() => server.process.kill('SIGKILL'))
  return server
}

const childrenIn = (temporary: string) => readdirSync(temporary).filter((name) => name.startsWith('keelson-child-'))
/** Until a run has its child process. */
async function childOf(temporary: string): Promise<void> {
  for (let n = 0; n < 3000 && childrenIn(temporary).length === 0; n++) await wait(10)
}

/** Processor time of all threads of the process so far, where the system says; else the time that has passed. */
function workedSeconds({ process: { pid }, startMs }: Server): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S
  } catch {
    return startMs / 1000
  }
}
const TICKS_PER_S = 100

describe('the server', () => {
  it('starts with little work and prints no warning', async (t) => {
    const folder = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    const server = await start(t, folder)
    const worked = workedSeconds(server)
    t.diagnostic(`listening after ${Math.round(server.startMs)} ms and ${worked} s of processor time`)
    await server.post('/api/run', { ref: REF })
    assert.equal(await server.end('SIGTERM'), 0)
    assert.doesNotMatch(server.printed(), /warning|deprecat|FSTDEP/i)
    assert.ok(worked < LISTENING_S * LOADED, `${worked} s of processor time`)
  })
  it('finishes what runs when it is asked to stop, and takes nothing new', async (t) => {
    const folder = temporaryFolder()
    const temporary = temporaryFolder()
    t.after(() => rmSync(folder, { recursive: true }))
    t.after(() => rmSync(temporary, { recursive: true }))
    const server = await start(t, folder, { TMPDIR: temporary })
    const running = server.post('/api/run', { ref: REF })
    await childOf(temporary)
    const asked = performance.now()
    const ended = server.end('SIGTERM')
    const { status, json } = await running
    assert.equal(status, 200)
    assert.equal(json.status, 'PASS')
    assert.equal(await ended, 0)
    assert.ok(performance.now() - asked < 60_000, 'a connection that is kept alive does not hold it up')
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
    await childOf(temporary)
    await wait(250)
    await server.end('SIGKILL')
    await running
    for (let n = 0; n < 500 && childrenIn(temporary).length > 0; n++) await wait(20)
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
    const { printed, ended } = launch({ KEELSON_DATA_DIR: folder, KEELSON_PORT: new URL(server.url).port })
    assert.equal(await ended, 1)
    assert.match(printed(), /EADDRINUSE.*KEELSON_PORT/)
    await server.end('SIGTERM')
  })
})

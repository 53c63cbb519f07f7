/** Claims about a second start, and about the command line beside a service: one process works on a data folder. */
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { launch, type Server, startServer } from './server-process.ts'
import { openService, ROOT } from './service.ts'
import { ownerOf, takeFolder } from './store/owner.ts'
import { until } from './studies/study-kit.ts'
import { temporaryFolder } from './testing.ts'

const KEELSON = fileURLToPath(new URL('../../cli/bin/keelson.cjs', import.meta.url))
const POINTS = 6000
const STUDY = {
  ref: 'modelrepo:wall-thickness-quickcheck',
  vary: { kind: 'grid', axes: [{ param: 'wall_thickness', from: 12, to: 20, count: POINTS, unit: 'mm' }] },
}

it('a service whose stores cannot be opened gives the folder back', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'ledger.sqlite'), 'no database'.repeat(1000))
  const config = readConfig({ KEELSON_DATA_DIR: folder, KEELSON_LOG_LEVEL: 'silent' }, ROOT)
  await assert.rejects(openService(config), /not a database/)
  takeFolder(folder, 'serve').release()
  rmSync(folder, { recursive: true })
})

describe('one process works on a data folder', () => {
  const folder = temporaryFolder()
  const env = { KEELSON_DATA_DIR: join(folder, 'data'), KEELSON_LOG_LEVEL: 'warn' }
  let server: Server
  before(async () => {
    server = await startServer(env)
  })
  after(async () => {
    server.process.kill('SIGKILL')
    await server.ended
    rmSync(folder, { recursive: true, force: true })
  })
  async function keelson(...args: string[]) {
    const settings = { PATH: process.env.PATH ?? '', ...env }
    const child = spawn(process.execPath, [KEELSON, ...args], { env: settings })
    let [out, err] = ['', '']
    child.stdout.on('data', (part) => (out += part))
    child.stderr.on('data', (part) => (err += part))
    const [code] = await once(child, 'close')
    return { code, out, err }
  }

  it('a second start stops at once and says who has the folder, while a study is calculated once', async () => {
    const { json: study } = await server.post('/api/studies', STUDY)
    const { printed, ended } = launch(env)
    assert.equal(await ended, 1)
    assert.match(
      printed(),
      new RegExp(
        `keelson: the data folder .* is in use by keelson serve at ${server.url} \\(process ${server.process.pid}`,
      ),
    )
    const now = async () => (await server.get(`/api/studies/${study.study_id}`)).json
    while ((await now()).finished === null) await new Promise((done) => setTimeout(done, 50))
    const { status, points } = await now()
    assert.deepEqual([status, points], ['done', { total: POINTS, done: POINTS, failed: 0 }])
  })

  it('a command records by the service that runs, and reads, publishes and replays what is recorded there', async () => {
    const ran = await keelson('run', 'modelrepo:wall-thickness-quickcheck', '--example', '--json')
    assert.equal(ran.code, 0, ran.err)
    const { run_id } = JSON.parse(ran.out)
    assert.equal((await server.get(`/api/runs/${run_id}`)).status, 200)
    const out = join(folder, 'report.html')
    assert.equal((await keelson('report', run_id, '--out', out)).code, 0)
    assert.match(readFileSync(out, 'utf8'), new RegExp(run_id))
    assert.match((await keelson('replay', run_id)).out, /^identical: /)
    assert.match((await keelson('publish', run_id)).out, new RegExp(`${server.url}/reports/${run_id}`))
    const unknown = await keelson('report', '01900000-0000-7000-8000-000000000000')
    assert.deepEqual(
      [unknown.code, unknown.err],
      [2, 'keelson: no run 01900000-0000-7000-8000-000000000000 is recorded here\n'],
    )
  })

  it('a study of the command line is calculated by the service that runs', async () => {
    const file = join(folder, 'study.json')
    writeFileSync(
      file,
      JSON.stringify({ ...STUDY, vary: { kind: 'grid', axes: [{ ...STUDY.vary.axes[0], count: 7 }] } }),
    )
    const out = join(folder, 'study')
    const { code, err } = await keelson('study', file, '--out', out)
    assert.equal(code, 0, err)
    const { study_id } = JSON.parse(readFileSync(join(out, 'study.json'), 'utf8'))
    assert.equal((await server.get(`/api/studies/${study_id}`)).json.status, 'done')
    assert.equal(readFileSync(join(out, 'points.csv'), 'utf8').trim().split('\n').length, 8)
  })

  it('what an operator can do is done for nobody without the secret of the folder', async () => {
    const { run_id } = (await server.post('/api/run', { ref: STUDY.ref })).json
    const publish = (headers: Record<string, string>) => server.post('/operations/publish', [run_id], headers)
    for (const headers of [
      {},
      { authorization: 'Bearer x' },
      { authorization: ownerOf(env.KEELSON_DATA_DIR)?.secret ?? '' },
    ] as Record<string, string>[])
      assert.deepEqual([(await publish(headers)).status, (await publish(headers)).json.code], [404, 'unknown_route'])
    const secret = ownerOf(env.KEELSON_DATA_DIR)?.secret
    assert.equal((await publish({ authorization: `Bearer ${secret}` })).status, 200)
    assert.equal((await server.post('/operations/toString', [], { authorization: `Bearer ${secret}` })).status, 404)
  })

  it('a service that has stopped leaves the folder to the next, and a killed one too', async () => {
    assert.equal(await server.end('SIGTERM'), 0)
    assert.equal(existsSync(join(env.KEELSON_DATA_DIR, 'owner.json')), false)
    const killed = await startServer(env)
    await killed.end('SIGKILL')
    server = await startServer(env)
    await until(() => ownerOf(env.KEELSON_DATA_DIR)?.pid === server.process.pid)
    assert.equal((await server.get('/readyz')).status, 200)
  })
})

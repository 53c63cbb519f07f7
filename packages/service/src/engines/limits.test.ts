/** What a run cannot do to the service, to other runs, or to the machine. */
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { OUTSIDE } from '../fixtures/catalog.ts'
import { ROOT } from '../service.ts'
import { type Json, type TestService, temporaryFolder, testService, withFixtures } from '../testing.ts'
import { CHILD_FOLDER } from './child-folder.ts'
import { startGroup } from './limited-child.ts'

const params = { length: 3 }
const onLinux = { skip: process.platform !== 'linux' && 'the kernel holds this limit on Linux only' }
/** A run with a time limit of 5 s has ended after this, its process started on a busy machine. */
const ENDED_S = 35
/** A folder for temporary files of this test alone, so that what is left there is its own. */
const temporary = temporaryFolder()
process.env.TMPDIR = temporary

describe('limits of a run', () => {
  let service: TestService
  const datasets = temporaryFolder()
  /** The setting may be a link. */
  const link = `${datasets}-link`
  before(async () => {
    symlinkSync(datasets, link)
    service = await testService(
      { KEELSON_TIME_LIMIT_S: '5', KEELSON_MEMORY_LIMIT_MB: '128', KEELSON_DATASETS: link },
      withFixtures(),
    )
  })
  after(async () => {
    await service.close()
    rmSync(link)
    rmSync(datasets, { recursive: true })
    rmSync(OUTSIDE, { force: true })
    assert.deepEqual(readdirSync(temporary), [], 'every folder of a child is removed')
  })
  const run = (id: string, more: object = { params }) => service.run({ ref: `modelrepo:${id}`, ...more })

  /** The run ends as ERROR for the reason, and other runs, inline and in a worker, went on in the meantime. */
  async function contained(id: string, more: object, reason: RegExp): Promise<Json> {
    const running = run(id, more)
    const others = [await run('instant'), await run('standard')]
    assert.deepEqual(
      others.map((o) => o.status),
      ['PASS', 'PASS'],
    )
    const ended = await running
    assert.equal(ended.status, 'ERROR')
    assert.match(ended.detail, reason)
    assert.equal((await service.get('/healthz')).status, 200)
    return ended
  }

  it('ends an endless loop at the time limit while other runs go on', async () => {
    const [worker, child] = await Promise.all([
      contained('endless', { params }, /time limit of 5 s/),
      contained('endless', {}, /time limit of 5 s/),
    ])
    assert.equal(worker.returncode, null)
    assert.equal(child.returncode, null)
    assert.ok(worker.duration_s < ENDED_S && child.duration_s < ENDED_S)
  })

  it('ends an eater of the JavaScript heap', async () => {
    await contained('heap-eater', { params }, /memory/)
    await contained('heap-eater', {}, /memory/)
  })

  it('ends an eater of typed arrays, which no limit of V8 bounds', onLinux, async () => {
    await contained('array-eater', { params }, /memory/)
    await contained('array-eater', {}, /memory/)
  })

  it('ends a query of the database engine, which runs in native threads', async () => {
    const [worker, child] = await Promise.all([
      contained('cross-join', { params }, /time/),
      contained('cross-join', {}, /time/),
    ])
    assert.ok(worker.duration_s < ENDED_S && child.duration_s < ENDED_S)
  })

  it('forbids a run to start processes, by either engine', async () => {
    for (const more of [{ params }, {}]) await contained('forking', more, /restricted/)
  })

  it('forbids writing outside the folder of the run, by either engine', async () => {
    for (const more of [{ params }, {}]) {
      const ended = await run('writing-outside', more)
      assert.equal(ended.status, 'ERROR')
      assert.match(ended.detail, /restricted/)
    }
    assert.equal(existsSync(OUTSIDE), false)
  })

  it('lets a run read data sets, and neither the ledger nor anything beside them', async () => {
    mkdirSync(join(datasets, 'wells'))
    writeFileSync(join(datasets, 'wells', 'name.txt'), 'Alpha')
    for (const outside of [join(service.dataDir, 'ledger.sqlite'), '/etc/hostname', join(ROOT, 'LICENSE')]) {
      writeFileSync(join(datasets, 'wells', 'outside.txt'), outside)
      const ended = await run('reading-outside')
      assert.equal(ended.status, 'ERROR', outside)
      assert.match(ended.detail, /restricted/)
    }
    for (const more of [{ params }, {}]) assert.equal((await run('reading', more)).provenance.data[0].name, 'Alpha')
  })

  it('gives a run a scratch folder and removes it', async () => {
    for (const more of [{ params }, {}]) {
      const ended = await run('scratching', more)
      assert.equal(ended.status, 'PASS', ended.detail)
      assert.equal(existsSync(ended.provenance.data[0].name), false)
    }
  })

  it('ends the children of a child with it', async () => {
    const folder = temporaryFolder()
    const group = startGroup(['/bin/sh', '-c', 'sleep 60 & echo $!; exit 3'], folder, false)
    const { code, tail } = await group.ended
    rmSync(folder, { recursive: true })
    assert.equal(code, 3)
    const gone = () => {
      try {
        process.kill(Number(tail), 0)
        return false
      } catch {
        return true
      }
    }
    for (let n = 0; n < 1500 && !gone(); n++) await wait(20)
    assert.ok(gone())
  })

  it('does not wait for what holds the output of a child open once the child has ended', async () => {
    const folder = temporaryFolder()
    const from = performance.now()
    const { code, tail } = await startGroup(['/bin/sh', '-c', 'setsid sleep 8 & echo said; exit 3'], folder, false)
      .ended
    rmSync(folder, { recursive: true })
    assert.deepEqual([code, tail], [3, 'said\n'])
    assert.ok(performance.now() - from < 6000)
  })

  it('says so when a command cannot be started', async () => {
    const { code, tail } = await startGroup(['/no/such/program'], tmpdir(), false).ended
    assert.equal(code, null)
    assert.match(tail, /ENOENT/)
  })
})

after(() => rmSync(temporary, { recursive: true }))

describe('runs beyond what can run and wait', () => {
  it('are turned away with 503 and Retry-After before they start, by either engine; none that waits is lost', async (t) => {
    const limits = { KEELSON_WORKERS: '1', KEELSON_MAX_QUEUE: '1' }
    const service = await testService(limits, withFixtures())
    t.after(service.close)
    const bodies = [{ params }, { params }, { params }, {}].map((more) => ({ ref: 'modelrepo:slow', ...more }))
    const answers = await Promise.all(bodies.map((body) => service.post('/api/run', body)))
    const away = answers.filter((a) => a.status === 503)
    assert.equal(away.length, 2)
    for (const { json, headers } of away) {
      assert.equal(json.code, 'busy')
      assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    }
    assert.equal((await service.get('/api/runs')).json.runs.length, 2)
  })

  it('waiting does not count against the time limit', async (t) => {
    const service = await testService({ KEELSON_WORKERS: '1', KEELSON_TIME_LIMIT_S: '3' }, withFixtures())
    t.after(service.close)
    const begun = performance.now()
    const runs = await Promise.all(Array.from({ length: 6 }, () => service.run({ ref: 'modelrepo:slow', params })))
    assert.ok(performance.now() - begun > 3000, 'the last of them waited longer than its limit')
    for (const { status, detail } of runs) assert.equal(status, 'PASS', detail)
  })

  it('are refused while the service stops; what runs is finished, what waits is told', async (t) => {
    const service = await testService({ KEELSON_WORKERS: '1' }, withFixtures())
    t.after(service.close)
    const [running, waiting] = [1, 2].map(() => service.post('/api/run', { ref: 'modelrepo:slow', params }))
    const begun = () => readdirSync(temporary).some((name) => name.startsWith(CHILD_FOLDER))
    for (let n = 0; n < 1500 && !begun(); n++) await wait(20)
    assert.equal((await service.get('/healthz')).status, 200, 'both have arrived')
    service.service.refuseRuns()
    const refused = await service.post('/api/run', { ref: 'modelrepo:instant', params })
    const away = await waiting
    for (const problem of [refused, away]) {
      assert.equal(problem?.status, 503)
      assert.equal(problem?.json.code, 'not_ready')
      assert.match(problem?.headers.get('retry-after') ?? '', /^\d+$/)
    }
    assert.equal((await service.get('/readyz')).status, 503)
    assert.equal((await running)?.json.status, 'PASS')
  })
})

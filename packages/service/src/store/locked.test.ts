/** Another program locks the ledger (a backup, a viewer): nobody waits who does not need it, and whoever does is told in time. */
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { DatabaseSync } from 'node:sqlite'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { type TestService, testService, withFixtures } from '../testing.ts'
import { withRetries } from './retries.ts'

const INSTANT = { ref: 'modelrepo:instant', params: { length: 3 } }

async function served(t: TestContext): Promise<TestService> {
  const service = await testService({}, withFixtures())
  t.after(service.close)
  await service.run(INSTANT)
  return service
}
/** Locks the ledger as another program does; answers how to let it go. */
function locked({ dataDir }: TestService): () => void {
  const other = new DatabaseSync(join(dataDir, 'ledger.sqlite'))
  other.exec('BEGIN EXCLUSIVE')
  return () => other.close()
}

describe('a ledger that another program has locked', () => {
  it('holds up a run until it is let go, and nothing else', async (t) => {
    const service = await served(t)
    const letGo = locked(service)
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const runs = Array.from({ length: 5 }, () => service.post('/api/run', INSTANT))
    await wait(100)
    for (const path of ['/healthz', '/api/runs', '/']) assert.equal((await service.get(path)).status, 200, path)
    assert.equal((await service.post('/api/preview', INSTANT)).status, 200)
    delay.disable()
    letGo()
    for (const { status } of await Promise.all(runs)) assert.equal(status, 200)
    assert.ok(delay.max / 1e6 < 1000, `the event loop stood still for ${delay.max / 1e6} ms`)
    assert.equal((await service.get('/api/runs')).json.runs.length, 6)
  })

  it('is said to be locked within seconds, to all that wait together, and nothing is recorded', async (t) => {
    const service = await served(t)
    const letGo = locked(service)
    const began = performance.now()
    const answers = await Promise.all(Array.from({ length: 5 }, () => service.post('/api/run', INSTANT)))
    const took = performance.now() - began
    letGo()
    for (const { status, json, headers } of answers) {
      assert.deepEqual([status, json.code], [503, 'storage_busy'])
      assert.match(headers.get('retry-after') ?? '', /^\d+$/)
    }
    assert.ok(took < 8000, `${took} ms`)
    assert.equal((await service.get('/api/runs')).json.runs.length, 1)
    await service.run(INSTANT)
  })

  it('keeps a run from being published or replayed, which is done once it is let go', async (t) => {
    const service = await served(t)
    const { run_id } = await service.run(INSTANT)
    const letGo = locked(service)
    const record = await service.service.recordOf(run_id)
    const both = [service.service.publish(run_id), service.service.replay(record, run_id)]
    await wait(100)
    letGo()
    await Promise.all(both)
    assert.equal((await service.service.answerOf(run_id)).determinism?.reproducible, true)
  })
})

describe('work that is tried again', () => {
  const isLocked = () => Object.assign(new Error('database is locked'), { errcode: 5 })
  it('is done once the lock is gone', async () => {
    let tries = 0
    const work = () => {
      if (++tries < 3) throw isLocked()
      return 'done'
    }
    assert.equal(await withRetries(work), 'done')
  })
  it('fails at once with what is no lock', async () => {
    let tries = 0
    const work = () => {
      tries++
      throw new Error('other')
    }
    await assert.rejects(withRetries(work), /other/)
    assert.equal(tries, 1)
  })
  it('is given up in time', async () => {
    const work = () => {
      throw isLocked()
    }
    await assert.rejects(withRetries(work, 50), { code: 'storage_busy' })
  })
})

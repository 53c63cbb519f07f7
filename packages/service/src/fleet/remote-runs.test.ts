/** Runs that find no room are done by a worker, and answered as ever. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Service } from '../service.ts'
import { emptyFleet, type Fleet } from './fleet-kit.ts'

const REQUEST = { ref: 'modelrepo:waiting', params: { length: 3 } }

describe('a service without room', () => {
  let fleet: Fleet
  let service: Service
  before(async () => {
    fleet = await emptyFleet()
    service = await fleet.service({ KEELSON_WORKERS: '1' })
  })
  after(() => fleet.close())

  const doneByWorkers = async () => {
    const [row] = await fleet.server.sql(
      fleet.url,
      "SELECT count(*)::int AS n FROM keelson_jobs.job WHERE name LIKE 'runs.%' AND state = 'completed'",
    )
    return Number(row?.n)
  }
  const sixAtOnce = () => Promise.all(Array.from({ length: 6 }, () => service.runs.run(REQUEST)))

  it('does its runs one after the other where there is no worker', async () => {
    const answers = await sixAtOnce()
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set(['PASS']))
    assert.equal(await doneByWorkers(), 0)
  })

  it('has a worker do some of them, with the same result, recorded by the service', async () => {
    const worker = await fleet.worker()
    const alone = await service.runs.run(REQUEST)
    const answers = await sixAtOnce()
    assert.ok((await doneByWorkers()) > 0)
    for (const { run_id, determinism, engine } of answers) {
      assert.equal(determinism?.result_hash, alone.determinism?.result_hash)
      assert.equal(engine, 'in-process')
      assert.equal((await service.answerOf(run_id)).status, 'PASS')
    }
    await worker.stop()
  })

  it('answers in words where the worker of a run is killed, and goes on', async () => {
    const worker = await fleet.worker()
    await sixAtOnce()
    const runs = Promise.all(Array.from({ length: 8 }, () => service.runs.run(REQUEST)))
    await wait(60)
    await worker.kill()
    const again = await fleet.worker()
    const answers = await runs
    assert.ok(answers.every(({ status, detail }) => status === 'PASS' || /ended early/.test(detail)))
    assert.equal((await service.runs.run(REQUEST)).status, 'PASS')
    await again.stop()
  })
})

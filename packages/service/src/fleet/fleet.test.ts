/** What a service may rely on that has others work for it: nobody waits for a large study, a cancel is heard, a stop loses nothing. */
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { POINT_MS, WITNESS } from '../fixtures/studied.ts'
import { done, ended, lengths, rowsOf, studiedService, until, witnessedIn } from '../studies/study-kit.ts'
import { temporaryFolder } from '../testing.ts'
import { emptyFleet, type Fleet, stateOf } from './fleet-kit.ts'

const LARGE = lengths('witnessed', 100_000)

describe('a fleet', () => {
  let fleet: Fleet
  before(async () => {
    fleet = await emptyFleet()
  })
  after(() => fleet.close())

  it('does a small study within ten seconds behind a large one on its only worker', async () => {
    const service = await fleet.service()
    const worker = await fleet.worker({ env: { [POINT_MS]: '5' } })
    const { study_id } = await service.studies.create(LARGE)
    await until(async () => (await service.studies.progress(study_id)).done > 100)
    const begun = performance.now()
    await done(service.studies, lengths('instant', 10))
    assert.ok(performance.now() - begun < 10_000, `${performance.now() - begun} ms`)
    await service.studies.cancel(study_id)
    await worker.stop()
  })

  it('begins a small study beside points that take as long as they like', async () => {
    const service = await fleet.service()
    const worker = await fleet.worker({ env: { [POINT_MS]: '30000' } })
    const { study_id } = await service.studies.create(lengths('witnessed', 50))
    await until(async () => (await stateOf(service)).workers.some(({ doing }) => doing.length > 0))
    await done(service.studies, lengths('instant', 10))
    assert.equal((await service.studies.cancel(study_id)).status, 'cancelled')
    await worker.kill()
  })

  it('takes a study once that two services are asked for under one key at once, and refuses another under it', async () => {
    const services = [await fleet.service(), await fleet.service()]
    const asked = Array.from({ length: 10 }, () =>
      services.map(({ studies }) => studies.create(lengths('instant', 20), 'one key')),
    )
    const taken = await Promise.all(asked.flat())
    assert.equal(new Set(taken.map(({ study_id }) => study_id)).size, 1)
    for (const { studies } of services)
      await assert.rejects(studies.create(lengths('instant', 21), 'one key'), { code: 'idempotency_conflict' })
  })

  it('stops within two seconds when a study is cancelled', async () => {
    const path = join(fleet.folder, 'cancelled.txt')
    writeFileSync(path, '')
    const service = await fleet.service()
    const worker = await fleet.worker({ env: { [POINT_MS]: '5', [WITNESS]: path } })
    const { study_id } = await service.studies.create(LARGE)
    await until(async () => (await service.studies.progress(study_id)).done > 100)
    const cancelled = await service.studies.cancel(study_id)
    assert.equal(cancelled.status, 'cancelled')
    await wait(2000)
    const begun = witnessedIn(path).length
    await wait(500)
    assert.equal(witnessedIn(path).length, begun, 'nothing goes on')
    assert.deepEqual((await service.studies.get(study_id)).points, cancelled.points, 'and nothing is added')
    await worker.stop()
  })

  it('loses nothing to a worker that stops, and does no point twice', async () => {
    const path = join(fleet.folder, 'stopped.txt')
    writeFileSync(path, '')
    const env = { [POINT_MS]: '5', [WITNESS]: path }
    const service = await fleet.service()
    const first = await fleet.worker({ env })
    const { study_id } = await service.studies.create(lengths('witnessed', 1500))
    await until(async () => (await service.studies.progress(study_id)).done > 100)
    await first.stop()
    const worker = await fleet.worker({ env })
    const begun = performance.now()
    const study = await ended(service.studies, study_id)
    assert.equal(study.status, 'done')
    assert.ok(performance.now() - begun < 20_000, 'nobody waits for the heartbeat of one that said that it stops')
    assert.equal(witnessedIn(path).length, 1500, 'each point was calculated once')
    await worker.stop()
  })

  it('gives what one process gives, point by point, whatever its ranges were', async () => {
    const folder = temporaryFolder()
    const alone = await studiedService(folder)
    const request = lengths('refusing', 600)
    const expected = await done(alone.studies, request)
    const rows = await rowsOf(alone.studies, expected.study_id)
    await alone.close()
    rmSync(folder, { recursive: true })
    const service = await fleet.service()
    const workers = [await fleet.worker({ options: { chunkPoints: 7 } }), await fleet.worker()]
    const study = await done(service.studies, request)
    assert.equal(study.study_hash, expected.study_hash)
    assert.deepEqual(study.statistics, expected.statistics)
    assert.deepEqual(await rowsOf(service.studies, study.study_id), rows)
    for (const worker of workers) await worker.stop()
  })

  it('goes on after a point that ends its thread, as one process does', async () => {
    const service = await fleet.service()
    const worker = await fleet.worker({ settings: { KEELSON_TIME_LIMIT_S: '1' } })
    const { points, status } = await done(service.studies, lengths('endless-there', 400))
    assert.deepEqual([status, points], ['done', { total: 400, done: 400, failed: 1 }])
    await worker.stop()
  })
})

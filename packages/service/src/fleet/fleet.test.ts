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
  const chunksOf = async (id: string) => {
    const found = `SELECT count(*)::int AS n FROM keelson.chunks WHERE study_id = '${id}'`
    return Number((await fleet.server.sql(fleet.url, found))[0]?.n)
  }

  it('does a small study behind a large one on its only worker within a few chunks of that', async (t) => {
    const service = await fleet.service()
    t.after((await fleet.worker({ env: { [POINT_MS]: '5' } })).kill)
    const { study_id } = await service.studies.create(LARGE)
    await until(async () => (await chunksOf(study_id)) > 2)
    const before = await chunksOf(study_id)
    await done(service.studies, lengths('instant', 10))
    const meanwhile = (await chunksOf(study_id)) - before
    await service.studies.cancel(study_id)
    assert.ok(meanwhile <= 3, `${meanwhile} chunks of the large one came first`)
  })

  it('begins a small study beside points that take as long as they like', async (t) => {
    const service = await fleet.service()
    t.after((await fleet.worker({ env: { [POINT_MS]: '30000' } })).kill)
    const { study_id } = await service.studies.create(lengths('witnessed', 50))
    await until(async () => (await stateOf(service)).workers.some(({ doing }) => doing.length > 0))
    await done(service.studies, lengths('instant', 10))
    assert.equal((await service.studies.cancel(study_id)).status, 'cancelled')
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

  it('stops when a study is cancelled, before two seconds of points are begun, and adds nothing', async (t) => {
    const path = join(fleet.folder, 'cancelled.txt')
    writeFileSync(path, '')
    const service = await fleet.service()
    t.after((await fleet.worker({ env: { [POINT_MS]: '5', [WITNESS]: path } })).kill)
    const { study_id } = await service.studies.create(LARGE)
    await until(async () => (await service.studies.progress(study_id)).done > 100)
    const before = witnessedIn(path).length
    const cancelled = await service.studies.cancel(study_id)
    assert.equal(cancelled.status, 'cancelled')
    await until(async () => (await stateOf(service)).workers.every(({ doing }) => doing.length === 0))
    const begun = witnessedIn(path).length
    assert.ok(begun - before <= 2000 / 5, `${begun - before} points`)
    await wait(1000)
    assert.equal(witnessedIn(path).length, begun, 'nothing goes on')
    assert.deepEqual((await service.studies.get(study_id)).points, cancelled.points)
  })

  it('loses nothing to a worker that stops, has no one wait for it, and does no point twice', async (t) => {
    const path = join(fleet.folder, 'stopped.txt')
    writeFileSync(path, '')
    const env = { [POINT_MS]: '5', [WITNESS]: path }
    const service = await fleet.service()
    const first = await fleet.worker({ env })
    const { study_id } = await service.studies.create(lengths('witnessed', 1500))
    await until(async () => (await service.studies.progress(study_id)).done > 100)
    await first.stop()
    const jobs = await fleet.server.sql(
      fleet.url,
      `SELECT DISTINCT state::text FROM keelson_jobs.job WHERE data ->> 'study_id' = '${study_id}' AND state < 'completed'`,
    )
    assert.deepEqual(
      jobs.map(({ state }) => state),
      ['created'],
      'what it had in hand waits for others',
    )
    t.after((await fleet.worker({ env })).kill)
    assert.equal((await ended(service.studies, study_id)).status, 'done')
    assert.equal(witnessedIn(path).length, 1500, 'each point was calculated once')
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

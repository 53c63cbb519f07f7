/** Studies that are cancelled, and points that go beyond the limits of a run. */
import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { POINT_MS, WITNESS, WRONG_AT } from '../fixtures/studied.ts'
import type { Service } from '../service.ts'
import { temporaryFolder } from '../testing.ts'
import { done, ended, lengths, rowsOf, studiedService, until, witnessedIn } from './study-kit.ts'

const LIMIT_S = 4
const LIMIT_MB = 96
const AT_ALL = 2 * WRONG_AT
const wholeLengths = (id: string) =>
  ({
    ref: `modelrepo:${id}`,
    vary: { kind: 'grid', axes: [{ param: 'length', from: 1, to: AT_ALL, count: AT_ALL }] },
  }) as const

describe('studies under limits', () => {
  const folder = temporaryFolder()
  const path = join(folder, 'witnessed.txt')
  let service: Service
  before(async () => {
    writeFileSync(path, '')
    process.env[WITNESS] = path
    process.env[POINT_MS] = '5'
    const settings = { KEELSON_TIME_LIMIT_S: String(LIMIT_S), KEELSON_MEMORY_LIMIT_MB: String(LIMIT_MB) }
    service = await studiedService(join(folder, 'data'), settings, { chunkPoints: 20 })
  })
  after(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
    delete process.env[WITNESS]
    delete process.env[POINT_MS]
  })

  it('a cancelled study begins no other point, and keeps what is done; one that waits for it never begins', async () => {
    const { studies } = service
    const { study_id } = await studies.create(lengths('witnessed', 10_000))
    const queued = (await studies.create(lengths('instant', 5))).study_id
    assert.equal((await studies.get(queued)).status, 'queued')
    assert.equal((await studies.cancel(queued)).status, 'cancelled')
    await until(async () => (await studies.get(study_id)).points.done >= 40)
    await studies.cancel(study_id)
    const asked = Date.now()
    const study = await ended(studies, study_id)
    assert.deepEqual([study.status, study.reason, study.study_hash], ['cancelled', null, null])
    const witnessed = witnessedIn(path)
    await wait(200)
    assert.deepEqual(witnessedIn(path), witnessed, 'nothing goes on')
    assert.ok(Math.max(...witnessed.map(([, at]) => at)) < asked + 2000)
    assert.ok(study.points.done >= 40 && study.points.done < study.points.total)
    const rows = await rowsOf(studies, study_id)
    assert.equal(rows.length, study.points.done)
    assert.ok(rows.every(({ doubled, length, 'values.doubled': value }) => (value ?? doubled) === 2 * Number(length)))
    assert.equal((await studies.cancel(study_id)).finished, study.finished, 'it is cancelled once')
    assert.deepEqual([(await studies.get(queued)).status, (await studies.get(queued)).points.done], ['cancelled', 0])
  })

  it('a study of points that load data is cancelled within a point', async () => {
    const { studies } = service
    const { study_id } = await studies.create(lengths('waiting', 1000))
    await until(async () => (await studies.get(study_id)).points.done > 0)
    const asked = performance.now()
    await studies.cancel(study_id)
    assert.equal((await ended(studies, study_id)).status, 'cancelled')
    assert.ok(performance.now() - asked < 2000)
  })

  it('a point that does not end is ended when the study is cancelled', async () => {
    const { studies } = service
    const { study_id } = await studies.create(wholeLengths('endless-there'))
    await until(async () => (await studies.get(study_id)).status === 'running')
    await wait(600)
    await studies.cancel(study_id)
    assert.equal((await ended(studies, study_id)).status, 'cancelled')
    assert.ok((await rowsOf(studies, study_id)).every(({ reason }) => reason === null))
  })

  for (const { id, reason } of [
    { id: 'endless-there', reason: `The point exceeded the run time limit of ${LIMIT_S} s` },
    { id: 'exiting-there', reason: 'The thread of the point ended early' },
  ])
    it(`a point goes wrong and the others are calculated: ${reason}`, () => hasOneWrong(service, id, reason))

  it('the same of a point that takes more memory than it may, however slow the machine', async () => {
    const settings = { KEELSON_TIME_LIMIT_S: '60', KEELSON_MEMORY_LIMIT_MB: String(LIMIT_MB) }
    const patient = await studiedService(join(folder, 'patient'), settings, { chunkPoints: 20 })
    try {
      await hasOneWrong(patient, 'heap-eater-there', `The point exceeded the run memory limit of ${LIMIT_MB} MB`)
    } finally {
      await patient.close()
    }
  })
})

async function hasOneWrong({ studies }: Service, id: string, reason: string): Promise<void> {
  const { points, study_id, statistics } = await done(studies, wholeLengths(id))
  assert.deepEqual(points, { total: AT_ALL, done: AT_ALL, failed: 1 })
  assert.equal(statistics?.statuses.ERROR, 1)
  const rows = await rowsOf(studies, study_id)
  assert.deepEqual(
    rows.map((row) => [row.length, row.reason]),
    Array.from({ length: AT_ALL }, (_, i) => [i + 1, i + 1 === WRONG_AT ? reason : null]),
  )
  assert.deepEqual(
    rows.map(({ result_hash }) => result_hash === null),
    rows.map(({ length }) => length === WRONG_AT),
  )
}

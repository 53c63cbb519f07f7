/** What is asked twice, at once or one after the other, is done once: a study by its key, a point as a run. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService } from '../testing.ts'
import { done, lengths, rowsOf, withStudied } from './study-kit.ts'

describe('what is asked twice', () => {
  let service: TestService
  before(async () => {
    service = await testService({ KEELSON_STUDY_WORKERS: '1' }, withStudied())
  })
  after(() => service.close())
  const listed = async () => (await service.get('/api/studies?limit=500')).json.studies.length

  it('50 equal requests of one key at once make one study, and another body is refused and makes none', async () => {
    const before = await listed()
    const body = lengths('instant', 20)
    const headers = { 'idempotency-key': 'fifty' }
    const answers = await Promise.all(Array.from({ length: 50 }, () => service.post('/api/studies', body, headers)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))], [202])
    assert.equal(new Set(answers.map(({ json }) => json.study_id)).size, 1)
    const others = await Promise.all(
      [{ ...body, seed: 2 }, lengths('instant', 21)].map((other) => service.post('/api/studies', other, headers)),
    )
    assert.deepEqual(
      others.map(({ status, json }) => [status, json.code]),
      [
        [409, 'idempotency_conflict'],
        [409, 'idempotency_conflict'],
      ],
    )
    assert.equal(await listed(), before + 1)
  })

  it('a point is recorded as one run, whose hashes are those of the point, however often and at once it is asked', async () => {
    const { studies } = service.service
    const { study_id } = await done(studies, lengths('refusing', 305))
    const rows = await rowsOf(studies, study_id)
    for (const point of [0, 299]) {
      const path = `/api/studies/${study_id}/points/${point}/run`
      const answers = [
        ...(await Promise.all(Array.from({ length: 8 }, () => service.post(path, {})))),
        await service.post(path, {}),
      ]
      assert.deepEqual([...new Set(answers.map(({ status }) => status))], [200], answers.map(({ text }) => text).join())
      assert.equal(new Set(answers.map(({ json }) => json.run_id)).size, 1)
      const run: Json = answers[0]?.json
      assert.equal(run.determinism.result_hash, rows[point]?.result_hash)
      assert.equal(run.provenance.input_hash, rows[point]?.input_hash)
      assert.equal((await service.get(`/reports/${run.run_id}`)).status, 200)
    }
    assert.equal((await service.get('/api/runs?limit=500')).json.runs.length, 2)
  })

  it('a point whose params are refused is a row with its reason, and is refused as a run for the same', async () => {
    const { studies } = service.service
    const { study_id, points } = await done(studies, lengths('refusing', 305))
    assert.deepEqual(points, { total: 305, done: 305, failed: 5 })
    const failed = (await rowsOf(studies, study_id)).filter(({ status }) => status === 'ERROR')
    assert.deepEqual(
      failed.map(({ point, reason, result_hash }) => [point, reason, result_hash]),
      [300, 301, 302, 303, 304].map((point) => [point, 'length must be at most 3 m', null]),
    )
    const answer = await service.post(`/api/studies/${study_id}/points/302/run`, {})
    assert.deepEqual([answer.status, answer.json.code], [422, 'params_refused'])
    assert.match(answer.json.detail, /must be at most 3 m/)
  })

  it('a probability is refused while a point failed, unless the request says what failed points count as', async () => {
    const { studies } = service.service
    const sample = {
      ref: 'modelrepo:refusing',
      vary: {
        kind: 'sample',
        method: 'random',
        count: 200,
        distributions: [{ param: 'length', distribution: 'uniform', lower: 2, upper: 4 }],
      },
    } as const
    const { statistics, points } = await done(studies, sample)
    assert.ok(points.failed > 50)
    assert.equal(statistics?.probabilities, undefined)
    assert.match(statistics?.probabilities_refused ?? '', new RegExp(`${points.failed}`))
    const told = await done(studies, { ...sample, failed_points: 'count_as_failed' })
    assert.equal(told.statistics?.probabilities?.find(({ check }) => check === 'any')?.failures, points.failed)
    assert.equal(told.study_hash, (await done(studies, { ...sample, failed_points: 'leave_out' })).study_hash)
  })
})

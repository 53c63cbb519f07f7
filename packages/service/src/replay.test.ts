/** A replay says whether a run came out the same, and where not. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { RunRecord, RunResponse } from '@keelson/engine'
import { ServiceProblem } from './problems.ts'
import { compareRuns, repeated } from './replay.ts'
import { reviewStore } from './review.ts'
import { type TestService, testService } from './testing.ts'

let service: TestService
let record: RunRecord
before(async () => {
  service = await testService()
  const { example } = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0]
  const { run_id } = await service.run({ ref: 'modelrepo:catenary', params: example })
  record = await service.service.recordOf(run_id)
})
after(() => service.close())

/** The answer with one value moved by a factor, under another hash. */
function moved(factor: number, result_hash = 'moved'): RunResponse {
  const { response } = record
  const tension = response.result?.values.fairlead_tension
  assert.ok(response.result && typeof tension?.value === 'number')
  const values = { ...response.result.values, fairlead_tension: { ...tension, value: tension.value * factor } }
  return { ...response, result: { ...response.result, values }, determinism: { result_hash, reproducible: null } }
}

describe('a replay', () => {
  it('of the same code is identical, and is remembered as reproducible', async () => {
    const { run_id } = record.response
    assert.equal((await service.get(`/api/runs/${run_id}`)).json.determinism.reproducible, null)
    const replay = await service.service.replay(record, run_id)
    assert.deepEqual([replay.same, replay.identical, replay.differences], [true, true, []])
    assert.equal((await service.get(`/api/runs/${run_id}`)).json.determinism.reproducible, true)
    assert.equal((await service.get('/api/runs')).json.runs.length, 1, 'and is no run of its own')
  })

  it('pins the version that ran', () => {
    assert.equal(record.request.ref, 'modelrepo:catenary')
    assert.equal(repeated(record).ref, 'modelrepo:catenary@1')
  })

  it('forgives the last digits, and says how far they moved', () => {
    const { same, identical, largest } = compareRuns(record, moved(1 + 1e-11))
    assert.deepEqual([same, identical, largest?.at], [true, false, 'values/fairlead_tension'])
  })

  it('does not forgive more, and says what was and what is', () => {
    const { same, differences } = compareRuns(record, moved(1 + 1e-6))
    assert.equal(same, false)
    assert.deepEqual(
      differences.map((d) => d.at),
      ['values/fairlead_tension'],
    )
    assert.ok(Math.abs((differences[0]?.relative ?? 0) - 1e-6) < 1e-9)
  })

  it('finds a record that was changed after its run, and a hash that nothing explains', () => {
    const hash = record.response.determinism?.result_hash ?? ''
    const changed = compareRuns({ ...record, response: moved(1.2, hash) }, record.response)
    assert.equal(changed.same, false)
    assert.match(changed.notes[0] ?? '', /was changed after the run/)
    const unexplained = compareRuns(record, moved(1))
    assert.equal(unexplained.same, false)
    assert.match(unexplained.notes[0] ?? '', /the result hash differs/)
  })

  for (const schema of ['keelson.run/1', 'keelson.run/4'] as const)
    it(`compares the numbers of a record of ${schema}, whose hash covers another form of the result`, () => {
      const older = compareRuns({ ...record, schema }, moved(1))
      assert.deepEqual([older.same, older.identical], [true, false])
      assert.match(older.notes[0] ?? '', /older schema/)
      assert.equal(compareRuns({ ...record, schema }, moved(1.001)).same, false)
    })

  it('leaves out what a method words, in a record that does not say which texts those are too', () => {
    const remark = (value: string, worded?: true): RunResponse => {
      const now = moved(1)
      assert.ok(now.result)
      const own = { value, label: 'Remark', ...(worded && { worded }) }
      return { ...now, result: { ...now.result, values: { ...now.result.values, remark: own } } }
    }
    const then = { ...record, schema: 'keelson.run/4', response: remark('It is thin') } as const
    assert.equal(compareRuns(then, remark('The wall is thin', true)).same, true)
    assert.equal(compareRuns(then, remark('The wall is thin')).same, false)
  })

  it('of the same numbers under another verdict is a third answer, with the corrections that may have turned it', () => {
    const { response } = record
    assert.ok(response.result)
    const checks = response.result.checks.map((check) =>
      check.state === 'not_made' ? check : { ...check, state: 'not_made' as const, open: true, utilisation: null },
    )
    const now: RunResponse = {
      ...response,
      status: 'SKIPPED',
      result: { ...response.result, checks },
      determinism: { result_hash: 'judged otherwise', reproducible: null },
    }
    const { answer, same, corrections, status } = compareRuns(record, now)
    assert.deepEqual([answer, same, status], ['verdict_corrected', false, { recorded: 'PASS', now: 'SKIPPED' }])
    assert.ok(corrections.some(({ workflows }) => workflows?.includes('catenary')))
    assert.equal(compareRuns(record, moved(1.01)).answer, 'not_same')
    assert.equal(compareRuns(record, moved(1 + 1e-11)).answer, 'same')
  })

  it('of a request that is refused today says by which rule', async () => {
    const { request, response } = record
    const params = { ...request.params, unstretched_length: -1 }
    const { answer, refused, status } = await service.service.replay({ ...record, request: { ...request, params } })
    assert.deepEqual([answer, status.recorded, status.now], ['refused', response.status, 'refused'])
    assert.equal(refused[0]?.pointer, '/unstretched_length')
  })
})

describe('a review of the ledger', () => {
  it('does every calculated run again, and lists those that are judged otherwise or refused', async () => {
    const { run_id } = record.response
    const turnedBy = { ...record, request: { ...record.request, params: { unstretched_length: -1 } } }
    const whole = await reviewStore(service.service)
    assert.deepEqual([whole.reviewed, whole.same, whole.turned, whole.left], [1, 1, [], []])
    const { ledger, catalog, replay } = service.service
    const recordOf = async () => turnedBy
    const { turned, reviewed } = await reviewStore({ ledger, catalog, replay, recordOf })
    assert.deepEqual([reviewed, turned.map((one) => [one.run_id, one.answer])], [1, [[run_id, 'refused']]])
  })

  it('says why a run cannot be done again', async () => {
    const { ledger, catalog, recordOf } = service.service
    const replay = async () => {
      throw new ServiceProblem('unknown_ref', 'the workflow is gone')
    }
    const { left, turned } = await reviewStore({ ledger, catalog, recordOf, replay })
    assert.deepEqual([left.map(({ reason }) => reason), turned], [['the workflow is gone'], []])
  })
})

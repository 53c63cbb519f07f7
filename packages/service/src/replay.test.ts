/** A replay says whether a run came out the same, and where not. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { RunRecord, RunResponse } from '@keelson/workflow'
import { compareRuns, repeated } from './replay.ts'
import { type TestService, testService } from './testing.ts'

let service: TestService
let record: RunRecord
before(async () => {
  service = await testService()
  const { example } = (await service.get('/api/workflows/modelrepo/catenary')).json.versions[0]
  const { run_id } = await service.run({ ref: 'modelrepo:catenary', params: example })
  record = service.service.recordOf(run_id)
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
    assert.match(unexplained.notes[0] ?? '', /the result hash is another/)
  })

  it('compares the numbers of a record of the first schema, whose hash covers another form of the checks', () => {
    const older = compareRuns({ ...record, schema: 'keelson.run/1' }, moved(1))
    assert.deepEqual([older.same, older.identical], [true, false])
    assert.match(older.notes[0] ?? '', /older schema/)
    assert.equal(compareRuns({ ...record, schema: 'keelson.run/1' }, moved(1.001)).same, false)
  })
})

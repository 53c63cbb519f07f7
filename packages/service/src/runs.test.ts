/** Hashes say what they promise: one for one meaning, whoever computed it and however it was typed. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { canonicalText } from '@keelson/engine'
import { sha256 } from './hash.ts'
import { type Json, type TestService, testService } from './testing.ts'

const REF = 'modelrepo:on-bottom-stability-f109'

describe('a run of on-bottom stability', () => {
  let service: TestService
  let example: Json
  before(async () => {
    service = await testService()
    example = (await service.get('/api/workflows/modelrepo/on-bottom-stability-f109')).json.versions[0].example
  })
  after(() => service.close())
  const run = (params: Json, more: object = {}) => service.run({ ref: REF, params, ...more })

  it('has one result hash by both engines, measured twice', async () => {
    const inProcess = await run(example, { verify_reproducible: true })
    const subprocess = await service.run({ ref: REF, verify_reproducible: true })
    assert.equal(inProcess.determinism.result_hash, subprocess.determinism.result_hash)
    assert.equal(inProcess.determinism.reproducible, true)
    assert.equal(subprocess.determinism.reproducible, true)
  })

  it('has one input hash for 12.75 in and 323.85 mm, and another for another diameter', async () => {
    const of = async (outer_diameter: unknown) => {
      const { provenance, determinism } = await run({ ...example, outer_diameter })
      return [provenance.input_hash, determinism.result_hash]
    }
    const bare = await of(323.85)
    assert.deepEqual(await of('12.75 in'), bare)
    assert.deepEqual(await of({ value: 0.32385, unit: 'm' }), bare)
    const [input, result] = await of(323.86)
    assert.notEqual(input, bare[0])
    assert.notEqual(result, bare[1])
  })

  it('hashes neither who asked nor under which channel, and records both', async () => {
    const plain = await run(example)
    const meta = { project: 'Alpha', checked_by: 'B.' }
    const stamped = await run(example, { meta, domain: 'wells-subsurface' })
    assert.equal(stamped.provenance.input_hash, plain.provenance.input_hash)
    assert.equal(stamped.determinism.result_hash, plain.determinism.result_hash)
    assert.deepEqual((await service.service.ledger.get(stamped.run_id))?.record.request.meta, meta)
  })

  it('has an input hash that anyone can compute from the dry run', async () => {
    const { json } = await service.post('/api/validate', { ref: REF, params: example })
    const { input_hash } = (await run(example)).provenance
    assert.equal(json.input_hash, input_hash)
    assert.equal(sha256(canonicalText({ ref: `${REF}@1`, params: json.params, data: [] })), input_hash)
  })

  it('has a summary that says what the answer says', async () => {
    const answer = await run(example)
    const { json } = await service.get(`/api/runs/${answer.run_id}/artifacts/summary.json`)
    assert.deepEqual(json.values, answer.result.values)
    assert.deepEqual(json.checks, answer.result.checks)
    assert.equal(json.result_hash, answer.determinism.result_hash)
    assert.equal(json.status, answer.status)
  })

  it('shows what was typed beside what was used', async () => {
    const { inputs } = (await run({ ...example, outer_diameter: '12.75 in' })).result
    const diameter = inputs.find((i: Json) => i.name === 'outer_diameter')
    assert.equal(diameter.typed, '12.75 in')
    assert.equal(diameter.si.value, 0.32385)
    assert.ok(inputs.some((i: Json) => i.origin === 'default'))
  })
})

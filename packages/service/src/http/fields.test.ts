/** `?fields=`: what is wanted of an answer, and nothing else. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService, withFixtures } from '../testing.ts'

const REF = 'modelrepo:instant'
const params = { length: 3 }

describe('fields of an answer', () => {
  let service: TestService
  let whole: Json
  before(async () => {
    service = await testService({}, withFixtures())
    whole = await service.run({ ref: REF, params })
  })
  after(() => service.close())

  const recorded = async (fields: string, runId = whole.run_id) =>
    (await service.get(`/api/runs/${runId}?fields=${fields}`)).json

  it('are picked of a run and of its record alike, in the order of the record', async () => {
    const fields = 'result.values.doubled.value,determinism.result_hash,status,result.kind'
    const want = {
      status: 'PASS',
      result: { kind: 'calculation', values: { doubled: { value: 6 } } },
      determinism: { result_hash: whole.determinism.result_hash },
    }
    const ran = await service.post(`/api/run?fields=${fields}`, { ref: REF, params })
    assert.equal(ran.text, JSON.stringify(want))
    const preview = await service.post(`/api/preview?fields=${fields}`, { ref: REF, params })
    assert.equal(preview.text, ran.text)
    const unrecorded = await service.post(`/api/run?fields=recorded,run_id`, { ref: REF, params, record: false })
    assert.deepEqual(unrecorded.json, { run_id: null, recorded: false })
    assert.deepEqual(await recorded(fields), want)
  })

  it('go through lists, entry by entry', async () => {
    const { result } = await recorded('result.checks.utilisation,result.checks.demand.value,result.inputs.name')
    assert.deepEqual(result.checks, [{ demand: { value: 3 }, utilisation: 0.3 }])
    assert.deepEqual(
      result.inputs,
      whole.result.inputs.map(({ name }: Json) => ({ name })),
    )
  })

  it('that stand in one another are the outer one, in either order', async () => {
    for (const fields of ['coordinate,coordinate.repo', 'coordinate.repo,coordinate', 'coordinate, coordinate'])
      assert.deepEqual(await recorded(fields), { coordinate: whole.coordinate }, fields)
  })

  it('that another status would have are left out, not refused', async () => {
    const skipped = await service.run({ ref: 'modelrepo:planned', params: {} })
    assert.deepEqual(await recorded('status,result.kind,provenance', skipped.run_id), { status: 'SKIPPED' })
    const failed = await service.run({ ref: 'modelrepo:throwing-inline', params })
    const fields = 'status,result.values.doubled,result.checks.utilisation'
    assert.deepEqual(await recorded(fields, failed.run_id), { status: 'ERROR', result: { values: {}, checks: [] } })
  })

  it('that no answer can have are refused by name, with those that are there, before anything is run', async () => {
    const count = async () => (await service.service.ledger.list({ limit: 500 })).length
    const before = await count()
    const refused: readonly (readonly [string, RegExp])[] = [
      ['stauts', /contains "stauts", which does not exist; the response has run_id, recorded, ref, status, /],
      [
        'status,result.valeus.doubled',
        /contains "result\.valeus\.doubled", .*; result has kind, outputs, values, checks, /,
      ],
      ['result.values.doubledd', /; result\.values has doubled$/],
      ['result.checks.demand.values', /; result\.checks\.demand has value, unit and label$/],
      ['status.length', /; status has no members$/],
      ['', /contains "", /],
      ['status,', /contains "", /],
      ['result..kind', /; result has /],
      ['__proto__', /the response has/],
      ['result.values.constructor', /result\.values has doubled$/],
    ]
    for (const [fields, detail] of refused) {
      for (const sent of [
        service.post(`/api/run?fields=${fields}`, { ref: REF, params }),
        service.get(`/api/runs/${whole.run_id}?fields=${fields}`),
      ]) {
        const { status, json } = await sent
        assert.deepEqual([status, json.code], [400, 'query_malformed'], fields)
        assert.match(json.detail, detail, fields)
      }
    }
    assert.equal(await count(), before)
  })

  it('are those of the version that the ref names, and unknown refs are refused as ever', async () => {
    const { json } = await service.post('/api/run?fields=status', { ref: 'modelrepo:nowhere', params })
    assert.equal(json.code, 'unknown_ref')
    const pinned = await service.post('/api/run?fields=coordinate.resolved_version', {
      ref: 'modelrepo:mixed@3',
      params,
    })
    assert.deepEqual(pinned.json, { coordinate: { resolved_version: 3 } })
  })

  it('that only an older record has can be read from it', async () => {
    const { ledger } = service.service
    const kept = (await ledger.get(whole.run_id))?.record
    assert.ok(kept)
    const run_id = '01900000-0000-7000-8000-00000000000a'
    const values = { ...whole.result.values, tripled: { value: 9, unit: 'm', label: 'Tripled' } }
    const older = { ...kept, response: { ...kept.response, run_id, result: { ...whole.result, values } } }
    await ledger.append(older, [], true)
    assert.deepEqual(await recorded('result.values.tripled.value', run_id), {
      result: { values: { tripled: { value: 9 } } },
    })
  })

  it('are all of them where none are named, and the answer is the very text that the record holds', async () => {
    const { text } = await service.post('/api/run', { ref: REF, params })
    const { run_id } = JSON.parse(text)
    assert.equal(text, (await service.get(`/api/runs/${run_id}`)).text)
  })
})

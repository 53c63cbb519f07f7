/** RAOs of a file fill the four inputs of a run, which has the hash of the same numbers typed; and leave as a file of OrcaFlex. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { aqwaOf, csvOf, inOrder, NODES, orcaflexOf, wamitOf } from '@keelson/files/mapping/cube.fixture.ts'
import { type Json, type TestService, testService } from '../testing.ts'

const REF = 'modelrepo:rao-tabulation'
const ATLAS = 'modelrepo:rao-atlas-query'
const QUERY = { query_period: 10, query_heading: 45 }
const INPUTS = ['periods', 'headings', 'amplitudes', 'phases']
const LAGS = { phase_sense: 'lags', phase_reference: 'crest' }
const WAMIT = { unit: 's', length_scale: '1', phase_point: 'same point' }
const cells = (odd: 0 | 1) =>
  [8, 12.5].map((period) =>
    [0, 90].map((heading) => {
      const node = NODES.find((one) => one.period === period && one.direction === heading)
      return (node?.cells ?? []).filter((_, at) => at % 2 === odd)
    }),
  )
const TYPED = { periods: [8, 12.5], headings: [0, 90], amplitudes: cells(0), phases: cells(1) }

describe('RAOs of a file', () => {
  let service: TestService
  before(async () => {
    service = await testService()
  })
  after(() => service.close())

  const kept = async (name: string, text: string): Promise<string> => {
    const headers = { 'content-type': 'application/octet-stream' }
    return (await service.post(`/api/files?name=${name}`, text, headers)).json.file
  }
  const proposed = async (name: string, text: string, answers = {}, ref = REF): Promise<Json> => {
    const file = await kept(name, text)
    const { json } = await service.post('/api/files/propose', { ref, file, name, answers })
    return { file, name, ...json.proposals[0] }
  }
  const referred = async (name: string, text: string, answers = {}, inputs = ['amplitudes']) => {
    const { file, mapping } = await proposed(name, text, answers)
    return Object.fromEntries(inputs.map((input) => [input, { file, name, as: mapping }]))
  }
  const run = (params: object, ref = REF) => service.post('/api/run', { ref, params })
  const hashOf = async (params: object, ref = REF): Promise<string> => {
    const { status, json, text } = await run(params, ref)
    assert.equal(status, 200, text)
    return json.provenance.input_hash
  }

  it('have the hash of the same numbers typed, from each format', async () => {
    const inDegrees = await hashOf({ ...QUERY, ...TYPED, rotation_unit: 'deg/m' })
    for (const [name, text, answers] of [
      ['rao.yml', orcaflexOf(NODES), {}],
      ['a.lis', aqwaOf(inOrder(NODES)), {}],
      ['a.csv', csvOf(NODES), LAGS],
    ] as const)
      assert.equal(await hashOf({ ...QUERY, ...(await referred(name, text, answers)) }), inDegrees, name)
    const inRadians = await hashOf({ ...QUERY, ...TYPED, rotation_unit: 'rad/m' })
    const leads = orcaflexOf(NODES, { RAOResponseUnits: 'radians', RAOPhaseConvention: 'leads' })
    assert.equal(await hashOf({ ...QUERY, ...(await referred('a.4', wamitOf(NODES), WAMIT)) }), inRadians)
    assert.equal(await hashOf({ ...QUERY, ...(await referred('b.yml', leads, {}, INPUTS)) }), inRadians)
    assert.equal(
      await hashOf({ ...QUERY, ...TYPED }, ATLAS),
      await hashOf({ ...QUERY, ...(await referred('c.yml', leads)) }, ATLAS),
    )
  })

  it('settle the sign of the phases where it matters, and are refused where the request says otherwise', async () => {
    const file = await referred('rao.yml', orcaflexOf(NODES))
    const elsewhere = { ...QUERY, phase_origin: 'elsewhere', phase_reference: [10, 0] }
    const settled = await hashOf({ ...elsewhere, ...file })
    const typed = { ...elsewhere, ...TYPED, rotation_unit: 'deg/m', phase_convention: 'lag' }
    assert.equal(settled, await hashOf(typed))
    const { status, json } = await run({ ...QUERY, ...file, rotation_unit: 'rad/m' })
    assert.deepEqual([status, json.code], [422, 'mapping_refused'])
    assert.match(json.detail, /Rotation unit is rad\/m in the request and deg\/m in rao\.yml/)
  })

  it('are read together: what is entered beside them is refused, and each input says its file', async () => {
    const file = await referred('rao.yml', orcaflexOf(NODES))
    const { json } = await run({ ...QUERY, ...file, periods: [8, 12.5] })
    assert.equal(json.code, 'mapping_refused')
    assert.match(json.detail, /rao\.yml provides Periods together with Amplitudes, and Periods is entered as well/)
    const { json: ran } = await run({ ...QUERY, ...file })
    assert.deepEqual(ran.provenance.files[0].inputs.toSorted(), INPUTS.toSorted())
  })

  it('are proposed from the file for the four inputs, whichever is named', async () => {
    const file = await kept('rao.yml', orcaflexOf(NODES))
    const asked = { ref: REF, file, name: 'rao.yml', inputs: ['phases'], answers: {} }
    const { json } = await service.post('/api/files/propose', asked)
    assert.equal(json.proposals.length, 1)
    const targets = json.proposals[0].columns.map(({ target }: Json) => target)
    assert.deepEqual(targets, INPUTS)
  })

  it('are refused with line where a combination is missing', async () => {
    const { json } = await run({ ...QUERY, ...(await referred('a.csv', csvOf(NODES.slice(1)), LAGS)) })
    assert.equal(json.code, 'file_refused')
    assert.match(json.detail, /period 12\.5 s, direction 90 deg: no row has all motions/)
  })

  it('leave as a file of OrcaFlex, which goes back in without a question', async () => {
    const { json } = await run({ ...QUERY, ...(await referred('a.csv', csvOf(NODES), LAGS)) })
    const yaml = await service.get(`/api/runs/${json.run_id}/artifacts/rao.yml`)
    assert.equal(yaml.status, 200)
    assert.deepEqual((await proposed('rao.yml', yaml.text)).questions, [])
    const again = await run({ ...QUERY, ...(await referred('rao.yml', yaml.text)) })
    assert.equal(again.json.provenance.input_hash, json.provenance.input_hash)
  })

  it('leave without a sign of the phases where no request has said it, which is then asked', async () => {
    const { json } = await run({ ...QUERY, ...TYPED })
    const { text } = await service.get(`/api/runs/${json.run_id}/artifacts/rao.yml`)
    const { questions } = await proposed('rao.yml', text)
    assert.deepEqual(
      questions.map(({ code }: Json) => code),
      ['phase_sense'],
    )
  })

  it('are no file of a run that took none', async () => {
    const { json } = await service.post('/api/run', {
      ref: 'modelrepo:wellpath',
      params: { measured_depth: [0, 10], inclination: [0, 1], azimuth: [0, 0] },
    })
    assert.equal((await service.get(`/api/runs/${json.run_id}/artifacts/rao.yml`)).status, 404)
  })
})

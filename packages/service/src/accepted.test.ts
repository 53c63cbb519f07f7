/** An open check over HTTP: what it does to the verdict, how an engineer accepts it, and what cannot be accepted. */
import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Json, type TestService, testService } from './testing.ts'

const REF = 'modelrepo:scour-assessment'
/** The mean of the measurements is no design value: the check of the embedment may fail with it, and not pass. */
const params = {
  structure: 'monopile',
  pile_outer_diameter: '6 m',
  water_depth: '30 m',
  current_velocity: '1 m/s',
  sediment_d50: '0.3 mm',
  sediment_density_ratio: 2.65,
  kinematic_viscosity: '1.3e-6 m2/s',
  water_density: '1025 kg/m3',
  allowable_scour_depth: '9 m',
}
const acceptance = { check: 'embedment', reason: 'measured scour of the neighbouring piles', by: 'A. Engineer' }

describe('an open check', () => {
  let service: TestService
  let open: Json
  let accepted: Json
  before(async () => {
    service = await testService()
    open = await service.run({ ref: REF, params })
    accepted = await service.run({ ref: REF, params, accepted: [acceptance] })
  })
  after(() => service.close())

  it('leaves the run SKIPPED with all its values, a report and a reason', async () => {
    assert.deepEqual([open.status, open.checks_open, open.checks_accepted], ['SKIPPED', 1, 0])
    assert.match(open.detail, /^Not assessed: /)
    assert.ok(Object.values(open.result.values).some((v: unknown) => typeof (v as Json).value === 'number'))
    const report = await service.get(`/reports/${open.run_id}`)
    assert.equal(report.status, 200)
    assert.match(report.text, /<strong class="badge open">/)
    assert.match((await service.get('/runs')).text, /<strong class="badge open">/)
  })

  it('counts once an engineer accepts it; the badge and the sentence say so', async () => {
    assert.deepEqual([accepted.status, accepted.checks_open, accepted.checks_accepted], ['PASS', 0, 1])
    assert.match(accepted.detail, /^Accepted outside its limits by A\. Engineer: /)
    const [check] = accepted.result.checks.filter((c: Json) => c.accepted !== null)
    assert.deepEqual([check.id, check.state, check.accepted.reason], ['embedment', 'pass', acceptance.reason])
    assert.ok(check.utilisation > 0)
    const { text } = await service.get(`/reports/${accepted.run_id}`)
    assert.match(text, /<strong class="badge accepted">/)
    assert.doesNotMatch(text, /<strong class="badge pass">/)
    assert.match(text, /measured scour of the neighbouring piles/)
  })

  it('has another input hash and another result hash when it is accepted, and the record keeps by whom', async () => {
    assert.notEqual(accepted.provenance.input_hash, open.provenance.input_hash)
    assert.notEqual(accepted.determinism.result_hash, open.determinism.result_hash)
    assert.deepEqual((await service.service.recordOf(accepted.run_id)).request.accepted, [acceptance])
  })

  it('is accepted by its id, with a reason and a name, or the request is refused at the member', async () => {
    const pointers = async (sent: unknown) => {
      const { status, json } = await service.post('/api/run', { ref: REF, params, accepted: sent })
      return [status, ...json.errors.map((e: Json) => e.pointer)]
    }
    assert.deepEqual(await pointers([{ ...acceptance, check: 'bearing' }]), [400, '/accepted/0/check'])
    assert.deepEqual(await pointers([acceptance, acceptance]), [400, '/accepted/1/check'])
    assert.deepEqual(await pointers([{ ...acceptance, reason: ' ' }]), [400, '/accepted/0/reason'])
    assert.deepEqual(await pointers([{ ...acceptance, role: 'lead' }]), [400, '/accepted/0/role'])
    assert.deepEqual(await pointers('embedment'), [400, '/accepted'])
    assert.deepEqual(await pointers([null]), [400, '/accepted/0'])
  })
})

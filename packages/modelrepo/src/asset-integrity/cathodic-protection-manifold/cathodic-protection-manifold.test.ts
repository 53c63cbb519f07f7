/** What is special to subsea structures: wells, hot and buried parts, and steel that hydrogen can crack. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, testKit, value } from '@keelson/engine/testing.ts'
import { cathodicProtectionManifold as workflow } from './index.ts'

const { problems, run } = testKit(workflow)

test('a subsea well drains 8 A unless said otherwise', () => {
  const one = run({ current_drain: 0, connected_wells: 1 })
  for (const name of ['initial_current_demand', 'mean_current_demand', 'final_current_demand', 'anodes_required']) {
    near(number(one, name), number(run(), name), 1e-10)
  }
  near(
    number(run({ connected_wells: 3, drain_per_well: 5 }), 'mean_current_demand'),
    number(run(), 'mean_current_demand') + 15,
    1e-10,
  )
})

test('a limit that the anodes overstep fails, low-voltage anodes keep it', () => {
  const duplex = { cra_material: '22Cr', cra_potential_limit: -0.85 }
  const aluminium = run(duplex)
  assert.equal(checked(aluminium, 'hydrogen_cracking')?.state, 'fail')
  assert.equal(aluminium.status, 'FAIL')
  near(number(aluminium, 'hydrogen_cracking_margin'), -0.2, 1e-10)
  assert.ok(codes(aluminium).includes('hydrogen_cracking'))
  const low = run({ ...duplex, closed_circuit_anode_potential: -0.83, design_protective_potential: -0.6 })
  assert.equal(checked(low, 'hydrogen_cracking')?.state, 'pass')
  assert.ok(!codes(low).includes('hydrogen_cracking'))
  const met = run({ ...duplex, cra_potential_limit: -1.05 })
  assert.equal(checked(met, 'hydrogen_cracking')?.utilisation, 1)
})

test('an alloy without a limit is warned of and not checked, no alloy is neither', () => {
  const open = run({ cra_material: '13Cr' })
  assert.equal(open.status, 'PASS')
  assert.match(open.detail, /\. 13Cr steel is not checked for hydrogen-induced stress cracking\.$/)
  assert.equal(checked(open, 'hydrogen_cracking')?.state, 'not_made')
  assert.ok(codes(open).includes('hydrogen_cracking'))
  assert.deepEqual(codes(run()), [])
  assert.equal(value(run(), 'hydrogen_cracking_margin'), null)
  assert.ok(codes(run({ cra_potential_limit: -0.85 })).includes('unused'))
})

test('hot piping adds the same to every phase, whatever its coating leaves of it', () => {
  const pipe = (T: unknown) => ({
    zones: [
      {
        area_m2: 40,
        coating_category: 'bare',
        depth_m: 1200,
        exposure: 'submerged',
        metal_surface_temperature_degC: T,
      },
    ],
  })
  const [cold, hot] = [run(pipe(25)), run(pipe({ value: 158, unit: 'degF' }))]
  for (const phase of ['initial', 'mean', 'final']) {
    near(number(hot, `${phase}_current_demand`) - number(cold, `${phase}_current_demand`), 40 * 0.045, 1e-9)
  }
})

test('an unknown coating and one of a later edition are refused at the table', () => {
  const zone = (coating_category: string) => [{ area_m2: 10, coating_category, depth_m: 1200, exposure: 'submerged' }]
  assert.match(problems({ zones: zone('V') })[0] ?? '', /^\/zones .*one of I, II, III, IV, bare \(entered: "V"\)/)
  assert.match(problems({ zones: zone('IV'), edition: '2017' })[0] ?? '', /^\/zones .*2021 edition only/)
})

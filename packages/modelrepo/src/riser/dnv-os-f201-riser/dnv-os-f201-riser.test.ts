/** What is special to the limit states of risers beyond their cases: powers, factors, the emptied riser, lists and numbers. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import { dnvOsF201Riser } from './index.ts'

const ONE = {
  outer_diameter: 273.1,
  wall_thickness: 25.4,
  yield_strength: 448,
  tensile_strength: 531,
  internal_pressure: 0,
  external_pressure: 0,
  design_effective_tension: 0,
  design_bending_moment: 0,
  safety_class: 'normal',
}
const { run, refusedAt, pointers } = testKit(dnvOsF201Riser, ONE)
const example = testKit(dnvOsF201Riser)

test('the moment counts by its first power, the tension by its second', () => {
  const bent = (M: number) => number(run({ design_bending_moment: M }), 'combined_utilisation')
  near(bent(300), 2 * bent(150))
  const pulled = (T: number) => number(run({ design_effective_tension: T }), 'combined_utilisation')
  near(pulled(3000), 4 * pulled(1500))
})

test('the fabrication factor lowers collapse and the propagating buckle, and no bending or tension', () => {
  const [uoe, seamless] = [0.85, 1].map((fabrication_factor) => run({ fabrication_factor }))
  assert.ok(uoe !== undefined && seamless !== undefined)
  for (const name of ['plastic_moment', 'plastic_tension', 'burst_resistance'])
    near(number(uoe, name), number(seamless, name))
  for (const name of ['collapse_resistance', 'propagation_pressure'])
    assert.ok(number(uoe, name) < number(seamless, name))
})

test('pressure is not left out: inside and outside it raises the combined utilisation', () => {
  const loads = { design_bending_moment: 200, design_effective_tension: 2000 }
  const bare = number(run(loads), 'combined_utilisation')
  assert.ok(number(run({ ...loads, internal_pressure: 60 }), 'combined_utilisation') > bare)
  const outside = run({ ...loads, external_pressure: 30 })
  assert.equal(value(outside, 'combined_branch'), 'external')
  const calm = number(run({ ...loads, external_pressure: 0.001 }), 'combined_utilisation')
  assert.ok(number(outside, 'combined_utilisation') > calm)
})

test('without any load nothing is used', () => {
  const ran = run()
  assert.equal(number(ran, 'governing_utilisation'), 0)
  assert.equal(value(ran, 'governing_limit_state'), 'combined')
})

test('safety classes have the factors of local buckling, not those of pressure containment', () => {
  const used = (safety_class: string) =>
    number(run({ safety_class, design_effective_tension: 1000 }), 'combined_utilisation')
  near(used('high') / used('low'), 1.26 / 1.04)
  near(used('normal') / used('low'), 1.14 / 1.04)
})

test('a safety class that is left out or unknown is refused: it decides the verdict', () => {
  refusedAt('/safety_class', {}, ['safety_class'])
  refusedAt('/safety_class', { safety_class: 'medium' })
})

test('parts of the loads take the factors of their limit state, and a reducing part the inverse', () => {
  const parts = { functional_tension: 1000, environmental_tension: -300, accidental_tension: 50 }
  const used = (limit_state: string) =>
    number(run({ ...parts, limit_state }, ['design_effective_tension']), 'design_effective_tension_used')
  near(used('ULS'), 1100 - 300 / 1.3)
  near(used('ALS'), 750)
  near(used('SLS'), 750)
})

test('working stress design takes unfactored parts, and lists of parts are lists of results', () => {
  const ran = run({ functional_moment: [100, 200], environmental_moment: 50 }, ['design_bending_moment'])
  assert.deepEqual(list(ran, 'design_bending_moment_used'), [110 + 65, 220 + 65])
  const [first, second] = list(ran, 'wsd_utilisation')
  near((second ?? 0) / (first ?? 1), 250 / 150)
})

test('the moment condition factor lowers the moment in both formats, and must be justified', () => {
  const [whole, less] = [1, 0.8].map((moment_condition_factor) =>
    run({ moment_condition_factor, design_bending_moment: 200 }),
  )
  assert.ok(whole !== undefined && less !== undefined)
  near(number(less, 'combined_utilisation'), 0.8 * number(whole, 'combined_utilisation'))
  near(number(less, 'wsd_utilisation'), 0.8 * number(whole, 'wsd_utilisation'))
  assert.ok(codes(less).includes('condition_factor'))
})

test('a load that is given whole and in parts is refused, and one that is not given at all', () => {
  assert.deepEqual(pointers({ functional_tension: 5 }), ['/design_effective_tension'])
  assert.deepEqual(pointers({ accidental_moment: 5 }), ['/design_bending_moment'])
  refusedAt('/design_bending_moment', {}, ['design_bending_moment'])
})

test('beyond the burst resistance the combined criterion has no number, and the run fails', () => {
  const ran = run({ internal_pressure: 120 })
  assert.equal(value(ran, 'combined_utilisation'), null)
  assert.match(reason(ran, 'combined_utilisation'), /burst resistance/)
  assert.equal(value(ran, 'status'), 'fail')
  assert.equal(value(ran, 'governing_limit_state'), 'bursting')
  assert.ok(number(ran, 'bursting_utilisation') > 1)
  assert.equal(checked(ran, 'combined')?.state, 'fail')
})

test('one station beyond the burst resistance leaves a gap in the list, and fails the run', () => {
  const ran = run({ internal_pressure: [10, 120] })
  const uses = list<number | null>(ran, 'combined_utilisation')
  assert.ok((uses[0] ?? 0) > 0)
  assert.equal(uses[1], null)
  assert.equal(value(ran, 'status'), 'fail')
  assert.match(checked(ran, 'combined')?.note ?? '', /station 2/)
})

test('the emptied riser is held against collapse though it has net internal pressure in operation', () => {
  const ran = run({ internal_pressure: 30, external_pressure: 20 })
  assert.equal(value(ran, 'combined_branch'), 'internal')
  assert.ok(number(ran, 'collapse_utilisation') > 0)
  assert.ok(codes(ran).includes('emptied_riser'))
  const held = run({ internal_pressure: 30, minimum_internal_pressure: 20, external_pressure: 20 })
  assert.equal(number(held, 'collapse_utilisation'), 0)
  assert.ok(!codes(held).includes('emptied_riser'))
})

test('a propagating buckle that arrestors stop is not checked, and is told', () => {
  const thin = { wall_thickness: 12, external_pressure: 15, fabrication_tolerance: 0, fabrication_factor: 1 }
  const held = run(thin)
  assert.equal(value(held, 'governing_limit_state'), 'propagation')
  assert.equal(value(held, 'status'), 'fail')
  const arrested = run({ ...thin, check_propagation: false })
  assert.notEqual(value(arrested, 'governing_limit_state'), 'propagation')
  assert.equal(value(arrested, 'status'), 'pass')
  assert.ok(codes(arrested).includes('propagation_not_checked'))
})

test('walls, strengths, ovality and pressures that cannot be are refused where they are wrong', () => {
  refusedAt('/wall_thickness', { corrosion_allowance: 24 })
  refusedAt('/wall_thickness', { wall_thickness: 140 })
  refusedAt('/tensile_strength', { tensile_strength: 447 })
  refusedAt('/ovality', { ovality: 0.004 })
  refusedAt('/minimum_internal_pressure', { minimum_internal_pressure: 1 })
  refusedAt('/local_incidental_pressure', { internal_pressure: 5, local_incidental_pressure: 4 })
})

test('lists of different length are refused at the shorter one', () => {
  assert.deepEqual(pointers({ design_effective_tension: [1, 2, 3], external_pressure: [1, 2] }), ['/external_pressure'])
  assert.deepEqual(pointers({ design_effective_tension: [1, 2, 3], arc_length: [0, 5] }), ['/arc_length'])
})

test('what is left out is taken on the safe side, and said', () => {
  const ran = run({ internal_pressure: 20 })
  const names = ran.result.assumed.map((a) => a.name)
  for (const name of ['fabrication_tolerance', 'minimum_internal_pressure', 'fabrication_factor'])
    assert.ok(names.includes(name), name)
  near(
    number(run({ internal_pressure: 20, local_incidental_pressure: 22 }), 'bursting_utilisation'),
    number(ran, 'bursting_utilisation'),
  )
  near(
    number(run({ internal_pressure: 20, fabrication_tolerance: 0.125 * 25.4 }), 'bursting_utilisation'),
    number(ran, 'bursting_utilisation'),
  )
})

test('much hardening is warned of', () => {
  assert.ok(codes(run({ tensile_strength: 700, internal_pressure: 10 })).includes('high_flow_stress'))
  assert.ok(!codes(run()).includes('high_flow_stress'))
})

test('the station that governs is the first of the largest, over all limit states', () => {
  const ran = example.run()
  const uses = ['combined', 'bursting', 'collapse', 'propagation'].flatMap((s) => list(ran, `${s}_utilisation`))
  near(number(ran, 'governing_utilisation'), Math.max(...uses))
})

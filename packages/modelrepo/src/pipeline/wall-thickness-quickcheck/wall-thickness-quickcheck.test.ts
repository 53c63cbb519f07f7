/** What is special to the four codes: walls that just hold, who governs, what one code leaves aside, and the edges. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, codes, near, number, reason, testKit, value } from '@keelson/engine/testing.ts'
import { readParams } from '@keelson/workflow'
import fc from 'fast-check'
import { wallThicknessQuickcheck as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const map = (r: Ran, name: string) => r.result.values[name]?.value as Readonly<Record<string, number>>
/** Walls and utilisations by code and limit state. */
const STATES = [
  'DNV-ST-F101 pressure containment',
  'DNV-ST-F101 collapse',
  'DNV-ST-F101 propagation buckling',
  'API RP 1111 pressure containment',
  'ASME B31.4 pressure containment',
  'ASME B31.8 pressure containment',
]
const deep = { external_pressure: 12, mill_tolerance: 0.1, wall_thickness: 30 }

test('a pipe of the required nominal wall is used to 1 in that code and limit state', () => {
  const walls = map(run(deep), 'required_nominal_wall_thickness')
  for (const state of STATES) {
    const just = run({ ...deep, wall_thickness: walls[state] })
    near(map(just, 'utilisation')[state], 1, 1e-8)
  }
})

test('the next standard wall satisfies every check; one outside the range of propagation is not shown to', () => {
  for (const [changes, status] of [
    [{}, 'PASS'],
    [{ external_pressure: 5 }, 'PASS'],
    [{ external_pressure: 30 }, 'SKIPPED'],
  ] as const) {
    const t = number(run(changes), 'selected_standard_wall_thickness')
    assert.equal(run({ ...changes, wall_thickness: t }).status, status)
  }
})

test('more pressure asks for more wall, in every code', () => {
  const names = ['f101', 'rp1111', 'b314', 'b318'].map((c) => `${c}_minimum_wall_thickness`)
  fc.assert(
    fc.property(fc.double({ min: 2, max: 80, noNaN: true }), (p) => {
      const [less, more] = [run({ design_pressure: p }), run({ design_pressure: 1.05 * p })]
      for (const name of names) assert.ok(number(more, name) > number(less, name))
    }),
    { numRuns: 15, seed: 1 },
  )
})

test('deeper water relieves pressure containment and asks for more against collapse and propagation', () => {
  const [shallow, deeper] = [run({ external_pressure: 2 }), run({ external_pressure: 8 })]
  assert.ok(number(deeper, 'f101_minimum_wall_thickness') < number(shallow, 'f101_minimum_wall_thickness'))
  for (const name of ['f101_collapse_minimum_wall_thickness', 'f101_propagation_minimum_wall_thickness'])
    assert.ok(number(deeper, name) > number(shallow, name))
  assert.match(String(value(run({ external_pressure: 15 }), 'governing_limit_state')), /propagation/)
})

test('a tie of B31.4 and B31.8 goes to B31.4, and the smallest difference decides otherwise', () => {
  assert.equal(value(run(), 'governing_code'), 'ASME B31.4')
  assert.equal(value(run({ b318_hoop_design_factor: 0.719 }), 'governing_code'), 'ASME B31.8')
})

test('a run of one code gives the same numbers as in the comparison, and nothing of the others', () => {
  const four = run()
  const one = run({ code: 'DNV-ST-F101' })
  for (const name of ['f101_minimum_wall_thickness', 'collapse_pressure', 'propagation_pressure'])
    assert.equal(number(one, name), number(four, name))
  assert.equal(value(one, 'b314_minimum_wall_thickness'), null)
  assert.match(reason(one, 'b314_minimum_wall_thickness'), /the selected code is DNV-ST-F101/)
  assert.equal(checked(one, 'rp1111_burst')?.state, 'not_made')
  const gas = run({ code: 'ASME B31.8' })
  assert.equal(value(gas, 'collapse_pressure'), null)
  assert.equal(value(gas, 'pressure_containment_utilisation'), null)
  assert.equal(number(gas, 'b318_minimum_wall_thickness'), number(four, 'b318_minimum_wall_thickness'))
})

test('what one code does not use is said and does not enter the hash', () => {
  const read = (ovality: number) => readParams(workflow.contract, { ...workflow.example, code: 'ASME B31.4', ovality })
  assert.deepEqual(read(0.01).used, read(0.02).used)
  assert.ok(read(0.01).warnings.some((w) => w.path === '/ovality'))
})

test('without a wall only the required walls are given', () => {
  const none = run({}, ['wall_thickness'])
  assert.equal(none.status, 'PASS')
  assert.equal(value(none, 'collapse_pressure'), null)
  assert.equal(number(none, 'b314_minimum_wall_thickness'), number(run(), 'b314_minimum_wall_thickness'))
  assert.ok(none.result.checks.every((c) => c.state === 'not_made'))
})

test('a characteristic wall given directly replaces the tolerance, and alone serves as every wall', () => {
  const direct = run({ characteristic_wall_thickness: 14.9 })
  assert.equal(number(direct, 'collapse_pressure'), number(run(), 'collapse_pressure'))
  const alone = run({ characteristic_wall_thickness: 14.9 }, ['wall_thickness'])
  assert.ok(codes(alone).includes('t2_taken_as_t1'))
  near(number(alone, 'propagation_pressure'), number(run(), 'propagation_pressure'), 1e-12)
})

test('an absolute tolerance and the same one as a fraction leave the same wall', () => {
  const fraction = run({ mill_tolerance: 0.1 })
  const length = run({ fabrication_tolerance: 1.59 })
  near(number(fraction, 'characteristic_wall_thickness'), number(length, 'characteristic_wall_thickness'), 1e-12)
})

test('no net internal pressure asks for no wall, and says so', () => {
  const subdued = run({ external_pressure: 40, wall_thickness: 30 })
  for (const code of ['f101', 'rp1111', 'b314', 'b318'])
    assert.equal(number(subdued, `${code}_minimum_wall_thickness`), 0)
  assert.equal(value(subdued, 'governing_code'), null)
  assert.equal(codes(subdued).filter((c) => c === 'no_net_internal_pressure').length, 4)
})

test('ovality below 0.005 is raised, and the run says so', () => {
  const round = run({ ovality: 0.001 })
  assert.equal(number(round, 'collapse_pressure'), number(run(), 'collapse_pressure'))
  assert.ok(codes(round).includes('ovality_raised'))
})

test('the elevation gives the pressure of the water and the head of the contents', () => {
  const at = run({ point_elevation: -100, content_density: 800 }, ['external_pressure'])
  near(number(at, 'external_pressure'), 1025e-6 * 9.80665 * 100, 1e-12)
  near(number(at, 'local_incidental_pressure'), 22 + 800e-6 * 9.80665 * 100, 1e-12)
  assert.equal(number(run({ point_elevation: 30 }, ['external_pressure']), 'external_pressure'), 0)
  assert.equal(number(run({}, ['external_pressure']), 'external_pressure'), 0)
})

test('a local incidental pressure given directly moves DNV-ST-F101 alone', () => {
  const direct = run({ local_incidental_pressure: 25 })
  assert.ok(number(direct, 'f101_minimum_wall_thickness') > number(run(), 'f101_minimum_wall_thickness'))
  assert.equal(number(direct, 'b314_minimum_wall_thickness'), number(run(), 'b314_minimum_wall_thickness'))
  assert.equal(value(direct, 'incidental_pressure'), null)
})

test('heat de-rates DNV-ST-F101, API RP 1111 and ASME B31.8, and is beyond ASME B31.4', () => {
  const hot = run({ design_temperature: 149 })
  near(number(hot, 'b318_minimum_wall_thickness'), number(run(), 'b318_minimum_wall_thickness') / 0.967, 1e-9)
  assert.ok(number(hot, 'f101_minimum_wall_thickness') > number(run(), 'f101_minimum_wall_thickness'))
  assert.ok(number(hot, 'rp1111_minimum_wall_thickness') > number(run(), 'rp1111_minimum_wall_thickness'))
  assert.equal(number(hot, 'b314_minimum_wall_thickness'), number(run(), 'b314_minimum_wall_thickness'))
  assert.ok(hot.warnings.some((w) => w.path === '/design_temperature'))
})

test('the mean diameter spares wall in a thick pipe, offshore only', () => {
  const thick = { design_pressure: 60, wall_thickness: 40 }
  const on = run({ ...thick, mean_diameter_hoop_stress: true })
  assert.ok(number(on, 'b314_minimum_wall_thickness') < number(run(thick), 'b314_minimum_wall_thickness'))
  const onshore = run({ ...thick, mean_diameter_hoop_stress: true, location_class: 'class 2' })
  const plain = run({ ...thick, location_class: 'class 2' })
  assert.equal(number(onshore, 'b318_minimum_wall_thickness'), number(plain, 'b318_minimum_wall_thickness'))
  assert.ok(codes(onshore).includes('outside_diameter_used'))
})

test('a made diameter has no standard wall', () => {
  const made = run({ outer_diameter: 617.6, wall_thickness: 30 })
  assert.equal(value(made, 'selected_standard_wall_thickness'), null)
  assert.match(reason(made, 'selected_standard_wall_thickness'), /not a standard outside diameter/)
})

test('12.75 in and 323.85 mm are one pipe', () => {
  assert.deepEqual(run({ outer_diameter: '12.75 in' }).hashed, run({ outer_diameter: 323.85 }).hashed)
})

test('safety class and fabrication factor that are left out are the safe ones, and stand as assumed', () => {
  const bare = run({}, ['safety_class', 'fabrication_factor', 'material_strength_factor'])
  const said = run({ safety_class: 'high', fabrication_factor: 0.85, material_strength_factor: 0.96 })
  const names = ['safety_class', 'material_strength_factor', 'fabrication_factor']
  assert.deepEqual(
    bare.result.assumed.map((a) => a.name).filter((name) => names.includes(name)),
    names,
  )
  assert.ok(!said.result.assumed.some((a) => names.includes(a.name)))
  for (const name of ['collapse_pressure', 'pressure_containment_resistance_factored'])
    assert.equal(number(bare, name), number(said, name))
})

test('ASME B31.8 takes an offshore pipeline where nothing is said, and says so beside the verdict', () => {
  const unsaid = run({}, ['location_class'])
  assert.ok(unsaid.result.assumed.some((a) => a.name === 'location_class'))
  const factor = run({ b318_hoop_design_factor: 0.72 }, ['location_class'])
  near(number(unsaid, 'b318_minimum_wall_thickness'), number(factor, 'b318_minimum_wall_thickness'))
  assert.ok(!factor.result.assumed.some((a) => a.name === 'location_class'))
})

test('collapse and propagation do not pass against a pressure that no one knows', () => {
  const dry = run({}, ['external_pressure'])
  for (const id of ['f101_collapse', 'f101_propagation']) {
    assert.equal(checked(dry, id)?.state, 'not_made')
    assert.equal(checked(run(), id)?.state, 'pass')
    assert.equal(checked(run({ point_elevation: 30 }, ['external_pressure']), id)?.state, 'pass')
  }
  assert.ok(codes(dry).includes('external_pressure_not_known'))
})

test('outside its range a check may fail and does not pass', () => {
  const thick = { external_pressure: 10, wall_thickness: 26 }
  assert.equal(checked(run(thick), 'f101_propagation')?.state, 'not_made')
  assert.ok(number(run(thick), 'propagation_pressure') > 0)
  assert.equal(checked(run({ wall_thickness: 7, external_pressure: 3 }), 'f101_propagation')?.state, 'fail')
  assert.equal(checked(run({ design_temperature: 130 }), 'b314_hoop_stress')?.state, 'not_made')
  assert.equal(checked(run({ design_temperature: 130, wall_thickness: 9 }), 'b314_hoop_stress')?.state, 'fail')
  assert.equal(checked(run({ longitudinal_joint_factor: 0.95 }), 'rp1111_burst')?.state, 'not_made')
})

test('a wall that propagation asks for beyond its own range is warned of', () => {
  const governed = run({ external_pressure: 15 })
  assert.match(String(value(governed, 'governing_limit_state')), /propagation/)
  assert.ok(
    governed.warnings.some((w) =>
      /^Required wall thickness for propagation buckling .* ratio is [0-9.]+, (above 45|below 15)/.test(w.message),
    ),
  )
})

test('a factor that differs from its table is said', () => {
  const paths = run({ mill_test_factor: 1.2, system_test_factor: 1.05, temperature_derating_factor: 0.9 })
    .warnings.filter((w) => w.code === 'overridden')
    .map((w) => w.path)
  assert.deepEqual(paths, ['/mill_test_factor', '/temperature_derating_factor'])
})

test('what cannot be a pipe is refused at its own input', () => {
  refusedAt('/ovality', { ovality: 0.031 })
  refusedAt('/design_temperature', { design_temperature: 201 })
  refusedAt('/wall_thickness', { wall_thickness: 162 })
  refusedAt('/characteristic_wall_thickness', { characteristic_wall_thickness: 162 })
  refusedAt('/mill_minimum_wall_thickness', { mill_minimum_wall_thickness: 162 })
  refusedAt('/specified_minimum_tensile_strength', { specified_minimum_tensile_strength: 440 })
  refusedAt('/corrosion_allowance', { corrosion_allowance: 15.9 })
  refusedAt('/fabrication_tolerance', { fabrication_tolerance: 15 })
  refusedAt('/specified_minimum_yield_strength', {
    specified_minimum_yield_strength: 20,
    design_temperature: 150,
    specified_minimum_tensile_strength: 500,
  })
})

test('one code alone is used to what its checks say, and no other stands beside it', () => {
  for (const code of ['API RP 1111', 'ASME B31.4', 'ASME B31.8']) {
    const one = run({ ...deep, code })
    const made = one.result.checks.flatMap(({ utilisation }) => (utilisation === null ? [] : [utilisation]))
    const used = map(one, 'utilisation')
    assert.deepEqual(Object.keys(used), [`${code} pressure containment`])
    assert.ok(made.includes(used[`${code} pressure containment`] ?? Number.NaN))
  }
})

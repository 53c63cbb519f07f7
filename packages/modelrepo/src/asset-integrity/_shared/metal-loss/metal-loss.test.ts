/** Verdicts, growth and comparison of the shared parts: what must hold between methods and over time. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, codes, near, number, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { api579PipeFfsB318 as gas } from '../../api579-pipe-ffs-b318/index.ts'
import { B31G_2012, GML, LML1, LML2, MODIFIED, PART_A, PART_B, RSTRENG } from './methods.ts'

const { pointers, run } = testKit(gas, {})

const pipe = { outer_diameter: '16 in', wall_thickness: '0.375 in', specified_minimum_yield_strength: '52000 psi' }
const area = { ...pipe, assessment_method: LML1, minimum_measured_thickness: 6.5, longitudinal_flaw_length: 150 }
const pit = { ...pipe, assessment_method: MODIFIED, defect_depth: 3, defect_length: 200 }
const bottom = { ...pipe, assessment_method: RSTRENG, axial_position: [0, 50, 100, 150], depth_profile: [0, 3, 2, 0] }
const grid = {
  ...pipe,
  assessment_method: GML,
  grid_spacing: 25,
  thickness_grid: [
    [9.4, 9.3, 9.4],
    [9.3, 8.1, 9.2],
    [9.4, 9.3, 9.4],
  ],
  operating_pressure: 8,
}

test('a deeper flaw never has a higher safe pressure', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 9, noNaN: true }), fc.double({ min: 1, max: 800, noNaN: true }), (d, L) => {
      const at = (depth: number) => number(run({ ...pit, defect_depth: depth, defect_length: L }), 'safe_pressure')
      assert.ok(at(d + 0.3) <= at(d))
    }),
    { numRuns: 40 },
  )
})

test('a lower pressure turns rerate into accept, and never repair', () => {
  const safe = number(run(area), 'safe_pressure')
  assert.equal(value(run({ ...area, maximum_allowable_operating_pressure: safe }), 'verdict'), 'accept')
  assert.equal(value(run({ ...area, maximum_allowable_operating_pressure: 1.001 * safe }), 'verdict'), 'rerate')
  const thin = { ...area, minimum_measured_thickness: 1.5, operating_pressure: 0.1 }
  assert.equal(value(run(thin), 'verdict'), 'repair')
})

test('without a pressure Part 5 is judged by RSF_a, and a river bottom has no verdict', () => {
  assert.equal(value(run(area), 'verdict'), 'rerate')
  assert.equal(value(run({ ...area, minimum_measured_thickness: 9 }), 'verdict'), 'accept')
  assert.equal(value(run(bottom), 'verdict'), null)
  assert.equal(value(run({ ...bottom, depth_profile: [0, 7.7, 2, 0] }), 'verdict'), 'repair')
})

test('a required thickness that was given is not met by a lower pressure', () => {
  const { operating_pressure: _, ...given } = grid
  assert.equal(value(run({ ...given, minimum_required_thickness: 10 }), 'verdict'), 'repair')
  assert.equal(value(run({ ...grid, operating_pressure: 12.5 }), 'verdict'), 'rerate')
})

test('Level 2 grants exactly the pressure at which it still accepts', () => {
  const MAWP_r = number(run({ ...grid, operating_pressure: 12.5 }), 'reduced_maximum_allowable_working_pressure')
  assert.equal(value(run({ ...grid, operating_pressure: MAWP_r }), 'level_2_acceptable'), true)
  const above = run({ ...grid, operating_pressure: 1.0001 * MAWP_r })
  assert.equal(above.status, 'FAIL')
})

test('the grid turned by a quarter swaps the averages and nothing else', () => {
  const rows = [
    [9.4, 9.3, 9.2, 9.1],
    [9.3, 8.0, 9.2, 9.3],
    [9.4, 8.7, 9.3, 9.4],
  ]
  const turned = rows[0]?.map((_, j) => rows.map((row) => row[j] ?? 0))
  const names = ['average_measured_thickness_longitudinal', 'average_measured_thickness_circumferential']
  const [a, b] = [rows, turned].map((thickness_grid) => run({ ...grid, thickness_grid }).result.values)
  assert.equal(a?.[names[0] ?? '']?.value, b?.[names[1] ?? '']?.value)
  assert.equal(a?.safe_pressure?.value, b?.safe_pressure?.value)
})

test('remaining life goes with the years in service, and is nothing when the flaw is not accepted', () => {
  const aged = { ...pit, maximum_allowable_operating_pressure: 7 }
  const ten = number(run({ ...aged, service_age: 10 }), 'remaining_life')
  assert.ok(ten > 0)
  near(number(run({ ...aged, service_age: 20 }), 'remaining_life'), 2 * ten)
  const high = { ...aged, maximum_allowable_operating_pressure: 14, service_age: 10 }
  assert.equal(value(run(high), 'remaining_life'), 0)
})

test('at the end of its life the flaw is at the limit', () => {
  const aged = { ...area, minimum_measured_thickness: 9, operating_pressure: 8, service_age: 10 }
  const bears = number(run(aged), 'remaining_life') * number(run(aged), 'corrosion_rate')
  const then = { ...aged, future_corrosion_allowance: bears }
  near(number(run(then), 'reduced_maximum_allowable_working_pressure'), 8, 1e-6)
})

test('no method chosen runs all that have data, and the lowest safe pressure counts', () => {
  const { assessment_method: _, ...open } = { ...pit, tensile_strength: 455 }
  const { result } = run(open)
  const methods = result.tables.find((t) => t.id === 'methods')?.rows ?? []
  const assessed = methods.filter((row) => row[1] === 'assessed')
  assert.equal(assessed.length, 5)
  assert.equal(result.values.safe_pressure?.value, Math.min(...assessed.map((row) => Number(row[3]))))
  assert.deepEqual(pointers({ outer_diameter: 400, wall_thickness: 10 }), ['/assessment_method'])
})

test('an idle input leaves the answer as it is', () => {
  const plain = run(bottom).result
  const idle = { future_corrosion_allowance: 2, remaining_strength_factor_allowable: 0.8, usage_factor_modelling: 0.5 }
  const sent = run({ ...bottom, ...idle }).result
  assert.deepEqual(sent.values, plain.values)
  assert.deepEqual(sent.tables, plain.tables)
})

test('bad flaws are refused where they were given', () => {
  assert.deepEqual(pointers({ ...grid, thickness_grid: [[9, 9], [9]] }), ['/thickness_grid'])
  assert.deepEqual(pointers({ ...grid, thickness_grid: [[12]] }), ['/thickness_grid'])
  assert.deepEqual(pointers({ ...bottom, depth_profile: [0, 1, 0] }), ['/depth_profile'])
  assert.deepEqual(pointers({ ...bottom, axial_position: [0, 50, 50, 150] }), ['/axial_position'])
  assert.deepEqual(pointers({ ...pit, assessment_method: PART_B, defect_depth: 9.525, tensile_strength: 455 }), [
    '/defect_depth',
  ])
  assert.deepEqual(pointers({ ...area, longitudinal_flaw_length: 2000 }), ['/longitudinal_flaw_length'])
  const long = { axial_position: [0, 2000], longitudinal_critical_thickness_profile: [8, 8] }
  assert.deepEqual(pointers({ ...pipe, assessment_method: LML2, ...long }), ['/axial_position'])
  const { operating_pressure: _, ...bare } = grid
  assert.deepEqual(pointers(bare), ['/operating_pressure'])
})

test('a grid may come in inches, as rows of numbers or with its unit', () => {
  const inches = {
    ...grid,
    thickness_grid: {
      value: [
        [0.36, 0.33],
        [0.35, 0.36],
      ],
      unit: 'in',
    },
  }
  const mm = {
    ...grid,
    thickness_grid: [
      ['0.36 in', '0.33 in'],
      [8.89, 9.144],
    ],
  }
  assert.equal(number(run(inches), 'minimum_measured_thickness'), number(run(mm), 'minimum_measured_thickness'))
})

const shallow = { depth_profile: [0, 1, 0.5, 0], axial_position: [0, 10, 20, 30], defect_depth: 1, defect_length: 30 }

test('a rule that grants more than the sound pipe may carry leaves the pipe its own pressure, and says both', () => {
  for (const assessment_method of [RSTRENG, MODIFIED, B31G_2012, PART_A, PART_B]) {
    const at = (maximum_allowable_operating_pressure: number) =>
      run({ ...pipe, ...shallow, tensile_strength: 455, assessment_method, maximum_allowable_operating_pressure })
    const ran = at(12)
    const sound = number(ran, 'maximum_allowable_working_pressure')
    near(sound, (2 * 0.72 * 358.527379245 * 9.525) / 406.4)
    assert.ok(number(ran, 'safe_pressure') > sound)
    assert.equal(number(ran, 'allowable_pressure'), sound)
    assert.ok(codes(ran).includes('above_design_pressure'))
    assert.match(
      ran.detail,
      /Allowable pressure 12\.1 MPa \(required 12 MPa\), limited by the undamaged pipe \(.* MPa\)/,
    )
    assert.equal(value(ran, 'verdict'), 'accept')
    const over = at(12.5)
    assert.deepEqual([over.status, value(over, 'verdict')], ['FAIL', 'rerate'])
    assert.equal(checked(over, 'safe_pressure')?.capacity.value, sound)
  }
})

test('below the pressure of the sound pipe the flaw limits', () => {
  const deep = run({ ...pit, defect_depth: 6 })
  assert.equal(number(deep, 'allowable_pressure'), number(deep, 'safe_pressure'))
  assert.ok(!codes(deep).includes('above_design_pressure'))
})

test('a pipe beyond its own pressure has no life left, however shallow the flaw', () => {
  const aged = { ...pit, defect_depth: 1, service_age: 10 }
  assert.equal(value(run({ ...aged, maximum_allowable_operating_pressure: 12.2 }), 'remaining_life'), 0)
  assert.ok(number(run({ ...aged, maximum_allowable_operating_pressure: 12 }), 'remaining_life') > 0)
})

test('without a yield strength the pipe without the flaw is not judged, and that is said', () => {
  const { specified_minimum_yield_strength: _, ...bare } = pipe
  const ran = run({
    ...bare,
    ...shallow,
    tensile_strength: 455,
    assessment_method: PART_B,
    maximum_allowable_operating_pressure: 7,
  })
  assert.ok(codes(ran).includes('sound_pressure_unknown'))
  assert.match(ran.detail, /undamaged pipe not assessed\.$/)
  assert.match(
    checked(ran, 'safe_pressure')?.note ?? '',
    /not assessed because specified minimum yield strength is not entered/,
  )
  assert.equal(value(ran, 'allowable_pressure'), undefined)
})

test('an operating pressure stands in for an MAOP that is not given', () => {
  const given = (name: string) => run({ ...bottom, [name]: 8 })
  const [operating, MAOP] = [given('operating_pressure'), given('maximum_allowable_operating_pressure')]
  assert.equal(checked(operating, 'safe_pressure')?.state, 'pass')
  assert.equal(value(operating, 'verdict'), value(MAOP, 'verdict'))
})

test('what was left to a default that the verdict rests on is named as assumed', () => {
  const names = (ran: Ran) => ran.result.assumed.filter(({ why }) => why !== null).map((a) => a.name)
  assert.deepEqual(names(run(bottom)), ['design_factor', 'weld_joint_factor', 'temperature_derating_factor'])
  assert.deepEqual(names(run({ ...bottom, design_factor: 0.6 })), ['weld_joint_factor', 'temperature_derating_factor'])
  const sized = { ...pipe, ...shallow, tensile_strength: 455, assessment_method: PART_A }
  assert.deepEqual(names(run(sized)).slice(-2), ['model_factor_gamma_m', 'depth_standard_deviation'])
})

test('partial factors of one safety class with those of another are warned of', () => {
  const sized = { ...pipe, ...shallow, tensile_strength: 455, assessment_method: PART_A }
  const own = { model_factor_gamma_m: 0.7, depth_factor_gamma_d: 1.4, fractile_epsilon_d: 1.2 }
  const mixed = (over: object) => codes(run({ ...sized, ...over })).includes('mixed_safety_class')
  assert.deepEqual([mixed({}), mixed(own), mixed({ model_factor_gamma_m: 0.7 })], [false, false, true])
})

/** Lateral buckling: what is special to the workflow, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { COEFFICIENTS, LOCALISED } from '@keelson/physics/pipeline-buckling/hobbs-modes.ts'
import { shapeOf } from './figures-shape.ts'
import { pipelineLateralBuckling as workflow } from './index.ts'

const { pointers, problems, run } = testKit(workflow)

const profile = (...rows: readonly (readonly [number, number])[]) =>
  rows.map(([position, temperature_change]) => ({ position, temperature_change }))

test('a level profile gives what the uniform rise gives', () => {
  const level = { temperature_profile: profile([0, 12], [2737, 12]) }
  for (const name of ['maximum_effective_force', 'screening_ratio', 'virtual_anchor_length'])
    assert.equal(number(run(level), name), number(run(), name))
})

test('a restrained force given replaces the one of heat and pressure, which need not be given then', () => {
  const ran = run({ fully_restrained_force: 500 }, ['temperature_change'])
  assert.equal(value(ran, 'fully_restrained_effective_force'), -500)
})

test('the length asked for at the minimum balances the smallest force', () => {
  const second = run({ modes: ['2'] })
  const [length] = list(second, 'buckle_length_at_minimum')
  const [least] = list(second, 'minimum_fully_restrained_force')
  const asked = number(run({ modes: ['2'], buckle_length: length }), 'fully_restrained_force')
  near(asked, least)
})

test('a stable buckle evaluated at its own length is the same buckle', () => {
  const hot = { fully_restrained_force: 2000, modes: ['3'] }
  const L = number(run(hot), 'stable_buckle_length')
  const again = run({ ...hot, buckle_length: L })
  near(number(again, 'fully_restrained_force'), 2000)
  near(number(again, 'maximum_bending_moment'), number(run(hot), 'maximum_bending_moment'))
})

test('the screening decides up to ratio 1, the strain of the buckle beyond', () => {
  assert.equal(checked(run(), 'susceptibility')?.capacity?.value, 1)
  const light = { submerged_weight: 300, lateral_friction_coefficient: 0.2, modes: ['1'], pipeline_length: 100000 }
  const warm = { ...light, fully_restrained_force: 328 }
  const strained = checked(run(warm), 'susceptibility')
  assert.equal(strained?.state, 'pass')
  assert.equal(strained?.capacity?.value, number(run(warm), 'strain_resistance'))
})

test('a buckle steeper than the theory of small slopes is not shown to be tolerable', () => {
  const steep = run({ fully_restrained_force: 1200, pipeline_length: 20000 })
  assert.deepEqual([steep.status, checked(steep, 'susceptibility')?.reason_kind], ['SKIPPED', 'out_of_reach'])
  assert.match(
    checked(steep, 'susceptibility')?.reason ?? '',
    /buckle slope is 0\.\d+, above 0\.1: the theory assumes small slopes/,
  )
})

test('a susceptible line fails where its buckle is bent beyond the plastic moment or no strain limit holds', () => {
  const hotter = { fully_restrained_force: 4000, pipeline_length: 50000 }
  assert.match(checked(run(hotter), 'susceptibility')?.note ?? '', /plastic moment/)
  assert.ok((checked(run(hotter), 'susceptibility')?.utilisation ?? 0) > 1)
  assert.equal(checked(run(hotter), 'susceptibility')?.state, 'fail')
  assert.ok(codes(run(hotter)).includes('plastic_moment'))
  const thin = { fully_restrained_force: 3000, pipeline_length: 50000, wall_thickness: 5 }
  assert.equal(checked(run(thin), 'susceptibility')?.state, 'fail')
})

test('a short line is held against the lowest critical force, a long one is not short', () => {
  assert.equal(checked(run(), 'short_line')?.state, 'not_made')
  const short = { pipeline_length: 1000 }
  assert.equal(
    checked(run(short), 'short_line')?.capacity?.value,
    number(run(short), 'critical_buckling_force_localised'),
  )
})

test('the worst pairing is high axial and low lateral friction', () => {
  const bounds = {
    pipeline_length: 1000,
    lateral_friction_lower_bound: 0.3,
    lateral_friction_upper_bound: 1,
    axial_friction_lower_bound: 0.2,
    axial_friction_upper_bound: 0.8,
  }
  const rows = rowsOf(run(bounds), 'friction_matrix')
  assert.equal(rows.length, 9)
  const worst = number(
    run({ ...bounds, lateral_friction_coefficient: 0.3, axial_friction_coefficient: 0.8 }),
    'screening_ratio',
  )
  assert.equal(number(run(bounds), 'worst_screening_ratio'), worst)
})

test('a line in tension is not compressed, and says so', () => {
  const cold = { temperature_change: -20, internal_pressure_change: 0 }
  assert.equal(number(run(cold), 'maximum_effective_force'), 0)
  assert.equal(number(run(cold), 'screening_ratio'), 0)
  assert.ok(codes(run(cold)).includes('no_compression'))
})

test('a line walks only while the whole of it slides, and not at all when it slides by itself', () => {
  assert.equal(number(run({ seabed_slope: 2 }), 'walking_per_cycle'), 0)
  const short = { seabed_slope: 2, pipeline_length: 500 }
  assert.ok(number(run(short), 'walking_per_cycle') > 0)
  assert.equal(value(run({ ...short, seabed_slope: 30 }), 'walking_per_cycle'), null)
})

test('fields that do not go together are refused where they stand', () => {
  assert.deepEqual(pointers({ wall_thickness: 170 }), ['/wall_thickness'])
  assert.deepEqual(pointers({ temperature_profile: profile([0, 10], [3000, 5]) }), ['/temperature_profile'])
  assert.deepEqual(pointers({ temperature_profile: profile([10, 10], [10, 5]) }), ['/temperature_profile'])
  assert.deepEqual(pointers({ lateral_friction_lower_bound: 0.7 }), ['/lateral_friction_lower_bound'])
  assert.deepEqual(pointers({ axial_friction_upper_bound: 0.3 }), ['/axial_friction_upper_bound'])
  assert.deepEqual(pointers({ modes: ['5'] }), ['/modes/0'])
  assert.match(problems({}, ['temperature_change']).join(), /temperature_change/)
})

test('units of the field are read', () => {
  const feet = {
    outer_diameter: '12.75 in',
    pipeline_length: { value: 8979.6588, unit: 'ft' },
    temperature_change: '21.6 degF',
  }
  near(number(run(feet), 'screening_ratio'), number(run(), 'screening_ratio'), 1e-6)
})

test('what a specialist would remark is said', () => {
  assert.ok(codes(run({ wall_thickness: 5 })).includes('outside_validity'))
  assert.ok(codes(run({ buckle_length: 20 })).includes('unstable_branch'))
  assert.ok(codes(run({ temperature_profile: profile([100, 12], [2000, 8]) })).includes('profile_held'))
  assert.ok(codes(run({ temperature_profile: profile([0, 40], [1000, 5]) })).includes('slides_within'))
  assert.ok(codes(run({ fully_restrained_force: 2000 })).includes('outside_validity'))
})

test('a laid curve is not passed on a lay tension that nobody gave', () => {
  const curve = { route_curve_radius: 1500 }
  assert.equal(checked(run({ ...curve, residual_lay_tension: 10 }), 'laid_curve')?.state, 'pass')
  assert.equal(checked(run({ ...curve, residual_lay_tension: 0 }), 'laid_curve')?.state, 'not_made')
  const forced = { ...curve, fully_restrained_force: 500 }
  assert.equal(checked(run(forced, ['temperature_change', 'residual_lay_tension']), 'laid_curve')?.state, 'not_made')
})

test('what decides the verdict and was left out is the safe choice, and is said', () => {
  const hot = { fully_restrained_force: 1200, pipeline_length: 20000 }
  const left = ['material_grade', 'safety_class', 'girth_weld_factor']
  const said = run(hot, left)
  assert.deepEqual(
    said.result.assumed.filter(({ why }) => why !== null).map(({ name, value }) => [name, value]),
    [
      ['material_grade', 'B'],
      ['safety_class', 'high'],
      ['girth_weld_factor', 0.6],
    ],
  )
  assert.ok(number(said, 'strain_resistance') < number(run(hot), 'strain_resistance'))
  assert.ok(run(hot).result.assumed.every(({ why }) => why === null))
})

test('a verdict by best estimates of friction says so, and one on steel that may be hot is open', () => {
  assert.match(checked(run(), 'susceptibility')?.note ?? '', /friction bounds are incomplete/i)
  const bounded = { lateral_friction_lower_bound: 0.5, axial_friction_upper_bound: 0.5 }
  assert.doesNotMatch(checked(run(bounded), 'susceptibility')?.note ?? '', /friction bounds are incomplete/i)
  const light = {
    submerged_weight: 300,
    lateral_friction_coefficient: 0.2,
    modes: ['infinite'],
    pipeline_length: 300000,
  }
  const hot = { ...light, temperature_change: 51, internal_pressure_change: 0, residual_lay_tension: 1100 }
  assert.equal(checked(run(hot), 'susceptibility')?.reason_kind, 'input_missing')
  assert.equal(checked(run({ ...hot, operating_temperature: 65 }), 'susceptibility')?.state, 'pass')
})

test('sentences name inputs by their words', () => {
  const message = run().warnings.find((w) => w.code === 'friction_bounds')?.message ?? ''
  assert.match(message, /Not entered: lateral friction lower bound, axial friction upper bound/)
})

test('a verdict of the infinite mode says where a localised one is reached before it', () => {
  const warm = run({ temperature_change: 24, pipeline_length: 20000 })
  assert.ok(number(warm, 'screening_ratio') < 1 && number(warm, 'screening_ratio_localised') > 1)
  assert.match(
    checked(warm, 'susceptibility')?.note ?? '',
    /The mode 3 critical force is exceeded, so an imperfection may initiate a buckle/,
  )
})

test('the sentence names the checks that fail', () => {
  const bent = run({ route_curve_radius: 500, fully_restrained_force: 600 })
  assert.equal(bent.status, 'FAIL')
  assert.match(
    bent.detail,
    /^Route curve stability in operation fails: .* The straight line is not susceptible to lateral buckling: /,
  )
})

test('the shape that is drawn of a mode is as steep, and as long, as its coefficients say', () => {
  for (const mode of LOCALISED) {
    const { k_3, k_4, k_6 } = COEFFICIENTS[mode]
    const { points } = shapeOf(mode)
    const slopes = points.slice(1).map(([x, y], i) => {
      const [x_0, y_0] = points[i] ?? [0, 0]
      return x > x_0 ? Math.abs(y - y_0) / (x - x_0) : 0
    })
    near(Math.max(...slopes), k_6 / k_4, 0.02)
    near(points.at(-1)?.[0], k_3)
  }
})

test('a longer buckle is drawn longer and wider', () => {
  const drawn = (buckle_length: number) => {
    const plan = run({ buckle_length }).result.figures?.find((f) => f.id === 'plan')?.drawing
    return plan?.shapes.flatMap((s) =>
      s.kind === 'dimension' ? [Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1])] : [],
    )
  }
  const [short, long] = [drawn(40), drawn(80)]
  near(long?.[0], 2 * (short?.[0] ?? 0))
  near(long?.[1], 16 * (short?.[1] ?? 0), 1e-6)
})

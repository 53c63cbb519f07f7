/** Lateral buckling: what is special to the workflow, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import { pipelineLateralBuckling as workflow } from './index.ts'

type Request = Readonly<Record<string, unknown>>
const run = (over: Request = {}) => runNow(workflow, readParams(workflow.contract, { ...workflow.example, ...over }))
const values = (over: Request = {}) => run(over).result.values
const number = (over: Request, name: string) => values(over)[name]?.value as number
const check = (over: Request, id: string) => run(over).result.checks.find((c) => c.id === id)
const codes = (over: Request) => run(over).warnings.map((w) => w.code)
const pointers = (over: Request) => {
  try {
    run(over)
    return []
  } catch (error) {
    if (error instanceof Refusal) return error.problems.map((p) => p.pointer)
    throw error
  }
}

const profile = (...rows: readonly (readonly [number, number])[]) =>
  rows.map(([position, temperature_change]) => ({ position, temperature_change }))

test('a level profile gives what the uniform rise gives', () => {
  const level = { temperature_profile: profile([0, 12], [2737, 12]) }
  for (const name of ['maximum_effective_force', 'screening_ratio', 'virtual_anchor_length'])
    assert.equal(number(level, name), number({}, name))
})

test('a restrained force given replaces the one of heat and pressure, which need not be given then', () => {
  const { temperature_change: _left, ...rest } = workflow.example as Request
  const ran = runNow(workflow, readParams(workflow.contract, { ...rest, fully_restrained_force: 5e5 }))
  assert.equal(ran.result.values.fully_restrained_effective_force?.value, -5e5)
})

test('the length asked for at the minimum balances the smallest force', () => {
  const second = values({ modes: ['2'] })
  const [length] = (second.buckle_length_at_minimum?.value ?? []) as number[]
  const [least] = (second.minimum_fully_restrained_force?.value ?? []) as number[]
  const asked = number({ modes: ['2'], buckle_length: length }, 'fully_restrained_force')
  assert.ok(Math.abs(asked / (least ?? 0) - 1) < 1e-9)
})

test('a stable buckle evaluated at its own length is the same buckle', () => {
  const hot = { fully_restrained_force: 2e6, modes: ['3'] }
  const L = number(hot, 'stable_buckle_length')
  const again = values({ ...hot, buckle_length: L })
  assert.ok(Math.abs((again.fully_restrained_force?.value as number) / 2e6 - 1) < 1e-9)
  const moment = again.maximum_bending_moment?.value as number
  assert.ok(Math.abs(moment / number(hot, 'maximum_bending_moment') - 1) < 1e-9)
})

test('the screening decides up to ratio 1, the strain of the buckle beyond', () => {
  assert.equal(check({}, 'susceptibility')?.capacity?.value, 1)
  const hot = { fully_restrained_force: 1.2e6, pipeline_length: 20000 }
  const strained = check(hot, 'susceptibility')
  assert.equal(strained?.status, 'pass')
  assert.equal(strained?.capacity?.value, number(hot, 'strain_resistance'))
})

test('a susceptible line fails where its buckle is bent beyond the plastic moment or no strain limit holds', () => {
  const hotter = { fully_restrained_force: 4e6, pipeline_length: 50000 }
  assert.match(check(hotter, 'susceptibility')?.note ?? '', /plastic moment/)
  assert.equal(check(hotter, 'susceptibility')?.status, 'fail')
  assert.ok(codes(hotter).includes('plastic_moment'))
  const thin = { fully_restrained_force: 3e6, pipeline_length: 50000, wall_thickness: 0.005 }
  assert.equal(check(thin, 'susceptibility')?.status, 'fail')
})

test('a short line is held against the lowest critical force, a long one is not short', () => {
  assert.equal(check({}, 'short_line')?.status, 'not_checked')
  const short = { pipeline_length: 1000 }
  assert.equal(check(short, 'short_line')?.capacity?.value, number(short, 'critical_buckling_force_localised'))
})

test('the worst pairing is high axial and low lateral friction', () => {
  const bounds = {
    pipeline_length: 1000,
    lateral_friction_lower_bound: 0.3,
    lateral_friction_upper_bound: 1,
    axial_friction_lower_bound: 0.2,
    axial_friction_upper_bound: 0.8,
  }
  const rows = run(bounds).result.tables.find((t) => t.id === 'friction_matrix')?.rows ?? []
  assert.equal(rows.length, 9)
  const worst = number(
    { ...bounds, lateral_friction_coefficient: 0.3, axial_friction_coefficient: 0.8 },
    'screening_ratio',
  )
  assert.equal(number(bounds, 'worst_screening_ratio'), worst)
})

test('a line in tension is not compressed, and says so', () => {
  const cold = { temperature_change: -20, internal_pressure_change: 0 }
  assert.equal(number(cold, 'maximum_effective_force'), 0)
  assert.equal(number(cold, 'screening_ratio'), 0)
  assert.ok(codes(cold).includes('no_compression'))
})

test('a line walks only while the whole of it slides, and not at all when it slides by itself', () => {
  assert.equal(number({ seabed_slope: 2 }, 'walking_per_cycle'), 0)
  const short = { seabed_slope: 2, pipeline_length: 500 }
  assert.ok(number(short, 'walking_per_cycle') > 0)
  assert.equal(values({ ...short, seabed_slope: 30 }).walking_per_cycle?.value, null)
})

test('fields that do not go together are refused where they stand', () => {
  assert.deepEqual(pointers({ wall_thickness: 0.17 }), ['/wall_thickness'])
  assert.deepEqual(pointers({ temperature_profile: profile([0, 10], [3000, 5]) }), ['/temperature_profile'])
  assert.deepEqual(pointers({ temperature_profile: profile([10, 10], [10, 5]) }), ['/temperature_profile'])
  assert.deepEqual(pointers({ lateral_friction_lower_bound: 0.7 }), ['/lateral_friction_lower_bound'])
  assert.deepEqual(pointers({ axial_friction_upper_bound: 0.3 }), ['/axial_friction_upper_bound'])
  assert.deepEqual(pointers({ modes: ['5'] }), ['/modes/0'])
  const { temperature_change: _left, ...rest } = workflow.example as Request
  assert.throws(() => readParams(workflow.contract, rest), /temperature_change/)
})

test('units of the field are read', () => {
  const feet = {
    outer_diameter: '12.75 in',
    pipeline_length: { value: 8979.6588, unit: 'ft' },
    temperature_change: '21.6 degF',
  }
  assert.ok(Math.abs(number(feet, 'screening_ratio') / number({}, 'screening_ratio') - 1) < 1e-6)
})

test('what a specialist would remark is said', () => {
  assert.ok(codes({ wall_thickness: 0.005 }).includes('outside_validity'))
  assert.ok(codes({ buckle_length: 20 }).includes('unstable_branch'))
  assert.ok(codes({ temperature_profile: profile([100, 12], [2000, 8]) }).includes('profile_held'))
  assert.ok(codes({ temperature_profile: profile([0, 40], [1000, 5]) }).includes('slides_within'))
  assert.ok(codes({ fully_restrained_force: 2e6 }).includes('outside_validity'))
})

test('a laid curve is not passed on a lay tension that nobody gave', () => {
  const curve = { route_curve_radius: 1500 }
  assert.equal(check({ ...curve, residual_lay_tension: 1e4 }, 'laid_curve')?.status, 'pass')
  const { temperature_change: _t, residual_lay_tension: _h, ...rest } = workflow.example as Request
  const given = runNow(workflow, readParams(workflow.contract, { ...rest, ...curve, fully_restrained_force: 5e5 }))
  assert.equal(given.result.checks.find((c) => c.id === 'laid_curve')?.status, 'not_checked')
})

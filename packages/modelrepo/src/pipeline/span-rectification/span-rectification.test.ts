/** What is special to rectification: the least number of supports, where they may stand, and when none is needed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Refusal, readParams, runNow } from '@keelson/workflow'
import fc from 'fast-check'
import { spanRectification } from './index.ts'

const run = (changes: Readonly<Record<string, unknown>> = {}) =>
  runNow(spanRectification, readParams(spanRectification.contract, { ...spanRectification.example, ...changes }))
type Run = ReturnType<typeof run>
const value = (r: Run, name: string) => r.result.values[name]?.value as number
const list = (r: Run, name: string) => r.result.values[name]?.value as number[]
const codes = (r: Run) => r.warnings.map((w) => w.code)
const check = (r: Run, id: string) => r.result.checks.find((c) => c.id === id)
const rowsOf = (r: Run, id: string) => r.result.tables.find((t) => t.id === id)?.rows ?? []
const near = (a: number, b: number, relative = 1e-9) =>
  assert.ok(Math.abs(a - b) <= relative * Math.abs(b), `${a} is not ${b}`)
const refusedAt = (changes: Readonly<Record<string, unknown>>, pointer: string) =>
  assert.throws(
    () => run(changes),
    (e) => e instanceof Refusal && e.problems.some((p) => p.pointer === pointer),
  )
const SEABED = { boundary_condition: 'single-span-on-seabed', vertical_soil_stiffness: 1e6 }
const BASIN = {
  span_length: 60,
  gap_profile: [
    { position: 0, gap: 0 },
    { position: 20, gap: 0.9 },
    { position: 40, gap: 0.9 },
    { position: 60, gap: 0 },
  ],
}

test('the number of supports is the least whose spans, tolerance included, are within the allowable length', () => {
  const asked = fc.record({
    span_length: fc.double({ min: 5, max: 120, noNaN: true }),
    current_velocity: fc.double({ min: 0.1, max: 1.5, noNaN: true }),
    survey_tolerance: fc.double({ min: 0, max: 3, noNaN: true }),
  })
  fc.assert(
    fc.property(asked, (changes) => {
      const r = run(changes)
      const [n, allowed] = [value(r, 'number_of_intermediate_supports'), value(r, 'allowable_span_length')]
      const fits = (k: number) => changes.span_length / (k + 1) + changes.survey_tolerance <= allowed * (1 + 1e-9)
      assert.ok(fits(n) && (n === 0 || !fits(n - 1)))
      assert.equal(check(r, 'rectified_span')?.state, 'pass')
      assert.ok(value(r, 'rectified_natural_frequency_in_line') >= value(r, 'required_frequency') * (1 - 1e-9))
    }),
    { numRuns: 25, seed: 1 },
  )
})

test('a span of the allowable length needs no support, and a longer one needs one', () => {
  const L = value(run(), 'allowable_span_length')
  const none = run({ span_length: L, survey_tolerance: 0 })
  assert.equal(value(none, 'number_of_intermediate_supports'), 0)
  near(check(none, 'rectified_span')?.utilisation ?? 0, 1)
  assert.match(none.result.values.support_reaction?.reason ?? '', /no support/)
  assert.equal(value(run({ span_length: L * 1.001, survey_tolerance: 0 }), 'number_of_intermediate_supports'), 1)
})

test('without flow no support is needed, whatever the length', () => {
  const still = run({ current_velocity: 0 })
  assert.equal(value(still, 'number_of_intermediate_supports'), 0)
  assert.match(still.result.values.allowable_span_length?.reason ?? '', /no flow/)
  assert.match(still.detail, /there is no flow/)
})

test('the search for the allowable length meets its closed form where both hold', () => {
  const plain = value(run(), 'allowable_span_length')
  near(value(run({ effective_axial_force: 1e-6 }), 'allowable_span_length'), plain)
})

test('tension allows longer spans, compression shorter ones', () => {
  const at = (effective_axial_force: number) =>
    value(run({ span_length: 30, effective_axial_force }), 'allowable_span_length')
  assert.ok(at(-5e4) < at(0) && at(0) < at(5e4))
  refusedAt({ effective_axial_force: -6e4 }, '/effective_axial_force')
})

test('a required frequency that no length on soft soil has is refused at the current', () => {
  refusedAt({ ...SEABED, vertical_soil_stiffness: 100, current_velocity: 3 }, '/current_velocity')
})

test('a tolerance that leaves no span is refused with the allowable length', () => {
  refusedAt({ survey_tolerance: 17 }, '/survey_tolerance')
  refusedAt({ span_length: 1e6 }, '/span_length')
})

test('the first and the last support carry a quarter more than those between', () => {
  const rows = rowsOf(run({ current_velocity: 0.8 }), 'supports')
  const loads = rows.map((row) => row[2] as number)
  const [R_1 = 0, R_2 = 0] = loads
  near(R_1, 1.25 * R_2)
  assert.deepEqual([loads.at(-1), loads.at(-2)], [R_1, R_2])
})

test('supports of twice the base area press half as hard, and fail where the bed bears less', () => {
  const bed = { allowable_bearing_pressure: '10 kPa' }
  const [small, large] = [run({ ...bed, support_base_area: 1 }), run({ ...bed, support_base_area: 2 })]
  near(value(small, 'support_bearing_pressure'), 2 * value(large, 'support_bearing_pressure'))
  assert.deepEqual([check(small, 'support_bearing')?.state, check(large, 'support_bearing')?.state], ['fail', 'pass'])
  assert.match(small.detail, /Bearing below a support fails/)
  near(value(small, 'required_base_area'), value(small, 'support_reaction') / 1e4)
})

test('heights follow the surveyed gap, scour included', () => {
  const r = run({ ...BASIN, scour_allowance: 0.1 })
  const expected = list(r, 'support_positions').map((x) => 0.9 * Math.min(1, x / 20, (60 - x) / 20) + 0.1)
  list(r, 'support_heights').forEach((h, i) => {
    near(h, expected[i] ?? 0)
  })
  near(value(r, 'tallest_support'), Math.max(...expected))
})

test('where equal spacing asks for supports too high, the profile places them on lower ground if it can', () => {
  const ridge = {
    span_length: 34,
    survey_tolerance: 0,
    gap_profile: [
      { position: 0, gap: 0 },
      { position: 10, gap: 0.2 },
      { position: 17, gap: 2 },
      { position: 25, gap: 0.2 },
      { position: 34, gap: 0 },
    ],
    maximum_support_height: 0.5,
    current_velocity: 0.4,
  }
  const r = run(ridge)
  assert.equal(check(r, 'support_height')?.state, 'fail')
  const placed = rowsOf(r, 'profile_supports')
  const allowed = value(r, 'allowable_span_length')
  assert.equal(value(r, 'supports_by_profile'), placed.length)
  assert.ok(placed.every((row) => (row[3] as number) <= 0.5 + 1e-9 && (row[2] as number) <= allowed * (1 + 1e-9)))
  assert.ok(34 - (placed.at(-1)?.[1] as number) <= allowed * (1 + 1e-9))
  const low = run({ ...ridge, maximum_support_height: 0.1 })
  assert.match(low.result.values.supports_by_profile?.reason ?? '', /no support up to 0.1 m can stand between/)
})

test('a profile that does not cover the supports, or turns back, is refused', () => {
  refusedAt(
    {
      gap_profile: [
        { position: 20, gap: 1 },
        { position: 40, gap: 1 },
      ],
    },
    '/gap_profile',
  )
  refusedAt(
    {
      gap_profile: [
        { position: 20, gap: 1 },
        { position: 20, gap: 1 },
      ],
    },
    '/gap_profile',
  )
  refusedAt(
    {
      gap_profile: [
        { position: 0, gap: 1 },
        { position: 61, gap: 1 },
      ],
    },
    '/gap_profile',
  )
  refusedAt({ maximum_support_height: 1 }, '/gap_profile')
})

test('a support where the pipe already rests is named', () => {
  const ridge = [
    { position: 0, gap: 0 },
    { position: 30, gap: 0 },
    { position: 60, gap: 0 },
  ]
  assert.ok(codes(run({ gap_profile: ridge })).includes('no_gap'))
})

test('a sag beyond the gap says that the span is not free', () => {
  assert.ok(codes(run()).includes('rests_on_bed'))
  assert.ok(!codes(run({ span_length: 20 })).includes('rests_on_bed'))
})

test('with damping and turbulence both spans are assessed as free-span-f105 does', () => {
  const r = run({ span_length: 34, total_damping_ratio: 0.015, turbulence_intensity: 0.03, design_life: 25 })
  const [before, after] = rowsOf(r, 'assessment')
  assert.ok((before?.[4] as number) > 0.1)
  assert.equal(after?.[4], 0)
  assert.deepEqual([check(r, 'fatigue')?.state, check(r, 'fatigue')?.utilisation], ['pass', 0])
  assert.equal(rowsOf(r, 'allowable_spans').length, 2)
  refusedAt({ design_life: 25 }, '/total_damping_ratio')
})

test('the least costly option is the one with the least sum', () => {
  const option = (name: string, cost_per_support: number) => ({
    option: name,
    mobilisation_cost: 1000,
    cost_per_support,
  })
  const r = run({ intervention_options: [option('mats', 300), option('bags', 200), option('rock', 250)] })
  assert.equal(r.result.values.least_cost_option?.value, 'bags')
  assert.equal(value(r, 'least_cost'), 1600)
  assert.deepEqual(
    rowsOf(r, 'options').map((row) => row[2]),
    [1900, 1600, 1750],
  )
})

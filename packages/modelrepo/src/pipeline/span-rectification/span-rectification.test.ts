/** What is special to rectification: the least number of supports, where they may stand, and when none is needed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checked,
  codes,
  list,
  near,
  number,
  reason,
  rowsOf,
  selfChecked,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { spanRectification } from './index.ts'

const { refusedAt, run } = testKit(spanRectification)
const lengthOf = (ran: ReturnType<typeof run>) => selfChecked(ran, 'rectified_span')
const SEABED = { boundary_condition: 'single-span-on-seabed', vertical_soil_stiffness: 1 }
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
      const [n, allowed] = [number(r, 'number_of_intermediate_supports'), number(r, 'allowable_span_length')]
      const fits = (k: number) => changes.span_length / (k + 1) + changes.survey_tolerance <= allowed * (1 + 1e-9)
      assert.ok(fits(n) && (n === 0 || !fits(n - 1)))
      assert.equal(lengthOf(r)?.state, 'pass')
      assert.ok(number(r, 'rectified_natural_frequency_in_line') >= number(r, 'required_frequency') * (1 - 1e-9))
    }),
    { numRuns: 25, seed: 1 },
  )
})

test('a span of the allowable length needs no support, and a longer one needs one', () => {
  const L = number(run(), 'allowable_span_length')
  const none = run({ span_length: L, survey_tolerance: 0 })
  assert.equal(number(none, 'number_of_intermediate_supports'), 0)
  near(lengthOf(none)?.utilisation, 1)
  assert.match(reason(none, 'support_reaction'), /no support/)
  assert.equal(number(run({ span_length: L * 1.001, survey_tolerance: 0 }), 'number_of_intermediate_supports'), 1)
})

test('without flow no support is needed, whatever the length', () => {
  const still = run({ current_velocity: 0 })
  assert.equal(number(still, 'number_of_intermediate_supports'), 0)
  assert.match(reason(still, 'allowable_span_length'), /no flow/)
  assert.match(still.detail, /there is no flow/)
})

test('the search for the allowable length meets its closed form where both hold', () => {
  const plain = number(run(), 'allowable_span_length')
  near(number(run({ effective_axial_force: 1e-9 }), 'allowable_span_length'), plain)
})

test('tension allows longer spans, compression shorter ones', () => {
  const at = (effective_axial_force: number) =>
    number(run({ span_length: 30, effective_axial_force }), 'allowable_span_length')
  assert.ok(at(-50) < at(0) && at(0) < at(50))
  refusedAt('/effective_axial_force', { effective_axial_force: -60 })
})

test('a required frequency that no length on soft soil has is refused at the current', () => {
  refusedAt('/current_velocity', { ...SEABED, vertical_soil_stiffness: 1e-4, current_velocity: 3 })
})

test('a tolerance that leaves no span is refused with the allowable length', () => {
  refusedAt('/survey_tolerance', { survey_tolerance: 17 })
  refusedAt('/span_length', { span_length: 1e6 })
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
  near(number(small, 'support_bearing_pressure'), 2 * number(large, 'support_bearing_pressure'))
  assert.deepEqual(
    [checked(small, 'support_bearing')?.state, checked(large, 'support_bearing')?.state],
    ['fail', 'pass'],
  )
  assert.match(small.detail, /Support bearing pressure fails/)
  near(number(small, 'required_base_area'), number(small, 'support_reaction') / 10)
})

test('heights follow the surveyed gap, scour included', () => {
  const r = run({ ...BASIN, scour_allowance: 0.1 })
  const expected = list(r, 'support_positions').map((x) => 0.9 * Math.min(1, x / 20, (60 - x) / 20) + 0.1)
  list(r, 'support_heights').forEach((h, i) => {
    near(h, expected[i])
  })
  near(number(r, 'tallest_support'), Math.max(...expected))
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
  assert.equal(checked(r, 'support_height')?.state, 'fail')
  const placed = rowsOf(r, 'profile_supports')
  const allowed = number(r, 'allowable_span_length')
  assert.equal(number(r, 'supports_by_profile'), placed.length)
  assert.ok(placed.every((row) => (row[3] as number) <= 0.5 + 1e-9 && (row[2] as number) <= allowed * (1 + 1e-9)))
  assert.ok(34 - (placed.at(-1)?.[1] as number) <= allowed * (1 + 1e-9))
  const low = run({ ...ridge, maximum_support_height: 0.1 })
  assert.match(reason(low, 'supports_by_profile'), /no support up to 0.1 m high can be placed between/)
})

test('a profile that does not cover the supports, or turns back, is refused', () => {
  refusedAt('/gap_profile', {
    gap_profile: [
      { position: 20, gap: 1 },
      { position: 40, gap: 1 },
    ],
  })
  refusedAt('/gap_profile', {
    gap_profile: [
      { position: 20, gap: 1 },
      { position: 20, gap: 1 },
    ],
  })
  refusedAt('/gap_profile', {
    gap_profile: [
      { position: 0, gap: 1 },
      { position: 61, gap: 1 },
    ],
  })
  refusedAt('/gap_profile', { maximum_support_height: 1 })
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
  assert.deepEqual([checked(r, 'fatigue')?.state, checked(r, 'fatigue')?.utilisation], ['pass', 0])
  assert.equal(rowsOf(r, 'allowable_spans').length, 2)
  refusedAt('/total_damping_ratio', { design_life: 25 })
})

test('a rectified span that still vibrates is not passed by its length while no design life judges it', () => {
  const high = { governing_onset_reduced_velocity: 2.3, total_damping_ratio: 0.015, turbulence_intensity: 0.03 }
  const open = run(high)
  assert.equal(lengthOf(open)?.state, 'not_made')
  assert.match(lengthOf(open)?.reason ?? '', /in-line amplitude of .* no design life/)
  assert.deepEqual([open.status, checked(open, 'fatigue')?.open], ['SKIPPED', true])
  assert.ok(codes(open).includes('onset_above_model'))
  const judged = run({ ...high, design_life: 25 })
  assert.equal(lengthOf(judged)?.state, 'pass')
  assert.notEqual(checked(judged, 'fatigue')?.state, 'not_made')
})

test('close to buckling a rectified span does not pass', () => {
  const P_cr = 156.002 * (34 / 10) ** 2
  const pressed = run({ span_length: 10, effective_axial_force: -0.6 * P_cr, current_velocity: 0.1 })
  assert.match(lengthOf(pressed)?.reason ?? '', /close to buckling/)
  assert.deepEqual([pressed.status, checked(pressed, 'fatigue')?.reason_kind], ['SKIPPED', 'out_of_reach'])
})

test('the least costly option is the one with the least sum', () => {
  const option = (name: string, cost_per_support: number) => ({
    option: name,
    mobilisation_cost: 1000,
    cost_per_support,
  })
  const r = run({ intervention_options: [option('mats', 300), option('bags', 200), option('rock', 250)] })
  assert.equal(value(r, 'least_cost_option'), 'bags')
  assert.equal(number(r, 'least_cost'), 1600)
  assert.deepEqual(
    rowsOf(r, 'options').map((row) => row[2]),
    [1900, 1600, 1750],
  )
})

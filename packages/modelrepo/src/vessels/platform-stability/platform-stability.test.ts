/** What is special to platform-stability: where curves end, what governs, loll, tables that are too short, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, testKit, value } from '@keelson/workflow/testing.ts'
import { platformStability as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const SEMI = {
  hull_type: 'semisubmersible',
  unit_type: 'column_stabilised',
  column_radius: 6,
  column_spacing_half_x: 30,
  column_spacing_half_y: 30,
  pontoon_volume: 17920,
  pontoon_height: 8,
  draft: 20,
  depth: 30,
  kg: 19,
}
const BOX_ONLY = ['hull_length', 'hull_breadth']
const KN = {
  hull_type: 'given_hydrostatics',
  displacement: 48000,
  kb: 5.2,
  waterplane_inertia: 330000,
  kg: 11.2,
  heel_angles: [0, 10, 20, 30, 40, 50, 60],
  cross_curves_kn: [0, 2.1, 4.25, 6.35, 7.95, 9.05, 9.75],
  downflooding_angle: 40,
}
const NOT_GIVEN = ['hull_length', 'hull_breadth', 'draft', 'depth']

test('the allowable height is that at which the ratio of the areas is the one asked', () => {
  const blown = { downflooding_angle: 60, wind_heeling_moment_upright: 500000 }
  const kg = number(run(blown), 'allowable_kg')
  near(number(run({ ...blown, kg }), 'area_ratio'), 1.4, 1e-6)
  assert.equal(value(run({ ...blown, kg: kg + 0.01 }), 'stability_passed'), false)
  assert.equal(value(run({ ...blown, kg: kg - 0.01 }), 'stability_passed'), true)
})

test('with little wind the metacentric height governs the allowable height', () => {
  near(number(run({ wind_heeling_moment_upright: 10 }), 'allowable_kg'), 5 + 40 / 3 - 0.15, 1e-9)
  near(
    number(run({ wind_heeling_moment_upright: 10, free_surface_moment: 4100 }), 'allowable_kg'),
    5 + 40 / 3 - 0.15 - 0.1,
    1e-9,
  )
})

test('free surfaces take from every righting arm', () => {
  const asked = { heel_angles: [20] }
  const [dry, slack] = [run(asked), run({ ...asked, free_surface_moment: 41000 })].map(
    (r) => value(r, 'righting_arm') as number,
  )
  near((dry ?? 0) - (slack ?? 0), Math.sin(Math.PI / 9), 1e-9)
})

test('an arm to the other side has the other sign', () => {
  const [a = 0, b = 0] = list(run({ heel_angles: [-35, 35] }), 'righting_arm')
  near(a, -b, 1e-12)
})

test('without a depth there is a steady heel and no area', () => {
  const open = run({}, ['depth'])
  near(number(open, 'static_heel'), number(run(), 'static_heel'), 1e-9)
  assert.equal(value(open, 'area_ratio'), null)
  assert.match(reason(open, 'area_ratio'), /depth/i)
  assert.equal(value(open, 'stability_passed'), null)
  assert.equal(checked(open, 'area_ratio')?.state, 'not_made')
  assert.equal(value(run({ wind_heeling_moment_upright: 9e6 }, ['depth']), 'static_heel'), null)
})

test('a semisubmersible is known as far as its sides are vertical', () => {
  const asked = run({ ...SEMI, heel_angles: [5, 25] }, BOX_ONLY)
  const arms = list<number | null>(asked, 'righting_arm')
  assert.ok((arms[0] ?? 0) > 0 && arms[1] === null)
  assert.ok(codes(asked).includes('beyond_sides'))
  assert.equal(value(asked, 'maximum_gz'), null)
  assert.equal(value(run({ ...SEMI, heel_angles: [25] }, BOX_ONLY), 'righting_arm'), null)
  near(number(asked, 'area_limit_angle'), number(asked, 'deck_edge_angle'), 1e-12)
})

test('a column-stabilised unit whose opening lies beyond the second intercept is told of the clause', () => {
  const over = { ...KN, unit_type: 'column_stabilised', wind_heeling_moment_upright: 130000, downflooding_angle: 58 }
  const beyond = run(over, NOT_GIVEN)
  assert.ok(codes(beyond).includes('downflooding_beyond'))
  const further = checked(beyond, 'area_ratio_to_flooding')?.capacity.value ?? Number.NaN
  assert.ok(further < number(beyond, 'area_ratio'))
  assert.equal(checked(beyond, 'area_ratio_to_flooding')?.state, further >= 1.3 ? 'pass' : 'fail')
  assert.equal(checked(run({ ...over, unit_type: 'surface' }, NOT_GIVEN), 'area_ratio_to_flooding')?.state, 'not_made')
  assert.ok(!codes(run({ ...over, downflooding_angle: 20 }, NOT_GIVEN)).includes('downflooding_beyond'))
  assert.ok(codes(run({ ...over }, [...NOT_GIVEN, 'downflooding_angle'])).includes('no_downflooding'))
})

test('a unit that is not stable upright lies at its angle of loll and fails', () => {
  const loll = run({ kg: 19 })
  near(number(loll, 'angle_of_loll'), (Math.atan(Math.sqrt((2 * (19 - 55 / 3)) / (40 / 3))) * 180) / Math.PI, 1e-9)
  assert.equal(value(loll, 'stable_upright'), false)
  assert.equal(loll.status, 'FAIL')
  assert.equal(checked(loll, 'positive_range')?.state, 'fail')
  assert.ok(number(loll, 'static_heel') > number(loll, 'angle_of_loll'))
})

test('a wind that no righting arm meets fails, and is told so', () => {
  const blown = run({ wind_heeling_moment_upright: 1.8e6, downflooding_angle: 80 })
  assert.equal(blown.status, 'FAIL')
  assert.equal(value(blown, 'static_heel'), null)
  assert.equal(value(blown, 'stability_passed'), false)
  assert.equal(checked(blown, 'wind_equilibrium')?.state, 'fail')
  assert.ok(number(blown, 'allowable_kg') < 14)
  assert.equal(value(run({ wind_heeling_moment_upright: 5e7 }), 'allowable_kg'), null)
})

test('a table that ends while its arms still grow is refused where the wind is not met', () => {
  const short = { ...KN, heel_angles: [0, 10, 20], cross_curves_kn: [0, 2.1, 4.25], downflooding_angle: 15 }
  refusedAt('/heel_angles', { ...short, wind_heeling_moment_upright: 1e6 }, NOT_GIVEN)
  assert.equal(run({ ...KN, wind_heeling_moment_upright: 1e6 }, NOT_GIVEN).status, 'FAIL')
})

test('no wind gives no areas, and a moment of nothing no heel', () => {
  const still = run({}, ['wind_heeling_moment_upright'])
  assert.equal(value(still, 'stability_passed'), null)
  assert.equal(value(still, 'static_heel'), null)
  assert.equal(number(run({ wind_heeling_moment_upright: 0 }), 'static_heel'), 0)
})

test('the exponent of the heeling arm goes by the kind of hull unless it is given', () => {
  const heel = (over: object, without: readonly string[] = []) => number(run({ ...over }, without), 'heeling_area')
  const semi = { ...SEMI, wind_heeling_moment_upright: 100000 }
  near(heel(semi, BOX_ONLY), heel({ ...semi, heeling_arm_exponent: 0 }, BOX_ONLY), 1e-12)
  near(heel({}), heel({ heeling_arm_exponent: 1 }), 1e-12)
  assert.ok(heel({ heeling_arm_exponent: 2 }) < heel({}))
  assert.ok(codes(run({ ...semi, unit_type: 'surface' }, BOX_ONLY)).includes('mixed_type'))
  assert.ok(codes(run({ unit_type: 'column_stabilised' })).includes('mixed_type'))
})

test('a unit narrower along than across is warned of', () => {
  assert.ok(codes(run({ hull_length: 30 })).includes('longitudinal'))
})

test('cross curves that stand for another metacentric height are warned of', () => {
  assert.ok(!codes(run(KN, NOT_GIVEN)).includes('kn_off_centre'))
  assert.ok(codes(run({ ...KN, kb: 7 }, NOT_GIVEN)).includes('kn_off_centre'))
})

test('what cannot be is refused where it is', () => {
  refusedAt('/depth', { depth: 10 })
  refusedAt('/pontoon_height', { ...SEMI, pontoon_height: 20 }, BOX_ONLY)
  refusedAt('/pontoon_height', { ...SEMI, pontoon_height: 0 }, BOX_ONLY)
  refusedAt('/heel_angles', KN, [...NOT_GIVEN, 'heel_angles'])
  refusedAt('/cross_curves_kn', { ...KN, cross_curves_kn: [0, 1] }, NOT_GIVEN)
  refusedAt('/heel_angles', { ...KN, heel_angles: [1, 10, 20, 30, 40, 50, 60] }, NOT_GIVEN)
  refusedAt('/heel_angles/2', { ...KN, heel_angles: [0, 10, 10, 30, 40, 50, 60] }, NOT_GIVEN)
  refusedAt('/cross_curves_kn/0', { ...KN, cross_curves_kn: [1, 2.1, 4.25, 6.35, 7.95, 9.05, 9.75] }, NOT_GIVEN)
  refusedAt('/projected_area', { wind_pressure: 0.5, heeling_arm: 10 }, ['wind_heeling_moment_upright'])
  refusedAt('/waterplane_inertia', KN, [...NOT_GIVEN, 'waterplane_inertia'])
  refusedAt('/blocks', { hull_type: 'wind_only' })
})

const section = { half_breadths: [0, 20, 20], heights: [0, 0, 20] }
const HULL = { hull_type: 'offsets', offsets: [-50, 0, 50].map((x) => ({ x, ...section })) }

test('offsets that are no hull, or a draught above her deck, are refused where they are', () => {
  refusedAt('/offsets/1/heights', {
    ...HULL,
    offsets: [-50, 0, 50].map((x) => ({ x, ...section, ...(x === 0 && { heights: [0, 20] }) })),
  })
  refusedAt('/offsets/2/x', { ...HULL, offsets: [-50, 0, 0].map((x) => ({ x, ...section })) })
  refusedAt('/draft', { ...HULL, draft: 21 })
})

test('a hull by offsets has the wall-sided arms of the box that she is', () => {
  const [box, hull] = [run({ heel_angles: [20] }), run({ ...HULL, heel_angles: [20] })]
  near(value(hull, 'righting_arm') as number, value(box, 'righting_arm') as number, 1e-6)
})

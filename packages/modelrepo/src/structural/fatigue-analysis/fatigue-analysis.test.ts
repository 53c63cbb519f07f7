/** What is special to the fatigue analysis, beyond its cases. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  codes,
  list,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { markOf, pairsOf } from '@keelson/engine/testing-pictures.ts'
import { fatigueAnalysis as workflow } from './index.ts'

const { run, pointers, refusedAt } = testKit(workflow)
const bare = testKit(workflow, { sn_curve: 'D', environment: 'air', thickness: 25 })
const one = testKit(workflow, { sn_curve: 'D', environment: 'air', thickness: 25, stress_ranges: [100], cycles: [1e5] })
const long = testKit(workflow, {
  sn_curve: 'D',
  environment: 'air',
  thickness: 25,
  weibull_shape: 1,
  total_cycles: 1e8,
  extreme_stress_range: 200,
})
const USER = { sn_curve: 'user', user_curve: [{ log_a1: 12, m1: 3 }] }
const MPA_CUBED = 1e6

test('a bin on the curve uses up the whole life', () => {
  near(number(one.run({ cycles: [10 ** 12.164 / MPA_CUBED] }), 'total_damage'), 1, 1e-12)
})

test('a histogram and its bins one by one do the same damage', () => {
  const parts = [60, 40, 25].map((S, i) =>
    number(run({ stress_ranges: [S], cycles: [[1e6, 4e6, 2e7][i] ?? 0] }), 'total_damage'),
  )
  near(
    parts.reduce((a, b) => a + b, 0),
    number(run(), 'total_damage'),
    1e-11,
  )
})

test('the slope is chosen by the effective range: a concentration takes a range over the knee', () => {
  const slopes = (SCF: number) =>
    rowsOf(one.run({ stress_ranges: [50], stress_concentration_factor: SCF }), 'bins').map((r) => r[3])
  assert.deepEqual([slopes(1), slopes(1.1)], [[5], [3]])
})

test('a wall that is thinner than the reference has no benefit, and says so', () => {
  const thin = one.run({ thickness: 10 })
  assert.equal(number(thin, 'total_damage'), number(one.run(), 'total_damage'))
  assert.equal(number(thin, 'effective_thickness'), 25)
  assert.ok(codes(thin).includes('thin_plate'))
  assert.ok(!codes(one.run()).includes('thin_plate'))
})

test('without a thickness nothing is corrected, and the run says what that hides', () => {
  const none = one.run({ weld_attachment_length: 30 }, ['thickness'])
  assert.equal(number(none, 'effective_thickness'), 25)
  assert.deepEqual(codes(none).sort(), ['incomplete', 'no_thickness'])
})

test('a long attachment lets the whole plate count, a short one less', () => {
  const at = (L: number) => number(one.run({ thickness: 40, weld_attachment_length: L }), 'effective_thickness')
  near(at(20), 14 + 0.66 * 20, 1e-12)
  assert.equal(at(60), 40)
})

test('a distribution in many bins does what its closed form says, on two slopes and on one', () => {
  for (const environment of ['air', 'seawater_free_corrosion']) {
    const closed = long.run({ environment })
    const q = 200 / Math.log(1e8)
    const width = 0.1
    const mids = Array.from({ length: 4000 }, (_, i) => (i + 0.5) * width)
    const cycles = mids.map((S) => 1e8 * (Math.exp(-(S - width / 2) / q) - Math.exp(-(S + width / 2) / q)))
    const binned = bare.run({ environment, stress_ranges: mids, cycles })
    near(number(binned, 'total_damage'), number(closed, 'total_damage'), 1e-4)
  }
})

test('the allowable extreme range, taken as the extreme range, has the target damage', () => {
  for (const over of [
    {},
    { environment: 'seawater_free_corrosion' },
    { thickness: 60, stress_concentration_factor: 2 },
  ]) {
    for (const target_damage of [1, 0.1]) {
      const allowed = number(long.run({ ...over, target_damage }), 'allowable_extreme_stress_range')
      near(number(long.run({ ...over, extreme_stress_range: allowed }), 'total_damage'), target_damage, 1e-9)
    }
  }
})

test('a scale goes before the extreme range, and that extreme range is that of the scale', () => {
  const scale = 200 / Math.log(1e8)
  near(
    number(long.run({ weibull_scale: scale }, ['extreme_stress_range']), 'total_damage'),
    number(long.run(), 'total_damage'),
    1e-11,
  )
  const onOneSlope = (weibull_scale: number) =>
    number(long.run({ weibull_scale, environment: 'seawater_free_corrosion' }), 'total_damage')
  near(onOneSlope(2 * scale) / onOneSlope(scale), 2 ** 3, 1e-11)
})

test('a distribution takes the place of a histogram', () => {
  const both = long.run({ stress_ranges: [500], cycles: [1e9] })
  assert.equal(number(both, 'total_damage'), number(long.run(), 'total_damage'))
  assert.match(reason(both, 'damage_per_bin'), /no histogram bins/)
})

test('with neither scale nor extreme only the allowable range is answered, and nothing is checked', () => {
  const none = long.run({}, ['extreme_stress_range'])
  assert.equal(value(none, 'total_damage'), null)
  assert.equal(checked(none, 'fatigue')?.state, 'not_made')
  assert.ok(number(none, 'allowable_extreme_stress_range') > 0)
})

test('a target that the design fatigue factor does not allow is remarked on', () => {
  assert.ok(codes(long.run()).includes('factor_not_in_target'))
  assert.ok(!codes(long.run({ target_damage: 1 / 3 })).includes('factor_not_in_target'))
})

test('a curve alone is read, on either side of the knee', () => {
  const read = bare.run({ query_cycles: [1e6, 1e7, 1e8] })
  const [above = 0, knee = 0, below = 0] = list(read, 'stress_range_at_cycles')
  near(above, 10 ** ((12.164 - 6) / 3), 1e-11)
  near(knee, number(read, 'knee_stress_range'), 1e-12)
  near(below, 10 ** ((15.606 - 8) / 5), 1e-11)
  assert.equal(checked(read, 'fatigue')?.state, 'not_made')
})

test('no cycles do no damage: no life, and a check that is open', () => {
  const none = one.run({ cycles: [0] })
  assert.deepEqual([number(none, 'utilisation'), none.status], [0, 'SKIPPED'])
  assert.match(reason(none, 'fatigue_life'), /the damage is zero, so no fatigue life is calculated/)
})

test('a design fatigue factor that is left out is 3, and stands beside the verdict as assumed', () => {
  const free = one.run()
  near(number(free, 'utilisation'), 3 * number(free, 'total_damage'), 1e-12)
  assert.deepEqual(
    free.result.assumed.filter(({ why }) => why !== null).map((a) => [a.name, a.value]),
    [['design_fatigue_factor', 3]],
  )
})

test('a user curve with the constants of a printed one is that curve', () => {
  const row = { log_a1: 12.164, m1: 3, log_a2: 15.606, m2: 5, knee_cycles: 1e7 }
  const own = run({ sn_curve: 'user', user_curve: [row] }, ['environment'])
  near(number(own, 'total_damage'), number(run(), 'total_damage'), 1e-13)
  assert.ok(codes(own).includes('not_corrected'))
  assert.ok(!codes(own).includes('lines_apart'))
  const apart = run({ sn_curve: 'user', user_curve: [{ ...row, log_a2: 15 }] }, ['environment'])
  assert.ok(codes(apart).includes('lines_apart'))
})

test('a user curve of one slope has no knee', () => {
  const own = one.run({
    ...USER,
    user_curve: { log_a1: 12, m1: 3 },
    reference_thickness: 25,
    thickness_exponent: 0.25,
    thickness: 50,
  })
  assert.match(reason(own, 'knee_stress_range'), /one slope/)
  near(list(own, 'effective_stress_range')[0], 100 * 2 ** 0.25, 1e-11)
})

test('the second line of a user curve comes whole', () => {
  refusedAt('/user_curve/0/m2', { ...USER, user_curve: [{ log_a1: 12, m1: 3, log_a2: 16, knee_cycles: 1e6 }] })
  refusedAt('/user_curve', { ...USER, user_curve: [] })
  refusedAt('/user_curve/0/log_a1', { ...USER, user_curve: [{ log_a1: 400, m1: 3 }] })
  refusedAt('/reference_thickness', { ...USER, thickness_exponent: 0.2 })
})

test('one letter in two families is two curves', () => {
  const [c203, bs] = ['DNV-RP-C203', 'BS-7608'].map((sn_family) =>
    number(run({ sn_family, sn_curve: 'D' }, ['thickness']), 'total_damage'),
  )
  assert.notEqual(c203, bs)
  near(
    number(one.run({ sn_family: 'BS-7608' }, ['thickness']), 'total_damage'),
    1e11 / 10 ** (12.6007 - 2 * 0.2095),
    1e-12,
  )
  near(number(one.run({ sn_family: 'API-RP-2A', sn_curve: 'X' }, ['thickness']), 'total_damage'), 1e5 / 2e6, 1e-12)
  near(
    number(one.run({ sn_family: 'API-RP-2A', sn_curve: "X'", stress_ranges: [79] }, ['thickness']), 'total_damage'),
    1e5 / 2e6,
    1e-12,
  )
})

test('what a family does not have, or needs the print for, is refused where it stands', () => {
  refusedAt('/sn_curve', { sn_curve: 'X' })
  refusedAt('/sn_curve', { sn_curve: 'B1', sn_family: 'BS-7608' })
  refusedAt('/sn_curve', { sn_curve: 'T', environment: 'seawater_free_corrosion' })
  refusedAt('/environment', { sn_curve: 'X', sn_family: 'API-RP-2A', environment: 'seawater_free_corrosion' })
  refusedAt('/environment', { sn_family: 'BS-7608', environment: 'seawater_cathodic_protection' })
  assert.deepEqual(pointers({ sn_family: 'BS-7608', thickness: 40 }), ['/thickness_exponent', '/reference_thickness'])
  assert.deepEqual(pointers({}, ['environment']), ['/environment'])
})

test('bad ranges and distributions are refused where they stand', () => {
  refusedAt('/cycles', { cycles: [1, 2] })
  refusedAt('/stress_ranges/0', { stress_ranges: [0, 40, 25] })
  refusedAt('/stress_ranges/1', { stress_ranges: [60, -40, 25] })
  refusedAt('/mean_stress_factor', { mean_stress_factor: 0.5 })
  assert.deepEqual(bare.pointers(), ['/stress_ranges', '/cycles'])
  assert.deepEqual(long.pointers({}, ['total_cycles']), ['/total_cycles'])
  assert.deepEqual(long.pointers({ total_cycles: 1 }), ['/total_cycles'])
  assert.deepEqual(long.pointers({ weibull_shape: 0.01 }), ['/weibull_shape'])
})

test('remarks: low-cycle ranges, compression of welds, hot spots, halves of a distribution', () => {
  const limitOf = (ran: Ran) => checked(ran, 'fatigue')?.left?.limit
  const few = 'Cycles to failure at maximum stress range'
  assert.equal(limitOf(one.run({ stress_ranges: [700], cycles: [10] })), few)
  assert.equal(limitOf(one.run({ stress_ranges: [500], cycles: [10] })), undefined)
  assert.match(
    checked(long.run({ extreme_stress_range: 800 }), 'fatigue')?.note ?? '',
    /causes failure in [\d,]+ cycles, fewer than the 10,000 cycles/,
  )
  assert.equal(limitOf(one.run({ mean_stress_factor: 0.8 })), 'The mean stress reduction applies to base metal only')
  assert.equal(limitOf(one.run({ mean_stress_factor: 0.8, sn_curve: 'B2' })), undefined)
  assert.ok(codes(one.run({ sn_curve: 'T' })).includes('hot_spot'))
  assert.ok(!codes(one.run({ sn_curve: 'T', stress_concentration_factor: 2 })).includes('hot_spot'))
  assert.ok(codes(one.run({ total_cycles: 1e8 })).includes('incomplete'))
})

test('a long histogram is summed in its table', () => {
  const bins = Array.from({ length: 30 }, (_, i) => 10 + 5 * i)
  const many = bare.run({ stress_ranges: bins, cycles: bins.map(() => 1e4) })
  near(
    number(many, 'total_damage'),
    list(many, 'damage_per_bin').reduce((a, b) => a + b, 0),
    1e-11,
  )
})

const bars = (ran: Ran, chart: string) =>
  pointsOf(ran, chart).flatMap((p) => (typeof p.name === 'string' ? [[p.name, Number(p.v)] as const] : []))

test('the histogram is drawn on its curve, by damage, by exceedance, and its life over a factor on the ranges', () => {
  const r = run()
  const rows = rowsOf(r, 'bins')
  assert.ok(axesOf(r, 'sn_curve').includes('Effective stress range [MPa]'))
  for (const i of [5, 60]) {
    const [N = 0, S = 0] = pairsOf(r, 'sn_curve', 'DNV-RP-C203 curve D, air')[i] ?? []
    near(N, S > 52.6327 ? 10 ** 12.164 / S ** 3 : 10 ** 15.606 / S ** 5, 1e-3)
  }
  for (const [i, row] of rows.entries()) {
    const [nominal, , cycles, , , damage] = row.map(Number)
    assert.deepEqual(bars(r, 'damage_per_range')[i]?.[0], `${nominal} MPa`)
    near(bars(r, 'damage_per_range')[i]?.[1] ?? 0, damage ?? 0, 1e-5)
    assert.ok(pointsOf(r, 'sn_curve').some((p) => p.x === cycles && p.y === nominal))
  }
  assert.deepEqual(pairsOf(r, 'exceedance', 'histogram'), [
    [1, 60],
    [1e6, 60],
    [1e6, 40],
    [5e6, 40],
    [5e6, 25],
    [25e6, 25],
  ])
  assert.deepEqual(axesOf(r, 'life_against_stress').slice(0, 2), ['Factor on all stress ranges', 'Fatigue life [year]'])
  const [factor = 0, life = 0] = pairsOf(r, 'life_against_stress', 'life')[40] ?? []
  near(life, number(run({ stress_concentration_factor: factor }), 'fatigue_life'), 1e-3)
  assert.deepEqual(markOf(r, 'life_against_stress', 'required: design life × factor'), [20])
  near(markOf(r, 'life_against_stress', 'this run')[1] ?? 0, number(r, 'fatigue_life'), 1e-4)
})

test('the sentence says damage, life, the factored damage and the range of most damage', () => {
  assert.equal(
    run().detail,
    'Damage 0.298 over 20 years, fatigue life 67.1 years, utilisation 0.298 with a design fatigue factor of 1. The 60 MPa stress range causes 49.7 % of the damage.',
  )
  assert.match(run({ design_fatigue_factor: 2 }).detail, /utilisation 0\.596 with a design fatigue factor of 2\. /)
})

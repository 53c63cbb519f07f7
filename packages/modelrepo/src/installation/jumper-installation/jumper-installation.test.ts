/** What is special to jumper-installation: sweeps, the sea that governs, allowable seas, moments, wires, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  list,
  messageOf,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { markOf, pairsOf, sizesOf } from '@keelson/engine/testing-pictures.ts'
import { jumperInstallation as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const bending = testKit(workflow, {
  analysis: 'lift_bending',
  jumper_length: 24,
  unit_weight: 1.8,
  lift_point_overhang: 4,
  outer_diameter: 219.1,
  wall_thickness: 18.3,
  specified_minimum_yield_strength: 450,
  dynamic_amplification_factor: 1.3,
})
const wire = testKit(workflow, {
  analysis: 'resonance',
  jumper_mass: 9.5,
  submerged_volume: 1.3,
  added_mass: 4.5,
  wire_length: 1500,
  axial_stiffness: 180000,
  crane_tip_period: 9,
})

test('a sweep answers lists in its order, one sea a number, and the highest force governs', () => {
  const heights = [3, 1, 2]
  const sweep = run({ significant_wave_height: heights })
  const single = heights.map((significant_wave_height) =>
    number(run({ significant_wave_height }), 'hydrodynamic_force'),
  )
  assert.deepEqual(list(sweep, 'hydrodynamic_force'), single)
  near(Number(checked(sweep, 'slack')?.demand.value), Math.max(...single), 1e-12)
  assert.equal(sweep.status, 'FAIL')
  assert.deepEqual(
    rowsOf(sweep, 'sweep').map((row) => row.at(-1)),
    ['no-go', 'go', 'go'],
  )
})

test('in the allowable sea the utilisation is at its limit', () => {
  const significant_wave_height = number(run(), 'allowable_significant_wave_height')
  near(number(run({ significant_wave_height }), 'slack_utilisation'), 1, 1e-9)
  const weak = run({ crane_capacity: 110 })
  const Hs = number(weak, 'allowable_significant_wave_height')
  assert.ok(Hs < significant_wave_height)
  near(number(run({ crane_capacity: 110, significant_wave_height: Hs }), 'crane_utilisation'), 1, 1e-9)
})

test('a limit that is passed in still water leaves no sea', () => {
  const none = run({ crane_capacity: 90 })
  assert.equal(value(none, 'allowable_significant_wave_height'), null)
  assert.match(reason(none, 'allowable_significant_wave_height'), /still water/)
  assert.equal(checked(none, 'crane')?.state, 'fail')
})

test('still water works, and so does a sea of no height in a sweep', () => {
  assert.equal(number(run({ significant_wave_height: 0 }), 'wave_amplitude'), 0)
  assert.equal(list(run({ significant_wave_height: [0, 1] }), 'slack_utilisation').length, 2)
})

test('longer periods allow more, and a steep one is marked', () => {
  const ran = run({ operability_periods: [2, 5, 9] })
  const heights = list<number | null>(ran, 'allowable_hs_by_period').map(Number)
  assert.deepEqual(
    heights,
    heights.toSorted((a, b) => a - b),
  )
  const remarks = rowsOf(ran, 'operability').map((row) => row.at(-1))
  assert.equal(remarks[0], 'too steep to occur')
  assert.equal(remarks[2], '')
})

test('a crane tip that does not grow with the sea makes the allowable sea optimistic, which is said', () => {
  assert.ok(codes(run()).includes('fixed_tip'))
  const grown = run({ crane_tip_reference_hs: 1 })
  assert.ok(!codes(grown).includes('fixed_tip'))
  assert.ok(number(grown, 'allowable_significant_wave_height') < number(run(), 'allowable_significant_wave_height'))
  assert.ok(codes(run({ crane_tip_reference_hs: 1, operability_periods: [7] })).includes('tip_period'))
  assert.ok(!codes(run({ significant_wave_height: 4 })).includes('fixed_tip'))
})

test('what a specialist would remark is remarked', () => {
  const small = { crane_capacity: 50, jumper_mass: 4 }
  assert.ok(codes(run({ ...small, zero_crossing_period: 2.8 })).includes('too_steep'))
  assert.ok(!codes(run({ ...small, zero_crossing_period: 2.9 })).includes('too_steep'))
  assert.ok(!codes(run({ zero_crossing_period: 2.8 })).includes('too_steep'))
  assert.match(checked(run({ zero_crossing_period: 13.1 }), 'slack')?.reason ?? '', /13\.1 s, above 13 s/)
  assert.ok(codes(run()).includes('low_drag'))
  assert.ok(!codes(run({ drag_coefficient: 2.5 })).includes('low_drag'))
  assert.ok(codes(run({ slamming_coefficient: 2.9 })).includes('low_slam'))
  assert.ok(!codes(run({ slamming_coefficient: 3 })).includes('low_slam'))
  assert.ok(codes(run({ significant_wave_height: 3 })).includes('slack'))
})

test('the larger moment stresses the pipe, and without the pipe there are moments only', () => {
  const wide = bending.run({ lift_point_overhang: 8 })
  assert.ok(number(wide, 'overhang_moment') > Math.abs(number(wide, 'midspan_moment')))
  const bare = bending.run({}, ['outer_diameter', 'dynamic_amplification_factor'])
  assert.equal(value(bare, 'bending_stress'), undefined)
  const unknown = bending.run({}, ['specified_minimum_yield_strength'])
  assert.ok(number(unknown, 'bending_stress') > 0)
  assert.equal(checked(unknown, 'bending')?.state, 'not_made')
  assert.equal(checked(bending.run({ dynamic_amplification_factor: 4 }), 'bending')?.state, 'fail')
})

test('near the natural period the motion is amplified, and at it there is no number', () => {
  const T_0 = number(wire.run(), 'natural_period')
  assert.ok(!codes(wire.run()).includes('near_resonance'))
  assert.ok(codes(wire.run({ crane_tip_period: 1.2 * T_0 })).includes('near_resonance'))
  assert.ok(codes(wire.run({ crane_tip_period: 0.81 * T_0 })).includes('near_resonance'))
  const at = wire.run({ crane_tip_period: T_0 * 1.0005 })
  assert.equal(value(at, 'amplification'), null)
  assert.match(reason(at, 'amplification'), /natural period/)
  assert.ok(number(wire.run({ crane_tip_period: T_0 * 1.002 }), 'amplification') > 200)
  assert.equal(value(wire.run({}, ['crane_tip_period']), 'resonance_ratio'), undefined)
})

test('what cannot be is refused where it is', () => {
  refusedAt('/submerged_volume', { submerged_volume: 9.3 })
  refusedAt('/jumper_mass', { jumper_mass: 0.009 })
  wire.refusedAt('/submerged_volume', { submerged_volume: 9.3 })
  bending.refusedAt('/lift_point_overhang', { lift_point_overhang: 12.1 })
  bending.refusedAt('/wall_thickness', { wall_thickness: 110 })
  bending.refusedAt('/dynamic_amplification_factor', {}, ['dynamic_amplification_factor'])
  refusedAt('/crane_tip_velocity', {}, ['crane_tip_velocity'])
})

const said = (x: number) => Number(x.toPrecision(4))
const PARTS = {
  slamming: 'slamming_force',
  drag: 'drag_force',
  mass: 'mass_force',
  'varying buoyancy': 'varying_buoyancy_force',
  hydrodynamic: 'hydrodynamic_force',
}

test('utilisations and forces are drawn as those of each sea', () => {
  const r = run()
  assert.deepEqual(axesOf(r, 'utilisation'), ['Significant wave height [m]', 'Utilisation'])
  assert.deepEqual(axesOf(r, 'components'), ['Significant wave height [m]', 'Force [kN]'])
  for (const i of [5, 40]) {
    const significant_wave_height = pairsOf(r, 'utilisation', 'slack')[i]?.[0] ?? 0
    const there = run({ significant_wave_height })
    near(pairsOf(r, 'utilisation', 'slack')[i]?.[1] ?? 0, number(there, 'slack_utilisation'), 1e-4)
    near(pairsOf(r, 'utilisation', 'crane')[i]?.[1] ?? 0, number(there, 'crane_utilisation'), 1e-4)
    for (const [line, name] of Object.entries(PARTS))
      near(pairsOf(r, 'components', line)[i]?.[1] ?? 0, number(there, name), 1e-4)
  }
  assert.deepEqual(markOf(r, 'utilisation', 'this sea state'), [1, 0.434033])
  assert.deepEqual(markOf(r, 'utilisation', 'limit'), [1])
  near(pairsOf(r, 'utilisation', 'slack').at(-1)?.[0] ?? 0, 1.3 * 3, 1e-5)
  near(pairsOf(run({ significant_wave_height: 5 }), 'components', 'drag').at(-1)?.[0] ?? 0, 6.5, 1e-5)
  const calm = run({ lowering_speed: 0.1 })
  near(
    pairsOf(calm, 'components', 'drag').at(-1)?.[0] ?? 0,
    1.3 * number(calm, 'allowable_significant_wave_height'),
    1e-5,
  )
  assert.deepEqual(pairsOf(run({}, ['crane_capacity']), 'utilisation', 'crane'), [])
  const two = pointsOf(run({ significant_wave_height: [1, 2] }), 'utilisation').filter((p) => p.label === '')
  assert.deepEqual(
    two.map(({ x }) => x),
    [1, 2],
  )
  near(
    Number(two[1]?.y),
    Math.max(
      ...['slack_utilisation', 'crane_utilisation'].map((name) => number(run({ significant_wave_height: 2 }), name)),
    ),
    1e-5,
  )
})

test('allowable and steepest seas are drawn over the period', () => {
  const r = run({ operability_periods: [14] })
  assert.deepEqual(axesOf(r, 'allowable'), ['Zero-crossing period [s]', 'Significant wave height [m]'])
  const line = pairsOf(r, 'allowable', 'allowable')
  assert.deepEqual([line[0]?.[0], line.at(-1)?.[0]], [3, 14])
  for (const i of [0, 12]) {
    const [zero_crossing_period, Hs = 0] = line[i] ?? []
    near(Hs, number(run({ zero_crossing_period }), 'allowable_significant_wave_height'), 1e-4)
  }
  for (const [T, Hs] of pairsOf(r, 'allowable', 'steepest sea')) near(T, 8.9 * Math.sqrt(Hs / 9.80665), 1e-4)
  near(markOf(r, 'allowable', 'this period')[0] ?? 0, 5.5)
  near(markOf(r, 'allowable', 'this period')[1] ?? 0, number(r, 'allowable_significant_wave_height'), 1e-5)
})

test('what is allowed by period stands in the table, with the shortest period of such a sea', () => {
  const rows = rowsOf(run({ operability_periods: [4, 7, 9] }), 'operability')
  for (const [i, zero_crossing_period] of [4, 7, 9].entries()) {
    const Hs = number(run({ zero_crossing_period }), 'allowable_significant_wave_height')
    const shortest = 8.9 * Math.sqrt(Hs / 9.80665)
    const [period, height, least, remark] = rows[i] ?? []
    assert.equal(period, zero_crossing_period)
    near(Number(height), Hs, 1e-9)
    near(Number(least), shortest, 1e-9)
    assert.equal(remark, zero_crossing_period < shortest ? 'too steep to occur' : '')
  }
  assert.equal(rows[0]?.[3], 'too steep to occur')
  const none = run({ operability_periods: [7], crane_capacity: 90 })
  assert.deepEqual(rowsOf(none, 'operability'), [[7, null, null, '']])
})

test('seas are go, marginal from 0.85 on and no-go above 1, by the larger of both', () => {
  const verdict = (crane_capacity: number) => rowsOf(run({ crane_capacity }), 'sweep')[0]?.at(-1)
  const hook = number(run(), 'maximum_hook_load')
  assert.deepEqual([hook * 1.0001, hook * 0.9999, hook / 0.8501, hook / 0.8499].map(verdict), [
    'marginal',
    'no-go',
    'marginal',
    'go',
  ])
  assert.equal(rowsOf(run({}, ['crane_capacity']), 'sweep')[0]?.[4], null)
})

test('moments, snaps and natural periods are drawn as those of each overhang, velocity and length', () => {
  const r = bending.run()
  assert.deepEqual(axesOf(r, 'moments'), ['Overhang [m]', 'Moment magnitude [kN·m]'])
  for (const i of [10, 30]) {
    const lift_point_overhang = pairsOf(r, 'moments', 'at midspan')[i]?.[0]
    const there = bending.run({ lift_point_overhang })
    near(pairsOf(r, 'moments', 'at lift points')[i]?.[1] ?? 0, number(there, 'overhang_moment'), 1e-4)
    near(pairsOf(r, 'moments', 'at midspan')[i]?.[1] ?? 0, Math.abs(number(there, 'midspan_moment')), 1e-4)
  }
  assert.deepEqual(markOf(r, 'moments', 'this lift'), [4, 43.2])
  assert.deepEqual(markOf(bending.run({ lift_point_overhang: 8 }), 'moments', 'this lift'), [8, 57.6])
  assert.equal(pairsOf(r, 'moments', 'at midspan').at(-1)?.[0], 12)
  const snap = testKit(workflow, {
    analysis: 'snap',
    crane_wire_stiffness: 5000,
    snap_velocity: 0.6,
    jumper_mass: 9.5,
    added_mass: 0.9,
  })
  assert.deepEqual(axesOf(snap.run(), 'snap'), ['Snap velocity [m/s]', 'Snap force [kN]'])
  const [snap_velocity = 0, force = 0] = pairsOf(snap.run(), 'snap', 'snap force')[15] ?? []
  near(force, snap_velocity * Math.sqrt(5000 * (9.5 + 0.9)), 1e-4)
  assert.equal(pairsOf(snap.run(), 'snap', 'snap force').at(-1)?.[0], 1.2)
  assert.deepEqual(markOf(snap.run(), 'snap', 'this velocity'), [0.6, Number((0.6 * Math.sqrt(52000)).toPrecision(6))])
  assert.ok(snap.run().detail.includes(`Snap force ${said(number(snap.run(), 'snap_force'))} kN in wire`))
  assert.deepEqual(sizesOf(snap.run(), 'hung'), ['F_snap 136.82 kN', 'v_snap 0.6 m/s', 'wire K 5000 kN/m'])
  const w = wire.run()
  assert.deepEqual(axesOf(w, 'lowering').toSorted(), [
    'Natural period [s]',
    'Wire length [m]',
    'crane tip period 9 s, above the chart',
  ])
  for (const i of [0, 40]) {
    const [wire_length = 0, T = 0] = pairsOf(w, 'lowering', 'natural period')[i] ?? []
    near(wire_length, i === 0 ? 75 : 1950)
    near(T, number(wire.run({ wire_length }), 'natural_period'), 1e-4)
  }
  assert.deepEqual(markOf(w, 'lowering', 'this length'), [1500, Number(number(w, 'natural_period').toPrecision(6))])
  assert.deepEqual(markOf(wire.run({ crane_tip_period: 3 }), 'lowering', 'crane tip period'), [3])
  assert.ok(w.detail.endsWith(`; static tension at the crane ${said(number(w, 'static_wire_tension'))} kN.`), w.detail)
})

test('warnings say the numbers that they are about', () => {
  assert.match(messageOf(run(), 'low_drag'), / 1\.2 is below 2\.5,/)
  assert.equal(codes(run({ drag_coefficient: 2.5 })).includes('low_drag'), false)
  assert.match(messageOf(run({ slamming_coefficient: 2.9 }), 'low_slam'), / 2\.9 is below 3 for/)
  assert.equal(codes(run()).includes('low_slam'), false)
  assert.match(messageOf(run({ significant_wave_height: 3 }), 'slack'), /^A sling may become slack at Hs 3 m\./)
  assert.equal(codes(run()).includes('slack'), false)
  assert.match(
    messageOf(run({ zero_crossing_period: 2.5, jumper_mass: 4, crane_capacity: 30 }), 'too_steep'),
    / is 7\.829, below 8\.9: a sea state this steep does not occur/,
  )
  assert.match(
    messageOf(wire.run({ crane_tip_period: 2.4 }), 'near_resonance'),
    / is 1\.12 times .* between 0\.8 and 1\.25\./,
  )
  assert.equal(codes(wire.run()).includes('near_resonance'), false)
  const grown = { crane_tip_reference_hs: 1 }
  assert.equal(codes(run(grown)).includes('tip_period'), false)
  assert.ok(codes(run({ ...grown, operability_periods: [7] })).includes('tip_period'))
  assert.equal(codes(run({ ...grown, operability_periods: [7] })).includes('fixed_tip'), false)
})

test('the figures say the lift with its forces', () => {
  assert.deepEqual(sizesOf(run(), 'elevation'), [
    'waves zeta_a 0.9 m',
    'below still water d 0.4 m',
    'crane tip eta_ct 0.3 m',
    'hook load F_hook 108.51 kN',
    'F_hyd 15.345 kN',
    'submerged F_stat 80.096 kN',
  ])
  assert.deepEqual(sizesOf(bending.run(), 'beam'), [
    'L 24 m',
    'a 4 m',
    'hogging M_hog 14.4 kN*m',
    'sagging M_sag 43.2 kN*m',
  ])
  assert.deepEqual(sizesOf(wire.run(), 'lowered'), [
    'L 1500 m',
    'at the crane T_top 80.096 kN',
    'wire K 120 kN/m',
    'stretch e 0.66747 m',
    'tension at the jumper 80.096 kN',
    'natural period T_0 2.1461 s',
  ])
})

test('the steepest sea is drawn from the shortest period up to what leaves the allowable seas to be read', () => {
  const [own, steepest] = ['allowable', 'steepest sea'].map((series) => pairsOf(run(), 'allowable', series))
  assert.equal(steepest?.[0]?.[0], own?.[0]?.[0])
  const [top, drawn] = [own, steepest].map((points) => Math.max(...(points ?? []).map(([, Hs]) => Hs)))
  assert.ok(Number(drawn) <= 2 * Number(top), `${drawn} over ${top}`)
})

test('a snap moves the mass of the jumper and that of the water with it, each under its own symbol', () => {
  const own = { jumper_mass: 9.5, added_mass: 4.5, snap_velocity: 1.2, crane_wire_stiffness: 4000 }
  const { steps } = testKit(workflow, { analysis: 'snap', ...own }).run().result
  const taken = Object.fromEntries(
    (steps.find((s) => s.symbol === 'F_snap')?.arguments ?? []).map((a) => [a.symbol, a.value]),
  )
  assert.deepEqual([taken.M, taken.A_33], [9500, 4500])
})

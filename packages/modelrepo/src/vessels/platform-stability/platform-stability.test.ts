/** What is special to platform-stability: where curves end, what governs, loll, tables that are too short, and refusals. */
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
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { placedOf, writtenOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
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

test('free surfaces take from every righting lever', () => {
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

test('a wind that no righting lever meets fails, and is told so', () => {
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

test('the exponent of the heeling lever goes by the kind of hull unless it is given', () => {
  const heel = (over: object, without: readonly string[] = []) => number(run({ ...over }, without), 'heeling_area')
  const semi = { ...SEMI, wind_heeling_moment_upright: 100000 }
  near(heel(semi, BOX_ONLY), heel({ ...semi, heeling_arm_exponent: 0 }, BOX_ONLY), 1e-12)
  near(heel({}), heel({ heeling_arm_exponent: 1 }), 1e-12)
  assert.ok(heel({ heeling_arm_exponent: 2 }) < heel({}))
  assert.ok(codes(run({ ...semi, unit_type: 'surface' }, BOX_ONLY)).includes('mixed_type'))
  assert.equal(checked(run({ unit_type: 'column_stabilised' }), 'area_ratio')?.reason_kind, 'contradiction')
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

const HEELS = [0, 10, 20, 30, 40, 50, 60]
const DEG = Math.PI / 180
const ARMS = KN.cross_curves_kn.map((kn, i) => kn - 11.2 * Math.sin((HEELS[i] ?? 0) * DEG))
const WIND = { ...KN, wind_heeling_moment_upright: 90_000, gravity: 9.81 }
const ARM = 90_000 / (48_000 * 9.81)

test('the areas are made of pieces of the righting levers, beside the heeling lever', () => {
  const r = run(WIND, NOT_GIVEN)
  const rows = rowsOf(r, 'areas') as readonly (readonly number[])[]
  assert.equal(rows.length, 4)
  for (const [i, [from, to, start, middle, end, heeling]] of rows.entries()) {
    const [u = 0, v = 0] = ARMS.slice(i, i + 2)
    for (const [own, x] of [
      [from, 10 * i],
      [to, 10 * i + 10],
      [start, u],
      [middle, (u + v) / 2],
      [end, v],
      [heeling, ARM * Math.cos(10 * i * DEG)],
    ] as const)
      near(own, x, 1e-9)
  }
  near(
    number(r, 'righting_area'),
    ((ARMS[1] ?? 0) + (ARMS[2] ?? 0) + (ARMS[3] ?? 0) + (ARMS[4] ?? 0) / 2) * 10 * DEG,
    1e-9,
  )
  near(number(r, 'heeling_area'), ARM * Math.sin(40 * DEG), 1e-9)
  near(number(r, 'wind_heeling_arm'), ARM, 1e-9)
  const columns = { ...WIND, unit_type: 'column_stabilised', downflooding_angle: 58 }
  near(rowsOf(run(columns, NOT_GIVEN), 'areas').at(-1)?.[1] as number, 58, 1e-9)
})

test('the chart holds both arms, their intercepts and where areas and openings end', () => {
  const r = run({ ...WIND, downflooding_angle: 60 }, NOT_GIVEN)
  assert.deepEqual(axesOf(r, 'righting_arms').slice(0, 2), ['Heel [°]', 'Lever [m]'])
  for (const [i, [x, y]] of placedOf(r, 'righting_arms', 'righting lever').entries()) {
    assert.equal(x, HEELS[i])
    near(y, ARMS[i], 1e-5)
  }
  for (const [x, y] of placedOf(r, 'righting_arms', 'heeling lever')) near(y, ARM * Math.cos(x * DEG), 1e-5)
  const [steady, second] = ['steady heel', 'second intercept'].map((name) => placedOf(r, 'righting_arms', name)[0])
  near(steady?.[0], number(r, 'static_heel'), 1e-5)
  near(steady?.[1], ARM * Math.cos(number(r, 'static_heel') * DEG), 1e-5)
  near(second?.[0], number(r, 'area_limit_angle'), 1e-5)
  near(second?.[1], ARM * Math.cos(number(r, 'area_limit_angle') * DEG), 1e-5)
  near(placedOf(r, 'righting_arms', 'area limit')[0]?.[0], number(r, 'area_limit_angle'), 1e-5)
  assert.equal(placedOf(r, 'righting_arms', 'downflooding')[0]?.[0], 60)
  const box = run()
  assert.deepEqual(placedOf(box, 'righting_arms', 'area limit'), [])
  for (const i of [20, 80])
    near(
      placedOf(box, 'righting_arms', 'righting lever')[i]?.[1],
      number(run({ heel_angles: [i] }), 'righting_arm'),
      1e-4,
    )
})

test('the allowable height is drawn over the moment: of this run, and of twice its moment', () => {
  const blown = { wind_heeling_moment_upright: 250_000, downflooding_angle: 60 }
  const r = run(blown)
  assert.deepEqual(axesOf(r, 'allowable_kg').slice(0, 2), ['Wind heeling moment [kN·m]', 'Allowable KG [m]'])
  const line = placedOf(r, 'allowable_kg', 'allowable')
  for (const [i, share] of [0.5, 1, 1.5, 2, 2.5, 3].entries()) {
    const moment = 250_000 * share
    near(line[i]?.[0], moment, 1e-6)
    near(line[i]?.[1], number(run({ ...blown, wind_heeling_moment_upright: moment }), 'allowable_kg'), 1e-5)
  }
  assert.deepEqual(placedOf(r, 'allowable_kg', 'this unit')[0], [250_000, 14])
})

test('each block stands in its row and in the figure with its force', () => {
  const blocks = [
    { shape_coefficient: 1, area: 1500, centre_height: 8 },
    { shape_coefficient: 1.5, area: 500, centre_height: 40 },
  ]
  const r = run({ hull_type: 'wind_only', blocks, wind_speed: '51.5 m/s', lever_to_resistance_centre: 5 })
  const forces = [1500 * 8, 1.5 * 1.2 * 500].map((_, i) => 0.0005 * 1.222 * 51.5 ** 2 * ([1500, 900][i] ?? 0))
  for (const [i, row] of rowsOf(r, 'blocks').entries()) {
    const [z = 0, F = 0] = [[8, 40][i], forces[i]]
    assert.deepEqual(row.slice(0, 4), [[1, 1.5][i], [1, 1.2][i], [1500, 500][i], z])
    near(row[4] as number, F, 1e-9)
    near(row[5] as number, F * (z + 5), 1e-9)
    assert.equal(writtenOf(r, 'windage')[`block ${i + 1}`], `${Number(F.toPrecision(6))} kN`)
  }
  assert.equal(writtenOf(r, 'windage').z, '40 m')
  const [F, M] = [number(r, 'force'), number(r, 'heeling_moment_upright')]
  near(F, (forces[0] ?? 0) + (forces[1] ?? 0), 1e-9)
  assert.match(
    r.detail ?? '',
    new RegExp(`heeling moment ${shown(M, 4)} kN·m and wind force ${shown(F, 4)} kN at a wind speed of 51\\.5 m/s`),
  )
})

test('the unit is drawn with her centres, her heel and her sizes', () => {
  const box = run({ wind_heeling_moment_upright: 60_000, kg: 16, gravity: 9.81 })
  const heel = `${Number(number(box, 'static_heel').toPrecision(6))} deg`
  const across = { KB: '5 m', KG: '16 m', M: '18.3333 m', T: '10 m', D: '20 m', freeboard: '10 m', breadth: '40 m' }
  assert.deepEqual(writtenOf(box, 'section'), { phi_1: heel, ...across })
  assert.deepEqual(writtenOf(box, 'plan'), { L: '100 m', B: '40 m', A_wp: '4000 m2' })
  const round = run(SEMI, BOX_ONLY)
  const { KB, KG, T, D, breadth, 'air gap': gap } = writtenOf(round, 'section')
  const own = Number(number(round, 'kb').toPrecision(6))
  assert.deepEqual([KB, KG, T, D, breadth, gap], [`${own} m`, '19 m', '20 m', '30 m', '72 m', '10 m'])
  assert.deepEqual(writtenOf(round, 'plan'), { x_c: '30 m', y_c: '30 m', r: '6 m' })
  const square = {
    ...SEMI,
    column_shape: 'rectangular',
    column_length: 14,
    column_breadth: 12,
    column_spacing_half_x: 32,
  }
  assert.deepEqual(writtenOf(run(square, [...BOX_ONLY, 'column_radius']), 'plan'), {
    x_c: '32 m',
    y_c: '30 m',
    l_c: '14 m',
    b_c: '12 m',
  })
})

test('warnings hold the numbers that they are about', () => {
  assert.match(messageOf(run({ kg: 19 }), 'unstable'), /is −0\.6667 m\. The unit/)
  const beyond = run({ ...SEMI, heel_angles: [5, 40, 50] }, BOX_ONLY)
  const edge = Number(number(beyond, 'deck_edge_angle').toPrecision(4))
  assert.match(messageOf(beyond, 'beyond_sides'), new RegExp(`not known at 40° and 50°\\. .* of ${edge}°`))
  assert.match(messageOf(run({ hull_length: 30 }), 'longitudinal'), /is −1\.5 m, below/)
  assert.match(checked(run({ unit_type: 'column_stabilised' }), 'area_ratio')?.reason ?? '', /requires a ratio of 1\.4/)
  assert.match(messageOf(run({ ...SEMI, unit_type: 'surface' }, BOX_ONLY), 'mixed_type'), /ratio of 1\.4/)
  const columns = run({ ...WIND, unit_type: 'column_stabilised', downflooding_angle: 58 }, NOT_GIVEN)
  const second = Number(number(columns, 'area_limit_angle').toPrecision(4))
  assert.match(
    messageOf(columns, 'downflooding_beyond'),
    new RegExp(`second intercept, ${second}°, below the .* of 58°\\.`),
  )
  const blocks = [{ shape_coefficient: 2.5, area: 100, centre_height: 8 }]
  assert.match(
    messageOf(run({ hull_type: 'wind_only', blocks }), 'shape_coefficient'),
    /coefficient 2\.5 is outside .* 0\.4 to 1\.5/,
  )
  const off = run({ ...KN, cross_curves_kn: [0, 2.6, ...KN.cross_curves_kn.slice(2)] }, NOT_GIVEN)
  const slope = Number((2.6 / Math.sin(10 * DEG) - 11.2).toPrecision(4))
  assert.match(messageOf(off, 'kn_off_centre'), new RegExp(`height of ${slope} m, .* is 1\\.047 m`))
  assert.ok(codes(run({ wind_speed: 30 }, ['wind_heeling_moment_upright'])).includes('no_effect'))
})

test('a hull by offsets has her stations in a table with the weights that give her volume, and another hull has none', () => {
  const section = { half_breadths: [0, 20, 20], heights: [0, 0, 20] }
  const offsets = [-50, 0, 50].map((x) => ({ x, ...section }))
  const rows = rowsOf(run({ hull_type: 'offsets', offsets, kg: 14 }, [...BOX_ONLY, 'depth']), 'stations')
  assert.deepEqual(
    rows.map(([x, , A, M, b]) => [x, A, M, b]),
    [-50, 0, 50].map((x) => [x, 400, 2000, 40]),
  )
  near(
    rows.reduce((V, [, m, A]) => V + (m as number) * (A as number), 0),
    40_000,
    1e-11,
  )
  assert.deepEqual(rowsOf(run(), 'stations'), [])
})

test('the sides of a semisubmersible are left where the deck goes under, or the pontoons come out', () => {
  const edge = (depth: number) => number(run({ ...SEMI, depth }, BOX_ONLY), 'deck_edge_angle')
  near(edge(30), Math.atan(10 / 36) / DEG, 1e-9)
  near(edge(60), Math.atan(12 / 36) / DEG, 1e-9)
})

test('inputs of blocks without blocks are told, and shapes of the code are not', () => {
  const calm = (over: object) => codes(run({ ...over }, ['wind_heeling_moment_upright']))
  assert.ok(calm({ lever_to_resistance_centre: 5 }).includes('no_effect') && !calm({}).includes('no_effect'))
  for (const [shape_coefficient, told] of [
    [0.3, true],
    [0.4, false],
    [1.5, false],
  ] as const) {
    const blocks = [{ shape_coefficient, area: 100, centre_height: 8 }]
    assert.equal(codes(run({ hull_type: 'wind_only', blocks })).includes('shape_coefficient'), told)
  }
})

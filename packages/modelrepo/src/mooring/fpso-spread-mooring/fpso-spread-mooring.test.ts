/** What is special to a spread: its symmetries, lines that do not hold to all sides, and what is left out or refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  messageOf,
  near,
  number,
  pointsOf,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { measuresOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { shown } from '@keelson/workflow'
import fc from 'fast-check'
import { fpsoSpreadMooring as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)

const ENVIRONMENT = ['wind_speed', 'current_speed', 'significant_wave_height']
const calm = Object.fromEntries(ENVIRONMENT.map((name) => [name, 0]))
const MOTIONS = {
  low_frequency_motion_standard_deviation: 1.6,
  low_frequency_zero_crossing_period: 120,
  wave_frequency_motion_standard_deviation: 0.7,
  wave_frequency_zero_crossing_period: 10.5,
}
const tensions = (ran: ReturnType<typeof run>) => value(ran, 'line_tensions') as readonly number[]
const even = { n_lines: 8, fairlead_radius: 35 }
const laid = ['line_azimuths', 'fairlead_positions'] as const

test('an even spread by number and radius is the one given line by line', () => {
  const [given, counted] = [run(), run(even, laid)]
  near(number(counted, 'maximum_line_tension'), number(given, 'maximum_line_tension'), 1e-6)
  near(number(counted, 'worst_damaged_offset'), number(given, 'worst_damaged_offset'), 1e-6)
})

test('a load turned by the angle between two lines turns the answer with it', () => {
  const pushed = (turns: number) =>
    run(
      {
        ...even,
        external_force_x: 700 * Math.cos((turns * Math.PI) / 4),
        external_force_y: 700 * Math.sin((turns * Math.PI) / 4),
      },
      laid,
    )
  const ahead = pushed(0)
  for (const turns of [1, 3, 6]) {
    const turned = pushed(turns)
    near(number(turned, 'offset'), number(ahead, 'offset'), 1e-6)
    near(number(turned, 'worst_damaged_utilisation'), number(ahead, 'worst_damaged_utilisation'), 1e-6)
    const before = tensions(ahead)
    for (const [i, tension] of tensions(turned).entries()) near(tension, before.at(i - turns) ?? 0, 1e-6)
  }
})

test('the lines balance the load, whatever it is', () => {
  const load = fc.record({
    external_force_x: fc.double({ min: -1500, max: 1500, noNaN: true }),
    external_force_y: fc.double({ min: -1500, max: 1500, noNaN: true }),
    external_moment_z: fc.double({ min: -20000, max: 20000, noNaN: true }),
  })
  fc.assert(
    fc.property(load, (given) => {
      const ran = run({ ...given, check_damaged: false })
      const [surge, sway, yaw] = ['offset_surge', 'offset_sway', 'yaw'].map((name) => number(ran, name)) as [
        number,
        number,
        number,
      ]
      const psi = (yaw * Math.PI) / 180
      let [x, y] = [given.external_force_x, given.external_force_y]
      for (const [, azimuth, , horizontal] of rowsOf(ran, 'lines')) {
        const alpha = (Number(azimuth) * Math.PI) / 180
        const [r_x, r_y] = [35 * Math.cos(alpha), 35 * Math.sin(alpha)]
        const [f_x, f_y] = [r_x * Math.cos(psi) - r_y * Math.sin(psi), r_x * Math.sin(psi) + r_y * Math.cos(psi)]
        const to = Math.atan2(r_y + 1180 * Math.sin(alpha) - sway - f_y, r_x + 1180 * Math.cos(alpha) - surge - f_x)
        x += Number(horizontal) * Math.cos(to)
        y += Number(horizontal) * Math.sin(to)
      }
      assert.ok(Math.abs(x) < 0.01 && Math.abs(y) < 0.01, `${x} kN and ${y} kN are left`)
    }),
    { numRuns: 25, seed: 3 },
  )
})

test('a spread laid by its pretension is the one laid by the distance that was found', () => {
  const byTension = run({ horizontal_pretension: 860 }, ['anchor_horizontal_distance'])
  const distance = number(byTension, 'anchor_horizontal_distance')
  const byDistance = run({ anchor_horizontal_distance: distance })
  near(number(byTension, 'maximum_line_tension'), number(byDistance, 'maximum_line_tension'), 1e-9)
  const still = run({ ...calm, horizontal_pretension: 860 }, ['anchor_horizontal_distance'])
  for (const [, , , horizontal] of rowsOf(still, 'lines')) near(Number(horizontal), 860, 1e-6)
})

test('what is given of the line goes before its chain', () => {
  const heavier = run({ submerged_weight_per_length: 2000 })
  assert.notEqual(number(heavier, 'maximum_line_tension'), number(run(), 'maximum_line_tension'))
  const given = { submerged_weight_per_length: 2000, axial_stiffness: 888501.6, minimum_breaking_load: 8315.209728 }
  near(number(run(given, ['chain_diameter', 'chain_grade']), 'utilisation'), number(heavier, 'utilisation'), 1e-9)
  refusedAt('/chain_grade', {}, ['chain_grade'])
  refusedAt('/submerged_weight_per_length', {}, ['chain_diameter'])
})

test('three lines hold the vessel, and none of them may be lost', () => {
  const three = run({ n_lines: 3, fairlead_radius: 35 }, laid)
  assert.equal(three.status, 'FAIL')
  assert.equal(value(three, 'damaged_offset'), null)
  assert.match(reason(three, 'worst_damaged_utilisation') ?? '', /fewer than three/)
  assert.equal(checked(three, 'redundancy')?.state, 'fail')
  assert.equal(checked(three, 'intact_tension')?.state, 'pass')
  assert.ok(codes(three).includes('no_redundancy'))
  assert.equal(run({ n_lines: 3, fairlead_radius: 35, check_damaged: false }, laid).status, 'PASS')
})

test('a spread whose most loaded line may be lost, but not another, has that answer and still fails', () => {
  const azimuths = [0, 100, 170, 190, 260]
  const rows = azimuths.map((a) => ({
    x_m: 35 * Math.cos((a * Math.PI) / 180),
    y_m: 35 * Math.sin((a * Math.PI) / 180),
  }))
  const ran = run({
    line_azimuths: azimuths,
    fairlead_positions: rows,
    ...calm,
    external_force_x: 3000,
    external_force_y: -10,
  })
  assert.equal(number(ran, 'critical_line'), 3)
  assert.ok(number(ran, 'damaged_offset') > 0)
  assert.match(reason(ran, 'worst_damaged_offset') ?? '', /^with line 1 failed, .*180/)
  assert.equal(checked(ran, 'redundancy')?.state, 'fail')
  assert.equal(value(ran, 'status'), 'fail')
})

test('the extreme position is the mean one with the motions, and the larger maximum leads', () => {
  const slow = run({ ...MOTIONS })
  const [S, lf, wf] = ['offset', 'low_frequency_maximum_motion', 'wave_frequency_maximum_motion'].map((name) =>
    number(slow, name),
  ) as [number, number, number]
  near(number(slow, 'extreme_offset'), S + lf + 2 * 0.7, 1e-9)
  const quick = run({ ...MOTIONS, wave_frequency_motion_standard_deviation: 3 })
  const most = number(quick, 'wave_frequency_maximum_motion')
  assert.ok(most > lf && wf < lf)
  near(number(quick, 'extreme_offset'), S + most + 2 * 1.6, 1e-9)
  assert.ok(!codes(slow).includes('mean_position_only') && codes(run()).includes('mean_position_only'))
})

test('without an offset the extreme position lies forward', () => {
  const ran = run({ ...calm, ...MOTIONS })
  near(number(ran, 'extreme_offset'), number(ran, 'low_frequency_maximum_motion') + 1.4, 1e-9)
  assert.equal(number(ran, 'extreme_critical_line'), 4)
})

test('some of the motions, a period longer than the storm, and both ways to lay an anchor are refused', () => {
  const { wave_frequency_zero_crossing_period: _, ...three } = MOTIONS
  refusedAt('/wave_frequency_zero_crossing_period', three)
  refusedAt('/low_frequency_zero_crossing_period', {
    ...MOTIONS,
    storm_duration: 1,
    low_frequency_zero_crossing_period: 3600,
  })
  refusedAt('/anchor_horizontal_distance', { horizontal_pretension: 860 })
  refusedAt('/anchor_horizontal_distance', {}, ['anchor_horizontal_distance'])
})

test('lines that leave half a turn, rows that do not match, one point, and lines too short are refused', () => {
  refusedAt('/line_azimuths', { line_azimuths: [0, 60, 120, 180, 45, 90, 135, 30] })
  refusedAt('/fairlead_positions', { line_azimuths: [0, 90, 180, 270] })
  refusedAt('/fairlead_positions', { fairlead_positions: Array.from({ length: 8 }, () => ({ x_m: 5, y_m: 0 })) })
  refusedAt('/unstretched_length', { unstretched_length: 1130 })
  assert.equal(run({ unstretched_length: 1131 }).status, 'FAIL')
  refusedAt('/horizontal_pretension', { horizontal_pretension: 44500 }, ['anchor_horizontal_distance'])
})

test('a wind without areas, a current without a surface and a sea without coefficients are refused', () => {
  for (const name of [
    'wind_effective_area_lateral',
    'wetted_surface_area',
    'mean_drift_coefficient_head',
    'mean_drift_coefficient_beam',
  ]) {
    refusedAt(`/${name}`, {}, [name])
  }
  assert.equal(run(calm, ['wind_effective_area_lateral', 'wetted_surface_area']).status, 'SKIPPED')
})

test('a specialist is told of a break, an uplift, a long line, a short storm, deep chain and mixed methods', () => {
  assert.ok(codes(run({ external_force_x: 20000, check_damaged: false })).includes('line_breaks'))
  assert.ok(codes(run({ unstretched_length: 1140 })).includes('anchor_uplift'))
  assert.ok(codes(run({ unstretched_length: 1400 })).includes('long_line'))
  const short = run({ ...MOTIONS, low_frequency_zero_crossing_period: 1300, storm_duration: 1 })
  assert.equal(checked(short, 'extreme_tension')?.left?.limit, 'Number of peaks in storm')
  const deep = { water_depth: 1100, unstretched_length: 2400, anchor_horizontal_distance: 2000 }
  assert.ok(codes(run(deep)).includes('chain_in_deep_water'))
  assert.ok(codes(run({ analysis_method: 'dynamic' })).includes('static_tensions'))
  assert.ok(!codes(run({ analysis_method: 'dynamic', dynamic_factor: 1.2 })).includes('static_tensions'))
  assert.ok(codes(run()).includes('drag_anchor_factor'))
  assert.ok(!codes(run()).includes('large_offset'))
  assert.ok(codes(run({ unstretched_length: 1260, external_force_x: 1500 })).includes('large_offset'))
})

type Ran = ReturnType<typeof run>
/** An even spread under a load given directly, with motions, anchors and limits. */
const given = {
  ...MOTIONS,
  external_force_x: -600,
  external_force_y: 300,
  allowable_offset: 12,
  damaged_allowable_offset: 20,
}
const MBL = (number(run(), 'maximum_line_tension') * 2) / number(run(), 'utilisation')
const hypot = (x: unknown, y: unknown) => Math.hypot(x as number, y as number)

test('the table of lines holds the geometry and the balance of each', () => {
  const ran = run(given)
  const [surge, sway, yaw] = ['offset_surge', 'offset_sway', 'yaw'].map((name) => number(ran, name)) as [
    number,
    number,
    number,
  ]
  const turn = (yaw * Math.PI) / 180
  const rows = rowsOf(ran, 'lines') as number[][]
  for (const [i, [line, azimuth, span, H, T, T_A, uplift, grounded, used]] of rows.entries()) {
    const a = ((22.5 + 45 * i) * Math.PI) / 180
    const [dx, dy] = [
      1215 * Math.cos(a) - surge - 35 * Math.cos(a + turn),
      1215 * Math.sin(a) - sway - 35 * Math.sin(a + turn),
    ]
    assert.deepEqual([line, azimuth, uplift, T], [i + 1, 22.5 + 45 * i, 0, tensions(ran)[i]])
    near(span, Math.hypot(dx, dy), 1e-7)
    near(T_A, H, 1e-9)
    near(used, (2 * (T ?? 0)) / MBL, 1e-9)
    near(grounded, 1210 - Math.sqrt((T ?? 0) ** 2 - (H ?? 0) ** 2) / 1.7742, 2e-3)
  }
  const sum = (column: number) => rows.reduce((total, row) => total + (row[column] ?? 0), 0)
  near(sum(9), number(ran, 'stiffness_surge'))
  near(sum(10), number(ran, 'stiffness_sway'))
  near(sum(11) * 1e3, (value(ran, 'stiffness_matrix') as number[][])[2]?.[2], 1e-6)
  assert.ok((rows[0]?.[9] ?? 0) > (rows[0]?.[10] ?? 0) && (rows[1]?.[9] ?? 0) < (rows[1]?.[10] ?? 0))
})

test('the table of losses holds the extreme position, and its worst rows are the worst of the answer', () => {
  const ran = run(given)
  const rows = rowsOf(ran, 'losses') as (number | string)[][]
  const own = rows[number(ran, 'critical_line') - 1]
  near(own?.[1] as number, number(ran, 'damaged_extreme_offset'))
  near(own?.[2] as number, number(ran, 'damaged_extreme_line_tension'))
  near(own?.[4] as number, number(ran, 'damaged_extreme_utilisation'))
  const worst = (column: number) => rows.reduce((a, b) => ((b[column] as number) > (a[column] as number) ? b : a))
  assert.deepEqual(
    [worst(4)[0], worst(1)[0]],
    [number(ran, 'worst_damaged_removed_line'), number(ran, 'worst_damaged_offset_removed_line')],
  )
  near(worst(4)[4] as number, number(ran, 'worst_damaged_utilisation'))
  near(worst(1)[1] as number, number(ran, 'worst_damaged_offset'))
  const dynamic = run({ ...given, analysis_method: 'dynamic', dynamic_factor: 1.2 })
  for (const [k, row] of rowsOf(dynamic, 'losses').entries()) {
    near(row[2] as number, rows[k]?.[2] as number)
    near(row[4] as number, (1.2 * 1.25 * (row[2] as number)) / MBL, 1e-9)
    near(rowsOf(dynamic, 'lines')[k]?.[8] as number, (1.2 * 1.67 * (tensions(dynamic)[k] ?? 0)) / MBL, 1e-9)
  }
  const three = run({ ...calm, n_lines: 3, fairlead_radius: 35, damaged_allowable_offset: 20 }, laid)
  assert.match(String(rowsOf(three, 'losses')[0]?.[5]), /^no: /)
  assert.deepEqual(rowsOf(three, 'losses')[0]?.slice(1, 5), [null, null, null, null])
})

const bars = (ran: Ran, id: string, group = '') =>
  Object.fromEntries(pointsOf(ran, id).flatMap((r) => (r.g === group ? [[r.name, r.v]] : [])))
const limits = (ran: Ran, id: string) =>
  Object.fromEntries(pointsOf(ran, id).flatMap((r) => (r.at === undefined ? [] : [[r.label, r.at]])))
const six = (x: unknown) => Number((x as number).toPrecision(6))
const numbered = (values: readonly unknown[]) => Object.fromEntries(values.map((v, i) => [`${i + 1}`, six(v)]))

test('the bars are those of the tables, with what is allowed', () => {
  const ran = run({ ...given, analysis_method: 'dynamic', dynamic_factor: 1.25 })
  assert.deepEqual(bars(ran, 'tensions', 'intact'), numbered(tensions(ran)))
  const lost = number(ran, 'critical_line')
  const left = value(ran, 'damaged_line_tensions') as readonly number[]
  const held = [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => n !== lost)
  assert.deepEqual(
    bars(ran, 'tensions', `line ${lost} failed`),
    Object.fromEntries(held.map((n, i) => [`${n}`, six(left[i])])),
  )
  assert.deepEqual(limits(ran, 'tensions'), {
    'allowable, intact': six(MBL / 1.67 / 1.25),
    'allowable, one line failed': six(MBL / 1.25 / 1.25),
  })
  const rows = rowsOf(ran, 'losses')
  assert.deepEqual(bars(ran, 'losses'), numbered(rows.map((r) => r[4])))
  assert.deepEqual(bars(ran, 'drift'), numbered(rows.map((r) => r[1])))
  assert.deepEqual([limits(ran, 'losses'), limits(ran, 'drift')], [{ limit: 1 }, { 'allowable, one line failed': 20 }])
  assert.deepEqual(limits(run(), 'drift'), {})
  for (const [id, axes] of Object.entries({
    tensions: ['Line', 'Fairlead tension [kN]'],
    losses: ['Failed line', 'Maximum utilisation'],
    drift: ['Failed line', 'Offset [m]'],
    directions: ['Offset [m]', 'Restoring force [kN]'],
    restoring: ['Offset along mean offset direction [m]', 'Force [kN]'],
    profile: ['Distance from anchor [m]', 'Height above seabed [m]'],
  }))
    assert.deepEqual(axesOf(ran, id), axes)
  const three = run({ ...calm, n_lines: 3, fairlead_radius: 35 }, laid)
  for (const id of ['losses', 'drift']) assert.throws(() => pointsOf(three, id), /not drawn/)
  assert.deepEqual(Object.keys(limits(three, 'tensions')), ['allowable, intact'])
})

test('the restoring force at an offset is the load that moves the vessel so far', () => {
  const loads = { forward: [1, 0], 'to port': [0, 1], aft: [-1, 0], 'to starboard': [0, -1] } as const
  const quiet = run({ ...calm, check_damaged: false })
  for (const [s, [x, y]] of Object.entries(loads)) {
    const points = pointsOf(quiet, 'directions').filter((r) => r.s === s)
    near(points.at(-1)?.x as number, 0.125 * 132, 1e-5)
    const { x: offset, y: force } = points[13] ?? {}
    const moved = run({
      external_force_x: x * (force as number),
      external_force_y: y * (force as number),
      check_damaged: false,
    })
    near(number(moved, 'offset_surge') * x + number(moved, 'offset_sway') * y, offset as number, 1e-4, s)
  }
  const ran = run({ ...given, check_damaged: false })
  const along = pointsOf(ran, 'restoring')
  const at = (s: string) => along.filter((r) => r.s === s)[13]
  const way = [number(ran, 'offset_surge'), number(ran, 'offset_sway')].map((v) => v / number(ran, 'offset'))
  const force = at('restoring force')?.y as number
  const moved = run({
    external_force_x: force * (way[0] ?? 0),
    external_force_y: force * (way[1] ?? 0),
    check_damaged: false,
  })
  near(number(moved, 'offset'), at('restoring force')?.x as number, 1e-3)
  near(number(moved, 'maximum_line_tension'), at('maximum line tension')?.y as number, 1e-3)
  const marks = Object.fromEntries(along.flatMap((r) => (r.label === undefined ? [] : [[r.label, [r.x, r.y]]])))
  assert.deepEqual(marks, {
    mean: [six(number(ran, 'offset')), six(number(ran, 'maximum_line_tension'))],
    extreme: [six(number(ran, 'extreme_offset')), six(number(ran, 'extreme_line_tension'))],
  })
  near(along.filter((r) => r.s === 'restoring force').at(-1)?.x as number, 0.125 * 132, 1e-5)
  const far = run({ ...given, low_frequency_motion_standard_deviation: 5, check_damaged: false })
  near(
    pointsOf(far, 'directions').findLast((r) => r.s !== undefined)?.x as number,
    1.25 * number(far, 'extreme_offset'),
    1e-5,
  )
})

test('the profile runs from the anchor to the fairlead of the most loaded line, in both positions', () => {
  const ran = run(given)
  const row = rowsOf(ran, 'lines')[number(ran, 'critical_line') - 1]
  const points = pointsOf(ran, 'profile')
  for (const s of ['mean position', 'extreme position']) {
    const own = points.filter((r) => r.s === s)
    assert.deepEqual([own[0]?.x, own[0]?.y, own.at(-1)?.y], [0, 0, 132])
  }
  near(points.filter((r) => r.s === 'mean position').at(-1)?.x as number, row?.[2] as number, 1e-5)
  const fairlead = points.find((r) => r.label === 'fairlead')
  assert.deepEqual([fairlead?.x, fairlead?.y], [six(row?.[2]), 132])
  assert.ok(points.every((r) => r.s !== 'extreme position' || (r.x as number) <= (row?.[2] as number) + 10))
})

test('the figures say where the vessel lies and what pulls at the most loaded line', () => {
  const ran = run(given)
  const says = (name: string, unit: string, symbol = 'S') =>
    `${symbol} ${Number(number(ran, name).toPrecision(7))} ${unit}`
  assert.deepEqual(measuresOf(ran, 'position'), [
    'S_all 12 m',
    'S_all 20 m',
    says('offset', 'm'),
    says('extreme_offset', 'm'),
    says('damaged_extreme_offset', 'm'),
  ])
  const row = rowsOf(ran, 'lines')[number(ran, 'critical_line') - 1] as number[]
  const seven = (x: number | undefined) => Number((x ?? 0).toPrecision(7))
  assert.deepEqual(
    measuresOf(ran, 'elevation').toSorted(),
    [
      'h 150 m',
      'h_f 18 m',
      `x ${seven(row[2])} m`,
      `L_B ${seven(row[7])} m`,
      says('maximum_line_tension', 'kN', 'T'),
      `T_A ${seven(row[5])} kN`,
      says('extreme_line_tension', 'kN', 'T'),
    ].toSorted(),
  )
  const dots = shapesOf(ran, 'position').flatMap((s) => (s.kind === 'mark' ? [s.at] : []))
  near(dots[0]?.[0], number(ran, 'offset_surge'), 1e-6)
  near(dots[0]?.[1], number(ran, 'offset_sway'), 1e-6)
  near(hypot(dots[1]?.[0], dots[1]?.[1]), number(ran, 'extreme_offset'), 1e-6)
  near(hypot(dots[2]?.[0], dots[2]?.[1]), number(ran, 'damaged_extreme_offset'), 1e-6)
  assert.deepEqual(measuresOf(run({ ...calm, fairlead_depth: 0, check_damaged: false }), 'position'), ['S 0 m'])
  const plan = JSON.stringify(shapesOf(run({ current_heading: 90 }), 'plan'))
  for (const text of ['wind', 'current', 'waves']) assert.ok(plan.includes(`"text":"${text}"`), text)
  assert.ok(JSON.stringify(shapesOf(ran, 'plan')).includes('"text":"mean load"'))
  assert.ok(!JSON.stringify(shapesOf(run({ ...calm, wind_speed: 10 }), 'plan')).includes('"text":"waves"'))
  assert.deepEqual(measuresOf(ran, 'plan'), ['x_0 1180 m', 'alpha_1 22.5 deg'])
  const [, load] = shapesOf(ran, 'plan').flatMap((s) => (s.kind === 'arrow' ? [s] : []))
  near(((load?.to[1] ?? 0) - (load?.from[1] ?? 0)) / ((load?.to[0] ?? 0) - (load?.from[0] ?? 0)), 300 / -600, 1e-5)
  const marked = shapesOf(ran, 'plan').flatMap((s) => (s.kind === 'polyline' && s.role === 'answer' ? [s.points] : []))
  const a = ((22.5 + 45 * (number(ran, 'critical_line') - 1)) * Math.PI) / 180
  near(marked[0]?.[0]?.[0], 35 * Math.cos(a), 1e-6)
  near(marked[0]?.[1]?.[1], 1215 * Math.sin(a), 1e-6)
})

test('warnings say the numbers that they rest on', () => {
  const four = (x: number) => shown(x, 4)
  const weak = run({ ...given, minimum_breaking_load: 1500 })
  assert.match(
    messageOf(weak, 'line_breaks'),
    new RegExp(
      `^Line ${number(weak, 'extreme_critical_line')} tension is ${four(number(weak, 'extreme_line_tension'))} kN`,
    ),
  )
  const three = run({ ...calm, n_lines: 3, fairlead_radius: 35 }, laid)
  assert.match(messageOf(three, 'no_redundancy'), /no redundancy: with line 1 failed, /)
  assert.match(messageOf(run({ unstretched_length: 1320 }), 'long_line'), /is 1,320 m; .* 1,312 m/)
  assert.ok(!codes(run({ unstretched_length: 1311 })).includes('long_line'))
  const far = run({ ...given, low_frequency_motion_standard_deviation: 12 })
  const furthest = number(far, 'worst_damaged_offset')
  const share = Number(((100 * furthest) / 150).toPrecision(3))
  assert.match(
    messageOf(far, 'large_offset'),
    new RegExp(`is ${four(furthest)} m, ${share} % of the water depth; the limit is 30 %`),
  )
  assert.match(
    checked(run({ ...given, low_frequency_zero_crossing_period: 4000 }), 'extreme_tension')?.reason ?? '',
    /is 2.7 times .* at least 3/,
  )
  const uplift = run({ unstretched_length: 1140 })
  assert.match(messageOf(uplift, 'anchor_uplift'), /uplift is [\d,.]+ kN/)
  assert.match(messageOf(run(), 'drag_anchor_factor'), / 1.5 is below 1.8, /)
  const factors = { anchor_required_safety_factor: 1.8, damaged_anchor_required_safety_factor: 1.1 }
  assert.match(messageOf(run(factors), 'drag_anchor_factor'), / 1.1 is below 1.2, /)
  assert.ok(!codes(run({ ...factors, check_damaged: false })).includes('drag_anchor_factor'))
  assert.ok(!codes(run({ analysis_method: 'dynamic', dynamic_factor: 1.2 })).includes('drag_anchor_factor'))
  assert.match(
    messageOf(run({ water_depth: 1200, unstretched_length: 1850 }), 'chain_in_deep_water'),
    /in 1,200 m of water; the limit is 1,000 m/,
  )
})

test('a part of the load or of the masses may be given alone', () => {
  const load = (over: object) => {
    const ran = run({ ...over, check_damaged: false })
    return ['total_force_x', 'total_force_y', 'total_moment_z'].map((name) => number(ran, name))
  }
  assert.deepEqual(load({ external_force_x: 500 }), [500, 0, 0])
  assert.deepEqual(load({ external_force_y: 400 }), [0, 400, 0])
  assert.deepEqual(load({ external_moment_z: 300 }), [0, 0, 300])
  const sway = run({ total_mass_sway: 1e5, check_damaged: false })
  assert.ok(number(sway, 'natural_period_sway') > 0)
  assert.equal(value(sway, 'natural_period_surge'), undefined)
  const swinging = 2 * Math.PI * Math.sqrt(1e5 / number(sway, 'stiffness_sway'))
  near(number(sway, 'natural_period_sway'), swinging, 1e-9)
})

test('each anchor factor acts on its own condition, and the values are called what they are', () => {
  const pull = (id: string, over: Readonly<Record<string, unknown>> = {}) => checked(run(over), id)?.demand.value ?? 0
  const factors = { anchor_required_safety_factor: 1.8, damaged_anchor_required_safety_factor: 1.3 }
  near(pull('anchor', factors), (1.8 / 1.5) * pull('anchor'))
  near(pull('damaged_anchor', factors), 1.3 * pull('damaged_anchor'))
  const { values } = run(given).result
  assert.match(String(values.extreme_critical_line?.label), /^Most loaded line/)
  assert.match(String(values.extreme_utilisation?.label), /^Utilisation/)
})

test('the elevation stands in metres, to the water line, with the line on the bed as long as it is', () => {
  const ran = run(given)
  const drawing = ran.result.figures?.find((f) => f.id === 'elevation')?.drawing
  assert.equal(drawing?.unit, 'm')
  const sizes = shapesOf(ran, 'elevation').flatMap((s) => (s.kind === 'dimension' ? [s] : []))
  const of = (symbol: string) => sizes.find((s) => s.label?.symbol === symbol)
  assert.deepEqual([of('h')?.from[1], of('h')?.to[1], of('h_f')?.from[1], of('h_f')?.to[1]], [0, 150, 132, 150])
  const row = rowsOf(ran, 'lines')[number(ran, 'critical_line') - 1] as number[]
  assert.ok(Math.abs((of('L_B')?.to[0] ?? 0) - (row[7] ?? 0)) < (row[2] ?? 0) / 20)
  const rings = shapesOf(ran, 'position').flatMap((s) => (s.kind === 'circle' ? [[...s.at, s.radius]] : []))
  assert.deepEqual(rings, [
    [0, 0, 12],
    [0, 0, 20],
  ])
})

test('each part of the environment acts alone, and its arrow goes where it goes', () => {
  const force = (ran: Ran, name: string) => number(ran, name)
  const [becalmed, slack] = [run({ wind_speed: 0 }), run({ current_speed: 0 })]
  assert.deepEqual([force(becalmed, 'wind_force'), force(slack, 'current_force')], [0, 0])
  near(force(becalmed, 'current_force'), number(run(), 'current_force'))
  near(force(slack, 'wind_force'), number(run(), 'wind_force'))
  const headings = { wind_heading: 150, current_heading: 200, wave_heading: 100 }
  const arrows = (over: Readonly<Record<string, unknown>>) =>
    shapesOf(run({ ...headings, ...over }), 'plan').flatMap((s) =>
      s.kind === 'arrow' && s.role !== 'axis'
        ? [Math.round((Math.atan2(s.to[1] - s.from[1], s.to[0] - s.from[0]) * 180) / Math.PI + 360) % 360]
        : [],
    )
  assert.deepEqual(arrows({}), [150, 200, 100])
  assert.deepEqual(arrows({ wind_speed: 0 }), [200, 100])
  assert.deepEqual(arrows({ current_speed: 0 }), [150, 100])
  assert.deepEqual(arrows({ significant_wave_height: 0 }), [150, 200])
})

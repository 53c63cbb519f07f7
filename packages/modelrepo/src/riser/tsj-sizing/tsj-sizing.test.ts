/** Claims special to a stress joint: closed forms, what governs, and what its warnings say. */
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
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { measuresOf, shapesOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation } from '@keelson/workflow'
import { tsjSizing } from './index.ts'

const { problems, run, refusedAt } = testKit(tsjSizing)

const station = (position_m: number, outer_diameter_mm: number, wall_thickness_mm: number) => ({
  position_m,
  outer_diameter_mm,
  wall_thickness_mm,
})
const UNIFORM = {
  taper: [station(0, 400, 25), station(25, 400, 25)],
  riser_outer_diameter: 400,
  riser_wall_thickness: 25,
}
const EI = 207e9 * (Math.PI / 64) * (0.4 ** 4 - 0.35 ** 4)

test('a uniform joint takes the moment of a long riser at its base, whatever its length', () => {
  const closed = ((6 * Math.PI) / 180) * Math.sqrt(1.2e6 * EI)
  near(number(run(UNIFORM), 'base_moment') * 1e3, closed, 1e-6)
  const short = { ...UNIFORM, taper: [station(0, 400, 25), station(6, 400, 25)] }
  near(number(run(short), 'base_moment') * 1e3, closed, 1e-6)
})

test('the moment is in proportion to the angle, and a station more where the taper is straight changes nothing', () => {
  near(number(run({ riser_angle: 3 }), 'base_moment'), number(run(), 'base_moment') / 2, 1e-9)
  const two = { taper: [station(0, 400, 30), station(12, 300, 20)] }
  const three = { taper: [station(0, 400, 30), station(3, 375, 27.5), station(12, 300, 20)] }
  near(number(run(three), 'base_moment'), number(run(two), 'base_moment'), 1e-8)
  near(number(run(three), 'scan_maximum_utilisation'), number(run(two), 'scan_maximum_utilisation'), 1e-3)
})

test('the taper is of diameter and wall, not of stiffness', () => {
  const middle = list(
    run({ taper: [station(0, 400, 40), station(6, 350, 30), station(12, 300, 20)] }),
    'bending_moments',
  )
  const two = run({ taper: [station(0, 400, 40), station(12, 300, 20)] })
  near(number(two, 'base_moment'), middle[0] ?? 0, 1e-8)
})

test('without an angle nothing bends, and the slope has no number', () => {
  const straight = run({}, ['riser_angle'])
  assert.deepEqual(list(straight, 'bending_moments'), [0, 0, 0, 0])
  assert.equal(value(straight, 'end_slope_remaining'), null)
  assert.ok(codes(straight).includes('no_bending'))
  near(number(run({ riser_angle: 0 }), 'scan_maximum_utilisation'), number(straight, 'scan_maximum_utilisation'))
})

test('titanium, half as stiff, takes less moment of the same angle', () => {
  assert.ok(number(run({ youngs_modulus: 114 }), 'base_moment') < number(run(), 'base_moment'))
})

test('pressure is in the wall tension and in the hoop stress', () => {
  const [with20, without] = [run(), run({ internal_pressure: 0, external_pressure: 0 })]
  assert.deepEqual(list(without, 'true_wall_tensions'), [1200, 1200, 1200, 1200])
  assert.ok(list(with20, 'true_wall_tensions').every((T) => T > 1200))
})

test('a riser behind with a thinner wall can fail what the joint passes', () => {
  const ran = run({ riser_wall_thickness: 8 })
  assert.ok(number(ran, 'scan_maximum_utilisation') < 1 && number(ran, 'riser_end_utilisation') > 1)
  assert.equal(ran.status, 'FAIL')
  assert.equal(value(ran, 'status'), 'fail')
})

test('a maximum between stations is found, and said', () => {
  const ran = run({ taper: [station(0, 650, 60), station(30, 273, 25)], internal_pressure: 0, external_pressure: 0 })
  assert.ok(number(ran, 'scan_maximum_utilisation') > 1.01 * number(ran, 'maximum_utilisation'))
  assert.ok(codes(ran).includes('between_stations'))
  assert.ok(number(ran, 'scan_maximum_position') > 1 && number(ran, 'scan_maximum_position') < 29)
  const there = number(ran, 'scan_maximum_position')
  const share = there / 30
  const set = station(there, 650 - 377 * share, 60 - 35 * share)
  const again = run({
    taper: [station(0, 650, 60), set, station(30, 273, 25)],
    internal_pressure: 0,
    external_pressure: 0,
  })
  near(number(again, 'maximum_utilisation'), number(ran, 'scan_maximum_utilisation'), 1e-6)
})

test('what is no joint is refused where it is wrong', () => {
  refusedAt('/effective_tension', { effective_tension: 0 })
  refusedAt('/taper/1/position_m', { taper: [station(0, 340, 50), station(0, 300, 40)] })
  refusedAt('/taper/1/wall_thickness_mm', { taper: [station(0, 340, 50), station(5, 100, 50)] })
  refusedAt('/riser_wall_thickness', { riser_wall_thickness: 140 })
  refusedAt('/taper', { taper: [station(0, 340, 50)] })
})

test('each remark has its case', () => {
  const said = (changed: Readonly<Record<string, unknown>>) => codes(run(changed))
  assert.ok(
    said({ taper: [station(0, 400, 40), station(0.05, 300, 25), station(12, 273, 25)] }).includes('sudden_step'),
  )
  assert.ok(said({ taper: [station(0, 400, 60), station(0.1, 380, 25), station(12, 273, 25)] }).includes('steep_wall'))
  assert.ok(said({ taper: [station(0, 340, 60), station(3, 273.1, 25.4)] }).includes('short_joint'))
  assert.ok(said({ riser_outer_diameter: 300 }).includes('step_at_end'))
  assert.ok(said({}).includes('thick_wall'))
})

type Ran = ReturnType<typeof run>
const column = (ran: Ran, k: number) => rowsOf(ran, 'stations').map((row) => Number(row[k]))

test('the table holds what the lists say of each station, and what a station is made of', () => {
  const ran = run()
  assert.deepEqual(column(ran, 0), [0, 4, 8, 12])
  assert.deepEqual(column(ran, 1), [340, 320, 300, 273.1])
  assert.deepEqual(column(ran, 2), [60, 50, 40, 25.4])
  for (const [k, name] of [
    [3, 'bending_moments'],
    [6, 'true_wall_tensions'],
    [9, 'von_mises_stresses'],
    [10, 'utilisations'],
  ] as const)
    assert.deepEqual(column(ran, k), list(ran, name))
  const slopes = column(ran, 4)
  near(slopes[0], 6)
  near(slopes.at(-1), number(ran, 'end_slope_remaining'))
  for (const [k, [D, t]] of [
    [0.34, 0.06],
    [0.32, 0.05],
    [0.3, 0.04],
    [0.2731, 0.0254],
  ].entries() as Iterable<[number, [number, number]]>) {
    near(column(ran, 7)[k], (15 * D) / (2 * t) - 20, 1e-9)
    const A = (Math.PI / 4) * (D ** 2 - (D - 2 * t) ** 2)
    const I = (Math.PI / 64) * (D ** 4 - (D - 2 * t) ** 4)
    const [T_w, M] = [column(ran, 6)[k] ?? 0, column(ran, 3)[k] ?? 0]
    const sides = [1, -1].map((s) => T_w / A / 1e3 + (s * M * (D - t)) / (2 * I) / 1e3)
    assert.ok(sides.some((s) => Math.abs(s - (column(ran, 8)[k] ?? 0)) < 1e-6 * Math.abs(s)))
    near(column(ran, 10)[k], (column(ran, 9)[k] ?? 0) / (0.8 * 552))
  }
})

test('moment and deflection are in balance with the tension at every station', () => {
  const ran = run()
  const [x, M, y] = [column(ran, 0), column(ran, 3), column(ran, 5)] as [number[], number[], number[]]
  const theta = (6 * Math.PI) / 180
  assert.equal(y[0], 0)
  for (const k of [1, 2, 3]) {
    const arm = theta * ((x[k] ?? 0) - 0) - (y[k] ?? 0) / 1e3
    near((M[0] ?? 0) - (M[k] ?? 0), 1200 * arm, 1e-6)
  }
})

test('the charts hold moment, curvature and use between the stations as at them', () => {
  const ran = run()
  const at = (chart: string, x: number) => pointsOf(ran, chart).find((r) => r.s !== undefined && r.x === x)?.y as number
  const E = 207e9
  for (const [k, x] of [0, 4, 8, 12].entries()) {
    const M = list(ran, 'bending_moments')[k] ?? 0
    const [D, t] = [column(ran, 1)[k] ?? 0, column(ran, 2)[k] ?? 0].map((mm) => mm / 1e3) as [number, number]
    near(at('moment', x), M, 1e-5)
    near(at('utilisation', x), list(ran, 'utilisations')[k], 1e-5)
    near(at('curvature', x), (1e3 * M) / ((E * Math.PI) / 64) / (D ** 4 - (D - 2 * t) ** 4), 1e-5)
  }
  const marks = pointsOf(ran, 'moment').filter((r) => r.label === '')
  assert.deepEqual(
    marks.map((r) => r.x),
    [0, 4, 8, 12],
  )
  near(marks[1]?.y as number, list(ran, 'bending_moments')[1], 1e-5)
  const between = run({
    taper: [
      station(0, 340, 60),
      station(2, 330, 55),
      station(4, 320, 50),
      station(8, 300, 40),
      station(12, 273.1, 25.4),
    ],
  })
  const near2 = pointsOf(ran, 'utilisation').find((r) => r.s === 'joint' && Math.abs((r.x as number) - 2) < 0.016)
  near(near2?.y as number, list(between, 'utilisations')[1], 1e-2)
  const use = pointsOf(ran, 'utilisation')
  const mark = (label: string) => use.find((r) => r.label === label)
  assert.deepEqual(
    [mark('maximum')?.x, mark('adjacent riser')?.x, mark('limit')?.at],
    [number(ran, 'scan_maximum_position'), 12, 1],
  )
  near(mark('maximum')?.y as number, number(ran, 'scan_maximum_utilisation'), 1e-5)
  near(mark('adjacent riser')?.y as number, number(ran, 'riser_end_utilisation'), 1e-5)
  const x = 'Distance from the base [m]'
  assert.deepEqual(axesOf(ran, 'moment'), [x, 'Bending moment [kN·m]'])
  assert.deepEqual(axesOf(ran, 'curvature'), [x, 'Curvature [1/m]'])
  assert.deepEqual(axesOf(ran, 'utilisation'), [x, 'Utilisation'])
  for (const id of ['moment', 'curvature']) assert.throws(() => pointsOf(run({}, ['riser_angle']), id), /not drawn/)
})

test('the figures say sizes, tension, pressures, and how the axis bends', () => {
  const ran = run({ riser_wall_thickness: 20 })
  const said = measuresOf(ran, 'elevation')
  const sizes = ['t 60 mm', 'D 340 mm', 't 25.4 mm', 'D 273.1 mm', 't_R 20 mm', 'D_R 273.1 mm']
  assert.deepEqual(said.toSorted(), ['T 1200 kN', 'L 12 m', ...sizes, 'p_i 20 MPa', 'p_e 5 MPa'].toSorted())
  assert.ok(!measuresOf(run(), 'elevation').some((label) => label.startsWith('D_R')))
  const y = (column(ran, 5).at(-1) ?? 0) / 1e3
  const seven = (v: number) => Number(v.toPrecision(7))
  assert.deepEqual(measuresOf(ran, 'bent_axis'), [
    `y_L ${seven(y)} m`,
    'theta 6 deg',
    `M_0 ${seven(number(ran, 'base_moment'))} kN*m`,
    'T 1200 kN',
  ])
  const axis = shapesOf(ran, 'bent_axis').flatMap((s) =>
    s.kind === 'polyline' && s.role === 'answer' ? [s.points] : [],
  )
  const end = axis[0]?.find(([, x]) => x === 12)
  near(end?.[0], y, 1e-6)
  const last = axis[0]?.at(-1) ?? [0, 0]
  const left = (number(ran, 'end_slope_remaining') * Math.PI) / 180
  near((last[0] - y) / (last[1] - 12), (6 * Math.PI) / 180 - left, 1e-5)
  assert.throws(() => measuresOf(run({}, ['riser_angle']), 'bent_axis'), /not drawn/)
})

test('the sentence says what is used, where, and what the base takes', () => {
  const said = (ran: Ran, governs: string, end: string) =>
    assert.equal(
      ran.detail
        .slice(ran.detail.indexOf('Maximum joint von Mises stress'))
        .replaceAll(/ (stress) [\d.]+ MPa/g, ' $1 # MPa'),
      `Maximum joint von Mises stress # MPa, utilisation ${shownUtilisation(number(ran, 'scan_maximum_utilisation'))}, at ${number(ran, 'scan_maximum_position')} m from the base. Adjacent riser von Mises stress # MPa, utilisation ${shownUtilisation(number(ran, 'riser_end_utilisation'))}. Allowable stress # MPa. ${governs}. ${end}.`,
    )
  said(run(), 'The joint governs', 'Base moment 1,026 kN·m')
  said(
    run({ riser_wall_thickness: 8 }),
    'The adjacent riser governs',
    `Base moment ${shown(number(run({ riser_wall_thickness: 8 }), 'base_moment'), 4)} kN·m`,
  )
  said(
    run({}, ['riser_angle']),
    'The joint and the adjacent riser have the same utilisation',
    'Without a riser angle the joint does not bend',
  )
  assert.equal(checked(run(), 'joint')?.note, 'at 0 m from the base')
})

test('the warnings say the numbers that they rest on', () => {
  assert.match(
    checked(run({ riser_angle: 15.1, effective_tension: 100 }), 'riser_end')?.reason ?? '',
    /riser angle is 15.1 ?(deg|°), above 15/i,
  )
  assert.equal(checked(run({ riser_angle: 14.9, effective_tension: 100 }), 'riser_end')?.reason, null)
  const step = run({ taper: [station(0, 400, 40), station(0.05, 300, 25), station(12, 273, 25)] })
  assert.match(messageOf(step, 'sudden_step'), /at 0 m and 0.05 m the diameter changes by 100 mm/)
  const steep = run({ taper: [station(0, 400, 60), station(0.1, 380, 25), station(12, 273, 25)] })
  assert.match(messageOf(steep, 'steep_wall'), /at 0 m and 0.1 m the wall thickness changes by 35 mm over 100 mm/)
  assert.ok(
    !codes(run({ taper: [station(0, 400, 60), station(0.15, 380, 25), station(12, 273, 25)] })).includes('steep_wall'),
  )
  const short = run({ taper: [station(0, 340, 60), station(3, 273.1, 25.4)] })
  const I = (Math.PI / 64) * (0.2731 ** 4 - 0.2223 ** 4)
  const least = 3 / Math.sqrt(1.2e6 / (207e9 * I))
  assert.match(messageOf(short, 'short_joint'), new RegExp(`is 3 m, less than the length of ${shown(least, 4)} m`))
  assert.match(
    messageOf(run({ riser_outer_diameter: 300 }), 'step_at_end'),
    /is 300 mm, but the thin end diameter is 273.1 mm/,
  )
  assert.ok(!codes(run({ riser_outer_diameter: 278 })).includes('step_at_end'))
  assert.match(messageOf(run(), 'thick_wall'), /^D\/t at 0 m from the base is 5.67, below 10\. .* 1.21 times/)
  assert.match(
    checked(run({ external_pressure: 30 }), 'joint')?.reason ?? '',
    /net external pressure is 10 MPa, above 0 MPa/,
  )
  const between = run({
    taper: [station(0, 650, 60), station(30, 273, 25)],
    internal_pressure: 0,
    external_pressure: 0,
  })
  const use = (name: string) => shownUtilisation(number(between, name))
  assert.match(
    messageOf(between, 'between_stations'),
    new RegExp(
      `^The utilisation at ${shown(number(between, 'scan_maximum_position'), 4)} m from the base is ${use('scan_maximum_utilisation')}, above .* ${use('maximum_utilisation')}\\.`,
    ),
  )
})

test('the steps carry the balance of the joint, and lengths in metres', () => {
  const ran = run()
  const step = (symbol: string) => ran.result.steps.find((s) => s.symbol === symbol)
  near(step('y_L')?.value, (column(ran, 5).at(-1) ?? 0) / 1e3)
  assert.deepEqual([step('y_L')?.unit, step('L')?.unit, step('L')?.value], ['m', 'm', 12])
  const straight = run({}, ['riser_angle']).result.steps.find((s) => s.title === 'Bending moment')
  assert.deepEqual([straight?.unit, straight?.value], ['N*m', 0])
})

test('the moment of the governing place is that of its station, and in balance with the tension on the joint behind it', () => {
  const taper = [station(0, 340, 60), station(4, 320, 32), station(8, 300, 40), station(12, 273.1, 25.4)]
  const ran = run({ taper })
  const k = list(ran, 'utilisations').indexOf(number(ran, 'maximum_utilisation'))
  assert.ok(k === 1, 'the thin wall governs')
  const moment = ran.result.steps.find((s) => s.symbol === 'M_g')
  assert.ok(moment?.kind === 'solved')
  near(moment.value, 1e3 * (list(ran, 'bending_moments')[k] ?? 0), 1e-9)
  const [x, y] = [column(ran, 0), column(ran, 5)]
  const arm = ((6 * Math.PI) / 180) * (12 - (x[k] ?? 0)) - ((y.at(-1) ?? 0) - (y[k] ?? 0)) / 1e3
  for (const balance of moment.meets ?? []) {
    near(balance.value, balance.target.value, 1e-6)
    near(balance.target.value, 1.2e6 * arm, 1e-6)
  }
  assert.equal(moment.meets?.length, 1)
})

test('a joint in which bending dies ten thousand times over is refused by its thin end, however stout its base', () => {
  const slender = { taper: [station(0, 1000, 50), station(1000, 20, 2)] }
  assert.match(problems(slender).join(), /^\/taper must be shorter or stiffer/)
})

test('bending that dies hundreds of times along a joint is still in balance with its tension', () => {
  const long = { effective_tension: 20_000, taper: [station(0, 340, 60), station(1000, 100, 10)] }
  const ran = run({ ...long, riser_outer_diameter: 100, riser_wall_thickness: 10 })
  near(number(ran, 'base_moment'), list(ran, 'bending_moments')[0], 1e-6)
})

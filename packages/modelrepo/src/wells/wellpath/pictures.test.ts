/** What tables, charts, figures and warnings of a well path say, held against values, geometry and other runs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import {
  axesOf,
  checked,
  list,
  near,
  number,
  type Request,
  reason,
  rowsOf,
  testKit,
  within,
} from '@keelson/engine/testing.ts'
import { drawnAs, labelsOf, seriesOf as namesOf, short } from '@keelson/engine/testing-pictures.ts'
import { marksOf, seriesOf } from '../_shared/testing/charts.ts'
import cases from './cases.json' with { type: 'json' }
import { wellpath as workflow } from './index.ts'

const inputsOf = (id: string): Request => {
  const found = cases.cases.find((c) => c.id === id)?.inputs as Record<string, { value: unknown; unit: string }>
  return Object.fromEntries(Object.entries(found).map(([name, { value, unit }]) => [name, sent(value, unit)]))
}
const sent = (value: unknown, unit: string): unknown =>
  typeof value === 'number' && unit !== '-' ? { value, unit } : value
const { run } = testKit(workflow)
const { run: bend } = testKit(workflow, {
  ...{ measured_depth: [0, 300, 600, 900], inclination: [10, 30, 55, 80], azimuth: [40, 70, 110, 95] },
  ...{ dogleg_course_length: 100, vertical_section_azimuth: 60, azimuth_reference: 'grid' },
  ...{ vertical_section_origin_north: 20, vertical_section_origin_east: -30, start_north: 5, start_east: 7 },
})
const { run: unsure } = testKit(workflow, inputsOf('iscwsa-mwd-rev5-example-2'))
const VERTICAL = { measured_depth: [0, 100, 200, 300], inclination: [0, 0, 0, 0], azimuth: [0, 0, 0, 0] }
/** Passes from 100 m north and 40 m east at the surface, slanting 20 degrees to the south, at 60 degrees of its own depth. */
const slanted = { name: 'slanted', measured_depth: [0, 150, 320], inclination: [20, 20, 20], azimuth: [180, 180, 180] }
const far = {
  name: 'far',
  measured_depth: [0, 400],
  inclination: [0, 0],
  azimuth: [0, 0],
  start_east: 90,
  hole_diameter: 300,
}
const { run: beside } = testKit(workflow, {
  ...VERTICAL,
  ...{ reference_hole_diameter: 400, sigma_reference: 2, sigma_offset: 1.5, evaluate_at_measured_depth: 200 },
  offset_wells: [{ ...slanted, start_north: 100, start_east: 40, hole_diameter: 200 }, far],
})

/** Without a depth to evaluate the standard deviations are those of all depths. */
const everywhere = (over = {}) => beside(over, ['evaluate_at_measured_depth'])

const rad = Math.PI / 180
const said = (ran: Ran, code: string) =>
  ran.warnings.filter((w) => w.code === code).map((w) => `${w.path ?? ''} ${w.message}`)
const columnOf = (ran: Ran, table: string, name: string): readonly (number | null)[] => {
  const found = ran.result.tables.find((t) => t.id === table)
  const at = found?.columns.findIndex((c) => c.name === name) ?? -1
  return (found?.rows ?? []).map((row) => row[at] as number | null)
}
const same = (got: readonly (number | null)[], expected: readonly number[], tolerance = 1e-9, what = '') => {
  assert.equal(got.length, expected.length, what)
  for (const [i, x] of expected.entries()) within(got[i], x, tolerance * Math.max(1, Math.abs(x)), `${what} ${i}`)
}
const total = (all: readonly (number | null)[]) => all.reduce<number>((sum, x) => sum + (x ?? 0), 0)

test('the listing holds the stations as they were sent and as the values place them', () => {
  const ran = bend()
  same(columnOf(ran, 'stations', 'measured_depth'), [0, 300, 600, 900])
  same(columnOf(ran, 'stations', 'inclination'), [10, 30, 55, 80])
  same(columnOf(ran, 'stations', 'azimuth'), [40, 70, 110, 95])
  for (const name of ['north', 'east', 'true_vertical_depth', 'vertical_section'])
    same(columnOf(ran, 'stations', name), list(ran, name), 1e-12, name)
  const [N, E] = [list(ran, 'north'), list(ran, 'east')]
  same(
    columnOf(ran, 'stations', 'vertical_section'),
    N.map((n, i) => (n - 20) * Math.cos(60 * rad) + ((E[i] ?? 0) + 30) * Math.sin(60 * rad)),
  )
  const straight = testKit(workflow, { ...VERTICAL, inclination: [30, 30, 30, 30], azimuth: [50, 50, 50, 50] }).run()
  same(columnOf(straight, 'stations', 'departure'), [0, 50, 100, 150])
})

/** Dogleg of a course by the cosine law, rad. */
const dogleg = (I1: number, I2: number, dA: number) =>
  Math.acos(Math.cos((I2 - I1) * rad) - Math.sin(I1 * rad) * Math.sin(I2 * rad) * (1 - Math.cos(dA * rad)))

test('each course has its dogleg, its ratio factor, its rates and its tool face', () => {
  const ran = bend()
  const stations = [
    [10, 40],
    [30, 70],
    [55, 110],
    [80, 95],
  ] as const
  const column = (name: string) => columnOf(ran, 'courses', name)
  same(column('from'), [0, 300, 600])
  same(column('to'), [300, 600, 900])
  same(column('length'), [300, 300, 300])
  for (const i of [0, 1, 2]) {
    const [[I1, A1], [I2, A2]] = [stations[i], stations[i + 1]] as [
      readonly [number, number],
      readonly [number, number],
    ]
    const beta = dogleg(I1, I2, A2 - A1)
    near(column('dogleg')[i], beta / rad)
    near(column('ratio_factor')[i], (2 / beta) * Math.tan(beta / 2))
    near(column('dogleg_severity')[i], beta / rad / 10)
    near(column('dogleg_over_length')[i], beta / rad / 3)
    near(column('build_rate')[i], (I2 - I1) / 10)
    near(column('turn_rate')[i], (A2 - A1) / 10)
    const dA = (A2 - A1) * rad
    const across = Math.sin(I2 * rad) * Math.sin(dA)
    const along = Math.sin(I2 * rad) * Math.cos(I1 * rad) * Math.cos(dA) - Math.sin(I1 * rad) * Math.cos(I2 * rad)
    near(column('tool_face')[i], Math.atan2(across, along) / rad)
  }
  same(list(ran, 'dogleg_severity').slice(1), column('dogleg_severity') as number[])
  same(list(ran, 'build_rate').slice(1), column('build_rate') as number[])
  same(list(ran, 'turn_rate').slice(1), column('turn_rate') as number[])
})

test('methods of a survey are compared at its last station', () => {
  const ran = bend()
  const rows = rowsOf(ran, 'survey_methods')
  const [N, E, V] = ['final_north', 'final_east', 'final_true_vertical_depth'].map((name) => number(ran, name))
  for (const [, n, e, v, apart] of rows)
    near(Number(apart), Math.hypot(Number(n) - (N ?? 0), Number(e) - (E ?? 0), Number(v) - (V ?? 0)), 1e-6)
  const courses = [
    [30, 70],
    [55, 110],
    [80, 95],
  ] as const
  const [, n, e, v] = rows.find(([name]) => name === 'tangential') ?? []
  near(Number(n), 5 + courses.reduce((s, [I, A]) => s + 300 * Math.sin(I * rad) * Math.cos(A * rad), 0))
  near(Number(e), 7 + courses.reduce((s, [I, A]) => s + 300 * Math.sin(I * rad) * Math.sin(A * rad), 0))
  near(
    Number(v),
    courses.reduce((s, [I]) => s + 300 * Math.cos(I * rad), 0),
  )
  assert.equal(rows.length, 5)
})

test('every depth at a true vertical depth is listed with its direction and its place', () => {
  const ran = testKit(workflow, inputsOf('two-depths-at-one-tvd')).run()
  const first = 300 * Math.asin(200 / 300)
  const arcs = [first, 300 * Math.PI - first]
  same(columnOf(ran, 'depths', 'measured_depth'), arcs, 1e-6)
  same(
    columnOf(ran, 'depths', 'inclination'),
    arcs.map((md) => md / 300 / rad),
    1e-6,
  )
  same(columnOf(ran, 'depths', 'azimuth'), [30, 30], 1e-6)
  const radial = arcs.map((md) => 300 * (1 - Math.cos(md / 300)))
  same(
    columnOf(ran, 'depths', 'north'),
    radial.map((r) => r * Math.cos(30 * rad)),
    1e-6,
  )
  same(
    columnOf(ran, 'depths', 'east'),
    radial.map((r) => r * Math.sin(30 * rad)),
    1e-6,
  )
})

/** Distance of the vertical well at a depth from the slanted one, and where on it that is; m. */
const slant = (z: number) => {
  const along = Math.min(320, Math.max(0, 100 * Math.sin(20 * rad) + z * Math.cos(20 * rad)))
  const [n, v] = [100 - along * Math.sin(20 * rad), along * Math.cos(20 * rad)]
  return { along, distance: Math.hypot(n, 40, v - z) }
}
const ALLOWED = 0.2 + 0.3 + 3.5 * Math.hypot(2, 1.5, 0.5)

test('the scans hold each station against each well, and the closest of each well stands by itself', () => {
  const ran = everywhere()
  const depths = [0, 100, 200, 300]
  const near1 = depths.map(slant)
  same(columnOf(ran, 'scans', 'measured_depth'), [...depths, ...depths])
  same(
    columnOf(ran, 'scans', 'distance').slice(0, 4),
    near1.map(({ distance }) => distance),
    1e-6,
  )
  same(columnOf(ran, 'scans', 'distance').slice(4), [90, 90, 90, 90])
  same(columnOf(ran, 'scans', 'relative_sigma'), Array(8).fill(2.5))
  same(columnOf(ran, 'scans', 'allowable_distance'), [
    ...Array(4).fill(ALLOWED + 0.1),
    ...Array(4).fill(ALLOWED + 0.15),
  ])
  same(
    columnOf(ran, 'scans', 'horizontal_distance').slice(0, 4),
    depths.map((z) => Math.hypot(100 - z * Math.tan(20 * rad), 40)),
    1e-6,
  )
  same(columnOf(ran, 'scans', 'cylinder_distance').slice(4), [90, 90, 90, 90])
  same(columnOf(ran, 'scans', 'cylinder_azimuth').slice(4), [90, 90, 90, 90], 1e-6)
  const [rowOf = [], other = []] = rowsOf(ran, 'closest_approach')
  const factor = (near1[3]?.distance ?? 0) - 0.6
  assert.deepEqual([rowOf[0], rowOf[1], rowOf[6]], ['slanted', 300, 300])
  near(rowOf[3] as number, 100 / Math.tan(20 * rad), 1e-4)
  near(rowOf[2] as number, near1[3]?.distance, 1e-9)
  near(rowOf[4] as number, 40, 1e-6)
  near(rowOf[5] as number, factor / (3.5 * Math.hypot(2.5, 0.5)), 1e-9)
  assert.equal(other[0], 'far')
  near(other[2] as number, 90, 1e-9)
  const scan = list<Readonly<Record<string, number>>>(ran, 'anti_collision')
  same(
    scan.slice(0, 4).map((row) => row.offset_measured_depth ?? 0),
    near1.map(({ along }) => along),
    1e-6,
  )
  same(
    scan.slice(0, 4).map((row) => row.centre_to_centre_distance ?? 0),
    near1.map(({ distance }) => distance),
    1e-6,
  )
  near(scan[3]?.separation_factor, rowOf[5] as number)
  assert.match(checked(ran, 'separation')?.note ?? '', /^at a measured depth of 274\.74774 m against 'slanted'$/)
})

test('a well that comes closer between stations has that depth in its row', () => {
  const crossing = {
    name: 'crossing',
    measured_depth: [0, 400],
    inclination: [90, 90],
    azimuth: [0, 0],
    hole_diameter: 200,
  }
  const ran = everywhere({
    offset_wells: [{ ...crossing, start_north: -200, start_east: 6, start_true_vertical_depth: 140 }],
  })
  const [row = []] = rowsOf(ran, 'closest_approach')
  assert.deepEqual([row[1], row[6]], [100, 100])
  near(row[2] as number, Math.hypot(40, 6))
  near(row[3] as number, 140, 1e-4)
  near(row[4] as number, 6, 1e-6)
  assert.deepEqual(said(ran, 'closer_between_stations'), [
    `/measured_depth 'crossing' is 6 m away at 140 m, between stations. At the nearest station, 100 m, the distance is ${Number(Math.hypot(40, 6).toPrecision(4))} m.`,
  ])
})

test('an offset survey is listed with its places', () => {
  const ran = beside()
  const column = (name: string) => columnOf(ran, 'offset_surveys', name)
  same(column('measured_depth'), [0, 150, 320, 0, 400])
  same(column('inclination'), [20, 20, 20, 0, 0])
  same(column('azimuth'), [180, 180, 180, 0, 0])
  same(
    column('north').slice(0, 3),
    [0, 150, 320].map((md) => 100 - md * Math.sin(20 * rad)),
  )
  same(column('east'), [40, 40, 40, 90, 90])
  same(
    column('true_vertical_depth').slice(0, 3),
    [0, 150, 320].map((md) => md * Math.cos(20 * rad)),
  )
})

const NAMES = ['nn', 'ee', 'vv', 'ne', 'nv', 'ev'] as const

test('the sources of errors add up to the covariance at the last depth that is asked for', () => {
  const ran = unsure()
  for (const name of NAMES)
    near(total(columnOf(ran, 'error_sources', name)), list(ran, `covariance_${name}`)[3], 1e-9, name)
  const sources = rowsOf(ran, 'error_sources')
  assert.deepEqual(
    ['DRFR', 'DSFS', 'DSTG'].map((source) => sources.find(([name]) => name === source)?.[1]),
    ['Random', 'Systematic', 'Global'],
  )
})

test('the table of uncertainty follows from the covariance at each depth', () => {
  const ran = unsure()
  const covariance = (i: number) => NAMES.map((name) => list(ran, `covariance_${name}`)[i] ?? 0)
  const column = (name: string, i: number) => columnOf(ran, 'uncertainty', name)[i] ?? Number.NaN
  same(columnOf(ran, 'uncertainty', 'measured_depth'), [1097.28, 1844.369184, 2864.6628, 3810])
  for (const i of [0, 1, 2, 3]) {
    const [nn = 0, ee = 0, vv = 0, ne = 0, nv = 0, ev = 0] = covariance(i)
    const trace = nn + ee + vv
    near(column('sigma_high', i) ** 2 + column('sigma_right', i) ** 2 + column('sigma_along', i) ** 2, trace, 1e-6)
    const [mean, half] = [(nn + ee) / 2, Math.hypot((nn - ee) / 2, ne)]
    near(column('ellipse_major', i), 2 * Math.sqrt(mean + half), 1e-6)
    near(column('ellipse_minor', i), 2 * Math.sqrt(mean - half), 1e-6)
    const azimuth = (Math.atan2(2 * ne, nn - ee) / 2 / rad + 180) % 180
    near(column('ellipse_azimuth', i), azimuth, 1e-6)
    const axes = [1, 2, 3].map((k) => column(`ellipsoid_${k}`, i) / 2.795)
    near(total(axes.map((x) => x ** 2)), trace, 1e-6)
    const volume = nn * ee * vv + 2 * ne * nv * ev - nn * ev ** 2 - ee * nv ** 2 - vv * ne ** 2
    near((axes[0] ?? 0) * (axes[1] ?? 0) * (axes[2] ?? 0), Math.sqrt(volume), 1e-6)
    assert.ok((axes[0] ?? 0) >= (axes[1] ?? 0) && (axes[1] ?? 0) >= (axes[2] ?? 0))
  }
  const drawn = (name: string) => seriesOf(ran, 'uncertainty', name).find(([md]) => md === 3810)?.[1]
  near(drawn('ellipse, major'), column('ellipse_major', 3), 1e-5)
  near(drawn('ellipse, minor'), column('ellipse_minor', 3), 1e-5)
  near(drawn('vertical'), 2 * Math.sqrt(covariance(3)[2] ?? 0), 1e-5)
  assert.deepEqual(axesOf(ran, 'uncertainty'), [
    'Measured depth [m]',
    'Position uncertainty, two standard deviations [m]',
  ])
})

test('the covariances of a pair are those of each well at its own depth', () => {
  const own = testKit(workflow, { ...inputsOf('iscwsa-mwd-rev5-example-2'), covariance_measured_depths: [3810] })
  const [depths, bent] = [list(own.run(), 'true_vertical_depth'), inputsOf('iscwsa-mwd-rev5-example-2')]
  const offset = {
    ...{ name: 'neighbour', hole_diameter: 300, start_east: 50 },
    ...{ measured_depth: bent.measured_depth, inclination: bent.inclination, azimuth: bent.azimuth },
  }
  const pair = own.run({ offset_wells: [offset], reference_hole_diameter: 300, evaluate_at_measured_depth: 3810 })
  const [reference = []] = rowsOf(pair, 'pair_covariance')
  assert.deepEqual([reference[0], reference[1]], ['this well', 3810])
  for (const [j, name] of NAMES.entries())
    near(Number(reference[2 + j]), list(own.run(), `covariance_${name}`)[0], 1e-9)
  assert.ok(depths.length > 10)
  const [, other = []] = rowsOf(pair, 'pair_covariance')
  assert.equal(other[0], 'neighbour')
  near(Number(other[1]), number(pair, 'closest_approach_offset_measured_depth'), 1e-9)
})

type Six = readonly [nn: number, ee: number, vv: number, ne: number, nv: number, ev: number]
const along = ([nn, ee, vv, ne, nv, ev]: Six, [n, e, v]: readonly [number, number, number]) =>
  n ** 2 * nn + e ** 2 * ee + v ** 2 * vv + 2 * (n * e * ne + n * v * nv + e * v * ev)

test('the deviation of a pair is that of both wells along their line of centres', () => {
  const bent = inputsOf('iscwsa-mwd-rev5-example-2')
  const own = (over: Request) => testKit(workflow, { ...bent, covariance_measured_depths: [3810], ...over }).run()
  const place = { start_north: 30, start_east: -40, start_true_vertical_depth: 15 }
  const { measured_depth, inclination, azimuth } = bent
  const neighbour = { name: 'neighbour', hole_diameter: 300, ...place, measured_depth, inclination, azimuth }
  const ran = own({ offset_wells: [neighbour], reference_hole_diameter: 300, evaluate_at_measured_depth: 3810 })
  const [reference, offset] = rowsOf(ran, 'pair_covariance').map((row) => row.slice(2).map(Number) as unknown as Six)
  const md = number(ran, 'closest_approach_offset_measured_depth')
  const there = own({ ...place, interpolate_at_measured_depth: md })
  const line = ['north', 'east', 'true_vertical_depth'].map(
    (name) => number(there, `interpolated_${name}`) - number(ran, `final_${name}`),
  )
  const D = Math.hypot(...line)
  near(D, number(ran, 'closest_approach_distance'), 1e-6)
  const u = line.map((x) => x / D) as unknown as readonly [number, number, number]
  if (reference === undefined || offset === undefined) throw new Error('no covariances')
  const sigma = Math.sqrt(along(reference, u) + along(offset, u))
  near(columnOf(ran, 'scans', 'relative_sigma').at(-1), sigma, 1e-6)
  near(number(ran, 'separation_factor'), (D - 0.6) / (3.5 * Math.hypot(sigma, 0.5)), 1e-6)
  const depths = measured_depth as number[]
  const k = depths.findIndex((depth) => depth >= md)
  const [from = 0, to = 1] = [depths[k - 1], depths[k]]
  const ends = own({ ...place, covariance_measured_depths: [from, to] })
  for (const [j, name] of NAMES.entries()) {
    const [a = 0, b = 0] = list(ends, `covariance_${name}`)
    within(offset[j], a + ((b - a) * (md - from)) / (to - from), 1e-6 * Math.max(1, Math.abs(a)), name)
  }
})

test('columns are headed by what they hold', () => {
  const titles = (ran: Ran, id: string) =>
    Object.fromEntries(
      (ran.result.tables.find((t) => t.id === id)?.columns ?? []).map(({ name, title }) => [name, title]),
    )
  const scans = titles(beside(), 'scans')
  assert.deepEqual(
    [scans.measured_depth, scans.distance, scans.horizontal_distance, scans.cylinder_distance],
    ['Measured depth', '3D distance', 'Horizontal', 'Cylinder'],
  )
  assert.deepEqual(
    [scans.relative_sigma, scans.allowable_distance],
    ['Combined standard deviation', 'Allowable distance'],
  )
  const unsureTitles = titles(unsure(), 'uncertainty')
  assert.deepEqual(
    [unsureTitles.ellipse_major, unsureTitles.ellipse_minor, unsureTitles.ellipsoid_1, unsureTitles.ellipsoid_2],
    ['Ellipse, major', 'Ellipse, minor', 'Ellipsoid, 1st', 'Ellipsoid, 2nd'],
  )
  const sources = titles(unsure(), 'error_sources')
  for (const name of NAMES) assert.equal(sources[name], name.toUpperCase())
  const courses = titles(bend(), 'courses')
  assert.deepEqual([courses.from, courses.to, courses.build_rate, courses.turn_rate], ['From', 'To', 'Build', 'Turn'])
  const stations = titles(bend(), 'stations')
  assert.deepEqual([stations.north, stations.east, stations.inclination], ['Northing', 'Easting', 'Inclination'])
})

test('the charts of the path are its places, in plan, in section and in space', () => {
  const ran = bend({ maximum_allowable_dogleg_severity: 3 })
  const [N, E, V, S] = ['north', 'east', 'true_vertical_depth', 'vertical_section'].map((name) => list(ran, name))
  const last = <T>(points: readonly T[]) => points.slice(-1)
  const at = (of: readonly number[] | undefined) => of?.at(-1) ?? Number.NaN
  drawnAs(last(seriesOf(ran, 'plan_view', 'this well')), [[at(E), at(N)]])
  drawnAs(last(seriesOf(ran, 'vertical_section', 'this well')), [[at(S), at(V)]])
  drawnAs(seriesOf(ran, 'vertical_section', 'this well').slice(0, 1), [[S?.[0] ?? 0, 0]])
  const [six, half] = [Math.cos(Math.PI / 6), 0.5]
  drawnAs(last(seriesOf(ran, 'space_view', 'this well')), [[(at(N) + at(E)) * six, at(V) - (at(N) - at(E)) * half]])
  drawnAs(last(seriesOf(ran, 'space_view', 'plan')), [[(at(N) + at(E)) * six, -(at(N) - at(E)) * half]])
  assert.deepEqual(namesOf(ran, 'space_view'), ['this well', 'plan', 'north', 'east'])
  const severity = list(ran, 'dogleg_severity')
  drawnAs(
    seriesOf(ran, 'dogleg_severity', 'DLS'),
    [0, 300, 600].flatMap((md, i) => [[md, severity[i + 1] ?? 0] as const, [md + 300, severity[i + 1] ?? 0] as const]),
  )
  assert.deepEqual(marksOf(ran, 'dogleg_severity'), ['allowable dogleg severity 3'])
  assert.deepEqual(axesOf(ran, 'plan_view'), ['East [m]', 'North [m]'])
  assert.deepEqual(axesOf(ran, 'vertical_section'), ['Vertical section [m]', 'True vertical depth [m]'])
  assert.deepEqual(axesOf(ran, 'dogleg_severity'), ['Measured depth [m]', 'Dogleg severity [°/30 m]'])
  const six6 = (x: number) => Number(x.toPrecision(6))
  assert.deepEqual(marksOf(ran, 'plan_view'), [`end ${six6(at(E))} ${six6(at(N))}`])
  const ahead = bend({ projection_measured_depth: 1000 })
  const [n, e] = ['projected_north', 'projected_east'].map((name) => six6(number(ahead, name)))
  assert.deepEqual(marksOf(ahead, 'plan_view'), [`projected ${e} ${n}`])
})

test('a plan leaves a little room on the left and more on the right', () => {
  const spec = JSON.stringify(bend().result.charts.find((c) => c.id === 'plan_view')?.spec)
  const xs = seriesOf(bend(), 'plan_view', 'this well').map(([x]) => x)
  const [low, high] = [Math.min(...xs), Math.max(...xs)]
  const [, left, right] = /"domain":\[(-?[\d.]+),(-?[\d.]+)\]/.exec(spec) ?? []
  within(Number(left), low - 0.02 * (high - low), 0.01 * (high - low))
  within(Number(right), high + 0.15 * (high - low), 0.01 * (high - low))
})

test('ladders draw distances, what is allowed and factors up to 10; the cylinder draws directions', () => {
  const ran = everywhere()
  const distances = [0, 100, 200, 300].map((z) => [z, slant(z).distance] as const)
  drawnAs(seriesOf(ran, 'ladder', 'slanted'), distances)
  drawnAs(
    seriesOf(ran, 'ladder', 'slanted, allowable'),
    [0, 100, 200, 300].map((z) => [z, ALLOWED + 0.1]),
  )
  const factor = (D: number) => Math.min(10, (D - 0.6) / (3.5 * Math.hypot(2.5, 0.5)))
  drawnAs(
    seriesOf(ran, 'separation', 'slanted'),
    distances.map(([z, D]) => [z, factor(D)]),
  )
  assert.deepEqual(marksOf(ran, 'separation').toSorted(), ['minimum allowable 1', 'review threshold 1.5'])
  const across = seriesOf(ran, 'travelling_cylinder', 'far')
  assert.equal(across.length, 4)
  for (const [x, y] of across) {
    within(x, 90, 1e-3)
    within(y, 0, 1e-3)
  }
  assert.deepEqual(axesOf(ran, 'ladder'), ['Measured depth [m]', 'Centre-to-centre distance [m]'])
  const bare = beside({ offset_wells: [{ ...slanted, start_north: 100, start_east: 40 }] })
  assert.deepEqual(namesOf(bare, 'ladder'), ['slanted'])
})

const GIVEN: Request = {
  ...{ analysis: 'separation_factor', centre_to_centre_distance: 20, reference_hole_diameter: 900 },
  ...{ offset_hole_diameter: 500, sigma_reference: 2, sigma_offset: 1.5 },
}

test('a distance that is given is drawn on its line, and the two holes beside each other', () => {
  const ran = testKit(workflow, GIVEN).run()
  const allowed = 0.7 + 0.3 + 3.5 * Math.hypot(2.5, 0.5)
  const factor = (d: number) => (d - 1) / (3.5 * Math.hypot(2.5, 0.5))
  drawnAs(seriesOf(ran, 'separation_distance', 'SF'), [
    [0, factor(0)],
    [20, factor(20)],
    [Math.max(24, 2 * allowed), factor(Math.max(24, 2 * allowed))],
  ])
  const SF = Number(factor(20).toPrecision(6))
  assert.deepEqual(marksOf(ran, 'separation_distance').toSorted(), [`entered distance 20 ${SF}`, 'minimum allowable 1'])
  assert.deepEqual(labelsOf(ran, 'clearance'), [
    'this well d_r 900 mm',
    'offset well d_o 500 mm',
    'D 20 m',
    `D_min ${short(allowed)} m`,
    `SF ${short(factor(20))} -`,
  ])
})

test('warnings say their numbers', () => {
  const messages: readonly [ran: Ran, code: string, ...said: string[]][] = [
    [
      bend(),
      'long_course_in_curve',
      `/measured_depth All 3 courses are curved and longer than 30 m. The longest, 300 m from a measured depth of 0 m, has a dogleg of ${Number((dogleg(10, 30, 30) / rad).toPrecision(4))}°. Such a course may not be a single arc.`,
    ],
    [
      run({ sigma_offset: 2, evaluate_at_measured_depth: 100 }),
      'no_effect',
      '/sigma_offset Offset well standard deviation and closest approach measured depth have no effect because no offset well is entered.',
    ],
    [
      run({ projection_mode: 'build_turn', projection_build_rate: 2, projection_turn_rate: 1 }),
      'no_effect',
      '/projection_build_rate Projection build rate and projection turn rate have no effect because projection measured depth is not entered.',
    ],
  ]
  for (const [ran, code, ...expected] of messages) assert.deepEqual(said(ran, code), expected, code)
  const set = [
    'surface_margin',
    'sigma_project_ahead',
    'confidence_factor_k',
    'reference_hole_diameter',
    'sigma_reference',
  ]
  for (const name of [...set, 'sigma_offset', 'evaluate_at_measured_depth'])
    assert.ok(
      said(run({ [name]: name === 'reference_hole_diameter' ? 400 : 0.45 }), 'no_effect')[0]?.startsWith(`/${name} `),
      name,
    )
  const watched = testKit(workflow, { ...GIVEN, centre_to_centre_distance: 12 }).run()
  const SF = Number((11 / (3.5 * Math.hypot(2.5, 0.5))).toPrecision(4))
  assert.deepEqual(said(watched, 'low_separation_factor'), [
    ` The separation factor is ${SF} at the entered distance, below 1.5. Review the clearance.`,
  ])
  assert.match(reason(testKit(workflow, VERTICAL).run(), 'closure_azimuth'), /at the origin/)
})

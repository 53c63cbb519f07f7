/** What is special to the well path: its modes, its refusals, and what it says of doubtful surveys. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { checked, codes, list, near, number, type Request, reason, testKit } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { wellpath } from './index.ts'

const { run } = testKit(wellpath)
/** Of a whole request. */
const { run: sent, refusedAt } = testKit(wellpath, {})
const survey = (measured_depth: number[], inclination: number[], azimuth: number[]) => ({
  measured_depth,
  inclination,
  azimuth,
})
const vertical = survey([0, 500, 1000], [0, 0, 0], [0, 0, 0])
const twin = { name: 'twin', ...vertical, start_east: 30, hole_diameter: 311.15 }
const tool = {
  tool_model: 'owsg_a_mwd_srgm',
  magnetic_dip: 72,
  magnetic_total_field: 50000,
  grid_convergence: 0,
  magnetic_declination: 0,
}

test('feet and radians give the same well', () => {
  const feet = list(run(), 'north').length
  const listed = (name: string) => (wellpath.example as Readonly<Record<string, readonly number[]>>)[name] ?? []
  const inFeet = listed('measured_depth').map((md) => md / 0.3048)
  const inRadians = (name: string) => ({ value: listed(name).map((a) => (a * Math.PI) / 180), unit: 'rad' })
  const other = run({
    measured_depth: { value: inFeet, unit: 'ft' },
    inclination: inRadians('inclination'),
    azimuth: inRadians('azimuth'),
  })
  assert.equal(list(other, 'north').length, feet)
  near(number(other, 'final_north'), number(run(), 'final_north'))
})

test('a whole turn added to azimuths changes nothing', () => {
  const turned = run({ azimuth: [360, -360, 425, -290, 435, 75, 75, -645] })
  near(number(turned, 'final_east'), number(run(), 'final_east'))
  near(number(turned, 'maximum_dogleg_severity'), number(run(), 'maximum_dogleg_severity'))
})

test('turning all azimuths turns the well and leaves its doglegs', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 360, noNaN: true }), (by) => {
      const turned = run({ azimuth: [0, 0, 65, 70, 75, 75, 75, 75].map((a) => a + by) })
      near(number(turned, 'closure_distance'), number(run(), 'closure_distance'), 1e-9)
      near(number(turned, 'maximum_dogleg_severity'), number(run(), 'maximum_dogleg_severity'), 1e-9)
    }),
    { numRuns: 20, seed: 1 },
  )
})

test('the dogleg in deg/30m does not depend on the normalisation length, the column does', () => {
  const hundred = run({ dogleg_course_length: '100 ft' })
  assert.equal(number(hundred, 'maximum_dogleg_severity'), number(run(), 'maximum_dogleg_severity'))
  const column = (r: Ran) => r.result.tables.find((t) => t.id === 'courses')?.rows[1]?.[6]
  assert.notEqual(column(hundred), column(run()))
})

test('a change of azimuth between vertical stations is no dogleg', () => {
  const r = sent(survey([0, 100, 200], [0, 0, 0], [0, 170, 20]))
  assert.deepEqual(list(r, 'dogleg_severity'), [0, 0, 0])
  assert.match(reason(r, 'closure_azimuth'), /at the origin/)
  assert.ok(codes(r).includes('section_azimuth_undefined'))
})

test('a station below 1 deg has no turn rate; where all are above, each has one', () => {
  assert.ok(codes(run()).includes('turn_rate_undefined'))
  assert.deepEqual(list(run(), 'turn_rate').slice(0, 2), [null, null])
  near(list(run(), 'turn_rate')[3], 0.5)
  const steep = sent(survey([0, 30, 60], [20, 22, 24], [350, 356, 2]))
  assert.deepEqual(
    list(steep, 'turn_rate').map((t) => Number(t.toFixed(9))),
    [0, 6, 6],
  )
})

test('a dogleg beyond its limit fails, one at its limit passes', () => {
  const limit = number(run(), 'maximum_dogleg_severity')
  assert.equal(run({ maximum_allowable_dogleg_severity: limit }).status, 'PASS')
  assert.equal(run({ maximum_allowable_dogleg_severity: 0.99 * limit }).status, 'FAIL')
})

test('lists of different lengths, a half turn and stations out of order are refused at their pointers', () => {
  refusedAt('/inclination', survey([0, 100], [0, 1, 2], [0, 0]))
  refusedAt('/azimuth', survey([0, 100], [0, 1], [0]))
  refusedAt('/measured_depth', survey([0, 100, 90], [0, 1, 2], [0, 0, 0]))
  refusedAt('/measured_depth', survey([0], [0], [0]))
  refusedAt('/inclination', survey([0, 100], [90, 90], [0, 180]))
  refusedAt('/inclination/1', survey([0, 100], [0, 181], [0, 0]))
  refusedAt('/offset_wells/0/measured_depth', {
    ...wellpath.example,
    offset_wells: [{ ...twin, measured_depth: [0, 500, 400] }],
  })
})

test('queries outside the survey are refused', () => {
  const asked = (name: string, x: unknown) => refusedAt(`/${name}`, { ...wellpath.example, [name]: x })
  asked('interpolate_at_measured_depth', 2400.01)
  asked('interpolate_at_true_vertical_depth', 2100)
  asked('projection_measured_depth', 2400)
  asked('evaluate_at_measured_depth', -1)
  refusedAt('/covariance_measured_depths', { ...wellpath.example, ...tool, covariance_measured_depths: [1000] })
})

test('the ends of the survey can be asked for', () => {
  const last = run({ interpolate_at_measured_depth: 2400 })
  near(number(last, 'interpolated_north'), number(last, 'final_north'))
  const deepest = run({ interpolate_at_true_vertical_depth: number(last, 'final_true_vertical_depth') })
  near(number(deepest, 'measured_depth_at_true_vertical_depth'), 2400, 1e-9)
})

test('a projection that leaves the sphere of directions, or turns right round, is refused', () => {
  const ahead = { ...wellpath.example, projection_measured_depth: 3000 }
  const turn = { projection_mode: 'build_turn', projection_turn_rate: 0 }
  refusedAt('/projection_build_rate', { ...ahead, ...turn, projection_build_rate: -3 })
  const arc = { projection_mode: 'toolface_dls', projection_tool_face: 0 }
  refusedAt('/projection_dogleg_severity', { ...ahead, ...arc, projection_dogleg_severity: 9 })
})

test('angles that were probably sent in radians are warned of', () => {
  const md = [0, 500, 1000, 1500, 2000]
  assert.ok(codes(sent(survey(md, [0, 0.3, 0.9, 1.2, 1.5], [0, 1.1, 2.2, 3.3, 4.4]))).includes('radians_suspected'))
  assert.ok(!codes(run()).includes('radians_suspected'))
})

test('wells 30 m apart are seen at 30 m from every station, and pass with a known deviation', () => {
  const near30 = {
    ...vertical,
    offset_wells: [twin],
    reference_hole_diameter: 311.15,
    sigma_reference: 1,
    sigma_offset: 1,
  }
  const r = sent(near30)
  near(number(r, 'closest_approach_distance'), 30)
  near(number(r, 'separation_factor'), (30 - 0.31115 - 0.3) / (3.5 * 1.5))
  assert.equal(r.status, 'PASS')
  assert.equal(sent({ ...near30, sigma_offset: 12 }).status, 'FAIL')
  assert.ok(codes(sent({ ...near30, sigma_offset: 6 })).includes('low_separation_factor'))
})

test('a separation factor without any uncertainty says so', () => {
  const r = sent({ ...vertical, offset_wells: [twin], reference_hole_diameter: 311.15 })
  assert.ok(codes(r).includes('no_position_uncertainty'))
})

test('a separation factor is not passed on a standard deviation that nobody gave, and fails all the same', () => {
  const wells = { ...vertical, offset_wells: [twin], reference_hole_diameter: 311.15 }
  const status = (more: Request) => checked(sent({ ...wells, ...more }), 'separation')?.state
  assert.equal(status({ sigma_reference: 1 }), 'not_made')
  assert.equal(status({ sigma_reference: 1, sigma_offset: 0 }), 'pass')
  assert.equal(status({ sigma_reference: 20 }), 'fail')
  assert.match(
    sent({ ...wells, sigma_reference: 1 }).detail,
    /^Not assessed: Separation factor\. .*\. .*Closest approach to .* 30 m at a measured depth of 0 m\. Minimum separation factor 7\.51 at /,
  )
})

test('an offset well without a diameter, which no factor knows, lets nothing pass', () => {
  const sigmas = { reference_hole_diameter: 311.15, sigma_reference: 1, sigma_offset: 1 }
  const unsized = { name: 'unsized', ...vertical, start_east: 2 }
  const ran = sent({ ...vertical, ...sigmas, offset_wells: [twin, unsized] })
  for (const id of ['separation', 'contact']) {
    const made = checked(ran, id)
    assert.equal(made?.state, 'not_made')
    assert.match(made?.reason ?? '', /hole or casing diameter of 'unsized'/i)
  }
})

test('wells that meet fail with every deviation, and have a factor below zero', () => {
  const here = { ...twin, start_east: 0 }
  const r = sent({ ...vertical, ...tool, offset_wells: [here], reference_hole_diameter: 311.15 })
  assert.equal(r.status, 'FAIL')
  assert.ok(number(r, 'separation_factor') < 0)
  assert.match(checked(r, 'contact')?.note ?? '', /in contact/)
})

test('without diameters there is a distance and no factor', () => {
  const { hole_diameter: _, ...unsized } = twin
  const r = sent({ ...vertical, offset_wells: [unsized], reference_hole_diameter: 311.15 })
  near(number(r, 'closest_approach_distance'), 30)
  assert.match(reason(r, 'separation_factor'), /hole or casing diameter of 'twin'/i)
  assert.equal(checked(r, 'separation')?.state, 'not_made')
})

test('the nearest of several wells is stated, and each has its row', () => {
  const far = { ...twin, name: 'far', start_east: -80 }
  const r = sent({ ...vertical, offset_wells: [far, twin] })
  near(number(r, 'closest_approach_distance'), 30)
  assert.equal(r.result.tables.find((t) => t.id === 'closest_approach')?.rows.length, 2)
})

test('wells that come closer between stations than at any are warned of', () => {
  const crossing = {
    name: 'crossing',
    ...survey([0, 1000], [90, 90], [90, 90]),
    start_east: -500,
    start_true_vertical_depth: 250,
    start_north: 7,
  }
  const r = sent({ ...vertical, offset_wells: [crossing] })
  assert.ok(codes(r).includes('closer_between_stations'))
})

test('one deviation given replaces that of its well, both make the error model idle', () => {
  const both = {
    ...vertical,
    ...tool,
    offset_wells: [twin],
    evaluate_at_measured_depth: 1000,
    reference_hole_diameter: 311.15,
  }
  const none = number(sent(both), 'separation_factor')
  const one = sent({ ...both, sigma_reference: 0 })
  assert.ok(number(one, 'separation_factor') > none)
  assert.ok(codes(one).includes('overridden'))
  const idle = sent({ ...both, sigma_reference: 0, sigma_offset: 0 })
  assert.equal(idle.result.values.covariance_nn, undefined)
})

test('a twin of equal errors has the same covariance on any grid', () => {
  const path = survey([0, 300, 600], [0, 20, 40], [0, 30, 60])
  const covariance = (gamma: number) => {
    const azimuth = path.azimuth.map((a) => a - gamma)
    const r = sent({ ...path, ...tool, azimuth, grid_convergence: gamma })
    return (list(r, 'covariance_nn')[0] ?? 0) + (list(r, 'covariance_ee')[0] ?? 0)
  }
  near(covariance(0), covariance(7), 1e-9)
})

test('a field without horizontal part is refused, a weak one warned of', () => {
  refusedAt('/magnetic_dip', { ...wellpath.example, ...tool, magnetic_dip: 90 })
  assert.ok(codes(run({ ...tool, magnetic_dip: 85 })).includes('weak_horizontal_field'))
})

test('a check that was left out names only inputs of its own mode', () => {
  const alone = { centre_to_centre_distance: 30, reference_hole_diameter: 311, offset_hole_diameter: 244 }
  const r = sent({ analysis: 'separation_factor', ...alone })
  assert.match(checked(r, 'separation')?.reason ?? '', /^the position standard deviation of a well is unknown/)
  assert.match(checked(run(), 'separation')?.reason ?? '', /^offset wells and reference hole diameter not entered$/)
})

test('a rule without any deviation is refused', () => {
  const alone = {
    analysis: 'separation_factor',
    centre_to_centre_distance: 10,
    reference_hole_diameter: 304.8,
    offset_hole_diameter: 304.8,
  }
  refusedAt('/sigma_project_ahead', { ...alone, sigma_project_ahead: 0 })
  const modelled = { ...vertical, ...tool, offset_wells: [twin], reference_hole_diameter: 311.15 }
  refusedAt('/sigma_project_ahead', { ...modelled, sigma_project_ahead: 0 })
})

test('azimuths from another north are not turned by an angle that nobody gave', () => {
  refusedAt('/magnetic_declination', { ...wellpath.example, azimuth_reference: 'magnetic' })
  const { magnetic_declination: _, ...bare } = tool
  refusedAt('/magnetic_declination', { ...wellpath.example, ...bare })
  const assumed = (over: Request, without: string[] = []) => run(over, without).result.assumed.map((a) => a.name)
  assert.ok(assumed({}, ['azimuth_reference']).includes('azimuth_reference'))
  assert.ok(assumed({ azimuth_reference: 'true' }).includes('grid_convergence'))
})

test('both deviations given leave the error model and its angles aside', () => {
  const { grid_convergence: _, magnetic_declination: __, ...bare } = tool
  const both = { ...vertical, ...bare, offset_wells: [twin], sigma_reference: 1, sigma_offset: 1 }
  assert.equal(number(sent({ ...both, reference_hole_diameter: 311.15 }), 'closest_approach_distance'), 30)
})

test('wells that come too close between two stations fail, though every station is far enough', () => {
  const crossing = {
    name: 'crossing',
    ...survey([0, 1000], [90, 90], [90, 90]),
    start_east: -500,
    start_true_vertical_depth: 250,
    start_north: 3,
    hole_diameter: 311.15,
  }
  const sized = { reference_hole_diameter: 311.15, sigma_reference: 1, sigma_offset: 1 }
  const r = sent({ ...vertical, ...sized, offset_wells: [crossing] })
  const atStations = r.result.tables.find((t) => t.id === 'closest_approach')?.rows[0]?.[5]
  assert.ok(typeof atStations === 'number' && atStations > 1)
  assert.equal(checked(r, 'separation')?.state, 'fail')
})

test('a run without a limit or a neighbour says where the well ends, and that nothing was checked', () => {
  const { detail } = run({}, ['maximum_allowable_dogleg_severity'])
  assert.match(
    detail,
    /^No check made\. Last station at .* true vertical depth .* m; maximum dogleg severity 1\.52°\/30 m\.$/,
  )
})

test('a survey of thousands of stations takes seconds, not minutes', () => {
  const md = Array.from({ length: 3000 }, (_, i) => 5 * i)
  const started = process.cpuUsage()
  sent({
    ...survey(
      md,
      md.map((m) => m / 500),
      md.map((m) => m / 50),
    ),
    offset_wells: [{ ...twin, start_east: 2000 }],
  })
  assert.ok(process.cpuUsage(started).user < 5_000_000)
})

const evenly = (stations: number) =>
  survey(
    Array.from({ length: stations }, (_, i) => 1.000000123456 * i),
    Array.from({ length: stations }, (_, i) => Math.min(90, 0.0123456789 * i)),
    Array.from({ length: stations }, (_, i) => 123.456789012345 + (i % 7) / 3),
  )

test('a listing of more stations than a survey has is refused', () => {
  refusedAt('/measured_depth', evenly(10_001))
  refusedAt('/offset_wells/0/measured_depth', {
    ...evenly(3),
    offset_wells: [{ name: 'long', ...evenly(10_001) }],
  })
})

test('more stations of neighbours than one run can compare are refused', () => {
  const many = Array.from({ length: 3 }, (_, i) => ({ name: `well ${i}`, ...evenly(9000) }))
  refusedAt('/offset_wells', { ...evenly(2), offset_wells: many })
  refusedAt('/offset_wells', { ...evenly(10_000), offset_wells: [{ name: 'one', ...evenly(1001) }] })
})

test('the sharpest course is drawn, however long the survey', () => {
  const long = evenly(9001)
  const kinked = { ...long, inclination: long.inclination.map((I, i) => (i === 4321 ? I + 5 : I)) }
  const r = sent(kinked)
  const chart = r.result.charts.find((c) => c.id === 'dogleg_severity')
  const drawn = JSON.stringify(chart?.spec).match(/"y":[-\d.e+]+/g) ?? []
  const most = Math.max(...drawn.map((y) => Number(y.slice(4))))
  near(most, number(r, 'maximum_dogleg_severity'), 1e-5)
  assert.ok(drawn.length < 1000, `${drawn.length} points`)
})

const figureOf = (id: string, over: Request = {}) => run(over).result.figures?.find((f) => f.id === id)?.drawing
const trackOf = (id: string, over: Request = {}): readonly (readonly number[])[] => {
  const track = figureOf(id, over)?.shapes.find((s) => s.kind === 'polyline' && s.role === 'steel')
  return track?.kind === 'polyline' ? track.points : []
}

test('section and plan are to scale and end where the last station is', () => {
  const ran = run()
  const [section, plan] = [trackOf('section').at(-1), trackOf('plan').at(-1)]
  near(section?.[0] ?? 0, number(ran, 'final_vertical_section'), 1e-6)
  near(section?.[1] ?? 0, -number(ran, 'final_true_vertical_depth'), 1e-6)
  near(plan?.[0] ?? 0, number(ran, 'final_east'), 1e-6)
  near(plan?.[1] ?? 0, number(ran, 'final_north'), 1e-6)
  assert.equal(figureOf('section')?.scale, 'true')
  assert.equal(figureOf('plan')?.scale, 'true')
})

test('every neighbour is drawn, the four nearest with their names', () => {
  const offset_wells = [1, 2, 3, 4, 5, 6].map((k) => ({
    name: `P-${k}`,
    measured_depth: [0, 2000],
    inclination: [0, 0],
    azimuth: [0, 0],
    start_east: -40 * k,
  }))
  const shapes = figureOf('plan', { offset_wells })?.shapes ?? []
  const names = shapes.flatMap((s) => (s.kind === 'text' && s.label.text?.startsWith('P-') ? [s.label.text] : []))
  assert.equal(shapes.filter((s) => s.kind === 'polyline' && s.role === 'limit').length, 6)
  assert.deepEqual(names, ['P-1', 'P-2', 'P-3', 'P-4'])
})

/** What is special to fpso-mooring-full: coefficients by heading, lines of segments with loads, and what is for information. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
import { fpsoMooringFull as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)

const WIND = ['wind_coefficient_x', 'wind_coefficient_y', 'wind_coefficient_yaw'] as const
const UNIFORM = ['unstretched_length', 'chain_diameter', 'chain_grade', 'chain_link_type'] as const
const TABLE = [
  { heading_deg: 0, cx: 0.85, cy: 0, cyaw: 0 },
  { heading_deg: 90, cx: 0, cy: 0.8, cyaw: 0.01 },
  { heading_deg: 135, cx: -0.65, cy: 0.55, cyaw: 0.08 },
  { heading_deg: 180, cx: -0.9, cy: 0, cyaw: 0 },
]
const MOTIONS = {
  low_frequency_motion_standard_deviation: 6.5,
  low_frequency_zero_crossing_period: 210,
  wave_frequency_motion_standard_deviation: 2.2,
  wave_frequency_zero_crossing_period: 11,
}
const CHAIN = { submerged_weight_N_m: 2455.5, axial_stiffness_N: 1.23e9, minimum_breaking_load_N: 13572864 }
const WIRE = { length_m: 480, submerged_weight_N_m: 480, axial_stiffness_N: 9.5e8, minimum_breaking_load_N: 11e6 }

/** The load given directly, kN and kN m. */
const LOAD = { external_force_x: -2500, external_force_y: 1200, external_moment_z: 20000 }
const composite = (line_segments: readonly object[], changed: object = {}) =>
  run({ ...LOAD, line_segments, ...changed }, UNIFORM)

test('a table of coefficients gives at a row what the row gives by itself', () => {
  const read = run({ wind_coefficient_table: TABLE, wind_heading: 135 }, WIND)
  const given = run({ wind_coefficient_x: -0.65, wind_coefficient_y: 0.55, wind_coefficient_yaw: 0.08 })
  for (const name of ['wind_force', 'wind_moment_z', 'offset', 'maximum_line_tension']) {
    near(number(read, name), number(given, name), 1e-12)
  }
})

test('a wind from the other side pushes to the other side, and turns the other way', () => {
  const at = (wind_heading: number) => run({ wind_coefficient_table: TABLE, wind_heading }, WIND)
  const [port, starboard] = [at(160), at(200)]
  near(number(starboard, 'wind_force_x'), number(port, 'wind_force_x'), 1e-12)
  near(number(starboard, 'wind_force_y'), -number(port, 'wind_force_y'), 1e-12)
  near(number(starboard, 'wind_moment_z'), -number(port, 'wind_moment_z'), 1e-12)
  near(
    number(run({ wind_coefficient_table: TABLE, wind_heading: -200 }, WIND), 'wind_force_y'),
    number(port, 'wind_force_y'),
    1e-12,
  )
})

test('a heading outside its table is refused, and a table that is not in order', () => {
  const narrow = TABLE.slice(1, 3)
  refusedAt('/wind_heading', { wind_coefficient_table: narrow, wind_heading: 30 }, WIND)
  refusedAt('/wind_heading', { wind_coefficient_table: narrow, wind_heading: 200 }, WIND)
  run({ wind_coefficient_table: narrow, wind_heading: 250 }, WIND)
  refusedAt('/wind_coefficient_table/1/heading_deg', { wind_coefficient_table: [TABLE[2], TABLE[1]] }, WIND)
})

test('a table of one drift coefficient is that coefficient', () => {
  const flat = [0.4, 1].map((omega_rad_s) => ({ omega_rad_s, drift_N_m2: 160000 }))
  const ran = run({ mean_drift_coefficient_table: flat }, ['mean_drift_coefficient'])
  near(number(ran, 'wave_drift_force'), number(run(), 'wave_drift_force'), 1e-12)
  refusedAt('/peak_period', { mean_drift_coefficient_table: flat }, ['mean_drift_coefficient', 'peak_period'])
  refusedAt('/mean_drift_coefficient_table/1/omega_rad_s', { mean_drift_coefficient_table: flat.toReversed() }, [
    'mean_drift_coefficient',
  ])
})

test('waves outside the table of drift coefficients are remarked', () => {
  const late = [0.8, 1.2].map((omega_rad_s) => ({ omega_rad_s, drift_N_m2: 160000 }))
  const ran = run({ mean_drift_coefficient_table: late }, ['mean_drift_coefficient'])
  assert.ok(codes(ran).includes('drift_outside_table'))
  const wide = [0.3, 2].map((omega_rad_s) => ({ omega_rad_s, drift_N_m2: 160000 }))
  assert.ok(
    !codes(run({ mean_drift_coefficient_table: wide }, ['mean_drift_coefficient'])).includes('drift_outside_table'),
  )
})

test('what pushes the hull needs its coefficients and its sizes', () => {
  for (const name of [
    ...WIND,
    'wind_area_frontal',
    'wind_area_lateral',
    'length_between_perpendiculars',
    'draft',
    'mean_drift_coefficient',
  ]) {
    refusedAt(`/${name}`, {}, [name])
  }
  run({ wind_speed: 0 }, [...WIND, 'wind_area_frontal', 'wind_area_lateral'])
  run({ ...LOAD }, [...WIND, 'draft', 'length_between_perpendiculars'])
})

test('a load given directly stands in the place of wind, current and waves', () => {
  const ran = run({ external_force_x: -1000 })
  assert.match(reason(ran, 'wind_force') ?? '', /given directly/)
  assert.equal(number(ran, 'total_force_y'), 0)
  near(number(ran, 'total_force_x'), -1000)
})

test('one segment is the uniform line of the same numbers', () => {
  const segment = composite([{ ...CHAIN, length_m: 1400 }])
  const uniform = run(
    {
      ...LOAD,
      submerged_weight_per_length: 2455.5,
      axial_stiffness: 1.23e6,
      minimum_breaking_load: 13572.864,
    },
    ['chain_diameter', 'chain_grade', 'chain_link_type'],
  )
  for (const name of ['offset', 'yaw', 'utilisation', 'worst_damaged_utilisation', 'stiffness_surge']) {
    near(number(segment, name), number(uniform, name), 1e-9)
  }
  assert.deepEqual(value(segment, 'segment_utilisations'), [number(segment, 'utilisation')])
})

test('the weakest segment decides, also below the strongest pull', () => {
  const breaking = (minimum_breaking_load_N: number) =>
    composite([{ ...CHAIN, length_m: 900, minimum_breaking_load_N }, WIRE])
  const [weak, strong] = [breaking(4e6), breaking(13572864)]
  assert.equal(number(weak, 'critical_segment'), 1)
  assert.equal(number(strong, 'critical_segment'), 2)
  near(number(weak, 'maximum_line_tension'), number(strong, 'maximum_line_tension'), 1e-12)
  assert.ok(number(weak, 'utilisation') > number(strong, 'utilisation'))
  near(number(weak, 'utilisation'), (value(weak, 'segment_utilisations') as readonly number[])[0] ?? 0)
})

test('a clump weight stiffens the spread, a buoy softens it', () => {
  const stiffness = (point_load_N?: number) =>
    number(
      composite([{ ...CHAIN, length_m: 850, point_load_N }, { ...CHAIN, length_m: 50 }, WIRE].map(given)),
      'offset',
    )
  assert.ok(stiffness(400e3) < stiffness())
  assert.ok(stiffness(-100e3) > stiffness())
})
const given = (row: object) => Object.fromEntries(Object.entries(row).filter(([, v]) => v !== undefined))

test('loads and friction that the model does not take are refused at their place', () => {
  const refused = (pointer: string, rows: readonly object[], changed: object = {}) =>
    refusedAt(pointer, { ...LOAD, line_segments: rows, ...changed }, UNIFORM)
  const chain = { ...CHAIN, length_m: 900 }
  refused('/line_segments/1/point_load_N', [chain, { ...WIRE, point_load_N: 1000 }])
  refused('/seabed_friction_coefficient', [chain, WIRE], { seabed_friction_coefficient: 0.5 })
  refused('/line_segments', [{ ...chain, length_m: 600 }, WIRE])
  refused('/line_segments/0/length_m', [{ ...chain, length_m: 0 }, WIRE])
})

test('rope that lies on the bed is remarked', () => {
  const ran = composite([
    { ...CHAIN, length_m: 300 },
    { ...WIRE, length_m: 1100 },
  ])
  assert.ok(codes(ran).includes('rope_on_bed'))
  assert.ok(!codes(composite([{ ...CHAIN, length_m: 900 }, WIRE])).includes('rope_on_bed'))
})

test('two lines lost are worse than one, and change no verdict', () => {
  const [asked, unasked] = [run({ check_two_lines_lost: true }), run()]
  assert.equal(asked.status, unasked.status)
  for (const name of ['intact_tension', 'worst_damaged_tension', 'redundancy', 'anchor']) {
    assert.ok(checked(asked, name))
    assert.deepEqual(checked(asked, name), checked(unasked, name))
  }
  assert.equal(rowsOf(asked, 'pairs').length, 66)
  assert.ok(number(asked, 'two_lost_largest_offset') > number(asked, 'worst_damaged_offset'))
  const factor = number(asked, 'two_lost_least_factor')
  assert.ok(factor < 1.43 / number(asked, 'worst_damaged_utilisation'))
  const least = Math.min(...rowsOf(asked, 'pairs').map(([, , , , , f]) => Number(f)))
  near(factor, least, 1e-12)
  assert.match(String(value(asked, 'two_lost_lines')), /^\d+ and \d+$/)
})

test('a pair of lines whose loss leaves the vessel free is told', () => {
  const four = run({ n_lines: 4, fairlead_radius: 100, check_two_lines_lost: true }, [
    'line_azimuths',
    'fairlead_positions',
  ])
  assert.match(reason(four, 'two_lost_least_factor') ?? '', /lines 1 and 2 lost: fewer than three lines are left/)
  assert.ok(codes(four).includes('two_lost_not_held'))
})

test('a line that a lost pair breaks is remarked', () => {
  const ran = composite([{ ...CHAIN, length_m: 900, minimum_breaking_load_N: 2e6 }, WIRE], {
    check_two_lines_lost: true,
  })
  assert.ok(number(ran, 'two_lost_least_factor') < 1)
  assert.ok(codes(ran).includes('two_lost_breaks'))
})

test('DNV-OS-E301 beside it: class 2 asks more than class 1, and neither changes the status', () => {
  const ofClass = (consequence_class: number) => run({ ...MOTIONS, consequence_class })
  const [first, second] = [ofClass(1), ofClass(2)]
  near(number(first, 'e301_design_tension'), 1.7 * number(first, 'extreme_line_tension'), 1e-9)
  near(number(second, 'e301_design_tension'), 2.5 * number(first, 'extreme_line_tension'), 1e-9)
  assert.equal(first.status, second.status)
  const dynamic = run({ ...MOTIONS, consequence_class: 1, analysis_method: 'dynamic', dynamic_factor: 1.2 })
  const mean = number(dynamic, 'maximum_line_tension') / 1.2
  near(
    number(dynamic, 'e301_design_tension'),
    1.1 * mean + 1.5 * (number(dynamic, 'extreme_line_tension') - mean),
    1e-9,
  )
  const weak = run({ ...MOTIONS, consequence_class: 2, minimum_breaking_load: 5000 })
  assert.ok(number(weak, 'e301_utilisation') > 1 && codes(weak).includes('e301_exceeded'))
})

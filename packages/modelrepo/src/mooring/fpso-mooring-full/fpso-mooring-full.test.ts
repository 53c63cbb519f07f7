/** What is special to fpso-mooring-full: coefficients by heading, lines of segments with loads, and what is for information. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
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
import { shapesOf } from '@keelson/engine/testing-pictures.ts'
import { shown, shownUtilisation } from '@keelson/workflow'
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
  const late = [0.9, 2.5].map((omega_rad_s) => ({ omega_rad_s, drift_N_m2: 160000 }))
  const ran = run({ mean_drift_coefficient_table: late }, ['mean_drift_coefficient'])
  assert.ok(codes(ran).includes('drift_outside_table'))
  const early = [0.4, 0.6].map((omega_rad_s) => ({ omega_rad_s, drift_N_m2: 160000 }))
  const short = run({ mean_drift_coefficient_table: early }, ['mean_drift_coefficient'])
  assert.match(checked(short, 'intact_tension')?.reason ?? '', /the wave energy above the highest frequency/)
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
  assert.match(reason(ran, 'wind_force') ?? '', /entered directly/)
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
  assert.match(reason(four, 'two_lost_least_factor') ?? '', /with lines 1 and 2 failed, fewer than three lines remain/)
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

test('the table of pairs holds every pair once, and what it says of a pair is what is left without it', () => {
  const rows = rowsOf(run({ ...LOAD, ...MOTIONS, check_two_lines_lost: true }), 'pairs') as (number | string)[][]
  const named = rows.map(([a, b]) => `${a} ${b}`)
  assert.equal(new Set(named).size, 66)
  assert.ok(rows.every(([a, b]) => (a as number) < (b as number)))
  const ran = run({ ...LOAD, ...MOTIONS, check_two_lines_lost: true })
  const worst = (column: number, sign: 1 | -1) =>
    rows.reduce((a, b) => (sign * (b[column] as number) > sign * (a[column] as number) ? b : a))
  near(worst(2, 1)[2] as number, number(ran, 'two_lost_largest_offset'))
  const [first, second, , tension, line, factor, held] = worst(5, -1)
  assert.equal(value(ran, 'two_lost_lines'), `${first} and ${second}`)
  near(factor as number, number(ran, 'two_lost_least_factor'))
  const MBL = (2 * number(ran, 'maximum_line_tension')) / number(ran, 'utilisation')
  near(tension as number, MBL / (factor as number), 1e-9)
  assert.ok(line !== first && line !== second && held === 'yes')
  const dynamic = run({
    ...LOAD,
    ...MOTIONS,
    check_two_lines_lost: true,
    dynamic_factor: 1.2,
    analysis_method: 'dynamic',
  })
  near(number(dynamic, 'two_lost_least_factor'), number(ran, 'two_lost_least_factor') / 1.2)
  near(rowsOf(dynamic, 'pairs')[5]?.[3] as number, 1.2 * (rows[5]?.[3] as number))
  const steps = new Map(ran.result.steps.map((s) => [s.symbol, s.value]))
  near(steps.get('SF_ll'), factor as number)
  near(steps.get('S_ll'), number(ran, 'two_lost_largest_offset'))
  const four = run({ n_lines: 4, fairlead_radius: 100, check_two_lines_lost: true }, [
    'line_azimuths',
    'fairlead_positions',
  ])
  assert.match(String(rowsOf(four, 'pairs')[0]?.[6]), /^no: fewer than three/)
})

test('a segment is held to its own breaking load, in the table and the bars as in the check', () => {
  const ran = composite([{ ...CHAIN, length_m: 900, minimum_breaking_load_N: 4e6 }, WIRE])
  const shares = value(ran, 'segment_utilisations') as readonly number[]
  assert.equal(shares.length, 2)
  near(Math.max(...shares), number(ran, 'utilisation'))
  near(checked(ran, 'intact_tension')?.capacity.value, 4000)
  const row = rowsOf(ran, 'lines')[number(ran, 'critical_line') - 1] as number[]
  near(row[8], number(ran, 'utilisation'))
  near(shares[1], (2 * number(ran, 'maximum_line_tension')) / 11000, 1e-9)
  const allowed = pointsOf(ran, 'tensions').find((r) => r.label === 'allowable, intact')?.at as number
  near(allowed, 11000 / 2, 1e-9)
})

test('the arrows from above are the forces, where they push', () => {
  const plan = (over: Readonly<Record<string, unknown>>) => JSON.stringify(shapesOf(run(over), 'plan'))
  for (const text of ['wind force', 'current force', 'drift force'])
    assert.ok(plan({}).includes(`"text":"${text}"`), text)
  const calm = plan({ current_speed: 0, significant_wave_height: 0 })
  assert.ok(calm.includes('"text":"wind force"') && !/current force|drift force/.test(calm))
  assert.ok(plan(LOAD).includes('"text":"mean load"'))
  const arrows = shapesOf(run(), 'plan').flatMap((s) => (s.kind === 'arrow' ? [s] : []))
  const [, wind] = arrows
  const [x, y] = [0, 1].map((k) => (wind?.to[k] ?? 0) - (wind?.from[k] ?? 0)) as [number, number]
  near(y / x, number(run(), 'wind_force_y') / number(run(), 'wind_force_x'), 1e-5)
  assert.ok(x < 0)
})

test('warnings say the numbers that they rest on', () => {
  const weak = run({ ...MOTIONS, consequence_class: 2, minimum_breaking_load: 5000 })
  const e301 = shownUtilisation(number(weak, 'e301_utilisation'))
  assert.match(
    messageOf(weak, 'e301_exceeded'),
    new RegExp(`${e301} exceeds 1\\. .* DNV-OS-E301 for consequence class 2`),
  )
  const broken = composite([{ ...CHAIN, length_m: 900, minimum_breaking_load_N: 2e6 }, WIRE], {
    check_two_lines_lost: true,
  })
  const times = shown(1 / number(broken, 'two_lost_least_factor'), 3)
  assert.match(
    messageOf(broken, 'two_lost_breaks'),
    new RegExp(`^With lines ${value(broken, 'two_lost_lines')} failed, the tension of line \\d+ is ${times} times`),
  )
  const four = run({ n_lines: 4, fairlead_radius: 100, check_two_lines_lost: true }, [
    'line_azimuths',
    'fairlead_positions',
  ])
  assert.match(messageOf(four, 'two_lost_not_held'), /lines 1 and 2 failed/)
  const rope = composite([
    { ...CHAIN, length_m: 300 },
    { ...WIRE, length_m: 1100 },
  ])
  assert.match(messageOf(rope, 'rope_on_bed'), /^A segment of line 1 other than the ground chain touches the seabed/)
})

test('the verdict of the run is that of its checks', () => {
  assert.deepEqual([run().status, value(run(), 'status')], ['PASS', 'pass'])
  const weak = run({ ...LOAD, minimum_breaking_load: 4700 })
  assert.deepEqual([weak.status, value(weak, 'status')], ['FAIL', 'fail'])
})

test('the table of lines is in balance, line by line', () => {
  const { line_segments: _, ...load } = { ...LOAD, line_segments: [] }
  for (const ran of [
    run(load),
    composite([
      { ...CHAIN, length_m: 700 },
      { ...WIRE, length_m: 600 },
    ]),
  ]) {
    const [surge, sway, yaw] = ['offset_surge', 'offset_sway', 'yaw'].map((name) => number(ran, name)) as [
      number,
      number,
      number,
    ]
    const turn = (yaw * Math.PI) / 180
    const distance = number(ran, 'anchor_horizontal_distance')
    for (const [i, row] of (rowsOf(ran, 'lines') as number[][]).entries()) {
      const [, azimuth = 0, span, H = 0, T = 0, T_A, uplift = 0, grounded = 0] = row
      const [x, y] = [i < 3 || i > 8 ? 140 : -140, i < 6 ? 28 : -28]
      const a = (azimuth * Math.PI) / 180
      const dx = x + distance * Math.cos(a) - surge - (x * Math.cos(turn) - y * Math.sin(turn))
      const dy = y + distance * Math.sin(a) - sway - (x * Math.sin(turn) + y * Math.cos(turn))
      near(span, Math.hypot(dx, dy), 1e-7)
      near(T_A, Math.hypot(H, uplift), 1e-9)
      assert.ok(T > (T_A ?? 0) && grounded < (span ?? 0) && (uplift === 0 || grounded === 0))
    }
  }
})

test('wind and current push by their own speeds, headings and coefficients', () => {
  const still = { wind_speed: 0, significant_wave_height: 0 }
  const ran = run(still)
  near(number(ran, 'current_force_x') / number(run({ ...still, current_speed: 2 }), 'current_force_x'), 0.25, 1e-9)
  assert.equal(number(ran, 'wind_force'), 0)
  assert.equal(number(run({ current_speed: 0 }), 'current_force'), 0)
  assert.ok(number(run({ current_speed: 0 }), 'wind_force') > 0)
  const table = { wind_heading: 90, wind_coefficient_table: TABLE }
  const symbols = run(table, WIND).result.steps.map((s) => s.symbol)
  for (const symbol of ['F_w', 'F_c']) assert.ok(symbols.includes(symbol), symbol)
})

test('the coefficients that a table gives are those of wind or of current, in the steps too', () => {
  const ran = run({ wind_heading: 100, wind_coefficient_table: TABLE }, WIND)
  const symbols = ran.result.steps.map((s) => s.symbol)
  for (const symbol of ['C_wx', 'C_wy', 'C_wm'])
    assert.ok(symbols.includes(symbol), `${symbol} in ${symbols.join(' ')}`)
  for (const symbol of ['C_cx', 'C_cy', 'C_cm']) assert.ok(!symbols.includes(symbol), symbol)
})

/** What is special to damage-stability: openings, splines, lists of one, hulls that flood, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { axesOf, checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { placedOf } from '@keelson/engine/testing-pictures.ts'
import { damageStability as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const CURVE = ['heel_angles', 'righting_arms', 'initial_gm']
const WEATHER = {
  analysis: 'weather_roll',
  hull_breadth: 20,
  draft: 7,
  block_coefficient: 0.62,
  height_of_g_above_waterline: 1.2,
  roll_period: 13,
  lateral_area: 1200,
  wind_lever_arm: 9,
  displacement: 9000,
}
const BARGE = {
  analysis: 'flooding',
  hull_length: 100,
  hull_breadth: 20,
  draft: 5,
  depth: 10,
  compartment_length: 20,
  permeability: 1,
  kg: 6.5,
}
const section = { half_breadths: [0, 10, 10], heights: [0, 0, 10] }
const HULL = { analysis: 'hull_gz', offsets: [-50, -20, 20, 50].map((x) => ({ x, ...section })), draft: 5, kg: 6.5 }
const space = { aft: -10, forward: 10, starboard: -10, port: 10, bottom: 0, top: 10, permeability: 1, flooded: true }

test('an opening that floods before 40 degrees ends the areas, and before 30 degrees fails them', () => {
  near(number(run({ downflooding_angle: 40 }), 'area_0_40'), number(run(), 'area_0_40'), 1e-12)
  assert.ok(number(run({ downflooding_angle: 35 }), 'area_0_40') < number(run(), 'area_0_40'))
  const early = run({ downflooding_angle: 20 })
  assert.ok(number(early, 'area_30_40') < 0)
  assert.equal(early.status, 'FAIL')
  assert.ok(codes(early).includes('early_flooding'))
  near(number(early, 'area_0_30'), number(run(), 'area_0_30'), 1e-12)
})

test('a spline meets the angles and has its summit beside the largest of them', () => {
  const [straight, spline] = [run(), run({ integration: 'spline' })]
  near(number(spline, 'gz_at_30'), 0.945, 1e-9)
  assert.ok(number(spline, 'maximum_gz') > number(straight, 'maximum_gz'))
  assert.ok(Math.abs(number(spline, 'angle_of_maximum_gz') - 50) < 5)
})

test('the last heel at which arms end is the vanishing angle, and a curve that stays positive has none', () => {
  const heel_angles = [0, 10, 20, 30, 40, 50, 60]
  const righting_arms = [0, -0.1, 0.1, 0.3, 0.5, 0.1, -0.1]
  near(number(run({ heel_angles, righting_arms }), 'vanishing_angle'), 55, 1e-9)
  assert.equal(value(run(), 'vanishing_angle'), null)
})

test('a negative metacentric height fails and is told', () => {
  const loll = run({ initial_gm: -0.2 })
  assert.equal(loll.status, 'FAIL')
  assert.ok(codes(loll).includes('loll'))
  assert.equal(value(loll, 'all_criteria_passed'), false)
})

test('without a righting lever curve there is a roll and no criterion', () => {
  const roll = run(WEATHER, CURVE)
  near(number(roll, 'roll_angle_windward'), 19.13633 / 0.9, 1e-3)
  assert.equal(roll.result.values.weather_criterion_passed, undefined)
  assert.equal(checked(roll, 'weather_areas')?.state, 'not_made')
})

test('the rolling period follows from length, breadth, draught and metacentric height', () => {
  const by = { ...WEATHER, hull_length: 100, initial_gm: 1.1 }
  const C = 0.373 + (0.023 * 20) / 7 - 0.043
  const period = (2 * C * 20) / Math.sqrt(1.1)
  near(
    number(run(by, ['roll_period']), 'roll_angle_windward'),
    number(run({ ...WEATHER, roll_period: period }), 'roll_angle_windward'),
    1e-9,
  )
  refusedAt('/hull_length', { ...WEATHER, initial_gm: 1.1 }, ['roll_period'])
  refusedAt('/initial_gm', { ...WEATHER, hull_length: 100 }, ['roll_period', 'initial_gm'])
  refusedAt('/initial_gm', { ...by, initial_gm: -1 }, ['roll_period'])
})

test('the deck edge limits the steady heel where it goes under early', () => {
  const windy = { ...WEATHER, wind_lever_arm: 60 }
  assert.equal(checked(run(windy), 'steady_heel')?.state, 'pass')
  const low = run({ ...windy, deck_edge_angle: 10 })
  assert.equal(checked(low, 'steady_heel')?.state, 'fail')
  assert.equal(value(low, 'weather_criterion_passed'), false)
})

test('an opening that goes under before the gust is met fails the weather criterion', () => {
  const flooded = run({ ...WEATHER, downflooding_angle: 2 })
  assert.equal(value(flooded, 'weather_area_b'), null)
  assert.equal(value(flooded, 'weather_criterion_passed'), false)
  assert.equal(checked(flooded, 'weather_areas')?.state, 'fail')
})

test('a curve too short for the roll back is refused', () => {
  refusedAt('/heel_angles', { ...WEATHER, heel_angles: [0, 5, 10], righting_arms: [0, 0.2, 0.4] })
})

test('ships outside the tables of the weather criterion are warned of', () => {
  const outside = run({ ...WEATHER, hull_breadth: 30, roll_period: 25 })
  assert.equal(codes(outside).filter((code) => code === 'weather_range').length, 2)
})

test('the flooded end goes down', () => {
  const aft = run({ ...BARGE, compartment_position: 'aft_end' })
  assert.ok(number(aft, 'trim') < 0)
  assert.ok(number(aft, 'draft_aft') > number(aft, 'draft_forward'))
  near(number(aft, 'trim_magnitude'), -number(aft, 'trim'), 1e-12)
})

test('a metacentric height stands for the centre of gravity of a barge', () => {
  const [byHeight, byGravity] = [run({ ...BARGE, intact_gm: 8 / 3 }, ['kg']), run(BARGE)]
  near(number(byHeight, 'damaged_gm'), number(byGravity, 'damaged_gm'), 1e-9)
  assert.equal(value(run(BARGE, ['kg']), 'damaged_gm'), null)
  near(number(run({ ...BARGE, displacement: 10250 }), 'damaged_gm'), number(byGravity, 'damaged_gm'), 1e-9)
})

test('a deck that goes under fails', () => {
  const low = run({ ...BARGE, depth: 6 })
  assert.equal(checked(low, 'deck_stays_dry')?.state, 'fail')
  assert.ok(codes(low).includes('deck_under'))
})

test('a compartment known by its volume sinks the ship by what is left of her waterplane', () => {
  const direct = {
    analysis: 'flooding',
    compartment_volume_below_waterline: 500,
    waterplane_area: 2000,
    displacement: 10000,
    permeability: 1,
  }
  near(number(run(direct), 'sinkage'), 0.25, 1e-9)
  assert.ok(codes(run(direct)).includes('whole_waterplane'))
  near(number(run({ ...direct, compartment_waterplane_area: 100 }), 'sinkage'), 500 / 1900, 1e-9)
  refusedAt('/compartment_waterplane_area', { ...direct, compartment_waterplane_area: 2000 })
  refusedAt('/waterplane_area', direct, ['waterplane_area'])
  refusedAt('/displacement', { ...direct }, ['displacement'])
})

test('one number is answered as a number, and a case without survival has none', () => {
  const cargo = { analysis: 's_factor', ship_type: 'cargo', gz_max: 0.2, gz_range: 20, equilibrium_heel: 31 }
  assert.equal(value(run(cargo), 's_factor'), 0)
  assert.equal(value(run({ ...cargo, equilibrium_heel: 10 }), 's_factor'), 1)
  assert.equal(
    value(
      run({
        ...cargo,
        equilibrium_heel: 10,
        gz_max_intermediate: 0.1,
        gz_range_intermediate: 9,
        heel_intermediate: 31,
      }),
      's_factor',
    ),
    0,
  )
})

test('a ro-ro space open to the sea asks for more since 2020', () => {
  const ship = { analysis: 's_factor', ship_type: 'passenger', gz_max: 0.12, gz_range: 16, equilibrium_heel: 5 }
  near(number(run(ship), 'least_s_factor'), 1, 1e-12)
  near(number(run({ ...ship, ro_ro_space_damaged: true }), 'least_s_factor'), (0.6 * 0.8) ** 0.25, 1e-9)
  const older = run({ ...ship, ro_ro_space_damaged: true, solas_edition: 'solas_2009' })
  near(number(older, 'least_s_factor'), 1, 1e-12)
})

test('a heeling moment that takes nothing is told', () => {
  const ship = {
    analysis: 's_factor',
    ship_type: 'passenger',
    gz_max: 0.3,
    gz_range: 16,
    equilibrium_heel: 5,
    displacement: 15000,
  }
  assert.ok(codes(run({ ...ship, heeling_moment: 10 })).includes('no_loss'))
  refusedAt('/displacement', { ...ship, heeling_moment: 10 }, ['displacement'])
  refusedAt('/gz_range', { ...ship, gz_max: [0.1, 0.2, 0.3], gz_range: [1, 2] })
  refusedAt('/gz_range_intermediate', { ...ship, gz_max_intermediate: 0.1 })
  refusedAt('/gz_max_intermediate', { ...ship, gz_range_intermediate: 5 })
})

test('the whole length holds all damage, and a bulkhead at the shell or amidships stops none or all of it', () => {
  const zone = { analysis: 'p_factor', subdivision_length: 120, hull_breadth: 20 }
  near(number(run({ ...zone, zone_length: 120, zone_position: 'whole' }), 'p'), 1, 1e-12)
  for (const zone_position of ['between', 'terminal', 'whole']) {
    near(number(run({ ...zone, zone_length: 12, zone_position, penetration_breadth: 0 }), 'r_penetration'), 0, 1e-9)
    near(number(run({ ...zone, zone_length: 12, zone_position, penetration_breadth: 10 }), 'r_penetration'), 1, 1e-9)
  }
  refusedAt('/penetration_breadth/0', { ...zone, zone_length: 12, penetration_breadth: 10.1 })
  refusedAt('/hull_breadth', { ...zone, zone_length: 12, penetration_breadth: 1 }, ['hull_breadth'])
  refusedAt('/zone_length/1', { ...zone, zone_length: [12, 121] })
  refusedAt('/zone_position', { ...zone, zone_length: [12, 20, 30], zone_position: ['between', 'terminal'] })
  refusedAt('/zone_position/0', { ...zone, zone_length: 12, zone_position: 'middle' })
  refusedAt('/draft', { ...zone, zone_length: 12, horizontal_boundary_height: 9 })
})

test('the required index goes by ship, length, persons and edition', () => {
  const R = (over: object) => number(run({ analysis: 'required_index', ...over }), 'required_index')
  near(R({ ship_type: 'passenger', persons: 399 }), 0.722, 1e-11)
  near(R({ ship_type: 'passenger', persons: 1000 }), 1000 / 7580 + 0.66923, 1e-11)
  near(R({ ship_type: 'passenger', persons: 3000 }), 0.0369 * Math.log(3089.048) + 0.579, 1e-11)
  near(R({ ship_type: 'passenger', persons: 8000 }), 1 - (852.5 + 310) / 13000, 1e-11)
  const R_o = 1 - 128 / 242
  near(R({ ship_type: 'cargo', subdivision_length: 90 }), 1 - 1 / (1 + (0.9 * R_o) / (1 - R_o)), 1e-11)
  refusedAt('/subdivision_length', { analysis: 'required_index', ship_type: 'cargo', subdivision_length: 79 })
})

test('every draught has its own share of the index', () => {
  const ship = { analysis: 'required_index', ship_type: 'cargo', subdivision_length: 110 }
  const light = run({ ...ship, attained_as: 0.7, attained_ap: 0.7, attained_al: 0.2 })
  assert.equal(checked(light, 'attained')?.state, 'pass')
  assert.equal(checked(light, 'light_draught')?.state, 'fail')
  assert.equal(value(light, 'index_passed'), false)
  refusedAt('/attained_al', { ...ship, attained_as: 0.7, attained_ap: 0.7 })
  refusedAt('/damage_cases', { ...ship, damage_cases: [{ draught: 'ds', p: 0.1, s: 1 }] })
})

test('a hull by her offsets floods as the barge of her size, and holds levers for it', () => {
  const whole = run({ ...HULL, compartments: [space] })
  near(number(whole, 'draft_forward'), 6.25, 1e-9)
  assert.equal(checked(whole, 'residual_range')?.state, 'pass')
  assert.equal(checked(whole, 'area_up_to_30')?.state, 'not_made')
  assert.equal(rowsOf(whole, 'compartments').length, 1)
})

test('she lies to the side that floods', () => {
  const wing = { ...space, starboard: 0 }
  const [port, starboard] = [
    run({ ...HULL, compartments: [wing] }),
    run({ ...HULL, compartments: [{ ...wing, starboard: -10, port: 0 }] }),
  ]
  assert.deepEqual([value(port, 'low_side'), value(starboard, 'low_side')], ['port', 'starboard'])
  near(number(port, 'heel_at_rest'), number(starboard, 'heel_at_rest'), 1e-9)
  assert.ok(number(run({ ...HULL, compartments: [{ ...space, aft: 20, forward: 40 }] }), 'trim') > 0)
})

test('an opening under water at rest goes on flooding, and ends the range', () => {
  const wing = { ...space, starboard: 0 }
  const wet = run({ ...HULL, compartments: [wing], flooding_points: [{ x: 0, y: 10, z: 6 }] })
  assert.ok(codes(wet).includes('progressive'))
  assert.equal(wet.status, 'FAIL')
  const low = run({ ...HULL, flooding_points: [{ x: 0, y: 9, z: 10 }] })
  near(number(low, 'opening_immersion'), (Math.atan(5 / 9) * 180) / Math.PI, 1e-6)
})

test('a ship that has lost her reserve is refused, and one that has too little of it ends her curve', () => {
  const most = { ...space, aft: -50, forward: 35 }
  refusedAt('/compartments', { ...HULL, compartments: [most] })
  assert.ok(codes(run({ ...HULL, kg: 12 })).includes('loll'))
})

test('what cannot be is refused where it is', () => {
  refusedAt('/heel_angles/0', { heel_angles: [5, 20, 30, 40], righting_arms: [0, 1, 1, 1] })
  refusedAt('/heel_angles/2', { heel_angles: [0, 30, 30, 40], righting_arms: [0, 1, 1, 1] })
  refusedAt('/righting_arms', { heel_angles: [0, 20, 30, 40], righting_arms: [0, 1, 1] })
  refusedAt('/righting_arms', WEATHER, ['righting_arms'])
  refusedAt('/heel_angles', WEATHER, ['heel_angles'])
  refusedAt('/displacement', { ...WEATHER, displacement: -9000 })
  refusedAt('/permeability', { ...BARGE, permeability: 1.1 })
  refusedAt('/height_of_g_above_waterline', { ...WEATHER, height_of_g_above_waterline: -9 })
  refusedAt('/compartment_length', { ...BARGE, compartment_length: 101 })
  refusedAt('/compartment_length', { ...BARGE, compartment_length: 100 })
  refusedAt('/depth', { ...BARGE, depth: 5 })
  refusedAt('/draft', { ...HULL, draft: 10 })
  refusedAt('/compartments/0/port', { ...HULL, compartments: [{ ...space, port: -10 }] })
  refusedAt('/compartments/0/aft', { ...HULL, compartments: [{ ...space, aft: -51 }] })
  refusedAt('/compartments/0/forward', { ...HULL, compartments: [{ ...space, forward: 51 }] })
  assert.match(reason(run(BARGE), 'angle_of_loll'), /not negative/)
  assert.equal(list(run(HULL), 'hull_righting_arms').length, 37)
})

const HEELS = [0, 10, 20, 30, 40, 50, 60, 70]
const ARMS = [0, 0.286, 0.594, 0.945, 1.326, 1.402, 1.219, 0.823]
const DEG = Math.PI / 180
type Row = readonly number[]
/** Area of rows of from, to, start, middle and end, by Simpson. */
const areaOf = (rows: readonly Row[]) =>
  rows.reduce((A, [a = 0, b = 0, u = 0, m = 0, v = 0]) => A + ((b - a) * DEG * (u + 4 * m + v)) / 6, 0)
interface Label {
  readonly text?: string
  readonly symbol?: string
  readonly value?: number
  readonly unit?: string
}
const labels = (r: Ran, id: string): readonly Label[] =>
  (r.result.figures?.find((f) => f.id === id)?.drawing?.shapes ?? []).flatMap((s) =>
    'label' in s && s.label ? [s.label as Label] : [],
  )
/** What is written at a symbol or a word of a figure. */
const labelled = (r: Ran, id: string, name: string) =>
  labels(r, id).find(({ symbol, text }) => symbol === name || text === name)?.value as number

test('the pieces of the curve are its straight lines, and make up the areas', () => {
  const rows = rowsOf(run({ downflooding_angle: 36 }), 'pieces') as readonly Row[]
  for (const [i, row] of rows.entries()) {
    const [a = 0, b = 0, u = 0] = [HEELS[i], [10, 20, 30, 36][i], ARMS[i]]
    const v = u + (((ARMS[i + 1] ?? 0) - u) * (b - a)) / 10
    for (const [j, x] of [a, b, u, (u + v) / 2, v].entries()) near(row[j] as number, x, 1e-11)
  }
  near(areaOf(rows), number(run({ downflooding_angle: 36 }), 'area_0_40'), 1e-11)
  near(areaOf(rows.slice(0, 3)), number(run(), 'area_0_30'), 1e-11)
})

test('the chart of the levers holds the curve, its largest lever and the limits', () => {
  const r = run({ downflooding_angle: 36 })
  assert.deepEqual(axesOf(r, 'righting_levers').slice(0, 2), ['Heel [°]', 'Lever [m]'])
  assert.deepEqual(
    placedOf(r, 'righting_levers', 'righting lever'),
    HEELS.map((h, i) => [h, ARMS[i]]),
  )
  assert.deepEqual(placedOf(r, 'righting_levers', 'maximum')[0], [50, 1.402])
  const at = (label: string) => placedOf(r, 'righting_levers', label)[0]?.[0]
  assert.deepEqual([at('30°'), at('flooding'), at('minimum lever at 30° or more')], [30, 36, 0.2])
  assert.equal(placedOf(run(), 'righting_levers', '40°')[0]?.[0], 40)
  const spline = placedOf(run({ integration: 'spline' }), 'righting_levers', 'righting lever')
  assert.equal(spline.length, 121)
  near(spline[120]?.[1], 0.823, 1e-6)
})

test('the weather areas are made of their pieces, above and below the gust lever', () => {
  const r = run({ ...WEATHER, downflooding_angle: 45 }, ['initial_gm'])
  const rows = rowsOf(r, 'weather_areas')
  const of = (area: string) => rows.filter(([name]) => name === area).map((row) => row.slice(1) as Row)
  near(areaOf(of('a')), number(r, 'weather_area_a'), 1e-10)
  near(areaOf(of('b')), number(r, 'weather_area_b'), 1e-10)
  const gust = number(r, 'gust_wind_lever')
  near(of('a')[1]?.[2], gust + 0.286, 1e-11)
  near(of('b').at(-1)?.[1], 45, 1e-11)
  near(of('b').at(-1)?.[4], (1.326 + 1.402) / 2 - gust, 1e-11)
  near(number(r, 'weather_area_ratio'), number(r, 'weather_area_b') / number(r, 'weather_area_a'), 1e-11)
})

test('the chart of wind and roll holds both levers and the three heels', () => {
  const r = run({ ...WEATHER, downflooding_angle: 45 }, ['initial_gm'])
  assert.deepEqual(axesOf(r, 'weather').slice(0, 2), ['Heel [°]', 'Lever [m]'])
  const back = number(r, 'roll_back_angle')
  near(back, number(r, 'steady_wind_heel') - number(r, 'roll_angle_windward'), 1e-11)
  for (const [name, lever] of [
    ['steady wind', number(r, 'steady_wind_lever')],
    ['gust', number(r, 'gust_wind_lever')],
  ] as const) {
    const line = placedOf(r, 'weather', name)
    near(line[0]?.[0], back, 1e-5)
    assert.equal(line[1]?.[0], 70)
    for (const [, y] of line) near(y, lever, 1e-5)
  }
  const curve = placedOf(r, 'weather', 'righting lever')
  near(curve[0]?.[1], (-back / 10 - 1) * -(0.594 - 0.286) - 0.286, 1e-4)
  assert.deepEqual(curve.at(-1), [70, 0.823])
  const mark = (label: string) => placedOf(r, 'weather', label)[0]
  near(mark('steady wind heel')?.[0], number(r, 'steady_wind_heel'), 1e-5)
  near(mark('steady wind heel')?.[1], number(r, 'steady_wind_lever'), 1e-5)
  near(mark('roll-back angle')?.[0], back, 1e-5)
  near(mark('roll-back angle')?.[1], curve[0]?.[1], 1e-5)
  near(mark('end of area b')?.[0], 45, 1e-9)
  near(mark('end of area b')?.[1], 1.364, 1e-5)
})

test('a flooded barge is drawn as she floats', () => {
  const barge = { ...BARGE, compartment_length: 15, compartment_position: 'aft_end', permeability: 0.8, kg: 6 }
  const r = run(barge, CURVE)
  for (const [name, x] of [
    ['before', 5],
    ['T_a', 8.52338922037546],
    ['T_f', 3.4305531431],
    ['l', 15],
    ['L', 100],
  ] as const)
    near(labelled(r, 'barge', name), x, 1e-9)
  assert.ok(labels(r, 'barge').every(({ unit, value: x }) => x === undefined || unit === 'm'))
})

test('a hull is drawn with her draughts, her centres and her heel, and her levers end where the values say', () => {
  const wing = { ...space, starboard: 0 }
  const r = run({ ...HULL, compartments: [wing], flooding_points: [{ x: 0, y: 8, z: 8.6 }] }, CURVE)
  const draught = number(r, 'draft_forward')
  for (const [id, name, x] of [
    ['hull_profile', 'aft', draught],
    ['hull_profile', 'forward', draught],
    ['hull_profile', 'L', 100],
    ['hull_section', 'theta_e', number(r, 'heel_at_rest')],
    ['hull_section', 'KB', 2.5],
    ['hull_section', 'KG', 6.5],
    ['hull_section', 'M', 2.5 + 20 / 3],
    ['hull_section', 'd', 5],
    ['hull_section', 'breadth', 20],
  ] as const)
    near(labelled(r, id, name), x, 1e-9)
  const trimmed = run({ ...HULL, compartments: [{ ...space, aft: 30, forward: 50 }] }, CURVE)
  near(labelled(trimmed, 'hull_profile', 'aft'), number(trimmed, 'draft_aft'), 1e-9)
  near(labelled(trimmed, 'hull_profile', 'forward'), number(trimmed, 'draft_forward'), 1e-9)
  near(number(trimmed, 'trim'), number(trimmed, 'draft_forward') - number(trimmed, 'draft_aft'), 1e-9)
  assert.deepEqual(axesOf(r, 'hull_levers').slice(0, 2), ['Heel [°]', 'Lever [m]'])
  near(placedOf(r, 'hull_levers', 'equilibrium')[0]?.[0], number(r, 'heel_at_rest'), 1e-5)
  near(placedOf(r, 'hull_levers', 'deck edge')[0]?.[0], number(r, 'deck_edge_immersion'), 1e-5)
  near(placedOf(r, 'hull_levers', 'opening')[0]?.[0], number(r, 'opening_immersion'), 1e-5)
  const [arms, line] = [list(r, 'hull_righting_arms'), placedOf(r, 'hull_levers', 'righting lever')]
  near(line[120]?.[0], 90, 1e-9)
  near(line[120]?.[1], arms[36], 1e-5)
  near(line[40]?.[1], arms[12], 1e-5)
  for (const i of [0, 12, 36]) {
    const [heel, lever] = rowsOf(r, 'hull_levers')[i] as Row
    near(heel, 2.5 * i, 1e-11)
    near(lever, arms[i], 1e-11)
  }
})

test('each compartment stands in its row with what it lost, and those intact lost nothing', () => {
  const aft = { ...space, aft: -50, forward: -30, flooded: false, permeability: 0.7 }
  const r = run({ ...HULL, compartments: [aft, { ...space, permeability: 0.8 }] }, CURVE)
  const [first, second] = rowsOf(r, 'compartments')
  assert.deepEqual(first, ['1', 'intact', -50, -30, 0.7, null])
  assert.deepEqual(second?.slice(0, 5), ['2', 'flooded', -10, 10, 0.8])
  // d' (100 - 0.8 * 20) 20 = 10000
  near(second?.[5] as number, 0.8 * 20 * 20 * (10_000 / (84 * 20)), 1e-8)
  const stations = rowsOf(r, 'stations') as readonly Row[]
  near(
    stations.reduce((V, [, m = 0, A = 0]) => V + m * A, 0),
    10_000,
    1e-11,
  )
  for (const [i, [x, , A, M, b]] of stations.entries())
    assert.deepEqual([x, A, M, b], [[-50, -20, 20, 50][i], 100, 250, 20])
})

const SURVIVAL = {
  analysis: 's_factor',
  ship_type: 'passenger',
  gz_max: [0.1, 0.3],
  gz_range: [14, 22],
  equilibrium_heel: [6, 9],
  gz_max_intermediate: [0.04, 0.06],
  gz_range_intermediate: [6, 9],
  heel_intermediate: [10, 12],
  heeling_moment: 1100,
  displacement: 15_000,
}

test('each case of survival stands in its row as it was sent, with its factors, and is drawn', () => {
  const r = run(SURVIVAL, CURVE)
  const rows = rowsOf(r, 'survival')
  for (const [i, row] of rows.entries()) {
    assert.deepEqual(row.slice(0, 4), [`${i + 1}`, [0.1, 0.3][i], [14, 22][i], [6, 9][i]])
    for (const [j, name] of ['s_intermediate', 's_final', 's_mom', 's_factor'].entries())
      near(row[4 + j] as number, list(r, name)[i], 1e-12)
    near(placedOf(r, 'survival', `${i + 1}`)[0]?.[0], list(r, 's_factor')[i], 1e-5)
  }
  near(number(r, 'least_s_factor'), list(r, 's_factor')[0], 1e-12)
  assert.deepEqual(axesOf(r, 'survival'), ['Case', 'Survival probability'])
  const other = run({ ...SURVIVAL, gz_max: [0.3, 0.02] }, CURVE)
  near(number(other, 'least_s_factor'), list(other, 's_factor')[1], 1e-12)
})

const ZONES = {
  analysis: 'p_factor',
  subdivision_length: 120,
  hull_breadth: 20,
  zone_length: [12, 12, 30],
  zone_position: ['between', 'terminal', 'between'],
  penetration_breadth: [2, 2, 4],
}

test('each zone stands in its row, and the lines of the chart are answers at their lengths', () => {
  const r = run(ZONES, CURVE)
  for (const [i, row] of rowsOf(r, 'zones').entries()) {
    const l = [12, 12, 30][i] ?? 0
    assert.deepEqual(row.slice(0, 3), [`${i + 1}`, ZONES.zone_position[i], l])
    near(row[3] as number, l / 120, 1e-12)
    for (const [j, name] of ['p', 'r_penetration', 'p_times_r'].entries())
      near(row[4 + j] as number, list(r, name)[i], 1e-12)
    const mark = placedOf(r, 'zones', `zone ${i + 1}`)[0]
    assert.equal(mark?.[0], l)
    near(mark?.[1], list(r, 'p')[i], 1e-5)
  }
  assert.deepEqual(axesOf(r, 'zones').slice(0, 2), ['Zone length [m]', 'Probability of damage within the zone'])
  near(placedOf(r, 'zones', 'knuckle')[0]?.[0], 120 * number(r, 'jk'), 1e-5)
  for (const [name, zone_position] of [
    ['between terminals', 'between'],
    ['at a terminal', 'terminal'],
  ] as const)
    for (const i of [30, 110]) {
      const [l, p] = placedOf(r, 'zones', name)[i] ?? []
      const own = run({ analysis: 'p_factor', subdivision_length: 120, zone_length: l, zone_position }, CURVE)
      near(p, number(own, 'p'), 1e-4)
    }
})

test('the indices are drawn beside what is asked of them', () => {
  const index = { analysis: 'required_index', ship_type: 'cargo', subdivision_length: 110 }
  const r = run({ ...index, attained_as: 0.41, attained_ap: 0.5, attained_al: 0.66 }, CURVE)
  const R = 1 - 128 / 262
  for (const [name, x] of [
    ['all', 0.4 * 0.41 + 0.4 * 0.5 + 0.2 * 0.66],
    ['deepest', 0.41],
    ['partial', 0.5],
    ['light', 0.66],
    ['required, overall', R],
    ['required, each draught', R / 2],
  ] as const)
    near(placedOf(r, 'index', name)[0]?.[0], x, 1e-5)
  assert.deepEqual(axesOf(r, 'index'), ['Attained index', 'Index'])
})

test('warnings and sentences hold the numbers that they are about', () => {
  const said = (r: Ran, code: string) => r.warnings.find((w) => w.code === code)?.message ?? ''
  assert.match(said(run({ initial_gm: -0.2 }), 'loll'), /−0\.2 m\. The ship heels/)
  assert.match(said(run({ downflooding_angle: 22 }), 'early_flooding'), /at 22°, below 30/)
  const outside = run({ ...WEATHER, draft: 5, block_coefficient: 0.8, roll_period: 31, height_of_g_above_waterline: 3 })
  const told = outside.warnings.filter(({ code }) => code === 'weather_range').map(({ message }) => message)
  for (const [i, words] of [
    /breadth-to-draught ratio is 4, outside .* 2\.4 to 3\.5/,
    /block coefficient is 0\.8, outside .* 0\.45 to 0\.7/,
    /roll period is 31 s, outside .* 6 to 20 s/,
    /to draught is 0\.6, outside .* −0\.3 to 0\.5/,
  ].entries())
    assert.match(told[i] ?? '', words)
  const deck = run({ ...BARGE, depth: 6 }, CURVE)
  assert.match(said(deck, 'deck_under'), /draught, 6\.25 m including sinkage of 1\.25 m, exceeds/)
  assert.match(said(run({ ...BARGE, kg: 9.4 }, CURVE), 'loll'), /is −0\.9417 m\. The barge/)
  assert.match(said(run({ ...HULL, kg: 9.5 }, CURVE), 'loll'), /is −0\.3333 m\. The ship/)
  const volume = { compartment_volume_below_waterline: 500, waterplane_area: 2000, displacement: 10_000 }
  const direct = run({ analysis: 'flooding', permeability: 0.85, ...volume }, CURVE)
  assert.match(direct.detail ?? '', /0\.2125 m, lost volume 425 m³/)
  assert.match(run(WEATHER, CURVE).detail ?? '', /to windward 21\.26°, gust lever 0\.09248 m/)
})

test('what is looked up of the tables of wind and roll stands at its own name', () => {
  const r = run(WEATHER, CURVE)
  for (const [name, x] of [
    ['x1', 0.93 - 0.02 * ((20 / 7 - 2.8) / 0.1)],
    ['x2', 0.95 + 0.02 * 0.4],
    ['s', (0.065 + 0.053) / 2],
    ['r', 0.73 + (0.6 * 1.2) / 7],
  ] as const)
    near(number(r, name), x, 1e-9)
})

test('no downflooding angle is told, of one zone it is not said that it is the first, and openings are at the water', () => {
  assert.ok(
    codes(run()).includes('no_downflooding') && !codes(run({ downflooding_angle: 50 })).includes('no_downflooding'),
  )
  assert.match(run(ZONES, CURVE).detail ?? '', /\(first of 3 zones\)\.$/)
  const one = { ...ZONES, zone_length: 12, zone_position: 'between', penetration_breadth: 2 }
  assert.match(run(one, CURVE).detail ?? '', /within the zone 0\.0441\.$/)
  const r = run({ ...HULL, flooding_points: [{ x: 0, y: 8, z: 8.6 }] }, CURVE)
  for (const step of r.result.steps)
    if (step.kind === 'solved' && step.symbol === 'phi_f')
      near(step.meets?.[0]?.value, step.meets?.[0]?.target.value, 1e-7)
})

/** What is special to damage-stability: openings, splines, lists of one, hulls that flood, and refusals. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
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

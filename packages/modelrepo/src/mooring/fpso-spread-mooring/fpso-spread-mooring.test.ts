/** What is special to a spread: its symmetries, lines that do not hold to all sides, and what is left out or refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
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
  assert.match(reason(ran, 'worst_damaged_offset') ?? '', /line 1 lost: .*180/)
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
  assert.equal(run(calm, ['wind_effective_area_lateral', 'wetted_surface_area']).status, 'PASS')
})

test('a specialist is told of a break, an uplift, a long line, a short storm, deep chain and mixed methods', () => {
  assert.ok(codes(run({ external_force_x: 20000, check_damaged: false })).includes('line_breaks'))
  assert.ok(codes(run({ unstretched_length: 1140 })).includes('anchor_uplift'))
  assert.ok(codes(run({ unstretched_length: 1400 })).includes('long_line'))
  assert.ok(
    codes(run({ ...MOTIONS, low_frequency_zero_crossing_period: 1300, storm_duration: 1 })).includes('short_storm'),
  )
  const deep = { water_depth: 1100, unstretched_length: 2400, anchor_horizontal_distance: 2000 }
  assert.ok(codes(run(deep)).includes('chain_in_deep_water'))
  assert.ok(codes(run({ analysis_method: 'dynamic' })).includes('static_tensions'))
  assert.ok(!codes(run({ analysis_method: 'dynamic', dynamic_factor: 1.2 })).includes('static_tensions'))
  assert.ok(codes(run()).includes('drag_anchor_factor'))
  assert.ok(!codes(run()).includes('large_offset'))
  assert.ok(codes(run({ unstretched_length: 1260, external_force_x: 1500 })).includes('large_offset'))
})

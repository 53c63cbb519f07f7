/** What is special to the design of a well bore: windows that close, kicks that cannot be taken, strings that hold nothing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import fc from 'fast-check'
import { wellBoreDesign as workflow } from './index.ts'

const { run, refusedAt } = testKit(workflow)
const { example } = workflow
const [surface, intermediate, production] = example.strings as Readonly<Record<string, unknown>>[]
const KICK = {
  analysis: 'kick_tolerance',
  shoe_true_vertical_depth: 6500,
  bit_true_vertical_depth: 8500,
  mud_weight: 10.5,
  formation_pressure_gradient: 11,
  fracture_gradient_at_shoe: 13.2,
  influx_gradient: 2,
  annular_capacity_bottom: 0.0292,
  annular_capacity_shoe: 0.0459,
}
const kick = testKit(workflow, KICK)
const strings = testKit(workflow, { analysis: 'string_loads', strings: [intermediate] })
const seats = testKit(workflow, {
  analysis: 'casing_seats',
  ...Object.fromEntries(
    ['depths', 'pore_pressure_gradient', 'fracture_gradient', 'trip_margin', 'kick_margin', 'total_depth'].map(
      (name) => [name, (example as Readonly<Record<string, unknown>>)[name]],
    ),
  ),
})
type Run = ReturnType<typeof run>
const of = (r: Run, name: string, key: string) => (value(r, name) as Readonly<Record<string, number>>)[key]
const shoes = (r: Run) => (value(r, 'seats') as { shoe_depth: number }[]).map((s) => s.shoe_depth)

test('where what holds the pores is not borne there is no window, and the depth is named', () => {
  const r = seats.run({ fracture_gradient: [10, 12.8, 15, 11.9, 17.4] })
  assert.equal(checked(r, 'mud_window')?.state, 'fail')
  assert.match(checked(r, 'mud_window')?.note ?? '', /no mud window at 10,000 ft/)
  assert.match(reason(r, 'deepest_seat_depth'), /10,000 ft/)
  assert.equal(value(r, 'seats'), null)
  const touching = seats.run({ fracture_gradient: [10, 12.8, 15, 12, 17.4] })
  assert.equal(checked(touching, 'mud_window')?.state, 'fail')
})

test('a window that is too narrow for any number of strings fails and says so', () => {
  const r = seats.run({
    pore_pressure_gradient: [8, 10, 13, 14, 15],
    fracture_gradient: [9.01, 11.01, 14.01, 15.01, 16.01],
  })
  assert.equal(checked(r, 'mud_window')?.state, 'fail')
  assert.match(reason(r, 'mud_weight_last_section'), /too narrow/)
})

test('a surface casing below the shoes that are needed is the only seat', () => {
  const r = seats.run({ surface_casing_depth: 11000 })
  assert.equal(value(r, 'number_of_seats_below_surface_casing'), 0)
  near(number(r, 'deepest_seat_depth'), 11000, 1e-9)
})

test('without a surface casing the seats go up until nothing hinders the hole any more', () => {
  const found = shoes(seats.run())
  assert.equal(found.at(-1), 0)
  assert.deepEqual(
    found,
    [...found].sort((a, b) => b - a),
  )
})

test('wider margins never set a shoe higher', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 0.6, noNaN: true }),
      fc.double({ min: 0, max: 0.4, noNaN: true }),
      (m, more) => {
        const [narrow, wide] = [m, m + more].map((kick_margin) =>
          number(seats.run({ kick_margin, surface_casing_depth: 2000 }), 'deepest_seat_depth'),
        )
        assert.ok((wide ?? 0) >= (narrow ?? 0) - 1e-6)
      },
    ),
    { numRuns: 20, seed: 1 },
  )
})

test('both ways need the same number of sections', () => {
  const r = seats.run({ surface_casing_depth: 2000 })
  assert.equal(rowsOf(r, 'sections').length, rowsOf(r, 'top_down').length)
})

test('the window above the surface casing is looked at, and only warned of', () => {
  const r = seats.run({ surface_casing_depth: 2000, fracture_gradient: [9, 12.8, 15, 15.8, 17.4] })
  assert.ok(codes(r).includes('window_closes_above'))
  assert.equal(checked(r, 'mud_window')?.state, 'pass')
  const late = seats.run({ depths: [500, 2000, 8000, 10000, 14000] })
  assert.ok(codes(late).includes('profile_begins_below'))
})

test('a heavy mud over normal pores is warned of where the string may stick', () => {
  const r = seats.run({
    surface_casing_depth: 2000,
    pore_pressure_gradient: [8.6, 8.8, 9, 9, 15],
    fracture_gradient: [10, 15.5, 16, 16.2, 17.4],
  })
  assert.ok(codes(r).includes('differential_sticking'))
})

test('a swabbed kick has no intensity and a tolerance', () => {
  const r = kick.run({ formation_pressure_gradient: 10.4, safety_margin: 250 })
  assert.equal(value(r, 'kick_intensity'), 0)
  assert.ok(number(r, 'kick_tolerance') > 0)
})

test('an influx as high as the open hole is full displacement, and no higher', () => {
  const r = kick.run({ bit_true_vertical_depth: 6800 })
  assert.ok(codes(r).includes('full_displacement'))
  near(number(r, 'maximum_influx_height'), 300, 1e-9)
  const asked = kick.run({ bit_true_vertical_depth: 6800, required_kick_tolerance: 60 })
  assert.equal(asked.status, 'PASS')
  assert.match(checked(asked, 'kick_tolerance')?.reason ?? '', /no influx volume fractures it/)
})

test('a shoe that breaks before anything comes in has no kick tolerance, and fails', () => {
  const r = kick.run({ formation_pressure_gradient: 13 })
  assert.equal(value(r, 'kick_tolerance'), 0)
  assert.equal(checked(r, 'shut_in')?.state, 'fail')
  assert.equal(r.status, 'FAIL')
})

test('one temperature at both places changes nothing, a hotter bottom brings more back', () => {
  const volume = (T_b: number) =>
    number(
      kick.run({ static_temperature_at_shoe: 150, static_temperature_at_bit: T_b }),
      'shoe_volume_converted_to_bottom',
    )
  near(volume(150), number(kick.run(), 'shoe_volume_converted_to_bottom'), 1e-12)
  near(volume(200) / volume(150), (200 + 459.67) / (150 + 459.67), 1e-12)
})

test('collars as long as the influx are all that stands beside it', () => {
  const r = kick.run({ drill_collar_length: 3000, annular_capacity_drill_collar: 0.02 })
  assert.ok(codes(r).includes('collars_above_influx'))
  near(number(r, 'kick_tolerance_volume_at_bottom'), 0.02 * number(r, 'maximum_influx_height'), 1e-9)
})

test('what is required of the kick tolerance is checked where it is given', () => {
  assert.equal(checked(kick.run(), 'kick_tolerance')?.state, 'not_made')
  assert.equal(checked(kick.run({ required_kick_tolerance: 20 }), 'kick_tolerance')?.state, 'pass')
  assert.equal(checked(kick.run({ required_kick_tolerance: 60 }), 'kick_tolerance')?.state, 'fail')
})

test('in a whole design all inputs of the kick tolerance are given, or none', () => {
  refusedAt('/influx_gradient', {}, ['influx_gradient'])
  const none = Object.keys(KICK).filter((name) => name !== 'analysis')
  const options = ['annular_capacity_drill_collar', 'drill_collar_length']
  assert.equal(value(run({}, [...none, ...options]), 'kick_tolerance'), undefined)
})

test('a string that is full has no safety factor in collapse, and no check of it', () => {
  const r = strings.run({ strings: [{ ...intermediate, internal_fluid_level: 0, next_mud_weight: 13 }] })
  assert.ok(codes(r).includes('no_collapse_load'))
  assert.equal(value(r, 'collapse_safety_factor'), null)
  assert.equal(checked(r, 'collapse')?.state, 'not_made')
  assert.ok((of(r, 'collapse_load_at_shoe', 'intermediate') ?? 0) < 0)
})

test('a fluid level at the shoe is full evacuation', () => {
  const r = strings.run({ strings: [{ ...intermediate, internal_fluid_level: 10500 }] })
  for (const name of ['collapse_safety_factor', 'collapse_load_at_fluid_level', 'collapse_resistance_at_fluid_level'])
    near(of(r, name, 'intermediate'), of(strings.run(), name, 'intermediate') ?? 0, 1e-12)
})

test('a string without a collapse rating fails', () => {
  const soft = { ...intermediate, specified_minimum_yield_strength: 9000 }
  const r = strings.run({ strings: [soft] })
  assert.equal(checked(r, 'collapse')?.state, 'fail')
  assert.match(checked(r, 'collapse')?.note ?? '', /no collapse rating/)
  assert.match(reason(r, 'collapse_regime'), /not in ascending order/)
})

test('the weaker connection governs tension, and a stronger one changes nothing', () => {
  const tension = (connection_joint_strength?: number) =>
    of(
      strings.run({ strings: [{ ...intermediate, ...(connection_joint_strength && { connection_joint_strength }) }] }),
      'tension_safety_factor',
      'intermediate',
    ) ?? 0
  near(tension(5e6), tension(), 1e-12)
  assert.ok(tension(9e5) < tension())
})

test('overpull and gas load each what they load', () => {
  const [base, pulled, heavy] = [strings.run(), strings.run({ overpull: 2e5 }), strings.run({ gas_gradient: 0.15 })]
  near((of(pulled, 'tension_load', 'intermediate') ?? 0) - (of(base, 'tension_load', 'intermediate') ?? 0), 1e5, 1e-9)
  assert.equal(of(pulled, 'triaxial_safety_factor', 'intermediate'), of(base, 'triaxial_safety_factor', 'intermediate'))
  assert.ok(
    (of(heavy, 'burst_load_at_surface', 'intermediate') ?? 0) <
      (of(base, 'burst_load_at_surface', 'intermediate') ?? 0),
  )
})

test('a bit that does not drift, and a string as wide as its hole, fail', () => {
  const wide = run({ strings: [surface, intermediate, { ...production, hole_diameter: 8.5 }] })
  assert.equal(checked(wide, 'drift')?.state, 'fail')
  const tight = run({ strings: [surface, intermediate, { ...production, hole_diameter: 7 }] })
  assert.equal(checked(tight, 'clearance')?.state, 'fail')
})

test('a shoe that is set too high leaves a section that no mud suits', () => {
  const r = run({ strings: [surface, { ...intermediate, setting_depth: 9000 }, production] })
  assert.equal(checked(r, 'sections')?.state, 'fail')
  assert.match(checked(r, 'sections')?.note ?? '', /'intermediate'/)
})

test('a specialist sees what does not fit together', () => {
  const told = (row: Readonly<Record<string, unknown>>, over = {}) =>
    codes(run({ strings: [surface, { ...intermediate, ...row }, production], ...over }))
  assert.ok(told({ nominal_weight: 79.6 }).includes('weight_and_wall'))
  assert.ok(told({ specified_minimum_yield_strength: 170000 }).includes('grade_outside'))
  assert.ok(told({ wall_thickness: 0.15 }).includes('ratio_outside'))
  assert.ok(told({ mud_weight: 16 }).includes('mud_breaks_shoe'))
  assert.ok(told({ fracture_gradient_at_shoe: 17 }).includes('profile_differs'))
  const { dogleg_severity: _bent, ...straight } = intermediate ?? {}
  assert.ok(codes(run({ strings: [surface, straight, production] })).includes('straight_string'))
  assert.ok(told({}, { water_depth: 900 }).includes('shoe_above_seabed'))
  assert.ok(told({ setting_depth: 14500, next_section_total_depth: 15000 }).includes('below_total_depth'))
  assert.ok(told({}, { hole_type: 'slim_hole' }).includes('other_concept'))
})

test('cost follows the water depth, and the recommendation does not follow the concept', () => {
  const at = (water_depth: number) => number(run({ water_depth }), 'total_cost')
  near(at(1500) / at(500), 2, 1e-12)
  near(at(100), 0.6 * 21.5e6, 1e-12)
  for (const hole_type of ['big_hole', 'slim_hole'])
    assert.equal(
      value(run({ hole_type, objective: 'appraisal', water_depth: 1200 }), 'recommended_hole_type'),
      'standard_hole',
    )
})

test('what cannot be is refused at its own input', () => {
  seats.refusedAt('/fracture_gradient/3', { fracture_gradient: [10, 12.8, 15, 10.8, 17.4] })
  seats.refusedAt('/depths/2', { depths: [0, 2000, 2000, 10000, 14000] })
  seats.refusedAt('/pore_pressure_gradient', { pore_pressure_gradient: [8.6, 8.8] })
  seats.refusedAt('/total_depth', { total_depth: 15000 })
  seats.refusedAt('/surface_casing_depth', { surface_casing_depth: 14000 })
  kick.refusedAt('/fracture_gradient_at_shoe', { mud_weight: 13.2 })
  kick.refusedAt('/mud_weight', { influx_gradient: 10.5 })
  kick.refusedAt('/shoe_true_vertical_depth', { shoe_true_vertical_depth: 8500 })
  kick.refusedAt('/safety_margin', { safety_margin: 5000 })
  kick.refusedAt('/static_temperature_at_bit', { static_temperature_at_shoe: 150 })
  kick.refusedAt('/drill_collar_length', { annular_capacity_drill_collar: 0.02 })
  kick.refusedAt('/annular_capacity_drill_collar', { annular_capacity_drill_collar: 0.03, drill_collar_length: 300 })
  strings.refusedAt('/strings/0/wall_thickness', { strings: [{ ...intermediate, wall_thickness: 4.9 }] })
  strings.refusedAt('/strings/0/internal_fluid_level', { strings: [{ ...intermediate, internal_fluid_level: 11000 }] })
  strings.refusedAt('/strings/0/next_section_total_depth', {
    strings: [{ ...intermediate, next_section_total_depth: 9000 }],
  })
  strings.refusedAt('/strings/0/formation_pressure_gradient', {
    strings: [{ ...intermediate, formation_pressure_gradient: 1.9 }],
  })
  strings.refusedAt('/strings/1/name', { strings: [intermediate, intermediate] })
  strings.refusedAt('/strings', { strings: [] })
  refusedAt('/water_depth', { water_depth: 0 })
  refusedAt('/hole_type', { hole_type: 'wide_hole' })
  refusedAt('/objective', { objective: 'fun' })
})

/** What is special to rigging: which corner governs, bands of the amplification, factors that yield to others, parts, skew, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
import { rigging as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const equal = testKit(workflow, {
  analysis: 'lift',
  lift_mass: 50,
  sling_angle_from_horizontal: 60,
})
const skew = testKit(workflow, {
  analysis: 'skew_load',
  lift_mass: 50,
  lift_point_length: 8,
  lift_point_breadth: 4,
  sling_length: 8,
  axial_stiffness: 60000,
  cog_depth: 1.5,
})
const shackles = testKit(workflow, { analysis: 'catalogue', part_number: '1019533' })

test('the corner nearest to the centre of gravity carries most, the farthest leg is longest', () => {
  const rows = rowsOf(run(), 'legs')
  assert.equal(rows.length, 4)
  const mirrored = run({ cog_offset_x: -0.3, cog_offset_y: -0.15 })
  near(number(mirrored, 'maximum_sling_force'), number(run(), 'maximum_sling_force'), 1e-12)
  near(number(run({ cog_offset_x: 0, cog_offset_y: 0 }), 'maximum_vertical_reaction'), (50 * 1.1 * 9.80665) / 4, 1e-12)
})

test('the amplification falls by bands, and each upper end belongs to its band', () => {
  const at = (lift_mass: number, environment = 'offshore') =>
    number(equal.run({ lift_mass, environment }), 'dynamic_amplification_factor')
  assert.deepEqual(
    [100, 100.1, 300, 300.1, 1000, 1000.1, 2500, 2500.1].map((M) => at(M)),
    [1.25, 1.25, 1.25, 1.2, 1.2, 1.15, 1.15, 1.1],
  )
  assert.deepEqual(
    [100, 300, 1000, 2500, 2501].map((M) => at(M, 'inshore')),
    [1.12, 1.12, 1.1, 1.08, 1.05],
  )
  assert.ok(codes(equal.run({ lift_mass: 2.9 })).includes('light_lift'))
  assert.ok(!codes(equal.run({ lift_mass: 3 })).includes('light_lift'))
})

test('legs that are alike have no corner, and an offset has no part in them', () => {
  const ran = equal.run({ cog_offset_x: 0.3 })
  assert.equal(value(ran, 'maximum_vertical_reaction'), undefined)
  assert.equal(number(ran, 'minimum_sling_angle'), 60)
  assert.ok(codes(ran).includes('offset_unused'))
  assert.ok(!codes(equal.run()).includes('offset_unused'))
})

test('flat legs are remarked on, and a hook too low fails', () => {
  assert.ok(codes(equal.run({ sling_angle_from_horizontal: 44 })).includes('flat_legs'))
  assert.ok(!codes(equal.run({ sling_angle_from_horizontal: 45 })).includes('flat_legs'))
  const low = run({ hook_height: 2 })
  assert.equal(checked(low, 'sling_angle')?.state, 'fail')
  assert.equal(checked(run(), 'sling_angle')?.state, 'pass')
  assert.equal(checked(equal.run(), 'sling_angle')?.state, 'not_made')
})

test('bending yields to a worse termination, and the floor of 2.3 to larger factors', () => {
  const bent = run({ termination_factor: 1.33 })
  near(number(bent, 'reduction_factor'), 1 / 0.75, 1e-9)
  near(number(run({ termination_factor: 1.4 }), 'reduction_factor'), 1.4, 1e-12)
  const floor = number(run({ load_factor: 1, consequence_factor: 1 }), 'nominal_safety_factor')
  near(floor, 2.3 / 0.75, 1e-9)
  near(number(run({ material_factor: 1.5 }), 'nominal_safety_factor'), (1.3 * 1.3 * 1.5) / 0.75, 1e-9)
})

test('the material factor of new wire rope is assumed and remarked on', () => {
  const left = run({}, ['material_factor'])
  assert.ok(left.result.assumed.some(({ name }) => name === 'material_factor'))
  assert.ok(codes(left).includes('material_factor'))
  assert.ok(!codes(run({ material_factor: 1.5 })).includes('material_factor'))
  assert.ok(codes(run({ bend_diameter: 59 })).includes('sharp_bend'))
  assert.ok(!codes(run({ bend_diameter: 60 })).includes('sharp_bend'))
})

test('a sling without its rope has no factor, without its breaking load no check', () => {
  assert.equal(value(run({}, ['rope_diameter']), 'required_mbl'), undefined)
  const unloaded = run({}, ['sling_mbl'])
  assert.ok(number(unloaded, 'required_mbl') > 0)
  assert.equal(value(unloaded, 'sling_utilisation'), undefined)
  assert.equal(checked(run({ sling_mbl: 900 }), 'sling')?.state, 'fail')
})

test('the weakest part is held against the load without dynamics, a shackle against 3.3 times with them', () => {
  const F = number(run(), 'maximum_sling_force')
  const parts = (working_load_limit_t: number, minimum_breaking_load_kn?: number) =>
    run({
      elements: [
        { label: 'bow shackle', working_load_limit_t, ...(minimum_breaking_load_kn && { minimum_breaking_load_kn }) },
      ],
    })
  const limit = F / 1.353553 / 9.80665
  assert.equal(checked(parts(limit * 1.001), 'working_load')?.state, 'pass')
  assert.equal(checked(parts(limit * 0.999), 'working_load')?.state, 'fail')
  assert.equal(checked(parts(35, F * 3.301), 'shackle')?.state, 'pass')
  const heritage = checked(parts(35, F * 3.1), 'shackle')
  assert.equal(heritage?.state, 'fail')
  assert.match(heritage?.note ?? '', /3 of 0027\/ND/)
  assert.equal(checked(parts(35, F * 2.9), 'shackle')?.note, null)
  assert.equal(checked(parts(35), 'shackle')?.state, 'not_made')
  assert.ok(codes(parts(35)).includes('shackle_without_load'))
})

test('a part without a limit is named, and a lift without any has no governing one', () => {
  const none = run({ elements: [{ category: 'sling', minimum_breaking_load_kn: 1200 }] })
  assert.match(reason(none, 'governing_wll'), /working load limit/)
  assert.equal(checked(none, 'working_load')?.state, 'not_made')
  assert.ok(codes(run()).includes('part_without_limit'))
  const string = testKit(workflow, {
    analysis: 'string',
    elements: [{ working_load_limit_t: 8 }, { working_load_limit_t: 6 }],
  })
  assert.equal(number(string.run(), 'governing_wll'), 6)
  string.refusedAt('/elements', { elements: [{ label: 'hook' }] })
})

test('sizes are answered in their order, a stock number with one number', () => {
  assert.equal(value(shackles.run(), 'working_load_limit'), 6.5)
  assert.equal(codes(shackles.run()).includes('stock_number'), false)
  const two = shackles.run({ sizes: ['2', '1/2'] }, ['part_number'])
  assert.deepEqual(list(two, 'working_load_limit'), [35, 2])
  assert.deepEqual(list(two, 'minimum_breaking_load'), [210, 12])
  assert.ok(codes(two).includes('stock_number'))
  shackles.refusedAt('/part_number', { part_number: '1019534' })
  shackles.refusedAt('/sizes/1', { sizes: ['1', '3'] }, ['part_number'])
  shackles.refusedAt('/sizes', {}, ['part_number'])
})

test('legs at an angle pull sideways by the cosine', () => {
  const legs = testKit(workflow, {
    analysis: 'leg_angle',
    load: 100,
    sling_angle_from_horizontal: 45,
    number_of_legs: 1,
    skew_load_factor: 1,
  })
  near(number(legs.run(), 'sling_force'), 100 * Math.SQRT2, 1e-9)
  near(number(legs.run(), 'horizontal_force'), 100, 1e-9)
})

test('slings of exact length are not skewed, long and short ones are, and stiff ones go slack', () => {
  const factor = (sling_length_tolerance: number) =>
    number(skew.run({ sling_length_tolerance }), 'skew_load_factor_calculated')
  near(factor(0), 1, 1e-9)
  assert.ok(factor(0.002) > factor(0.001))
  assert.equal(value(skew.run(), 'slack_sling'), false)
  const stiff = skew.run({ axial_stiffness: 1e6 })
  assert.equal(value(stiff, 'slack_sling'), true)
  assert.ok(codes(stiff).includes('slack_sling'))
  assert.equal(rowsOf(stiff, 'combinations').length, 17)
})

test('the governing sling is one of those by sling, and the largest force one of the table', () => {
  const ran = skew.run({ cog_offset_x: 1.5, cog_offset_y: 0.6 })
  near(number(ran, 'skew_load_factor_calculated'), Math.max(...list(ran, 'skew_load_factor_by_sling')), 1e-9)
  const forces = rowsOf(ran, 'combinations')
    .slice(1)
    .flatMap((row) => Object.values(row).filter((x) => typeof x === 'number'))
  near(number(ran, 'maximum_skew_sling_force'), Math.max(...forces.map(Number)), 1e-9)
})

test('a factor of 2 means that two slings carry the load', () => {
  assert.ok(codes(run({ skew_load_factor: 2 })).includes('two_slings'))
  assert.ok(!codes(run({ skew_load_factor: 1.9 })).includes('two_slings'))
})

test('what cannot be is refused where it is', () => {
  refusedAt('/cog_offset_x', { cog_offset_x: 4 })
  refusedAt('/cog_offset_y', { cog_offset_y: -2 })
  refusedAt('/lift_point_breadth', {}, ['lift_point_breadth'])
  refusedAt('/number_of_legs', { number_of_legs: 3 })
  refusedAt('/lift_mass', { lift_mass: -1 })
  refusedAt('/bend_diameter', { bend_diameter: 15 })
  equal.refusedAt('/sling_angle_from_horizontal', { sling_angle_from_horizontal: 29 })
  equal.refusedAt('/sling_angle_from_horizontal', {}, ['sling_angle_from_horizontal'])
  skew.refusedAt('/sling_length', { sling_length: Math.hypot(8, 4) / 2 })
  skew.refusedAt('/cog_offset_x', { cog_offset_x: 4.1 })
})

/** What is special to the OrcaFlex buoy: its file, what is left out without an outline, cylinders, trapped water, stages, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/workflow/testing.ts'
import { parse } from 'yaml'
import { readBuoy } from './files-deck.ts'
import { orcaflex6dbuoyDnvrph103 as workflow } from './index.ts'

const { refusedAt, run } = testKit(workflow)
const box = testKit(workflow, { mass_in_air: 120, length: 6, width: 5, height: 3, perforation_ratio_z: 0.2 })
const SEA = {
  significant_wave_height: 1.5,
  zero_crossing_period: 7,
  crane_tip_velocity: 0.4,
  crane_tip_acceleration: 0.35,
}
const surface = testKit(workflow, {
  ...SEA,
  mass_in_air: 60,
  volume: 7.5,
  vertical_added_mass: 30,
  projected_area: 16,
  water_plane_area: 2,
  crane_tip_amplitude: 0.5,
  depth_to_structure: [0, 15],
})
const fileOf = (ran: ReturnType<typeof run>) => String(value(ran, 'orcaflex_yaml'))

// Names and order as in files that OrcaFlex 11 saved.
const KEYS = [
  'Name', 'BuoyType', 'Connection', 'InitialPosition', 'InitialAttitude', 'Mass', 'MomentsOfInertia', 'CentreOfMass',
  'LumpedBuoyAddedMassMethod', 'Volume', 'Height', 'CentreOfVolume', 'UnitDampingForce', 'UnitDampingMoment', 'DragArea',
  'DragAreaMoment', 'DragForceCoefficient', 'DragMomentCoefficient', 'HydrodynamicMass', 'HydrodynamicInertia',
  'AddedMassCoefficient', 'AddedInertiaCoefficient', 'FluidAccelerationForceCoefficient', 'LumpedBuoySlamArea',
  'LumpedBuoySlamForceDataEntry', 'LumpedBuoySlamForceDataExit',
] // biome-ignore format: as the file has them

test('the file has the names of a saved one, in its order, for a model in SI', () => {
  const text = fileOf(box.run())
  assert.ok(
    text.startsWith('%YAML 1.1\n# Type: Model\n---\nGeneral:\n  UnitsSystem: SI\nEnvironment:\n  Density: 1.025\n'),
  )
  const whole = parse(text) as { readonly '6DBuoys': readonly object[] }
  assert.deepEqual(Object.keys(whole['6DBuoys'][0] ?? {}), KEYS)
})

test('what the file says is the structure that was asked for', () => {
  const ran = box.run({ centre_of_gravity: [0.3, -0.1, 0.4] })
  const read = readBuoy(fileOf(ran))
  near(read.mass, 120e3, 1e-12)
  near(read.volume, 90, 1e-12)
  near(read.waterDensity, 1025, 1e-12)
  near((read.addedMasses[2] ?? 0) / 1000, number(ran, 'vertical_added_mass'), 1e-9)
  near(read.slamArea, 30, 1e-12)
  assert.equal(read.slamCoefficient, 5)
  assert.deepEqual(read.centreOfMass, [0.3, -0.1, 0.4])
  assert.throws(() => readBuoy('General:\n  UnitsSystem: SI\n'), /no 6D buoy/)
})

test('the water accelerates the buoy by one more than the added mass coefficient', () => {
  const { '6DBuoys': [buoy] = [] } = parse(fileOf(box.run())) as { '6DBuoys'?: Record<string, number[]>[] }
  const [C_a = [], C_m = []] = [buoy?.AddedMassCoefficient, buoy?.FluidAccelerationForceCoefficient]
  for (const [i, c] of C_a.entries()) near(C_m[i] ?? 0, 1 + c, 1e-9)
  near(buoy?.DragAreaMoment?.[0] ?? 0, (6 * 5 ** 4) / 32, 1e-9)
})

test('without an outline a box of area and volume stands for it, and the file says so', () => {
  const ran = run()
  assert.ok(codes(ran).includes('stands_in'))
  assert.equal(value(ran, 'plate_added_mass'), undefined)
  assert.match(fileOf(ran), /# No outline was given/)
  const { '6DBuoys': [buoy] = [] } = parse(fileOf(ran)) as { '6DBuoys'?: Record<string, number>[] }
  near(buoy?.Height ?? 0, 5.1 / 25, 1e-9)
  assert.ok(!codes(box.run()).includes('stands_in'))
})

test('with too little there is no file, and the run says what is missing', () => {
  const ran = testKit(workflow, { ...SEA, mass_in_air: 40 }).run()
  assert.equal(ran.status, 'FAIL')
  assert.ok(codes(ran).includes('no_file'))
  assert.equal(value(ran, 'orcaflex_yaml'), undefined)
  assert.equal(value(ran, 'drag_force'), undefined)
})

test('an upright cylinder is a disc in heave, and turns without added inertia about its axis', () => {
  const cylinder = testKit(workflow, { shape: 'cylinder_axis_vertical', mass_in_air: 80, radius: 2, height: 3 }).run()
  near(number(cylinder, 'plate_added_mass'), ((8 / 3) * 1025 * 8) / 1000, 1e-9)
  near(number(cylinder, 'volume'), Math.PI * 12, 1e-9)
  near(list(cylinder, 'drag_area_xyz')[2] ?? 0, Math.PI * 4, 1e-9)
  near(list(cylinder, 'moments_of_inertia')[2] ?? 0, 160, 1e-9)
  near(list(cylinder, 'moments_of_inertia')[0] ?? 0, (80 * (3 * 4 + 9)) / 12, 1e-9)
  const about = rowsOf(cylinder, 'buoy').map((row) => Number(row.at(-1)))
  assert.equal(about[2], 0)
  assert.ok((about[0] ?? 0) > 0)
})

test('length and width may change places', () => {
  const [ahead, across] = [box.run(), box.run({ length: 5, width: 6 })]
  near(number(ahead, 'vertical_added_mass'), number(across, 'vertical_added_mass'), 1e-12)
  assert.deepEqual(list(ahead, 'drag_area_xyz').slice(0, 2), list(across, 'drag_area_xyz').slice(0, 2).reverse())
})

test('trapped water moves with the structure where it is said to', () => {
  const [open, closed] = [false, true].map((include_trapped_water) => box.run({ volume: 15, include_trapped_water }))
  assert.ok(open && closed)
  near(number(closed, 'vertical_added_mass') - number(open, 'vertical_added_mass'), 1.025 * (90 - 15), 1e-9)
  box.refusedAt('/volume', { volume: 91, include_trapped_water: true })
  assert.ok(codes(box.run({ volume: 91 })).includes('volume_differs'))
})

test('an added mass that is given leaves the holes aside', () => {
  const ran = box.run({ vertical_added_mass: 45 }, ['perforation_ratio_z'])
  assert.equal(number(ran, 'vertical_added_mass'), 45)
  assert.match(reason(ran, 'perforation_factor'), /is given/)
  assert.ok(number(ran, 'solid_added_mass') > 100)
})

test('the first stage slams and the last does not, whatever lies between', () => {
  const [two, three] = [surface.run(), surface.run({ depth_to_structure: [0, 7, 15] })]
  for (const name of ['hydrodynamic_force_surface', 'hydrodynamic_force_deep', 'slamming_force_surface'])
    assert.equal(number(two, name), number(three, name))
  assert.equal(list(three, 'drag_force').length, 3)
  assert.equal(rowsOf(three, 'stages').length, 3)
  assert.ok(!codes(two).includes('below_surface'))
  assert.ok(codes(run()).includes('below_surface'))
})

test('in the allowable sea the slings are at the limit of slack', () => {
  const significant_wave_height = number(surface.run(), 'allowable_significant_wave_height')
  near(number(surface.run({ significant_wave_height }), 'slack_sling_criterion_surface'), 1, 1e-9)
  assert.ok(codes(surface.run()).includes('fixed_tip'))
  assert.ok(!codes(surface.run({ crane_tip_reference_hs: 1 })).includes('fixed_tip'))
  assert.equal(value(surface.run({ lowering_speed: 6 }), 'allowable_significant_wave_height'), null)
})

test('a structure that floats can not be lowered: its check fails, and its slings have no number', () => {
  const ran = surface.run({ mass_in_air: 7 })
  assert.ok(codes(ran).includes('floats'))
  assert.equal(checked(ran, 'slack_deep')?.state, 'fail')
  assert.equal(value(ran, 'slack_sling_criterion_deep'), null)
  assert.ok(number(ran, 'static_submerged_weight') < 0)
})

test('what a specialist would remark is remarked', () => {
  assert.ok(codes(surface.run({ drag_coefficient: 2.4 })).includes('low_drag'))
  assert.ok(!codes(surface.run()).includes('low_drag'))
  assert.ok(codes(surface.run({ slamming_coefficient: 3 })).includes('low_slam'))
  assert.ok(codes(surface.run({ zero_crossing_period: 3.4 })).includes('too_steep'))
  assert.ok(!codes(surface.run({ zero_crossing_period: 3.5 })).includes('too_steep'))
  assert.ok(codes(surface.run({ zero_crossing_period: 13.5 })).includes('long_period'))
})

test('what cannot be is refused where it is', () => {
  box.refusedAt('/perforation_ratio_z', { perforation_ratio_z: 0.51 })
  refusedAt('/zero_crossing_period', {}, ['zero_crossing_period'])
  refusedAt('/crane_tip_velocity', {}, ['crane_tip_velocity'])
  surface.refusedAt('/crane_tip_amplitude', {}, ['crane_tip_amplitude'])
  refusedAt('/slamming_coefficient', { slamming_coefficient: 2.9 })
  refusedAt('/mass_in_air', { mass_in_air: 0 })
})

/** What is special to the OrcaFlex buoy: its file, what is left out without an outline, cylinders, trapped water, stages, and what is refused. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  axesOf,
  checked,
  codes,
  list,
  messageOf,
  near,
  number,
  reason,
  rowsOf,
  testKit,
  value,
} from '@keelson/engine/testing.ts'
import { markOf, pairsOf, sizesOf } from '@keelson/engine/testing-pictures.ts'
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
  assert.match(reason(ran, 'perforation_factor'), /is entered directly/)
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
  const slack = { lowering_speed: 6 }
  assert.ok(codes(surface.run({ ...slack, zero_crossing_period: 3.4 })).includes('too_steep'))
  assert.ok(!codes(surface.run({ ...slack, zero_crossing_period: 3.5 })).includes('too_steep'))
  assert.ok(codes(surface.run({ ...slack, zero_crossing_period: 13.5 })).includes('long_period'))
  assert.ok(!codes(surface.run({ zero_crossing_period: 13.5 })).includes('long_period'))
  assert.match(checked(surface.run({ zero_crossing_period: 13.5 }), 'slack_deep')?.reason ?? '', /13\.5 s, above 13 s/)
})

test('what cannot be is refused where it is', () => {
  box.refusedAt('/perforation_ratio_z', { perforation_ratio_z: 0.51 })
  refusedAt('/zero_crossing_period', {}, ['zero_crossing_period'])
  refusedAt('/crane_tip_velocity', {}, ['crane_tip_velocity'])
  surface.refusedAt('/crane_tip_amplitude', {}, ['crane_tip_amplitude'])
  refusedAt('/slamming_coefficient', { slamming_coefficient: 2.9 })
  refusedAt('/mass_in_air', { mass_in_air: 0 })
})

test('the forces that are drawn are those of each depth, with slamming and buoyancy at the first', () => {
  const r = surface.run()
  assert.deepEqual(axesOf(r, 'forces'), ['Force [kN]', 'Depth [m]'])
  for (const i of [10, 40]) {
    const depth = pairsOf(r, 'forces', 'drag')[i]?.[1] ?? 0
    const there = surface.run({ depth_to_structure: [0, depth] })
    near(pairsOf(r, 'forces', 'drag')[i]?.[0] ?? 0, list(there, 'drag_force')[1] ?? 0, 1e-4)
    near(pairsOf(r, 'forces', 'mass force')[i]?.[0] ?? 0, list(there, 'mass_force')[1] ?? 0, 1e-4)
  }
  assert.equal(pairsOf(r, 'forces', 'drag').at(-1)?.[1], 20)
  assert.equal(pairsOf(surface.run({ depth_to_structure: [0, 40] }), 'forces', 'drag').at(-1)?.[1], 40)
  for (const [label, name] of [
    ['slamming', 'slamming_force_surface'],
    ['varying buoyancy', 'varying_buoyancy_force'],
  ] as const) {
    near(markOf(r, 'forces', label)[0] ?? 0, number(r, name), 1e-5)
    assert.equal(markOf(r, 'forces', label)[1], 0)
  }
})

test('added mass is drawn over the holes, and allowable and steepest seas over the period', () => {
  const r = box.run()
  assert.deepEqual(axesOf(r, 'perforation'), ['Perforation [%]', 'Heave added mass [t]'])
  for (const i of [20, 60]) {
    const [share = 0, mass = 0] = pairsOf(r, 'perforation', 'added mass')[i] ?? []
    near(mass, number(box.run({ perforation_ratio_z: share / 100 }), 'vertical_added_mass'), 1e-4)
  }
  near(markOf(r, 'perforation', 'this structure')[0] ?? 0, 20, 1e-9)
  near(markOf(r, 'perforation', 'this structure')[1] ?? 0, number(r, 'vertical_added_mass'), 1e-5)
  const s = surface.run()
  assert.deepEqual(axesOf(s, 'allowable'), ['Zero-crossing period [s]', 'Significant wave height [m]'])
  const line = pairsOf(s, 'allowable', 'allowable')
  assert.deepEqual([line[0]?.[0], line.at(-1)?.[0]], [3, 13])
  for (const i of [4, 15]) {
    const [zero_crossing_period, Hs = 0] = line[i] ?? []
    near(Hs, number(surface.run({ zero_crossing_period }), 'allowable_significant_wave_height'), 1e-4)
  }
  for (const [T, Hs] of pairsOf(s, 'allowable', 'steepest sea')) near(T, 8.9 * Math.sqrt(Hs / 9.80665), 1e-4)
  assert.ok(pairsOf(s, 'allowable', 'steepest sea').length > 4)
  assert.deepEqual(markOf(s, 'allowable', 'this period'), [
    7,
    Number(number(s, 'allowable_significant_wave_height').toPrecision(6)),
  ])
})

test('the table of the buoy is what its file says, and a plate each way', () => {
  const r = box.run()
  const rows = rowsOf(r, 'buoy')
  const { '6DBuoys': [buoy] = [] } = parse(fileOf(r)) as { '6DBuoys'?: Record<string, number[]>[] }
  for (const [column, key] of [
    [2, 'AddedMassCoefficient'],
    [3, 'DragArea'],
    [4, 'MomentsOfInertia'],
    [5, 'AddedInertiaCoefficient'],
  ] as const)
    for (const i of [0, 1, 2]) near(Number(rows[i]?.[column]), buoy?.[key]?.[i] ?? 0, 1e-9)
  assert.deepEqual(
    rows.map(([axis]) => axis),
    ['x', 'y', 'z'],
  )
  near(Number(rows[2]?.[1]), number(r, 'vertical_added_mass'), 1e-9)
  // turned so that each side lies in plan, with no holes
  const turned = (length: number, width: number, height: number) =>
    number(box.run({ length, width, height, perforation_ratio_z: 0 }), 'vertical_added_mass')
  near(Number(rows[0]?.[1]), turned(5, 3, 6), 1e-9)
  near(Number(rows[1]?.[1]), turned(6, 3, 5), 1e-9)
  const trapped = rowsOf(box.run({ volume: 15, include_trapped_water: true }), 'buoy')
  for (const i of [0, 1]) near(Number(trapped[i]?.[1]) - Number(rows[i]?.[1]), 1.025 * 75, 1e-9)
  const displaced = 1025 * 90
  for (const i of [0, 1, 2]) near(Number(rows[i]?.[2]), (1000 * Number(rows[i]?.[1])) / displaced, 1e-9)
})

test('the areas and inertias of the file are those of the box', () => {
  const { '6DBuoys': [buoy] = [] } = parse(fileOf(box.run())) as { '6DBuoys'?: Record<string, number[]>[] }
  const near3 = (key: string, of: readonly number[]) => {
    for (const [i, x] of of.entries()) near(buoy?.[key]?.[i] ?? 0, x, 1e-9)
  }
  near3('DragArea', [15, 18, 30])
  near3('DragAreaMoment', [(6 * 5 ** 4) / 32, (5 * 6 ** 4) / 32, (3 * 6 ** 4) / 32])
  near3('MomentsOfInertia', [10 * (25 + 9), 10 * (36 + 9), 10 * (36 + 25)])
  near3('HydrodynamicInertia', [7.6875 * (25 + 9), 7.6875 * (36 + 9), 7.6875 * (36 + 25)])
})

test('a run without a lift says its buoy', () => {
  const r = box.run()
  assert.ok(r.detail.endsWith('Lumped buoy mass 120 t, heave added mass 83.41 t.'), r.detail)
  assert.equal(testKit(workflow, { mass_in_air: 40 }).run().detail, 'Missing output files: orcaflex-6dbuoy.yml')
})

test('warnings say the numbers that they are about', () => {
  assert.match(messageOf(surface.run({ volume: 60 }), 'floats'), /displaces 61\.5 t of water for a .* of 60 t\./)
  assert.match(messageOf(box.run({ volume: 91 }), 'volume_differs'), / 91 m³ exceeds the outline volume 90 m³/)
  assert.equal(codes(box.run({ volume: 90 })).includes('volume_differs'), false)
  assert.match(messageOf(surface.run({ drag_coefficient: 1.5 }), 'low_drag'), / 1\.5 is below 2\.5,/)
  assert.match(messageOf(surface.run({ slamming_coefficient: 3 }), 'low_slam'), / 3 is below 5\./)
  for (const code of ['low_drag', 'low_slam'])
    assert.equal(codes(surface.run({ drag_coefficient: 2.5, slamming_coefficient: 5 })).includes(code), false)
  assert.match(messageOf(run(), 'below_surface'), / is 10 m, where/)
  assert.match(
    messageOf(surface.run({ lowering_speed: 6, zero_crossing_period: 3 }), 'too_steep'),
    / is 7\.671, below 8\.9: a sea state this steep does not occur/,
  )
  assert.ok(codes(surface.run()).includes('fixed_tip'))
  for (const over of [{ crane_tip_reference_hs: 1 }, { significant_wave_height: 4 }])
    assert.equal(codes(surface.run(over)).includes('fixed_tip'), false)
  assert.ok(codes(box.run()).includes('approximate'))
  assert.equal(codes(box.run()).includes('no_file'), false)
})

test('the figures say the structure', () => {
  assert.deepEqual(sizesOf(run(), 'elevation'), [
    'l 5 m',
    'h 0.204 m',
    'd 10 m',
    'centre of gravity M 40 t',
    'drag area A_y 1.02 m2',
    'added mass A_33 45 t',
  ])
  assert.deepEqual(sizesOf(box.run(), 'plan'), ['l 6 m', 'w 5 m', 'projected area A_p 30 m2', 'drag area A_x 15 m2'])
})

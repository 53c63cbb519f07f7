/** What is special here: mechanisms and slips are refused, no stress is passed that is not known, and signs are signs. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axesOf, checked, codes, list, near, number, reason, rowsOf, testKit, value } from '@keelson/engine/testing.ts'
import { pairsOf } from '@keelson/engine/testing-pictures.ts'
import fc from 'fast-check'
import { vonMises } from './index.ts'

const { problems, refusedAt, run } = testKit(vonMises)
const TUBE = {
  analysis: 'tube',
  outer_diameter: 300,
  wall_thickness: 20,
  internal_pressure: 30,
  external_pressure: 5,
  bending_moment: 200,
  yield_strength: 448,
}
const held = (node: number, x: boolean, y: boolean, rotation: boolean) => ({ node, x, y, rotation })

/** Refused at a pointer in these words. */
function refusedSaying(pointer: string, words: RegExp, over: Parameters<typeof run>[0]) {
  const found = problems(over).find((problem) => problem.startsWith(`${pointer} `))
  assert.match(found ?? 'not refused there', words)
}

test('a mechanism is refused at the supports, with the node and the direction that move', () => {
  refusedSaying('/supports', /node 2 moves freely in y/, { supports: [held(0, true, true, false)] })
  refusedSaying('/supports', /freely in x/, { supports: [held(0, false, true, false), held(2, false, true, false)] })
  refusedSaying('/supports', /mechanism/, { supports: [held(0, false, false, false)] })
  const loose = {
    node_coordinates: [
      [0, 0],
      [1, 0],
      [2, 0],
      [3, 3],
    ],
  }
  refusedSaying('/fixed_nodes', /node 3 moves freely/, { ...loose, fixed_nodes: [0] })
  refusedAt('/fixed_nodes', { fixed_nodes: [] })
})

test('what names nothing, has no length or stands twice is refused at its row', () => {
  refusedSaying('/element_connectivity', /different start and end nodes \(element 1: /, {
    element_connectivity: [
      [0, 1],
      [1, 1],
    ],
  })
  refusedSaying('/element_connectivity/1', /existing node, 0 to 2 \(entered: 3\)/, {
    element_connectivity: [
      [0, 1],
      [1, 3],
    ],
  })
  refusedSaying('/element_connectivity/0', /existing node, 0 to 2 \(entered: 0.5\)/, {
    element_connectivity: [
      [0, 0.5],
      [1, 2],
    ],
  })
  refusedAt('/element_connectivity/0', { element_connectivity: [[0, 1, 2]] })
  refusedSaying('/node_coordinates/2', /same position \(nodes 0 and /, {
    node_coordinates: [
      [0, 0],
      [1, 0],
      [0, 0],
    ],
  })
  refusedAt('/node_coordinates/1', {
    node_coordinates: [
      [0, 0],
      [1, 0, 0],
      [2, 0],
    ],
  })
  refusedSaying('/nodal_loads/0', /existing node, 0 to 2 \(entered: 3\)/, {
    nodal_loads: [{ node: 3, direction: 'x', magnitude: 1 }],
  })
  refusedSaying('/member_loads/0', /existing element.*entered: 2/, { member_loads: [{ element: 2, w_y: -1 }] })
  refusedSaying('/supports/1', /existing node.*entered: 9/, {
    supports: [held(0, true, true, true), held(9, true, true, true)],
  })
  refusedSaying('/fixed_nodes/0', /existing node.*entered: 7/, { fixed_nodes: [7] })
  refusedAt('/wall_thickness', { ...TUBE, wall_thickness: 150 })
})

test('a member that bends without a half depth has no stress, and does not pass', () => {
  const unknown = run({}, ['section_half_depth'])
  assert.match(reason(unknown, 'utilisation'), /unconservative/)
  assert.match(reason(unknown, 'governing_point'), /unconservative/)
  const made = checked(unknown, 'von_mises')
  assert.deepEqual([unknown.status, made?.state, made?.utilisation], ['FAIL', 'fail', null])
  assert.ok(codes(unknown).includes('no_bending_stress'))
  const bar = run({ nodal_loads: [{ node: 2, direction: 'x', magnitude: -1000 }] }, ['section_half_depth'])
  assert.equal(checked(bar, 'von_mises')?.state, 'pass')
  near(number(bar, 'maximum_von_mises_stress'), 0.1)
})

test('the stress of a member is the larger of pull and push with bending, whatever the sign of the load', () => {
  fc.assert(
    fc.property(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -90_000, max: 90_000 }), (v, n) => {
      const at = (x: number, y: number) =>
        run({
          nodal_loads: [
            { node: 2, direction: 'x', magnitude: x },
            { node: 2, direction: 'y', magnitude: y },
          ],
        })
      const [one, other] = [at(n, v), at(-n, -v)]
      near(number(one, 'maximum_von_mises_stress'), number(other, 'maximum_von_mises_stress'))
      near(number(one, 'maximum_von_mises_stress'), (Math.abs(n) / 1e-2 + (Math.abs(v) * 2 * 0.05) / 1e-5) / 1e6)
      near(number(one, 'tip_displacement_y'), -number(other, 'tip_displacement_y'))
    }),
    { numRuns: 20 },
  )
})

test('supports direction by direction give the propped cantilever, in the order of their nodes', () => {
  const r = run({
    supports: [held(2, false, true, false), held(0, true, true, true)],
    nodal_loads: [],
    member_loads: [0, 1].map((element) => ({ element, w_y: -1000 })),
  })
  const [wall, prop] = list(r, 'support_force_y')
  near(wall, (5 / 8) * 2)
  near(prop, (3 / 8) * 2)
  near(list(r, 'support_moment')[0], (1000 * 4) / 8 / 1000)
  assert.equal(list(r, 'support_moment')[1], 0)
  near(number(r, 'fixed_end_moment'), 0.5)
  assert.deepEqual(
    rowsOf(r, 'reactions').map(([support]) => support),
    ['node 0', 'node 2', 'sum'],
  )
})

test('fixed nodes are supports that hold everything', () => {
  const { result } = run({ supports: [held(0, true, true, true)] }, ['fixed_nodes'])
  assert.deepEqual(result.values, run().result.values)
})

test('a moment turns the tip by M L/EI', () => {
  const r = run({ nodal_loads: [{ node: 2, direction: 'moment', magnitude: 20_700 }] })
  near(number(r, 'tip_rotation'), ((20_700 * 2) / (207e9 * 1e-5)) * (180 / Math.PI))
  near(number(r, 'tip_displacement_y'), (20_700 * 4 * 1000) / (2 * 207e9 * 1e-5))
})

test('what leaves small displacements, buckling or elasticity behind is said', () => {
  const at = (x: number, y: number) =>
    run({
      nodal_loads: [
        { node: 2, direction: 'x', magnitude: x },
        { node: 2, direction: 'y', magnitude: y },
      ],
    })
  const note = (x: number, y: number) => checked(at(x, y), 'von_mises')?.note ?? ''
  const left = (x: number, y: number) => checked(at(x, y), 'von_mises')?.left?.limit
  const critical = (Math.PI ** 2 * 207e9 * 1e-5) / (4 * 2 ** 2)
  assert.deepEqual(codes(at(0, -1000)), [])
  assert.match(note(0, -200_000), /above the 10 % limit for small displacements/)
  assert.doesNotMatch(note(0, -150_000), /small displacements/)
  assert.ok(codes(at(0, -150_000)).includes('beyond_yield'))
  assert.equal(left(-0.1001 * critical, 0), 'Critical load factor')
  assert.equal(left(-0.0999 * critical, 0), undefined)
  assert.equal(left(critical, 0), undefined)
  const unjudged = run({ nodal_loads: [{ node: 2, direction: 'y', magnitude: -200_000 }] }, ['yield_strength'])
  assert.ok(codes(unjudged).includes('large_displacements'))
})

test('effective tension with the pressures gives the true wall force, and wins over one that was given', () => {
  const r = run({ ...TUBE, effective_tension: 900, true_wall_force: 5 })
  const [Ai, Ao] = [Math.PI * 0.13 ** 2, Math.PI * 0.15 ** 2]
  near(number(r, 'true_wall_force'), 900 + (30e6 * Ai - 5e6 * Ao) / 1000)
  assert.ok(codes(r).includes('overridden'))
  near(number(run({ ...TUBE, true_wall_force: number(r, 'true_wall_force') }), 'utilisation'), number(r, 'utilisation'))
})

test('bending to either side and torsion of either sense stress the tube alike', () => {
  const one = run({ ...TUBE, torsion_moment: 30 })
  const other = run({ ...TUBE, torsion_moment: -30, bending_moment: -200 })
  near(number(one, 'maximum_von_mises_stress'), number(other, 'maximum_von_mises_stress'))
  near(number(one, 'torsional_shear_outer'), -number(other, 'torsional_shear_outer'))
  near(number(one, 'torsional_shear_outer'), (30e3 * 0.15) / (2 * (Math.PI / 4) * (0.15 ** 4 - 0.13 ** 4)) / 1e6)
})

test('which of the four points governs is said, and the compression side can', () => {
  assert.equal(value(run({ ...TUBE, true_wall_force: 4000 }), 'governing_point'), 'outside, tension side')
  assert.equal(
    value(run({ ...TUBE, true_wall_force: 4000, internal_pressure: 0 }), 'governing_point'),
    'outside, tension side',
  )
  assert.equal(value(run({ ...TUBE, true_wall_force: -2000 }), 'governing_point'), 'outside, compression side')
  assert.equal(value(run({ ...TUBE, bending_moment: 0 }), 'governing_point'), 'inside, both sides')
})

test('a tube is not stressed by forces that are the same all around', () => {
  const p = 20
  const A = (Math.PI / 4) * (0.3 ** 2 - 0.26 ** 2)
  const r = run({
    ...TUBE,
    internal_pressure: p,
    external_pressure: p,
    bending_moment: 0,
    true_wall_force: -p * A * 1000,
  })
  assert.ok(number(r, 'maximum_von_mises_stress') < 1e-9)
})

test('a tube without a yield strength is worked out and not checked', () => {
  const r = run({ ...TUBE }, ['yield_strength'])
  assert.equal(checked(r, 'von_mises')?.state, 'not_made')
  assert.ok(number(r, 'maximum_von_mises_stress') > 0)
})

test('the node that moves most is found wherever it stands', () => {
  const beam = run({
    supports: [held(0, true, true, false), held(2, false, true, false)],
    nodal_loads: [{ node: 1, direction: 'y', magnitude: -1000 }],
  })
  assert.equal(number(beam, 'most_moved_node'), 1)
  near(number(beam, 'maximum_displacement'), (1000 * 2 ** 3 * 1000) / (48 * 207e9 * 1e-5))
  assert.equal(number(run(), 'most_moved_node'), 2)
  near(
    number(run(), 'maximum_displacement'),
    Math.hypot(number(run(), 'tip_displacement_x'), number(run(), 'tip_displacement_y')),
  )
})

test('moment, shear and axial force are drawn along the members', () => {
  const r = run()
  for (const [chart, title, series, at0, atEnd] of [
    ['moment', 'Bending moment [kN·m]', 'bending moment', -30, 0],
    ['shear', 'Shear force [kN]', 'shear force', 15, 15],
    ['axial', 'Axial force [kN]', 'axial force', -1, -1],
  ] as const) {
    assert.deepEqual(axesOf(r, chart), ['Position along members [m]', title])
    const line = pairsOf(r, chart, series)
    near(line[0]?.[1] ?? 0, at0, 1e-5)
    assert.ok(Math.abs((line.at(-1)?.[1] ?? 1) - atEnd) < 1e-9)
    near(line[12]?.[1] ?? 0, chart === 'moment' ? -15 * (2 - (line[12]?.[0] ?? 0)) : at0, 1e-4)
    assert.equal(line.at(-1)?.[0], 2)
  }
})

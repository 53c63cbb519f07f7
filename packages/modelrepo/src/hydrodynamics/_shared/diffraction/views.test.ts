/** Where things stand in the views of a mesh: panels and normals in isometric view; images, axes, sizes, centres and waves in the others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Ran } from '@keelson/engine'
import { near, number, pointsOf, testKit } from '@keelson/engine/testing.ts'
import { drawnAs, frameOf, placesOf, spansOf, writtenOf, type XY } from '@keelson/engine/testing-pictures.ts'
import { boxMesh } from '@keelson/physics/mesh/box.ts'
import { writeGdf } from '@keelson/physics/mesh/gdf.ts'
import type { Point } from '@keelson/physics/mesh/mesh.ts'
import { orcawaveInputPrep as workflow } from '../../orcawave-input-prep/index.ts'

const { run } = testKit(workflow)

const [LENGTH, BEAM, DRAFT] = [20, 10, 5] as const
/** Middle of the box in plan. */
const [X, Y] = [3, 1] as const
/** One panel for each face of the box. */
const faces = (over = {}) => run({ mesh_symmetry: 'none', mesh_panel_size: 100, mesh_box_centre: [X, Y], ...over })
/** Middles of the faces with their normals into the water, as they stand from the far side of the view to the near. */
const FACES: readonly (readonly [middle: Point, outward: Point])[] = [
  [[X - LENGTH / 2, Y, -DRAFT / 2], [-1, 0, 0]],
  [[X, Y - BEAM / 2, -DRAFT / 2], [0, -1, 0]],
  [[X, Y, -DRAFT], [0, 0, -1]],
  [[X, Y + BEAM / 2, -DRAFT / 2], [0, 1, 0]],
  [[X + LENGTH / 2, Y, -DRAFT / 2], [1, 0, 0]],
] // biome-ignore format: a face a line

/** Seen from above her port bow: port at the right, the bow at the left, both towards the reader and so lower. */
const seen = ([x, y, z]: Point): XY => [Math.cos(Math.PI / 6) * (y - x), z - Math.sin(Math.PI / 6) * (x + y)]

const panelsOf = (ran: Ran): readonly (readonly XY[])[] => {
  const corners = pointsOf(ran, 'mesh_view').filter((row) => row.p !== undefined)
  return [...Map.groupBy(corners, ({ p }) => p).values()].map((rows) =>
    rows.map(({ x, y }): XY => [Number(x), Number(y)]),
  )
}
const normalsOf = (ran: Ran): readonly (readonly [from: XY, to: XY])[] =>
  pointsOf(ran, 'mesh_view').flatMap(({ x, y, u, v }) =>
    u === undefined ? [] : [[[Number(x), Number(y)] as const, [Number(u), Number(v)] as const] as const],
  )
const middleOf = (points: readonly XY[]): XY => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
]

test('a panel that is further from the reader is drawn before one that is nearer', () => {
  drawnAs(
    panelsOf(faces()).map((panel) => middleOf(panel.slice(1))),
    FACES.map(([middle]) => seen(middle)),
    'panels',
  )
})

test('a normal stands on the middle of its panel, into the water, as long as the longest side', () => {
  const normals = normalsOf(faces())
  drawnAs(
    normals.map(([from]) => from),
    FACES.map(([middle]) => seen(middle)),
    'feet',
  )
  const end = ([x, y, z]: Point, [u, v, w]: Point): Point => [x + u * LENGTH, y + v * LENGTH, z + w * LENGTH]
  drawnAs(
    normals.map(([, to]) => to),
    FACES.map(([middle, outward]) => seen(end(middle, outward))),
    'heads',
  )
})

const HEADER = { title: 'box', ulen: 1, gravity: 9.80665, symmetricX: false, symmetricY: false }
const box = boxMesh({ length: LENGTH, beam: BEAM, draft: DRAFT, panelSize: 5, symmetry: 'none' })
/** The whole box as a mesh of the request, moved up by so much. */
const lifted = (by: number) => {
  const nodes = box.nodes.map(([x, y, z]): Point => [x, y, z + by])
  return run({ mesh_symmetry: 'none', mesh_gdf: writeGdf({ ...box, nodes }, HEADER) })
}

test('the sides that the views measure are those of the body', () => {
  const ran = run()
  assert.deepEqual(placesOf(ran, 'side', 'L_box'), [
    [
      [-10, -5],
      [10, -5],
    ],
  ])
  assert.deepEqual(placesOf(ran, 'side', 'd_box'), [
    [
      [10, -5],
      [10, 0],
    ],
  ])
  assert.deepEqual(placesOf(ran, 'end', 'B_box'), [
    [
      [-5, -5],
      [5, -5],
    ],
  ])
  const read = lifted(0)
  assert.equal(writtenOf(read, 'side').length, '20 m')
  assert.equal(writtenOf(read, 'side').height, '5 m')
  assert.equal(writtenOf(read, 'end').beam, '10 m')
})

test('a size on a view bears the symbol of the input that it is', () => {
  const ran = run({ mesh_box_length: 24, mesh_box_beam: 11, mesh_box_draft: 6 })
  const inputs: Readonly<Record<string, object>> = workflow.contract.params.properties
  for (const [view, name, size] of [
    ['side', 'mesh_box_length', 24],
    ['end', 'mesh_box_beam', 11],
    ['side', 'mesh_box_draft', 6],
  ] as const) {
    const { 'x-symbol': symbol = '' } = inputs[name] as { readonly 'x-symbol'?: string }
    assert.equal(writtenOf(ran, view)[symbol], `${size} m`, name)
  }
})

test('a quarter is completed by three images in the plan, and a half by one where its plane is seen on edge', () => {
  for (const [mesh_symmetry, side, end, plan] of [
    ['none', 0, 0, 0],
    ['xz', 0, 1, 1],
    ['yz', 1, 0, 1],
    ['both', 1, 1, 3],
  ] as const) {
    const ran = run({ mesh_symmetry })
    const images = (view: string) => spansOf(ran, view, 'ghost').length
    assert.deepEqual([images('side'), images('end'), images('plan')], [side, end, plan], mesh_symmetry)
    const parts = [...spansOf(ran, 'plan', 'steel'), ...spansOf(ran, 'plan', 'ghost')]
    const over = (n: number) => parts.map((span) => span[n] ?? Number.NaN)
    assert.deepEqual(
      [Math.min(...over(0)), Math.min(...over(1)), Math.max(...over(2)), Math.max(...over(3))],
      [-10, -5, 10, 5],
      mesh_symmetry,
    )
  }
})

test('an axis of symmetry runs through the body and out of it by as much at either end', () => {
  const ran = run({ mesh_symmetry: 'both' })
  for (const [view, ends] of [
    ['side', [[0, -5, 0, 0]]],
    ['end', [[0, -5, 0, 0]]],
    [
      'plan',
      [
        [0, -5, 0, 5],
        [-10, 0, 10, 0],
      ],
    ],
  ] as const) {
    const axes = spansOf(ran, view, 'axis')
    assert.equal(axes.length, ends.length, view)
    for (const [i, [left = 0, low = 0, right = 0, high = 0]] of axes.entries()) {
      const [x = 0, y = 0, u = 0, v = 0] = ends[i] ?? []
      const [before, after] = [x - left + y - low, right - u + high - v]
      near(before, after, 1e-9)
      assert.ok(before > 0, view)
      assert.ok(x === u ? left === x && right === x : low === y && high === y, `${view} is square to its plane`)
    }
  }
})

test('the frame of a view holds still water and the whole body, below it, through it and above it', () => {
  for (const [by, lowest, highest] of [
    [-3, -8, 0],
    [0, -5, 0],
    [1, -4, 1],
  ] as const)
    for (const view of ['side', 'end']) {
      const [, , low = 0, high = 0] = frameOf(lifted(by), view)
      assert.ok(low < lowest && high > highest, `${view} ${by}: ${low} to ${high}`)
    }
})

test('gravity and buoyancy stand where they are in each view, and the waves go their way to the body', () => {
  const ran = faces({ centre_of_gravity: [1, 2, -1], wave_headings: [30] })
  assert.deepEqual(placesOf(ran, 'side', 'gravity'), [[[1, -1]]])
  assert.deepEqual(placesOf(ran, 'side', 'buoyancy'), [[[X, -2.5]]])
  assert.deepEqual(placesOf(ran, 'end', 'G'), [[[2, -1]]])
  assert.deepEqual(placesOf(ran, 'plan', 'G'), [[[1, 2]]])
  const [[from = [0, 0], to = [0, 0]] = []] = placesOf(ran, 'plan', 'beta')
  near(Math.atan2(to[1] - from[1], to[0] - from[0]), Math.PI / 6, 1e-4)
  near(Math.atan2(Y - to[1], X - to[0]), Math.PI / 6, 1e-4)
  assert.ok(Math.hypot(to[0] - X, to[1] - Y) > Math.hypot(LENGTH / 2, BEAM / 2))
})

test('a length that is answered bears the symbol of the step that comes to it', () => {
  const ran = run()
  for (const name of ['shortest_wavelength', 'maximum_panel_size']) {
    const symbol = ran.result.values[name]?.symbol
    near(ran.result.steps.find((s) => s.symbol === symbol)?.value, number(ran, name), 1e-11)
  }
})

/** Claims about panel meshes, against bodies whose volume and centroid are known in closed form. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { within } from '@keelson/units/testing.ts'
import fc from 'fast-check'
import { boxMesh } from './box.ts'
import { meshHydrostatics } from './hydrostatics.ts'
import { bounds, type Mesh, measurePanels, meshFromPanels, type Panel, type Point } from './mesh.ts'
import { completed, type MeshSymmetry, mirrored, placeAtPlane } from './symmetry.ts'
import { openEdges, orient, turnedOver } from './topology.ts'

const BARGE = { length: 20, beam: 10, draft: 5, panelSize: 1 } as const
const SYMMETRIES: MeshSymmetry[] = ['none', 'xz', 'yz', 'both']

/** Lower half of a sphere about the origin, n panels from the equator to the pole, closing in triangles. */
function bowl(radius: number, n: number): Mesh {
  const at = (i: number, j: number): Point => {
    const [latitude, longitude] = [(i / n) * (Math.PI / 2), (j / (4 * n)) * 2 * Math.PI]
    const r = i === n ? 0 : radius * Math.cos(latitude)
    return [r * Math.cos(longitude), r * Math.sin(longitude), i === 0 ? 0 : -radius * Math.sin(latitude)]
  }
  const panels = Array.from({ length: n }, (_, i) =>
    Array.from({ length: 4 * n }, (_, j): [Point, Point, Point, Point] => [
      at(i, j),
      at(i + 1, j),
      at(i + 1, j + 1),
      at(i, j + 1),
    ]),
  )
  return meshFromPanels(panels.flat())
}

for (const symmetry of SYMMETRIES) {
  test(`a box of symmetry ${symmetry} has its volume, centroid and waterplane exactly`, () => {
    const { volume, volumes, centreOfBuoyancy, waterplaneArea, waterplaneMoments, wettedArea } = meshHydrostatics(
      completed(boxMesh({ ...BARGE, symmetry }), symmetry),
    )
    within(volume, 1000, 1e-9)
    for (const v of volumes) within(v, 1000, 1e-9)
    within(waterplaneArea, 200, 1e-9)
    within(wettedArea, 200 + 2 * 5 * 30, 1e-9)
    within(waterplaneMoments.yy, (20 * 10 ** 3) / 12, 1e-9)
    within(waterplaneMoments.xx, (10 * 20 ** 3) / 12, 1e-9)
    within(waterplaneMoments.xy, 0, 1e-9)
    ;[0, 0, -2.5].forEach((c, i) => {
      within(centreOfBuoyancy?.[i], c, 1e-9)
    })
  })
}

test('a mirrored half and a mirrored quarter are the whole box', () => {
  const whole = boxMesh({ ...BARGE, symmetry: 'none' })
  for (const symmetry of SYMMETRIES) {
    const made = completed(boxMesh({ ...BARGE, symmetry }), symmetry)
    assert.equal(made.panels.length, whole.panels.length)
    assert.equal(made.nodes.length, whole.nodes.length)
  }
})

test('a box away from the origin carries its centroid and centre of flotation along', () => {
  const h = meshHydrostatics(boxMesh({ ...BARGE, symmetry: 'none', centre: [30, -4] }))
  assert.deepEqual(
    h.centreOfBuoyancy?.map((v) => Math.round(v * 1e9) / 1e9),
    [30, -4, -2.5],
  )
  assert.deepEqual(
    h.centreOfFlotation?.map((v) => Math.round(v * 1e9) / 1e9),
    [30, -4],
  )
})

test('a box is open at its waterline and nowhere else', () => {
  const open = openEdges(boxMesh({ ...BARGE, symmetry: 'none' }))
  assert.equal(open.length, 2 * (20 + 10))
  assert.ok(open.every((e) => e.atWaterline))
})

test('a panel taken out of the bottom is found as four open edges below the waterline', () => {
  const { nodes, panels } = boxMesh({ ...BARGE, symmetry: 'none' })
  const open = openEdges({ nodes, panels: panels.slice(1) }).filter((e) => !e.atWaterline)
  assert.equal(open.length, 4)
})

test('a hemisphere tends to its volume and centroid with the square of the panel size', () => {
  const volumeError = (n: number) => 1 - meshHydrostatics(bowl(1, n)).volume / ((2 / 3) * Math.PI)
  assert.ok(volumeError(16) > 0 && volumeError(16) < 0.01)
  within(volumeError(8) / volumeError(16), 4, 0.1)
  const { centreOfBuoyancy, waterplaneArea } = meshHydrostatics(bowl(1, 32))
  within(centreOfBuoyancy?.[2], -3 / 8, 1e-3)
  within(waterplaneArea, Math.PI, 0.005)
})

test('panels flipped at random are turned back outward, whichever they are', () => {
  for (const body of [
    boxMesh({ ...BARGE, panelSize: 2.5, symmetry: 'none' }),
    boxMesh({ ...BARGE, symmetry: 'both' }),
  ]) {
    const flags = fc.array(fc.boolean(), { minLength: body.panels.length, maxLength: body.panels.length })
    fc.assert(
      fc.property(flags, (flip) => {
        const panels = body.panels.map((p, i): Panel => (flip[i] ? turnedOver(p) : p))
        const { mesh, turned, surfaces, conflicts } = orient({ nodes: body.nodes, panels })
        assert.deepEqual(mesh.panels, body.panels)
        assert.deepEqual([turned, surfaces, conflicts], [flip.filter(Boolean).length, 1, 0])
      }),
      { numRuns: 20 },
    )
  }
})

test('two hulls are oriented each by its own volume', () => {
  const hulls = [-20, 20].map((y) => boxMesh({ ...BARGE, panelSize: 5, symmetry: 'none', centre: [0, y] }))
  const corners = hulls.flatMap((m, i) =>
    m.panels.map((p) => (i === 0 ? p : turnedOver(p)).map((n) => m.nodes[n]) as [Point, Point, Point, Point]),
  )
  const { mesh, surfaces } = orient(meshFromPanels(corners))
  assert.equal(surfaces, 2)
  within(meshHydrostatics(mesh).volume, 2000, 1e-9)
})

test('a fin on an edge that two panels share already is reported as a conflict', () => {
  const box = boxMesh({ ...BARGE, panelSize: 5, symmetry: 'none' })
  const [a, b] = box.panels[0] as Panel
  const fin: Panel = [a, b, box.nodes.length, box.nodes.length]
  assert.equal(orient({ nodes: [...box.nodes, [0, 0, -50]], panels: [...box.panels, fin] }).conflicts, 1)
})

test('a lid at z = 0 closes the box and changes neither volume nor waterplane', () => {
  const box = boxMesh({ ...BARGE, panelSize: 10, symmetry: 'none' })
  const rim: [Point, Point, Point, Point][] = [
    [[-10, -5, 0], [0, -5, 0], [0, 5, 0], [-10, 5, 0]], // biome-ignore format: a panel a line
    [[0, -5, 0], [10, -5, 0], [10, 5, 0], [0, 5, 0]], // biome-ignore format: a panel a line
  ]
  const corners = box.panels.map((p) => p.map((n) => box.nodes[n]) as [Point, Point, Point, Point])
  const { mesh } = orient(meshFromPanels([...corners, ...rim]))
  assert.equal(openEdges(mesh).length, 0)
  within(meshHydrostatics(mesh).volume, 1000, 1e-9)
  within(meshHydrostatics(mesh).waterplaneArea, 200, 1e-9)
})

test('nodes closer than the tolerance are one, also across the edge of a cell', () => {
  const quad = (shift: number): [Point, Point, Point, Point] => [[0, 0, 0], [1 + shift, shift, 0], [1, 1, 0], [0, 1, 0]] // biome-ignore format: a panel a line
  assert.equal(meshFromPanels([quad(0), quad(5e-7), quad(-5e-7)]).nodes.length, 4)
  assert.equal(meshFromPanels([quad(-3e-7), quad(3e-7)]).nodes.length, 4)
  assert.equal(meshFromPanels([quad(3e-7), quad(-3e-7)]).nodes.length, 4)
  assert.equal(meshFromPanels([quad(0), quad(3e-6)]).nodes.length, 5)
})

test('panels are measured: area, longest side, aspect ratio, triangles too', () => {
  const mesh = meshFromPanels([
    [[0, 0, 0], [4, 0, 0], [4, 2, 0], [0, 2, 0]], // biome-ignore format: a panel a line
    [[0, 0, 0], [3, 0, 0], [0, 4, 0], [0, 4, 0]], // biome-ignore format: a panel a line
    [[0, 0, 0], [3, 0, 0], [3, 0, 0], [0, 0, 0]], // biome-ignore format: a panel a line
  ])
  assert.deepEqual(measurePanels(mesh), [
    { area: 8, longestSide: 4, aspectRatio: 2 },
    { area: 6, longestSide: 5, aspectRatio: 5 / 3 },
    { area: 0, longestSide: 0, aspectRatio: null },
  ])
})

test('a mesh is told to lie on one side of a plane, across it or away from it', () => {
  assert.equal(placeAtPlane(boxMesh({ ...BARGE, symmetry: 'xz' }), 'xz'), 'on one side')
  assert.equal(placeAtPlane(boxMesh({ ...BARGE, symmetry: 'xz' }), 'yz'), 'across')
  const aside = (y: number) => placeAtPlane(boxMesh({ ...BARGE, symmetry: 'none', centre: [0, y] }), 'xz')
  assert.deepEqual([9, 5, -5, -9].map(aside), ['away', 'on one side', 'on one side', 'away'])
})

test('a mesh reaches as far as its nodes, and one without any nowhere', () => {
  const box = boxMesh({ ...BARGE, symmetry: 'none', centre: [-30, -40] })
  assert.deepEqual(bounds(box), { low: [-40, -45, -5], high: [-20, -35, 0] })
  assert.equal(bounds({ nodes: [], panels: [] }), null)
})

test('a body of a litre has its centres, and no panels have none', () => {
  const litre = boxMesh({ length: 0.1, beam: 0.1, draft: 0.1, panelSize: 0.1, symmetry: 'none' })
  const { centreOfBuoyancy, centreOfFlotation } = meshHydrostatics(litre)
  within(centreOfBuoyancy?.[2], -0.05, 1e-12)
  assert.equal(centreOfFlotation?.length, 2)
  const none = meshHydrostatics({ nodes: [], panels: [] })
  assert.deepEqual([none.volume, none.centreOfBuoyancy, none.centreOfFlotation, none.wettedArea], [0, null, null, 0])
})

test('a band that is twisted once has one conflict, wherever it is joined', () => {
  const n = 8
  const rim = Array.from({ length: n + 1 }, (_, i): [Point, Point] => {
    const [turn, twist] = [(2 * Math.PI * (i % n)) / n, (Math.PI * i) / n]
    const at = (side: number): Point => {
      const r = 10 + side * Math.cos(twist)
      return [r * Math.cos(turn), r * Math.sin(turn), -20 + side * Math.sin(twist)]
    }
    return [at(-1), at(1)]
  })
  const panels = rim.slice(1).map(([c, d], i): [Point, Point, Point, Point] => {
    const [a, b] = rim[i] as [Point, Point]
    return [a, b, d, c]
  })
  const { surfaces, conflicts } = orient(meshFromPanels(panels))
  assert.deepEqual([surfaces, conflicts], [1, 1])
})

test('mirroring turns no normal inward', () => {
  const { turned } = orient(mirrored(boxMesh({ ...BARGE, symmetry: 'xz' }), 'xz'))
  assert.equal(turned, 0)
})

test('a box without size, and one off its symmetry plane, are refused', () => {
  assert.throws(() => boxMesh({ ...BARGE, draft: 0, symmetry: 'none' }), /greater than 0/)
  assert.throws(() => boxMesh({ ...BARGE, symmetry: 'xz', centre: [0, 1] }), /must lie on the symmetry plane/)
  assert.throws(() => boxMesh({ ...BARGE, panelSize: 1e-3, symmetry: 'none' }), /gives more than/)
  assert.throws(() => boxMesh({ ...BARGE, panelSize: 1e-300, symmetry: 'none' }), /gives (?:too many|more than)/)
})

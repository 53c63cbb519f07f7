/** The outline of a mesh: what a draughtsman would draw of it, and nothing of its panels. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxMesh } from './box.ts'
import { type Mesh, meshFromPanels, type Point } from './mesh.ts'
import { type Flat, outlineOf } from './outline.ts'

const side = ([x, , z]: Point): Flat => [x, z]
const above = ([x, y]: Point): Flat => [x, y]
const box = boxMesh({ length: 20, beam: 10, draft: 5, panelSize: 1, symmetry: 'none', centre: [0, 0] })

test('a box of many panels is four lines from the side, closed by its open waterline', () => {
  const lines = outlineOf(box)([0, -1, 0], side)
  const corners = new Set(lines.flat().map(([x, z]) => `${x} ${z}`))
  assert.deepEqual([...corners].toSorted(), ['-10 -5', '-10 0', '10 -5', '10 0'])
})

test('a coarse and a fine mesh of one box have one outline', () => {
  const fine = boxMesh({ length: 20, beam: 10, draft: 5, panelSize: 0.5, symmetry: 'none', centre: [0, 0] })
  const length = (mesh: Mesh) =>
    outlineOf(mesh)([0, 0, 1], above).reduce(
      (sum, line) =>
        sum +
        line.slice(1).reduce((s, p, i) => s + Math.hypot(p[0] - (line[i]?.[0] ?? 0), p[1] - (line[i]?.[1] ?? 0)), 0),
      0,
    )
  assert.ok(Math.abs(length(box) - 60) < 1e-9)
  assert.ok(Math.abs(length(fine) - 60) < 1e-9)
})

test('a round cylinder without creases has its sides from the side', () => {
  const n = 24
  const at = (i: number, z: number): Point => [Math.cos((2 * Math.PI * i) / n), Math.sin((2 * Math.PI * i) / n), z]
  const shell = meshFromPanels(
    Array.from({ length: n }, (_, i) => [at(i, -2), at(i + 1, -2), at(i + 1, 0), at(i, 0)] as const),
  )
  const upright = outlineOf(shell)([0, -1, 0], side).flatMap((line) =>
    line.slice(1).filter((p, i) => Math.abs(p[0] - (line[i]?.[0] ?? 0)) < 1e-9),
  )
  assert.equal(upright.length, 2)
})

/** Claims about GDF files: what is read, what is refused and how it is named, and that writing and reading agree. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { boxMesh, boxPanelCount } from './box.ts'
import { readGdf, writeGdf } from './gdf.ts'
import { meshHydrostatics } from './hydrostatics.ts'
import { meshFromPanels, type Point } from './mesh.ts'
import type { MeshSymmetry } from './symmetry.ts'

const BARGE = { length: 20, beam: 10, draft: 5, panelSize: 2.5, symmetry: 'none' } as const
const HEADER = { title: 'barge', ulen: 1, gravity: 9.80665, symmetricX: false, symmetricY: false }
const text = writeGdf(boxMesh(BARGE), HEADER)

const faultOf = (of: string): string => {
  const read = readGdf(of)
  assert.ok(!read.ok)
  return read.fault
}

test('what is written is read back, panel by panel', () => {
  const read = readGdf(text)
  assert.ok(read.ok)
  const { panels, ...header } = read.gdf
  assert.deepEqual(header, HEADER)
  const again = meshFromPanels(panels)
  assert.deepEqual(again, boxMesh(BARGE))
  assert.equal(Math.round(meshHydrostatics(again).volume * 1e6) / 1e6, 1000)
})

test('symmetry, a title too long and a coordinate that is nearly nothing are written as WAMIT reads them', () => {
  const half = { ...HEADER, title: 'b'.repeat(100), ulen: 0.001, gravity: 0.005, symmetricX: true, symmetricY: true }
  const nearly: Point = [-1e-12, 0, 0]
  const read = readGdf(writeGdf(meshFromPanels([[nearly, [1, 0, 0], [1, 1, 0], [0, 1, 0]]]), half))
  assert.ok(read.ok)
  const { panels, ...header } = read.gdf
  assert.deepEqual(header, { ...half, title: 'b'.repeat(72) })
  assert.deepEqual(panels[0]?.[0], [0, 0, 0])
})

test('free format is read: panels on one line, commas, Fortran exponents, comments in the header, DOS lines', () => {
  const read = readGdf(
    't\r\n1.0 9.81 ULEN, GRAV\r\n1 0 ISX ISY\r\n1 panels\r\n0,0,0 1.0D+01 0 0 .5d1 -1. 0 0 -1E0 0\r\n',
  )
  assert.ok(read.ok)
  assert.deepEqual(read.gdf.panels, [[[0, 0, 0], [10, 0, 0], [5, -1, 0], [0, -1, 0]]]) // biome-ignore format: a panel a line
  assert.deepEqual([read.gdf.symmetricX, read.gdf.symmetricY, read.gdf.gravity], [true, false, 9.81])
})

test('a file that is cut short, or whose NPAN is wrong, is refused with both counts', () => {
  assert.match(faultOf(''), /ends after line 1/)
  assert.match(faultOf(text.replace(/\n80 /, '\n81 ')), /NPAN 81 requires 972 coordinates.*80 panels/)
  assert.match(faultOf(text.slice(0, -20)), /NPAN 80.*contains/)
  assert.match(faultOf(`${text}0 0 0 0 0 0 0 0 0 0 0 0`), /contains 972 \(81 panels\)/)
})

test('what cannot be a header or a coordinate is named by its line', () => {
  assert.match(faultOf('t\nx 9.8\n0 0\n1\n0'), /line 2 must contain ULEN GRAV/)
  assert.match(faultOf('t\n1 -9.8\n0 0\n1\n0'), /line 2: .* greater than 0/)
  assert.match(faultOf('t\n0 9.8\n0 0\n1\n0'), /line 2: .* greater than 0/)
  assert.match(faultOf('t\n1 9.8\n2 0\n1\n0'), /line 3: ISX and ISY/)
  assert.match(faultOf('t\n1 9.8\n0 0\n1.5\n0'), /line 4: NPAN/)
  assert.match(faultOf('t\n1 9.8\n0 0\n0\n0'), /line 4: NPAN/)
  assert.match(faultOf('t\n1 9.8\n0 0\n1\n0 0 NaN'), /line 5: "NaN"/)
  assert.match(faultOf('t\n1 9.8\n0 0\n1\n0 0 4*0.0'), /line 5/)
})

test('no text makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123 .-eD\nNa1') }), (any) => {
      assert.equal(typeof readGdf(any).ok, 'boolean')
    }),
  )
})

test('the number of panels of a box is known before it is made', () => {
  const size = fc.double({ min: 1, max: 30, noNaN: true })
  const symmetry = fc.constantFrom<MeshSymmetry>('none', 'xz', 'yz', 'both')
  fc.assert(
    fc.property(size, size, size, symmetry, (length, beam, draft, s) => {
      const box = { length, beam, draft, panelSize: 2, symmetry: s }
      assert.equal(boxPanelCount(box), boxMesh(box).panels.length)
    }),
  )
  assert.equal(boxPanelCount({ ...BARGE, panelSize: 1e-300 }), Infinity)
})

/** What a drawn well promises: strings as wide and as deep as they were given, cement from its top to the shoe. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { At, Shape } from '../drawing.ts'
import { type CasedWell, casedWell, shoeNote, sizeOf, stringNote } from './cased-well.ts'

const well: CasedWell = {
  strings: [
    { top: 0, shoe: 600, outerDiameter: 0.34, innerDiameter: 0.32, holeDiameter: 0.44 },
    { top: 500, shoe: 3000, outerDiameter: 0.24, cementTop: 100, holeDiameter: 0.31 },
  ],
  openHole: { from: 3000, to: 4000, diameter: 0.2 },
  inside: { from: 0, to: 3990, diameter: 0.12 },
}
const pointsOf = (shape: Shape): readonly At[] => ('points' in shape ? shape.points : [])
const all = (shapes: readonly Shape[]) => shapes.flatMap(pointsOf)

test('a well is as wide as its widest hole and as deep as its deepest', () => {
  assert.deepEqual(sizeOf(well), { width: 0.44, depth: 4000 })
  const points = all(casedWell(well))
  assert.equal(Math.max(...points.map(([x]) => x)), 0.22)
  assert.equal(Math.min(...points.map(([, y]) => y)), -4000)
})

test('the wall of a string is drawn where its bore is known', () => {
  const walls = casedWell(well).filter((s) => s.kind === 'polygon' && s.role === 'steel' && s.cut)
  assert.equal(walls.length, 2)
  assert.ok(all(walls).some(([x]) => x === 0.16) && all(walls).every(([, y]) => y === 0 || y === -600))
})

test('a liner begins at its top, and its cement no higher than the shoe before it', () => {
  const cement = casedWell(well).filter((s) => s.kind === 'polygon' && s.role === 'concrete')
  assert.equal(cement.length, 2)
  assert.ok(all(cement).every(([, y]) => y === -600 || y === -3000))
  const line = casedWell(well).find((s) => s.kind === 'polyline' && s.role === 'steel')
  assert.deepEqual(line && pointsOf(line)[0]?.[1], -500)
})

test('a well stands on its axis, and its notes with it', () => {
  const [middle, moved] = [well, { ...well, x: 3 }].map((one) => all(casedWell(one)).map(([x]) => x))
  assert.ok(Math.abs(Math.max(...(moved ?? [])) - 3 - Math.max(...(middle ?? []))) < 1e-12)
  const [, liner] = well.strings
  assert.ok(liner)
  const [shoe, beside] = [shoeNote(liner, {}, 3), stringNote(liner, 600, {}, 3)]
  assert.deepEqual(shoe.kind === 'note' && shoe.at, [3.12, -3000])
  assert.deepEqual(beside.kind === 'note' && beside.at, [3.12, -1800])
})

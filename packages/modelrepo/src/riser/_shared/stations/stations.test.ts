/** How a riser and its pipe are drawn: from which end, where it goes through the surface, and each wall at its own depth. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { near } from '@keelson/units/testing.ts'
import { riserOf, sectionFigure } from './figures.ts'

const along = { count: 4, arcLength: [0, 10, 25, 60], governing: 1 }

test('a riser goes through the surface at the dry station beside a wet one, whichever end is up', () => {
  const down = riserOf({ ...along, externalPressure: [0, 0, 1e5, 4e5] })
  const up = riserOf({ ...along, externalPressure: [4e5, 1e5, 0, 0] })
  assert.deepEqual([down.fromTop, down.waterline], [true, 10])
  assert.deepEqual([up.fromTop, up.waterline], [false, 25])
  assert.equal(riserOf({ ...along, externalPressure: [1e5, 2e5, 3e5, 4e5] }).waterline, undefined)
})

test('distances are read only along a riser of which the lengths are known', () => {
  const stations = { ...along, externalPressure: [0] }
  assert.equal(riserOf(stations).measured, true)
  const { measured, stations: drawn } = riserOf({ ...stations, arcLength: undefined })
  assert.equal(measured, false)
  assert.deepEqual(
    drawn.map(({ along: at }) => at),
    [1, 2, 3, 4],
  )
})

test('walls are noted at the right one under the other: the first in its steel, a thinner one on its bore', () => {
  const wall = (symbol: string, thickness: number) => ({ symbol, thickness, text: 'wall' })
  const thinner = [wall('t_1', 0.018), wall('t_2', 0.015)]
  const drawing = sectionFigure({ outerDiameter: 0.5, wall: wall('t', 0.02), thinner, inside: 3e6, outside: 1e6 })
  assert.equal(drawing.unit, 'm')
  const notes = drawing.shapes.flatMap((s) => (s.kind === 'note' && s.label?.symbol?.startsWith('t') ? [s.at] : []))
  for (const [k, radius] of [0.25 - 0.01, 0.25 - 0.018, 0.25 - 0.015].entries())
    near(Math.hypot(...(notes[k] ?? [])), radius, 1e-5)
  assert.ok(notes.every(([x], k) => x > 0 && (k === 0 || (notes[k - 1]?.[1] ?? 0) > (notes[k]?.[1] ?? 0))))
  assert.ok((notes[0]?.[1] ?? 0) > 0)
})

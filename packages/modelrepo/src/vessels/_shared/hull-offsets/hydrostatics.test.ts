/** Each list that a sum over the stations is worked from is the column of the table that bears its symbol. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace } from '@keelson/equations'
import { near } from '@keelson/units/testing.ts'
import { formOfHeights } from './form.ts'
import { evenKeel, stationsTable } from './hydrostatics.ts'

/** A wedge: a rectangle amidships, nothing at its ends. */
const wedge = [-20, -10, 0, 10, 20].map((x) => {
  const y = 5 * (1 - Math.abs(x) / 20)
  return { x, half_breadths: [y, y], heights: [0, 8] }
})

test('the lists of the sums are the columns of the stations', () => {
  const trace = newTrace()
  const { stations, area, V } = evenKeel(formOfHeights(wedge), 4, trace)
  const columns: Readonly<Record<string, readonly number[]>> = {
    m: stations.map(({ multiplier }) => multiplier),
    x: stations.map(({ x }) => x),
    A: stations.map(({ area: A }) => A),
    M_z: stations.map(({ moment }) => moment),
    b: stations.map(({ breadth }) => breadth),
  }
  for (const step of trace.steps)
    for (const { name, value } of step.kind === 'equation' ? step.arguments : [])
      if (typeof value !== 'number') assert.deepEqual(value, columns[name], `${name} of ${step.symbol}`)
  near(V, 4 * area, 1e-9)
})

test('the columns bear the symbols of the sums', () => {
  const { x, multiplier, area, moment, breadth } = stationsTable.columns
  assert.deepEqual(
    [x, multiplier, area, moment, breadth].map(({ symbol }) => symbol),
    ['x', 'm', 'A', 'M_z', 'b'],
  )
})

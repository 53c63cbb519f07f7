/** What a chart draws over its lines stands on the same axes as they do. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axisInUnit, onto, overDecades } from './chart-axes.ts'
import { pointsOver, rowsOn } from './chart-layers.ts'

const depth = { title: 'Depth', unit: 'ft' }
const year = { title: 'Time', unit: 'year', one: 365 * 86_400 }

test('a number on an axis is drawn in its unit, and nothing else of a row is touched', () => {
  const rows = rowsOn({ x: depth, t: year }, [{ x: 3.048, t: 730 * 86_400, y: 7, name: 'shoe', none: null }])
  assert.deepEqual(rows, [{ x: 10, t: 2, y: 7, name: 'shoe', none: null }])
})

test('points over lines differ in shape by a field where they are of several kinds', () => {
  const layer = JSON.stringify(
    pointsOver({ x: depth, y: depth, rows: [{ x: 3.048, y: 6.096 }], size: 60, by: { field: 'kind', columns: 4 } }),
  )
  assert.match(layer, /"values":\[\{"x":10,"y":20\}\]/)
  assert.match(layer, /"shape":\{"field":"kind".*"columns":4/)
})

test('the unit of an axis may be of the run, and a round end stays round', () => {
  assert.equal(onto(year)(365 * 86_400), 1)
  assert.deepEqual(axisInUnit({ title: 'Angle', unit: 'deg', domain: [0, 2 * Math.PI] }).domain, [0, 360])
})

test('an axis over decades ends at powers of ten of its unit, clear of its numbers', () => {
  const years = overDecades({ ...year, log: true }, [3 * 365 * 86_400, 40 * 365 * 86_400])
  assert.deepEqual(axisInUnit(years).domain, [1, 100])
  assert.deepEqual(axisInUnit(overDecades({ ...depth, log: true }, [0.3048, 27.432])).domain, [0.1, 1000])
})

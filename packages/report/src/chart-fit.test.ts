/** Claims about charts made for the width of a column: nothing of a legend, a title or a name leaves the drawing. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barChartAsRecorded, lineChartAsRecorded } from '@keelson/workflow'
import { fitted } from './chart-fit.ts'
import { type Plain, unitsOf } from './chart-series.ts'

const encodingOf = (spec: Plain) => unitsOf(fitted(spec))[0]?.encoding as Readonly<Record<string, Plain>>
const lines = (names: readonly string[], title = 'x') =>
  lineChartAsRecorded({
    x: { title, unit: '-' },
    y: { title: 'y', unit: '-' },
    series: names.map((name) => ({ name, points: [[0, 0]] as const })),
  })
const bars = (names: readonly string[]) =>
  barChartAsRecorded({
    category: 'Method',
    y: { title: 'y', unit: '-' },
    bars: names.map((name) => ({ name, value: 1 })),
  })
const columnsOf = (names: readonly string[]) => (encodingOf(lines(names)).color?.legend as Plain | undefined)?.columns
const axisOf = (names: readonly string[]) => encodingOf(bars(names)).x?.axis as Plain

test('a legend has as many columns as have room', () => {
  assert.equal(columnsOf(['a', 'b', 'c']), 3)
  assert.equal(columnsOf(['tensile rupture', 'shear rupture beyond', 'block shear of plate']), 2)
  assert.equal(columnsOf(['a name that is as long as a sentence may be', 'another name of the same length']), 1)
})

test('a long title stands in lines', () => {
  const { x } = encodingOf(lines(['a'], 'Cycles (curve: DNV-RP-C203 curve C2, seawater with cathodic protection)'))
  assert.equal(Array.isArray(x?.title) && x.title.length, 2)
  assert.equal(encodingOf(lines(['a'], 'Cycles')).x?.title, 'Cycles')
})

test('names under bars stand in lines where their words have room, and aslant where they have none', () => {
  assert.deepEqual(axisOf(['a', 'b']), { labelAngle: 0 })
  assert.match(String(axisOf(['tensile rupture', 'shear', 'bearing', 'yield']).labelExpr), /\["tensile","rupture"\]/)
  assert.equal(axisOf(['longitudinal', 'circumferential', 'transverse', 'equivalent', 'hydrostatic']).labelAngle, -45)
})

test('rows are as high as the lines of their names', () => {
  const rows = (name: string) =>
    fitted({
      height: { step: 26 },
      data: { values: [{ name, v: 1 }] },
      mark: 'bar',
      encoding: { y: { field: 'name', type: 'nominal' }, x: { field: 'v', type: 'quantitative' } },
    }).height
  assert.deepEqual(rows('short'), { step: 26 })
  assert.deepEqual(rows('SYNTHETIC (TREND AREA) 00000002'), { step: 35 })
})

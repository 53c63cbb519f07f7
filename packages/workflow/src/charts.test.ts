/** Claims about the shapes of charts: what is drawn is finite, in order, and in one frame. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawn, overlaid, sideBySide, thinned } from './chart-frame.ts'
import { heatMap } from './chart-maps.ts'
import { barChart, lineChart } from './chart-specs.ts'
import { tornado } from './chart-tornado.ts'
import type { ChartDefinition } from './outcome.ts'

interface Layer {
  readonly mark: { readonly type: string }
  readonly encoding: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly data: { readonly values: readonly Readonly<Record<string, unknown>>[] }
}
const layers = (chart: ChartDefinition) => chart.layer as readonly Layer[]
const valuesOf = ({ data }: ChartDefinition) => (data as Layer['data']).values

const y = { title: 'Length', unit: 'm' }
const line = lineChart({ x: y, y, series: [{ name: 'a', points: [[1, 2]] }] })
const ENDS = ['low', 'high'] as const
const bar = (name: string, end: (typeof ENDS)[number], to: number) => ({ name, end, to, label: `${name} ${end}` })

test('a thinned list keeps its ends', () => {
  const list = Array.from({ length: 100 }, (_, i) => i)
  const few = thinned(list, 12)
  assert.deepEqual([few.length, few[0], few.at(-1)], [12, 0, 99])
  assert.deepEqual(thinned([1, 2], 12), [1, 2])
})

test('charts hold finite numbers only', () => {
  const cells = [1, Number.NaN].map((value, i) => ({ x: `${i}`, y: '1', value }))
  const ends = [bar('a', 'low', 1), bar('a', 'high', Number.POSITIVE_INFINITY)]
  const bars = [1, Number.NaN].map((value) => ({ name: 'a', value }))
  const points = [1, Number.NaN, 3].map((v, i): [number, number] => [i, v])
  for (const chart of [
    tornado({ x: y, base: 0, ends: ENDS, bars: ends }),
    heatMap({ x: 'x', y: 'y', value: 'v', unit: '-', cells }),
    barChart({ category: 'c', y, bars, limits: [{ at: Number.NaN, label: 'none', along: 'x' }] }),
    lineChart({ x: { ...y, log: true }, y, series: [{ name: 'a', points }] }),
  ]) {
    assert.doesNotMatch(JSON.stringify(chart), /null,"(to|v|x|y)"|:null,"label|Infinity|NaN/)
  }
})

test('the input that moves the result most stands on top of a tornado, and labels point outwards', () => {
  const bars = [bar('small', 'low', 9), bar('large', 'low', 4), bar('large', 'high', 13), bar('one-sided', 'high', 14)]
  const chart = tornado({ x: y, base: 10, ends: ENDS, bars: [...bars, bar('one-sided', 'low', 12)] })
  assert.deepEqual(layers(chart)[0]?.encoding.y?.sort, ['large', 'one-sided', 'small'])
  assert.deepEqual(
    valuesOf(chart).map(({ name, end, from, to, side }) => [name, end, from, to, side]),
    [
      ['small', 'low', 10, 9, 'left'],
      ['large', 'low', 10, 4, 'left'],
      ['large', 'high', 10, 13, 'right'],
      ['one-sided', 'high', 10, 14, 'right'],
      ['one-sided', 'low', 10, 12, 'left'],
    ],
  )
})

test('the first column of a heat map stands left and its first row at the bottom, unless they are named', () => {
  const cells = ['a', 'b'].flatMap((x) => ['1', '2'].map((row) => ({ x, y: row, value: 0.5 })))
  const map = { x: 'x', value: 'v', unit: '-', cells }
  const orders = (chart: ChartDefinition) => {
    const { x, y: rows } = layers(chart)[0]?.encoding ?? {}
    return [x?.sort, rows?.sort]
  }
  assert.deepEqual(orders(heatMap(map)), [
    ['a', 'b'],
    ['2', '1'],
  ])
  assert.deepEqual(orders(heatMap({ ...map, columns: ['b', 'a', 'c'], rows: ['2', '1'] })), [
    ['b', 'a', 'c'],
    ['1', '2'],
  ])
})

test('bars on a logarithmic axis stand on its lower end, others on 0', () => {
  const bars = [{ name: 'a', value: 30 }]
  const log = barChart({ category: 'c', y: { ...y, log: true, domain: [10, 100] }, bars })
  assert.deepEqual(layers(log)[0]?.encoding.y2, { datum: 10 })
  const even = layers(barChart({ category: 'c', y, bars }))[0]?.encoding
  assert.deepEqual([even?.y2, even?.y?.scale], [undefined, { zero: true }])
})

test('charts beside each other have one frame, and one drawn over another keeps its layers', () => {
  const pair = sideBySide([line, line], { width: 100, height: 90 })
  assert.equal(JSON.stringify(pair).match(/vega-lite/g)?.length, 1)
  const more = { mark: { type: 'rule' } }
  assert.deepEqual(overlaid(line, [more]).layer, [...layers(line), more])
})

test('a drawn number has six digits', () => {
  assert.deepEqual([drawn(1.23456789), drawn(-1234567.8)], [1.23457, -1234570])
})

/** Claims about the shapes of charts: what is drawn is finite, in order, and in one frame. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { around, logTicks, position } from './chart-axes.ts'
import { drawn, overlaid, sideBySide, thinned } from './chart-frame.ts'
import { heatMap } from './chart-maps.ts'
import { spanChart } from './chart-spans.ts'
import { barChart, lineChart, type Point } from './chart-specs.ts'
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
    spanChart({ x: y, spans: [1, Number.NaN].map((to) => ({ name: 'a', from: 0, to, group: 'g' })) }),
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

test('the limit of a tornado is drawn where the bars stay readable beside it', () => {
  const bars = [bar('a', 'low', 0.7), bar('a', 'high', 0.9)]
  const rows = (at: number) =>
    JSON.stringify(tornado({ x: y, base: 0.8, ends: ENDS, bars, limit: { at, label: 'limit' } }))
  assert.match(rows(1), /"strokeDash":\[6,4\].*"label":"limit"/)
  assert.doesNotMatch(rows(5), /strokeDash/)
})

test('a tornado has room for its labels beside its bars', () => {
  const domain = (label: string) => {
    const bars = [{ ...bar('a', 'low', 0.7), label }, bar('a', 'high', 0.9)]
    const [layer] = layers(tornado({ x: y, base: 0.8, ends: ENDS, bars }))
    return (layer?.encoding.x as { scale: { domain: [number, number] } } | undefined)?.scale.domain ?? [0, 0]
  }
  assert.ok(domain('12 mm')[0] > domain('120,000 bbl/d')[0])
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

test('a logarithmic axis holds all that is drawn and is read in one way of writing', () => {
  const log = { ...y, log: true } as const
  for (const values of [[0.003, 700], [12, 13], [1e-9, 1e3], [5], [1, 10], [240, 270], [0.09, 6]]) {
    const { domain } = around(log, values)
    assert.ok(domain && domain[0] <= Math.min(...values) && domain[1] >= Math.max(...values), `${values}`)
    const ticks = logTicks(domain)
    assert.ok(ticks.length >= 2 && ticks.length <= 9, `${values}: ${ticks}`)
    assert.ok(ticks.every((t) => t >= domain[0] && t <= domain[1]))
  }
  assert.deepEqual(logTicks([0.01, 100]), [0.01, 0.1, 1, 10, 100])
  assert.deepEqual(logTicks([0.05, 10]), [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10])
  const format = (domain: readonly [number, number]) =>
    (position('x', { ...log, domain }).axis as { format: string }).format
  assert.deepEqual([format([0.01, 100]), format([1e-8, 1])], ['~g', '~e'])
})

test('a limit that stands highest has room for its name, and one that would flatten the chart is written above it', () => {
  const chart = (at: number) =>
    lineChart({
      x: y,
      y,
      series: [
        {
          name: 'a',
          points: [
            [0, 1],
            [1, 2],
          ],
        },
      ],
      limits: [{ at, label: 'allowable', along: 'x', written: true }],
    })
  const top = layers(chart(3))[0]?.encoding.y?.scale as { domainMax?: number }
  assert.ok((top.domainMax ?? 0) > 3)
  assert.equal(layers(chart(3)).length, 3)
  assert.equal(layers(chart(30)).length, 1)
  assert.deepEqual((chart(30).title as { text: string }).text, 'allowable 30 m, above the chart')
})

test('a broken line ends where its axes cannot hold a point, and a point alone between two such is marked', () => {
  const points: Point[] = [
    [1, 10],
    [2, 10],
    [3, 0],
    [4, 0],
    [5, 10],
    [6, 0],
    [7, 10],
    [8, 10],
  ]
  const log = { ...y, log: true as const }
  const [line, dots] = layers(lineChart({ x: y, y: log, series: [{ name: 'a', points }], broken: true }))
  assert.deepEqual(
    line?.data.values.map(({ x, g }) => [x, g]),
    [
      [1, 0],
      [2, 0],
      [5, 1],
      [7, 2],
      [8, 2],
    ],
  )
  assert.deepEqual(dots?.data.values, [{ s: 'a', x: 5, y: 10 }])
})

test('a series of a single point is drawn as one, and bars are as wide few or many', () => {
  const [, dots] = layers(lineChart({ x: y, y, series: [{ name: 'a', points: [[1, 2]] }] }))
  assert.deepEqual([dots?.mark.type, dots?.data.values], ['point', [{ s: 'a', x: 1, y: 2 }]])
  const width = (count: number) => {
    const bars = Array.from({ length: count }, (_, i) => ({ name: `${i}`, value: 1 }))
    const mark = layers(barChart({ category: 'c', y, bars }))[0]?.mark as { width?: { band: number } } | undefined
    return mark?.width?.band ?? 0
  }
  assert.ok(width(2) < width(4) && width(40) < 1)
})

test('spans stand in the order given, the first on top and narrower, and the axis holds them with their levels', () => {
  const window = { name: 'a', from: 3, to: 9, group: 'window' }
  const spans = [
    { ...window, from: 4, to: 6, group: 'best', label: '4 to 6 m' },
    window,
    { ...window, name: 'b', to: 1 },
  ]
  const [below, above, texts, rule] = layers(spanChart({ x: y, spans, levels: [{ at: 12, label: 'field' }] }))
  assert.deepEqual(below?.encoding.y?.sort, ['a', 'b'])
  const heights = [below, above].map(
    (l) => (l?.mark as { readonly height?: { readonly band: number } } | undefined)?.height?.band,
  )
  assert.ok((heights[0] ?? 0) > (heights[1] ?? 0))
  assert.deepEqual(
    texts?.data.values.map(({ label, end }) => [label, end]),
    [['4 to 6 m', 6]],
  )
  const scale = rule?.encoding.x?.scale as { readonly domain: readonly [number, number] } | undefined
  assert.ok(scale && scale.domain[0] <= 1 && scale.domain[1] > 12)
})

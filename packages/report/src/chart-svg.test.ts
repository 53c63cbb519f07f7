/** Claims about drawings: their labels, their numbers, what is under the pointer, and that they do not depend on others. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { barChartAsRecorded, type LineChart, lineChartAsRecorded } from '@keelson/workflow'
import { placesOf } from './chart-series.ts'
import { chartSvg } from './chart-svg.ts'
import { powersOfTen } from './chart-text.ts'

const draw = (chart: Readonly<Record<string, unknown>>) => chartSvg(chart, placesOf([chart]))
const titles = (markup: string) => [...markup.matchAll(/<title>([^<]*)<\/title>/g)].map(([, title]) => title)
const line: LineChart = {
  x: { title: 'Phase', unit: 'deg' },
  y: { title: 'Force', unit: 'N/m' },
  series: [
    {
      name: 'lift',
      points: [
        [0, -1],
        [180, 2.34567],
      ],
    },
    {
      name: 'drag',
      points: [
        [0, 0],
        [180, 1],
      ],
    },
  ],
}

test('under the pointer are name, value, unit and place', async () => {
  const { over } = await draw(lineChartAsRecorded({ ...line, limits: [{ at: 2, label: 'weight', along: 'x' }] }))
  assert.deepEqual(titles(over.text), [
    'lift: −1 N/m at 0 °',
    'lift: 2.346 N/m at 180 °',
    'drag: 0 N/m at 0 °',
    'drag: 1 N/m at 180 °',
    'weight: 2 N/m',
  ])
})

test('a value over depth says the depth last', async () => {
  const y = { title: 'Depth', unit: 'm', reverse: true } as const
  const { over } = await draw(
    lineChartAsRecorded({
      x: { title: 'Pressure', unit: 'MPa' },
      y,
      series: [
        {
          name: 'p',
          points: [
            [3, 100],
            [4, 200],
          ],
        },
      ],
    }),
  )
  assert.deepEqual(titles(over.text), ['p: 3 MPa at 100 m', 'p: 4 MPa at 200 m'])
})

test('a name cannot leave its title', async () => {
  const bars = [{ name: '</title><script>', value: 1 }]
  const { over } = await draw(barChartAsRecorded({ category: 'c', y: { title: 'v', unit: '-' }, bars }))
  assert.deepEqual(titles(over.text), ['&lt;/title&gt;&lt;script&gt;: 1'])
})

test('a line of ten thousand points has at most forty and its last under the pointer', async () => {
  const points = Array.from({ length: 10_000 }, (_, i) => [i, Math.sin(i / 500)] as const)
  const { over } = await draw(lineChartAsRecorded({ ...line, series: [{ name: 'long', points }] }))
  const all = titles(over.text)
  assert.ok(all.length > 20 && all.length <= 41, `${all.length}`)
  assert.match(all.at(-1) ?? '', / at 9,999 °$/)
})

test('charts of one shape drawn at once and again are the same as alone', async () => {
  const [a, b] = [
    lineChartAsRecorded(line),
    lineChartAsRecorded({
      ...line,
      series: line.series.map((s) => ({
        ...s,
        points: [
          [5, 5],
          [6, 7],
        ],
      })),
    }),
  ]
  const before = JSON.stringify(a)
  const [first, other, again] = await Promise.all(
    [a, b, a].map(async (chart) => (await draw(chart)).svg.replace(/clip\d+/g, '')),
  )
  assert.equal(first, again)
  assert.notEqual(first, other)
  assert.equal(JSON.stringify(a), before)
})

test('two labels at one place are drawn apart', async () => {
  const markers = ['one', 'two'].map((label) => ({ x: 90, y: 0.5, label }))
  const { svg } = await draw(lineChartAsRecorded({ ...line, markers }))
  const places = [...svg.matchAll(/<text[^>]*translate\(([^)]*)\)[^>]*>(?:one|two)</g)].map(([, place]) => place)
  assert.equal(new Set(places).size, 2)
})

test('powers of ten are written out and minus signs are minus signs', () => {
  assert.equal(powersOfTen('5e-7'), '5·10⁻⁷')
  assert.equal(powersOfTen('1e+6 cycles'), '10⁶ cycles')
  assert.equal(powersOfTen('-1.5e3'), '−1.5·10³')
  assert.equal(powersOfTen('0e+0'), '0')
  for (const word of ['wire-1e5', 'X1e5', '2019-01', 'DNV-ST-F101']) assert.equal(powersOfTen(word), word)
})

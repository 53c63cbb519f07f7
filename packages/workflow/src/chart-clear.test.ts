/** Claims about axes: clear of what runs along the frame, and with ticks around what does not vary. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Axis } from './chart-axes.ts'
import { barChartAsRecorded, type LineChart, lineChartAsRecorded, type Point } from './chart-specs.ts'
import type { ChartDefinition } from './outcome.ts'

const axis: Axis = { title: 'v', unit: '-' }
interface Channel {
  readonly scale: { readonly domain?: readonly number[] }
  readonly axis?: { readonly format?: string }
}
const channel = (chart: ChartDefinition, name: 'x' | 'y') =>
  (chart.layer as readonly { encoding: Record<string, Channel> }[])[0]?.encoding[name]
const line = (points: readonly Point[], of: Partial<LineChart> = {}) =>
  lineChartAsRecorded({ x: axis, y: axis, series: [{ name: 's', points }], ...of })
const domain = (chart: ChartDefinition, name: 'x' | 'y' = 'y') => channel(chart, name)?.scale.domain

test('a value that does not vary stands between round ends', () => {
  const [low = 0, high = 0] =
    domain(
      line([
        [0, 1.64312],
        [1, 1.64312],
      ]),
    ) ?? []
  assert.deepEqual([low, high], [1.4, 1.9])
})

test('rounding is no variation', () => {
  const [low = 0, high = 0] =
    domain(
      line([
        [0, 5],
        [1, 5 + 1e-12],
      ]),
    ) ?? []
  assert.ok(low < 4.6 && high > 5.4)
})

test('a line of nothing has an axis of a size', () => {
  assert.deepEqual(
    domain(
      line(
        [
          [0, 0],
          [1, 0],
        ],
        { y: { ...axis, zero: true } },
      ),
    ),
    [-0.2, 1],
  )
})

test('numbers below all that is written out have ticks as powers of ten', () => {
  const bars = (value: number) => barChartAsRecorded({ category: 'c', y: axis, bars: [{ name: 'a', value }] })
  assert.equal(channel(bars(4e-6), 'y')?.axis?.format, '~e')
  assert.equal(channel(bars(4), 'y')?.axis?.format, undefined)
})

test('a line along the frame makes the axis go on beyond it, and 0 stays an end', () => {
  const flat: readonly Point[] = [
    [0, 2000],
    [1, 2000],
    [2, 7000],
  ]
  assert.ok((domain(line(flat))?.[0] ?? 9e9) < 2000)
  const upright = line(
    [
      [30, 0],
      [30, 15],
    ],
    { x: { ...axis, zero: true } },
  )
  const [low, high = 0] = domain(upright, 'x') ?? []
  assert.ok(low === 0 && high > 31)
  assert.equal(
    domain(
      line(
        [
          [0, 0],
          [1, 0],
          [2, 7000],
        ],
        { y: { ...axis, zero: true } },
      ),
    ),
    undefined,
  )
})

test('a limit or a marker at the end of an axis is clear of it', () => {
  const rising: readonly Point[] = [
    [0, 14.5],
    [1, 18],
  ]
  const marked = line(rising, { markers: [{ x: 0.5, y: 14, label: 'this unit' }] })
  assert.ok((domain(marked)?.[0] ?? 99) < 14)
  const log = line(
    [
      [0, 5],
      [1, 900],
    ],
    { y: { ...axis, log: true }, limits: [{ at: 5, label: 'limit', along: 'x' }] },
  )
  assert.ok((domain(log)?.[0] ?? 99) < 5)
})

test('an axis that is clear of what it holds is left to the drawing', () => {
  assert.equal(
    domain(
      line([
        [0, 1.3],
        [1, 1.3],
        [2, 9],
      ]),
    ),
    undefined,
  )
})

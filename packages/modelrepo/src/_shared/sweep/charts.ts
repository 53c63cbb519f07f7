/** The charts that every sweep has: a tornado of effects, and a map of one result over two parameters. */
import { printUnit } from '@keelson/units'
import type { ChartDefinition } from '@keelson/workflow'

const SCHEMA = 'https://vega.github.io/schema/vega-lite/v6.json'
const HEIGHT = 280
const DIGITS = 6
const drawn = (v: number) => Number(v.toPrecision(DIGITS))
const titled = (title: string, unit: string) => (unit === '-' ? title : `${title} [${printUnit(unit)}]`)

/** Room for names that the page's font draws wider than the chart measured them. */
const PADDING = { left: 16, right: 16, top: 4, bottom: 4 }

export interface TornadoBar {
  readonly name: string
  /** What the parameter is at either end, as the label says it: '359 MPa'. */
  readonly lowest: string
  readonly highest: string
  /** Change of the result there from the middle, in the unit of the axis. */
  readonly atLowest: number
  readonly atHighest: number
}
const ENDS = ['at its lowest value', 'at its highest value'] as const

/** Bars from 0 to the change of the result at either end of each parameter, the widest on top. Numbers in `unit`. */
export function tornado(title: string, unit: string, bars: readonly TornadoBar[]): ChartDefinition {
  const finite = bars.filter((b) => Number.isFinite(b.atLowest) && Number.isFinite(b.atHighest))
  const swing = (b: TornadoBar) => Math.abs(b.atHighest - b.atLowest)
  const sorted = [...finite].sort((a, b) => swing(b) - swing(a))
  const values = sorted.flatMap((b) => [
    { name: b.name, end: ENDS[0], change: drawn(b.atLowest), label: b.lowest, side: sideOf(b.atLowest, b.atHighest) },
    { name: b.name, end: ENDS[1], change: drawn(b.atHighest), label: b.highest, side: sideOf(b.atHighest, b.atLowest) },
  ])
  const reach = [0, ...values.map((v) => v.change)]
  const [low, high] = [Math.min(...reach), Math.max(...reach)]
  const room = 0.2 * (high - low || 1)
  const scale = { domain: [drawn(low - room), drawn(high + room)], nice: false }
  const x = { field: 'change', type: 'quantitative', title: titled(title, unit), scale, axis: { tickCount: 7 } }
  const y = { field: 'name', type: 'nominal', title: null, sort: sorted.map((b) => b.name) }
  const text = (side: string, align: string, dx: number) => ({
    transform: [{ filter: `datum.side === '${side}'` }],
    mark: { type: 'text', align, dx },
    encoding: { y, x, text: { field: 'label' } },
  })
  const legend = { orient: 'top' }
  return {
    $schema: SCHEMA,
    width: 'container',
    height: Math.min(HEIGHT, 80 + 50 * sorted.length),
    padding: PADDING,
    data: { values },
    layer: [
      {
        mark: { type: 'bar', height: { band: 0.5 } },
        encoding: { y, x, color: { field: 'end', type: 'nominal', title: null, sort: [...ENDS], legend } },
      },
      text('left', 'right', -4),
      text('right', 'left', 4),
    ],
  }
}
/** On which side of the bar its label stands: outwards, and where both ends lie on one side of 0 away from the other. */
const sideOf = (end: number, other: number) => (end < other || (end === other && end < 0) ? 'left' : 'right')

export interface MapCell {
  readonly x: string
  readonly y: string
  readonly value: number
}
export interface HeatMap {
  readonly x: string
  readonly y: string
  readonly value: string
  readonly unit: string
  /** In the order of the axes: the first x and the first y stand in the corner. */
  readonly cells: readonly MapCell[]
}
/** Up to so many cells the value stands in each. */
const LABELLED_CELLS = 60

/** One result over two parameters, each value of a parameter its own column or row. */
export function heatMap({ x, y, value, unit, cells }: HeatMap): ChartDefinition {
  const values = cells.filter((c) => Number.isFinite(c.value)).map((c) => ({ x: c.x, y: c.y, v: drawn(c.value) }))
  const unique = (of: (c: MapCell) => string) => [...new Set(cells.map(of))]
  const middle = values.reduce((sum, c) => sum + c.v / values.length, 0)
  const place = {
    x: { field: 'x', type: 'ordinal', title: x, sort: unique((c) => c.x), axis: { labelAngle: 0 } },
    y: { field: 'y', type: 'ordinal', title: y, sort: unique((c) => c.y).reverse() },
  }
  const label = {
    mark: { type: 'text' },
    encoding: {
      ...place,
      text: { field: 'v', type: 'quantitative', format: '.4~g' },
      color: { condition: { test: `datum.v > ${drawn(middle)}`, value: 'white' }, value: 'black' },
    },
  }
  return {
    $schema: SCHEMA,
    width: 'container',
    height: HEIGHT,
    padding: PADDING,
    data: { values },
    layer: [
      {
        mark: { type: 'rect' },
        encoding: {
          ...place,
          color: {
            field: 'v',
            type: 'quantitative',
            title: titled(value, unit),
            scale: { scheme: 'blues', zero: false },
          },
        },
      },
      ...(values.length <= LABELLED_CELLS ? [label] : []),
    ],
  }
}

/** At most `most` of a list, spread evenly, the first and the last among them. */
export function thinned<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  const places = Array.from({ length: most }, (_, i) => Math.round((i * (list.length - 1)) / (most - 1)))
  return places.flatMap((k) => list.slice(k, k + 1))
}

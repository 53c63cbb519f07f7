/** A heat map: one result over two lists of categories. */
import { onto } from './chart-axes.ts'
import { drawn, framed, nameAngle, titled } from './chart-frame.ts'
import type { ChartDefinition } from './outcome.ts'

export interface MapCell {
  readonly x: string
  readonly y: string
  readonly value: number
}
export interface HeatMap {
  readonly x: string
  /** Left out where the categories say what they are. */
  readonly y?: string
  readonly value: string
  /** In which the values, given in SI, are drawn. */
  readonly unit: string
  readonly cells: readonly MapCell[]
  /** Columns from the left and rows from the bottom; left out, in the order of the cells. */
  readonly columns?: readonly string[]
  readonly rows?: readonly string[]
  /** The whole range of the result, drawn whatever the cells hold. */
  readonly range?: readonly [number, number]
}
/** The value stands in each cell where there is room: px of a digit, and of the map each way. */
const [DIGIT, LINE, ACROSS, DOWN] = [8.5, 17, 480, 280] as const
/** Digits of the largest value. */
const DIGITS = 4
/** Room for names that the page's font draws wider than the chart measured them. */
export const NAME_PADDING = { left: 16, right: 16, top: 4, bottom: 4 } as const

export function heatMap({ cells, range, ...rest }: HeatMap): ChartDefinition {
  const at = onto(rest)
  return heatMapAsRecorded({
    ...rest,
    cells: cells.map((c) => ({ ...c, value: at(c.value) })),
    ...(range && { range: [at(range[0]), at(range[1])] as const }),
  })
}

/** The same of values that are in the unit of the map. */
export function heatMapAsRecorded({ x, y, value, unit, cells, range, ...order }: HeatMap): ChartDefinition {
  const values = cells.filter((c) => Number.isFinite(c.value)).map((c) => ({ x: c.x, y: c.y, v: drawn(c.value) }))
  const columns = order.columns ?? [...new Set(cells.map((c) => c.x))]
  const rows = order.rows ?? [...new Set(cells.map((c) => c.y))]
  const place = {
    x: { field: 'x', type: 'ordinal', title: x, sort: columns, axis: columnAxis(columns.length) },
    y: { field: 'y', type: 'ordinal', title: y ?? null, sort: rows.toReversed() },
  }
  const colour = {
    field: 'v',
    type: 'quantitative',
    title: titled(value, unit),
    scale: { scheme: 'blues', ...(range ? { domain: range } : { zero: false }) },
  }
  const middle = range ? (range[0] + range[1]) / 2 : values.reduce((sum, c) => sum + c.v / values.length, 0)
  const format = evenFormat(values.map((c) => c.v))
  return framed({
    padding: NAME_PADDING,
    data: { values },
    layer: [
      { mark: { type: 'rect' }, encoding: { ...place, color: colour } },
      ...(hasRoom(columns, rows, format) ? [cellLabels(place, middle, format)] : []),
    ],
  })
}

const columnAxis = (columns: number) => ({ labelAngle: nameAngle(columns), labelOverlap: true })

/** Of all cells with as many decimals. */
export function evenFormat(values: readonly number[]): string {
  const most = Math.max(...values.map(Math.abs), 0)
  if (most === 0) return '.0f'
  const whole = Math.floor(Math.log10(most)) + 1
  if (whole > 6 || whole < -2) return '.2e'
  return `.${Math.max(0, DIGITS - Math.max(1, whole))}f`
}

const hasRoom = (columns: readonly string[], rows: readonly string[], format: string) =>
  columns.length * DIGIT * (format.endsWith('e') ? 8 : DIGITS + 2) <= ACROSS && rows.length * LINE <= DOWN

/** White on dark cells, black on light ones. */
const cellLabels = (place: object, middle: number, format: string) => ({
  mark: { type: 'text' },
  encoding: {
    ...place,
    text: { field: 'v', type: 'quantitative', format },
    color: { condition: { test: `datum.v > ${drawn(middle)}`, value: 'white' }, value: 'black' },
  },
})

/** A heat map: one result over two lists of categories. */
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
  readonly unit: string
  readonly cells: readonly MapCell[]
  /** Columns from the left and rows from the bottom; left out, in the order of the cells. */
  readonly columns?: readonly string[]
  readonly rows?: readonly string[]
  /** The whole range of the result, drawn whatever the cells hold. */
  readonly range?: readonly [number, number]
}
/** Up to so many cells the value stands in each. */
const LABELLED_CELLS = 60
/** Room for names that the page's font draws wider than the chart measured them. */
export const NAME_PADDING = { left: 16, right: 16, top: 4, bottom: 4 } as const

export function heatMap({ x, y, value, unit, cells, range, ...order }: HeatMap): ChartDefinition {
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
  return framed({
    padding: NAME_PADDING,
    data: { values },
    layer: [
      { mark: { type: 'rect' }, encoding: { ...place, color: colour } },
      ...(values.length <= LABELLED_CELLS ? [cellLabels(place, middle)] : []),
    ],
  })
}

const columnAxis = (columns: number) => ({ labelAngle: nameAngle(columns), labelOverlap: true })

/** White on dark cells, black on light ones. */
const cellLabels = (place: object, middle: number) => ({
  mark: { type: 'text' },
  encoding: {
    ...place,
    text: { field: 'v', type: 'quantitative', format: '.4~g' },
    color: { condition: { test: `datum.v > ${drawn(middle)}`, value: 'white' }, value: 'black' },
  },
})

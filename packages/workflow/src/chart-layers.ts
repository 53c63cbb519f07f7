/** Layers that a chart draws besides its lines, from rows of SI numbers on axes of its own. */
import { type Axis, onto } from './chart-axes.ts'
import type { ChartRow } from './chart-data.ts'
import { drawn } from './chart-frame.ts'

/** Rows with each number that stands on an axis in its unit, as it is drawn; anything else of a row as it is. */
export function rowsOn(
  axes: Readonly<Record<string, Pick<Axis, 'unit' | 'one'>>>,
  rows: readonly object[],
): ChartRow[] {
  const places = Object.fromEntries(Object.entries(axes).map(([field, axis]) => [field, onto(axis)]))
  const inUnit = (field: string, value: unknown) => {
    const at = places[field]
    return at && typeof value === 'number' ? drawn(at(value)) : value
  }
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [field, inUnit(field, value)])),
  )
}

export interface PointsOver {
  readonly x: Axis
  readonly y: Axis
  readonly rows: readonly { readonly x: number; readonly y: number }[]
  readonly size: number
  /** The field by which points differ in shape, and how many of its values stand in a row of the legend. */
  readonly by?: { readonly field: string; readonly columns?: number }
}

/** Points of a kind over lines on the same axes, such as the ranges that act over an S-N curve. */
export const pointsOver = ({ x, y, rows, size, by }: PointsOver): object => ({
  data: { values: rowsOn({ x, y }, rows) },
  mark: { type: 'point', style: 'marker', filled: true, size },
  encoding: {
    ...across('x'),
    ...up('y'),
    ...(by && { shape: { field: by.field, type: 'nominal', sort: null, title: null, legend: legend(by.columns) } }),
  },
})

const across = (field: string) => ({ x: { field, type: 'quantitative' } })
const up = (field: string) => ({ y: { field, type: 'quantitative' } })
const legend = (columns: number | undefined) => ({ orient: 'bottom', ...(columns !== undefined && { columns }) })

/** The charts of a query: the grid with its cell, and slices of it through the query. */
import { logSpaced, spaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, heatMap, lineChart, overlaid, type Point, shown, sideBySide } from '@keelson/workflow'
import { cornersOf, neededCorners, placeOf } from './calculate-cell.ts'
import { damageAt, interpolated, type Query } from './calculate-query.ts'
import type { Params } from './inputs.ts'

const metres = (H: number) => shown(H, 3)
const seconds = (T: number) => shown(T, 3)
/** Nodes each way that are drawn. */
const MOST = 30

export function gridChart(p: Params, { place }: Query): ChartDefinition {
  const { axis_significant_wave_height: H, axis_peak_period: T } = p
  const near = (lower: number, count: number) => {
    const from = Math.max(0, Math.min(lower - MOST / 2, count - MOST))
    return Array.from({ length: Math.min(MOST, count) }, (_, k) => from + k)
  }
  const [rows, columns] = [near(place.height.lower, H.length), near(place.period.lower, T.length)]
  const cells = rows.flatMap((i) =>
    columns.map((j) => ({ x: seconds(T[j] ?? 0), y: metres(H[i] ?? 0), value: damageAt(p, { i, j }) ?? Number.NaN })),
  )
  const [names, levels] = [columns.map((j) => seconds(T[j] ?? 0)), rows.map((i) => metres(H[i] ?? 0))]
  const chart = heatMap({
    x: 'Peak period [s]',
    y: 'Significant wave height [m]',
    value: 'Damage over 25 years',
    unit: '-',
    cells,
    columns: names,
    rows: levels,
  })
  const corners = cornersOf(place).map(({ i, j }) => ({ x: seconds(T[j] ?? 0), y: metres(H[i] ?? 0) }))
  const encoding = {
    x: { field: 'x', type: 'ordinal', sort: names },
    y: { field: 'y', type: 'ordinal', sort: levels.toReversed() },
  }
  return overlaid(chart, [
    {
      data: { values: corners },
      mark: { type: 'rect', filled: false, stroke: '#c2410c', strokeWidth: 3 },
      encoding,
    },
  ])
}

const POINTS = 121
const PANEL = { width: 250, height: 240 } as const

export function slicesChart(p: Params, { D, place }: Query): ChartDefinition {
  const { axis_significant_wave_height: H, axis_peak_period: T } = p
  const factor = D / interpolated(p, place)
  const at = (over: Partial<Params>) => {
    const asked = { ...p, ...over }
    const where = placeOf(asked)
    const whole = neededCorners(where).every((corner) => damageAt(p, corner) !== undefined)
    return whole ? factor * interpolated(asked, where) : Number.NaN
  }
  const slice = (title: string, unit: string, points: readonly Point[], x: number, nodes: readonly number[]) =>
    lineChart({
      x: { title, unit },
      y: { title: 'Damage', unit: '-', log: true },
      series: [{ name: 'grid', points }],
      markers: [{ x, y: D, label: 'query' }],
      limits: [
        { at: nodes[0] ?? 0, label: '', along: 'y' },
        { at: nodes.at(-1) ?? 0, label: '', along: 'y' },
      ],
    })
  const heights = logSpaced(H[0] ?? 1, H.at(-1) ?? 1, POINTS)
  const periods = spaced(T[0] ?? 1, T.at(-1) ?? 1, POINTS)
  return sideBySide(
    [
      slice(
        'Significant wave height',
        'm',
        heights.map((x): Point => [x, at({ significant_wave_height: x })]),
        p.significant_wave_height,
        H,
      ),
      slice(
        'Peak period',
        's',
        periods.map((x): Point => [x, at({ peak_period: x })]),
        p.peak_period,
        T,
      ),
    ],
    PANEL,
  )
}

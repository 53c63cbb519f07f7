/** The map of the atlas: its nodes over period and heading, the cell around the query and the query in it. */
import type { Cell, Rao } from '@keelson/physics/rao/rao.ts'
import { type ChartDefinition, drawn, lineChart, overlaid, type Point, rowsOn } from '@keelson/workflow'

const HEAVE = 2

export function mapChart({ periods, headings, amplitudes }: Rao, { period, heading }: Cell): ChartDefinition {
  const [[T_1, T_2], [b_1, b_2]] = [period.nodes, heading.nodes]
  const outline: readonly Point[] = [
    [T_1, b_1],
    [T_2, b_1],
    [T_2, b_2],
    [T_1, b_2],
    [T_1, b_1],
  ]
  const rows = periods.flatMap((T, i) =>
    headings.map((beta, j) => ({ x: T, y: beta, v: drawn(amplitudes[i]?.[j]?.[HEAVE] ?? 0) })),
  )
  const x = { title: 'Period', unit: 's' } as const
  const y = { title: 'Heading', unit: 'deg' } as const
  const chart = lineChart({
    x,
    y,
    series: [{ name: 'query cell', points: outline }],
    markers: [{ x: period.at, y: heading.at, label: 'query' }],
    around: rows.map((r): Point => [r.x, r.y]),
  })
  const nodes = {
    data: { values: rowsOn({ x, y }, rows) },
    mark: { type: 'point', filled: true, size: 110, opacity: 1 },
    encoding: {
      x: { field: 'x', type: 'quantitative', title: 'Period [s]' },
      y: { field: 'y', type: 'quantitative', title: 'Heading [°]' },
      color: { field: 'v', type: 'quantitative', title: 'Heave, m/m', scale: { scheme: 'blues', domainMin: 0 } },
    },
  }
  return overlaid(chart, [nodes])
}

/** The charts of axial capacity: friction and capacity with depth, and who bears how much. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { barChart, type ChartDefinition, lineChart, type Point, type Series } from '@keelson/workflow'
import { COMPRESSION, type Sense } from './inputs.ts'
import type { Penetration } from './penetration.ts'
import { type PileSoil, unitFriction } from './soil.ts'
import type { ProfileRow } from './tables.ts'

/** Points of a layer. */
const POINTS = 25

/** Depth downwards, as a boring is drawn. */
const DEPTH = { unit: 'm', reverse: true } as const

export function unitFrictionChart(soil: PileSoil): ChartDefinition {
  const friction: Series = {
    name: 'unit skin friction',
    points: soil.flatMap((layer) =>
      spaced(layer.top, layer.base, POINTS).map((z): Point => [unitFriction(layer, z), z]),
    ),
  }
  const limits = soil.flatMap(({ sand, top, base }, i): Series[] =>
    sand
      ? [
          {
            name: `limit, layer ${i + 1}`,
            points: [
              [sand.f_lim, top],
              [sand.f_lim, base],
            ],
          },
        ]
      : [],
  )
  return lineChart({
    x: { title: 'Unit skin friction', unit: 'kPa', zero: true },
    y: { title: 'Depth', ...DEPTH },
    series: [friction, ...limits],
  })
}

export function capacityChart(
  rows: readonly ProfileRow[],
  demand: number,
  sense: Sense,
  penetration: Penetration | undefined,
): ChartDefinition {
  const line = (name: string, of: (row: ProfileRow) => number): Series => ({
    name,
    points: rows.map((row): Point => [of(row), row.depth]),
  })
  return lineChart({
    x: { title: 'Ultimate capacity', unit: 'MN', zero: true },
    y: { title: 'Tip depth', ...DEPTH },
    series: [
      line('compression', (row) => row.total_compression_capacity),
      line('tension', (row) => row.tension_capacity),
    ],
    limits: demand > 0 ? [{ at: demand, label: 'required capacity', along: 'y' }] : [],
    markers: penetration
      ? [{ x: demand, y: penetration.depth, label: sense === COMPRESSION ? 'required' : 'required, tension' }]
      : [],
  })
}

/** What shaft and tip bear, with the capacity that is required of both together. */
export const shareChart = (shaft: number, tip: number, demand: number): ChartDefinition =>
  barChart({
    category: 'Part',
    y: { title: 'Ultimate capacity', unit: 'MN', zero: true },
    bars: [
      { name: 'shaft', value: shaft },
      { name: 'tip', value: tip },
      { name: 'together', value: shaft + tip },
    ],
    limits: demand > 0 ? [{ at: demand, label: 'required capacity', along: 'x' }] : [],
  })

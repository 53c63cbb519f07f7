/** The charts of a query: where it lies on the atlas, and how far the atlas is off. */
import { LINE_FACTORS } from '@keelson/standards/api-rp-2sk-2005/line-tension.ts'
import { type ChartDefinition, lineChart, type Point, shown } from '@keelson/workflow'
import { type AtlasFile, outside } from '@keelson/workflow/atlas.ts'
import { nearest, nodesAlong } from '../../_shared/atlas/nodes.ts'
import { axes, HEIGHT_SQUARED } from './atlas.ts'
import { type Asked, tensionAt } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

/** The depth and period of the query where the atlas has them, else the nearest that it has. */
const within = (p: Params, atlas: AtlasFile) => ({
  peak_period: inAtlas(atlas, 'peak_period', p.peak_period),
  water_depth: inAtlas(atlas, 'water_depth', p.water_depth),
})
const inAtlas = (atlas: AtlasFile, name: string, x: number): number =>
  outside(atlas, name, x) ? nearest(nodesAlong(atlas, name), x) : x

const knots = (p: Params, atlas: AtlasFile): Asked[] =>
  nodesAlong(atlas, HEIGHT_SQUARED).map((square) => ({
    ...within(p, atlas),
    significant_wave_height: Math.sqrt(square),
  }))

export function slice(p: Params, atlas: AtlasFile, T: number, MBL: number): ChartDefinition {
  const { water_depth } = within(p, atlas)
  return lineChart({
    x: { title: 'Significant wave height', unit: 'm' },
    y: { title: `Maximum line tension, ${shown(water_depth, 4)} m water depth`, unit: 'kN', zero: true },
    series: [
      {
        name: 'atlas',
        dots: true,
        points: knots(p, atlas).map((at): Point => [at.significant_wave_height, axes.read(at, atlas).value]),
      },
    ],
    markers: [{ x: p.significant_wave_height, y: T, label: 'this query' }],
    limits: [{ at: MBL / LINE_FACTORS.quasi_static.intact, label: 'allowable', along: 'x', written: true }],
  })
}

/** Places between two knots of wave height at which the atlas is held against the solver. */
const BETWEEN = [0.25, 0.5, 0.75]

export function errorChart(p: Params, atlas: AtlasFile): ChartDefinition {
  const squares = nodesAlong(atlas, HEIGHT_SQUARED)
  const heights = squares.flatMap((square, i) => {
    const next = squares[i + 1]
    const [from, to] = [Math.sqrt(square), Math.sqrt(next ?? square)]
    return [from, ...(next === undefined ? [] : BETWEEN.map((share) => from + share * (to - from)))]
  })
  const error = (significant_wave_height: number) => {
    const at = { ...within(p, atlas), significant_wave_height }
    return axes.read(at, atlas).value / tensionAt(at) - 1
  }
  return lineChart({
    x: { title: 'Significant wave height', unit: 'm' },
    y: { title: 'Atlas error relative to direct solver', unit: '%' },
    series: [{ name: 'error', points: heights.map((height): Point => [height, error(height)]) }],
  })
}

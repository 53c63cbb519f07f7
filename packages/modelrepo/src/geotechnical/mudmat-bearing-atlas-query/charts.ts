/** The charts of an atlas query: where it lies on the grid, and how far the grid is from the solver. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, lineChart, type Point } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { nodesAlong } from '../../_shared/atlas/nodes.ts'
import { largestError } from '../../_shared/atlas/steps.ts'
import { axes, SLICE } from './atlas.ts'
import { capacityAt } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

const POINTS = 181

const nodesIn = (atlas: AtlasFile) => nodesAlong(atlas, 'undrained_shear_strength')
const capacityFrom = (atlas: AtlasFile, undrained_shear_strength: number): number =>
  axes.read({ undrained_shear_strength }, atlas, { slice: SLICE }).value

/** Nodes, the straight pieces between them, and the query. */
export function sliceChart(p: Params, atlas: AtlasFile, Q: number | undefined): ChartDefinition {
  const nodes = nodesIn(atlas).map((s): Point => [s, capacityFrom(atlas, s)])
  return lineChart({
    x: { title: 'Undrained shear strength', unit: 'kPa', zero: true },
    y: { title: 'Ultimate vertical capacity', unit: 'kN', zero: true },
    series: [{ name: 'atlas', dots: true, points: nodes }],
    markers: Q === undefined ? [] : [{ x: p.undrained_shear_strength, y: Q, label: 'query' }],
  })
}

/** Difference between interpolated and exact capacity, by the exact one. */
export function errorChart(p: Params, atlas: AtlasFile): ChartDefinition {
  const nodes = nodesIn(atlas)
  const [low = 0, high = 0] = [nodes[0], nodes.at(-1)]
  const errorAt = (s: number) => Math.abs(capacityFrom(atlas, s) / capacityAt(s) - 1)
  const own = p.undrained_shear_strength
  const inside = own >= low && own <= high
  return lineChart({
    x: { title: 'Undrained shear strength', unit: 'kPa' },
    y: { title: 'Interpolation error', unit: '%', zero: true },
    series: [{ name: 'error', points: spaced(low, high, POINTS).map((s): Point => [s, errorAt(s)]) }],
    limits: [{ at: largestError(atlas), label: 'error bound', along: 'x' }],
    markers: inside ? [{ x: own, y: errorAt(own), label: 'query' }] : [],
  })
}

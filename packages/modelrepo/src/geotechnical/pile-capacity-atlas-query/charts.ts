/** The charts of an atlas query: a slice of the atlas through it, and what interpolation is off by around it. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { type ChartDefinition, heatMap, lineChart, type MapCell, numberIn, type Point } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { nodesAlong } from '../../_shared/atlas/nodes.ts'
import { axes } from './atlas.ts'
import { type Asked, capacityOf } from './atlas-solver.ts'

const POINTS = 81

/** Capacity over strength with all else as asked: the atlas at its nodes, and the solver between them. */
export function atlasSlice(p: Asked, atlas: AtlasFile, Q: number): ChartDefinition {
  const nodes = nodesAlong(atlas, 'undrained_shear_strength')
  const having = (undrained_shear_strength: number): Asked => ({ ...p, undrained_shear_strength })
  const [low, high] = [
    Math.min(nodes[0] ?? Infinity, p.undrained_shear_strength),
    Math.max(nodes.at(-1) ?? 0, p.undrained_shear_strength),
  ]
  const line = logSpaced(low, high, POINTS).map((s): Point => [s, capacityOf(having(s))])
  const read = nodes.filter((s) => axes.outside(having(s), atlas).length === 0)
  return lineChart({
    x: { title: 'Undrained shear strength', unit: 'kPa', log: true },
    y: { title: 'Ultimate capacity', unit: 'MN', log: true },
    series: [{ name: 'direct solver', points: line }],
    markers: [
      ...read.map((s) => ({ x: s, y: axes.read(having(s), atlas).value, label: '' })),
      { x: p.undrained_shear_strength, y: Q, label: 'query' },
    ],
  })
}

/** Middles of cells that the map shows each way. */
const SHOWN = 9

/** Error at the middles of cells of strength and stress, at the diameter and length asked. */
export function errorMap(p: Asked, atlas: AtlasFile): ChartDefinition {
  const [strengths, stresses] = [
    middles(nodesAlong(atlas, 'undrained_shear_strength')),
    middles(nodesAlong(atlas, 'effective_vertical_stress')),
  ]
  const name = (pascal: number) => numberIn(pascal, 'kPa', 3)
  const cells = strengths.flatMap((undrained_shear_strength) =>
    stresses.map((effective_vertical_stress): MapCell => {
      const at = { ...p, undrained_shear_strength, effective_vertical_stress }
      const error = axes.read(at, atlas).value / capacityOf(at) - 1
      return { x: name(undrained_shear_strength), y: name(effective_vertical_stress), value: error }
    }),
  )
  return heatMap({
    x: 'Undrained shear strength [kPa]',
    y: 'Effective stress [kPa]',
    value: 'Error',
    unit: '%',
    cells,
    columns: strengths.map(name),
    rows: stresses.map(name),
  })
}

const middles = (values: readonly number[]): readonly number[] =>
  values
    .slice(1)
    .map((v, i) => Math.sqrt(v * (values[i] ?? v)))
    .filter((_, i) => i % Math.ceil((values.length - 1) / SHOWN) === 0)

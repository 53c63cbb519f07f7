/** The charts of a query: where it lies on a slice of the atlas, and how far the atlas is off. */
import { type ChartDefinition, heatMap, lineChart, type Point, shown, shownIn } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { DIAMETER, LENGTH, STRENGTH } from './atlas-names.ts'
import { type Asked, parentProblems, solvedAt } from './atlas-solver.ts'
import { outsideOf, readAt } from './calculate-query.ts'
import type { Params } from './params.ts'

/** The nearest value that the axes of the atlas hold. */
function nodesAlong(atlas: AtlasFile, name: string): number[] {
  const all = atlas.pieces.flatMap(({ axes }) => axes.find((a) => a.name === name)?.values ?? [])
  return [...new Set(all)].sort((a, b) => a - b)
}
const nearest = (values: readonly number[], x: number): number =>
  values.reduce((best, v) => (Math.abs(v - x) < Math.abs(best - x) ? v : best), values[0] ?? x)

/** Capacity over length at the diameters of the atlas, at the strength of the query, with the query. */
export function slice(p: Params, atlas: AtlasFile, V_u: number): ChartDefinition {
  const strengths = nodesAlong(atlas, STRENGTH)
  const inside =
    p.undrained_shear_strength >= (strengths[0] ?? 0) && p.undrained_shear_strength <= (strengths.at(-1) ?? 0)
  const undrained_shear_strength = inside ? p.undrained_shear_strength : nearest(strengths, p.undrained_shear_strength)
  const lengths = nodesAlong(atlas, LENGTH)
  const held = (at: Asked) => outsideOf(at, atlas).length === 0
  return lineChart({
    x: { title: 'Length', unit: 'm' },
    y: {
      title: `Vertical capacity at ${shownIn(undrained_shear_strength, 'kPa')}`,
      unit: 'kN',
      zero: true,
    },
    series: nodesAlong(atlas, DIAMETER).map((diameter) => ({
      name: `${diameter} m`,
      dots: true as const,
      points: lengths
        .map((length): Asked => ({ diameter, length, undrained_shear_strength }))
        .filter(held)
        .map((at): Point => [at.length, readAt(atlas, at).V_u]),
    })),
    markers: [{ x: p.length, y: V_u, label: 'this query' }],
  })
}

/** In the middle of each step of diameter, at the lengths of the atlas, where the parent answers. */
export function errorMap(p: Params, atlas: AtlasFile): ChartDefinition {
  const diameters = nodesAlong(atlas, DIAMETER)
  const middles = diameters.slice(1).map((to, i) => (to + (diameters[i] ?? to)) / 2)
  const undrained_shear_strength = nearest(nodesAlong(atlas, STRENGTH), p.undrained_shear_strength)
  const cells = nodesAlong(atlas, LENGTH).flatMap((length) =>
    middles.flatMap((diameter) => {
      const at: Asked = { diameter, length, undrained_shear_strength }
      if (parentProblems(at).length > 0 || outsideOf(at, atlas).length > 0) return []
      const error = readAt(atlas, at).V_u / solvedAt(at).V_u - 1
      return [{ x: shown(diameter), y: shown(length), value: Number(error.toPrecision(3)) }]
    }),
  )
  return heatMap({
    x: 'Diameter [m]',
    y: 'Length [m]',
    value: 'Error',
    unit: '%',
    cells,
    columns: middles.map((d) => shown(d)),
  })
}

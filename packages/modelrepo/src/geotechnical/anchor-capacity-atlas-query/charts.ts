/** The charts of a query: where it lies on a slice of the atlas, and how far the atlas is off. */
import { type ChartDefinition, heatMap, lineChart, type Point, shown, shownIn } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { nearest, nodesAlong } from '../../_shared/atlas/nodes.ts'
import { outsideOf, readAt } from './atlas.ts'
import { type Asked, parentProblems, solvedAt } from './atlas-solver.ts'
import type { Params } from './inputs.ts'

/** Capacity over length at the diameters of the atlas, at the strength of the query, with the query. */
export function slice(p: Params, atlas: AtlasFile, V_u: number): ChartDefinition {
  const strengths = nodesAlong(atlas, 'undrained_shear_strength')
  const inside =
    p.undrained_shear_strength >= (strengths[0] ?? 0) && p.undrained_shear_strength <= (strengths.at(-1) ?? 0)
  const undrained_shear_strength = inside ? p.undrained_shear_strength : nearest(strengths, p.undrained_shear_strength)
  const lengths = nodesAlong(atlas, 'length')
  const held = (at: Asked) => outsideOf(at, atlas).length === 0
  return lineChart({
    x: { title: 'Length', unit: 'm' },
    y: {
      title: `Vertical capacity at ${shownIn(undrained_shear_strength, 'kPa')}`,
      unit: 'kN',
      zero: true,
    },
    series: nodesAlong(atlas, 'diameter').map((diameter) => ({
      name: `${diameter} m`,
      dots: true as const,
      points: lengths
        .map((length): Asked => ({ diameter, length, undrained_shear_strength }))
        .filter(held)
        .map((at): Point => [at.length, readAt(at, atlas)]),
    })),
    markers: [{ x: p.length, y: V_u, label: 'query' }],
  })
}

/** In the middle of each step of diameter, at the lengths of the atlas, where the parent answers. */
export function errorMap(p: Params, atlas: AtlasFile): ChartDefinition {
  const diameters = nodesAlong(atlas, 'diameter')
  const middles = diameters.slice(1).map((to, i) => (to + (diameters[i] ?? to)) / 2)
  const undrained_shear_strength = nearest(nodesAlong(atlas, 'undrained_shear_strength'), p.undrained_shear_strength)
  const cells = nodesAlong(atlas, 'length').flatMap((length) =>
    middles.flatMap((diameter) => {
      const at: Asked = { diameter, length, undrained_shear_strength }
      if (parentProblems(at).length > 0 || outsideOf(at, atlas).length > 0) return []
      const error = readAt(at, atlas) / solvedAt(at).V_u - 1
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

/** The charts of a query: where it lies on both damage curves, and its damage against what is allowed. */
import { logSpaced } from '@keelson/numerics/spaced.ts'
import { barChart, type ChartDefinition, lineChart, type Point, sideBySide } from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { nodesAlong } from '../../_shared/atlas/nodes.ts'
import { type Asked, curveOfBase, solvedAt } from './atlas-solver.ts'

const POINTS = 61
/** Of each of two panels. */
const PANEL = { width: 250, height: 240 } as const

interface Damages {
  readonly D_w: number
  readonly D_v: number
}

/** Over what the query sets on each axis, the direct solver's line with the ends of the atlas. */
export function damageCurves(p: Asked, atlas: AtlasFile, { D_w, D_v }: Damages): ChartDefinition {
  const curve = curveOfBase()
  const waves = (x: number) => solvedAt({ ...p, stress_concentration_factor: x }, curve).D_w
  const vortices = (x: number) => solvedAt({ ...p, viv_stress_scale: x }, curve).D_v
  return sideBySide(
    [
      curveOver(
        nodesAlong(atlas, 'stress_concentration_factor'),
        'Stress concentration factor',
        'Annual wave damage',
        waves,
        [p.stress_concentration_factor, D_w],
      ),
      curveOver(nodesAlong(atlas, 'viv_stress_scale'), 'VIV stress range scale', 'Annual VIV damage', vortices, [
        p.viv_stress_scale,
        D_v,
      ]),
    ],
    PANEL,
  )
}

function curveOver(
  nodes: readonly number[],
  title: string,
  damage: string,
  at: (x: number) => number,
  [x, D]: Point,
): ChartDefinition {
  const [low = x, high = x] = [nodes[0], nodes.at(-1)]
  const from = x > 0 ? Math.min(low, x) : low
  return lineChart({
    x: { title, unit: '-' },
    y: { title: damage, unit: '1/year', zero: true },
    series: [
      {
        name: 'direct solver',
        points: logSpaced(from, Math.max(high, x), POINTS).map((v): Point => [v, at(v)]),
      },
    ],
    limits: [low, high].map((end) => ({ at: end, label: '', along: 'y' as const })),
    markers: [{ x, y: D, label: 'query' }],
  })
}

export const damageBars = ({ D_w, D_v }: Damages, allowable: number): ChartDefinition =>
  barChart({
    category: 'Cause',
    y: { title: 'Annual damage', unit: '1/year' },
    bars: [
      { name: 'waves', value: D_w },
      { name: 'VIV', value: D_v },
      { name: 'total', value: D_w + D_v },
    ],
    limits: [{ at: allowable, label: 'allowable', along: 'x' }],
  })

/** The charts of an atlas query: where it lies on the atlas, and which range does the damage. */
import {
  barChart,
  type ChartDefinition,
  lineChart,
  type NotApplicable,
  notApplicable,
  type Point,
  type Series,
  saying,
  shownForce,
  worstFirst,
} from '@keelson/workflow'
import { type AtlasFile, outside } from '@keelson/workflow/atlas.ts'
import { nodesAlong } from '../../_shared/atlas/nodes.ts'
import { axes } from './atlas.ts'
import { onStrength, type Reading } from './calculate-readings.ts'
import type { Params } from './inputs.ts'

/** Points and bars that a chart can carry. */
const [MARKED, MOST_BARS] = [8, 24]

/** Damage over tension range at the breaking load of the query, its knots marked, for each number of cycles of the grid. */
export function atlasSlice(p: Params, atlas: AtlasFile, all: readonly Reading[]): ChartDefinition | NotApplicable {
  const { minimum_breaking_load: MBL } = p
  if (outside(atlas, 'minimum_breaking_load', MBL)) return notApplicable('breaking load outside the atlas')
  const series = nodesAlong(atlas, 'n_cycles').map(
    (n): Series => ({
      name: `${n.toExponential(0).replace('e+', 'e')} cycles`,
      points: nodesAlong(atlas, 'tension_range_kN').map((dT): Point => {
        const { value } = axes.read({ tension_range_kN: dT, n_cycles: n, minimum_breaking_load: MBL }, atlas)
        return [dT, onStrength(p, value)]
      }),
      dots: true,
    }),
  )
  const { shown: marked, note } = worstFirst(all, { most: MARKED, as: 'marked', ...BY_DAMAGE })
  const chart = lineChart({
    x: { title: 'Tension range', unit: 'kN', log: true },
    y: { title: 'Damage', unit: '-', log: true },
    series,
    markers: marked.map((r) => ({ x: r.dT, y: r.d, label: shownForce(r.dT) })),
    limits: [{ at: 1 / p.design_fatigue_factor, label: 'allowable damage', along: 'x' }],
  })
  return saying(chart, note)
}
const BY_DAMAGE = { things: 'tension ranges', by: 'the most damage', worse: ({ d }: { readonly d: number }) => d }

/** Share of the damage that each range does. */
export function shares(all: readonly Reading[], D: number): ChartDefinition | NotApplicable {
  if (D === 0) return notApplicable('the damage is zero')
  const { shown, note } = worstFirst(
    all.map((r, i) => ({ name: `${shownForce(r.dT)} (${i + 1})`, d: r.d })).toSorted((a, b) => b.d - a.d),
    { most: MOST_BARS, ...BY_DAMAGE },
  )
  const bars = shown.map(({ name, d }) => ({ name, value: d / D }))
  const chart = barChart({ category: 'Tension range', y: { title: 'Fraction of total damage', unit: '%' }, bars })
  return saying(chart, note)
}

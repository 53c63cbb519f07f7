/** The damage of a query, from the atlas or the direct solver, and what it comes to. */
import type { Trace } from '@keelson/equations'
import {
  check,
  openIf,
  reserved,
  shown,
  shownUtilisation,
  shownYears,
  utilisation,
  type Warning,
} from '@keelson/workflow'
import { type Answer, type AtlasQuery, inRows, type Origin } from '../../_shared/atlas/atlas-query.ts'
import { judged, nearMargin } from '../_shared/tension-ranges/query.ts'
import type { Verdict } from '../_shared/tension-ranges/verdict.ts'
import { axes } from './atlas.ts'
import { componentDoubt, direct, type Reading } from './atlas-solver.ts'
import { readAtlas } from './calculate-readings.ts'
import { atlasSurface, bandOfLife } from './charts.ts'
import type { contract } from './contract.ts'
import { steelOfLine } from './figures.ts'
import type { Params } from './inputs.ts'

interface Found {
  readonly D: number
  readonly all: readonly Reading[]
  /** Those of the direct solver. */
  readonly warnings: readonly Warning[]
}

export const query: AtlasQuery<typeof contract, Found> = {
  interpolation: (parent) => `log-log interpolation of the ${parent} grid, split at the knee of the curve`,
  basis: (points) => `${points} check points calculated by the direct solver`,
  outside: ({ cross_sectional_area, tension_range_bins }, atlas) => [
    ...axes.outside({ cross_sectional_area }, atlas),
    ...inRows('tension_range_bins', tension_range_bins, (bin) => axes.outside(bin, atlas)),
  ],
  fromAtlas: readAtlas,
  direct,
  near: (p, { D }, error) => nearMargin(p, D, error),
  answer,
}

function answer(p: Params, { D, all, warnings }: Found, from: Origin, trace: Trace): Answer<typeof contract> {
  const { verdict, values } = judged(p, D, from, trace)
  const band = values.confidence_band
  const checks = { dff_margin: marginCheck(p, verdict) }
  return {
    values,
    checks,
    tables: () => ({
      bin_table: all.map((r) => ({ tension_range: r.dT, stress_range: r.S, n_cycles: r.n, damage: r.d })),
    }),
    charts: () => ({
      atlas_surface: atlasSurface(p, from.atlas, all),
      life_band: 'notApplicable' in band ? band : bandOfLife(p, band),
    }),
    figures: () => ({ steel: steelOfLine(p, all, D) }),
    warnings: warnings.map((w) => ({ ...w, path: '/tension_range_bins' })),
    detail: reserved(sentence(p, verdict, from.by), checks),
  }
}

/** A curve of plate shows nothing of a component that fails on its own curve. */
function marginCheck(p: Params, { D, allowable, utilisation }: Verdict) {
  const left = componentDoubt(p)
  const note = left === undefined ? {} : { note: left.reason }
  return openIf('out_of_reach', left, check({ demand: D, capacity: allowable, utilisation, ...note }))
}

function sentence(p: Params, { D, life, utilisation: u }: Verdict, source: string): string {
  const lasts = typeof life === 'number' ? `Fatigue life ${shownYears(life)}` : 'No finite fatigue life'
  const DFF = shown(p.design_fatigue_factor)
  return `${lasts} from ${source}, damage ${shown(D, 3)} over ${shownYears(p.design_life)}, utilisation ${shownUtilisation(utilisation(u))} with a design fatigue factor of ${DFF}`
}

/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import { silent, type Trace } from '@keelson/equations'
import { allowableDamage, factoredDamage } from '@keelson/physics/fatigue/miner.ts'
import {
  check,
  type NotApplicable,
  notApplicable,
  type Outcome,
  openIf,
  Refusal,
  type RunContext,
  shown,
  shownYears,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { largestError } from '../../_shared/atlas/query.ts'
import { lifeOf, type Verdict, verdictOf } from '../mooring-fatigue/calculate-governing.ts'
import { DAMAGE } from './atlas-names.ts'
import { componentDoubt, direct } from './atlas-solver.ts'
import { outsideOf, type Reading, readings, totalOf, traceReadings } from './calculate-query.ts'
import { atlasSurface, bandOfLife } from './charts.ts'
import type { contract } from './contract.ts'
import { steelOfLine } from './figures.ts'
import type { Params } from './params.ts'
import { nearLimit, outsideWarning } from './warnings.ts'

type Query = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0) {
    if (p.out_of_range_policy === 'refuse')
      throw new Refusal(beyond.map(({ pointer, message }) => ({ pointer, message })))
    return directAnswer(p, atlas, false, beyond.map(outsideWarning), trace)
  }
  const e = largestError(atlas, DAMAGE)
  const all = readings(p, atlas)
  const { margin } = lifeOf(p, totalOf(all), silent)
  if (typeof margin === 'number' && Math.abs(margin - 1) <= e) {
    return directAnswer(p, atlas, true, [nearLimit(margin, e)], trace)
  }
  return atlasAnswer(p, atlas, all, e, trace)
}

function atlasAnswer(p: Params, atlas: AtlasFile, all: readonly Reading[], e: number, trace: Trace): Query {
  const verdict = verdictOf(p, traceReadings(p, atlas, all, trace), trace)
  const { life } = verdict
  const band: readonly [number, number] | NotApplicable =
    typeof life === 'number' ? [life * (1 - e), life * (1 + e)] : life
  return {
    values: { ...valuesOf(verdict), in_range: true, source: 'atlas', confidence_band: band },
    checks: { dff_margin: marginCheck(p, verdict) },
    tables: () => ({ bin_table: tableOf(all) }),
    charts: () => ({
      atlas_surface: atlasSurface(p, atlas, all),
      life_band: 'notApplicable' in band ? band : bandOfLife(p, band),
    }),
    figures: () => ({ steel: steelOfLine(p, all, verdict.D) }),
    detail: sentence(p, verdict, 'the atlas'),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}, split at the knee of the curve`,
      max_rel_error: e,
      basis: `${atlas.holdout.points} held-out points computed by the solver itself`,
    },
  }
}

const valuesOf = ({ D, life, margin }: Verdict) => ({ total_damage: D, fatigue_life_years: life, dff_margin: margin })

/** A curve of plate shows nothing of a component that fails on its own curve. */
function marginCheck(p: Params, { D, allowable, utilisation }: Verdict) {
  const left = componentDoubt(p)
  const note = left === undefined ? {} : { note: left.reason }
  return openIf('out_of_reach', left, check({ demand: D, capacity: allowable, utilisation, ...note }))
}

const tableOf = (all: readonly Reading[]) =>
  all.map((r) => ({ tension_range: r.dT, stress_range: r.S, n_cycles: r.n, damage: r.d }))

function sentence(p: Params, { D, life, utilisation }: Verdict, source: string): string {
  const lasts = typeof life === 'number' ? `Fatigue life ${shownYears(life)}` : 'No end to the fatigue life'
  const DFF = shown(p.design_fatigue_factor)
  return `${lasts} from ${source}: damage ${shown(D, 3)}, utilisation ${shown(utilisation, 3)} with the design fatigue factor of ${DFF}`
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  const { D, all, warnings } = direct(p, trace)
  const DFF = p.design_fatigue_factor
  const verdict: Verdict = {
    D,
    ...lifeOf(p, D, silent),
    allowable: allowableDamage.evaluate({ DFF }),
    utilisation: factoredDamage.evaluate({ D, DFF }),
  }
  const notFromAtlas = notApplicable('the direct solver answered')
  return {
    values: { ...valuesOf(verdict), in_range, source: 'direct', confidence_band: notFromAtlas },
    checks: { dff_margin: marginCheck(p, verdict) },
    tables: () => ({ bin_table: tableOf(all) }),
    charts: () => ({ atlas_surface: atlasSurface(p, atlas, all), life_band: notFromAtlas }),
    figures: () => ({ steel: steelOfLine(p, all, verdict.D) }),
    warnings: [...why, ...warnings.map((w) => ({ ...w, path: '/tension_range_bins' }))],
    detail: sentence(p, verdict, 'the direct solver'),
    confidence: null,
  }
}

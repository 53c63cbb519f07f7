/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import { silent, type Trace } from '@keelson/equations'
import { allowableDamage, factoredDamage } from '@keelson/physics/fatigue/miner.ts'
import { fromSI, printPower, toSI } from '@keelson/units'
import {
  check,
  type NotApplicable,
  notApplicable,
  type Outcome,
  Refusal,
  type RunContext,
  shown,
  shownRatio,
  shownYears,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { largestError } from '../../_shared/atlas/query.ts'
import { lifeOf, type Verdict, verdictOf } from '../mooring-fatigue/calculate-governing.ts'
import { totalOf } from '../mooring-fatigue-atlas-query/calculate-query.ts'
import { nearLimit, outsideWarning } from '../mooring-fatigue-atlas-query/warnings.ts'
import { DAMAGE } from './atlas-names.ts'
import { direct } from './atlas-solver.ts'
import { outsideOf, type Reading, readings, traceQuery } from './calculate-query.ts'
import { atlasSlice, shares } from './charts.ts'
import type { contract } from './contract.ts'
import { ropeOfQuery } from './figures.ts'
import type { Params } from './params.ts'

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
  const verdict = verdictOf(p, traceQuery(p, atlas, trace), trace)
  const { life } = verdict
  const band: readonly [number, number] | NotApplicable =
    typeof life === 'number' ? [life * (1 - e), life * (1 + e)] : life
  return {
    ...answer(p, atlas, all, verdict),
    values: { ...valuesOf(verdict), in_range: true, source: 'atlas', confidence_band: band },
    detail: sentence(p, verdict, 'the atlas'),
    confidence: {
      method: `log-log interpolation of the grid of ${atlas.parent.ref}, exact for a power law`,
      max_rel_error: e,
      basis: `${atlas.holdout.points} held-out points computed by the solver itself`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  const { D, bins } = direct(p, trace)
  const DFF = p.design_fatigue_factor
  const verdict: Verdict = {
    D,
    ...lifeOf(p, D, silent),
    allowable: allowableDamage.evaluate({ DFF }),
    utilisation: factoredDamage.evaluate({ D, DFF }),
  }
  return {
    ...answer(p, atlas, bins, verdict),
    values: {
      ...valuesOf(verdict),
      in_range,
      source: 'direct',
      confidence_band: notApplicable('the direct solver answered'),
    },
    warnings: why,
    detail: sentence(p, verdict, 'the direct solver'),
    confidence: null,
  }
}

const valuesOf = ({ D, life, margin }: Verdict) => ({ total_damage: D, fatigue_life_years: life, dff_margin: margin })

/** What both ways of answering show alike. */
function answer(p: Params, atlas: AtlasFile, all: readonly Reading[], { D, allowable, utilisation }: Verdict) {
  return {
    checks: { dff_margin: check({ demand: D, capacity: allowable, utilisation }) },
    tables: () => ({ bin_table: all.map(rowOf) }),
    charts: () => ({ atlas_slice: atlasSlice(p, atlas, all), shares: shares(all, D) }),
    figures: () => ({ rope: ropeOfQuery(p) }),
  }
}

const rowOf = ({ dT, n, d, d_1, N = Number.POSITIVE_INFINITY }: Reading) => ({
  tension_range: dT,
  n_cycles: n,
  damage_on_breaking_load: d_1 ?? null,
  cycles_to_failure: Number.isFinite(N) ? N : null,
  damage: d,
})

/** Life, s, from which on its years are said as a power of ten. */
const LONG = toSI(1e6, 'year')
const inYears = (life: number) =>
  life < LONG ? shownYears(life) : `${printPower(Number(fromSI(life, 'year').toPrecision(3)))} years`

function sentence(p: Params, { D, life, utilisation }: Verdict, source: string): string {
  const lasts = typeof life === 'number' ? `life ${inYears(life)}` : 'no end to the life'
  const [DFF, k_S] = [shown(p.design_fatigue_factor), shownRatio(p.characteristic_strength_factor)]
  return `Tension fatigue only, from ${source} on ${k_S} times the breaking load: ${lasts}, damage ${shown(D, 3)}, utilisation ${shown(utilisation, 3)} with the design fatigue factor of ${DFF}`
}

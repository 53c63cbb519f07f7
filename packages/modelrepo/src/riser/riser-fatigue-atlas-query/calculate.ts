/** The answer to a query: from the atlas inside it, from the direct solver outside it and too near to the limit. */
import { silent, type Trace } from '@keelson/equations'
import {
  allowableAnnualDamage,
  annualMargin,
  annualUtilisation,
  lifeOfAnnualDamage,
  totalAnnualDamage,
} from '@keelson/physics/fatigue/annual.ts'
import {
  check,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shown,
  shownYears,
  type Warning,
} from '@keelson/workflow'
import type { AtlasFile } from '@keelson/workflow/atlas.ts'
import { largestError, outsideWarnings, refuseOutside } from '../../_shared/atlas/query.ts'
import { lowCycleOf } from '../riser-fatigue/calculate-reach.ts'
import { rangeRows } from '../riser-fatigue/tables.ts'
import { DAMAGE } from './atlas-names.ts'
import { curveOfBase, solved, solvedAt } from './atlas-solver.ts'
import { outsideOf, readAt, tracedReadings } from './calculate-query.ts'
import { damageBars, damageCurves } from './charts.ts'
import type { contract } from './contract.ts'
import { baseFigure } from './figures.ts'
import type { Params } from './params.ts'
import { nearLimit } from './warnings.ts'

type Query = Outcome<typeof contract>

export function calculate(p: Params, { trace }: RunContext, atlas: AtlasFile): Query {
  const beyond = outsideOf(p, atlas)
  if (beyond.length > 0) {
    if (p.out_of_range_policy === 'refuse') refuseOutside(beyond)
    return directAnswer(p, atlas, false, outsideWarnings(beyond), trace)
  }
  const e = largestError(atlas, DAMAGE)
  const { waves, vortices } = readAt(p, atlas)
  const D_a = totalAnnualDamage.evaluateSI({ D_w: waves.value, D_v: vortices.value })
  const margin = held(p, D_a, silent).margin
  if (Math.abs(margin - 1) <= e) return directAnswer(p, atlas, true, [nearLimit(margin, e)], trace)
  return atlasAnswer(p, atlas, e, trace)
}

/** 1/s. */
interface Damages {
  readonly D_w: number
  readonly D_v: number
  readonly D_a: number
}

function held({ design_life: T_L, design_fatigue_factor: DFF }: Params, D_a: number, trace: Trace) {
  const L = trace.apply(lifeOfAnnualDamage, { D_a })
  const allowable = trace.apply(allowableAnnualDamage, { T_L, DFF })
  const u = trace.apply(annualUtilisation, { D_a, T_L, DFF })
  return { L, allowable, u, margin: trace.apply(annualMargin, { L, T_L, DFF }) }
}

function atlasAnswer(p: Params, atlas: AtlasFile, e: number, trace: Trace): Query {
  const read = tracedReadings(p, atlas, trace)
  const D_a = trace.apply(totalAnnualDamage, read)
  const { rest, values, L } = answer(p, atlas, { ...read, D_a }, 'the atlas', trace)
  return {
    ...rest,
    values: {
      ...values,
      in_range: true,
      source: 'atlas',
      confidence_band: [L * (1 - e), L * (1 + e)],
    },
    tables: () => ({ ranges: notApplicable('the atlas answered') }),
    confidence: {
      method: `log-log interpolation of both damages of ${atlas.parent.ref}`,
      max_rel_error: e,
      basis: `leave-one-out at ${atlas.holdout.points} values of the grid`,
    },
  }
}

function directAnswer(p: Params, atlas: AtlasFile, in_range: boolean, why: readonly Warning[], trace: Trace): Query {
  const found = solved(p, trace)
  const { rest, values } = answer(p, atlas, found, 'the direct solver', trace)
  return {
    ...rest,
    values: {
      ...values,
      in_range,
      source: 'direct',
      confidence_band: notApplicable('the direct solver answered'),
    },
    tables: () => ({ ranges: rangeRows([found]) }),
    warnings: why,
    confidence: null,
  }
}

/** Life and margin of two damages, wherever they come from. */
function answer(p: Params, atlas: AtlasFile, damages: Damages, source: string, trace: Trace) {
  trace.section('Life and margin')
  const { D_a } = damages
  const found = held(p, D_a, trace)
  return {
    L: found.L,
    values: { annual_damage: D_a, fatigue_life_years: found.L, dff_margin: found.margin },
    rest: {
      checks: {
        fatigue: openIf(
          'out_of_reach',
          lowCycleOf([solvedAt(p)], curveOfBase()),
          check({ demand: D_a, capacity: found.allowable, utilisation: found.u }),
        ),
      },
      charts: () => ({
        damage_curves: damageCurves(p, atlas, damages),
        damage_bars: damageBars(damages, found.allowable),
      }),
      figures: () => ({ base: baseFigure(solvedAt(p)) }),
      detail: `The base segment lasts ${shownYears(found.L)} at a stress concentration factor of ${shown(p.stress_concentration_factor)} and ${shown(p.viv_stress_scale)} of its vibration, a margin of ${shown(found.margin, 3)} against 1, from ${source}`,
    },
  }
}

/** Line items summed, with the range of their sum: by its moments and a lognormal distribution, or by simulation. */
import type { Trace } from '@keelson/equations'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import * as sums from '@keelson/physics/field-cost/aggregation.ts'
import { given, type NotApplicable, notApplicable } from '@keelson/workflow'
import { classOf } from './calculate-class.ts'
import type { Estimate } from './calculate-estimate.ts'
import { type Simulated, simulate } from './calculate-simulation.ts'
import { SIMULATION } from './modes.ts'
import type { Item, Params } from './params.ts'

export interface Breakdown extends Estimate {
  readonly items: readonly Item[]
  /** Factor of management and owner cost. */
  readonly k: number
  readonly base: number
  readonly total: number
  readonly percentiles: Percentiles
  /** Share of the outcomes that an amount covers; undefined without any spread. */
  readonly covered: ((cost: number) => number) | undefined
}

interface Percentiles {
  readonly P_10: number
  readonly P_50: number
  readonly P_80: number
  readonly P_90: number
}
interface Spread extends Percentiles {
  readonly deviation: number
  readonly probability: number | NotApplicable
  readonly covered: ((cost: number) => number) | undefined
}

export function breakdownEstimate(p: Params, trace: Trace): Breakdown {
  const { line_items: items } = given(p, 'line_items')
  const m = items.map((item) => item.mean_cost_musd)
  trace.section('Base estimate')
  const C_D = trace.apply(sums.directCost, { m })
  const k = trace.apply(sums.overheadFactor, { f_m: p.project_management_fraction, f_o: p.owner_cost_fraction })
  const C_B = trace.apply(sums.baseEstimate, { k, C_D })
  const C_T = trace.apply(sums.totalWithContingency, { C_B, f_c: p.contingency_fraction })
  const amounts = { items, m, k, C_B, C_T }
  const spread = p.aggregation === SIMULATION ? simulatedSpread(p, amounts, trace) : lognormalSpread(p, amounts, trace)
  const { P_10, P_50, P_80, P_90 } = spread
  trace.section('Contingency')
  return {
    values: {
      direct_cost: C_D,
      base_estimate: C_B,
      total_with_contingency: C_T,
      standard_deviation: spread.deviation,
      p10_cost: P_10,
      p50_cost: P_50,
      p90_cost: P_90,
      contingency_to_p80: trace.apply(sums.contingencyTo, { P_80, C_B }),
      probability_of_total: spread.probability,
    },
    cost: { symbol: 'C_B', value: C_B },
    middle: { symbol: 'P_50', value: P_50 },
    range: { low: { symbol: 'P_10', value: P_10 }, high: { symbol: 'P_90', value: P_90 } },
    estimateClass: classOf(p, STUDY),
    items,
    k,
    base: C_B,
    total: C_T,
    percentiles: { P_10, P_50, P_80, P_90 },
    covered: spread.covered,
  }
}
/** What a work breakdown of an early phase is. */
const STUDY = 4

interface Amounts {
  readonly items: readonly Item[]
  readonly m: readonly number[]
  readonly k: number
  readonly C_B: number
  readonly C_T: number
}
const CERTAIN = notApplicable('no item has any spread: every outcome is the base estimate')

function lognormalSpread(p: Params, { items, m, k, C_B, C_T }: Amounts, trace: Trace): Spread {
  const v = items.map((item) => item.coefficient_of_variation)
  trace.section('Range of the base estimate')
  const s_T = trace.apply(sums.totalDeviation, { k, rho: p.correlation, v, m })
  const s_ln = trace.apply(sums.logDeviation, { s_T, C_B })
  const P_50 = trace.apply(sums.lognormalMedian, { C_B, s_ln })
  const percentile = (z: typeof sums.Z_10, of: string) =>
    trace.apply(sums.lognormalPercentile, { P_50, z, s_ln }, { as: `P_${of}`, rename: { z: `z_${of}` } })
  const made = {
    P_10: percentile(sums.Z_10, '10'),
    P_80: percentile(sums.Z_80, '80'),
    P_90: percentile(sums.Z_90, '90'),
  }
  return {
    deviation: s_T,
    P_50,
    ...made,
    probability: s_ln > 0 ? trace.apply(sums.probabilityWithin, { C_T, P_50, s_ln }) : CERTAIN,
    covered: s_ln > 0 ? (cost) => normalCumulative(Math.log(cost / P_50) / s_ln) : undefined,
  }
}

function simulatedSpread(p: Params, { items, k, C_T }: Amounts, trace: Trace): Spread {
  const drawn = simulate(items, k, p)
  trace.section('Range of the base estimate')
  const read = reading(p, trace)
  const at = (of: number) => read(`P_${of}`, `Cost not exceeded with ${of} %`, 'USD', quantile(drawn.totals, of / 100))
  const certain = drawn.totals.at(0) === drawn.totals.at(-1)
  return {
    deviation: read('s_T', 'Standard deviation of the base estimate', 'USD', drawn.deviation),
    P_10: at(10),
    P_50: at(50),
    P_80: at(80),
    P_90: at(90),
    probability: certain
      ? CERTAIN
      : read('p_T', 'Probability that the total is not exceeded', '-', shareUpTo(drawn, C_T)),
    covered: certain ? undefined : (cost) => shareUpTo(drawn, cost),
  }
}

const reading =
  ({ samples, seed }: Params, trace: Trace) =>
  (symbol: string, title: string, unit: string, value: number): number =>
    trace.lookup({
      source: sums.totalDeviation.source,
      clause: 'simulation of correlated lognormal costs',
      symbol,
      title,
      unit,
      value,
      cell: `of ${samples} simulated totals, seed ${seed}`,
    })

/** Share of the simulated totals up to an amount, by bisection. */
function shareUpTo({ totals }: Simulated, cost: number): number {
  let [low, high] = [0, totals.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((totals[middle] as number) <= cost) low = middle + 1
    else high = middle
  }
  return low / totals.length
}

/** Line items summed, with the range of their sum: by its moments and a lognormal distribution, or by simulation. */
import type { Trace } from '@keelson/equations'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import * as sums from '@keelson/physics/field-cost/aggregation.ts'
import type { EstimateClass } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { given } from '@keelson/workflow'
import type { Estimate } from './estimate.ts'
import { statedClass } from './estimate-class.ts'
import type { Item, Some } from './inputs.ts'
import { SIMULATION } from './inputs-breakdown.ts'
import { type Simulated, simulate } from './simulation.ts'

export interface Breakdown extends Estimate {
  readonly estimateClass: EstimateClass
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
  readonly covered: ((cost: number) => number) | undefined
}

export type Summed = Some<
  | 'line_items'
  | 'correlation'
  | 'project_management_fraction'
  | 'owner_cost_fraction'
  | 'contingency_fraction'
  | 'aggregation',
  'samples' | 'seed' | 'stated_estimate_class'
>

export function breakdownEstimate(p: Summed, trace: Trace): Breakdown {
  const { line_items: items } = p
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
  trace.apply(sums.contingencyTo, { P_80, C_B })
  return {
    cost: { symbol: 'C_B', value: C_B },
    middle: { symbol: 'P_50', value: P_50 },
    range: { low: { symbol: 'P_10', value: P_10 }, high: { symbol: 'P_90', value: P_90 } },
    estimateClass: statedClass(p) ?? STUDY,
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

function lognormalSpread(p: Summed, { items, m, k, C_B, C_T }: Amounts, trace: Trace): Spread {
  const v = items.map((item) => item.coefficient_of_variation)
  trace.section('Base estimate range')
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
  if (s_ln > 0) trace.apply(sums.probabilityWithin, { C_T, P_50, s_ln })
  return {
    P_50,
    ...made,
    covered: s_ln > 0 ? (cost) => normalCumulative(Math.log(cost / P_50) / s_ln) : undefined,
  }
}

function simulatedSpread(p: Summed, { items, k, C_T }: Amounts, trace: Trace): Spread {
  const { samples, seed } = given(p, 'samples', 'seed')
  const drawn = simulate(items, k, { samples, seed, correlation: p.correlation })
  trace.section('Base estimate range')
  const read = reading(samples, seed, trace)
  const at = (of: number) =>
    read(`P_${of}`, `Cost with ${of} % non-exceedance probability`, 'USD', quantile(drawn.totals, of / 100))
  const certain = drawn.totals.at(0) === drawn.totals.at(-1)
  read('s_T', 'Base estimate standard deviation', 'USD', drawn.deviation)
  const percentiles = { P_10: at(10), P_50: at(50), P_80: at(80), P_90: at(90) }
  if (!certain) read('p_T', 'Non-exceedance probability of total', '-', shareUpTo(drawn, C_T))
  return {
    ...percentiles,
    covered: certain ? undefined : (cost) => shareUpTo(drawn, cost),
  }
}

const reading =
  (samples: number, seed: number, trace: Trace) =>
  (symbol: string, title: string, unit: string, value: number): number =>
    trace.lookup({
      source: sums.totalDeviation.source,
      clause: 'simulation of correlated lognormal costs',
      symbol,
      title,
      unit,
      value,
      cell: `${samples} simulated totals, seed ${seed}`,
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

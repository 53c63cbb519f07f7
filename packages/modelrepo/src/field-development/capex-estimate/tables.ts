/** The rows of the tables: the basis of estimate, the items, the years. */
import { logDeviation, lognormalMedian, lognormalPercentile, Z_90 } from '@keelson/physics/field-cost/aggregation.ts'
import { CONFIDENCE } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { shown, shownIn, shownPercent } from '@keelson/workflow'
import { between, ownBasis, roughly, type Statement, stated } from '../_shared/basis/basis.ts'
import { aHost, TIEBACK } from '../_shared/hosts/hosts.ts'
import type { Breakdown } from './calculate-breakdown.ts'
import type { Classed } from './calculate-class.ts'
import type { Estimate } from './calculate-estimate.ts'
import type { Spend } from './calculate-spend.ts'
import { BENCHMARK, BREAKDOWN, FACTORED, MID_YEAR, PHASED, SIMULATION } from './modes.ts'
import type { Item, Params } from './params.ts'

const COST = 'MUSD'

/** What the estimate rests on, in words. */
export function basisOf(p: Params, estimate: Estimate, found: Classed | undefined): readonly Statement[] {
  return [
    ...(p.method === BENCHMARK ? benchmarkBasis(p) : ownBasis(p.cost_source, p.cost_year)),
    ...(p.method === FACTORED ? factoredBasis(p) : []),
    ...(p.method === BREAKDOWN ? breakdownBasis(p) : []),
    ...classBasis(p, estimate, found),
    ...spendBasis(p),
  ]
}

function benchmarkBasis({ host_type, water_depth = 0 }: Params): readonly Statement[] {
  const tieback = host_type === TIEBACK
  return [
    stated(
      'Costs',
      `Benchmark of ${host_type === undefined ? 'a host' : aHost(host_type)} in an open-source library; a screening heuristic, no published standard`,
    ),
    stated('Place and year', 'Gulf of Mexico, money of 2024'),
    stated('Size', `Brought from 100 000 bbl/d by the power ${tieback ? 0.4 : 0.6} of the capacity`),
    stated(
      'Water depth',
      tieback
        ? 'Has no part in the benchmark of a tieback'
        : `${shownIn(water_depth, 'm')}; 0.015 % more for each metre beyond 1500 m`,
    ),
    stated(
      'Scope',
      'Whole development to first oil as the library has it; what it holds and leaves out is not stated there',
    ),
    stated('Range', 'Low, base and high of the library; not percentiles, no probability stands behind them'),
  ]
}

const factoredBasis = (p: Params): readonly Statement[] => [
  stated('Known project', `${roughly(p.reference_cost ?? 0, COST)} at ${shownIn(p.reference_capacity ?? 0, 'bbl/d')}`),
  stated(
    'Size',
    `Brought to ${shownIn(p.production_capacity ?? 0, 'bbl/d')} by the power ${shown(p.scale_exponent)} of the capacity`,
  ),
  stated('Date', `Cost index ${shown(p.reference_cost_index)} to ${shown(p.cost_index)}, as given`),
  stated('Place', `Location factor ${shown(p.location_factor)}, as given`),
]

const breakdownBasis = (p: Params): readonly Statement[] => [
  stated('Line items', `${p.line_items?.length ?? 0} items, means and coefficients of variation as given`),
  stated('Correlation', `${shown(p.correlation)} between any two items`),
  stated(
    'Overheads',
    `Management and engineering ${shownPercent(p.project_management_fraction)}, owner cost ${shownPercent(p.owner_cost_fraction)} of direct cost`,
  ),
  stated(
    'Contingency',
    `${shownPercent(p.contingency_fraction)} of the base estimate, as given; the range is before it`,
  ),
  stated(
    'Sum',
    p.aggregation === SIMULATION
      ? `${p.samples} simulated totals of lognormal items, seed ${p.seed}`
      : 'Lognormal total with mean and variance of the sum',
  ),
]

function classBasis(p: Params, { range }: Estimate, found: Classed | undefined): readonly Statement[] {
  if (found === undefined) return [stated('Class', 'Not stated for the amount that is spread over years')]
  const isStated = p.stated_estimate_class !== undefined && (p.method === BREAKDOWN || p.method === PHASED)
  return [
    stated(
      'Class',
      `AACE 18R-97 class ${found.estimateClass}, ${isStated ? 'as stated' : 'by the method of the estimate'}`,
    ),
    stated(
      'Accuracy of the class',
      `${between(found.low, found.high, COST)} at ${shownPercent(CONFIDENCE.value)} confidence, if the widest`,
    ),
    ...(range ? [] : [stated('Range', 'The method gives none: that of its class stands for it')]),
  ]
}

function spendBasis(p: Params): readonly Statement[] {
  if (p.phasing === undefined) return []
  return [
    stated(
      'Spend',
      `${p.phasing.length} years, escalation ${shownIn(p.escalation_rate, '%/year', 3)}, discount ${shownIn(p.discount_rate, '%/year', 3)}, ${p.timing === MID_YEAR ? 'mid-year' : 'end of year'}`,
    ),
  ]
}

/** P10 or P90 of an item alone, USD. */
export function itemAt({ mean_cost_musd: mean, coefficient_of_variation: v }: Item, z: number): number {
  const s_ln = logDeviation.evaluate({ s_T: v, C_B: 1 })
  return lognormalPercentile.evaluate({ P_50: lognormalMedian.evaluate({ C_B: mean, s_ln }), z, s_ln })
}

export function itemRows({ items }: Breakdown) {
  const variance = items.reduce((sum, i) => sum + (i.mean_cost_musd * i.coefficient_of_variation) ** 2, 0)
  return items.map((item) => {
    const deviation = item.mean_cost_musd * item.coefficient_of_variation
    return {
      name: item.name,
      cost_code: item.cost_code ?? '',
      mean: item.mean_cost_musd,
      coefficient_of_variation: item.coefficient_of_variation,
      deviation,
      p10: itemAt(item, -Z_90.value),
      p90: itemAt(item, Z_90.value),
      share_of_variance: variance > 0 ? deviation ** 2 / variance : 0,
    }
  })
}

export const spendRows = ({ years }: Spend) =>
  years.map(({ year, share, constant, nominal, factor, present }) => ({
    year,
    share,
    constant,
    nominal,
    discount_factor: factor,
    present_value: present,
  }))

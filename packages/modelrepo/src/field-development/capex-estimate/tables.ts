/** The tables, their columns and rows: the basis of estimate, and the items. */
import { logDeviation, lognormalMedian, lognormalPercentile, Z_90 } from '@keelson/physics/field-cost/aggregation.ts'
import { CONFIDENCE } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { inPractice, midSentence, shown, shownIn, shownPercent, textColumn } from '@keelson/workflow'
import { basisTable, between, ownBasis, roughly, type Statement, stated } from '../_shared/basis/basis.ts'
import { aHost, TIEBACK } from '../_shared/hosts/hosts.ts'
import type { Breakdown, Summed } from './breakdown.ts'
import type { Estimate } from './estimate.ts'
import type { Classed } from './estimate-class.ts'
import type { Item, Some } from './inputs.ts'
import { SIMULATION } from './inputs-breakdown.ts'
import { TIMINGS } from './inputs-spend.ts'
import type { Known } from './known.ts'
import type { Spread } from './spend.ts'

const { numberColumn } = inPractice('oilfield')

const COST = 'MUSD'
type Basis = Some<never, 'cost_source' | 'cost_year'>

export const basisTables = { basis: basisTable }

/** What the estimate rests on, in words; `own` by its method. */
export const basisOf = (
  own: readonly Statement[],
  p: Spread & Some<never, 'stated_estimate_class'>,
  estimate: Estimate,
  found: Classed | undefined,
): readonly Statement[] => [
  ...own,
  ...classBasis(p.stated_estimate_class !== undefined, estimate, found),
  ...spendBasis(p),
]

export function benchmarkBasis({ host_type, water_depth }: Some<'host_type' | 'water_depth'>): readonly Statement[] {
  const tieback = host_type === TIEBACK
  return [
    stated(
      'Costs',
      `Benchmark for ${aHost(host_type)} from an open-source library; screening heuristic, not a published standard`,
    ),
    stated('Location and year', 'Gulf of Mexico, 2024 money'),
    stated('Size', `Scaled from 100,000 bbl/d with capacity to the power ${tieback ? 0.4 : 0.6}`),
    stated(
      'Water depth',
      tieback
        ? 'No effect on the tieback benchmark'
        : `${shownIn(water_depth, 'm')}; 0.015 % more for each metre above 1,500 m`,
    ),
    stated('Scope', 'Whole development to first oil, as in the library, which does not state its scope'),
    stated('Range', 'Low, base and high values of the library; not percentiles, no probability assigned'),
  ]
}

export const factoredBasis = (p: Known & Basis): readonly Statement[] => [
  ...ownBasis(p.cost_source, p.cost_year),
  stated('Known project', `${roughly(p.reference_cost, COST)} at ${shownIn(p.reference_capacity, 'bbl/d')}`),
  stated(
    'Size',
    `Scaled to ${shownIn(p.production_capacity, 'bbl/d')} with capacity to the power ${shown(p.scale_exponent)}`,
  ),
  stated('Date', `Cost index ${shown(p.reference_cost_index)} to ${shown(p.cost_index)}, as entered`),
  stated('Place', `Location factor ${shown(p.location_factor)}, as entered`),
]

export const breakdownBasis = (p: Summed & Basis): readonly Statement[] => [
  ...ownBasis(p.cost_source, p.cost_year),
  stated('Line items', `${p.line_items.length} items, mean costs and coefficients of variation as entered`),
  stated('Correlation', `Correlation coefficient ${shown(p.correlation)} between any two items`),
  stated(
    'Overheads',
    `Management and engineering ${shownPercent(p.project_management_fraction)}, owner cost ${shownPercent(p.owner_cost_fraction)} of direct cost`,
  ),
  stated(
    'Contingency',
    `${shownPercent(p.contingency_fraction)} of the base estimate, as entered; excluded from the range`,
  ),
  stated(
    'Sum',
    p.aggregation === SIMULATION
      ? `${p.samples} simulated totals of lognormal items, seed ${p.seed}`
      : 'Lognormal total with mean and variance of the sum',
  ),
]

function classBasis(isStated: boolean, { range }: Estimate, found: Classed | undefined): readonly Statement[] {
  if (found === undefined) return [stated('Class', 'Not stated for the entered cost')]
  return [
    stated(
      'Class',
      `AACE 18R-97 class ${found.estimateClass}, ${isStated ? 'as stated' : 'by the method of the estimate'}`,
    ),
    stated(
      'Class accuracy',
      `${between(found.low, found.high, COST)} at ${shownPercent(CONFIDENCE.value)} confidence, widest range`,
    ),
    ...(range ? [] : [stated('Range', 'No range from the method; the class accuracy is used')]),
  ]
}

function spendBasis(p: Spread): readonly Statement[] {
  if (p.phasing === undefined) return []
  return [
    stated(
      'Spend',
      `${p.phasing.length} years, escalation ${shownIn(p.escalation_rate, '%/year', 3)}, discount ${shownIn(p.discount_rate, '%/year', 3)}, ${midSentence(TIMINGS[p.timing])}`,
    ),
  ]
}

/** P10 or P90 of an item alone, USD. */
export function itemAt({ mean_cost_musd: mean, coefficient_of_variation: v }: Item, z: number): number {
  const s_ln = logDeviation.evaluate({ s_T: v, C_B: 1 })
  return lognormalPercentile.evaluate({ P_50: lognormalMedian.evaluate({ C_B: mean, s_ln }), z, s_ln })
}

const cost = (title: string, symbol?: string) => numberColumn('cost', title, symbol === undefined ? {} : { symbol })
export const itemsTable = {
  items: {
    title: 'Line items',
    description:
      'Direct costs with P10 and P90 of each item, assumed lognormal. The share of variance assumes independent items.',
    columns: {
      name: textColumn('Item'),
      cost_code: textColumn('Cost code'),
      mean: cost('Mean', 'm'),
      coefficient_of_variation: numberColumn('-', 'Coefficient of variation', { symbol: 'v' }),
      deviation: cost('Standard deviation'),
      p10: cost('P10'),
      p90: cost('P90'),
      share_of_variance: numberColumn('fraction', 'Share of variance'),
    },
  },
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

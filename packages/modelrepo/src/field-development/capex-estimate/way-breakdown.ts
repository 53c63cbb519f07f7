/** Line items summed, with the range of their sum. */
import * as sums from '@keelson/physics/field-cost/aggregation.ts'
import { inPractice, notApplicable, once, shownPercent } from '@keelson/workflow'
import { basisFile, coarse } from '../_shared/basis/basis.ts'
import { type Breakdown, breakdownEstimate } from './breakdown.ts'
import { rangeChart, rangePicture } from './charts.ts'
import { breakdownCharts, breakdownPictures } from './charts-breakdown.ts'
import { about, overReserves, reservesValue, withSpend } from './estimate.ts'
import { classed, classTold, classValues, sidesUnheld } from './estimate-class.ts'
import { said, spread, way } from './inputs.ts'
import { SIMULATION } from './inputs-breakdown.ts'
import { nameProblems } from './rules.ts'
import { checks, noHost, noKnown } from './screening.ts'
import { spendCharts, spendOf, spendPicture, spendTable, spendTables, spendValues } from './spend.ts'
import { basisOf, basisTables, breakdownBasis, itemRows, itemsTable } from './tables.ts'
import { basisWarnings, classWarnings, idleWarnings, itemWarnings } from './warnings.ts'

const { gives, givesAs } = inPractice('oilfield')
const signed = { signed: true } as const
const percentile = (symbol: string, title: string, description: string) =>
  givesAs(symbol, title, 'cost', description, signed)
const simulated = { aggregation: [SIMULATION] } as const

export const byItems = way({
  takes: [
    ...['line_items', 'correlation', 'project_management_fraction', 'owner_cost_fraction', 'contingency_fraction'],
    'aggregation',
    ...spread,
  ] as const,
  may: ['reserves', 'phasing', 'stated_estimate_class', ...said],
  mayWhen: { samples: simulated, seed: simulated },
  rules: nameProblems,
  values: {
    direct_cost: gives(sums.directCost, 'cost', 'Sum of the mean costs of the line items.', signed),
    base_estimate: gives(
      sums.baseEstimate,
      'cost',
      'Direct cost plus management and owner costs, before contingency.',
      signed,
    ),
    total_with_contingency: gives(
      sums.totalWithContingency,
      'cost',
      'Base estimate plus the entered contingency.',
      signed,
    ),
    standard_deviation: gives(sums.totalDeviation, 'cost', 'Standard deviation of the base estimate.', signed),
    p10_cost: percentile('P_10', 'P10 cost', 'Cost with 10 % non-exceedance probability (low), before contingency.'),
    p50_cost: percentile('P_50', 'P50 cost', 'Cost with 50 % non-exceedance probability, before contingency.'),
    p90_cost: percentile('P_90', 'P90 cost', 'Cost with 90 % non-exceedance probability (high), before contingency.'),
    contingency_to_p80: gives(
      sums.contingencyTo,
      'cost',
      'Contingency required to raise the base estimate to the cost with 80 % non-exceedance probability.',
      signed,
    ),
    probability_of_total: gives(
      sums.probabilityWithin,
      'fraction',
      'Probability that the total with contingency is not exceeded.',
      { maximum: 1 },
    ),
    ...reservesValue,
    ...spendValues,
    ...classValues,
  },
  checks,
  tables: { ...basisTables, ...itemsTable, ...spendTable },
  charts: { ...rangePicture, ...breakdownPictures, ...spendPicture },
  calculate: (p, trace) => {
    const estimate = breakdownEstimate(p, trace)
    overReserves(p, estimate, trace)
    const found = classed(estimate, trace)
    const spend = spendOf(p, estimate.cost, trace)
    const detail = withSpend(inWords(estimate), spend)
    const basis = once(() => basisOf(breakdownBasis(p), p, estimate, found))
    return {
      values: { ...(estimate.covered === undefined && { probability_of_total: CERTAIN }), ...classTold(found) },
      checks: { ...noHost, ...noKnown, ...sidesUnheld(found) },
      tables: () => ({ basis: basis(), items: itemRows(estimate), ...spendTables(spend) }),
      charts: () => ({
        range: rangeChart(estimate, found, 'P50'),
        ...breakdownCharts(p, estimate),
        ...spendCharts(spend),
      }),
      files: () => [basisFile(detail, basis())],
      warnings: [
        ...itemWarnings(p),
        ...classWarnings(found),
        ...basisWarnings(p, 'the line items'),
        ...idleWarnings(p),
      ],
      assumed: { stated_estimate_class: estimate.estimateClass },
      detail,
    }
  },
})

const CERTAIN = notApplicable('no item has a cost spread, so the cost always equals the base estimate')

function inWords({ base, total, percentiles: { P_10, P_90 }, covered, estimateClass }: Breakdown): string {
  const held =
    covered === undefined ? '' : ` (${shownPercent(coarse(covered(total)))} probability of not being exceeded)`
  const range = `(P10 ${about(P_10)}, P90 ${about(P_90)})`
  return `Base estimate about ${about(base)} ${range}, AACE class ${estimateClass}; total with contingency ${about(total)}${held}`
}

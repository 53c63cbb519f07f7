/** A known project brought to another capacity, date and place. */
import { once } from '@keelson/workflow'
import { basisFile, between } from '../_shared/basis/basis.ts'
import { capacityPicture, factoredChart, rangeChart, rangePicture } from './charts.ts'
import { about, capacityValues, overReserves, reservesValue, withSpend } from './estimate.ts'
import { classed, classTold, classValues, sidesUnheld } from './estimate-class.ts'
import { said, spread, way } from './inputs.ts'
import { factoredEstimate } from './known.ts'
import { checks, noHost } from './screening.ts'
import { spendCharts, spendOf, spendPicture, spendTable, spendTables, spendValues } from './spend.ts'
import { basisOf, basisTables, factoredBasis } from './tables.ts'
import { basisWarnings, classWarnings, factoredWarnings, idleWarnings } from './warnings.ts'

export const byKnownProject = way({
  takes: [
    ...['production_capacity', 'reference_cost', 'reference_capacity', 'scale_exponent', 'reference_cost_index'],
    ...['cost_index', 'location_factor'],
    ...spread,
  ] as const,
  may: ['reserves', 'phasing', ...said],
  values: {
    ...capacityValues,
    ...reservesValue,
    ...spendValues,
    ...classValues,
  },
  checks,
  tables: { ...basisTables, ...spendTable },
  charts: { ...rangePicture, ...capacityPicture, ...spendPicture },
  calculate: (p, trace) => {
    const estimate = factoredEstimate(p, trace)
    const { value } = estimate.middle
    overReserves(p, estimate, trace)
    const found = classed(estimate, trace)
    const spend = spendOf(p, estimate.cost, trace)
    const widest = `widest class range ${between(found.low, found.high, 'MUSD')}`
    const detail = withSpend(`Capital cost about ${about(value)}, AACE class ${found.estimateClass}, ${widest}`, spend)
    const basis = once(() => basisOf(factoredBasis(p), p, estimate, found))
    return {
      values: { base_capex: value, ...classTold(found) },
      checks: { ...noHost, ...sidesUnheld(found) },
      tables: () => ({ basis: basis(), ...spendTables(spend) }),
      charts: () => ({
        range: rangeChart(estimate, found),
        cost_by_capacity: factoredChart(p, estimate),
        ...spendCharts(spend),
      }),
      files: () => [basisFile(detail, basis())],
      warnings: [
        ...factoredWarnings(p, estimate),
        ...classWarnings(found),
        ...basisWarnings(p, 'the known project cost'),
        ...idleWarnings(p),
      ],
      detail,
    }
  },
})

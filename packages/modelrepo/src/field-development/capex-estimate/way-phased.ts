/** An amount that the caller has estimated, spread over years. */
import { once } from '@keelson/workflow'
import { basisFile, ownBasis } from '../_shared/basis/basis.ts'
import { rangeChart, rangePicture } from './charts.ts'
import { about, withSpend } from './estimate.ts'
import { classed, classTold, classValues, sidesUnheld, statedClass } from './estimate-class.ts'
import { said, spread, way } from './inputs.ts'
import { checks, noHost, noKnown } from './screening.ts'
import { spendCharts, spendOf, spendPicture, spendTable, spendTables, spendValues } from './spend.ts'
import { basisOf, basisTables } from './tables.ts'
import { basisWarnings, classWarnings, idleWarnings } from './warnings.ts'

export const overYears = way({
  takes: ['base_capex', 'phasing', ...spread],
  may: ['stated_estimate_class', ...said],
  values: { ...spendValues, ...classValues },
  checks,
  tables: { ...basisTables, ...spendTable },
  charts: { ...rangePicture, ...spendPicture },
  calculate: (p, trace) => {
    const cost = { symbol: 'C', value: p.base_capex }
    const estimate = { cost, middle: cost, estimateClass: statedClass(p) }
    const found = classed(estimate, trace)
    const spend = spendOf(p, cost, trace)
    const ofClass = found ? `AACE class ${found.estimateClass}` : 'estimate class not stated'
    const detail = withSpend(`Capital cost about ${about(cost.value)}, ${ofClass}`, spend)
    const basis = once(() => basisOf(ownBasis(p.cost_source, p.cost_year), p, estimate, found))
    return {
      values: classTold(found),
      checks: { ...noHost, ...noKnown, ...sidesUnheld(found) },
      tables: () => ({ basis: basis(), ...spendTables(spend) }),
      charts: () => ({ range: rangeChart(estimate, found), ...spendCharts(spend) }),
      files: () => [basisFile(detail, basis())],
      warnings: [...classWarnings(found), ...basisWarnings(p, 'the entered cost'), ...idleWarnings(p)],
      detail,
    }
  },
})

/** The estimate by its method, its class, and its spend over years. */
import type { Trace } from '@keelson/equations'
import { costPerReserves } from '@keelson/physics/field-cost/measures.ts'
import { given, notApplicable, type Outcome, once, type RunContext } from '@keelson/workflow'
import { basisFile } from '../_shared/basis/basis.ts'
import { benchmarkEstimate } from './calculate-benchmark.ts'
import { type Breakdown, breakdownEstimate } from './calculate-breakdown.ts'
import { classed, classOf, classValues } from './calculate-class.ts'
import type { Estimate } from './calculate-estimate.ts'
import { type Factored, factoredEstimate } from './calculate-factored.ts'
import type { Found } from './calculate-found.ts'
import { spendOf } from './calculate-spend.ts'
import { chartsOf } from './charts.ts'
import { checksOf } from './checks.ts'
import type { contract } from './contract.ts'
import { sentence } from './detail.ts'
import { development } from './figures.ts'
import { BENCHMARK, BREAKDOWN, FACTORED, PHASED } from './modes.ts'
import type { Params } from './params.ts'
import { basisOf, itemRows, spendRows } from './tables.ts'
import { warningsOf } from './warnings.ts'

export function calculate(p: Params, { trace }: RunContext): Outcome<typeof contract> {
  const { estimate, factored, breakdown } = estimated(p, trace)
  const perReserves = reservesOf(p, estimate, trace)
  const found = classed(estimate, trace)
  const spend = spendOf(p, estimate.cost, trace)
  const all: Found = { estimate, found, factored, breakdown, spend }
  const said = sentence(p, all)
  const basis = once(() => basisOf(p, estimate, found))
  return {
    values: {
      ...estimate.values,
      ...(perReserves !== undefined && { cost_per_reserves: perReserves }),
      ...(spend && { nominal_total: spend.nominal, present_value: spend.present, peak_annual_nominal: spend.peak }),
      ...classValues(found),
    },
    checks: checksOf(p, found, factored),
    tables: () => ({
      basis: basis(),
      ...(breakdown && { items: itemRows(breakdown) }),
      spend: spend ? spendRows(spend) : notApplicable('no shares of the years were given'),
    }),
    charts: () => chartsOf(p, all),
    figures: () => (p.method === BENCHMARK ? { development: development(p, estimate) } : {}),
    files: () => [basisFile(said, basis())],
    warnings: warningsOf(p, found, factored),
    assumed: p.method === BREAKDOWN && found ? { stated_estimate_class: found.estimateClass } : {},
    detail: said,
  }
}

interface Estimated {
  readonly estimate: Estimate
  readonly factored: Factored | undefined
  readonly breakdown: Breakdown | undefined
}

function estimated(p: Params, trace: Trace): Estimated {
  const none = { factored: undefined, breakdown: undefined }
  if (p.method === FACTORED) {
    const factored = factoredEstimate(p, trace)
    return { ...none, estimate: factored, factored }
  }
  if (p.method === BREAKDOWN) {
    const breakdown = breakdownEstimate(p, trace)
    return { ...none, estimate: breakdown, breakdown }
  }
  if (p.method === PHASED) return { ...none, estimate: amount(p) }
  return { ...none, estimate: benchmarkEstimate(p, trace) }
}

/** An amount that the caller has estimated. */
function amount(p: Params): Estimate {
  const cost = { symbol: 'C', value: given(p, 'base_capex').base_capex }
  return { values: {}, cost, middle: cost, estimateClass: classOf(p, undefined) }
}

function reservesOf(p: Params, { cost }: Estimate, trace: Trace): number | undefined {
  const { reserves: V_R } = p
  if (V_R === undefined || p.method === PHASED) return undefined
  trace.section('Measures')
  return trace.apply(costPerReserves, { C: cost.value, V_R }, { rename: { C: cost.symbol } })
}

/** What every method hands on: the amount that stands for the cost, its range, its class, and its spend over years. */
import type { Trace } from '@keelson/equations'
import { costPerCapacity, costPerReserves } from '@keelson/physics/field-cost/measures.ts'
import type { EstimateClass } from '@keelson/standards/aace-18r-97-2020/accuracy.ts'
import { inPractice, numberValue } from '@keelson/workflow'
import { roughly } from '../_shared/basis/basis.ts'
import type { Some } from './inputs.ts'
import type { Spend, Traced } from './spend.ts'

const { gives } = inPractice('oilfield')

export interface Estimate {
  /** The cost that is spread over years. */
  readonly cost: Traced
  /** The cost from which the range is measured. */
  readonly middle: Traced
  readonly range?: { readonly low: Traced; readonly high: Traced }
  /** undefined where nobody has said it. */
  readonly estimateClass: EstimateClass | undefined
}

/** Of a capacity. */
export const capacityValues = {
  base_capex: numberValue('cost', {
    practice: 'oilfield',
    title: 'Base capital cost',
    description: 'Benchmark base cost, or known project cost scaled to the required capacity.',
  }),
  base_capex_per_capacity: gives(
    costPerCapacity,
    { unit: 'USD/(bbl/d)', noKind: 'no other field has the dimension of this result' },
    'Base capital cost divided by oil capacity.',
    { signed: true },
  ),
}
export const reservesValue = {
  cost_per_reserves: gives(costPerReserves, 'oil_price', 'Base capital cost or base estimate divided by reserves.', {
    signed: true,
    needs: ['reserves'],
  }),
}

/** Nothing without reserves. */
export function overReserves({ reserves: V_R }: Some<never, 'reserves'>, { cost }: Estimate, trace: Trace): void {
  if (V_R === undefined) return
  trace.section('Measures')
  trace.apply(costPerReserves, { C: cost.value, V_R }, { rename: { C: cost.symbol } })
}

/** With no more figures than the class bears. */
export const about = (cost: number): string => roughly(cost, 'MUSD')
export const withSpend = (words: string, spend: Spend | undefined): string =>
  `${words}${spend ? `, nominal spend ${about(spend.nominal)}` : ''}`

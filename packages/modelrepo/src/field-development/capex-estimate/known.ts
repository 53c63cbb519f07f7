/** A known project brought to another capacity, date and place. */
import type { Trace } from '@keelson/equations'
import { costPerCapacity } from '@keelson/physics/field-cost/measures.ts'
import { capacityFactoredCost, capacityRatio } from '@keelson/standards/aace-59r-10-2011/capacity-factored.ts'
import type { Estimate } from './estimate.ts'
import type { Some } from './inputs.ts'

export type Known = Some<
  | 'reference_cost'
  | 'reference_capacity'
  | 'production_capacity'
  | 'scale_exponent'
  | 'reference_cost_index'
  | 'cost_index'
  | 'location_factor'
>
export interface Factored extends Estimate {
  readonly estimateClass: 5
  readonly ratio: number
}

export function factoredEstimate(p: Known, trace: Trace): Factored {
  const { reference_cost: C_1, reference_capacity: Q_1, production_capacity: Q_2 } = p
  const { scale_exponent: n, reference_cost_index: I_1, cost_index: I_2, location_factor: L_f } = p
  const named = { rename: { Q_2: 'Q' } }
  trace.section('Capacity-factored estimate')
  const ratio = trace.apply(capacityRatio, { Q_2, Q_1 }, named)
  const cost = trace.apply(capacityFactoredCost, { C_1, Q_2, Q_1, n, I_2, I_1, L_f }, named)
  trace.apply(costPerCapacity, { C: cost, Q: Q_2 }, { rename: { C: 'C_2' } })
  const middle = { symbol: 'C_2', value: cost }
  return {
    cost: middle,
    middle,
    estimateClass: 5,
    ratio,
  }
}

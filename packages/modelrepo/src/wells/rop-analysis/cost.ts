/** The cost of the bit run, beside any analysis. */
import type { Trace } from '@keelson/equations'
import { costPerLength } from '@keelson/physics/drilling-rate/drilling-cost.ts'
import { given, inPractice } from '@keelson/workflow'
import type { Params } from './inputs.ts'

const { gives } = inPractice('oilfield')

export const COST_INPUTS = [
  'bit_cost',
  'rig_rate',
  'rotating_time',
  'connection_time',
  'trip_time',
  'interval_drilled',
] as const

export const costValue = {
  cost_per_foot: gives(costPerLength, 'cost_per_depth', 'Cost of the bit run per unit length drilled.', {
    needs: COST_INPUTS,
  }),
}

/** Not at all where an input of it was not given. */
export function traceCost(p: Params, trace: Trace): void {
  if (COST_INPUTS.some((name) => p[name] === undefined)) return
  const of = given(p, ...COST_INPUTS)
  trace.section('Cost')
  trace.apply(costPerLength, {
    C_b: of.bit_cost,
    C_r: of.rig_rate,
    t_b: of.rotating_time,
    t_c: of.connection_time,
    t_t: of.trip_time,
    Delta_D: of.interval_drilled,
  })
}

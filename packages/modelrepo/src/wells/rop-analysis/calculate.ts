/** The analysis that was asked for, and the cost of the bit run beside it. */

import type { Trace } from '@keelson/equations'
import { costPerLength } from '@keelson/physics/drilling-rate/drilling-cost.ts'
import { given, type RunContext } from '@keelson/workflow'
import {
  type Analysed,
  calibrationOutcome,
  energyOutcome,
  exponentOutcome,
  predictOutcome,
  regressionOutcome,
} from './calculate-outcomes.ts'
import type { Params } from './inputs.ts'
import { CALIBRATE, COST_INPUTS, ENERGY, EXPONENT, PREDICT, REGRESSION } from './modes.ts'

const OUTCOMES: Readonly<Record<Params['analysis'], (p: Params, trace: Trace) => Analysed>> = {
  [PREDICT]: predictOutcome,
  [REGRESSION]: regressionOutcome,
  [CALIBRATE]: calibrationOutcome,
  [ENERGY]: energyOutcome,
  [EXPONENT]: exponentOutcome,
}

export function calculate(p: Params, { trace }: RunContext): Analysed {
  const outcome = OUTCOMES[p.analysis](p, trace)
  const cost = costOf(p, trace)
  return cost === undefined ? outcome : { ...outcome, values: { ...outcome.values, cost_per_foot: cost } }
}

/** Undefined where an input of it was not given. */
function costOf(p: Params, trace: Trace): number | undefined {
  if (COST_INPUTS.some((name) => p[name] === undefined)) return undefined
  const of = given(p, ...COST_INPUTS)
  trace.section('Cost')
  return trace.apply(costPerLength, {
    C_b: of.bit_cost,
    C_r: of.rig_rate,
    t_b: of.rotating_time,
    t_c: of.connection_time,
    t_t: of.trip_time,
    Delta_D: of.interval_drilled,
  })
}

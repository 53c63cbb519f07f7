/** Vessel time and cost of each way to rectify. */
import type { Trace } from '@keelson/equations'
import { interventionCost, interventionTime } from '@keelson/physics/span-supports.ts'
import type { Params } from './inputs.ts'

interface Priced {
  readonly option: string
  /** s. */
  readonly vessel_time: number
  readonly cost: number
}
export interface Options {
  readonly rows: readonly Priced[]
  readonly cheapest: Priced
}

/** Prices every option for n supports, and shows the cheapest step by step; undefined without options. */
export function optionsOf(p: Params, n: number, trace: Trace): Options | undefined {
  const given = p.intervention_options
  const [first, ...rest] = (given ?? []).map((o) => ({ o, priced: price(p, n, o) }))
  if (first === undefined) return undefined
  const best = rest.reduce((a, b) => (b.priced.cost < a.priced.cost ? b : a), first)
  trace.section('Cost of cheapest option')
  price(p, n, best.o, trace)
  return { rows: [first, ...rest].map((r) => r.priced), cheapest: best.priced }
}

function price(p: Params, n: number, o: NonNullable<Params['intervention_options']>[number], trace?: Trace): Priced {
  const L = p.span_length
  const time = { T_m: o.mobilisation_time, n, T_n: o.time_per_support, L, T_L: o.time_per_length }
  const T = trace ? trace.apply(interventionTime, time) : interventionTime.evaluateSI(time)
  const money = { C_m: o.mobilisation_cost, n, C_n: o.cost_per_support, L, C_L: o.cost_per_length }
  const all = { ...money, T, r_v: o.vessel_day_rate }
  const cost = trace ? trace.apply(interventionCost, all) : interventionCost.evaluateSI(all)
  return { option: o.option, vessel_time: T, cost }
}

/** The economic limit, the unit cost at rates, and the time until a declining rate reaches the limit. */
import type { Trace } from '@keelson/equations'
import { silent } from '@keelson/equations'
import * as limit from '@keelson/physics/field-cost/economic-limit.ts'
import { fromSI } from '@keelson/units'
import type { Some } from './inputs.ts'
import { type Revenue, revenueOf } from './revenue.ts'

export interface Limit {
  /** USD/m3. */
  readonly R: number
  readonly margin: number
  /** Gross, m3/s; undefined where no rate is economic. */
  readonly q_el: number | undefined
  /** s; where rate and decline are given and the rate is above the limit. */
  readonly time: number | undefined
  /** At the rate of today, of the owner, USD/m3. */
  readonly today: number | undefined
  readonly costAt: (q: number) => number
  readonly at: Readonly<Record<string, number>>
}

export type Limited = Revenue &
  Some<
    'oil_price' | 'fixed_opex' | 'variable_opex' | 'evaluation_rates',
    'days_per_year' | 'initial_rate' | 'nominal_decline'
  >

export function economicLimit(p: Limited, trace: Trace): Limit {
  const { fixed_opex: F, variable_opex: v } = p
  const { working_interest: W, initial_rate: q_i, nominal_decline: D } = p
  const N_d = p.days_per_year ?? limit.CALENDAR_YEAR
  const R = revenueOf(p, trace) ?? 0
  trace.section('Economic limit')
  const M = trace.apply(limit.barrelMargin, { R, W, v })
  const q_el = M > 0 ? trace.apply(limit.economicLimit, { W, F, N_d, M }) : undefined
  const declines = q_el !== undefined && q_el > 0 && q_i !== undefined && q_i >= q_el && D !== undefined && D > 0
  const time = declines ? trace.apply(limit.timeToLimit, { q_i, q_el, D }) : undefined
  const costAt = (q: number) => silent.apply(limit.unitCostAt, { F, N_d, q, v })
  return {
    R,
    margin: M,
    q_el,
    time,
    today: q_i === undefined ? undefined : ownersCost({ F, N_d, v, W, q: q_i }, trace),
    costAt,
    at: Object.fromEntries(p.evaluation_rates.map((q) => [keyOf(q), costAt(q)])),
  }
}

interface Today {
  readonly F: number
  readonly N_d: number | typeof limit.CALENDAR_YEAR
  readonly v: number
  readonly W: number
  readonly q: number
}
function ownersCost({ F, N_d, v, W, q }: Today, trace: Trace): number {
  trace.section('Current rate')
  const u = trace.apply(limit.unitCostAt, { F, N_d, q, v }, { rename: { q: 'q_i' } })
  return trace.apply(limit.ownersUnitCost, { W, u }, { rename: { u: 'u_q' } })
}

/** As the rate reads in bbl/d: 20000_bbl_d. */
const keyOf = (q: number): string => `${Number(fromSI(q, 'bbl/d').toPrecision(12))}_bbl_d`

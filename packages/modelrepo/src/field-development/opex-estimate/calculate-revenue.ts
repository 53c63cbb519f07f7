/** What a barrel earns the owner; nothing where no price is given. */
import type { Trace } from '@keelson/equations'
import { netInterest, netRevenue } from '@keelson/physics/field-cost/economic-limit.ts'
import type { Params } from './params.ts'

/** USD/m3 of oil. */
export function revenueOf(p: Params, trace: Trace): number | undefined {
  const { oil_price: P, gas_price: P_g, gas_oil_ratio: G, severance_tax: x, working_interest: W } = p
  if (P === undefined) return undefined
  trace.section('Net revenue')
  const I_R = p.net_revenue_interest ?? trace.apply(netInterest, { W, y: p.royalty })
  return trace.apply(netRevenue, { I_R, P, P_g, G, x })
}

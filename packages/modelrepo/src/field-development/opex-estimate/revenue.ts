/** What a barrel earns the owner, and what it costs; nothing where no price is given. */
import type { Trace } from '@keelson/equations'
import { economicLimit, netInterest, netRevenue, ownersUnitCost } from '@keelson/physics/field-cost/economic-limit.ts'
import { inPractice, notChecked, type Problem, shown } from '@keelson/workflow'
import { LIMIT, type Some } from './inputs.ts'

const { compares, gives } = inPractice('oilfield')

export const revenueValues = {
  net_revenue: gives(netRevenue, 'oil_price', "Owner's net revenue per barrel including gas, after royalty and tax.", {
    signed: true,
    needs: ['oil_price'],
  }),
}
export const checks = {
  operating_pays: compares('oil_price', {
    title: 'Unit operating cost',
    demand: ownersUnitCost,
    capacity: { symbol: netRevenue.symbol, title: 'Net revenue per barrel' },
    criterion: ownersUnitCost,
    needs: ['oil_price'],
  }),
  above_economic_limit: compares('field_rate', {
    title: 'Economic limit rate',
    demand: economicLimit,
    capacity: { input: 'initial_rate', title: 'Initial oil rate' },
    criterion: economicLimit,
    onlyWhen: { method: [LIMIT] },
  }),
}
/** Where no economic limit is looked for. */
export const noLimit = { above_economic_limit: notChecked('other_mode', 'not applicable to this method') }

/** Why the cost of a barrel is not held against revenue; nothing where it is. */
export function unheld(R: number | undefined, owners: number | undefined, why: string) {
  if (R === undefined) return { operating_pays: notChecked('not_requested', 'no oil price is entered') }
  return owners === undefined ? { operating_pays: notChecked('input_missing', why) } : {}
}
export const NO_CAPACITY = 'no capacity is entered for the unit cost'

export type Revenue = Some<
  'royalty' | 'severance_tax' | 'gas_oil_ratio' | 'gas_price' | 'working_interest',
  'oil_price' | 'net_revenue_interest'
>

export function interestProblems({ net_revenue_interest: own, working_interest: W }: Revenue): Problem[] {
  if (own === undefined || own <= W) return []
  return [
    {
      pointer: '/net_revenue_interest',
      message: `must not exceed {working_interest}, ${shown(W)} (entered: ${shown(own)})`,
    },
  ]
}

/** USD/m3 of oil. */
export function revenueOf(p: Revenue, trace: Trace): number | undefined {
  const { oil_price: P, gas_price: P_g, gas_oil_ratio: G, severance_tax: x, working_interest: W } = p
  if (P === undefined) return undefined
  trace.section('Net revenue')
  const I_R = p.net_revenue_interest ?? trace.apply(netInterest, { W, y: p.royalty })
  return trace.apply(netRevenue, { I_R, P, P_g, G, x })
}

/** Of a year over its full capacity: what a barrel earns, and what it costs the owner. */
export function heldAgainst(p: Revenue, u: number | undefined, trace: Trace) {
  const R = revenueOf(p, trace)
  const { working_interest: W } = p
  return { R, owners: R === undefined || u === undefined ? undefined : trace.apply(ownersUnitCost, { W, u }) }
}

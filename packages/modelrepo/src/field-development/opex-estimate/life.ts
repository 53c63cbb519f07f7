/** Cost and production of every year, their sums, and the years that pay. */
import { silent, type Trace } from '@keelson/equations'
import { MEAN_YEAR, ownersUnitCost } from '@keelson/physics/field-cost/economic-limit.ts'
import * as life from '@keelson/physics/field-cost/field-life.ts'
import { discountFactor, MID_YEAR } from '@keelson/physics/field-cost/phasing.ts'
import { toSI } from '@keelson/units'
import { traceOfRow } from '../../_shared/rows/trace-of-row.ts'
import type { Some } from './inputs.ts'
import { type Revenue, revenueOf } from './revenue.ts'

export interface FieldYear {
  readonly k: number
  readonly rate: number
  readonly volume: number
  readonly turnaround: number
  readonly cost: number
  readonly unit: number
  readonly factor: number
  /** Of the owner, USD; where a price is given. */
  readonly net: number | undefined
  /** Parts of the cost, escalated. */
  readonly parts: {
    readonly fixed: number
    readonly variable: number
    readonly tariff: number
    readonly turnaround: number
  }
}
export interface Life {
  readonly years: readonly FieldYear[]
  readonly nominal: number
  readonly present: number
  readonly levelised: number
  readonly first: number
  readonly last: number
  readonly oil: number
  readonly provision: number | undefined
  /** USD/m3; where a price is given. */
  readonly R: number | undefined
  /** Of the last year, share of the owner. */
  readonly ownersLast: number | undefined
  readonly paying: number | undefined
}

export type Living = Revenue &
  Some<
    | 'fixed_opex'
    | 'variable_opex'
    | 'transport_tariff'
    | 'escalation_rate'
    | 'discount_rate'
    | 'initial_rate'
    | 'nominal_decline'
    | 'years',
    'days_per_year' | 'turnaround_cost' | 'turnaround_interval' | 'abandonment_cost'
  >

export function fieldLife(p: Living, trace: Trace): Life {
  const { years: n } = p
  const { abandonment_cost: C_A, working_interest: W } = p
  const R = revenueOf(p, trace)
  const years = Array.from({ length: n }, (_, k) => fieldYear(p, k, R, silent))
  const of = (k: number, mark: string, title: string) =>
    fieldYear(p, k, undefined, traceOfRow(trace, title, mark, COMMON)).unit
  const first = of(0, '1', 'First year')
  const last = of(n - 1, 'n', 'Last year')
  const C = years.map((y) => y.cost)
  const V = years.map((y) => y.volume)
  const d = years.map((y) => y.factor)
  trace.section('Field life')
  const oil = trace.apply(life.lifeVolume, { V })
  return {
    years,
    nominal: trace.apply(life.lifeCost, { C }),
    present: trace.apply(life.presentLifeCost, { C, d }),
    levelised: trace.apply(life.levelisedCost, { C, V, d }),
    first,
    last,
    oil,
    provision: C_A === undefined ? undefined : trace.apply(life.provisionOfBarrel, { C_A, N_p: oil }),
    R,
    ownersLast: R === undefined ? undefined : trace.apply(ownersUnitCost, { W, u: last }, { rename: { u: 'u_k_n' } }),
    paying: R === undefined ? undefined : payingYears(years, trace),
  }
}

/** Symbols of what all years share. */
const COMMON: ReadonlySet<string> = new Set(['q_i', 'D', 'N_d', 'F', 'v', 'tau', 'e'])

function fieldYear(p: Living, k: number, R: number | undefined, trace: Trace): FieldYear {
  const { initial_rate: q_i, nominal_decline: D, fixed_opex: F, variable_opex: v } = p
  const { transport_tariff: tau, escalation_rate: e, discount_rate: r, working_interest: W } = p
  const N_d = p.days_per_year ?? MEAN_YEAR
  trace.section('production and cost over the field life')
  const rateAt = (year: number, symbol: string, rate: string) =>
    trace.apply(life.rateOfYear, { q_i, D, k: counted(trace, symbol, year) }, { as: rate, rename: { k: symbol } })
  const q_a = rateAt(k, 'k', 'q_a')
  const V_k =
    D > 0
      ? trace.apply(life.decliningVolume, { N_d, q_a, q_b: rateAt(k + 1, 'k_e', 'q_b'), D })
      : trace.apply(life.steadyVolume, { N_d, q_a })
  const T_k = turnaroundOf(p, k, trace)
  const C_k = trace.apply(life.costOfYear, { F, v, tau, V_k, T_k, e, k })
  const grown = (C_k > 0 ? C_k : 1) / (C_k > 0 ? F * toSI(1, 'year') + (v + tau) * V_k + T_k : 1)
  return {
    k,
    rate: q_a,
    volume: V_k,
    turnaround: T_k,
    cost: C_k,
    unit: trace.apply(life.costOfBarrel, { C_k, V_k }),
    factor: silent.apply(discountFactor, { r, k, t: MID_YEAR }),
    net: R === undefined ? undefined : silent.apply(life.netCash, { R, V_k, W, C_k }),
    parts: {
      fixed: grown * F * toSI(1, 'year'),
      variable: grown * v * V_k,
      tariff: grown * tau * V_k,
      turnaround: grown * T_k,
    },
  }
}

const counted = (trace: Trace, symbol: string, year: number): number =>
  trace.lookup({
    source: life.rateOfYear.source,
    clause: life.rateOfYear.clause,
    symbol,
    title: 'Years from start',
    unit: '-',
    value: year,
    cell: 'years of field life',
  })

function turnaroundOf({ turnaround_cost: cost, turnaround_interval: every }: Living, k: number, trace: Trace): number {
  const due = cost !== undefined && every !== undefined && (k + 1) % every === 0
  return trace.lookup({
    source: life.costOfYear.source,
    clause: life.costOfYear.clause,
    symbol: 'T_k',
    title: 'Turnaround cost in year',
    unit: 'USD',
    value: due ? cost : 0,
    cell: due ? 'a year with a turnaround' : 'a year without a turnaround',
  })
}

/** SPE PRMS: the project ends where its cumulative net cash flow is largest. */
function payingYears(years: readonly FieldYear[], trace: Trace): number {
  let [sum, most, paying] = [0, 0, 0]
  for (const { k, net = 0 } of years) {
    sum += net
    if (sum <= most) continue
    most = sum
    paying = k + 1
  }
  return trace.lookup({
    source: ownersUnitCost.source,
    clause: ownersUnitCost.clause,
    symbol: 'n_el',
    title: 'Economic years',
    unit: '-',
    value: paying,
    cell: 'maximum cumulative net cash flow in the table of years',
  })
}

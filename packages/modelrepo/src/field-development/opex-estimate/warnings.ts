/** What a run warns of: benchmarks brought too far, costs of a barrel that no field has, and what was left out. */
import { OPEX_CAPACITY } from '@keelson/physics/field-cost/opex-benchmark.ts'
import { fromSI } from '@keelson/units'
import { shown, shownIn, shownPercent, shownYears, type Warning, warner } from '@keelson/workflow'
import { missingBasis } from '../_shared/basis/inputs.ts'
import type { Benchmarking } from './benchmark.ts'
import type { Life, Living } from './life.ts'
import type { Limit, Limited } from './limit.ts'
import type { Parts } from './parts.ts'
import type { Revenue } from './revenue.ts'

export const warnings = {
  benchmark_far: 'The capacity is far from the benchmark capacity.',
  age_far: 'The field age exceeds the limit of the ageing rule.',
  unit_cost_unusual: 'The unit cost is outside the usual range for offshore fields.',
  fixed_share_unusual: 'The fixed share of the cost is outside the usual range for offshore fields.',
  no_rate_economic: 'The variable cost per barrel is not less than the net revenue, so no rate is economic.',
  below_limit: 'The current rate is below the economic limit.',
  part_without_cost: 'A component of the annual cost is zero.',
  range_not_stated: 'The cost is stated without a range.',
  late_years_do_not_pay: 'In the last years of the field life, cost exceeds revenue.',
  price_not_given: 'Revenue data are entered without an oil price.',
  basis_not_stated: 'The cost source or the cost year is not stated.',
} as const
const warn = warner(warnings)

/** Ratios of the capacity to that of the benchmark between which one exponent is trusted. */
const RATIO = [0.2, 5] as const
/** Years beyond which yearly ageing is only arithmetic. */
const OLDEST = 40
/** USD/bbl of offshore fields. */
const UNIT_COST = [5, 60] as const
/** Share of offshore cost that does not go with production. */
const FIXED_SHARE = [0.6, 0.95] as const
const [LEAST, MOST] = FIXED_SHARE

export function benchmarkWarnings({ production_capacity: Q, field_age: a }: Benchmarking): Warning[] {
  const ratio = Q / OPEX_CAPACITY.si
  return [
    ...(ratio < RATIO[0] || ratio > RATIO[1]
      ? [
          warn(
            'benchmark_far',
            `{production_capacity} is ${shown(ratio, 3)} times the benchmark capacity, ${shownIn(OPEX_CAPACITY.si, 'bbl/d')}. One scale exponent is not reliable for ratios outside ${RATIO[0]} to ${RATIO[1]}.`,
            '/production_capacity',
          ),
        ]
      : []),
    ...(fromSI(a, 'year') > OLDEST
      ? [
          warn(
            'age_far',
            `{field_age} is ${shownYears(a)}; the annual ageing rule is valid up to ${OLDEST} years.`,
            '/field_age',
          ),
        ]
      : []),
  ]
}

/** Each cost of a barrel that the run answers with, as a sentence names it. */
type UnitCosts = readonly (readonly [name: string, cost: number])[]

export function unitCostWarnings(costs: UnitCosts): Warning[] {
  return costs.flatMap(([name, cost]) => {
    const own = fromSI(cost, 'USD/bbl')
    if (own >= UNIT_COST[0] && own <= UNIT_COST[1]) return []
    return [
      warn(
        'unit_cost_unusual',
        `${name} is ${shown(own, 3)} USD/bbl; the usual range for offshore fields is ${UNIT_COST[0]} to ${UNIT_COST[1]} USD/bbl.`,
      ),
    ]
  })
}

const PARTS = [
  'topsides_maintenance_fraction_of_capex',
  'insurance_fraction_of_capex',
  'persons_on_board',
  'cost_per_person_day',
  'logistics',
] as const

export function partWarnings(p: Parts): Warning[] {
  const left = PARTS.filter((name) => p[name] === 0)
  return [
    ...left.map((name) => warn('part_without_cost', `{${name}} is 0. A value above 0 is usual.`, `/${name}`)),
    ...(p.range_low_side === undefined || p.range_high_side === undefined
      ? [
          warn(
            'range_not_stated',
            'No range is stated for the annual cost. Enter {range_low_side} and {range_high_side}.',
            p.range_low_side === undefined ? '/range_low_side' : '/range_high_side',
          ),
        ]
      : []),
  ]
}

export function limitWarnings(p: Limited, limit: Limit): Warning[] {
  if (limit.q_el === undefined) {
    const earns = `Net revenue is ${shownIn(limit.R, 'USD/bbl')} and variable cost is ${shownIn(limit.R - limit.margin, 'USD/bbl')} (owner's share)`
    return [warn('no_rate_economic', `${earns}. No rate is economic.`, '/oil_price')]
  }
  const { initial_rate: q_i } = p
  if (q_i === undefined || q_i >= limit.q_el) return []
  return [
    warn(
      'below_limit',
      `{initial_rate} is ${shownIn(q_i, 'bbl/d')}, below the {economic_limit_rate}, ${shownIn(limit.q_el, 'bbl/d')}.`,
      '/initial_rate',
    ),
  ]
}

export function fixedShareWarnings({ years: [first] }: Life): Warning[] {
  if (first === undefined || first.cost === 0) return []
  const share = first.parts.fixed / first.cost
  if (share >= LEAST && share <= MOST) return []
  return [
    warn(
      'fixed_share_unusual',
      `{fixed_opex} is ${shownPercent(share)} of the first-year operating cost; the usual range for offshore fields is ${shownPercent(LEAST)} to ${shownPercent(MOST)}.`,
      '/fixed_opex',
    ),
  ]
}

export function payingWarnings({ years }: Living, { paying }: Life): Warning[] {
  if (paying === undefined || paying >= years) return []
  return [
    warn(
      'late_years_do_not_pay',
      `Cumulative net cash flow peaks after ${paying} of ${years} years. In later years cost exceeds revenue.`,
      '/years',
    ),
  ]
}

export function priceWarnings(p: Revenue): Warning[] {
  const described = p.royalty > 0 || p.severance_tax > 0 || p.gas_price > 0 || p.net_revenue_interest !== undefined
  if (p.oil_price !== undefined || !described) return []
  return [warn('price_not_given', '{oil_price} is not entered, so cost is not compared with revenue.', '/oil_price')]
}

/** `what`: what nobody can defend without it. */
export function basisWarnings(p: Parameters<typeof missingBasis>[0], what: string): Warning[] {
  const missing = missingBasis(p)
  if (missing === undefined) return []
  return [
    warn(
      'basis_not_stated',
      `There is no traceable basis for ${what}, because {${missing}} is not entered.`,
      `/${missing}`,
    ),
  ]
}

/** The tables, their columns and rows: the basis of estimate, the parts of a year, the years of a life. */
import { inPractice, shownIn, shownPercent, shownYears, wordedColumn } from '@keelson/workflow'
import { basisTable, ownBasis, type Statement, stated } from '../_shared/basis/basis.ts'
import { aHost } from '../_shared/hosts/hosts.ts'
import type { Benchmarking } from './benchmark.ts'
import type { Some } from './inputs.ts'
import type { Life, Living } from './life.ts'
import type { BuiltUp, Parts } from './parts.ts'
import type { Revenue } from './revenue.ts'

const { numberColumn } = inPractice('oilfield')
type Basis = Some<never, 'cost_source' | 'cost_year'>

export const basisTables = { basis: basisTable }

/** What each cost rests on, by its method. */
export const basisOf = (of: readonly Statement[], p: Revenue, limited = false): readonly Statement[] => [
  ...of,
  ...revenueBasis(p, limited),
  stated('Excluded costs', 'Abandonment, capital cost, profit tax and financing'),
]

export const benchmarkBasis = ({ host_type, field_age }: Benchmarking): readonly Statement[] => [
  stated(
    'Costs',
    `Benchmark for ${aHost(host_type)} from an open-source library; screening heuristic, not a published standard`,
  ),
  stated('Location and year', 'Gulf of Mexico, 2024 money'),
  stated('Size', 'Scaled from 100,000 bbl/d with capacity to the power 0.7'),
  stated('Age', `${shownYears(field_age)}; 3 % less per year before the fifth, 2.5 % more per year after it`),
  stated('Range', 'Low, base and high values of the library; not percentiles, no probability assigned'),
]

export const partsBasis = (p: Parts & Basis): readonly Statement[] => [
  ...ownBasis(p.cost_source, p.cost_year),
  stated(
    'Parts',
    'Rates and quantities as entered; maintenance and insurance as fractions of replacement capital cost',
  ),
  stated('Days', '365 days per year for manning'),
  stated(
    'Range',
    p.range_low_side === undefined || p.range_high_side === undefined
      ? 'Not stated'
      : `As stated by the estimator, from ${shownPercent(p.range_low_side)} below to ${shownPercent(p.range_high_side)} above; not percentiles`,
  ),
]

export const lifeBasis = (p: Living & Basis): readonly Statement[] => [
  ...ownBasis(p.cost_source, p.cost_year),
  stated(
    'Production',
    `Exponential decline of ${shownIn(p.nominal_decline, '%/year', 3)} from ${shownIn(p.initial_rate, 'bbl/d')}`,
  ),
  stated(
    'Money',
    `Cost escalation ${shownIn(p.escalation_rate, '%/year', 3)} after the first year; discount rate ${shownIn(p.discount_rate, '%/year', 3)}, mid-year`,
  ),
]

function revenueBasis(p: Revenue, limited: boolean): readonly Statement[] {
  if (p.oil_price === undefined) return []
  const interest =
    p.net_revenue_interest === undefined
      ? `royalty ${shownPercent(p.royalty)}`
      : `net revenue interest ${shownPercent(p.net_revenue_interest)}`
  return [
    stated(
      'Revenue',
      `${shownIn(p.oil_price, 'USD/bbl')} in all years, ${interest}, severance tax ${shownPercent(p.severance_tax)}, working interest ${shownPercent(p.working_interest)}`,
    ),
    ...(p.gas_oil_ratio > 0
      ? [stated('Gas', `${shownIn(p.gas_oil_ratio, 'scf/stb')} sold at ${shownIn(p.gas_price, 'USD/Mcf')}`)]
      : []),
    ...(limited
      ? [stated('Economic limit', 'SPE PRMS (2018), at the maximum cumulative net operating cash flow')]
      : []),
  ]
}

export const partsTable = {
  parts: {
    title: 'Annual cost components',
    description: 'Components of the annual cost and their fractions of the sum.',
    columns: {
      part: wordedColumn('Part'),
      cost: numberColumn('annual_cost', 'Cost'),
      share: numberColumn('fraction', 'Share'),
    },
  },
}
export const partRows = (year: BuiltUp) => {
  const rows = [
    ['Maintenance', year.maintenance],
    ['Insurance', year.insurance],
    ['Manning', year.manning],
    ['Well intervention', year.intervention],
    ['Logistics', year.logistics],
    ['Other fixed cost', year.other],
  ] as const
  return rows.map(([part, cost]) => ({ part, cost, share: year.base > 0 ? cost / year.base : 0 }))
}

export const yearsTable = {
  years: {
    title: 'Annual production and cost',
    description: "Gross annual values. The net cash flow is for the owner's share and requires a price.",
    columns: {
      year: numberColumn('-', 'Year'),
      rate: numberColumn('field_rate', 'Rate at start of year', { symbol: 'q_k' }),
      volume: numberColumn('produced_volume', 'Oil', { symbol: 'V_k' }),
      turnaround: numberColumn('cost', 'Turnaround, unescalated', { symbol: 'T_k' }),
      cost: numberColumn('cost', 'Operating cost', { symbol: 'C_k' }),
      unit_cost: numberColumn('oil_price', 'Unit cost', { symbol: 'u_k' }),
      discount_factor: numberColumn('-', 'Discount factor', { symbol: 'd_k' }),
      net_cash: numberColumn('cost', 'Net cash flow', { symbol: 'S_k' }),
      cumulative_net_cash: numberColumn('cost', 'Cumulative'),
    },
  },
}
export function yearRows({ years, R }: Life) {
  let sum = 0
  return years.map((y) => {
    sum += y.net ?? 0
    return {
      year: y.k + 1,
      rate: y.rate,
      volume: y.volume,
      turnaround: y.turnaround,
      cost: y.cost,
      unit_cost: y.unit,
      discount_factor: y.factor,
      net_cash: y.net ?? null,
      cumulative_net_cash: R === undefined ? null : sum,
    }
  })
}

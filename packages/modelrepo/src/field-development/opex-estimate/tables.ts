/** The rows of the tables: the basis of estimate, the parts of a year, the years of a life. */
import { shownIn, shownPercent } from '@keelson/workflow'
import { ownBasis, type Statement, stated } from '../_shared/basis/basis.ts'
import { aHost } from '../_shared/hosts/hosts.ts'
import type { Life } from './calculate-life.ts'
import type { BuiltUp } from './calculate-parts.ts'
import { BENCHMARK, BUILD_UP, LIFE, LIMIT } from './modes.ts'
import type { Params } from './params.ts'

export function basisOf(p: Params): readonly Statement[] {
  return [
    ...(p.method === BENCHMARK ? benchmarkBasis(p) : ownBasis(p.cost_source, p.cost_year)),
    ...(p.method === BUILD_UP ? partsBasis(p) : []),
    ...(p.method === LIFE ? lifeBasis(p) : []),
    ...revenueBasis(p),
    stated('Not a part of the cost', 'Abandonment, capital cost, tax on profit and financing'),
  ]
}

const benchmarkBasis = ({ host_type, field_age = 0 }: Params): readonly Statement[] => [
  stated(
    'Costs',
    `Benchmark of ${host_type === undefined ? 'a host' : aHost(host_type)} in an open-source library; a screening heuristic, no published standard`,
  ),
  stated('Place and year', 'Gulf of Mexico, money of 2024'),
  stated('Size', 'Brought from 100 000 bbl/d by the power 0.7 of the capacity'),
  stated('Age', `${shownIn(field_age, 'year')}; 3 % less for each year before the fifth, 2.5 % more a year after it`),
  stated('Range', 'Low, base and high of the library; not percentiles, no probability stands behind them'),
]

const partsBasis = (p: Params): readonly Statement[] => [
  stated('Parts', 'Rates and quantities as given; maintenance and insurance over replacement capital cost'),
  stated('Days', '365 a year for persons on board'),
  stated(
    'Range',
    p.range_low_side === undefined || p.range_high_side === undefined
      ? 'Not stated'
      : `As stated by its maker: ${shownPercent(p.range_low_side)} less to ${shownPercent(p.range_high_side)} more; no percentiles`,
  ),
]

const lifeBasis = (p: Params): readonly Statement[] => [
  stated(
    'Production',
    `Exponential decline of ${shownIn(p.nominal_decline ?? 0, '%/year', 3)} from ${shownIn(p.initial_rate ?? 0, 'bbl/d')}`,
  ),
  stated(
    'Money',
    `Cost escalates by ${shownIn(p.escalation_rate, '%/year', 3)} after the first year; discount ${shownIn(p.discount_rate, '%/year', 3)}, mid-year`,
  ),
]

function revenueBasis(p: Params): readonly Statement[] {
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
    ...(p.method === LIMIT || p.method === LIFE
      ? [stated('Economic limit', 'SPE PRMS (2018): where cumulative net operating cash flow is largest')]
      : []),
  ]
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

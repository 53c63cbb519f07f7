/** Rate, trend and scatter of a yearly series, and two of its periods compared: silently, or step by step. */
import type { Source, Trace } from '@keelson/equations'
import * as rate from '@keelson/physics/event-rates/rate.ts'
import * as trend from '@keelson/physics/event-rates/trend.ts'
import { toSI } from '@keelson/units'
import type { Params } from './inputs.ts'
import { calledSeries } from './inputs-rows.ts'

export interface Series {
  readonly name: string
  readonly points: readonly { readonly year: number; readonly count: number }[]
}
export interface Statistic {
  readonly name: string
  readonly years: number
  readonly events: number
  /** 1/s, as the limits. */
  readonly rate: number
  readonly low: number
  readonly high: number
  /** None with fewer than three years. */
  readonly trend?: Trend
  /** None with fewer than three years, or without an event. */
  readonly scatter?: Scatter
}
interface Trend {
  readonly S: number
  readonly Z: number
  readonly p: number
  /** 1/s */
  readonly slope: number
}
interface Scatter {
  readonly chi2: number
  readonly p: number
}
/** Years below which neither trend nor scatter means anything. */
const FEWEST_YEARS = 3

/** For a series of one year or more. */
export function statisticOf({ name, points }: Series, C: number, trace: Trace, source: Source): Statistic {
  const x = points.map(({ count }) => count)
  const total = x.reduce((sum, n) => sum + n, 0)
  const read = (symbol: string, title: string, unit: string, value: number) =>
    trace.lookup({
      symbol,
      title,
      unit,
      source,
      clause: 'records as read',
      value: toSI(value, unit),
      cell: calledSeries(name),
    })
  trace.section(`Rate: ${calledSeries(name)}`)
  const k = read('k', 'Event count', '-', total)
  const E = read('E', 'Years observed', 'year', points.length)
  const lambda = trace.apply(rate.annualRate, { k, E })
  const limit = (equation: typeof rate.lowerExpectation, mu: string, as: string, title: string) =>
    trace.apply(rate.annualRate, { k: trace.apply(equation, { k, C }), E }, { as, title, rename: { k: mu } })
  const low = limit(rate.lowerExpectation, 'mu_L', 'lambda_L', 'Lower annual rate limit')
  const high = limit(rate.upperExpectation, 'mu_U', 'lambda_U', 'Upper annual rate limit')
  const common = { name, years: points.length, events: total, rate: lambda, low, high }
  if (points.length < FEWEST_YEARS) return common
  trace.section(`Trend: ${calledSeries(name)}`)
  const S = trace.apply(trend.kendallStatistic, { x })
  const Z = trace.apply(trend.kendallDeviate, { S, V_S: trace.apply(trend.kendallVariance, { x }) })
  const p = trace.apply(trend.trendProbability, { Z })
  const slope = medianSlope(points, trace, source)
  return {
    ...common,
    trend: { S, Z, p, slope },
    ...(total > 0 && { scatter: scatterOf(name, x, trace, source) }),
  }
}

/** The median of the slopes of all pairs of years, 1/s. */
function medianSlope(points: Series['points'], trace: Trace, source: Source): number {
  const pairs = points
    .flatMap((late, j) =>
      points.slice(0, j).map((early) => ({
        pair: `${early.year} to ${late.year}`,
        slope: trend.pairSlope.evaluate({ x_i: early.count, x_j: late.count, t_i: early.year, t_j: late.year }),
      })),
    )
    .toSorted((a, b) => a.slope - b.slope)
  const middle = (symbol: string, title: string, at: number) =>
    trace.lookup({
      symbol,
      title,
      unit: '1/year',
      source,
      clause: 'slopes of all pairs of years, ascending',
      value: toSI(pairs[at]?.slope ?? Number.NaN, '1/year'),
      cell: `${at + 1} of ${pairs.length}: ${pairs[at]?.pair ?? ''}`,
    })
  const b_1 = middle('b_1', 'Lower median slope', Math.ceil(pairs.length / 2) - 1)
  const b_2 = middle('b_2', 'Upper median slope', Math.floor(pairs.length / 2))
  return trace.apply(trend.senSlope, { b_1, b_2 })
}

function scatterOf(name: string, x: readonly number[], trace: Trace, source: Source): Scatter {
  trace.section(`Dispersion: ${calledSeries(name)}`)
  const x_m = trace.apply(trend.meanCount, { x })
  const chi2 = trace.apply(trend.dispersion, { x, x_m })
  const n = trace.lookup({
    symbol: 'n',
    title: 'Number of years',
    unit: '-',
    source,
    clause: 'records as read',
    value: x.length,
    cell: calledSeries(name),
  })
  return { chi2, p: trace.apply(trend.dispersionProbability, { D_chi: chi2, n }) }
}

export interface Compared {
  readonly name: string
  readonly ratio: number
  /** None where a period has no event. */
  readonly limits?: { readonly low: number; readonly high: number }
}

/** Second period over first; undefined where the first has no event or either no year. */
export function comparedOf(series: Series, p: Params, trace: Trace, source: Source): Compared | undefined {
  const [first, second] = (p.comparison_periods ?? []).map(({ start_year, end_year }) =>
    series.points.filter(({ year }) => year >= start_year && year <= end_year),
  )
  const sum = (points: Series['points']) => points.reduce((total, { count }) => total + count, 0)
  if (!first || !second || second.length === 0 || sum(first) === 0) return undefined
  trace.section(`Period comparison: ${calledSeries(series.name)}`)
  const read = (symbol: string, title: string, unit: string, value: number, cell: string) =>
    trace.lookup({ symbol, title, unit, source, clause: 'records as read', value: toSI(value, unit), cell })
  const k_1 = read('k_1', 'First period events', '-', sum(first), 'first period')
  const k_2 = read('k_2', 'Second period events', '-', sum(second), 'second period')
  const E_1 = read('E_1', 'First period years', 'year', first.length, 'first period')
  const E_2 = read('E_2', 'Second period years', 'year', second.length, 'second period')
  const RR = trace.apply(rate.rateRatio, { k_1, k_2, E_1, E_2 })
  if (k_2 === 0) return { name: series.name, ratio: RR }
  const args = { RR, z: trace.apply(rate.normalDeviate, { C: p.confidence_level }), k_1, k_2 }
  const limits = { low: trace.apply(rate.lowerRatio, args), high: trace.apply(rate.upperRatio, args) }
  return { name: series.name, ratio: RR, limits }
}

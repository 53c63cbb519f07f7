/** What the differences of one candidate come to, step by step; sums over many points are given, over few written out. */

import type { Equation, Given, Trace, Where } from '@keelson/equations'
import { kolmogorovSmirnov } from '@keelson/numerics/kolmogorov-smirnov.ts'
import * as differences from '@keelson/physics/series-comparison/differences.ts'
import * as skill from '@keelson/physics/series-comparison/skill.ts'
import { asmeVv20, smirnov } from '@keelson/physics/series-comparison/sources.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import { WRITTEN_OUT } from '../../_shared/rows/written-out.ts'
import type { Pair } from './calculate-pair.ts'
import type { ComparedPoint } from './calculate-points.ts'
import type { Series } from './calculate-series.ts'

export type Metric = number | NotApplicable
export const numberOf = (metric: Metric): number | null => (typeof metric === 'number' ? metric : null)

/** Share of the largest difference within which another is as large. */
const TIE = 1e-9

/** A sum over points: as a formula with all its terms, or as the number that it comes to. */
export function summed<W extends Where>(
  trace: Trace,
  equation: Equation<W>,
  args: Given<W>,
  over: { readonly count: number; readonly what: string },
  as: { readonly as?: string; readonly title?: string; readonly rename?: Readonly<Record<string, string>> } = {},
): number {
  if (over.count <= WRITTEN_OUT) return trace.apply(equation, args, as)
  return trace.lookup({
    symbol: as.as ?? equation.symbol,
    title: as.title ?? equation.title,
    unit: '-',
    source: equation.source,
    clause: equation.clause,
    value: equation.evaluate(args as never),
    cell: `over the ${over.count} ${over.what}`,
  })
}

const VARIES_NOT = 'the reference does not vary over the matched points'

export function metricsOf(
  pair: Pair,
  points: readonly ComparedPoint[],
  { reference, candidate }: { readonly reference: Series; readonly candidate: Series },
  trace: Trace,
) {
  trace.section('Matched points')
  const n = given(trace, 'n', 'Matched points', points.length, 'reference keys with a match')
  return {
    points_compared: n,
    unmatched_in_reference: pair.unmatchedInReference,
    unmatched_in_candidate: pair.unmatchedInCandidate,
    ...errorsOf(pair, points, n, trace),
    kolmogorov_smirnov_statistic: trace.lookup({
      symbol: 'D_ks',
      title: 'Kolmogorov-Smirnov statistic',
      unit: '-',
      source: smirnov,
      clause: 'two samples',
      value: kolmogorovSmirnov(reference.values, candidate.values),
      cell: 'largest difference of the empirical distributions of all values of the two series',
    }),
    points_out_of_tolerance: points.filter(({ isOut }) => isOut).length,
    first_divergence_key: points.find(({ isOut }) => isOut)?.key ?? notApplicable('no point is out of tolerance'),
  }
}

const given = (trace: Trace, symbol: string, title: string, value: number, cell: string) =>
  trace.lookup({ symbol, title, unit: '-', source: asmeVv20, clause: 'comparison of two series', value, cell })

function errorsOf(pair: Pair, points: readonly ComparedPoint[], n: number, trace: Trace) {
  const [r, c] = [pair.reference, pair.candidate]
  const over = { count: n, what: 'matched points' }
  trace.section('Errors')
  const b = summed(trace, differences.bias, { c, r }, over)
  const e_a = summed(trace, differences.meanAbsoluteError, { c, r }, over)
  const S_dd = summed(trace, differences.squaredDifferences, { c, r }, over)
  const e_rms = trace.apply(differences.rootMeanSquareError, { S_dd, n })
  const [r_min, r_max] = [extreme(r, Math.min), extreme(r, Math.max)]
  const reached = (symbol: string, title: string, value: number) =>
    given(trace, symbol, title, value, 'reference at the matched points')
  return {
    bias: b,
    mean_absolute_error: e_a,
    rmse: e_rms,
    nrmse_range:
      r_max > r_min
        ? trace.apply(differences.errorOverRange, {
            e_rms,
            r_max: reached('r_max', 'Largest matched reference value', r_max),
            r_min: reached('r_min', 'Smallest matched reference value', r_min),
          })
        : notApplicable(VARIES_NOT),
    ...largestOf(points, trace),
    ...skillOf(pair, S_dd, trace),
    area_difference: areaOf(points, trace),
  }
}

const extreme = (values: readonly number[], of: (a: number, b: number) => number): number =>
  values.reduce((a, b) => of(a, b))

function largestOf(points: readonly ComparedPoint[], trace: Trace) {
  const size = (point: ComparedPoint) => Math.abs(point.difference)
  const largest = points.reduce((most, point) => Math.max(most, size(point)), 0)
  const at = points.find((point) => size(point) >= largest * (1 - TIE)) as ComparedPoint
  const shares = points.flatMap(({ relative }) => (relative === null ? [] : [Math.abs(relative)]))
  return {
    max_absolute_difference: given(trace, 'd_max', 'Largest absolute difference', largest, `at key ${at.key}`),
    key_at_max_difference: given(trace, 'x_max', 'Key of largest difference', at.key, 'smallest of equal keys'),
    max_relative_difference:
      shares.length > 0 ? extreme(shares, Math.max) : notApplicable('the reference is 0 at every matched point'),
  }
}

function skillOf({ reference: r, candidate: c }: Pair, S_dd: number, trace: Trace) {
  trace.section('Skill')
  const over = { count: r.length, what: 'matched points' }
  const ofCandidate = { r: 'c', r_m: 'c_m' }
  const r_m = summed(trace, skill.matchedMean, { r }, over)
  const c_m = summed(trace, skill.matchedMean, { r: c }, over, {
    as: 'c_m',
    title: 'Mean of matched candidate values',
    rename: ofCandidate,
  })
  const S_rr = summed(trace, skill.squaresAboutMean, { r, r_m }, over)
  if (!varies(r) || !(S_rr > 0)) {
    const none = notApplicable(VARIES_NOT)
    return { nash_sutcliffe_efficiency: none, pearson_correlation: none, slope: none, intercept: none }
  }
  const S_rc = summed(trace, skill.productsAboutMeans, { r, r_m, c, c_m }, over)
  const S_cc = summed(trace, skill.squaresAboutMean, { r: c, r_m: c_m }, over, {
    as: 'S_cc',
    title: 'Sum of squared candidate deviations',
    rename: ofCandidate,
  })
  const b_1 = trace.apply(skill.lineSlope, { S_rc, S_rr })
  return {
    nash_sutcliffe_efficiency: trace.apply(skill.efficiency, { S_dd, S_rr }),
    pearson_correlation:
      varies(c) && S_cc > 0
        ? trace.apply(skill.correlation, { S_rc, S_rr, S_cc })
        : notApplicable('the candidate does not vary over the matched points'),
    slope: b_1,
    intercept: trace.apply(skill.lineIntercept, { c_m, b_1, r_m }),
  }
}

/** A mean of equal numbers need not be that number, so what stands about it may not be 0. */
export const varies = (values: readonly number[]): boolean => values.some((value) => value !== values[0])

function areaOf(points: readonly ComparedPoint[], trace: Trace): number {
  if (points.length < 2) return 0
  const [begins, ends] = [points.slice(0, -1), points.slice(1)]
  const [u, v] = [begins.map(({ key }) => key), ends.map(({ key }) => key)]
  const [d, e] = [begins.map((at) => at.difference), ends.map((at) => at.difference)]
  return summed(trace, differences.areaBetween, { u, v, d, e }, { count: points.length, what: 'matched points' })
}

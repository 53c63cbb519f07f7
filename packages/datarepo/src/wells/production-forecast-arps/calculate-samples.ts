/** The range of the recovery: drawn distributions, or histories that might as well have been fitted again. */
import { type Met, met, type Trace } from '@keelson/equations'
import { type RandomSource, randomSource } from '@keelson/numerics/random.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import { resampledDeclines } from '@keelson/physics/decline/bootstrap.ts'
import { type Decline, type DeclineParameters, declineOf } from '@keelson/physics/decline/decline.ts'
import { prms } from '@keelson/physics/decline/sources.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Fitted } from './calculate-fit.ts'
import { recoveredBefore, recoveryOf } from './calculate-forecast.ts'
import type { PointHistory } from './calculate-history.ts'
import type { Units } from './calculate-units.ts'
import type { Params } from './inputs.ts'

export interface Samples {
  readonly curves: readonly Decline[]
  /** Ultimate recoveries, rising; Infinity of what nothing ends. */
  readonly recoveries: Float64Array
  readonly mean: number
  readonly failed: number
  /** Correlation of residuals that was drawn; of a fit. */
  readonly correlation: number
}

export function samplesOf(
  p: Params,
  central: DeclineParameters,
  fit: Fitted | undefined,
  start: number,
  history: PointHistory | undefined,
): Samples {
  const random = randomSource(p.seed)
  const drawn = fit
    ? resampledDeclines(fit.best, fit.history, p.samples, random)
    : { parameters: distributed(p, central, random), failed: 0, correlation: 0 }
  const curves = drawn.parameters.map((parameters) => declineOf(parameters))
  const recoveries = Float64Array.from(
    curves,
    (c) => p.cumulative_to_date + recoveredBefore(c, history) + recoveryOf(c, p, start),
  ).sort()
  const mean = recoveries.reduce((sum, r) => sum + r, 0) / recoveries.length
  return { curves, recoveries, mean, failed: drawn.failed, correlation: drawn.correlation }
}

/** Logarithms of rate and decline are normal, with the correlation given. */
function distributed(p: Params, central: DeclineParameters, random: RandomSource): DeclineParameters[] {
  const rateSpread = p.initial_rate_distribution?.[0]?.sigma_ln ?? 0
  const declineSpread = p.nominal_decline_distribution?.[0]?.sigma_ln ?? 0
  const rho = p.correlation_ln ?? 0
  const rest = Math.sqrt(1 - rho * rho)
  return Array.from({ length: p.samples }, () => {
    const [x, y] = [random.normal(), random.normal()]
    if (central.model === 'duong') return central
    const q_i = central.q_i * Math.exp(rateSpread * x)
    if (central.model === 'stretched') return { ...central, q_i }
    return { ...central, q_i, D_i: central.D_i * Math.exp(declineSpread * (rho * x + rest * y)) }
  })
}

/** Exceedance and the name of each estimate. */
export const ESTIMATES = [
  { name: 'eur_p90_low', symbol: 'E_90', title: 'Ultimate recovery, P90 (low)', chance: 0.9 },
  { name: 'eur_p50', symbol: 'E_50', title: 'Ultimate recovery, P50', chance: 0.5 },
  { name: 'eur_p10_high', symbol: 'E_10', title: 'Ultimate recovery, P10 (high)', chance: 0.1 },
] as const

export type Percentiles = Readonly<
  Record<'eur_p90_low' | 'eur_p50' | 'eur_p10_high' | 'eur_mean', number | NotApplicable>
>

/** Records the estimates; one of samples that nothing ends does not apply. */
export function percentiles(p: Params, s: Samples, units: Units, trace: Trace): Percentiles {
  trace.section('Recovery range')
  const open = notApplicable(
    'too many samples have an unbounded recovery; enter the {economic_limit} or the {maximum_life}',
  )
  const unit = units.volumeUnit
  const method = `${s.recoveries.length} samples, seed ${p.seed}`
  const own = (symbol: string, title: string, value: number, how: string, holds: Met) =>
    Number.isFinite(value)
      ? trace.solved({
          symbol,
          title,
          unit,
          source: prms,
          clause: 'P90, P50 and P10',
          value,
          trial: value,
          residual: 0,
          iterations: s.recoveries.length,
          method: `${method}; ${how}`,
          meets: [holds],
        })
      : open
  const estimates = ESTIMATES.map(({ name, symbol, title, chance }) => {
    const value = quantile(s.recoveries, 1 - chance)
    const above = met('fraction of samples above the value', '-', shareAbove(s.recoveries, value), 'required', chance)
    return [name, own(symbol, title, value, 'interpolated between order statistics', above)] as const
  })
  const sum = met('sum of samples divided by their number', unit, s.mean, 'mean', s.mean)
  const mean = own('E_m', 'Mean ultimate recovery', s.mean, 'sample mean', sum)
  return { ...Object.fromEntries(estimates), eur_mean: mean } as Percentiles
}

function shareAbove(sorted: Float64Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as number) <= value) low = middle + 1
    else high = middle
  }
  return (sorted.length - low) / sorted.length
}

export interface BandPoint {
  readonly t: number
  readonly p90: number
  readonly p50: number
  readonly p10: number
}
/** Samples of which the band is drawn: its edges move by less than a line is wide. */
const DRAWN = 4000

/** P90, P50 and P10 of a number of the first samples at each of some times. */
export function bandOf(
  { curves }: Samples,
  times: readonly number[],
  of: (curve: Decline, t: number) => number,
): readonly BandPoint[] {
  const drawn = curves.slice(0, DRAWN)
  return times.map((t) => {
    const sorted = Float64Array.from(drawn, (c) => of(c, t)).sort()
    const at = (chance: number) => quantile(sorted, 1 - chance)
    return { t, p90: at(0.9), p50: at(0.5), p10: at(0.1) }
  })
}

/** The extreme of a longer duration than the record: Rayleigh waves, or Weibull maxima as the record has them. */
import { fulfils, type Trace } from '@keelson/equations'
import {
  rayleighMostProbable,
  rayleighQuantile,
  spreadOfMaxima,
  wavesInDuration,
  weibullMostProbable,
  weibullQuantile,
  weibullScale,
  weibullSpread,
} from '@keelson/physics/time-series/extremes.ts'
import { naessMoan } from '@keelson/physics/time-series/sources.ts'
import { SHAPES, weibullShape } from '@keelson/physics/time-series/weibull-shape.ts'
import { refuse, shown, shownIn } from '@keelson/workflow'
import { pointerOf, type RecordFound } from './calculate-record.ts'
import type { Statistics } from './calculate-statistics.ts'
import type { Params } from './inputs.ts'
import { WEIBULL } from './modes.ts'

/** A Weibull distribution of maxima above the mean; Rayleigh is that of shape two. */
interface Distribution {
  readonly x_m: number
  readonly k: number
  readonly theta: number
  readonly T_z: number
}

const FEWEST_CROSSINGS = 3

export function extremesOf(p: Params, record: RecordFound, statistics: Statistics, trace: Trace) {
  const { crossings, maxima } = record
  if (crossings.count < FEWEST_CROSSINGS || maxima === null || statistics.T_z === null)
    return refuse(
      pointerOf(p),
      `must have at least ${FEWEST_CROSSINGS} up-crossings of the level; there are ${crossings.count}`,
    )
  const { x_m, s, T_z } = statistics
  trace.section('Extreme')
  const N = trace.apply(wavesInDuration, { T_d: p.duration, T_z })
  refuseShort(p, N, T_z)
  const prob = p.probability_of_non_exceedance
  const common = { waves_in_duration: N, number_of_maxima: maxima.length }
  if (p.extreme_method !== WEIBULL) {
    const distribution: Distribution = { x_m, k: 2, theta: Math.SQRT2 * s, T_z }
    const values = {
      ...common,
      most_probable_maximum: trace.apply(rayleighMostProbable, { x_m, s, N }),
      quantile: trace.apply(rayleighQuantile, { x_m, s, N, p: prob }),
    }
    return { distribution, values }
  }
  const { k, theta } = weibullOf(p, maxima, trace)
  trace.section('Extreme by the distribution')
  const values = {
    ...common,
    most_probable_maximum: trace.apply(weibullMostProbable, { x_m, theta, N, k }),
    quantile: trace.apply(weibullQuantile, { x_m, theta, N, p: prob, k }),
    weibull_shape: k,
    weibull_scale: theta,
  }
  return { distribution: { x_m, k, theta, T_z }, values }
}

/** The largest of less than one wave is none. */
function refuseShort({ duration, probability_of_non_exceedance: p }: Params, N: number, T_z: number): void {
  if (!(N > 1))
    refuse('/duration', `must be longer than one wave, ${shownIn(T_z, 's')}; sent ${shownIn(duration, 's')}`)
  if (N / -Math.log(p) > 1) return
  refuse(
    '/probability_of_non_exceedance',
    `is so small that ${shown(N, 4)} waves stay below the mean with it; sent ${shown(p)}`,
  )
}

function weibullOf(p: Params, maxima: Float64Array, trace: Trace) {
  trace.section('Weibull distribution of the maxima')
  const y_m = maxima.reduce((sum, y) => sum + y, 0) / maxima.length
  const s_y = Math.sqrt(maxima.reduce((sum, y) => sum + (y - y_m) ** 2, 0) / maxima.length)
  if (!(y_m > 0)) return refuse('/reference_level', 'leaves maxima that lie on average below the mean of the record')
  const read = (symbol: string, title: string, value: number, what: string) =>
    trace.lookup({
      symbol,
      title,
      unit: '-',
      source: naessMoan,
      clause: 'Weibull distribution, method of moments',
      value,
      cell: `${what} of the ${maxima.length} global maxima above the mean of the record`,
    })
  read('y_m', 'Mean of the maxima', y_m, 'mean')
  read('s_y', 'Standard deviation of the maxima', s_y, 'standard deviation (1/N)')
  const V_2 = trace.apply(spreadOfMaxima, { s_y, y_m })
  refuseSpread(p, V_2)
  const root = weibullShape(V_2)
  const k = trace.solved({
    symbol: 'k',
    title: 'Weibull shape',
    unit: '-',
    source: naessMoan,
    clause: 'Weibull distribution, method of moments',
    value: root.x,
    trial: 2,
    residual: root.residual,
    iterations: root.iterations,
    method: 'Brent',
    satisfies: fulfils(weibullSpread, { k: root.x }, { equals: V_2 }),
  })
  return { k, theta: trace.apply(weibullScale, { y_m, k }) }
}

/** Maxima that are all one, or that spread as no record does, have no shape. */
function refuseSpread(p: Params, V_2: number): void {
  const [low, high] = SHAPES.map((k) => weibullSpread.evaluate({ k }))
  if (V_2 > (high as number) && V_2 < (low as number)) return
  refuse(
    pointerOf(p),
    `has maxima that spread too little or too much for a Weibull distribution: their squared coefficient of variation is ${shown(V_2, 3)}`,
  )
}

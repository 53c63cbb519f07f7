/** Declines that are known, histories of them with chance, and how often a band of fits holds the truth: for tests. */
import { type RandomSource, randomSource } from '@keelson/numerics/random.ts'
import { quantile } from '@keelson/numerics/statistics.ts'
import { toSI } from '@keelson/units'
import { resampledDeclines } from './bootstrap.ts'
import { type Decline, type DeclineParameters, declineOf } from './decline.ts'
import { fitDecline, type History } from './fit.ts'
import type { FitModel } from './fit-shapes.ts'

export const month = toSI(1, 'month')
const perYear = (x: number) => toSI(x, '1/year')
const q_i = toSI(1000, 'bbl/d')

export interface Truth {
  readonly parameters: DeclineParameters
  readonly model: FitModel
  readonly points: number
  readonly terminal?: number
}
export const TRUTHS = {
  exponential: { parameters: { model: 'arps', q_i, D_i: perYear(0.4), b: 0 }, model: 'exponential', points: 24 },
  short: { parameters: { model: 'arps', q_i, D_i: perYear(0.4), b: 0 }, model: 'exponential', points: 8 },
  hyperbolic: { parameters: { model: 'arps', q_i, D_i: perYear(1.2), b: 0.8 }, model: 'hyperbolic', points: 36 },
  harmonic: { parameters: { model: 'arps', q_i, D_i: perYear(1.2), b: 1 }, model: 'harmonic', points: 36 },
  modified: {
    parameters: { model: 'modified', q_i, D_i: perYear(2), b: 1.1, D_lim: perYear(0.1) },
    model: 'modified_hyperbolic',
    points: 36,
    terminal: perYear(0.1),
  },
  duong: { parameters: { model: 'duong', q_1: q_i, a: 1.8, m: 1.25 }, model: 'duong', points: 48 },
  stretched: {
    parameters: { model: 'stretched', q_i, tau: 6 * month, n: 0.6 },
    model: 'stretched_exponential',
    points: 48,
  },
} as const satisfies Record<string, Truth>

/** A history of a truth, a point a month from the first on, with normal deviations of ln q. */
export function historyOf({ parameters, points }: Truth, deviation = 0, seed = 1, follows = 0): History {
  const { rate } = declineOf(parameters)
  const random = randomSource(seed)
  const times = Array.from({ length: points }, (_, i) => (i + 1) * month)
  let e = 0
  const logRates = times.map((t, i) => {
    const u = deviation * random.normal()
    e = i === 0 ? u / Math.sqrt(1 - follows ** 2) : follows * e + u
    return Math.log(rate(t)) + e
  })
  return { times, logRates }
}

/** What a history of any well may look like, good or bad, over shares of its length; x is its decline over that length. */
const COURSES: readonly ((b: number, x: number, random: RandomSource) => (share: number) => number)[] = [
  (b, x) => (z) => -(b > 0 ? Math.log1p(b * x * z) / b : x * z),
  (b, x) => (z) =>
    -(b > 0 ? Math.log1p(b * x * Math.min(z, 0.3)) / b : x * Math.min(z, 0.3)) - Math.max(z - 0.3, 0) / 3,
  (_, x) => (z) => -((x * z) ** 0.6),
  (_, x) => (z) => (0.05 * x * z) / 3,
  () => (z) => -0.2 * z - (z > 0.5 ? 1.5 : 0),
  (_b, _x, random) => {
    let walked = 0
    return () => {
      walked += 0.2 * random.normal() - 0.02
      return walked
    }
  },
]

/**
 * A history of a few points or many, at even or uneven times, along any course: a decline with an exponent from 0 to beyond
 * what a search allows, one that ends, one that rises, a step, a walk; with any deviation, and now and then an outlier.
 */
export function anyHistory(random: RandomSource): History {
  const pick = <T>(of: readonly T[]): T => of[random.below(of.length)] as T
  const between = (from: number, to: number) => from + (to - from) * random.uniform()
  const [points, isEven] = [pick([3, 4, 5, 6, 8, 12, 24, 36, 60, 120]), random.uniform() < 0.5]
  let t = between(0.1, 2) * month
  const times = Array.from({ length: points }, () => {
    t += (isEven ? 1 : between(0.1, 3)) * month
    return t
  })
  const b = pick([0, 1e-6, 1e-3, 0.02, between(0, 1), between(0, 2), 1, 1.98, 2, 2.6, 4])
  const course = pick(COURSES)(b, 10 ** between(-1.5, 2), random)
  const deviation = pick([0, 1e-4, 0.01, 0.05, 0.1, 0.3, 1])
  const outlier = () => (random.uniform() < 0.02 ? between(-4, 1) : 0)
  return { times, logRates: times.map((one) => course(one / t) + deviation * random.normal() + outlier()) }
}

/** Deviation of ln q of the histories whose bands are tried. */
const DEVIATION = 0.12

/** How many histories are tried, and how often each is drawn anew. */
export interface Size {
  readonly histories: number
  readonly draws: number
}

/** How often P10 to P90 holds the true rate at thrice the span of the history, and the true recovery to a limit. */
export function coverage(
  truth: Truth,
  { histories, draws }: Size,
  follows = 0,
): { readonly rate: number; readonly recovery: number } {
  const curve = declineOf(truth.parameters)
  const limit = 0.03 * curve.peak.q
  const recovery = (d: Decline) => (d.peak.q <= limit ? 0 : recoveryTo(d, limit))
  let [rates, recoveries] = [0, 0]
  for (let k = 0; k < histories; k++) {
    const history = historyOf(truth, DEVIATION, 1000 + k, follows)
    const fit = fitDecline(truth.model, history, truth.terminal)
    const { parameters } = resampledDeclines(fit, history, draws, randomSource(k))
    const curves = parameters.map((p) => declineOf(p))
    const far = 3 * (history.times.at(-1) ?? 0)
    const holds = (of: (d: Decline) => number) => {
      const sorted = Float64Array.from(curves, of).sort()
      return of(curve) >= quantile(sorted, 0.1) && of(curve) <= quantile(sorted, 0.9)
    }
    if (holds((d) => d.rate(far))) rates += 1
    if (holds(recovery)) recoveries += 1
  }
  return { rate: rates / histories, recovery: recoveries / histories }
}
function recoveryTo(d: Decline, limit: number): number {
  const t = d.timeTo(limit)
  return t === Infinity ? Infinity : d.cumulative(t)
}

export const PROMISED = 0.8
/** Two and a half standard deviations of a share of 0.8 among the histories. */
export const chanceOf = ({ histories }: Size): number => 2.5 * Math.sqrt((PROMISED * (1 - PROMISED)) / histories)

/** Declines that are known, histories of them with chance, and how often a band of fits holds the truth: for tests. */
import { randomSource } from '@keelson/numerics/random.ts'
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

/** The models as a search sees them: ln q less its scale, over unknowns of one size, with bounds and places to start from. */
import { fromSI } from '@keelson/units'
import type { DeclineParameters } from './decline.ts'

export const FIT_MODELS = [
  'exponential',
  'hyperbolic',
  'harmonic',
  'modified_hyperbolic',
  'duong',
  'stretched_exponential',
] as const
export type FitModel = (typeof FIT_MODELS)[number]

export interface Shape {
  readonly model: FitModel
  /** What each unknown becomes, as a table names it. */
  readonly names: readonly string[]
  readonly lower: readonly number[]
  readonly upper: readonly number[]
  /** Groups of places to start from; of each group one is followed. */
  readonly starts: readonly (readonly (readonly number[])[])[]
  /** ln q at a time less its scale. */
  readonly logShape: (unknowns: readonly number[]) => (t: number) => number
  /** Its derivative over each unknown. */
  readonly logSlopes: (unknowns: readonly number[]) => readonly ((t: number) => number)[]
  readonly parameters: (unknowns: readonly number[], logScale: number) => DeclineParameters
}

/** Declines over the span of the history, as logarithms; and the exponents from which a search starts. */
const [SLOWEST, FASTEST] = [Math.log(1e-6), Math.log(1e4)]
const DECLINES = [0.1, 1, 10].map(Math.log)
const EXPONENTS = [0.05, 0.5, 1, 1.6]
export const MOST_EXPONENT = 2

/** ln (1 + b x) over b, x itself at b = 0. */
const hyperbola = (b: number, x: number) => (b * x < 1e-12 ? x : Math.log1p(b * x) / b)

/** Its derivative over ln x, and over b; below the limit the series of the second is told apart no more. */
const hyperbolaOverLog = (b: number, x: number) => x / (1 + b * x)
function hyperbolaOverExponent(b: number, x: number): number {
  const y = b * x
  if (y < 1e-3) return -(x ** 2) * (1 / 2 - y * (2 / 3 - y * (3 / 4 - y * (4 / 5))))
  return (x / (1 + y) - Math.log1p(y) / b) / b
}

const spanOf = (times: readonly number[]) => Math.max(times.at(-1) as number, 0) - Math.min(times[0] as number, 0)

type Make = (times: readonly number[], terminal: number | undefined) => Shape

const exponential: Make = () => ({
  model: 'exponential',
  names: ['D_i'],
  lower: [],
  upper: [Infinity],
  starts: [],
  logShape:
    ([D = 0]) =>
    (t) =>
      -D * t,
  logSlopes: () => [(t) => -t],
  parameters: ([D_i = 0], logScale) => ({ model: 'arps', q_i: Math.exp(logScale), D_i, b: 0 }),
})

const harmonic: Make = (times) => {
  const T = spanOf(times)
  return {
    model: 'harmonic',
    names: ['ln D_i'],
    lower: [SLOWEST],
    upper: [FASTEST],
    starts: [DECLINES.map((d) => [d])],
    logShape: ([d = 0]) => {
      const D = Math.exp(d) / T
      return (t) => -Math.log1p(D * t)
    },
    logSlopes: ([d = 0]) => {
      const D = Math.exp(d) / T
      return [(t) => -hyperbolaOverLog(1, D * t)]
    },
    parameters: ([d = 0], logScale) => ({ model: 'arps', q_i: Math.exp(logScale), D_i: Math.exp(d) / T, b: 1 }),
  }
}

const hyperbolic: Make = (times) => {
  const T = spanOf(times)
  return {
    model: 'hyperbolic',
    names: ['ln D_i', 'b'],
    lower: [SLOWEST, 0],
    upper: [FASTEST, MOST_EXPONENT],
    starts: EXPONENTS.map((b) => DECLINES.map((d) => [d, b])),
    logShape: ([d = 0, b = 0]) => {
      const D = Math.exp(d) / T
      return (t) => -hyperbola(b, D * t)
    },
    logSlopes: ([d = 0, b = 0]) => {
      const D = Math.exp(d) / T
      return [(t) => -hyperbolaOverLog(b, D * t), (t) => -hyperbolaOverExponent(b, D * t)]
    },
    parameters: ([d = 0, b = 0], logScale) => ({
      model: 'arps',
      q_i: Math.exp(logScale),
      D_i: Math.exp(d) / T,
      b,
    }),
  }
}

/** The terminal decline is given, not sought. */
const modifiedHyperbolic: Make = (times, terminal) => {
  const own = hyperbolic(times, undefined)
  const T = spanOf(times)
  const D_lim = terminal as number
  return {
    ...own,
    model: 'modified_hyperbolic',
    starts: own.starts.flat().map((start) => [start]),
    logShape: ([d = 0, b = 0]) => {
      const D = Math.exp(d) / T
      if (D <= D_lim) return (t) => -D * t
      const turn = b > 0 ? (D / D_lim - 1) / (b * D) : Infinity
      return (t) => (t <= turn ? -hyperbola(b, D * t) : -hyperbola(b, D * turn) - D_lim * (t - turn))
    },
    logSlopes: ([d = 0, b = 0]) => {
      const D = Math.exp(d) / T
      if (D <= D_lim) return [(t) => -D * t, () => 0]
      const turn = b > 0 ? (D / D_lim - 1) / (b * D) : Infinity
      const later = (Math.log(D / D_lim) / b - D_lim * turn) / b
      return [
        (t) => (t <= turn ? -hyperbolaOverLog(b, D * t) : -D_lim * turn),
        (t) => (t <= turn ? -hyperbolaOverExponent(b, D * t) : later),
      ]
    },
    parameters: ([d = 0, b = 0], logScale) => ({
      model: 'modified',
      q_i: Math.exp(logScale),
      D_i: Math.exp(d) / T,
      b,
      D_lim,
    }),
  }
}

/** Times in days, in which a and m are stated. */
const duong: Make = () => ({
  model: 'duong',
  names: ['ln a', 'ln (m - 1)'],
  lower: [Math.log(1e-3), Math.log(1e-3)],
  upper: [Math.log(50), Math.log(5)],
  starts: [[0.8, 1.5, 3].flatMap((a) => [0.05, 0.2, 0.5].map((m) => [Math.log(a), Math.log(m)]))],
  logShape: ([u = 0, v = 0]) => {
    const [a, c] = [Math.exp(u), Math.exp(v)]
    return (t) => {
      const z = Math.log(fromSI(t, 'd'))
      return -(1 + c) * z - (a / c) * Math.expm1(-c * z)
    }
  },
  logSlopes: ([u = 0, v = 0]) => {
    const [a, c] = [Math.exp(u), Math.exp(v)]
    return [
      (t) => -(a / c) * Math.expm1(-c * Math.log(fromSI(t, 'd'))),
      (t) => {
        const z = Math.log(fromSI(t, 'd'))
        return (a / c) * Math.expm1(-c * z) + a * z * Math.exp(-c * z) - c * z
      },
    ]
  },
  parameters: ([u = 0, v = 0], logScale) => ({
    model: 'duong',
    q_1: Math.exp(logScale),
    a: Math.exp(u),
    m: 1 + Math.exp(v),
  }),
})

const stretched: Make = (times) => {
  const T = spanOf(times)
  return {
    model: 'stretched_exponential',
    names: ['ln tau', 'n'],
    lower: [Math.log(1e-8), 0.02],
    upper: [Math.log(1e6), 1],
    starts: [1e-3, 0.05, 0.5, 5].flatMap((tau) => [0.2, 0.5, 0.9].map((n) => [[Math.log(tau), n]])),
    logShape: ([u = 0, n = 1]) => {
      const tau = Math.exp(u) * T
      return (t) => -((t / tau) ** n)
    },
    logSlopes: ([u = 0, n = 1]) => {
      const tau = Math.exp(u) * T
      return [(t) => n * (t / tau) ** n, (t) => (t > 0 ? -((t / tau) ** n) * Math.log(t / tau) : 0)]
    },
    parameters: ([u = 0, n = 1], logScale) => ({
      model: 'stretched',
      q_i: Math.exp(logScale),
      tau: Math.exp(u) * T,
      n,
    }),
  }
}

export const FIT_SHAPES: Readonly<Record<FitModel, Make>> = {
  exponential,
  hyperbolic,
  harmonic,
  modified_hyperbolic: modifiedHyperbolic,
  duong,
  stretched_exponential: stretched,
}

/** A decline as one curve, whatever its model: rate, cumulative, the time to a rate, and the recovery without end. SI. */
import type { ApplyOptions, Equation, Given, Trace, Where } from '@keelson/equations'
import { fulfils, silent } from '@keelson/equations'
import { bracketedRoot, expandBracket } from '@keelson/numerics/root-finding.ts'
import { fromSI, toSI } from '@keelson/units'
import * as arps from './arps.ts'
import * as duong from './duong.ts'
import * as modified from './modified-hyperbolic.ts'
import * as stretched from './stretched-exponential.ts'

/** Rates m3/s, declines 1/s, times s; a and m of Duong for times in days. */
export type DeclineParameters =
  | { readonly model: 'arps'; readonly q_i: number; readonly D_i: number; readonly b: number }
  | {
      readonly model: 'modified'
      readonly q_i: number
      readonly D_i: number
      readonly b: number
      readonly D_lim: number
    }
  | { readonly model: 'duong'; readonly q_1: number; readonly a: number; readonly m: number }
  | { readonly model: 'stretched'; readonly q_i: number; readonly tau: number; readonly n: number }

/** A point of the curve. */
export interface DeclinePoint {
  readonly t: number
  readonly q: number
  /** Cumulative from t = 0. */
  readonly N: number
}

/** How steps are written: symbols end in `_mark`, and are printed in these units. */
export interface Marked {
  readonly mark: string
  readonly units?: Readonly<Record<string, string>>
}

export interface Decline {
  readonly parameters: DeclineParameters
  /** Where the rate is highest: the start, but for Duong. */
  readonly peak: DeclinePoint
  /** Where a modified hyperbolic decline turns exponential. */
  readonly turn?: DeclinePoint
  readonly rate: (t: number) => number
  readonly cumulative: (t: number) => number
  /** Time at which the rate has fallen to q below its peak; Infinity for q = 0. */
  readonly timeTo: (q: number) => number
  /** -dq/dt over q, and how fast its inverse grows. */
  readonly declineAt: (t: number) => number
  readonly exponentAt: (t: number) => number
  /** Recovery of infinite time; Infinity where it has no bound. */
  readonly ultimate: number
  /** The point at a time, or at a rate that is fallen to, its steps recorded. */
  readonly pointAt: (t: number, trace: Trace, marked: Marked) => DeclinePoint
  readonly pointOf: (q: number, trace: Trace, marked: Marked) => DeclinePoint
  readonly tracedUltimate: (trace: Trace, marked: Marked) => number
}

/** Nearer to 0 the hyperbola is exponential, nearer to 1 harmonic: its formula has no value there. */
export const NEAR = 1e-8

/** The curve of a model. Throws NumericsError where Duong's rate is sought above its peak. */
export function declineOf(p: DeclineParameters, trace: Trace = silent, marked: Marked = { mark: '' }): Decline {
  if (p.model === 'duong') return ofDuong(p, trace)
  if (p.model === 'stretched') return ofStretched(p)
  if (p.model === 'arps') return ofArps(p, p)
  // A terminal decline that the first does not exceed is not reached: nothing is left of the hyperbola.
  if (!(p.D_lim < p.D_i && p.b > NEAR)) return ofArps({ ...p, model: 'arps', b: 0 }, p)
  return modified.switchRate.evaluate(p) > NO_RATE * p.q_i
    ? ofModified(p, trace, marked)
    : ofArps({ ...p, model: 'arps' }, p)
}
/** Rate over the initial one below which nothing is left to switch: a hyperbola with a small exponent stays one. */
const NO_RATE = 1e-200

type Model<M extends DeclineParameters['model']> = Extract<DeclineParameters, { readonly model: M }>

/** Evaluates; coherent formulas in SI as they stand, where nothing is recorded. */
function given<W extends Where>(equation: Equation<W>, args: Given<W>, trace: Trace, options?: ApplyOptions): number {
  if (trace !== silent) return trace.apply(equation, args, options)
  return equation.fit === undefined ? equation.evaluate(args as never) : equation.evaluateSI(args as never)
}

/** Symbols of the curve under the mark of a point. */
const named = ({ mark, units }: Marked, as: string, ...own: readonly string[]): ApplyOptions => ({
  as: `${as}_${mark}`,
  rename: Object.fromEntries(own.map((name) => [name, `${name}_${mark}`])),
  ...(units && { units }),
})

function ofArps({ q_i, D_i, b }: Model<'arps'>, parameters: DeclineParameters): Decline {
  const kind = b <= NEAR ? 'exponential' : Math.abs(b - 1) < NEAR ? 'harmonic' : 'hyperbolic'
  const rate = (t: number, trace: Trace = silent, o?: ApplyOptions): number => {
    if (kind === 'exponential') return given(arps.exponentialRate, { q_i, D_i, t }, trace, o)
    if (kind === 'harmonic') return given(arps.harmonicRate, { q_i, D_i, t }, trace, o)
    return given(arps.hyperbolicRate, { q_i, D_i, b, t }, trace, o)
  }
  const cumulative = (q: number, trace: Trace = silent, o?: ApplyOptions): number => {
    if (kind === 'exponential') return given(arps.exponentialCumulative, { q_i, q, D_i }, trace, o)
    if (kind === 'harmonic') return given(arps.harmonicCumulative, { q_i, q, D_i }, trace, o)
    return given(arps.hyperbolicCumulative, { q_i, q, D_i, b }, trace, o)
  }
  const time = (q: number, trace: Trace = silent, o?: ApplyOptions): number => {
    if (kind === 'exponential') return given(arps.exponentialTime, { q_i, q, D_i }, trace, o)
    if (kind === 'harmonic') return given(arps.harmonicTime, { q_i, q, D_i }, trace, o)
    return given(arps.hyperbolicTime, { q_i, q, D_i, b }, trace, o)
  }
  const isBounded = b < 1 - NEAR && D_i > 0
  const exponent = kind === 'exponential' ? 0 : b
  const ultimate = (trace: Trace = silent, o?: ApplyOptions) => {
    if (!isBounded) return Infinity
    if (kind === 'exponential') return given(arps.exponentialUltimate, { q_i, D_i }, trace, o)
    return given(arps.hyperbolicUltimate, { q_i, D_i, b }, trace, o)
  }
  return {
    parameters,
    peak: { t: 0, q: q_i, N: 0 },
    rate: (t) => rate(t),
    cumulative: (t) => cumulative(rate(t)),
    timeTo: (q) => (q > 0 && D_i > 0 ? time(q) : Infinity),
    declineAt: (t) => arps.declineAt.evaluate({ D_i, b: exponent, t }),
    exponentAt: () => exponent,
    ultimate: ultimate(),
    pointAt: (t, trace, marked) => {
      const q = rate(t, trace, named(marked, 'q', 't'))
      return { t, q, N: cumulative(q, trace, named(marked, 'N', 'q')) }
    },
    pointOf: (q, trace, marked) => {
      const t = time(q, trace, named(marked, 't', 'q'))
      return { t, q, N: cumulative(q, trace, named(marked, 'N', 'q')) }
    },
    tracedUltimate: (trace, { units }) => ultimate(trace, units && { units }),
  }
}

function ofModified(p: Model<'modified'>, trace: Trace, { units }: Marked): Decline {
  const { q_i, D_i, b, D_lim } = p
  const before = ofArps({ model: 'arps', q_i, D_i, b }, p)
  const own = units && { units }
  const t_s = given(modified.switchTime, { D_i, D_lim, b }, trace, own)
  const q_s = given(modified.switchRate, { q_i, D_i, D_lim, b }, trace, own)
  const N_s =
    trace === silent ? before.cumulative(t_s) : cumulativeAt({ q_i, D_i, b }, q_s, trace, { mark: 's', ...own })
  const rate = (t: number, tr: Trace = silent, o?: ApplyOptions) =>
    given(modified.terminalRate, { q_s, D_lim, t, t_s }, tr, o)
  const cumulative = (q: number, tr: Trace = silent, o?: ApplyOptions) =>
    given(modified.terminalCumulative, { N_s, q_s, q, D_lim }, tr, o)
  const time = (q: number, tr: Trace = silent, o?: ApplyOptions) =>
    given(modified.terminalTime, { t_s, q_s, q, D_lim }, tr, o)
  const ultimate = (tr: Trace = silent, o?: ApplyOptions) =>
    given(modified.terminalUltimate, { N_s, q_s, D_lim }, tr, o)
  return {
    parameters: p,
    peak: before.peak,
    turn: { t: t_s, q: q_s, N: N_s },
    rate: (t) => (t <= t_s ? before.rate(t) : rate(t)),
    cumulative: (t) => (t <= t_s ? before.cumulative(t) : cumulative(rate(t))),
    timeTo: (q) => (q >= q_s ? before.timeTo(q) : q > 0 ? time(q) : Infinity),
    declineAt: (t) => (t <= t_s ? before.declineAt(t) : D_lim),
    exponentAt: (t) => (t <= t_s ? b : 0),
    ultimate: ultimate(),
    pointAt: (t, tr, marked) => {
      if (t <= t_s) return before.pointAt(t, tr, marked)
      const q = rate(t, tr, named(marked, 'q', 't'))
      return { t, q, N: cumulative(q, tr, named(marked, 'N', 'q')) }
    },
    pointOf: (q, tr, marked) => {
      if (q >= q_s) return before.pointOf(q, tr, marked)
      const t = time(q, tr, named(marked, 't', 'q'))
      return { t, q, N: cumulative(q, tr, named(marked, 'N', 'q')) }
    },
    tracedUltimate: (tr, marked) => ultimate(tr, marked.units && { units: marked.units }),
  }
}

/** The cumulative at a rate of a hyperbola, recorded. */
function cumulativeAt(
  { q_i, D_i, b }: { readonly q_i: number; readonly D_i: number; readonly b: number },
  q: number,
  trace: Trace,
  marked: Marked,
): number {
  const o = named(marked, 'N', 'q')
  return Math.abs(b - 1) < NEAR
    ? trace.apply(arps.harmonicCumulative, { q_i, q, D_i }, o)
    : trace.apply(arps.hyperbolicCumulative, { q_i, q, D_i, b }, o)
}

function ofStretched(p: Model<'stretched'>): Decline {
  const { q_i, tau, n } = p
  const rate = (t: number, trace: Trace = silent, o?: ApplyOptions) =>
    given(stretched.stretchedRate, { q_i, tau, n, t }, trace, o)
  const cumulative = (t: number, trace: Trace = silent, o?: ApplyOptions) =>
    given(stretched.stretchedCumulative, { q_i, tau, n, t }, trace, o)
  const time = (q: number, trace: Trace = silent, o?: ApplyOptions) =>
    given(stretched.stretchedTime, { q_i, q, tau, n }, trace, o)
  const ultimate = (trace: Trace = silent, o?: ApplyOptions) =>
    given(stretched.stretchedUltimate, { q_i, tau, n }, trace, o)
  return {
    parameters: p,
    peak: { t: 0, q: q_i, N: 0 },
    rate: (t) => rate(t),
    cumulative: (t) => cumulative(t),
    timeTo: (q) => (q > 0 ? time(q) : Infinity),
    declineAt: (t) => (n / tau) * (t / tau) ** (n - 1),
    exponentAt: (t) => ((1 - n) / n) * (tau / t) ** n,
    ultimate: ultimate(),
    pointAt: (t, trace, marked) => ({
      t,
      q: rate(t, trace, named(marked, 'q', 't')),
      N: cumulative(t, trace, named(marked, 'N', 't')),
    }),
    pointOf: (q, trace, marked) => {
      const t = time(q, trace, named(marked, 't', 'q'))
      return { t, q, N: cumulative(t, trace, named(marked, 'N', 't')) }
    },
    tracedUltimate: (trace, { units }) => ultimate(trace, units && { units }),
  }
}

function ofDuong(p: Model<'duong'>, trace: Trace): Decline {
  const { q_1, a, m } = p
  const rate = (t: number, tr: Trace = silent, o?: ApplyOptions) =>
    t > 0 ? given(duong.duongRate, { q_1, a, m, t }, tr, o) : 0
  const cumulative = (t: number, tr: Trace = silent, o?: ApplyOptions) =>
    t > 0 ? given(duong.duongCumulative, { q_1, a, m, t }, tr, o) : 0
  const t_max = given(duong.duongPeakTime, { a, m }, trace)
  const q_max = rate(t_max, trace, { as: 'q_max', rename: { t: 't_max' }, title: 'Peak rate' })
  const days = (t: number) => fromSI(t, 'd')
  const decline = (t: number) => m / t - a * t ** -m
  return {
    parameters: p,
    peak: { t: t_max, q: q_max, N: cumulative(t_max) },
    rate: (t) => rate(t),
    cumulative: (t) => cumulative(t),
    timeTo: (q) => (q > 0 ? fallenTo(q, { t: t_max, q: q_max }, rate) : Infinity),
    declineAt: (t) => toSI(decline(days(t)), '1/d'),
    exponentAt: (t) => {
      const x = days(t)
      return (m / x ** 2 - a * m * x ** (-m - 1)) / decline(x) ** 2
    },
    ultimate: given(duong.duongUltimate, { q_1, a, m }, silent),
    pointAt: (t, tr, marked) => ({
      t,
      q: rate(t, tr, named(marked, 'q', 't')),
      N: cumulative(t, tr, named(marked, 'N', 't')),
    }),
    pointOf: (q, tr, marked) => {
      const t = soughtTime(p, q, fallenTo(q, { t: t_max, q: q_max }, rate), tr, marked)
      return { t, q, N: cumulative(t, tr, named(marked, 'N', 't')) }
    },
    tracedUltimate: (tr) => given(duong.duongUltimate, { q_1, a, m }, tr),
  }
}

/** When a rate that has passed its peak has fallen to q. */
function fallenTo(q: number, peak: { readonly t: number; readonly q: number }, rate: (t: number) => number): number {
  const beyond = (z: number) => Math.log(rate(Math.exp(z)) / q)
  const low = Math.log(peak.t)
  if (q >= peak.q) return peak.t
  const seeking = { seeking: 'the time to the economic limit' }
  const { a, b } = expandBracket(beyond, low, low + 1, { ...seeking, lower: low })
  return Math.exp(bracketedRoot(beyond, a, b, seeking).x)
}

function soughtTime(p: Model<'duong'>, q: number, t: number, trace: Trace, { mark }: Marked): number {
  const { q_1, a, m } = p
  return trace.solved({
    symbol: `t_${mark}`,
    title: 'Time to reach rate',
    unit: 'd',
    source: duong.duongRate.source,
    clause: duong.duongRate.clause,
    value: t,
    trial: t,
    residual: Math.abs(given(duong.duongRate, { q_1, a, m, t }, silent) / q - 1),
    iterations: 1,
    method: 'root of ln q after the peak',
    satisfies: fulfils(duong.duongRate, { q_1, a, m, t }, { equals: q, as: `q_${mark}`, rename: { t: `t_${mark}` } }),
  })
}

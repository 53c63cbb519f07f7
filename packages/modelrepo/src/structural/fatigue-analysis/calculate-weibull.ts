/** Damage of a Weibull distribution of ranges, and the largest extreme range that a target damage allows. */
import { fulfils, silent, type Trace } from '@keelson/equations'
import { NumericsError } from '@keelson/numerics/errors.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import * as weibull from '@keelson/physics/fatigue/weibull.ts'
import { effectiveScale, nominalExtreme } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { given, refuse } from '@keelson/workflow'
import type { RunCurve } from './calculate-curve.ts'
import type { Params } from './inputs.ts'

export interface LongTerm {
  readonly h: number
  readonly n_0: number
  /** Scale of the effective range, Pa; undefined where neither scale nor extreme is given. */
  readonly q: number | undefined
  readonly D: number | undefined
  /** Nominal, Pa. */
  readonly allowable: number
}

/** Refuses a distribution whose damage is beyond the range of numbers. */
export function longTermOf(p: Params, F: number, { closed }: RunCurve, trace: Trace): LongTerm {
  const { weibull_shape: h, total_cycles: n_0 } = given(p, 'weibull_shape', 'total_cycles')
  trace.section('Weibull distribution damage')
  const q = scaleOf(p, F, trace)
  const D = q === undefined ? undefined : finite(damageOf({ n_0, q, h }, closed, trace))
  trace.section('Allowable extreme stress range')
  const allowed = scaleAt(p.target_damage, { n_0, h }, closed, trace)
  const dS_0 = trace.apply(weibull.extremeOfScale, { q: allowed, n_0, h }, { as: 'dS_t', rename: { q: 'q_t' } })
  const allowable = finite(trace.apply(nominalExtreme, { dS_0, F }, { rename: { dS_0: 'dS_t' } }))
  return { h, n_0, q, D, allowable }
}

function scaleOf(p: Params, F: number, trace: Trace): number | undefined {
  const q_0 = p.weibull_scale ?? scaleOfExtreme(p, trace)
  return q_0 === undefined ? undefined : finite(trace.apply(effectiveScale, { F, q_0 }))
}

function scaleOfExtreme({ extreme_stress_range: dS_0, total_cycles, weibull_shape }: Params, trace: Trace) {
  if (dS_0 === undefined || total_cycles === undefined || weibull_shape === undefined) return undefined
  return trace.apply(weibull.scaleOfExtreme, { dS_0, n_0: total_cycles, h: weibull_shape })
}

export interface Spread {
  readonly n_0: number
  readonly q: number
  readonly h: number
}

/** Damage of a distribution on one line or two. */
export function damageOf(spread: Spread, on: ClosedCurve, trace: Trace = silent): number {
  if ('S_1' in on) return trace.apply(weibull.twoSlopeWeibull, { ...spread, ...twoLines(on) })
  const [{ a_D, m }] = on.lines
  return trace.apply(weibull.weibullDamage, { ...spread, a_D, m })
}

const twoLines = ({ lines: [above, below], S_1 }: Extract<ClosedCurve, { S_1: number }>) => ({
  S_1,
  a_1: above.a_D,
  m_1: above.m,
  a_2: below.a_D,
  m_2: below.m,
})

/** The scale at which the damage is the target. */
function scaleAt(D: number, of: Omit<Spread, 'q'>, on: ClosedCurve, trace: Trace): number {
  if (!('S_1' in on)) {
    const [{ a_D, m }] = on.lines
    return finite(trace.apply(weibull.scaleOfDamage, { ...of, D, a_D, m }, { as: 'q_t', rename: { D: 'D_t' } }))
  }
  const lines = twoLines(on)
  const root = rootOf((q) => damageOf({ ...of, q }, on) / D - 1, on.S_1)
  return trace.solved({
    symbol: 'q_t',
    title: 'Weibull scale parameter at target damage',
    unit: 'MPa',
    source: weibull.nolteHansford,
    clause: weibull.twoSlopeWeibull.clause,
    value: root.x,
    trial: on.S_1,
    residual: Math.abs(root.residual),
    iterations: root.iterations,
    method: 'Brent, on D(q) = target; the damage increases with q',
    satisfies: fulfils(
      weibull.twoSlopeWeibull,
      { ...of, q: root.x, ...lines },
      { as: 'D_t', rename: { q: 'q_t' }, equals: D },
    ),
  })
}

/** Doublings on either side of the first guess. */
const MOST_DOUBLINGS = 200

function rootOf(f: (q: number) => number, from: number) {
  let [low, high] = [from, from]
  for (let i = 0; i < MOST_DOUBLINGS && f(high) < 0; i++) high *= 2
  for (let i = 0; i < MOST_DOUBLINGS && f(low) > 0; i++) low /= 2
  try {
    return bracketedRoot(f, low, high, { seeking: 'the scale parameter for the target damage' })
  } catch (error) {
    if (error instanceof NumericsError) return beyond()
    throw error
  }
}

const finite = (x: number): number => (Number.isFinite(x) ? x : beyond())

const beyond = (): never =>
  refuse('/weibull_shape', 'the damage of this distribution on this curve is too large or too small to calculate')

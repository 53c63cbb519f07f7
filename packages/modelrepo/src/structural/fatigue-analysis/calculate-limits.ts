/** Where the analysis ends: ranges that fail in few cycles or exceed what the steel shakes down to, and curves apart. */
import type { Trace } from '@keelson/equations'
import { rangeOverFatigueLimit, rangeOverShakedown } from '@keelson/physics/fatigue/range-limits.ts'
import { cyclesToFailure, jumpAtKnee } from '@keelson/physics/fatigue/sn-curve.ts'
import { extremeOfScale } from '@keelson/physics/fatigue/weibull.ts'
import { shown, shownIn, shownPercent } from '@keelson/workflow'
import { type Analysis, spreadOf } from './calculate-analysis.ts'
import { USER } from './modes.ts'
import type { Params } from './params.ts'

/** Cycles from which an S-N curve of elastic stress is valid: high-cycle fatigue, DNV-RP-C203 (2016). */
export const LOW_CYCLE = 1e4
/** Stress ranges up to which a steel shakes down to elastic response, as a multiple of its yield strength. */
const SHAKEDOWN = 2
/** Share by which two lines may miss each other at the knee: constants are printed with three decimals. */
const JUMP = 0.02

/** Largest effective range that acts, Pa: of a bin with cycles, or exceeded once by a distribution; 0 if none acts. */
export function largestRange({ histogram, longTerm }: Analysis): number {
  if (histogram) return histogram.bins.reduce((most, { S, n }) => (n > 0 ? Math.max(most, S) : most), 0)
  const spread = spreadOf(longTerm)
  return spread === undefined ? 0 : extremeOfScale.evaluateSI(spread)
}

/** The largest effective range over the limits that are provided. */
export function rangeRatios({ fatigue_limit: S_0, yield_strength: f_y }: Params, found: Analysis, trace: Trace) {
  if (S_0 === undefined && f_y === undefined) return {}
  const S = tracedLargest(found, trace)
  const largest = { rename: { S: 'S_max' } }
  return {
    ...(S_0 !== undefined && { range_over_fatigue_limit: trace.apply(rangeOverFatigueLimit, { S, S_0 }, largest) }),
    ...(f_y !== undefined && { range_over_shakedown: trace.apply(rangeOverShakedown, { S, f_y }, largest) }),
  }
}

function tracedLargest(found: Analysis, trace: Trace): number {
  trace.section('Largest range')
  const spread = spreadOf(found.longTerm)
  if (found.histogram === undefined && spread !== undefined)
    return trace.apply(extremeOfScale, spread, { as: 'S_max', title: 'Largest effective range' })
  const cell = found.histogram === undefined ? 'no range acts' : 'largest range of the table of bins that has cycles'
  const { source, clause } = rangeOverShakedown
  return trace.lookup({
    symbol: 'S_max',
    title: 'Largest effective range',
    unit: 'MPa',
    source,
    clause,
    value: largestRange(found),
    cell,
  })
}

/** Why the damage is not that of an S-N curve. */
export function outsideCurve(p: Params, found: Analysis): string | undefined {
  const S = largestRange(found)
  if (!(S > 0)) return undefined
  const N = cyclesToFailure(found.curve.closed.curve, S)
  if (N < LOW_CYCLE)
    return `outside its limits: the largest effective range, ${shownIn(S, 'MPa')}, fails in ${shown(N, 3)} cycles; the curve is valid from ${shown(LOW_CYCLE)} (DNV-RP-C203, high-cycle fatigue)`
  const { yield_strength: f_y } = p
  if (f_y === undefined || S <= SHAKEDOWN * f_y) return undefined
  return `outside its limits: the largest effective range, ${shownIn(S, 'MPa')}, exceeds twice {yield_strength}, ${shownIn(SHAKEDOWN * f_y, 'MPa')}`
}

/** The lines of a user curve contradict each other if they do not meet where one takes over from the other. */
export function linesApart({ sn_curve }: Params, { curve: { closed } }: Analysis): string | undefined {
  const jump = jumpAtKnee(closed.curve)
  if (sn_curve !== USER || Math.abs(jump - 1) <= JUMP) return undefined
  return `the lines of {user_curve} differ by ${shownPercent(jump - 1)} in cycles at the knee; they meet within ${shownPercent(JUMP)}`
}

/** Where the analysis ends: ranges that fail in few cycles or exceed what the steel shakes down to, and curves apart. */
import type { Trace } from '@keelson/equations'
import { rangeOverFatigueLimit, rangeOverShakedown, shakedown } from '@keelson/physics/fatigue/range-limits.ts'
import { cyclesToFailure, jumpAtKnee } from '@keelson/physics/fatigue/sn-curve.ts'
import { extremeOfScale } from '@keelson/physics/fatigue/weibull.ts'
import { AIR, highCycle, steelInAir, steelInSeawater } from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { meanStressOfBaseMetal } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { against, type Left, outOf, shown, shownIn, shownPercent } from '@keelson/workflow'
import { C203 } from '../../_shared/sn-curves/families.ts'
import { type Analysis, spreadOf } from './calculate-analysis.ts'
import type { Params } from './inputs.ts'
import { BASE_METAL, USER } from './modes.ts'

/** Share by which two lines may miss each other at the knee: constants are printed with three decimals. */
const JUMP = 0.02

/** Largest effective range that acts, Pa: of a bin with cycles, or exceeded once by a distribution; 0 if none acts. */
export function largestRange({ histogram, longTerm }: Analysis): number {
  if (histogram) return histogram.bins.reduce((most, { S, n }) => (n > 0 ? Math.max(most, S) : most), 0)
  const spread = spreadOf(longTerm)
  return spread === undefined ? 0 : extremeOfScale.evaluateSI(spread)
}

/** Works out the largest effective range over the limits that are provided. */
export function traceRatios({ fatigue_limit: S_0, yield_strength: f_y }: Params, found: Analysis, trace: Trace): void {
  if (S_0 === undefined && f_y === undefined) return
  const S = tracedLargest(found, trace)
  const largest = { rename: { S: 'S_max' } }
  if (S_0 !== undefined) trace.apply(rangeOverFatigueLimit, { S, S_0 }, largest)
  if (f_y !== undefined) trace.apply(rangeOverShakedown, { S, f_y }, largest)
}

function tracedLargest(found: Analysis, trace: Trace): number {
  trace.section('Maximum stress range')
  const spread = spreadOf(found.longTerm)
  if (found.histogram === undefined && spread !== undefined)
    return trace.apply(extremeOfScale, spread, { as: 'S_max', title: 'Maximum effective stress range' })
  const cell = found.histogram === undefined ? 'no cycles' : 'maximum stress range with cycles in the bin table'
  const { source, clause } = rangeOverShakedown
  return trace.lookup({
    symbol: 'S_max',
    title: 'Maximum effective stress range',
    unit: 'MPa',
    source,
    clause,
    value: largestRange(found),
    cell,
  })
}

/** Why the damage is not that of an S-N curve. */
export function outsideCurve(p: Params, found: Analysis): Left | undefined {
  const S = largestRange(found)
  if (!(S > 0)) return undefined
  return fewCycles(S, found) ?? shakenDown(S, p) ?? strongSteel(p, found) ?? meanStressOfWeld(p)
}

function fewCycles(S: number, { curve }: Analysis): Left | undefined {
  const N = cyclesToFailure(curve.closed.curve, S)
  const said = `the maximum effective stress range, ${shownIn(S, 'MPa')}, causes failure in ${shown(N, 3)} cycles, fewer than the ${shown(highCycle.from ?? 0)} cycles for which the curve is valid`
  return outOf(highCycle, N, said)
}

function shakenDown(S: number, { yield_strength: f_y }: Params): Left | undefined {
  if (f_y === undefined) return undefined
  const said = `the maximum effective stress range, ${shownIn(S, 'MPa')}, exceeds twice the {yield_strength}, ${shownIn(2 * f_y, 'MPa')}`
  return outOf(shakedown, rangeOverShakedown.evaluate({ S, f_y }), said)
}

function strongSteel({ yield_strength: f_y }: Params, { curve: { chosen } }: Analysis): Left | undefined {
  if (f_y === undefined || chosen?.family !== C203) return undefined
  return outOf(chosen.environment === AIR ? steelInAir : steelInSeawater, f_y)
}

function meanStressOfWeld({ mean_stress_factor: f_m, sn_curve }: Params): Left | undefined {
  if (f_m >= 1 || sn_curve === USER || BASE_METAL.includes(sn_curve)) return undefined
  const said = `{mean_stress_factor} ${shown(f_m)} reduces the stress ranges on weld curve ${sn_curve}, but DNV-RP-C203 2.5 permits the reduction for base metal only`
  return against(meanStressOfBaseMetal, said)
}

/** The lines of a user curve contradict each other if they do not meet where one takes over from the other. */
export function linesApart({ sn_curve }: Params, { curve: { closed } }: Analysis): string | undefined {
  const jump = jumpAtKnee(closed.curve)
  if (sn_curve !== USER || Math.abs(jump - 1) <= JUMP) return undefined
  return `the two lines of the {user_curve} differ by ${shownPercent(jump - 1)} in cycles at the knee, more than the limit of ${shownPercent(JUMP)}`
}

/** The forecast: where it starts, what ends it, and what it recovers in between. */
import type { Trace } from '@keelson/equations'
import { house } from '@keelson/equations'
import type { Decline, DeclinePoint } from '@keelson/physics/decline/decline.ts'
import { estimatedUltimateRecovery, recoveryBetween, timeBetween } from '@keelson/physics/decline/recovery.ts'
import { refuse } from '@keelson/workflow'
import type { PointHistory } from './calculate-history.ts'
import { shownRate, type Units } from './calculate-units.ts'
import type { Params } from './inputs.ts'

type Ending = 'limit' | 'life' | 'none'
export interface Forecast {
  readonly start: DeclinePoint
  /** Undefined where nothing ends it. */
  readonly end: DeclinePoint | undefined
  readonly ending: Ending
  /** From the start on; undefined without a limit. */
  readonly timeToLimit: number | undefined
  /** From the start on; undefined where it has no bound. */
  readonly remaining: number | undefined
  readonly ultimate: number | undefined
}

/** Records the end, the remaining recovery and the ultimate recovery. */
export function forecastOf(
  p: Params,
  curve: Decline,
  history: PointHistory | undefined,
  units: Units,
  trace: Trace,
): Forecast {
  trace.section('Recovery')
  const start = startOf(curve, history, units, trace)
  const q_e = p.economic_limit
  const from = start.t > curve.peak.t ? start : curve.peak
  if (q_e >= from.q) {
    const where = history ? `at ${history.end.label}` : 'at the peak'
    refuse(
      '/economic_limit',
      `must be below the rate ${where}, ${shownRate(units, from.q)}, for any recovery to remain`,
    )
  }
  const limitTime = curve.timeTo(q_e)
  const lifeTime = p.maximum_life === undefined ? Infinity : start.t + p.maximum_life
  const marked = { mark: 'e', units: units.printed }
  const hasLimit = Number.isFinite(limitTime)
  const ofLimit = hasLimit ? curve.pointOf(q_e, trace, marked) : undefined
  const ending: Ending = lifeTime < limitTime ? 'life' : hasLimit ? 'limit' : 'none'
  const end = ending === 'life' ? endOfLife(p, curve, start, lifeTime, trace, units) : ofLimit
  const mark = ending === 'life' ? 'l' : 'e'
  const timeToLimit = ofLimit && (start.t > 0 ? trace.apply(timeBetween, { t_e: ofLimit.t, t_h: start.t }) : ofLimit.t)
  const remaining = remainingOf(curve, start, end, mark, units, trace)
  const ultimate =
    remaining === undefined ? undefined : ultimateOf(p, remaining, { curve, start, end, mark, history, units, trace })
  return { start, end, ending, timeToLimit, remaining, ultimate }
}

/** Produced before the start, of rates at times also from the first point to the last, and what remains. */
function ultimateOf(
  { cumulative_to_date: N_c }: Params,
  N_r: number,
  at: {
    readonly curve: Decline
    readonly start: DeclinePoint
    readonly end: DeclinePoint | undefined
    readonly mark: string
    readonly history: PointHistory | undefined
    readonly units: Units
    readonly trace: Trace
  },
): number {
  const { start, end, mark, history, units, trace } = at
  const printed = { units: units.printed }
  if (history === undefined || history.produced !== undefined) {
    const rename = start.t > 0 ? {} : { N_r: end ? `N_${mark}` : 'N_inf' }
    return trace.apply(estimatedUltimateRecovery, { N_c, N_r }, { ...printed, rename })
  }
  const N_w = windowOf(at.curve, start, history, units, trace)
  const produced = {
    as: 'N_d',
    rename: { N_r: history.first > 0 ? 'N_w' : 'N_h' },
    title: 'Production to the last point',
  }
  const N_d = trace.apply(estimatedUltimateRecovery, { N_c, N_r: N_w }, { ...printed, ...produced })
  return trace.apply(estimatedUltimateRecovery, { N_c: N_d, N_r }, { ...printed, rename: { N_c: 'N_d' } })
}

/** Recovered from the first point to the last, by the fit. */
function windowOf(curve: Decline, start: DeclinePoint, { first }: PointHistory, units: Units, trace: Trace): number {
  if (first === 0) return start.N
  const t = trace.lookup({
    symbol: 't_f',
    title: 'Time of first point',
    unit: 'd',
    source: house,
    clause: 'times from first production',
    value: first,
    cell: 'first point with a rate',
  })
  const { N: N_f } = curve.pointAt(t, trace, { mark: 'f', units: units.printed })
  return trace.apply(
    recoveryBetween,
    { N_e: start.N, N_h: N_f },
    {
      units: units.printed,
      as: 'N_w',
      rename: { N_e: 'N_h', N_h: 'N_f' },
      title: 'Recovery from first to last point',
    },
  )
}

function startOf(curve: Decline, history: PointHistory | undefined, units: Units, trace: Trace): DeclinePoint {
  if (history === undefined || history.end.t === 0) return { t: 0, q: curve.rate(0), N: 0 }
  const { end, produced } = history
  const words =
    produced === undefined
      ? { title: 'Time of last point', clause: 'times from the first point' }
      : {
          title: 'Time of last window month',
          clause: 'months of one twelfth of a year from the first window month',
        }
  const t = trace.lookup({
    symbol: 't_h',
    ...words,
    unit: 'd',
    source: house,
    value: end.t,
    cell: end.cell,
  })
  return curve.pointAt(t, trace, { mark: 'h', units: units.printed })
}

function endOfLife(
  p: Params,
  curve: Decline,
  start: DeclinePoint,
  lifeTime: number,
  trace: Trace,
  units: Units,
): DeclinePoint {
  const t =
    start.t > 0
      ? trace.lookup({
          symbol: 't_l',
          title: 'Time at maximum life',
          unit: 'd',
          source: house,
          clause: 'from the forecast start',
          value: lifeTime,
          cell: 'forecast start plus maximum life',
        })
      : (p.maximum_life as number)
  return curve.pointAt(t, trace, { mark: 'l', units: units.printed })
}

function remainingOf(
  curve: Decline,
  start: DeclinePoint,
  end: DeclinePoint | undefined,
  mark: string,
  units: Units,
  trace: Trace,
): number | undefined {
  if (end === undefined && !Number.isFinite(curve.ultimate)) return undefined
  const whole = end?.N ?? curve.tracedUltimate(trace, { mark: '', units: units.printed })
  if (start.t === 0) return whole
  return trace.apply(
    recoveryBetween,
    { N_e: whole, N_h: start.N },
    { units: units.printed, rename: { N_e: end ? `N_${mark}` : 'N_inf' } },
  )
}

/** What a curve recovers from the first point of rates at times to the start of the forecast; of others nothing. */
export const recoveredBefore = (curve: Decline, history: PointHistory | undefined): number =>
  history === undefined || history.produced !== undefined
    ? 0
    : curve.cumulative(history.end.t) - (history.first > 0 ? curve.cumulative(history.first) : 0)

/** What a curve recovers from the start of the forecast on; Infinity where nothing ends it. */
export function recoveryOf(curve: Decline, p: Params, start: number): number {
  const { economic_limit, maximum_life = Infinity } = p
  const at = start > curve.peak.t ? curve.rate(start) : curve.peak.q
  if (at <= economic_limit) return 0
  const end = Math.min(curve.timeTo(economic_limit), start + maximum_life)
  const from = start > 0 ? curve.cumulative(start) : 0
  return (end === Infinity ? curve.ultimate : curve.cumulative(end)) - from
}

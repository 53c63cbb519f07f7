/** The forecast: where it starts, what ends it, and what it recovers in between. */
import type { Trace } from '@keelson/equations'
import { house } from '@keelson/equations'
import type { Decline, DeclinePoint } from '@keelson/physics/decline/decline.ts'
import { estimatedUltimateRecovery, recoveryBetween, timeBetween } from '@keelson/physics/decline/recovery.ts'
import { refuse } from '@keelson/workflow'
import type { PointHistory } from './calculate-history.ts'
import { shownRate, type Units } from './calculate-units.ts'
import type { Params } from './params.ts'

export type Ending = 'limit' | 'life' | 'none'
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
  const start = startOf(curve, history?.end, units, trace)
  const q_e = p.economic_limit
  const from = start.t > curve.peak.t ? start : curve.peak
  if (q_e >= from.q) {
    const where = history?.end ? `at ${history.end.label}` : history ? 'of the fit' : 'of the decline'
    refuse(
      '/economic_limit',
      `must be below the rate ${where}, ${shownRate(units, from.q)}: nothing is left to recover`,
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
    remaining === undefined
      ? undefined
      : trace.apply(
          estimatedUltimateRecovery,
          { N_c: p.cumulative_to_date, N_r: remaining },
          { units: units.printed, rename: start.t > 0 ? {} : { N_r: end ? `N_${mark}` : 'N_inf' } },
        )
  return { start, end, ending, timeToLimit, remaining, ultimate }
}

function startOf(curve: Decline, end: PointHistory['end'], units: Units, trace: Trace): DeclinePoint {
  if (end === undefined || end.t === 0) return { t: 0, q: curve.rate(0), N: 0 }
  const t = trace.lookup({
    symbol: 't_h',
    title: 'Time of the last month of the window',
    unit: 'd',
    source: house,
    clause: 'months of a twelfth of the year, from the first of the window on',
    value: end.t,
    cell: `${end.label}, ${end.span} months`,
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
          title: 'Time at the end of the longest life',
          unit: 'd',
          source: house,
          clause: 'from the last month of the window on',
          value: lifeTime,
          cell: 'last month of the window and longest life',
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

/** What a curve recovers from the start of the forecast on; Infinity where nothing ends it. */
export function recoveryOf(curve: Decline, p: Params, start: number): number {
  const { economic_limit, maximum_life = Infinity } = p
  const at = start > curve.peak.t ? curve.rate(start) : curve.peak.q
  if (at <= economic_limit) return 0
  const end = Math.min(curve.timeTo(economic_limit), start + maximum_life)
  const from = start > 0 ? curve.cumulative(start) : 0
  return (end === Infinity ? curve.ultimate : curve.cumulative(end)) - from
}

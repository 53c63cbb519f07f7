/** The forecast: a decline given or fitted, what it recovers, and how far that could be otherwise. */
import { silent, type Trace, unrecorded } from '@keelson/equations'
import * as arps from '@keelson/physics/decline/arps.ts'
import { type Decline, declineOf, NEAR } from '@keelson/physics/decline/decline.ts'
import { timeBetween } from '@keelson/physics/decline/recovery.ts'
import { asSent, isNotApplicable, notApplicable, type Outcome, type RunContext } from '@keelson/workflow'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { checksOf } from './calculate-checks.ts'
import { type Fitted, fitted, recordFit, recordMeasures } from './calculate-fit.ts'
import { type Forecast, forecastOf } from './calculate-forecast.ts'
import { givenParameters, terminalDecline } from './calculate-given.ts'
import { hindcastOf } from './calculate-hindcast.ts'
import { historyOf, type PointHistory } from './calculate-history.ts'
import { type Percentiles, percentiles, samplesOf } from './calculate-samples.ts'
import { shownTime, shownVolume, type Units, unitsOf } from './calculate-units.ts'
import { chartsOf } from './charts.ts'
import type { contract } from './contract.ts'
import type { Params } from './inputs.ts'
import { AUTO, MODIFIED } from './modes.ts'
import { bandAt, type Made, shownTimes, tablesOf } from './tables.ts'
import { curveWarnings, fitWarnings, sampleWarnings } from './warnings.ts'

type Result = Outcome<typeof contract>

/** The outcome, in SI. Pure; refuses a history that does not decline and a limit that nothing is above. */
export function calculate(p: Params, { trace }: RunContext, data: ProductionData | undefined): Result {
  const units = unitsOf(p)
  trace.section('Decline')
  const history = p.fit ? historyOf(p, data) : undefined
  const terminal = p.fit && p.model === MODIFIED ? terminalDecline(p, trace) : undefined
  const fit = history && fitted(p, history, terminal)
  const parameters = fit ? recordFit(fit, trace) : givenParameters(p, trace)
  const slopeError = fit && recordMeasures(fit, trace)
  const curve = declineOf(parameters, trace, { mark: '', units: units.printed })
  const declines = declineValues(curve, units, trace)
  const forecast = forecastOf(p, curve, history, units, trace)
  const at = timesAsked(p, curve, history?.origin ?? 0, units, trace)
  const samples = p.probabilistic ? samplesOf(p, parameters, fit, forecast.start.t, history) : undefined
  const range = samples && percentiles(p, samples, units, trace)
  const hindcast = fit && hindcastOf(fit, terminal)
  const band = bandAt(samples, shownTimes(forecast, units))
  const made: Made = { units, curve, forecast, history, fit, hindcast, samples, range, band }
  return {
    values: {
      ...recoveries(curve, forecast, units, trace),
      ...declines,
      ...at,
      ...fitValues(p, history, fit, slopeError),
      ...range,
    },
    checks: checksOf(curve, forecast.end?.t, range, units, trace),
    tables: () => tablesOf(made),
    charts: () => chartsOf(made),
    warnings: [
      ...curveWarnings(p, curve, forecast, units),
      ...(history && fit && hindcast ? fitWarnings(p, history, fit, hindcast, forecast, units) : []),
      ...(samples ? sampleWarnings(samples) : []),
    ],
    ...(range && { confidence: confidenceOf(range, units) }),
    detail: sentence(p, fit, forecast, range, units),
  }
}

function recoveries(
  curve: Decline,
  { remaining, ultimate, timeToLimit, end }: Forecast,
  { printed }: Units,
  trace: Trace,
) {
  const open = notApplicable('the recovery has no bound: neither {economic_limit} nor {maximum_life} ends it')
  return {
    estimated_ultimate_recovery: ultimate ?? open,
    remaining_recovery: remaining ?? open,
    time_to_economic_limit: timeToLimit ?? notApplicable('{economic_limit} is 0, which the rate never reaches'),
    estimated_ultimate_recovery_infinite_time: Number.isFinite(curve.ultimate)
      ? endless(curve, end === undefined ? unrecorded : trace, printed)
      : notApplicable('the sum of the rates has no bound'),
    initial_rate: rateAtStart(curve),
  }
}
/** A forecast without an end has recorded it. */
function endless(curve: Decline, trace: Trace, printed: Units['printed']): number {
  trace.section('Recovery without end')
  return curve.tracedUltimate(trace, { mark: '', units: printed })
}
const noStart = notApplicable("Duong's rate rises from zero: it has {time_of_maximum_rate}, and a rate at one day")
const rateAtStart = ({ parameters: p }: Decline) => (p.model === 'duong' ? noStart : p.q_i)

/** Declines, nominal and effective, and where they change. */
function declineValues(curve: Decline, { year: t_y, printed }: Units, trace: Trace) {
  const { parameters: p, turn } = curve
  const ofArps = notApplicable('only of the Arps models')
  if (p.model === 'duong') {
    return {
      time_of_maximum_rate: curve.peak.t,
      nominal_initial_decline: ofArps,
      b_exponent: ofArps,
      effective_annual_decline: notApplicable('the rate at the start is zero'),
      secant_effective_initial_decline: ofArps,
      tangent_effective_initial_decline: ofArps,
    }
  }
  const q_y = curve.pointAt(t_y, trace, { mark: 'y', units: printed }).q
  const effective = trace.apply(arps.firstYearDecline, { q_i: p.q_i, q_y }, { units: printed })
  if (p.model === 'stretched') {
    return {
      nominal_initial_decline: ofArps,
      b_exponent: ofArps,
      effective_annual_decline: effective,
      secant_effective_initial_decline: ofArps,
      tangent_effective_initial_decline: ofArps,
    }
  }
  const { D_i, b } = p
  const tangent = trace.apply(arps.tangentEffective, { D_i, t_y }, { units: printed })
  const secant = b <= NEAR ? tangent : trace.apply(arps.secantEffective, { D_i, b, t_y }, { units: printed })
  const stays = notApplicable(
    p.model === 'modified' && p.D_lim < D_i && b > NEAR
      ? 'the rate has fallen to nothing before the decline is {nominal_terminal_decline}'
      : '{nominal_terminal_decline} is not below the initial one: nothing switches',
  )
  return {
    nominal_initial_decline: D_i,
    b_exponent: b,
    effective_annual_decline: effective,
    secant_effective_initial_decline: secant,
    tangent_effective_initial_decline: tangent,
    ...(p.model === 'modified' && {
      nominal_terminal_decline: p.D_lim,
      switch_time: turn?.t ?? stays,
      switch_rate: turn?.q ?? stays,
    }),
  }
}

/** Of so many times the steps are recorded; of the others the numbers alone. */
const RECORDED = ['A', 'B', 'C', 'D']

/** Time of the decline, recorded under its mark. */
const elapsed = (t_e: number, t_h: number, mark: string | undefined, trace: Trace): number =>
  t_h > 0 && mark
    ? trace.apply(
        timeBetween,
        { t_e, t_h },
        { as: `t_${mark}`, title: 'Time from the first point', rename: { t_e: `t_${mark}s`, t_h: 't_f' } },
      )
    : t_e - t_h

/** `origin`: the time as sent at which the clock of the decline begins. */
function timesAsked(p: Params, curve: Decline, origin: number, units: Units, trace: Trace) {
  const { evaluation_times: times } = p
  if (times === undefined) return {}
  trace.section('At the times asked for')
  const sent = asSent(p, 'evaluation_times')
  const points = times.map((t, i) => {
    const { value, unit } = sent[i] ?? { value: t, unit: 's' }
    const mark = RECORDED[i]
    const point = curve.pointAt(elapsed(t, origin, mark, trace), mark ? trace : silent, {
      mark: mark ?? '',
      units: units.printed,
    })
    return { key: `${value}_${unit}`, ...point }
  })
  return {
    rate_at: Object.fromEntries(points.map(({ key, q }) => [key, q])),
    cumulative_at: Object.fromEntries(points.map(({ key, N }) => [key, N])),
  }
}

function fitValues(
  p: Params,
  history: PointHistory | undefined,
  fit: Fitted | undefined,
  slopeError: number | undefined,
) {
  if (history === undefined || fit === undefined) return {}
  const { best } = fit
  const { parameters } = best
  const isExponential = best.model === 'exponential'
  const onlyExponential = notApplicable('only of an exponential decline')
  return {
    ...(p.model === AUTO && { selected_model: best.model }),
    fitted_rate_at_start: parameters.model === 'duong' ? noStart : parameters.q_i,
    nominal_decline: isExponential && parameters.model === 'arps' ? parameters.D_i : onlyExponential,
    nominal_decline_standard_error: slopeError ?? onlyExponential,
    r_squared_log_rate: best.rSquared,
    rmse_log_rate: best.rmse,
    aicc: best.aicc ?? notApplicable('too few points for it, or deviations that are no more than rounding'),
    points_used: history.points.length,
    excluded_zero_months: history.excluded,
  }
}

function confidenceOf(range: Percentiles, units: Units) {
  const of = (v: Percentiles[keyof Percentiles]) => (isNotApplicable(v) ? null : units.volume(v))
  return {
    method: 'samples',
    unit: units.volumeUnit,
    p90_low: of(range.eur_p90_low),
    p50: of(range.eur_p50),
    p10_high: of(range.eur_p10_high),
    mean: of(range.eur_mean),
  }
}

function sentence(
  p: Params,
  fit: Fitted | undefined,
  { ultimate, remaining, ending, timeToLimit, end, start }: Forecast,
  range: Percentiles | undefined,
  u: Units,
): string {
  const words = (fit?.best.model ?? p.model).replaceAll('_', ' ')
  const model = `${words[0]?.toUpperCase()}${words.slice(1)}`
  if (ultimate === undefined || remaining === undefined) return `${model} decline: its recovery has no bound`
  const until =
    ending === 'limit'
      ? `to the economic limit after ${shownTime(u, timeToLimit ?? 0)}`
      : ending === 'life'
        ? `over ${shownTime(u, (end?.t ?? 0) - start.t)}`
        : 'without an end'
  const { eur_p90_low: low, eur_p10_high: high } = range ?? {}
  const between =
    typeof low === 'number' && typeof high === 'number'
      ? `; P90 ${shownVolume(u, low)}, P10 ${shownVolume(u, high)}`
      : ''
  const before = ultimate > remaining ? `, of it ${shownVolume(u, remaining)} still to come` : ''
  return `${model} decline ${until}: ultimate recovery ${shownVolume(u, ultimate)}${before}${between}`
}

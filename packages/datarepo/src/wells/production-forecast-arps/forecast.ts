/** What is forecast of a decline, given or fitted: its recovery, its declines, its range, and what it is held to. */
import { silent, type Trace, unrecorded } from '@keelson/equations'
import * as arps from '@keelson/physics/decline/arps.ts'
import { type Decline, type DeclineParameters, declineOf, NEAR } from '@keelson/physics/decline/decline.ts'
import { duongPeakTime } from '@keelson/physics/decline/duong.ts'
import { switchRate, switchTime } from '@keelson/physics/decline/modified-hyperbolic.ts'
import { estimatedUltimateRecovery, recoveryBetween, timeBetween } from '@keelson/physics/decline/recovery.ts'
import {
  asSent,
  capitalised,
  gives,
  givesAs,
  isNotApplicable,
  mapValue,
  type NotApplicable,
  notApplicable,
  numberValue,
  resultOf,
  textValue,
} from '@keelson/workflow'
import { uncheckedOf } from './calculate-checks.ts'
import type { Fitted } from './calculate-fit.ts'
import { type Forecast, forecastOf } from './calculate-forecast.ts'
import { hindcastOf } from './calculate-hindcast.ts'
import type { PointHistory } from './calculate-history.ts'
import { type Percentiles, percentiles, samplesOf } from './calculate-samples.ts'
import { DECLINE, RATE, shownTime, shownVolume, TIME, type Units, unitsOf, VOLUME } from './calculate-units.ts'
import { chartsOf } from './charts.ts'
import type { Params } from './inputs.ts'
import { AUTO, DUONG, modified, sampled } from './modes.ts'
import { bandAt, type Made, shownTimes, tablesOf } from './tables.ts'
import { curveWarnings, fitWarnings, sampleWarnings } from './warnings.ts'

const signed = true
const asked = { keys: 'time as entered: number_unit', needs: ['evaluation_times'] }

export const forecastValues = {
  estimated_ultimate_recovery: gives(
    estimatedUltimateRecovery,
    'produced_volume',
    'Earlier production plus remaining recovery. A fit of rates also includes the recovery between its first and last points.',
    { ...VOLUME, signed },
  ),
  remaining_recovery: resultOf(recoveryBetween, 'produced_volume', {
    ...VOLUME,
    title: 'Remaining recovery',
    description:
      'Recovery from the forecast start to the forecast end. The forecast starts at t = 0, the last point of a fit or the last month of a well window.',
  }),
  time_to_economic_limit: givesAs(
    't_r',
    'Time to the economic limit',
    'production_time',
    'Time from the forecast start to the economic limit, whether or not the maximum life is reached first.',
    { ...TIME, signed, orSymbol: 't_e' },
  ),
  initial_rate: numberValue('forecast_rate', {
    ...RATE,
    title: 'Initial rate',
    description:
      'Initial rate entered at t = 0 or fitted at the first point. For a stretched exponential, the fitted value is at first production.',
    symbol: 'q_i',
  }),
  nominal_initial_decline: resultOf(arps.nominalFromSecant, 'annual_rate', {
    ...DECLINE,
    title: 'Nominal initial decline',
    description: 'Arps decline, entered or converted at t = 0, or fitted at the first point.',
  }),
  b_exponent: givesAs(
    'b',
    'Hyperbolic exponent',
    '-',
    'Entered or fitted exponent; 0 for exponential and 1 for harmonic decline.',
    { signed, orInput: 'b_exponent' },
  ),
  nominal_terminal_decline: gives(arps.nominalFromTangent, 'annual_rate', 'Decline of the exponential tail.', {
    ...{ ...DECLINE, signed, onlyWhen: modified },
    title: 'Nominal terminal decline',
    symbol: 'D_lim',
  }),
  switch_time: gives(
    switchTime,
    'production_time',
    'Time from t = 0 or the first fitted point until the decline becomes exponential.',
    { ...TIME, signed, onlyWhen: modified },
  ),
  switch_rate: gives(switchRate, 'forecast_rate', 'Rate when the decline becomes exponential.', {
    ...RATE,
    signed,
    onlyWhen: modified,
  }),
  time_of_maximum_rate: gives(duongPeakTime, 'production_time', 'Time of the Duong peak rate, always in days.', {
    unit: 'd',
    signed,
    onlyWhen: { model: [DUONG] },
  }),
  effective_annual_decline: gives(
    arps.firstYearDecline,
    'fraction',
    'One minus the ratio of the rate after one year to the initial rate.',
    { signed },
  ),
  secant_effective_initial_decline: gives(
    arps.secantEffective,
    'fraction',
    'First-year fractional rate loss of the initial hyperbolic decline, ignoring a terminal decline reached within the year.',
    { signed, title: 'Secant effective initial decline', orSymbol: arps.tangentEffective.symbol },
  ),
  tangent_effective_initial_decline: gives(
    arps.tangentEffective,
    'fraction',
    'Annual fractional rate loss if the initial decline remained constant.',
    { signed, title: 'Tangent effective initial decline' },
  ),
  rate_at: mapValue('forecast_rate', {
    ...{ ...RATE, ...asked },
    title: 'Rate at requested times',
    description: 'Rate of the entered or fitted decline at the requested times.',
  }),
  cumulative_at: mapValue('produced_volume', {
    ...{ ...VOLUME, ...asked },
    title: 'Cumulative production at requested times',
    description:
      'Cumulative production from t = 0 or the first point of a fit. For Duong and the stretched exponential, production is counted from first production.',
  }),
  estimated_ultimate_recovery_infinite_time: givesAs(
    'N_inf',
    'Infinite-time recovery',
    'produced_volume',
    'Limit of the cumulative production at infinite time from t = 0 or the first point of a fit, if finite.',
    { ...VOLUME, signed },
  ),
  selected_model: textValue({
    title: 'Selected model',
    description: 'Arps model with the lowest AICc: exponential, hyperbolic or harmonic.',
    onlyWhen: { model: [AUTO] },
  }),
}

const recovered = (symbol: string, title: string, description: string) =>
  givesAs(symbol, title, 'produced_volume', description, { ...VOLUME, signed, onlyWhen: sampled })
export const rangeValues = {
  eur_p90_low: recovered(
    'E_90',
    'Ultimate recovery, P90 (low)',
    'Ultimate recovery with a 90 % probability of being exceeded.',
  ),
  eur_p50: recovered('E_50', 'Ultimate recovery, P50', 'Median ultimate recovery.'),
  eur_p10_high: recovered(
    'E_10',
    'Ultimate recovery, P10 (high)',
    'Ultimate recovery with a 10 % probability of being exceeded.',
  ),
  eur_mean: recovered('E_m', 'Mean ultimate recovery', 'Mean of all samples.'),
}

/** What a decline was fitted to. */
interface Past {
  readonly history: PointHistory
  readonly fit: Fitted
  /** Of a modified hyperbolic decline, 1/s. */
  readonly terminal: number | undefined
}

/** The forecast, in SI. Refuses a limit that nothing is above. */
export function forecasted(p: Params, parameters: DeclineParameters, past: Past | undefined, trace: Trace) {
  const units = unitsOf(p)
  const { history, fit } = past ?? {}
  const curve = declineOf(parameters, trace, { mark: '', units: units.printed })
  const declines = declinesTold(curve, units, trace)
  const forecast = forecastOf(p, curve, history, units, trace)
  const at = timesAsked(p, curve, history?.origin ?? 0, units, trace)
  const samples = p.probabilistic ? samplesOf(p, parameters, fit, forecast.start.t, history) : undefined
  const range = samples && percentiles(p, samples, units, trace)
  const hindcast = past && hindcastOf(past.fit, past.terminal)
  const band = bandAt(samples, shownTimes(forecast, units))
  const made: Made = { units, curve, forecast, history, fit, hindcast, samples, range, band }
  return {
    values: { ...recoveriesTold(curve, forecast, units, trace), ...declines, ...at, ...openOf(range) },
    checks: uncheckedOf(curve, forecast.end?.t, range, units, trace),
    tables: () => tablesOf(made),
    charts: () => chartsOf(made),
    warnings: [
      ...curveWarnings(p, curve, forecast, units),
      ...(past && hindcast ? fitWarnings(p, past.history, past.fit, hindcast, forecast, units) : []),
      ...(samples ? sampleWarnings(samples) : []),
    ],
    ...(range && { confidence: confidenceOf(range, units) }),
    detail: sentence(p, fit, forecast, range, units),
  }
}

function recoveriesTold(
  curve: Decline,
  { remaining, ultimate, timeToLimit, end }: Forecast,
  { printed }: Units,
  trace: Trace,
) {
  const open = notApplicable(
    'the recovery is unbounded because neither the {economic_limit} nor the {maximum_life} ends it',
  )
  const told = {
    estimated_ultimate_recovery: ultimate === undefined ? open : undefined,
    remaining_recovery: remaining ?? open,
    time_to_economic_limit:
      timeToLimit === undefined ? notApplicable('the {economic_limit} is 0, which the rate does not reach') : undefined,
    initial_rate: rateAtStart(curve),
  }
  if (!Number.isFinite(curve.ultimate))
    return {
      ...told,
      estimated_ultimate_recovery_infinite_time: notApplicable(
        'the cumulative production at infinite time is unbounded',
      ),
    }
  // A forecast without an end has recorded it.
  const recording = end === undefined ? unrecorded : trace
  recording.section('Infinite-time recovery')
  curve.tracedUltimate(recording, { mark: '', units: printed })
  return told
}
export const noStart = notApplicable(
  'the Duong rate rises from zero; see the {time_of_maximum_rate} and the rate at one day',
)
const rateAtStart = ({ parameters: p }: Decline) => (p.model === 'duong' ? noStart : p.q_i)

const ofArps = notApplicable('applies to the Arps models only')
const NOT_ARPS = {
  nominal_initial_decline: ofArps,
  b_exponent: ofArps,
  secant_effective_initial_decline: ofArps,
  tangent_effective_initial_decline: ofArps,
}

/** Works out declines, nominal and effective, and says which do not apply. */
function declinesTold(curve: Decline, { year: t_y, printed }: Units, trace: Trace) {
  const { parameters: p, turn } = curve
  if (p.model === 'duong') return { ...NOT_ARPS, effective_annual_decline: notApplicable('the initial rate is zero') }
  const q_y = curve.pointAt(t_y, trace, { mark: 'y', units: printed }).q
  trace.apply(arps.firstYearDecline, { q_i: p.q_i, q_y }, { units: printed })
  if (p.model === 'stretched') return NOT_ARPS
  const { D_i, b } = p
  trace.apply(arps.tangentEffective, { D_i, t_y }, { units: printed })
  if (b > NEAR) trace.apply(arps.secantEffective, { D_i, b, t_y }, { units: printed })
  if (p.model !== 'modified' || turn !== undefined) return { nominal_initial_decline: D_i }
  const stays = notApplicable(
    p.D_lim < D_i && b > NEAR
      ? 'the rate falls to zero before the decline reaches the {nominal_terminal_decline}'
      : 'the {nominal_terminal_decline} is not below the initial decline, so there is no switch',
  )
  return { nominal_initial_decline: D_i, switch_time: stays, switch_rate: stays }
}

/** Of so many times the steps are recorded; of the others the numbers alone. */
const RECORDED = ['A', 'B', 'C', 'D']

/** Time of the decline, recorded under its mark. */
const elapsed = (t_e: number, t_h: number, mark: string | undefined, trace: Trace): number =>
  t_h > 0 && mark
    ? trace.apply(
        timeBetween,
        { t_e, t_h },
        { as: `t_${mark}`, title: 'Time from first point', rename: { t_e: `t_${mark}s`, t_h: 't_f' } },
      )
    : t_e - t_h

/** `origin`: the time as sent at which the clock of the decline begins. */
function timesAsked(p: Params, curve: Decline, origin: number, units: Units, trace: Trace) {
  const { evaluation_times: times } = p
  if (times === undefined) return {}
  trace.section('Results at requested times')
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

/** Estimates of samples that nothing ends, which do not apply. */
const openOf = (range: Percentiles | undefined): Partial<Record<keyof Percentiles, NotApplicable>> =>
  Object.fromEntries(Object.entries(range ?? {}).filter(([, value]) => isNotApplicable(value)))

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
  const model = capitalised(words)
  if (ultimate === undefined || remaining === undefined) return `${model} decline: recovery is unbounded`
  const until =
    ending === 'limit'
      ? `to the economic limit after ${shownTime(u, timeToLimit ?? 0)}`
      : ending === 'life'
        ? `over ${shownTime(u, (end?.t ?? 0) - start.t)}`
        : 'without a limit'
  const { eur_p90_low: low, eur_p10_high: high } = range ?? {}
  const between =
    typeof low === 'number' && typeof high === 'number'
      ? `. P90 ${shownVolume(u, low)}, P10 ${shownVolume(u, high)}`
      : ''
  const before = ultimate > remaining ? `, of which ${shownVolume(u, remaining)} remains` : ''
  return `${model} decline ${until}: ultimate recovery ${shownVolume(u, ultimate)}${before}${between}`
}

/** The tables of the forecast, in SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import { studentQuantile } from '@keelson/numerics/student-t.ts'
import type { Decline } from '@keelson/physics/decline/decline.ts'
import { standardErrors } from '@keelson/physics/decline/fit.ts'
import { swansonMean } from '@keelson/physics/decline/recovery.ts'
import { fromSI } from '@keelson/units'
import {
  isNotApplicable,
  type NotApplicable,
  notApplicable,
  numberColumn,
  once,
  type Row,
  textColumn,
  wordedColumn,
} from '@keelson/workflow'
import type { Fitted } from './calculate-fit.ts'
import type { Forecast } from './calculate-forecast.ts'
import type { Hindcast } from './calculate-hindcast.ts'
import type { PointHistory } from './calculate-history.ts'
import { bandOf, ESTIMATES, type Percentiles, type Samples } from './calculate-samples.ts'
import { DECLINE, RATE, TIME, type Units, VOLUME } from './calculate-units.ts'
import { sampled } from './modes.ts'

const number = (title: string) => numberColumn('-', title)
const rate = (title: string) => numberColumn('forecast_rate', title, RATE)
const volume = (title: string) => numberColumn('produced_volume', title, VOLUME)
const time = (title: string) => numberColumn('production_time', title, TIME)

export const forecastTable = {
  forecast: {
    title: 'Forecast',
    description:
      'Forecast from its start to its end, or for fifty years if unlimited, with the sampled range. Cumulative production is counted from t = 0 or the first point of a fit.',
    columns: {
      time: time('Time'),
      rate: rate('Rate'),
      decline: numberColumn('annual_rate', 'Nominal decline', DECLINE),
      cumulative: volume('Cumulative production'),
      rate_p90: rate('Rate P90'),
      rate_p50: rate('Rate P50'),
      rate_p10: rate('Rate P10'),
    },
  },
}

export const fitTables = {
  parameters: {
    title: 'Fitted parameters',
    description:
      'Fitted parameters with standard errors from the derivatives of ln q at the minimum and Student t intervals. A parameter at a bound has no interval.',
    columns: {
      parameter: wordedColumn('Parameter'),
      unit: textColumn('Unit'),
      estimate: number('Estimate'),
      standard_error: number('Standard error'),
      low: number('Lower 95 % limit'),
      high: number('Upper 95 % limit'),
    },
  },
  models: {
    title: 'Model comparison',
    description:
      'Models fitted to the same points. The lowest AICc indicates the best balance of fit and number of parameters.',
    columns: {
      model: textColumn('Model'),
      parameters: number('Parameters'),
      exponent: number('Exponent b'),
      sum_of_squares: number('Sum of squared ln q deviations'),
      r_squared: number('Coefficient of determination'),
      aicc: number('Criterion AICc'),
    },
  },
  hindcast: {
    title: 'Hindcast',
    description:
      'Forecast of the model fitted to the first four fifths of the points, compared with the actual production of the last fifth.',
    columns: {
      fitted_points: number('Fitted points'),
      held_out: number('Predicted points'),
      actual: volume('Actual'),
      foretold: volume('Predicted'),
      error: numberColumn('fraction', 'Relative error'),
    },
  },
  history: {
    title: 'History',
    description: 'Points used in the fit.',
    columns: {
      point: textColumn('Point'),
      time: time('Time'),
      rate: rate('Rate'),
      fitted: rate('Fitted'),
      deviation: number('ln q deviation'),
    },
  },
}

export const rangeTable = {
  percentiles: {
    title: 'Recovery range',
    description:
      "Percentiles of the ultimate recovery. P90 is exceeded with a probability of 90 %. Swanson's mean weights P90, P50 and P10 by 0.3, 0.4 and 0.3.",
    columns: {
      estimate: wordedColumn('Estimate'),
      exceedance: numberColumn('fraction', 'Exceedance probability'),
      recovery: volume('Ultimate recovery'),
    },
    onlyWhen: sampled,
  },
}

/** Everything that tables and charts show. */
export interface Made {
  readonly units: Units
  readonly curve: Decline
  readonly forecast: Forecast
  readonly history: PointHistory | undefined
  readonly fit: Fitted | undefined
  readonly hindcast: Hindcast | NotApplicable | undefined
  readonly samples: Samples | undefined
  readonly range: Percentiles | undefined
  readonly band: () => Band | undefined
}
export interface Band {
  readonly rates: ReturnType<typeof bandOf>
  readonly cumulatives: ReturnType<typeof bandOf>
}

/** Where a forecast that nothing ends is shown to, in years; rows of a table of months, and of one of years. */
const [FAR_YEARS, MOST_MONTHS, MOST_YEARS] = [50, 60, 100]

/** Times of the table: months of a short forecast, years of a long one, and its end. */
export function shownTimes({ start, end }: Forecast, { month, year }: Units): number[] {
  const span = end ? end.t - start.t : FAR_YEARS * year
  const step = span <= MOST_MONTHS * month ? month : year
  const rows = Math.floor(span / step + 1e-9)
  const times =
    rows > MOST_YEARS
      ? spaced(start.t, start.t + span, MOST_YEARS)
      : Array.from({ length: rows + 1 }, (_, i) => start.t + i * step)
  const last = times.at(-1) as number
  return last < (start.t + span) * (1 - 1e-9) ? [...times, start.t + span] : times
}

export const bandAt = (samples: Samples | undefined, times: readonly number[]) =>
  once(
    (): Band | undefined =>
      samples && {
        rates: bandOf(samples, times, (c, t) => c.rate(t)),
        cumulatives: bandOf(samples, times, (c, t) => c.cumulative(t)),
      },
  )

export function tablesOf(d: Made) {
  const { fit, history, hindcast } = d
  return {
    forecast: forecastRows(d),
    ...(fit &&
      history && {
        parameters: parameterRows(fit, d.units),
        models: fit.all.map((f) => ({
          model: f.model.replaceAll('_', ' '),
          parameters: f.unknownCount,
          exponent: 'b' in f.parameters ? f.parameters.b : null,
          sum_of_squares: f.sumOfSquares,
          r_squared: f.rSquared,
          aicc: f.aicc,
        })),
        ...(hindcast && { hindcast: hindcastRows(hindcast) }),
        history: history.points.map(({ label, t, q }, i) => ({
          point: label,
          time: history.origin + t,
          rate: q,
          fitted: Math.exp(fit.best.fitted[i] as number),
          deviation: fit.best.residuals[i] as number,
        })),
      }),
    ...(d.range && { percentiles: percentileRows(d.range) }),
  }
}

function forecastRows({ curve, forecast, units, band, history }: Made) {
  const clock = history?.origin ?? 0
  return shownTimes(forecast, units).map((t, i) => {
    const rate = curve.rate(t)
    const at = band()?.rates[i]
    return {
      time: clock + t,
      rate,
      // Duong's and Valko's rates have no decline at their very start.
      decline: Number.isFinite(curve.declineAt(t)) ? curve.declineAt(t) : null,
      cumulative: curve.cumulative(t),
      rate_p90: at?.p90 ?? null,
      rate_p50: at?.p50 ?? null,
      rate_p10: at?.p10 ?? null,
    }
  })
}

function hindcastRows(h: Hindcast | NotApplicable) {
  if (isNotApplicable(h)) return h
  const { fittedPoints, heldOut, actual, foretold, error } = h
  return [{ fitted_points: fittedPoints, held_out: heldOut, actual, foretold, error }]
}

const CONFIDENCE = 0.975

/** In the units of the answer; of a parameter whose logarithm is fitted, limits by the logarithm. */
function parameterRows({ best, history }: Fitted, u: Units): Row<typeof fitTables.parameters.columns>[] {
  const errors = standardErrors(best, history)
  const freedom = best.residuals.length - best.unknownCount
  const t = studentQuantile(CONFIDENCE, Math.max(freedom, 1))
  const byLog = (parameter: string, unit: string, estimate: number, error: number | null) => ({
    parameter,
    unit,
    estimate,
    standard_error: error === null ? null : estimate * error,
    low: error === null ? null : estimate * Math.exp(-t * error),
    high: error === null ? null : estimate * Math.exp(t * error),
  })
  const plain = (parameter: string, unit: string, estimate: number, error: number | null) => ({
    parameter,
    unit,
    estimate,
    standard_error: error,
    low: error === null ? null : estimate - t * error,
    high: error === null ? null : estimate + t * error,
  })
  const p = best.parameters
  const [first = null, second = null] = errors.unknowns
  if (p.model === 'duong') {
    return [
      byLog('rate at one day', u.rateUnit, u.rate(p.q_1), errors.logScale),
      byLog('Duong intercept a', '-', p.a, first),
      plain('Duong slope m', '-', p.m, second === null ? null : (p.m - 1) * second),
    ]
  }
  const rate = byLog('initial rate', u.rateUnit, u.rate(p.q_i), errors.logScale)
  if (p.model === 'stretched') {
    return [
      rate,
      byLog('characteristic time', 'd', fromSI(p.tau, 'd'), first),
      plain('stretched exponential exponent n', '-', p.n, second),
    ]
  }
  const perTime = `1/${u.timeUnit}`
  const decline =
    best.model === 'exponential'
      ? plain('nominal decline', perTime, u.decline(p.D_i), first === null ? null : u.decline(first))
      : byLog('nominal initial decline', perTime, u.decline(p.D_i), first)
  return best.unknowns.length < 2 ? [rate, decline] : [rate, decline, plain('exponent b', '-', p.b, second)]
}

function percentileRows(range: Percentiles): Row<typeof rangeTable.percentiles.columns>[] | NotApplicable {
  const rows = ESTIMATES.map(({ name, chance }) => ({ estimate: `P${100 * chance}`, chance, value: range[name] }))
  const [p90, p50, p10] = rows.map(({ value }) => value)
  const known = rows.flatMap(({ estimate, chance, value }) =>
    typeof value === 'number' ? [{ estimate, exceedance: chance, recovery: value }] : [],
  )
  if (known.length === 0) return notApplicable('the sampled recovery is unbounded')
  const { eur_mean } = range
  const more = (estimate: string, recovery: number) => ({ estimate, exceedance: null, recovery })
  return [
    ...known,
    ...(typeof eur_mean === 'number' ? [more('Sample mean', eur_mean)] : []),
    ...(typeof p90 === 'number' && typeof p50 === 'number' && typeof p10 === 'number'
      ? [more('Swanson mean', swansonMean.evaluate({ E_90: p90, E_50: p50, E_10: p10 }))]
      : []),
  ]
}

/** Checks, tables and charts of the forecast. */
import { numberColumn, textColumn } from '@keelson/workflow'
import { fitted, sampled } from './modes.ts'
import { DECLINE, RATE, TIME, VOLUME } from './values.ts'

const number = (title: string) => numberColumn('-', title)
const rate = (title: string) => numberColumn('forecast_rate', title, RATE)
const volume = (title: string) => numberColumn('produced_volume', title, VOLUME)
const time = (title: string) => numberColumn('production_time', title, TIME)

export const tables = {
  forecast: {
    title: 'Forecast',
    description:
      'From the start of the forecast to its end, or for fifty years if nothing ends it; with the range of the samples. Cumulative from t = 0 or the first point of a fit.',
    columns: {
      time: time('Time'),
      rate: rate('Rate'),
      decline: numberColumn('annual_rate', 'Nominal decline', DECLINE),
      cumulative: volume('Cumulative'),
      rate_p90: rate('Rate P90'),
      rate_p50: rate('Rate P50'),
      rate_p10: rate('Rate P10'),
    },
  },
  parameters: {
    title: 'Fitted parameters',
    description: 'Standard errors by the slopes at the minimum, intervals by Student; a parameter at a bound has none.',
    columns: {
      parameter: textColumn('Parameter'),
      unit: textColumn('Unit'),
      estimate: number('Estimate'),
      standard_error: number('Standard error'),
      low: number('Lower 95 % limit'),
      high: number('Upper 95 % limit'),
    },
    onlyWhen: fitted,
  },
  models: {
    title: 'Models compared',
    description: 'All fitted to the same points; that with the lowest criterion explains them best for its parameters.',
    columns: {
      model: textColumn('Model'),
      parameters: number('Parameters'),
      exponent: number('Exponent b'),
      sum_of_squares: number('Sum of squares of ln q'),
      r_squared: number('Coefficient of determination'),
      aicc: number('Criterion AICc'),
    },
    onlyWhen: fitted,
  },
  hindcast: {
    title: 'Hindcast',
    description:
      'The same model fitted to the first four fifths of the points, and what it would have foretold of the last fifth.',
    columns: {
      fitted_points: number('Points fitted'),
      held_out: number('Points foretold'),
      actual: volume('Recovered'),
      foretold: volume('Foretold'),
      error: numberColumn('fraction', 'Foretold over recovered, less one'),
    },
    onlyWhen: fitted,
  },
  history: {
    title: 'History',
    description: 'The points of the fit.',
    columns: {
      point: textColumn('Point'),
      time: time('Time'),
      rate: rate('Rate'),
      fitted: rate('Fitted'),
      deviation: number('Deviation of ln q'),
    },
    onlyWhen: fitted,
  },
  percentiles: {
    title: 'Range of the recovery',
    description: "P90 is exceeded with a chance of 90 %. Swanson's mean weighs P90, P50 and P10 by 0.3, 0.4 and 0.3.",
    columns: {
      estimate: textColumn('Estimate'),
      exceedance: numberColumn('fraction', 'Chance of more'),
      recovery: volume('Ultimate recovery'),
    },
    onlyWhen: sampled,
  },
}

export const charts = {
  rate_forecast: {
    title: 'Rate against time',
    description: 'History, fit and forecast on a logarithmic scale; with samples the band from P90 to P10.',
  },
  cumulative_forecast: {
    title: 'Cumulative against time',
    description: 'From t = 0 on; with samples the band from P90 to P10.',
  },
  rate_cumulative: {
    title: 'Rate against cumulative',
    description: 'An exponential decline is straight here.',
  },
  log_log_rate: {
    title: 'Rate against time, both logarithmic',
    description: 'A slope of a half is linear flow, of one boundary-dominated harmonic decline.',
  },
  rate_over_cumulative: {
    title: 'Rate over cumulative against time',
    description: "Duong's diagnostic: straight on logarithmic axes for flow from fractures.",
    apart: { y: 'The ratio of two curves, which the answer has at other times.' },
  },
  decline_in_time: {
    title: 'Nominal decline against time',
    description: 'Level at the terminal decline.',
  },
  exponent_in_time: {
    title: 'Exponent b against time',
    description: 'How fast the inverse of the decline grows.',
  },
  eur_exceedance: {
    title: 'Chance of more than a recovery',
    description: 'Of the samples; P90 is the low estimate.',
    onlyWhen: sampled,
  },
  residuals: {
    title: 'Deviations from the fit',
    description: 'Of ln q; a pattern in them is a decline of another form.',
    onlyWhen: fitted,
  },
}

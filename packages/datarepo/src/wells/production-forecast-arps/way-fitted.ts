/** A decline fitted to a history: rates against time, or the months of a bore. */
import { correctedAkaike } from '@keelson/physics/decline/recovery.ts'
import { gives, givesAs, notApplicable, numberValue } from '@keelson/workflow'
import type { ProductionData } from '../_shared/ogor-a/data.ts'
import { checks } from './calculate-checks.ts'
import { fitted, recordFit, recordMeasures, terminalDecline } from './calculate-fit.ts'
import { historyOf } from './calculate-history.ts'
import { DECLINE, RATE } from './calculate-units.ts'
import { fitPicture, pictures } from './charts.ts'
import { forecasted, forecastValues, noStart, rangeValues } from './forecast.ts'
import { acting, way } from './inputs.ts'
import { AUTO, DUONG, EXPONENTIAL, MODIFIED, modified } from './modes.ts'
import { fitProblems } from './rules.ts'
import { fitTables, forecastTable, rangeTable } from './tables.ts'

const signed = true
const onlyExponential = notApplicable('applies to an exponential decline only')

export const asFitted = way({
  takes: [...acting, 'file_pattern', 'rate_basis'],
  unlessReplaced: ['time', 'rate', 'data_folder', 'api_well_number'],
  may: ['fit_method', 'start_month', 'end_month', 'evaluation_times', 'maximum_life'],
  takesWhen: { tangent_effective_terminal_decline: modified },
  rules: fitProblems,
  values: {
    ...forecastValues,
    fitted_rate_at_start: givesAs(
      'q_i',
      'Fitted initial rate',
      'forecast_rate',
      'Fitted rate at the first point of the history. For a stretched exponential, the rate is at first production.',
      { ...RATE, signed },
    ),
    nominal_decline: givesAs('D_i', 'Decline, nominal', 'annual_rate', 'Nominal decline of an exponential fit.', {
      ...DECLINE,
      signed,
    }),
    nominal_decline_standard_error: numberValue('annual_rate', {
      ...DECLINE,
      title: 'Decline standard error',
      description:
        'Standard error of an exponential fit by ordinary least squares, with degrees of freedom equal to the number of points minus two.',
    }),
    r_squared_log_rate: numberValue('-', {
      title: 'Coefficient of determination',
      description: 'Coefficient of determination of ln q.',
      maximum: 1,
    }),
    rmse_log_rate: numberValue('-', {
      title: 'Root mean square ln q deviation',
      description: 'Root mean square deviation of ln q. A value of 0.1 is about 10 % of the rate.',
      minimum: 0,
    }),
    aicc: gives(
      correctedAkaike,
      '-',
      'Corrected Akaike information criterion of the fitted model. Of two models, the one with the lower value is better for its number of parameters.',
      { signed },
    ),
    points_used: numberValue('-', {
      title: 'Fitted points',
      description: 'Number of points with a rate above zero.',
      minimum: 0,
      count: true,
    }),
    excluded_zero_months: numberValue('-', {
      title: 'Points without rate',
      description: 'Number of window months or times without a rate. These points have no logarithm and are excluded.',
      minimum: 0,
      count: true,
    }),
    ...rangeValues,
  },
  checks,
  tables: { ...forecastTable, ...fitTables, ...rangeTable },
  charts: { ...pictures, ...fitPicture },
  calculate: (p, trace, data) => {
    trace.section('Decline')
    const history = historyOf(p, data as ProductionData | undefined)
    const terminal = p.model === MODIFIED ? terminalDecline(p, trace) : undefined
    const fit = fitted(p, history, terminal)
    const { best } = fit
    const parameters = recordFit(fit, trace)
    const slopeError = recordMeasures(fit, trace)
    const told = forecasted(p, parameters, { history, fit, terminal }, trace)
    return {
      ...told,
      values: {
        ...told.values,
        selected_model: p.model === AUTO ? best.model : undefined,
        fitted_rate_at_start: best.model === DUONG ? noStart : undefined,
        nominal_decline: best.model === EXPONENTIAL ? undefined : onlyExponential,
        nominal_decline_standard_error: slopeError ?? onlyExponential,
        r_squared_log_rate: best.rSquared,
        rmse_log_rate: best.rmse,
        aicc:
          best.aicc === null
            ? notApplicable('there are too few points, or the residuals are within rounding')
            : undefined,
        points_used: history.points.length,
        excluded_zero_months: history.excluded,
      },
    }
  },
})

/** What a reserves engineer would remark on the forecast. */
import { residualCorrelation } from '@keelson/physics/decline/bootstrap.ts'
import { type Decline, NEAR } from '@keelson/physics/decline/decline.ts'
import { deviates } from '@keelson/physics/decline/fit.ts'
import {
  isNotApplicable,
  type NotApplicable,
  sayer,
  shown,
  shownPercent,
  shownWhole,
  type Warning,
  warner,
} from '@keelson/workflow'
import type { Fitted } from './calculate-fit.ts'
import type { Forecast } from './calculate-forecast.ts'
import type { Hindcast } from './calculate-hindcast.ts'
import type { PointHistory } from './calculate-history.ts'
import type { Samples } from './calculate-samples.ts'
import { shownRate, shownTime, type Units } from './calculate-units.ts'
import type { Params } from './inputs.ts'
import { MODIFIED } from './modes.ts'

export const warnings = {
  terminal_not_below:
    'The terminal decline is not below the initial decline, so the decline is exponential from the start.',
  no_terminal_decline:
    'A hyperbolic decline without a terminal decline is extrapolated far outside the range of observed declines.',
  long_forecast: 'The forecast exceeds one hundred years.',
  ends_by_life: 'The maximum life ends the forecast before the economic limit.',
  peak_in_window: 'The peak rate is within the window, so the earlier points are not in decline.',
  at_bound: 'A fitted parameter is at a search bound.',
  correlated_deviations: 'The residuals of the fit are autocorrelated.',
  poor_hindcast: 'The model fitted to the first four fifths of the history predicts the last fifth poorly.',
  above_trend: 'The forecast starts above the recent production rate.',
  before_first_point: 'Production before the first point is not counted.',
  far_beyond: 'The forecast is much longer than the history.',
  zero_rates: 'Points without a rate are excluded.',
  gas_rates: 'A rate entered without a unit is in bbl/d, even if results are in Mcf.',
  no_cumulative: 'The files contain production that is not included in the ultimate recovery.',
  open_samples: 'Some samples have an unbounded recovery.',
  failed_samples: 'Some resampled histories could not be fitted.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

/** Years beyond which no well produces. */
const LONG = 100
/** Exponent above which a hyperbola wants a terminal decline. */
const STEADY_EXPONENT = 0.5

export function curveWarnings(
  p: Params,
  { parameters }: Decline,
  { ending, timeToLimit, start, end }: Forecast,
  u: Units,
): Warning[] {
  const isHyperbola = parameters.model === 'arps' && parameters.b > STEADY_EXPONENT
  const isPlain = parameters.model === 'modified' && (parameters.D_lim >= parameters.D_i || parameters.b <= NEAR)
  const b = 'b' in parameters ? shown(parameters.b, 3) : ''
  return [
    ...said(
      'terminal_not_below',
      isPlain && p.model === MODIFIED,
      `The {nominal_terminal_decline} is not reached, because the decline is exponential at ${isPlain ? shown(u.decline((parameters as { D_i: number }).D_i), 4) : ''} per ${u.timeUnit} from the start.`,
      '/tangent_effective_terminal_decline',
    ),
    ...said(
      'no_terminal_decline',
      isHyperbola,
      `The {b_exponent} is ${b}, above ${STEADY_EXPONENT}. The exponent is high during transient flow and falls later. Without a terminal decline the recovery is overestimated; consider the modified hyperbolic model.`,
      p.fit ? '/model' : '/b_exponent',
    ),
    ...said(
      'long_forecast',
      end !== undefined && end.t - start.t > LONG * u.year,
      `The forecast duration is ${shownTime(u, (end?.t ?? 0) - start.t)}, above ${LONG} years, which is unrealistic. Enter the {maximum_life}.`,
      '/maximum_life',
    ),
    ...said(
      'ends_by_life',
      ending === 'life' && timeToLimit !== undefined,
      `The {maximum_life} ends the forecast. The {economic_limit} would be reached after ${shownTime(u, timeToLimit ?? 0)}.`,
      '/maximum_life',
    ),
    ...said(
      'gas_rates',
      p.rate_unit.startsWith('Mcf'),
      `The initial rate is ${shownRate(u, p.fit ? 0 : (p.initial_rate ?? p.rate_at_one_day ?? 0))}. A rate entered without a unit is always in bbl/d.`,
      '/rate_unit',
    ).filter(() => !p.fit),
  ]
}

/** Share of the points among which a peak counts as the start, and the mean over how many last points is the trend. */
const [EARLY, LAST] = [0.15, 3]
/** Correlation over its own standard deviation; error of a hindcast; excess over the trend. */
const [TOLD_APART, POOR, ABOVE] = [1.645, 0.2, 0.1]

const peakAt = ({ points, produced }: PointHistory, peak: number) =>
  produced === undefined
    ? `at point ${points[peak]?.label} (number ${peak + 1} of ${points.length} with a rate)`
    : `in ${points[peak]?.label} (number ${peak + 1} of ${points.length} months with oil)`

export function fitWarnings(
  p: Params,
  h: PointHistory,
  { best }: Fitted,
  hindcast: Hindcast | NotApplicable,
  forecast: Forecast,
  u: Units,
): Warning[] {
  const n = h.points.length
  const peak = h.points.reduce((at, { q }, i) => (q > (h.points[at]?.q ?? 0) ? i : at), 0)
  const r = residualCorrelation(best.residuals)
  const last = h.points.slice(-LAST)
  const trend = Math.exp(last.reduce((sum, { q }) => sum + Math.log(q), 0) / last.length)
  const end = Math.exp(best.fitted.at(-1) as number)
  const error = isNotApplicable(hindcast) ? 0 : hindcast.error
  const found = (what: string) => `The fitted value of ${what} is at its search bound. Review the residuals before use.`
  return [
    ...said(
      'peak_in_window',
      peak > EARLY * n,
      `The peak rate is ${peakAt(h, peak)}. Start the history at the peak, where the decline begins.`,
      h.produced === undefined ? '/time' : '/start_month',
    ),
    ...best.atBounds.map((name) =>
      warn('at_bound', found(name === 'b' ? 'the {b_exponent}' : 'a parameter'), '/model'),
    ),
    ...said(
      'correlated_deviations',
      deviates(best.sumOfSquares, best.residuals.length) && r * Math.sqrt(n) > TOLD_APART,
      `The ln q deviations are autocorrelated (correlation ${shown(r, 2)}), so the standard errors are too small.${p.probabilistic ? ' The sampled range allows for this.' : ''}`,
      h.pointer,
    ),
    ...said(
      'poor_hindcast',
      Math.abs(error) > POOR,
      `The model ${error > 0 ? 'overestimates' : 'underestimates'} the last fifth of the history by ${shownPercent(Math.abs(error))}. The limit is ${shownPercent(POOR)}.`,
      '/model',
    ),
    ...said(
      'above_trend',
      end > (1 + ABOVE) * trend,
      `The fit ends at ${shownRate(u, end)} and the last ${LAST} points average ${shownRate(u, trend)}. The forecast starts above the recent production rate.`,
      h.pointer,
    ),
    ...beforeWarning(p, h, u),
    ...farWarning(h, forecast, u),
    ...said(
      'zero_rates',
      h.excluded > 0,
      `${h.excluded} of ${n + h.excluded} points have no rate and are excluded, so the forecast is for a flowing well.`,
      h.pointer,
    ),
    ...said(
      'no_cumulative',
      h.produced !== undefined && p.cumulative_to_date === 0,
      `The {cumulative_to_date} is 0 but the files contain ${shown(h.produced ?? 0, 6)} bbl from this wellbore. The {estimated_ultimate_recovery} includes only the remaining recovery.`,
      '/cumulative_to_date',
    ),
  ]
}

function beforeWarning({ cumulative_to_date }: Params, { produced, origin, first }: PointHistory, u: Units): Warning[] {
  const began = origin + first
  const isUnsaid = produced === undefined && began > 0 && cumulative_to_date === 0
  return said(
    'before_first_point',
    isUnsaid,
    `The {time} begin at ${shownTime(u, began)} and the {cumulative_to_date} is 0. The {estimated_ultimate_recovery} is counted from the first point only.`,
    '/cumulative_to_date',
  )
}

/** Length of a forecast over that of its history. */
const FAR = 10
function farWarning({ end: last, first }: PointHistory, { end, start }: Forecast, u: Units): Warning[] {
  const span = last.t - first
  const ahead = (end?.t ?? Number.POSITIVE_INFINITY) - start.t
  const length = Number.isFinite(ahead) ? `duration is ${shownTime(u, ahead)}` : 'duration is unlimited'
  return said(
    'far_beyond',
    ahead > FAR * span,
    `The forecast ${length}, more than ${FAR} times the history of ${shownTime(u, span)}.`,
    '/maximum_life',
  )
}

export function sampleWarnings({ recoveries, failed, curves }: Samples): Warning[] {
  const open = recoveries.filter((r) => !Number.isFinite(r)).length
  return [
    ...said(
      'open_samples',
      open > 0,
      `The recovery of ${shownWhole(open)} of ${shownWhole(recoveries.length)} samples is unbounded. These samples are ranked above all others and no mean is reported.`,
      '/economic_limit',
    ),
    ...said(
      'failed_samples',
      failed > 0,
      `${failed} of ${failed + curves.length} resampled histories could not be fitted and are excluded from the estimates.`,
      '/samples',
    ),
  ]
}

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
  terminal_not_below: 'The terminal decline is not below the initial one: the decline is exponential from the start.',
  no_terminal_decline: 'A hyperbolic decline without a terminal one is carried far beyond what was ever seen of it.',
  long_forecast: 'The forecast runs for more than a century.',
  ends_by_life: 'The longest life ends the forecast before the economic limit.',
  peak_in_window: 'The highest rate lies within the window: what comes before it is no decline.',
  at_bound: 'A fitted parameter ended at a bound of the search.',
  correlated_deviations: 'The deviations from the fit follow each other.',
  poor_hindcast: 'Fitted to its first four fifths, the model foretells the last fifth badly.',
  above_trend: 'The forecast starts above what the well last produced.',
  before_first_point: 'Production before the first point is not counted.',
  far_beyond: 'The forecast runs far beyond its history.',
  zero_rates: 'Points without a rate are left out.',
  gas_rates: 'A rate that is sent without a unit is in bbl/d, also where the answer is in Mcf.',
  no_cumulative: 'The files hold production that the ultimate recovery does not count.',
  open_samples: 'Some samples have a recovery without bound.',
  failed_samples: 'Some histories drawn anew could not be fitted.',
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
      `{nominal_terminal_decline} is not reached: the decline starts at ${isPlain ? shown(u.decline((parameters as { D_i: number }).D_i), 4) : ''} per ${u.timeUnit} and stays`,
      '/tangent_effective_terminal_decline',
    ),
    ...said(
      'no_terminal_decline',
      isHyperbola,
      `{b_exponent} is ${b}, above ${STEADY_EXPONENT}: while flow is transient it is high and falls later. Without a terminal decline the recovery is overstated; 'modified_hyperbolic' has one`,
      p.fit ? '/model' : '/b_exponent',
    ),
    ...said(
      'long_forecast',
      end !== undefined && end.t - start.t > LONG * u.year,
      `the forecast runs for ${shownTime(u, (end?.t ?? 0) - start.t)}, more than ${LONG} years: no well does; set {maximum_life}`,
      '/maximum_life',
    ),
    ...said(
      'ends_by_life',
      ending === 'life' && timeToLimit !== undefined,
      `{maximum_life} ends the forecast; {economic_limit} would be reached after ${shownTime(u, timeToLimit ?? 0)}`,
      '/maximum_life',
    ),
    ...said(
      'gas_rates',
      p.rate_unit.startsWith('Mcf'),
      `the initial rate is read as ${shownRate(u, p.fit ? 0 : (p.initial_rate ?? p.rate_at_one_day ?? 0))}: a number without a unit is in bbl/d`,
      '/rate_unit',
    ).filter(() => !p.fit),
  ]
}

/** Share of the points among which a peak counts as the start, and the mean over how many last points is the trend. */
const [EARLY, LAST] = [0.15, 3]
/** Correlation over its own standard deviation; error of a hindcast; excess over the trend. */
const [TOLD_APART, POOR, ABOVE] = [1.645, 0.2, 0.1]

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
  const found = (what: string) =>
    `${what} of the fit ended at a bound of its search: look at the deviations before it is used`
  return [
    ...said(
      'peak_in_window',
      peak > EARLY * n,
      `the highest rate is that of point ${h.points[peak]?.label}, number ${peak + 1} of ${n}: a decline starts there`,
      h.produced === undefined ? '/time' : '/start_month',
    ),
    ...best.atBounds.map((name) => warn('at_bound', found(name === 'b' ? '{b_exponent}' : 'a parameter'), '/model')),
    ...said(
      'correlated_deviations',
      deviates(best.sumOfSquares, best.residuals.length) && r * Math.sqrt(n) > TOLD_APART,
      `each deviation of ln q is like the one before it (correlation ${shown(r, 2)}): standard errors are too small${p.probabilistic ? '; the range of the samples allows for it' : ''}`,
      h.pointer,
    ),
    ...said(
      'poor_hindcast',
      Math.abs(error) > POOR,
      `of the last fifth of the history it foretells ${shownPercent(error)} too ${error > 0 ? 'much' : 'little'}, beyond ${shownPercent(POOR)}`.replace(
        '-',
        '',
      ),
      '/model',
    ),
    ...said(
      'above_trend',
      end > (1 + ABOVE) * trend,
      `the fit ends at ${shownRate(u, end)}, the last ${LAST} points at ${shownRate(u, trend)}: the forecast starts above what was last produced`,
      h.pointer,
    ),
    ...beforeWarning(p, h, u),
    ...farWarning(h, forecast, u),
    ...said(
      'zero_rates',
      h.excluded > 0,
      `${h.excluded} of ${n + h.excluded} points have no rate and are left out: the forecast is of a well that flows`,
      h.pointer,
    ),
    ...said(
      'no_cumulative',
      h.produced !== undefined && p.cumulative_to_date === 0,
      `{cumulative_to_date} is 0, and the files hold ${shown(h.produced ?? 0, 6)} bbl of this bore: {estimated_ultimate_recovery} is only what remains`,
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
    `{time} begins at ${shownTime(u, began)} and {cumulative_to_date} is 0: {estimated_ultimate_recovery} counts from the first point only`,
    '/cumulative_to_date',
  )
}

/** Length of a forecast over that of its history. */
const FAR = 10
function farWarning({ end: last, first }: PointHistory, { end, start }: Forecast, u: Units): Warning[] {
  const span = last.t - first
  const ahead = (end?.t ?? Number.POSITIVE_INFINITY) - start.t
  const length = Number.isFinite(ahead) ? `is ${shownTime(u, ahead)}` : 'has no end'
  return said(
    'far_beyond',
    ahead > FAR * span,
    `the forecast ${length}, more than ${FAR} times its history of ${shownTime(u, span)}`,
    '/maximum_life',
  )
}

export function sampleWarnings({ recoveries, failed, curves }: Samples): Warning[] {
  const open = recoveries.filter((r) => !Number.isFinite(r)).length
  return [
    ...said(
      'open_samples',
      open > 0,
      `${open} of ${recoveries.length} samples do not end: their recovery counts as above all others, and there is no mean`,
      '/economic_limit',
    ),
    ...said(
      'failed_samples',
      failed > 0,
      `${failed} of ${failed + curves.length} histories drawn anew could not be fitted and are in no estimate`,
      '/samples',
    ),
  ]
}

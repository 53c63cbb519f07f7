/** What production-forecast-arps answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const decline = (file: string) => `physics/decline/${file}.ts`

export const about: About = {
  title: 'Decline-curve production forecast and EUR',
  question: 'What is the ultimate recovery of the well, and when is the economic limit reached?',
  askedAs: [
    'Fit an exponential, hyperbolic or harmonic decline curve to my monthly rates and give me the EUR.',
    'What are the P10, P50 and P90 reserves of this well by Arps?',
    'Forecast a shale well with hyperbolic decline and a terminal decline of 8 %.',
    'How long will this well or field produce before its economic limit, and how much oil is left?',
    'Convert an effective decline of 85 % in the first year to a nominal one.',
    'Duong or stretched exponential forecast for a fractured gas well.',
  ],
  method: [
    {
      title: 'Arps',
      text: 'The decline is proportional to the rate raised to the power b: exponential at b = 0, hyperbolic in between and harmonic at b = 1. Rate, cumulative production and time to a rate are calculated in closed form.',
      module: decline('arps'),
    },
    {
      title: 'Time units',
      text: 'A year has the entered number of days, and a month is one twelfth of a year. All rates and declines per day, month or year use this length.',
      module: 'workflow/calendar.ts',
    },
    {
      title: 'Nominal and effective decline',
      text: 'The secant effective decline is the fractional rate loss in the first year. The tangent effective decline is the fractional annual rate loss at the initial slope.',
      module: decline('arps'),
    },
    {
      title: 'Modified hyperbolic',
      text: 'The decline becomes exponential when the nominal decline has fallen to the terminal decline. Rate and cumulative production are continuous at the switch. If the terminal decline is not below the initial decline, the curve is exponential and a warning is issued.',
      module: decline('modified-hyperbolic'),
    },
    {
      title: 'Duong',
      text: 'The ratio of rate to cumulative production equals the intercept a at one day and falls with time in days raised to the power m > 1. The rate rises to a peak.',
      module: decline('duong'),
    },
    {
      title: 'Stretched exponential',
      text: 'The logarithm of the rate, ln q, falls by (t/τ)ⁿ, where τ is the characteristic time. The cumulative production is proportional to the regularised incomplete gamma function times the complete gamma function.',
      module: decline('stretched-exponential'),
    },
    {
      title: 'History',
      text: 'The history is entered as rates at times, or read from the files as the monthly oil of a wellbore, summed over its completion intervals. Monthly rates are per calendar or producing day. Time is counted from the first point or month, or from first production for Duong and the stretched exponential. Points without a rate are excluded and counted.',
      module: 'datarepo/wells/production-forecast-arps/calculate-history.ts',
    },
    {
      title: 'Fit',
      text: 'The squared deviations of ln q, the logarithm of the rate, are minimised. The exponential model is a straight line. The other models use a bounded search from several starting points, with 0 ≤ b ≤ 2. Standard errors are calculated from the derivatives of ln q at the minimum.',
      module: decline('fit'),
    },
    {
      title: 'Model selection',
      text: 'For automatic selection, exponential, hyperbolic and harmonic models are fitted and the lowest AICc is selected. A hyperbolic model with b below 0.02 is treated as exponential.',
      module: 'datarepo/wells/production-forecast-arps/calculate-fit.ts',
    },
    {
      title: 'Hindcast',
      text: 'The model is fitted to the first four fifths of the points, and its forecast is compared with the actual production of the last fifth.',
      module: 'datarepo/wells/production-forecast-arps/calculate-hindcast.ts',
    },
    {
      title: 'Recovery',
      text: 'Recovery is calculated from the forecast start to the economic limit or maximum life. The forecast starts at t = 0, the last point of a fit or the last month of a well. Ultimate recovery adds earlier production and, for fitted rates, the recovery between first and last point.',
      module: decline('recovery'),
    },
    {
      title: 'Recovery range, entered parameters',
      text: 'The initial rate and decline are lognormal with correlated logarithms and are sampled with the entered seed. P90 is the low estimate. Percentiles are linearly interpolated between order statistics.',
      module: 'datarepo/wells/production-forecast-arps/calculate-samples.ts',
    },
    {
      title: 'Recovery range, fitted parameters',
      text: 'Residuals of the fit are resampled, and each resulting history is fitted again. The residuals are scaled for degrees of freedom and a sampled standard deviation, and are first-order autocorrelated if correlated. In tests with known declines, the P90 to P10 range contained four out of five true values.',
      module: decline('bootstrap'),
    },
  ],
  assumptions: [
    'The conditions of the history continue: same wells, choke, artificial lift and reservoir drive, and no downtime except that included in the rates.',
    'Entered rates are instantaneous. Monthly rates are assigned to the month number, counted from the first month of the window.',
    'The deviations of ln q have a constant standard deviation over the history.',
    'The range includes scatter about the selected model only. Uncertainty in the choice of model is not included.',
    'The combined P90 of several wells is not the sum of their P90 values. Sample the sum instead.',
    'A month is one twelfth of the year, whatever its length. Only monthly rates from the files use the actual days in the month.',
  ],
  validity: [
    'Arps is valid for boundary-dominated flow at constant bottomhole pressure. A value of b above 1 indicates transient flow and requires a terminal decline.',
    'A value of b ≥ 1 without a terminal decline requires an economic limit above 0, otherwise the input is rejected.',
    'Duong is valid for fracture-dominated flow with m > 1, and its rate rises during the first days. The stretched exponential is valid for a sum of many depleting volumes, with 0 < n ≤ 1.',
    'A fit requires four points with a rate. The AICc of a three-parameter model requires six points.',
  ],
  notChecked: [
    'Price, cost and the resulting economic limit',
    'Water-oil ratio against cumulative production, p/z and material balance methods, which give independent bounds on recovery',
    'Selection of the decline start (a warning is issued for a peak within the window)',
    'Transient hyperbolic and power-law loss-ratio models',
    'Well interference, infill wells and workovers',
    'Reserves classification as proved, probable or possible (decline percentiles are not reserves classes)',
  ],
}

/** What production-forecast-arps answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const decline = (file: string) => `physics/decline/${file}.ts`

export const about: About = {
  title: 'Decline-curve production forecast and EUR',
  question: 'What will this well still produce, to what rate and when, and how sure is that?',
  askedAs: [
    'Fit an exponential, hyperbolic or harmonic decline curve to my monthly rates and give me the EUR.',
    'What are the P10, P50 and P90 reserves of this well by Arps?',
    'Forecast a shale well with hyperbolic decline and a terminal decline of 8 %.',
    'When does the well reach its economic limit, and how much oil is left until then?',
    'Convert an effective decline of 85 % in the first year to a nominal one.',
    'Duong or stretched exponential forecast for a fractured gas well.',
  ],
  method: [
    {
      title: 'Arps',
      text: 'The decline goes with the power b of the rate: exponential at b = 0, hyperbolic between, harmonic at 1; rate, cumulative and time to a rate in closed form.',
      module: decline('arps'),
    },
    {
      title: 'Units of time',
      text: 'A year has the days that are given, a month a twelfth of them; what is sent or answered per day, month or year follows.',
      module: 'workflow/calendar.ts',
    },
    {
      title: 'Nominal and effective decline',
      text: 'Secant effective: what the curve loses in its first year. Tangent effective: what its first slope would lose.',
      module: decline('arps'),
    },
    {
      title: 'Modified hyperbolic',
      text: 'Exponential from where D has fallen to the terminal decline; rate and cumulative go through. A terminal decline that is not below the first leaves the curve exponential, with a warning.',
      module: decline('modified-hyperbolic'),
    },
    {
      title: 'Duong',
      text: 'Rate over cumulative falls with the power m of the time in days from a at one day, m > 1; the rate rises to a peak.',
      module: decline('duong'),
    },
    {
      title: 'Stretched exponential',
      text: 'ln q falls with the power n of the time over tau; the cumulative by the incomplete gamma function, regularised times the complete one.',
      module: decline('stretched-exponential'),
    },
    {
      title: 'History',
      text: 'Rates at times as given, or the oil of a bore summed over its intervals for each month, over the days of the calendar or of production; t counts from the first point or month, so that nothing is carried back before it; for Duong and the stretched exponential from the first production. Points without rate are left out and counted.',
      module: 'datarepo/wells/production-forecast-arps/calculate-history.ts',
    },
    {
      title: 'Fit',
      text: 'Least squares of ln q: a straight line for the exponential model, a bounded search from several starts for the others; 0 <= b <= 2. Standard errors by the slopes at the minimum.',
      module: decline('fit'),
    },
    {
      title: 'Choice of the model',
      text: 'auto fits exponential, hyperbolic and harmonic and takes the lowest AICc; a hyperbola with b below 0.02 counts as exponential.',
      module: 'datarepo/wells/production-forecast-arps/calculate-fit.ts',
    },
    {
      title: 'Hindcast',
      text: 'The model fitted to the first four fifths of the points, against what the last fifth produced.',
      module: 'datarepo/wells/production-forecast-arps/calculate-hindcast.ts',
    },
    {
      title: 'Recovery',
      text: 'From the start of the forecast to the economic limit or the longest life: t = 0 of given parameters, the last point of a fit, the last month of a well. Ultimate recovery adds what was produced before, and of a fit of rates what the curve recovers from its first point to its last.',
      module: decline('recovery'),
    },
    {
      title: 'Range, parameters given',
      text: 'Lognormal initial rate and decline with correlated logarithms, drawn from a seed; P90 is the low estimate, by linear interpolation between order statistics.',
      module: 'datarepo/wells/production-forecast-arps/calculate-samples.ts',
    },
    {
      title: 'Range, parameters fitted',
      text: 'Residuals are drawn anew about the fit, spread by the degrees of freedom and a draw of their unknown deviation, as a first-order series where they follow each other, and each history is fitted again. In tests with known declines the band from P90 to P10 holds four of five truths.',
      module: decline('bootstrap'),
    },
  ],
  assumptions: [
    'The conditions of the history go on: same wells, choke, artificial lift and reservoir drive, no downtime but that in the rates.',
    'Rates at times are instantaneous; monthly rates are taken as those of the month counted from the first of the window.',
    'Deviations of ln q have one spread over the history.',
    'The range holds the scatter about the model that was chosen; that the model is another is not in it.',
    'The P90 of several wells together is not the sum of their P90: sample their sum.',
    'A month is a twelfth of the year, whatever its days; only the rate of a month of the files is over its own days.',
  ],
  validity: [
    'Arps: boundary-dominated flow at a steady bottomhole pressure; b above 1 is transient flow and wants a terminal decline.',
    'b >= 1 without a terminal decline needs an economic limit above 0: otherwise it is refused.',
    'Duong: flow from fractures, m > 1; before the first days its rate rises. Stretched exponential: many volumes that end one by one, 0 < n <= 1.',
    'A fit needs four points with a rate; a criterion for models with three parameters six.',
  ],
  notChecked: [
    'Price, cost and the economic limit that follows from them',
    'Water-oil ratio against cumulative, pressure over z and material balance, which bound a recovery otherwise',
    'Where the decline starts: a peak within the window is only warned of',
    'Transient hyperbolic and power-law loss-ratio models',
    'Interference, infill wells and workovers',
    'Whether reserves are proved, probable or possible: percentiles of a decline are not yet a class',
  ],
}

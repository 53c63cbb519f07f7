/** The inputs of the forecast, in the order of the work. */
import { asNamed, choice, flag, type InputsOf, quantity, waysOver } from '@keelson/workflow'
import { givenDecline } from './inputs-decline.ts'
import { historyParams } from './inputs-history.ts'
import { rangeParams } from './inputs-range.ts'
import { MODELS, RATE_UNITS, TIME_UNITS } from './modes.ts'

const modelParams = {
  model: choice(MODELS, {
    title: 'Decline model',
    description:
      'Arps: exponential, hyperbolic, harmonic; modified hyperbolic ends in an exponential; Duong and stretched exponential for shale; automatic chooses among the first three and needs a fit.',
  }),
  fit: flag({
    title: 'Fit to a history',
    description: 'Finds the parameters from rates against time, in place of those given.',
    default: false,
  }),
}

const forecastParams = {
  tangent_effective_terminal_decline: quantity('fraction', {
    title: 'Terminal decline, tangent effective',
    description: 'Share lost in a year once the decline is exponential; nominal is -ln(1 - x) per year.',
    symbol: 'D_et',
    above: 0,
    below: 1,
    usual: [0.03, 0.25],
    example: 0.1,
  }),
  economic_limit: quantity('forecast_rate', {
    title: 'Economic limit',
    description: 'Rate at which the forecast ends; 0 for none. Derived, it is fixed cost over net margin.',
    symbol: 'q_e',
    unit: 'bbl/d',
    minimum: 0,
    default: 0,
  }),
  maximum_life: quantity('design_life', {
    title: 'Longest life',
    description: 'Ends the forecast so long after its start, where the limit is later; left out: none.',
    symbol: 't_max',
    above: 0,
    example: 30,
  }),
  cumulative_to_date: quantity('produced_volume', {
    title: 'Produced before the start',
    description:
      'Added to the ultimate recovery. Of a fit of rates up to the first point, of a bore up to the last month, else up to t = 0.',
    symbol: 'N_c',
    unit: 'bbl',
    minimum: 0,
    default: 0,
  }),
}

const reportParams = {
  rate_unit: choice(asNamed(RATE_UNITS), {
    title: 'Rates are answered in',
    description: 'Volumes follow: bbl or Mcf. A rate that is sent without a unit is in bbl/d, whatever is chosen here.',
    default: 'bbl/d',
  }),
  time_unit: choice(TIME_UNITS, {
    title: 'Times are answered in',
    description: 'Declines follow: per day, month or year.',
    default: 'year',
  }),
  days_per_year: quantity('year_length', {
    title: 'Days in the year',
    description:
      'Of the year, and of its twelve months, in which times, declines and rates are sent and answered: 365.25 or 365.',
    symbol: 't_y',
    unit: 'd',
    minimum: 365,
    maximum: 365.25,
    default: 365.25,
    inert: 'only 365 and 365.25 are taken, so that it cannot be moved by a little',
  }),
}

const groups = {
  Model: modelParams,
  Decline: givenDecline,
  History: historyParams,
  Forecast: forecastParams,
  Range: rangeParams,
  Answer: reportParams,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = waysOver('fit', groups)

/** What acts on every forecast. */
export const acting = [
  ...['model', 'fit', 'probabilistic', 'samples', 'seed', 'economic_limit', 'cumulative_to_date'],
  ...['rate_unit', 'time_unit', 'days_per_year'],
] as const
export type Params = Partial<Inputs> & Pick<Inputs, (typeof acting)[number]>

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
      'The Arps models are exponential, hyperbolic and harmonic. The modified hyperbolic ends in an exponential decline. Duong and stretched exponential are for shale wells. Automatic selects one of the Arps models and requires a fit.',
  }),
  fit: flag({
    title: 'History fit',
    description: 'Option to fit the parameters to rates against time, in place of entered parameters.',
    default: false,
  }),
}

const forecastParams = {
  tangent_effective_terminal_decline: quantity('fraction', {
    title: 'Tangent effective terminal decline',
    description:
      'Annual fractional rate loss once the decline is exponential. The nominal decline is −ln(1 − x) per year.',
    symbol: 'D_et',
    above: 0,
    below: 1,
    usual: [0.03, 0.25],
    example: 0.1,
  }),
  economic_limit: quantity('forecast_rate', {
    title: 'Economic limit',
    description:
      'Rate at which the forecast ends, or 0 for no limit. If derived from costs, the limit is the fixed cost divided by the net margin.',
    symbol: 'q_e',
    unit: 'bbl/d',
    minimum: 0,
    default: 0,
  }),
  maximum_life: quantity('design_life', {
    title: 'Maximum life',
    description:
      'Maximum forecast duration, which ends the forecast if reached before the economic limit. Default: no limit.',
    symbol: 't_max',
    above: 0,
    example: 30,
  }),
  cumulative_to_date: quantity('produced_volume', {
    title: 'Cumulative production to date',
    description:
      'Earlier production, added to the ultimate recovery. The period ends at the first point of fitted rates, the last month of a wellbore or otherwise t = 0.',
    symbol: 'N_c',
    unit: 'bbl',
    minimum: 0,
    default: 0,
  }),
}

const reportParams = {
  rate_unit: choice(asNamed(RATE_UNITS), {
    title: 'Reported rate unit',
    description:
      'Unit of reported rates. Volumes are in bbl or Mcf accordingly. A rate entered without a unit is always in bbl/d.',
    default: 'bbl/d',
  }),
  time_unit: choice(TIME_UNITS, {
    title: 'Reported time unit',
    description: 'Unit of reported times. Declines are per day, month or year accordingly.',
    default: 'year',
  }),
  days_per_year: quantity('year_length', {
    title: 'Days per year',
    description: 'Length of the year, and of its twelve months, for all times, declines and rates: 365.25 or 365 days.',
    symbol: 't_y',
    unit: 'd',
    minimum: 365,
    maximum: 365.25,
    default: 365.25,
    inert: 'only 365 and 365.25 are accepted, so small variations are not possible',
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

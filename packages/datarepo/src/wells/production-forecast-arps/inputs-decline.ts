/** The parameters of a decline that is given. */
import { quantity, quantityList } from '@keelson/workflow'

/** Times that are answered for in one run. */
const MOST_TIMES = 200

export const givenDecline = {
  initial_rate: quantity('forecast_rate', {
    title: 'Initial rate',
    description: 'Rate at the start, in any rate unit. Default unit: bbl/d.',
    symbol: 'q_i',
    unit: 'bbl/d',
    above: 0,
    example: 1000,
    requiredUnless: [{ inputs: ['initial_rate_distribution'] }],
  }),
  nominal_decline: quantity('annual_rate', {
    title: 'Nominal initial decline',
    description:
      'Nominal decline (−dq/dt)/q at the start, per any unit of time. Alternatively, enter the secant effective decline.',
    symbol: 'D_i',
    above: 0,
    example: 0.3,
    requiredUnless: [{ inputs: ['secant_effective_initial_decline'] }, { inputs: ['nominal_decline_distribution'] }],
    overrides: [{ inputs: ['secant_effective_initial_decline'] }],
  }),
  secant_effective_initial_decline: quantity('fraction', {
    title: 'Secant effective initial decline',
    description: 'Fractional rate loss in the first year, entered in place of the nominal decline.',
    symbol: 'D_es',
    above: 0,
    below: 1,
    usual: [0.05, 0.98],
    example: 0.5,
  }),
  b_exponent: quantity('-', {
    title: 'Hyperbolic exponent',
    description:
      'Exponent of the Arps decline; 0 is exponential and 1 is harmonic. For an exponent of 1 or more, recovery is unbounded without a terminal decline.',
    symbol: 'b',
    minimum: 0,
    maximum: 2,
    usual: [0, 1.5],
    example: 0.6,
  }),
  rate_at_one_day: quantity('forecast_rate', {
    title: 'Rate at one day',
    description: 'Rate of the Duong model at a time of one day.',
    symbol: 'q_1',
    unit: 'bbl/d',
    above: 0,
    example: 700,
  }),
  a: quantity('-', {
    title: 'Duong intercept a',
    description: 'Duong intercept of the ratio of rate to cumulative production, for times in days.',
    symbol: 'a',
    above: 0,
    usual: [0.4, 4],
    example: 2.8,
  }),
  m: quantity('-', {
    title: 'Duong slope m',
    description:
      'Duong slope of the ratio of rate to cumulative production, for times in days. Recovery is unbounded if m ≤ 1.',
    symbol: 'm',
    above: 1,
    usual: [1.02, 1.6],
    example: 1.4,
  }),
  tau: quantity('production_time', {
    title: 'Characteristic time',
    description: 'Characteristic time of the stretched exponential.',
    symbol: 'tau',
    above: 0,
    usual: [0.1, 5000],
    example: 90,
  }),
  n: quantity('-', {
    title: 'Stretched exponential exponent n',
    description: 'Exponent of the stretched exponential; 1 is exponential.',
    symbol: 'n',
    above: 0,
    maximum: 1,
    usual: [0.15, 1],
    example: 0.5,
  }),
  evaluation_times: quantityList('production_time', {
    title: 'Evaluation times',
    description: 'Times at which rate and cumulative production are reported, labelled as entered: 3652.5_d, 10_year.',
    symbol: 't',
    above: 0,
    maxItems: MOST_TIMES,
    asSent: true,
  }),
}

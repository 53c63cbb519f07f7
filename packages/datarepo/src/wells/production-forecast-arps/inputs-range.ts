/** How uncertain the decline is, and how that is sampled. */
import { choice, count, flag, type NumberOptions, quantity, rows } from '@keelson/workflow'
import { sampled } from './modes.ts'

const distribution = (of: 'forecast_rate' | 'annual_rate', options: NumberOptions) => ({
  type: choice(
    { lognormal: 'Lognormal' },
    {
      title: 'Distribution type',
      description: 'Type of distribution. Only lognormal is available.',
      default: 'lognormal',
    },
  ),
  median: quantity(of, options),
  sigma_ln: quantity('-', {
    title: 'Log standard deviation',
    description: 'Standard deviation of the natural logarithm. Enter 0 for a fixed value.',
    minimum: 0,
    maximum: 5,
    usual: [0, 1.5],
  }),
})

export const rangeParams = {
  probabilistic: flag({
    title: 'Recovery range',
    description: 'Option to sample the entered distributions or, for a fit, to resample the residuals.',
    default: false,
  }),
  initial_rate_distribution: rows(
    distribution('forecast_rate', {
      title: 'Median initial rate',
      description: 'Median of the initial rate.',
      unit: 'bbl/d',
      above: 0,
    }),
    {
      title: 'Initial rate distribution',
      description:
        'Distribution entered in place of the initial rate. The median is used in the deterministic forecast.',
      minItems: 1,
      maxItems: 1,
      single: true,
      overrides: [{ inputs: ['initial_rate'] }],
    },
  ),
  nominal_decline_distribution: rows(
    distribution('annual_rate', {
      title: 'Median initial decline',
      description: 'Median of the nominal initial decline.',
      above: 0,
    }),
    {
      title: 'Initial decline distribution',
      description: 'Distribution entered in place of the decline. The median is used in the deterministic forecast.',
      minItems: 1,
      maxItems: 1,
      single: true,
      overrides: [{ inputs: ['nominal_decline', 'secant_effective_initial_decline'] }],
    },
  ),
  correlation_ln: quantity('-', {
    title: 'Log correlation',
    description: 'Correlation between the logarithms of initial rate and initial decline, if both have a distribution.',
    symbol: 'rho',
    minimum: -1,
    maximum: 1,
    default: 0,
  }),
  samples: count({
    title: 'Samples',
    description: 'Number of sampled values or refitted histories.',
    minimum: 1000,
    maximum: 1_000_000,
    default: 20000,
    usedWhen: sampled,
  }),
  seed: count({
    title: 'Seed',
    description: 'Random seed. The same seed gives the same samples.',
    minimum: -1e9,
    maximum: 1e9,
    default: 1,
    usedWhen: sampled,
  }),
}

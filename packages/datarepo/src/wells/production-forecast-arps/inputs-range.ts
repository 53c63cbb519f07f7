/** How uncertain the decline is, and how that is sampled. */
import { choice, count, flag, type NumberOptions, quantity, rows } from '@keelson/workflow'
import { sampled } from './modes.ts'

const distribution = (of: 'forecast_rate' | 'annual_rate', options: NumberOptions) => ({
  type: choice(
    { lognormal: 'Lognormal' },
    { title: 'Distribution', description: 'The logarithm is normal.', default: 'lognormal' },
  ),
  median: quantity(of, options),
  sigma_ln: quantity('-', {
    title: 'Standard deviation of the logarithm',
    description: '0 for a certain value.',
    minimum: 0,
    maximum: 5,
    usual: [0, 1.5],
  }),
})

export const rangeParams = {
  probabilistic: flag({
    title: 'Range of the recovery',
    description: 'Samples the distributions; of a fit, histories that might as well have been.',
    default: false,
  }),
  initial_rate_distribution: rows(
    distribution('forecast_rate', {
      title: 'Median',
      description: 'Of the initial rate.',
      unit: 'bbl/d',
      above: 0,
    }),
    {
      title: 'Distribution of the initial rate',
      description: 'In place of the initial rate; its median is that of the deterministic forecast.',
      minItems: 1,
      maxItems: 1,
      single: true,
      overrides: [{ inputs: ['initial_rate'] }],
    },
  ),
  nominal_decline_distribution: rows(
    distribution('annual_rate', { title: 'Median', description: 'Of the nominal initial decline.', above: 0 }),
    {
      title: 'Distribution of the initial decline',
      description: 'In place of the decline; its median is that of the deterministic forecast.',
      minItems: 1,
      maxItems: 1,
      single: true,
      overrides: [{ inputs: ['nominal_decline', 'secant_effective_initial_decline'] }],
    },
  ),
  correlation_ln: quantity('-', {
    title: 'Correlation of the logarithms',
    description: 'Of initial rate and initial decline, where both have a distribution.',
    symbol: 'rho',
    minimum: -1,
    maximum: 1,
    default: 0,
  }),
  samples: count({
    title: 'Samples',
    description: 'Drawn values, or histories fitted again.',
    minimum: 1000,
    maximum: 1_000_000,
    default: 20000,
    usedWhen: sampled,
  }),
  seed: count({
    title: 'Seed',
    description: 'The same seed draws the same samples.',
    minimum: -1e9,
    maximum: 1e9,
    default: 1,
    usedWhen: sampled,
  }),
}

/** Line items and how they are summed. */
import { choice, count, inPractice, optional, rows, text } from '@keelson/workflow'

const LOGNORMAL = 'lognormal_moment_matching'
export const SIMULATION = 'monte_carlo'

const { quantity } = inPractice('oilfield')

const share = (title: string, symbol: string, description: string) =>
  quantity('fraction', { title, description, symbol, minimum: 0, default: 0 })

export const breakdownParams = {
  line_items: rows(
    {
      name: text({
        title: 'Item',
        description: 'Line item name, such as hull, topsides or wells.',
        minLength: 1,
        maxLength: 60,
        example: 'hull',
      }),
      mean_cost_musd: quantity('cost', {
        title: 'Mean cost',
        description: 'Mean direct cost of the item, not the most likely value.',
        symbol: 'm',
        above: 0,
        example: 900,
      }),
      coefficient_of_variation: quantity('-', {
        title: 'Coefficient of variation',
        description: 'Standard deviation of the item cost divided by its mean.',
        symbol: 'v',
        minimum: 0,
        example: 0.2,
      }),
      cost_code: optional(
        text({
          title: 'Cost code',
          description:
            'Cost code in accordance with ISO 19008 or the project coding. The code is listed but not used in the calculation.',
          minLength: 1,
          maxLength: 20,
        }),
      ),
    },
    {
      title: 'Line items',
      description: 'Direct cost items, one row per item.',
      minItems: 1,
      maxItems: 100,
    },
  ),
  correlation: quantity('-', {
    title: 'Item correlation',
    description:
      'Correlation coefficient between any two items. Items of one project and market typically have coefficients of 0.2 to 0.6.',
    symbol: 'rho',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed:
      'The items are independent. The range is narrower than for most projects and the range width check is more severe.',
  }),
  project_management_fraction: share(
    'Management and engineering',
    'f_m',
    'Management and engineering cost as a fraction of direct cost. It scales the mean and the standard deviation equally.',
  ),
  owner_cost_fraction: share(
    'Owner cost',
    'f_o',
    'Owner cost as a fraction of direct cost. It scales the mean and the standard deviation equally.',
  ),
  contingency_fraction: share(
    'Contingency',
    'f_c',
    'Contingency as a fraction of the base estimate, which itself includes no contingency.',
  ),
  aggregation: choice(
    { [LOGNORMAL]: 'Lognormal total', [SIMULATION]: 'Monte Carlo simulation' },
    {
      title: 'Summation method',
      description:
        'Lognormal total with the mean and variance of the sum, or Monte Carlo simulation of lognormal items.',
      default: LOGNORMAL,
    },
  ),
  samples: count({
    title: 'Samples',
    description: 'Number of simulated totals.',
    minimum: 1000,
    maximum: 1_000_000,
    default: 20_000,
  }),
  seed: count({
    title: 'Seed',
    description: 'Random seed of the simulation. The same seed gives the same result.',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 1,
  }),
}

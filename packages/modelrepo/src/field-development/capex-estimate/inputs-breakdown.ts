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
        description: 'Mean direct cost, not the most likely value.',
        symbol: 'm',
        above: 0,
        example: 900,
      }),
      coefficient_of_variation: quantity('-', {
        title: 'Coefficient of variation',
        description: 'Standard deviation over mean of the item.',
        symbol: 'v',
        minimum: 0,
        example: 0.2,
      }),
      cost_code: optional(
        text({
          title: 'Cost code',
          description: 'Cost code by ISO 19008 or the project coding. Listed only.',
          minLength: 1,
          maxLength: 20,
        }),
      ),
    },
    {
      title: 'Line items',
      description: 'Direct costs, one row per item.',
      minItems: 1,
      maxItems: 100,
    },
  ),
  correlation: quantity('-', {
    title: 'Item correlation',
    description: 'Correlation between any two items. Items of one project and market typically have 0.2 to 0.6.',
    symbol: 'rho',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed: 'Independent items. The range is narrower than for most projects and its width check more severe.',
  }),
  project_management_fraction: share(
    'Management and engineering',
    'f_m',
    'Management and engineering cost over direct cost. Scales mean and deviation equally.',
  ),
  owner_cost_fraction: share('Owner cost', 'f_o', 'Owner cost over direct cost. Scales mean and deviation equally.'),
  contingency_fraction: share('Contingency', 'f_c', 'Contingency over the base estimate, which includes none.'),
  aggregation: choice(
    { [LOGNORMAL]: 'Lognormal total', [SIMULATION]: 'Monte Carlo simulation' },
    {
      title: 'Summation method',
      description: 'Lognormal total with the moments of the sum, or simulation of lognormal items.',
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

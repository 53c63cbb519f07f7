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
        description: 'Hull, topsides, wells.',
        minLength: 1,
        maxLength: 60,
        example: 'hull',
      }),
      mean_cost_musd: quantity('cost', {
        title: 'Mean cost',
        description: 'Mean of the direct cost, not its most likely value.',
        symbol: 'm',
        above: 0,
        example: 900,
      }),
      coefficient_of_variation: quantity('-', {
        title: 'Coefficient of variation',
        description: 'Standard deviation over mean.',
        symbol: 'v',
        minimum: 0,
        example: 0.2,
      }),
      cost_code: optional(
        text({
          title: 'Cost code',
          description: 'By ISO 19008 or the coding of the project; only listed.',
          minLength: 1,
          maxLength: 20,
        }),
      ),
    },
    {
      title: 'Line items',
      description: 'Direct costs, one row each.',
      minItems: 1,
      maxItems: 100,
    },
  ),
  correlation: quantity('-', {
    title: 'Correlation of the items',
    description: 'One for any two of them; items of one project and one market move together, 0.2 to 0.6.',
    symbol: 'rho',
    minimum: 0,
    maximum: 1,
    default: 0,
    assumed:
      'Independent items, which makes the range narrower than most projects are, and the check of its width harder.',
  }),
  project_management_fraction: share(
    'Management and engineering',
    'f_m',
    'Over direct cost. It scales mean and deviation alike.',
  ),
  owner_cost_fraction: share('Owner cost', 'f_o', 'Over direct cost. It scales mean and deviation alike.'),
  contingency_fraction: share('Contingency', 'f_c', 'Over the base estimate, which holds none.'),
  aggregation: choice(
    { [LOGNORMAL]: 'Lognormal total', [SIMULATION]: 'Monte Carlo simulation' },
    {
      title: 'Sum of the items',
      description: 'A lognormal total with the moments of the sum, or a simulation of lognormal items.',
      default: LOGNORMAL,
    },
  ),
  samples: count({
    title: 'Samples',
    description: 'Of the simulation.',
    minimum: 1000,
    maximum: 1_000_000,
    default: 20_000,
  }),
  seed: count({
    title: 'Seed',
    description: 'Of the simulation: the same seed gives the same answer.',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 1,
  }),
}

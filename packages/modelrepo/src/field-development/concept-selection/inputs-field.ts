/** The inputs of the field that hosts are screened for, and of the weights that are drawn. */
import { hostInWords, SCREENED_HOSTS, type ScreenedHost } from '@keelson/physics/field-concepts/hosts.ts'
import { type Fluid, USUAL_WEIGHTS } from '@keelson/physics/field-concepts/scores.ts'
import { capitalised, choice, count, inPractice, type Labelled, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

const { quantity } = inPractice('oilfield')

const FLUIDS: Labelled<Fluid> = { oil: 'Oil', gas: 'Gas', condensate: 'Condensate' }
const HOSTS = Object.fromEntries(
  SCREENED_HOSTS.map((host): [ScreenedHost, string] => [host, capitalised(hostInWords(host))]),
) as Labelled<ScreenedHost>

const weight = (title: string, symbol: string) =>
  quantity('-', { title, description: 'Relative weight of the score, on any scale.', symbol, minimum: 0, example: 1 })

export const fieldAndWeights = {
  water_depth: field.waterDepth({
    symbol: 'd',
    above: 0,
    example: 896,
  }),
  reservoir_size: quantity('field_volume', {
    title: 'Reservoir size',
    description: 'Recoverable reserves of the reservoir in oil equivalent.',
    symbol: 'R',
    above: 0,
    example: 100,
  }),
  distance_to_infrastructure: quantity('tieback_distance', {
    title: 'Distance to infrastructure',
    description: 'Distance to an existing host with spare capacity. Leave blank if there is none.',
    symbol: 'L',
    minimum: 0,
    example: 50,
    absent: true,
  }),
  fluid_type: choice(FLUIDS, {
    title: 'Fluid',
    description: 'Produced fluid. Condensate is scored as gas.',
    default: 'oil',
  }),
  weights: rows(
    {
      depth: weight('Depth weight', 'w_d'),
      reservoir: weight('Reservoir weight', 'w_r'),
      distance: weight('Distance weight', 'w_L'),
      fluid: weight('Fluid weight', 'w_f'),
    },
    {
      title: 'Score weights',
      description: 'Relative weights of the scores, on any scale.',
      minItems: 1,
      maxItems: 1,
      single: true,
      default: [USUAL_WEIGHTS],
    },
  ),
  empirical_shares: rows(
    {
      host: choice(HOSTS, { title: 'Host', description: 'Host concept.' }),
      share: quantity('fraction', {
        title: 'Share of similar fields',
        description: 'Share of similar fields developed with this host.',
        symbol: 'p',
        minimum: 0,
        maximum: 1,
        example: 0.3,
      }),
    },
    {
      title: 'Shares of similar fields',
      description:
        'Shares of similar fields by host, which contribute one tenth of the score if entered. A host not listed has a share of zero.',
      minItems: 1,
      maxItems: 5,
    },
  ),
  production_capacity: quantity('field_rate', {
    title: 'Oil capacity',
    description: 'Oil capacity used for the benchmark costs of each host. The scores do not depend on the capacity.',
    symbol: 'Q',
    above: 0,
    example: 60_000,
  }),
}

export const robustness = {
  robustness_samples: count({
    title: 'Weight samples',
    description:
      'Number of random weight sets for the rank probabilities. Enter 0 for no sampling, otherwise at least 1,000.',
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
  }),
  seed: count({
    title: 'Seed',
    description: 'Random seed of the weight samples. The same seed gives the same result.',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 1,
  }),
}

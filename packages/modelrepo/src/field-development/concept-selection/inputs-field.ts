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
  quantity('-', { title, description: 'Weight, of any scale.', symbol, minimum: 0, example: 1 })

export const fieldAndWeights = {
  water_depth: field.waterDepth({
    symbol: 'd',
    above: 0,
    example: 896,
  }),
  reservoir_size: quantity('field_volume', {
    title: 'Size of the reservoir',
    description: 'Recoverable, oil equivalent.',
    symbol: 'R',
    above: 0,
    example: 100,
  }),
  distance_to_infrastructure: quantity('tieback_distance', {
    title: 'Distance to infrastructure',
    description: 'To a host with room for the production; left out, or null, where there is none.',
    symbol: 'L',
    minimum: 0,
    example: 50,
    absent: true,
  }),
  fluid_type: choice(FLUIDS, {
    title: 'Fluid',
    description: 'That is produced; condensate scores as gas.',
    default: 'oil',
  }),
  weights: rows(
    {
      depth: weight('Weight of depth', 'w_d'),
      reservoir: weight('Weight of the reservoir', 'w_r'),
      distance: weight('Weight of distance', 'w_L'),
      fluid: weight('Weight of the fluid', 'w_f'),
    },
    {
      title: 'Weights of the scores',
      description: 'Of any scale; their shares count.',
      minItems: 1,
      maxItems: 1,
      single: true,
      default: [USUAL_WEIGHTS],
    },
  ),
  empirical_shares: rows(
    {
      host: choice(HOSTS, { title: 'Host', description: 'Concept.' }),
      share: quantity('fraction', {
        title: 'Share of like fields',
        description: 'That chose this host.',
        symbol: 'p',
        minimum: 0,
        maximum: 1,
        example: 0.3,
      }),
    },
    {
      title: 'Experience with like fields',
      description: 'A tenth of the score, where it is given; a host that is not listed has a share of nothing.',
      minItems: 1,
      maxItems: 5,
    },
  ),
  production_capacity: quantity('field_rate', {
    title: 'Oil capacity',
    description: 'For the benchmark costs of each host, beside the scores and no part of them.',
    symbol: 'Q',
    above: 0,
    example: 60_000,
  }),
}

export const robustness = {
  robustness_samples: count({
    title: 'Draws of weights',
    description: '0 for none, else 1000 or more: how often each would be first, whatever the weights.',
    minimum: 0,
    maximum: 1_000_000,
    default: 0,
  }),
  seed: count({
    title: 'Seed',
    description: 'Of the draws: the same seed gives the same answer.',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
    default: 1,
  }),
}

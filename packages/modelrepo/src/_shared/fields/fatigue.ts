/** Fields of fatigue: the environment of an S-N curve in one word everywhere, and what raises the stress. */
import {
  AIR,
  CATHODIC_PROTECTION,
  ENVIRONMENT_NAMES,
  type Environment,
  FREE_CORROSION,
} from '@keelson/standards/dnv-rp-c203-2016/sn-curves.ts'
import { type ChoiceOptions, capitalised, choice } from '@keelson/workflow'
import { fieldOf } from './field.ts'

const ENVIRONMENTS = {
  [AIR]: capitalised(ENVIRONMENT_NAMES[AIR]),
  [CATHODIC_PROTECTION]: capitalised(ENVIRONMENT_NAMES[CATHODIC_PROTECTION]),
  [FREE_CORROSION]: capitalised(ENVIRONMENT_NAMES[FREE_CORROSION]),
} as const

export const fatigue = {
  snEnvironment: (own: Partial<ChoiceOptions<Environment>> = {}) =>
    choice(ENVIRONMENTS, {
      title: 'Environment',
      description: 'Environment of the S-N curve: in air, in seawater with cathodic protection, or in free corrosion.',
      aliases: { seawater_cp: CATHODIC_PROTECTION, free_corrosion: FREE_CORROSION },
      ...own,
    }),
  stressConcentrationFactor: fieldOf('stress_concentration_factor', {
    title: 'Stress concentration factor',
    description: 'Factor applied to the nominal stress.',
    symbol: 'SCF',
    default: 1,
  }),
} as const

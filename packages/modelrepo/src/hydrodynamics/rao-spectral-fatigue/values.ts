/** The answers of rao-spectral-fatigue. */
import { spreadingWeight } from '@keelson/physics/fatigue/stress-response.ts'
import { listValue, numberValue } from '@keelson/workflow'
import { damageAnswers, momentAnswers } from '../_shared/spectral-damage/values.ts'
import { COSINE } from './inputs.ts'

const each = 'One value per sea state'

export const values = {
  ...damageAnswers('sea states'),
  damage_per_sea_state: listValue('utilisation', {
    title: 'Sea state damage',
    description: `${each}: damage by the selected method for its fraction of the design life.`,
    symbol: 'd_i',
    minimum: 0,
  }),
  significant_stress_range: listValue('stress_range', {
    title: 'Significant stress range',
    description: `${each}: four standard deviations, twice the significant amplitude.`,
    symbol: 'S_s13',
    minimum: 0,
  }),
  integration_error: numberValue('fraction', {
    title: 'Integration error',
    description: 'Maximum change in a moment of the governing sea state on a grid twice as fine.',
    unit: '%',
    minimum: 0,
  }),
  spreading_weights: listValue('-', {
    title: 'Direction weights',
    description: 'One weight per direction offset. The total is 1.',
    symbol: spreadingWeight.symbol,
    minimum: 0,
    onlyWhen: { spreading: [COSINE] },
  }),
  ...momentAnswers(each),
}

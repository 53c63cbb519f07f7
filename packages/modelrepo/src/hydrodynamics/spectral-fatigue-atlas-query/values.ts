/** The values that a run answers with. */
import { damageInLife, differenceFromNode, heightExponent } from '@keelson/physics/fatigue/life-scaling.ts'
import { factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { flagValue, numberValue, resultOf, textValue } from '@keelson/workflow'

export const values = {
  damage: resultOf(damageInLife, 'utilisation', { description: 'Fatigue damage over the design life.', minimum: 0 }),
  utilisation: resultOf(factoredDamage, 'utilisation', {
    title: 'Utilisation',
    description: 'Damage times design fatigue factor.',
    minimum: 0,
  }),
  fatigue_life: resultOf(fatigueLife, 'calculated_life', { description: 'Design life divided by damage.', minimum: 0 }),
  in_range: flagValue({
    title: 'Inside the grid',
    description: 'True for every result. Queries outside the grid are rejected.',
  }),
  confidence: textValue({
    title: 'Confidence',
    description: 'Node if the query coincides with a grid node; interpolated if it is between nodes.',
  }),
  source: textValue({ title: 'Source', description: 'Always atlas, because a user grid has no direct solver.' }),
  nearest_node_damage: numberValue('utilisation', {
    title: 'Nearest node damage',
    description: 'Damage of the nearest node over the design life.',
    symbol: 'D_n',
    minimum: 0,
  }),
  cell_maximum_damage: numberValue('utilisation', {
    title: 'Maximum cell damage',
    description: 'Maximum damage of the known cell corners over the design life.',
    symbol: 'D_c',
    minimum: 0,
  }),
  interpolation_difference: resultOf(differenceFromNode, '-', {
    description: 'Relative difference from the nearest node damage, a measure of damage variation within the cell.',
  }),
  wave_height_exponent: resultOf(heightExponent, '-', {
    description:
      'Exponent of the variation of damage with wave height within the cell at this peak period. It equals the S-N slope for a single-slope curve and a linear system.',
  }),
}

/** The values that a run answers with. */
import { damageInLife, differenceFromNode, heightExponent } from '@keelson/physics/fatigue/life-scaling.ts'
import { factoredDamage, fatigueLife } from '@keelson/physics/fatigue/miner.ts'
import { flagValue, numberValue, resultOf, textValue } from '@keelson/workflow'

export const values = {
  damage: resultOf(damageInLife, 'utilisation', { description: 'In the design life.', minimum: 0 }),
  utilisation: resultOf(factoredDamage, 'utilisation', {
    title: 'Utilisation',
    description: 'Damage times design fatigue factor.',
    minimum: 0,
  }),
  fatigue_life: resultOf(fatigueLife, 'calculated_life', { description: 'Design life over damage.', minimum: 0 }),
  in_range: flagValue({ title: 'Inside the grid', description: 'Always true of an answer: outside is refused.' }),
  confidence: textValue({
    title: 'How it was found',
    description: 'node: the query is a node of the grid; interpolated: it lies between nodes.',
  }),
  source: textValue({ title: 'Source', description: 'Always atlas: no solver stands behind the grid of a request.' }),
  nearest_node_damage: numberValue('utilisation', {
    title: 'Damage of the nearest node',
    description: 'In the design life.',
    symbol: 'D_n',
    minimum: 0,
  }),
  cell_maximum_damage: numberValue('utilisation', {
    title: 'Largest damage of the cell',
    description: 'Of the corners that are known, in the design life.',
    symbol: 'D_c',
    minimum: 0,
  }),
  interpolation_difference: resultOf(differenceFromNode, '-', {
    description: 'How much the damage changes within a cell.',
  }),
  wave_height_exponent: resultOf(heightExponent, '-', {
    description: 'Within the cell, at this peak period: the slope of a one-slope curve of a linear system.',
  }),
}

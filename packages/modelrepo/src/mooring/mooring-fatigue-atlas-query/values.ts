/** The values that a run answers with. */
import { fatigueLife, fatigueMargin, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { listValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  in_range: inRange(),
  total_damage: resultOf(minerSum, 'utilisation', {
    title: 'Total damage',
    description: 'Damage over the design life, excluding the design fatigue factor.',
    minimum: 0,
  }),
  fatigue_life_years: resultOf(fatigueLife, 'calculated_life', {
    description: 'Design life divided by total damage.',
    minimum: 0,
  }),
  dff_margin: resultOf(fatigueMargin, '-', {
    title: 'Life margin',
    description: 'Fatigue life divided by (design life × design fatigue factor).',
    minimum: 0,
  }),
  source: sourceOf('the values come'),
  confidence_band: listValue('calculated_life', {
    title: 'Fatigue life band',
    description:
      'Lower and upper fatigue life from the maximum relative atlas error at check points between the grid points.',
    minimum: 0,
  }),
}

/** The values that a run answers with. */
import { annualMargin, lifeOfAnnualDamage, totalAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { listValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  fatigue_life_years: resultOf(lifeOfAnnualDamage, 'calculated_life', {
    description: 'Fatigue life of the base segment.',
    minimum: 0,
  }),
  dff_margin: resultOf(annualMargin, '-', {
    description: 'Fatigue life divided by (design life × design fatigue factor).',
    minimum: 0,
  }),
  annual_damage: resultOf(totalAnnualDamage, 'annual_rate', {
    description: 'Annual wave and VIV damage, excluding the design fatigue factor.',
    minimum: 0,
  }),
  in_range: inRange(),
  source: sourceOf('the damages come'),
  confidence_band: listValue('calculated_life', {
    title: 'Fatigue life band',
    description:
      'Minimum and maximum fatigue life within the maximum atlas error. Not reported if the direct solver is used.',
    minimum: 0,
  }),
}

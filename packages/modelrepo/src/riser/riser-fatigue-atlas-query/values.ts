/** The values that a run answers with. */
import { annualMargin, lifeOfAnnualDamage, totalAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { listValue, resultOf } from '@keelson/workflow'
import { inRange, sourceOf } from '../../_shared/atlas/declared.ts'

export const values = {
  fatigue_life_years: resultOf(lifeOfAnnualDamage, 'calculated_life', {
    description: 'Of the base segment.',
    minimum: 0,
  }),
  dff_margin: resultOf(annualMargin, '-', {
    description: 'Life over design life times design fatigue factor.',
    minimum: 0,
  }),
  annual_damage: resultOf(totalAnnualDamage, 'annual_rate', {
    description: 'Waves and vortices, without design fatigue factor.',
    minimum: 0,
  }),
  in_range: inRange(),
  source: sourceOf('the damages come'),
  confidence_band: listValue('calculated_life', {
    title: 'Band of the fatigue life',
    description: 'The life less and plus the largest error of the atlas; none where the direct solver answered.',
    minimum: 0,
  }),
}

/** The answers of riser fatigue. */
import { annualUtilisation, lifeOfAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { effectiveScale } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { listValue, resultOf, textValue } from '@keelson/workflow'

const EACH = 'One value per segment, excluding the design fatigue factor.'

export const values = {
  wave_annual_damages: listValue('annual_rate', {
    title: 'Annual wave damage',
    description: EACH,
    symbol: 'D_w',
    minimum: 0,
  }),
  viv_annual_damages: listValue('annual_rate', {
    title: 'Annual VIV damage',
    description: EACH,
    symbol: 'D_v',
    minimum: 0,
  }),
  total_annual_damages: listValue('annual_rate', {
    title: 'Annual damage',
    description: `Sum of wave and VIV damage. ${EACH}`,
    symbol: 'D_a',
    minimum: 0,
  }),
  governing_segment: textValue({
    title: 'Governing segment',
    description: 'Segment with the maximum annual damage. If several are equal, the first is reported.',
  }),
  governing_fatigue_life_years: resultOf(lifeOfAnnualDamage, 'calculated_life', {
    description: 'Fatigue life of the governing segment.',
    minimum: 0,
  }),
  governing_utilisation: resultOf(annualUtilisation, 'utilisation', {
    description: 'Utilisation of the governing segment.',
    minimum: 0,
  }),
  weibull_scale: resultOf(effectiveScale, 'stress_range', {
    description:
      'Weibull scale parameter of the governing segment, including stress concentration and thickness factors.',
    minimum: 0,
  }),
  status: textValue({
    title: 'Status',
    description: 'Pass if the design life damage times the design fatigue factor is at most 1, otherwise fail.',
  }),
} as const

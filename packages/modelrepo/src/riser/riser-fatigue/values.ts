/** The answers of riser fatigue. */
import { annualUtilisation, lifeOfAnnualDamage } from '@keelson/physics/fatigue/annual.ts'
import { effectiveScale } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { listValue, resultOf, textValue } from '@keelson/workflow'

const EACH = 'In the order of the segments, without design fatigue factor.'

export const values = {
  wave_annual_damages: listValue('annual_rate', {
    title: 'Annual damage by waves',
    description: EACH,
    symbol: 'D_w',
    minimum: 0,
  }),
  viv_annual_damages: listValue('annual_rate', {
    title: 'Annual damage by vortices',
    description: EACH,
    symbol: 'D_v',
    minimum: 0,
  }),
  total_annual_damages: listValue('annual_rate', {
    title: 'Annual damage',
    description: `Of waves and vortices added. ${EACH}`,
    symbol: 'D_a',
    minimum: 0,
  }),
  governing_segment: textValue({
    title: 'Governing segment',
    description: 'That of the largest annual damage, the first of equals.',
  }),
  governing_fatigue_life_years: resultOf(lifeOfAnnualDamage, 'calculated_life', {
    description: 'Of the governing segment.',
    minimum: 0,
  }),
  governing_utilisation: resultOf(annualUtilisation, 'utilisation', {
    description: 'Of the governing segment.',
    minimum: 0,
  }),
  weibull_scale: resultOf(effectiveScale, 'stress_range', {
    description: 'Of the governing segment, concentration and thickness in it.',
    minimum: 0,
  }),
  status: textValue({ title: 'Status', description: 'pass where the damage with its factor is at most 1, else fail.' }),
} as const

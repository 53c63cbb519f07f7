/** The values that a run answers with. */
import { trendRate, trendUpperBound } from '@keelson/physics/thickness-trend/trend.ts'
import { externalInterval } from '@keelson/standards/api-510-2014/intervals.ts'
import { longTermRate, shortTermRate } from '@keelson/standards/api-570-2016/corrosion-rate.ts'
import { halfLifeInterval } from '@keelson/standards/api-570-2016/intervals.ts'
import * as life from '@keelson/standards/api-570-2016/remaining-life.ts'
import { internalInterval } from '@keelson/standards/api-653-2014/intervals.ts'
import * as rbi from '@keelson/standards/api-rp-581-2016/risk.ts'
import * as thinning from '@keelson/standards/api-rp-581-2016/thinning.ts'
import { flagValue, listValue, numberValue, resultOf, textValue } from '@keelson/workflow'
import { BY_RISK, BY_THICKNESS, DATE, RISK, TANKS } from './modes.ts'

const thickness = { onlyWhen: BY_THICKNESS } as const
const risk = { onlyWhen: BY_RISK } as const
const POSITIVE = { minimum: 0 } as const

export const values = {
  corrosion_rate: resultOf(life.governingRate, 'corrosion_rate', {
    title: 'Corrosion rate',
    description: 'Used for the remaining life or the damage factor.',
    ...POSITIVE,
  }),
  remaining_life: resultOf(life.remainingLife, 'calculated_life', {
    description: 'Until the governing required thickness at the rate used; 0 if measured is not above required.',
    ...POSITIVE,
    ...thickness,
  }),
  inspection_interval: resultOf(halfLifeInterval, 'calculated_life', {
    description:
      'Piping: thickness measurement. Vessel: internal or on-stream. Tank: ultrasonic shell thickness. API RP 581: time until the target is reached.',
    ...POSITIVE,
  }),
  meets_required_life: flagValue({
    title: 'Meets the required life',
    description: 'Whether the remaining life (API RP 581: the time to the target) is as long as the owner needs.',
    needs: ['required_remaining_life'],
  }),
  governing_required_thickness: resultOf(life.governingThickness, 'wall_thickness_pipe', {
    description: 'Largest of required, structural minimum and alert thickness.',
    ...thickness,
  }),
  life_to_retirement: resultOf(life.remainingLife, 'calculated_life', {
    title: 'Life to retirement thickness',
    description:
      'Until the larger of required and structural minimum thickness; differs from the remaining life where the alert thickness governs.',
    symbol: 'RL_ret',
    ...POSITIVE,
    ...thickness,
  }),
  short_term_corrosion_rate: resultOf(shortTermRate, 'corrosion_rate', {
    title: 'Short-term rate',
    description: 'Between the last two readings.',
    ...thickness,
  }),
  long_term_corrosion_rate: resultOf(longTermRate, 'corrosion_rate', {
    title: 'Long-term rate',
    description: 'From the initial thickness, or the first reading.',
    ...thickness,
  }),
  trend_corrosion_rate: resultOf(trendRate, 'corrosion_rate', {
    title: 'Rate of the trend',
    description: 'Least squares over all readings of the governing place.',
    ...thickness,
  }),
  trend_upper_bound: resultOf(trendUpperBound, 'corrosion_rate', {
    title: 'Upper bound of the trend',
    description: 'Not exceeded with 95 % confidence.',
    ...thickness,
  }),
  rate_basis_used: textValue({ title: 'Rate used', description: 'Which rate it is.', ...thickness }),
  thickness_at_next_inspection: resultOf(life.laterThickness, 'wall_thickness_pipe', {
    title: 'Thickness at the next inspection',
    description: 'Expected at the end of the interval.',
    ...POSITIVE,
    ...thickness,
  }),
  next_inspection_year: resultOf(life.nextInspectionYear, DATE, {
    description: 'Calendar year with its fraction.',
    ...POSITIVE,
    needs: ['measurement_year'],
  }),
  external_inspection_interval: resultOf(externalInterval, 'calculated_life', {
    description: 'External visual inspection.',
    ...POSITIVE,
    ...thickness,
  }),
  internal_inspection_interval: resultOf(internalInterval, 'calculated_life', {
    description: 'Of the tank bottom.',
    ...POSITIVE,
    onlyWhen: TANKS,
  }),
  relief_device_interval: numberValue('calculated_life', {
    title: 'Relief device interval',
    description: 'Between tests of the relief device.',
    symbol: 'I_PRD',
    ...POSITIVE,
    onlyWhen: { code: ['API 510'] },
    needs: ['relief_device_service'],
  }),
  governing_location: textValue({
    title: 'Governing location',
    description: 'Location of the shortest remaining life.',
    ...thickness,
    needs: ['thickness_readings'],
  }),
  base_damage_factor: resultOf(thinning.baseDamageFactor, '-', {
    description: 'Before adjustments.',
    ...POSITIVE,
    ...risk,
  }),
  damage_factor: resultOf(thinning.damageFactor, '-', { description: 'With adjustments, at least 0.1.', ...risk }),
  metal_loss_parameter_art: resultOf(thinning.metalLossParameter, '-', {
    description: 'Expected loss as a share of the furnished thickness.',
    ...risk,
  }),
  flow_stress: resultOf(thinning.flowStress, 'stress', { description: 'Of material and joint.', ...risk }),
  strength_ratio: resultOf(thinning.strengthRatio, '-', {
    description: 'Share of the flow stress that the pressure takes.',
    ...risk,
  }),
  posterior_probabilities: listValue('fraction', {
    title: 'Posterior probabilities',
    description: 'Of damage states 1, 2, 3 after the inspections.',
    symbol: 'Po',
    ...risk,
  }),
  reliability_indices: listValue('-', {
    title: 'Reliability indices',
    description: 'Of damage states 1, 2, 3.',
    symbol: 'beta',
    ...risk,
  }),
  probability_of_failure: resultOf(rbi.probabilityOfFailure, 'annual_rate', {
    description: 'Generic frequency times factors.',
    ...risk,
  }),
  risk: resultOf(rbi.risk, RISK, {
    title: 'Risk',
    description: 'Probability times consequence area.',
    ...risk,
    needs: ['consequence_area'],
  }),
  risk_category: textValue({
    title: 'Risk category',
    description: 'Probability category 1 ... 5 by damage factor and consequence category A ... E by area.',
    ...risk,
    needs: ['consequence_area'],
  }),
  damage_factor_after_inspection: resultOf(thinning.damageFactor, '-', {
    title: 'Damage factor after the next inspection',
    description: 'At its date, with one more inspection of the planned effectiveness that confirms the rate.',
    symbol: 'D_f2',
    ...risk,
  }),
}

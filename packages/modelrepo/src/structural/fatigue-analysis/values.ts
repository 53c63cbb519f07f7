/** The values that a run answers with. */
import { factoredDamage, fatigueLife, minerSum } from '@keelson/physics/fatigue/miner.ts'
import { rangeOverFatigueLimit, rangeOverShakedown } from '@keelson/physics/fatigue/range-limits.ts'
import { extremeOfScale } from '@keelson/physics/fatigue/weibull.ts'
import { effectiveThickness } from '@keelson/standards/dnv-rp-c203-2016/thickness.ts'
import { listValue, numberValue, resultOf } from '@keelson/workflow'

const POSITIVE = { minimum: 0 } as const

export const values = {
  total_damage: resultOf(minerSum, 'utilisation', {
    title: 'Damage',
    description: 'Over the design life, without the design fatigue factor.',
    ...POSITIVE,
  }),
  fatigue_life: resultOf(fatigueLife, 'calculated_life', { description: 'Design life over damage.', ...POSITIVE }),
  utilisation: resultOf(factoredDamage, 'utilisation', {
    title: 'Utilisation',
    description: 'Damage times design fatigue factor.',
    ...POSITIVE,
  }),
  effective_stress_range: listValue('stress_range', {
    title: 'Effective stress range',
    description: 'Of each bin, with concentration, mean stress and thickness.',
    symbol: 'S',
    ...POSITIVE,
  }),
  cycles_to_failure: listValue('-', {
    title: 'Cycles to failure',
    description: 'Of each bin, at its effective stress range.',
    symbol: 'N',
    ...POSITIVE,
  }),
  damage_per_bin: listValue('utilisation', {
    title: 'Damage of each bin',
    description: 'Cycles over cycles to failure.',
    symbol: 'd',
    ...POSITIVE,
  }),
  effective_thickness: resultOf(effectiveThickness, 'plate_thickness', {
    description: 'Thickness that entered the correction; the reference thickness where there is none.',
    ...POSITIVE,
  }),
  knee_stress_range: numberValue('stress_range', {
    title: 'Stress range at the knee',
    description: 'Effective range below which the second slope holds.',
    symbol: 'S_1',
    ...POSITIVE,
  }),
  allowable_extreme_stress_range: resultOf(extremeOfScale, 'stress_range', {
    title: 'Allowable extreme stress range',
    description: 'Nominal range exceeded once in the total cycles at the target damage.',
    symbol: 'dS_n',
    needs: ['weibull_shape'],
    ...POSITIVE,
  }),
  stress_range_at_cycles: listValue('stress_range', {
    title: 'Stress range at cycles',
    description: 'Effective range that the curve withstands for each number of cycles asked for.',
    symbol: 'S_q',
    needs: ['query_cycles'],
    ...POSITIVE,
  }),
  range_over_fatigue_limit: resultOf(rangeOverFatigueLimit, 'utilisation', {
    description: 'Of the user curve.',
    needs: ['fatigue_limit'],
    ...POSITIVE,
  }),
  range_over_shakedown: resultOf(rangeOverShakedown, 'utilisation', {
    description: 'The shakedown range is twice the yield strength.',
    needs: ['yield_strength'],
    ...POSITIVE,
  }),
}

/** What is accepted, safety factors, fatigue and strength inputs. */

import { ETA, GAMMA_K, GAMMA_ON_CF, GAMMA_ON_IL, GAMMA_S } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { SAFETY_CLASSES } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { DEFAULT_LINES } from '../_shared/free-span/fatigue.ts'
import { frequencyFactor } from '../_shared/free-span/inputs.ts'

const factor = { minimum: 1, usual: [1, 1.6] } as const
const curve = 'of the S-N curve for stress ranges in MPa; by default curve D in seawater with cathodic protection'

export const AVOIDED = 'avoided'
export const ACCEPTED = 'accepted'
/** Onset is held against where vibration is to be avoided. */
export const avoided = { vibration: [AVOIDED] }

export const criterionParams = {
  vibration: choice(
    { [AVOIDED]: 'Avoided (onset criterion)', [ACCEPTED]: 'Accepted (fatigue criterion)' },
    {
      title: 'Vibration',
      description:
        'avoided: a span that begins to vibrate in this flow fails. accepted: it may vibrate as long as its fatigue life allows, and the design life is then needed.',
      default: AVOIDED,
      assumed: 'the stricter of the two: a span that begins to vibrate fails, however long it would last',
    },
  ),
  safety_factor_gamma_k: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on the stability parameter',
    description: '1.00, 1.15 and 1.30 in safety class low, normal and high.',
    symbol: 'gamma_k',
    default: GAMMA_K.value,
    assumed: 'that of safety class normal, no safe choice where failure costs life or the sea: 1.30 in class high',
  }),
  safety_factor_onset_in_line: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on in-line onset',
    description: 'Divides the onset reduced velocity.',
    symbol: 'gamma_on_IL',
    default: GAMMA_ON_IL.value,
  }),
  safety_factor_onset_cross_flow: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on cross-flow onset',
    description: 'Divides the onset reduced velocity.',
    symbol: 'gamma_on_CF',
    default: GAMMA_ON_CF.value,
  }),
  safety_factor_stress: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on stress',
    description: 'On the stress range.',
    symbol: 'gamma_s',
    default: GAMMA_S.value,
  }),
  safety_factor_natural_frequency: frequencyFactor(),
}

export const fatigueParams = {
  design_life: optional(
    field.designLife({
      description: 'Exposure to the flow; without it the fatigue life is stated and not checked.',
      example: 25,
      requiredWhen: { vibration: [ACCEPTED] },
    }),
  ),
  sn_log_a1: quantity('sn_log_intercept', {
    title: 'Intercept of the first line',
    description: `log10 ${curve}; up to 1e6 cycles.`,
    symbol: 'log_a_1',
    default: DEFAULT_LINES.sn_log_a1,
    assumed:
      'curve D in seawater with cathodic protection, of a weld made from both sides; a root welded from one side (F1) lasts a third to a sixth as long',
  }),
  sn_m1: quantity('sn_slope', {
    title: 'Slope of the first line',
    description: `Slope ${curve}; up to 1e6 cycles.`,
    symbol: 'm_1',
    above: 0,
    default: DEFAULT_LINES.sn_m1,
  }),
  sn_log_a2: quantity('sn_log_intercept', {
    title: 'Intercept of the second line',
    description: `log10 ${curve}; beyond 1e6 cycles.`,
    symbol: 'log_a_2',
    default: DEFAULT_LINES.sn_log_a2,
    assumed: 'of curve D, as the first line where that is not given',
  }),
  sn_m2: quantity('sn_slope', {
    title: 'Slope of the second line',
    description: `Slope ${curve}; beyond 1e6 cycles.`,
    symbol: 'm_2',
    above: 0,
    usual: [3, 7],
    default: DEFAULT_LINES.sn_m2,
  }),
  probability_of_occurrence: quantity('fraction', {
    title: 'Share of the time',
    description: 'Fraction of the time in this flow condition.',
    symbol: 'P',
    minimum: 0,
    maximum: 1,
    default: 1,
  }),
  utilisation_factor_eta: quantity('resistance_factor', {
    title: 'Utilisation factor',
    description: 'On the fatigue life: 1.0, 0.5 and 0.25 in safety class low, normal and high.',
    symbol: 'eta',
    minimum: 0,
    maximum: 1,
    default: ETA.value,
    assumed: 'that of safety class normal, no safe choice where failure costs life or the sea: 0.25 in class high',
  }),
}

export const strengthParams = {
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description: 'SMYS; needed with SMTS, both pressures and the safety class for the combined loading check.',
      example: 450,
    }),
  ),
  specified_minimum_tensile_strength: optional(field.tensileStrength({ example: 535 })),
  internal_pressure: optional(
    field.internalPressure({
      description:
        'At the span, for the combined loading check: the incidental pressure, or the least one where water presses more.',
      example: 15,
    }),
  ),
  external_pressure: optional(
    field.externalPressure({
      description: 'Of the water at the span, for the combined loading check.',
      example: 1.2,
    }),
  ),
  safety_class: optional(
    choice(SAFETY_CLASSES, {
      title: 'Safety class',
      description: 'Of DNV-ST-F101, for the combined loading check.',
    }),
  ),
}

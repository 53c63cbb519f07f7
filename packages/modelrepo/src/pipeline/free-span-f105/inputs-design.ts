/** What is accepted, safety factors, fatigue and strength inputs. */

import { ETA, GAMMA_K, GAMMA_ON_CF, GAMMA_ON_IL, GAMMA_S } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { SAFETY_CLASSES } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { DEFAULT_LINES } from '../_shared/free-span/fatigue.ts'
import { frequencyFactor } from '../_shared/free-span/inputs.ts'

const factor = { minimum: 1, usual: [1, 1.6] } as const
const curve = 'Stress ranges are in MPa. Default: curve D in seawater with cathodic protection.'

export const AVOIDED = 'avoided'
export const ACCEPTED = 'accepted'
/** Onset is held against where vibration is to be avoided. */
export const avoided = { vibration: [AVOIDED] }

export const criterionParams = {
  vibration: choice(
    { [AVOIDED]: 'Avoided (onset criterion)', [ACCEPTED]: 'Accepted (fatigue criterion)' },
    {
      title: 'Vibration criterion',
      description:
        'Avoided: a span that begins to vibrate in this flow fails. Accepted: the span may vibrate within its fatigue life, and a design life is required.',
      default: AVOIDED,
      assumed: 'Stricter option. A span that begins to vibrate fails, whatever its fatigue life.',
    },
  ),
  safety_factor_gamma_k: quantity('safety_factor', {
    ...factor,
    title: 'Stability parameter safety factor',
    description: 'Safety factor of 1.00, 1.15 or 1.30 for safety class low, normal or high.',
    symbol: 'gamma_k',
    default: GAMMA_K.value,
    assumed: 'Value for safety class normal. Unconservative for safety class high, which requires 1.30.',
  }),
  safety_factor_onset_in_line: quantity('safety_factor', {
    ...factor,
    title: 'In-line onset safety factor',
    description: 'Safety factor by which the in-line onset reduced velocity is divided.',
    symbol: 'gamma_on_IL',
    default: GAMMA_ON_IL.value,
  }),
  safety_factor_onset_cross_flow: quantity('safety_factor', {
    ...factor,
    title: 'Cross-flow onset safety factor',
    description: 'Safety factor by which the cross-flow onset reduced velocity is divided.',
    symbol: 'gamma_on_CF',
    default: GAMMA_ON_CF.value,
  }),
  safety_factor_stress: quantity('safety_factor', {
    ...factor,
    title: 'Stress range safety factor',
    description: 'Safety factor applied to the stress range.',
    symbol: 'gamma_s',
    default: GAMMA_S.value,
  }),
  safety_factor_natural_frequency: frequencyFactor(),
}

export const fatigueParams = {
  design_life: optional(
    field.designLife({
      description:
        'Time for which the span is exposed to the flow. If omitted, the fatigue life is reported but not checked.',
      example: 25,
      requiredWhen: { vibration: [ACCEPTED] },
    }),
  ),
  sn_log_a1: quantity('sn_log_intercept', {
    title: 'S-N intercept, first line',
    description: `Base-10 logarithm of the S-N intercept for up to 10⁶ cycles. ${curve}`,
    symbol: 'log_a_1',
    default: DEFAULT_LINES.sn_log_a1,
    assumed:
      'Curve D in seawater with cathodic protection, for a weld made from both sides. The root of a single-sided weld (F1) has one third to one sixth of this life.',
  }),
  sn_m1: quantity('sn_slope', {
    title: 'S-N slope, first line',
    description: `S-N slope for up to 10⁶ cycles. ${curve}`,
    symbol: 'm_1',
    above: 0,
    default: DEFAULT_LINES.sn_m1,
  }),
  sn_log_a2: quantity('sn_log_intercept', {
    title: 'S-N intercept, second line',
    description: `Base-10 logarithm of the S-N intercept above 10⁶ cycles. ${curve}`,
    symbol: 'log_a_2',
    default: DEFAULT_LINES.sn_log_a2,
    assumed: 'Curve D, as for the default of the first S-N line.',
  }),
  sn_m2: quantity('sn_slope', {
    title: 'S-N slope, second line',
    description: `S-N slope above 10⁶ cycles. ${curve}`,
    symbol: 'm_2',
    above: 0,
    usual: [3, 7],
    default: DEFAULT_LINES.sn_m2,
  }),
  probability_of_occurrence: quantity('fraction', {
    title: 'Probability of occurrence',
    description: 'Fraction of time in this flow condition.',
    symbol: 'P',
    minimum: 0,
    maximum: 1,
    default: 1,
  }),
  utilisation_factor_eta: quantity('resistance_factor', {
    title: 'Utilisation factor',
    description: 'Allowable fraction of the fatigue life: 1.0, 0.5 or 0.25 for safety class low, normal or high.',
    symbol: 'eta',
    minimum: 0,
    maximum: 1,
    default: ETA.value,
    assumed: 'Value for safety class normal. Unconservative for safety class high, which requires 0.25.',
  }),
}

export const strengthParams = {
  specified_minimum_yield_strength: optional(
    field.yieldStrength({
      description:
        'Specified minimum yield strength (SMYS). Required with SMTS, both pressures and the safety class for the combined loading check.',
      example: 450,
    }),
  ),
  specified_minimum_tensile_strength: optional(field.tensileStrength({ example: 535 })),
  internal_pressure: optional(
    field.internalPressure({
      description:
        'Internal pressure at the span for the combined loading check. Enter the incidental pressure, or the minimum pressure if the external pressure is higher.',
      example: 15,
    }),
  ),
  external_pressure: optional(
    field.externalPressure({
      description: 'Water pressure at the span for the combined loading check.',
      example: 1.2,
    }),
  ),
  safety_class: optional(
    choice(SAFETY_CLASSES, {
      title: 'Safety class',
      description: 'DNV-ST-F101 safety class for the combined loading check.',
    }),
  ),
}

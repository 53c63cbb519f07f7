/** Safety factors, fatigue and strength inputs. */
import { ETA, GAMMA_K, GAMMA_ON_CF, GAMMA_ON_IL, GAMMA_S } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { DEFAULT_LINES } from '../_shared/free-span/fatigue.ts'
import { frequencyFactor } from '../_shared/free-span/params-flow.ts'

const factor = { minimum: 1, usual: [1, 1.6] } as const
const curve = 'of the S-N curve for stress ranges in MPa; by default curve D in seawater with cathodic protection'

export const designParams = {
  safety_factor_gamma_k: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on the stability parameter',
    description: '1.00, 1.15 and 1.30 in safety class low, normal and high.',
    symbol: 'gamma_k',
    default: GAMMA_K.value,
  }),
  safety_factor_onset_in_line: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on in-line onset',
    description: 'gamma_on,IL.',
    symbol: 'gamma_on_IL',
    default: GAMMA_ON_IL.value,
  }),
  safety_factor_onset_cross_flow: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on cross-flow onset',
    description: 'gamma_on,CF.',
    symbol: 'gamma_on_CF',
    default: GAMMA_ON_CF.value,
  }),
  safety_factor_stress: quantity('safety_factor', {
    ...factor,
    title: 'Safety factor on stress',
    description: 'gamma_s, on the stress range.',
    symbol: 'gamma_s',
    default: GAMMA_S.value,
  }),
  safety_factor_natural_frequency: quantity('safety_factor', frequencyFactor),
  sn_log_a1: quantity('sn_log_intercept', {
    title: 'Intercept of the first line',
    description: `log10 ${curve}; up to 1e6 cycles.`,
    symbol: 'log_a_1',
    default: DEFAULT_LINES.sn_log_a1,
  }),
  sn_m1: quantity('sn_slope', {
    title: 'Slope of the first line',
    description: `Slope ${curve}; up to 1e6 cycles.`,
    symbol: 'm_1',
    default: DEFAULT_LINES.sn_m1,
  }),
  sn_log_a2: quantity('sn_log_intercept', {
    title: 'Intercept of the second line',
    description: `log10 ${curve}; beyond 1e6 cycles.`,
    symbol: 'log_a_2',
    default: DEFAULT_LINES.sn_log_a2,
  }),
  sn_m2: quantity('sn_slope', {
    title: 'Slope of the second line',
    description: `Slope ${curve}; beyond 1e6 cycles.`,
    symbol: 'm_2',
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
    description: 'eta on the fatigue life: 1.0, 0.5 and 0.25 in safety class low, normal and high.',
    symbol: 'eta',
    minimum: 0,
    maximum: 1,
    default: ETA.value,
  }),
  design_life: optional(
    quantity('design_life', {
      title: 'Design life',
      description: 'Exposure to the flow; without it the life is stated and not checked.',
      symbol: 'T_d',
      above: 0,
      example: 25,
    }),
  ),
  specified_minimum_yield_strength: optional(
    quantity('steel_yield_strength', {
      title: 'Specified minimum yield strength',
      description: 'SMYS; needed, with SMTS and both pressures, for the combined loading check.',
      symbol: 'SMYS',
      above: 0,
      example: 450,
    }),
  ),
  specified_minimum_tensile_strength: optional(
    quantity('steel_tensile_strength', {
      title: 'Specified minimum tensile strength',
      description: 'SMTS; at least SMYS.',
      symbol: 'SMTS',
      above: 0,
      example: 535,
    }),
  ),
  internal_pressure: optional(
    quantity('internal_pressure', {
      title: 'Internal pressure',
      description:
        'At the span, for the combined loading check: the incidental pressure, or the least one where water presses more.',
      symbol: 'p_i',
      minimum: 0,
      example: 15,
    }),
  ),
  external_pressure: optional(
    quantity('external_pressure', {
      title: 'External pressure',
      description: 'Of the water at the span, for the combined loading check.',
      symbol: 'p_e',
      minimum: 0,
      example: 1.2,
    }),
  ),
  safety_class: choice(['low', 'medium', 'high'], {
    title: 'Safety class',
    description: 'Of DNV-ST-F101, for the combined loading check.',
    default: 'medium',
  }),
}

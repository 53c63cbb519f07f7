/** Safety factors, fatigue and strength inputs. */
import { ETA, GAMMA_K, GAMMA_ON_CF, GAMMA_ON_IL, GAMMA_S } from '@keelson/standards/dnv-rp-f105-2017/safety-factors.ts'
import { choice, optional, quantity } from '@keelson/workflow'
import { DEFAULT_LINES } from '../_shared/free-span/fatigue.ts'
import { frequencyFactor } from '../_shared/free-span/params-flow.ts'

const factor = { unit: '-', minimum: 1, typical: [1, 1.6] } as const
const curve = 'of the S-N curve for stress ranges in MPa; by default curve D in seawater with cathodic protection'

export const designParams = {
  safety_factor_gamma_k: quantity({
    ...factor,
    title: 'Safety factor on the stability parameter',
    description: '1.00, 1.15 and 1.30 in safety class low, normal and high.',
    symbol: 'gamma_k',
    default: GAMMA_K.value,
  }),
  safety_factor_onset_in_line: quantity({
    ...factor,
    title: 'Safety factor on in-line onset',
    description: 'gamma_on,IL.',
    symbol: 'gamma_on_IL',
    default: GAMMA_ON_IL.value,
  }),
  safety_factor_onset_cross_flow: quantity({
    ...factor,
    title: 'Safety factor on cross-flow onset',
    description: 'gamma_on,CF.',
    symbol: 'gamma_on_CF',
    default: GAMMA_ON_CF.value,
  }),
  safety_factor_stress: quantity({
    ...factor,
    title: 'Safety factor on stress',
    description: 'gamma_s, on the stress range.',
    symbol: 'gamma_s',
    default: GAMMA_S.value,
  }),
  safety_factor_natural_frequency: quantity(frequencyFactor),
  sn_log_a1: quantity({
    title: 'Intercept of the first line',
    description: `log10 ${curve}; up to 1e6 cycles.`,
    symbol: 'log_a_1',
    unit: '-',
    typical: [9, 18],
    default: DEFAULT_LINES.sn_log_a1,
  }),
  sn_m1: quantity({
    title: 'Slope of the first line',
    description: `Slope ${curve}; up to 1e6 cycles.`,
    symbol: 'm_1',
    unit: '-',
    typical: [2, 6],
    default: DEFAULT_LINES.sn_m1,
  }),
  sn_log_a2: quantity({
    title: 'Intercept of the second line',
    description: `log10 ${curve}; beyond 1e6 cycles.`,
    symbol: 'log_a_2',
    unit: '-',
    typical: [11, 20],
    default: DEFAULT_LINES.sn_log_a2,
  }),
  sn_m2: quantity({
    title: 'Slope of the second line',
    description: `Slope ${curve}; beyond 1e6 cycles.`,
    symbol: 'm_2',
    unit: '-',
    typical: [3, 7],
    default: DEFAULT_LINES.sn_m2,
  }),
  probability_of_occurrence: quantity({
    title: 'Share of the time',
    description: 'Fraction of the time in this flow condition.',
    symbol: 'P',
    unit: '-',
    minimum: 0,
    maximum: 1,
    default: 1,
  }),
  utilisation_factor_eta: quantity({
    title: 'Utilisation factor',
    description: 'eta on the fatigue life: 1.0, 0.5 and 0.25 in safety class low, normal and high.',
    symbol: 'eta',
    unit: '-',
    minimum: 0,
    maximum: 1,
    default: ETA.value,
  }),
  design_life: optional(
    quantity({
      title: 'Design life',
      description: 'Exposure to the flow; without it the life is stated and not checked.',
      symbol: 'T_d',
      unit: 'year',
      above: 0,
      typical: [0.1, 60],
      example: 25,
    }),
  ),
  specified_minimum_yield_strength: optional(
    quantity({
      title: 'Specified minimum yield strength',
      description: 'SMYS; needed, with SMTS and both pressures, for the combined loading check.',
      symbol: 'SMYS',
      unit: 'Pa',
      above: 0,
      typical: [2e8, 7e8],
      example: 4.5e8,
    }),
  ),
  specified_minimum_tensile_strength: optional(
    quantity({
      title: 'Specified minimum tensile strength',
      description: 'SMTS; at least SMYS.',
      symbol: 'SMTS',
      unit: 'Pa',
      above: 0,
      typical: [3e8, 8e8],
      example: 5.35e8,
    }),
  ),
  internal_pressure: optional(
    quantity({
      title: 'Internal pressure',
      description:
        'At the span, for the combined loading check: the incidental pressure, or the least one where water presses more.',
      symbol: 'p_i',
      unit: 'Pa',
      minimum: 0,
      typical: [0, 6e7],
      example: 1.5e7,
    }),
  ),
  external_pressure: optional(
    quantity({
      title: 'External pressure',
      description: 'Of the water at the span, for the combined loading check.',
      symbol: 'p_e',
      unit: 'Pa',
      minimum: 0,
      typical: [0, 4e7],
      example: 1.2e6,
    }),
  ),
  safety_class: choice(['low', 'medium', 'high'], {
    title: 'Safety class',
    description: 'Of DNV-ST-F101, for the combined loading check.',
    default: 'medium',
  }),
}

/** The inputs of the fatigue analysis: the curve, the detail, the ranges as a histogram or a distribution, the life. */

import { choice, type InputsOf, oneWayOver, optional, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { API_2A, BS_7608, C203 } from '../../_shared/sn-curves/families.ts'
import { CURVES } from './modes.ts'

/** Standards of the curves, as a sentence names them. */
export const FAMILY_TITLES = { [C203]: 'DNV-RP-C203', [API_2A]: 'API RP 2A', [BS_7608]: 'BS 7608' } as const

const curveParams = {
  sn_curve: choice(CURVES, {
    title: 'S-N curve',
    description:
      "S-N curve name. DNV-RP-C203 has B1 to W3 and T, BS 7608 D to W1, API RP 2A X and X'. A user curve has its own constants.",
  }),
  sn_family: choice(FAMILY_TITLES, {
    title: 'Curve family',
    description:
      'Standard to which the S-N curve belongs. The same letter denotes different curves in different standards.',
    default: C203,
  }),
  environment: field.snEnvironment({
    description:
      'Environment for which the S-N curve applies. Free corrosion curves have one slope. Not used for a user curve.',
  }),
  user_curve: rows(
    {
      log_a1: quantity('sn_log_intercept', {
        title: 'Intercept',
        description: 'Intercept log10 a of the line below the knee, for stress ranges in MPa.',
        symbol: 'log_a_1',
      }),
      m1: quantity('sn_slope', {
        title: 'Slope',
        description: 'Slope m of the S-N line below the knee.',
        symbol: 'm_1',
        above: 0,
      }),
      log_a2: optional(
        quantity('sn_log_intercept', {
          title: 'Intercept above knee',
          description:
            'Intercept log10 a of the line above the knee, for stress ranges in MPa. If omitted, the curve has one slope.',
          symbol: 'log_a_2',
        }),
      ),
      m2: optional(
        quantity('-', {
          title: 'Slope above knee',
          description:
            'Slope m of the S-N line above the knee. If omitted, the curve has one slope. IIW uses m = 22 for constant amplitude loading.',
          symbol: 'm_2',
          above: 0,
          maximum: 50,
          usual: [3, 25],
        }),
      ),
      knee_cycles: optional(
        quantity('-', {
          title: 'Cycles at knee',
          description: 'Number of cycles at which the second slope starts. If omitted, the curve has one slope.',
          symbol: 'N_knee',
          above: 0,
        }),
      ),
    },
    {
      title: 'User curve',
      description: 'User curve constants in a single row, with one slope, or with two slopes and the knee.',
      minItems: 1,
      maxItems: 1,
      single: true,
    },
  ),
  fatigue_limit: quantity('stress_range', {
    title: 'Fatigue limit',
    description:
      'Effective stress range below which no crack grows, for a user curve. The limit applies only if no stress range exceeds it. Otherwise all ranges cause damage.',
    symbol: 'S_0',
    above: 0,
    example: 40,
  }),
  query_cycles: quantityList('-', {
    title: 'Cycles for allowable stress range',
    description: 'Numbers of cycles at which the allowable stress range is reported.',
    symbol: 'N_q',
    above: 0,
    minItems: 1,
    maxItems: 1000,
  }),
}

const detailParams = {
  thickness: quantity('plate_thickness', {
    title: 'Thickness',
    description:
      'Thickness of the plate or wall in which the crack grows. If omitted, no thickness correction is made, which is unconservative above the reference thickness.',
    symbol: 't',
    above: 0,
    example: 25,
  }),
  weld_attachment_length: quantity('detail_dimension', {
    title: 'Attachment length',
    description:
      'Attachment length along the stress direction, toe to toe, for transverse attachments, T-joints and cruciform joints. A short attachment reduces the effective thickness.',
    symbol: 'L_t',
    clause: 'DNV-RP-C203 2.4.3',
    above: 0,
    example: 30,
  }),
  reference_thickness: quantity('plate_thickness', {
    title: 'Reference thickness',
    description:
      'Default: DNV-RP-C203 value, 25 mm (16 mm for curve T). Other families and user curves have no default.',
    symbol: 't_ref',
    above: 0,
    example: 25,
  }),
  thickness_exponent: quantity('-', {
    title: 'Thickness exponent',
    description:
      'Default: DNV-RP-C203 value for the curve. The value for curve T is 0.25, or 0.30 for a stress concentration factor above 10. The default for user curves is 0.',
    symbol: 'k',
    minimum: 0,
    maximum: 1,
    example: 0.2,
  }),
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description:
      'Material yield strength. If entered, effective stress ranges above twice the yield strength are outside the method.',
    symbol: 'f_y',
    above: 0,
    example: 355,
  }),
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'Stress concentration factor on all stress ranges. Use 1 for hot-spot stress ranges.',
    minimum: 1,
  }),
  mean_stress_factor: quantity('-', {
    title: 'Mean stress factor',
    description:
      'Mean stress factor on stress ranges in unwelded base metal, from 0.6 (fully compressive) to 1 (fully tensile). Use 1 for welds.',
    symbol: 'f_m',
    clause: 'DNV-RP-C203 2.5',
    minimum: 0.6,
    maximum: 1,
    default: 1,
  }),
}

const WITHOUT_HISTOGRAM = [{ inputs: ['weibull_shape'] }, { inputs: ['query_cycles'] }]
/** Bins of the longest histogram. */
const MOST_BINS = 5000

const histogramParams = {
  stress_ranges: quantityList('stress_range', {
    title: 'Stress ranges',
    description: 'Nominal stress ranges of the histogram, one or more values.',
    symbol: 'S_n',
    above: 0,
    minItems: 1,
    maxItems: MOST_BINS,
    requiredUnless: WITHOUT_HISTOGRAM,
  }),
  cycles: quantityList('-', {
    along: 'stress_ranges',
    title: 'Cycles',
    description: 'Number of cycles of each stress range over the design life.',
    symbol: 'n',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_BINS,
    requiredUnless: WITHOUT_HISTOGRAM,
  }),
}

const longTermParams = {
  weibull_shape: quantity('-', {
    title: 'Weibull shape parameter',
    description: 'Weibull shape parameter of a long-term stress range distribution, which replaces the histogram.',
    symbol: 'h',
    above: 0,
    usual: [0.5, 2],
    example: 1,
    overrides: [{ inputs: ['stress_ranges', 'cycles'] }],
  }),
  total_cycles: quantity('-', {
    title: 'Total cycles',
    description: 'Total cycles of the distribution over the design life. Required with the Weibull shape parameter.',
    symbol: 'n_0',
    above: 0,
    example: 1e8,
  }),
  weibull_scale: quantity('stress_range', {
    title: 'Weibull scale parameter',
    description:
      'Weibull scale parameter of the nominal stress range. If the extreme stress range is also omitted, only the allowable extreme stress range is reported.',
    symbol: 'q_0',
    above: 0,
    example: 10,
    overrides: [{ inputs: ['extreme_stress_range'] }],
  }),
  extreme_stress_range: quantity('stress_range', {
    title: 'Extreme stress range',
    description: 'Nominal stress range exceeded once in the total cycles. Alternative to the scale parameter.',
    symbol: 'dS_0',
    above: 0,
    example: 180,
  }),
  target_damage: quantity('-', {
    title: 'Target damage',
    description:
      'Target damage for the allowable extreme stress range. Use 1 divided by the design fatigue factor to include that factor.',
    symbol: 'D_t',
    above: 0,
    default: 1,
  }),
}

const lifeParams = {
  design_life: field.designLife({
    description: 'Design life corresponding to the entered cycles.',
    symbol: 'T_L',
    default: 20,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'Factor on damage according to access for inspection and repair. Typical values are 1 (dry and clean), 2 (submerged), 3 (no access) and 10 (no access, substantial consequences).',
    minimum: 1,
    default: 3,
    assumed: 'No access for inspection and repair. Failure with substantial consequences requires a factor of 10.',
  }),
}

const groups = {
  'S-N curve': curveParams,
  'Detail and stress': detailParams,
  Histogram: histogramParams,
  'Long-term distribution': longTermParams,
  'Design life': lifeParams,
}
type Inputs = InputsOf<typeof groups>
export const { way, composed } = oneWayOver(groups)

/** What acts in every run. */
export const always = [
  ...['sn_curve', 'stress_concentration_factor', 'mean_stress_factor', 'target_damage', 'design_life'],
  'design_fatigue_factor',
] as const
export type Params = Partial<Inputs> & Pick<Inputs, (typeof always)[number]>

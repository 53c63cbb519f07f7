/** The inputs of the fatigue analysis: the curve, the detail, the ranges as a histogram or a distribution, the life. */

import { choice, type InputsOf, oneWayOver, optional, quantity, quantityList, rows } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'
import { API_2A, BS_7608, C203 } from '../../_shared/sn-curves/families.ts'
import { CURVES } from './modes.ts'

const curveParams = {
  sn_curve: choice(CURVES, {
    title: 'S-N curve',
    description:
      "B1 to W3 and T of DNV-RP-C203; D to W1 of BS 7608; X and X' of API RP 2A; or user, with constants of its own.",
  }),
  sn_family: choice(
    { [C203]: 'DNV-RP-C203', [API_2A]: 'API RP 2A', [BS_7608]: 'BS 7608' },
    {
      title: 'Curve family',
      description: 'Standard that the S-N curve belongs to: the same letter is another curve in each.',
      default: C203,
    },
  ),
  environment: field.snEnvironment({
    description: 'Table of the S-N curve; free corrosion has one slope. A user curve has its own.',
  }),
  user_curve: rows(
    {
      log_a1: quantity('sn_log_intercept', {
        title: 'Intercept',
        description: 'log10 of a for stress ranges in MPa, up to the knee.',
        symbol: 'log_a_1',
      }),
      m1: quantity('sn_slope', {
        title: 'Slope',
        description: 'm of N = a S^-m, up to the knee.',
        symbol: 'm_1',
        above: 0,
      }),
      log_a2: optional(
        quantity('sn_log_intercept', {
          title: 'Intercept beyond the knee',
          description: 'log10 of a for stress ranges in MPa; left out, the curve has one slope.',
          symbol: 'log_a_2',
        }),
      ),
      m2: optional(
        quantity('-', {
          title: 'Slope beyond the knee',
          description: 'm of N = a S^-m; omitted, the curve has one slope. IIW uses 22 for ranges of one amplitude.',
          symbol: 'm_2',
          above: 0,
          maximum: 50,
          usual: [3, 25],
        }),
      ),
      knee_cycles: optional(
        quantity('-', {
          title: 'Cycles at the knee',
          description: 'Where the second line takes over; left out, the curve has one slope.',
          symbol: 'N_knee',
          above: 0,
        }),
      ),
    },
    {
      title: 'User curve',
      description: 'One row with the constants of the curve; one slope, or two with the knee between them.',
      minItems: 1,
      maxItems: 1,
      single: true,
    },
  ),
  fatigue_limit: quantity('stress_range', {
    title: 'Fatigue limit',
    description:
      'Effective range up to which no crack grows, of the user curve. It counts only if no range exceeds it; otherwise every range does damage.',
    symbol: 'S_0',
    above: 0,
    example: 40,
  }),
  query_cycles: quantityList('-', {
    title: 'Cycles to read at',
    description: 'Numbers of cycles for which the curve gives the stress range that it withstands.',
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
      'Of the plate or wall in which the crack grows. Left out, nothing is corrected, and a wall above the reference thickness is overrated.',
    symbol: 't',
    above: 0,
    example: 25,
  }),
  weld_attachment_length: quantity('detail_dimension', {
    title: 'Attachment length',
    description:
      'Of transverse attachments, T-joints and cruciform joints, along the stress from toe to toe: a short one lets the thickness count for less.',
    symbol: 'L_t',
    clause: 'DNV-RP-C203 2.4.3',
    above: 0,
    example: 30,
  }),
  reference_thickness: quantity('plate_thickness', {
    title: 'Reference thickness',
    description: 'Left out, that of DNV-RP-C203: 25 mm, 16 mm for curve T. Other families and user curves have none.',
    symbol: 't_ref',
    above: 0,
    example: 25,
  }),
  thickness_exponent: quantity('-', {
    title: 'Thickness exponent',
    description:
      'Left out, that of the curve by DNV-RP-C203, of curve T 0.25, or 0.30 above a stress concentration factor of 10; of a user curve 0.',
    symbol: 'k',
    minimum: 0,
    maximum: 1,
    example: 0.2,
  }),
  yield_strength: quantity('steel_yield_strength', {
    title: 'Yield strength',
    description: 'Provided, effective ranges above twice the yield strength are outside the method.',
    symbol: 'f_y',
    above: 0,
    example: 355,
  }),
  stress_concentration_factor: field.stressConcentrationFactor({
    description: 'On the ranges; 1 where they hold it already, as hot-spot ranges do.',
    minimum: 1,
  }),
  mean_stress_factor: quantity('-', {
    title: 'Mean stress factor',
    description:
      'On the ranges of base metal that is not welded, from 0.6 all in compression to 1 all in tension; 1 for welds.',
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
    description: 'Nominal ranges of the histogram, of one value or many.',
    symbol: 'S_n',
    above: 0,
    minItems: 1,
    maxItems: MOST_BINS,
    requiredUnless: WITHOUT_HISTOGRAM,
  }),
  cycles: quantityList('-', {
    title: 'Cycles',
    description: 'Of each range over the design life.',
    symbol: 'n',
    minimum: 0,
    minItems: 1,
    maxItems: MOST_BINS,
    requiredUnless: WITHOUT_HISTOGRAM,
  }),
}

const longTermParams = {
  weibull_shape: quantity('-', {
    title: 'Weibull shape',
    description: 'Given, ranges of a long-term Weibull distribution take the place of the histogram.',
    symbol: 'h',
    above: 0,
    usual: [0.5, 2],
    example: 1,
    overrides: [{ inputs: ['stress_ranges', 'cycles'] }],
  }),
  total_cycles: quantity('-', {
    title: 'Total cycles',
    description: 'Cycles of the distribution over the design life; needed with its shape.',
    symbol: 'n_0',
    above: 0,
    example: 1e8,
  }),
  weibull_scale: quantity('stress_range', {
    title: 'Weibull scale',
    description:
      'Of the nominal range. Left out with the extreme range too, only the allowable extreme range is answered.',
    symbol: 'q_0',
    above: 0,
    example: 10,
    overrides: [{ inputs: ['extreme_stress_range'] }],
  }),
  extreme_stress_range: quantity('stress_range', {
    title: 'Extreme stress range',
    description: 'Nominal range that is exceeded once in the total cycles, in place of the scale.',
    symbol: 'dS_0',
    above: 0,
    example: 180,
  }),
  target_damage: quantity('-', {
    title: 'Target damage',
    description: 'For the allowable extreme range: 1 over the design fatigue factor, where that has to be kept.',
    symbol: 'D_t',
    above: 0,
    default: 1,
  }),
}

const lifeParams = {
  design_life: field.designLife({
    description: 'Time that the cycles stand for.',
    symbol: 'T_L',
    default: 20,
  }),
  design_fatigue_factor: field.designFatigueFactor({
    description:
      'On damage, by access for inspection and repair: 1 dry and clean, 2 submerged, 3 none, 10 none and of substantial consequence.',
    minimum: 1,
    default: 3,
    assumed: 'no access for inspection and repair; failure of substantial consequence asks for 10',
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

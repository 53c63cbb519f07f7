/** What the rectification gives. */
import { weightInWater } from '@keelson/physics/pipe-section.ts'
import {
  bearingPressure,
  firstSupportReaction,
  innerSupportReaction,
  interventionCost,
  rectifiedLength,
  requiredBaseArea,
  supportHeight,
  supportsNeeded,
  toleratedLength,
} from '@keelson/physics/span-supports.ts'
import { gapOfRatio, onsetFrequency, stabilityParameter } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { turbulenceReduction2 } from '@keelson/standards/dnv-rp-f105-2017/in-line.ts'
import { effectiveMass } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import {
  allowableLengthByFrequency,
  crossFlowFrequency,
  inLineFrequency,
  staticDeflection,
} from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { listValue, numberValue, resultOf, textValue } from '@keelson/workflow'

const ASSESSED = ['total_damping_ratio', 'turbulence_intensity']

export const values = {
  allowable_span_length: resultOf(allowableLengthByFrequency, 'span_length', {
    description: 'At which the in-line frequency is the one required against onset.',
  }),
  number_of_intermediate_supports: resultOf(supportsNeeded, '-', {
    description: 'Least number at equal spacing, tolerance included.',
    minimum: 0,
  }),
  support_positions: listValue('position_along_line', {
    title: 'Support positions',
    description: 'From the start of the span, at equal spacing.',
    symbol: 'x_i',
  }),
  rectified_span_length: resultOf(rectifiedLength, 'span_length', {
    description: 'Between two supports, without tolerance.',
  }),
  rectified_natural_frequency_in_line: numberValue('cyclic_frequency', {
    title: 'Rectified in-line natural frequency',
    description: 'Of one rectified span with the same ends.',
    symbol: 'f_IL_sub',
  }),
  support_reaction: resultOf(firstSupportReaction, 'foundation_load', {
    description: 'The most that a support carries: a quarter more than the weight of one rectified span.',
  }),
  support_reaction_others: resultOf(innerSupportReaction, 'foundation_load', {
    description: 'Of supports that are not next to an end: the weight of one rectified span.',
  }),
  natural_frequency_in_line: resultOf(inLineFrequency, 'cyclic_frequency', {
    description: 'Of the span as surveyed, without the sag.',
  }),
  required_frequency: resultOf(onsetFrequency, 'cyclic_frequency', {
    title: 'Required frequency',
    description: 'Above which the flow excites no in-line vibration.',
  }),
  rectified_span_with_tolerance: resultOf(toleratedLength, 'span_length', {
    title: 'Rectified span with tolerance',
    description: 'Held against the allowable length.',
  }),
  natural_frequency_cross_flow: resultOf(crossFlowFrequency, 'cyclic_frequency', {
    description: 'Of the span as surveyed, stiffened by the sag.',
  }),
  static_deflection: resultOf(staticDeflection, 'displacement', {
    title: 'Static deflection',
    description: 'Of the span as surveyed, at mid-span, if nothing held it.',
  }),
  seabed_gap: resultOf(gapOfRatio, 'burial_depth', {
    title: 'Gap under the pipe',
    description: 'Gap ratio times diameter.',
  }),
  submerged_weight: resultOf(weightInWater, 'submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Steel and contents less buoyancy.',
  }),
  effective_mass_per_length: resultOf(effectiveMass, 'pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Dry and added mass.',
  }),
  support_bearing_pressure: resultOf(bearingPressure, 'soil_stress', {
    title: 'Bearing pressure',
    description: 'Below the most loaded support.',
    needs: ['support_base_area'],
  }),
  required_base_area: resultOf(requiredBaseArea, 'projected_area', {
    title: 'Required base area',
    description: 'Of the most loaded support.',
    needs: ['allowable_bearing_pressure'],
  }),
  support_heights: listValue('structure_dimension', {
    title: 'Support heights',
    description: 'Gap at each position, and the scour allowance.',
    symbol: 'h_i',
    needs: ['gap_profile'],
  }),
  tallest_support: resultOf(supportHeight, 'structure_dimension', {
    title: 'Tallest support',
    description: 'Of the supports at equal spacing.',
    needs: ['gap_profile'],
  }),
  supports_by_profile: numberValue('-', {
    title: 'Supports placed by the profile',
    description: 'Least number where none may be higher than the maximum.',
    needs: ['gap_profile', 'maximum_support_height'],
  }),
  stability_parameter: resultOf(stabilityParameter, '-', {
    description: 'Of mass and damping.',
    needs: ['total_damping_ratio'],
  }),
  turbulence_reduction_2: resultOf(turbulenceReduction2, '-', {
    title: 'Turbulence reduction, second corner',
    description: 'Of the in-line response model.',
    needs: ['turbulence_intensity'],
  }),
  rectified_in_line_response_amplitude: numberValue('-', {
    title: 'Rectified in-line response amplitude',
    description: 'Over the diameter, by the response model with its own onset.',
    symbol: 'A_Y',
    needs: ASSESSED,
  }),
  rectified_cross_flow_response_amplitude: numberValue('-', {
    title: 'Rectified cross-flow response amplitude',
    description: 'Over the diameter, by the response model.',
    symbol: 'A_Z',
    needs: ASSESSED,
  }),
  rectified_fatigue_life: numberValue('calculated_life', {
    title: 'Rectified fatigue life',
    description: 'In this flow all the time, curve D in seawater with cathodic protection.',
    symbol: 'T_life',
    needs: ASSESSED,
  }),
  least_cost: resultOf(interventionCost, 'work_cost', {
    title: 'Least cost',
    description: 'Of the intervention options.',
    needs: ['intervention_options'],
  }),
  least_cost_option: textValue({
    title: 'Least costly option',
    description: 'Of the intervention options.',
    needs: ['intervention_options'],
  }),
}

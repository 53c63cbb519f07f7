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
    description: 'Span length at which the in-line frequency equals the frequency required to avoid onset.',
  }),
  number_of_intermediate_supports: resultOf(supportsNeeded, '-', {
    description: 'Minimum number of equally spaced supports, allowing for survey tolerance.',
    minimum: 0,
  }),
  support_positions: listValue('position_along_line', {
    title: 'Support positions',
    description: 'Positions of the equally spaced supports, measured from the start of the span.',
    symbol: 'x_i',
  }),
  rectified_span_length: resultOf(rectifiedLength, 'span_length', {
    description: 'Length between two adjacent supports, without tolerance.',
  }),
  rectified_natural_frequency_in_line: numberValue('cyclic_frequency', {
    title: 'Rectified in-line natural frequency',
    description: 'Natural frequency of one rectified span with the same end conditions.',
    symbol: 'f_IL_sub',
  }),
  support_reaction: resultOf(firstSupportReaction, 'foundation_load', {
    description: 'Maximum support load, equal to 1.25 times the weight of one rectified span.',
  }),
  support_reaction_others: resultOf(innerSupportReaction, 'foundation_load', {
    description: 'Load on supports that are not next to a span shoulder, equal to the weight of one rectified span.',
  }),
  natural_frequency_in_line: resultOf(inLineFrequency, 'cyclic_frequency', {
    description: 'Natural frequency of the surveyed span, without sag.',
  }),
  required_frequency: resultOf(onsetFrequency, 'cyclic_frequency', {
    title: 'Required frequency',
    description: 'In-line natural frequency above which the flow excites no in-line vibration.',
  }),
  rectified_span_with_tolerance: resultOf(toleratedLength, 'span_length', {
    title: 'Rectified span length with tolerance',
    description: 'Rectified span length plus tolerance, compared with the allowable length.',
  }),
  natural_frequency_cross_flow: resultOf(crossFlowFrequency, 'cyclic_frequency', {
    description: 'Natural frequency of the surveyed span, including stiffening by sag.',
  }),
  static_deflection: resultOf(staticDeflection, 'displacement', {
    title: 'Static deflection',
    description: 'Mid-span deflection of the surveyed span if unsupported.',
  }),
  seabed_gap: resultOf(gapOfRatio, 'burial_depth', {
    title: 'Seabed gap',
    description: 'Gap between pipe and seabed, equal to the gap ratio times the diameter.',
  }),
  submerged_weight: resultOf(weightInWater, 'submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Weight per unit length of steel and contents, less buoyancy.',
  }),
  effective_mass_per_length: resultOf(effectiveMass, 'pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Sum of dry and added mass per unit length.',
  }),
  support_bearing_pressure: resultOf(bearingPressure, 'soil_stress', {
    title: 'Bearing pressure',
    description: 'Bearing pressure under the most heavily loaded support.',
    needs: ['support_base_area'],
  }),
  required_base_area: resultOf(requiredBaseArea, 'projected_area', {
    title: 'Required base area',
    description: 'Base area required for the most heavily loaded support.',
    needs: ['allowable_bearing_pressure'],
  }),
  support_heights: listValue('structure_dimension', {
    title: 'Support heights',
    description: 'Gap plus scour allowance at each support position.',
    symbol: 'h_i',
    needs: ['gap_profile'],
  }),
  tallest_support: resultOf(supportHeight, 'structure_dimension', {
    title: 'Tallest support',
    description: 'Maximum height of the equally spaced supports.',
    needs: ['gap_profile'],
  }),
  supports_by_profile: numberValue('-', {
    title: 'Supports placed by profile',
    description: 'Minimum number of supports if no support may exceed the maximum height.',
    needs: ['gap_profile', 'maximum_support_height'],
  }),
  stability_parameter: resultOf(stabilityParameter, '-', {
    description: 'Stability parameter calculated from mass and damping.',
    needs: ['total_damping_ratio'],
  }),
  turbulence_reduction_2: resultOf(turbulenceReduction2, '-', {
    title: 'Turbulence reduction factor, second corner',
    description: 'Turbulence reduction factor of the in-line response model at the second corner.',
    needs: ['turbulence_intensity'],
  }),
  rectified_in_line_response_amplitude: numberValue('-', {
    title: 'Rectified in-line response amplitude',
    description: 'In-line response amplitude divided by the diameter, from the response model with its own onset.',
    symbol: 'A_Y',
    needs: ASSESSED,
  }),
  rectified_cross_flow_response_amplitude: numberValue('-', {
    title: 'Rectified cross-flow response amplitude',
    description: 'Cross-flow response amplitude divided by the diameter, from the response model.',
    symbol: 'A_Z',
    needs: ASSESSED,
  }),
  rectified_fatigue_life: numberValue('calculated_life', {
    title: 'Rectified fatigue life',
    description:
      'Fatigue life for continuous exposure to this flow, using curve D in seawater with cathodic protection.',
    symbol: 'T_life',
    needs: ASSESSED,
  }),
  least_cost: resultOf(interventionCost, 'work_cost', {
    title: 'Minimum cost',
    description: 'Minimum cost of the intervention options.',
    needs: ['intervention_options'],
  }),
  least_cost_option: textValue({
    title: 'Cheapest option',
    description: 'Intervention option with the minimum cost.',
    needs: ['intervention_options'],
  }),
}

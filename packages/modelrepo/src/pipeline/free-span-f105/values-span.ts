/** Values of the span itself. */
import { dryMass, secondMomentOfArea, weightInWater } from '@keelson/physics/pipe-section.ts'
import {
  effectiveLength,
  effectiveLengthRatio,
  soilStiffnessParameter,
} from '@keelson/standards/dnv-rp-f105-2017/boundary.ts'
import { gapOfRatio, nextFrequency } from '@keelson/standards/dnv-rp-f105-2017/flow.ts'
import { addedMassCoefficient, effectiveMass } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import {
  criticalBucklingLoad,
  crossFlowFrequency,
  inLineFrequency,
  staticDeflection,
  unitStressAmplitude,
} from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { numberValue, resultOf } from '@keelson/workflow'
import { onSeabed } from '../_shared/free-span/inputs.ts'
import { avoided } from './inputs-design.ts'

export const spanValues = {
  natural_frequency_in_line: resultOf(inLineFrequency, 'cyclic_frequency', {
    description: 'First mode, without the sag; or as given.',
  }),
  natural_frequency_cross_flow: resultOf(crossFlowFrequency, 'cyclic_frequency', {
    description: 'First mode, stiffened by the sag.',
  }),
  static_deflection: resultOf(staticDeflection, 'displacement', {
    description: 'By the submerged weight, downwards.',
  }),
  effective_span_length: resultOf(effectiveLength, 'span_length', {
    description: 'Of vertical vibration; the span length itself between pinned or fixed ends.',
  }),
  critical_buckling_load: resultOf(criticalBucklingLoad, 'pipe_axial_force', {
    description: 'Of the effective length.',
  }),
  second_moment_of_area: resultOf(secondMomentOfArea, 'second_moment_of_area', {
    description: 'Hollow circle.',
  }),
  dry_mass_per_length: resultOf(dryMass, 'pipe_mass_per_length', {
    title: 'Dry mass',
    description: 'Steel and contents.',
  }),
  added_mass_coefficient: resultOf(addedMassCoefficient, 'drag_coefficient', {
    description: 'Larger near the bed.',
  }),
  effective_mass_per_length: resultOf(effectiveMass, 'pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Dry and added mass, or as given.',
  }),
  submerged_weight: resultOf(weightInWater, 'submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Steel and contents less buoyancy.',
  }),
  unit_stress_amplitude_in_line: resultOf(unitStressAmplitude, 'stress_range', {
    title: 'In-line unit stress amplitude',
    description: 'For an amplitude of one diameter, at mid-span on the seabed.',
  }),
  unit_stress_amplitude_cross_flow: numberValue('stress_range', {
    title: 'Cross-flow unit stress amplitude',
    description: 'For an amplitude of one diameter, at mid-span on the seabed.',
    symbol: 'A_CF',
  }),
  beta: resultOf(soilStiffnessParameter, '-', {
    description: 'Logarithm of the vertical soil stiffness over the stiffness of the pipe in a span of this length.',
    onlyWhen: onSeabed,
  }),
  effective_length_ratio: resultOf(effectiveLengthRatio, '-', {
    description: 'Vertical.',
    onlyWhen: onSeabed,
  }),
  effective_span_length_in_line: numberValue('span_length', {
    title: 'Effective span length, in line',
    description: 'By the lateral soil stiffness.',
    symbol: 'L_eff_IL',
  }),
  next_cross_flow_frequency: resultOf(nextFrequency, 'cyclic_frequency', {
    title: 'Next cross-flow frequency',
    description: 'By the ratio of consecutive frequencies.',
  }),
  seabed_gap: resultOf(gapOfRatio, 'burial_depth', {
    title: 'Gap under the pipe',
    description: 'Gap ratio times diameter.',
  }),
  effective_axial_force: numberValue('pipe_axial_force', {
    title: 'Effective axial force',
    description: 'In use; tension positive.',
    symbol: 'S_eff',
  }),
  concrete_stiffness_factor: numberValue('-', {
    title: 'Concrete stiffness factor',
    description: 'In use.',
    symbol: 'CSF',
  }),
  maximum_allowable_span_length: numberValue('span_length', {
    title: 'Maximum allowable span length',
    description: 'Up to which onset in the operating flow, and screening where asked for, are met.',
    symbol: 'L_allow',
    onlyWhen: avoided,
  }),
}

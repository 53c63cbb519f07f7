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
    description: 'First-mode in-line natural frequency without sag, or as entered.',
  }),
  natural_frequency_cross_flow: resultOf(crossFlowFrequency, 'cyclic_frequency', {
    description: 'First-mode cross-flow natural frequency, including stiffening by the sag.',
  }),
  static_deflection: resultOf(staticDeflection, 'displacement', {
    description: 'Downward mid-span deflection due to the submerged weight.',
  }),
  effective_span_length: resultOf(effectiveLength, 'span_length', {
    description: 'Effective span length for vertical vibration. Equal to the span length for pinned or fixed ends.',
  }),
  critical_buckling_load: resultOf(criticalBucklingLoad, 'pipe_axial_force', {
    description: 'Critical buckling load based on the effective span length.',
  }),
  second_moment_of_area: resultOf(secondMomentOfArea, 'second_moment_of_area', {
    description: 'Second moment of area of the hollow circular steel section.',
  }),
  dry_mass_per_length: resultOf(dryMass, 'pipe_mass_per_length', {
    title: 'Dry mass',
    description: 'Mass per unit length of steel and contents.',
  }),
  added_mass_coefficient: resultOf(addedMassCoefficient, 'drag_coefficient', {
    description: 'Added mass coefficient, which increases near the seabed.',
  }),
  effective_mass_per_length: resultOf(effectiveMass, 'pipe_mass_per_length', {
    title: 'Effective mass',
    description: 'Sum of dry and added mass per unit length, or as entered.',
  }),
  submerged_weight: resultOf(weightInWater, 'submerged_weight_per_length', {
    title: 'Submerged weight',
    description: 'Weight per unit length of steel and contents, less buoyancy.',
  }),
  unit_stress_amplitude_in_line: resultOf(unitStressAmplitude, 'stress_range', {
    title: 'In-line unit stress amplitude',
    description:
      'Stress amplitude for an in-line vibration amplitude of one diameter, at mid-span for a span on the seabed.',
  }),
  unit_stress_amplitude_cross_flow: numberValue('stress_range', {
    title: 'Cross-flow unit stress amplitude',
    description:
      'Stress amplitude for a cross-flow vibration amplitude of one diameter, at mid-span for a span on the seabed.',
    symbol: 'A_CF',
  }),
  beta: resultOf(soilStiffnessParameter, '-', {
    description: 'Logarithm of the ratio of vertical soil stiffness to pipe stiffness for this span length.',
    onlyWhen: onSeabed,
  }),
  effective_length_ratio: resultOf(effectiveLengthRatio, '-', {
    description: 'Vertical.',
    onlyWhen: onSeabed,
  }),
  effective_span_length_in_line: numberValue('span_length', {
    title: 'In-line effective span length',
    description: 'Effective span length for lateral vibration, based on the lateral soil stiffness.',
    symbol: 'L_eff_IL',
  }),
  next_cross_flow_frequency: resultOf(nextFrequency, 'cyclic_frequency', {
    title: 'Next cross-flow frequency',
    description: 'Cross-flow frequency times the consecutive frequency ratio.',
  }),
  seabed_gap: resultOf(gapOfRatio, 'burial_depth', {
    title: 'Seabed gap',
    description: 'Gap between pipe and seabed, equal to the gap ratio times the diameter.',
  }),
  effective_axial_force: numberValue('pipe_axial_force', {
    title: 'Effective axial force',
    description: 'Effective axial force used in the calculation, tension positive.',
    symbol: 'S_eff',
  }),
  concrete_stiffness_factor: numberValue('-', {
    title: 'Concrete stiffness factor',
    description: 'Concrete stiffness factor used in the calculation.',
    symbol: 'CSF',
  }),
  maximum_allowable_span_length: numberValue('span_length', {
    title: 'Maximum allowable span length',
    description:
      'Maximum span length that meets the onset criterion in the operating flow and, if requested, screening.',
    symbol: 'L_allow',
    onlyWhen: avoided,
  }),
}

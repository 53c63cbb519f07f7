/** The values that a run answers with. */
import { peakEnhancement } from '@keelson/physics/waves/jonswap.ts'
import { significantVelocity, zeroCrossingPeriod } from '@keelson/physics/waves/near-bed-velocity.ts'
import { horizontalForce, liftForce } from '@keelson/standards/dnv-rp-e305-1988/simplified.ts'
import { horizontalUtilisation, verticalUtilisation } from '@keelson/standards/dnv-rp-f109-2021/absolute.ts'
import { meanCurrentVelocity } from '@keelson/standards/dnv-rp-f109-2021/current.ts'
import {
  significantKeuleganCarpenter,
  significantVelocityRatio,
  significantWeightParameter,
  weightOfParameter,
} from '@keelson/standards/dnv-rp-f109-2021/generalised.ts'
import {
  designOscillationPeriod,
  designOscillationVelocity,
  numberOfOscillations,
  periodRatio,
} from '@keelson/standards/dnv-rp-f109-2021/oscillation.ts'
import * as peak from '@keelson/standards/dnv-rp-f109-2021/peak-loads.ts'
import * as weight from '@keelson/standards/dnv-rp-f109-2021/weight.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'
import { absolute, generalised, simplified, spectral } from './modes.ts'

/** Inputs without which there is no spectrum at the bed, and no weight. */
export const SEA_STATE = ['significant_wave_height', 'peak_period', 'water_depth']
export const WEIGHT = ['wall_thickness', 'outer_diameter']

export const values = {
  hydrodynamic_diameter: resultOf(weight.coatedDiameter, 'line_pipe_outer_diameter', {
    title: 'Hydrodynamic diameter',
    description: 'Outside diameter with all coating.',
    symbol: 'D',
  }),
  submerged_weight: resultOf(weight.submergedWeight, 'submerged_weight_per_length', {
    description: 'Weight in water with contents.',
    needs: WEIGHT,
  }),
  buoyancy: resultOf(weight.buoyancy, 'submerged_weight_per_length', {
    description: 'Weight of the water displaced.',
    minimum: 0,
  }),
  specific_gravity: resultOf(weight.specificGravity, '-', {
    title: 'Specific gravity',
    description: 'Weight in air over buoyancy.',
    needs: WEIGHT,
  }),
  vertical_stability_utilisation: resultOf(weight.verticalStabilityUtilisation, 'utilisation', {
    title: 'Vertical stability utilisation',
    description: 'Factored buoyancy over weight in air, with a factor of 1.1.',
    needs: WEIGHT,
  }),
  peak_enhancement_factor: resultOf(peakEnhancement, 'peak_enhancement_factor', {
    description: 'Of the JONSWAP spectrum, as used.',
    onlyWhen: spectral,
    needs: SEA_STATE,
  }),
  significant_flow_velocity: resultOf(significantVelocity, 'wave_particle_velocity', {
    title: 'Significant flow velocity',
    description: 'At the bed, without the pipe, before reduction for direction.',
    onlyWhen: spectral,
    needs: SEA_STATE,
    minimum: 0,
  }),
  flow_zero_crossing_period: resultOf(zeroCrossingPeriod, 'wave_period', {
    title: 'Zero up-crossing period of the flow',
    description: 'Of the velocity at the bed.',
    onlyWhen: spectral,
    needs: SEA_STATE,
    minimum: 0,
  }),
  number_of_oscillations: resultOf(numberOfOscillations, '-', {
    description: 'In the sea state.',
    onlyWhen: spectral,
    needs: [...SEA_STATE, 'storm_duration'],
  }),
  period_ratio_kt: resultOf(periodRatio, '-', {
    description: 'Design period over zero up-crossing period.',
    onlyWhen: absolute,
    needs: SEA_STATE,
  }),
  design_oscillation_velocity: resultOf(designOscillationVelocity, 'wave_particle_velocity', {
    title: 'Design oscillation velocity',
    description: 'Largest in the sea state, perpendicular to the pipe.',
    onlyWhen: absolute,
    minimum: 0,
  }),
  design_oscillation_period: resultOf(designOscillationPeriod, 'wave_period', {
    description: 'Of the largest oscillation.',
    onlyWhen: absolute,
    minimum: 0,
  }),
  mean_current_velocity: resultOf(meanCurrentVelocity, 'current_velocity', {
    title: 'Current over the pipe',
    description: 'Perpendicular to the pipe, mean over its diameter.',
    onlyWhen: spectral,
    minimum: 0,
  }),
  keulegan_carpenter_number: resultOf(peak.keuleganCarpenter, '-', {
    description: 'Of the design oscillation: its velocity times its period over the diameter.',
    onlyWhen: absolute,
    minimum: 0,
  }),
  significant_keulegan_carpenter_number: resultOf(significantKeuleganCarpenter, '-', {
    description: 'Of the significant flow across the pipe: velocity times period over the diameter.',
    onlyWhen: generalised,
    minimum: 0,
  }),
  steady_to_oscillatory_ratio: resultOf(significantVelocityRatio, '-', {
    description:
      'Current over design oscillation (absolute), or over significant flow velocity across the pipe (generalised).',
    onlyWhen: spectral,
    minimum: 0,
  }),
  peak_horizontal_load_coefficient: numberValue('drag_coefficient', {
    title: 'Peak horizontal load coefficient',
    description: 'Table 3-9.',
    symbol: 'C_Y_star',
    onlyWhen: absolute,
  }),
  peak_vertical_load_coefficient: numberValue('drag_coefficient', {
    title: 'Peak vertical load coefficient',
    description: 'Table 3-10.',
    symbol: 'C_Z_star',
    onlyWhen: absolute,
  }),
  initial_penetration_ratio: numberValue('-', {
    title: 'Initial penetration',
    description: 'In pipe diameters, under the submerged weight without lift.',
    symbol: 'zeta_pi',
    onlyWhen: absolute,
    minimum: 0,
  }),
  load_reduction_horizontal: resultOf(peak.penetrationReductionHorizontal, '-', {
    title: 'Load reduction, horizontal',
    description: 'By penetration only.',
    symbol: 'r_tot_y',
    onlyWhen: absolute,
    minimum: 0,
    maximum: 1,
  }),
  load_reduction_vertical: resultOf(peak.penetrationReductionVertical, '-', {
    title: 'Load reduction, vertical',
    description: 'By penetration only.',
    symbol: 'r_tot_z',
    onlyWhen: absolute,
    minimum: 0,
    maximum: 1,
  }),
  peak_horizontal_load: resultOf(peak.peakHorizontalLoad, 'submerged_weight_per_length', {
    description: 'Drag and inertia together.',
    onlyWhen: absolute,
    minimum: 0,
  }),
  peak_vertical_load: resultOf(peak.peakVerticalLoad, 'submerged_weight_per_length', {
    description: 'Lift.',
    onlyWhen: absolute,
    minimum: 0,
  }),
  passive_soil_resistance: numberValue('submerged_weight_per_length', {
    title: 'Passive soil resistance',
    description: 'Of the soil before the pipe, with the contact force under peak lift.',
    symbol: 'F_R',
    onlyWhen: absolute,
    minimum: 0,
  }),
  horizontal_utilisation: resultOf(horizontalUtilisation, 'utilisation', {
    description: 'Factored lateral load over friction and soil resistance.',
    onlyWhen: absolute,
  }),
  vertical_utilisation: resultOf(verticalUtilisation, 'utilisation', {
    description: 'Factored lift over submerged weight.',
    onlyWhen: absolute,
  }),
  critical_phase_angle: numberValue('heading', {
    title: 'Critical phase',
    description: 'Phase of the largest required weight, velocity crest at 0.',
    symbol: 'theta',
    onlyWhen: simplified,
    minimum: 0,
    maximum: 360,
  }),
  horizontal_force_at_critical_phase: resultOf(horizontalForce, 'submerged_weight_per_length', {
    title: 'Horizontal force at the critical phase',
    description: 'Drag and inertia.',
    onlyWhen: simplified,
  }),
  lift_force_at_critical_phase: resultOf(liftForce, 'submerged_weight_per_length', {
    title: 'Lift at the critical phase',
    description: 'Lift force.',
    onlyWhen: simplified,
  }),
  l_stable: resultOf(significantWeightParameter, '-', {
    title: 'Weight parameter for half a diameter',
    description: 'By table 3-2 or 3-3.',
    symbol: 'L_stable',
    onlyWhen: generalised,
  }),
  l_10: resultOf(significantWeightParameter, '-', {
    title: 'Weight parameter for ten diameters',
    description: 'By table 3-4.',
    symbol: 'L_10',
    onlyWhen: generalised,
  }),
  required_weight_half_diameter: resultOf(weightOfParameter, 'submerged_weight_per_length', {
    title: 'Required weight for half a diameter',
    description: 'Submerged weight that moves no more than half a diameter.',
    symbol: 'w_05',
    onlyWhen: generalised,
  }),
  required_weight_ten_diameters: resultOf(weightOfParameter, 'submerged_weight_per_length', {
    title: 'Required weight for ten diameters',
    description: 'Submerged weight that moves no more than ten diameters in a thousand oscillations.',
    symbol: 'w_10',
    onlyWhen: generalised,
  }),
  required_submerged_weight: numberValue('submerged_weight_per_length', {
    title: 'Required submerged weight',
    description: 'Weight at which the lateral criterion of the method is just met, at this diameter.',
    symbol: 'w_req',
  }),
  required_concrete_thickness: numberValue('coating_thickness', {
    title: 'Required concrete thickness',
    description: 'Smallest thickness at which no utilisation exceeds 1, the diameter growing with it.',
    symbol: 't_req',
    minimum: 0,
  }),
  governing_criterion: textValue({
    title: 'Governing criterion',
    description: 'The largest utilisation.',
    needs: WEIGHT,
  }),
}

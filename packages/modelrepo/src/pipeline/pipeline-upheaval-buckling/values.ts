/** The values that a run answers with. Compression is positive here. */
import { numberValue, textValue } from '@keelson/workflow'
import { crestValues } from './values-pipe.ts'

const FRICTION = { needs: ['axial_friction_coefficient'] }

export const values = {
  effective_axial_compression: numberValue('pipe_axial_force', {
    title: 'Effective axial compression',
    description: 'Compression positive; negative is tension, in which nothing lifts.',
    symbol: 'P',
  }),
  download_by: textValue({
    title: 'Way of the download',
    description: 'Universal curve, design formula, universal curve at the natural length, given, or no compression.',
  }),
  dimensionless_imperfection_length: numberValue('-', {
    title: 'Dimensionless imperfection length',
    description: 'L sqrt(P/EI), of the length given or else of the natural one.',
    symbol: 'phi_L',
  }),
  dimensionless_download: numberValue('-', {
    title: 'Dimensionless download',
    description: 'w EI/(delta P^2) of the required download.',
    symbol: 'phi_w',
  }),
  required_download: numberValue('submerged_weight_per_length', {
    title: 'Required download',
    description:
      'Downward force per length in all, weight of the pipe included, before its factor. Without an imperfection length the larger of the design formula and the universal curve at the natural length.',
    symbol: 'w_req',
    minimum: 0,
  }),
  available_download: numberValue('submerged_weight_per_length', {
    title: 'Available download',
    description:
      'Submerged weight and uplift resistance over its factor; where a shear strength is given, the lower of drained and undrained.',
    symbol: 'w_av',
    minimum: 0,
  }),
  utilisation: numberValue('utilisation', {
    title: 'Utilisation of the download',
    description: 'Required download with its factor over available download.',
    symbol: 'u',
    minimum: 0,
  }),
  required_soil_uplift_resistance: numberValue('submerged_weight_per_length', {
    title: 'Required uplift resistance of the soil',
    description: 'What the weight of the pipe leaves, times the factor on the resistance.',
    symbol: 'R_req',
    minimum: 0,
  }),
  required_cover_height: numberValue('burial_depth', {
    title: 'Required cover to the top of the pipe',
    description: 'At which the soil just gives its required resistance; 0 where a pipe flush with the bed suffices.',
    symbol: 'H_req',
    minimum: 0,
  }),
  uplift_resistance_f110: numberValue('submerged_weight_per_length', {
    title: 'Uplift resistance, drained',
    description: 'Of DNV-RP-F110: weight of the soil above and shear on two vertical planes.',
    symbol: 'R',
    minimum: 0,
  }),
  uplift_resistance_schaminee: numberValue('submerged_weight_per_length', {
    title: 'Uplift resistance, Schaminee',
    description: 'With the cover to the centre of the pipe; for comparison.',
    symbol: 'R_s',
    minimum: 0,
  }),
  uplift_resistance_clay: numberValue('submerged_weight_per_length', {
    title: 'Uplift resistance, undrained clay',
    description: 's_u D times the cover to the centre in diameters, at most three.',
    symbol: 'R_u',
    needs: ['undrained_shear_strength'],
    minimum: 0,
  }),
  governing_soil: textValue({
    title: 'Soil that governs',
    description: 'Drained or undrained, whichever holds less.',
  }),
  mobilised_share: numberValue('-', {
    title: 'Share that a cycle mobilises',
    description: 'Of the uplift resistance, without factors.',
    symbol: 'r_m',
    minimum: 0,
  }),
  mobilisation_displacement: numberValue('displacement', {
    title: 'Displacement that mobilises the soil',
    description: 'Mobilisation ratio times cover; past it the resistance of sand falls.',
    symbol: 'delta_f',
    minimum: 0,
  }),
  critical_imperfection_length: numberValue('span_length', {
    title: 'Critical imperfection length',
    description: 'At which this height asks for the most download.',
    symbol: 'L_cr',
  }),
  critical_download: numberValue('submerged_weight_per_length', {
    title: 'Download at the critical length',
    description: 'The most that a feature of this height can ask for, before its factor.',
    symbol: 'w_cr',
  }),
  natural_imperfection_length: numberValue('span_length', {
    title: 'Natural length of the imperfection',
    description: 'Crest to touchdown of the pipe on a prop of this height under its weight at installation.',
    symbol: 'L_0',
    needs: ['installation_submerged_weight'],
  }),
  ...crestValues,
  minimum_fully_restrained_force: numberValue('pipe_axial_force', {
    title: 'Critical force of the vertical mode',
    description: 'Smallest compression that lifts a straight line without cover off a flat bed.',
    symbol: 'P_0',
    ...FRICTION,
  }),
  buckle_length_at_minimum: numberValue('span_length', {
    title: 'Buckle length of the vertical mode',
    description: 'At the critical force.',
    symbol: 'L_v',
    ...FRICTION,
  }),
  minimum_temperature_rise: numberValue('temperature_difference', {
    title: 'Critical temperature rise of the vertical mode',
    description: 'The rise that alone gives the critical force.',
    symbol: 'Delta_T_v',
    ...FRICTION,
  }),
  vertical_mode_amplitude: numberValue('structure_dimension', {
    title: 'Amplitude of the vertical mode',
    description: 'At the critical force.',
    symbol: 'y_v',
    ...FRICTION,
  }),
  vertical_mode_moment: numberValue('bending_moment', {
    title: 'Moment of the vertical mode',
    description: 'Elastic, at the critical force.',
    symbol: 'M_v',
    ...FRICTION,
  }),
  route_utilisation: numberValue('-', {
    title: 'Largest utilisation of the survey',
    description: 'Of the download, among the surveyed imperfections.',
    needs: ['imperfections'],
    minimum: 0,
  }),
  route_position: numberValue('pipeline_length', {
    title: 'Position of the largest utilisation',
    description: 'Along the route.',
    needs: ['imperfections'],
  }),
  rock_volume: numberValue('displacement_volume', {
    title: 'Rock in all',
    description: 'Berms that bring every surveyed imperfection to its required cover, over its whole length.',
    needs: ['imperfections', 'rock_berm_crest_width', 'rock_berm_side_slope'],
    minimum: 0,
  }),
}

/** The values that a run answers with. Compression is positive here. */
import { restrainedCompression } from '@keelson/physics/pipeline-buckling/effective-force.ts'
import { buckleTemperature } from '@keelson/physics/pipeline-buckling/hobbs-lateral.ts'
import * as hobbs from '@keelson/physics/pipeline-buckling/hobbs-vertical.ts'
import * as palmer from '@keelson/physics/pipeline-buckling/palmer.ts'
import { bendingStrain } from '@keelson/physics/pipeline-buckling/section.ts'
import * as uplift from '@keelson/physics/pipeline-buckling/uplift.ts'
import * as f110 from '@keelson/standards/dnv-rp-f110-2018/uplift.ts'
import { bucklingInternal } from '@keelson/standards/dnv-st-f101-2021/combined-loading.ts'
import { numberValue, resultOf, textValue } from '@keelson/workflow'
import { strengthValues } from '../_shared/buckling/values.ts'

const FRICTION = { needs: ['axial_friction_coefficient'] }
const SURVEY = { needs: ['imperfections'] }

export const values = {
  effective_axial_compression: resultOf(restrainedCompression, 'pipe_axial_force', {
    description: 'Compression positive; negative is tension, in which nothing lifts.',
  }),
  download_by: textValue({
    worded: true,
    title: 'Way of the download',
    description: 'Universal curve, design formula, universal curve at the natural length, given, or no compression.',
  }),
  dimensionless_imperfection_length: resultOf(palmer.imperfectionLength, '-', {
    description:
      'Length times the root of compression over bending stiffness, of the length given or else of the natural one.',
  }),
  dimensionless_download: resultOf(palmer.dimensionlessDownload, '-', {
    description: 'Of the required download, by height, compression and bending stiffness.',
  }),
  required_download: resultOf(palmer.downloadOfCurve, 'submerged_weight_per_length', {
    description:
      'Downward force per length in all, weight of the pipe included, before its factor. Without an imperfection length the larger of the design formula and the universal curve at the natural length.',
    minimum: 0,
  }),
  available_download: resultOf(f110.availableDownload, 'submerged_weight_per_length', {
    description:
      'Submerged weight and uplift resistance over its factor; where a shear strength is given, the lower of drained and undrained.',
    minimum: 0,
  }),
  utilisation: resultOf(f110.downloadUtilisation, 'utilisation', {
    description: 'Required download with its factor over available download.',
    minimum: 0,
  }),
  required_soil_uplift_resistance: resultOf(f110.requiredUplift, 'submerged_weight_per_length', {
    description: 'What the weight of the pipe leaves, times the factor on the resistance.',
    minimum: 0,
  }),
  required_cover_height: resultOf(f110.coverOfUplift, 'burial_depth', {
    title: 'Required cover to the top of the pipe',
    description: 'At which the soil just gives its required resistance; 0 where a pipe flush with the bed suffices.',
    minimum: 0,
  }),
  uplift_resistance_f110: resultOf(f110.drainedUplift, 'submerged_weight_per_length', {
    description: 'Of DNV-RP-F110: weight of the soil above and shear on two vertical planes.',
    minimum: 0,
  }),
  uplift_resistance_schaminee: resultOf(uplift.sandUplift, 'submerged_weight_per_length', {
    description: 'With the cover to the centre of the pipe; for comparison.',
    minimum: 0,
  }),
  uplift_resistance_clay: resultOf(uplift.clayUplift, 'submerged_weight_per_length', {
    description: 's_u D times the cover to the centre in diameters, at most three.',
    needs: ['undrained_shear_strength'],
    minimum: 0,
  }),
  governing_soil: textValue({
    title: 'Soil that governs',
    description: 'Drained or undrained, whichever holds less.',
  }),
  mobilised_share: resultOf(f110.mobilisedShare, '-', {
    title: 'Share that a cycle mobilises',
    description: 'Of the uplift resistance, without factors.',
    minimum: 0,
  }),
  mobilisation_displacement: resultOf(uplift.mobilisationDisplacement, 'displacement', {
    description: 'Mobilisation ratio times cover; past it the resistance of sand falls.',
    minimum: 0,
  }),
  critical_imperfection_length: resultOf(palmer.criticalLength, 'span_length', {
    description: 'At which this height asks for the most download.',
  }),
  critical_download: resultOf(palmer.downloadOfCurve, 'submerged_weight_per_length', {
    title: 'Download at the critical length',
    description: 'The most that a feature of this height can ask for, before its factor.',
    symbol: 'w_cr',
  }),
  natural_imperfection_length: resultOf(palmer.naturalLength, 'span_length', {
    description: 'Crest to touchdown of the pipe on a prop of this height under its weight at installation.',
    needs: ['installation_submerged_weight'],
  }),
  crest_bending_moment: resultOf(palmer.crestMoment, 'bending_moment', {
    description: 'Elastic, of a pipe on a prop of the height with touchdown at the length, given or natural.',
  }),
  crest_bending_strain: resultOf(bendingStrain, 'strain', {
    title: 'Bending strain at the crest',
    description: 'Elastic, without factors.',
  }),
  ...strengthValues,
  load_controlled_utilisation: resultOf(bucklingInternal, 'utilisation', {
    title: 'Utilisation, load controlled',
    description: 'Of the crest under moment, compression and pressure.',
    symbol: 'u_LCC',
  }),
  minimum_fully_restrained_force: resultOf(hobbs.verticalRestrainedForce, 'pipe_axial_force', {
    title: 'Critical force of the vertical mode',
    description: 'Smallest compression that lifts a straight line without cover off a flat bed.',
    ...FRICTION,
  }),
  buckle_length_at_minimum: numberValue('span_length', {
    title: 'Buckle length of the vertical mode',
    description: 'At the critical force.',
    symbol: 'L_v',
    ...FRICTION,
  }),
  minimum_temperature_rise: resultOf(buckleTemperature, 'temperature_difference', {
    title: 'Critical temperature rise of the vertical mode',
    description: 'The rise that alone gives the critical force.',
    symbol: 'Delta_T_v',
    ...FRICTION,
  }),
  vertical_mode_amplitude: resultOf(hobbs.verticalAmplitude, 'buckle_amplitude', {
    title: 'Amplitude of the vertical mode',
    description: 'At the critical force.',
    ...FRICTION,
  }),
  vertical_mode_moment: resultOf(hobbs.verticalMoment, 'bending_moment', {
    title: 'Moment of the vertical mode',
    description: 'Elastic, at the critical force.',
    ...FRICTION,
  }),
  route_utilisation: numberValue('utilisation', {
    title: 'Largest utilisation of the survey',
    description: 'Of the download, among the surveyed imperfections.',
    ...SURVEY,
    minimum: 0,
  }),
  route_position: numberValue('pipeline_length', {
    title: 'Position of the largest utilisation',
    description: 'Along the route.',
    ...SURVEY,
  }),
  rock_volume: numberValue('rock_volume', {
    title: 'Rock in all',
    description: 'Berms that bring every surveyed imperfection to its required cover, over its whole length.',
    needs: ['imperfections', 'rock_berm_crest_width', 'rock_berm_side_slope'],
    minimum: 0,
  }),
}

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
    description:
      'Effective axial compression, compression positive. If the value is negative, the pipe is in tension and does not lift.',
  }),
  download_by: textValue({
    worded: true,
    title: 'Download method',
    description:
      'Method used for the download: universal curve, design formula, universal curve at the natural length, entered download, or no compression.',
  }),
  dimensionless_imperfection_length: resultOf(palmer.imperfectionLength, '-', {
    description:
      'Imperfection length (entered, otherwise natural) times the square root of (compression divided by bending stiffness).',
  }),
  dimensionless_download: resultOf(palmer.dimensionlessDownload, '-', {
    description: 'Dimensionless required download, calculated from height, compression and bending stiffness.',
  }),
  required_download: resultOf(palmer.downloadOfCurve, 'submerged_weight_per_length', {
    description:
      'Total downward force per unit length before the load factor, including pipe weight. If no imperfection length is entered, this is the larger of the design formula and the universal curve at the natural length.',
    minimum: 0,
  }),
  available_download: resultOf(f110.availableDownload, 'submerged_weight_per_length', {
    description:
      'Submerged weight plus factored uplift resistance. If a shear strength is entered, the lower of drained and undrained resistance is used.',
    minimum: 0,
  }),
  utilisation: resultOf(f110.downloadUtilisation, 'utilisation', {
    description: 'Factored required download divided by available download.',
    minimum: 0,
  }),
  required_soil_uplift_resistance: resultOf(f110.requiredUplift, 'submerged_weight_per_length', {
    description: 'Download not provided by the pipe weight, multiplied by the uplift resistance factor.',
    minimum: 0,
  }),
  required_cover_height: resultOf(f110.coverOfUplift, 'burial_depth', {
    title: 'Required cover to top of pipe',
    description:
      'Cover at which the soil provides exactly the required resistance. Zero if a pipe flush with the seabed is sufficient.',
    minimum: 0,
  }),
  uplift_resistance_f110: resultOf(f110.drainedUplift, 'submerged_weight_per_length', {
    description:
      'DNV-RP-F110 uplift resistance due to the weight of soil above the pipe and shear on two vertical planes.',
    minimum: 0,
  }),
  uplift_resistance_schaminee: resultOf(uplift.sandUplift, 'submerged_weight_per_length', {
    description: 'Uplift resistance based on the cover to the pipe centre, for comparison.',
    minimum: 0,
  }),
  uplift_resistance_clay: resultOf(uplift.clayUplift, 'submerged_weight_per_length', {
    description: 'Clay uplift resistance: s_u D times the ratio of cover to pipe centre to diameter, limited to three.',
    needs: ['undrained_shear_strength'],
    minimum: 0,
  }),
  governing_soil: textValue({
    title: 'Governing soil condition',
    description: 'Drained or undrained condition, whichever gives the lower resistance.',
  }),
  mobilised_share: resultOf(f110.mobilisedShare, '-', {
    title: 'Mobilised share per cycle',
    description: 'Share of the uplift resistance mobilised per cycle, without partial factors.',
    minimum: 0,
  }),
  mobilisation_displacement: resultOf(uplift.mobilisationDisplacement, 'displacement', {
    description:
      'Displacement at peak resistance, equal to the mobilisation ratio times the cover. At larger displacements the resistance of sand decreases.',
    minimum: 0,
  }),
  critical_imperfection_length: resultOf(palmer.criticalLength, 'span_length', {
    description: 'Imperfection length at which a feature of this height requires the maximum download.',
  }),
  critical_download: resultOf(palmer.downloadOfCurve, 'submerged_weight_per_length', {
    title: 'Download at critical length',
    description: 'Maximum download required by a feature of this height, before the load factor.',
    symbol: 'w_cr',
  }),
  natural_imperfection_length: resultOf(palmer.naturalLength, 'span_length', {
    description: 'Length from crest to touchdown of the pipe on a prop of this height under its installation weight.',
    needs: ['installation_submerged_weight'],
  }),
  crest_bending_moment: resultOf(palmer.crestMoment, 'bending_moment', {
    description: 'Elastic moment of a pipe on a prop of this height, with touchdown at the entered or natural length.',
  }),
  crest_bending_strain: resultOf(bendingStrain, 'strain', {
    title: 'Crest bending strain',
    description: 'Elastic bending strain at the crest, without partial factors.',
  }),
  ...strengthValues,
  load_controlled_utilisation: resultOf(bucklingInternal, 'utilisation', {
    title: 'Load-controlled utilisation',
    description: 'Utilisation of the crest section under moment, compression and pressure.',
    symbol: 'u_LCC',
  }),
  minimum_fully_restrained_force: resultOf(hobbs.verticalRestrainedForce, 'pipe_axial_force', {
    title: 'Vertical mode critical force',
    description: 'Minimum compression that lifts a straight line without cover from a flat seabed.',
    ...FRICTION,
  }),
  buckle_length_at_minimum: numberValue('span_length', {
    title: 'Vertical mode buckle length',
    description: 'Buckle length at the critical force of the vertical mode.',
    symbol: 'L_v',
    ...FRICTION,
  }),
  minimum_temperature_rise: resultOf(buckleTemperature, 'temperature_difference', {
    title: 'Vertical mode critical temperature rise',
    description: 'Temperature rise that alone produces the critical force of the vertical mode.',
    symbol: 'Delta_T_v',
    ...FRICTION,
  }),
  vertical_mode_amplitude: resultOf(hobbs.verticalAmplitude, 'buckle_amplitude', {
    title: 'Vertical mode amplitude',
    description: 'Buckle amplitude at the critical force of the vertical mode.',
    ...FRICTION,
  }),
  vertical_mode_moment: resultOf(hobbs.verticalMoment, 'bending_moment', {
    title: 'Vertical mode moment',
    description: 'Elastic bending moment at the critical force of the vertical mode.',
    ...FRICTION,
  }),
  route_utilisation: numberValue('utilisation', {
    title: 'Maximum survey utilisation',
    description: 'Maximum download utilisation of the surveyed imperfections.',
    ...SURVEY,
    minimum: 0,
  }),
  route_position: numberValue('pipeline_length', {
    title: 'Governing imperfection position',
    description: 'Position along the route of the imperfection with the maximum utilisation.',
    ...SURVEY,
  }),
  rock_volume: numberValue('rock_volume', {
    title: 'Total rock volume',
    description:
      'Total volume of the berms that provide the required cover over the whole length of every surveyed imperfection.',
    needs: ['imperfections', 'rock_berm_crest_width', 'rock_berm_side_slope'],
    minimum: 0,
  }),
}

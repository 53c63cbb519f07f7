/** Inputs of the imperfection, the soil over it, and the factors between them. */

import { optional, quantity } from '@keelson/workflow'
import { field, fieldOf } from '../../_shared/fields/index.ts'

/** Said of a factor that was left out, beside the verdict. */
const NO_FACTOR = 'no margin: 1 checks the model, a design takes its factor from soil and survey'

/** What the run and each row of a survey say of a feature. */
export const imperfectionHeight = fieldOf('burial_depth', {
  title: 'Imperfection height',
  description: 'Height of the crest above the profile on either side.',
  symbol: 'delta',
  above: 0,
  usual: [0.05, 1],
})
export const imperfectionLength = fieldOf('span_length', {
  title: 'Imperfection length',
  description: "Palmer's length, from the crest to the end of the feature. With it the universal curve is used.",
  symbol: 'L',
  above: 0,
})
export const coverHeight = fieldOf('burial_depth', {
  title: 'Cover to the top of the pipe',
  description: 'From the seabed, or the top of the berm, to the TOP of the pipe. Not to its centre.',
  symbol: 'H',
  minimum: 0,
})

export const imperfectionParams = {
  imperfection_height: optional(
    imperfectionHeight({
      example: 0.2,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['required_download'] }],
    }),
  ),
  imperfection_length: optional(
    imperfectionLength({
      example: 20,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['installation_submerged_weight'] }, { inputs: ['required_download'] }],
    }),
  ),
  required_download: optional(
    quantity('submerged_weight_per_length', {
      title: 'Required download',
      description: 'Downward force per length in all, before its factor; it replaces the one of the imperfection.',
      symbol: 'w_req',
      above: 0,
      example: 4000,
      overrides: [{ inputs: ['imperfection_height', 'imperfection_length', 'installation_submerged_weight'] }],
    }),
  ),
}

export const coverParams = {
  cover_height_top: coverHeight({ example: 1.4 }),
  minimum_protective_cover: optional(
    quantity('burial_depth', {
      title: 'Minimum protective cover',
      description: 'To the top of the pipe, against gear, anchors and scour; without it no check of protection.',
      symbol: 'H_min',
      minimum: 0,
      example: 0.6,
    }),
  ),
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({
    title: 'Submerged unit weight of the cover',
    description: 'Of the backfill or the rock.',
    example: 9,
  }),
  uplift_coefficient: quantity('-', {
    title: 'Uplift coefficient',
    description:
      'Of drained cover: about 0.1 for loose backfill, the smallest; 0.5 to 0.6 for dense sand, 0.4 to 0.8 for rock.',
    symbol: 'f',
    minimum: 0,
    usual: [0.1, 0.8],
    default: 0.1,
    assumed: 'that of loose backfill, the smallest; more needs dense sand or rock',
  }),
  undrained_shear_strength: optional(
    field.undrainedShearStrength({
      description: 'Of clay cover, as it stands after backfill. With it the lower of drained and undrained is taken.',
      usual: [0.5, 50],
      example: 8,
    }),
  ),
  mobilisation_ratio: quantity('-', {
    title: 'Mobilisation ratio',
    description:
      'Displacement at the largest resistance over the cover: 0.005 to 0.01 for sand; beyond it sand softens.',
    symbol: 'r_f',
    above: 0,
    usual: [0.005, 0.03],
    default: 0.01,
  }),
}

export const factorParams = {
  uplift_resistance_factor: quantity('safety_factor', {
    title: 'Factor on the uplift resistance',
    description: 'From the uncertainty of soil and survey. 1 is for checking the model only.',
    symbol: 'gamma_UR',
    minimum: 1,
    default: 1,
    assumed: NO_FACTOR,
  }),
  load_factor: quantity('safety_factor', {
    title: 'Factor on the required download',
    description: 'From the uncertainty of load and imperfection. 1 is for checking the model only.',
    symbol: 'gamma_L',
    minimum: 1,
    default: 1,
    assumed: NO_FACTOR,
  }),
  ratcheting_share: optional(
    quantity('-', {
      title: 'Share that a cycle may mobilise',
      description:
        'Largest share of the uplift resistance that each start-up may use, without factors, so that the pipe does not creep up; 0.75 to 0.85 is where the stiff part of the resistance ends. Without it no check of creep.',
      symbol: 'r_m_max',
      above: 0,
      maximum: 1,
      usual: [0.5, 0.85],
      example: 0.75,
    }),
  ),
}

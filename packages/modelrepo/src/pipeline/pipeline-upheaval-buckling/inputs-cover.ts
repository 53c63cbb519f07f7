/** Inputs of the imperfection, the soil over it, and the factors between them. */

import { optional, quantity } from '@keelson/workflow'
import { field, fieldOf } from '../../_shared/fields/index.ts'

/** Said of a factor that was left out, beside the verdict. */
const NO_FACTOR =
  'No margin is included. A factor of 1 is for model verification only; a design requires factors based on soil and survey data.'

/** What the run and each row of a survey say of a feature. */
export const imperfectionHeight = fieldOf('burial_depth', {
  title: 'Imperfection height',
  description: 'Crest height above the seabed profile on either side.',
  symbol: 'delta',
  above: 0,
  usual: [0.05, 1],
})
export const imperfectionLength = fieldOf('span_length', {
  title: 'Imperfection length',
  description:
    'Length from the crest to the end of the feature, as defined by Palmer. If entered, the universal curve is used.',
  symbol: 'L',
  above: 0,
})
export const coverHeight = fieldOf('burial_depth', {
  title: 'Cover to top of pipe',
  description: 'Cover from the seabed or top of berm to the top of the pipe, not to its centre.',
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
      description:
        'Total downward force per unit length before the load factor. Replaces the value for the imperfection.',
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
      description:
        'Minimum cover to top of pipe for protection against fishing gear, anchors and scour. If omitted, protection is not checked.',
      symbol: 'H_min',
      minimum: 0,
      example: 0.6,
    }),
  ),
  soil_submerged_unit_weight: field.soilSubmergedUnitWeight({
    title: 'Cover submerged unit weight',
    description: 'Submerged unit weight of the backfill or rock.',
    example: 9,
  }),
  uplift_coefficient: quantity('-', {
    title: 'Uplift coefficient',
    description:
      'Uplift coefficient of drained cover: about 0.1 for loose backfill (minimum), 0.5 to 0.6 for dense sand and 0.4 to 0.8 for rock.',
    symbol: 'f',
    minimum: 0,
    usual: [0.1, 0.8],
    default: 0.1,
    assumed: 'Value for loose backfill, the minimum. Higher values require dense sand or rock.',
  }),
  undrained_shear_strength: optional(
    field.undrainedShearStrength({
      description:
        'Undrained shear strength of clay cover after backfilling. If entered, the lower of drained and undrained resistance is used.',
      usual: [0.5, 50],
      example: 8,
    }),
  ),
  mobilisation_ratio: quantity('-', {
    title: 'Mobilisation ratio',
    description:
      'Displacement at peak resistance divided by cover: 0.005 to 0.01 for sand. Sand softens at larger displacements.',
    symbol: 'r_f',
    above: 0,
    usual: [0.005, 0.03],
    default: 0.01,
  }),
}

export const factorParams = {
  uplift_resistance_factor: quantity('safety_factor', {
    title: 'Uplift resistance factor',
    description:
      'Partial factor on uplift resistance for soil and survey uncertainty. A value of 1 is for model verification only.',
    symbol: 'gamma_UR',
    minimum: 1,
    default: 1,
    assumed: NO_FACTOR,
  }),
  load_factor: quantity('safety_factor', {
    title: 'Required download factor',
    description:
      'Partial factor on required download for load and imperfection uncertainty. A value of 1 is for model verification only.',
    symbol: 'gamma_L',
    minimum: 1,
    default: 1,
    assumed: NO_FACTOR,
  }),
  ratcheting_share: optional(
    quantity('-', {
      title: 'Allowable mobilised share',
      description:
        'Maximum share of the unfactored uplift resistance that may be mobilised at each start-up without upward creep. The stiff range ends at 0.75 to 0.85. If omitted, creep is not checked.',
      symbol: 'r_m_max',
      above: 0,
      maximum: 1,
      usual: [0.5, 0.85],
      example: 0.75,
    }),
  ),
}

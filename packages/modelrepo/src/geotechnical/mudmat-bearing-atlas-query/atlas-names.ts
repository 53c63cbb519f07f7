/** Names and terms of the atlas that its builder and its reader share. */
export const ATLAS_ID = 'mudmat-bearing-atlas-query'
export const PARENT = 'modelrepo:mudmat-bearing-capacity@1'
export const CAPACITY = 'ultimate_vertical_capacity'
export const STRENGTH = 'undrained_shear_strength'

/** The mat of the atlas, and the horizontal load on it, SI. */
export const FIXED_TERMS = {
  width: 6,
  length: 8,
  embedment_depth: 0.5,
  soil_submerged_unit_weight: 6000,
  horizontal_load: 200e3,
} as const

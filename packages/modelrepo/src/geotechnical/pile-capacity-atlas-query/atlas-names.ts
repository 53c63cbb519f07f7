/** Names and terms of the atlas that its builder and its reader share. */
export const ATLAS_ID = 'pile-capacity-atlas-query'
export const PARENT = 'modelrepo:pile-capacity@1'
export const CAPACITY = 'total_capacity'
export const DIAMETER = 'outer_diameter'
export const LENGTH = 'embedded_length'
export const STRENGTH = 'undrained_shear_strength'
export const STRESS = 'effective_vertical_stress'
export const AXES = [DIAMETER, LENGTH, STRENGTH, STRESS] as const

/** Names and terms of the atlas that its builder and its reader share. */
export const ATLAS_ID = 'anchor-capacity-atlas-query'
export const PARENT = 'modelrepo:anchor-capacity@1'
export const DIAMETER = 'diameter'
export const LENGTH = 'length'
export const STRENGTH = 'undrained_shear_strength'
export const SUCTION = 'passive_suction'
/** Responses, interpolated apart: their lesser one bends where they meet. */
export const PLUGGED = 'vertical_capacity_plugged'
export const CORING = 'vertical_capacity_coring'
/** What the error is stated of. */
export const CAPACITY = 'vertical_capacity'

/** What the atlas holds fixed, SI: uniform strength, no weight, passive suction. */
export const FIXED = { t: 0.04, k: 0, alpha: 0.65, N_c: 9, W: 0, gamma_s: 6e3, suction: true } as const

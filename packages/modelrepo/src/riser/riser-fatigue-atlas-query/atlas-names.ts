/** Names and terms of the atlas that its builder and its reader share. */
export const ATLAS_ID = 'riser-fatigue-atlas-query'
export const PARENT = 'modelrepo:riser-fatigue@1'
export const DAMAGE = 'annual_damage'
export const CONCENTRATION = 'stress_concentration_factor'
export const SCALE = 'viv_stress_scale'
/** Two slices: the sum of both damages is no power of anything. */
export const WAVES = { cause: 'waves' } as const
export const VORTICES = { cause: 'vortices' } as const

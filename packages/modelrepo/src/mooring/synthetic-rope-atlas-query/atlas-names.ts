/** Names inside the atlas file that its builder and its reader share. */
export const ATLAS_ID = 'synthetic-rope-atlas-query'
export const PARENT = 'modelrepo:synthetic-rope-mooring-fatigue@1'
export const RANGE = 'tension_range_kN'
export const CYCLES = 'n_cycles'
export const STRENGTH = 'minimum_breaking_load'
export const DAMAGE = 'damage'

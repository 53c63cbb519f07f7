/** Names inside the atlas file that its builder and its reader share. */
export const ATLAS_ID = 'mooring-fatigue-atlas-query'
export const STRESS = 'stress_range'
export const CYCLES = 'n_cycles'
export const DAMAGE = 'damage'

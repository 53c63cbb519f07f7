/** The words that choose, and the conditions under which inputs and outputs apply. */
export const FULL = 'full'
export const COILED = 'coiled_section'
export const STRAIGHT = 'straight_section'
export const NEWTONIAN = 'newtonian'
export const POWER_LAW = 'power_law'

export const whole = { analysis: [FULL] }
export const oneSection = { analysis: [COILED, STRAIGHT] }
export const coiled = { analysis: [COILED] }
export const newtonian = { rheology_model: [NEWTONIAN] }
export const powerLaw = { rheology_model: [POWER_LAW] }

/** The total strains at which the field quotes a stress, so that every workflow means the same number. */

/** One per cent. */
export const STRAIN_0_01 = 0.01
/** Two per cent: the order of a reeling strain. */
export const STRAIN_0_02 = 0.02

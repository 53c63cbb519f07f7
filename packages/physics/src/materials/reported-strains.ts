/** The total strains and the offset at which the field quotes a stress, so that every workflow means the same number. */

/** Total strain of the API 5L yield strength up to X90. */
export const STRAIN_0_005 = 0.005
/** One per cent. */
export const STRAIN_0_01 = 0.01
/** Two per cent: the order of a reeling strain. */
export const STRAIN_0_02 = 0.02
/** Plastic strain of the 0.2 % proof stress. */
export const OFFSET_0_002 = 0.002

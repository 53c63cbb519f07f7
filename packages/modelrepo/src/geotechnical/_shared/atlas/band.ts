/** Where the verdict of an atlas may differ from that of its solver. */

/**
 * Whether the limit lies between the utilisations that the solver may give. The error is that of the interpolated
 * capacity, relative to the solver's: the solver's utilisation lies between U (1 - e) and U (1 + e).
 */
export const mayDiffer = (U: number, e: number): boolean => U * (1 - e) <= 1 && U * (1 + e) >= 1

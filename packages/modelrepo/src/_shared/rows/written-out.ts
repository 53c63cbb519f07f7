/** When a sum over rows is written out in its step, and when it is only named there as that of their table. */

/** Terms of a sum that a step writes out at most. */
export const WRITTEN_OUT = 12

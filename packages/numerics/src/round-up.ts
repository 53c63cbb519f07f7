/** Rounding up to a whole number of things, without one more of them for the rounding of the machine. */

/** Relative excess over a whole number that is rounding of the machine and not another thing. */
const NOISE = 1e-9

/** Smallest whole number not below x; x within 1e-9 of a whole number other than 0, relative, is that number. */
export function roundUp(x: number): number {
  const nearest = Math.round(x)
  return Math.abs(x - nearest) <= NOISE * Math.abs(nearest) ? nearest : Math.ceil(x)
}

/** What an equation that calls roundUp names as its `functions`. */
export const wholeNumbers = {
  roundUp: { name: 'roundUp', call: roundUp, means: 'the smallest whole number not below' },
}

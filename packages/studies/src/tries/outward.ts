/** A limit as it is entered in a box: few digits, and on the side on which the case passes. */
const DIGITS = 4
/** Of a unit in the last digit: so far a limit is placed. Whether the case passes at the rounded number is for a run to say. */
const AT = 0.1

export type Side = 'minimum' | 'maximum'

/** The step of the last of its digits; of what is counted, one. */
const stepOf = (x: number, isWhole: boolean): number =>
  isWhole ? 1 : 10 ** (Math.floor(Math.log10(Math.abs(x))) + 1 - DIGITS)

/** The nearest number of few digits that is no less than a minimum and no more than a maximum, or `further` steps beyond. */
export function outward(x: number, side: Side, isWhole: boolean, further = 0): number {
  const step = stepOf(x, isWhole)
  const steps = side === 'minimum' ? Math.ceil(x / step - AT) + further : Math.floor(x / step + AT) - further
  return Number((steps * step).toPrecision(DIGITS + 8))
}

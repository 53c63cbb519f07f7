/** Rounding to significant digits, for the many numbers of an answer: `Number(x.toPrecision(digits))` without a text. */

/** The powers of ten that a double holds exactly. */
const POWERS = Array.from({ length: 23 }, (_, n) => 10 ** n)
/** Of a unit in the last digit kept; nearer to the middle between two numbers, the product is not sure of its side. */
const DOUBTFUL = 1e-3

/**
 * The double nearest to x at so many significant digits, 1 to 12; exactly what `Number(x.toPrecision(digits))` gives.
 * The scaled number is off by 1e-4 at most, and an integer over an exact power of ten is rounded once.
 */
export function rounded(x: number, digits: number): number {
  const size = Math.abs(x)
  const power = digits - 1 - Math.floor(Math.log10(size))
  const scale = POWERS[power]
  if (scale === undefined) return Number(x.toPrecision(digits))
  const scaled = size * scale
  const whole = Math.floor(scaled)
  const part = scaled - whole
  if (Math.abs(part - 0.5) < DOUBTFUL || scaled >= (POWERS[digits] ?? 0) || scaled < (POWERS[digits - 1] ?? 0))
    return Number(x.toPrecision(digits))
  const nearest = (part < 0.5 ? whole : whole + 1) / scale
  return x < 0 ? -nearest : nearest
}

/** Digits that enter a hash and leave in an answer; finer ones are noise of unit conversion and of the last bit. */
export const DIGITS = 12

/** A number as it enters a hash and leaves in an answer: integers exactly, others at 12 digits, -0 as 0. */
export const clean = (x: number): number => (Number.isInteger(x) ? x + 0 : rounded(x, DIGITS))

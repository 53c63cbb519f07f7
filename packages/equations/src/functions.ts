/** The functions that formulas import by name, and the table by which the evaluator and the parser know them. */

/** Square root of x >= 0. */
export const sqrt = Math.sqrt
/** Cube root. */
export const cbrt = Math.cbrt
/** e to the power x. */
export const exp = Math.exp
/** Natural logarithm; printed ln. */
export const log = Math.log
/** Logarithm to base ten. */
export const log10 = Math.log10
/** Sine of an angle in radians. */
export const sin = Math.sin
/** Cosine of an angle in radians. */
export const cos = Math.cos
/** Tangent of an angle in radians. */
export const tan = Math.tan
/** Inverse sine in radians, -1 <= x <= 1. */
export const asin = Math.asin
/** Inverse cosine in radians, -1 <= x <= 1. */
export const acos = Math.acos
/** Inverse tangent in radians. */
export const atan = Math.atan
/** Angle of the point (x, y) in radians; the arguments are y, x. */
export const atan2 = Math.atan2
/** Hyperbolic sine. */
export const sinh = Math.sinh
/** Hyperbolic cosine. */
export const cosh = Math.cosh
/** Hyperbolic tangent. */
export const tanh = Math.tanh
/** Inverse hyperbolic sine. */
export const asinh = Math.asinh
/** Inverse hyperbolic cosine, x >= 1. */
export const acosh = Math.acosh
/** Inverse hyperbolic tangent, |x| < 1. */
export const atanh = Math.atanh
/** Absolute value. */
export const abs = Math.abs
/** Smallest of the arguments. */
export const min = Math.min
/** Largest of the arguments. */
export const max = Math.max
/** Root of the sum of squares. */
export const hypot = Math.hypot
/** Largest integer not above x. */
export const floor = Math.floor
/** Smallest integer not below x. */
export const ceil = Math.ceil
/** Ratio of a circle's circumference to its diameter. */
export const pi = Math.PI

/**
 * Sum of `term(j)` for j = 0 ... n - 1, added in that order; 0 for n = 0. The index is typed as the literal 0 so that
 * TypeScript knows `x[j]` of a non-empty list to be a number; it takes every value up to n - 1 when run.
 */
export function sum(n: number, term: (j: 0) => number): number {
  const typed = term as (j: number) => number
  let total = 0
  for (let j = 0; j < n; j++) total += typed(j)
  return total
}

const PANELS = 16
/** Abscissas and weights of the sixteen-point Gauss-Legendre rule on -1 ... 1, one of each symmetric pair. */
const GAUSS: readonly (readonly [abscissa: number, weight: number])[] = [
  [0.09501250983763744, 0.1894506104550685],
  [0.2816035507792589, 0.18260341504492358],
  [0.45801677765722737, 0.16915651939500254],
  [0.6178762444026438, 0.14959598881657674],
  [0.755404408355003, 0.12462897125553388],
  [0.8656312023878318, 0.09515851168249279],
  [0.9445750230732326, 0.062253523938647894],
  [0.9894009349916499, 0.027152459411754096],
]

/**
 * Integral of f from a to b by a fixed rule: 16 equal panels of sixteen-point Gauss-Legendre, 256 evaluations, exact
 * for polynomials up to degree 31. It does not adapt: f must be smooth over a ... b (no kink, no pole, at most about
 * fifty full waves). Source: Abramowitz and Stegun (1964) table 25.4.
 */
export function integral(a: number, b: number, f: (x: number) => number): number {
  const half = (b - a) / (2 * PANELS)
  let total = 0
  for (let panel = 0; panel < PANELS; panel++) {
    const middle = a + (2 * panel + 1) * half
    for (const [x, w] of GAUSS) total += w * (f(middle - half * x) + f(middle + half * x))
  }
  return total * half
}

interface Elementary {
  readonly call: (...args: number[]) => number
  /** Number of arguments; null where any number from one up is allowed. */
  readonly arity: number | null
}

const one = (f: (x: number) => number): Elementary => ({ call: f as Elementary['call'], arity: 1 })
const many = (call: Elementary['call']): Elementary => ({ call, arity: null })

/** The elementary functions by name. */
export const elementary: ReadonlyMap<string, Elementary> = new Map<string, Elementary>([
  ...Object.entries({ sqrt, cbrt, exp, log, log10, abs, floor, ceil }).map(([k, f]) => [k, one(f)] as const),
  ...Object.entries({ sin, cos, tan, asin, acos, atan }).map(([k, f]) => [k, one(f)] as const),
  ...Object.entries({ sinh, cosh, tanh, asinh, acosh, atanh }).map(([k, f]) => [k, one(f)] as const),
  ['atan2', { call: atan2 as Elementary['call'], arity: 2 }],
  ...Object.entries({ min, max, hypot }).map(([k, f]) => [k, many(f)] as const),
])

/** The one door to special functions, so that the library behind them can change without touching an equation. */
import stdlibGamma from '@stdlib/math-base-special-gamma'
import stdlibGammainc from '@stdlib/math-base-special-gammainc'
import { inWords, requireThat } from './errors.ts'

/** Gamma function; NaN at negative integers, overflows to Infinity above 171.6 (stdlib-js, after Cephes). */
export const gamma = (x: number): number => stdlibGamma(x)

/**
 * Lower incomplete gamma function, the integral of t^(a-1) e^-t from 0 to x, not divided by gamma(a). For a > 0 and
 * x >= 0, Infinity included; overflows with gamma(a). Throws NumericsError 'bad_input' outside, NaN among it
 * (stdlib-js, after Boost).
 */
export function lowerGamma(a: number, x: number): number {
  requireArguments(a, x)
  return x === Number.POSITIVE_INFINITY ? gamma(a) : stdlibGammainc(x, a, false)
}

/** The complement of `lowerGamma`, the integral from x up, under the same terms. */
export function upperGamma(a: number, x: number): number {
  requireArguments(a, x)
  return x === Number.POSITIVE_INFINITY ? 0 : stdlibGammainc(x, a, false, true)
}

const requireArguments = (a: number, x: number) =>
  requireThat(
    a > 0 && x >= 0,
    `an incomplete gamma function requires a > 0 and x >= 0 (value: ${inWords(a)} and ${inWords(x)})`,
  )

/**
 * The lower incomplete gamma function over the complete one, from 0 to 1: it does not overflow with a. For a > 0 and
 * x >= 0, Infinity included. Throws NumericsError 'bad_input' outside, NaN among it (stdlib-js, after Boost).
 */
export function lowerGammaShare(a: number, x: number): number {
  requireArguments(a, x)
  return x === Number.POSITIVE_INFINITY ? 1 : stdlibGammainc(x, a, true)
}

/** The complement of `lowerGammaShare`, under the same terms: it keeps its relative accuracy where it is small. */
export function upperGammaShare(a: number, x: number): number {
  requireArguments(a, x)
  return x === Number.POSITIVE_INFINITY ? 0 : stdlibGammainc(x, a, true, true)
}

/** The one door to special functions, so that the library behind them can change without touching an equation. */
import stdlibGamma from '@stdlib/math-base-special-gamma'

/** Gamma function; NaN at negative integers, overflows to Infinity above 171.6 (stdlib-js, after Cephes). */
export const gamma = (x: number): number => stdlibGamma(x)

/** The Weibull shape whose maxima spread as those of a record do. */
import { bracketedRoot, type Root } from '@keelson/numerics/root-finding.ts'
import { weibullSpread } from './extremes.ts'

/** Shapes between which a record of waves lies; the gamma functions stay within the range of numbers. */
export const SHAPES = [0.1, 100] as const

/** Shape k of the square of a coefficient of variation. Throws NumericsError 'no_bracket' outside the shapes. */
export const weibullShape = (spread: number): Root =>
  bracketedRoot((k) => Math.log(weibullSpread.evaluate({ k }) / spread), ...SHAPES, {
    seeking: 'the Weibull shape parameter of the maxima',
  })

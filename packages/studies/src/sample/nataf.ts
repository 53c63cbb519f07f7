/**
 * The correlation of two inputs, and that of the standard normal variables behind them: the model of Nataf. Liu and Der
 * Kiureghian (1986), Multivariate distribution models with prescribed marginals and covariances, Probabilistic
 * Engineering Mechanics 1, 105-112.
 */
import { gaussLegendre } from '@keelson/numerics/gauss-legendre.ts'
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { type Distribution, fromStandardNormal } from './distribution.ts'

/** Standard deviations over which is integrated: beyond, the square root of the density is less than 1e-15. */
const REACH = 12
/** Hermite polynomials; what is left beyond them is put into two terms more. */
const DEGREE = 50

/** Places on the standard normal axis, each with its weight times the normal density. */
const places = gaussLegendre(240).map(({ x, weight }) => {
  const y = REACH * x
  return { y, weight: (REACH * weight * Math.exp(-(y ** 2) / 2)) / Math.sqrt(2 * Math.PI) }
})

/** An input as a function of its standard normal variable, less its mean and over its standard deviation. */
export interface Shape {
  /** At `places`. */
  readonly values: readonly number[]
  /** Its components of the normalised Hermite polynomials of degree 1 to `DEGREE`. */
  readonly components: readonly number[]
}

export function shapeOf(distribution: Distribution): Shape {
  const { mean, standardDeviation } = distribution
  const values = places.map(({ y }) => (fromStandardNormal(distribution, y) - mean) / standardDeviation)
  const components = new Array<number>(DEGREE).fill(0)
  for (const [i, { y, weight }] of places.entries()) {
    let [before, polynomial] = [0, 1]
    for (let n = 0; n < DEGREE; n++) {
      // He_(n+1) = y He_n - n He_(n-1), each over the root of its factorial. Abramowitz and Stegun (1964) 22.7.14.
      const after = (y * polynomial - Math.sqrt(n) * before) / Math.sqrt(n + 1)
      ;[before, polynomial] = [polynomial, after]
      components[n] = (components[n] as number) + weight * (values[i] as number) * polynomial
    }
  }
  return { values, components }
}

export interface PairCorrelation {
  /** Pearson's coefficient of the two inputs where that of the normal variables is -1 <= r <= 1. It grows with r. */
  readonly at: (r: number) => number
  /** What it can be: at -1 and at 1. */
  readonly range: readonly [number, number]
}

/**
 * The double integral of Liu and Der Kiureghian (1986, eq. 12) as a power series in the normal coefficient, by Mehler's
 * expansion of the bivariate normal density in Hermite polynomials (Lancaster, 1957, Biometrika 44, 289-292), exact at
 * both ends: the rest of the series is that of the single integrals which the double one becomes there.
 */
export function pairCorrelation(one: Shape, other: Shape): PairCorrelation {
  const terms = one.components.map((component, n) => component * (other.components[n] as number))
  const series = (r: number) => r * terms.reduceRight((sum, term) => sum * r + term, 0)
  const last = places.length - 1
  const integral = (mirrored: boolean) =>
    places.reduce((sum, { weight }, i) => {
      const opposite = other.values[mirrored ? last - i : i] as number
      return sum + weight * (one.values[i] as number) * opposite
    }, 0)
  const range = [integral(true), integral(false)] as const
  const [restLow, restHigh] = [range[0] - series(-1), range[1] - series(1)]
  const [odd, even] = [(restHigh - restLow) / 2, (restHigh + restLow) / 2]
  return { at: (r) => series(r) + r ** (DEGREE + 1) * (odd + even * r), range }
}

/** The coefficient of the normal variables for one of the inputs that lies within the range of the pair. */
export function normalCoefficient({ at }: PairCorrelation, coefficient: number): number {
  return bracketedRoot((r) => at(r) - coefficient, -1, 1, { seeking: 'correlation of the normal variables' }).x
}

/** Functions that a report only names, because every handbook has them: worked out here by other means than Keelson's. */
import type { Callable } from './evaluate.ts'

/** By the words of the report. */
export const knownFunctions: ReadonlyMap<string, Callable> = new Map<string, Callable>([
  ['the gamma function', ([x = 0]) => gamma(x)],
  ['the upper incomplete gamma function (not regularised)', ([a = 0, x = 0]) => upper(a, x)],
  ['the lower incomplete gamma function (not regularised)', ([a = 0, x = 0]) => lower(a, x)],
  ['the standard normal distribution', ([x = 0]) => 0.5 + normalFromMiddle(x)],
  ["the 95 % quantile of Student's t distribution, by its degrees of freedom", ([nu = 1]) => studentQuantile(0.95, nu)],
  [
    'the chi-squared quantile for a probability and degrees of freedom',
    ([p = 0.5, nu = 1]) => root((x) => poissonShare(nu / 2, x / 2) - p),
  ],
  [
    'the chi-squared upper tail probability for a value and degrees of freedom',
    ([x = 0, nu = 1]) => upper(nu / 2, x / 2) / gamma(nu / 2),
  ],
])

const LARGE = 20

/** By Stirling's series at a large argument, then down by gamma(x + 1) = x gamma(x). */
function gamma(x: number): number {
  if (x < LARGE) return gamma(x + 1) / x
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  return Math.sqrt((2 * Math.PI) / x) * (x / Math.E) ** x * Math.exp(series)
}

/** By the power series where that is short, and from the upper function beyond. */
function lower(a: number, x: number): number {
  if (x > a + 1) return gamma(a) - upper(a, x)
  let term = 1 / a
  let sum = term
  for (let n = 1; n < 500; n++) {
    term *= x / (a + n)
    sum += term
  }
  return x ** a * Math.exp(-x) * sum
}

/** By the continued fraction of Legendre, from its 500th part up. */
function upper(a: number, x: number): number {
  if (x <= a + 1) return gamma(a) - lower(a, x)
  if (x === Number.POSITIVE_INFINITY) return 0
  let fraction = 0
  for (let n = 500; n > 0; n--) fraction = (n * (a - n)) / (x + 2 * n + 1 - a + fraction)
  return (x ** a * Math.exp(-x)) / (x + 1 - a + fraction)
}

/** Share of the lower function in the whole, by its series of Poisson terms: it does not overflow. */
function poissonShare(a: number, x: number): number {
  let term = Math.exp(a * Math.log(x) - x - logGamma(a + 1))
  let sum = term
  for (let n = 1; n < 10 * (a + x) + 100; n++) {
    term *= x / (a + n)
    sum += term
  }
  return sum
}

/** As `gamma`, for arguments that it has no room for. */
const logGamma = (x: number): number =>
  x < LARGE
    ? logGamma(x + 1) - Math.log(x)
    : (x - 0.5) * Math.log(x) - x + Math.log(2 * Math.PI) / 2 + 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)

const PARTS = 4000

function simpson(from: number, to: number, f: (x: number) => number): number {
  const step = (to - from) / PARTS
  let sum = f(from) + f(to)
  for (let i = 1; i < PARTS; i++) sum += (i % 2 === 1 ? 4 : 2) * f(from + i * step)
  return (sum * step) / 3
}

const normalFromMiddle = (x: number): number => simpson(0, x, (z) => Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI))

function studentQuantile(p: number, nu: number): number {
  const scale = gamma((nu + 1) / 2) / (Math.sqrt(nu * Math.PI) * gamma(nu / 2))
  const fromMiddle = (t: number) => simpson(0, t, (x) => scale * (1 + (x * x) / nu) ** (-(nu + 1) / 2))
  return root((t) => fromMiddle(t) - (p - 0.5))
}

/** The positive root of a function that changes its sign once there. */
export function root(f: (x: number) => number): number {
  let [low, high] = [1e-12, 1e-6]
  const sign = Math.sign(f(low))
  while (Math.sign(f(high)) === sign && high < 1e12) high *= 2
  for (let i = 0; i < 48; i++) {
    const middle = (low + high) / 2
    if (Math.sign(f(middle)) === sign) low = middle
    else high = middle
  }
  return (low + high) / 2
}

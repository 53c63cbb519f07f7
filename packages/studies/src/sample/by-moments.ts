/** Distributions by their mean and standard deviation, the latter above 0. */
import { bracketedRoot } from '@keelson/numerics/root-finding.ts'
import { beta, EULER_GAMMA, gumbel, lognormal, uniform, weibull, weibullVariation } from './families.ts'
import { type DistributionReading, fault, type Given, MOST_SHAPE, type Sent } from './parameters.ts'
import { massBetween, truncatedNormal } from './truncated-normal.ts'

/** The least of a normal distribution that may be left between the ends: less of it is hardly what was meant. */
const LEAST_MASS = 1e-6
/** Shapes of a Weibull distribution that are sought. */
const SHAPES = [0.2, 500] as const

export function lognormalByMoments({ mean, standard_deviation }: Given): DistributionReading {
  if (mean <= 0) return fault('mean', `must be greater than 0 for a lognormal distribution (entered: ${mean})`)
  const variance = Math.log1p((standard_deviation / mean) ** 2)
  return lognormal(Math.log(mean) - variance / 2, Math.sqrt(variance))
}

export function uniformByMoments({ mean, standard_deviation }: Given): DistributionReading {
  const half = Math.sqrt(3) * standard_deviation
  return uniform(mean - half, mean + half)
}

/** Its location is 0; its shape follows from the coefficient of variation alone. */
export function weibullByMoments({ mean, standard_deviation }: Given): DistributionReading {
  if (mean <= 0)
    return fault('mean', `must be greater than 0 for a Weibull distribution starting at 0 (entered: ${mean})`)
  const variation = standard_deviation / mean
  const [most, least] = SHAPES.map(weibullVariation) as [number, number]
  if (variation < least || variation > most) {
    const range = `${(least * mean).toPrecision(3)} to ${(most * mean).toPrecision(3)}`
    return fault('standard_deviation', `must be ${range} for a mean of ${mean} (entered: ${standard_deviation})`)
  }
  const beyond = (logShape: number) => Math.log(weibullVariation(Math.exp(logShape)) / variation)
  const [low, high] = SHAPES.map(Math.log) as [number, number]
  const shape = Math.exp(bracketedRoot(beyond, low, high, { seeking: 'Weibull shape' }).x)
  const ofUnitScale = weibull(shape, 1, 0)
  return weibull(shape, mean / ofUnitScale.mean, 0)
}

export function gumbelByMoments({ mean, standard_deviation }: Given): DistributionReading {
  const scale = (Math.sqrt(6) / Math.PI) * standard_deviation
  return gumbel(mean - EULER_GAMMA * scale, scale)
}

export function betaByMoments({ mean, standard_deviation, lower, upper }: Given): DistributionReading {
  if (mean <= lower || mean >= upper)
    return fault('mean', `must be between lower, ${lower}, and upper, ${upper} (entered: ${mean})`)
  const most = Math.sqrt((mean - lower) * (upper - mean))
  if (standard_deviation >= most)
    return fault(
      'standard_deviation',
      `must be below ${most.toPrecision(6)} for this mean between these ends (entered: ${standard_deviation})`,
    )
  const sum = (most / standard_deviation) ** 2 - 1
  if (sum > MOST_SHAPE) {
    const least = most / Math.sqrt(MOST_SHAPE + 1)
    return fault(
      'standard_deviation',
      `must be above ${least.toPrecision(3)} between these ends (entered: ${standard_deviation})`,
    )
  }
  const place = (mean - lower) / (upper - lower)
  return beta(place * sum, (1 - place) * sum, lower, upper)
}

/** Mean and standard deviation are those of the normal distribution that is cut. */
export function truncatedByMoments({ mean, standard_deviation, ...ends }: Given & Sent): DistributionReading {
  const { lower = Number.NEGATIVE_INFINITY, upper = Number.POSITIVE_INFINITY }: Sent = ends
  const mass = massBetween((lower - mean) / standard_deviation, (upper - mean) / standard_deviation)
  if (mass >= LEAST_MASS) return truncatedNormal(mean, standard_deviation, lower, upper)
  const member = lower > mean ? 'lower' : 'upper'
  const said = `a normal distribution of mean ${mean} and standard deviation ${standard_deviation}`
  return fault(member, `leaves less than one millionth of ${said} (entered: ${ends[member]})`)
}

/** The Gumbel distribution of the largest values of many stretches alike, fitted by moments or by greatest likelihood. */
import { constant, equation, exp, log, pi, sqrt, sum } from '@keelson/equations'
import { requireThat } from '@keelson/numerics/errors.ts'
import { bracketedRoot, type Root } from '@keelson/numerics/root-finding.ts'
import { gumbel } from './sources.ts'

const MOMENTS = { source: gumbel, clause: 'method of moments', unit: '-' } as const
const LIKELIHOOD = { source: gumbel, clause: 'method of maximum likelihood', unit: '-' } as const
const x = ['sample maxima', '-', 'list'] as const
const x_1 = ['minimum of the maxima', '-'] as const
const m_x = ['mean of the maxima', '-'] as const
const beta = ['Gumbel scale parameter', '-'] as const
const mu = ['Gumbel location parameter', '-'] as const

/** Euler's number of the harmonic series. */
export const EULER_GAMMA = constant({
  symbol: 'gamma_E',
  title: "Euler's constant",
  value: 0.57721566490153,
  unit: '-',
  source: gumbel,
  clause: 'mean of the reduced variate',
})

export const meanOfMaxima = equation({
  ...MOMENTS,
  symbol: 'm_x',
  title: 'Mean of maxima',
  where: { x },
  evaluate: ({ x }) => sum(x.length, (j) => x[j]) / x.length,
})

/** Needs two maxima. */
export const deviationOfMaxima = equation({
  ...MOMENTS,
  symbol: 's_x',
  title: 'Standard deviation of maxima',
  where: { x, m_x },
  evaluate: ({ x, m_x }) => sqrt(sum(x.length, (j) => (x[j] - m_x) ** 2) / (x.length - 1)),
})

export const gumbelScale = equation({
  ...MOMENTS,
  symbol: 'beta',
  title: 'Gumbel scale parameter',
  where: { s_x: ['standard deviation of the maxima', '-'] },
  evaluate: ({ s_x }) => (s_x * sqrt(6)) / pi,
})

export const gumbelLocation = equation({
  ...MOMENTS,
  symbol: 'mu',
  title: 'Gumbel location parameter',
  where: { m_x, gamma_E: ["Euler's constant", '-'], beta },
  evaluate: ({ m_x, gamma_E, beta }) => m_x - gamma_E * beta,
})

/** Both sides are the scale where it is that of greatest likelihood. */
export const likelyScale = equation({
  ...LIKELIHOOD,
  symbol: 'beta',
  title: 'Gumbel scale parameter',
  where: { m_x, x, x_1, beta },
  left: ({ beta }) => beta,
  evaluate: ({ m_x, x, x_1, beta }) =>
    m_x - sum(x.length, (j) => x[j] * exp((x_1 - x[j]) / beta)) / sum(x.length, (j) => exp((x_1 - x[j]) / beta)),
})

export const likelyLocation = equation({
  ...LIKELIHOOD,
  symbol: 'mu',
  title: 'Gumbel location parameter',
  where: { x_1, beta, x },
  evaluate: ({ x_1, beta, x }) => x_1 - beta * log(sum(x.length, (j) => exp((x_1 - x[j]) / beta)) / x.length),
})

export const gumbelQuantile = equation({
  source: gumbel,
  clause: 'quantile',
  symbol: 'x_p',
  title: 'Maximum at the specified probability of non-exceedance',
  unit: '-',
  where: { mu, beta, p: ['probability of non-exceedance', '-'] },
  evaluate: ({ mu, beta, p }) => mu - beta * log(-log(p)),
})

export const gumbelExceedance = equation({
  source: gumbel,
  clause: 'distribution',
  symbol: 'Q',
  title: 'Maxima exceedance probability',
  unit: '-',
  where: { x: ['load level', '-'], mu, beta },
  evaluate: ({ x, mu, beta }) => 1 - exp(-exp(-(x - mu) / beta)),
})

/** The scale is sought between these times the standard deviation of the maxima. */
const SOUGHT = [1e-3, 1e3] as const

/** The scale of greatest likelihood. Throws NumericsError 'bad_input' for maxima that are all one. */
export function mostLikelyScale(x: readonly number[]): Root {
  const m_x = meanOfMaxima.evaluate({ x })
  const s_x = deviationOfMaxima.evaluate({ x, m_x })
  requireThat(s_x > 0, 'the maxima are all equal, so the Gumbel scale parameter is undefined')
  const x_1 = x.reduce((a, b) => Math.min(a, b))
  const excess = (t: number) => likelyScale.evaluate({ m_x, x, x_1, beta: t * s_x }) / s_x - t
  const root = bracketedRoot(excess, ...SOUGHT, { seeking: 'the maximum-likelihood Gumbel scale parameter' })
  return { ...root, x: root.x * s_x }
}

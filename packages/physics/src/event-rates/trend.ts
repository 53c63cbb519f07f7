/** Trend and scatter of a yearly series of counts: Mann-Kendall, Sen's slope, index of dispersion. */
import { abs, equation, sqrt, sum } from '@keelson/equations'
import { chiSquaredUpper } from '@keelson/numerics/chi-squared.ts'
import { normalCumulative } from '@keelson/numerics/normal.ts'
import { fisher, kendall, sen } from './sources.ts'

const Phi = normalCumulative
const Q = chiSquaredUpper

const KENDALL = { source: kendall, unit: '-' } as const
const x = ['annual counts', '-', 'list'] as const
const S = ['Mann-Kendall statistic', '-'] as const

/** Pairs that rise less pairs that fall; each pair stands twice in the sums. */
export const kendallStatistic = equation({
  ...KENDALL,
  symbol: 'S',
  title: 'Mann-Kendall statistic',
  clause: 'chapter 1, score of a ranking against time',
  where: { x },
  evaluate: ({ x }) =>
    sum(x.length, (i) =>
      sum(x.length, (j) => ((x[i] - x[j]) * (i - j) > 0 ? 1 : (x[i] - x[j]) * (i - j) < 0 ? -1 : 0)),
    ) / 2,
})
/** Years of equal counts lower it, by the clause for ties; a year is equal to itself. */
export const kendallVariance = equation({
  ...KENDALL,
  symbol: 'V_S',
  title: 'Mann-Kendall variance without trend',
  clause: 'chapter 4, variance with ties',
  where: { x },
  evaluate: ({ x }) =>
    (x.length * (x.length - 1) * (2 * x.length + 5) -
      sum(
        x.length,
        (i) =>
          (sum(x.length, (j) => (x[j] === x[i] ? 1 : 0)) - 1) * (2 * sum(x.length, (j) => (x[j] === x[i] ? 1 : 0)) + 5),
      )) /
    18,
})
/** With the correction for continuity. */
export const kendallDeviate = equation({
  ...KENDALL,
  symbol: 'Z',
  title: 'Trend standard deviate',
  clause: 'chapter 4, correction for continuity',
  where: { S, V_S: ['Mann-Kendall variance', '-'] },
  limited: { holds: 'rising and falling pairs are equal in number, so there is no trend' },
  evaluate: ({ S, V_S }) => (S > 0 ? (S - 1) / sqrt(V_S) : S < 0 ? (S + 1) / sqrt(V_S) : 0),
})
export const trendProbability = equation({
  ...KENDALL,
  symbol: 'p_Z',
  title: 'Trend p-value, two-sided',
  clause: 'chapter 4, normal approximation',
  functions: { Phi: { name: 'Phi', call: Phi, means: 'the standard normal distribution' } },
  where: { Z: ['standard deviate', '-'] },
  evaluate: ({ Z }) => 2 * Phi(-abs(Z)),
})

/** Of two years, t_j after t_i. */
export const pairSlope = equation({
  symbol: 'b',
  title: 'Slope between two years',
  unit: '1/year',
  source: sen,
  clause: 'section 2, slopes of all pairs',
  where: {
    x_i: ['earlier count', '-'],
    x_j: ['later count', '-'],
    t_i: ['earlier year', 'year'],
    t_j: ['later year', 'year'],
  },
  evaluate: ({ x_i, x_j, t_i, t_j }) => (x_j - x_i) / (t_j - t_i),
})
/** Of an odd number of pairs both are the one in the middle. */
export const senSlope = equation({
  symbol: 'b_S',
  title: 'Sen slope',
  unit: '1/year',
  source: sen,
  clause: 'section 2, median of the slopes',
  where: { b_1: ['lower middle slope', '1/year'], b_2: ['upper middle slope', '1/year'] },
  evaluate: ({ b_1, b_2 }) => (b_1 + b_2) / 2,
})

const FISHER = { source: fisher, unit: '-' } as const

export const meanCount = equation({
  ...FISHER,
  symbol: 'x_m',
  title: 'Mean annual count',
  clause: 'mean of the series',
  where: { x },
  evaluate: ({ x }) => sum(x.length, (j) => x[j]) / x.length,
})
/** Needs x_m > 0. */
export const dispersion = equation({
  ...FISHER,
  symbol: 'D_chi',
  title: 'Index of dispersion',
  clause: 'index of dispersion',
  where: { x, x_m: ['mean annual count', '-'] },
  evaluate: ({ x, x_m }) => sum(x.length, (j) => (x[j] - x_m) ** 2) / x_m,
})
/** For n >= 2 counts. */
export const dispersionProbability = equation({
  ...FISHER,
  symbol: 'p_D',
  title: 'Dispersion p-value for Poisson counts',
  clause: 'chi-squared with n - 1 degrees of freedom',
  functions: {
    Q: {
      name: 'Q',
      call: Q,
      means: 'the chi-squared upper tail probability for a value and degrees of freedom',
    },
  },
  where: { D_chi: ['index of dispersion', '-'], n: ['number of counts', '-'] },
  evaluate: ({ D_chi, n }) => Q(D_chi, n - 1),
})

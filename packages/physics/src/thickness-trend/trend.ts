/** Corrosion rate as the trend of many thickness readings, with its upper confidence bound. */
import { equation, sqrt, sum } from '@keelson/equations'
import { studentQuantile } from '@keelson/numerics/student-t.ts'
import { nistHandbook } from '../sweep/effects.ts'

const FIT = { source: nistHandbook, clause: '4.1.4.1 linear least squares' } as const

const y = ['reading dates in years', 'year', 'list'] as const
const t = ['thickness readings', 'mm', 'list'] as const
const y_m = ['mean year', 'year'] as const
const t_m = ['mean thickness', 'mm'] as const
const S_yy = ['sum of squared year deviations', 'year2'] as const
const CR_TR = ['trend rate', 'mm/year'] as const

/** One-sided 95 % quantile of Student's t. */
const t_95 = (freedom: number): number => studentQuantile(0.95, freedom)

export const meanYear = equation({
  ...FIT,
  symbol: 'y_m',
  title: 'Mean year of readings',
  unit: 'year',
  where: { y },
  evaluate: ({ y }) => sum(y.length, (j) => y[j]) / y.length,
})

export const meanThickness = equation({
  ...FIT,
  symbol: 't_m',
  title: 'Mean thickness of readings',
  unit: 'mm',
  where: { t },
  evaluate: ({ t }) => sum(t.length, (j) => t[j]) / t.length,
})

export const spreadOfYears = equation({
  ...FIT,
  symbol: 'S_yy',
  title: 'Sum of squared year deviations',
  unit: 'year2',
  where: { y, y_m },
  evaluate: ({ y, y_m }) => sum(y.length, (j) => (y[j] - y_m) ** 2),
})

/** Positive where the wall thins. */
export const trendRate = equation({
  ...FIT,
  symbol: 'CR_TR',
  title: 'Trend corrosion rate',
  unit: 'mm/year',
  where: { y, y_m, t, t_m, S_yy },
  evaluate: ({ y, y_m, t, t_m, S_yy }) => -sum(y.length, (j) => (y[j] - y_m) * (t[j] - t_m)) / S_yy,
})

/** For three readings or more. */
export const trendScatter = equation({
  ...FIT,
  symbol: 's_t',
  title: 'Standard error of readings about the trend',
  unit: 'mm',
  where: { t, t_m, CR_TR, y, y_m },
  evaluate: ({ t, t_m, CR_TR, y, y_m }) =>
    sqrt(sum(y.length, (j) => (t[j] - t_m + CR_TR * (y[j] - y_m)) ** 2) / (y.length - 2)),
})

/** Not exceeded with 95 % confidence, for three readings or more. */
export const trendUpperBound = equation({
  ...FIT,
  symbol: 'CR_95',
  title: 'Upper 95 % bound of the trend rate',
  unit: 'mm/year',
  where: { CR_TR, y, s_t: ['standard error about the trend', 'mm'], S_yy },
  functions: {
    t_95: {
      name: 't_95',
      call: t_95,
      means: "the 95 % quantile of Student's t distribution, by its degrees of freedom",
    },
  },
  evaluate: ({ CR_TR, y, s_t, S_yy }) => CR_TR + (t_95(y.length - 2) * s_t) / sqrt(S_yy),
})

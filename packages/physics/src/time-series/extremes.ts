/** The largest value of a longer stretch than the record: waves that are Rayleigh or Weibull distributed, each on its own. */
import { equation, exp, log, sqrt } from '@keelson/equations'
import { gamma } from '@keelson/numerics/special.ts'
import { longuetHiggins, naessMoan } from './sources.ts'

const LARGEST = { source: naessMoan, clause: 'largest of N independent maxima', unit: '-' } as const
const RAYLEIGH = { source: longuetHiggins, clause: 'largest of N Rayleigh maxima', unit: '-' } as const
const x_m = ['record mean', '-'] as const
const s = ['record standard deviation', '-'] as const
const N = ['number of waves in the duration', '-'] as const
const p = ['probability of non-exceedance', '-'] as const
const k = ['Weibull shape parameter of the maxima', '-'] as const
const theta = ['Weibull scale parameter of the maxima', '-'] as const

export const wavesInDuration = equation({
  ...LARGEST,
  symbol: 'N',
  title: 'Number of waves in the duration',
  where: { T_d: ['duration', 's'], T_z: ['mean zero-crossing period', 's'] },
  evaluate: ({ T_d, T_z }) => T_d / T_z,
})

/** Needs N >= 1. */
export const rayleighMostProbable = equation({
  ...RAYLEIGH,
  symbol: 'x_mp',
  title: 'Most probable maximum',
  where: { x_m, s, N },
  evaluate: ({ x_m, s, N }) => x_m + s * sqrt(2 * log(N)),
})

/** Needs N >= -ln p. */
export const rayleighQuantile = equation({
  ...RAYLEIGH,
  symbol: 'x_p',
  title: 'Maximum at the specified probability of non-exceedance',
  where: { x_m, s, N, p },
  evaluate: ({ x_m, s, N, p }) => x_m + s * sqrt(2 * log(N / -log(p))),
})

/** Needs N >= 1. */
export const weibullMostProbable = equation({
  ...LARGEST,
  symbol: 'x_mp',
  title: 'Most probable maximum',
  where: { x_m, theta, N, k },
  evaluate: ({ x_m, theta, N, k }) => x_m + theta * log(N) ** (1 / k),
})

/** Needs N >= -ln p. */
export const weibullQuantile = equation({
  ...LARGEST,
  symbol: 'x_p',
  title: 'Maximum at the specified probability of non-exceedance',
  where: { x_m, theta, N, p, k },
  evaluate: ({ x_m, theta, N, p, k }) => x_m + theta * log(N / -log(p)) ** (1 / k),
})

/** Of one maximum; all of them lie above the mean. */
export const weibullExceedance = equation({
  source: naessMoan,
  clause: 'Weibull distribution',
  symbol: 'Q',
  title: 'Maxima exceedance probability',
  unit: '-',
  where: { x: ['load level', '-'], x_m, theta, k },
  evaluate: ({ x, x_m, theta, k }) => (x <= x_m ? 1 : exp(-(((x - x_m) / theta) ** k))),
  limited: { holds: 'all maxima lie above the mean' },
})

/** The gamma function as formulas call it. */
const Gamma = gamma
const functions = { Gamma: { name: 'Gamma', call: Gamma, means: 'the gamma function' } } as const

/** What the shape has to fulfil, so that spread and mean are those of the maxima. */
export const weibullSpread = equation({
  source: naessMoan,
  clause: 'Weibull distribution, method of moments',
  symbol: 'V_2',
  title: 'Squared coefficient of variation of the maxima',
  unit: '-',
  where: { k },
  functions,
  evaluate: ({ k }) => Gamma(1 + 2 / k) / Gamma(1 + 1 / k) ** 2 - 1,
})

export const spreadOfMaxima = equation({
  source: naessMoan,
  clause: 'Weibull distribution, method of moments',
  symbol: 'V_2',
  title: 'Squared coefficient of variation of the maxima',
  unit: '-',
  where: {
    s_y: ['standard deviation of the maxima', '-'],
    y_m: ['mean of the maxima relative to the record mean', '-'],
  },
  evaluate: ({ s_y, y_m }) => (s_y / y_m) ** 2,
})

export const weibullScale = equation({
  source: naessMoan,
  clause: 'Weibull distribution, method of moments',
  symbol: 'theta',
  title: 'Weibull scale parameter of the maxima',
  unit: '-',
  where: { y_m: ['mean of the maxima relative to the record mean', '-'], k },
  functions,
  evaluate: ({ y_m, k }) => y_m / Gamma(1 + 1 / k),
})

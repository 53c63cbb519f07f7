/**
 * Rates of penetration by Warren, Maurer, Bingham and the power law, whose constants hold for the units of the field: those of
 * Warren have no dimension, and another value in others.
 */
import { equation, exp, log, sum } from '@keelson/equations'
import { bingham, maurer, warren } from './sources.ts'

const RATE = { unit: 'ft/h' } as const
const FIT = { ...RATE, fit: 'constants are for klbf, in, rpm, ksi, cP and ft/h' } as const
const K = ['drillability constant', '-'] as const
const W = ['weight on bit', 'klbf'] as const
const N = ['rotary speed', 'rpm'] as const
const d_b = ['bit diameter', 'in'] as const
const S = ['rock strength', 'ksi'] as const
const a = ['coefficient a', '-'] as const
const b = ['coefficient b', '-'] as const
const a_w = ['weight exponent', '-'] as const

export const perfectCleaning = equation({
  ...RATE,
  source: warren,
  clause: 'perfect cleaning',
  symbol: 'R_Wp',
  title: 'Rate of penetration (Warren, perfect cleaning)',
  where: { a, S, d_b, N, W, b },
  evaluate: ({ a, S, d_b, N, W, b }) => 1 / ((a * S ** 2 * d_b ** 3) / (N * W ** 2) + b / (N * d_b)),
})

export const imperfectCleaning = equation({
  ...RATE,
  source: warren,
  clause: 'imperfect cleaning',
  symbol: 'R_W',
  title: 'Rate of penetration (Warren)',
  where: {
    a,
    S,
    d_b,
    N,
    W,
    b,
    c: ['coefficient c', '-'],
    gamma_f: ['mud specific gravity', '-'],
    mu: ['plastic viscosity', 'cP'],
    F_jm: ['modified jet impact force', 'klbf'],
  },
  evaluate: ({ a, S, d_b, N, W, b, c, gamma_f, mu, F_jm }) =>
    1 / ((a * S ** 2 * d_b ** 3) / (N * W ** 2) + b / (N * d_b) + (c * d_b * gamma_f * mu) / F_jm),
})

/** For a weight above its threshold. */
export const maurerRate = equation({
  ...FIT,
  source: maurer,
  clause: 'perfect cleaning, with a threshold',
  symbol: 'R_M',
  title: 'Rate of penetration (Maurer)',
  where: { K, S, W, W_0: ['threshold weight on bit', 'klbf'], d_b, N },
  evaluate: ({ K, S, W, W_0, d_b, N }) => (K / S ** 2) * ((W - W_0) / d_b) ** 2 * N,
})

export const binghamRate = equation({
  ...FIT,
  source: bingham,
  clause: 'drillability',
  symbol: 'R_B',
  title: 'Rate of penetration (Bingham)',
  where: { K, W, d_b, a_w, N },
  evaluate: ({ K, W, d_b, a_w, N }) => K * (W / d_b) ** a_w * N,
})

export const powerLawRate = equation({
  ...FIT,
  source: bingham,
  clause: 'drillability, with an exponent of the speed',
  symbol: 'R_P',
  title: 'Rate of penetration (power law)',
  where: { K, W, d_b, a_w, N, b_n: ['speed exponent', '-'] },
  evaluate: ({ K, W, d_b, a_w, N, b_n }) => K * (W / d_b) ** a_w * N ** b_n,
})

const CONSTANT = { source: bingham, unit: '-', clause: 'drillability, line of the logarithms' } as const
const LINE = { ...CONSTANT, fit: FIT.fit } as const
const R_k = ['calibration rates of penetration', 'ft/h', 'list'] as const
const N_k = ['calibration rotary speeds', 'rpm', 'list'] as const
const W_k = ['calibration weights on bit', 'klbf', 'list'] as const

export const meanLogWeight = equation({
  ...LINE,
  symbol: 'x_m',
  title: 'Mean of ln(W / d_b)',
  where: { W_k, d_b },
  evaluate: ({ W_k, d_b }) => sum(W_k.length, (j) => log(W_k[j] / d_b)) / W_k.length,
})

export const meanLogRatio = equation({
  ...LINE,
  symbol: 'y_m',
  title: 'Mean of ln(R / N)',
  where: { R_k, N_k },
  evaluate: ({ R_k, N_k }) => sum(R_k.length, (j) => log(R_k[j] / N_k[j])) / R_k.length,
})

/** Slope of the line of least squares; exact through two points. The weights must differ. */
export const binghamExponent = equation({
  ...LINE,
  symbol: 'a_w',
  title: 'Weight exponent',
  where: { R_k, N_k, y_m: ['mean of ln(R / N)', '-'], W_k, d_b, x_m: ['mean of ln(W / d_b)', '-'] },
  evaluate: ({ R_k, N_k, y_m, W_k, d_b, x_m }) =>
    sum(W_k.length, (j) => (log(R_k[j] / N_k[j]) - y_m) * (log(W_k[j] / d_b) - x_m)) /
    sum(W_k.length, (j) => (log(W_k[j] / d_b) - x_m) ** 2),
})

export const binghamConstant = equation({
  ...CONSTANT,
  symbol: 'K',
  title: 'Drillability constant',
  where: { y_m: ['mean of ln(R / N)', '-'], a_w, x_m: ['mean of ln(W / d_b)', '-'] },
  evaluate: ({ y_m, a_w, x_m }) => exp(y_m - a_w * x_m),
})

export const powerLawConstant = equation({
  ...CONSTANT,
  symbol: 'K',
  title: 'Drillability constant',
  where: { lnK: ['logarithm of drillability constant', '-'] },
  evaluate: ({ lnK }) => exp(lnK),
})

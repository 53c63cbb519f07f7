/** Statistics of a record from its moments and up-crossings. Amplitudes are in the unit of the record, which it does not carry. */
import { equation, sqrt } from '@keelson/equations'
import { bendatPiersol } from './sources.ts'

const STATISTICS = { source: bendatPiersol, clause: 'moments of a record' } as const
const x_m = ['record mean', '-'] as const
const s_2 = ['record variance', '-'] as const
const s = ['standard deviation', '-'] as const

export const recordDeviation = equation({
  ...STATISTICS,
  symbol: 's',
  title: 'Standard deviation',
  unit: '-',
  where: { s_2 },
  evaluate: ({ s_2 }) => sqrt(s_2),
})

export const rootMeanSquare = equation({
  ...STATISTICS,
  symbol: 'x_rms',
  title: 'Root mean square',
  unit: '-',
  where: { x_m, s_2 },
  evaluate: ({ x_m, s_2 }) => sqrt(x_m ** 2 + s_2),
})

/** Needs s > 0. */
export const skewness = equation({
  ...STATISTICS,
  symbol: 'gamma_1',
  title: 'Skewness',
  unit: '-',
  where: { mu_3: ['third central moment', '-'], s },
  evaluate: ({ mu_3, s }) => mu_3 / s ** 3,
})

/** Needs s > 0. 3 for a Gaussian record. */
export const kurtosis = equation({
  ...STATISTICS,
  symbol: 'beta_2',
  title: 'Kurtosis',
  unit: '-',
  where: { mu_4: ['fourth central moment', '-'], s },
  evaluate: ({ mu_4, s }) => mu_4 / s ** 4,
})

/** Needs x_a < x_l <= x_b. */
export const upCrossingTime = equation({
  source: bendatPiersol,
  clause: 'up-crossings of a record',
  symbol: 't_up',
  title: 'Up-crossing time',
  unit: 's',
  where: {
    k: ['index of the preceding sample, from 0', '-'],
    x_l: ['load level', '-'],
    x_a: ['preceding sample', '-'],
    x_b: ['following sample', '-'],
    Delta_t: ['time step', 's'],
  },
  evaluate: ({ k, x_l, x_a, x_b, Delta_t }) => (k + (x_l - x_a) / (x_b - x_a)) * Delta_t,
})

/** Needs n_up > 1. */
export const meanCrossingPeriod = equation({
  source: bendatPiersol,
  clause: 'up-crossings of a record',
  symbol: 'T_z',
  title: 'Mean zero-crossing period',
  unit: 's',
  where: {
    t_l: ['last up-crossing time', 's'],
    t_f: ['first up-crossing time', 's'],
    n_up: ['number of up-crossings', '-'],
  },
  evaluate: ({ t_l, t_f, n_up }) => (t_l - t_f) / (n_up - 1),
})

/** Of a record whose reversals all belong to some range. */
export const cyclesOfReversals = equation({
  source: bendatPiersol,
  clause: 'reversals in pairs',
  symbol: 'n_r2',
  title: 'Half-ranges between reversals',
  unit: '-',
  where: { n_r: ['number of reversals', '-'] },
  evaluate: ({ n_r }) => (n_r - 1) / 2,
})

/** From the first sample to the last. */
export const recordLength = equation({
  ...STATISTICS,
  symbol: 'T_r',
  title: 'Record length',
  unit: 's',
  where: { n: ['number of samples', '-'], Delta_t: ['time step', 's'] },
  evaluate: ({ n, Delta_t }) => (n - 1) * Delta_t,
})

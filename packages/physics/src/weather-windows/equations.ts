/** What a record of the weather says of an operation: shares, windows, waiting; and a distribution in its place. */
import { ceil, constant, equation, exp, floor, type Source } from '@keelson/equations'

export const persistence: Source = {
  id: 'Persistence of sea states',
  title:
    'Counting of weather windows in a regular record: Graham (1982) The parameterisation and prediction of wave height and wind speed persistence statistics',
  publisher: 'Ocean Engineering',
  revision: 'vol. 9, 165-195',
  read: 'public descriptions',
}
export const nordenstrom: Source = {
  id: 'DNV-RP-C205',
  title: 'Environmental conditions and environmental loads',
  publisher: 'DNV',
  revision: '2021',
  read: 'public descriptions',
}
export const COUNTED = { source: persistence, clause: 'windows in a record' } as const

const n = ['number of samples', '-'] as const
const dt = ['time step', 's'] as const

export const workableShare = equation({
  ...COUNTED,
  symbol: 'W',
  title: 'Workability',
  unit: '-',
  where: { n_w: ['number of workable samples', '-'], n },
  evaluate: ({ n_w, n }) => n_w / n,
})
/** A window of 36 h at 3 h is 12 samples, whatever the last bit of the quotient. */
export const samplesNeeded = equation({
  ...COUNTED,
  symbol: 'K',
  title: 'Number of samples in required window',
  unit: '-',
  where: { T_R: ['required window length', 's'], dt },
  evaluate: ({ T_R, dt }) => ceil(T_R / dt - 1e-9),
})
export const windowLength = equation({
  ...COUNTED,
  symbol: 'T_w',
  title: 'Window length',
  unit: 's',
  where: { k: ['number of samples in the window', '-'], dt },
  evaluate: ({ k, dt }) => k * dt,
})
export const meanWindow = equation({
  ...COUNTED,
  symbol: 'T_m',
  title: 'Mean window length',
  unit: 's',
  where: { n_w: ['number of workable samples', '-'], n_r: ['number of windows', '-'], dt },
  evaluate: ({ n_w, n_r, dt }) => (n_w / n_r) * dt,
})
/** Needs n >= K: a start has room for its window. */
export const feasibleShare = equation({
  ...COUNTED,
  symbol: 'F',
  title: 'Feasible fraction of starts',
  unit: '-',
  where: { n_f: ['number of feasible starts', '-'], n, K: ['number of samples in required window', '-'] },
  evaluate: ({ n_f, n, K }) => n_f / (n - K + 1),
})
export const meanWaiting = equation({
  ...COUNTED,
  symbol: 'T_wait',
  title: 'Mean waiting time',
  unit: 's',
  where: {
    n_d: ['total samples waited over all starts', '-'],
    n_s: ['number of starts followed by a window', '-'],
    dt,
  },
  evaluate: ({ n_d, n_s, dt }) => (n_d / n_s) * dt,
})
/** Linear between the ordered delays, at the position (n_s - 1) p. */
export const delayQuantile = equation({
  ...COUNTED,
  symbol: 'k_p',
  title: 'Waiting time quantile in samples',
  unit: '-',
  where: {
    k_a: ['ordered waiting time below percentile position', '-'],
    k_b: ['ordered waiting time above percentile position', '-'],
    n_s: ['number of starts followed by a window', '-'],
    p: ['fraction of starts', '-'],
  },
  evaluate: ({ k_a, k_b, n_s, p }) => k_a + ((n_s - 1) * p - floor((n_s - 1) * p)) * (k_b - k_a),
})
const share = (symbol: string, value: number) =>
  constant({ ...COUNTED, symbol, title: 'Fraction of starts', value, unit: '-' })
export const HALF = share('p_50', 0.5)
export const NINE_TENTHS = share('p_90', 0.9)

export const persistenceShare = equation({
  ...COUNTED,
  symbol: 'P_t',
  title: 'Fraction of time in windows of at least this length',
  unit: '-',
  where: { n_t: ['samples in windows of at least this length', '-'], n },
  evaluate: ({ n_t, n }) => n_t / n,
})

export const weibullShare = equation({
  source: nordenstrom,
  clause: '3.6.3, three-parameter Weibull distribution of the significant wave height',
  symbol: 'W',
  title: 'Workability',
  unit: '-',
  where: {
    h: ['wave height limit', 'm'],
    a: ['Weibull location parameter', 'm'],
    b: ['Weibull scale parameter', 'm'],
    c: ['Weibull shape parameter', '-'],
  },
  evaluate: ({ h, a, b, c }) => (h <= a ? 0 : 1 - exp(-(((h - a) / b) ** c))),
  limited: { holds: 'no sea state lies below the location parameter' },
})

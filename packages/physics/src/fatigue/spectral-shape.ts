/** What the moments of a stress spectrum say about the process: how large, how fast, how regular. */
import { equation, max, type Source, sqrt } from '@keelson/equations'
import { rice } from './spectral-moments.ts'

export const vanmarcke: Source = {
  id: 'Vanmarcke (1972)',
  title: 'Properties of spectral moments with applications to random vibration',
  publisher: 'ASCE',
  revision: 'J. Eng. Mech. Div. vol. 98',
}

const lambda_0 = ['stress variance', 'MPa2'] as const
const lambda_1 = ['first spectral moment', 'MPa2*Hz'] as const
const lambda_2 = ['second spectral moment', 'MPa2*Hz2'] as const
const lambda_4 = ['fourth spectral moment', 'MPa2*Hz4'] as const

export const standardDeviation = equation({
  symbol: 'sigma',
  title: 'Stress standard deviation',
  unit: 'MPa',
  source: rice,
  clause: 'variance of the process',
  where: { lambda_0 },
  evaluate: ({ lambda_0 }) => sqrt(lambda_0),
})

/** Needs lambda_0 > 0. */
export const upCrossingRate = equation({
  symbol: 'nu_0',
  title: 'Mean up-crossing rate',
  unit: 'Hz',
  source: rice,
  clause: '3.3 zeros',
  where: { lambda_0, lambda_2 },
  evaluate: ({ lambda_0, lambda_2 }) => sqrt(lambda_2 / lambda_0),
})

/** Needs lambda_2 > 0. */
export const peakRate = equation({
  symbol: 'nu_p',
  title: 'Peak rate',
  unit: 'Hz',
  source: rice,
  clause: '3.6 maxima',
  where: { lambda_2, lambda_4 },
  evaluate: ({ lambda_2, lambda_4 }) => sqrt(lambda_4 / lambda_2),
})

/** Needs lambda_0, lambda_2 > 0. */
export const firstBandwidth = equation({
  symbol: 'alpha_1',
  title: 'First-order bandwidth parameter',
  unit: '-',
  source: vanmarcke,
  clause: 'ratios of moments',
  where: { lambda_0, lambda_1, lambda_2 },
  evaluate: ({ lambda_0, lambda_1, lambda_2 }) => lambda_1 / sqrt(lambda_0 * lambda_2),
})

/** Needs lambda_0, lambda_4 > 0. The share of up-crossings among the peaks: 1 for a process of one frequency. */
export const irregularity = equation({
  symbol: 'alpha_2',
  title: 'Irregularity factor',
  unit: '-',
  source: vanmarcke,
  clause: 'ratios of moments',
  where: { lambda_0, lambda_2, lambda_4 },
  evaluate: ({ lambda_0, lambda_2, lambda_4 }) => lambda_2 / sqrt(lambda_0 * lambda_4),
})

/** 0 for a process of one frequency; max() covers the last bit where alpha_2 is 1. */
export const spectralWidth = equation({
  symbol: 'epsilon',
  title: 'Spectral width',
  unit: '-',
  source: vanmarcke,
  clause: 'ratios of moments',
  where: { alpha_2: ['irregularity factor', '-'] },
  evaluate: ({ alpha_2 }) => sqrt(max(0, 1 - alpha_2 ** 2)),
  limited: { holds: 'a spectral width is negative only through rounding' },
})

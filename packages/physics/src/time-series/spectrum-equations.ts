/** What a spectrum says about its record, and how surely. Amplitudes are in the unit of the record, which it does not carry. */
import { abs, equation, max, sqrt } from '@keelson/equations'
import { lowerGammaShare } from '@keelson/numerics/special.ts'
import { bendatPiersol, percivalWalden, welch } from './sources.ts'

const MOMENTS = { source: bendatPiersol, clause: 'moments of the one-sided spectrum' } as const
const m_0 = ['spectral area', '-'] as const
const m_1 = ['first moment', 'Hz'] as const
const m_2 = ['second moment', 'Hz2'] as const
const m_4 = ['fourth moment', 'Hz4'] as const

export const resolution = equation({
  source: welch,
  clause: 'frequencies of the transform',
  symbol: 'Delta_f',
  title: 'Frequency spacing',
  unit: 'Hz',
  where: { n_L: ['samples per segment', '-'], Delta_t: ['time step', 's'] },
  evaluate: ({ n_L, Delta_t }) => 1 / (n_L * Delta_t),
})

/** Needs m_2 > 0. */
export const meanPeriodOfSpectrum = equation({
  ...MOMENTS,
  symbol: 'T_02',
  title: 'Spectral zero-crossing period',
  unit: 's',
  where: { m_0, m_2 },
  evaluate: ({ m_0, m_2 }) => sqrt(m_0 / m_2),
})

/** Needs m_0, m_4 > 0. 1 where there is one frequency. */
export const irregularityOfSpectrum = equation({
  ...MOMENTS,
  symbol: 'alpha_2',
  title: 'Irregularity factor',
  unit: '-',
  where: { m_0, m_2, m_4 },
  evaluate: ({ m_0, m_2, m_4 }) => m_2 / sqrt(m_0 * m_4),
})

/** Needs m_0, m_2 > 0. 0 where there is one frequency; max() covers the last bit there. */
export const narrowness = equation({
  ...MOMENTS,
  symbol: 'nu_w',
  title: 'Spectral width',
  unit: '-',
  where: { m_0, m_1, m_2 },
  evaluate: ({ m_0, m_1, m_2 }) => sqrt(max(0, (m_0 * m_2) / m_1 ** 2 - 1)),
  limited: { holds: 'a spectral width is negative only through rounding' },
})

/** Needs m_2 > 0: the variance of a record. */
export const parsevalError = equation({
  source: bendatPiersol,
  clause: "Parseval's theorem",
  symbol: 'e_P',
  title: 'Spectral area to variance ratio',
  unit: '-',
  where: { m_0, s_2: ['record variance', '-'] },
  evaluate: ({ m_0, s_2 }) => abs(m_0 - s_2) / s_2,
})

export const segmentCount = equation({
  source: welch,
  clause: 'segments of a record',
  symbol: 'K_x',
  title: 'Number of segments before rounding down',
  unit: '-',
  where: {
    n: ['number of samples', '-'],
    n_L: ['samples per segment', '-'],
    n_o: ['overlap between segments in samples', '-'],
  },
  evaluate: ({ n, n_L, n_o }) => (n - n_o) / (n_L - n_o),
})

export const degreesOfFreedom = equation({
  source: percivalWalden,
  clause: 'eq. 292b',
  symbol: 'nu',
  title: 'Equivalent degrees of freedom',
  unit: '-',
  where: { K: ['number of segments', '-'], c_o: ['correlation between overlapping segments', '-'] },
  evaluate: ({ K, c_o }) => (2 * K) / (1 + 2 * c_o),
})

/** The lower incomplete gamma function over the complete one. */
const P = lowerGammaShare

/** Share of a chi-square distribution below x. */
export const chiSquareShare = equation({
  source: bendatPiersol,
  clause: 'chi-square distribution',
  symbol: 'P_x',
  title: 'Cumulative chi-square probability',
  unit: '-',
  where: { nu: ['degrees of freedom', '-'], x: ['chi-square value', '-'] },
  functions: {
    P: { name: 'P', call: P, means: 'the regularised lower incomplete gamma function' },
  },
  evaluate: ({ nu, x }) => P(nu / 2, x / 2),
})

export const confidenceFactor = equation({
  source: percivalWalden,
  clause: 'confidence interval of a density',
  symbol: 'c',
  title: 'Spectral density factor',
  unit: '-',
  where: { nu: ['degrees of freedom', '-'], x: ['chi-square value', '-'] },
  evaluate: ({ nu, x }) => nu / x,
})

export const binFrequency = equation({
  source: welch,
  clause: 'frequencies of the transform',
  symbol: 'f_p',
  title: 'Peak frequency',
  unit: 'Hz',
  where: { k_p: ['peak bin number', '-'], Delta_f: ['frequency spacing', 'Hz'] },
  evaluate: ({ k_p, Delta_f }) => k_p * Delta_f,
})

/** From the motion per wave amplitude to accelerations and to a sea. Coherent SI. */
import { equation, pi, sqrt, sum } from '@keelson/equations'
import { ittc } from './sources.ts'

const SEA = { source: ittc, clause: 'response spectra' } as const
const n = ['number of frequencies', '-'] as const
const w = ['frequency interval widths', 'rad/s', 'list'] as const
const R = ['response per wave amplitude at each frequency', '-', 'list'] as const
const S = ['wave spectral density at each frequency', 'm2*s', 'list'] as const

export const pointAcceleration = equation({
  ...SEA,
  symbol: 'R_a',
  title: 'Vertical acceleration at the point per wave amplitude',
  unit: '1/s2',
  where: { omega_e: ['encounter frequency', 'rad/s'], R_P: ['vertical motion per wave amplitude', '-'] },
  evaluate: ({ omega_e, R_P }) => omega_e ** 2 * R_P,
})

/** Single amplitude, the mean of the highest third: by the waves' own frequencies. */
export const significantMotion = equation({
  ...SEA,
  symbol: 'z_s',
  title: 'Significant single-amplitude motion',
  unit: 'm',
  where: { n, w, R, S },
  evaluate: ({ n, w, R, S }) => 2 * sqrt(sum(n, (j) => w[j] * R[j] ** 2 * S[j])),
})

export const significantAcceleration = equation({
  ...SEA,
  symbol: 'a_s',
  title: 'Significant single-amplitude acceleration',
  unit: 'm/s2',
  where: { n, w, R: ['acceleration per wave amplitude at each frequency', '1/s2', 'list'], S },
  evaluate: ({ n, w, R, S }) => 2 * sqrt(sum(n, (j) => w[j] * R[j] ** 2 * S[j])),
})

export const steepness = equation({
  ...SEA,
  symbol: 's_p',
  title: 'Wave steepness at peak period',
  unit: '-',
  where: {
    H_s: ['significant wave height', 'm'],
    T_p: ['peak period', 's'],
    g: ['gravitational acceleration', 'm/s2'],
  },
  evaluate: ({ H_s, T_p, g }) => (2 * pi * H_s) / (g * T_p ** 2),
})

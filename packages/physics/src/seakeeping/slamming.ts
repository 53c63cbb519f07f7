/** How often a bow slams and a deck gets wet, by the relative motion at a station. Coherent SI. */
import { constant, equation, exp, log, pi, sqrt } from '@keelson/equations'
import { ochi } from './sources.ts'

const SLAM = { source: ochi, clause: 'probability of slamming' } as const
const WET = { source: ochi, clause: 'relative motion beyond the freeboard' } as const

const m_0r = ['relative motion variance', 'm2'] as const
const m_2r = ['relative velocity variance', 'm2*rad2/s2'] as const
const T_s = ['draught at the station', 'm'] as const
const F_s = ['freeboard at the station', 'm'] as const
const V_cr = ['threshold velocity', 'm/s'] as const
const H_s = ['significant wave height', 'm'] as const
const Q = ['probability limit', '-'] as const

export const FROUDE_THRESHOLD = constant({
  ...SLAM,
  symbol: 'k_V',
  title: 'Threshold velocity as a Froude number',
  value: 0.093,
  unit: '-',
})
export const thresholdVelocity = equation({
  ...SLAM,
  symbol: 'V_cr',
  title: 'Threshold velocity',
  unit: 'm/s',
  where: {
    k_V: ['threshold Froude number', '-'],
    g: ['gravitational acceleration', 'm/s2'],
    L: ['hull length', 'm'],
  },
  evaluate: ({ k_V, g, L }) => k_V * sqrt(g * L),
})
/** Needs m_0r, m_2r > 0. */
export const slammingProbability = equation({
  ...SLAM,
  symbol: 'P_s',
  title: 'Slam probability per cycle',
  unit: '-',
  where: { V_cr, m_2r, T_s, m_0r },
  evaluate: ({ V_cr, m_2r, T_s, m_0r }) => exp(-(V_cr ** 2 / (2 * m_2r) + T_s ** 2 / (2 * m_0r))),
})
export const wetnessProbability = equation({
  ...WET,
  symbol: 'P_w',
  title: 'Deck wetness probability per cycle',
  unit: '-',
  where: { F_s, m_0r },
  evaluate: ({ F_s, m_0r }) => exp(-(F_s ** 2) / (2 * m_0r)),
})
export const eventRate = equation({
  ...SLAM,
  symbol: 'N_h',
  title: 'Event rate',
  unit: '1/s',
  where: { P: ['probability per cycle', '-'], m_2r, m_0r },
  evaluate: ({ P, m_2r, m_0r }) => (P * sqrt(m_2r / m_0r)) / (2 * pi),
})
/** Both variances grow with the square of the wave height: where the probability is at its limit. Needs Q < 1. */
export const slammingHeight = equation({
  ...SLAM,
  symbol: 'H_slam',
  title: 'Limiting wave height for slamming',
  unit: 'm',
  where: { H_s, V_cr, m_2r, T_s, m_0r, Q },
  evaluate: ({ H_s, V_cr, m_2r, T_s, m_0r, Q }) =>
    H_s * sqrt((V_cr ** 2 / (2 * m_2r) + T_s ** 2 / (2 * m_0r)) / log(1 / Q)),
})
export const wetnessHeight = equation({
  ...WET,
  symbol: 'H_wet',
  title: 'Limiting wave height for deck wetness',
  unit: 'm',
  where: { H_s, F_s, m_0r, Q },
  evaluate: ({ H_s, F_s, m_0r, Q }) => H_s * sqrt(F_s ** 2 / (2 * m_0r) / log(1 / Q)),
})

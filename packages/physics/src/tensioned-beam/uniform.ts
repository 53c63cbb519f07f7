/**
 * Natural vibration of a uniform beam under a constant tension (compression negative), in the two wave numbers of its
 * shape: s_2 of the part that oscillates along the beam, s_1 of the part that dies away from its ends. Characteristic
 * equations are divided by cosh(s_1 L), so that none of them overflows for a long or slack beam. Coherent SI.
 */
import { cos, cosh, equation, pi, sin, sqrt, tanh } from '@keelson/equations'
import { shaker } from './source.ts'

const THEORY = { source: shaker, clause: 'general solution' } as const
const CHARACTERISTIC = { source: shaker, clause: 'characteristic equations', unit: '-', relation: '=' } as const

const T = ['effective tension', 'N'] as const
const EI = ['bending stiffness', 'N*m2'] as const
const m_e = ['vibrating mass per unit length', 'kg/m'] as const
const L = ['length', 'm'] as const
const n = ['mode number', '-'] as const
const z = ['oscillating phase over the length', '-'] as const
const s_1 = ['decaying wave number', '1/m'] as const
const s_2 = ['oscillating wave number', '1/m'] as const

export const oscillatingWaveNumber = equation({
  ...THEORY,
  symbol: 's_2',
  title: 'Oscillating wave number',
  unit: '1/m',
  where: { z, L },
  evaluate: ({ z, L }) => z / L,
})

/** Needs a compression below the one at which s_2 alone carries it. */
export const evanescentWaveNumber = equation({
  ...THEORY,
  symbol: 's_1',
  title: 'Decaying wave number',
  unit: '1/m',
  where: { s_2, T, EI },
  evaluate: ({ s_2, T, EI }) => sqrt(s_2 ** 2 + T / EI),
})

export const frequencyOfWaveNumbers = equation({
  ...THEORY,
  symbol: 'f_n',
  title: 'Natural frequency',
  unit: 'Hz',
  where: { s_1, s_2, EI, m_e },
  evaluate: ({ s_1, s_2, EI, m_e }) => ((s_1 * s_2) / (2 * pi)) * sqrt(EI / m_e),
})

/** Between pinned ends, exact. Needs T above the buckling load. */
export const pinnedFrequency = equation({
  source: shaker,
  clause: 'pinned-pinned beam',
  symbol: 'f_n',
  title: 'Natural frequency, pinned ends',
  unit: 'Hz',
  where: { n, L, EI, m_e, T },
  evaluate: ({ n, L, EI, m_e, T }) =>
    ((n ** 2 * pi) / (2 * L ** 2)) * sqrt(EI / m_e) * sqrt(1 + (T * L ** 2) / (n ** 2 * pi ** 2 * EI)),
})

export const fixedFixedCondition = equation({
  ...CHARACTERISTIC,
  symbol: 'c_ff',
  title: 'Characteristic equation, fixed ends',
  where: { s_1, s_2, L },
  left: ({ s_1, s_2, L }) => 2 / cosh(s_1 * L) + (s_1 / s_2 - s_2 / s_1) * tanh(s_1 * L) * sin(s_2 * L),
  evaluate: ({ s_2, L }) => 2 * cos(s_2 * L),
})

export const fixedPinnedCondition = equation({
  ...CHARACTERISTIC,
  symbol: 'c_fp',
  title: 'Characteristic equation, fixed and pinned ends',
  where: { s_1, s_2, L },
  left: ({ s_2, L }) => sin(s_2 * L),
  evaluate: ({ s_1, s_2, L }) => (s_2 / s_1) * tanh(s_1 * L) * cos(s_2 * L),
})

/** The tension keeps its direction while the free end moves. */
export const cantileverCondition = equation({
  ...CHARACTERISTIC,
  symbol: 'c_cf',
  title: 'Characteristic equation, cantilever',
  where: { s_1, s_2, L },
  left: ({ s_1, s_2, L }) => 2 / cosh(s_1 * L) + (s_1 / s_2 - s_2 / s_1) * tanh(s_1 * L) * sin(s_2 * L),
  evaluate: ({ s_1, s_2, L }) => -(s_1 ** 2 / s_2 ** 2 + s_2 ** 2 / s_1 ** 2) * cos(s_2 * L),
})

/** Compression under which the beam buckles, and below which it still vibrates. */
export const bucklingCompression = equation({
  source: shaker,
  clause: 'buckling loads',
  symbol: 'P_cr',
  title: 'Span buckling load',
  unit: 'N',
  where: { z_cr: ['phase over the length at span buckling', '-'], EI, L },
  evaluate: ({ z_cr, EI, L }) => (z_cr ** 2 * EI) / L ** 2,
})

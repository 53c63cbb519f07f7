/** Wave resistance of Holtrop and Mennen (1982) and of Holtrop (1984), whose high-speed range is his own. Coherent SI. */
import { constant, cos, equation, exp } from '@keelson/equations'
import { holtrop, holtropMennen } from './sources.ts'

const L = ['length on the waterline', 'm'] as const
const B = ['breadth', 'm'] as const
const T = ['mean draught', 'm'] as const
const nabla = ['displaced volume', 'm3'] as const
const C_P = ['prismatic coefficient', '-'] as const
const C_M = ['midship coefficient', '-'] as const
const F_n = ['Froude number', '-'] as const
const c_15 = ['coefficient of the slenderness', '-'] as const
const c_16 = ['coefficient of the prismatic coefficient', '-'] as const
const WAVE = 'section 2, wave resistance'

export const EXPONENT = constant({
  symbol: 'd',
  title: 'Exponent of the Froude number',
  value: -0.9,
  unit: '-',
  source: holtropMennen,
  clause: WAVE,
})
/** Froude numbers between which Holtrop (1984) interpolates. */
export const SLOW_END = constant({
  symbol: 'F_a',
  title: 'Froude number up to which the formula of slow ships holds',
  value: 0.4,
  unit: '-',
  source: holtrop,
  clause: 'wave resistance, speed ranges',
})
export const FAST_START = constant({
  symbol: 'F_b',
  title: 'Froude number from which the formula of fast ships holds',
  value: 0.55,
  unit: '-',
  source: holtrop,
  clause: 'wave resistance, speed ranges',
})

export const breadthCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_7',
  title: 'Coefficient of breadth over length',
  unit: '-',
  where: { B, L },
  evaluate: ({ B, L }) =>
    B / L < 0.11 ? 0.229577 * (B / L) ** 0.33333 : B / L <= 0.25 ? B / L : 0.5 - (0.0625 * L) / B,
})

export const waveCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_1',
  title: 'Coefficient of the wave resistance',
  unit: '-',
  where: { c_7: ['coefficient of breadth over length', '-'], T, B, i_E: ['half angle of entrance', 'deg'] },
  evaluate: ({ c_7, T, B, i_E }) => 2223105 * c_7 ** 3.78613 * (T / B) ** 1.07961 * (90 - i_E) ** -1.37565,
})

export const transomCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_5',
  title: 'Coefficient of the transom',
  unit: '-',
  where: { A_T: ['immersed transom area', 'm2'], B, T, C_M },
  evaluate: ({ A_T, B, T, C_M }) => 1 - (0.8 * A_T) / (B * T * C_M),
})

export const wavelengthCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'lambda',
  title: 'Coefficient of the wave length',
  unit: '-',
  where: { L, B, C_P },
  evaluate: ({ L, B, C_P }) => (L / B < 12 ? 1.446 * C_P - (0.03 * L) / B : 1.446 * C_P - 0.36),
})

export const prismaticTerm = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_16',
  title: 'Coefficient of the prismatic coefficient',
  unit: '-',
  where: { C_P },
  evaluate: ({ C_P }) =>
    C_P < 0.8 ? 8.07981 * C_P - 13.8673 * C_P ** 2 + 6.984388 * C_P ** 3 : 1.73014 - 0.7067 * C_P,
})

export const steadyExponent = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'm_1',
  title: 'Coefficient m1 of the wave resistance',
  unit: '-',
  where: { L, T, nabla, B, c_16 },
  evaluate: ({ L, T, nabla, B, c_16 }) =>
    (0.0140407 * L) / T - (1.75254 * nabla ** (1 / 3)) / L - (4.79323 * B) / L - c_16,
})

export const slendernessTerm = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_15',
  title: 'Coefficient of the slenderness',
  unit: '-',
  where: { L, nabla },
  evaluate: ({ L, nabla }) =>
    L ** 3 / nabla < 512 ? -1.69385 : L ** 3 / nabla > 1726.91 ? 0 : -1.69385 + (L / nabla ** (1 / 3) - 8) / 2.36,
  limited: { holds: 'the paper takes one value for full and one for slender ships' },
})

export const humpExponent = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'm_2',
  title: 'Coefficient m2 of the wave resistance',
  unit: '-',
  where: { c_15, C_P, F_n },
  evaluate: ({ c_15, C_P, F_n }) => c_15 * C_P ** 2 * exp(-0.1 * F_n ** -2),
})

export const humpExponent1984 = equation({
  source: holtrop,
  clause: 'wave resistance',
  symbol: 'm_4',
  title: 'Coefficient m4 of the wave resistance',
  unit: '-',
  where: { c_15, F_n },
  evaluate: ({ c_15, F_n }) => 0.4 * c_15 * exp(-0.034 * F_n ** -3.29),
})

export const fastCoefficient = equation({
  source: holtrop,
  clause: 'wave resistance, fast ships',
  symbol: 'c_17',
  title: 'Coefficient of the wave resistance, fast ships',
  unit: '-',
  where: { C_M, nabla, L, B },
  evaluate: ({ C_M, nabla, L, B }) => 6919.3 * C_M ** -1.3346 * (nabla / L ** 3) ** 2.00977 * (L / B - 2) ** 1.40692,
})

export const fastExponent = equation({
  source: holtrop,
  clause: 'wave resistance, fast ships',
  symbol: 'm_3',
  title: 'Coefficient m3 of the wave resistance, fast ships',
  unit: '-',
  where: { B, L, T },
  evaluate: ({ B, L, T }) => -7.2035 * (B / L) ** 0.326869 * (T / B) ** 0.605375,
})

/** Of the papers and ranges with their own leading coefficient and exponents. */
export const waveResistance = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'R_W',
  title: 'Wave resistance',
  unit: 'N',
  where: {
    c_1: ['coefficient of the wave resistance', '-'],
    c_2: ['coefficient of the bulb', '-'],
    c_5: ['coefficient of the transom', '-'],
    nabla,
    rho: ['density of the water', 'kg/m3'],
    g: ['acceleration of gravity', 'm/s2'],
    m_1: ['exponent without humps', '-'],
    F_n,
    d: ['exponent of the Froude number', '-'],
    m_2: ['exponent of the humps', '-'],
    lambda: ['coefficient of the wave length', '-'],
  },
  evaluate: ({ c_1, c_2, c_5, nabla, rho, g, m_1, F_n, d, m_2, lambda }) =>
    c_1 * c_2 * c_5 * nabla * rho * g * exp(m_1 * F_n ** d + m_2 * cos(lambda * F_n ** -2)),
})

export const waveResistanceBetween = equation({
  source: holtrop,
  clause: 'wave resistance, speed ranges',
  symbol: 'R_W',
  title: 'Wave resistance',
  unit: 'N',
  where: {
    R_Wa: ['wave resistance where the slow range ends', 'N'],
    F_n,
    R_Wb: ['wave resistance where the fast range begins', 'N'],
  },
  evaluate: ({ R_Wa, F_n, R_Wb }) => R_Wa + ((10 * F_n - 4) * (R_Wb - R_Wa)) / 1.5,
})

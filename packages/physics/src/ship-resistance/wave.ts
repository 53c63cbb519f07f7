/** Wave resistance of Holtrop and Mennen (1982) and of Holtrop (1984), whose high-speed range is his own. Coherent SI. */
import { constant, cos, equation, exp } from '@keelson/equations'
import { holtrop, holtropMennen } from './sources.ts'

const L = ['waterline length', 'm'] as const
const B = ['breadth', 'm'] as const
const T = ['mean draught', 'm'] as const
const nabla = ['displaced volume', 'm3'] as const
const C_P = ['prismatic coefficient', '-'] as const
const C_M = ['midship coefficient', '-'] as const
const F_n = ['Froude number', '-'] as const
const c_15 = ['slenderness coefficient', '-'] as const
const c_16 = ['prismatic coefficient term', '-'] as const
const WAVE = 'section 2, wave resistance'

export const EXPONENT = constant({
  symbol: 'd',
  title: 'Froude number exponent',
  value: -0.9,
  unit: '-',
  source: holtropMennen,
  clause: WAVE,
})
/** Froude numbers between which Holtrop (1984) interpolates. */
export const SLOW_END = constant({
  symbol: 'F_a',
  title: 'Upper Froude number of the low-speed formula',
  value: 0.4,
  unit: '-',
  source: holtrop,
  clause: 'wave resistance, speed ranges',
})
export const FAST_START = constant({
  symbol: 'F_b',
  title: 'Lower Froude number of the high-speed formula',
  value: 0.55,
  unit: '-',
  source: holtrop,
  clause: 'wave resistance, speed ranges',
})

export const breadthCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_7',
  title: 'Breadth-length coefficient',
  unit: '-',
  where: { B, L },
  evaluate: ({ B, L }) =>
    B / L < 0.11 ? 0.229577 * (B / L) ** 0.33333 : B / L <= 0.25 ? B / L : 0.5 - (0.0625 * L) / B,
})

export const waveCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_1',
  title: 'Wave resistance coefficient',
  unit: '-',
  where: { c_7: ['breadth-length coefficient', '-'], T, B, i_E: ['half angle of entrance', 'deg'] },
  evaluate: ({ c_7, T, B, i_E }) => 2223105 * c_7 ** 3.78613 * (T / B) ** 1.07961 * (90 - i_E) ** -1.37565,
})

export const transomCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_5',
  title: 'Transom coefficient',
  unit: '-',
  where: { A_T: ['immersed transom area', 'm2'], B, T, C_M },
  evaluate: ({ A_T, B, T, C_M }) => 1 - (0.8 * A_T) / (B * T * C_M),
})

export const wavelengthCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'lambda',
  title: 'Wavelength coefficient',
  unit: '-',
  where: { L, B, C_P },
  evaluate: ({ L, B, C_P }) => (L / B < 12 ? 1.446 * C_P - (0.03 * L) / B : 1.446 * C_P - 0.36),
})

export const prismaticTerm = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_16',
  title: 'Prismatic coefficient term',
  unit: '-',
  where: { C_P },
  evaluate: ({ C_P }) =>
    C_P < 0.8 ? 8.07981 * C_P - 13.8673 * C_P ** 2 + 6.984388 * C_P ** 3 : 1.73014 - 0.7067 * C_P,
})

export const steadyExponent = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'm_1',
  title: 'Wave resistance coefficient m1',
  unit: '-',
  where: { L, T, nabla, B, c_16 },
  evaluate: ({ L, T, nabla, B, c_16 }) =>
    (0.0140407 * L) / T - (1.75254 * nabla ** (1 / 3)) / L - (4.79323 * B) / L - c_16,
})

export const slendernessTerm = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_15',
  title: 'Slenderness coefficient',
  unit: '-',
  where: { L, nabla },
  evaluate: ({ L, nabla }) =>
    L ** 3 / nabla < 512 ? -1.69385 : L ** 3 / nabla > 1726.91 ? 0 : -1.69385 + (L / nabla ** (1 / 3) - 8) / 2.36,
  limited: { holds: 'the paper uses one value for full ships and one for slender ships' },
})

export const humpExponent = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'm_2',
  title: 'Wave resistance coefficient m2',
  unit: '-',
  where: { c_15, C_P, F_n },
  evaluate: ({ c_15, C_P, F_n }) => c_15 * C_P ** 2 * exp(-0.1 * F_n ** -2),
})

export const humpExponent1984 = equation({
  source: holtrop,
  clause: 'wave resistance',
  symbol: 'm_4',
  title: 'Wave resistance coefficient m4',
  unit: '-',
  where: { c_15, F_n },
  evaluate: ({ c_15, F_n }) => 0.4 * c_15 * exp(-0.034 * F_n ** -3.29),
})

export const fastCoefficient = equation({
  source: holtrop,
  clause: 'wave resistance, fast ships',
  symbol: 'c_17',
  title: 'Wave resistance coefficient, high speed',
  unit: '-',
  where: { C_M, nabla, L, B },
  evaluate: ({ C_M, nabla, L, B }) => 6919.3 * C_M ** -1.3346 * (nabla / L ** 3) ** 2.00977 * (L / B - 2) ** 1.40692,
})

export const fastExponent = equation({
  source: holtrop,
  clause: 'wave resistance, fast ships',
  symbol: 'm_3',
  title: 'Wave resistance coefficient m3, high speed',
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
    c_1: ['wave resistance coefficient', '-'],
    c_2: ['bulb coefficient', '-'],
    c_5: ['transom coefficient', '-'],
    nabla,
    rho: ['water density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    m_1: ['exponent without hump terms', '-'],
    F_n,
    d: ['Froude number exponent', '-'],
    m_2: ['hump term exponent', '-'],
    lambda: ['wavelength coefficient', '-'],
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
    R_Wa: ['wave resistance at the end of the low-speed range', 'N'],
    F_n,
    R_Wb: ['wave resistance at the start of the high-speed range', 'N'],
  },
  evaluate: ({ R_Wa, F_n, R_Wb }) => R_Wa + ((10 * F_n - 4) * (R_Wb - R_Wa)) / 1.5,
})

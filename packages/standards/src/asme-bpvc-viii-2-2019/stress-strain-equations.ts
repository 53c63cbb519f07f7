/**
 * True stress-strain curve of 3-D.3 (the MPC model): all logarithms are natural. ASME BPVC VIII-2 (2019) Annex 3-D.
 * Strains and exponents depend on ratios of stresses only, so that a loop may call `evaluate` with all of them in Pa.
 */
import { constant, equation, exp, log, tanh } from '@keelson/equations'
import { asmeViii2 } from './source.ts'

const at = (number: string) => ({ source: asmeViii2, clause: `3-D.3 eq ${number}` }) as const

export const EPSILON_YS = constant({
  symbol: 'epsilon_ys',
  title: 'Engineering yield strength offset',
  value: 0.002,
  unit: '-',
  source: asmeViii2,
  clause: 'eq (3-D.11)',
})

const R = ['yield-to-tensile ratio', '-'] as const
const K = ['transition parameter', '-'] as const
const E_y = ["Young's modulus", 'MPa'] as const
const sigma_t = ['true stress', 'MPa'] as const
const sigma_ys = ['engineering yield strength', 'MPa'] as const
const sigma_uts = ['engineering tensile strength', 'MPa'] as const
const epsilon_ys = ['yield strength offset strain', '-'] as const
const epsilon_p = ['fitting strain', '-'] as const
const epsilon_1 = ['true plastic strain, micro-strain region', '-'] as const
const epsilon_2 = ['true plastic strain, macro-strain region', '-'] as const
const gamma_1 = ['true strain, micro-strain region', '-'] as const
const gamma_2 = ['true strain, macro-strain region', '-'] as const
const H = ['transition position', '-'] as const
const m_1 = ['micro-strain exponent', '-'] as const
const m_2 = ['macro-strain exponent', '-'] as const
const A_1 = ['micro-strain constant', 'MPa'] as const
const A_2 = ['macro-strain constant', 'MPa'] as const

export const trueTotalStrain = equation({
  ...at('(3-D.1)'),
  symbol: 'epsilon_t',
  title: 'True total strain',
  unit: '-',
  where: { sigma_t, E_y, gamma_1, gamma_2 },
  evaluate: ({ sigma_t, E_y, gamma_1, gamma_2 }) => sigma_t / E_y + gamma_1 + gamma_2,
})
export const microStrain = equation({
  ...at('(3-D.2)'),
  symbol: 'gamma_1',
  title: 'True strain, micro-strain region',
  unit: '-',
  where: { epsilon_1, H },
  evaluate: ({ epsilon_1, H }) => (epsilon_1 / 2) * (1 - tanh(H)),
})
export const macroStrain = equation({
  ...at('(3-D.3)'),
  symbol: 'gamma_2',
  title: 'True strain, macro-strain region',
  unit: '-',
  where: { epsilon_2, H },
  evaluate: ({ epsilon_2, H }) => (epsilon_2 / 2) * (1 + tanh(H)),
})
export const microBranch = equation({
  ...at('(3-D.4)'),
  symbol: 'epsilon_1',
  title: 'True plastic strain, micro-strain region',
  unit: '-',
  where: { sigma_t, A_1, m_1 },
  evaluate: ({ sigma_t, A_1, m_1 }) => (sigma_t / A_1) ** (1 / m_1),
})
export const microConstant = equation({
  ...at('(3-D.5)'),
  symbol: 'A_1',
  title: 'Micro-strain constant',
  unit: 'MPa',
  where: { sigma_ys, epsilon_ys, m_1 },
  evaluate: ({ sigma_ys, epsilon_ys, m_1 }) => (sigma_ys * (1 + epsilon_ys)) / log(1 + epsilon_ys) ** m_1,
})
export const microExponent = equation({
  ...at('(3-D.6)'),
  symbol: 'm_1',
  title: 'Micro-strain exponent',
  unit: '-',
  where: { R, epsilon_p, epsilon_ys },
  evaluate: ({ R, epsilon_p, epsilon_ys }) =>
    (log(R) + (epsilon_p - epsilon_ys)) / log(log(1 + epsilon_p) / log(1 + epsilon_ys)),
})
export const macroBranch = equation({
  ...at('(3-D.7)'),
  symbol: 'epsilon_2',
  title: 'True plastic strain, macro-strain region',
  unit: '-',
  where: { sigma_t, A_2, m_2 },
  evaluate: ({ sigma_t, A_2, m_2 }) => (sigma_t / A_2) ** (1 / m_2),
})
export const macroConstant = equation({
  ...at('(3-D.8)'),
  symbol: 'A_2',
  title: 'Macro-strain constant',
  unit: 'MPa',
  where: { sigma_uts, m_2 },
  evaluate: ({ sigma_uts, m_2 }) => (sigma_uts * exp(m_2)) / m_2 ** m_2,
})
export const transition = equation({
  ...at('(3-D.9)'),
  symbol: 'H',
  title: 'Transition position',
  unit: '-',
  where: { sigma_t, sigma_ys, K, sigma_uts },
  evaluate: ({ sigma_t, sigma_ys, K, sigma_uts }) =>
    (2 * (sigma_t - (sigma_ys + K * (sigma_uts - sigma_ys)))) / (K * (sigma_uts - sigma_ys)),
})
export const yieldToTensileRatio = equation({
  ...at('(3-D.10)'),
  symbol: 'R',
  title: 'Yield-to-tensile ratio',
  unit: '-',
  where: { sigma_ys, sigma_uts },
  evaluate: ({ sigma_ys, sigma_uts }) => sigma_ys / sigma_uts,
})
export const transitionParameter = equation({
  ...at('(3-D.12)'),
  symbol: 'K',
  title: 'Transition parameter',
  unit: '-',
  where: { R },
  evaluate: ({ R }) => 1.5 * R ** 1.5 - 0.5 * R ** 2.5 - R ** 3.5,
})
export const trueUltimateStress = equation({
  ...at('(3-D.13)'),
  symbol: 'sigma_uts_t',
  title: 'True ultimate stress',
  unit: 'MPa',
  where: { sigma_uts, m_2 },
  evaluate: ({ sigma_uts, m_2 }) => sigma_uts * exp(m_2),
})
/** Share of the micro-strain region in 1/E_t: eq (3-D.2) by the stress, H rising by 2/(K (sigma_uts - sigma_ys)). */
export const microCompliance = equation({
  ...at('(3-D.2), its derivative'),
  symbol: 'D_1',
  title: 'Compliance, micro-strain region',
  unit: '1/MPa',
  where: { epsilon_1, H, m_1, sigma_t, K, sigma_uts, sigma_ys },
  evaluate: ({ epsilon_1, H, m_1, sigma_t, K, sigma_uts, sigma_ys }) =>
    (epsilon_1 / 2) * ((1 - tanh(H)) / (m_1 * sigma_t) - (2 * (1 - tanh(H) ** 2)) / (K * (sigma_uts - sigma_ys))),
})
/** The same of the macro-strain region, eq (3-D.3). */
export const macroCompliance = equation({
  ...at('(3-D.3), its derivative'),
  symbol: 'D_2',
  title: 'Compliance, macro-strain region',
  unit: '1/MPa',
  where: { epsilon_2, H, m_2, sigma_t, K, sigma_uts, sigma_ys },
  evaluate: ({ epsilon_2, H, m_2, sigma_t, K, sigma_uts, sigma_ys }) =>
    (epsilon_2 / 2) * ((1 + tanh(H)) / (m_2 * sigma_t) + (2 * (1 - tanh(H) ** 2)) / (K * (sigma_uts - sigma_ys))),
})
export const tangentModulus = equation({
  ...at('(3-D.1), its derivative'),
  symbol: 'E_t',
  title: 'True curve tangent modulus',
  unit: 'MPa',
  where: {
    E_y,
    D_1: ['compliance, micro-strain region', '1/MPa'],
    D_2: ['compliance, macro-strain region', '1/MPa'],
  },
  evaluate: ({ E_y, D_1, D_2 }) => 1 / (1 / E_y + D_1 + D_2),
})
export const macroExponent = equation({
  source: asmeViii2,
  clause: 'table 3-D.1',
  symbol: 'm_2',
  title: 'Macro-strain exponent',
  unit: '-',
  where: { c: ['material class factor', '-'], R_0: ['yield-to-tensile ratio at zero hardening', '-'], R },
  evaluate: ({ c, R_0, R }) => c * (R_0 - R),
})

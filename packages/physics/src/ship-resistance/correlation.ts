/** Model-ship correlation, the whole resistance and the power to tow her with. Metres in the allowance. */
import { constant, equation, min, sqrt } from '@keelson/equations'
import { holtropMennen } from './sources.ts'

const CORRELATION = 'section 2, model-ship correlation resistance'
const METRES = 'the coefficients apply to lengths in metres'
const L = ['waterline length', 'm'] as const

/** Mean apparent amplitude for which the allowance is. */
export const STANDARD_ROUGHNESS = constant({
  symbol: 'k_0',
  title: 'Roughness in the correlation allowance',
  value: 150,
  unit: 'um',
  source: holtropMennen,
  clause: CORRELATION,
})

export const forwardDraughtRatio = equation({
  source: holtropMennen,
  clause: CORRELATION,
  symbol: 'c_4',
  title: 'Ratio of forward draught to length',
  unit: '-',
  where: { T_F: ['forward draught', 'm'], L },
  evaluate: ({ T_F, L }) => min(T_F / L, 0.04),
  limited: { holds: 'the paper limits this to 0.04' },
})

export const correlationAllowance = equation({
  source: holtropMennen,
  clause: CORRELATION,
  symbol: 'C_A',
  title: 'Correlation allowance',
  unit: '-',
  fit: METRES,
  where: {
    L,
    C_B: ['block coefficient', '-'],
    c_2: ['bulb coefficient', '-'],
    c_4: ['ratio of forward draught to length', '-'],
  },
  evaluate: ({ L, C_B, c_2, c_4 }) =>
    0.006 * (L + 100) ** -0.16 - 0.00205 + 0.003 * sqrt(L / 7.5) * C_B ** 4 * c_2 * (0.04 - c_4),
})

export const roughnessAllowance = equation({
  source: holtropMennen,
  clause: CORRELATION,
  symbol: 'Delta_C_A',
  title: 'Roughness increase in the correlation allowance',
  unit: '-',
  fit: METRES,
  where: { k_s: ['hull roughness', 'm'], L },
  evaluate: ({ k_s, L }) => (0.105 * k_s ** (1 / 3) - 0.005579) / L ** (1 / 3),
})

export const roughAllowance = equation({
  source: holtropMennen,
  clause: CORRELATION,
  symbol: 'C_A_t',
  title: 'Correlation allowance including roughness',
  unit: '-',
  where: { C_A: ['correlation allowance', '-'], Delta_C_A: ['roughness increase', '-'] },
  evaluate: ({ C_A, Delta_C_A }) => C_A + Delta_C_A,
})

/** On hull and appendages, as both printed examples have it. */
export const correlationResistance = equation({
  source: holtropMennen,
  clause: CORRELATION,
  symbol: 'R_A',
  title: 'Correlation resistance',
  unit: 'N',
  where: {
    rho: ['water density', 'kg/m3'],
    V: ['ship speed', 'm/s'],
    S_t: ['wetted surface including appendages', 'm2'],
    C_A: ['correlation allowance', '-'],
  },
  evaluate: ({ rho, V, S_t, C_A }) => 0.5 * rho * V ** 2 * S_t * C_A,
})

export const totalResistance = equation({
  source: holtropMennen,
  clause: 'section 2, total resistance',
  symbol: 'R',
  title: 'Total resistance',
  unit: 'N',
  where: {
    R_F: ['frictional resistance', 'N'],
    K_1: ['form factor 1 + k1', '-'],
    R_APP: ['appendage resistance', 'N'],
    R_W: ['wave resistance', 'N'],
    R_B: ['bulb resistance', 'N'],
    R_TR: ['transom resistance', 'N'],
    R_A: ['correlation resistance', 'N'],
  },
  evaluate: ({ R_F, K_1, R_APP, R_W, R_B, R_TR, R_A }) => R_F * K_1 + R_APP + R_W + R_B + R_TR + R_A,
})

/** What of the whole is friction with its form factor. */
export const viscousResistance = (o: { readonly R_F: number; readonly K_1: number }): number => o.R_F * o.K_1

export const effectivePower = equation({
  source: holtropMennen,
  clause: 'section 5, effective power',
  symbol: 'P_E',
  title: 'Effective power',
  unit: 'W',
  where: { R: ['total resistance', 'N'], V: ['ship speed', 'm/s'] },
  evaluate: ({ R, V }) => R * V,
})

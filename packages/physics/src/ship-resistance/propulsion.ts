/** Wake, thrust deduction and relative rotative efficiency by the regressions of the two papers. Coherent SI. */
import { equation, sqrt } from '@keelson/equations'
import { holtrop, holtropMennen } from './sources.ts'

const FACTORS = 'section 3, propulsion factors'
const OPEN_STERN = 'section 3, single-screw ships with open stern'
const TWIN = 'section 3, twin-screw ships'
const L = ['waterline length', 'm'] as const
const B = ['breadth', 'm'] as const
const T = ['mean draught', 'm'] as const
const T_A = ['aft draught', 'm'] as const
const D = ['propeller diameter', 'm'] as const
const S_t = ['wetted surface including appendages', 'm2'] as const
const C_P = ['prismatic coefficient', '-'] as const
const C_B = ['block coefficient', '-'] as const
const C_V = ['viscous resistance coefficient', '-'] as const
const C_P1 = ['modified prismatic coefficient (centre of buoyancy)', '-'] as const
const C_stern = ['stern shape coefficient', '-'] as const
const l_cb = ['ratio of centre of buoyancy forward of midships to length', '%'] as const
const c_9 = ['wetted surface coefficient', '-'] as const
const c_11 = ['propeller immersion coefficient', '-'] as const

export const viscousCoefficient = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'C_V',
  title: 'Viscous resistance coefficient',
  unit: '-',
  where: {
    K: ['form factor 1 + k of hull and appendages', '-'],
    C_F: ['friction coefficient', '-'],
    C_A: ['correlation allowance', '-'],
  },
  evaluate: ({ K, C_F, C_A }) => K * C_F + C_A,
})

export const prismaticWithCentre = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'C_P1',
  title: 'Modified prismatic coefficient (centre of buoyancy)',
  unit: '-',
  where: { C_P, l_cb },
  evaluate: ({ C_P, l_cb }) => 1.45 * C_P - 0.315 - 0.0225 * l_cb,
})

export const surfaceCoefficient = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'c_8',
  title: 'Surface, propeller and draught coefficient c8',
  unit: '-',
  where: { B, T_A, S_t, L, D },
  evaluate: ({ B, T_A, S_t, L, D }) =>
    B / T_A < 5 ? (B * S_t) / (L * D * T_A) : (S_t * ((7 * B) / T_A - 25)) / (L * D * (B / T_A - 3)),
})

export const surfaceCoefficientHeld = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'c_9',
  title: 'Limited surface, propeller and draught coefficient c9',
  unit: '-',
  where: { c_8: ['surface, propeller and draught coefficient', '-'] },
  evaluate: ({ c_8 }) => (c_8 < 28 ? c_8 : 32 - 16 / (c_8 - 24)),
})

export const immersionCoefficient = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'c_11',
  title: 'Propeller immersion coefficient',
  unit: '-',
  where: { T_A, D },
  evaluate: ({ T_A, D }) => (T_A / D < 2 ? T_A / D : 0.0833333 * (T_A / D) ** 3 + 1.33333),
})

export const wakeFraction1982 = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'w',
  title: 'Wake fraction',
  unit: '-',
  where: { c_9, C_V, L, T_A, c_11, C_P1, B, C_P, C_B, C_stern },
  evaluate: ({ c_9, C_V, L, T_A, c_11, C_P1, B, C_P, C_B, C_stern }) =>
    ((c_9 * C_V * L) / T_A) * (0.0661875 + (1.21756 * c_11 * C_V) / (1 - C_P1)) +
    0.24558 * sqrt(B / (L * (1 - C_P1))) -
    0.09726 / (0.95 - C_P) +
    0.11434 / (0.95 - C_B) +
    0.75 * C_stern * C_V +
    0.002 * C_stern,
})

export const breadthTerm = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'c_10',
  title: 'Breadth-length coefficient',
  unit: '-',
  where: { L, B },
  evaluate: ({ L, B }) => (L / B > 5.2 ? B / L : 0.25 - 0.003328402 / (B / L - 0.134615385)),
})

export const thrustDeduction1982 = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 't',
  title: 'Thrust deduction',
  unit: '-',
  where: { L, B, C_P1, c_10: ['breadth-length coefficient', '-'], D, T, C_stern },
  evaluate: ({ L, B, C_P1, c_10, D, T, C_stern }) =>
    (0.001979 * L) / (B - B * C_P1) + 1.0585 * c_10 - 0.00524 - (0.1418 * D ** 2) / (B * T) + 0.0015 * C_stern,
})

export const sternTerm1984 = equation({
  source: holtrop,
  clause: 'wake fraction',
  symbol: 'c_20',
  title: 'Stern coefficient',
  unit: '-',
  where: { C_stern },
  evaluate: ({ C_stern }) => 1 + 0.015 * C_stern,
})

export const fullnessTerm1984 = equation({
  source: holtrop,
  clause: 'wake fraction',
  symbol: 'c_19',
  title: 'Fullness coefficient',
  unit: '-',
  where: { C_P, C_B, C_M: ['midship coefficient', '-'] },
  evaluate: ({ C_P, C_B, C_M }) =>
    C_P < 0.7 ? 0.12997 / (0.95 - C_B) - 0.11056 / (0.95 - C_P) : 0.18567 / (1.3571 - C_M) - 0.71276 + 0.38648 * C_P,
})

export const wakeFraction1984 = equation({
  source: holtrop,
  clause: 'wake fraction',
  symbol: 'w',
  title: 'Wake fraction',
  unit: '-',
  where: {
    c_9,
    c_20: ['stern coefficient', '-'],
    C_V,
    L,
    T_A,
    c_11,
    C_P1,
    B,
    c_19: ['fullness coefficient', '-'],
  },
  evaluate: ({ c_9, c_20, C_V, L, T_A, c_11, C_P1, B, c_19 }) =>
    ((c_9 * c_20 * C_V * L) / T_A) * (0.050776 + (0.93405 * c_11 * C_V) / (1 - C_P1)) +
    0.27915 * c_20 * sqrt(B / (L * (1 - C_P1))) +
    c_19 * c_20,
})

export const thrustDeduction1984 = equation({
  source: holtrop,
  clause: 'thrust deduction',
  symbol: 't',
  title: 'Thrust deduction',
  unit: '-',
  where: { B, L, T, D, C_P, l_cb, C_stern },
  evaluate: ({ B, L, T, D, C_P, l_cb, C_stern }) =>
    (0.25014 * (B / L) ** 0.28956 * (sqrt(B * T) / D) ** 0.2624) / (1 - C_P + 0.0225 * l_cb) ** 0.01762 +
    0.0015 * C_stern,
})

export const rotativeEfficiency = equation({
  source: holtropMennen,
  clause: FACTORS,
  symbol: 'eta_R',
  title: 'Relative rotative efficiency',
  unit: '-',
  where: { a_E: ['blade area ratio', '-'], C_P, l_cb },
  evaluate: ({ a_E, C_P, l_cb }) => 0.9922 - 0.05908 * a_E + 0.07424 * (C_P - 0.0225 * l_cb),
})

export const wakeFractionTwin = equation({
  source: holtropMennen,
  clause: TWIN,
  symbol: 'w',
  title: 'Wake fraction',
  unit: '-',
  where: { C_B, C_V, D, B, T },
  evaluate: ({ C_B, C_V, D, B, T }) => 0.3095 * C_B + 10 * C_V * C_B - (0.23 * D) / sqrt(B * T),
})

export const thrustDeductionTwin = equation({
  source: holtropMennen,
  clause: TWIN,
  symbol: 't',
  title: 'Thrust deduction',
  unit: '-',
  where: { C_B, D, B, T },
  evaluate: ({ C_B, D, B, T }) => 0.325 * C_B - (0.1885 * D) / sqrt(B * T),
})

export const rotativeEfficiencyTwin = equation({
  source: holtropMennen,
  clause: TWIN,
  symbol: 'eta_R',
  title: 'Relative rotative efficiency',
  unit: '-',
  where: { C_P, l_cb, p_D: ['pitch-to-diameter ratio', '-'] },
  evaluate: ({ C_P, l_cb, p_D }) => 0.9737 + 0.111 * (C_P - 0.0225 * l_cb) - 0.06325 * p_D,
})

export const wakeFractionOpen = equation({
  source: holtropMennen,
  clause: OPEN_STERN,
  symbol: 'w',
  title: 'Wake fraction',
  unit: '-',
  where: { C_B, C_V },
  evaluate: ({ C_B, C_V }) => 0.3 * C_B + 10 * C_V * C_B - 0.1,
})

/** The bulbous bow and the immersed transom: what they do to the wave resistance, and their own resistance. Coherent SI. */
import { equation, exp, sqrt } from '@keelson/equations'
import { holtropMennen } from './sources.ts'

const A_BT = ['area of the bulb', 'm2'] as const
const T_F = ['draught forward', 'm'] as const
const h_B = ['centre of the bulb above the keel', 'm'] as const
const B = ['breadth', 'm'] as const
const V = ['speed', 'm/s'] as const
const rho = ['density of the water', 'kg/m3'] as const
const g = ['acceleration of gravity', 'm/s2'] as const
const A_T = ['immersed transom area', 'm2'] as const
const WAVE = 'section 2, wave resistance'
const BULB = 'section 2, resistance of a bulb near the surface'
const TRANSOM = 'section 2, resistance of the immersed transom'

export const bulbCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_3',
  title: 'Coefficient of the size of the bulb',
  unit: '-',
  where: { A_BT, B, T: ['mean draught', 'm'], T_F, h_B },
  evaluate: ({ A_BT, B, T, T_F, h_B }) => (0.56 * A_BT ** 1.5) / (B * T * (0.31 * sqrt(A_BT) + T_F - h_B)),
})

export const bulbReduction = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_2',
  title: 'Coefficient of the bulb',
  unit: '-',
  where: { c_3: ['coefficient of the size of the bulb', '-'] },
  evaluate: ({ c_3 }) => exp(-1.89 * sqrt(c_3)),
})

export const bulbEmergence = equation({
  source: holtropMennen,
  clause: BULB,
  symbol: 'P_B',
  title: 'Measure of the emergence of the bow',
  unit: '-',
  where: { A_BT, T_F, h_B },
  evaluate: ({ A_BT, T_F, h_B }) => (0.56 * sqrt(A_BT)) / (T_F - 1.5 * h_B),
})

export const immersionFroude = equation({
  source: holtropMennen,
  clause: BULB,
  symbol: 'F_ni',
  title: 'Froude number of the immersion of the bulb',
  unit: '-',
  where: { V, g, T_F, h_B, A_BT },
  evaluate: ({ V, g, T_F, h_B, A_BT }) => V / sqrt(g * (T_F - h_B - 0.25 * sqrt(A_BT)) + 0.15 * V ** 2),
})

/** Depth of the bulb in its Froude number: above 0 for one under water. */
export const bulbImmersion = (o: { readonly T_F: number; readonly h_B: number; readonly A_BT: number }): number =>
  o.T_F - o.h_B - 0.25 * sqrt(o.A_BT)

export const bulbResistance = equation({
  source: holtropMennen,
  clause: BULB,
  symbol: 'R_B',
  title: 'Resistance of the bulb',
  unit: 'N',
  where: {
    P_B: ['emergence of the bow', '-'],
    F_ni: ['Froude number of the immersion', '-'],
    A_BT,
    rho,
    g,
  },
  evaluate: ({ P_B, F_ni, A_BT, rho, g }) =>
    (0.11 * exp(-3 * P_B ** -2) * F_ni ** 3 * A_BT ** 1.5 * rho * g) / (1 + F_ni ** 2),
})

export const transomFroude = equation({
  source: holtropMennen,
  clause: TRANSOM,
  symbol: 'F_nT',
  title: 'Froude number of the transom',
  unit: '-',
  where: { V, g, A_T, B, C_WP: ['waterplane coefficient', '-'] },
  evaluate: ({ V, g, A_T, B, C_WP }) => V / sqrt((2 * g * A_T) / (B + B * C_WP)),
})

export const transomDrag = equation({
  source: holtropMennen,
  clause: TRANSOM,
  symbol: 'c_6',
  title: 'Coefficient of the immersed transom',
  unit: '-',
  where: { F_nT: ['Froude number of the transom', '-'] },
  evaluate: ({ F_nT }) => (F_nT < 5 ? 0.2 * (1 - 0.2 * F_nT) : 0),
  limited: { holds: 'the transom runs dry from 5 on' },
})

export const transomResistance = equation({
  source: holtropMennen,
  clause: TRANSOM,
  symbol: 'R_TR',
  title: 'Resistance of the transom',
  unit: 'N',
  where: { rho, V, A_T, c_6: ['coefficient of the immersed transom', '-'] },
  evaluate: ({ rho, V, A_T, c_6 }) => 0.5 * rho * V ** 2 * A_T * c_6,
})

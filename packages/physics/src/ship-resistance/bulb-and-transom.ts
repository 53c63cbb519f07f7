/** The bulbous bow and the immersed transom: what they do to the wave resistance, and their own resistance. Coherent SI. */
import { equation, exp, sqrt } from '@keelson/equations'
import { holtropMennen } from './sources.ts'

const A_BT = ['bulb transverse area', 'm2'] as const
const T_F = ['forward draught', 'm'] as const
const h_B = ['bulb centre above the keel', 'm'] as const
const B = ['breadth', 'm'] as const
const V = ['ship speed', 'm/s'] as const
const rho = ['water density', 'kg/m3'] as const
const g = ['gravitational acceleration', 'm/s2'] as const
const A_T = ['immersed transom area', 'm2'] as const
const WAVE = 'section 2, wave resistance'
const BULB = 'section 2, resistance of a bulb near the surface'
const TRANSOM = 'section 2, resistance of the immersed transom'

export const bulbCoefficient = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_3',
  title: 'Bulb size coefficient',
  unit: '-',
  where: { A_BT, B, T: ['mean draught', 'm'], T_F, h_B },
  evaluate: ({ A_BT, B, T, T_F, h_B }) => (0.56 * A_BT ** 1.5) / (B * T * (0.31 * sqrt(A_BT) + T_F - h_B)),
})

export const bulbReduction = equation({
  source: holtropMennen,
  clause: WAVE,
  symbol: 'c_2',
  title: 'Bulb coefficient',
  unit: '-',
  where: { c_3: ['bulb size coefficient', '-'] },
  evaluate: ({ c_3 }) => exp(-1.89 * sqrt(c_3)),
})

export const bulbEmergence = equation({
  source: holtropMennen,
  clause: BULB,
  symbol: 'P_B',
  title: 'Bow emergence parameter',
  unit: '-',
  where: { A_BT, T_F, h_B },
  evaluate: ({ A_BT, T_F, h_B }) => (0.56 * sqrt(A_BT)) / (T_F - 1.5 * h_B),
})

export const immersionFroude = equation({
  source: holtropMennen,
  clause: BULB,
  symbol: 'F_ni',
  title: 'Bulb immersion Froude number',
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
  title: 'Bulb resistance',
  unit: 'N',
  where: {
    P_B: ['bow emergence parameter', '-'],
    F_ni: ['bulb immersion Froude number', '-'],
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
  title: 'Transom Froude number',
  unit: '-',
  where: { V, g, A_T, B, C_WP: ['waterplane coefficient', '-'] },
  evaluate: ({ V, g, A_T, B, C_WP }) => V / sqrt((2 * g * A_T) / (B + B * C_WP)),
})

export const transomDrag = equation({
  source: holtropMennen,
  clause: TRANSOM,
  symbol: 'c_6',
  title: 'Immersed transom coefficient',
  unit: '-',
  where: { F_nT: ['Transom Froude number', '-'] },
  evaluate: ({ F_nT }) => (F_nT < 5 ? 0.2 * (1 - 0.2 * F_nT) : 0),
  limited: { holds: 'the transom runs dry at 5 and above' },
})

export const transomResistance = equation({
  source: holtropMennen,
  clause: TRANSOM,
  symbol: 'R_TR',
  title: 'Transom resistance',
  unit: 'N',
  where: { rho, V, A_T, c_6: ['immersed transom coefficient', '-'] },
  evaluate: ({ rho, V, A_T, c_6 }) => 0.5 * rho * V ** 2 * A_T * c_6,
})

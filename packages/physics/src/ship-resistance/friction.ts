/** Friction of hull and appendages by the line of ITTC 1957, and the form factors of the two papers. Coherent SI. */
import { equation, log10, sqrt } from '@keelson/equations'
import { holtrop, holtropMennen, ittc57 } from './sources.ts'

const L = ['waterline length', 'm'] as const
const B = ['breadth', 'm'] as const
const T = ['mean draught', 'm'] as const
const V = ['ship speed', 'm/s'] as const
const L_R = ['length of run', 'm'] as const
const C_P = ['prismatic coefficient', '-'] as const
const C_stern = ['stern shape coefficient', '-'] as const
const rho = ['water density', 'kg/m3'] as const
const C_F = ['friction coefficient', '-'] as const
const l_cb = ['ratio of centre of buoyancy forward of midships to length', '%'] as const
const S = ['hull wetted surface', 'm2'] as const
const S_APP = ['appendage wetted surface', 'm2'] as const
const K_1 = ['hull form factor 1 + k1', '-'] as const
const K_2 = ['appendage form factor 1 + k2', '-'] as const

export const froudeNumber = equation({
  source: holtropMennen,
  clause: 'notation',
  symbol: 'F_n',
  title: 'Froude number',
  unit: '-',
  where: { V, g: ['gravitational acceleration', 'm/s2'], L },
  evaluate: ({ V, g, L }) => V / sqrt(g * L),
})

/** The speed of a Froude number. */
export const speedOfFroude = (o: { readonly F_n: number; readonly g: number; readonly L: number }): number =>
  o.F_n * sqrt(o.g * o.L)

export const reynoldsNumber = equation({
  source: ittc57,
  clause: 'Reynolds number',
  symbol: 'R_n',
  title: 'Reynolds number',
  unit: '-',
  where: { V, L, nu: ['kinematic viscosity', 'm2/s'] },
  evaluate: ({ V, L, nu }) => (V * L) / nu,
})

export const frictionCoefficient = equation({
  source: ittc57,
  clause: 'friction line',
  symbol: 'C_F',
  title: 'Friction coefficient',
  unit: '-',
  where: { R_n: ['Reynolds number', '-'] },
  evaluate: ({ R_n }) => 0.075 / (log10(R_n) - 2) ** 2,
})

export const frictionalResistance = equation({
  source: holtropMennen,
  clause: 'section 2, frictional resistance',
  symbol: 'R_F',
  title: 'Frictional resistance',
  unit: 'N',
  where: { rho, V, S, C_F },
  evaluate: ({ rho, V, S, C_F }) => 0.5 * rho * V ** 2 * S * C_F,
})

export const appendageResistance = equation({
  source: holtropMennen,
  clause: 'section 2, resistance of appendages',
  symbol: 'R_APP',
  title: 'Appendage resistance',
  unit: 'N',
  where: { rho, V, S_APP, K_2, C_F },
  evaluate: ({ rho, V, S_APP, K_2, C_F }) => 0.5 * rho * V ** 2 * S_APP * K_2 * C_F,
})

export const draughtCoefficient = equation({
  source: holtropMennen,
  clause: 'section 2, form factor',
  symbol: 'c_12',
  title: 'Draught-length coefficient',
  unit: '-',
  where: { T, L },
  evaluate: ({ T, L }) =>
    T / L > 0.05 ? (T / L) ** 0.2228446 : T / L > 0.02 ? 48.2 * (T / L - 0.02) ** 2.078 + 0.479948 : 0.479948,
  limited: { holds: 'the paper uses one value below T/L = 0.02' },
})

export const sternCoefficient = equation({
  source: holtropMennen,
  clause: 'section 2, form factor',
  symbol: 'c_13',
  title: 'Stern coefficient',
  unit: '-',
  where: { C_stern },
  evaluate: ({ C_stern }) => 1 + 0.003 * C_stern,
})

export const formFactor1982 = equation({
  source: holtropMennen,
  clause: 'section 2, form factor',
  symbol: 'K_1',
  title: 'Hull form factor 1 + k1',
  unit: '-',
  where: {
    c_13: ['stern coefficient', '-'],
    c_12: ['draught-length coefficient', '-'],
    B,
    L_R,
    C_P,
    l_cb,
  },
  evaluate: ({ c_13, c_12, B, L_R, C_P, l_cb }) =>
    c_13 * (0.93 + c_12 * (B / L_R) ** 0.92497 * (0.95 - C_P) ** -0.521448 * (1 - C_P + 0.0225 * l_cb) ** 0.6906),
})

export const sternCoefficient1984 = equation({
  source: holtrop,
  clause: 'form factor',
  symbol: 'c_14',
  title: 'Stern coefficient',
  unit: '-',
  where: { C_stern },
  evaluate: ({ C_stern }) => 1 + 0.011 * C_stern,
})

export const formFactor1984 = equation({
  source: holtrop,
  clause: 'form factor',
  symbol: 'K_1',
  title: 'Hull form factor 1 + k1',
  unit: '-',
  where: {
    c_14: ['stern coefficient', '-'],
    B,
    L,
    T,
    L_R,
    nabla: ['displaced volume', 'm3'],
    C_P,
  },
  evaluate: ({ c_14, B, L, T, L_R, nabla, C_P }) =>
    0.93 +
    0.487118 *
      c_14 *
      (B / L) ** 1.06806 *
      (T / L) ** 0.46106 *
      (L / L_R) ** 0.121563 *
      (L ** 3 / nabla) ** 0.36486 *
      (1 - C_P) ** -0.604247,
})

export const totalSurface = equation({
  source: holtropMennen,
  clause: 'section 2, wetted areas',
  symbol: 'S_t',
  title: 'Wetted surface including appendages',
  unit: 'm2',
  where: { S, S_APP },
  evaluate: ({ S, S_APP }) => S + S_APP,
})

export const totalFormFactor = equation({
  source: holtropMennen,
  clause: 'section 2, wetted areas',
  symbol: 'K',
  title: 'Form factor 1 + k of hull and appendages',
  unit: '-',
  where: { K_1, S, K_2, S_APP, S_t: ['wetted surface including appendages', 'm2'] },
  evaluate: ({ K_1, S, K_2, S_APP, S_t }) => (K_1 * S + K_2 * S_APP) / S_t,
})

/** Heads of the well in metres of the fluid that is lifted: from pressures, of friction in the tubing, and their sum. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { takacsEsp, williamsHazen } from './sources.ts'

export const GRAVITY = ['specific gravity of the fluid, water = 1', '-'] as const
export const WATER = ['density of fresh water', 'kg/m3'] as const
export const ACCELERATION = ['acceleration of gravity', 'm/s2'] as const
export const RATE = ['rate through the pump', 'm3/s'] as const

export const FRESH_WATER = constant({
  symbol: 'rho_w',
  title: 'Density of fresh water',
  value: 1000,
  unit: 'kg/m3',
  source: takacsEsp,
  clause: 'ch. 2, specific gravity of 1',
})

/** Of what pump curves are drawn on. */
export const WATER_GRAVITY = constant({
  symbol: 'gamma_1',
  title: 'Specific gravity of water',
  value: 1,
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 2, specific gravity of 1',
})

/** Column of the fluid that a gauge pressure holds. */
export const fluidHead = equation({
  symbol: 'H',
  title: 'Head of a pressure',
  unit: 'm',
  source: takacsEsp,
  clause: 'ch. 2, pressure and head',
  where: { p: ['gauge pressure', 'Pa'], rho_w: WATER, gamma: GRAVITY, g: ACCELERATION },
  evaluate: ({ p, rho_w, gamma, g }) => p / (rho_w * gamma * g),
})

/** Depth of the pump less what the pressure at its intake lifts. */
export const netLift = equation({
  symbol: 'H_n',
  title: 'Net vertical lift',
  unit: 'm',
  source: takacsEsp,
  clause: 'ch. 5, total dynamic head',
  where: { L_p: ['depth of the pump', 'm'], H_i: ['head of the intake pressure', 'm'] },
  evaluate: ({ L_p, H_i }) => L_p - H_i,
})

/** Of a liquid as thin as water in turbulent flow: viscous liquids and gas need another friction. */
export const hazenWilliamsHead = equation({
  symbol: 'H_f',
  title: 'Friction in the tubing by Hazen and Williams',
  unit: 'm',
  source: williamsHazen,
  clause: 'loss of head, 10.67 in metres and seconds',
  fit: 'regression in m and m3/s',
  where: {
    L_p: ['length of the tubing', 'm'],
    q: RATE,
    C_HW: ['coefficient of Hazen and Williams', '-'],
    d: ['inside diameter of the tubing', 'm'],
  },
  evaluate: ({ L_p, q, C_HW, d }) => (10.67 * L_p * q ** 1.852) / (C_HW ** 1.852 * d ** 4.8704),
})

export const totalDynamicHead = equation({
  symbol: 'TDH',
  title: 'Total dynamic head',
  unit: 'm',
  source: takacsEsp,
  clause: 'ch. 5, total dynamic head',
  where: {
    H_n: ['net vertical lift', 'm'],
    H_f: ['friction in the tubing', 'm'],
    H_wh: ['head of the wellhead pressure', 'm'],
  },
  evaluate: ({ H_n, H_f, H_wh }) => H_n + H_f + H_wh,
})

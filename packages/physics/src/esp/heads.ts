/** Heads of the well in metres of the fluid that is lifted: from pressures, of friction in the tubing, and their sum. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { takacsEsp, williamsHazen } from './sources.ts'

export const GRAVITY = ['fluid specific gravity (water = 1)', '-'] as const
export const WATER = ['fresh water density', 'kg/m3'] as const
export const ACCELERATION = ['gravitational acceleration', 'm/s2'] as const
export const RATE = ['pump flow rate', 'm3/s'] as const

export const FRESH_WATER = constant({
  symbol: 'rho_w',
  title: 'Fresh water density',
  value: 1000,
  unit: 'kg/m3',
  source: takacsEsp,
  clause: 'ch. 2, specific gravity of 1',
})

/** Of what pump curves are drawn on. */
export const WATER_GRAVITY = constant({
  symbol: 'gamma_1',
  title: 'Water specific gravity',
  value: 1,
  unit: '-',
  source: takacsEsp,
  clause: 'ch. 2, specific gravity of 1',
})

/** Column of the fluid that a gauge pressure holds. */
export const fluidHead = equation({
  symbol: 'H',
  title: 'Pressure head',
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
  where: { L_p: ['pump depth', 'm'], H_i: ['intake pressure head', 'm'] },
  evaluate: ({ L_p, H_i }) => L_p - H_i,
})

/** Of a liquid as thin as water in turbulent flow: viscous liquids and gas need another friction. */
export const hazenWilliamsHead = equation({
  symbol: 'H_f',
  title: 'Tubing friction head (Hazen-Williams)',
  unit: 'm',
  source: williamsHazen,
  clause: 'loss of head, 10.67 in metres and seconds',
  fit: 'the regression is in m and m³/s',
  where: {
    L_p: ['tubing length', 'm'],
    q: RATE,
    C_HW: ['Hazen-Williams coefficient', '-'],
    d: ['tubing inside diameter', 'm'],
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
    H_f: ['tubing friction head', 'm'],
    H_wh: ['wellhead pressure head', 'm'],
  },
  evaluate: ({ H_n, H_f, H_wh }) => H_n + H_f + H_wh,
})

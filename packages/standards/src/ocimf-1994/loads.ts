/** Wind and current on a tanker by coefficients of its heading: the form of the loads, in vessel axes. OCIMF (1994). Coherent SI. */
import { equation } from '@keelson/equations'
import { ocimf } from './source.ts'

const WIND = { source: ocimf, clause: 'wind force and moment' } as const
const CURRENT = { source: ocimf, clause: 'current force and moment' } as const

const AIR = {
  rho_a: ['air density', 'kg/m3'],
  V: ['wind speed', 'm/s'],
} as const
const WATER = {
  rho_w: ['water density', 'kg/m3'],
  V: ['current speed', 'm/s'],
  L_BP: ['length between perpendiculars', 'm'],
  T: ['draught', 'm'],
} as const
const FORWARD = { C_x: ['longitudinal force coefficient, forward', '-'] } as const
const TO_PORT = { C_y: ['lateral force coefficient, to port', '-'] } as const
const TURNING = { C_m: ['yaw moment coefficient', '-'] } as const
const LATERAL = { A_L: ['lateral wind area', 'm2'] } as const

export const windForceX = equation({
  ...WIND,
  symbol: 'F_wx',
  title: 'Longitudinal wind force, forward',
  unit: 'N',
  where: { ...AIR, ...FORWARD, A_T: ['frontal wind area', 'm2'] },
  evaluate: ({ rho_a, C_x, V, A_T }) => 0.5 * rho_a * C_x * V ** 2 * A_T,
})

export const windForceY = equation({
  ...WIND,
  symbol: 'F_wy',
  title: 'Lateral wind force, to port',
  unit: 'N',
  where: { ...AIR, ...TO_PORT, ...LATERAL },
  evaluate: ({ rho_a, C_y, V, A_L }) => 0.5 * rho_a * C_y * V ** 2 * A_L,
})

export const windMoment = equation({
  ...WIND,
  symbol: 'M_w',
  title: 'Wind yaw moment',
  unit: 'N*m',
  where: { ...AIR, ...TURNING, ...LATERAL, L_BP: WATER.L_BP },
  evaluate: ({ rho_a, C_m, V, A_L, L_BP }) => 0.5 * rho_a * C_m * V ** 2 * A_L * L_BP,
})

export const currentForceX = equation({
  ...CURRENT,
  symbol: 'F_cx',
  title: 'Longitudinal current force, forward',
  unit: 'N',
  where: { ...WATER, ...FORWARD },
  evaluate: ({ rho_w, C_x, V, L_BP, T }) => 0.5 * rho_w * C_x * V ** 2 * L_BP * T,
})

export const currentForceY = equation({
  ...CURRENT,
  symbol: 'F_cy',
  title: 'Lateral current force, to port',
  unit: 'N',
  where: { ...WATER, ...TO_PORT },
  evaluate: ({ rho_w, C_y, V, L_BP, T }) => 0.5 * rho_w * C_y * V ** 2 * L_BP * T,
})

export const currentMoment = equation({
  ...CURRENT,
  symbol: 'M_c',
  title: 'Current yaw moment',
  unit: 'N*m',
  where: { ...WATER, ...TURNING },
  evaluate: ({ rho_w, C_m, V, L_BP, T }) => 0.5 * rho_w * C_m * V ** 2 * L_BP ** 2 * T,
})

/** A heading of travel brought to 0 to 180 degrees, where the coefficients are tabled, and the side it was on. */
export interface Folded {
  /** rad. */
  readonly heading: number
  /** -1 where the coefficients to port and of yaw change sign. */
  readonly side: 1 | -1
}

const TURN = 2 * Math.PI

/** A hull is the same on both sides: 360 degrees less the heading, with the signs to port and of yaw reversed. */
export function folded(heading: number): Folded {
  if (heading >= 0 && heading <= Math.PI) return { heading, side: 1 }
  const whole = ((heading % TURN) + TURN) % TURN
  return whole > Math.PI ? { heading: TURN - whole, side: -1 } : { heading: whole, side: 1 }
}

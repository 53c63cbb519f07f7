/**
 * Static wind forces on a moored ship: section 4-4 of UFC 4-159-03 (2005). Angles from which the wind comes, 0 from astern,
 * 90 degrees from starboard; forward and to port positive. Coherent SI.
 */
import { constant, cos, equation, pi, sin } from '@keelson/equations'
import { ufcMoorings } from './source.ts'

const TRANSVERSE = {
  source: ufcMoorings,
  clause: '4-4.1, equations 2 to 4, not verified against the publication',
} as const
const LONGITUDINAL = { source: ufcMoorings, clause: '4-4.2, equations 5 to 7' } as const

export const REFERENCE_HEIGHT = constant({
  ...TRANSVERSE,
  symbol: 'h_R',
  title: 'Wind reference height',
  value: 10,
  unit: 'm',
})

const AIR = { rho_a: ['air density', 'kg/m3'], V_w: ['wind speed', 'm/s'] } as const
const LATERAL = { A_L: ['lateral wind area', 'm2'] } as const
const HULL = { A_H: ['hull lateral area', 'm2'] } as const
const DIRECTION = { theta_w: ['wind direction, 0 from astern', 'rad'] } as const
const HEIGHTS = {
  C_w: ['lateral wind constant', '-'],
  h_H: ['mean hull height above water', 'm'],
  h_R: ['wind reference height', 'm'],
} as const

export const hullArea = equation({
  ...TRANSVERSE,
  symbol: 'A_H',
  title: 'Hull lateral area',
  unit: 'm2',
  where: { ...LATERAL, A_S: ['superstructure lateral area', 'm2'] },
  evaluate: ({ A_L, A_S }) => A_L - A_S,
})

export const hullHeight = equation({
  ...TRANSVERSE,
  symbol: 'h_H',
  title: 'Mean hull height above water',
  unit: 'm',
  where: { ...HULL, L_WL: ['waterline length', 'm'] },
  evaluate: ({ A_H, L_WL }) => A_H / L_WL,
})

export const transverseCoefficient = equation({
  ...TRANSVERSE,
  symbol: 'C_yw',
  title: 'Lateral wind coefficient',
  unit: '-',
  where: {
    ...HEIGHTS,
    h_S: ['superstructure height above water', 'm'],
    A_S: ['superstructure lateral area', 'm2'],
    ...HULL,
    ...LATERAL,
  },
  evaluate: ({ C_w, h_H, h_R, h_S, A_S, A_H, A_L }) =>
    (C_w * (((0.5 * (h_S + h_H)) / h_R) ** (2 / 7) * A_S + ((0.5 * h_H) / h_R) ** (2 / 7) * A_H)) / A_L,
})

/** Without a superstructure the lateral area is that of the hull. */
export const bareTransverseCoefficient = equation({
  ...TRANSVERSE,
  symbol: 'C_yw',
  title: 'Lateral wind coefficient, no superstructure',
  unit: '-',
  where: HEIGHTS,
  evaluate: ({ C_w, h_H, h_R }) => C_w * ((0.5 * h_H) / h_R) ** (2 / 7),
})

export const transverseShape = equation({
  ...TRANSVERSE,
  symbol: 'f_yw',
  title: 'Lateral wind shape function',
  unit: '-',
  where: DIRECTION,
  evaluate: ({ theta_w }) => (sin(theta_w) - sin(5 * theta_w) / 20) / (19 / 20),
})

export const transverseForce = equation({
  ...TRANSVERSE,
  symbol: 'F_wy',
  title: 'Lateral wind force, to port',
  unit: 'N',
  where: { ...AIR, ...LATERAL, C_yw: ['lateral wind coefficient', '-'], f_yw: ['shape function', '-'] },
  evaluate: ({ rho_a, V_w, A_L, C_yw, f_yw }) => 0.5 * rho_a * V_w ** 2 * A_L * C_yw * f_yw,
})

const FOLDED = {
  theta_s: ['wind direction from astern, either side', 'rad'],
  theta_x: ['direction of zero longitudinal force, from astern', 'rad'],
} as const
const shape = { ...LONGITUDINAL, symbol: 'f_xw', unit: '-', where: FOLDED } as const

/** One superstructure, wind from aft of the direction without longitudinal force. */
export const singleFromAft = equation({
  ...shape,
  title: 'Longitudinal wind shape function, wind from aft',
  evaluate: ({ theta_s, theta_x }) => cos(((pi / 2) * theta_s) / theta_x),
})

export const singleFromForward = equation({
  ...shape,
  title: 'Longitudinal wind shape function, wind from forward',
  evaluate: ({ theta_s, theta_x }) => cos(((pi / 2) * (theta_s - theta_x)) / (pi - theta_x) + pi / 2),
})

const angle = { ...LONGITUDINAL, symbol: 'gamma_x', unit: 'rad', where: FOLDED } as const

/** Superstructure along the whole deck. */
export const distributedAngleAft = equation({
  ...angle,
  title: 'Shape function argument, wind from aft',
  evaluate: ({ theta_s, theta_x }) => ((pi / 2) * theta_s) / theta_x + pi / 2,
})

export const distributedAngleForward = equation({
  ...angle,
  title: 'Shape function argument, wind from forward',
  evaluate: ({ theta_s, theta_x }) => ((pi / 2) * (theta_s - theta_x)) / (pi - theta_x) + pi,
})

export const distributedShape = equation({
  ...LONGITUDINAL,
  symbol: 'f_xw',
  title: 'Longitudinal wind shape function, distributed superstructure',
  unit: '-',
  where: { gamma_x: ['shape function argument', 'rad'] },
  evaluate: ({ gamma_x }) => (sin(gamma_x) - sin(5 * gamma_x) / 10) / 0.9,
})

export const longitudinalForce = equation({
  ...LONGITUDINAL,
  symbol: 'F_wx',
  title: 'Longitudinal wind force, forward',
  unit: 'N',
  where: {
    ...AIR,
    A_T: ['frontal wind area', 'm2'],
    C_xw: ['longitudinal wind coefficient', '-'],
    f_xw: ['shape function', '-'],
  },
  evaluate: ({ rho_a, V_w, A_T, C_xw, f_xw }) => 0.5 * rho_a * V_w ** 2 * A_T * C_xw * f_xw,
})

/** Coefficient times shape: what stands in the form of OCIMF. */
export const directional = equation({
  ...LONGITUDINAL,
  symbol: 'C_w',
  title: 'Wind coefficient for this direction',
  unit: '-',
  where: { C: ['wind coefficient', '-'], f: ['shape function', '-'] },
  evaluate: ({ C, f }) => C * f,
})

/**
 * Static current forces on a moored ship: section 4-5 of UFC 4-159-03 (2005). Angles from which the current comes, 0 from
 * astern, 90 degrees from starboard; forward and to port positive. Coherent SI.
 */
import { abs, constant, cos, equation, log10, sin, sqrt } from '@keelson/equations'
import { ufcMoorings } from './source.ts'

const at = (equations: string) => ({ source: ufcMoorings, clause: `4-5, ${equations}` }) as const
const TRANSVERSE = at('equations 9 to 13')
const FORM = at('equation 16')
const FRICTION = at('equations 17 to 20')
const PROPELLER = at('equations 21 to 23')
const MOMENT = at('equations 24 and 25')

/** Fastest current for which the shallow-water coefficient is given. */
export const FASTEST_CURRENT = constant({
  ...TRANSVERSE,
  symbol: 'V_max',
  title: 'Maximum current speed for shallow-water coefficient',
  value: 1.5,
  unit: 'm/s',
})
export const DEEP_FACTOR = constant({
  ...TRANSVERSE,
  symbol: 'k_0',
  title: 'Deep-water coefficient factor',
  value: 0.22,
  unit: '-',
})
export const FORM_COEFFICIENT = constant({
  ...FORM,
  symbol: 'C_xcb',
  title: 'Longitudinal current form drag coefficient',
  value: 0.1,
  unit: '-',
})
export const BLADE_FACTOR = constant({
  ...PROPELLER,
  symbol: 'k_p',
  title: 'Projected to expanded blade area ratio at pitch ratio 1',
  value: 0.838,
  unit: '-',
})
export const PROPELLER_COEFFICIENT = constant({
  ...PROPELLER,
  symbol: 'C_prop',
  title: 'Locked propeller drag coefficient',
  value: 1,
  unit: '-',
})

const STREAM = { rho_w: ['water density', 'kg/m3'], V_c: ['current speed', 'm/s'] } as const
const LENGTH = { L_WL: ['waterline length', 'm'] } as const
const DRAUGHT = { T: ['draught', 'm'] } as const
const BREADTH = { B: ['breadth', 'm'] } as const
const VOLUME = { V: ['displaced volume', 'm3'] } as const
const DIRECTION = { theta_c: ['current direction, 0 from astern', 'rad'] } as const

export const hullFactor = equation({
  ...TRANSVERSE,
  symbol: 'chi',
  title: 'Hull form ratio',
  unit: '-',
  where: { ...LENGTH, A_m: ['midship section area', 'm2'], ...BREADTH, ...VOLUME },
  evaluate: ({ L_WL, A_m, B, V }) => (L_WL ** 2 * A_m) / (B * V),
})

export const deepCoefficient = equation({
  ...TRANSVERSE,
  symbol: 'C_0',
  title: 'Lateral current coefficient in deep water',
  unit: '-',
  where: { k_0: ['deep-water coefficient factor', '-'], chi: ['hull form ratio', '-'] },
  evaluate: ({ k_0, chi }) => k_0 * sqrt(chi),
})

export const draughtToDepth = equation({
  ...TRANSVERSE,
  symbol: 'r_T',
  title: 'Ratio of draught to water depth',
  unit: '-',
  where: { ...DRAUGHT, d: ['water depth', 'm'] },
  evaluate: ({ T, d }) => T / d,
})

export const transverseCoefficient = equation({
  ...TRANSVERSE,
  symbol: 'C_yc',
  title: 'Lateral current coefficient',
  unit: '-',
  where: {
    C_0: ['deep-water coefficient', '-'],
    C_1: ['coefficient with keel at seabed', '-'],
    r_T: ['ratio of draught to water depth', '-'],
    K: ['depth exponent', '-'],
  },
  evaluate: ({ C_0, C_1, r_T, K }) => C_0 + (C_1 - C_0) * r_T ** K,
})

export const transverseForce = equation({
  ...TRANSVERSE,
  symbol: 'F_cy',
  title: 'Lateral current force, to port',
  unit: 'N',
  where: { ...STREAM, ...LENGTH, ...DRAUGHT, C_yc: ['lateral current coefficient', '-'], ...DIRECTION },
  evaluate: ({ rho_w, V_c, L_WL, T, C_yc, theta_c }) => 0.5 * rho_w * V_c ** 2 * L_WL * T * C_yc * sin(theta_c),
})

export const formDrag = equation({
  ...FORM,
  symbol: 'F_form',
  title: 'Current form drag',
  unit: 'N',
  where: {
    ...STREAM,
    ...BREADTH,
    ...DRAUGHT,
    C_xcb: ['longitudinal current form drag coefficient', '-'],
    ...DIRECTION,
  },
  evaluate: ({ rho_w, V_c, B, T, C_xcb, theta_c }) => 0.5 * rho_w * V_c ** 2 * B * T * C_xcb * cos(theta_c),
})

export const wettedSurface = equation({
  ...FRICTION,
  symbol: 'S',
  title: 'Wetted surface',
  unit: 'm2',
  where: { ...DRAUGHT, ...LENGTH, ...VOLUME },
  evaluate: ({ T, L_WL, V }) => 1.7 * T * L_WL + V / T,
})

export const reynoldsNumber = equation({
  ...FRICTION,
  symbol: 'Re',
  title: 'Hull Reynolds number',
  unit: '-',
  where: {
    V_c: STREAM.V_c,
    ...LENGTH,
    ...DIRECTION,
    nu: ['kinematic viscosity of water', 'm2/s'],
  },
  evaluate: ({ V_c, L_WL, theta_c, nu }) => abs((V_c * L_WL * cos(theta_c)) / nu),
})

export const frictionCoefficient = equation({
  ...FRICTION,
  symbol: 'C_f',
  title: 'Friction coefficient',
  unit: '-',
  where: { Re: ['Reynolds number', '-'] },
  evaluate: ({ Re }) => 0.075 / (log10(Re) - 2) ** 2,
})

export const frictionDrag = equation({
  ...FRICTION,
  symbol: 'F_fric',
  title: 'Current friction drag',
  unit: 'N',
  where: { ...STREAM, S: ['wetted surface', 'm2'], C_f: ['friction coefficient', '-'], ...DIRECTION },
  evaluate: ({ rho_w, V_c, S, C_f, theta_c }) => 0.5 * rho_w * V_c ** 2 * S * C_f * cos(theta_c),
})

export const bladeArea = equation({
  ...PROPELLER,
  symbol: 'A_p',
  title: 'Propeller expanded blade area',
  unit: 'm2',
  where: {
    ...LENGTH,
    ...BREADTH,
    A_R: ['propeller area ratio', '-'],
    k_p: ['projected to expanded blade area ratio at pitch ratio 1', '-'],
  },
  evaluate: ({ L_WL, B, A_R, k_p }) => (L_WL * B) / (A_R * k_p),
})

export const propellerDrag = equation({
  ...PROPELLER,
  symbol: 'F_prop',
  title: 'Locked propeller drag',
  unit: 'N',
  where: {
    ...STREAM,
    A_p: ['blade area', 'm2'],
    C_prop: ['locked propeller drag coefficient', '-'],
    ...DIRECTION,
  },
  evaluate: ({ rho_w, V_c, A_p, C_prop, theta_c }) => 0.5 * rho_w * V_c ** 2 * A_p * C_prop * cos(theta_c),
})

export const longitudinalForce = equation({
  ...at('equation 15'),
  symbol: 'F_cx',
  title: 'Longitudinal current force, forward',
  unit: 'N',
  where: { F_form: ['form drag', 'N'], F_fric: ['friction drag', 'N'], F_prop: ['propeller drag', 'N'] },
  evaluate: ({ F_form, F_fric, F_prop }) => F_form + F_fric + F_prop,
})

export const momentArm = equation({
  ...MOMENT,
  symbol: 'r_c',
  title: 'Lateral current force arm, fraction of waterline length',
  unit: '-',
  where: {
    a: ['force arm for current from astern', '-'],
    b: ['force arm increase with direction', '1/rad'],
    theta_s: ['current direction from astern, either side', 'rad'],
  },
  evaluate: ({ a, b, theta_s }) => a + b * theta_s,
})

export const yawMoment = equation({
  ...MOMENT,
  symbol: 'M_c',
  title: 'Current yaw moment',
  unit: 'N*m',
  where: { F_cy: ['lateral current force', 'N'], ...LENGTH, r_c: ['force arm, fraction of waterline length', '-'] },
  evaluate: ({ F_cy, L_WL, r_c }) => F_cy * L_WL * r_c,
})

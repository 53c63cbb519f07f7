/** Thrust, blade area and the chain of efficiencies from the effective power to that of the shaft. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { holtropMennen } from './sources.ts'

const POWER = 'section 5, power'
const KELLER = 'section 4, blade area of Keller'

/** Of the water less that of its vapour, at 15 degrees. */
export const PRESSURE_HEAD = constant({
  symbol: 'p_0v',
  title: 'Atmospheric minus vapour pressure',
  value: 99047,
  unit: 'Pa',
  source: holtropMennen,
  clause: KELLER,
})
export const OPEN_STERN_DEDUCTION = constant({
  symbol: 't',
  title: 'Thrust deduction',
  value: 0.1,
  unit: '-',
  source: holtropMennen,
  clause: 'section 3, single-screw ships with open stern',
})
export const OPEN_STERN_ROTATIVE = constant({
  symbol: 'eta_R',
  title: 'Relative rotative efficiency',
  value: 0.98,
  unit: '-',
  source: holtropMennen,
  clause: 'section 3, single-screw ships with open stern',
})

export const totalThrust = equation({
  source: holtropMennen,
  clause: POWER,
  symbol: 'T_h',
  title: 'Total propeller thrust',
  unit: 'N',
  where: { R: ['total resistance', 'N'], t: ['thrust deduction', '-'] },
  evaluate: ({ R, t }) => R / (1 - t),
})

export const thrustOfOne = equation({
  source: holtropMennen,
  clause: POWER,
  symbol: 'T_1',
  title: 'Thrust per propeller',
  unit: 'N',
  where: { T_h: ['total propeller thrust', 'N'], N_p: ['number of propellers', '-'] },
  evaluate: ({ T_h, N_p }) => T_h / N_p,
})

export const kellerBladeArea = equation({
  source: holtropMennen,
  clause: KELLER,
  symbol: 'a_E',
  title: 'Blade area ratio',
  unit: '-',
  where: {
    K_a: ['arrangement constant', '-'],
    Z: ['number of blades', '-'],
    T_1: ['thrust per propeller', 'N'],
    D: ['propeller diameter', 'm'],
    p_0v: ['atmospheric minus vapour pressure', 'Pa'],
    rho: ['water density', 'kg/m3'],
    g: ['gravitational acceleration', 'm/s2'],
    h: ['shaft immersion', 'm'],
  },
  evaluate: ({ K_a, Z, T_1, D, p_0v, rho, g, h }) => K_a + ((1.3 + 0.3 * Z) * T_1) / (D ** 2 * (p_0v + rho * g * h)),
})

export const hullEfficiency = equation({
  source: holtropMennen,
  clause: POWER,
  symbol: 'eta_H',
  title: 'Hull efficiency',
  unit: '-',
  where: { t: ['thrust deduction', '-'], w: ['wake fraction', '-'] },
  evaluate: ({ t, w }) => (1 - t) / (1 - w),
})

export const propulsiveEfficiency = equation({
  source: holtropMennen,
  clause: POWER,
  symbol: 'eta_D',
  title: 'Propulsive efficiency',
  unit: '-',
  where: {
    eta_H: ['hull efficiency', '-'],
    eta_R: ['relative rotative efficiency', '-'],
    eta_O: ['open-water efficiency', '-'],
  },
  evaluate: ({ eta_H, eta_R, eta_O }) => eta_H * eta_R * eta_O,
})

export const deliveredPower = equation({
  source: holtropMennen,
  clause: POWER,
  symbol: 'P_D',
  title: 'Power delivered to propellers',
  unit: 'W',
  where: { P_E: ['effective power', 'W'], eta_D: ['propulsive efficiency', '-'] },
  evaluate: ({ P_E, eta_D }) => P_E / eta_D,
})

export const shaftPower = equation({
  source: holtropMennen,
  clause: POWER,
  symbol: 'P_S',
  title: 'Shaft power',
  unit: 'W',
  where: { P_D: ['delivered power', 'W'], eta_S: ['shafting efficiency', '-'] },
  evaluate: ({ P_D, eta_S }) => P_D / eta_S,
})

export const TWO_PROPELLERS = constant({
  symbol: 'N_p',
  title: 'Number of propellers',
  value: 2,
  unit: '-',
  source: holtropMennen,
  clause: 'section 3, twin-screw ships',
})

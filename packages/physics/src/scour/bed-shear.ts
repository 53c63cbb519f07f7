/** Shear stress on a bed of sand under a current, waves and both. Coherent SI. */
import { constant, cos, equation, log, pi, sin, sqrt } from '@keelson/equations'
import { SAND } from './mobility.ts'
import { soulsby } from './sources.ts'

const CURRENT = { source: soulsby, clause: '3 currents: logarithmic profile over a rough bed' } as const
const WAVES = { source: soulsby, clause: '4.5 wave skin friction, rough turbulent flow' } as const
const BOTH = { source: soulsby, clause: '5.3 combined waves and current' } as const

const rho = ['water density', 'kg/m3'] as const
const z_0 = ['bed roughness length', 'm'] as const
const tau_c = ['current shear stress', 'Pa'] as const
const tau_w = ['wave shear stress amplitude', 'Pa'] as const

export const grainRoughness = equation({
  ...CURRENT,
  symbol: 'z_0',
  title: 'Bed roughness length',
  unit: 'm',
  where: { d: SAND.d },
  evaluate: ({ d }) => d / 12,
})

/** Needs h > e z_0. */
export const bedDrag = equation({
  ...CURRENT,
  symbol: 'C_D',
  title: 'Bed drag coefficient for depth-averaged current',
  unit: '-',
  where: { h: ['water depth', 'm'], z_0 },
  evaluate: ({ h, z_0 }) => (0.4 / (log(h / z_0) - 1)) ** 2,
})

export const currentShear = equation({
  ...CURRENT,
  symbol: 'tau_c',
  title: 'Current bed shear stress',
  unit: 'Pa',
  where: { rho, C_D: ['bed drag coefficient', '-'], U: ['depth-averaged current velocity', 'm/s'] },
  evaluate: ({ rho, C_D, U }) => rho * C_D * U ** 2,
})

export const orbitalExcursion = equation({
  ...WAVES,
  symbol: 'A',
  title: 'Orbital amplitude at the bed',
  unit: 'm',
  where: { U_m: ['orbital velocity amplitude', 'm/s'], T_w: ['wave period', 's'] },
  evaluate: ({ U_m, T_w }) => (U_m * T_w) / (2 * pi),
})

export const waveFriction = equation({
  ...WAVES,
  symbol: 'f_w',
  title: 'Wave friction factor',
  unit: '-',
  where: { A: ['orbital amplitude', 'm'], z_0 },
  evaluate: ({ A, z_0 }) => (A > 0 ? 1.39 * (A / z_0) ** -0.52 : 0),
  limited: { holds: 'still water has no friction' },
})

export const waveShear = equation({
  ...WAVES,
  symbol: 'tau_w',
  title: 'Wave bed shear stress',
  unit: 'Pa',
  where: { rho, f_w: ['wave friction factor', '-'], U_m: ['orbital velocity amplitude', 'm/s'] },
  evaluate: ({ rho, f_w, U_m }) => 0.5 * rho * f_w * U_m ** 2,
})

/** Needs a stress of the current or of the waves. */
export const meanShear = equation({
  ...BOTH,
  symbol: 'tau_m',
  title: 'Mean bed shear stress, waves and current',
  unit: 'Pa',
  where: { tau_c, tau_w },
  evaluate: ({ tau_c, tau_w }) => tau_c * (1 + 1.2 * (tau_w / (tau_c + tau_w)) ** 3.2),
})

export const largestShear = equation({
  ...BOTH,
  symbol: 'tau_max',
  title: 'Maximum bed shear stress, waves and current',
  unit: 'Pa',
  where: {
    tau_m: ['mean shear stress, waves and current', 'Pa'],
    tau_w,
    phi_w: ['angle between waves and current', 'rad'],
  },
  evaluate: ({ tau_m, tau_w, phi_w }) => sqrt((tau_m + tau_w * cos(phi_w)) ** 2 + (tau_w * sin(phi_w)) ** 2),
})

/** The case that is worst for the bed. */
export const ALONG = constant({
  ...BOTH,
  symbol: 'phi_w',
  title: 'Angle between waves and current (aligned)',
  value: 0,
  unit: 'rad',
})

/** Whether the grains of a sand bed move: their size, the stress that they withstand and that which acts. Coherent SI. */
import { constant, equation, exp, reachRange } from '@keelson/equations'
import { soulsby, sumerFredsoe } from './sources.ts'

const GRAIN = { source: soulsby, clause: '6.4 threshold of motion' } as const
export const SAND = {
  d: ['median grain size', 'm'],
  s: ['grain to water density ratio', '-'],
  g: ['gravitational acceleration', 'm/s2'],
  nu: ['water kinematic viscosity', 'm2/s'],
} as const

/** Finer grains hold together, coarser ones armour the bed. */
export const SAND_GRAINS = reachRange({
  symbol: 'd',
  title: 'Median grain size',
  unit: 'mm',
  from: 0.063,
  to: 2,
  unsafe: 'either',
  because: 'the scour formulas are derived for sand only',
  source: sumerFredsoe,
  clause: 'scour of sand',
})

export const grainNumber = equation({
  ...GRAIN,
  symbol: 'D_star',
  title: 'Dimensionless grain size',
  unit: '-',
  where: { d: SAND.d, g: SAND.g, s: SAND.s, nu: SAND.nu },
  evaluate: ({ d, g, s, nu }) => d * ((g * (s - 1)) / nu ** 2) ** (1 / 3),
})

export const criticalShields = equation({
  ...GRAIN,
  symbol: 'theta_cr',
  title: 'Threshold Shields parameter',
  unit: '-',
  where: { D_star: ['dimensionless grain size', '-'] },
  evaluate: ({ D_star }) => 0.3 / (1 + 1.2 * D_star) + 0.055 * (1 - exp(-0.02 * D_star)),
})

export const shieldsParameter = equation({
  ...GRAIN,
  symbol: 'theta',
  title: 'Shields parameter',
  unit: '-',
  where: {
    tau: ['bed shear stress', 'Pa'],
    rho: ['water density', 'kg/m3'],
    g: SAND.g,
    s: SAND.s,
    d: SAND.d,
  },
  evaluate: ({ tau, rho, g, s, d }) => tau / (rho * g * (s - 1) * d),
})

export const mobility = equation({
  ...GRAIN,
  symbol: 'M',
  title: 'Shields parameter to threshold ratio',
  unit: '-',
  where: { theta: ['Shields parameter', '-'], theta_cr: ['threshold Shields parameter', '-'] },
  evaluate: ({ theta, theta_cr }) => theta / theta_cr,
})

/** How many times the undisturbed stress acts beside a slender pile. */
export const PILE_AMPLIFICATION = constant({
  symbol: 'k_tau',
  title: 'Bed shear stress amplification at a pile',
  value: 4,
  unit: '-',
  source: soulsby,
  clause: 'bed shear stress amplification around a vertical cylinder',
})

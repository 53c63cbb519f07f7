/** The foot of a lug under a sling pull at its hole: a cantilever bent about both its axes. Coherent SI. */
import { cos, equation, hypot, sin, sqrt } from '@keelson/equations'
import { blodgett } from './source.ts'

const at = (clause: string) => ({ source: blodgett, clause }) as const
const P = ['sling force', 'N'] as const
const theta = ['sling angle from horizontal', 'rad'] as const
const N = ['force along padeye height', 'N'] as const
const H = ['force along base', 'N'] as const
const F = ['out-of-plane force', 'N'] as const
const h = ['hole height above base', 'm'] as const
const L = ['base length', 'm'] as const
const t = ['plate thickness', 'm'] as const

export const verticalForce = equation({
  ...at('5.14, statics'),
  symbol: 'N',
  title: 'Vertical force',
  unit: 'N',
  where: { P, theta },
  evaluate: ({ P, theta }) => P * sin(theta),
})

export const inPlaneShear = equation({
  ...at('5.14, statics'),
  symbol: 'H',
  title: 'In-plane shear',
  unit: 'N',
  where: { P, theta },
  evaluate: ({ P, theta }) => P * cos(theta),
})

export const lateralForce = equation({
  ...at('5.14, statics'),
  symbol: 'F',
  title: 'Lateral force at hole',
  unit: 'N',
  where: { f: ['lateral fraction of sling force', '-'], P },
  evaluate: ({ f, P }) => f * P,
})

/** At the corner where all three add up. */
export const baseNormalStress = equation({
  ...at('5.14, beam theory'),
  symbol: 'sigma',
  title: 'Base normal stress',
  unit: 'Pa',
  where: { N, L, t, H, h, F },
  evaluate: ({ N, L, t, H, h, F }) => N / (L * t) + (H * h) / ((t * L ** 2) / 6) + (F * h) / ((L * t ** 2) / 6),
})

/** Spread evenly. */
export const baseShearStress = equation({
  ...at('5.14, beam theory'),
  symbol: 'tau',
  title: 'Base shear stress',
  unit: 'Pa',
  where: { H, F, L, t },
  evaluate: ({ H, F, L, t }) => hypot(H, F) / (L * t),
})

export const baseVonMises = equation({
  ...at('distortion energy'),
  symbol: 'sigma_vm',
  title: 'Base von Mises stress',
  unit: 'Pa',
  where: { sigma: ['normal stress', 'Pa'], tau: ['shear stress', 'Pa'] },
  evaluate: ({ sigma, tau }) => sqrt(sigma ** 2 + 3 * tau ** 2),
})

export const allowableBaseStress = equation({
  ...at('allowable stress'),
  symbol: 'sigma_a',
  title: 'Allowable base stress',
  unit: 'Pa',
  where: { c: ['allowable fraction of yield strength', '-'], f_y: ['yield strength', 'Pa'] },
  evaluate: ({ c, f_y }) => c * f_y,
})

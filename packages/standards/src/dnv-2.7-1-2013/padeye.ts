/** Pad eyes of offshore containers. DNV 2.7-1 (2013) 8.3, as public worked sheets use them. Coherent SI. */
import { constant, cos, equation, min, reachRange, sqrt } from '@keelson/equations'
import { dnv271 } from './source.ts'

const at = (clause: string) => ({ source: dnv271, clause }) as const

/** More pad eyes are not taken to share the load. */
export const SHARING_PADEYES = constant({
  ...at('8.3, as recalled'),
  symbol: 'n_max',
  title: 'Largest number of pad eyes that share the load',
  value: 4,
  unit: '-',
})
/** Heavier ones are no offshore containers of this standard. */
export const HEAVIEST_CONTAINER = constant({
  ...at('scope, as recalled'),
  symbol: 'R_max',
  title: 'Largest gross mass',
  value: 25,
  unit: 't',
})
export const MASS_REACH = reachRange({
  ...at('scope, as recalled'),
  symbol: 'R',
  title: 'Gross mass',
  unit: 't',
  to: HEAVIEST_CONTAINER.value,
  unsafe: 'above',
  because: 'the standard is of offshore containers',
})
/** The contact stress holds from here on. */
export const CLOSE_PIN = constant({
  ...at('8.3, contact stress'),
  symbol: 'c_pin',
  title: 'Least diameter of the pin over that of the hole',
  value: 0.94,
  unit: '-',
})

const RSF = ['resulting sling force', 'N'] as const
const D_H = ['diameter of the hole', 'm'] as const
const t = ['thickness at the hole, cheeks included', 'm'] as const

export const padeyesSharing = equation({
  ...at('8.3, as recalled'),
  symbol: 'n_s',
  title: 'Pad eyes that share the load',
  unit: '-',
  where: { n: ['number of pad eyes', '-'], n_max: ['largest number that share the load', '-'] },
  evaluate: ({ n, n_max }) => min(n, n_max),
})

/** One leg of the sling is taken as idle, and the load as three times the weight. */
export const resultingSlingForce = equation({
  ...at('8.3'),
  symbol: 'RSF',
  title: 'Resulting sling force',
  unit: 'N',
  where: {
    R: ['gross mass', 'kg'],
    g: ['acceleration of gravity', 'm/s2'],
    n_s: ['pad eyes that share the load', '-'],
    v: ['angle of the leg from the vertical', 'rad'],
  },
  evaluate: ({ R, g, n_s, v }) => (3 * R * g) / ((n_s - 1) * cos(v)),
})

export const thicknessAtHole = equation({
  ...at('8.3'),
  symbol: 't_e',
  title: 'Thickness at the hole',
  unit: 'm',
  where: { t: ['thickness of the plate', 'm'], t_c: ['thickness of the cheek plate on each side', 'm'] },
  evaluate: ({ t, t_c }) => t + 2 * t_c,
})

export const tearOutStress = equation({
  ...at('8.3, tear-out'),
  symbol: 'sigma_t',
  title: 'Tear-out stress',
  unit: 'Pa',
  where: { RSF, H: ['centre of the hole to the edge', 'm'], t, D_H },
  evaluate: ({ RSF, H, t, D_H }) => (3 * RSF) / (2 * H * t - D_H * t),
})

export const contactStress = equation({
  ...at('8.3, contact stress'),
  symbol: 'sigma_c',
  title: 'Contact stress',
  unit: 'MPa',
  fit: 'the modulus of steel and the clearance of a close pin are in the coefficient, for N and mm',
  where: {
    RSF: ['resulting sling force', 'N'],
    D_H: ['diameter of the hole', 'mm'],
    t: ['thickness at the hole', 'mm'],
  },
  evaluate: ({ RSF, D_H, t }) => 23.7 * sqrt(RSF / (D_H * t)),
})

/** Pad eyes of offshore containers. DNV 2.7-1 (2013) 8.3, as public worked sheets use them. Coherent SI. */
import { constant, cos, equation, min, reachRange, sqrt } from '@keelson/equations'
import { dnv271 } from './source.ts'

const at = (clause: string) => ({ source: dnv271, clause }) as const

/** More pad eyes are not taken to share the load. */
export const SHARING_PADEYES = constant({
  ...at('8.3, clause not verified against the standard'),
  symbol: 'n_max',
  title: 'Maximum number of load-sharing padeyes',
  value: 4,
  unit: '-',
})
/** Heavier ones are no offshore containers of this standard. */
export const HEAVIEST_CONTAINER = constant({
  ...at('scope, clause not verified against the standard'),
  symbol: 'R_max',
  title: 'Maximum gross mass',
  value: 25,
  unit: 't',
})
export const MASS_REACH = reachRange({
  ...at('scope, clause not verified against the standard'),
  symbol: 'R',
  title: 'Gross mass',
  unit: 't',
  to: HEAVIEST_CONTAINER.value,
  unsafe: 'above',
  because: 'heavier containers are outside the scope of the standard',
})
/** The contact stress holds from here on. */
export const CLOSE_PIN = constant({
  ...at('8.3, contact stress'),
  symbol: 'c_pin',
  title: 'Minimum pin to hole diameter ratio',
  value: 0.94,
  unit: '-',
})

const RSF = ['resulting sling force', 'N'] as const
const D_H = ['hole diameter', 'm'] as const
const t = ['thickness at the hole, including cheek plates', 'm'] as const

export const padeyesSharing = equation({
  ...at('8.3, clause not verified against the standard'),
  symbol: 'n_s',
  title: 'Number of load-sharing padeyes',
  unit: '-',
  where: { n: ['number of padeyes', '-'], n_max: ['maximum number of load-sharing padeyes', '-'] },
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
    g: ['gravitational acceleration', 'm/s2'],
    n_s: ['number of load-sharing padeyes', '-'],
    v: ['leg angle from the vertical', 'rad'],
  },
  evaluate: ({ R, g, n_s, v }) => (3 * R * g) / ((n_s - 1) * cos(v)),
})

export const thicknessAtHole = equation({
  ...at('8.3'),
  symbol: 't_e',
  title: 'Thickness at the hole',
  unit: 'm',
  where: { t: ['plate thickness', 'm'], t_c: ['cheek plate thickness, each side', 'm'] },
  evaluate: ({ t, t_c }) => t + 2 * t_c,
})

export const tearOutStress = equation({
  ...at('8.3, tear-out'),
  symbol: 'sigma_t',
  title: 'Tear-out stress',
  unit: 'Pa',
  where: { RSF, H: ['hole centre to edge distance', 'm'], t, D_H },
  evaluate: ({ RSF, H, t, D_H }) => (3 * RSF) / (2 * H * t - D_H * t),
})

export const contactStress = equation({
  ...at('8.3, contact stress'),
  symbol: 'sigma_c',
  title: 'Contact stress',
  unit: 'MPa',
  fit: 'the coefficient includes the steel modulus and close pin clearance, for N and mm',
  where: {
    RSF: ['resulting sling force', 'N'],
    D_H: ['hole diameter', 'mm'],
    t: ['thickness at the hole', 'mm'],
  },
  evaluate: ({ RSF, D_H, t }) => 23.7 * sqrt(RSF / (D_H * t)),
})

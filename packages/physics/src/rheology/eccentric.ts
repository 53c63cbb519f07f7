/** Share of the pressure loss that is left where a pipe lies off the middle of its hole. Haciislamoglu and Cartalos (1994). */
import { cos, equation, reachRange, sqrt } from '@keelson/equations'
import { bourgoyne, haciislamogluCartalos } from './sources.ts'
import { INDEX } from './symbols.ts'

const WHERE = {
  e: ['eccentricity (0 concentric, 1 in contact with the wall)', '-'],
  n: INDEX,
  k_d: ['pipe diameter to hole diameter ratio', '-'],
} as const

/** Within which the two fits were made. */
export const FITTED = { k_d: [0.3, 0.9], n: [0.4, 1], e: [0, 0.95] } as const

const FIT = {
  unit: '-',
  unsafe: 'either',
  source: haciislamogluCartalos,
  clause: 'laminar and turbulent flow',
} as const
const within = ([from, to]: readonly [number, number]) => ({ from, to })
export const ECCENTRICITY_FITTED = reachRange({
  ...FIT,
  symbol: 'e',
  title: 'Annulus eccentricity',
  ...within(FITTED.e),
  because: `the correlation for eccentric annuli was fitted only up to ${FITTED.e[1]}`,
})
export const INDEX_FITTED = reachRange({
  ...FIT,
  symbol: 'n',
  title: 'Flow behaviour index in an eccentric annulus',
  ...within(FITTED.n),
  because: `the correlation for eccentric annuli was fitted only to indices of ${FITTED.n.join(' to ')}`,
})
export const RATIO_FITTED = reachRange({
  ...FIT,
  symbol: 'k_d',
  title: 'Pipe diameter to hole diameter ratio',
  ...within(FITTED.k_d),
  because: `the correlation for eccentric annuli was fitted only to ratios of ${FITTED.k_d.join(' to ')}`,
})

export const diameterRatio = equation({
  symbol: 'k_d',
  title: 'Pipe diameter to hole diameter ratio',
  unit: '-',
  source: haciislamogluCartalos,
  clause: 'definition',
  where: { d_p: ['pipe outside diameter', 'in'], d_h: ['hole diameter', 'in'] },
  evaluate: ({ d_p, d_h }) => d_p / d_h,
})

export const laminarEccentric = equation({
  symbol: 'R',
  title: 'Eccentric to concentric pressure loss ratio, laminar',
  unit: '-',
  source: haciislamogluCartalos,
  clause: 'laminar flow',
  where: WHERE,
  evaluate: ({ e, n, k_d }) =>
    1 -
    0.072 * (e / n) * k_d ** 0.8454 -
    1.5 * e ** 2 * sqrt(n) * k_d ** 0.1852 +
    0.96 * e ** 3 * sqrt(n) * k_d ** 0.2527,
})

export const turbulentEccentric = equation({
  symbol: 'R',
  title: 'Eccentric to concentric pressure loss ratio, transitional and turbulent',
  unit: '-',
  source: haciislamogluCartalos,
  clause: 'turbulent flow',
  where: WHERE,
  evaluate: ({ e, n, k_d }) =>
    1 -
    0.048 * (e / n) * k_d ** 0.8454 -
    0.667 * e ** 2 * sqrt(n) * k_d ** 0.1852 +
    0.285 * e ** 3 * sqrt(n) * k_d ** 0.2527,
})

/** Of a stretch of one cross section. */
export const eccentricLoss = equation({
  symbol: 'dP_L',
  title: 'Pressure loss',
  unit: 'psi',
  source: haciislamogluCartalos,
  clause: 'definition',
  where: {
    R: ['eccentric to concentric pressure loss ratio', '-'],
    G: ['concentric annulus pressure gradient', 'psi/ft'],
    L: ['length', 'ft'],
  },
  evaluate: ({ R, G, L }) => R * G * L,
})

/** Where the gap is as wide as all around, 1. */
export const gapShare = equation({
  symbol: 'h',
  title: 'Gap to mean gap ratio',
  unit: '-',
  source: haciislamogluCartalos,
  clause: 'definition; an annulus as a slot of varying height',
  where: {
    e: ['eccentricity (0 concentric, 1 in contact with the wall)', '-'],
    theta: ['angle from the widest gap', 'rad'],
  },
  evaluate: ({ e, theta }) => 1 + e * cos(theta),
})

/** Of laminar flow of a power law under one gradient. */
export const slotVelocity = equation({
  symbol: 'v_h',
  title: 'Velocity relative to that in the mean gap',
  unit: '-',
  source: bourgoyne,
  clause: 'ch. 4, power law in a slot',
  where: { h: ['gap to mean gap ratio', '-'], n: INDEX },
  evaluate: ({ h, n }) => h ** (1 + 1 / n),
})

/** Of any stretch. */
export const eccentricShare = equation({
  symbol: 'dP',
  title: 'Eccentric annulus pressure loss',
  unit: 'Pa',
  source: haciislamogluCartalos,
  clause: 'definition',
  where: { R: ['eccentric to concentric pressure loss ratio', '-'], dP_0: ['concentric annulus pressure loss', 'Pa'] },
  evaluate: ({ R, dP_0 }) => R * dP_0,
})

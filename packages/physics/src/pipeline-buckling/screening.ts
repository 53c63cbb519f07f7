/** Whether a line will buckle sideways, what feeds a buckle, and how far buckles may stand apart. */
import { constant, equation, sqrt } from '@keelson/equations'
import { safebuck } from './sources.ts'

const SCREEN = { source: safebuck, clause: 'buckle formation' } as const
const FEED = { source: safebuck, clause: 'feed-in and virtual anchor spacing' } as const
const mu_l = ['lateral friction coefficient', '-'] as const
const mu_a = ['axial friction coefficient', '-'] as const
const w = ['submerged weight', 'N/m'] as const
const R = ['route curve radius', 'm'] as const
const P_0 = ['fully restrained compression', 'N'] as const
const P = ['buckle force', 'N'] as const
const EA = ['axial stiffness', 'N'] as const

/** At 1 the force just reaches the critical one; 0 in tension. */
export const SUSCEPTIBLE_ABOVE = constant({
  ...SCREEN,
  symbol: 'r_lim',
  title: 'Susceptibility limit on the screening ratio',
  value: 1,
  unit: '-',
})
export const screeningRatio = equation({
  ...SCREEN,
  symbol: 'r',
  title: 'Screening ratio',
  unit: '-',
  where: { S: ['effective axial force', 'N'], P_cr: ['critical buckling force', 'N'] },
  evaluate: ({ S, P_cr }) => (S < 0 ? -S / P_cr : 0),
  limited: { holds: 'a line in tension does not buckle' },
})

/** Force that a curve of the route takes before it moves out; also the lay tension before it moves in. */
export const routeCurveForce = equation({
  ...SCREEN,
  clause: 'route curve',
  symbol: 'S_c',
  title: 'Force resisted by the route curve',
  unit: 'N',
  where: { mu_l, w, R },
  evaluate: ({ mu_l, w, R }) => mu_l * w * R,
})

/** Curves tighter than this move at the force. */
export const triggerRadius = equation({
  ...SCREEN,
  clause: 'route curve',
  symbol: 'R_t',
  title: 'Curve radius at onset of lateral movement',
  unit: 'm',
  where: { S_max: ['maximum compressive effective force', 'N'], mu_l, w },
  evaluate: ({ S_max, mu_l, w }) => -S_max / (mu_l * w),
})

/** Into one side of an isolated buckle in a long line; P_0 >= P. */
export const feedIn = equation({
  ...FEED,
  symbol: 'delta',
  title: 'Feed-in from each side',
  unit: 'm',
  where: { P_0, P, mu_a, w, EA },
  evaluate: ({ P_0, P, mu_a, w, EA }) => (P_0 - P) ** 2 / (2 * mu_a * w * EA),
})

/**
 * Spacing at which equal buckles take no more than the feed-in that a buckle at the force P_t balanced at P_0_t would
 * take in a long line; P_0_t <= P_0. From (P_0 - P_t) X/EA - mu_a w X^2/(4 EA) = (P_0_t - P_t)^2/(mu_a w EA).
 */
export const tolerableSpacing = equation({
  ...FEED,
  symbol: 'X_t',
  title: 'Tolerable virtual anchor spacing',
  unit: 'm',
  where: {
    mu_a,
    w,
    P_0,
    P_t: ['buckle force at the tolerable strain', 'N'],
    P_0_t: ['restrained force in equilibrium with this buckle', 'N'],
  },
  evaluate: ({ mu_a, w, P_0, P_t, P_0_t }) =>
    (2 / (mu_a * w)) * (P_0 - P_t - sqrt((P_0 - P_t) ** 2 - (P_0_t - P_t) ** 2)),
})

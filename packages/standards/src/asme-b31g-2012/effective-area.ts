/** Remaining strength from a river-bottom profile, the effective area method (RSTRENG). ASME B31G (2012) Level 2. */
import { equation, sum } from '@keelson/equations'
import {
  type Profile,
  profileAreas,
  TRAPEZOIDS,
  type WorstInterval,
  worstInterval,
} from '@keelson/physics/metal-loss/profile.ts'
import { lengthParameter, modifiedBulgingFactor } from './level-1.ts'
import { asmeB31G } from './source.ts'

const LEVEL_2 = { source: asmeB31G, clause: 'Level 2, effective area method' } as const

/** Trapezoids between the points of the sub-length: point j at x_a with depth d_a, its next at x_b with d_b. */
export const metalLossArea = equation({
  ...LEVEL_2,
  symbol: 'A',
  title: 'Sub-length metal loss area',
  unit: 'm2',
  where: {
    ...TRAPEZOIDS,
    d_a: ['point depths', 'm', 'list'],
    d_b: ['next-point depths', 'm', 'list'],
  },
  evaluate: ({ x_a, x_b, d_a, d_b }) => sum(x_a.length, (j) => ((x_b[j] - x_a[j]) * (d_a[j] + d_b[j])) / 2),
})

export const subLength = equation({
  ...LEVEL_2,
  symbol: 's',
  title: 'Sub-length',
  unit: 'm',
  where: { x_1: ['sub-length start', 'm'], x_2: ['sub-length end', 'm'] },
  evaluate: ({ x_1, x_2 }) => x_2 - x_1,
})

export const originalArea = equation({
  ...LEVEL_2,
  symbol: 'A_0',
  title: 'Sub-length original wall area',
  unit: 'm2',
  where: { s: ['sub-length', 'm'], t: ['nominal wall thickness', 'm'] },
  evaluate: ({ s, t }) => s * t,
})

export const effectiveFailureStress = equation({
  ...LEVEL_2,
  symbol: 'S_F',
  title: 'Failure stress',
  unit: 'Pa',
  where: {
    S_flow: ['flow stress', 'Pa'],
    A: ['metal loss area', 'm2'],
    A_0: ['original wall area', 'm2'],
    M: ['bulging factor', '-'],
  },
  evaluate: ({ S_flow, A, A_0, M }) => (S_flow * (1 - A / A_0)) / (1 - A / (A_0 * M)),
})

/**
 * The sub-length with the lowest failure stress, of all between two points of the profile. `profile`: depths, m, over
 * positions, m, increasing; D, t in m. Throws NumericsError for fewer than two points.
 */
export function effectiveSubLength(
  profile: Profile,
  { D, t }: { readonly D: number; readonly t: number },
): WorstInterval {
  const areas = profileAreas(profile)
  return worstInterval(profile.x, areas, (s, A) => {
    const M = modifiedBulgingFactor.evaluate({ z: lengthParameter.evaluate({ L: s, D, t }) })
    return effectiveFailureStress.evaluate({ S_flow: 1, A, A_0: s * t, M })
  })
}

/** Lateral resistance of soft clay against a pile: Matlock's curves. API RP 2GEO 8.5.2 and 8.5.3. */
import { equation, max, min, reachRange, reachRule } from '@keelson/equations'
import { apiRp2geo } from './source.ts'

const AT = { source: apiRp2geo, clause: '8.5.2' } as const
const CURVE = { source: apiRp2geo, clause: '8.5.3', symbol: 'p', unit: 'N/m' } as const

/** Of cyclic loading. */
export const SOFT_CLAY = reachRange({
  symbol: 's_u',
  title: 'Undrained shear strength under cyclic loading',
  unit: 'kPa',
  to: 96,
  unsafe: 'above',
  because: 'stiff clay degrades more under cyclic loading than the soft clay curves assume',
  source: apiRp2geo,
  clause: '8.5.4, stiff clay',
})
/** Of p-y curves, which take the depth from the seabed. */
export const SAND_ABOVE_CLAY = reachRule({
  title: 'No sand layer lies below clay',
  because: 'without an equivalent depth the p-y curve overestimates the resistance',
  source: apiRp2geo,
  clause: '8.5, layered soils',
})

const c = ['undrained shear strength', 'Pa'] as const
const gamma = ['mean effective unit weight above the depth', 'N/m3'] as const
const D = ['outside diameter', 'm'] as const
const z = ['depth', 'm'] as const
const J = ['empirical factor', '-'] as const
const p_u = ['ultimate resistance', 'N/m'] as const
const y = ['deflection', 'm'] as const
const y_50 = ['reference deflection', 'm'] as const

export const clayUltimate = equation({
  ...AT,
  symbol: 'p_u',
  title: 'Ultimate lateral resistance, clay',
  unit: 'N/m',
  where: { c, gamma, D, z, J },
  evaluate: ({ c, gamma, D, z, J }) => min(9 * c * D, (3 * c + gamma * z) * D + J * c * z),
})

export const transitionDepth = equation({
  ...AT,
  symbol: 'X_R',
  title: 'Reduced resistance zone depth',
  unit: 'm',
  where: { c, gamma, D, J },
  evaluate: ({ c, gamma, D, J }) => max((6 * D) / ((gamma * D) / c + J), 2.5 * D),
})

export const referenceDeflection = equation({
  ...AT,
  clause: '8.5.3',
  symbol: 'y_50',
  title: 'Reference deflection',
  unit: 'm',
  where: { epsilon_50: ['strain at half the maximum stress', '-'], D },
  evaluate: ({ epsilon_50, D }) => 2.5 * epsilon_50 * D,
})

export const clayStatic = equation({
  ...CURVE,
  title: 'Lateral resistance, clay, static',
  where: { p_u, y, y_50 },
  limited: { holds: 'the curve is constant above eight reference deflections' },
  evaluate: ({ p_u, y, y_50 }) => 0.5 * p_u * min(y / y_50, 8) ** (1 / 3),
})

/** Beyond three reference deflections level at depth; falling to nothing at the seabed. */
export const clayCyclic = equation({
  ...CURVE,
  title: 'Lateral resistance, clay, cyclic',
  where: { p_u, y, y_50, z, X_R: ['reduced resistance zone depth', 'm'] },
  limited: {
    holds: 'the curve is constant above fifteen reference deflections, and below the reduced resistance zone',
  },
  evaluate: ({ p_u, y, y_50, z, X_R }) =>
    y <= 3 * y_50
      ? 0.5 * p_u * (y / y_50) ** (1 / 3)
      : 0.72 * p_u * (1 - (1 - min(z / X_R, 1)) * min((y / y_50 - 3) / 12, 1)),
})

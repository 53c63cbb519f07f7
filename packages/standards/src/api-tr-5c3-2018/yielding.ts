/** Internal yield pressure and axial yield of the pipe body, and the yield strength that axial stress leaves to collapse. */
import { constant, equation, sqrt } from '@keelson/equations'
import { apiTr5c3 } from './source.ts'

const AT = { source: apiTr5c3, unit: 'Pa' } as const
const Y_p = ['yield strength', 'Pa'] as const

/** A wall that is an eighth too thin. */
export const WALL_TOLERANCE = constant({
  symbol: 'k_wall',
  title: 'Wall thickness tolerance factor',
  value: 0.875,
  unit: '-',
  source: apiTr5c3,
  clause: 'historical internal yield, pipe body',
})

/** On the thinnest wall that the tolerance allows. */
export const internalYieldPressure = equation({
  ...AT,
  symbol: 'P_b',
  title: 'Internal yield pressure',
  clause: 'historical internal yield, pipe body',
  where: {
    k_wall: ['wall thickness tolerance factor', '-'],
    Y_p,
    t: ['wall thickness', 'm'],
    D: ['outside diameter', 'm'],
  },
  evaluate: ({ k_wall, Y_p, t, D }) => (2 * k_wall * Y_p * t) / D,
})

export const bodyYieldStrength = equation({
  ...AT,
  symbol: 'F_y',
  title: 'Pipe body axial strength',
  unit: 'N',
  clause: 'axial yield strength',
  where: { Y_p, A_s: ['steel cross-sectional area', 'm2'] },
  evaluate: ({ Y_p, A_s }) => Y_p * A_s,
})

/** For axial stress and internal pressure that pull together; below the yield strength. */
export const equivalentYield = equation({
  ...AT,
  symbol: 'Y_pa',
  title: 'Yield strength reduced for axial stress and internal pressure',
  clause: 'collapse under axial stress and internal pressure (addendum 2015)',
  where: { Y_p, sigma_a: ['axial stress', 'Pa'], p_i: ['internal pressure', 'Pa'] },
  evaluate: ({ Y_p, sigma_a, p_i }) =>
    Y_p * (sqrt(1 - 0.75 * ((sigma_a + p_i) / Y_p) ** 2) - (0.5 * (sigma_a + p_i)) / Y_p),
})

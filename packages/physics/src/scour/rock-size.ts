/** Stones that stay where they lie in a current. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { izbash } from './sources.ts'

const STONE = { source: izbash, clause: 'stability of a stone in running water' } as const

export const EXPOSED = constant({
  ...STONE,
  symbol: 'y_e',
  title: 'Stability coefficient, exposed stone',
  value: 0.86,
  unit: '-',
})
export const EMBEDDED = constant({
  ...STONE,
  symbol: 'y_i',
  title: 'Stability coefficient, embedded stone',
  value: 1.2,
  unit: '-',
})

export const relativeDensity = equation({
  ...STONE,
  symbol: 'Delta',
  title: 'Relative submerged rock density',
  unit: '-',
  where: { rho_r: ['rock density', 'kg/m3'], rho: ['water density', 'kg/m3'] },
  evaluate: ({ rho_r, rho }) => (rho_r - rho) / rho,
})

export const localVelocity = equation({
  ...STONE,
  symbol: 'U_l',
  title: 'Current velocity at the stones',
  unit: 'm/s',
  where: { k_U: ['current amplification factor', '-'], U: ['undisturbed current velocity', 'm/s'] },
  evaluate: ({ k_U, U }) => k_U * U,
})

export const stoneSize = equation({
  ...STONE,
  symbol: 'd_r',
  title: 'Median stable stone size',
  unit: 'm',
  where: {
    U_l: ['current velocity at the stones', 'm/s'],
    g: ['gravitational acceleration', 'm/s2'],
    Delta: ['relative submerged rock density', '-'],
    y: ['position stability coefficient', '-'],
  },
  evaluate: ({ U_l, g, Delta, y }) => U_l ** 2 / (2 * g * Delta * y ** 2),
})

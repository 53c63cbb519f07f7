/** Stones that stay where they lie in a current. Coherent SI. */
import { constant, equation } from '@keelson/equations'
import { izbash } from './sources.ts'

const STONE = { source: izbash, clause: 'stability of a stone in running water' } as const

export const EXPOSED = constant({
  ...STONE,
  symbol: 'y_e',
  title: 'Coefficient of a stone on top of others',
  value: 0.86,
  unit: '-',
})
export const EMBEDDED = constant({
  ...STONE,
  symbol: 'y_i',
  title: 'Coefficient of a stone among others',
  value: 1.2,
  unit: '-',
})

export const relativeDensity = equation({
  ...STONE,
  symbol: 'Delta',
  title: 'Density of the rock in water over that of the water',
  unit: '-',
  where: { rho_r: ['density of the rock', 'kg/m3'], rho: ['density of the water', 'kg/m3'] },
  evaluate: ({ rho_r, rho }) => (rho_r - rho) / rho,
})

export const localVelocity = equation({
  ...STONE,
  symbol: 'U_l',
  title: 'Current at the stones',
  unit: 'm/s',
  where: { k_U: ['amplification of the current', '-'], U: ['undisturbed current', 'm/s'] },
  evaluate: ({ k_U, U }) => k_U * U,
})

export const stoneSize = equation({
  ...STONE,
  symbol: 'd_r',
  title: 'Median size of stones that stay',
  unit: 'm',
  where: {
    U_l: ['current at the stones', 'm/s'],
    g: ['acceleration of gravity', 'm/s2'],
    Delta: ['relative density of the rock', '-'],
    y: ['coefficient of the position', '-'],
  },
  evaluate: ({ U_l, g, Delta, y }) => U_l ** 2 / (2 * g * Delta * y ** 2),
})

/**
 * The finite differences of Everitt and Jennings, marching down the rods from node to node over all samples of a stroke:
 * the load above a node less what its mass takes is the load below it, and that load stretches the rods to the next node.
 * Eliminating the load leaves u_(i+1) = 2 u_i - u_(i-1) + (dx/a)^2 (u_tt + c u_t) in a uniform section, and the mean area
 * and the mean mass at a taper. Coherent SI.
 */
import { equation, pi } from '@keelson/equations'
import { everittJennings } from './sources.ts'

const SCHEME = { source: everittJennings, clause: 'finite differences, periodic in time' } as const
const m_n = ['mass of rods at the node', 'kg'] as const

/** u_tt + c u_t by central differences. */
export const dampedAcceleration = equation({
  ...SCHEME,
  symbol: 'b_n',
  title: 'Damped node acceleration',
  unit: 'm/s2',
  where: {
    u_a: ['position at the next sample', 'm'],
    u_n: ['position', 'm'],
    u_b: ['position at the previous sample', 'm'],
    Delta_t: ['sample interval', 's'],
    c: ['damping factor', '1/s'],
  },
  evaluate: ({ u_a, u_n, u_b, Delta_t, c }) => (u_a - 2 * u_n + u_b) / Delta_t ** 2 + (c * (u_a - u_b)) / (2 * Delta_t),
})
export const nodeMass = equation({
  ...SCHEME,
  symbol: 'm_h',
  title: 'Half rod mass between two nodes',
  unit: 'kg',
  where: {
    rho_r: ['rod density', 'kg/m3'],
    d_n: ['section diameter', 'm'],
    Delta_x: ['node spacing', 'm'],
  },
  evaluate: ({ rho_r, d_n, Delta_x }) => (rho_r * pi * d_n ** 2 * Delta_x) / 8,
})
export const loadBelow = equation({
  ...SCHEME,
  symbol: 'Q_b',
  title: 'Load below the node',
  unit: 'N',
  where: { Q_a: ['load above the node', 'N'], m_n, b_n: ['damped node acceleration', 'm/s2'] },
  evaluate: ({ Q_a, m_n, b_n }) => Q_a - m_n * b_n,
})
export const nextNode = equation({
  ...SCHEME,
  symbol: 'u_x',
  title: 'Next node position',
  unit: 'm',
  where: {
    u_n: ['node position', 'm'],
    Q_b: ['load below the node', 'N'],
    Delta_x: ['node spacing', 'm'],
    E_r: ["rod Young's modulus", 'Pa'],
    d_n: ['section diameter', 'm'],
  },
  evaluate: ({ u_n, Q_b, Delta_x, E_r, d_n }) => u_n - (4 * Q_b * Delta_x) / (E_r * pi * d_n ** 2),
})

/** Lewis forms: the sections that two coefficients map on a circle. Coherent SI. */
import { equation, max, min, pi, sqrt } from '@keelson/equations'
import { lewis1929 } from './sources.ts'

const MAPPING = { source: lewis1929, clause: 'two-parameter mapping' } as const
const H = ['ratio of half breadth to draught', '-'] as const
const sigma = ['section area coefficient', '-'] as const
const a_1 = ['first mapping coefficient', '-'] as const
const a_3 = ['third mapping coefficient', '-'] as const
const c_1 = ['auxiliary mapping coefficient', '-'] as const

export const breadthToDraught = equation({
  ...MAPPING,
  symbol: 'H',
  title: 'Ratio of half breadth to draught',
  unit: '-',
  where: { B: ['section breadth', 'm'], T: ['section draught', 'm'] },
  evaluate: ({ B, T }) => B / (2 * T),
})

export const lewisAuxiliary = equation({
  ...MAPPING,
  symbol: 'c_1',
  title: 'Auxiliary mapping coefficient',
  unit: '-',
  where: { H, sigma },
  evaluate: ({ H, sigma }) => 3 + (4 * sigma) / pi + (1 - (4 * sigma) / pi) * ((H - 1) / (H + 1)) ** 2,
})

export const lewisThird = equation({
  ...MAPPING,
  symbol: 'a_3',
  title: 'Third mapping coefficient',
  unit: '-',
  where: { c_1 },
  evaluate: ({ c_1 }) => (3 - c_1 + sqrt(9 - 2 * c_1)) / c_1,
})

export const lewisFirst = equation({
  ...MAPPING,
  symbol: 'a_1',
  title: 'First mapping coefficient',
  unit: '-',
  where: { H, a_3 },
  evaluate: ({ H, a_3 }) => ((H - 1) / (H + 1)) * (a_3 + 1),
})

/** Below it the contour turns back on itself at the keel or the waterline (re-entrant). */
export const leastAreaCoefficient = equation({
  ...MAPPING,
  symbol: 'sigma_min',
  title: 'Minimum area coefficient of a Lewis form',
  unit: '-',
  where: { H },
  evaluate: ({ H }) => ((3 * pi) / 32) * (2 - min(H, 1 / H)),
})

/** Above it the form is a tunnel. */
export const greatestAreaCoefficient = equation({
  ...MAPPING,
  symbol: 'sigma_max',
  title: 'Maximum area coefficient of a Lewis form',
  unit: '-',
  where: { H },
  evaluate: ({ H }) => (pi / 32) * (10 + max(H, 1 / H) + min(H, 1 / H)),
})

/** Of the half circle on the breadth, when waves are much shorter than the section. */
export const highFrequencyCoefficient = equation({
  source: lewis1929,
  clause: 'coefficient C of vertical vibration',
  symbol: 'C',
  title: 'High-frequency heave added mass coefficient',
  unit: '-',
  where: { a_1, a_3 },
  evaluate: ({ a_1, a_3 }) => ((1 + a_1) ** 2 + 3 * a_3 ** 2) / (1 + a_1 + a_3) ** 2,
})

export const highFrequencyMass = equation({
  source: lewis1929,
  clause: 'coefficient C of vertical vibration',
  symbol: 'a_inf',
  title: 'High-frequency heave added mass per unit length',
  unit: 'kg/m',
  where: {
    rho: ['water density', 'kg/m3'],
    B: ['section breadth', 'm'],
    C: ['high-frequency heave added mass coefficient', '-'],
  },
  evaluate: ({ rho, B, C }) => ((rho * pi) / 2) * (B / 2) ** 2 * C,
})

/** Half of the water that a circle in an unbounded fluid moves. */
export const semicircleMass = equation({
  source: lewis1929,
  clause: 'coefficient C of vertical vibration, 1 for the circle',
  symbol: 'a_inf',
  title: 'High-frequency heave added mass per unit length',
  unit: 'kg/m',
  where: { rho: ['water density', 'kg/m3'], a: ['radius', 'm'] },
  evaluate: ({ rho, a }) => ((rho * pi) / 2) * a ** 2,
})

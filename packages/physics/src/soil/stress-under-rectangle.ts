/** Vertical stress in an elastic ground below the middle of a rectangle that presses evenly. Coherent SI. */
import { atan, equation, pi, type Source, sqrt } from '@keelson/equations'

export const poulosDavis: Source = {
  id: 'Poulos and Davis (1974)',
  title: 'Elastic Solutions for Soil and Rock Mechanics',
  publisher: 'John Wiley and Sons',
  revision: '1st edition',
  read: 'public descriptions and open implementations',
}

const AT = { source: poulosDavis, clause: 'uniform vertical load on a rectangle, below its corner' } as const

export const meanPressure = equation({
  ...AT,
  symbol: 'q',
  title: 'Mean bearing pressure',
  clause: 'uniform vertical load',
  unit: 'Pa',
  where: { V: ['vertical load', 'N'], B: ['base width', 'm'], L: ['base length', 'm'] },
  evaluate: ({ V, B, L }) => V / (B * L),
})

export const half = equation({
  ...AT,
  symbol: 'a',
  title: 'Half dimension',
  clause: 'uniform vertical load, four quarters',
  unit: 'm',
  where: { c: ['full dimension', 'm'] },
  evaluate: ({ c }) => c / 2,
})

/** Of four quarters that meet at the middle. */
export const stressBelowMiddle = equation({
  ...AT,
  symbol: 'Delta_sigma',
  title: 'Stress increase below the centre',
  unit: 'Pa',
  where: {
    q: ['mean bearing pressure', 'Pa'],
    a: ['half length', 'm'],
    b: ['half width', 'm'],
    z: ['depth below the base', 'm'],
  },
  evaluate: ({ q, a, b, z }) =>
    ((2 * q) / pi) *
    (atan((a * b) / (z * sqrt(a ** 2 + b ** 2 + z ** 2))) +
      ((a * b * z) / sqrt(a ** 2 + b ** 2 + z ** 2)) * (1 / (a ** 2 + z ** 2) + 1 / (b ** 2 + z ** 2))),
})

/** Wave force on a vertical cylinder from the bed to the surface, diffraction and all. Coherent SI. */
import { asinh, cos, equation, exp, integral, pi, type Source, sin, sinh, sqrt, tanh } from '@keelson/equations'
import { abramowitzStegun } from '../handbooks.ts'

export const macCamyFuchs: Source = {
  id: 'MacCamy and Fuchs (1954)',
  title: 'Wave forces on piles: a diffraction theory',
  publisher: 'Beach Erosion Board',
  revision: 'technical memorandum 69',
  read: 'public descriptions',
}
const PILE = { source: macCamyFuchs, clause: 'force on a circular pile' } as const
const a = ['radius', 'm'] as const
const h = ['water depth', 'm'] as const
const k = ['wave number', '1/m'] as const

const x = ['wave number times radius', '-'] as const

export const scatterParameter = equation({
  ...PILE,
  symbol: 'x',
  title: 'Wave number times radius',
  unit: '-',
  where: { k, a },
  evaluate: ({ k, a }) => k * a,
})

/** By its integral, Abramowitz and Stegun 9.1.21, differentiated. */
export const besselSlope = equation({
  source: abramowitzStegun,
  clause: '9.1.21',
  symbol: 'J_s',
  title: 'Derivative of Bessel function J1',
  unit: '-',
  where: { x },
  evaluate: ({ x }) => integral(0, pi, (t) => sin(t) * sin(t - x * sin(t))) / pi,
})

/** Beyond 745 the exponential is below the smallest number. */
export const neumannSlope = equation({
  source: abramowitzStegun,
  clause: '9.1.22',
  symbol: 'Y_s',
  title: 'Derivative of Bessel function Y1',
  unit: '-',
  where: { x },
  evaluate: ({ x }) =>
    integral(0, pi, (t) => sin(t) * cos(x * sin(t) - t)) / pi +
    (2 / pi) * integral(0, asinh(745 / x), (t) => sinh(t) ** 2 * exp(-x * sinh(t))),
})

export const surgeExcitation = equation({
  ...PILE,
  symbol: 'F_hat',
  title: 'Normalised surge force F/(ρgζah)',
  unit: '-',
  where: { k, h, x, J_s: ['derivative of Bessel function J1', '-'], Y_s: ['derivative of Bessel function Y1', '-'] },
  evaluate: ({ k, h, x, J_s, Y_s }) => (4 * tanh(k * h)) / (k * h * x * sqrt(J_s ** 2 + Y_s ** 2)),
})

/** 2 for a slender cylinder: force as a share of that of the undisturbed wave on its volume. */
export const effectiveInertia = equation({
  ...PILE,
  symbol: 'C_M',
  title: 'Effective inertia coefficient',
  unit: '-',
  where: { F_hat: ['normalised surge force F/(ρgζah)', '-'], k, h, x },
  evaluate: ({ F_hat, k, h, x }) => (F_hat * k * h) / (pi * x * tanh(k * h)),
})

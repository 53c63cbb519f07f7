/** How far a mode swings across the flow that sheds vortices in its rhythm, and the stress that it has of it. Coherent SI. */
import { equation, pi } from '@keelson/equations'
import { bathe, blevins } from '../tensioned-beam/source.ts'

const D_h = ['diameter over coating', 'm'] as const

/**
 * Griffin and Ramberg's fit to experiments with cylinders and cables in air and water. K_s = 0 gives its bound of 1.29 mode
 * factors; the stability parameter is the reduced damping of the book, 2 m (2 pi zeta)/(rho D^2).
 */
export const griffinRambergAmplitude = equation({
  source: blevins,
  clause: 'table 3-2, Griffin and Ramberg',
  symbol: 'A_CF',
  title: 'Cross-flow mode amplitude',
  unit: 'm',
  where: {
    gamma_n: ['mode factor', '-'],
    D_h,
    St: ['Strouhal number', '-'],
    K_s: ['stability parameter', '-'],
  },
  evaluate: ({ gamma_n, D_h, St, K_s }) => (gamma_n * D_h * 1.29) / (1 + 0.43 * (2 * pi * St ** 2 * K_s)) ** 3.35,
})

export const amplitudeOfDiameters = equation({
  source: blevins,
  clause: 'chapter 3',
  symbol: 'A_IL',
  title: 'In-line mode amplitude',
  unit: 'm',
  where: { A_Y_1: ['in-line amplitude to diameter ratio', '-'], D_h },
  evaluate: ({ A_Y_1, D_h }) => A_Y_1 * D_h,
})

/** From one extreme to the other, on the outside of the steel where the mode bends most. */
export const vibrationStressRange = equation({
  source: bathe,
  clause: '5.4, bending of a beam',
  symbol: 'S',
  title: 'Vibration stress range',
  unit: 'Pa',
  where: {
    A: ['mode amplitude', 'm'],
    E: ["Young's modulus", 'Pa'],
    D_s: ['steel outside diameter', 'm'],
    kappa_n: ['maximum curvature to maximum deflection ratio', '1/m2'],
    SCF: ['stress concentration factor', '-'],
  },
  evaluate: ({ A, E, D_s, kappa_n, SCF }) => 2 * A * E * (D_s / 2) * kappa_n * SCF,
})

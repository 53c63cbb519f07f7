/** Mechanical specific energy, and how much of it the rock takes. Coherent SI. */
import { constant, equation, pi } from '@keelson/equations'
import { pessier, teale } from './sources.ts'

const MSE = ['mechanical specific energy', 'Pa'] as const
const W = ['weight on bit', 'N'] as const
const d_b = ['bit diameter', 'm'] as const

export const bitArea = equation({
  source: teale,
  clause: 'area of the hole',
  symbol: 'A_b',
  title: 'Bit area',
  unit: 'm2',
  where: { d_b },
  evaluate: ({ d_b }) => (pi * d_b ** 2) / 4,
})

/** Of a bit that slides on all of its face. */
export const bitTorque = equation({
  source: pessier,
  clause: 'bit-specific coefficient of sliding friction',
  symbol: 'T',
  title: 'Estimated bit torque',
  unit: 'N*m',
  where: { mu_b: ['bit friction coefficient', '-'], d_b, W },
  evaluate: ({ mu_b, d_b, W }) => (mu_b * d_b * W) / 3,
})

export const specificEnergy = equation({
  source: teale,
  clause: 'specific energy: thrust and rotary',
  symbol: 'MSE',
  title: 'Mechanical specific energy',
  unit: 'Pa',
  where: {
    W,
    A_b: ['bit area', 'm2'],
    N: ['rotary speed', 'rad/s'],
    T: ['torque', 'N*m'],
    R: ['rate of penetration', 'm/s'],
  },
  evaluate: ({ W, A_b, N, T, R }) => W / A_b + (N * T) / (A_b * R),
})

export const efficiency = equation({
  source: teale,
  clause: 'minimum specific energy equals the rock strength',
  symbol: 'eta',
  title: 'Drilling efficiency',
  unit: '-',
  where: { S: ['confined compressive strength', 'Pa'], MSE },
  evaluate: ({ S, MSE }) => S / MSE,
})

/** Beyond so many times the strength of the rock energy is wasted. */
export const WASTEFUL = constant({
  symbol: 'k_e',
  title: 'Specific energy to rock strength ratio, efficient bit',
  value: 3,
  unit: '-',
  source: pessier,
  clause: 'efficient drilling: 30 to 40 % of the energy breaks rock',
})

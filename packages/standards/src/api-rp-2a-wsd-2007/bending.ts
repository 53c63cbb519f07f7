/** Bending of a tube by its slenderness. API RP 2A-WSD 3.2.3. */
import { equation } from '@keelson/equations'
import { apiRp2aWsd } from './source.ts'

/** For D/t up to 300. */
export const allowableBending = equation({
  symbol: 'F_b',
  title: 'Allowable bending stress',
  unit: 'ksi',
  source: apiRp2aWsd,
  clause: '3.2.3',
  fit: 'the limits of 1,500 and 3,000 are in ksi',
  where: {
    F_y: ['yield strength', 'ksi'],
    D: ['outside diameter', 'in'],
    t: ['wall thickness', 'in'],
    E: ["Young's modulus", 'ksi'],
  },
  evaluate: ({ F_y, D, t, E }) =>
    D / t <= 1500 / F_y
      ? 0.75 * F_y
      : D / t <= 3000 / F_y
        ? (0.84 - (1.74 * F_y * D) / (E * t)) * F_y
        : (0.72 - (0.58 * F_y * D) / (E * t)) * F_y,
})

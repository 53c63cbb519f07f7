/** A uniform beam lifted at two points as far from either end. Coherent SI. */
import { abs, equation, max, pi } from '@keelson/equations'
import { roark } from '../handbooks.ts'

const at = (clause: string) => ({ source: roark, clause }) as const
const w = ['weight per unit length', 'N/m'] as const
const a = ['overhang outside lift point', 'm'] as const
const M_hog = ['moment at lift points', 'N*m'] as const
const M_sag = ['moment at midspan', 'N*m'] as const

export const overhangMoment = equation({
  ...at('table 8.1, cantilever'),
  symbol: 'M_hog',
  title: 'Moment at lift points',
  unit: 'N*m',
  where: { w, a },
  evaluate: ({ w, a }) => (w * a ** 2) / 2,
})

/** Negative where the overhangs lift the middle. */
export const midspanMoment = equation({
  ...at('table 8.1, superposed'),
  symbol: 'M_sag',
  title: 'Moment at midspan',
  unit: 'N*m',
  where: { w, L: ['beam length', 'm'], a },
  evaluate: ({ w, L, a }) => (w * (L - 2 * a) ** 2) / 8 - (w * a ** 2) / 2,
})

export const tubeModulus = equation({
  ...at('table A.1, hollow circle'),
  symbol: 'Z',
  title: 'Tube section modulus',
  unit: 'm3',
  where: { D: ['outside diameter', 'm'], t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => (pi * (D ** 4 - (D - 2 * t) ** 4)) / (32 * D),
})

export const liftStress = equation({
  ...at('8.1, flexure formula'),
  symbol: 'sigma_b',
  title: 'Bending stress',
  unit: 'Pa',
  where: { DAF: ['dynamic amplification factor', '-'], M_hog, M_sag, Z: ['section modulus', 'm3'] },
  evaluate: ({ DAF, M_hog, M_sag, Z }) => (DAF * max(M_hog, abs(M_sag))) / Z,
})

export const allowableLiftStress = equation({
  ...at('allowable stress'),
  symbol: 'sigma_a',
  title: 'Allowable bending stress',
  unit: 'Pa',
  where: { c: ['allowable fraction of yield strength', '-'], SMYS: ['yield strength', 'Pa'] },
  evaluate: ({ c, SMYS }) => c * SMYS,
})

export const liftStressUtilisation = equation({
  ...at('stress divided by allowable stress'),
  symbol: 'u_b',
  title: 'Bending utilisation',
  unit: '-',
  where: { sigma_b: ['bending stress', 'Pa'], sigma_a: ['allowable stress', 'Pa'] },
  evaluate: ({ sigma_b, sigma_a }) => sigma_b / sigma_a,
})

/** Rock dumped over a feature of a buried pipe: a berm with a flat crest and even side slopes. */
import { equation } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

const TRAPEZOID = { source: youngBudynas, clause: 'appendix A, trapezoid' } as const

export const bermArea = equation({
  ...TRAPEZOID,
  symbol: 'A_b',
  title: 'Berm cross-sectional area',
  unit: 'm2',
  where: {
    b: ['crest width', 'm'],
    h: ['berm height', 'm'],
    s: ['side slope (horizontal to vertical)', '-'],
  },
  evaluate: ({ b, h, s }) => h * (b + s * h),
})

/** Over the whole feature, touchdown to touchdown. */
export const bermVolume = equation({
  ...TRAPEZOID,
  symbol: 'V_b',
  title: 'Berm volume',
  unit: 'm3',
  where: { A_b: ['berm cross-sectional area', 'm2'], L: ['imperfection length, crest to touchdown', 'm'] },
  evaluate: ({ A_b, L }) => 2 * A_b * L,
})

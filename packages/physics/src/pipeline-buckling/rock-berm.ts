/** Rock dumped over a feature of a buried pipe: a berm with a flat crest and even side slopes. */
import { equation } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

const TRAPEZOID = { source: youngBudynas, clause: 'appendix A, trapezoid' } as const

export const bermArea = equation({
  ...TRAPEZOID,
  symbol: 'A_b',
  title: 'Cross-section of the berm',
  unit: 'm2',
  where: {
    b: ['width of the crest', 'm'],
    h: ['height of the berm', 'm'],
    s: ['side slope, horizontal over vertical', '-'],
  },
  evaluate: ({ b, h, s }) => h * (b + s * h),
})

/** Over the whole feature, touchdown to touchdown. */
export const bermVolume = equation({
  ...TRAPEZOID,
  symbol: 'V_b',
  title: 'Volume of the berm',
  unit: 'm3',
  where: { A_b: ['cross-section of the berm', 'm2'], L: ['length of the imperfection, crest to touchdown', 'm'] },
  evaluate: ({ A_b, L }) => 2 * A_b * L,
})

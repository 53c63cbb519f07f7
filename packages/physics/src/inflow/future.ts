/** Inflow at a later reservoir pressure. */
import { constant, equation } from '@keelson/equations'
import { eickmeier, fetkovich } from './sources.ts'
import { MOST, RESERVOIR } from './symbols.ts'

const LATER = ['future reservoir pressure', 'psia'] as const
const PRESENT = { q_max: MOST, p_F: LATER, p_r: RESERVOIR }

export const NO_TESTS_EXPONENT = constant({
  symbol: 'n',
  title: 'Back-pressure curve exponent without tests',
  value: 1,
  unit: '-',
  source: fetkovich,
  clause: 'future performance',
})

export const eickmeierOpenFlow = equation({
  symbol: 'q_maxF',
  title: 'Future absolute open flow (Eickmeier)',
  unit: 'stb/d',
  source: eickmeier,
  clause: 'cube of the pressure ratio',
  where: PRESENT,
  evaluate: ({ q_max, p_F, p_r }) => q_max * (p_F / p_r) ** 3,
})
/** J' of the back-pressure curve falls with the reservoir pressure. */
export const fetkovichFutureOpenFlow = equation({
  symbol: 'q_maxF',
  title: 'Future absolute open flow (Fetkovich)',
  unit: 'stb/d',
  source: fetkovich,
  clause: "future inflow, J'_F = J'_p p_F/p_r",
  where: { ...PRESENT, n: ['back-pressure curve exponent', '-'] },
  evaluate: ({ q_max, p_F, p_r, n }) => q_max * (p_F / p_r) ** (1 + 2 * n),
})
/** Of the back-pressure shape, for p_wf <= p_F. */
export const fetkovichFutureRate = equation({
  symbol: 'q_F',
  title: 'Future oil rate (Fetkovich)',
  unit: 'stb/d',
  source: fetkovich,
  clause: 'future inflow, back-pressure curve',
  where: {
    q_maxF: ['future absolute open flow', 'stb/d'],
    p_wf: ['flowing bottomhole pressure', 'psia'],
    p_F: LATER,
    n: ['back-pressure curve exponent', '-'],
  },
  evaluate: ({ q_maxF, p_wf, p_F, n }) => q_maxF * (1 - (p_wf / p_F) ** 2) ** n,
})

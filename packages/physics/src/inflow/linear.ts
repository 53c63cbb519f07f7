/** Inflow along a straight line: undersaturated oil, or water. */
import { equation } from '@keelson/equations'
import { guo } from './sources.ts'
import { FLOWING, INDEX, RATE, RESERVOIR, TEST_PRESSURE, TEST_RATE } from './symbols.ts'

export const linearRate = equation({
  symbol: 'q',
  title: 'Oil rate (productivity index)',
  unit: 'stb/d',
  source: guo,
  clause: '3.3.1, single-phase inflow',
  where: { J: INDEX, p_r: RESERVOIR, p_wf: FLOWING },
  evaluate: ({ J, p_r, p_wf }) => J * (p_r - p_wf),
})
export const linearPressure = equation({
  symbol: 'p_wf',
  title: 'Flowing pressure (productivity index)',
  unit: 'psia',
  source: guo,
  clause: '3.3.1, solved for the pressure',
  where: { p_r: RESERVOIR, q: RATE, J: INDEX },
  evaluate: ({ p_r, q, J }) => p_r - q / J,
})
export const linearOpenFlow = equation({
  symbol: 'q_max',
  title: 'Absolute open flow',
  unit: 'stb/d',
  source: guo,
  clause: '3.3.1, at p_wf = 0',
  where: { J: INDEX, p_r: RESERVOIR },
  evaluate: ({ J, p_r }) => J * p_r,
})
export const linearIndexFromTest = equation({
  symbol: 'J',
  title: 'Productivity index from test',
  unit: 'stb/d/psi',
  source: guo,
  clause: '3.3.1, through one test',
  where: { q_t: TEST_RATE, p_r: RESERVOIR, p_t: TEST_PRESSURE },
  evaluate: ({ q_t, p_r, p_t }) => q_t / (p_r - p_t),
})

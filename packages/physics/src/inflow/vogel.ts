/** Inflow of oil below its bubble point by Vogel, with the straight line above it, and Standing's flow efficiency. */
import { equation, max, sqrt } from '@keelson/equations'
import { guo, standing1971, vogel } from './sources.ts'
import { BUBBLE, FLOWING, INDEX, MOST, RATE, RESERVOIR, TEST_PRESSURE, TEST_RATE } from './symbols.ts'

const AT_BUBBLE = ['rate at bubble point', 'stb/d'] as const
const BELOW = ['maximum rate gain below bubble point', 'stb/d'] as const

/** Of a saturated reservoir. */
export const vogelOpenFlow = equation({
  symbol: 'q_max',
  title: 'Absolute open flow',
  unit: 'stb/d',
  source: vogel,
  clause: 'slope of the curve at the reservoir pressure',
  where: { J: INDEX, p_r: RESERVOIR },
  evaluate: ({ J, p_r }) => (J * p_r) / 1.8,
})
export const vogelIndex = equation({
  symbol: 'J',
  title: 'Productivity index at reservoir pressure',
  unit: 'stb/d/psi',
  source: vogel,
  clause: 'slope of the curve at the reservoir pressure',
  where: { q_max: MOST, p_r: RESERVOIR },
  evaluate: ({ q_max, p_r }) => (1.8 * q_max) / p_r,
})
export const vogelRate = equation({
  symbol: 'q',
  title: 'Oil rate (Vogel)',
  unit: 'stb/d',
  source: vogel,
  clause: 'eq 1',
  where: { q_max: MOST, p_wf: FLOWING, p_r: RESERVOIR },
  evaluate: ({ q_max, p_wf, p_r }) => q_max * (1 - 0.2 * (p_wf / p_r) - 0.8 * (p_wf / p_r) ** 2),
})
/** For 0 <= q <= q_max. */
export const vogelPressure = equation({
  symbol: 'p_wf',
  title: 'Flowing pressure (Vogel)',
  unit: 'psia',
  source: vogel,
  clause: 'eq 1, solved for the pressure',
  where: { p_r: RESERVOIR, q: RATE, q_max: MOST },
  evaluate: ({ p_r, q, q_max }) => 0.125 * p_r * (sqrt(max(1, 81 - (80 * q) / q_max)) - 1),
  limited: { holds: 'the flowing pressure is zero above absolute open flow' },
})
export const vogelOpenFlowFromTest = equation({
  symbol: 'q_max',
  title: 'Absolute open flow from test',
  unit: 'stb/d',
  source: vogel,
  clause: 'eq 1, through one test',
  where: { q_t: TEST_RATE, p_t: TEST_PRESSURE, p_r: RESERVOIR },
  evaluate: ({ q_t, p_t, p_r }) => q_t / (1 - 0.2 * (p_t / p_r) - 0.8 * (p_t / p_r) ** 2),
})
/** Of a damaged or stimulated well: Vogel's curve at the pressure that an undamaged well would have. */
export const standingOpenFlow = equation({
  symbol: 'q_maxS',
  title: 'Absolute open flow (Standing)',
  unit: 'stb/d',
  source: standing1971,
  clause: 'Vogel at p_r - FE (p_r - p_wf), p_wf = 0',
  where: { J_0: ['productivity index without skin', 'stb/d/psi'], p_r: RESERVOIR, F_E: ['flow efficiency', '-'] },
  evaluate: ({ J_0, p_r, F_E }) => ((J_0 * p_r) / 1.8) * (1 - 0.2 * (1 - F_E) - 0.8 * (1 - F_E) ** 2),
})

/** Of an undersaturated reservoir, p_r > p_b. */
export const rateAtBubblePoint = equation({
  symbol: 'q_b',
  title: 'Rate at bubble point',
  unit: 'stb/d',
  source: guo,
  clause: '3.3.2, generalised Vogel',
  where: { J: INDEX, p_r: RESERVOIR, p_b: BUBBLE },
  evaluate: ({ J, p_r, p_b }) => J * (p_r - p_b),
})
export const additionalRate = equation({
  symbol: 'q_v',
  title: 'Maximum rate gain below bubble point',
  unit: 'stb/d',
  source: guo,
  clause: '3.3.2, generalised Vogel',
  where: { J: INDEX, p_b: BUBBLE },
  evaluate: ({ J, p_b }) => (J * p_b) / 1.8,
})
export const compositeOpenFlow = equation({
  symbol: 'q_max',
  title: 'Absolute open flow',
  unit: 'stb/d',
  source: guo,
  clause: '3.3.2, generalised Vogel',
  where: { q_b: AT_BUBBLE, q_v: BELOW },
  evaluate: ({ q_b, q_v }) => q_b + q_v,
})
export const compositeRate = equation({
  symbol: 'q',
  title: 'Oil rate (straight line and Vogel)',
  unit: 'stb/d',
  source: guo,
  clause: '3.3.2, generalised Vogel',
  where: { J: INDEX, p_r: RESERVOIR, p_wf: FLOWING, p_b: BUBBLE, q_b: AT_BUBBLE, q_v: BELOW },
  evaluate: ({ J, p_r, p_wf, p_b, q_b, q_v }) =>
    p_wf >= p_b ? J * (p_r - p_wf) : q_b + q_v * (1 - 0.2 * (p_wf / p_b) - 0.8 * (p_wf / p_b) ** 2),
})
/** For 0 <= q <= q_b + q_v. */
export const compositePressure = equation({
  symbol: 'p_wf',
  title: 'Flowing pressure (straight line and Vogel)',
  unit: 'psia',
  source: guo,
  clause: '3.3.2, solved for the pressure',
  where: { p_r: RESERVOIR, q: RATE, J: INDEX, q_b: AT_BUBBLE, p_b: BUBBLE, q_v: BELOW },
  evaluate: ({ p_r, q, J, q_b, p_b, q_v }) =>
    q <= q_b ? p_r - q / J : 0.125 * p_b * (sqrt(max(1, 81 - (80 * (q - q_b)) / q_v)) - 1),
  limited: { holds: 'the flowing pressure is zero above absolute open flow' },
})
/** Through a test on either side of the bubble point. */
export const compositeIndexFromTest = equation({
  symbol: 'J',
  title: 'Productivity index from test',
  unit: 'stb/d/psi',
  source: guo,
  clause: '3.3.2, through one test',
  where: { q_t: TEST_RATE, p_r: RESERVOIR, p_t: TEST_PRESSURE, p_b: BUBBLE },
  evaluate: ({ q_t, p_r, p_t, p_b }) =>
    p_t >= p_b ? q_t / (p_r - p_t) : q_t / (p_r - p_b + (p_b / 1.8) * (1 - 0.2 * (p_t / p_b) - 0.8 * (p_t / p_b) ** 2)),
})
/** Of a known absolute open flow. */
export const compositeIndexFromOpenFlow = equation({
  symbol: 'J',
  title: 'Productivity index from absolute open flow',
  unit: 'stb/d/psi',
  source: guo,
  clause: '3.3.2, generalised Vogel',
  where: { q_max: MOST, p_r: RESERVOIR, p_b: BUBBLE },
  evaluate: ({ q_max, p_r, p_b }) => q_max / (p_r - p_b + p_b / 1.8),
})

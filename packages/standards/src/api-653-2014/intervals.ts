/** Intervals between inspections of storage tanks: shell from outside, bottom from inside. API 653 (2014) 6.3, 6.4. */
import { constant, equation, min } from '@keelson/equations'
import { api653 } from './source.ts'

export const VISUAL_MAXIMUM = constant({
  symbol: 'I_v',
  title: 'Maximum external visual inspection interval',
  value: 5,
  unit: 'year',
  source: api653,
  clause: '6.3.2.1',
})
export const SHELL_UT_MAXIMUM = constant({
  symbol: 'I_u',
  title: 'Maximum ultrasonic shell inspection interval',
  value: 15,
  unit: 'year',
  source: api653,
  clause: '6.3.3.2 b',
})
export const SHELL_UT_RATE_UNKNOWN = constant({
  symbol: 'I_u',
  title: 'Maximum ultrasonic inspection interval, corrosion rate unknown',
  value: 5,
  unit: 'year',
  source: api653,
  clause: '6.3.3.2 a',
})
export const FIRST_INTERNAL = constant({
  symbol: 'I_f',
  title: 'Initial internal inspection interval, bottom corrosion rate unknown',
  value: 10,
  unit: 'year',
  source: api653,
  clause: '6.4.2.1',
})
export const INTERNAL_MAXIMUM = constant({
  symbol: 'I_i',
  title: 'Maximum internal inspection interval',
  value: 20,
  unit: 'year',
  source: api653,
  clause: '6.4.2.2',
})
export const INTERNAL_MAXIMUM_RISK_BASED = constant({
  symbol: 'I_r',
  title: 'Maximum risk-based internal inspection interval, without release prevention barrier',
  value: 25,
  unit: 'year',
  source: api653,
  clause: '6.4.2.2',
})
export const INTERNAL_MAXIMUM_RISK_BASED_BARRIER = constant({
  symbol: 'I_rb',
  title: 'Maximum risk-based internal inspection interval, with release prevention barrier',
  value: 30,
  unit: 'year',
  source: api653,
  clause: '6.4.2.2',
})

export const quarterLife = equation({
  source: api653,
  clause: '6.3.2.1, RCA/(4 N)',
  symbol: 'I_q',
  title: 'Quarter of shell remaining life',
  unit: 'year',
  where: { RL: ['shell remaining life, RCA/N', 'year'] },
  evaluate: ({ RL }) => RL / 4,
})

export const externalVisualInterval = equation({
  source: api653,
  clause: '6.3.2.1',
  symbol: 'I_ext',
  title: 'External visual inspection interval',
  unit: 'year',
  where: { I_q: ['quarter of shell remaining life', 'year'], I_emax: ['maximum inspection interval', 'year'] },
  evaluate: ({ I_q, I_emax }) => min(I_q, I_emax),
})

/** 0 where the bottom is at its minimum already. */
export const bottomLife = equation({
  source: api653,
  clause: '6.4.2.2',
  symbol: 'RL_b',
  title: 'Bottom remaining life',
  unit: 'year',
  where: {
    t_b: ['bottom thickness', 'mm'],
    t_bmin: ['minimum bottom thickness', 'mm'],
    C_b: ['bottom corrosion rate', 'mm/year'],
  },
  evaluate: ({ t_b, t_bmin, C_b }) => (t_b <= t_bmin ? 0 : (t_b - t_bmin) / C_b),
  limited: { holds: 'remaining life is zero at the minimum bottom thickness' },
})

export const internalInterval = equation({
  source: api653,
  clause: '6.4.2.2',
  symbol: 'I_int',
  title: 'Internal inspection interval',
  unit: 'year',
  where: { RL_b: ['bottom remaining life', 'year'], I_imax: ['maximum inspection interval', 'year'] },
  evaluate: ({ RL_b, I_imax }) => min(RL_b, I_imax),
})

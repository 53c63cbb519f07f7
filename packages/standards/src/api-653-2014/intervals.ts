/** Intervals between inspections of storage tanks: shell from outside, bottom from inside. API 653 (2014) 6.3, 6.4. */
import { constant, equation, min } from '@keelson/equations'
import { api653 } from './source.ts'

export const VISUAL_MAXIMUM = constant({
  symbol: 'I_v',
  title: 'Largest interval of external visual inspection',
  value: 5,
  unit: 'year',
  source: api653,
  clause: '6.3.2.1',
})
export const SHELL_UT_MAXIMUM = constant({
  symbol: 'I_u',
  title: 'Largest interval of ultrasonic shell thickness measurement',
  value: 15,
  unit: 'year',
  source: api653,
  clause: '6.3.3.2 b',
})
export const SHELL_UT_RATE_UNKNOWN = constant({
  symbol: 'I_u',
  title: 'Largest interval of ultrasonic measurement while the rate is not known',
  value: 5,
  unit: 'year',
  source: api653,
  clause: '6.3.3.2 a',
})
export const FIRST_INTERNAL = constant({
  symbol: 'I_f',
  title: 'First internal inspection, bottom rate not known, after entering service',
  value: 10,
  unit: 'year',
  source: api653,
  clause: '6.4.2.1',
})
export const INTERNAL_MAXIMUM = constant({
  symbol: 'I_i',
  title: 'Largest internal interval',
  value: 20,
  unit: 'year',
  source: api653,
  clause: '6.4.2.2',
})
export const INTERNAL_MAXIMUM_RISK_BASED = constant({
  symbol: 'I_r',
  title: 'Largest internal interval by a risk-based assessment, without a release prevention barrier',
  value: 25,
  unit: 'year',
  source: api653,
  clause: '6.4.2.2',
})
export const INTERNAL_MAXIMUM_RISK_BASED_BARRIER = constant({
  symbol: 'I_rb',
  title: 'Largest internal interval by a risk-based assessment, with a release prevention barrier',
  value: 30,
  unit: 'year',
  source: api653,
  clause: '6.4.2.2',
})

export const quarterLife = equation({
  source: api653,
  clause: '6.3.2.1, RCA/(4 N)',
  symbol: 'I_q',
  title: 'A quarter of the remaining life of the shell',
  unit: 'year',
  where: { RL: ['RCA/N, remaining life of the shell', 'year'] },
  evaluate: ({ RL }) => RL / 4,
})

export const externalVisualInterval = equation({
  source: api653,
  clause: '6.3.2.1',
  symbol: 'I_ext',
  title: 'External visual inspection interval',
  unit: 'year',
  where: { I_q: ['a quarter of the remaining life of the shell', 'year'], I_emax: ['largest interval', 'year'] },
  evaluate: ({ I_q, I_emax }) => min(I_q, I_emax),
})

/** 0 where the bottom is at its minimum already. */
export const bottomLife = equation({
  source: api653,
  clause: '6.4.2.2',
  symbol: 'RL_b',
  title: 'Remaining life of the bottom',
  unit: 'year',
  where: {
    t_b: ['bottom thickness', 'mm'],
    t_bmin: ['minimum bottom thickness', 'mm'],
    C_b: ['corrosion rate of the bottom', 'mm/year'],
  },
  evaluate: ({ t_b, t_bmin, C_b }) => (t_b <= t_bmin ? 0 : (t_b - t_bmin) / C_b),
  limited: { holds: 'a bottom at its least thickness is inspected now' },
})

export const internalInterval = equation({
  source: api653,
  clause: '6.4.2.2',
  symbol: 'I_int',
  title: 'Internal inspection interval',
  unit: 'year',
  where: { RL_b: ['remaining life of the bottom', 'year'], I_imax: ['largest interval', 'year'] },
  evaluate: ({ RL_b, I_imax }) => min(RL_b, I_imax),
})

/** Intervals between inspections of storage tanks: shell from outside, bottom from inside. API 653 (2014) 6.3, 6.4. */
import { equation, min } from '@keelson/equations'
import { api653 } from './source.ts'

/** Largest interval of external visual inspection, years. API 653 (2014) 6.3.2.1. */
export const VISUAL_MAXIMUM = 5
/** Largest interval of ultrasonic shell thickness measurement, years. API 653 (2014) 6.3.3.2 b. */
export const SHELL_UT_MAXIMUM = 15
/** The same while the corrosion rate is not known, years. API 653 (2014) 6.3.3.2 a. */
export const SHELL_UT_RATE_UNKNOWN = 5
/** First internal inspection of a tank whose bottom rate is not known, years after it entered service. API 653 (2014) 6.4.2.1. */
export const FIRST_INTERNAL = 10
/** Largest internal interval, years. API 653 (2014) 6.4.2.2. */
export const INTERNAL_MAXIMUM = 20
/** Largest internal interval where a risk-based assessment stands behind it, years. API 653 (2014) 6.4.2.2. */
export const INTERNAL_MAXIMUM_RISK_BASED = 30

export const externalVisualInterval = equation({
  source: api653,
  clause: '6.3.2.1, RCA/(4 N)',
  symbol: 'I_ext',
  title: 'External visual inspection interval',
  unit: 'year',
  where: { RL: ['RCA/N, remaining life of the shell', 'year'], I_emax: ['largest interval', 'year'] },
  evaluate: ({ RL, I_emax }) => min(RL / 4, I_emax),
})

/** 0 where the bottom is at its minimum already. */
export const internalInterval = equation({
  source: api653,
  clause: '6.4.2.2',
  symbol: 'I_int',
  title: 'Internal inspection interval',
  unit: 'year',
  where: {
    t_b: ['bottom thickness', 'mm'],
    t_bmin: ['minimum bottom thickness', 'mm'],
    C_b: ['corrosion rate of the bottom', 'mm/year'],
    I_imax: ['largest interval', 'year'],
  },
  evaluate: ({ t_b, t_bmin, C_b, I_imax }) => (t_b <= t_bmin ? 0 : min((t_b - t_bmin) / C_b, I_imax)),
  limited: { holds: 'a bottom at its least thickness is inspected now' },
})

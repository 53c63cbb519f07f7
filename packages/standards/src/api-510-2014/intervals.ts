/** Intervals between inspections of pressure vessels and their relief devices. API 510 (2014) section 6. */
import { constant, equation, min } from '@keelson/equations'
import { api510 } from './source.ts'

export const INTERNAL_MAXIMUM = constant({
  symbol: 'I_i',
  title: 'Maximum internal or on-stream inspection interval',
  value: 10,
  unit: 'year',
  source: api510,
  clause: '6.5.1.1',
})
export const EXTERNAL_MAXIMUM = constant({
  symbol: 'I_e',
  title: 'Maximum external inspection interval',
  value: 5,
  unit: 'year',
  source: api510,
  clause: '6.4.1',
})
export const SHORT_LIFE = constant({
  symbol: 'RL_s',
  title: 'Remaining life limit for full-life inspection interval',
  value: 4,
  unit: 'year',
  source: api510,
  clause: '6.5.1.1',
})
export const SHORT_LIFE_MAXIMUM = constant({
  symbol: 'I_s',
  title: 'Maximum inspection interval, short remaining life',
  value: 2,
  unit: 'year',
  source: api510,
  clause: '6.5.1.1',
})

export const RELIEF_SERVICES = {
  'typical process': 'Typical process service',
  'clean, non-corrosive': 'Clean, non-corrosive service',
} as const
type ReliefService = keyof typeof RELIEF_SERVICES
const RELIEF: Readonly<Record<ReliefService, number>> = {
  'typical process': 5,
  'clean, non-corrosive': 10,
}
/** Largest interval between tests of a relief device, years. API 510 (2014) 6.6.2.2. */
export const reliefInterval = (service: ReliefService): number => RELIEF[service]

export const internalInterval = equation({
  source: api510,
  clause: '6.5.1.1',
  symbol: 'I',
  title: 'Internal or on-stream inspection interval',
  unit: 'year',
  where: {
    RL: ['remaining life', 'year'],
    I_h: ['half remaining life', 'year'],
    I_max: ['maximum inspection interval', 'year'],
    RL_s: ['short remaining life limit', 'year'],
    I_s: ['maximum inspection interval, short remaining life', 'year'],
  },
  evaluate: ({ RL, I_h, I_max, RL_s, I_s }) => (RL < RL_s ? min(RL, I_s) : min(I_h, I_max)),
})

export const externalInterval = equation({
  source: api510,
  clause: '6.4.1',
  symbol: 'I_ext',
  title: 'External inspection interval',
  unit: 'year',
  where: {
    I: ['internal or on-stream inspection interval', 'year'],
    I_emax: ['maximum external inspection interval', 'year'],
  },
  evaluate: ({ I, I_emax }) => min(I, I_emax),
})

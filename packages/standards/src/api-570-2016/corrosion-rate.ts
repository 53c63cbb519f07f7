/** Corrosion rates from thickness readings, and the life that they leave. API 570 (2016) 7.1, 7.2. */
import { equation } from '@keelson/equations'
import { api570 } from './source.ts'

const t_act = ['actual thickness', 'mm'] as const

export const longTermRate = equation({
  source: api570,
  clause: '7.1.1, long term',
  symbol: 'CR_LT',
  title: 'Long-term corrosion rate',
  unit: 'mm/year',
  where: { t_init: ['initial thickness', 'mm'], t_act, tau: ['age', 'year'] },
  evaluate: ({ t_init, t_act, tau }) => (t_init - t_act) / tau,
})

export const shortTermRate = equation({
  source: api570,
  clause: '7.1.1, short term',
  symbol: 'CR_ST',
  title: 'Short-term corrosion rate',
  unit: 'mm/year',
  where: { t_prev: ['previous thickness', 'mm'], t_act, dt: ['time between thickness readings', 'year'] },
  evaluate: ({ t_prev, t_act, dt }) => (t_prev - t_act) / dt,
})

/** The long-term rate where the loss itself is known. */
export const averageLossRate = equation({
  source: api570,
  clause: '7.1.1, long term',
  symbol: 'CR',
  title: 'Average corrosion rate',
  unit: 'mm/year',
  where: { d_0: ['metal loss to date', 'mm'], tau: ['age', 'year'] },
  evaluate: ({ d_0, tau }) => d_0 / tau,
})

/** Required thickness, remaining life and the thickness at a later date. API 570 (2016) 7.1, 7.2, 7.3; API 574 on alert. */
import { equation, max } from '@keelson/equations'
import { api570 } from './source.ts'

const t_req = ['required thickness', 'mm'] as const
const C_r = ['corrosion rate', 'mm/year'] as const

/** 0 stands for one that is not given. */
export const retirementThickness = equation({
  source: api570,
  clause: '7.3 (pressure and structural minimum)',
  symbol: 't_ret',
  title: 'Retirement thickness',
  unit: 'mm',
  where: { t_p: ['thickness required for pressure', 'mm'], t_s: ['structural minimum thickness', 'mm'] },
  evaluate: ({ t_p, t_s }) => max(t_p, t_s),
})

export const governingThickness = equation({
  source: api570,
  clause: '7.3 (alert thickness: API 574)',
  symbol: 't_req',
  title: 'Governing required thickness',
  unit: 'mm',
  where: { t_ret: ['retirement thickness', 'mm'], t_alert: ['alert thickness', 'mm'] },
  evaluate: ({ t_ret, t_alert }) => max(t_ret, t_alert),
})

export const governingRate = equation({
  source: api570,
  clause: '7.1.1, the larger unless justified',
  symbol: 'C_r',
  title: 'Governing corrosion rate',
  unit: 'mm/year',
  where: { CR_ST: ['short-term corrosion rate', 'mm/year'], CR_LT: ['long-term corrosion rate', 'mm/year'] },
  evaluate: ({ CR_ST, CR_LT }) => max(CR_ST, CR_LT),
})

/** 0 where nothing is left. */
export const remainingLife = equation({
  source: api570,
  clause: '7.2',
  symbol: 'RL',
  title: 'Remaining life',
  unit: 'year',
  where: { t_act: ['actual thickness', 'mm'], t_req, C_r },
  evaluate: ({ t_act, t_req, C_r }) => (t_act <= t_req ? 0 : (t_act - t_req) / C_r),
  limited: { holds: 'remaining life is zero at the required thickness' },
})

export const laterThickness = equation({
  source: api570,
  clause: '7.2',
  symbol: 't_next',
  title: 'Expected thickness at next inspection',
  unit: 'mm',
  where: { t_act: ['actual thickness', 'mm'], C_r, I: ['time to next inspection', 'year'] },
  evaluate: ({ t_act, C_r, I }) => max(0, t_act - C_r * I),
  limited: { holds: 'thickness cannot be negative, and zero fails every thickness check' },
})

export const timeBetween = equation({
  source: api570,
  clause: '7.1.1',
  symbol: 'dt',
  title: 'Time between thickness readings',
  unit: 'year',
  where: { y_1: ['year of earlier thickness reading', 'year'], y_2: ['year of later thickness reading', 'year'] },
  evaluate: ({ y_1, y_2 }) => y_2 - y_1,
})

export const nextInspectionYear = equation({
  source: api570,
  clause: '6.3.3',
  symbol: 'y_next',
  title: 'Next inspection due',
  unit: 'year',
  where: { y_0: ['year of current inspection', 'year'], I: ['inspection interval', 'year'] },
  evaluate: ({ y_0, I }) => y_0 + I,
})

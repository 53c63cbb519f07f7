/** Collapse under external pressure. API RP 1111 (2015) 4.3.2.1. */
import { constant, equation, hypot } from '@keelson/equations'
import { apiRp1111 } from './source.ts'

export const F_O_SEAMLESS = constant({
  symbol: 'f_o',
  title: 'Collapse factor, seamless or ERW pipe',
  value: 0.7,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.2.1',
})
export const F_O_EXPANDED = constant({
  symbol: 'f_o',
  title: 'Collapse factor, cold-expanded pipe (DSAW)',
  value: 0.6,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.2.1',
})

const t = ['wall thickness', 'm'] as const
const D = ['outside diameter', 'm'] as const

export const yieldCollapsePressure = equation({
  symbol: 'P_y',
  title: 'Yield pressure at collapse',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2.1',
  where: { S: ['specified minimum yield strength', 'Pa'], t, D },
  evaluate: ({ S, t, D }) => 2 * S * (t / D),
})

export const elasticCollapsePressure = equation({
  symbol: 'P_el',
  title: 'Elastic collapse pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2.1',
  where: { E: ["Young's modulus", 'Pa'], t, D, nu: ["Poisson's ratio", '-'] },
  evaluate: ({ E, t, D, nu }) => (2 * E * (t / D) ** 3) / (1 - nu ** 2),
})

/** Below both: never more than the smaller of yield and elastic pressure. */
export const collapsePressure = equation({
  symbol: 'P_c',
  title: 'Collapse pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2.1',
  where: { P_y: ['yield pressure at collapse', 'Pa'], P_el: ['elastic collapse pressure', 'Pa'] },
  evaluate: ({ P_y, P_el }) => P_y * (P_el / hypot(P_y, P_el)),
})

export const allowableCollapsePressure = equation({
  symbol: 'P_c_d',
  title: 'Allowable net external pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2.1',
  where: { f_o: ['collapse factor', '-'], P_c: ['collapse pressure', 'Pa'] },
  evaluate: ({ f_o, P_c }) => f_o * P_c,
})

/** Below 0 where the pressure inside is the larger. */
export const collapsePressureUse = equation({
  symbol: 'U_c',
  title: 'Net external pressure utilisation',
  unit: '-',
  source: apiRp1111,
  clause: '4.3.2.1',
  where: { P_ext: ['net external pressure', 'Pa'], P_c_d: ['allowable net external pressure', 'Pa'] },
  evaluate: ({ P_ext, P_c_d }) => P_ext / P_c_d,
})

export const netExternalPressure = equation({
  symbol: 'P_ext',
  title: 'Net external pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2',
  where: { P_o: ['external pressure', 'Pa'], P_i: ['minimum sustained internal pressure', 'Pa'] },
  evaluate: ({ P_o, P_i }) => P_o - P_i,
})

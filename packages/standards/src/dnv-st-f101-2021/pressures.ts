/** Pressures at the point: incidental, local, and of the system test. DNV-ST-F101 (2021) 4.2.2 and 5.2.2. */
import { constant, equation } from '@keelson/equations'
import { dnvStF101, type SafetyClass } from './source.ts'

/** 1.05 with a pressure safety system that keeps it. */
export const GAMMA_INC = constant({
  symbol: 'gamma_inc',
  title: 'Typical incidental to design pressure ratio',
  value: 1.1,
  unit: '-',
  source: dnvStF101,
  clause: '4.2.2',
})

/** System pressure test factor. DNV-ST-F101 (2021) table 5-8. */
export const ALPHA_SPT: Readonly<Record<SafetyClass, number>> = { low: 1.03, medium: 1.05, high: 1.05 }

const p_d = ['design pressure at the reference elevation', 'Pa'] as const
const gamma_inc = ['incidental to design pressure ratio', '-'] as const
const g = ['gravitational acceleration', 'm/s2'] as const
const h_ref = ['reference elevation, positive up', 'm'] as const
const h_l = ['point elevation, positive up', 'm'] as const

export const incidentalPressure = equation({
  symbol: 'p_inc',
  title: 'Incidental pressure at the reference elevation',
  unit: 'Pa',
  source: dnvStF101,
  clause: '4.2.2.2 eq. 4.3',
  where: { gamma_inc, p_d },
  evaluate: ({ gamma_inc, p_d }) => gamma_inc * p_d,
})

export const localIncidentalPressure = equation({
  symbol: 'p_li',
  title: 'Local incidental pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '4.2.2.2 eq. 4.1',
  where: {
    p_inc: ['incidental pressure at the reference elevation', 'Pa'],
    rho_cont: ['contents density', 'kg/m3'],
    g,
    h_ref,
    h_l,
  },
  evaluate: ({ p_inc, rho_cont, g, h_ref, h_l }) => p_inc + rho_cont * g * (h_ref - h_l),
})

export const systemTestPressure = equation({
  symbol: 'p_t',
  title: 'System test pressure at the reference elevation',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.2.2.1',
  where: { p_d, gamma_inc, alpha_spt: ['system pressure test factor', '-'] },
  evaluate: ({ p_d, gamma_inc, alpha_spt }) => p_d * gamma_inc * alpha_spt,
})

export const localTestPressure = equation({
  symbol: 'p_lt',
  title: 'Local system test pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '4.2.2.2 eq. 4.2',
  where: {
    p_t: ['system test pressure at the reference elevation', 'Pa'],
    rho_t: ['test water density', 'kg/m3'],
    g,
    h_ref,
    h_l,
  },
  evaluate: ({ p_t, rho_t, g, h_ref, h_l }) => p_t + rho_t * g * (h_ref - h_l),
})

export const netIncidentalPressure = equation({
  symbol: 'dp_li',
  title: 'Net local incidental pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.2.1',
  where: { p_li: ['local incidental pressure', 'Pa'], p_e: ['external pressure', 'Pa'] },
  evaluate: ({ p_li, p_e }) => p_li - p_e,
})

export const netExternalPressure = equation({
  symbol: 'dp_e',
  title: 'Net external pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.4.1',
  where: {
    p_e: ['external pressure', 'Pa'],
    p_min: ['minimum sustained internal pressure', 'Pa'],
  },
  evaluate: ({ p_e, p_min }) => p_e - p_min,
})

/** Propagating buckles and the wall that stops them. API RP 1111 (2015) 4.3.2.3. */
import { constant, equation, max } from '@keelson/equations'
import { apiRp1111 } from './source.ts'

export const F_P = constant({
  symbol: 'f_p',
  title: 'Propagating buckle design factor',
  value: 0.8,
  unit: '-',
  source: apiRp1111,
  clause: '4.3.2.3',
})

const S = ['specified minimum yield strength', 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const f_p = ['propagating buckle design factor', '-'] as const

export const propagationPressure = equation({
  symbol: 'P_p',
  title: 'Buckle propagation pressure',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2.3',
  where: { S, t: ['wall thickness', 'm'], D },
  evaluate: ({ S, t, D }) => 24 * S * (t / D) ** 2.4,
})

/** Buckle arrestors are needed from this net external pressure on. */
export const allowablePropagationPressure = equation({
  symbol: 'P_p_d',
  title: 'Net external pressure limit without buckle arrestors',
  unit: 'Pa',
  source: apiRp1111,
  clause: '4.3.2.3',
  where: { f_p, P_p: ['buckle propagation pressure', 'Pa'] },
  evaluate: ({ f_p, P_p }) => f_p * P_p,
})

/** 0 without net external pressure. */
export const propagationMinimumWall = equation({
  symbol: 't_p_req',
  title: 'Required wall thickness for buckle propagation',
  unit: 'm',
  source: apiRp1111,
  clause: '4.3.2.3, solved for the wall thickness',
  where: { D, P_ext: ['net external pressure', 'Pa'], f_p, S },
  evaluate: ({ D, P_ext, f_p, S }) => D * (max(0, P_ext) / (f_p * 24 * S)) ** (1 / 2.4),
  limited: { holds: 'net internal pressure does not propagate a buckle' },
})

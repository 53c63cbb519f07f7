/** How well a decline fits the logarithms of its rates. Coherent. */
import { equation, sqrt } from '@keelson/equations'
import { draperSmith } from '../series-comparison/sources.ts'

const S_f = ['residual sum of squares of ln q', '-'] as const
const n_f = ['number of fitted points', '-'] as const

export const logDeviation = equation({
  symbol: 'e_f',
  title: 'Root-mean-square residual of ln q',
  unit: '-',
  source: draperSmith,
  clause: 'residuals of a fit',
  where: { S_f, n_f },
  evaluate: ({ S_f, n_f }) => sqrt(S_f / n_f),
})

/** Of rates that differ. */
export const logDetermination = equation({
  symbol: 'R_f',
  title: 'Coefficient of determination of ln q',
  unit: '-',
  source: draperSmith,
  clause: 'coefficient of determination',
  where: { S_f, S_l: ['total sum of squares of ln q', '-'] },
  evaluate: ({ S_f, S_l }) => 1 - S_f / S_l,
})

/** Of a straight line through ln q over time, of n_f > 2 points. */
export const slopeError = equation({
  symbol: 's_D',
  title: 'Decline rate standard error',
  unit: '1/d',
  source: draperSmith,
  clause: 'straight line by least squares, standard error of the slope',
  where: { S_f, n_f, S_t: ['total sum of squares of time', 'd2'] },
  evaluate: ({ S_f, n_f, S_t }) => sqrt(S_f / ((n_f - 2) * S_t)),
})

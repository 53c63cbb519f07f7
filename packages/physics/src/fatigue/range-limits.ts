/** A stress range against the limits of elastic S-N analysis: the fatigue limit, and shakedown. Coherent SI. */
import { equation, reachRange } from '@keelson/equations'
import { basquin } from './sn-curve.ts'

const LIMIT = { source: basquin, clause: 'endurance tests' } as const
const S = ['maximum effective stress range', 'MPa'] as const

export const rangeOverFatigueLimit = equation({
  ...LIMIT,
  symbol: 'u_0',
  title: 'Maximum stress range to fatigue limit ratio',
  unit: '-',
  where: { S, S_0: ['fatigue limit', 'MPa'] },
  evaluate: ({ S, S_0 }) => S / S_0,
})

/** The largest range over twice the yield strength. */
export const shakedown = reachRange({
  ...LIMIT,
  symbol: 'u_y',
  title: 'Maximum effective stress range to twice yield strength ratio',
  unit: '-',
  to: 1,
  unsafe: 'above',
  because: 'a larger elastic range causes yield in every cycle',
})

/** A larger elastic range than twice the yield strength yields in every cycle. */
export const rangeOverShakedown = equation({
  ...LIMIT,
  symbol: 'u_y',
  title: 'Maximum stress range to shakedown range ratio',
  unit: '-',
  where: { S, f_y: ['yield strength', 'MPa'] },
  evaluate: ({ S, f_y }) => S / (2 * f_y),
})

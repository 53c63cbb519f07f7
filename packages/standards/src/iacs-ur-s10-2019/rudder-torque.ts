/** Rudder torque of a blade without cut-outs: lever of the force and torque at the stock. IACS UR S10 2.1.2. Coherent SI. */
import { constant, equation, max } from '@keelson/equations'
import type { RudderProfile, Running } from './rudder-force.ts'
import { iacsS10 } from './source.ts'

export const ALPHA_CLAUSE = '2.1.2'

/** Place of the force behind the leading edge over the chord. IACS UR S10 2.1.2. */
export const ALPHA = { ahead: 0.33, astern: 0.66 } as const satisfies Readonly<Record<Running, number>>
/** The same ahead, of a high-lift rudder whose own is not known. IACS UR S10 2.1.2. */
export const ALPHA_HIGH_LIFT = 0.4

export const alphaOf = (profile: RudderProfile | undefined, running: Running): number =>
  profile === 'high_lift' && running === 'ahead' ? ALPHA_HIGH_LIFT : ALPHA[running]

export const LEAST_LEVER = constant({
  symbol: 'f_min',
  title: 'Least lever ahead over the chord',
  value: 0.1,
  unit: '-',
  source: iacsS10,
  clause: '2.1.2',
})

export const balanceRatio = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'k',
  title: 'Balance of the rudder',
  unit: '-',
  where: { A_f: ['area ahead of the stock', 'm2'], A: ['area of the rudder blade', 'm2'] },
  evaluate: ({ A_f, A }) => A_f / A,
})

const c = ['mean chord', 'm'] as const
const alpha = ['place of the force over the chord', '-'] as const
const k = ['balance of the rudder', '-'] as const

export const leverAhead = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'r',
  title: 'Lever of the rudder force, ahead',
  unit: 'm',
  where: { c, alpha, k, f_min: ['least lever over the chord', '-'] },
  evaluate: ({ c, alpha, k, f_min }) => max(c * (alpha - k), f_min * c),
})

export const leverAstern = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'r',
  title: 'Lever of the rudder force, astern',
  unit: 'm',
  where: { c, alpha, k },
  evaluate: ({ c, alpha, k }) => c * (alpha - k),
})

export const rudderTorque = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'Q_R',
  title: 'Rudder torque of the rule',
  unit: 'N*m',
  where: { C_R: ['rudder force of the rule', 'N'], r: ['lever', 'm'] },
  evaluate: ({ C_R, r }) => C_R * r,
})

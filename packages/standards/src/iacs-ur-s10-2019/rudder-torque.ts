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
  title: 'Minimum lever-to-chord ratio, ahead',
  value: 0.1,
  unit: '-',
  source: iacsS10,
  clause: '2.1.2',
})

export const balanceRatio = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'k',
  title: 'Rudder balance ratio',
  unit: '-',
  where: { A_f: ['balance area ahead of stock', 'm2'], A: ['rudder blade area', 'm2'] },
  evaluate: ({ A_f, A }) => A_f / A,
})

const c = ['mean chord', 'm'] as const
const alpha = ['rudder force position, fraction of chord', '-'] as const
const k = ['rudder balance ratio', '-'] as const

export const leverAhead = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'r',
  title: 'Rudder force lever, ahead',
  unit: 'm',
  where: { c, alpha, k, f_min: ['minimum lever-to-chord ratio', '-'] },
  evaluate: ({ c, alpha, k, f_min }) => max(c * (alpha - k), f_min * c),
})

export const leverAstern = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'r',
  title: 'Rudder force lever, astern',
  unit: 'm',
  where: { c, alpha, k },
  evaluate: ({ c, alpha, k }) => c * (alpha - k),
})

export const rudderTorque = equation({
  source: iacsS10,
  clause: '2.1.2',
  symbol: 'Q_R',
  title: 'Rule rudder torque',
  unit: 'N*m',
  where: { C_R: ['rule rudder force', 'N'], r: ['rudder force lever', 'm'] },
  evaluate: ({ C_R, r }) => C_R * r,
})

/** Rudder force of a blade without cut-outs. IACS UR S10 2.1.1. Areas in m2, speeds in knots, the force in N. */
import { constant, equation, max, min } from '@keelson/equations'
import { iacsS10 } from './source.ts'

const IN_KNOTS = 'coefficients apply to speeds in knots'

export type Running = 'ahead' | 'astern'

export const K2_TABLE = 'table of K2 by the profile'

/** Coefficient K2 of the profile, ahead and astern. IACS UR S10 2.1.1. */
export const K2 = {
  naca: { ahead: 1.1, astern: 0.8 },
  flat_sided: { ahead: 1.1, astern: 0.9 },
  mixed: { ahead: 1.21, astern: 0.9 },
  hollow: { ahead: 1.35, astern: 0.9 },
  high_lift: { ahead: 1.7, astern: 1.3 },
  fish_tail: { ahead: 1.4, astern: 0.8 },
  single_plate: { ahead: 1, astern: 1 },
} as const satisfies Readonly<Record<string, Readonly<Record<Running, number>>>>
export type RudderProfile = keyof typeof K2

/** Coefficient K3 by where the rudder works: outside the propeller jet, in it, behind a fixed nozzle. IACS UR S10 2.1.1. */
export const K3 = { outside_jet: 0.8, elsewhere: 1, behind_nozzle: 1.15 } as const

/** Speed ahead below which the rule takes a higher one. */
export const LEAST_SPEED = constant({
  symbol: 'V_lim',
  title: 'Threshold speed for the minimum rule speed',
  value: 10,
  unit: 'kn',
  source: iacsS10,
  clause: '2.1.1',
})

export const speedAhead = equation({
  source: iacsS10,
  clause: '2.1.1',
  symbol: 'V_d',
  title: 'Rule speed ahead',
  unit: 'kn',
  fit: IN_KNOTS,
  where: { V: ['maximum service speed ahead', 'kn'], V_lim: ['threshold speed for the minimum rule speed', 'kn'] },
  evaluate: ({ V, V_lim }) => (V < V_lim ? (V + 20) / 3 : V),
})

export const speedAstern = equation({
  source: iacsS10,
  clause: '2.1.1',
  symbol: 'V_b',
  title: 'Rule speed astern',
  unit: 'kn',
  where: { V_a: ['maximum speed astern', 'kn'], V_d: ['rule speed ahead', 'kn'] },
  evaluate: ({ V_a, V_d }) => max(V_a, V_d / 2),
})

export const ruleAspect = equation({
  source: iacsS10,
  clause: '2.1.1',
  symbol: 'Lambda',
  title: 'Rule aspect ratio',
  unit: '-',
  where: { b: ['mean height of the rudder area', 'm'], A_t: ['total area of blade and rudder post or horn', 'm2'] },
  evaluate: ({ b, A_t }) => min(b ** 2 / A_t, 2),
  limited: { holds: '2.1.1 limits the aspect ratio to 2' },
})

export const aspectFactor = equation({
  source: iacsS10,
  clause: '2.1.1',
  symbol: 'K_1',
  title: 'Aspect ratio factor',
  unit: '-',
  where: { Lambda: ['rule aspect ratio', '-'] },
  evaluate: ({ Lambda }) => (Lambda + 2) / 3,
})

export const rudderForce = equation({
  source: iacsS10,
  clause: '2.1.1',
  symbol: 'C_R',
  title: 'Rule rudder force',
  unit: 'N',
  fit: IN_KNOTS,
  where: {
    K_1: ['aspect ratio factor', '-'],
    K_2: ['profile coefficient', '-'],
    K_3: ['location coefficient', '-'],
    A: ['rudder blade area', 'm2'],
    V: ['rule speed', 'kn'],
  },
  evaluate: ({ K_1, K_2, K_3, A, V }) => K_1 * K_2 * K_3 * 132 * A * V ** 2,
})

/** Where the speed astern is not known. */
export const leastSpeedAstern = equation({
  source: iacsS10,
  clause: '2.1.1',
  symbol: 'V_b',
  title: 'Rule speed astern',
  unit: 'kn',
  where: { V_d: ['rule speed ahead', 'kn'] },
  evaluate: ({ V_d }) => V_d / 2,
})

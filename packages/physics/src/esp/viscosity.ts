/**
 * Water performance of a centrifugal stage turned into that on a viscous liquid. Data: 1 to 3000 mm2/s, 3 to 260 m3/h and
 * 6 to 130 m per stage at best efficiency, B below 40.
 */
import { equation, log10 } from '@keelson/equations'
import { hi967 } from './sources.ts'

const B = ['parameter B', '-'] as const

export const parameterB = equation({
  symbol: 'B',
  title: 'Parameter B',
  unit: '-',
  source: hi967,
  clause: 'parameter B, metric',
  fit: '16.5 is for mm²/s, m, m³/h and rpm',
  where: {
    nu: ['kinematic viscosity', 'mm2/s'],
    h_BEP: ['stage head at best efficiency (water)', 'm'],
    q_BEP: ['flow rate at best efficiency (water)', 'm3/h'],
    n: ['pump speed', 'rpm'],
  },
  evaluate: ({ nu, h_BEP, q_BEP, n }) => (16.5 * nu ** 0.5 * h_BEP ** 0.0625) / (q_BEP ** 0.375 * n ** 0.25),
})
/** From B = 1 to 40; 2.71 is printed so. It is also the correction of the head at best efficiency. */
export const rateCorrection = equation({
  symbol: 'C_Q',
  title: 'Flow rate correction factor',
  unit: '-',
  source: hi967,
  clause: 'correction of the rate',
  where: { B },
  evaluate: ({ B }) => 2.71 ** (-0.165 * log10(B) ** 3.15),
})
export const headCorrection = equation({
  symbol: 'C_H',
  title: 'Head correction factor',
  unit: '-',
  source: hi967,
  clause: 'correction of the head',
  where: { C_Q: ['flow rate correction factor', '-'], x_q: ['flow rate to best efficiency flow rate ratio', '-'] },
  evaluate: ({ C_Q, x_q }) => 1 - (1 - C_Q) * x_q ** 0.75,
})
export const efficiencyCorrection = equation({
  symbol: 'C_eta',
  title: 'Efficiency correction factor',
  unit: '-',
  source: hi967,
  clause: 'correction of the efficiency',
  where: { B },
  evaluate: ({ B }) => B ** (-0.0547 * B ** 0.69),
})

/** B up to which water performance holds, and from which the method does not. */
export const B_RANGE = { from: 1, below: 40 } as const
/** Ranges of the tests, SI. */
export const TESTED = {
  nu: [1e-6, 3e-3],
  q_BEP: [3 / 3600, 260 / 3600],
  h_BEP: [6, 130],
  x_q: [0.6, 1.2],
} as const

/** Vortex shedding from a slender member in a steady current, and the ranges in which it makes the member vibrate. DNV-RP-C205 (2021) 9. */
import { constant, equation } from '@keelson/equations'
import { dnvRpC205 } from './source.ts'

const SHEDDING = { source: dnvRpC205, clause: '9, vortex shedding frequency' } as const
const CROSS_FLOW = { source: dnvRpC205, clause: '9, cross-flow excitation', unit: '-' } as const
const IN_LINE = { source: dnvRpC205, clause: '9, in-line excitation', unit: '-' } as const

const U = ['current normal to the axis', 'm/s'] as const
const D_h = ['diameter over the coating', 'm'] as const
const f_n = ['natural frequency', 'Hz'] as const
const f_s = ['frequency of cross-flow excitation', 'Hz'] as const

export const reynoldsNumber = equation({
  ...SHEDDING,
  symbol: 'Re',
  title: 'Reynolds number',
  unit: '-',
  where: { U, D_h, nu: ['kinematic viscosity of the water', 'm2/s'] },
  evaluate: ({ U, D_h, nu }) => (U * D_h) / nu,
})
/** From about here on the boundary layer turns turbulent, and the Strouhal number leaves its plateau of 0.2. */
export const CRITICAL_REYNOLDS = constant({
  ...SHEDDING,
  symbol: 'Re_crit',
  title: 'Reynolds number from which the Strouhal number is uncertain',
  value: 2e5,
  unit: '-',
})
export const SUBCRITICAL_STROUHAL = constant({
  ...SHEDDING,
  symbol: 'St',
  title: 'Strouhal number of a smooth cylinder in subcritical flow',
  value: 0.2,
  unit: '-',
})

/** A pair of vortices of opposite sides pushes once each way: the force across the flow has this frequency. */
export const crossFlowExcitation = equation({
  ...SHEDDING,
  symbol: 'f_s',
  title: 'Frequency of cross-flow excitation',
  unit: 'Hz',
  where: { St: ['Strouhal number', '-'], U, D_h },
  evaluate: ({ St, U, D_h }) => (St * U) / D_h,
})
/** Every single vortex pulls along the flow. */
export const inLineExcitation = equation({
  ...SHEDDING,
  symbol: 'f_IL',
  title: 'Frequency of in-line excitation',
  unit: 'Hz',
  where: { f_s },
  evaluate: ({ f_s }) => 2 * f_s,
})
export const frequencyRatio = equation({
  ...SHEDDING,
  symbol: 'r_CF',
  title: 'Natural frequency over that of cross-flow excitation',
  unit: '-',
  where: { f_n, f_s },
  evaluate: ({ f_n, f_s }) => f_n / f_s,
})
export const inLineFrequencyRatio = equation({
  ...SHEDDING,
  symbol: 'r_IL',
  title: 'Natural frequency over that of in-line excitation',
  unit: '-',
  where: { f_n, f_IL: ['frequency of in-line excitation', 'Hz'] },
  evaluate: ({ f_n, f_IL }) => f_n / f_IL,
})
/** In-line excitation has twice the frequency. */
export const inLineOfCrossFlowRatio = equation({
  ...SHEDDING,
  symbol: 'r_IL',
  title: 'Natural frequency over that of in-line excitation',
  unit: '-',
  where: { r_CF: ['natural frequency over that of cross-flow excitation', '-'] },
  evaluate: ({ r_CF }) => r_CF / 2,
})
/** The ratio is the inverse of Strouhal number times reduced velocity. */
export const ratioAtReducedVelocity = equation({
  source: dnvRpC205,
  clause: '9, reduced velocity',
  symbol: 'r_on',
  title: 'Frequency ratio at a reduced velocity',
  unit: '-',
  where: { V_R: ['reduced velocity', '-'], St: ['Strouhal number', '-'] },
  evaluate: ({ V_R, St }) => 1 / (St * V_R),
})

export const reducedVelocity = equation({
  source: dnvRpC205,
  clause: '9, reduced velocity',
  symbol: 'V_R',
  title: 'Reduced velocity',
  unit: '-',
  where: { U, f_n, D_h },
  evaluate: ({ U, f_n, D_h }) => U / (f_n * D_h),
})
export const onsetSpeed = equation({
  source: dnvRpC205,
  clause: '9, reduced velocity',
  symbol: 'U_on',
  title: 'Onset speed',
  unit: 'm/s',
  where: { V_on: ['reduced velocity at onset', '-'], f_n, D_h },
  evaluate: ({ V_on, f_n, D_h }) => V_on * f_n * D_h,
})

/** Modes of a lower frequency vibrate in this current. */
export const onsetFrequency = equation({
  source: dnvRpC205,
  clause: '9, reduced velocity',
  symbol: 'f_on',
  title: 'Natural frequency at onset',
  unit: 'Hz',
  where: { U, V_on: ['reduced velocity at onset', '-'], D_h },
  evaluate: ({ U, V_on, D_h }) => U / (V_on * D_h),
})

export const CROSS_FLOW_ONSET = constant({
  ...CROSS_FLOW,
  symbol: 'V_on_CF',
  title: 'Reduced velocity at which cross-flow excitation begins',
  value: 3,
})
export const CROSS_FLOW_END = constant({
  ...CROSS_FLOW,
  symbol: 'V_end_CF',
  title: 'Reduced velocity at which cross-flow excitation ends',
  value: 16,
})
export const IN_LINE_ONSET = constant({
  ...IN_LINE,
  symbol: 'V_on_IL',
  title: 'Reduced velocity at which in-line excitation begins',
  value: 1,
})
export const IN_LINE_END = constant({
  ...IN_LINE,
  symbol: 'V_end_IL',
  title: 'Reduced velocity at which in-line excitation ends',
  value: 4.5,
})
/** Above it damping leaves no in-line vibration. */
export const IN_LINE_STABLE = constant({
  ...IN_LINE,
  symbol: 'K_s_lim',
  title: 'Stability parameter above which there is no in-line vibration',
  value: 1.8,
})

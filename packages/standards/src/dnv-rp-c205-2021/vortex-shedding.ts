/** Vortex shedding from a slender member in a steady current, and the ranges in which it makes the member vibrate. DNV-RP-C205 (2021) 9. */
import { constant, equation } from '@keelson/equations'
import { dnvRpC205 } from './source.ts'

const SHEDDING = { source: dnvRpC205, clause: 'section 9, vortex shedding frequency' } as const
const CROSS_FLOW = { source: dnvRpC205, clause: 'section 9, cross-flow excitation', unit: '-' } as const
const IN_LINE = { source: dnvRpC205, clause: 'section 9, in-line excitation', unit: '-' } as const

const U = ['current velocity normal to the axis', 'm/s'] as const
const D_h = ['outside diameter including coating', 'm'] as const
const f_n = ['natural frequency', 'Hz'] as const
const f_s = ['cross-flow excitation frequency', 'Hz'] as const

export const reynoldsNumber = equation({
  ...SHEDDING,
  symbol: 'Re',
  title: 'Reynolds number',
  unit: '-',
  where: { U, D_h, nu: ['water kinematic viscosity', 'm2/s'] },
  evaluate: ({ U, D_h, nu }) => (U * D_h) / nu,
})
/** From about here on the boundary layer turns turbulent, and the Strouhal number leaves its plateau of 0.2. */
export const CRITICAL_REYNOLDS = constant({
  ...SHEDDING,
  symbol: 'Re_crit',
  title: 'Reynolds number above which the Strouhal number is uncertain',
  value: 2e5,
  unit: '-',
})
export const SUBCRITICAL_STROUHAL = constant({
  ...SHEDDING,
  symbol: 'St',
  title: 'Strouhal number, smooth cylinder, subcritical flow',
  value: 0.2,
  unit: '-',
})

/** A pair of vortices of opposite sides pushes once each way: the force across the flow has this frequency. */
export const crossFlowExcitation = equation({
  ...SHEDDING,
  symbol: 'f_s',
  title: 'Cross-flow excitation frequency',
  unit: 'Hz',
  where: { St: ['Strouhal number', '-'], U, D_h },
  evaluate: ({ St, U, D_h }) => (St * U) / D_h,
})
/** Every single vortex pulls along the flow. */
export const inLineExcitation = equation({
  ...SHEDDING,
  symbol: 'f_IL',
  title: 'In-line excitation frequency',
  unit: 'Hz',
  where: { f_s },
  evaluate: ({ f_s }) => 2 * f_s,
})
export const frequencyRatio = equation({
  ...SHEDDING,
  symbol: 'r_CF',
  title: 'Natural to cross-flow excitation frequency ratio',
  unit: '-',
  where: { f_n, f_s },
  evaluate: ({ f_n, f_s }) => f_n / f_s,
})
export const inLineFrequencyRatio = equation({
  ...SHEDDING,
  symbol: 'r_IL',
  title: 'Natural to in-line excitation frequency ratio',
  unit: '-',
  where: { f_n, f_IL: ['in-line excitation frequency', 'Hz'] },
  evaluate: ({ f_n, f_IL }) => f_n / f_IL,
})
/** In-line excitation has twice the frequency. */
export const inLineOfCrossFlowRatio = equation({
  ...SHEDDING,
  symbol: 'r_IL',
  title: 'Natural to in-line excitation frequency ratio',
  unit: '-',
  where: { r_CF: ['natural to cross-flow excitation frequency ratio', '-'] },
  evaluate: ({ r_CF }) => r_CF / 2,
})
/** The ratio is the inverse of Strouhal number times reduced velocity. */
export const ratioAtReducedVelocity = equation({
  source: dnvRpC205,
  clause: 'section 9, reduced velocity',
  symbol: 'r_on',
  title: 'Frequency ratio at reduced velocity',
  unit: '-',
  where: { V_R: ['reduced velocity', '-'], St: ['Strouhal number', '-'] },
  evaluate: ({ V_R, St }) => 1 / (St * V_R),
})

export const reducedVelocity = equation({
  source: dnvRpC205,
  clause: 'section 9, reduced velocity',
  symbol: 'V_R',
  title: 'Reduced velocity',
  unit: '-',
  where: { U, f_n, D_h },
  evaluate: ({ U, f_n, D_h }) => U / (f_n * D_h),
})
export const onsetSpeed = equation({
  source: dnvRpC205,
  clause: 'section 9, reduced velocity',
  symbol: 'U_on',
  title: 'Onset velocity',
  unit: 'm/s',
  where: { V_on: ['onset reduced velocity', '-'], f_n, D_h },
  evaluate: ({ V_on, f_n, D_h }) => V_on * f_n * D_h,
})

/** Modes of a lower frequency vibrate in this current. */
export const onsetFrequency = equation({
  source: dnvRpC205,
  clause: 'section 9, reduced velocity',
  symbol: 'f_on',
  title: 'Onset natural frequency',
  unit: 'Hz',
  where: { U, V_on: ['onset reduced velocity', '-'], D_h },
  evaluate: ({ U, V_on, D_h }) => U / (V_on * D_h),
})

export const CROSS_FLOW_ONSET = constant({
  ...CROSS_FLOW,
  symbol: 'V_on_CF',
  title: 'Reduced velocity at cross-flow excitation onset',
  value: 3,
})
export const CROSS_FLOW_END = constant({
  ...CROSS_FLOW,
  symbol: 'V_end_CF',
  title: 'Reduced velocity at cross-flow excitation end',
  value: 16,
})
export const IN_LINE_ONSET = constant({
  ...IN_LINE,
  symbol: 'V_on_IL',
  title: 'Reduced velocity at in-line excitation onset',
  value: 1,
})
export const IN_LINE_END = constant({
  ...IN_LINE,
  symbol: 'V_end_IL',
  title: 'Reduced velocity at in-line excitation end',
  value: 4.5,
})
/** Above it damping leaves no in-line vibration. */
export const IN_LINE_STABLE = constant({
  ...IN_LINE,
  symbol: 'K_s_lim',
  title: 'Stability parameter limit for in-line vibration',
  value: 1.8,
})

/** Ends of a span: coefficients of the approximate response quantities, and the effective length on soil. DNV-RP-F105 (2017) 6.7, 6.8. */
import { equation, log10, max, reachRange, type Trace } from '@keelson/equations'
import { dnvRpF105 } from './source.ts'

export const PINNED = 'pinned-pinned'
export const FIXED = 'fixed-fixed'
export const ON_SEABED = 'single-span-on-seabed'
export const BOUNDARY_CONDITIONS = {
  [PINNED]: 'Pinned at both ends',
  [FIXED]: 'Fixed at both ends',
  [ON_SEABED]: 'Single span on the seabed',
} as const
export type BoundaryCondition = keyof typeof BOUNDARY_CONDITIONS

export interface BoundaryCoefficients {
  readonly C_1: number
  readonly C_2: number
  readonly C_3: number
  /** Stress at mid-span, on the seabed; at the governing place otherwise. */
  readonly C_4: number
  /** Moment; null on the seabed, where it follows from the effective length. */
  readonly C_5: number | null
  readonly C_6: number
}
/** DNV-RP-F105 (2017) table 6-1. */
export const COEFFICIENTS: Readonly<Record<BoundaryCondition, BoundaryCoefficients>> = {
  [PINNED]: { C_1: 1.57, C_2: 1, C_3: 0.8, C_4: 4.93, C_5: 1 / 8, C_6: 5 / 384 },
  [FIXED]: { C_1: 3.56, C_2: 4, C_3: 0.2, C_4: 14.1, C_5: 1 / 12, C_6: 1 / 384 },
  [ON_SEABED]: { C_1: 3.56, C_2: 4, C_3: 0.4, C_4: 8.6, C_5: null, C_6: 1 / 384 },
}

const TITLES = {
  C_1: 'Bending stiffness coefficient',
  C_2: 'Buckling load coefficient',
  C_3: 'Sag coefficient',
  C_4: 'Stress coefficient',
  C_5: 'Moment coefficient',
  C_6: 'Deflection coefficient',
} as const

/** Reads one coefficient of table 6-1. */
export function boundaryCoefficient(
  name: Exclude<keyof BoundaryCoefficients, 'C_5'>,
  boundary: BoundaryCondition,
  trace: Trace,
): number {
  const value = COEFFICIENTS[boundary][name]
  return trace.lookup({ ...CELL, symbol: name, title: TITLES[name], value, cell: boundary })
}
const CELL = { unit: '-', source: dnvRpF105, clause: 'table 6-1' } as const

const SOIL = { source: dnvRpF105, clause: '6.7.9' } as const
const r_L = ['effective to actual span length ratio', '-'] as const

/** Relative stiffness of the soil under the shoulders. */
export const soilStiffnessParameter = equation({
  ...SOIL,
  symbol: 'beta',
  title: 'Relative soil stiffness',
  unit: '-',
  where: {
    K: ['dynamic soil stiffness per unit length', 'Pa'],
    L: ['span length', 'm'],
    CSF: ['concrete stiffness enhancement factor', '-'],
    EI: ['steel bending stiffness', 'N*m2'],
  },
  evaluate: ({ K, L, CSF, EI }) => log10((K * L ** 4) / ((1 + CSF) * EI)),
})

/** Fitted for beta up to about 7.7, where the soil is as good as rigid; see SOIL_STIFFNESS. */
export const effectiveLengthRatio = equation({
  ...SOIL,
  symbol: 'r_L',
  title: 'Effective to actual span length ratio',
  unit: '-',
  where: { beta: ['relative soil stiffness', '-'] },
  evaluate: ({ beta }) =>
    beta >= 2.7 ? 4.73 / (-0.066 * beta ** 2 + 1.02 * beta + 0.63) : 4.73 / (0.036 * beta ** 2 + 0.61 * beta + 1),
})
/** Range of beta in which the fit falls with stiffness as it must: from a soil that hardly supports to its best, 1.02/0.132. */
export const EFFECTIVE_LENGTH_FIT = { low: 0, high: 1.02 / 0.132 } as const
export const SOIL_STIFFNESS = reachRange({
  ...SOIL,
  symbol: 'beta',
  title: 'Relative soil stiffness',
  unit: '-',
  from: EFFECTIVE_LENGTH_FIT.low,
  to: 7.7,
  unsafe: 'either',
  because: 'the effective length formula is a fit for values of 0 to 7.7 only',
})
/** Range of beta outside which the fit gives no length at all. */
export const EFFECTIVE_LENGTH_END = { low: -1.8, high: 16 } as const

export const effectiveLength = equation({
  ...SOIL,
  symbol: 'L_eff',
  title: 'Effective span length',
  unit: 'm',
  where: { r_L, L: ['span length', 'm'] },
  evaluate: ({ r_L, L }) => r_L * L,
})

/** On the seabed: at the shoulder, or at mid-span where that is more. */
export const seabedMomentCoefficient = equation({
  symbol: 'C_5',
  title: TITLES.C_5,
  unit: '-',
  source: dnvRpF105,
  clause: 'table 6-1',
  where: { r_L },
  evaluate: ({ r_L }) => max(1 / (18 * r_L ** 2 - 6), 1 / 24),
  limited: { holds: 'table 6-1 uses the mid-span moment if it is larger' },
})
/** On the seabed: stress at the shoulder. */
export const shoulderStressCoefficient = equation({
  symbol: 'C_4_sh',
  title: 'Shoulder stress coefficient',
  unit: '-',
  source: dnvRpF105,
  clause: 'table 6-1',
  where: { r_L },
  evaluate: ({ r_L }) => 14.1 / r_L ** 2,
})

/** Remaining strength from depth and length of the corroded area, original and modified. ASME B31G (2012) Level 1. */
import { constant, equation, reachRange, sqrt } from '@keelson/equations'
import { asmeB31G } from './source.ts'

export const DEPTH_LIMIT = constant({
  symbol: 'r_lim',
  title: 'Maximum relative depth',
  value: 0.8,
  unit: '-',
  source: asmeB31G,
  clause: 'section 1',
})
export const NEGLIGIBLE_DEPTH = constant({
  symbol: 'r_neg',
  title: 'Relative depth below which no evaluation is required',
  value: 0.1,
  unit: '-',
  source: asmeB31G,
  clause: 'section 1',
})
export const LEAST_SAFETY_FACTOR = constant({
  symbol: 'SF_min',
  title: 'Minimum recommended safety factor',
  value: 1.25,
  unit: '-',
  source: asmeB31G,
  clause: 'section 1',
})

const ORIGINAL = { source: asmeB31G, clause: 'Level 1, original B31G' } as const
const MODIFIED = { source: asmeB31G, clause: 'Level 1, modified B31G' } as const
const LEVEL_1 = { source: asmeB31G, clause: 'Level 1' } as const

const D = ['outside diameter', 'm'] as const
const t = ['nominal wall thickness', 'm'] as const
const d = ['corroded area depth', 'm'] as const
const z = ['length parameter', '-'] as const
const M = ['bulging factor', '-'] as const
const P_F = ['failure pressure', 'Pa'] as const

/** Deepest loss to which the manual applies. */
export const deepestLoss = equation({
  source: asmeB31G,
  clause: 'section 1, limits',
  symbol: 'd_lim',
  title: 'Maximum metal loss depth',
  unit: 'm',
  where: { r_lim: ['maximum relative depth', '-'], t },
  evaluate: ({ r_lim, t }) => r_lim * t,
})

export const lengthParameter = equation({
  ...LEVEL_1,
  symbol: 'z',
  title: 'Length parameter',
  unit: '-',
  where: { L: ['corroded area axial length', 'm'], D, t },
  evaluate: ({ L, D, t }) => L ** 2 / (D * t),
})

/** For z <= 20; beyond, the rule has no bulging factor. */
export const originalBulgingFactor = equation({
  ...ORIGINAL,
  symbol: 'M',
  title: 'Bulging factor',
  unit: '-',
  where: { z },
  evaluate: ({ z }) => sqrt(1 + 0.8 * z),
})

/** Flow stress 1.1 SMYS; a parabola up to z = 20, the full depth over the whole length above. */
export const originalFailureStress = equation({
  ...ORIGINAL,
  symbol: 'S_F',
  title: 'Failure stress',
  unit: 'Pa',
  where: { S: ['specified minimum yield strength', 'Pa'], d, t, z, M },
  evaluate: ({ S, d, t, z, M }) =>
    z <= 20 ? (1.1 * S * (1 - ((2 / 3) * d) / t)) / (1 - ((2 / 3) * d) / (t * M)) : 1.1 * S * (1 - d / t),
})

/** Of the flow stress SMYS + 69 MPa, 70 ksi. */
export const MODIFIED_YIELD = reachRange({
  symbol: 'SMYS',
  title: 'Specified minimum yield strength',
  unit: 'MPa',
  to: 483,
  unsafe: 'above',
  because: 'the flow stress SMYS + 69 MPa does not apply to stronger steel',
  source: asmeB31G,
  clause: '1.7(b)',
})

/** 10 ksi above the yield strength. */
export const modifiedFlowStress = equation({
  ...MODIFIED,
  symbol: 'S_flow',
  title: 'Flow stress',
  unit: 'MPa',
  fit: '68.95 is 10 ksi in MPa',
  where: { S: ['specified minimum yield strength', 'MPa'] },
  evaluate: ({ S }) => S + 68.95,
})

export const modifiedBulgingFactor = equation({
  ...MODIFIED,
  symbol: 'M',
  title: 'Bulging factor',
  unit: '-',
  where: { z },
  evaluate: ({ z }) => (z <= 50 ? sqrt(1 + 0.6275 * z - 0.003375 * z ** 2) : 0.032 * z + 3.3),
})

export const modifiedFailureStress = equation({
  ...MODIFIED,
  symbol: 'S_F',
  title: 'Failure stress',
  unit: 'Pa',
  where: { S_flow: ['flow stress', 'Pa'], d, t, M },
  evaluate: ({ S_flow, d, t, M }) => (S_flow * (1 - (0.85 * d) / t)) / (1 - (0.85 * d) / (t * M)),
})

export const failurePressure = equation({
  ...LEVEL_1,
  symbol: 'P_F',
  title: 'Failure pressure',
  unit: 'Pa',
  where: { S_F: ['failure stress', 'Pa'], t, D },
  evaluate: ({ S_F, t, D }) => (2 * S_F * t) / D,
})

/** With the reciprocal of the design factor as safety factor. */
export const safePressureOfDesignFactor = equation({
  ...LEVEL_1,
  symbol: 'P_S',
  title: 'Safe pressure',
  unit: 'Pa',
  where: { F: ['design factor', '-'], P_F },
  evaluate: ({ F, P_F }) => F * P_F,
})

export const safePressureOfSafetyFactor = equation({
  ...LEVEL_1,
  symbol: 'P_S',
  title: 'Safe pressure',
  unit: 'Pa',
  where: { P_F, SF: ['safety factor', '-'] },
  evaluate: ({ P_F, SF }) => P_F / SF,
})

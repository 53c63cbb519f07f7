/** Historical API collapse: constants of the yield strength, limits of the regimes, and the pressure in each. In psi. */
import { equation, house, reachRange, sqrt } from '@keelson/equations'
import { apiTr5c3 } from './source.ts'

const AT = { source: apiTr5c3, unit: '-', clause: '8.4, constants' } as const
const FIT = { fit: 'the fit to tests is in psi' } as const
const Y_p = ['yield strength', 'psi'] as const
const s = ['D/t', '-'] as const
const [A, B, C, F, G] = [
  ['constant A', '-'],
  ['constant B', '-'],
  ['constant C', 'psi'],
  ['constant F', '-'],
  ['constant G', '-'],
] as const

/** Yield strengths for which the constants were found, psi. */
export const FITTED = { lowest: 40_000, highest: 155_000 } as const

/** Of the pipe as it is, or what axial stress and internal pressure leave of it. */
export const COLLAPSE_YIELD = reachRange({
  symbol: 'Y_pa',
  title: 'Yield strength for collapse',
  unit: 'psi',
  from: FITTED.lowest,
  to: FITTED.highest,
  unsafe: 'either',
  because: `the collapse constants were fitted to yield strengths of ${FITTED.lowest.toLocaleString('en-GB')} to ${FITTED.highest.toLocaleString('en-GB')} psi`,
  source: apiTr5c3,
  clause: '8.4, constants',
})

/** Thicker pipe than D/t of 4 resists more than the formulas say. */
export const CASING_RATIO = reachRange({
  symbol: 's',
  title: 'D/t',
  unit: '-',
  from: 4,
  to: 60,
  unsafe: 'above',
  because: 'casing and tubing are not made with a higher ratio',
  source: house,
  clause: 'casing and tubing, D/t',
})

export const diameterOverWall = equation({
  source: apiTr5c3,
  symbol: 's',
  title: 'Diameter to wall thickness ratio',
  unit: '-',
  clause: '8.4',
  where: { D: ['outside diameter', 'm'], t: ['wall thickness', 'm'] },
  evaluate: ({ D, t }) => D / t,
})

export const constantA = equation({
  ...AT,
  ...FIT,
  symbol: 'A',
  title: 'Collapse constant A',
  where: { Y_p },
  evaluate: ({ Y_p }) => 2.8762 + 0.10679e-5 * Y_p + 0.21301e-10 * Y_p ** 2 - 0.53132e-16 * Y_p ** 3,
})

export const constantB = equation({
  ...AT,
  ...FIT,
  symbol: 'B',
  title: 'Collapse constant B',
  where: { Y_p },
  evaluate: ({ Y_p }) => 0.026233 + 0.50609e-6 * Y_p,
})

export const constantC = equation({
  ...AT,
  ...FIT,
  symbol: 'C',
  title: 'Collapse constant C',
  unit: 'psi',
  where: { Y_p },
  evaluate: ({ Y_p }) => -465.93 + 0.030867 * Y_p - 0.10483e-7 * Y_p ** 2 + 0.36989e-13 * Y_p ** 3,
})

export const constantX = equation({
  ...AT,
  symbol: 'x',
  title: 'Wall thickness to diameter ratio at end of transition',
  where: { A, B },
  evaluate: ({ A, B }) => (3 * B) / A / (2 + B / A),
})

export const constantF = equation({
  ...AT,
  ...FIT,
  symbol: 'F',
  title: 'Collapse constant F',
  where: { Y_p, A, B, x: ['wall thickness to diameter ratio at end of transition', '-'] },
  evaluate: ({ Y_p, A, B, x }) => (46.95e6 * x ** 3) / (Y_p * (x - B / A) * (1 - x) ** 2),
})

export const constantG = equation({
  ...AT,
  symbol: 'G',
  title: 'Collapse constant G',
  where: { F, A, B },
  evaluate: ({ F, A, B }) => (F * B) / A,
})

export const yieldLimit = equation({
  ...AT,
  symbol: 's_yp',
  title: 'Maximum D/t for yield strength collapse',
  clause: '8.4, yield strength collapse',
  where: { A, B, C, Y_p },
  evaluate: ({ A, B, C, Y_p }) => (sqrt((A - 2) ** 2 + 8 * (B + C / Y_p)) + (A - 2)) / (2 * (B + C / Y_p)),
})

export const plasticLimit = equation({
  ...AT,
  symbol: 's_pt',
  title: 'Maximum D/t for plastic collapse',
  clause: '8.4, plastic collapse',
  where: { Y_p, A, F, C, B, G },
  evaluate: ({ Y_p, A, F, C, B, G }) => (Y_p * (A - F)) / (C + Y_p * (B - G)),
})

export const transitionLimit = equation({
  ...AT,
  symbol: 's_te',
  title: 'Minimum D/t for elastic collapse',
  clause: '8.4, transition collapse',
  where: { A, B },
  evaluate: ({ A, B }) => (2 + B / A) / ((3 * B) / A),
})

const PRESSURE = { source: apiTr5c3, symbol: 'P_c', unit: 'psi' } as const

export const yieldCollapse = equation({
  ...PRESSURE,
  title: 'Collapse pressure, yield strength',
  clause: '8.4, yield strength collapse',
  where: { Y_p, s },
  evaluate: ({ Y_p, s }) => (2 * Y_p * (s - 1)) / s ** 2,
})

export const plasticCollapse = equation({
  ...PRESSURE,
  title: 'Collapse pressure, plastic',
  clause: '8.4, plastic collapse',
  where: { Y_p, A, B, C, s },
  evaluate: ({ Y_p, A, B, C, s }) => Y_p * (A / s - B) - C,
})

export const transitionCollapse = equation({
  ...PRESSURE,
  title: 'Collapse pressure, transition',
  clause: '8.4, transition collapse',
  where: { Y_p, F, G, s },
  evaluate: ({ Y_p, F, G, s }) => Y_p * (F / s - G),
})

export const elasticCollapse = equation({
  ...PRESSURE,
  ...FIT,
  title: 'Collapse pressure, elastic',
  clause: '8.4, elastic collapse',
  where: { s },
  evaluate: ({ s }) => 46.95e6 / (s * (s - 1) ** 2),
})

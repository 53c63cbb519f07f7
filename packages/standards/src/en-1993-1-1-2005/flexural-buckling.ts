/** Uniform members in compression: flexural buckling. EN 1993-1-1 (2005) 6.3.1. Coherent SI. */
import { constant, equation, min, sqrt, type Trace } from '@keelson/equations'
import { en1993 } from './source.ts'

/** Imperfection factors of the buckling curves. EN 1993-1-1 (2005) table 6.1. */
export const IMPERFECTION = { a0: 0.13, a: 0.21, b: 0.34, c: 0.49, d: 0.76 } as const
export type BucklingCurve = keyof typeof IMPERFECTION
export const BUCKLING_CURVES = Object.keys(IMPERFECTION) as BucklingCurve[]
export const TABLE_6_1 = 'table 6.1'

export const PLATEAU = constant({
  symbol: 'lambda_0',
  title: 'Plateau slenderness',
  value: 0.2,
  unit: '-',
  source: en1993,
  clause: '6.3.1.2(4)',
})

const A = ['cross-sectional area', 'm2'] as const
const f_y = ['yield strength', 'Pa'] as const
const alpha = ['imperfection factor', '-'] as const
const lambda = ['non-dimensional slenderness', '-'] as const

export const nonDimensionalSlenderness = equation({
  source: en1993,
  clause: '6.3.1.2(1)',
  symbol: 'lambda',
  title: 'Non-dimensional slenderness',
  unit: '-',
  where: { A, f_y, N_cr: ['elastic critical load', 'N'] },
  evaluate: ({ A, f_y, N_cr }) => sqrt((A * f_y) / N_cr),
})

export const bucklingPhi = equation({
  source: en1993,
  clause: '6.3.1.2(1)',
  symbol: 'Phi',
  title: 'Auxiliary buckling parameter',
  unit: '-',
  where: { alpha, lambda, lambda_0: ['plateau slenderness', '-'] },
  evaluate: ({ alpha, lambda, lambda_0 }) => 0.5 * (1 + alpha * (lambda - lambda_0) + lambda ** 2),
})

/** Up to the plateau it is 1: the formula would give more. */
export const reductionFactor = equation({
  source: en1993,
  clause: '6.3.1.2(1) eq. 6.49',
  symbol: 'chi',
  title: 'Flexural buckling reduction factor',
  unit: '-',
  where: { Phi: ['auxiliary buckling parameter', '-'], lambda },
  evaluate: ({ Phi, lambda }) => min(1, 1 / (Phi + sqrt(Phi ** 2 - lambda ** 2))),
  limited: { holds: '6.3.1.2(1) limits the buckling resistance to the cross-section resistance' },
})

export const bucklingResistance = equation({
  source: en1993,
  clause: '6.3.1.1(3) eq. 6.47',
  symbol: 'N_b_Rd',
  title: 'Buckling resistance',
  unit: 'N',
  where: { chi: ['reduction factor', '-'], A, f_y, gamma_M1: ['partial factor', '-'] },
  evaluate: ({ chi, A, f_y, gamma_M1 }) => (chi * A * f_y) / gamma_M1,
})

export const bucklingUtilisation = equation({
  source: en1993,
  clause: '6.3.1.1(1) eq. 6.46',
  symbol: 'eta',
  title: 'Buckling utilisation',
  unit: '-',
  where: { N_Ed: ['axial compression', 'N'], N_b_Rd: ['buckling resistance', 'N'] },
  evaluate: ({ N_Ed, N_b_Rd }) => N_Ed / N_b_Rd,
})

/** Reduction factor of a curve at a slenderness; `mark` tells its symbols from those of another axis or curve. */
export function reductionOf(curve: BucklingCurve, lambda: number, mark: string, trace: Trace): number {
  const names = mark === '' ? {} : { alpha: `alpha_${mark}`, Phi: `Phi_${mark}`, chi: `chi_${mark}` }
  const lambdaName = mark === 'major' ? { lambda: 'lambda_major' } : {}
  const alpha = trace.lookup({
    symbol: names.alpha ?? 'alpha',
    title: 'Imperfection factor',
    unit: '-',
    source: en1993,
    clause: TABLE_6_1,
    value: IMPERFECTION[curve],
    cell: `curve ${curve}`,
  })
  const rename = { ...names, ...lambdaName }
  const Phi = trace.apply(bucklingPhi, { alpha, lambda, lambda_0: PLATEAU }, { as: names.Phi ?? 'Phi', rename })
  return trace.apply(reductionFactor, { Phi, lambda }, { as: names.chi ?? 'chi', rename })
}

/** Local metal loss of a cylinder under internal pressure: remaining strength factor. API 579-1 (2021) Part 5. */
import { constant, equation, max, min, sqrt, sum } from '@keelson/equations'
import {
  type Profile,
  profileAreas,
  TRAPEZOIDS,
  type WorstInterval,
  worstInterval,
} from '@keelson/physics/metal-loss/profile.ts'
import { api579 } from './source.ts'

export const LAMBDA_LIMIT = constant({
  symbol: 'lambda_max',
  title: 'Maximum shell parameter for Folias factor',
  value: 20,
  unit: '-',
  source: api579,
  clause: 'table 5.2',
})

const LEVEL_1 = { source: api579, clause: '5.4.2.2, Level 1' } as const
const LEVEL_2 = { source: api579, clause: '5.4.3.2, Level 2' } as const

const R_t = ['remaining thickness ratio', '-'] as const
const M_t = ['Folias factor', '-'] as const
const RSF = ['remaining strength factor', '-'] as const
const RSF_a = ['allowable remaining strength factor', '-'] as const
const t_c = ['corroded wall thickness away from the flaw', 'm'] as const

export const shellParameter = equation({
  ...LEVEL_1,
  symbol: 'lambda',
  title: 'Flaw shell parameter',
  unit: '-',
  where: { s: ['longitudinal flaw length', 'm'], D: ['inside diameter', 'm'], t_c },
  evaluate: ({ s, D, t_c }) => (1.285 * s) / sqrt(D * t_c),
})

/** For 0 <= lambda <= 20. */
export const foliasFactor = equation({
  source: api579,
  clause: 'table 5.2, cylinder',
  symbol: 'M_t',
  title: 'Folias factor',
  unit: '-',
  where: { lambda: ['shell parameter', '-'] },
  evaluate: ({ lambda }) =>
    1.001 -
    0.014195 * lambda +
    0.2909 * lambda ** 2 -
    0.09642 * lambda ** 3 +
    0.02089 * lambda ** 4 -
    0.003054 * lambda ** 5 +
    2.957e-4 * lambda ** 6 -
    1.8462e-5 * lambda ** 7 +
    7.1553e-7 * lambda ** 8 -
    1.5631e-8 * lambda ** 9 +
    1.4656e-10 * lambda ** 10,
})

export const remainingStrengthFactor = equation({
  ...LEVEL_1,
  symbol: 'RSF',
  title: 'Remaining strength factor',
  unit: '-',
  where: { R_t, M_t },
  evaluate: ({ R_t, M_t }) => R_t / (1 - (1 - R_t) / M_t),
})

/** Figure 5.6: a flaw above this ratio has the allowable remaining strength factor or more. */
export const screeningRatio = equation({
  source: api579,
  clause: '5.4.2.2, figure 5.6',
  symbol: 'R_t_lim',
  title: 'Screening curve thickness ratio',
  unit: '-',
  where: { lambda: ['shell parameter', '-'], RSF_a, M_t },
  evaluate: ({ lambda, RSF_a, M_t }) => (lambda <= 0.354 ? 0.2 : max(0.2, (RSF_a - RSF_a / M_t) / (1 - RSF_a / M_t))),
  limited: { holds: 'the curve of figure 5.6 is constant at a thickness ratio of 0.2' },
})

export const reducedPressure = equation({
  source: api579,
  clause: '2.4.2.2',
  symbol: 'MAWP_r',
  title: 'Reduced maximum allowable working pressure',
  unit: 'Pa',
  where: { MAWP: ['maximum allowable working pressure', 'Pa'], RSF, RSF_a },
  evaluate: ({ MAWP, RSF, RSF_a }) => MAWP * min(1, RSF / RSF_a),
  limited: { holds: 'a flaw cannot increase the allowable pressure above the undamaged pipe value' },
})

/** Factor by which the tensile strength of the pipe counts against a loss around the circumference. E_L > 0, RSF > 0. */
export const tensileStrengthFactor = equation({
  source: api579,
  clause: '5.4.2.2, Level 1, circumferential extent',
  symbol: 'TSF',
  title: 'Tensile strength factor',
  unit: '-',
  where: { E_C: ['circumferential weld joint factor', '-'], E_L: ['longitudinal weld joint factor', '-'], RSF },
  evaluate: ({ E_C, E_L, RSF }) => (E_C / (2 * RSF)) * (1 + sqrt(4 - 3 * E_L ** 2) / E_L),
})

/** Loss against the corroded wall by trapezoids, readings thicker than it counting nothing: t_c - (t - FCA) in the flaw. */
export const metalLossArea = equation({
  ...LEVEL_2,
  symbol: 'A',
  title: 'Sub-interval metal loss area',
  unit: 'm2',
  where: {
    ...TRAPEZOIDS,
    t_a: ['point thicknesses', 'm', 'list'],
    t_b: ['next-point thicknesses', 'm', 'list'],
    t_c,
    FCA: ['future corrosion allowance', 'm'],
  },
  evaluate: ({ x_a, x_b, t_a, t_b, t_c, FCA }) =>
    sum(x_a.length, (j) => ((x_b[j] - x_a[j]) * (max(0, t_c + FCA - t_a[j]) + max(0, t_c + FCA - t_b[j]))) / 2),
  limited: { holds: 'metal above the corroded thickness does not offset adjacent metal loss' },
})

export const subInterval = equation({
  ...LEVEL_2,
  symbol: 's',
  title: 'Sub-interval length',
  unit: 'm',
  where: { x_1: ['sub-interval start', 'm'], x_2: ['sub-interval end', 'm'] },
  evaluate: ({ x_1, x_2 }) => x_2 - x_1,
})

export const originalArea = equation({
  ...LEVEL_2,
  symbol: 'A_0',
  title: 'Sub-interval corroded wall area',
  unit: 'm2',
  where: { s: ['sub-interval length', 'm'], t_c },
  evaluate: ({ s, t_c }) => s * t_c,
})

export const areaStrengthFactor = equation({
  ...LEVEL_2,
  symbol: 'RSF',
  title: 'Remaining strength factor',
  unit: '-',
  where: { A: ['metal loss area', 'm2'], A_0: ['corroded wall area', 'm2'], M_t },
  evaluate: ({ A, A_0, M_t }) => (1 - A / A_0) / (1 - A / (A_0 * M_t)),
})

/**
 * The sub-interval with the lowest remaining strength factor, of all between two points of the profile. `loss`: metal
 * loss below t_c, m, over positions, m, increasing; D (inside) and t_c in m. Every sub-interval must keep lambda <= 20.
 */
export function worstSubInterval(
  loss: Profile,
  { D, t_c }: { readonly D: number; readonly t_c: number },
): WorstInterval {
  return worstInterval(loss.x, profileAreas(loss), (s, A) => {
    const M_t = foliasFactor.evaluate({ lambda: shellParameter.evaluate({ s, D, t_c }) })
    return areaStrengthFactor.evaluate({ A, A_0: s * t_c, M_t })
  })
}

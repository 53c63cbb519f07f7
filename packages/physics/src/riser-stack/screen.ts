/** The simple rules of a riser before its method: a factor on the weight, a tension that falls with it, and the wall by Barlow. Coherent SI. */
import { equation, house, reachRule } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

const SCREEN = { source: house, clause: 'convention: factor on the submerged weight, a screen' } as const
const BARLOW = {
  source: youngBudynas,
  clause: 'thin cylinder under internal pressure, factor on the yield strength',
} as const

/** The lift of the modules is not taken off. */
export const factoredWeight = equation({
  ...SCREEN,
  symbol: 'T_top',
  title: 'Top tension by the factor on the weight',
  unit: 'N',
  where: { W_s: ['submerged weight', 'N'], k_d: ['factor on the weight', '-'] },
  evaluate: ({ W_s, k_d }) => W_s * k_d,
})

export const screenTension = equation({
  ...SCREEN,
  symbol: 'T_f',
  title: 'Tension by the simple rule',
  unit: 'N',
  where: {
    T_top: ['top tension by the factor on the weight', 'N'],
    W_s: ['submerged weight', 'N'],
    f: ['share of the depth', '-'],
  },
  evaluate: ({ T_top, W_s, f }) => T_top - W_s * f,
})

/** A tube that is thicker than half its diameter is none. */
export const LEAVES_BORE = reachRule({
  ...BARLOW,
  title: 'The wall by Barlow leaves a bore',
  because: 'no tube of the steel resists the pressure by this rule',
})

/** On the outside diameter. */
export const barlowWall = equation({
  ...BARLOW,
  symbol: 't_req',
  title: 'Wall required by Barlow',
  unit: 'm',
  where: {
    p: ['design pressure', 'Pa'],
    D: ['outside diameter', 'm'],
    SF: ['safety factor on the yield strength', '-'],
    S_y: ['specified minimum yield strength', 'Pa'],
  },
  evaluate: ({ p, D, SF, S_y }) => (p * D * SF) / (2 * S_y),
})

/** Pressure of the whole column of mud: no seawater is taken off. */
export const mudColumnPressure = equation({
  ...SCREEN,
  clause: 'convention: full column of mud, an upper bound of the difference of pressures',
  symbol: 'p_d',
  title: 'Design pressure of the mud column',
  unit: 'Pa',
  where: { d_m: ['unit weight of the mud', 'N/m3'], h: ['water depth', 'm'] },
  evaluate: ({ d_m, h }) => d_m * h,
})

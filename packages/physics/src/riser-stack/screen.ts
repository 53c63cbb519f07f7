/** The simple rules of a riser before its method: a factor on the weight, a tension that falls with it, and the wall by Barlow. Coherent SI. */
import { equation, house, reachRule } from '@keelson/equations'
import { youngBudynas } from '../pipe-section.ts'

const SCREEN = { source: house, clause: 'convention: submerged weight times a factor, for screening' } as const
const BARLOW = {
  source: youngBudynas,
  clause: 'thin cylinder under internal pressure, factor on the yield strength',
} as const

/** The lift of the modules is not taken off. */
export const factoredWeight = equation({
  ...SCREEN,
  symbol: 'T_top',
  title: 'Simple rule top tension',
  unit: 'N',
  where: { W_s: ['submerged weight', 'N'], k_d: ['weight factor', '-'] },
  evaluate: ({ W_s, k_d }) => W_s * k_d,
})

export const screenTension = equation({
  ...SCREEN,
  symbol: 'T_f',
  title: 'Simple rule tension',
  unit: 'N',
  where: {
    T_top: ['simple rule top tension', 'N'],
    W_s: ['submerged weight', 'N'],
    f: ['depth fraction', '-'],
  },
  evaluate: ({ T_top, W_s, f }) => T_top - W_s * f,
})

/** A tube that is thicker than half its diameter is none. */
export const LEAVES_BORE = reachRule({
  ...BARLOW,
  title: 'A bore remains inside the Barlow wall',
  because: 'no tube of this steel resists the pressure by the Barlow formula',
})

/** On the outside diameter. */
export const barlowWall = equation({
  ...BARLOW,
  symbol: 't_req',
  title: 'Required wall thickness (Barlow)',
  unit: 'm',
  where: {
    p: ['design pressure', 'Pa'],
    D: ['outside diameter', 'm'],
    SF: ['safety factor on yield strength', '-'],
    S_y: ['specified minimum yield strength', 'Pa'],
  },
  evaluate: ({ p, D, SF, S_y }) => (p * D * SF) / (2 * S_y),
})

/** Pressure of the whole column of mud: no seawater is taken off. */
export const mudColumnPressure = equation({
  ...SCREEN,
  clause: 'convention: full mud column, an upper bound on the differential pressure',
  symbol: 'p_d',
  title: 'Mud column design pressure',
  unit: 'Pa',
  where: { d_m: ['mud unit weight', 'N/m3'], h: ['water depth', 'm'] },
  evaluate: ({ d_m, h }) => d_m * h,
})

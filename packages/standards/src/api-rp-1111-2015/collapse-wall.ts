/**
 * The wall that collapses at a given pressure. API RP 1111 (2015) 4.3.2.1 solved for the wall: with x = (t/D)^2 the
 * interaction 1/P_c^2 = 1/P_y^2 + 1/P_el^2 is x^3 = a x^2 + b, which has one positive root.
 */
import { cbrt, equation, max, sqrt, type Trace } from '@keelson/equations'
import { apiRp1111 } from './source.ts'

const WALL = { source: apiRp1111, clause: '4.3.2.1, solved for the wall thickness' } as const

const P_c_req = ['required collapse pressure', 'Pa'] as const
const D = ['outside diameter', 'm'] as const
const a_c = ['cubic yield term', '-'] as const
const b_c = ['cubic elastic term', '-'] as const
const w_c = ['cubic auxiliary root', '-'] as const

/** 0 without net external pressure. */
export const requiredCollapsePressure = equation({
  ...WALL,
  symbol: 'P_c_req',
  title: 'Required collapse pressure',
  unit: 'Pa',
  where: { P_ext: ['net external pressure', 'Pa'], f_o: ['collapse factor', '-'] },
  evaluate: ({ P_ext, f_o }) => max(0, P_ext) / f_o,
  limited: { holds: 'net internal pressure does not cause collapse; burst is assessed separately' },
})

export const collapseYieldPart = equation({
  ...WALL,
  symbol: 'a_c',
  title: 'Cubic yield term',
  unit: '-',
  where: { P_c_req, S: ['specified minimum yield strength', 'Pa'] },
  evaluate: ({ P_c_req, S }) => (P_c_req / (2 * S)) ** 2,
})

export const collapseElasticPart = equation({
  ...WALL,
  symbol: 'b_c',
  title: 'Cubic elastic term',
  unit: '-',
  where: { P_c_req, nu: ["Poisson's ratio", '-'], E: ["Young's modulus", 'Pa'] },
  evaluate: ({ P_c_req, nu, E }) => ((P_c_req * (1 - nu ** 2)) / (2 * E)) ** 2,
})

export const collapseAuxiliary = equation({
  ...WALL,
  symbol: 'w_c',
  title: 'Cubic auxiliary root',
  unit: '-',
  where: { a_c, b_c },
  evaluate: ({ a_c, b_c }) => cbrt(a_c ** 3 / 27 + b_c / 2 + sqrt((a_c ** 3 * b_c) / 27 + b_c ** 2 / 4)),
})

/** 0 where no pressure is needed; above D/2 where no pipe resists. */
export const collapseMinimumWall = equation({
  ...WALL,
  symbol: 't_c_req',
  title: 'Required wall thickness for collapse',
  unit: 'm',
  where: { D, a_c, w_c },
  evaluate: ({ D, a_c, w_c }) => D * sqrt(a_c / 3 + w_c + (w_c > 0 ? (a_c / 3) ** 2 / w_c : 0)),
  limited: { holds: 'no wall thickness is required without external pressure' },
})

/** What the wall against collapse depends on, coherent SI. */
export interface CollapseDemand {
  readonly P_ext: number
  readonly f_o: number
  readonly S: number
  readonly E: number
  readonly nu: number
  readonly D: number
}
/** The lines of the closed form, which another standard with the same interaction may cite as its own. */
export const closedForm = {
  requiredCollapsePressure,
  collapseYieldPart,
  collapseElasticPart,
  collapseAuxiliary,
  collapseMinimumWall,
} as const

/** Wall, m, whose factored collapse pressure is the net external pressure; 0 without one. */
export function collapseWall({ P_ext, f_o, S, E, nu, D }: CollapseDemand, trace: Trace, by = closedForm): number {
  const P_c_req = trace.apply(by.requiredCollapsePressure, { P_ext, f_o })
  const a_c = trace.apply(by.collapseYieldPart, { P_c_req, S })
  const b_c = trace.apply(by.collapseElasticPart, { P_c_req, nu, E })
  const w_c = trace.apply(by.collapseAuxiliary, { a_c, b_c })
  return trace.apply(by.collapseMinimumWall, { D, a_c, w_c })
}

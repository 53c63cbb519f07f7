/** System collapse under external pressure: the cubic and its root. DNV-ST-F101 (2021) 5.4.4 and 13.4.7. */
import { acos, constant, cos, equation, max, min, pi, sqrt, type Trace } from '@keelson/equations'
import { dnvStF101, type SafetyClass } from './source.ts'

/** Safety class resistance factor for local buckling, collapse and propagation. DNV-ST-F101 (2021) table 5-2. */
export const GAMMA_SC_LB: Readonly<Record<SafetyClass, number>> = { low: 1.04, medium: 1.14, high: 1.26 }

export const P_MIN_EMPTY = constant({
  symbol: 'p_min',
  title: 'Minimum sustained internal pressure, as-laid pipe',
  value: 0,
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.4.1',
})
export const OVALITY_FLOOR = constant({
  symbol: 'f_min',
  title: 'Minimum ovality',
  value: 0.005,
  unit: '-',
  source: dnvStF101,
  clause: '5.4.4.2',
})

const ROOT = { source: dnvStF101, clause: '13.4.7 eq. 13.10' } as const
const CUBIC = { source: dnvStF101, clause: '5.4.4.2' } as const

const t_1 = ['minimum characteristic wall thickness', 'm'] as const
const D = ['outside diameter', 'm'] as const
const p_el = ['elastic collapse pressure', 'Pa'] as const
const p_p = ['plastic collapse pressure', 'Pa'] as const
const f_0 = ['ovality', '-'] as const
const b = ['quadratic coefficient', 'Pa'] as const
const c = ['linear coefficient', 'Pa2'] as const
const d = ['constant term', 'Pa3'] as const
const u = ['one-third reduced linear coefficient', 'Pa2'] as const
const v = ['half reduced constant term', 'Pa3'] as const

export const ovalityUsed = equation({
  symbol: 'f_0',
  title: 'Ovality, not less than 0.005',
  unit: '-',
  source: dnvStF101,
  clause: '5.4.4.2',
  where: { f_g: ['ovality as entered', '-'], f_min: ['minimum ovality', '-'] },
  evaluate: ({ f_g, f_min }) => max(f_g, f_min),
})

export const elasticCollapsePressure = equation({
  symbol: 'p_el',
  title: 'Elastic collapse pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.4.2 eq. 5.14',
  where: { E: ["Young's modulus", 'Pa'], t_1, D, nu: ["Poisson's ratio", '-'] },
  evaluate: ({ E, t_1, D, nu }) => (2 * E * (t_1 / D) ** 3) / (1 - nu ** 2),
})

export const plasticCollapsePressure = equation({
  symbol: 'p_p',
  title: 'Plastic collapse pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.4.2 eq. 5.15',
  where: { f_y: ['characteristic yield strength', 'Pa'], alpha_fab: ['fabrication factor', '-'], t_1, D },
  evaluate: ({ f_y, alpha_fab, t_1, D }) => f_y * alpha_fab * 2 * (t_1 / D),
})

/** The implicit criterion of p_c; both sides agree at the root. */
export const collapseCubic = equation({
  ...CUBIC,
  symbol: 'p_c',
  title: 'Collapse pressure, root verification',
  unit: 'Pa3',
  where: { p_c: ['collapse pressure', 'Pa'], p_el, p_p, f_0, D, t_1 },
  left: ({ p_c, p_el, p_p }) => (p_c - p_el) * (p_c ** 2 - p_p ** 2),
  evaluate: ({ p_c, p_el, p_p, f_0, D, t_1 }) => p_c * p_el * p_p * f_0 * (D / t_1),
})

export const cubicSquareTerm = equation({
  ...ROOT,
  symbol: 'b',
  title: 'Quadratic coefficient',
  unit: 'Pa',
  where: { p_el },
  evaluate: ({ p_el }) => -p_el,
})
export const cubicLinearTerm = equation({
  ...ROOT,
  symbol: 'c',
  title: 'Linear coefficient',
  unit: 'Pa2',
  where: { p_p, p_el, f_0, D, t_1 },
  evaluate: ({ p_p, p_el, f_0, D, t_1 }) => -(p_p ** 2 + p_p * p_el * f_0 * (D / t_1)),
})
export const cubicConstantTerm = equation({
  ...ROOT,
  symbol: 'd',
  title: 'Constant term',
  unit: 'Pa3',
  where: { p_el, p_p },
  evaluate: ({ p_el, p_p }) => p_el * p_p ** 2,
})
export const reducedLinear = equation({
  ...ROOT,
  symbol: 'u',
  title: 'One-third reduced linear coefficient',
  unit: 'Pa2',
  where: { b, c },
  evaluate: ({ b, c }) => (c - b ** 2 / 3) / 3,
})
export const reducedConstant = equation({
  ...ROOT,
  symbol: 'v',
  title: 'Half reduced constant term',
  unit: 'Pa3',
  where: { b, c, d },
  evaluate: ({ b, c, d }) => ((2 * b ** 3) / 27 - (b * c) / 3 + d) / 2,
})
/** The three roots are real wherever f_0 > 0; the bounds only keep a rounded cosine inside -1 ... 1. */
export const rootAngle = equation({
  ...ROOT,
  symbol: 'Phi',
  title: 'Root angle',
  unit: 'rad',
  where: { u, v },
  evaluate: ({ u, v }) => acos(max(-1, min(1, -v / sqrt((-u) ** 3)))),
  limited: { holds: 'a cosine lies between −1 and 1; only rounding can exceed this' },
})
export const reducedRoot = equation({
  ...ROOT,
  symbol: 'y',
  title: 'Reduced cubic root',
  unit: 'Pa',
  where: { u, Phi: ['root angle', 'rad'] },
  evaluate: ({ u, Phi }) => -2 * sqrt(-u) * cos(Phi / 3 + pi / 3),
})
export const collapsePressure = equation({
  ...ROOT,
  symbol: 'p_c',
  title: 'Collapse pressure',
  unit: 'Pa',
  where: { y: ['reduced cubic root', 'Pa'], b },
  evaluate: ({ y, b }) => y - b / 3,
})

export const factoredCollapsePressure = equation({
  symbol: 'p_c_d',
  title: 'Factored collapse pressure',
  unit: 'Pa',
  source: dnvStF101,
  clause: '5.4.4.1 eq. 5.12',
  where: {
    p_c: ['collapse pressure', 'Pa'],
    gamma_m: ['material resistance factor', '-'],
    gamma_SC_LB: ['local buckling safety class resistance factor', '-'],
  },
  evaluate: ({ p_c, gamma_m, gamma_SC_LB }) => p_c / (gamma_m * gamma_SC_LB),
})

/** What collapse depends on, coherent SI. */
export interface CollapsePipe {
  readonly E: number
  readonly nu: number
  readonly D: number
  /** Characteristic wall, thinnest. */
  readonly t_1: number
  readonly f_y: number
  readonly alpha_fab: number
  /** Ovality, at least OVALITY_FLOOR. */
  readonly f_0: number
}
export interface Collapse {
  readonly p_el: number
  readonly p_p: number
  readonly p_c: number
}

/** Elastic over plastic collapse pressure, either way, beyond which the closed root has lost its digits; no pipe is near. */
export const FAR_APART = 1e9

/** Elastic, plastic and characteristic collapse pressure, Pa: the smallest positive root of the cubic of 5.4.4.2. */
export function systemCollapse({ E, nu, D, t_1, f_y, alpha_fab, f_0 }: CollapsePipe, trace: Trace): Collapse {
  const p_el = trace.apply(elasticCollapsePressure, { E, t_1, D, nu })
  const p_p = trace.apply(plasticCollapsePressure, { f_y, alpha_fab, t_1, D })
  const b = trace.apply(cubicSquareTerm, { p_el })
  const c = trace.apply(cubicLinearTerm, { p_p, p_el, f_0, D, t_1 })
  const d = trace.apply(cubicConstantTerm, { p_el, p_p })
  const u = trace.apply(reducedLinear, { b, c })
  const v = trace.apply(reducedConstant, { b, c, d })
  const Phi = trace.apply(rootAngle, { u, v })
  const y = trace.apply(reducedRoot, { u, Phi })
  const p_c = trace.apply(collapsePressure, { y, b })
  trace.apply(collapseCubic, { p_c, p_el, p_p, f_0, D, t_1 })
  return { p_el, p_p, p_c }
}

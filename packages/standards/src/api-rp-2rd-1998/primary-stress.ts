/**
 * Average primary membrane stresses of a riser pipe, and the von Mises stress of both sides of its bending. One section and
 * its loads at a time, so that a pipe whose wall changes is held station by station. API RP 2RD (1998) section 5. Coherent SI.
 */
import { constant, equation, type Trace } from '@keelson/equations'
import { axialStress, bendingStress } from '@keelson/physics/member-stress/fibre.ts'
import * as tube from '@keelson/physics/member-stress/thick-tube.ts'
import { boreDiameter, secondMomentOfArea, steelArea } from '@keelson/physics/pipe-section.ts'
import { apiRp2rd } from './source.ts'

const MEMBRANE = { source: apiRp2rd, clause: 'section 5, average primary membrane stresses', unit: 'Pa' } as const

const D = ['outside diameter', 'm'] as const
const D_i = ['inside diameter', 'm'] as const
const p_i = ['internal pressure', 'Pa'] as const
const p_e = ['external pressure', 'Pa'] as const

/** Where bending is a membrane stress: the middle of the wall. */
export const midWallRadius = equation({
  ...MEMBRANE,
  symbol: 'r_m',
  title: 'Mid-wall radius',
  unit: 'm',
  where: { D, t: ['nominal wall thickness', 'm'] },
  evaluate: ({ D, t }) => (D - t) / 2,
})

/** The mean through the wall. */
export const radialStress = equation({
  ...MEMBRANE,
  symbol: 'sigma_r',
  title: 'Radial stress',
  where: { p_e, D, p_i, D_i },
  evaluate: ({ p_e, D, p_i, D_i }) => -(p_e * D + p_i * D_i) / (D + D_i),
})

/** The mean through the thinnest wall. */
export const hoopStress = equation({
  ...MEMBRANE,
  symbol: 'sigma_h',
  title: 'Hoop stress',
  where: { p_i, p_e, D, t_min: ['minimum wall thickness', 'm'] },
  evaluate: ({ p_i, p_e, D, t_min }) => ((p_i - p_e) * D) / (2 * t_min) - p_i,
})

/** Share of the nominal wall that is left where nothing is known of it: API 5L lets seamless pipe be an eighth thinner. */
export const LEAST_WALL = constant({
  source: apiRp2rd,
  clause: 'section 5, minimum wall',
  symbol: 'k_t',
  title: 'Minimum to nominal wall thickness ratio',
  value: 0.875,
  unit: '-',
})

export const minimumWall = equation({
  ...MEMBRANE,
  symbol: 't_min',
  title: 'Minimum wall thickness',
  unit: 'm',
  where: { k_t: ['minimum to nominal wall thickness ratio', '-'], t: ['nominal wall thickness', 'm'] },
  evaluate: ({ k_t, t }) => k_t * t,
})

/** `t`: nominal wall, of areas and bending; `t_min`: thinnest wall, of the hoop stress. */
export interface RiserPipe {
  readonly D: number
  readonly t: number
  readonly t_min: number
}
export interface RiserSection extends RiserPipe {
  readonly D_i: number
  readonly r_i: number
  readonly r_o: number
  /** Of the middle of the wall. */
  readonly r_m: number
  readonly A: number
  readonly I: number
}
/** `T_eff`: effective tension; `M`: resultant moment, at least 0. */
export interface RiserLoads {
  readonly T_eff: number
  readonly M: number
  readonly p_i: number
  readonly p_e: number
}
export interface PrimaryStresses {
  readonly T_w: number
  readonly sigma_r: number
  readonly sigma_h: number
  readonly tension: Side
  readonly compression: Side
  /** Of the side with the larger von Mises stress; of the tension side where both are equal. */
  readonly sigma_z: number
  readonly sigma_vM: number
}
interface Side {
  readonly sigma: number
  readonly sigma_vM: number
}

export function riserSection({ D, t, t_min }: RiserPipe, trace: Trace): RiserSection {
  const rename = { D_s: 'D', t_s: 't', A_s: 'A' }
  const r_o = trace.apply(tube.outerRadius, { D })
  const r_i = trace.apply(tube.innerRadius, { D, t })
  const r_m = trace.apply(midWallRadius, { D, t })
  const D_i = trace.apply(boreDiameter, { D_s: D, t_s: t }, { rename })
  const A = trace.apply(steelArea, { D_s: D, t_s: t }, { as: 'A', rename })
  const I = trace.apply(secondMomentOfArea, { A_s: A, D_s: D, D_i }, { rename })
  return { D, t, t_min, D_i, r_i, r_o, r_m, A, I }
}

/** What stands in the pipe before it is bent. */
interface Unbent {
  readonly T_w: number
  readonly sigma_r: number
  readonly sigma_h: number
  readonly sigma_a: number
}
function unbentStresses(section: RiserSection, loads: Omit<RiserLoads, 'M'>, trace: Trace): Unbent {
  const { D, D_i, r_i, r_o, A, t_min } = section
  const { T_eff, p_i, p_e } = loads
  const T_w = trace.apply(tube.trueWallForce, { T_eff, p_i, r_i, p_e, r_o })
  const sigma_r = trace.apply(radialStress, { p_e, D, p_i, D_i })
  const sigma_h = trace.apply(hoopStress, { p_i, p_e, D, t_min })
  const sigma_a = trace.apply(axialStress, { N: T_w, A }, { rename: { N: 'T_w' } })
  return { T_w, sigma_r, sigma_h, sigma_a }
}

export function primaryStresses(section: RiserSection, loads: RiserLoads, trace: Trace): PrimaryStresses {
  const { T_w, sigma_r, sigma_h, sigma_a } = unbentStresses(section, loads, trace)
  const sigma_b = trace.apply(bendingStress, { M: loads.M, c: section.r_m, I: section.I }, { rename: { c: 'r_m' } })
  const side = (equation: typeof tube.tensionSide): Side => {
    const sigma = trace.apply(equation, { sigma_a, sigma_b })
    const as = equation === tube.tensionSide ? 'sigma_vM_t' : 'sigma_vM_c'
    const rename = { sigma: equation.symbol }
    return { sigma, sigma_vM: trace.apply(tube.untwistedStress, { sigma, sigma_h, sigma_r }, { as, rename }) }
  }
  const tension = side(tube.tensionSide)
  const compression = side(tube.compressionSide)
  const sigma_vM = trace.apply(
    tube.largerStress,
    { sigma_1: tension.sigma_vM, sigma_2: compression.sigma_vM },
    { rename: { sigma_1: 'sigma_vM_t', sigma_2: 'sigma_vM_c' } },
  )
  const sigma_z = (compression.sigma_vM > tension.sigma_vM ? compression : tension).sigma
  return { T_w, sigma_r, sigma_h, tension, compression, sigma_z, sigma_vM }
}

/**
 * Moment that brings the larger von Mises stress of the two sides to the allowable one; none where it is NaN, below nothing
 * where tension and pressures alone are beyond it.
 */
export function momentAtLimit(
  section: RiserSection,
  loads: Omit<RiserLoads, 'M'>,
  sigma_all: number,
  trace: Trace,
): number {
  const { sigma_a, sigma_h, sigma_r } = unbentStresses(section, loads, trace)
  const { I, r_m } = section
  const sigma_w = trace.apply(tube.reachOfStress, { sigma_all, sigma_h, sigma_r, tau: 0 })
  return trace.apply(tube.allowableMoment, { sigma_w, sigma_a, sigma_h, sigma_r, I, r: r_m })
}

/** Least and largest effective tension that a pipe bears at its pressures without bending; NaN where it bears none. */
export function tensionsAtLimit(
  section: RiserSection,
  { p_i, p_e }: Pick<RiserLoads, 'p_i' | 'p_e'>,
  sigma_all: number,
  trace: Trace,
): readonly [least: number, largest: number] {
  const { T_w, sigma_h, sigma_r } = unbentStresses(section, { T_eff: 0, p_i, p_e }, trace)
  const sigma_w = trace.apply(tube.reachOfStress, { sigma_all, sigma_h, sigma_r, tau: 0 })
  const middle = (sigma_h + sigma_r) / 2
  return [(middle - sigma_w) * section.A - T_w, (middle + sigma_w) * section.A - T_w]
}

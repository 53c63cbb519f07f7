/** Where the load acts on the base, and the part of it that then counts. */
import type { Trace } from '@keelson/equations'
import * as area from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import type { Mat } from './inputs.ts'

export interface Area {
  readonly e_B: number
  readonly e_L: number
  readonly B_prime: number
  readonly L_prime: number
  readonly A_prime: number
}

export function areaOf(p: Mat, trace: Trace): Area {
  trace.section('Effective area')
  const V = p.vertical_load
  const along = (M: number, side: string) =>
    trace.apply(area.eccentricity, { M, V }, { as: `e_${side}`, rename: { M: `M_${side}` } })
  const sides = {
    B: p.width,
    e_B: along(p.moment_about_length_axis, 'B'),
    L: p.length,
    e_L: along(p.moment_about_width_axis, 'L'),
  }
  const B_prime = trace.apply(area.effectiveWidth, sides)
  const L_prime = trace.apply(area.effectiveLength, sides)
  const A_prime = trace.apply(area.effectiveArea, { B_prime, L_prime })
  return { e_B: sides.e_B, e_L: sides.e_L, B_prime, L_prime, A_prime }
}

/** Moments at the largest eccentricity that needs no special precautions, and the factor against turning about the edge. */
export function edgesOf(p: Mat, trace: Trace) {
  trace.section('Overturning')
  const { vertical_load: V, width: B, length: L, moment_about_length_axis: M_B } = p
  const at = (b: number, side: string) =>
    trace.apply(area.eccentricityLimit, { V, b }, { as: `M_lim_${side}`, rename: { b: side } })
  return {
    width: at(B, 'B'),
    length: at(L, 'L'),
    factor: M_B > 0 ? trace.apply(area.overturningFactor, { V, B, M_B }) : undefined,
  }
}

/** Top tension and wall by the simple rules of a riser: those of the stack-up, and of every row of its sweep. */
import type { Trace } from '@keelson/equations'
import { barlowWall, factoredWeight } from '@keelson/physics/riser-stack/screen.ts'

/** What the rules take of the main tube, SI. */
export interface Tube {
  readonly outer_diameter: number
  readonly specified_minimum_yield_strength: number
  readonly barlow_safety_factor: number
  readonly dynamic_factor: number
}
export interface SimpleRules {
  readonly T_top: number
  readonly t_req: number
}

/** Of a submerged weight, N, and a design pressure, Pa. */
export function simpleRules(tube: Tube, W_s: number, p: number, trace: Trace, pressure = 'p'): SimpleRules {
  const {
    dynamic_factor: k_d,
    outer_diameter: D,
    barlow_safety_factor: SF,
    specified_minimum_yield_strength: S_y,
  } = tube
  trace.section('Simple rules')
  return {
    T_top: trace.apply(factoredWeight, { W_s, k_d }),
    t_req: trace.apply(barlowWall, { p, D, SF, S_y }, { rename: { p: pressure } }),
  }
}

/** Whether a wall leaves a bore in its tube. */
export const leavesBore = ({ outer_diameter: D }: Tube, t_req: number): boolean => t_req < D / 2

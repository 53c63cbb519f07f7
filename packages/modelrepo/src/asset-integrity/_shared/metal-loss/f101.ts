/** DNV-RP-F101, single defect: Part A with partial safety factors, Part B by allowable stress. */
import type { Trace } from '@keelson/equations'
import * as f101 from '@keelson/standards/dnv-rp-f101-2021/single-defect.ts'
import { refuse, shown } from '@keelson/workflow'
import type { Flaw, Strength } from './b31g.ts'
import type { Params } from './inputs.ts'
import { PART_A, PART_B } from './methods.ts'

export interface F101Strength extends Strength {
  /** Length correction factor. */
  readonly Q: number
  /** Relative depth, as measured. */
  readonly r_d: number
}
export interface PartA extends F101Strength {
  readonly r_d_star: number
}

const OUTSIDE = { D: 'D_o' } as const
const ultimate = (p: Params) => p.tensile_strength ?? Number.NaN

export function partB(p: Params, { d, L }: Flaw, trace: Trace): F101Strength {
  const { outer_diameter: D, wall_thickness: t, usage_factor_modelling: F_1, design_factor: F } = p
  trace.section(PART_B)
  const Q = trace.apply(f101.lengthCorrection, { L, D, t }, { rename: OUTSIDE })
  const r_d = trace.apply(f101.relativeDepth, { d, t }, { as: 'r_d_B' })
  const rename = { ...OUTSIDE, Q: 'Q_F101', r_d: 'r_d_B' }
  const P_F = trace.apply(f101.capacity, { t, f_u: ultimate(p), D, r_d, Q }, { rename })
  return { Q, r_d, P_F, P_S: trace.apply(f101.safeWorkingPressure, { F_1, F, P_cap: P_F }) }
}

/** From the relative depth where it is given, else from the depth, m. */
export function partA(p: Params, L: number, depth: number | undefined, trace: Trace): PartA {
  const { outer_diameter: D, wall_thickness: t, depth_standard_deviation: StD } = p
  trace.section(PART_A)
  const f_u = ultimate(p)
  const Q = trace.apply(f101.lengthCorrection, { L, D, t }, { rename: OUTSIDE })
  const r_d =
    depth === undefined ? (p.relative_defect_depth ?? Number.NaN) : trace.apply(f101.relativeDepth, { d: depth, t })
  const gamma_m = p.model_factor_gamma_m
  const gamma_d = p.depth_factor_gamma_d ?? trace.apply(f101.depthFactor, { StD })
  const epsilon_d = p.fractile_epsilon_d ?? trace.apply(f101.depthFractile, { StD })
  const r_d_star = trace.apply(f101.correctedDepth, { r_d, epsilon_d, StD })
  if (r_d_star < 0)
    refuse(
      '/fractile_epsilon_d',
      `must give a positive corrected relative depth, not ${shown(r_d_star)} (entered: ${shown(epsilon_d)})`,
    )
  const rename = { ...OUTSIDE, Q: 'Q_F101' }
  const P_S = trace.apply(f101.pressureResistance, { gamma_m, t, f_u, D, gamma_d, r_d_star, Q }, { rename })
  const P_F = trace.apply(f101.capacity, { t, f_u, D, r_d, Q }, { as: 'P_cap_A', rename })
  return { Q, r_d, r_d_star, P_F, P_S }
}

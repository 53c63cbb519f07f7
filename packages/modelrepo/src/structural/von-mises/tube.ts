/** A tube, what acts on it, and the stresses at a radius of its wall. */
import { silent, type Trace } from '@keelson/equations'
import { axialStress, bendingStress } from '@keelson/physics/member-stress/fibre.ts'
import * as tube from '@keelson/physics/member-stress/thick-tube.ts'
import { boreDiameter, secondMomentOfArea, steelArea } from '@keelson/physics/pipe-section.ts'
import type { Some } from './inputs.ts'

/** The tube and what acts on it. */
export interface Tube {
  readonly D: number
  readonly t: number
  readonly r_i: number
  readonly r_o: number
  readonly A: number
  readonly I: number
  readonly p_i: number
  readonly p_e: number
  readonly T_w: number
  readonly M: number
  readonly T: number
  readonly sigma_m: number
  readonly sigma_a: number
}
/** What stands at a radius. */
export interface AtRadius {
  readonly r: number
  readonly sigma_h: number
  readonly sigma_r: number
  readonly sigma_b: number
  readonly tau: number
  readonly tension: Side
  readonly compression: Side
  /** The larger of both sides. */
  readonly sigma_vM: number
}
interface Side {
  readonly sigma: number
  readonly sigma_vM: number
}
/** Last subscript of what stands at a radius: inside, outside. */
type Place = 'i' | 'o'

export type Pressed = Some<
  | 'outer_diameter'
  | 'wall_thickness'
  | 'internal_pressure'
  | 'external_pressure'
  | 'true_wall_force'
  | 'bending_moment'
  | 'torsion_moment',
  'effective_tension'
>

export function tubeOf(p: Pressed, trace: Trace): Tube {
  const { outer_diameter: D, wall_thickness: t } = p
  const { internal_pressure: p_i, external_pressure: p_e, bending_moment: M, torsion_moment: T } = p
  trace.section('Section and force')
  const renamed = { rename: { D_s: 'D', t_s: 't', A_s: 'A' } }
  const r_i = trace.apply(tube.innerRadius, { D, t })
  const r_o = trace.apply(tube.outerRadius, { D })
  const D_i = trace.apply(boreDiameter, { D_s: D, t_s: t }, renamed)
  const A = trace.apply(steelArea, { D_s: D, t_s: t }, { ...renamed, as: 'A' })
  const I = trace.apply(secondMomentOfArea, { A_s: A, D_s: D, D_i }, renamed)
  const T_w =
    p.effective_tension === undefined
      ? p.true_wall_force
      : trace.apply(tube.trueWallForce, { T_eff: p.effective_tension, p_i, r_i, p_e, r_o })
  const sigma_a = trace.apply(axialStress, { N: T_w, A }, { rename: { N: 'T_w' } })
  const sigma_m = trace.apply(tube.meanStress, { p_i, r_i, p_e, r_o })
  return { D, t, r_i, r_o, A, I, p_i, p_e, T_w, M, T, sigma_m, sigma_a }
}

/** Stresses at a radius, traced under symbols that end in the place. */
export function stressesAt(of: Tube, r: number, trace: Trace, place: Place): AtRadius {
  const { p_i, p_e, r_i, r_o, sigma_m, sigma_a, I, M, T } = of
  const here = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `${name}_${place}`]))
  const rename = here('r', 'sigma_d', 'sigma_h', 'sigma_r', 'sigma_b', 'tau')
  const sigma_d = trace.apply(
    tube.halfDifference,
    { p_i, p_e, r_i, r_o, r },
    { as: `sigma_d_${place}`, rename: { r: `r_${place}` } },
  )
  const sigma_h = trace.apply(tube.hoopStress, { sigma_m, sigma_d }, { as: `sigma_h_${place}`, rename })
  const sigma_r = trace.apply(tube.radialStress, { sigma_m, sigma_d }, { as: `sigma_r_${place}`, rename })
  const sigma_b = trace.apply(bendingStress, { M, c: r, I }, { as: `sigma_b_${place}`, rename: { c: `r_${place}` } })
  const tau = trace.apply(tube.torsionalShear, { T, r, I }, { as: `tau_${place}`, rename })
  const side = (equation: typeof tube.tensionSide, letter: 't' | 'c'): Side => {
    const symbol = `sigma_${letter}_${place}`
    const sigma = trace.apply(equation, { sigma_a, sigma_b }, { as: symbol, rename })
    const sigma_vM = trace.apply(
      tube.vonMisesStress,
      { sigma, sigma_h, sigma_r, tau },
      { as: `sigma_vM_${letter}_${place}`, rename: { ...rename, sigma: symbol } },
    )
    return { sigma, sigma_vM }
  }
  const tension = side(tube.tensionSide, 't')
  const compression = side(tube.compressionSide, 'c')
  const sigma_vM = trace.apply(
    tube.largerStress,
    { sigma_1: tension.sigma_vM, sigma_2: compression.sigma_vM },
    {
      as: `sigma_vM_${place}`,
      rename: { sigma_1: `sigma_vM_t_${place}`, sigma_2: `sigma_vM_c_${place}` },
    },
  )
  return { r, sigma_h, sigma_r, sigma_b, tau, tension, compression, sigma_vM }
}

/** The same at any radius, for pictures. */
export const silentlyAt = (of: Tube, r: number): AtRadius => stressesAt(of, r, silent, 'o')

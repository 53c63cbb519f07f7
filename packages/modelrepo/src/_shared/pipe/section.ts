/** A pipe as a beam, step by step: its bore, its steel, its stiffness and its mass with what it holds. */
import type { Trace } from '@keelson/equations'
import { boreDiameter, dryMass, secondMomentOfArea, steelArea } from '@keelson/physics/pipe-section.ts'
import { bendingStiffness } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'

interface Pipe {
  readonly outer_diameter: number
  readonly wall_thickness: number
  readonly youngs_modulus: number
  readonly steel_density: number
  readonly content_density: number
}

/** `rename`: what the run calls the diameter and the wall of the steel. */
export function pipeBeam(p: Pipe, trace: Trace, rename: Readonly<Record<string, string>>) {
  const { outer_diameter: D_s, wall_thickness: t_s, youngs_modulus: E } = p
  const D_i = trace.apply(boreDiameter, { D_s, t_s }, { rename })
  const A_s = trace.apply(steelArea, { D_s, t_s }, { rename })
  const I = trace.apply(secondMomentOfArea, { A_s, D_s, D_i }, { rename })
  const EI = trace.apply(bendingStiffness, { E, I })
  const m_dry = trace.apply(dryMass, { rho_s: p.steel_density, A_s, rho_c: p.content_density, D_i })
  return { D_i, A_s, I, E, EI, m_dry }
}

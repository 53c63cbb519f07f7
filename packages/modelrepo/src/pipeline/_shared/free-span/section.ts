/** The pipe of a span: section, stiffness, masses and weight, the same for every free span workflow. */
import type { Trace } from '@keelson/equations'
import { boreDiameter, dryMass, secondMomentOfArea, steelArea, weightInWater } from '@keelson/physics/pipe-section.ts'
import { addedMassCoefficient, effectiveMass } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { bendingStiffness } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'

/** Inputs of the pipe and the water, SI. */
export interface PipeInputs {
  readonly outer_diameter: number
  readonly wall_thickness: number
  readonly content_density: number
  readonly steel_density: number
  readonly water_density: number
  readonly gravity: number
  readonly youngs_modulus: number
  readonly gap_ratio: number
  readonly effective_mass_per_length?: number | undefined
}
export interface Section {
  readonly D: number
  readonly t_s: number
  readonly D_i: number
  readonly A_s: number
  readonly I: number
  readonly E: number
  readonly EI: number
  readonly m_dry: number
  /** undefined where the effective mass was given. */
  readonly C_a: number | undefined
  readonly m_e: number
  /** Submerged weight, N/m. */
  readonly q: number
}

/** Section, masses and weight of a bare pipe; an effective mass that was given is used as it is. */
export function sectionOf(p: PipeInputs, trace: Trace): Section {
  trace.section('Pipe')
  const { outer_diameter: D, wall_thickness: t_s, youngs_modulus: E, water_density: rho_w } = p
  const D_i = trace.apply(boreDiameter, { D_s: D, t_s }, NAMES)
  const A_s = trace.apply(steelArea, { D_s: D, t_s }, NAMES)
  const I = trace.apply(secondMomentOfArea, { A_s, D_s: D, D_i }, NAMES)
  const EI = trace.apply(bendingStiffness, { E, I })
  const m_dry = trace.apply(dryMass, { rho_s: p.steel_density, A_s, rho_c: p.content_density, D_i })
  const q = trace.apply(weightInWater, { g: p.gravity, m_dry, rho_w, D })
  const given = p.effective_mass_per_length
  const C_a = given === undefined ? trace.apply(addedMassCoefficient, { e_D: p.gap_ratio }) : undefined
  const m_e = C_a === undefined ? (given ?? 0) : trace.apply(effectiveMass, { m_dry, C_a, rho_w, D })
  return { D, t_s, D_i, A_s, I, E, EI, m_dry, C_a, m_e, q }
}
/** A bare pipe has one outside diameter. */
const NAMES = { rename: { D_s: 'D' } }

/** The pipe of a span: section, stiffness, masses and weight, the same for every free span workflow. */
import type { Trace } from '@keelson/equations'
import { weightInWater } from '@keelson/physics/pipe-section.ts'
import { addedMassCoefficient, effectiveMass } from '@keelson/standards/dnv-rp-f105-2017/mass-and-stiffness.ts'
import { pipeBeam } from '../../../_shared/pipe/section.ts'

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
  const { outer_diameter: D, wall_thickness: t_s, water_density: rho_w } = p
  const beam = pipeBeam(p, trace, NAMES)
  const { m_dry } = beam
  const q = trace.apply(weightInWater, { g: p.gravity, m_dry, rho_w, D })
  const given = p.effective_mass_per_length
  const C_a = given === undefined ? trace.apply(addedMassCoefficient, { e_D: p.gap_ratio }) : undefined
  const m_e = C_a === undefined ? (given ?? 0) : trace.apply(effectiveMass, { m_dry, C_a, rho_w, D })
  return { D, t_s, ...beam, C_a, m_e, q }
}
/** A bare pipe has one outside diameter. */
const NAMES = { D_s: 'D' }

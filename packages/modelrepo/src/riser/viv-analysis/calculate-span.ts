/** The span: its section, its mass, its tension, and what compression it bears. */
import type { Trace } from '@keelson/equations'
import { boreDiameter, dryMass, secondMomentOfArea, steelArea } from '@keelson/physics/pipe-section.ts'
import { bucklingCompression } from '@keelson/physics/tensioned-beam/uniform.ts'
import { bucklingPhase, type UniformBeam } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { coatingMass, hydrodynamicDiameter, massWithWater } from '@keelson/physics/vortex-induced/mass.ts'
import { bendingStiffness } from '@keelson/standards/dnv-rp-f105-2017/response-quantities.ts'
import { refuse, shownForce } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Span extends UniformBeam {
  /** At the far end; T all along where none is given. */
  readonly T_far: number
  readonly D: number
  readonly t: number
  readonly E: number
  /** Over the coating. */
  readonly D_h: number
}
export const isEven = ({ T, T_far }: Span): boolean => T === T_far

export function spanOf(p: Params, trace: Trace): Span {
  trace.section('Section and mass')
  const { outer_diameter: D, wall_thickness: t, youngs_modulus: E, coating_thickness: t_c, span_length: L } = p
  const D_i = trace.apply(boreDiameter, { D_s: D, t_s: t }, NAMES)
  const A_s = trace.apply(steelArea, { D_s: D, t_s: t }, NAMES)
  const I = trace.apply(secondMomentOfArea, { A_s, D_s: D, D_i }, NAMES)
  const EI = trace.apply(bendingStiffness, { E, I })
  const m_dry = trace.apply(dryMass, { rho_s: p.steel_density, A_s, rho_c: p.content_density, D_i })
  const D_h = trace.apply(hydrodynamicDiameter, { D_s: D, t_c }, NAMES)
  const m_c = trace.apply(coatingMass, { rho_t: p.coating_density, D_s: D, t_c }, NAMES)
  const C_a = p.added_mass_coefficient
  const m_e = trace.apply(massWithWater, { m_dry, m_c, C_a, rho_w: p.water_density, D_h })
  const T = p.effective_tension
  return { ends: p.boundary_condition, L, EI, m_e, T, T_far: p.effective_tension_far_end ?? T, D, t, E, D_h }
}
const NAMES = { rename: { D_s: 'D', t_s: 't' } }

/** Refuses a compression, the same all along, under which the span buckles. */
export function requireStanding(span: Span): void {
  const { ends, EI, L, T } = span
  const P_cr = bucklingCompression.evaluate({ z_cr: bucklingPhase(ends), EI, L })
  if (!isEven(span) || T > -P_cr) return
  refuse(
    '/effective_tension',
    `must be above the buckling load of the span, ${shownForce(-P_cr)}; read ${shownForce(T)}`,
  )
}

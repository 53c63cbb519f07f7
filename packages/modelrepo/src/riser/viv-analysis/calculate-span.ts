/** The span: its section, its mass, its tension, and what compression it bears. */
import type { Trace } from '@keelson/equations'
import { bucklingCompression } from '@keelson/physics/tensioned-beam/uniform.ts'
import { bucklingPhase, type UniformBeam } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import { coatingMass, hydrodynamicDiameter, massWithWater } from '@keelson/physics/vortex-induced/mass.ts'
import { refuse, shownForce } from '@keelson/workflow'
import { pipeBeam } from '../../_shared/pipe/section.ts'
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
  const { outer_diameter: D, wall_thickness: t, coating_thickness: t_c, span_length: L } = p
  const { E, EI, m_dry } = pipeBeam(p, trace, NAMES)
  const D_h = trace.apply(hydrodynamicDiameter, { D_s: D, t_c }, { rename: NAMES })
  const m_c = trace.apply(coatingMass, { rho_t: p.coating_density, D_s: D, t_c }, { rename: NAMES })
  const C_a = p.added_mass_coefficient
  const m_e = trace.apply(massWithWater, { m_dry, m_c, C_a, rho_w: p.water_density, D_h })
  const T = p.effective_tension
  return { ends: p.boundary_condition, L, EI, m_e, T, T_far: p.effective_tension_far_end ?? T, D, t, E, D_h }
}
const NAMES = { D_s: 'D', t_s: 't' }

/** Refuses a compression, the same all along, under which the span buckles. */
export function requireStanding(span: Span): void {
  const { ends, EI, L, T } = span
  const P_cr = bucklingCompression.evaluate({ z_cr: bucklingPhase(ends), EI, L })
  if (!isEven(span) || T > -P_cr) return
  refuse('/effective_tension', `must be above the span buckling load, ${shownForce(-P_cr)} (entered: ${shownForce(T)})`)
}

/** Resistance of the hull at one speed, part by part. */
import type { Trace } from '@keelson/equations'
import * as bulb from '@keelson/physics/ship-resistance/bulb-and-transom.ts'
import * as correlation from '@keelson/physics/ship-resistance/correlation.ts'
import * as friction from '@keelson/physics/ship-resistance/friction.ts'
import * as wave from '@keelson/physics/ship-resistance/wave.ts'
import type { Hull } from './calculate-hull.ts'
import type { Params } from './inputs.ts'
import { PAPER_1982 } from './modes.ts'

export interface Resistance {
  readonly V: number
  readonly F_n: number
  readonly C_F: number
  /** m2 of 1982, m4 of 1984; none between the two ranges of speed. */
  readonly m_2: number | null
  readonly R_F: number
  readonly R_APP: number
  readonly R_W: number
  readonly R_B: number
  readonly R_TR: number
  readonly R_A: number
  readonly R: number
  readonly P_E: number
}

export function resistanceAt(p: Params, hull: Hull, V: number, trace: Trace): Resistance {
  const { L } = hull.dimensions
  const { S, S_t, K_1 } = hull.surfaces
  const { water_density: rho, gravity: g } = p
  trace.section('Friction')
  const F_n = trace.apply(friction.froudeNumber, { V, g, L })
  const R_n = trace.apply(friction.reynoldsNumber, { V, L, nu: p.kinematic_viscosity })
  const C_F = trace.apply(friction.frictionCoefficient, { R_n })
  const R_F = trace.apply(friction.frictionalResistance, { rho, V, S, C_F })
  const R_APP = trace.apply(friction.appendageResistance, {
    ...{ rho, V, S_APP: p.appendage_area, K_2: p.appendage_form_factor_1_plus_k2, C_F },
  })
  trace.section('Wave resistance')
  const waves = wavesAt(p, hull, F_n, trace)
  trace.section('Bulb, transom and correlation')
  const R_B = bulbAt(p, V, trace)
  const R_TR = transomAt(p, V, trace)
  const R_A = trace.apply(correlation.correlationResistance, { rho, V, S_t, C_A: hull.C_A }, allowanceName(p))
  const parts = { R_F, R_APP, R_W: waves.R_W, R_B, R_TR, R_A }
  trace.section('Resistance')
  const R = trace.apply(correlation.totalResistance, { ...parts, K_1 })
  return { V, F_n, C_F, m_2: waves.m_2, ...parts, R, P_E: trace.apply(correlation.effectivePower, { R, V }) }
}

/** A rough hull has an allowance of its own name. */
export const allowanceName = (p: Params) =>
  p.hull_roughness <= correlation.STANDARD_ROUGHNESS.si ? {} : { rename: { C_A: 'C_A_t' } }

interface Waves {
  readonly R_W: number
  readonly m_2: number | null
}

function wavesAt(p: Params, hull: Hull, F_n: number, trace: Trace): Waves {
  if (p.method === PAPER_1982) return slow1982(p, hull, F_n, trace)
  if (F_n <= wave.SLOW_END.si) return slow1984(p, hull, F_n, trace)
  if (F_n > wave.FAST_START.si) return fast1984(p, hull, F_n, trace)
  const R_Wa = slow1984(p, hull, wave.SLOW_END.si, trace, 'a').R_W
  const R_Wb = fast1984(p, hull, wave.FAST_START.si, trace, 'b').R_W
  return { R_W: trace.apply(wave.waveResistanceBetween, { R_Wa, F_n, R_Wb }), m_2: null }
}

interface Leading {
  readonly c_1: number
  readonly m_1: number
  readonly m_2: number
}
type Names = Readonly<Record<string, string>>

function wavesOf(p: Params, hull: Hull, of: Leading, F_n: number, trace: Trace, names: Names, as = 'R_W'): Waves {
  const { c_2, c_5, lambda } = hull.wave
  const args = { ...of, c_2, c_5, nabla: hull.dimensions.nabla, rho: p.water_density, g: p.gravity, F_n, lambda }
  return { R_W: trace.apply(wave.waveResistance, { ...args, d: wave.EXPONENT }, { as, rename: names }), m_2: of.m_2 }
}

function slow1982(p: Params, hull: Hull, F_n: number, trace: Trace): Waves {
  const { c_1, m_1, c_15 } = hull.wave
  const m_2 = trace.apply(wave.humpExponent, { c_15, C_P: hull.dimensions.C_P, F_n })
  return wavesOf(p, hull, { c_1, m_1, m_2 }, F_n, trace, {})
}

/** `mark` tells the ends of the range between from the speed itself. */
function slow1984(p: Params, hull: Hull, F_n: number, trace: Trace, mark = ''): Waves {
  const { c_1, m_1 } = hull.wave
  const { m_2, names, as } = humps(hull, F_n, trace, mark)
  return wavesOf(p, hull, { c_1, m_1, m_2 }, F_n, trace, names, as)
}

function fast1984(p: Params, hull: Hull, F_n: number, trace: Trace, mark = ''): Waves {
  const { C_M, nabla, L, B, T } = hull.dimensions
  const c_1 = trace.apply(wave.fastCoefficient, { C_M, nabla, L, B })
  const m_1 = trace.apply(wave.fastExponent, { B, L, T })
  const { m_2, names, as } = humps(hull, F_n, trace, mark)
  return wavesOf(p, hull, { c_1, m_1, m_2 }, F_n, trace, { ...names, c_1: 'c_17', m_1: 'm_3' }, as)
}

function humps({ wave: { c_15 } }: Hull, F_n: number, trace: Trace, mark: string) {
  const froude: Names = mark === '' ? {} : { F_n: `F_${mark}` }
  const own = mark === '' ? 'm_4' : `m_4${mark}`
  const at = mark === '' ? F_n : mark === 'a' ? wave.SLOW_END : wave.FAST_START
  const m_2 = trace.apply(wave.humpExponent1984, { c_15, F_n: at }, { as: own, rename: froude })
  return { m_2, names: { ...froude, m_2: own }, as: `R_W${mark}` }
}

function bulbAt(p: Params, V: number, trace: Trace): number {
  const { bulb_area: A_BT, bulb_centre_height: h_B, draft_forward: T_F, water_density: rho, gravity: g } = p
  if (A_BT === 0) return 0
  const P_B = trace.apply(bulb.bulbEmergence, { A_BT, T_F, h_B })
  const F_ni = trace.apply(bulb.immersionFroude, { V, g, T_F, h_B, A_BT })
  return trace.apply(bulb.bulbResistance, { P_B, F_ni, A_BT, rho, g })
}

function transomAt(p: Params, V: number, trace: Trace): number {
  const { transom_area: A_T, hull_breadth: B, waterplane_coefficient: C_WP, water_density: rho, gravity: g } = p
  if (A_T === 0) return 0
  const F_nT = trace.apply(bulb.transomFroude, { V, g, A_T, B, C_WP })
  const c_6 = trace.apply(bulb.transomDrag, { F_nT })
  return trace.apply(bulb.transomResistance, { rho, V, A_T, c_6 })
}

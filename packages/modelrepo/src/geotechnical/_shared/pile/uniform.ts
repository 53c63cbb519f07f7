/** Axial capacity in clay that one strength and one stress stand for. */
import type { Constant, Trace } from '@keelson/equations'
import * as axial from '@keelson/standards/api-rp-2geo-2011/axial.ts'
import * as clay from '@keelson/standards/api-rp-2geo-2011/clay.ts'

export interface UniformPile {
  readonly D: number
  readonly L: number
  readonly s_u: number
  readonly p_0: number
  readonly N_c: number | Constant
}

export function uniformCapacity({ D, L, s_u, p_0, N_c }: UniformPile, trace: Trace) {
  trace.section('Unit resistances')
  const psi = trace.apply(clay.strengthRatio, { s_u, p_0 })
  const alpha = trace.apply(clay.adhesionFactor, { psi })
  const f = trace.apply(clay.clayFriction, { alpha, s_u })
  const q = trace.apply(clay.clayBearing, { N_c, s_u })
  trace.section('Capacity')
  const Q_f = trace.apply(axial.uniformFriction, { f, D, L })
  const Q_p = trace.apply(axial.pluggedBearing, { q, D })
  const Q_d = trace.apply(axial.compressionCapacity, { Q_f, Q_b: Q_p }, { rename: { Q_b: 'Q_p' } })
  return { psi, alpha, f, q, Q_f, Q_p, Q_d }
}

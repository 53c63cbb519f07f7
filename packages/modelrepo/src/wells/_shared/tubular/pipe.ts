/** Sizes of a casing or tubing, from its outer diameter and the wall that is left of it. */
import type { Trace } from '@keelson/equations'
import { innerRadius, outerRadius } from '@keelson/physics/member-stress/thick-tube.ts'
import { steelArea } from '@keelson/physics/pipe-section.ts'
import { diameterOverWall } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'

export interface Tube {
  readonly D: number
  readonly t: number
  readonly s: number
  readonly A_s: number
  readonly r_i: number
  readonly r_o: number
}

export function tubeOf(D: number, t: number, trace: Trace): Tube {
  const s = trace.apply(diameterOverWall, { D, t })
  const A_s = trace.apply(steelArea, { D_s: D, t_s: t }, { rename: { D_s: 'D', t_s: 't' } })
  const r_o = trace.apply(outerRadius, { D })
  const r_i = trace.apply(innerRadius, { D, t })
  return { D, t, s, A_s, r_i, r_o }
}

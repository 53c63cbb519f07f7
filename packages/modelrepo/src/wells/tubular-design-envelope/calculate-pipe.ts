/** The pipe that all cases share. */
import type { Trace } from '@keelson/equations'
import { innerRadius, outerRadius } from '@keelson/physics/member-stress/thick-tube.ts'
import { steelArea } from '@keelson/physics/pipe-section.ts'
import { wallLessCorrosion } from '@keelson/physics/pipe-wall.ts'
import { boreShare, outsideShare } from '@keelson/physics/tubulars/yielding.ts'
import { diameterOverWall } from '@keelson/standards/api-tr-5c3-2018/collapse.ts'
import type { Params } from './params.ts'

export interface Pipe {
  readonly D: number
  readonly t: number
  readonly s: number
  readonly A_s: number
  readonly r_i: number
  readonly r_o: number
  readonly c: number
  readonly k: number
}
/** Symbols that no case marks as its own: those of the pipe, and of the inputs. */
export const COMMON: ReadonlySet<string> = new Set(
  'D t s A_s r_i r_o c k k_wall E SMYS c_T T_ref DF_b DF_c DF_t DF_v F_j'.split(' '),
)

export function pipeOf(p: Params, trace: Trace): Pipe {
  trace.section('Pipe')
  const { outer_diameter: D, wall_thickness, wall_loss: t_corr } = p
  const t = trace.apply(
    wallLessCorrosion,
    { t: wall_thickness, t_corr },
    { as: 't', title: 'Wall that is left', rename: { t: 't_nom' } },
  )
  const s = trace.apply(diameterOverWall, { D, t })
  const A_s = trace.apply(steelArea, { D_s: D, t_s: t }, { rename: { D_s: 'D', t_s: 't' } })
  const r_o = trace.apply(outerRadius, { D })
  const r_i = trace.apply(innerRadius, { D, t })
  const c = trace.apply(boreShare, { r_i, r_o })
  return { D, t, s, A_s, r_i, r_o, c, k: trace.apply(outsideShare, { r_i, r_o }) }
}

/** The pipe that all cases share. */
import type { Trace } from '@keelson/equations'
import { wallLessCorrosion } from '@keelson/physics/pipe-wall.ts'
import { boreShare, outsideShare } from '@keelson/physics/tubulars/yielding.ts'
import { type Tube, tubeOf } from '../_shared/tubular/pipe.ts'
import type { Params } from './inputs.ts'

export interface Pipe extends Tube {
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
    { as: 't', title: 'Remaining wall thickness', rename: { t: 't_nom' } },
  )
  const tube = tubeOf(D, t, trace)
  const { r_i, r_o } = tube
  const c = trace.apply(boreShare, { r_i, r_o })
  return { ...tube, c, k: trace.apply(outsideShare, { r_i, r_o }) }
}

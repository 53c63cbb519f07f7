/** The direct solver behind the atlas: the pile in one clay of pile-capacity. */
import { silent, type Trace } from '@keelson/equations'
import { CLAY_BEARING_FACTOR } from '@keelson/standards/api-rp-2geo-2011/clay.ts'
import { uniformCapacity } from '../_shared/pile/uniform.ts'
import type { Params } from './inputs.ts'

/** What a query gives to the parent, SI. */
export type Asked = Pick<
  Params,
  'outer_diameter' | 'embedded_length' | 'undrained_shear_strength' | 'effective_vertical_stress'
>

/** The parent's own calculation, its steps in the trace. */
export const solved = (asked: Asked, trace: Trace) =>
  uniformCapacity(
    {
      D: asked.outer_diameter,
      L: asked.embedded_length,
      s_u: asked.undrained_shear_strength,
      p_0: asked.effective_vertical_stress,
      N_c: CLAY_BEARING_FACTOR,
    },
    trace,
  )

/** Ultimate capacity, N. */
export const capacityOf = (asked: Asked): number => solved(asked, silent).Q_d

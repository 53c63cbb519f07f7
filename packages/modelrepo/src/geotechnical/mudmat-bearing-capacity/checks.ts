/** The acceptance checks of the run. */
import { netCapacity } from '@keelson/standards/api-rp-2geo-2011/capacity.ts'
import { overturningResistance } from '@keelson/standards/api-rp-2geo-2011/effective-area.ts'
import { requiredCapacity, slidingCapacity } from '@keelson/standards/api-rp-2geo-2011/sliding.ts'
import { inclinationFactor } from '@keelson/standards/api-rp-2geo-2011/undrained.ts'
import { type CheckResult, check, checkOf, type NotChecked, notChecked } from '@keelson/workflow'
import type { edgesOf } from './calculate-area.ts'
import type { Capacity } from './calculate-capacity.ts'
import type { Params } from './params.ts'

const overturning = (title: string) =>
  checkOf('foundation_moment', {
    title,
    demand: 'Moment',
    capacity: overturningResistance,
    criterion: overturningResistance,
    neverFails: 'A load whose resultant lies off the mat is refused.',
  })

export const checks = {
  bearing: checkOf('foundation_load', {
    title: 'Bearing',
    demand: requiredCapacity,
    capacity: netCapacity,
    criterion: netCapacity,
  }),
  inclined_load: checkOf('foundation_load', {
    title: 'Horizontal load that leaves a bearing capacity',
    demand: 'Horizontal load',
    capacity: 'Horizontal load that leaves none',
    criterion: inclinationFactor,
  }),
  sliding: checkOf('foundation_load', {
    title: 'Sliding',
    demand: requiredCapacity,
    capacity: slidingCapacity,
    criterion: slidingCapacity,
  }),
  overturning_width: overturning('Overturning across the width'),
  overturning_length: overturning('Overturning across the length'),
}

type Made = { readonly [N in keyof typeof checks]: CheckResult | NotChecked }

export const NO_CAPACITY = 'the {horizontal_load} leaves no bearing capacity'
const NO_LOAD = 'there is no {horizontal_load}'
const NO_MOMENT = 'there is no moment'

export function checksOf(p: Params, c: Capacity, edges: ReturnType<typeof edgesOf>): Made {
  const { horizontal_load: H, moment_about_length_axis: M_B, moment_about_width_axis: M_L } = p
  return {
    bearing: c.Q === undefined ? notChecked('out_of_reach', NO_CAPACITY) : check({ demand: c.V_req, capacity: c.Q }),
    inclined_load: H > 0 ? inclined(H, c) : notChecked('not_requested', NO_LOAD),
    sliding: H > 0 ? check({ demand: c.H_req, capacity: c.sliding.H_d }) : notChecked('not_requested', NO_LOAD),
    overturning_width: M_B > 0 ? check({ demand: M_B, capacity: edges.width }) : notChecked('not_requested', NO_MOMENT),
    overturning_length:
      M_L > 0 ? check({ demand: M_L, capacity: edges.length }) : notChecked('not_requested', NO_MOMENT),
  }
}

const inclined = (H: number, { H_max, Q }: Capacity) =>
  check({ demand: H, capacity: H_max, ...(Q === undefined && { failure: 'no bearing capacity is left' }) })

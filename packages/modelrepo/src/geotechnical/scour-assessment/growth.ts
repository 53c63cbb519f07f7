/** How fast the hole grows: the time scale, and the depth after a day and after the duration. */
import type { Trace } from '@keelson/equations'
import * as time from '@keelson/physics/scour/scour-time.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface Growth {
  readonly T_star: number | NotApplicable
  /** s. */
  readonly T_S: number | NotApplicable
  readonly day: number | NotApplicable
  readonly after: number | NotApplicable | undefined
}

export const noGrowth = (p: Params, why: string): Growth => ({
  T_star: notApplicable(why),
  T_S: notApplicable(why),
  day: notApplicable(why),
  after: p.duration === undefined ? undefined : notApplicable(why),
})

/** Of a hole of depth S at a body of diameter D; without grains only the dimensionless scale. */
export function growthOf(
  p: Params,
  { T_star, D, S, as = 'S' }: { readonly T_star: number; readonly D: number; readonly S: number; readonly as?: string },
  trace: Trace,
): Growth {
  const { sediment_d50: d, gravity: g, sediment_density_ratio: s, duration } = p
  if (d === undefined) return { ...noGrowth(p, 'the {sediment_d50} is not given'), T_star }
  const T_S = trace.apply(time.scourTime, { T_star, D, g, s, d })
  if (!(T_S > 0 && Number.isFinite(T_S)))
    return { ...noGrowth(p, 'the time scale is beyond the range of numbers'), T_star }
  const day = trace.apply(time.depthInTime, { S, t: time.ONE_DAY, T_S }, { as: 'S_day', rename: { t: 't_day', S: as } })
  const after =
    duration === undefined ? undefined : trace.apply(time.depthInTime, { S, t: duration, T_S }, { rename: { S: as } })
  return { T_star, T_S, day, after }
}

/** How fast the hole grows: the time scale, and the depth after a day and after the duration. */
import type { Trace } from '@keelson/equations'
import * as time from '@keelson/physics/scour/scour-time.ts'
import { gives, givesAs, type NotApplicable, notApplicable } from '@keelson/workflow'
import { FLOW, type Given, type Perhaps } from './inputs.ts'

const needs = FLOW
const FLAT = 'Scour depth'

export const growthValues = {
  time_scale: gives(time.scourTime, 'storm_duration', 'Time for the hole to reach 63 % of its equilibrium depth.', {
    needs,
  }),
  dimensionless_time_scale: gives(time.pipeTime, '-', 'Dimensionless time scale of scour development.', { needs }),
  scour_at_1_day: givesAs('S_day', 'Scour depth after one day', 'burial_depth', FLAT, { needs }),
  scour_at_duration: givesAs('S_t', 'Scour depth after duration', 'burial_depth', FLAT, {
    needs: [...needs, 'duration'],
  }),
}

interface NoScale {
  readonly T_S?: never
  readonly none: NotApplicable
  readonly told: { readonly [K in keyof typeof growthValues]?: NotApplicable | undefined }
}
/** The time scale, s, or why there is none and what is told in place of its values. */
export type Growth = { readonly T_S: number; readonly told?: never } | NoScale
type Timed = Given<'gravity' | 'sediment_density_ratio'> & Perhaps<'sediment_d50' | 'duration'>

export function noGrowth(p: Timed, why: string): Growth {
  const none = notApplicable(why)
  return { none, told: { dimensionless_time_scale: none, ...scaleless(p, none) } }
}
const scaleless = ({ duration }: Timed, none: NotApplicable) => ({
  time_scale: none,
  scour_at_1_day: none,
  scour_at_duration: duration === undefined ? undefined : none,
})

/** Of a hole of depth S at a body of diameter D; without grains only the dimensionless scale. */
export function growthOf(
  p: Timed,
  { T_star, D, S, as = 'S' }: { readonly T_star: number; readonly D: number; readonly S: number; readonly as?: string },
  trace: Trace,
): Growth {
  const { sediment_d50: d, gravity: g, sediment_density_ratio: s, duration } = p
  const only = (none: NotApplicable): Growth => ({ none, told: scaleless(p, none) })
  if (d === undefined) return only(notApplicable('{sediment_d50} is not provided'))
  const T_S = trace.apply(time.scourTime, { T_star, D, g, s, d })
  if (!(T_S > 0 && Number.isFinite(T_S))) return only(notApplicable('the time scale is outside the numerical range'))
  trace.apply(time.depthInTime, { S, t: time.ONE_DAY, T_S }, { as: 'S_day', rename: { t: 't_day', S: as } })
  if (duration !== undefined) trace.apply(time.depthInTime, { S, t: duration, T_S }, { rename: { S: as } })
  return { T_S }
}

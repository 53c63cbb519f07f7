/** Which limit state of which station is used most, and where each of them is. */
import { placeOfLargest } from '../_shared/stations/stations.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'
import { BURSTING, COLLAPSE, COMBINED, HELD, type Held, PROPAGATION } from './modes.ts'

/** How much of a limit state a station uses; none where it has no number. */
export const useOf = ({ combined, bursting, outside }: Station, state: Held): number | undefined =>
  ({
    [COMBINED]: combined.use,
    [BURSTING]: bursting.use,
    [COLLAPSE]: outside.collapse,
    [PROPAGATION]: outside.propagation,
  })[state]

/** The station that uses most of a limit state; one without a number comes before all. */
export const worstOf = (stations: readonly Station[], state: Held): number =>
  placeOfLargest(stations.map((s) => useOf(s, state) ?? Number.POSITIVE_INFINITY))

export interface Governing {
  readonly state: Held
  readonly station: number
  readonly use: number
}

/** Of those that are checked, the first of several. */
export function governingOf(p: Params, stations: readonly Station[]): Governing {
  const checked = HELD.filter((state) => p.check_propagation || state !== PROPAGATION)
  const most = checked.map((state): Governing => {
    const uses = stations.map((s) => useOf(s, state) ?? null)
    const station = placeOfLargest(uses)
    return { state, station, use: uses[station] ?? 0 }
  })
  return most.reduce((best, one) => (one.use > best.use ? one : best))
}

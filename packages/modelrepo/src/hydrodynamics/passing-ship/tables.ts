/** The passage as a series in time for a mooring simulation, and the loads at the staggers asked for. SI. */
import { spaced } from '@keelson/numerics/spaced.ts'
import type { Integrals } from '@keelson/physics/passing-ship/passage.ts'
import { type LoadsAt, loadsBy, reachOf } from './calculate-passage.ts'
import type { Params } from './inputs.ts'

/** Places of the passage in its table and charts. */
const PLACES = 161

export interface PassageRow extends LoadsAt {
  readonly stagger: number
  /** From abeam on; none of a ship that does not move. */
  readonly time: number | null
}

export const passageRows = (p: Params, at: (stagger: number) => Integrals): PassageRow[] =>
  spaced(-reachOf(p), reachOf(p), PLACES).map((stagger) => ({
    stagger,
    time: p.passing_speed > 0 ? stagger / p.passing_speed : null,
    ...loadsBy(p, at(stagger)),
  }))

export const staggerRows = (p: Params, loads: readonly LoadsAt[]) =>
  p.stagger.map((stagger, i) => {
    const { surge, sway, yaw } = loads[i] ?? { surge: Number.NaN, sway: Number.NaN, yaw: Number.NaN }
    return { stagger, surge, sway, yaw }
  })

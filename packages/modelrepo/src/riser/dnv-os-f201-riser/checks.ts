/** The acceptance checks, each at the station that uses most of it. */
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { PROPAGATION_D_OVER_T } from '@keelson/standards/dnv-os-f201-2010/collapse.ts'
import * as limits from '@keelson/standards/dnv-os-f201-2010/limit-states.ts'
import { BENT_D_OVER_T } from '@keelson/standards/dnv-os-f201-2010/resistance.ts'
import { dnvOsF201 } from '@keelson/standards/dnv-os-f201-2010/source.ts'
import { type CheckResult, check, checkOf, notChecked, openIf, outOf } from '@keelson/workflow'
import { pushedAt } from '../_shared/stations/compression.ts'
import { stationName } from '../_shared/stations/stations.ts'
import { worstOf } from './calculate-governing.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'
import { BURSTING, COLLAPSE, COMBINED } from './modes.ts'

const source = dnvOsF201

export const checks = {
  combined: checkOf('-', {
    title: 'Combined loading',
    demand: 'Combined loading utilisation',
    capacity: 'Combined criterion limit',
    criterion: { source, clause: 'section 5 D, combined loading' },
    reach: [BENT_D_OVER_T, EFFECTIVE_TENSION],
  }),
  bursting: checkOf('net_pressure', {
    title: 'Bursting',
    demand: limits.netIncidentalPressure,
    capacity: 'Design burst resistance',
    criterion: { source, clause: 'section 5 D, bursting' },
  }),
  collapse: checkOf('net_pressure', {
    title: 'Collapse',
    demand: limits.netExternalPressure,
    capacity: 'Design collapse resistance',
    criterion: { source, clause: 'section 5 D, hoop buckling' },
  }),
  propagation: checkOf('net_pressure', {
    title: 'Propagating buckling',
    demand: limits.netExternalPressure,
    capacity: limits.designPropagation,
    criterion: { source, clause: 'section 5 D, propagating buckling' },
    reach: [PROPAGATION_D_OVER_T],
  }),
}

export const BEYOND_BURST = 'the net internal pressure alone exceeds the burst resistance'
const ARRESTED = 'propagating buckles are accepted on the basis of buckle arrestors, as entered'

/** Without any load, of a slender pipe or under effective compression a pass shows nothing. */
function combinedCheck(p: Params, { t_2 }: Pipe, stations: readonly Station[], made: CheckResult) {
  if (made.demand === 0) return openIf('input_missing', 'no tension, moment or net pressure acts at any station', made)
  const pushed = pushedAt(stations.map(({ loads }) => loads.T_ed))
  return openIf('out_of_reach', outOf(BENT_D_OVER_T, p.outer_diameter / t_2) ?? pushed, made)
}

export function checksOf(p: Params, pipe: Pipe, stations: readonly Station[]) {
  const at = (station: number) => (stations.length > 1 ? stationName(station) : undefined)
  const noted = (station: number) => {
    const note = at(station)
    return note === undefined ? {} : { note }
  }
  const pressed = (demand: number, capacity: number, utilisation: number, station: number) =>
    check({ demand, capacity, utilisation, ...noted(station) })
  const bent = worstOf(stations, COMBINED)
  const burst = worstOf(stations, BURSTING)
  const outermost = worstOf(stations, COLLAPSE)
  const combined = stations[bent]?.combined
  const bursting = stations[burst]?.bursting
  const outside = stations[outermost]?.outside
  const [dp_li, dp_e] = [bursting?.dp_li ?? 0, outside?.dp_e ?? 0]
  return {
    combined:
      combined?.use === undefined
        ? check({
            demand: combined?.beyond ?? 0,
            capacity: limits.LIMIT,
            utilisation: Number.NaN,
            failure: [BEYOND_BURST, at(bent)].filter((s) => s !== undefined).join(' at '),
          })
        : combinedCheck(p, pipe, stations, check({ demand: combined.use, capacity: limits.LIMIT, ...noted(bent) })),
    bursting: pressed(dp_li, pipe.p_b_d, bursting?.use ?? 0, burst),
    collapse: pressed(dp_e, pipe.p_c_d, outside?.collapse ?? 0, outermost),
    propagation: p.check_propagation
      ? openIf(
          'out_of_reach',
          outOf(PROPAGATION_D_OVER_T, p.outer_diameter / pipe.t_2),
          pressed(dp_e, pipe.p_pr_d, outside?.propagation ?? 0, outermost),
        )
      : notChecked('not_requested', ARRESTED),
  }
}

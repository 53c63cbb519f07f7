/** The acceptance checks: those of the 1998 edition, at the stations that use most of them. */
import { EFFECTIVE_TENSION } from '@keelson/physics/member-stress/thick-tube.ts'
import { allowableStress } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import { allowableCollapsePressure, netExternalPressure } from '@keelson/standards/api-rp-2rd-1998/collapse.ts'
import { apiRp2rd } from '@keelson/standards/api-rp-2rd-1998/source.ts'
import { type CheckResult, check, checkOf, openIf } from '@keelson/workflow'
import { pushedAt } from '../_shared/stations/compression.ts'
import { stationName } from '../_shared/stations/stations.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'

export const checks = {
  von_mises: checkOf('stress', {
    title: 'Von Mises stress',
    demand: 'Von Mises stress at governing station',
    capacity: allowableStress,
    criterion: { source: apiRp2rd, clause: 'section 5, allowable stresses' },
    reach: [EFFECTIVE_TENSION],
  }),
  collapse: checkOf('net_pressure', {
    title: 'Collapse',
    demand: netExternalPressure,
    capacity: allowableCollapsePressure,
    criterion: allowableCollapsePressure,
  }),
}

export const checksOf = (pipe: Pipe, stations: readonly Station[], governing: number, pressed: number) => {
  const [most, outermost] = [stations[governing], stations[pressed]]
  const note = (station: number) => (stations.length > 1 ? { note: stationName(station) } : {})
  return {
    von_mises: stressCheck(
      stations,
      check({ demand: most?.stresses.sigma_vM ?? 0, capacity: pipe.sigma_all, ...note(governing) }),
    ),
    collapse: check({
      demand: outermost?.P_ext ?? 0,
      capacity: pipe.P_c_d,
      utilisation: outermost?.collapse ?? 0,
      ...((outermost?.collapse ?? 0) > 0 ? note(pressed) : { note: 'no net external pressure at any station' }),
    }),
  }
}

/** Without a load, or under effective compression, a pass shows nothing. */
function stressCheck(stations: readonly Station[], made: CheckResult) {
  const unloaded = stations.every(({ stresses }) => stresses.sigma_vM === 0)
  if (unloaded) return openIf('input_missing', 'no tension, moment or pressure acts at any station', made)
  return openIf('out_of_reach', pushedAt(stations.map(({ loads }) => loads.T_eff)), made)
}

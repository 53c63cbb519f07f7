/** The tables of a run: blocks in the wind, stations of the hull, pieces of the area under the righting arms. */
import { notApplicable } from '@keelson/workflow'
import type { Hydrostatics } from './calculate-hull.ts'
import type { Limits } from './calculate-limits.ts'
import type { Wind } from './calculate-wind.ts'

export const blockRows = ({ blocks }: Wind) => blocks?.rows ?? notApplicable('no {blocks} are used')

export const stationRows = ({ stations }: Hydrostatics) =>
  stations.length === 0 ? notApplicable('the hull is not given by {offsets}') : stations

export function areaRows(limits: Limits | undefined) {
  if (limits?.areas === undefined) return notApplicable('no areas are taken')
  const { phi_a, phi_b, z_a, z_m, z_b } = (limits.flooding ?? limits.areas).pieces
  return phi_a.map((from, i) => ({
    from,
    to: phi_b[i] as number,
    start: z_a[i] as number,
    middle: z_m[i] as number,
    end: z_b[i] as number,
    heeling: limits.arm(from),
  }))
}

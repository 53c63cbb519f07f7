/** The tables of a run: blocks in the wind, stations of the hull, pieces of the area under the righting levers. */
import { notApplicable, numberColumn } from '@keelson/workflow'
import type { Hydrostatics } from './hydrostatics.ts'
import type { Limits } from './limits.ts'
import type { Wind } from './wind.ts'

export const blockTables = {
  blocks: {
    title: 'Wind blocks',
    description: 'Wind force and heeling moment of each block.',
    columns: {
      shape: numberColumn('-', 'Shape coefficient', { symbol: 'C_S' }),
      height: numberColumn('-', 'Height coefficient', { symbol: 'C_H' }),
      area: numberColumn('hull_area', 'Area', { symbol: 'A' }),
      centre: numberColumn('height_above_datum', 'Centre above water', { symbol: 'z' }),
      force: numberColumn('hull_force', 'Force'),
      moment: numberColumn('hull_moment', 'Heeling moment'),
    },
  },
}
export const areaTables = {
  areas: {
    title: 'Righting levers for area integration',
    description: 'Integration intervals from upright to the area limit, with the heeling lever at the start of each.',
    columns: {
      from: numberColumn('heel_angle', 'Start heel angle', { symbol: 'phi_a' }),
      to: numberColumn('heel_angle', 'End heel angle', { symbol: 'phi_b' }),
      start: numberColumn('righting_arm', 'Righting lever at start', { symbol: 'z_a' }),
      middle: numberColumn('righting_arm', 'Righting lever at middle', { symbol: 'z_m' }),
      end: numberColumn('righting_arm', 'Righting lever at end', { symbol: 'z_b' }),
      heeling: numberColumn('righting_arm', 'Heeling lever at start'),
    },
  },
}

export const blockRows = (blocks: Wind['blocks']) => blocks?.rows ?? notApplicable('no {blocks} are used')

export const stationRows = ({ stations }: Hydrostatics) =>
  stations.length === 0 ? notApplicable('the hull is not defined by {offsets}') : stations

export function areaRows(limits: Limits | undefined) {
  if (limits?.areas === undefined) return notApplicable('no areas are calculated')
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

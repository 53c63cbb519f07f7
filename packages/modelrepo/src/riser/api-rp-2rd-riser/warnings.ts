/** What a specialist would remark on the run. */
import { shown, type Warning, warner } from '@keelson/workflow'
import { stationName } from '../_shared/stations/stations.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  thick_wall: 'The wall is thick: average stresses hide those of the inner and the outer fibre.',
  std2rd_without_number:
    'At some station a method of API STD 2RD has no number: pressure or tension alone is beyond it.',
} as const
const warn = warner(warnings)

/** D/t from which average stresses are near those of the fibres; the code limits the averages, whatever the wall. */
const THICK = 10

export function warningsOf(p: Params, stations: readonly Station[]): Warning[] {
  const ratio = p.outer_diameter / p.wall_thickness
  const without = stations.findIndex((s) => s.std2rd !== undefined && s.std2rd.u_2 === undefined)
  return [
    ...(ratio < THICK
      ? [
          warn(
            'thick_wall',
            `D/t is ${shown(ratio, 3)}, below ${THICK}: the stresses of inner and outer fibre, by Lame, differ from the averages`,
            '/wall_thickness',
          ),
        ]
      : []),
    ...(without >= 0
      ? [
          warn(
            'std2rd_without_number',
            `at ${stationName(without)} pressure, or tension with it, is at or beyond the limit of Methods 1 and 2, ${shown(p.std2rd_design_factor)}: they have no number there, and {std2rd_status} is fail`,
            '/std2rd_design_factor',
          ),
        ]
      : []),
  ]
}

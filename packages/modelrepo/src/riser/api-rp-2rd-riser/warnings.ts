/** What a specialist would remark on the run. */
import { shown, type Warning, warner } from '@keelson/workflow'
import { stationName } from '../_shared/stations/stations.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  thick_wall: 'The pipe is thick-walled. Fibre stresses differ from the average stresses.',
  std2rd_without_number:
    'API STD 2RD Methods 1 and 2 are not defined at a station, because pressure, alone or with tension, exceeds the limit.',
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
            `D/t is ${shown(ratio, 3)}, below ${THICK}. The inner and outer fibre stresses (Lamé) differ from the average stresses.`,
            '/wall_thickness',
          ),
        ]
      : []),
    ...(without >= 0
      ? [
          warn(
            'std2rd_without_number',
            `At ${stationName(without)} the pressure, alone or with tension, reaches the limit for Methods 1 and 2 of ${shown(p.std2rd_design_factor)}. The methods are not defined at this station and the {std2rd_status} is fail.`,
            '/std2rd_design_factor',
          ),
        ]
      : []),
  ]
}

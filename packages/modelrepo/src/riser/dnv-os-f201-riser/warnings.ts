/** What a specialist would remark on the run. */
import { shownPressure, shownRatio, shownUtilisation, type Warning, warner } from '@keelson/workflow'
import { stationName } from '../_shared/stations/stations.ts'
import type { Station } from './calculate-stations.ts'
import type { Params } from './inputs.ts'
import { INTERNAL } from './modes.ts'

export const warnings = {
  high_flow_stress: 'The flow stress parameter exceeds the pipeline code limit.',
  emptied_riser:
    'The emptied riser is subject to net external pressure. Its combined loading check requires a separate run.',
  condition_factor: 'The moment is reduced by the condition factor, which must be justified.',
  propagation_not_checked: 'Propagating buckling is not checked and the check would fail.',
} as const
const warn = warner(warnings)

/** Cap of the flow stress parameter in the pipeline code; the riser standard, by which the check is made, has none. */
const CAPPED = 1.2

export const warningsOf = (p: Params, stations: readonly Station[]): Warning[] => [
  ...ofStations(stations),
  ...ofChoices(p, stations),
]

function ofStations(stations: readonly Station[]): Warning[] {
  const hard = stations.findIndex((s) => s.combined.alpha_c > CAPPED)
  const emptied = stations.findIndex((s) => s.combined.branch === INTERNAL && s.outside.dp_e > 0)
  return [
    ...(hard < 0
      ? []
      : [
          warn(
            'high_flow_stress',
            `{flow_stress_parameter} at ${stationName(hard)} is ${shownRatio(stations[hard]?.combined.alpha_c ?? 0)}, which exceeds the pipeline code limit of ${CAPPED}. The riser standard has no limit.`,
            '/tensile_strength',
          ),
        ]),
    ...(emptied < 0
      ? []
      : [
          warn(
            'emptied_riser',
            `At ${stationName(emptied)} the net pressure is internal in operation and ${shownPressure(stations[emptied]?.outside.dp_e ?? 0)} external at {minimum_internal_pressure}. To check combined loading of the emptied riser, run again with {internal_pressure} set to this minimum.`,
            '/minimum_internal_pressure',
          ),
        ]),
  ]
}

function ofChoices(p: Params, stations: readonly Station[]): Warning[] {
  const unheld = stations.findIndex((s) => s.outside.propagation > 1)
  const { dp_e = 0, propagation = 1 } = stations[unheld]?.outside ?? {}
  return [
    ...(p.moment_condition_factor < 1
      ? [
          warn(
            'condition_factor',
            `{moment_condition_factor} is ${shownRatio(p.moment_condition_factor)}. The bending must be shown to be displacement controlled.`,
            '/moment_condition_factor',
          ),
        ]
      : []),
    ...(!p.check_propagation && unheld >= 0
      ? [
          warn(
            'propagation_not_checked',
            `A buckle would propagate at ${stationName(unheld)}, with utilisation ${shownUtilisation(propagation)} (net external pressure ${shownPressure(dp_e)}, design resistance ${shownPressure(dp_e / propagation)}). Buckle arrestors are required.`,
            '/check_propagation',
          ),
        ]
      : []),
  ]
}

/** What a specialist would remark on the run. */
import { shown, shownForce, shownPressure, shownRatio, type Warning, warner } from '@keelson/workflow'
import { stationName } from '../_shared/stations/stations.ts'
import type { Pipe } from './calculate-pipe.ts'
import type { Station } from './calculate-stations.ts'
import { INTERNAL } from './modes.ts'
import type { Params } from './params.ts'

export const warnings = {
  slender_pipe: 'D/t is outside the basis of the bending resistance.',
  high_flow_stress: 'The flow stress parameter is above what the pipeline code lets it be.',
  effective_compression: 'The effective tension is compression somewhere: global buckling is not covered.',
  emptied_riser: 'Emptied, the riser has net external pressure; its combined check is another run.',
  condition_factor: 'The moment is lowered by its condition factor, which must be justified.',
  propagation_not_checked: 'A propagating buckle is not checked, and would not be held.',
} as const
const warn = warner(warnings)

/** D/t up to which the bending resistance was tested, and from which nothing hardens. */
const TESTED = 45
const NO_HARDENING = 60
/** Cap of the flow stress parameter in the pipeline code. */
const CAPPED = 1.2

export const warningsOf = (p: Params, pipe: Pipe, stations: readonly Station[]): Warning[] => [
  ...slender(p.outer_diameter / pipe.t_2),
  ...ofStations(p, stations),
  ...ofChoices(p, stations),
]

function slender(ratio: number): Warning[] {
  if (ratio <= TESTED) return []
  const hardening = ratio > NO_HARDENING ? `, and above ${NO_HARDENING}: no strain hardening is counted` : ''
  return [
    warn(
      'slender_pipe',
      `D/t of the average wall is ${shown(ratio, 3)}, above ${TESTED}, up to which the bending resistance holds${hardening}`,
      '/wall_thickness',
    ),
  ]
}

function ofStations(p: Params, stations: readonly Station[]): Warning[] {
  const hard = stations.findIndex((s) => s.combined.alpha_c > CAPPED)
  const pushed = stations.findIndex((s) => s.loads.T_ed < 0)
  const emptied = stations.findIndex((s) => s.combined.branch === INTERNAL && s.outside.dp_e > 0)
  return [
    ...(hard < 0
      ? []
      : [
          warn(
            'high_flow_stress',
            `{flow_stress_parameter} at ${stationName(hard)} is ${shownRatio(stations[hard]?.combined.alpha_c ?? 0)}, above ${CAPPED}, where the pipeline code ends it; the riser standard does not`,
            '/tensile_strength',
          ),
        ]),
    ...(pushed < 0
      ? []
      : [
          warn(
            'effective_compression',
            `the design effective tension at ${stationName(pushed)} is ${shownForce(stations[pushed]?.loads.T_ed ?? 0)}: buckling of the riser as a column is not covered`,
            tensionPath(p),
          ),
        ]),
    ...(emptied < 0
      ? []
      : [
          warn(
            'emptied_riser',
            `at ${stationName(emptied)} the riser has net internal pressure in operation, and ${shownPressure(stations[emptied]?.outside.dp_e ?? 0)} from outside at {minimum_internal_pressure}: run it again with {internal_pressure} at that, for combined loading of the emptied riser`,
            '/minimum_internal_pressure',
          ),
        ]),
  ]
}

/** Where the tension was given. */
function tensionPath(p: Params): string {
  const names = [
    'design_effective_tension',
    'functional_tension',
    'environmental_tension',
    'accidental_tension',
  ] as const
  return `/${names.find((name) => p[name] !== undefined)}`
}

function ofChoices(p: Params, stations: readonly Station[]): Warning[] {
  const unheld = stations.findIndex((s) => s.outside.propagation > 1)
  return [
    ...(p.moment_condition_factor < 1
      ? [
          warn(
            'condition_factor',
            `{moment_condition_factor} is ${shownRatio(p.moment_condition_factor)}: the bending must be shown to be controlled by displacement`,
            '/moment_condition_factor',
          ),
        ]
      : []),
    ...(!p.check_propagation && unheld >= 0
      ? [
          warn(
            'propagation_not_checked',
            `a buckle would run at ${stationName(unheld)}, ${shownRatio(stations[unheld]?.outside.propagation ?? 0)} of its limit: arrestors must stop it`,
            '/check_propagation',
          ),
        ]
      : []),
  ]
}

/** What a specialist would remark on the run. */

import { silent } from '@keelson/equations'
import { BENDING_D_OVER_T } from '@keelson/standards/api-rp-1111-2015/bending.ts'
import { DERATING_FACTORS, TEMPERATURES, temperatureFactor } from '@keelson/standards/asme-b31.8-2020/temperature.ts'
import { fromSI, toSI } from '@keelson/units'
import {
  shownForce,
  shownLength,
  shownPressure,
  shownRatio,
  shownTemperature,
  type Warning,
  warning,
} from '@keelson/workflow'
import type { Loads } from './calculate-loads.ts'
import type { Required } from './calculate-required.ts'
import type { Wall } from './calculate-states.ts'
import type { Params } from './contract.ts'
import { RP1111 } from './modes.ts'

/** D/t below which the thin-ring collapse formulas are stretched. */
const THICK_D_OVER_T = 10

export const warningsOf = (p: Params, loads: Loads, wall: Wall, required: readonly Required[]): Warning[] => [
  ...replaced(p, loads),
  ...slenderness(p, wall),
  ...pressures(p, loads),
  ...loadWarnings(p, wall),
  ...material(p),
  ...tooThick(p, required),
]

/** Inputs that a net external pressure replaces in part. */
function replaced(p: Params, { external }: Loads): Warning[] {
  const net = p.net_external_pressure
  if (net === undefined) return []
  if (p.net_internal_pressure !== undefined)
    return p.water_depth === undefined
      ? []
      : [
          warning(
            'overridden',
            `water_depth = ${p.water_depth} m enters no check: the net pressures were given directly and replace it`,
            '/water_depth',
          ),
        ]
  if (external === undefined)
    return [
      warning(
        'external_pressure_not_known',
        `no external pressure is taken off the internal pressure of ${shownPressure(p.internal_pressure ?? 0)}: only the net external pressure was given, and no external pressure or depth`,
        '/net_external_pressure',
      ),
    ]
  const name = p.external_pressure === undefined ? 'water_depth' : 'external_pressure'
  return [
    warning(
      'overridden',
      `${name} gives ${shownPressure(external)}, which is used for the net internal pressure only: net_external_pressure = ${shownPressure(net)} was given directly and replaces it for collapse, propagation and bending`,
      `/${name}`,
    ),
  ]
}

function slenderness(p: Params, { t }: Wall): Warning[] {
  const ratio = p.outer_diameter / t
  if (ratio > BENDING_D_OVER_T.value)
    return [
      warning(
        'outside_validity',
        `D/t = ${shownRatio(ratio)} of the net wall is above ${BENDING_D_OVER_T.value}, up to which propagation and bending of API RP 1111 hold; results are extrapolated`,
        '/wall_thickness',
      ),
    ]
  if (ratio >= THICK_D_OVER_T) return []
  return [
    warning(
      'outside_validity',
      `D/t = ${shownRatio(ratio)} of the net wall is below ${THICK_D_OVER_T}: a thick wall, for which thin-ring collapse and propagation are extrapolated`,
      '/wall_thickness',
    ),
  ]
}

function pressures(p: Params, { P_net, P_ext }: Loads): Warning[] {
  const none = (what: string, value: number, checks: string) =>
    warning(
      `no_net_${what}_pressure`,
      `net ${what} pressure ${shownPressure(value)} is not positive: no wall is asked for by ${checks}`,
    )
  const said: Warning[] = []
  if (P_net <= 0) said.push(none('internal', P_net, 'burst'))
  if (P_ext <= 0) said.push(none('external', P_ext, 'collapse and propagation'))
  const { internal_pressure: P_i, minimum_internal_pressure: P_min } = p
  if (p.net_external_pressure === undefined && P_i !== undefined && P_min > P_i)
    said.push(
      warning(
        'minimum_above_design',
        `the smallest internal pressure ${shownPressure(P_min)} exceeds the internal pressure ${shownPressure(P_i)}`,
        '/minimum_internal_pressure',
      ),
    )
  return said
}

function loadWarnings(p: Params, { combined, bending }: Wall): Warning[] {
  const said: Warning[] = []
  if (p.effective_tension < 0)
    said.push(
      warning(
        'effective_compression',
        `effective tension ${shownForce(p.effective_tension)} is compression: global buckling is not checked`,
        '/effective_tension',
      ),
    )
  if (p.bending_strain > bending.epsilon_b)
    said.push(
      warning(
        'strain_above_buckling',
        `bending strain ${shownRatio(p.bending_strain)} exceeds the buckling strain t/(2D) = ${shownRatio(bending.epsilon_b)}`,
        '/bending_strain',
      ),
    )
  if (p.code !== RP1111 && (p.bending_moment ?? 0) !== 0 && p.bending_strain === 0)
    said.push(
      warning(
        'strain_not_given',
        'a bending moment was given and no bending strain: bending with external pressure is checked for a strain of 0',
        '/bending_strain',
      ),
    )
  if (p.code !== RP1111 && combined.bending > 1)
    said.push(
      warning(
        'beyond_elastic',
        `the bending moment is ${shownRatio(combined.bending)} of the yield moment: Method 1 is elastic and ends at 1`,
        p.bending_moment === undefined ? '/bending_strain' : '/bending_moment',
      ),
    )
  return said
}

function material(p: Params): Warning[] {
  const said = derating(p)
  if (p.code === RP1111 && p.weld_joint_factor < 1)
    said.push(
      warning(
        'outside_validity',
        `weld joint factor ${p.weld_joint_factor}: API RP 1111 accepts only materials with 1.0`,
        '/weld_joint_factor',
      ),
    )
  return said
}

/** Above 121 degC something must have been de-rated. */
function derating(p: Params): Warning[] {
  const { design_temperature: T } = p
  const first = toSI(TEMPERATURES[0] ?? 0, 'degC')
  if (T === undefined || T <= first) return []
  const limit = shownTemperature(first)
  const at = (message: string) => [warning('derating_missing', message, '/design_temperature')]
  if (p.code !== RP1111)
    return at(
      `${shownTemperature(T)} is above ${limit}: the strengths are used as entered, enter them de-rated for API STD 2RD`,
    )
  const last = TEMPERATURES.at(-1) ?? 0
  if (fromSI(T, 'degC') > last)
    return at(
      `${shownTemperature(T)} is above ${shownTemperature(toSI(last, 'degC'))}, where the de-rating of ASME B31.8 ends at ${DERATING_FACTORS.at(-1)}; f_t = ${p.temperature_derating_factor} is used as entered`,
    )
  const tabled = temperatureFactor(T, silent)
  if (p.temperature_derating_factor <= tabled) return []
  return at(
    `${shownTemperature(T)} is above ${limit}, and f_t = ${p.temperature_derating_factor}: ASME B31.8 de-rates to ${shownRatio(tabled)} there`,
  )
}

function tooThick(p: Params, required: readonly Required[]): Warning[] {
  const half = p.outer_diameter / 2
  return required
    .filter((r) => r.nominal >= half)
    .map((r) =>
      warning(
        'wall_exceeds_radius',
        `${r.name}: the required nominal wall ${shownLength(r.nominal)} is not less than half the diameter, ${shownLength(half)}: no such pipe`,
      ),
    )
}

/** What a specialist would remark on the run. */
import { TEMPERATURE_LIMIT } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { THICK_FORM_D_OVER_T } from '@keelson/standards/asme-b31.8-2020/hoop-stress.ts'
import { OVALITY_FLOOR } from '@keelson/standards/dnv-st-f101-2021/collapse.ts'
import { PROPAGATION_D_OVER_T_HIGH, PROPAGATION_D_OVER_T_LOW } from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { shownLength, shownPressure, shownRatio, shownTemperature, type Warning, warning } from '@keelson/workflow'
import { CONTAINMENT, keyOf, type Required } from './calculate-limit-states.ts'
import type { Pressures } from './calculate-pressures.ts'
import type { SelectedWall } from './calculate-selected-wall.ts'
import type { Params } from './contract.ts'
import { B314, B318, F101, RP1111, runs } from './modes.ts'

export function warningsOf(
  p: Params,
  pressures: Pressures,
  all: readonly Required[],
  wall: SelectedWall | undefined,
): Warning[] {
  return [...pressureWarnings(all), ...f101Warnings(p, wall), ...otherCodes(p, pressures), ...thickWalls(p, all)]
}

function pressureWarnings(all: readonly Required[]): Warning[] {
  return all
    .filter((r) => r.state === CONTAINMENT && r.pressure <= 0)
    .map((r) =>
      warning(
        'no_net_internal_pressure',
        `${r.code}: net internal pressure ${shownPressure(r.pressure)} is not positive: no wall is needed for pressure containment, 0 is returned`,
      ),
    )
}

function f101Warnings(p: Params, wall: SelectedWall | undefined): Warning[] {
  if (!runs(p, F101)) return []
  const said: Warning[] = []
  if (p.ovality < OVALITY_FLOOR.value)
    said.push(
      warning(
        'ovality_raised',
        `ovality ${p.ovality} is below ${OVALITY_FLOOR.value}: ${OVALITY_FLOOR.value} is used`,
        '/ovality',
      ),
    )
  if (wall?.f101) {
    const ratio = p.outer_diameter / wall.f101.t_2
    if (ratio < PROPAGATION_D_OVER_T_LOW.value || ratio > PROPAGATION_D_OVER_T_HIGH.value)
      said.push(
        warning(
          'outside_validity',
          `D/t_2 = ${shownRatio(ratio)} is outside ${PROPAGATION_D_OVER_T_LOW.value} to ${PROPAGATION_D_OVER_T_HIGH.value}, where the propagating pressure of DNV-ST-F101 holds`,
          p.wall_thickness === undefined ? '/characteristic_wall_thickness' : '/wall_thickness',
        ),
      )
  }
  return [...said, ...directWall(p)]
}

/** A characteristic wall given directly leaves questions open. */
function directWall(p: Params): Warning[] {
  const { characteristic_wall_thickness: t_1, wall_thickness: t } = p
  if (t_1 === undefined) return []
  const at = '/characteristic_wall_thickness'
  const said = [
    warning(
      'tolerance_unknown',
      'the characteristic wall was given directly: required nominal walls of DNV-ST-F101 hold no fabrication tolerance',
      at,
    ),
  ]
  if (t === undefined)
    said.push(
      warning(
        't2_taken_as_t1',
        `no nominal wall was given: ${shownLength(t_1)} also serves as t_2 of DNV-ST-F101 and as the wall of the other codes`,
        at,
      ),
    )
  else if (t_1 > t)
    said.push(
      warning(
        'wall_above_nominal',
        `the characteristic wall ${shownLength(t_1)} exceeds the nominal ${shownLength(t)}`,
        at,
      ),
    )
  return said
}

function otherCodes(p: Params, { p_e }: Pressures): Warning[] {
  const said: Warning[] = []
  if (runs(p, B314) && p.design_temperature > TEMPERATURE_LIMIT.si)
    said.push(
      warning(
        'outside_validity',
        `${shownTemperature(p.design_temperature)} is above ${shownTemperature(TEMPERATURE_LIMIT.si)}, up to which ASME B31.4 holds; it has no de-rating`,
        '/design_temperature',
      ),
    )
  if (runs(p, RP1111) && p.longitudinal_joint_factor < 1)
    said.push(
      warning(
        'outside_validity',
        `weld joint factor ${p.longitudinal_joint_factor}: API RP 1111 accepts only materials with 1.0`,
        '/longitudinal_joint_factor',
      ),
    )
  const onshore = runs(p, B318) && p.b318_hoop_design_factor === undefined && p.location_class !== 'offshore'
  if (onshore && p_e > 0)
    said.push(
      warning(
        'external_pressure_onshore',
        `location class '${p.location_class}' is onshore, and an external pressure of ${shownPressure(p_e)} is credited`,
        '/location_class',
      ),
    )
  if (onshore && p.mean_diameter_hoop_stress)
    said.push(
      warning(
        'outside_diameter_used',
        `the mean-diameter hoop stress below D/t ${THICK_FORM_D_OVER_T.value} belongs to the offshore chapters: ASME B31.8 ${p.location_class} uses the outside diameter`,
        '/mean_diameter_hoop_stress',
      ),
    )
  return said
}

/** A required wall that is no wall, and a demand that no wall meets. */
function thickWalls(p: Params, all: readonly Required[]): Warning[] {
  const half = p.outer_diameter / 2
  return all.flatMap((r) => {
    if (r.net === undefined)
      return [warning('no_wall_resists', `${keyOf(r)}: no wall below half the diameter, ${shownLength(half)}, resists`)]
    if ((r.nominal ?? r.net) < half) return []
    return [
      warning(
        'wall_exceeds_radius',
        `${keyOf(r)}: the required nominal wall ${shownLength(r.nominal ?? r.net)} is not less than half the diameter, ${shownLength(half)}: no such pipe`,
      ),
    ]
  })
}

/** Where a code or a formula ends: beyond it a check may fail and not pass, and the run warns. */
import { TEMPERATURE_LIMIT } from '@keelson/standards/asme-b31.4-2019/hoop-stress.ts'
import { PROPAGATION_D_OVER_T_HIGH, PROPAGATION_D_OVER_T_LOW } from '@keelson/standards/dnv-st-f101-2021/propagation.ts'
import { shownRatio, shownTemperature } from '@keelson/workflow'
import { B314, F101, RP1111, runs } from './modes.ts'
import type { Params } from './params.ts'

/** Without it the demand of collapse is none, whatever the depth. */
export const waterNotKnown = (p: Params): string | undefined =>
  runs(p, F101) && p.external_pressure === undefined && p.point_elevation === undefined
    ? 'neither {external_pressure} nor {point_elevation} was given'
    : undefined

/** Of an average wall t_2, m. */
export function beyondPropagation(p: Params, t_2: number): string | undefined {
  const [low, high] = [PROPAGATION_D_OVER_T_LOW.value, PROPAGATION_D_OVER_T_HIGH.value]
  const ratio = p.outer_diameter / t_2
  if (ratio >= low && ratio <= high) return undefined
  return `D/t = ${shownRatio(ratio)} of the average wall is outside ${low} to ${high}, where the propagating pressure of DNV-ST-F101 holds`
}

export const beyondB314 = (p: Params): string | undefined =>
  runs(p, B314) && p.design_temperature > TEMPERATURE_LIMIT.si
    ? `{design_temperature} ${shownTemperature(p.design_temperature)} is above ${shownTemperature(TEMPERATURE_LIMIT.si)}, up to which ASME B31.4 holds; it has no de-rating`
    : undefined

export const beyondRp1111 = (p: Params): string | undefined =>
  runs(p, RP1111) && p.longitudinal_joint_factor < 1
    ? `{longitudinal_joint_factor} is ${shownRatio(p.longitudinal_joint_factor)}: API RP 1111 accepts only materials with 1.0`
    : undefined

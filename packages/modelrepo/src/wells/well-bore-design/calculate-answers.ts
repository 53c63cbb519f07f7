/** What was worked out, as the contract names it. */
import { toSI } from '@keelson/units'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Concept } from './calculate-concept.ts'
import { isFullyDisplaced, type Kick } from './calculate-kick.ts'
import type { Seats } from './calculate-seats.ts'
import type { StringResult } from './calculate-strings.ts'
import type { Params } from './params.ts'
import { whyNoSeats } from './tables.ts'

export function seatValues({ surface_casing_depth: z_sc }: Params, found: Seats) {
  const { seats } = found
  const [last] = seats ?? []
  if (!seats || !last) {
    const none = whyNoSeats(found)
    return {
      seats: none,
      deepest_seat_depth: none,
      number_of_seats_below_surface_casing: none,
      mud_weight_last_section: none,
    }
  }
  return {
    seats: seats.map(({ shoe, mudWeight }) => ({ shoe_depth: shoe, mud_weight: mudWeight })),
    deepest_seat_depth: last.shoe,
    number_of_seats_below_surface_casing: seats.filter(({ shoe }) => shoe > z_sc * (1 + ROUNDING)).length,
    mud_weight_last_section: last.mudWeight,
  }
}
/** A shoe that is deeper by no more than conversions leave stands at the surface casing. */
const ROUNDING = 1e-9

export const FULL_DISPLACEMENT = 'the shoe resists an open hole full of influx: no influx volume fractures it'

export const kickValues = (k: Kick) => ({
  kick_tolerance: isFullyDisplaced(k) ? notApplicable(FULL_DISPLACEMENT) : k.KT,
  maximum_allowable_annular_surface_pressure: k.MAASP,
  maximum_influx_height: k.h,
  kick_tolerance_volume_at_bottom: k.V_b,
  kick_tolerance_volume_at_shoe: k.V_s,
  shoe_volume_converted_to_bottom: k.V_sb,
  kick_intensity: k.KI,
})

export function stringValues(all: readonly StringResult[]) {
  const each = (
    of: (one: StringResult) => number | undefined,
    otherwise: string,
  ): Record<string, number> | NotApplicable => {
    const found = all.flatMap((one) => {
      const value = of(one)
      return value === undefined ? [] : [[one.row.name, value] as const]
    })
    return found.length > 0 ? Object.fromEntries(found) : notApplicable(otherwise)
  }
  const every = (of: (one: StringResult) => number) => Object.fromEntries(all.map((one) => [one.row.name, of(one)]))
  const rated = all.filter(({ collapse }) => collapse?.found)
  return {
    burst_safety_factor: every((one) => one.burst),
    collapse_safety_factor: each(
      (one) => one.collapseFactor,
      'nothing presses on any string from outside that it could hold',
    ),
    tension_safety_factor: every((one) => one.tension),
    triaxial_safety_factor: every((one) => one.triaxial),
    burst_load_at_surface: every((one) => one.P_bl),
    burst_resistance: every((one) => one.P_br),
    collapse_load_at_shoe: every((one) => one.P_cs),
    collapse_load_at_fluid_level: every((one) => one.P_cl),
    collapse_resistance: each((one) => one.collapse?.found?.P_c, NO_RATING),
    collapse_resistance_at_fluid_level: each((one) => one.collapseAtLevel?.found?.P_c, NO_RATING),
    collapse_regime:
      rated.length > 0
        ? Object.fromEntries(rated.map((one) => [one.row.name, one.collapse?.found?.regime ?? '']))
        : notApplicable(NO_RATING),
    buoyancy_factor: every((one) => one.f_B),
    tension_load: every((one) => one.F_l),
    shock_load: every((one) => one.F_s),
    drift_diameter: every((one) => one.drift),
  }
}
const NO_RATING = 'no string has a collapse rating: the regimes of collapse lose their order'

export const conceptValues = ({ concept, cost, total, recommended }: Concept) => ({
  casing_program: concept.strings.map(({ outerDiameter, shoe }) => ({
    outer_diameter: toSI(outerDiameter, 'in'),
    setting_depth: shoe,
  })),
  total_cost: total,
  drilling_cost: cost.drilling,
  casing_cost: cost.casing,
  completion_cost: cost.completion,
  risk_scores: concept.risk,
  recommended_hole_type: recommended,
})

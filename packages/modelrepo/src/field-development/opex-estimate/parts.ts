/** A year built up from its parts, with the range that its maker states. */
import type { Trace } from '@keelson/equations'
import { CALENDAR_YEAR } from '@keelson/physics/field-cost/economic-limit.ts'
import { unitOpex } from '@keelson/physics/field-cost/opex-benchmark.ts'
import * as parts from '@keelson/physics/field-cost/opex-build-up.ts'
import type { YearCost } from './benchmark.ts'
import type { Some } from './inputs.ts'

export interface BuiltUp extends YearCost {
  readonly maintenance: number
  readonly insurance: number
  readonly manning: number
  readonly intervention: number
  readonly logistics: number
  readonly other: number
}

export type Parts = Some<
  | 'capex'
  | 'topsides_maintenance_fraction_of_capex'
  | 'insurance_fraction_of_capex'
  | 'persons_on_board'
  | 'cost_per_person_day'
  | 'well_count'
  | 'interventions_per_well_year'
  | 'cost_per_intervention'
  | 'logistics'
  | 'other_fixed',
  'production_capacity' | 'range_low_side' | 'range_high_side'
>

export function builtUpYear(p: Parts, trace: Trace): BuiltUp {
  const { capex: C } = p
  const { logistics: F_l, other_fixed: F_o, production_capacity: Q, range_low_side: x_L, range_high_side: x_H } = p
  const [N_d, Y] = [CALENDAR_YEAR, parts.YEAR_OF_COST]
  trace.section('Annual cost components')
  const F_m = trace.apply(parts.maintenanceCost, { f_t: p.topsides_maintenance_fraction_of_capex, C })
  const F_i = trace.apply(parts.insuranceCost, { f_s: p.insurance_fraction_of_capex, C })
  const F_p = trace.apply(parts.manningCost, { n_p: p.persons_on_board, c_p: p.cost_per_person_day, N_d, Y })
  const F_w = trace.apply(parts.interventionCost, {
    n_w: p.well_count,
    i_w: p.interventions_per_well_year,
    c_w: p.cost_per_intervention,
  })
  const F = trace.apply(parts.builtUpOpex, { F_m, F_i, F_p, F_w, F_l, F_o })
  const sum = { maintenance: F_m, insurance: F_i, manning: F_p, intervention: F_w, logistics: F_l, other: F_o }
  return {
    ...sum,
    base: F,
    low: x_L === undefined ? undefined : trace.apply(parts.lowOpex, { F, x_L }),
    high: x_H === undefined ? undefined : trace.apply(parts.highOpex, { F, x_H }),
    unit: Q === undefined ? undefined : trace.apply(unitOpex, { F, Y, N_d, Q }),
  }
}

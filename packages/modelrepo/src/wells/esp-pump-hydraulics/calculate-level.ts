/** Design from a fluid level or an intake pressure, at a rate through the pump. */
import type { Trace } from '@keelson/equations'
import { given, type Outcome } from '@keelson/workflow'
import { coolingVelocity, type Fluid, type Heads, headsAt, liftAbove } from './calculate-lift.ts'
import { sizing } from './calculate-sizing.ts'
import { designCharts } from './charts.ts'
import { coolingCheck, made } from './checks.ts'
import type { contract } from './contract.ts'
import { ofDesign } from './detail.ts'
import { wellFigure } from './figures.ts'
import type { Params } from './params.ts'

export function levelDesign(p: Params, trace: Trace): Outcome<typeof contract> {
  const { flow_rate: q, fluid_specific_gravity: gamma } = given(p, 'flow_rate', 'fluid_specific_gravity')
  const fluid: Fluid = { gamma, symbol: 'gamma' }
  const heads = headsOfLevel(p, q, fluid, trace)
  const { sized, values, checks, warnings } = sizing(p, q, heads, fluid, undefined, trace)
  const v_m = coolingVelocity(p, q, trace)
  return {
    values: { ...headValues(heads), ...values, motor_cooling_velocity: v_m },
    checks: made({ ...checks, motor_cooling: coolingCheck(v_m) }),
    charts: () => designCharts(p, q, heads, fluid, sized),
    figures: () => ({ well: wellFigure(p, { q, heads, p_i: p.pump_intake_pressure, ...sized }) }),
    warnings,
    detail: ofDesign(sized, heads),
  }
}

export function headsOfLevel(p: Params, q: number, fluid: Fluid, trace: Trace): Heads {
  trace.section('Total dynamic head')
  if (p.dynamic_fluid_level !== undefined) return headsAt(p, q, p.dynamic_fluid_level, fluid, trace, 'L_f')
  return headsAt(p, q, liftAbove(p, given(p, 'pump_intake_pressure').pump_intake_pressure, fluid, trace), fluid, trace)
}

export const headValues = ({ H_n, H_f, H_wh, TDH }: Heads) => ({
  net_lift: H_n,
  friction_head: H_f,
  wellhead_head: H_wh,
  total_dynamic_head: TDH,
})

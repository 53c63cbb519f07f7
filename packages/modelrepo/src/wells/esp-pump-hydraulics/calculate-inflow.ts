/** Design from the inflow of the well: pressures and volumes at the intake, then head, stages and motor. */
import type { Trace } from '@keelson/equations'
import {
  type CheckResult,
  check,
  given,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  shownIn,
} from '@keelson/workflow'
import {
  absolute,
  compositeFluid,
  type Drawn,
  drawnAt,
  gaugeOf,
  type Intake,
  indexOfTest,
  intakeAt,
} from './calculate-intake.ts'
import { headValues } from './calculate-level.ts'
import { type Fluid, headsAt, liftAbove } from './calculate-lift.ts'
import { sizing } from './calculate-sizing.ts'
import { designCharts } from './charts.ts'
import { intakeCharts, noIntakeCharts } from './charts-intake.ts'
import { gasChecks, made, standingLeft } from './checks.ts'
import type { contract } from './contract.ts'
import * as detail from './detail.ts'
import { wellFigure } from './figures.ts'
import type { Params } from './params.ts'
import { fluidWarnings, gasWarnings, warn } from './warnings.ts'

export function inflowDesign(p: Params, trace: Trace): Outcome<typeof contract> {
  const { desired_rate: q_d, reservoir_pressure: p_r } = given(p, 'desired_rate', 'reservoir_pressure')
  const { gamma_o, ...fluid } = compositeFluid(p, trace)
  const p_ra = absolute(p_r, 'p_r', 'Reservoir pressure, absolute', trace)
  const J = indexOfTest(p, p_ra, trace)
  const drawn = drawnAt(p, q_d, J, fluid, 'q_d', trace)
  const inflow = {
    productivity_index: J,
    flowing_bottomhole_pressure: gaugeOf(drawn.p_wf, trace),
    composite_specific_gravity: fluid.gamma,
    pump_intake_pressure: drawn.p_i,
  }
  if (!(drawn.p_i > 0)) return notDrawn(p, inflow, drawn)
  const at = intakeAt(p, drawn.p_i, gamma_o, trace)
  return pumped(p, inflow, drawn, fluid, at, gamma_o, trace)
}

type Inflow = Readonly<
  Record<
    'productivity_index' | 'flowing_bottomhole_pressure' | 'composite_specific_gravity' | 'pump_intake_pressure',
    number
  >
>

/** Reservoir pressure covers what is spent on the way to the intake. */
export const pressureCheck = (p: Params, { Delta_i }: Drawn): CheckResult =>
  check({ demand: Delta_i, capacity: given(p, 'reservoir_pressure').reservoir_pressure })

function pumped(
  p: Params,
  inflow: Inflow,
  drawn: Drawn,
  fluid: Fluid,
  at: Intake,
  gamma_o: number,
  trace: Trace,
): Outcome<typeof contract> {
  const left = standingLeft(p)
  trace.section('Total dynamic head')
  const heads = headsAt(p, at.q, liftAbove(p, drawn.p_i, fluid, trace), fluid, trace)
  const { sized, values, checks, warnings } = sizing(p, at.q, heads, fluid, { f_g: at.f_g, left }, trace)
  return {
    values: { ...inflow, ...intakeValues(at), ...headValues(heads), ...values },
    checks: made({
      ...checks,
      intake_pressure: pressureCheck(p, drawn),
      ...gasChecks(at.Phi, at.f_g, 'before', left),
    }),
    charts: () => ({
      ...designCharts(p, at.q, heads, fluid, sized),
      ...intakeCharts(p, drawn.p_i, gamma_o, at),
    }),
    figures: () => ({ well: wellFigure(p, { q: at.q, heads, p_i: drawn.p_i, ...sized }) }),
    warnings: [...fluidWarnings(p, at), ...gasWarnings(at.f_g, 'before', '/gas_oil_ratio'), ...warnings],
    detail: `${detail.ofDesign(sized, heads)}; ${detail.ofGas(at.Phi, at.f_g)}`,
  }
}

const intakeValues = (at: Intake) => ({
  solution_gas_oil_ratio_at_intake: at.R_s,
  oil_formation_volume_factor: at.B_o,
  gas_formation_volume_factor: at.B_g,
  total_intake_volume: at.q,
  free_gas_percent_at_intake: at.f_g,
  turpin_number: at.Phi,
  gas_handling_stable: at.Phi < 1,
})

const NOT_DRAWN = 'the intake pressure at the desired rate is not above 0: the rate cannot be drawn'

function notDrawn(p: Params, inflow: Inflow, drawn: Drawn): Outcome<typeof contract> {
  const none = notApplicable(NOT_DRAWN)
  const idle: NotChecked = notChecked('not_requested', NOT_DRAWN)
  const staged = p.head_per_stage !== undefined
  const powered = staged && p.brake_power_per_stage_water !== undefined
  const when = <T>(given: boolean, one: T) => (given ? one : undefined)
  return {
    values: {
      ...inflow,
      solution_gas_oil_ratio_at_intake: none,
      oil_formation_volume_factor: none,
      gas_formation_volume_factor: none,
      total_intake_volume: none,
      free_gas_percent_at_intake: none,
      turpin_number: none,
      gas_handling_stable: none,
      net_lift: none,
      friction_head: none,
      wellhead_head: none,
      total_dynamic_head: none,
      hydraulic_power: none,
      stages: when(staged, none),
      motor_power_required: when(powered, none),
      motor_load: when(p.motor_rating !== undefined, none),
      stage_efficiency: when(powered, none),
    },
    checks: made({
      intake_pressure: { ...pressureCheck(p, drawn), passes: false, note: NOT_DRAWN },
      gas_stability: idle,
      free_gas: idle,
      rate_above_minimum: when(p.minimum_rate !== undefined, idle),
      rate_below_maximum: when(p.maximum_rate !== undefined, idle),
      stages: when(p.maximum_stages !== undefined && staged, idle),
      motor: when(p.motor_rating !== undefined, idle),
    }),
    charts: () => noIntakeCharts(p, NOT_DRAWN),
    figures: () => ({ well: notApplicable(NOT_DRAWN) }),
    warnings: [
      warn(
        'intake_below_zero',
        `the intake pressure at {desired_rate} is ${shownIn(drawn.p_i, 'psi')}, not above 0`,
        '/desired_rate',
      ),
    ],
    detail: 'The desired rate cannot be drawn: its intake pressure is not above 0',
  }
}

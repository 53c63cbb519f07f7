/** The operating point with its checks, or why there is none. */
import type { Trace } from '@keelson/equations'
import { balance, type Crossing, type Found, headAt } from '@keelson/physics/esp/operating.ts'
import {
  type CheckResult,
  check,
  type NotChecked,
  notApplicable,
  notChecked,
  type Outcome,
  shownIn,
  type Warning,
} from '@keelson/workflow'
import { pressureCheck } from './calculate-inflow.ts'
import { headValues } from './calculate-level.ts'
import { coolingVelocity } from './calculate-lift.ts'
import {
  type At,
  type BestHeads,
  rangeAt,
  type System,
  systemOf,
  tracedBest,
  tracedCrossing,
  tracedEnd,
} from './calculate-operating.ts'
import { loadOf } from './calculate-sizing.ts'
import { operatingCharts } from './charts-operating.ts'
import { coolingCheck, made, motorCheck, rangeChecks } from './checks.ts'
import type { contract } from './contract.ts'
import { ofOperating } from './detail.ts'
import { wellFigure } from './figures.ts'
import type { Params } from './params.ts'
import { curveRows } from './tables.ts'
import { liftWarnings, motorWarnings, warn } from './warnings.ts'

export function operatingPoint(p: Params, trace: Trace): Outcome<typeof contract> {
  const system = systemOf(p)
  const found = balance(system)
  if ('crossing' in found) return balanced(p, system, found.crossing, trace)
  return unbalanced(p, system, found, trace)
}

const UNSTABLE =
  'pump and well balance where the pump gives more at a higher rate: it runs up beyond this point or down to rest'

const balanceCheck = ({ q, H_b, TDH_b }: BestHeads, failure: string | undefined): CheckResult =>
  check({
    demand: TDH_b,
    capacity: H_b,
    note: `at ${shownIn(q, 'm3/d')}, where most head is left or least is lacking`,
    ...(failure !== undefined && { failure }),
  })

function balanced(p: Params, system: System, crossing: Crossing, trace: Trace): Outcome<typeof contract> {
  const at = tracedCrossing(p, system, crossing, trace)
  const { q, P_b, H_p, heads } = at
  const load = loadOf(p, P_b, trace)
  const v_m = coolingVelocity(p, q, trace)
  const range = rangeAt(p, trace)
  const balance = balanceCheck(tracedBest(system, trace), crossing.stable ? undefined : UNSTABLE)
  return {
    values: {
      operating_point_exists: true,
      operating_flow_rate: q,
      operating_head: H_p,
      operating_brake_power: P_b,
      hydraulic_power: at.P_h,
      pump_efficiency: at.eta ?? notApplicable('the brake power is 0'),
      ...headValues(heads),
      ...intakeOf(at),
      motor_load: load,
      motor_cooling_velocity: v_m,
      operating_point: headRows(system, q),
    },
    checks: made({
      balance,
      ...rangeChecks(q, range),
      motor: motorCheck(p, P_b, undefined, undefined),
      motor_cooling: coolingCheck(v_m),
      intake_pressure: at.drawn && pressureCheck(p, at.drawn),
    }),
    tables: () => ({ pump_at_frequency: curveRows(p, system) }),
    charts: () => operatingCharts(p, system, range, { q, H: H_p, heads, load }),
    figures: () => ({ well: wellFigure(p, { q, heads, p_i: at.drawn?.p_i, N_s: p.number_of_stages, P_b }) }),
    warnings: [
      ...(crossing.stable ? [] : [warn('unstable_balance', UNSTABLE, '/pump_curve')]),
      ...liftWarnings(heads.H_n, heads.TDH),
      ...motorWarnings(load),
    ],
    detail: ofOperating(q, H_p, P_b, load),
  }
}

const intakeOf = ({ drawn }: At) => (drawn === undefined ? {} : { pump_intake_pressure: drawn.p_i })

/** Why pump and well do not balance. */
function reasonOf({ rows }: System, found: Exclude<Found, { crossing: Crossing }>): string {
  const last = rows.at(-1)?.q ?? 0
  if (found.none === 'empty')
    return found.at > 0
      ? `the well gives nothing at the rates of the curve: the intake pressure comes to 0 at ${shownIn(found.at, 'm3/d')}`
      : 'the well gives nothing: at rest the reservoir does not lift the fluid to the pump'
  if (found.none === 'below')
    return `the pump cannot lift: nowhere on its curve does it give the head that the system takes`
  const surplus = `the pump still gives ${shownIn(found.surplus, 'm')} more head than the system takes`
  return found.at < last
    ? `the well is pumped off: where the intake pressure has come to 0, at ${shownIn(found.at, 'm3/d')}, ${surplus}`
    : `the pump runs beyond its curve: at its last row, ${shownIn(last, 'm3/d')}, ${surplus}`
}

function unbalanced(
  p: Params,
  system: System,
  found: Exclude<Found, { crossing: Crossing }>,
  trace: Trace,
): Outcome<typeof contract> {
  const reason = reasonOf(system, found)
  const none = notApplicable(reason)
  const idle: NotChecked = notChecked('not_requested', reason)
  const at = tracedEnd(p, system, found, trace)
  const range = rangeAt(p, trace)
  const when = <T>(given: unknown, one: T) => (given === undefined ? undefined : one)
  const cooled = p.casing_inner_diameter !== undefined ? p.motor_outer_diameter : undefined
  const balance: CheckResult | NotChecked =
    found.none === 'empty' ? idle : balanceCheck(tracedBest(system, trace), reason)
  return {
    values: {
      operating_point_exists: false,
      operating_flow_rate: none,
      operating_head: none,
      operating_brake_power: none,
      hydraulic_power: none,
      pump_efficiency: none,
      net_lift: none,
      friction_head: none,
      wellhead_head: none,
      total_dynamic_head: none,
      pump_intake_pressure: when(at.drawn, none),
      motor_load: when(p.motor_rating, none),
      motor_cooling_velocity: when(cooled, none),
      operating_point: headRows(system, undefined),
    },
    checks: made({
      balance,
      rate_above_minimum: when(p.minimum_rate, idle),
      rate_below_maximum: when(p.maximum_rate, idle),
      motor: when(p.motor_rating, idle),
      motor_cooling: when(cooled, idle),
      intake_pressure: at.drawn && pressureCheck(p, at.drawn),
    }),
    tables: () => ({ pump_at_frequency: curveRows(p, system) }),
    charts: () => operatingCharts(p, system, range, undefined, reason),
    figures: () => ({ well: wellFigure(p, { N_s: p.number_of_stages }) }),
    warnings: warningsOf(reason),
    detail: `Pump and well do not balance: ${reason}`,
  }
}
const warningsOf = (reason: string): Warning[] => [warn('no_operating_point', reason, '/pump_curve')]

/** Rows of the curve, with the crossing between them. */
function headRows({ rows, system }: System, crossing: number | undefined) {
  const rates = rows.map(({ q }) => q)
  const all = crossing === undefined || rates.includes(crossing) ? rates : [...rates, crossing].sort((a, b) => a - b)
  return all.map((q) => ({ flow_rate: q, head: headAt(rows, q), system_head: system(q) }))
}

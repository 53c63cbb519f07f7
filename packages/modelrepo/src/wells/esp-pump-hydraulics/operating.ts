/** The rate at which a given pump and the well balance. */
import { interpolated, met, silent, type Trace } from '@keelson/equations'
import { linear } from '@keelson/numerics/interpolation.ts'
import { ATMOSPHERE, absolutePressure, flowingPressureOfIntake } from '@keelson/physics/esp/intake.ts'
import { type Balance, bestOf, type Crossing, type Found, headAt } from '@keelson/physics/esp/operating.ts'
import { affineHead, affinePower, affineRate, brakePower, pumpEfficiency, pumpHead } from '@keelson/physics/esp/pump.ts'
import { takacsEsp } from '@keelson/physics/esp/sources.ts'
import { linearRate } from '@keelson/physics/inflow/linear.ts'
import { WATER_GRADIENT } from '@keelson/physics/rod-pump/pump-equations.ts'
import { given, shownIn } from '@keelson/workflow'
import { type Fluid, type Heads, headsAt, type Lift, liftAbove, powerOf } from './heads.ts'
import type { Given, Perhaps } from './inputs.ts'
import { type Drawn, drawnAt } from './intake.ts'
import { GREATEST_RATE, LEAST_RATE, type Range } from './motor.ts'

export const pumped = [...['number_of_stages', 'pump_curve', 'pump_curve_frequency', 'fluid_specific_gravity']] as const
export const drawing = ['productivity_index', 'reservoir_pressure', 'datum_depth'] as const
type Pump = Given<'frequency' | (typeof pumped)[number]>
/** A pump in its well. */
export type Operated = Lift &
  Pump &
  Perhaps<'dynamic_fluid_level' | 'minimum_rate' | 'maximum_rate' | (typeof drawing)[number]>

export const BALANCE = { source: takacsEsp, clause: 'ch. 5, operating point of pump and system' } as const

/** Pump and well as functions of the rate. */
export interface System extends Balance {
  readonly fluid: Fluid
  /** Pressures of the inflow, where the lift is not by a fluid level. */
  readonly drawn?: (q: number, trace: Trace) => Drawn
}

export function systemOf(p: Operated): System {
  const fluid: Fluid = { gamma: p.fluid_specific_gravity, symbol: 'gamma' }
  const rows = curveAt(p, p.frequency)
  if (p.dynamic_fluid_level !== undefined) {
    const level = p.dynamic_fluid_level
    return { fluid, rows, system: (q) => headsAt(p, q, level, fluid, silent).TDH }
  }
  const J = given(p, 'productivity_index').productivity_index
  const drawn = (q: number, trace: Trace) => drawnAt(p, q, J, fluid, 'q', trace)
  const system = (q: number) => headsAt(p, q, liftAbove(p, drawn(q, silent).p_i, fluid, silent), fluid, silent).TDH
  return { fluid, rows, system, drawn, most: mostDrawn(p, J, fluid) }
}

/** Rate at which the intake pressure has come to 0, gauge. */
function mostDrawn(p: Operated, J: number, fluid: Fluid): number {
  const { reservoir_pressure, datum_depth: L_d } = given(p, 'reservoir_pressure', 'datum_depth')
  const p_r = absolutePressure.evaluateSI({ p_g: reservoir_pressure, p_atm: ATMOSPHERE.si })
  const column = { g_w: WATER_GRADIENT.si, gamma: fluid.gamma, L_d, L_p: p.pump_setting_depth }
  const p_wf = flowingPressureOfIntake({ p_i: 0, p_atm: ATMOSPHERE.si, ...column })
  return linearRate.evaluateSI({ J, p_r, p_wf })
}

/** The whole pump at a frequency. */
export function curveAt(p: Pump, f: number): Balance['rows'] {
  const { pump_curve, number_of_stages: N_s } = p
  const speeds = { f, f_0: p.pump_curve_frequency }
  return pump_curve.map((row) => {
    const h_s = affineHead.evaluateSI({ h_0: row.head_per_stage_m, ...speeds })
    return {
      q: affineRate.evaluateSI({ q_0: row.flow_rate_m3_d, ...speeds }),
      H: pumpHead.evaluateSI({ N_s, h_s }),
    }
  }) as unknown as Balance['rows']
}

/** Brake power of the whole pump in the fluid, at a rate within the curve. */
export function powerAt(p: Pump, q: number, fluid: Fluid): number {
  return brakePower.evaluateSI({ N_s: p.number_of_stages, P_s: stageAt(p, q, silent).P_s, gamma: fluid.gamma })
}

/** What one stage does at a rate and frequency, by rows and affinity. */
function stageAt(p: Pump, q: number, trace: Trace) {
  const { pump_curve } = p
  const back = { f: p.pump_curve_frequency, f_0: p.frequency }
  const x = trace.apply(
    affineRate,
    { q_0: q, ...back },
    { as: 'q_c', title: 'Rate on pump curve', rename: { q_0: 'q', f: 'f_0', f_0: 'f' } },
  )
  const xs = pump_curve.map((row) => row.flow_rate_m3_d)
  const read = (symbol: string, title: string, unit: string, ys: readonly number[]) => {
    const { value, at } = linear(xs, ys, x, 'clamp')
    const [lower, upper, t] = at
    const axis = { symbol: 'q_c', title: 'rate', unit: 'm3/d', at: x, nodes: xs, scale: 'linear' as const }
    return trace.lookup({
      ...BALANCE,
      symbol,
      title,
      unit,
      value,
      cell: `pump curve, between rows ${lower + 1} and ${upper + 1}`,
      ...interpolated([{ ...axis, place: { lower, upper, t } }], ([i = 0]) => ys[i] ?? Number.NaN),
    })
  }
  const h_0 = read(
    'h_0',
    'Head per stage from curve',
    'm',
    pump_curve.map((row) => row.head_per_stage_m),
  )
  const P_0 = read(
    'P_0',
    'Brake power per stage from curve',
    'hp',
    pump_curve.map((row) => row.brake_power_per_stage_hp),
  )
  const speeds = { f: p.frequency, f_0: p.pump_curve_frequency }
  const h_s = trace.apply(affineHead, { h_0, ...speeds }, { as: 'h_s' })
  return { h_s, P_s: trace.apply(affinePower, { P_0, ...speeds }, { as: 'P_s' }) }
}

/** Pump and well at a rate. */
export interface At {
  readonly q: number
  readonly heads: Heads
  readonly drawn: Drawn | undefined
  readonly H_p: number
  readonly P_b: number
}

/** Steps of the crossing: the rate, what the well takes there and what the pump gives. */
export function tracedCrossing(p: Operated, system: System, found: Crossing, trace: Trace): At {
  trace.section('Operating point')
  const q = trace.solved({
    ...BALANCE,
    symbol: 'q',
    title: 'Rate at pump and system balance',
    unit: 'm3/d',
    value: found.q,
    trial: system.rows.at(-1)?.q ?? 0,
    residual: found.residual / Math.max(Math.abs(headAt(system.rows, found.q)), 1),
    iterations: found.iterations,
    method:
      'segment by segment along the pump curve from its end, with the Brent method in the first segment that has an intersection',
    meets: [met('pump head', 'm', headAt(system.rows, found.q), 'system head', system.system(found.q))],
  })
  return tracedAt(p, system, q, trace)
}

export const MOST_LEFT = 'System head at maximum margin'

/** Heads where most is left, or least is lacking; the rate there in words. */
export function tracedBest(system: System, trace: Trace): string {
  const best = bestOf(system)
  trace.section('Head margin')
  const rate = shownIn(best.q, 'm3/d')
  const cell = `curve rates, at ${rate}`
  const read = (symbol: string, title: string, value: number) =>
    trace.lookup({ ...BALANCE, symbol, title, unit: 'm', value, cell })
  read('TDH_b', MOST_LEFT, best.system)
  read('H_b', 'Pump head at maximum margin', best.pump)
  return rate
}

/** Steps at the end of a search that found no crossing. */
export function tracedEnd(
  p: Operated,
  system: System,
  { at }: Exclude<Found, { crossing: Crossing }>,
  trace: Trace,
): At {
  trace.section('End of search')
  const [first, last] = [system.rows[0].q, system.rows.at(-1)?.q ?? 0]
  const q = trace.lookup({
    ...BALANCE,
    symbol: 'q',
    title: 'Rate at end of search',
    unit: 'm3/d',
    value: Math.max(at, first),
    cell: endOf(at, first, last),
  })
  return tracedAt(p, system, q, trace)
}

function endOf(at: number, first: number, last: number): string {
  if (at <= first) return 'first row of the pump curve, at frequency'
  return at === last ? 'last row of the pump curve, at frequency' : 'rate at which the intake pressure reaches 0'
}

function tracedAt(p: Operated, { fluid, drawn: drawnOf }: System, q: number, trace: Trace): At {
  const drawn = drawnOf?.(q, trace)
  const heads =
    drawn === undefined
      ? headsAt(p, q, given(p, 'dynamic_fluid_level').dynamic_fluid_level, fluid, trace, 'L_f')
      : headsAt(p, q, liftAbove(p, drawn.p_i, fluid, trace), fluid, trace)
  trace.section('Pump performance')
  const { h_s, P_s } = stageAt(p, q, trace)
  const H_p = trace.apply(pumpHead, { N_s: p.number_of_stages, h_s })
  const P_b = trace.apply(brakePower, { N_s: p.number_of_stages, P_s, gamma: fluid.gamma })
  const P_h = powerOf(q, H_p, fluid, trace, 'H_p')
  if (P_b > 0) trace.apply(pumpEfficiency, { P_h, P_b })
  return { q, heads, drawn, H_p, P_b }
}

/** The recommended range of the curve, at frequency. */
export function rangeAt(p: Operated, trace: Trace): Range {
  const scaled = (q_0: number | undefined, symbol: string, title: string) =>
    q_0 === undefined
      ? undefined
      : trace.apply(
          affineRate,
          { q_0, f: p.frequency, f_0: p.pump_curve_frequency },
          { as: `${symbol}f`, title, rename: { q_0: symbol } },
        )
  return {
    least: scaled(p.minimum_rate, 'q_min', LEAST_RATE),
    most: scaled(p.maximum_rate, 'q_max', GREATEST_RATE),
  }
}

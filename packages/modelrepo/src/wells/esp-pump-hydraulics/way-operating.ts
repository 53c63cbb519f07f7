/** The operating point of a given pump in its well with its checks, or why there is none. */
import type { Trace } from '@keelson/equations'
import { balance, type Crossing, type Found } from '@keelson/physics/esp/operating.ts'
import { affineRate, brakePower, pumpEfficiency, pumpHead } from '@keelson/physics/esp/pump.ts'
import {
  capitalised,
  compares,
  flagValue,
  gives,
  inPractice,
  notApplicable,
  notChecked,
  numberColumn,
  rowsValue,
  shownIn,
} from '@keelson/workflow'
import { charts, operatingCharts } from './charts-operating.ts'
import { wellFigure } from './figures.ts'
import { lift, liftFigures, liftValues } from './heads.ts'
import { type Perhaps, way } from './inputs.ts'
import { drawnChecks, drawnValues } from './intake.ts'
import {
  cooled,
  coolingChecks,
  coolingValues,
  coolMotor,
  driveValues,
  ifGiven,
  limiting,
  loadOf,
  motorChecks,
  rangeChecks,
} from './motor.ts'
import {
  BALANCE,
  drawing,
  MOST_LEFT,
  type Operated,
  pumped,
  rangeAt,
  type System,
  systemOf,
  tracedBest,
  tracedCrossing,
  tracedEnd,
} from './operating.ts'
import { curveProblems } from './rules.ts'
import { loadedTo } from './sizing.ts'
import { curveRows, headRows } from './tables.ts'
import { liftWarnings, motorWarnings, noOperatingPoint, unstableBalance } from './warnings.ts'

const oilfield = inPractice('oilfield')

export const inWell = way({
  takes: [...lift, ...pumped],
  unlessReplaced: ['dynamic_fluid_level'],
  may: [...drawing, ...limiting, ...cooled],
  rules: curveProblems,
  values: {
    ...liftValues,
    ...driveValues,
    ...coolingValues,
    ...drawnValues,
    operating_point_exists: flagValue({
      title: 'Operating point found',
      description:
        'True if the pump and system curves intersect within the pump curve at an intake pressure not below 0.',
    }),
    operating_flow_rate: gives(affineRate, 'downhole_rate', 'Pump rate at the operating point.', {
      title: 'Operating rate',
      symbol: 'q',
      unit: 'm3/d',
    }),
    operating_head: gives(pumpHead, 'pump_head', 'Pump head at the operating point, in metres of the produced fluid.', {
      title: 'Operating head',
    }),
    operating_brake_power: oilfield.gives(
      brakePower,
      'power',
      'Brake power at the operating point with the produced fluid.',
      {
        title: 'Operating brake power',
      },
    ),
    pump_efficiency: gives(pumpEfficiency, '-', 'Pump efficiency at the operating point.'),
    operating_point: rowsValue({
      title: 'Pump and system heads',
      description: 'Pump head at the running frequency and system head. The curves intersect at the operating point.',
      columns: {
        flow_rate: numberColumn('downhole_rate', 'Rate', { symbol: 'q' }),
        head: numberColumn('pump_head', 'Pump head', { symbol: 'H_p' }),
        system_head: numberColumn('pump_head', 'System head', { symbol: 'TDH' }),
      },
    }),
  },
  checks: {
    ...rangeChecks({ q: { symbol: 'q' }, least: { symbol: 'q_minf' }, most: { symbol: 'q_maxf' } }),
    ...motorChecks,
    ...coolingChecks,
    ...drawnChecks,
    balance: compares('pump_head', {
      title: 'Pump and system balance',
      criterion: BALANCE,
      demand: { symbol: 'TDH_b', title: MOST_LEFT },
      capacity: { symbol: 'H_b', title: pumpHead.title },
    }),
  },
  tables: {
    pump_at_frequency: {
      title: 'Pump at running frequency',
      description:
        'Performance of the complete pump with the produced fluid, at the rate in each row of the pump curve. Intake pressure is included if an inflow is entered.',
      columns: {
        flow_rate: numberColumn('downhole_rate', 'Rate', { symbol: 'q' }),
        head: numberColumn('pump_head', 'Head', { symbol: 'H_p' }),
        brake_power: oilfield.numberColumn('power', 'Brake power', { symbol: 'P_b' }),
        efficiency: numberColumn('-', 'Efficiency', { symbol: 'eta_p' }),
        intake_pressure: oilfield.numberColumn('well_pressure_gauge', 'Intake pressure', { symbol: 'p_i' }),
      },
    },
  },
  charts,
  figures: liftFigures,
  calculate: (p, trace) => {
    const system = systemOf(p)
    const found = balance(system)
    return 'crossing' in found ? balanced(p, system, found.crossing, trace) : unbalanced(p, system, found, trace)
  },
})

type Params = Operated & Perhaps<(typeof limiting)[number] | (typeof cooled)[number]>

const UNSTABLE = 'the operating point is unstable, because the pump head exceeds the system head at higher rates'

function balanced(p: Params, system: System, crossing: Crossing, trace: Trace) {
  const { q, P_b, H_p, heads, drawn } = tracedCrossing(p, system, crossing, trace)
  const load = loadOf(p, P_b, trace)
  coolMotor(p, q, trace)
  const range = rangeAt(p, trace)
  return {
    values: {
      operating_point_exists: true,
      ...(P_b > 0 ? {} : { pump_efficiency: notApplicable('the brake power is 0') }),
      operating_point: headRows(system, q),
    },
    beside: { balance: besideBest(system, crossing.stable ? undefined : UNSTABLE, trace) },
    tables: () => ({ pump_at_frequency: curveRows(p, system) }),
    charts: () => operatingCharts(p, system, range, { q, H: H_p, heads, load }),
    figures: () => ({ well: wellFigure(p, { q, heads, p_i: drawn?.p_i, N_s: p.number_of_stages, P_b }) }),
    warnings: [
      ...unstableBalance(crossing.stable, UNSTABLE),
      ...liftWarnings(heads.H_n, heads.TDH),
      ...motorWarnings(load),
    ],
    detail: `Operating point ${shownIn(q, 'm3/d')} at a head of ${shownIn(H_p, 'm')}, requiring ${shownIn(P_b, 'hp')}${loadedTo(load)}`,
  }
}

const besideBest = (system: System, failure: string | undefined, trace: Trace) => ({
  note: `at ${tracedBest(system, trace)}, the rate of maximum head margin`,
  ...(failure !== undefined && { failure }),
})

function unbalanced(p: Params, system: System, found: Exclude<Found, { crossing: Crossing }>, trace: Trace) {
  const reason = reasonOf(system, found)
  const [none, idle] = [notApplicable(reason), notChecked('not_requested', reason)]
  const { drawn } = tracedEnd(p, system, found, trace)
  const range = rangeAt(p, trace)
  const cooling = p.casing_inner_diameter === undefined ? undefined : p.motor_outer_diameter
  const empty = found.none === 'empty'
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
      pump_intake_pressure: ifGiven(drawn, none),
      motor_load: ifGiven(p.motor_rating, none),
      motor_cooling_velocity: ifGiven(cooling, none),
      operating_point: headRows(system, undefined),
    },
    checks: {
      ...(empty && { balance: idle }),
      rate_above_minimum: ifGiven(p.minimum_rate, idle),
      rate_below_maximum: ifGiven(p.maximum_rate, idle),
      motor: ifGiven(p.motor_rating, idle),
      motor_cooling: ifGiven(cooling, idle),
    },
    ...(!empty && { beside: { balance: besideBest(system, reason, trace) } }),
    tables: () => ({ pump_at_frequency: curveRows(p, system) }),
    charts: () => operatingCharts(p, system, range, undefined, reason),
    figures: () => ({ well: wellFigure(p, { N_s: p.number_of_stages }) }),
    warnings: [noOperatingPoint(reason)],
    detail:
      found.none === 'beyond' ? 'No operating point on the pump curve' : `No operating point. ${capitalised(reason)}`,
  }
}

/** Why pump and well do not balance. */
function reasonOf({ rows }: System, found: Exclude<Found, { crossing: Crossing }>): string {
  const last = rows.at(-1)?.q ?? 0
  if (found.none === 'empty')
    return found.at > 0
      ? `the well does not flow at the curve rates, because the intake pressure reaches 0 at ${shownIn(found.at, 'm3/d')}`
      : 'the well does not flow, because at zero rate the reservoir pressure does not lift the fluid to the pump'
  if (found.none === 'below') return 'the pump head is below the system head over the whole curve'
  const surplus = `the pump head still exceeds the system head by ${shownIn(found.surplus, 'm')}`
  return found.at < last
    ? `the well is pumped off, because the intake pressure reaches 0 at ${shownIn(found.at, 'm3/d')}, where ${surplus}`
    : `the operating point is outside the pump curve, because at the last row, ${shownIn(last, 'm3/d')}, ${surplus}`
}

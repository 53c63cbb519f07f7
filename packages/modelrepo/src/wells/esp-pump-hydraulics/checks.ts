/** The acceptance checks: recommended range, stages, motor and its cooling, intake pressure, gas, cable, and that pump and well balance. */
import type { Trace } from '@keelson/equations'
import * as cable from '@keelson/physics/esp/cable.ts'
import {
  annulusVelocity,
  GAS_LOCKS,
  HEAD_ON_WATER,
  POWER_ON_WATER,
  TURPIN_LIMIT,
  turpinNumber,
} from '@keelson/physics/esp/gas.ts'
import { freeGasShare, pressureSpent } from '@keelson/physics/esp/intake.ts'
import { brakePower, LEAST_COOLING, pumpHead, stageCount } from '@keelson/physics/esp/pump.ts'
import { apiRp11s4, takacsEsp } from '@keelson/physics/esp/sources.ts'
import { STANDING_API, STANDING_GOR, STANDING_TEMPERATURE } from '@keelson/physics/pvt/standing.ts'
import {
  type CheckResult,
  check,
  checkOf,
  given,
  inPractice,
  type Left,
  type NotChecked,
  openIf,
  outOf,
  withoutDemand,
} from '@keelson/workflow'
import * as modes from './modes.ts'
import type { Params } from './params.ts'

const { checkOf: oilfield } = inPractice('oilfield')
const STANDING = [STANDING_API, STANDING_TEMPERATURE, STANDING_GOR]
const RANGE = { source: apiRp11s4, clause: 'pump selection, recommended operating range' }

export const checks = {
  rate_above_minimum: checkOf('downhole_rate', {
    title: 'Rate above the least of the recommended range',
    criterion: RANGE,
    demand: 'Least recommended rate at frequency',
    capacity: 'Rate through the pump',
    unit: 'm3/d',
    onlyWhen: modes.lifted,
    needs: ['minimum_rate'],
  }),
  rate_below_maximum: checkOf('downhole_rate', {
    title: 'Rate below the greatest of the recommended range',
    criterion: RANGE,
    demand: 'Rate through the pump',
    capacity: 'Greatest recommended rate at frequency',
    unit: 'm3/d',
    onlyWhen: modes.lifted,
    needs: ['maximum_rate'],
  }),
  stages: checkOf('-', {
    title: 'Stages within the housings',
    criterion: stageCount,
    demand: stageCount,
    capacity: 'Most stages',
    onlyWhen: modes.designed,
    needs: ['maximum_stages', 'head_per_stage'],
    reach: [HEAD_ON_WATER, ...STANDING],
  }),
  motor: oilfield('power', {
    title: 'Motor power',
    criterion: { source: apiRp11s4, clause: 'motor selection, load of at most 1' },
    demand: brakePower,
    capacity: 'Motor rating',
    onlyWhen: modes.lifted,
    needs: ['motor_rating'],
    reach: [POWER_ON_WATER, ...STANDING],
  }),
  motor_cooling: checkOf('pipe_flow_velocity', {
    title: 'Cooling of the motor',
    criterion: LEAST_COOLING,
    demand: 'Least velocity past the motor',
    capacity: annulusVelocity,
    unit: 'm/s',
    onlyWhen: modes.levelled,
    needs: ['casing_inner_diameter', 'motor_outer_diameter'],
  }),
  intake_pressure: oilfield('well_pressure_gauge', {
    title: 'Intake pressure above 0',
    criterion: { source: takacsEsp, clause: 'ch. 5, pump intake pressure' },
    demand: pressureSpent,
    capacity: 'Reservoir pressure',
    onlyWhen: modes.inflowing,
    needs: ['reservoir_pressure', 'datum_depth'],
  }),
  balance: checkOf('pump_head', {
    title: 'Pump and well balance',
    criterion: { source: takacsEsp, clause: 'ch. 5, operating point of pump and system' },
    demand: 'Head that the system takes where most is left',
    capacity: pumpHead,
    onlyWhen: modes.operating,
  }),
  gas_stability: checkOf('-', {
    title: 'Stable operation with gas',
    criterion: turpinNumber,
    demand: turpinNumber,
    capacity: 'Turpin number up to which a pump runs steadily',
    onlyWhen: modes.gassy,
    reach: STANDING,
  }),
  free_gas: checkOf('fraction', {
    title: 'Free gas that the pump bears',
    criterion: GAS_LOCKS,
    demand: freeGasShare,
    capacity: 'Free gas that a pump bears without a gas handler',
    onlyWhen: modes.gassy,
    reach: STANDING,
  }),
  cable_drop_by_length: checkOf('motor_voltage', {
    title: 'Voltage drop by the length of the cable',
    criterion: cable.allowedDrop,
    demand: cable.voltageDrop,
    capacity: cable.allowedDrop,
    onlyWhen: modes.cabled,
  }),
  cable_drop_by_voltage: checkOf('motor_voltage', {
    title: 'Voltage drop by the motor voltage',
    criterion: cable.allowedShare,
    demand: cable.voltageDrop,
    capacity: cable.allowedShare,
    onlyWhen: modes.cabled,
  }),
}

type Made = CheckResult | NotChecked | undefined

/** Those that are made: what a check needs and was not given leaves it out. */
export const made = <M extends Readonly<Record<string, Made>>>(all: M) =>
  Object.fromEntries(Object.entries(all).filter(([, c]) => c !== undefined)) as {
    readonly [N in keyof M]?: Exclude<M[N], undefined>
  }

/** The recommended range at frequency, where it is given. */
export interface Range {
  readonly least?: number | undefined
  readonly most?: number | undefined
}
export const givenRange = ({ minimum_rate: least, maximum_rate: most }: Params): Range => ({ least, most })

export const rangeChecks = (q: number, { least, most }: Range) => ({
  rate_above_minimum: least === undefined ? undefined : check({ demand: least, capacity: q }),
  rate_below_maximum: most === undefined ? undefined : check({ demand: q, capacity: most }),
})

/** What the oil leaves of the data of Standing, by which its gas comes free. */
export function standingLeft(p: Params): Left | undefined {
  const of = given(p, 'oil_api_gravity', 'bottomhole_temperature', 'gas_oil_ratio')
  if (of.gas_oil_ratio === 0) return undefined
  return (
    outOf(STANDING_API, of.oil_api_gravity) ??
    outOf(STANDING_TEMPERATURE, of.bottomhole_temperature) ??
    outOf(STANDING_GOR, of.gas_oil_ratio)
  )
}

/** Free gas before separation, as far as it is known. */
export interface Gas {
  readonly f_g: number
  readonly left: Left | undefined
}

export const stagesCheck = (p: Params, N_s: number | undefined, gas: Gas | undefined): Made =>
  p.maximum_stages === undefined || N_s === undefined
    ? undefined
    : openIf(
        'out_of_reach',
        gas && (gas.left ?? outOf(HEAD_ON_WATER, gas.f_g)),
        check({ demand: N_s, capacity: p.maximum_stages }),
      )

/** `contradiction`: why stage and power do not belong together. */
export const motorCheck = (
  p: Params,
  P_b: number | undefined,
  gas: Gas | undefined,
  contradiction: string | undefined,
): Made => {
  if (p.motor_rating === undefined) return undefined
  if (P_b === undefined) return withoutDemand('head and brake power of a stage are not given')
  const made = check({ demand: P_b, capacity: p.motor_rating })
  if (contradiction !== undefined) return openIf('contradiction', contradiction, made)
  return openIf('out_of_reach', gas && (gas.left ?? outOf(POWER_ON_WATER, gas.f_g)), made)
}

export const coolingCheck = (v_m: number | undefined): Made =>
  v_m === undefined ? undefined : check({ demand: LEAST_COOLING, capacity: v_m })

const UNSTABLE = 'the Turpin number is not below 1: the pump surges and may lock'
const LOCKED = 'free gas is above 40 %: the method does not hold without a gas handler'

/** `when`: before or after separation; `left`: what the oil leaves of the data by which its gas was found. */
export const gasChecks = (Phi: number, f_g: number, when: 'before' | 'after', left: Left | undefined) => ({
  gas_stability: openIf(
    'out_of_reach',
    left,
    check({
      demand: Phi,
      capacity: TURPIN_LIMIT,
      note: `${when} separation`,
      ...(Phi >= TURPIN_LIMIT.value && { failure: `${UNSTABLE}, ${when} separation` }),
    }),
  ),
  free_gas: openIf(
    'out_of_reach',
    left,
    check({
      demand: f_g,
      capacity: GAS_LOCKS,
      note: `${when} separation`,
      ...(f_g > GAS_LOCKS.value && { failure: `${LOCKED}, ${when} separation` }),
    }),
  ),
})

const COLD = 'no {conductor_temperature} is given, and a cable in a well is hotter than 77 °F and drops more'

export function cableChecks(p: Params, Delta_V: number, L: number, V_m: number, trace: Trace) {
  trace.section('Voltage drop allowed')
  const byLength = trace.apply(cable.allowedDrop, { e_L: cable.MOST_DROP, L })
  const byVoltage = trace.apply(cable.allowedShare, { x_V: cable.MOST_SHARE, V_m })
  const unknown = p.conductor_temperature === undefined ? COLD : undefined
  return {
    cable_drop_by_length: openIf('input_missing', unknown, check({ demand: Delta_V, capacity: byLength })),
    cable_drop_by_voltage: openIf('input_missing', unknown, check({ demand: Delta_V, capacity: byVoltage })),
  }
}

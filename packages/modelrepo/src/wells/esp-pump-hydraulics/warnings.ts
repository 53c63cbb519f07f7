/** What a specialist would remark on the run. */
import { GAS_FELT, GAS_LOCKS } from '@keelson/physics/esp/gas.ts'
import { FULL_LOAD } from '@keelson/physics/esp/pump.ts'
import { B_RANGE, TESTED } from '@keelson/physics/esp/viscosity.ts'
import { STANDING_API, STANDING_GOR, STANDING_TEMPERATURE } from '@keelson/physics/pvt/standing.ts'
import { fromSI } from '@keelson/units'
import { sayer, shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Given } from './inputs.ts'
import type { Intake } from './intake.ts'
import { PREFERRED_LOAD } from './motor.ts'

export const warnings = {
  gas_felt: 'More than 10 per cent of the volume at the intake is free gas: the water curve promises too much head.',
  gas_beyond_method: 'More than 40 per cent of the volume at the intake is free gas: the method does not hold.',
  efficiency_above_one: 'Rate, head and brake power of the stage make an efficiency above 1.',
  motor_underloaded: 'The motor is loaded by less than half.',
  motor_nearly_full: 'The motor is loaded by more than 95 per cent.',
  fluid_outside: 'The oil, its gas or its temperature is outside of the data of the correlations.',
  flows_by_itself: 'The pressures lift the fluid to the wellhead: no pump is needed.',
  level_above_surface: 'The intake pressure holds the fluid above the surface.',
  intake_below_zero: 'The intake pressure at the desired rate is not above 0.',
  no_operating_point: 'Pump and well do not balance within the curve.',
  unstable_balance: 'Pump and well balance where the pump gives more at a higher rate.',
  viscosity_beyond_method: 'The parameter B is 40 or more: the method does not hold.',
  viscosity_outside_tests: 'Viscosity, rate, head or rate ratio is outside of the tests behind the correction.',
  no_correction: 'The parameter B is at most 1: water performance holds.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

export function motorWarnings(load: number | undefined): Warning[] {
  if (load === undefined) return []
  const { least, most } = PREFERRED_LOAD
  const loaded = `the motor is loaded to ${shownPercent(load)}`
  return [
    ...said(
      'motor_underloaded',
      load < least,
      `${loaded}, below ${shownPercent(least)}: its efficiency and power factor are poor`,
      '/motor_rating',
    ),
    ...said(
      'motor_nearly_full',
      load > most && load <= FULL_LOAD.value,
      `${loaded}, above ${shownPercent(most)}: nothing is left for wear, voltage or a heavier fluid`,
      '/motor_rating',
    ),
  ]
}

export const efficiencyWarnings = (eta = 0): Warning[] =>
  said(
    'efficiency_above_one',
    eta > 1,
    `rate, {head_per_stage} and {brake_power_per_stage_water} make an efficiency of ${shownPercent(eta)}: no pump gives more than it takes, and the power is too low`,
    '/brake_power_per_stage_water',
  )

export const intakeBelowZero = (p_i: number): Warning =>
  warn(
    'intake_below_zero',
    `the intake pressure at {desired_rate} is ${shownIn(p_i, 'psi')}, not above 0`,
    '/desired_rate',
  )

export const noOperatingPoint = (reason: string): Warning => warn('no_operating_point', reason, '/pump_curve')

export const unstableBalance = (stable: boolean, reason: string): Warning[] =>
  said('unstable_balance', !stable, reason, '/pump_curve')

/** `when`: before or after separation. */
export function gasWarnings(f_g: number, when: 'before' | 'after', at: string): Warning[] {
  const share = `${shownPercent(f_g)} of the volume at the intake is free gas ${when} separation`
  const locks = f_g > GAS_LOCKS.value
  return [
    ...said(
      'gas_beyond_method',
      locks,
      `${share}, above ${shownPercent(GAS_LOCKS.value)}: the method does not hold without a gas handler`,
      at,
    ),
    ...said(
      'gas_felt',
      !locks && f_g > GAS_FELT.value,
      `${share}, above ${shownPercent(GAS_FELT.value)}: the curve on water promises too much head`,
      at,
    ),
  ]
}

const DATA = [
  { name: 'oil_api_gravity', reach: STANDING_API },
  { name: 'bottomhole_temperature', reach: STANDING_TEMPERATURE },
  { name: 'gas_oil_ratio', reach: STANDING_GOR },
] as const

export function fluidWarnings(p: Given<(typeof DATA)[number]['name']>, { q_g }: Intake): Warning[] {
  if (q_g === 0) return []
  return DATA.flatMap(({ name, reach: { unit, from: least = -Infinity, to: most = Infinity } }) => {
    const value = fromSI(p[name], unit)
    return said(
      'fluid_outside',
      value < least || value > most,
      `{${name}} is ${shown(value, 4)} ${unit}, outside of ${least} to ${most} of the data of Standing: free gas is uncertain`,
      `/${name}`,
    )
  })
}

export const liftWarnings = (H_n: number, TDH: number): Warning[] => [
  ...said(
    'level_above_surface',
    H_n < 0,
    `the head of the intake pressure is ${shownIn(-H_n, 'm')} more than the depth of the pump`,
    '/pump_setting_depth',
  ),
  ...said(
    'flows_by_itself',
    !(TDH > 0),
    `the total dynamic head is ${shownIn(TDH, 'm')}: no pump is needed`,
    '/pump_setting_depth',
  ),
]

const TESTS = [
  { name: 'kinematic_viscosity', unit: 'cSt', range: TESTED.nu },
  { name: 'best_efficiency_rate', unit: 'm3/h', range: TESTED.q_BEP },
  { name: 'head_at_best_efficiency', unit: 'm', range: TESTED.h_BEP },
  { name: 'rate_ratio_to_best_efficiency', unit: '-', range: TESTED.x_q },
] as const
/** Rounding of conversions at the ends of a range. */
const NOISE = 1e-9

export function viscosityWarnings(p: Given<(typeof TESTS)[number]['name']>, B: number): Warning[] {
  const { from, below } = B_RANGE
  const parameter = `the parameter B is ${shown(B, 3)}`
  if (B <= from)
    return [warn('no_correction', `${parameter}, at most ${from}: water performance holds`, '/kinematic_viscosity')]
  if (B >= below)
    return [
      warn(
        'viscosity_beyond_method',
        `${parameter}, and the method ends at ${below}: test the pump, or analyse its losses`,
        '/kinematic_viscosity',
      ),
    ]
  return TESTS.flatMap(({ name, unit, range: [least, most] }) =>
    said(
      'viscosity_outside_tests',
      p[name] < least * (1 - NOISE) || p[name] > most * (1 + NOISE),
      `{${name}} is ${shownIn(p[name], unit)}, outside of ${shown(fromSI(least, unit), 4)} to ${shownIn(most, unit)} of the tests behind the correction`,
      `/${name}`,
    ),
  )
}

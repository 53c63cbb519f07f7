/** What a specialist would remark on the run. */
import { GAS_FELT, GAS_LOCKS } from '@keelson/physics/esp/gas.ts'
import { FULL_LOAD } from '@keelson/physics/esp/pump.ts'
import { B_RANGE, TESTED } from '@keelson/physics/esp/viscosity.ts'
import { STANDING_API, STANDING_GOR, STANDING_TEMPERATURE } from '@keelson/physics/pvt/standing.ts'
import { fromSI } from '@keelson/units'
import { asSentence, quantityMark, sayer, shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Given } from './inputs.ts'
import type { Intake } from './intake.ts'
import { PREFERRED_LOAD } from './motor.ts'

export const warnings = {
  gas_felt: 'More than 10 % of the intake volume is free gas. The pump curve for water overestimates the head.',
  gas_beyond_method: 'More than 40 % of the intake volume is free gas. The method is not valid.',
  efficiency_above_one: 'Rate, head and brake power of the stage give an efficiency above 1.',
  motor_underloaded: 'The motor load is below 50 %.',
  motor_nearly_full: 'The motor load is above 95 %.',
  fluid_outside:
    'The oil gravity, gas gravity, gas-oil ratio or temperature is outside the range of the correlation data.',
  flows_by_itself: 'The intake pressure alone lifts the fluid to the wellhead. No pump is required.',
  level_above_surface: 'The intake pressure corresponds to a fluid level above the surface.',
  intake_below_zero: 'The intake pressure at the desired rate is not above 0.',
  no_operating_point: 'The pump and system curves do not intersect within the pump curve.',
  unstable_balance: 'The operating point is unstable. The pump head exceeds the system head at higher rates.',
  viscosity_beyond_method: 'Parameter B is 40 or more. The method is not valid.',
  viscosity_outside_tests:
    'Viscosity, rate, head or rate ratio is outside the range of the tests on which the correction is based.',
  no_correction: 'Parameter B does not exceed 1. The performance on water applies.',
} as const
const warn = warner(warnings)
const said = sayer(warnings)

export function motorWarnings(load: number | undefined): Warning[] {
  if (load === undefined) return []
  const { least, most } = PREFERRED_LOAD
  const loaded = `Motor load is ${shownPercent(load)}`
  return [
    ...said(
      'motor_underloaded',
      load < least,
      `${loaded}, below ${shownPercent(least)}. Efficiency and power factor are poor.`,
      '/motor_rating',
    ),
    ...said(
      'motor_nearly_full',
      load > most && load <= FULL_LOAD.value,
      `${loaded}, above ${shownPercent(most)}. No margin remains for wear, voltage variation or a heavier fluid.`,
      '/motor_rating',
    ),
  ]
}

export const efficiencyWarnings = (eta = 0): Warning[] =>
  said(
    'efficiency_above_one',
    eta > 1,
    `Rate, {head_per_stage} and {brake_power_per_stage_water} give an efficiency of ${shownPercent(eta)}. The entered power is too low.`,
    '/brake_power_per_stage_water',
  )

export const intakeBelowZero = (p_i: number): Warning =>
  warn(
    'intake_below_zero',
    `Gauge intake pressure at the {desired_rate} is ${shownIn(p_i, 'kPa')}, not above zero. The rate cannot be produced.`,
    '/desired_rate',
  )

export const noOperatingPoint = (reason: string): Warning =>
  warn('no_operating_point', asSentence(reason), '/pump_curve')

export const unstableBalance = (stable: boolean, reason: string): Warning[] =>
  said('unstable_balance', !stable, asSentence(reason), '/pump_curve')

/** `when`: before or after separation. */
export function gasWarnings(f_g: number, when: 'before' | 'after', at: string): Warning[] {
  const share = `Free gas ${when} separation is ${shownPercent(f_g)} of the intake volume`
  const locks = f_g > GAS_LOCKS.value
  return [
    ...said(
      'gas_beyond_method',
      locks,
      `${share}, above ${shownPercent(GAS_LOCKS.value)}. The method is not valid without a gas handler.`,
      at,
    ),
    ...said(
      'gas_felt',
      !locks && f_g > GAS_FELT.value,
      `${share}, above ${shownPercent(GAS_FELT.value)}. The pump curve for water overestimates the head.`,
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
      `{${name}} is ${shownIn(p[name], unit)}, outside the range of the Standing data, ${quantityMark({ value: least, unit, digits: 4 })} to ${quantityMark({ value: most, unit, digits: 4 })}. The calculated free gas is uncertain.`,
      `/${name}`,
    )
  })
}

export const liftWarnings = (H_n: number, TDH: number): Warning[] => [
  ...said(
    'level_above_surface',
    H_n < 0,
    `Intake pressure head exceeds the pump depth by ${shownIn(-H_n, 'm')}.`,
    '/pump_setting_depth',
  ),
  ...said(
    'flows_by_itself',
    !(TDH > 0),
    `Total dynamic head is ${shownIn(TDH, 'm')}. No pump is required.`,
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
  const parameter = `Parameter B is ${shown(B, 3)}`
  if (B <= from)
    return [
      warn(
        'no_correction',
        `${parameter}, which does not exceed ${from}. The performance on water applies.`,
        '/kinematic_viscosity',
      ),
    ]
  if (B >= below)
    return [
      warn(
        'viscosity_beyond_method',
        `${parameter}; the method is valid only below ${below}. Test the pump or analyse its losses.`,
        '/kinematic_viscosity',
      ),
    ]
  return TESTS.flatMap(({ name, unit, range: [least, most] }) =>
    said(
      'viscosity_outside_tests',
      p[name] < least * (1 - NOISE) || p[name] > most * (1 + NOISE),
      `{${name}} is ${shownIn(p[name], unit)}, outside the range of the tests on which the correction is based, ${shownIn(least, unit)} to ${shownIn(most, unit)}.`,
      `/${name}`,
    ),
  )
}

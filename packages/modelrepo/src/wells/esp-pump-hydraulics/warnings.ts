/** What a specialist would remark on the run. */
import { GAS_FELT, GAS_LOCKS } from '@keelson/physics/esp/gas.ts'
import { TESTED } from '@keelson/physics/esp/viscosity.ts'
import { fromSI } from '@keelson/units'
import { shown, shownIn, shownPercent, type Warning, warner } from '@keelson/workflow'
import type { Given } from './inputs.ts'
import type { Intake } from './intake.ts'

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
export const warn = warner(warnings)

const UNDERLOADED = 0.5
const NEARLY_FULL = 0.95

export function motorWarnings(load: number | undefined): Warning[] {
  if (load === undefined || (load >= UNDERLOADED && load <= NEARLY_FULL) || load > 1) return []
  const said = `the motor is loaded to ${shownPercent(load)}`
  return load < UNDERLOADED
    ? [warn('motor_underloaded', `${said}, below 50 %: its efficiency and power factor are poor`, '/motor_rating')]
    : [
        warn(
          'motor_nearly_full',
          `${said}, above 95 %: nothing is left for wear, voltage or a heavier fluid`,
          '/motor_rating',
        ),
      ]
}

export const efficiencyWarnings = (eta: number | undefined): Warning[] =>
  eta === undefined || eta <= 1
    ? []
    : [
        warn(
          'efficiency_above_one',
          `rate, {head_per_stage} and {brake_power_per_stage_water} make an efficiency of ${shownPercent(eta)}: no pump gives more than it takes, and the power is too low`,
          '/brake_power_per_stage_water',
        ),
      ]

/** `when`: before or after separation. */
export function gasWarnings(f_g: number, when: 'before' | 'after', at: string): Warning[] {
  const said = `${shownPercent(f_g)} of the volume at the intake is free gas ${when} separation`
  if (f_g > GAS_LOCKS.value)
    return [warn('gas_beyond_method', `${said}, above 40 %: the method does not hold without a gas handler`, at)]
  if (f_g > GAS_FELT.value)
    return [warn('gas_felt', `${said}, above 10 %: the curve on water promises too much head`, at)]
  return []
}

/** Data of Standing, in the units of the correlation. */
const DATA = [
  { name: 'oil_api_gravity', unit: 'degAPI', range: [16.5, 63.8] },
  { name: 'bottomhole_temperature', unit: 'degF', range: [100, 258] },
  { name: 'gas_oil_ratio', unit: 'scf/stb', range: [20, 1425] },
] as const

export function fluidWarnings(p: Given<(typeof DATA)[number]['name']>, { q_g }: Intake): Warning[] {
  if (q_g === 0) return []
  return DATA.flatMap(({ name, unit, range: [least, most] }) => {
    const value = fromSI(p[name], unit)
    if (value >= least && value <= most) return []
    const said = `{${name}} is ${shown(value, 4)} ${unit}, outside of ${least} to ${most} of the data of Standing: free gas is uncertain`
    return [warn('fluid_outside', said, `/${name}`)]
  })
}

export const liftWarnings = (H_n: number, TDH: number): Warning[] => [
  ...(H_n < 0
    ? [
        warn(
          'level_above_surface',
          `the head of the intake pressure is ${shownIn(-H_n, 'm')} more than the depth of the pump`,
          '/pump_setting_depth',
        ),
      ]
    : []),
  ...(TDH > 0
    ? []
    : [
        warn(
          'flows_by_itself',
          `the total dynamic head is ${shownIn(TDH, 'm')}: no pump is needed`,
          '/pump_setting_depth',
        ),
      ]),
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
  if (B <= 1)
    return [
      warn(
        'no_correction',
        `the parameter B is ${shown(B, 3)}, at most 1: water performance holds`,
        '/kinematic_viscosity',
      ),
    ]
  if (B >= 40)
    return [
      warn(
        'viscosity_beyond_method',
        `the parameter B is ${shown(B, 3)}, and the method ends at 40: test the pump, or analyse its losses`,
        '/kinematic_viscosity',
      ),
    ]
  return TESTS.flatMap(({ name, unit, range: [least, most] }) => {
    const value = p[name]
    if (value >= least * (1 - NOISE) && value <= most * (1 + NOISE)) return []
    const said = `{${name}} is ${shownIn(value, unit)}, outside of ${shown(fromSI(least, unit), 4)} to ${shownIn(most, unit)} of the tests behind the correction`
    return [warn('viscosity_outside_tests', said, `/${name}`)]
  })
}

/** What must hold between the inputs: depths and diameters in order, a test below the reservoir, a curve that a pump can have, a cable that resists. */
import { REFERENCE_TEMPERATURE } from '@keelson/physics/esp/cable.ts'
import { FRESH_WATER, WATER_GRAVITY } from '@keelson/physics/esp/heads.ts'
import { hydraulicPower } from '@keelson/physics/esp/pump.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import { type Problem, shownIn } from '@keelson/workflow'
import type { Given, Inputs, Perhaps } from './inputs.ts'

type Params = Partial<Inputs>

export const rules = (p: Params): Problem[] => [
  ...atMost(p, 'dynamic_fluid_level', 'pump_setting_depth', 'm'),
  ...atMost(p, 'pump_setting_depth', 'datum_depth', 'm', 'datum_depth'),
  ...below(p, 'test_flowing_pressure', 'reservoir_pressure', 'psi'),
  ...atMost(p, 'minimum_rate', 'maximum_rate', 'm3/d'),
  ...atMost(p, 'minimum_rate', 'maximum_rate', 'm3/d', 'maximum_rate'),
  ...below(p, 'pump_outer_diameter', 'casing_inner_diameter', 'in', 'casing_inner_diameter'),
  ...below(p, 'motor_outer_diameter', 'casing_inner_diameter', 'in'),
  ...below(p, 'gas_density', 'liquid_density', 'lb/ft3'),
]

type Name = keyof Params & string

function ordered(p: Params, low: Name, high: Name): readonly [number, number] | undefined {
  const [a, b] = [p[low], p[high]]
  return typeof a === 'number' && typeof b === 'number' ? [a, b] : undefined
}

/** `low` is below `high`; the fault is laid at `at`. */
function below(p: Params, low: Name, high: Name, unit: string, at: Name = low): Problem[] {
  const pair = ordered(p, low, high)
  return pair === undefined || pair[0] < pair[1]
    ? []
    : [fault(pair, low, high, unit, at, ['less than', 'greater than'])]
}
function atMost(p: Params, low: Name, high: Name, unit: string, at: Name = low): Problem[] {
  const pair = ordered(p, low, high)
  return pair === undefined || pair[0] <= pair[1] ? [] : [fault(pair, low, high, unit, at, ['at most', 'at least'])]
}
function fault(
  [a, b]: readonly [number, number],
  low: Name,
  high: Name,
  unit: string,
  at: Name,
  [less, more]: readonly [string, string],
): Problem {
  const message =
    at === low
      ? `must be ${less} {${high}}, ${shownIn(b, unit, 6)} (entered: ${shownIn(a, unit, 6)})`
      : `must be ${more} {${low}}, ${shownIn(a, unit, 6)} (entered: ${shownIn(b, unit, 6)})`
  return { pointer: `/${at}`, message }
}

/** Rounding of the numbers of a printed curve. */
const NOISE = 1e-9

export function curveProblems({ pump_curve }: Given<'pump_curve'>): readonly Problem[] {
  return pump_curve.flatMap((row, i, all): Problem[] => {
    const before = all[i - 1]
    const q = row.flow_rate_m3_d
    if (before !== undefined && !(q > before.flow_rate_m3_d))
      return [
        {
          pointer: `/pump_curve/${i}/flow_rate_m3_d`,
          message: `must exceed the rate of the previous row, ${shownIn(before.flow_rate_m3_d, 'm3/d')} (entered: ${shownIn(q, 'm3/d')})`,
        },
      ]
    const P_h = hydraulicPower.evaluateSI({
      rho_w: FRESH_WATER.si,
      gamma: WATER_GRAVITY.si,
      g: STANDARD_GRAVITY.si,
      q,
      H: row.head_per_stage_m,
    })
    if (P_h <= row.brake_power_per_stage_hp * (1 + NOISE)) return []
    return [
      {
        pointer: `/pump_curve/${i}/brake_power_per_stage_hp`,
        message: `must be at least the hydraulic power at its rate and head on water, ${shownIn(P_h, 'hp')} (entered: ${shownIn(row.brake_power_per_stage_hp, 'hp')})`,
      },
    ]
  })
}

/** So cold that the line of the resistance has come to 0. */
export function resistanceProblems(
  p: Given<'resistance_temperature_coefficient'> & Perhaps<'conductor_temperature'>,
): readonly Problem[] {
  const { conductor_temperature: T, resistance_temperature_coefficient: alpha } = p
  const T_0 = REFERENCE_TEMPERATURE.si
  if (T === undefined || 1 + alpha * (T - T_0) > 0) return []
  const message = `must be above ${shownIn(T_0 - 1 / alpha, 'degF')} so that {resistance_temperature_coefficient} gives a positive resistance (entered: ${shownIn(T, 'degF')})`
  return [{ pointer: '/conductor_temperature', message }]
}

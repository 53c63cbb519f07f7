/** The motor and what it drives: its load and cooling, the recommended range of the pump, the efficiency of a stage. */
import type { Trace } from '@keelson/equations'
import { annulusVelocity, POWER_ON_WATER } from '@keelson/physics/esp/gas.ts'
import { FRESH_WATER, WATER_GRAVITY } from '@keelson/physics/esp/heads.ts'
import {
  brakePower,
  FULL_LOAD,
  hydraulicPower,
  LEAST_COOLING,
  motorLoad,
  pumpEfficiency,
} from '@keelson/physics/esp/pump.ts'
import { apiRp11s4 } from '@keelson/physics/esp/sources.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import {
  barChart,
  type ChartDefinition,
  compares,
  gives,
  inPractice,
  type Limit,
  type NotApplicable,
  notApplicable,
} from '@keelson/workflow'
import { STANDING } from './gas.ts'
import type { Perhaps } from './inputs.ts'

/** Limits of the pump and of its motor. */
export const limiting = ['minimum_rate', 'maximum_rate', 'motor_rating'] as const
export const cooled = ['casing_inner_diameter', 'motor_outer_diameter'] as const

export const STAGE = ['head_per_stage', 'brake_power_per_stage_water'] as const
/** Loads of a motor that is neither idle nor at its end. */
export const PREFERRED_LOAD = { least: 0.5, most: 0.95 } as const

export const driveValues = {
  motor_load: gives(
    motorLoad,
    '-',
    `Brake power divided by the motor rating. A load of ${PREFERRED_LOAD.least} to ${PREFERRED_LOAD.most} is preferred.`,
    {
      needs: ['motor_rating'],
    },
  ),
}
export const stageValues = {
  stage_efficiency: gives(
    pumpEfficiency,
    '-',
    'Efficiency of one stage on water from the entered rate, head and brake power. Above 1, these values do not belong to the same stage.',
    { title: 'Stage efficiency', symbol: 'eta_s', needs: STAGE },
  ),
}
export const coolingValues = {
  motor_cooling_velocity: gives(
    annulusVelocity,
    'pipe_flow_velocity',
    'Velocity between casing and motor at the pump rate.',
    { title: 'Motor cooling velocity', symbol: 'v_m', unit: 'm/s', needs: cooled },
  ),
}

type Side = Parameters<typeof compares>[1]['demand']
type SideOf = { readonly input: string } | { readonly symbol: string }
const RANGE = { source: apiRp11s4, clause: 'pump selection, recommended operating range' }
const range = (which: 'minimum_rate' | 'maximum_rate', title: string, demand: Side, capacity: Side) =>
  compares('downhole_rate', { title, criterion: RANGE, demand, capacity, unit: 'm3/d', needs: [which] })

export const [LEAST_RATE, GREATEST_RATE] = [
  'Minimum recommended rate at frequency',
  'Maximum recommended rate at frequency',
] as const

/** `q`, `least` and `most`: where the rate and both ends of its range come from. */
export const rangeChecks = ({ q, least, most }: Readonly<Record<'q' | 'least' | 'most', SideOf>>) => ({
  rate_above_minimum: range(
    'minimum_rate',
    'Minimum recommended rate',
    { ...least, title: LEAST_RATE },
    { ...q, title: 'Pump rate' },
  ),
  rate_below_maximum: range(
    'maximum_rate',
    'Maximum recommended rate',
    { ...q, title: 'Pump rate' },
    { ...most, title: GREATEST_RATE },
  ),
})
export const motorChecks = {
  motor: inPractice('oilfield').compares('power', {
    title: 'Motor power',
    criterion: { source: apiRp11s4, clause: 'motor selection, load of at most 1' },
    demand: brakePower,
    capacity: { input: 'motor_rating', title: 'Motor rating' },
    needs: ['motor_rating'],
    reach: [POWER_ON_WATER, ...STANDING],
  }),
}
export const coolingChecks = {
  motor_cooling: compares('pipe_flow_velocity', {
    title: 'Motor cooling',
    criterion: LEAST_COOLING,
    demand: { constant: LEAST_COOLING, title: 'Minimum motor cooling velocity' },
    capacity: { symbol: 'v_m', title: annulusVelocity.title },
    unit: 'm/s',
    needs: cooled,
  }),
}

/** What is said for an input that is given. */
export const ifGiven = <T>(given: unknown, one: T): T | undefined => (given === undefined ? undefined : one)

export function loadOf(
  { motor_rating: P_m }: Perhaps<'motor_rating'>,
  P_b: number | undefined,
  trace: Trace,
): number | undefined {
  if (P_b === undefined || P_m === undefined) return undefined
  return trace.apply(motorLoad, { P_b, P_m })
}

/** Nothing where a diameter is not given. */
export function coolMotor(p: Perhaps<(typeof cooled)[number]>, q: number, trace: Trace): void {
  const { casing_inner_diameter: d_c, motor_outer_diameter: d_e } = p
  if (d_c === undefined || d_e === undefined) return
  trace.apply(
    annulusVelocity,
    { q, d_c, d_e },
    { as: 'v_m', title: coolingValues.motor_cooling_velocity.title, rename: { d_e: 'd_m' } },
  )
}

/** Efficiency of one stage on water: what is given of it must be of one pump. */
export function stageEfficiency(q: number, h_s: number, P_s: number, trace: Trace): number {
  const P_hs = trace.apply(
    hydraulicPower,
    { rho_w: FRESH_WATER, gamma: WATER_GRAVITY, g: STANDARD_GRAVITY, q, H: h_s },
    { as: 'P_hs', title: 'Stage hydraulic power on water', rename: { H: 'h_s', gamma: 'gamma_1' } },
  )
  return trace.apply(
    pumpEfficiency,
    { P_h: P_hs, P_b: P_s },
    { as: 'eta_s', title: stageValues.stage_efficiency.title, rename: { P_h: 'P_hs', P_b: 'P_s' } },
  )
}

export const loadBar = (
  load: number | undefined,
  reason = 'the pump power is unknown',
): ChartDefinition | NotApplicable =>
  load === undefined
    ? notApplicable(reason)
    : barChart({
        category: 'Motor',
        y: { title: 'Motor load', unit: '%' },
        bars: [{ name: 'motor', value: load }],
        limits: [
          { at: FULL_LOAD.value, label: 'rating', along: 'x' },
          { at: PREFERRED_LOAD.least, label: 'minimum preferred', along: 'x' },
        ],
      })

/** The recommended range at frequency, where it is given. */
export interface Range {
  readonly least?: number | undefined
  readonly most?: number | undefined
}
export const rangeLimits = ({ least, most }: Range): Limit[] => [
  ...(least === undefined ? [] : [{ at: least, label: 'minimum recommended', along: 'y' as const }]),
  ...(most === undefined ? [] : [{ at: most, label: 'maximum recommended', along: 'y' as const }]),
]

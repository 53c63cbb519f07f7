/** Stages and motor that a total head takes, with their checks and remarks. */
import type { Trace } from '@keelson/equations'
import { HEAD_ON_WATER, POWER_ON_WATER } from '@keelson/physics/esp/gas.ts'
import { brakePower, pumpHead, stageCount } from '@keelson/physics/esp/pump.ts'
import {
  type ChartDefinition,
  compares,
  type Doubt,
  gives,
  inPractice,
  type Left,
  lineChart,
  notApplicable,
  notChecked,
  outOf,
  shownIn,
  shownPercent,
  withoutDemand,
} from '@keelson/workflow'
import { curve, HEAD, RATE } from './charts.ts'
import { outOfReach, STANDING } from './gas.ts'
import { type Fluid, type Heads, headBars, type Lift, liftCharts, liftValues, powerOf, systemHead } from './heads.ts'
import type { Perhaps } from './inputs.ts'
import {
  driveValues,
  ifGiven,
  limiting,
  loadBar,
  loadOf,
  rangeLimits,
  STAGE,
  stageEfficiency,
  stageValues,
} from './motor.ts'
import { efficiencyWarnings, liftWarnings, motorWarnings } from './warnings.ts'

export const sizedBy = ['maximum_stages', ...limiting] as const
type SizedBy = Perhaps<(typeof sizedBy)[number] | (typeof STAGE)[number]>

export const designValues = {
  ...liftValues,
  ...driveValues,
  ...stageValues,
  stages: gives(stageCount, '-', 'Number of stages, rounded up.', { needs: ['head_per_stage'] }),
  motor_power_required: inPractice('oilfield').gives(
    brakePower,
    'power',
    'Brake power of all stages with the produced fluid.',
    { title: 'Required motor power', needs: STAGE },
  ),
}
export const stageChecks = {
  stages: compares('-', {
    title: 'Stage count',
    criterion: stageCount,
    demand: stageCount,
    capacity: { input: 'maximum_stages', title: 'Maximum stages' },
    needs: ['maximum_stages', 'head_per_stage'],
    reach: [HEAD_ON_WATER, ...STANDING],
  }),
}
export const designCharts = {
  ...liftCharts,
  system_curve: {
    title: 'Head against rate',
    description:
      'System head against rate at constant net lift, with the design point and the head of the rounded-up stage count.',
    apart: { pump: 'Head of all stages. The results list the head of one stage.' },
  },
}

export interface Sized {
  readonly N_s: number | undefined
  readonly P_b: number | undefined
  readonly load: number | undefined
}
/** Free gas before separation, as far as it is known. */
export interface Gas {
  readonly f_g: number
  readonly left: Left | undefined
}

/** What is sized for a head at a rate through the pump. `gas`: free gas before separation, where it is known. */
export function sizing(p: SizedBy, q: number, heads: Heads, fluid: Fluid, gas: Gas | undefined, trace: Trace) {
  return heads.TDH > 0 ? pumpFor(p, q, heads, fluid, gas, trace) : noPump(p, heads)
}

const NOT_GIVEN = 'head and brake power per stage are not entered'

function pumpFor(p: SizedBy, q: number, heads: Heads, fluid: Fluid, gas: Gas | undefined, trace: Trace) {
  const { head_per_stage: h_s, brake_power_per_stage_water: P_s } = p
  trace.section('Stages and motor')
  powerOf(q, heads.TDH, fluid, trace)
  const N_s = h_s === undefined ? undefined : trace.apply(stageCount, { TDH: heads.TDH, h_s })
  const P_b =
    N_s === undefined || P_s === undefined
      ? undefined
      : trace.apply(brakePower, { N_s, P_s, gamma: fluid.gamma }, { rename: { gamma: fluid.symbol } })
  const load = loadOf(p, P_b, trace)
  const eta = h_s === undefined || P_s === undefined ? undefined : stageEfficiency(q, h_s, P_s, trace)
  const unpowered = P_b === undefined ? p.motor_rating : undefined
  const sized: Sized = { N_s, P_b, load }
  return {
    sized,
    values: { motor_load: ifGiven(unpowered, notApplicable(NOT_GIVEN)) },
    checks: { motor: ifGiven(unpowered, withoutDemand(NOT_GIVEN)) },
    beside: {
      stages: { doubt: outOfReach(gas && (gas.left ?? outOf(HEAD_ON_WATER, gas.f_g))) },
      motor: { doubt: notOneStage(eta) ?? outOfReach(gas && (gas.left ?? outOf(POWER_ON_WATER, gas.f_g))) },
    },
    warnings: [...liftWarnings(heads.H_n, heads.TDH), ...efficiencyWarnings(eta), ...motorWarnings(load)],
  }
}

const notOneStage = (eta: number | undefined): Doubt | undefined =>
  eta !== undefined && eta > 1
    ? {
        kind: 'contradiction',
        why: `the entered rate, head and brake power of the stage give an efficiency of ${shownPercent(eta)}, so the entered power is too low`,
      }
    : undefined

const NO_PUMP = 'the total dynamic head is not above 0, so no pump is required'

function noPump(p: SizedBy, heads: Heads) {
  const sized: Sized = { N_s: undefined, P_b: undefined, load: undefined }
  const { values, checks } = unsized(p, NO_PUMP)
  return { sized, values, checks, beside: {}, warnings: liftWarnings(heads.H_n, heads.TDH) }
}

/** What is not sized, and why. */
export function unsized(p: SizedBy, reason: string) {
  const [none, idle] = [notApplicable(reason), notChecked('not_requested', reason)]
  const { head_per_stage: h_s, brake_power_per_stage_water: P_s, motor_rating: P_m } = p
  const powered = h_s === undefined ? undefined : P_s
  return {
    values: {
      stages: ifGiven(h_s, none),
      motor_power_required: ifGiven(powered, none),
      motor_load: ifGiven(P_m, none),
      hydraulic_power: none,
      stage_efficiency: ifGiven(powered, none),
    },
    checks: {
      stages: ifGiven(h_s === undefined ? undefined : p.maximum_stages, idle),
      motor: ifGiven(P_m, idle),
    },
  }
}

/** To which share of its own value a rate is drawn. */
const BEYOND = 1.6

export const chartsOfDesign = (p: Lift & SizedBy, q: number, heads: Heads, fluid: Fluid, { load, N_s }: Sized) => ({
  head_breakdown: headBars(heads),
  system_curve: systemCurve(p, q, heads, fluid, N_s),
  ...(p.motor_rating !== undefined && { motor_load: loadBar(load) }),
})

function systemCurve(
  p: Lift & SizedBy,
  q: number,
  { H_n, TDH }: Heads,
  fluid: Fluid,
  N_s: number | undefined,
): ChartDefinition {
  const head = systemHead(p, H_n, fluid)
  const h_s = p.head_per_stage
  const pump =
    N_s === undefined || h_s === undefined ? [] : [{ x: q, y: pumpHead.evaluateSI({ N_s, h_s }), label: 'pump' }]
  return lineChart({
    x: RATE,
    y: HEAD,
    series: [{ name: 'system', points: curve(0, BEYOND * q, head) }],
    markers: [{ x: q, y: TDH, label: 'design' }, ...pump],
    limits: rangeLimits({ least: p.minimum_rate, most: p.maximum_rate }),
  })
}

export function ofDesign({ N_s, P_b, load }: Sized, { TDH }: Heads): string {
  const head = shownIn(TDH, 'm')
  if (TDH <= 0) return `No pump is required: total dynamic head ${head}`
  if (N_s === undefined) return `Required total dynamic head ${head}`
  const power = P_b === undefined ? '' : ` and ${shownIn(P_b, 'hp')}`
  return `${N_s} stages${power} required for a total dynamic head of ${head}${loadedTo(load)}`
}
export const loadedTo = (load: number | undefined) => (load === undefined ? '' : `, motor load ${shownPercent(load)}`)

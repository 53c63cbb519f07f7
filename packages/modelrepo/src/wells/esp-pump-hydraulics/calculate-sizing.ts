/** Stages and motor that a total head takes, with their checks and remarks. */
import type { Trace } from '@keelson/equations'
import { brakePower, motorLoad, stageCount } from '@keelson/physics/esp/pump.ts'
import { notApplicable, notChecked, shownPercent, type Warning } from '@keelson/workflow'
import { type Fluid, type Heads, powerOf, stageEfficiency } from './calculate-lift.ts'
import { type Gas, givenRange, motorCheck, rangeChecks, stagesCheck } from './checks.ts'
import type { Params } from './params.ts'
import { efficiencyWarnings, liftWarnings, motorWarnings } from './warnings.ts'

export interface Sized {
  readonly N_s: number | undefined
  readonly P_b: number | undefined
  readonly load: number | undefined
}

const NO_PUMP = 'the total dynamic head is not above 0: no pump is needed'

/** What is sized for a head at a rate through the pump. `gas`: free gas before separation, where it is known. */
export function sizing(p: Params, q: number, heads: Heads, fluid: Fluid, gas: Gas | undefined, trace: Trace) {
  return heads.TDH > 0 ? pumpFor(p, q, heads, fluid, gas, trace) : noPump(p, q, heads)
}

function pumpFor(p: Params, q: number, heads: Heads, fluid: Fluid, gas: Gas | undefined, trace: Trace) {
  const { head_per_stage: h_s, brake_power_per_stage_water: P_s } = p
  trace.section('Stages and motor')
  const P_h = powerOf(q, heads.TDH, fluid, trace)
  const N_s = h_s === undefined ? undefined : trace.apply(stageCount, { TDH: heads.TDH, h_s })
  const P_b =
    N_s === undefined || P_s === undefined
      ? undefined
      : trace.apply(brakePower, { N_s, P_s, gamma: fluid.gamma }, { rename: { gamma: fluid.symbol } })
  const load = loadOf(p, P_b, trace)
  const eta = h_s === undefined || P_s === undefined ? undefined : stageEfficiency(q, h_s, P_s, trace)
  const sized: Sized = { N_s, P_b, load }
  return {
    sized,
    values: {
      stages: N_s,
      motor_power_required: P_b,
      motor_load: load ?? (p.motor_rating === undefined ? undefined : NOT_GIVEN),
      hydraulic_power: P_h,
      stage_efficiency: eta,
    },
    checks: {
      ...rangeChecks(q, givenRange(p)),
      stages: stagesCheck(p, N_s, gas),
      motor: motorCheck(p, P_b, gas, efficiencyUnknown(eta)),
    },
    warnings: [...liftWarnings(heads.H_n, heads.TDH), ...efficiencyWarnings(eta), ...motorWarnings(load)],
  }
}
const NOT_GIVEN = notApplicable('head and brake power of a stage are not given')

export function loadOf(p: Params, P_b: number | undefined, trace: Trace): number | undefined {
  if (P_b === undefined || p.motor_rating === undefined) return undefined
  return trace.apply(motorLoad, { P_b, P_m: p.motor_rating })
}

const efficiencyUnknown = (eta: number | undefined): string | undefined =>
  eta !== undefined && eta > 1
    ? `rate, head and brake power of the stage make an efficiency of ${shownPercent(eta)}: the power is too low`
    : undefined

function noPump(p: Params, q: number, heads: Heads) {
  const none = notApplicable(NO_PUMP)
  const idle = notChecked('not_requested', NO_PUMP)
  const { head_per_stage: h_s, brake_power_per_stage_water: P_s } = p
  const powered = h_s !== undefined && P_s !== undefined
  const sized: Sized = { N_s: undefined, P_b: undefined, load: undefined }
  const warnings: readonly Warning[] = liftWarnings(heads.H_n, heads.TDH)
  return {
    sized,
    values: {
      stages: h_s === undefined ? undefined : none,
      motor_power_required: powered ? none : undefined,
      motor_load: p.motor_rating === undefined ? undefined : none,
      hydraulic_power: none,
      stage_efficiency: powered ? none : undefined,
    },
    checks: {
      ...rangeChecks(q, givenRange(p)),
      stages: p.maximum_stages === undefined || h_s === undefined ? undefined : idle,
      motor: p.motor_rating === undefined ? undefined : idle,
    },
    warnings,
  }
}

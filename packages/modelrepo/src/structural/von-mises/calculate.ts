/** A frame or a tube, then what both are held against. SI in and out. */
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  type CheckResult,
  check,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shownPressure,
  withoutDemand,
} from '@keelson/workflow'
import { calculateFrame, UNKNOWN } from './calculate-frame.ts'
import { calculateTube } from './calculate-tube.ts'
import type { contract } from './contract.ts'
import { FRAME } from './modes.ts'
import type { Params } from './params.ts'
import { yieldWarnings } from './warnings.ts'

export function calculate(p: Params, context: RunContext): Outcome<typeof contract> {
  const part = p.analysis === FRAME ? calculateFrame(p, context) : calculateTube(p, context)
  const { trace } = context
  const { sigma_vM, lowest, loaded, outside, values, warnings, checks, ...pictures } = part
  const stress = sigma_vM ?? notApplicable(UNKNOWN)
  if (p.yield_strength === undefined) {
    return {
      ...pictures,
      values: { ...values, maximum_von_mises_stress: stress },
      checks,
      warnings,
      detail: unchecked(sigma_vM),
    }
  }
  trace.section('Allowable stress')
  const sigma_all = trace.apply(allowableStress, { C_f: p.allowable_factor, f_y: p.yield_strength })
  if (sigma_vM === undefined) {
    return {
      ...pictures,
      values: { ...values, maximum_von_mises_stress: stress, utilisation: notApplicable(UNKNOWN) },
      checks: { ...checks, von_mises: failing(lowest, sigma_all) },
      warnings,
    }
  }
  const U = trace.apply(stressUtilisation, { sigma_vM, sigma_all })
  const made = check({ demand: sigma_vM, capacity: sigma_all })
  return {
    ...pictures,
    values: { ...values, maximum_von_mises_stress: stress, utilisation: U },
    checks: { ...checks, von_mises: loaded ? openIf('out_of_reach', outside, made) : withoutDemand(UNLOADED) },
    warnings: [...warnings, ...yieldWarnings(sigma_vM, p.yield_strength)],
  }
}

const UNLOADED = 'no load is provided'

/** What is said of a run without a yield strength. */
const unchecked = (sigma_vM: number | undefined): string =>
  sigma_vM === undefined
    ? UNKNOWN
    : `{maximum_von_mises_stress} is ${shownPressure(sigma_vM)}; {yield_strength} was not given`

/** The stress is not known and not below the axial one: the check is not passed. */
const failing = (demand: number, capacity: number): CheckResult =>
  check({ demand, capacity, utilisation: Number.NaN, failure: UNKNOWN })

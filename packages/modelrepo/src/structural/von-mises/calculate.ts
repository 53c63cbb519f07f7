/** A frame or a tube, then what both are held against. SI in and out. */
import { allowableStress, stressUtilisation } from '@keelson/standards/api-rp-2rd-1998/allowable.ts'
import {
  type CheckResult,
  check,
  type NotApplicable,
  notApplicable,
  type Outcome,
  openIf,
  type RunContext,
  shownLength,
  shownPressure,
  shownRatio,
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
  const { sigma_vM, lowest, loaded, outside, values, warnings, checks, moved: _, ...pictures } = part
  const stress = sigma_vM ?? notApplicable(UNKNOWN)
  if (p.yield_strength === undefined) {
    return {
      ...pictures,
      values: { ...values, maximum_von_mises_stress: stress },
      checks,
      warnings,
      detail: sentence(part),
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
      detail: sentence(part),
    }
  }
  const U = trace.apply(stressUtilisation, { sigma_vM, sigma_all })
  const note = outside === undefined ? {} : { note: outside.reason }
  const made = check({ demand: sigma_vM, capacity: sigma_all, ...note })
  return {
    ...pictures,
    values: { ...values, maximum_von_mises_stress: stress, utilisation: U },
    checks: { ...checks, von_mises: loaded ? openIf('out_of_reach', outside, made) : withoutDemand(UNLOADED) },
    warnings: [...warnings, ...yieldWarnings(sigma_vM, p.yield_strength)],
    detail: sentence(part, U),
  }
}

const UNLOADED = 'no load is provided'

interface Part {
  readonly sigma_vM: number | undefined
  readonly moved: { readonly node: number; readonly by: number } | undefined
  readonly values: { readonly governing_point: string | NotApplicable }
}

/** `U` is the utilisation, if there is an allowable stress. */
function sentence({ sigma_vM, moved, values: { governing_point: at } }: Part, U?: number): string {
  const stress = sigma_vM === undefined ? UNKNOWN : stressInWords(sigma_vM, at, U)
  const whole = moved === undefined ? stress : `node ${moved.node} moves most, by ${shownLength(moved.by)}; ${stress}`
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
}

function stressInWords(sigma_vM: number, at: string | NotApplicable, U: number | undefined): string {
  const place = typeof at === 'string' ? ` (${at})` : ''
  const use = U === undefined ? '' : `, utilisation ${shownRatio(U)}`
  return `the largest von Mises stress is ${shownPressure(sigma_vM)}${place}${use}`
}

/** The stress is not known and not below the axial one: the check is not passed. */
const failing = (demand: number, capacity: number): CheckResult =>
  check({ demand, capacity, utilisation: Number.NaN, failure: UNKNOWN })

/** Stress ranges of the operating flow, their cycles and their life; and those of any other flow, without steps. */

import { silent, type Trace } from '@keelson/equations'
import { tracedCycles } from '@keelson/physics/fatigue/named-curve.ts'
import {
  allowableLife,
  crossFlowRange,
  inducedFrequency,
  inducedRange,
  inLineRange,
  inLineResponseRange,
  lifeOfCycles,
  waveCorrection,
} from '@keelson/standards/dnv-rp-f105-2017/stress.ts'
import { type NotApplicable, notApplicable, refuse, shown } from '@keelson/workflow'
import { curveOf, cyclesAt, namedCurveOf } from '../_shared/free-span/fatigue.ts'
import { type UnitStress, unitStressOf } from '../_shared/free-span/span.ts'
import type { Response } from './calculate-response.ts'
import { isSingle, NO_FLOW, type State } from './calculate-state.ts'
import type { Params } from './inputs.ts'

type Maybe = number | NotApplicable

/** One direction of vibration. */
interface Direction {
  readonly S: Maybe
  readonly N: Maybe
  /** s. */
  readonly life: Maybe
}
export interface Stresses {
  readonly unit: UnitStress
  readonly il: Direction
  readonly cf: Direction
  /** The shorter life, s. */
  readonly life: Maybe
  readonly allowable: Maybe
}

export function stressesOf(p: Params, state: State, response: Response, trace: Trace): Stresses {
  const unit = unitStressOf(state.section, state.ends, state.span, p.unit_stress_amplitude_in_line, trace)
  trace.section('Stress ranges and fatigue')
  const [A_Y = 0] = response.A_Y
  const A_Z = response.A_Z?.[0]
  if (!isSingle(state)) return without(unit, notApplicable(ONE_CONDITION))
  const ranges = rangesAt(p, response.cf.R_k, unit, { alpha: state.alpha, A_Y, A_Z }, trace)
  const il = directionOf(p, ranges.S_IL, ranges.induced, state, 'IL', trace)
  const cf = directionOf(p, ranges.S_CF, false, state, 'CF', trace)
  const life = shorter(il.life, cf.life)
  const allowable =
    typeof life === 'number'
      ? trace.apply(
          allowableLife,
          { eta: p.utilisation_factor_eta, T_life: life },
          { rename: { T_life: life === il.life ? 'T_life_IL' : 'T_life_CF' } },
        )
      : life
  return { unit, il, cf, life, allowable }
}
export const ONE_CONDITION = 'a single flow condition is required, but {reduced_velocity} is a list'

const without = (unit: UnitStress, reason: NotApplicable): Stresses => {
  const none = { S: reason, N: reason, life: reason }
  return { unit, il: none, cf: none, life: reason, allowable: reason }
}

/** The flow and what the span does in it. */
export interface Motion {
  readonly alpha: number | undefined
  readonly A_Y: number
  readonly A_Z: number | undefined
}
export interface Ranges {
  readonly S_IL: Maybe
  readonly S_CF: Maybe
  /** Whether cross-flow vibration decides the in-line range. */
  readonly induced: boolean
}

/** Stress ranges, Pa, of the motion; the larger of mid-span and shoulder. */
export function rangesAt(p: Params, R_k: number, u: UnitStress, m: Motion, trace: Trace): Ranges {
  const gamma_s = p.safety_factor_stress
  if (m.alpha === undefined) {
    const none = notApplicable(NO_FLOW)
    return { S_IL: none, S_CF: none, induced: false }
  }
  const alongAt = u.A_IL_max === u.A_IL ? 'A_IL' : 'A_IL_sh'
  const acrossAt = u.A_CF_max === u.A_CF ? 'A_CF' : 'A_CF_sh'
  const psi_alpha = trace.apply(waveCorrection, { alpha: m.alpha })
  const own = trace.apply(
    inLineResponseRange,
    { A_IL: u.A_IL_max, A_Y: m.A_Y, psi_alpha, gamma_s },
    { ...(m.A_Z === undefined && { as: 'S_IL' }), rename: { A_IL: alongAt } },
  )
  if (m.A_Z === undefined)
    return { S_IL: own, S_CF: notApplicable('the cross-flow amplitude is unknown'), induced: false }
  const { A_Z } = m
  const names = { rename: { A_IL: alongAt } }
  const along = trace.apply(inducedRange, { A_IL: u.A_IL_max, A_Z, R_k, gamma_s }, names)
  const S_IL = trace.apply(inLineRange, { S_IL_R: own, S_IL_CF: along })
  const S_CF = trace.apply(crossFlowRange, { A_CF: u.A_CF_max, A_Z, R_k, gamma_s }, { rename: { A_CF: acrossAt } })
  return { S_IL, S_CF, induced: along > own }
}

/** Cycles and life at a stress range; an induced in-line range comes twice in each cross-flow cycle. */
function directionOf(
  p: Params,
  S: Maybe,
  induced: boolean,
  state: State,
  suffix: 'IL' | 'CF',
  trace: Trace,
): Direction {
  if (typeof S !== 'number') return { S, N: S, life: S }
  const still = notApplicable('the response model gives no vibration')
  if (S === 0) return { S, N: still, life: still }
  const N = finiteCycles(cyclesAt(curveOf(p), S))
  if (N === undefined) {
    const endless = notApplicable('the cycles to failure exceed the numerical range')
    return { S, N: endless, life: endless }
  }
  tracedCycles(namedCurveOf(p), S, trace, { S: `S_${suffix}`, N: `N_${suffix}`, first: `N_${suffix}_1` })
  const P = p.probability_of_occurrence
  if (P === 0) return { S, N, life: notApplicable('the probability of occurrence is 0') }
  const f_v = frequencyOf(state, suffix, induced, trace)
  const name = suffix === 'CF' ? 'f_CF' : induced ? 'f_ind' : 'f_IL'
  const names = { as: `T_life_${suffix}`, rename: { N: `N_${suffix}`, f_v: name } }
  return { S, N, life: trace.apply(lifeOfCycles, { N, f_v, P }, names) }
}

/** Frequency of the cycles of one direction, Hz. */
export function frequencyOf({ f_IL, span }: State, suffix: 'IL' | 'CF', induced: boolean, trace: Trace): number {
  if (suffix === 'CF') return span.f_CF
  return induced ? trace.apply(inducedFrequency, { f_CF: span.f_CF }) : f_IL
}

/** undefined for no damage at all; refuses a curve that allows not one cycle. */
export function finiteCycles(N: number): number | undefined {
  if (!Number.isFinite(N)) return undefined
  if (N < LEAST_CYCLES)
    refuse('/sn_log_a1', `must allow at least one cycle at this stress range (allowed: ${shown(N, 3)})`)
  return N
}
/** Far below a first cycle: the stress range or the curve is not of this world. */
const LEAST_CYCLES = 1e-30

const shorter = (a: Maybe, b: Maybe): Maybe => {
  if (typeof a !== 'number') return typeof b === 'number' ? b : a
  return typeof b === 'number' ? Math.min(a, b) : a
}

/** Life, s, at a stress range in one direction, without steps; null where there is none. */
export function lifeAt(p: Params, state: State, S: number, induced: boolean, suffix: 'IL' | 'CF'): number | null {
  const N = S > 0 ? finiteCycles(cyclesAt(curveOf(p), S)) : undefined
  const P = p.probability_of_occurrence
  if (N === undefined || P === 0) return null
  return lifeOfCycles.evaluate({ N, f_v: frequencyOf(state, suffix, induced, silent), P })
}

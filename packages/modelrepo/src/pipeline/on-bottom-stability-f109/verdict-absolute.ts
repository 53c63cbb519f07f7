/** What a result of the absolute method says of the pipe: how far each criterion is used, and by what it fails. */
import { silent } from '@keelson/equations'
import { utilisation } from '@keelson/workflow'
import { type AbsoluteResult, absoluteStability, type DesignFlow, sunkIn } from './calculate-absolute.ts'
import { currentOf } from './calculate-flow.ts'
import type { Absolute } from './inputs.ts'

/** Of the pipe with other concrete. The lift itself counts beside its factored value, which may be less; nothing where it sinks in. */
export function withConcrete(p: Absolute, D: number, w_s: number, flow: DesignFlow) {
  const r = absoluteStability(p, D, w_s, { ...flow, V_star: currentOf(p, D, silent) }, silent)
  if (sunkIn(r) !== undefined) return { lateral: null, lift: null }
  return { lateral: r.u_y, lift: Math.max(r.u_z, r.F_Z / w_s) }
}

export function lifting({ lifts }: AbsoluteResult, w_s: number) {
  if (!lifts) return {}
  return {
    failure: w_s > 0 ? 'the lift exceeds the submerged weight, so the pipe lifts off the seabed' : 'the pipe floats',
  }
}

/** A pipe that lifts fails to hold sideways whatever its friction: then there is no utilisation below the limit. */
export const slidingUse = ({ lifts, u_y }: AbsoluteResult): number => (lifts && u_y <= 1 ? Number.NaN : u_y)

/** With a safety factor below 1 the lift itself may exceed the weight before its factored value does. */
export function liftOff({ lifts, F_Z, S_Z, u_z }: AbsoluteResult, w_s: number) {
  if (lifts && S_Z < w_s) return { demand: F_Z, capacity: w_s, utilisation: F_Z / w_s }
  return { demand: S_Z, capacity: w_s, utilisation: u_z }
}

/** The utilisation by which a check governs: none where its pass is in doubt, without limit where it fails under its limit. */
export function decided(u: number, { lifts }: AbsoluteResult, doubtful: boolean): number | undefined {
  const use = utilisation(u)
  if (use > 1) return use
  if (lifts) return Number.POSITIVE_INFINITY
  return doubtful ? undefined : use
}

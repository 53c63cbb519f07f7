/** What the model would have foretold of the last fifth of the history, fitted to the points before it. */
import { declineOf } from '@keelson/physics/decline/decline.ts'
import { fitDecline } from '@keelson/physics/decline/fit.ts'
import { type NotApplicable, notApplicable } from '@keelson/workflow'
import type { Fitted } from './calculate-fit.ts'
import { FEWEST_POINTS } from './rules.ts'

export interface Hindcast {
  readonly fittedPoints: number
  readonly heldOut: number
  /** Recovered and foretold over the points held out, by the trapezoidal rule between them. */
  readonly actual: number
  readonly foretold: number
  readonly error: number
}

const HELD_OUT = 0.2

export function hindcastOf({ best, history }: Fitted, terminal: number | undefined): Hindcast | NotApplicable {
  const { times, logRates } = history
  const heldOut = Math.max(1, Math.round(HELD_OUT * times.length))
  const fittedPoints = times.length - heldOut
  if (fittedPoints < FEWEST_POINTS) {
    return notApplicable(
      `without its last fifth the history has ${fittedPoints} points; at least ${FEWEST_POINTS} are required`,
    )
  }
  const early = { times: times.slice(0, fittedPoints), logRates: logRates.slice(0, fittedPoints) }
  const { rate } = declineOf(fitDecline(best.model, early, terminal).parameters)
  const late = times.map((t, i) => ({ t, q: Math.exp(logRates[i] as number) })).slice(fittedPoints - 1)
  const sum = (q: (p: { readonly t: number; readonly q: number }) => number) =>
    late.slice(1).reduce((total, p, i) => {
      const before = late[i] as (typeof late)[number]
      return total + ((q(p) + q(before)) / 2) * (p.t - before.t)
    }, 0)
  const [actual, foretold] = [sum((p) => p.q), sum((p) => rate(p.t))]
  return { fittedPoints, heldOut, actual, foretold, error: foretold / actual - 1 }
}

/** All that a run finds: hull, curve, wind, and the one on the curve of the other. */
import type { Trace } from '@keelson/equations'
import { smallHeel } from '@keelson/physics/hull/metacentre.ts'
import type { Arms } from './curve.ts'
import { type Hydrostatics, hydrostaticsOf, type Shape } from './hydrostatics.ts'
import type { Params } from './inputs.ts'
import { type Limits, limitsOf } from './limits.ts'
import { type Wind, windOf } from './wind.ts'

/** All that a run has found. */
export interface Found {
  readonly hydro: Hydrostatics
  readonly arms: Arms
  readonly wind: Wind
  readonly small: number | undefined
  /** Undefined without a heeling moment or a curve. */
  readonly limits: Limits | undefined
}

/** What one kind of hull has of its own. */
export interface Hull {
  readonly shape: (trace: Trace) => Shape
  readonly arms: (hydro: Hydrostatics, trace: Trace) => Arms
}

export function foundFor(p: Params, hull: Hull, trace: Trace): Found {
  const hydro = hydrostaticsOf(p, hull.shape, trace)
  const arms = hull.arms(hydro, trace)
  const wind = windOf(p, trace)
  const M = wind.moment
  const { Delta, GM_f } = hydro
  const small = M === undefined || GM_f <= 0 ? undefined : trace.apply(smallHeel, { M, Delta, g: p.gravity, GM_f })
  const limits =
    M === undefined || M === 0 || arms.curve === undefined ? undefined : limitsOf(p, hydro, arms.curve, M, trace)
  return { hydro, arms, wind, small, limits }
}

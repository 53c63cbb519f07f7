/** All that a run finds: hull, curve, wind, and the one on the curve of the other. */
import type { Trace } from '@keelson/equations'
import { smallHeel } from '@keelson/physics/hull/metacentre.ts'
import { type Arms, armsOf } from './calculate-curve.ts'
import { type Hydrostatics, hydrostaticsOf } from './calculate-hull.ts'
import { type Limits, limitsOf } from './calculate-limits.ts'
import { type Wind, windOf } from './calculate-wind.ts'
import type { Params } from './params.ts'

/** All that a run has found. */
export interface Found {
  readonly hydro: Hydrostatics
  readonly arms: Arms
  readonly wind: Wind
  readonly small: number | undefined
  /** Undefined without a heeling moment or a curve. */
  readonly limits: Limits | undefined
}

export function foundFor(p: Params, trace: Trace): Found {
  const hydro = hydrostaticsOf(p, trace)
  const arms = armsOf(p, hydro, trace)
  const wind = windOf(p, trace)
  const M = wind.moment
  const { Delta, GM_f } = hydro
  const small = M === undefined || GM_f <= 0 ? undefined : trace.apply(smallHeel, { M, Delta, g: p.gravity, GM_f })
  const limits =
    M === undefined || M === 0 || arms.curve === undefined ? undefined : limitsOf(p, hydro, arms.curve, M, trace)
  return { hydro, arms, wind, small, limits }
}

/** Motion sickness of a vertical acceleration, and the acceleration that ISO allows at its frequency. */
import type { Trace } from '@keelson/equations'
import { accelerationInG } from '@keelson/physics/seakeeping/response.ts'
import * as sickness from '@keelson/physics/seakeeping/sickness.ts'
import { STANDARD_GRAVITY } from '@keelson/physics/waves/dispersion.ts'
import type { Params } from './inputs.ts'

export interface Sickness {
  readonly a_g: number
  /** Share of the people. */
  readonly MSI: number
  /** m/s2; null outside its frequencies. */
  readonly a_10: number | null
}

/** a_z in m/s2; f in Hz, null where nothing moves. */
export function sicknessOf(p: Params, a_z: number, f: number | null, f_symbol: string, trace: Trace): Sickness {
  trace.section('Motion sickness')
  const a_g = trace.apply(accelerationInG, { a_z, g_n: STANDARD_GRAVITY })
  if (f === null || a_z === 0) return { a_g, MSI: 0, a_10: null }
  const named = { rename: { f: f_symbol } }
  const MSI =
    p.motion_sickness_method === 'mccauley_1976' ? byMcCauley(p, a_g, f, named, trace) : byOhanlon(a_z, f, named, trace)
  const within = f >= sickness.LOWEST_FREQUENCY.si && f <= sickness.HIGHEST_FREQUENCY.si
  return { a_g, MSI, a_10: within ? trace.apply(sickness.tenPercentLimit, { t: p.exposure_time, f }, named) : null }
}

interface Named {
  readonly rename: Readonly<Record<string, string>>
}

function byMcCauley(p: Params, a_g: number, f: number, named: Named, trace: Trace): number {
  const z_a = trace.apply(sickness.accelerationScore, { a_g, f }, named)
  const z_t = trace.apply(sickness.exposureScore, { z_a, t: p.exposure_time })
  return trace.apply(sickness.sicknessOfScores, { z_a, z_t })
}

function byOhanlon(a_z: number, f: number, named: Named, trace: Trace): number {
  const a_m = trace.apply(sickness.meanAbsolute, { a_z })
  const mu = trace.apply(sickness.sicknessThreshold, { f }, named)
  return trace.apply(sickness.sicknessOfTwoHours, { a_m, mu })
}

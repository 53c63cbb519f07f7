/** The cover: what the soil holds, what is asked of it, and how much of it would do. */
import { silent, type Trace } from '@keelson/equations'
import * as uplift from '@keelson/physics/pipeline-buckling/uplift.ts'
import * as f110 from '@keelson/standards/dnv-rp-f110-2018/uplift.ts'
import type { Params } from './inputs.ts'

export interface Uplift {
  readonly R: number
  readonly R_s: number
  /** Undrained clay; undefined where no shear strength was given. */
  readonly R_u: number | undefined
  /** The one that counts: the lower where both stand. */
  readonly governing: number
  /** Its symbol in the trace. */
  readonly symbol: 'R' | 'R_low'
  readonly undrained: boolean
}

/** Uplift resistance under a cover, m to the top, N/m. */
export function upliftOf(p: Params, H: number, trace: Trace): Uplift {
  const { outer_diameter: D, soil_submerged_unit_weight: gamma_s, uplift_coefficient: f } = p
  const s_u = p.undrained_shear_strength
  const R = trace.apply(f110.drainedUplift, { gamma_s, H, D, f })
  const H_c = trace.apply(uplift.coverToCentre, { H, D })
  const R_s = trace.apply(uplift.sandUplift, { gamma_s, H_c, D, f })
  if (s_u === undefined) return { R, R_s, R_u: undefined, governing: R, symbol: 'R', undrained: false }
  const R_u = trace.apply(uplift.clayUplift, { s_u, D, H_c })
  const governing = trace.apply(uplift.lowerUplift, { R, R_u })
  return { R, R_s, R_u, governing, symbol: 'R_low', undrained: R_u < R }
}

export interface Held {
  readonly w_d: number
  readonly w_av: number
  readonly u: number
  readonly R_req: number
  /** Cover to the top that would do, m; undefined where no depth of the clay does. */
  readonly H_req: number | undefined
}

/** A required download against what weight and soil hold. */
export function heldBy(p: Params, w_req: number, { governing, symbol }: Uplift, trace: Trace): Held {
  const { submerged_weight: w, uplift_resistance_factor: gamma_UR, load_factor: gamma_L } = p
  const w_d = trace.apply(f110.designDownload, { gamma_L, w_req })
  const w_av = trace.apply(f110.availableDownload, { w, R: governing, gamma_UR }, { rename: { R: symbol } })
  const u = trace.apply(f110.downloadUtilisation, { w_d, w_av })
  const R_req = trace.apply(f110.requiredUplift, { w_d, w, gamma_UR })
  return { w_d, w_av, u, R_req, H_req: coverFor(p, R_req, trace) }
}

/** Cover to the top that gives an uplift resistance, m; undefined where no depth of the clay does. */
function coverFor(p: Params, R_req: number, trace: Trace): number | undefined {
  const { outer_diameter: D, soil_submerged_unit_weight: gamma_s, uplift_coefficient: f } = p
  const drained = { R_req, gamma_s, D, f }
  const s_u = p.undrained_shear_strength
  // Without anything to hold, cover of any soil will do.
  if (s_u === undefined || R_req === 0) return trace.apply(f110.coverOfUplift, drained)
  if (R_req > trace.apply(uplift.deepClayUplift, { s_u, D })) return undefined
  const H_d = trace.apply(f110.coverOfUplift, drained, { as: 'H_d' })
  return trace.apply(uplift.largerCover, { H_d, H_u: trace.apply(uplift.coverInClay, { R_req, s_u, D }) })
}

/** Share of the soil resistance that each cycle mobilises, without factors; undefined where the soil holds nothing. */
export function shareOf(p: Params, w_req: number, { governing, symbol }: Uplift, trace: Trace): number | undefined {
  if (!(governing > 0)) return undefined
  return trace.apply(f110.mobilisedShare, { w_req, w: p.submerged_weight, R: governing }, { rename: { R: symbol } })
}

/** Cover that a required download, N/m, asks for, m, untraced. */
export function coverForDownload(p: Params, w_req: number): number | undefined {
  const { submerged_weight: w, uplift_resistance_factor: gamma_UR, load_factor: gamma_L } = p
  const w_d = f110.designDownload.evaluate({ gamma_L, w_req })
  return coverFor(p, f110.requiredUplift.evaluate({ w_d, w, gamma_UR }), silent)
}

/** Heave and pitch of a box in one wave, in closed form. */
import type { Trace } from '@keelson/equations'
import * as box from '@keelson/physics/ship-motions/closed-form.ts'
import type { Moved } from './calculate-response.ts'
import type { Met, Way } from './calculate-waves.ts'
import type { Params } from './inputs.ts'

export function boxIn(p: Params, { Fn }: Way, { k, beta }: Met, trace: Trace): Moved {
  const { hull_length: L, hull_breadth: B, draft: T } = p
  const alpha = trace.apply(box.encounterRatio, { Fn, k, L, beta })
  const A = trace.apply(box.radiatedAmplitude, { k, B, T, alpha })
  const f = trace.apply(box.sectionForcing, { k, T, A, B, alpha })
  const k_e = trace.apply(box.effectiveWaveNumber, { k, beta })
  const kappa = trace.apply(box.draughtDecay, { k_e, T })
  const F = trace.apply(box.heaveForcing, { kappa, f, k_e, L })
  const G = trace.apply(box.pitchForcing, { kappa, f, k_e, L })
  const eta = trace.apply(box.dynamicAmplification, { k, T, alpha, A, B })
  const R_3 = trace.apply(box.heaveResponse, { eta, F })
  const R_5 = trace.apply(box.pitchResponse, { eta, G })
  return { R_3, R_5, at: (x_P, on) => on.apply(box.pointResponse, { R_3, R_5, x_P }) }
}

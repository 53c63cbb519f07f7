/** How far the chosen method was shown to hold. What lies outside counts by the narrow band, which bounds its damage. */
import { dirlikIrregularity } from '@keelson/physics/fatigue/dirlik.ts'
import type { ClosedCurve } from '@keelson/physics/fatigue/named-curve.ts'
import type { SpectralMethod } from '@keelson/physics/fatigue/spectral-damage.ts'
import { spectrumTail } from '@keelson/physics/fatigue/spectral-moments.ts'
import { wirschingLightSlopes } from '@keelson/physics/fatigue/wirsching-light.ts'
import { firstOutOf, type Left, outOf } from '@keelson/workflow'
import type { CurveParams } from './curve.ts'
import type { State } from './states.ts'
import { BOUND_SLOPE, type Verdict } from './verdict.ts'

interface Assessed {
  readonly method: SpectralMethod
  readonly on: ClosedCurve
  readonly states: readonly State[]
  readonly verdict: Verdict
}

/** A slope outside those of the Wirsching-Light factor. Of two slopes the factor is that of the first, the larger one. */
export function slopeLeft({
  method,
  sn_slope: m,
}: CurveParams & { readonly method: SpectralMethod }): Left | undefined {
  return method === 'wirsching_light' && m !== undefined ? outOf(wirschingLightSlopes, m) : undefined
}

/** States below the irregularity of the fit, if their damage may decide. */
export function irregularityLeft(found: Assessed): Left | undefined {
  if (found.method !== 'dirlik') return undefined
  const outside = found.states.filter(({ stress }) => stress && outOf(dirlikIrregularity, stress.alpha_2))
  if (!mayDecide(found, outside)) return undefined
  return outOf(dirlikIrregularity, Math.min(...outside.map(({ stress }) => stress?.alpha_2 ?? 1)))
}

/** Spectra whose last interval decides the rate of peaks, if their damage may decide; `shares`: one for each state. */
export function tailLeft(found: Assessed, shares: readonly number[]): Left | undefined {
  const outside = found.states.filter((_, i) => outOf(spectrumTail, shares[i] ?? 0))
  if (!mayDecide(found, outside)) return undefined
  return firstOutOf(
    spectrumTail,
    shares.toSorted((a, b) => b - a),
  )
}

/** Whether the damage exceeds what is allowed once these states count by the narrow band. */
function mayDecide({ method, on, verdict }: Assessed, outside: readonly State[]): boolean {
  const added = outside.reduce((sum, { result }) => sum + result.damage.narrow_band - result.damage[method], 0)
  if (on.lines[0].m < BOUND_SLOPE) return outside.some(({ result }) => result.damage[method] > 0)
  return verdict.D + added > verdict.allowable
}

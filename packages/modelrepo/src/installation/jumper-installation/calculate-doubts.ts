/** Why a lift through the wave zone that passes shows nothing, and what is said of coefficients that are entered. */
import { LEAST_CYLINDER_SLAM, LEAST_DRAG } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import { type CheckResult, type NotChecked, openIf, shown, shownIn } from '@keelson/workflow'
import { inSeaLimits, type SeaLimits } from '../_shared/splash-zone/sea-guard.ts'
import type { Params } from './params.ts'

/**
 * Share by which the square of the velocity may exceed acceleration times amplitude: of a motion of the crane tip it does
 * not (Cauchy and Schwarz, of standard deviations), and the three largest values have about one factor on theirs.
 */
const PEAKS = 0.25

function tipApart(p: Params): string | undefined {
  const { crane_tip_velocity: v = 0, crane_tip_acceleration: a = 0, crane_tip_amplitude: eta = 0 } = p
  if (v ** 2 <= a * eta * (1 + PEAKS)) return undefined
  return `{crane_tip_velocity}, ${shownIn(v, 'm/s')}, exceeds ${shownIn(Math.sqrt(a * eta), 'm/s')}, the root of {crane_tip_acceleration} times {crane_tip_amplitude}`
}

/** Coefficients below those that the practice has without tests, in words. */
export function lowCoefficients({ drag_coefficient: C_D, slamming_coefficient: C_s }: Params): string | undefined {
  const low = [
    ...(C_D < LEAST_DRAG.value ? [`drag coefficient ${shown(C_D)} (${LEAST_DRAG.value} without tests)`] : []),
    ...(C_s < LEAST_CYLINDER_SLAM.value
      ? [`slamming coefficient ${shown(C_s)} (${LEAST_CYLINDER_SLAM.value} of a smooth cylinder)`]
      : []),
  ]
  return low.length === 0 ? undefined : `as entered, below DNV-RP-H103: ${low.join(' and ')}`
}

export const seaOf = (p: Params): SeaLimits => ({
  heights: p.significant_wave_height ?? [],
  Tz: p.zero_crossing_period ?? 0,
  g: p.gravity,
})

export function guarded(p: Params, made: CheckResult): CheckResult | NotChecked {
  const apart = openIf('contradiction', tipApart(p), made)
  return 'notChecked' in apart ? apart : inSeaLimits(seaOf(p), apart)
}

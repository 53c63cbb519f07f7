/** Where a combined tension is no maximum that a check could pass on. */
import { FEWEST_PEAKS } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { shown } from '@keelson/workflow'
import type { Tension } from './calculate-tension.ts'

/** What the storm has too few peaks of, in words; undefined where there are enough. */
export function tooFewPeaks({ combined }: Tension): string | undefined {
  if (combined === undefined) return undefined
  const few = [
    ...(combined.low.N < FEWEST_PEAKS ? [`${shown(combined.low.N, 3)} of low frequency`] : []),
    ...(combined.wave.N < FEWEST_PEAKS ? [`${shown(combined.wave.N, 3)} of wave frequency`] : []),
  ]
  return few.length === 0
    ? undefined
    : `the storm has fewer than ${FEWEST_PEAKS} peaks, ${few.join(' and ')}: their Rayleigh maximum is not valid`
}

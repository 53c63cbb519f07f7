/** Where a combined tension is no maximum that a check could pass on. */
import { enoughPeaks, FEWEST_PEAKS } from '@keelson/standards/api-rp-2sk-2005/combined-response.ts'
import { type Left, outOf, shown } from '@keelson/workflow'
import type { Tension } from './calculate-tension.ts'

/** What the storm has too few peaks of; undefined if there are enough. */
export function tooFewPeaks({ combined }: Tension): Left | undefined {
  if (combined === undefined) return undefined
  const { low, wave } = combined
  const few = [
    ...(low.N < FEWEST_PEAKS ? [`${shown(low.N, 3)} low-frequency`] : []),
    ...(wave.N < FEWEST_PEAKS ? [`${shown(wave.N, 3)} wave-frequency`] : []),
  ]
  const said = `the storm has ${few.join(' and ')} peaks, fewer than the ${FEWEST_PEAKS} required for the Rayleigh maximum`
  return outOf(enoughPeaks, Math.min(low.N, wave.N), said)
}

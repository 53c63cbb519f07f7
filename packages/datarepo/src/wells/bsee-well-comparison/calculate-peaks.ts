/** Peaks that stand out from the months beside them: as oil does that was allocated to the wrong well. */
import { quantile } from '@keelson/numerics/statistics.ts'
import type { Well } from './calculate-wells.ts'

/** Months with oil that are looked at on either side, and the fewest that say anything. */
const [BESIDE, FEWEST] = [6, 6] as const
/** From here on a peak is remarked on: ramping up and decline move the months beside a peak by less. */
const OUTSTANDING = 2

/** Peak over the median rate of the months with oil beside it; undefined where it is not outstanding, or little is known. */
export function outstandingPeak({ months, peak }: Well): number | undefined {
  const withOil = months.filter((m) => m.oil > 0)
  const at = peak === undefined ? -1 : withOil.indexOf(peak)
  if (peak === undefined || at < 0) return undefined
  const beside = [...withOil.slice(Math.max(0, at - BESIDE), at), ...withOil.slice(at + 1, at + 1 + BESIDE)]
  if (beside.length < FEWEST) return undefined
  const median = quantile(
    beside.map((m) => m.rate).toSorted((a, b) => a - b),
    0.5,
  )
  return peak.rate > OUTSTANDING * median ? peak.rate / median : undefined
}

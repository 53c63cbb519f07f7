/** What no rope has, inside the atlas or outside it. */
import { type Problem, shownForce } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export const rules = ({ tension_range_bins, minimum_breaking_load: MBL }: Params): Problem[] =>
  tension_range_bins.flatMap(({ tension_range_kN: dT }, i) => {
    if (dT < MBL) return []
    const pointer = `/tension_range_bins/${i}/tension_range_kN`
    return [
      {
        pointer,
        message: `must be less than {minimum_breaking_load}, ${shownForce(MBL)} (entered: ${shownForce(dT)})`,
      },
    ]
  })

/** The checks of a run, each by its clause. */
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { checkOf } from '@keelson/workflow'

const RATIO_CHECK = 'Onset ratio'

export const checks = {
  cross_flow: checkOf('-', {
    title: 'Cross-flow vibration',
    criterion: c205.CROSS_FLOW_ONSET,
    reach: [SLENDER_SPAN],
    demand: RATIO_CHECK,
    capacity: c205.frequencyRatio,
  }),
  in_line: checkOf('-', {
    title: 'In-line vibration',
    criterion: c205.IN_LINE_ONSET,
    reach: [SLENDER_SPAN],
    demand: RATIO_CHECK,
    capacity: c205.inLineFrequencyRatio,
  }),
}

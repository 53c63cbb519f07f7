/** The checks of a run as declared, each by its clause. */
import { reachRule } from '@keelson/equations'
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { checkOf } from '@keelson/workflow'

/** Of the modes that a run looks at. */
export const MODES_IN_REACH = reachRule({
  title: 'Calculated mode within or below the range',
  because: 'higher modes may be excited instead',
  source: c205.CROSS_FLOW_END.source,
  clause: c205.CROSS_FLOW_END.clause,
})

export const checks = {
  cross_flow: checkOf('-', {
    title: 'Cross-flow vibration',
    criterion: c205.CROSS_FLOW_ONSET,
    demand: 'Maximum reduced velocity within or below the range',
    capacity: 'Onset reduced velocity',
    reach: [SLENDER_SPAN, MODES_IN_REACH],
  }),
  in_line: checkOf('-', {
    title: 'In-line vibration',
    criterion: c205.IN_LINE_ONSET,
    demand: 'Maximum reduced velocity within or below the range, or required stability parameter',
    capacity: 'Onset reduced velocity, or stability parameter',
    reach: [SLENDER_SPAN, MODES_IN_REACH],
  }),
  modes_looked_at: checkOf('-', {
    title: 'Number of calculated modes',
    criterion: c205.CROSS_FLOW_END,
    demand: 'Reduced velocity of highest calculated mode',
    capacity: 'Upper limit of cross-flow range',
  }),
} as const

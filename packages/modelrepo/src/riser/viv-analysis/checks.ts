/** The checks of a run as declared, each by its clause. */
import { reachRule } from '@keelson/equations'
import { SLENDER_SPAN } from '@keelson/physics/tensioned-beam/uniform-modes.ts'
import * as c205 from '@keelson/standards/dnv-rp-c205-2021/vortex-shedding.ts'
import { checkOf } from '@keelson/workflow'

/** Of the modes that a run looks at. */
export const MODES_IN_REACH = reachRule({
  title: 'A mode looked at lies in or below the range',
  because: 'a higher mode is excited instead',
  source: c205.CROSS_FLOW_END.source,
  clause: c205.CROSS_FLOW_END.clause,
})

export const checks = {
  cross_flow: checkOf('-', {
    title: 'Cross-flow vibration',
    criterion: c205.CROSS_FLOW_ONSET,
    demand: 'Largest reduced velocity not beyond the range',
    capacity: 'Reduced velocity at onset',
    reach: [SLENDER_SPAN, MODES_IN_REACH],
  }),
  in_line: checkOf('-', {
    title: 'In-line vibration',
    criterion: c205.IN_LINE_ONSET,
    demand: 'Largest reduced velocity not beyond the range, or the stability parameter asked for',
    capacity: 'Reduced velocity at onset, or the stability parameter',
    reach: [SLENDER_SPAN, MODES_IN_REACH],
  }),
  modes_looked_at: checkOf('-', {
    title: 'Modes looked at',
    criterion: c205.CROSS_FLOW_END,
    demand: 'Reduced velocity of the highest mode looked at',
    capacity: 'End of the cross-flow range',
  }),
} as const

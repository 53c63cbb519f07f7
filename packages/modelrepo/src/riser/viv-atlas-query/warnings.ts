/** What a specialist would remark on a query. */
import { shown, shownRatio, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  outside_atlas: 'An input lies outside what the atlas holds, so that the direct solver answers.',
  near_limit: 'The atlas has a ratio within its error of the limit, so that the direct solver decides.',
} as const
const warn = warner(warnings)

export const nearOnset = (r_CF: number, e: number): Warning =>
  warn(
    'near_limit',
    `the atlas has a ratio of ${shownRatio(r_CF)}, which is within its error of ${shown(e, 2)} of a limit: the direct solver decides`,
  )

/** What a specialist would remark on a query. */
import { shown, shownRatio, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  outside_atlas: 'An input is outside the atlas. The direct solver is used.',
  near_limit: 'A ratio is within the atlas error of its limit. The direct solver is used.',
} as const
const warn = warner(warnings)

export const nearOnset = (r_CF: number, e: number): Warning =>
  warn(
    'near_limit',
    `The atlas ratio of ${shownRatio(r_CF)} is within its error of ${shown(e, 2)} of a limit. The direct solver is used.`,
  )

/** What the reader of a query should know: why the direct solver answered. */
import { shown, shownPercent, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  outside_atlas: 'The query lies outside the atlas, so that the direct solver answers.',
  near_limit: 'The margin is within the error of the atlas from its limit, so that the direct solver decides.',
} as const
const warn = warner(warnings)

export const nearLimit = (margin: number, e: number): Warning =>
  warn(
    'near_limit',
    `The interpolated {dff_margin} of ${shown(margin)} is within the error of the atlas, ${shownPercent(e)}, of its limit 1: the direct solver decides`,
  )

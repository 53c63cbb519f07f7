/** What a specialist would remark on a query. */
import { shownPercent, shownRatio, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  outside_atlas: 'An input lies outside what the atlas holds, so that the direct solver answers.',
  near_limit: 'The utilisation is within the error of the atlas from its limit, so that the direct solver answers.',
} as const
const warn = warner(warnings)

export const nearLimit = (u: number, error: number): Warning =>
  warn(
    'near_limit',
    `the utilisation from the atlas, ${shownRatio(u)}, is within its error of ${shownPercent(error)} from 1: the direct solver answers`,
  )

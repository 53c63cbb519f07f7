/** What a specialist would remark on a query. */
import { shownPercent, shownUtilisation, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  outside_atlas: 'An input is outside the atlas range, so the direct solver is used.',
  near_limit: 'The utilisation is within the atlas error bound of the limit, so the direct solver is used.',
} as const
const warn = warner(warnings)

export const nearLimit = (u: number, error: number): Warning =>
  warn(
    'near_limit',
    `The atlas utilisation, ${shownUtilisation(u)}, is within the error bound, ${shownPercent(error)}, of its limit of 1. The direct solver is used.`,
  )

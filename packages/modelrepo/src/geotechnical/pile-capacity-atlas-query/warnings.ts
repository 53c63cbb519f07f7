/** What the reader of a query should know: why the direct solver answered, and what the parent would remark. */
import { shown, shownPercent, type Warning, warner } from '@keelson/workflow'
import { warnings as pile } from '../_shared/pile/warnings.ts'

export const warnings = {
  beyond_load_tests: pile.beyond_load_tests,
  low_factor_of_safety: pile.low_factor_of_safety,
  outside_atlas: 'The query lies outside the atlas, so that the direct solver answers.',
  near_limit: 'The utilisation is within the error of the atlas from its limit, so that the direct solver decides.',
} as const
const warn = warner(warnings)

export const nearLimit = (use: number, error: number): Warning =>
  warn(
    'near_limit',
    `the interpolated {utilisation} of ${shown(use)} is within the error of the atlas, ${shownPercent(error)}, of its limit 1: the direct solver decides`,
  )

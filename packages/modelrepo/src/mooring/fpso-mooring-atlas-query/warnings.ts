/** What the reader of a query should know: what the tension stands for, and why the direct solver answered. */
import { shownPercent, shownRatio, type Warning, warner } from '@keelson/workflow'

export const warnings = {
  mean_position_only: 'The tension is that of the intact mean position, without motions.',
  outside_atlas: 'The query lies outside the atlas, so that the direct solver answers.',
  near_limit: 'The utilisation is within the error of the atlas from its limit, so that the direct solver decides.',
} as const
const warn = warner(warnings)

export const meanOnly = (): Warning =>
  warn(
    'mean_position_only',
    'the tension is that of the intact mean position: without the slow-drift and wave motions, and without a line lost; run fpso-mooring-full for those',
  )

export const nearLimit = (u: number, e: number): Warning =>
  warn(
    'near_limit',
    `the interpolated {utilisation} of ${shownRatio(u)} is within the error of the atlas, ${shownPercent(e)}, of its limit 1: the direct solver decides`,
  )

/** What the reader of a query should know: what the tension stands for, and why the direct solver answered. */
import { type Warning, warner } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'

export const warnings = {
  mean_position_only: 'The tension is that of the intact mean position, without motions.',
  ...atlasWarnings('utilisation'),
} as const
const warn = warner(warnings)

export const meanOnly = (): Warning =>
  warn(
    'mean_position_only',
    'the tension is that of the intact mean position: without the slow-drift and wave motions, and without a line lost; run fpso-mooring-full for those',
  )

/** What the reader of a query should know: what the tension stands for, and why the direct solver answered. */
import { type Warning, warner } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'

export const warnings = {
  mean_position_only: 'The tension is for the intact mooring at the mean position, without motions.',
  ...atlasWarnings('utilisation'),
} as const
const warn = warner(warnings)

export const meanOnly = (): Warning =>
  warn(
    'mean_position_only',
    'The tension is for the intact mooring at the mean position. Slow-drift and wave-frequency motions and line failure are excluded; use fpso-mooring-full for these.',
  )

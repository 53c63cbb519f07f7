/** What the reader of a query should know: what the atlas rests on, and why the direct solver answered. */
import { AXIAL_FACTOR } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { shown, shownRatio, type Warning, warner } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  fixed_parameters: 'The capacity applies to the fixed parameters of the atlas.',
  low_factor: 'The factor of safety is below the API RP 2SK value for a permanent mooring, intact.',
  ...atlasWarnings('utilisation'),
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params): Warning[] => [
  warn(
    'fixed_parameters',
    `The capacity ${p.passive_suction === false ? 'excludes' : 'relies on'} passive suction. It is calculated for uniform clay, with a wall thickness of 40 mm, a skin friction factor of 0.65 and a bearing capacity factor of 9. The caisson weight is neglected.`,
    '/demand',
  ),
  ...(p.factor_of_safety < AXIAL_FACTOR.value
    ? [
        warn(
          'low_factor',
          `{factor_of_safety} ${shownRatio(p.factor_of_safety)} is below ${shown(AXIAL_FACTOR.value)}, the API RP 2SK value for a permanent mooring, intact. Lower values apply only to the damaged condition or a mobile mooring.`,
          '/factor_of_safety',
        ),
      ]
    : []),
]

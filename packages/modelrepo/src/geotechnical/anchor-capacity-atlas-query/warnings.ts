/** What the reader of a query should know: what the atlas rests on, and why the direct solver answered. */
import { AXIAL_FACTOR } from '@keelson/standards/api-rp-2sk-2005/anchors.ts'
import { shown, shownRatio, type Warning, warner } from '@keelson/workflow'
import { atlasWarnings } from '../../_shared/atlas/declared.ts'
import type { Params } from './inputs.ts'

export const warnings = {
  fixed_parameters: 'The capacity is that of the fixed parameters of the atlas.',
  low_factor: 'The factor of safety is below that of a permanent mooring, intact.',
  ...atlasWarnings('utilisation'),
} as const
const warn = warner(warnings)

export const warningsOf = (p: Params): Warning[] => [
  warn(
    'fixed_parameters',
    `The capacity ${p.passive_suction === false ? 'excludes' : 'relies on'} passive suction. It is that of uniform clay, a 40 mm wall, a skin friction factor of 0.65, a bearing factor of 9 and no weight.`,
    '/demand',
  ),
  ...(p.factor_of_safety < AXIAL_FACTOR.value
    ? [
        warn(
          'low_factor',
          `{factor_of_safety} ${shownRatio(p.factor_of_safety)} is below ${shown(AXIAL_FACTOR.value)}, that of a permanent mooring, intact, by API RP 2SK: it needs the damaged condition or a mobile mooring`,
          '/factor_of_safety',
        ),
      ]
    : []),
]

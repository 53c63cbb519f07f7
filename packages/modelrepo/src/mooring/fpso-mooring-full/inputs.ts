/** The inputs: site, spread, lines, what wind, current and waves do to the hull, criteria and limits. */
import { count, flag, grouped, optional, type ParamsOf } from '@keelson/workflow'
import * as spread from '../_shared/spread/inputs.ts'
import { currentParams, ENVIRONMENT, waveParams, windParams } from './inputs-environment.ts'
import { lineParams } from './inputs-line.ts'

const besideParams = {
  check_two_lines_lost: flag({
    title: 'Two lines lost',
    description:
      'Whether each pair of lines is taken away too. API RP 2SK asks it of no spread: the answer is for information.',
    default: false,
  }),
  consequence_class: optional(
    count({
      title: 'Consequence class',
      description:
        'Of DNV-OS-E301, for a comparison beside the check: 1 where a failure is unlikely to have unacceptable consequences, 2 where it may. Left out, nothing is compared.',
      minimum: 1,
      maximum: 2,
      example: 1,
    }),
  ),
}

export const inputs = grouped({
  'Site and spread': { ...spread.siteParams, ...spread.patternParams },
  Lines: lineParams,
  'Wind, current and waves': { ...windParams, ...currentParams, ...waveParams },
  'Load given directly': spread.externalParams(ENVIRONMENT),
  'Criteria and anchors': { ...spread.criteriaParams, ...spread.anchorParams },
  'Motions and limits of the offset': { ...spread.motionParams, ...spread.limitParams },
  'Mass of the vessel': spread.massParams,
  'For information': besideParams,
})
export type Params = ParamsOf<typeof inputs>

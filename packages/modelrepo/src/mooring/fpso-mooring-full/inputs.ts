/** The inputs: site, spread, lines, what wind, current and waves do to the hull, criteria and limits. */
import { count, flag, grouped, optional, type ParamsOf } from '@keelson/workflow'
import * as spread from '../_shared/spread/inputs.ts'
import { currentParams, ENVIRONMENT, waveParams, windParams } from './inputs-environment.ts'
import { lineParams } from './inputs-line.ts'

const besideParams = {
  check_two_lines_lost: flag({
    title: 'Two-lines-failed analysis',
    description:
      'Option to fail each pair of lines in turn. API RP 2SK does not require this; the results are for information.',
    default: false,
  }),
  consequence_class: optional(
    count({
      title: 'Consequence class',
      description:
        'DNV-OS-E301 consequence class for comparison: 1 if failure is unlikely to have unacceptable consequences, 2 if it may. If omitted, no comparison is made.',
      minimum: 1,
      maximum: 2,
      example: 1,
    }),
  ),
}

export const inputs = grouped({
  'Site and mooring': { ...spread.siteParams, ...spread.patternParams },
  Lines: lineParams,
  'Wind, current and waves': { ...windParams, ...currentParams, ...waveParams },
  'External load': spread.externalParams(ENVIRONMENT),
  'Criteria and anchors': { ...spread.criteriaParams, ...spread.anchorParams },
  'Motions and offset limits': { ...spread.motionParams, ...spread.limitParams },
  'Vessel mass': spread.massParams,
  'For information': besideParams,
})
export type Params = ParamsOf<typeof inputs>

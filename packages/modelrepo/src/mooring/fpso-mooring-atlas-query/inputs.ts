/** The inputs of a query to the mooring atlas. */

import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

/** Depth of the fairleads of the base case, m: there is no line in less water. */
const FAIRLEADS = 16

export const inputs = params({
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Of the sea whose mean drift acts; the atlas has 1 to 8 m.',
    symbol: 'H_s',
    minimum: 0,
    example: 3.5,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description: 'The atlas has 7 to 15 s. The drift coefficient of the base case is the same for all periods.',
    symbol: 'T_p',
    above: 0,
    example: 11,
    inert: 'the drift coefficient of the base case does not depend on it; it decides only whether the atlas holds',
  }),
  water_depth: field.waterDepth({
    description: `Down to the flat bed; the atlas has 300 to 600 m. At another depth than 400 m the lines and their anchor distance are as much longer as the fairleads, ${FAIRLEADS} m down, are higher over the bed.`,
    symbol: 'h',
    above: FAIRLEADS,
    usual: [100, 1500],
    example: 400,
  }),
  out_of_range_policy: policyOf('fpso-mooring-full', 'axis'),
})
export type Params = ParamsOf<typeof inputs>

/** The inputs of a query to the mooring atlas. */

import { type ParamsOf, params, quantity } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

/** Depth of the fairleads of the base case, m: there is no line in less water. */
const FAIRLEADS = 16

export const inputs = params({
  significant_wave_height: quantity('significant_wave_height', {
    title: 'Significant wave height',
    description: 'Significant wave height of the sea state that causes the mean drift. Atlas range: 1 to 8 m.',
    symbol: 'H_s',
    minimum: 0,
    example: 3.5,
  }),
  peak_period: quantity('wave_period', {
    title: 'Peak period',
    description:
      'Peak period of the sea state. Atlas range: 7 to 15 s. The base-case drift coefficient does not depend on period.',
    symbol: 'T_p',
    above: 0,
    example: 11,
    inert:
      'the base-case drift coefficient does not depend on the period, which only determines whether the query is within the atlas',
  }),
  water_depth: field.waterDepth({
    description: `Water depth to the flat seabed. Atlas range: 300 to 600 m. At depths other than 400 m, line length and anchor distance are scaled with the fairlead height above the seabed. The fairleads are ${FAIRLEADS} m below the surface.`,
    symbol: 'h',
    above: FAIRLEADS,
    usual: [100, 1500],
    example: 400,
  }),
  out_of_range_policy: policyOf('fpso-mooring-full', 'axis'),
})
export type Params = ParamsOf<typeof inputs>

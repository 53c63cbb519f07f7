/** The inputs of a query. */

import { choice, type ParamsOf, params } from '@keelson/workflow'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  span_length: field.spanLength({
    description: 'Between pinned supports; the atlas holds 12 to 36.6 m.',
    example: 21.336,
  }),
  current_velocity: field.currentVelocity({
    description: 'Normal to the axis; the atlas holds 0.3 to 1.9 m/s.',
    symbol: 'U',
    above: 0,
    example: 0.4,
  }),
  out_of_range_policy: choice(['escalate', 'refuse'], {
    title: 'Outside the atlas',
    description: 'escalate: the direct solver of viv-analysis answers; refuse: the query is refused at the input.',
    default: 'escalate',
  }),
})
export type Params = ParamsOf<typeof inputs>

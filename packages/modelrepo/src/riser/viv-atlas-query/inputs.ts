/** The inputs of a query. */

import { type ParamsOf, params } from '@keelson/workflow'
import { policyOf } from '../../_shared/atlas/declared.ts'
import { field } from '../../_shared/fields/index.ts'

export const inputs = params({
  span_length: field.spanLength({
    description: 'Span length between pinned supports. Atlas range: 12 to 36.6 m.',
    example: 21.336,
  }),
  current_velocity: field.currentVelocity({
    description: 'Current velocity normal to the span axis. Atlas range: 0.3 to 1.9 m/s.',
    symbol: 'U',
    above: 0,
    example: 0.4,
  }),
  out_of_range_policy: policyOf('viv-analysis', 'input'),
})
export type Params = ParamsOf<typeof inputs>

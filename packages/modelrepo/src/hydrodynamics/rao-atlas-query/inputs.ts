/** The inputs of rao-atlas-query: the atlas, which the caller brings, and where it is asked. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import { queryParams, tableParams } from '../_shared/rao/fields.ts'

export const inputs = grouped({
  Atlas: tableParams('in radians per metre'),
  Query: {
    ...queryParams,
    out_of_range_policy: choice(
      { escalate: 'Use the direct solver (none available)', refuse: 'Reject the query' },
      {
        title: 'Outside the atlas',
        description:
          'The query is refused at its axis either way: the atlas belongs to the caller, and no solver stands behind it.',
        default: 'escalate',
        inert: 'no solver stands behind an atlas that the caller brings: outside it both policies refuse',
      },
    ),
  },
})
export type Params = ParamsOf<typeof inputs>

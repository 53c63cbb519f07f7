/** The inputs of rao-atlas-query: the atlas, which the caller brings, and where it is asked. */
import { choice, grouped, type ParamsOf } from '@keelson/workflow'
import { queryParams, tableParams } from '../_shared/rao/fields.ts'

export const inputs = grouped({
  Atlas: tableParams('in radians per metre', { rotations: { unit: 'rad/m' } }),
  Query: {
    ...queryParams,
    out_of_range_policy: choice(
      { escalate: 'Use the direct solver (none available)', refuse: 'Reject the query' },
      {
        title: 'Outside the atlas',
        description:
          'Action outside the atlas. The query is rejected under either option, because a user atlas has no direct solver.',
        default: 'escalate',
        inert: 'a user atlas has no direct solver, so both options reject a query outside the atlas',
      },
    ),
  },
})
export type Params = ParamsOf<typeof inputs>

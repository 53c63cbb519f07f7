/** The inputs: members and joints, one row each; either may be left out. */
import { optional, type ParamsOf, params, rows } from '@keelson/workflow'
import { jointFields } from './inputs-joints.ts'
import { memberFields } from './inputs-members.ts'

/** Rows that one run takes. */
const MOST_ROWS = 100

export const inputs = params({
  members: optional(
    rows(memberFields, {
      title: 'Members',
      description: 'Tubular members, one row each. Required unless joints are entered.',
      maxItems: MOST_ROWS,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['joints'] }],
    }),
  ),
  joints: optional(
    rows(jointFields, {
      title: 'Joints',
      description: 'Simple tubular joints, one row per brace. Required unless members are entered.',
      maxItems: MOST_ROWS,
      requiredWhen: {},
      requiredUnless: [{ inputs: ['members'] }],
    }),
  ),
})
export type Params = ParamsOf<typeof inputs>

/** What the contract of every atlas query declares in the same words. */
import { choice, flagValue, textValue } from '@keelson/workflow'

/** What is done with a query outside the atlas; `parent` is the direct solver, `at` where a refusal points. */
export const policyOf = (parent: string, at: 'axis' | 'input') =>
  choice(
    { escalate: 'Use the direct solver', refuse: 'Reject the query' },
    {
      title: 'Outside the atlas',
      description: `Action if the query is outside the atlas: use the direct solver, ${parent}, or reject the query at the ${at}.`,
      default: 'escalate',
    },
  )

export const inRange = (description = 'True if all query values are within the atlas.') =>
  flagValue({ title: 'Inside the atlas', description })

/** `what` comes from the atlas or the solver: 'the capacity comes'. */
export const sourceOf = (what: string) =>
  textValue({ title: 'Source', description: `States whether ${what} from the atlas or the direct solver.` })

/** Remarks of a query; `judged` is the number that its error may bring to its limit: 'utilisation'. */
export const atlasWarnings = (judged: string) => ({
  outside_atlas: 'The query is outside the atlas. The direct solver is used.',
  near_limit: `The ${judged} is within the atlas error of its limit. The direct solver is used.`,
})

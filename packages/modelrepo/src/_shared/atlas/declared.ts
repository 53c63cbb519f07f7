/** What the contract of every atlas query declares in the same words. */
import { choice, flagValue, textValue } from '@keelson/workflow'

/** What is done with a query outside the atlas; `parent` is the direct solver, `at` where a refusal points. */
export const policyOf = (parent: string, at: 'axis' | 'input') =>
  choice(
    { escalate: 'Use the direct solver', refuse: 'Reject the query' },
    {
      title: 'Outside the atlas',
      description: `escalate: the direct solver of ${parent} answers; refuse: the query is refused at the ${at}.`,
      default: 'escalate',
    },
  )

export const inRange = (description = 'Every axis of the query within the atlas.') =>
  flagValue({ title: 'Inside the atlas', description })

/** `what` comes from the atlas or the solver: 'the capacity comes'. */
export const sourceOf = (what: string) =>
  textValue({ title: 'Source', description: `atlas or direct: where ${what} from.` })

/** Remarks of a query; `judged` is the number that its error may bring to its limit: 'utilisation'. */
export const atlasWarnings = (judged: string) => ({
  outside_atlas: 'The query lies outside the atlas, so that the direct solver answers.',
  near_limit: `The ${judged} is within the error of the atlas from its limit, so that the direct solver decides.`,
})

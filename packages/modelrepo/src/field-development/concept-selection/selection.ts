/** The four methods, each whole in its own file. */
import { notChecked, type RunContext } from '@keelson/workflow'
import { composed, IDEAL, PAIRWISE, SCREENING, WEIGHTED } from './inputs.ts'
import { byPairs } from './way-pairwise.ts'
import { byScreening } from './way-screening.ts'
import { byCloseness, byWeightedSum } from './way-tables.ts'

const methods = composed(
  { [SCREENING]: byScreening, [WEIGHTED]: byWeightedSum, [IDEAL]: byCloseness, [PAIRWISE]: byPairs },
  {
    inOrder: {
      values: ['score', 'closeness', 'excluded_hosts', 'weight', 'consistent', 'probability_of_rank_1'],
      tables: ['costs', 'criteria', 'performance', 'comparisons', 'ranks'],
    },
  },
)

const OTHER = notChecked('other_mode', 'not applicable to this method')

/** A check of another method is said to be no part of this one. */
export const selection = {
  contract: methods.contract,
  calculate: (p: Parameters<typeof methods.calculate>[0], context: RunContext) => {
    const outcome = methods.calculate(p, context)
    return { ...outcome, checks: { feasible_host: OTHER, consistency: OTHER, ...outcome.checks } }
  },
}

/** The method in the contract's words. */
import type { MethodStep } from '@keelson/workflow'

const CONCEPTS = 'physics/field-concepts'
const DECISION = 'physics/decision'

export const method: readonly MethodStep[] = [
  {
    title: 'What the screening is',
    text: 'Windows, ramps of scores and their weights are screening heuristics of an open-source library, no published standard; the weights are an input.',
    module: `${CONCEPTS}/sources.ts`,
  },
  {
    title: 'Depth windows',
    text: 'A host out of its depths is excluded: TLP 300 to 1800 m, spar 1200 to 3000, semi-submersible 600 to 2500, FPSO 600 to 3000, subsea tieback 100 to 3000, ends included. Where none is left there is no first, and the check fails.',
    module: `${CONCEPTS}/hosts.ts`,
  },
  {
    title: 'Scores',
    text: 'Depth: 100 within the best depths of a host, falling to 60 at its window. Reservoir and distance: ramps of their own for tiebacks and standalone hosts, with a step at 50 MMbbl and at 10 km for the latter. Fluid: a table.',
    module: `${CONCEPTS}/scores.ts`,
  },
  {
    title: 'Composite',
    text: 'Weighted mean of the four scores. Where shares of like fields are given, they are a tenth of the score. Ties go to TLP, spar, semi-submersible, FPSO, tieback in this order.',
    module: `${CONCEPTS}/scores.ts`,
  },
  {
    title: 'Comparisons in pairs',
    text: 'Weights are the principal eigenvector of the comparisons (Saaty), consistent up to a ratio of 0.10; weights that are not are answered, and the check fails.',
    module: `${DECISION}/pairwise.ts`,
  },
  {
    title: 'Weighted sum',
    text: 'Each performance between the worst (0) and the best (1) of its criterion, weighted and summed; a criterion that is the same for all gives nothing.',
    module: `${DECISION}/ranking.ts`,
  },
  {
    title: 'TOPSIS',
    text: 'Performances over the length of their column, weighted; distances to the best and to the worst of each criterion, and the share of the latter in both (Hwang and Yoon).',
    module: `${DECISION}/ranking.ts`,
  },
  {
    title: 'Robustness',
    text: 'Weights drawn evenly from all that sum to 1, the ranking made again for each: how often each takes each rank, with a standard error. Beside it one weight at a time, and who dominates whom.',
    module: `${DECISION}/robustness.ts`,
  },
  {
    title: 'Costs beside the scores',
    text: 'With a capacity, benchmark capital and operating cost of each feasible host and its capital cost a barrel, as criteria for a ranking; no part of the scores.',
    module: 'physics/field-cost/capex-benchmark.ts',
  },
]

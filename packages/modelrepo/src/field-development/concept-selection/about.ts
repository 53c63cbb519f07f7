/** What concept-selection answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const CONCEPTS = 'physics/field-concepts'

const DECISION = 'physics/decision'

export const about: About = {
  title: 'Field development host concept selection',
  question: 'Which host suits the field best, by how much, and would other weights change the choice?',
  askedAs: [
    'TLP, spar, semi, FPSO or subsea tieback for a 100 million barrel field in 900 m of water?',
    'Which host concepts are feasible in 2300 m with no infrastructure nearby?',
    'Rank our development concepts by TOPSIS on capex, schedule and operability.',
    'What weights do these AHP pairwise comparisons give, and are they consistent?',
    'How robust is the concept ranking if the weights change?',
    'Dry tree or wet tree, spar or production ship: multi-criteria ranking of development options in deep water',
  ],
  method: [
    {
      title: 'Screening basis',
      text: 'Depth windows, score ramps and score weights are screening heuristics from an open-source library, not a published standard. The weights are an input.',
      module: `${CONCEPTS}/sources.ts`,
    },
    {
      title: 'Depth windows',
      text: 'A host outside its depth window is excluded. The windows, ends included, are 300 to 1800 m for a TLP, 1200 to 3000 m for a spar and 600 to 2500 m for a semi-submersible. They are 600 to 3000 m for an FPSO and 100 to 3000 m for a subsea tieback. If no host remains, none is ranked first and the check fails.',
      module: `${CONCEPTS}/hosts.ts`,
    },
    {
      title: 'Scores',
      text: 'The depth score is 100 within the best depths of a host and falls to 60 at its window. Reservoir and distance scores are separate ramps for tiebacks and standalone hosts, with steps at 50 MMbbl and 10 km for the latter. The fluid score is tabulated.',
      module: `${CONCEPTS}/scores.ts`,
    },
    {
      title: 'Composite score',
      text: 'The composite is the weighted mean of the four scores. If shares of similar fields are provided, they form a tenth of the score. Ties are ranked in the order TLP, spar, semi-submersible, FPSO, tieback.',
      module: `${CONCEPTS}/scores.ts`,
    },
    {
      title: 'Pairwise comparisons',
      text: 'Weights are the principal eigenvector of the comparisons (Saaty), consistent up to a ratio of 0.10. Inconsistent weights are reported, and the check fails.',
      module: `${DECISION}/pairwise.ts`,
    },
    {
      title: 'Weighted sum',
      text: 'Each performance is scaled between the worst (0) and best (1) of its criterion, weighted and summed. A criterion that is equal for all alternatives contributes nothing.',
      module: `${DECISION}/ranking.ts`,
    },
    {
      title: 'TOPSIS',
      text: 'Performances over the length of their column are weighted. Closeness is the distance to the worst over the sum of the distances to the best and the worst of each criterion (Hwang and Yoon).',
      module: `${DECISION}/ranking.ts`,
    },
    {
      title: 'Robustness',
      text: 'Weights are drawn uniformly from all sets that sum to 1 and the ranking is repeated for each. The frequency of each rank is reported with a standard error. One weight at a time and dominance are also examined.',
      module: `${DECISION}/robustness.ts`,
    },
    {
      title: 'Costs alongside scores',
      text: 'With a capacity, benchmark capital and operating cost and capital cost per barrel of each feasible host are reported as ranking criteria. They are not part of the scores.',
      module: 'physics/field-cost/capex-benchmark.ts',
    },
  ],
  assumptions: [
    'Screening windows, ramps and weights are heuristics from an open-source library, not a published standard. They rank hosts and do not measure them.',
    'Criteria are additive. A host that is poor in one criterion can compensate in others.',
    'Condensate scores as gas.',
    'Random weights are drawn uniformly from all sets that sum to 1, regardless of the entered weights.',
    'Performance columns may be in any unit. Values are compared only within their column.',
  ],
  validity: [
    'A lead of less than 5 points of 100, or 0.05 of 1, is a close call. The method does not distinguish the two.',
    'Valid for water depths of 100 to 3000 m. Scores are constant outside reservoirs of 50 to 600 MMbbl and distances of 15 to 110 km.',
    'Scores of standalone hosts step at 50 MMbbl and at 10 km. Fields near a step should be checked on both sides of it.',
    'Valid for two to eight criteria compared in pairs, for which a random index is known.',
    'A weighted sum between worst and best depends on the set of alternatives. Adding an alternative may change the order of the others.',
  ],
  notChecked: [
    'Metocean, soil, ice, seismic and export suitability of a host',
    'Schedule, local content, yard capacity and contract',
    'Number and location of drill centres, well intervention, and dry or wet trees',
    'Net present value, which requires a forecast and prices (capital cost per barrel is reported if a capacity is provided)',
    'Similar fields and their hosts (shares are used as entered)',
    'Hazards by ISO 17776 and risk by ISO 31000',
  ],
}

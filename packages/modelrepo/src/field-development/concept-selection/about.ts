/** What concept-selection answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const CONCEPTS = 'physics/field-concepts'

const DECISION = 'physics/decision'

export const about: About = {
  title: 'Field development host concept selection',
  question: 'Which host or alternative ranks first, and by how much?',
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
      text: 'Depth windows, score ramps and score weights are screening heuristics from an open-source library, not a published standard. The weights can be changed.',
      module: `${CONCEPTS}/sources.ts`,
    },
    {
      title: 'Depth windows',
      text: 'A host outside its depth window is excluded. The windows, limits included, are 300 to 1,800 m for a TLP and 1,200 to 3,000 m for a spar. They are 600 to 2,500 m for a semisubmersible and 600 to 3,000 m for an FPSO. The window of a subsea tieback is 100 to 3,000 m. If no host remains, no host is ranked first and the check fails.',
      module: `${CONCEPTS}/hosts.ts`,
    },
    {
      title: 'Scores',
      text: 'The depth score is 100 within the optimum depth range of a host and falls to 60 at the limits of its window. Reservoir and distance scores follow separate ramps for tiebacks and standalone hosts. Scores of standalone hosts have steps at 50 MMbbl and 10 km. The fluid score is tabulated.',
      module: `${CONCEPTS}/scores.ts`,
    },
    {
      title: 'Composite score',
      text: 'The composite score is the weighted mean of the four scores. If shares of similar fields are entered, they contribute one tenth of the score. Ties are ranked in the order TLP, spar, semisubmersible, FPSO, tieback.',
      module: `${CONCEPTS}/scores.ts`,
    },
    {
      title: 'Pairwise comparisons',
      text: 'The weights are the principal eigenvector of the comparison matrix (Saaty). Comparisons are consistent up to a consistency ratio of 0.10. Inconsistent weights are reported, but the check fails.',
      module: `${DECISION}/pairwise.ts`,
    },
    {
      title: 'Weighted sum',
      text: 'Each performance value is scaled between the worst (0) and best (1) value of its criterion, weighted and summed. A criterion that is equal for all alternatives contributes nothing.',
      module: `${DECISION}/ranking.ts`,
    },
    {
      title: 'TOPSIS',
      text: 'Performance values are divided by the Euclidean norm of their column and weighted. Closeness is the distance to the anti-ideal divided by the sum of the distances to the ideal and the anti-ideal (Hwang and Yoon).',
      module: `${DECISION}/ranking.ts`,
    },
    {
      title: 'Robustness',
      text: 'Weights are sampled uniformly from all sets that sum to 1 and the ranking is repeated for each set. The frequency of each rank is reported with its standard error. The effect of each single weight and dominance between alternatives are also examined.',
      module: `${DECISION}/robustness.ts`,
    },
    {
      title: 'Costs alongside scores',
      text: 'If a capacity is entered, benchmark capital and operating costs and the capital cost per barrel are reported for each feasible host. They can be used as ranking criteria and are not part of the scores.',
      module: 'physics/field-cost/capex-benchmark.ts',
    },
  ],
  assumptions: [
    'Screening windows, ramps and weights are heuristics from an open-source library, not a published standard. They rank the hosts but do not quantify their merit.',
    'Criteria are additive. A low score for one criterion can be offset by high scores for others.',
    'Condensate is scored as gas.',
    'Random weights are sampled uniformly from all sets that sum to 1, regardless of the entered weights.',
    'Performance columns may be in any unit. Values are compared only within a column.',
  ],
  validity: [
    'A lead of less than 5 points out of 100, or of less than 0.05 for a maximum score of 1, is not significant. The method cannot distinguish the two alternatives.',
    'Valid for water depths of 100 to 3,000 m. Scores are constant outside reservoir sizes of 50 to 600 MMbbl and distances of 15 to 110 km.',
    'Scores of standalone hosts have steps at 50 MMbbl and at 10 km. Fields near a step should be checked on both sides of the step.',
    'Valid for two to eight criteria compared in pairs, the range for which random indices are available.',
    'A weighted sum scaled between worst and best depends on the set of alternatives. Adding an alternative may change the order of the others.',
  ],
  notChecked: [
    'Metocean, soil, ice, seismic and export suitability of the host',
    'Schedule, local content, yard capacity and contract strategy',
    'Number and location of drill centres, well intervention, and dry or wet trees',
    'Net present value, which requires a forecast and prices (capital cost per barrel is reported if a capacity is entered)',
    'Selection of similar fields and their hosts (shares are used as entered)',
    'Hazard identification to ISO 17776 and risk management to ISO 31000',
  ],
}

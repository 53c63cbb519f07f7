/** What concept-selection answers: the question, the method in words, its assumptions and limits, and what is out of its scope. */
import type { About } from '@keelson/workflow'

const CONCEPTS = 'physics/field-concepts'

const DECISION = 'physics/decision'

export const about: About = {
  title: 'Field development host concept selection',
  question: 'Which host suits the field best, by how much, and would other weights choose another?',
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
  ],
  assumptions: [
    'Windows, ramps and weights of the screening are heuristics of an open-source library, no published standard: they rank, and do not measure.',
    'Criteria add up: a host that fails in one of them makes up for it in the others.',
    'Condensate scores as gas.',
    'Random weights are drawn evenly from all that sum to 1, whatever weights are given.',
    'Columns of performance may be in any units; each is compared with itself alone.',
  ],
  validity: [
    'A lead of less than 5 points of 100, or 0.05 of 1, is a close call: the method does not tell the two apart.',
    'Water depths of 100 to 3000 m; reservoirs of 50 to 600 MMbbl and distances of 15 to 110 km, beyond which scores are level.',
    'Scores of standalone hosts step at 50 MMbbl and at 10 km: fields beside a step are to be looked at on both sides of it.',
    'Two to eight criteria compared in pairs, for which a random index is known.',
    'A weighted sum between worst and best depends on which alternatives take part: adding one may change the order of others.',
  ],
  notChecked: [
    'Metocean, soil, ice, seismic and export: whether a host can stand and deliver there',
    'Schedule, local content, yard capacity and contract',
    'Number and place of drill centres, well intervention and dry or wet trees',
    'Net present value: it needs a forecast and prices; capital cost a barrel stands beside the scores where a capacity is given',
    'Fields like this one, and what was built there: shares of them are taken as given',
    'Hazards by ISO 17776 and risk by ISO 31000',
  ],
}

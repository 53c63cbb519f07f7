/** Selection of a host concept: what the workflow is, takes, gives and does not do. */
import { hwangYoon, saaty } from '@keelson/physics/decision/sources.ts'
import { hostScreening } from '@keelson/physics/field-concepts/sources.ts'
import { costScreening } from '@keelson/physics/field-cost/sources.ts'
import { defineContract } from '@keelson/workflow'
import { checks } from './checks.ts'
import { method } from './method.ts'
import { charts, figures, tables } from './outputs.ts'
import { inputs } from './params.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  id: 'concept-selection',
  version: 1,
  status: 'stable',
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
  routes: [{ domain: 'wells-subsurface', subdomain: 'field-development' }],
  standards: [
    { source: saaty, section: 'weights as the principal eigenvector, consistency of comparisons' },
    { source: hwangYoon, section: 'simple additive weighting, TOPSIS' },
    { source: hostScreening, section: 'windows, scores and weights: heuristics, no standard' },
    { source: costScreening, section: 'benchmark costs beside the scores: heuristics, no standard' },
  ],
  kind: 'calculation',
  cost: (p) => (p.robustness_samples > 0 ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'selected_host',
    'margin_to_second',
    'rank_order',
    'score',
    'closeness',
    'probability_of_rank_1',
    'weight',
    'consistency_ratio',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  method,
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
  warnings,
  notChecked: [
    'Metocean, soil, ice, seismic and export: whether a host can stand and deliver there',
    'Schedule, local content, yard capacity and contract',
    'Number and place of drill centres, well intervention and dry or wet trees',
    'Net present value: it needs a forecast and prices; capital cost a barrel stands beside the scores where a capacity is given',
    'Fields like this one, and what was built there: shares of them are taken as given',
    'Hazards by ISO 17776 and risk by ISO 31000',
  ],
})

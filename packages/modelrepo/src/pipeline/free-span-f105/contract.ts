/** Free span assessment: what the workflow is, takes, gives and does not do. */

import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { dnvRpC203 } from '@keelson/standards/dnv-rp-c203-2016/source.ts'
import { dnvRpF1052006 } from '@keelson/standards/dnv-rp-f105-2006/source.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract, type Problem, shown, shownPressure } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs, type Params } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Flow conditions that are calculated at once. */
const FEW_FLOWS = 10

export const contract = defineContract({
  ...about,
  id: 'free-span-f105',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: dnvRpF105, section: '2.4 fatigue, 4.1-4.4 response models, 6.2-6.9 response quantities' },
    { source: dnvRpF1052006, section: '2.3.3 screening' },
    { source: dnvRpC203, section: '2.4.3 S-N lines; table 2-2, curve D, by default' },
    { source: dnvStF101, section: '4.7.3 load combinations, 5.4.6 local buckling under combined loads' },
    { source: youngBudynas, section: 'appendix A, section of a pipe' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.flow_conditions?.length ?? 0) > FEW_FLOWS ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'reduced_velocity',
    'in_line_onset_reduced_velocity',
    'in_line_response_amplitude',
    'cross_flow_response_amplitude',
    'fatigue_life',
    'maximum_allowable_span_length',
    'natural_frequency_in_line',
    'natural_frequency_cross_flow',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})

function rules(p: Params): Problem[] {
  const problems = wallProblems(p)
  const total = (p.flow_conditions ?? []).reduce((sum, c) => sum + c.probability, 0)
  if (total > 1 + 1e-6)
    problems.push({
      pointer: '/flow_conditions',
      message: `the shares of the time must add up to at most 1; read ${shown(total)}`,
    })
  if (p.flow_conditions !== undefined && p.design_life === undefined)
    problems.push({ pointer: '/design_life', message: 'is needed with {flow_conditions}, whose fatigue it judges' })
  const { specified_minimum_yield_strength: SMYS, specified_minimum_tensile_strength: SMTS } = p
  if (SMYS !== undefined && SMTS !== undefined && SMTS < SMYS)
    problems.push({
      pointer: '/specified_minimum_tensile_strength',
      message: `must be at least the yield strength, ${shownPressure(SMYS)}; read ${shownPressure(SMTS)}`,
    })
  return problems
}

/** Span rectification: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { dnvRpF105 } from '@keelson/standards/dnv-rp-f105-2017/source.ts'
import { defineContract, type Problem, shownIn } from '@keelson/workflow'
import { wallProblems } from '../../_shared/pipe/wall-problems.ts'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs, type Params } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Points of a surveyed profile that is calculated at once. */
const SHORT_PROFILE = 100

export const contract = defineContract({
  ...about,
  id: 'span-rectification',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    {
      source: dnvRpF105,
      section: '4.1 onset, 6.7-6.9 response quantities; 2.4, 4.3 and 4.4 as in the free span assessment',
    },
    { source: youngBudynas, section: 'table 8.1, beam reactions' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.gap_profile?.length ?? 0) > SHORT_PROFILE ? 'standard' : 'instant'),
  tries: ['support_base_area', 'allowable_bearing_pressure'],
  pictureCost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'number_of_intermediate_supports',
    'rectified_span_length',
    'allowable_span_length',
    'natural_frequency_in_line',
    'rectified_natural_frequency_in_line',
    'required_frequency',
    'support_reaction',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})

function rules(p: Params): Problem[] {
  const problems = [...wallProblems(p), ...profileProblems(p)]
  const needs = (what: keyof Params, by: keyof Params) => {
    if (p[by] !== undefined && p[what] === undefined)
      problems.push({ pointer: `/${what}`, message: `must be provided with {${by}}` })
  }
  needs('gap_profile', 'maximum_support_height')
  needs('total_damping_ratio', 'design_life')
  needs('turbulence_intensity', 'design_life')
  return problems
}

const metres = (x: number | undefined): string => shownIn(x ?? 0, 'm', 6)

function profileProblems({ gap_profile: profile = [], span_length: L }: Params): Problem[] {
  const xs = profile.map((r) => r.position)
  const back = xs.findIndex((x, i) => i > 0 && x <= (xs[i - 1] ?? 0))
  if (back > 0)
    return [
      {
        pointer: '/gap_profile',
        message: `must have increasing positions (entered: ${metres(xs[back - 1])}, then ${metres(xs[back])})`,
      },
    ]
  const beyond = xs.find((x) => x < 0 || x > L * (1 + 1e-9))
  if (beyond === undefined) return []
  return [
    {
      pointer: '/gap_profile',
      message: `must have positions from 0 to the span length, ${metres(L)} (entered: ${metres(beyond)})`,
    },
  ]
}

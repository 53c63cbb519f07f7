/** Pipeline lateral buckling: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { carr, fyrileivCollberg, gere, hobbs, safebuck } from '@keelson/physics/pipeline-buckling/sources.ts'
import { api5l } from '@keelson/standards/api-5l-2018/source.ts'
import { dnvRpF110 } from '@keelson/standards/dnv-rp-f110-2018/source.ts'
import { dnvStF101 } from '@keelson/standards/dnv-st-f101-2021/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs, rules } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** Rows of a temperature profile up to which a run stays instant. */
const INSTANT_ROWS = 100

export const contract = defineContract({
  ...about,
  id: 'pipeline-lateral-buckling',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: hobbs, section: 'lateral modes 1 to 4 and infinite' },
    { source: safebuck, section: 'force along the line, buckle formation, route curves and virtual anchor spacing' },
    { source: dnvRpF110, section: 'exposed pipelines, susceptibility and pipe integrity' },
    { source: dnvStF101, section: '5.3.3 strength, 5.4.6 local buckling under combined loads' },
    { source: fyrileivCollberg, section: 'effective axial force' },
    { source: carr, section: 'pipeline walking' },
    { source: api5l, section: 'table 7, grade strengths' },
    { source: youngBudynas, section: 'appendix A, pipe section' },
    { source: gere, section: 'bar stiffness, flexure formula' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.temperature_profile?.length ?? 0) > INSTANT_ROWS ? 'standard' : 'instant'),
  tries: ['temperature_change', 'wall_thickness'],
  params: inputs,
  rules,
  values,
  answers: [
    'worst_screening_ratio',
    'maximum_effective_force',
    'critical_buckling_force_infinite',
    'critical_buckling_force_localised',
    'governing_mode',
    'bending_strain',
    'strain_resistance',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})

/** Pipeline upheaval buckling: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { fyrileivCollberg, gere, hobbs, palmer, schaminee } from '@keelson/physics/pipeline-buckling/sources.ts'
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

/** Surveyed imperfections up to which a run stays instant. */
const INSTANT_ROWS = 100

export const contract = defineContract({
  ...about,
  id: 'pipeline-upheaval-buckling',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'pipeline' }],
  standards: [
    { source: palmer, section: 'universal curve, design formula, uplift in clay' },
    { source: dnvRpF110, section: 'uplift resistance of cohesionless cover, cover design' },
    { source: schaminee, section: 'uplift resistance in sand and rock' },
    { source: hobbs, section: 'vertical mode' },
    { source: dnvStF101, section: '5.3.3 strength, 5.4.6 local buckling under combined loads' },
    { source: fyrileivCollberg, section: 'effective axial force' },
    { source: api5l, section: 'table 7, grade strengths' },
    { source: youngBudynas, section: 'appendix A, pipe and berm sections' },
    { source: gere, section: 'bar stiffness, flexure formula' },
  ],
  kind: 'calculation',
  cost: (p) => ((p.imperfections?.length ?? 0) > INSTANT_ROWS ? 'standard' : 'instant'),
  tries: ['cover_height_top', 'imperfection_height', 'internal_pressure_change'],
  params: inputs,
  rules,
  values,
  answers: [
    'required_cover_height',
    'utilisation',
    'rock_volume',
    'route_utilisation',
    'required_download',
    'available_download',
    'effective_axial_compression',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
  feeds,
})

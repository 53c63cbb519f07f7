/** Liquefaction triggering: what the workflow is, takes, gives and does not do. */

import * as sources from '@keelson/physics/soil/liquefaction-sources.ts'
import { cgpm1901 } from '@keelson/physics/waves/dispersion.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs } from './inputs.ts'
import { charts, figures, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'liquefaction-triggering',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'geotechnical' }],
  standards: [
    { source: sources.seedIdriss1971, section: 'the simplified procedure' },
    { source: sources.youd2001, section: 'SPT, the NCEER procedure' },
    { source: sources.boulangerIdriss2014, section: 'section 2, SPT and CPT' },
    { source: sources.robertsonWride1998, section: 'soil behaviour type index' },
    { source: sources.idrissBoulanger2008, section: 'strains after liquefaction' },
    { source: sources.iwasaki1982, section: 'potential index' },
    { source: sources.vanBallegooy2014, section: 'severity number' },
  ],
  cites: [{ source: cgpm1901, section: 'standard gravity' }],
  kind: 'calculation',
  cost: (p) => (p.depth.length <= 50 ? 'instant' : 'standard'),
  tries: ['peak_ground_acceleration', 'magnitude'],
  params: inputs,
  rules,
  values,
  answers: ['least_factor_of_safety', 'settlement', 'liquefaction_potential_index', 'liquefaction_severity_number'],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})

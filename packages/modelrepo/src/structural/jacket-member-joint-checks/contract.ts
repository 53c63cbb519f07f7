/** Jacket members and joints: what the workflow is, takes, gives and does not do. */
import { youngBudynas } from '@keelson/physics/pipe-section.ts'
import { apiRp2aWsd } from '@keelson/standards/api-rp-2a-wsd-2007/source.ts'
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
  id: 'jacket-member-joint-checks',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: apiRp2aWsd, section: '3.2 (allowable stresses), 3.3 (combined stresses), 4.2 and 4.3 (simple joints)' },
    { source: youngBudynas, section: 'appendix A, tube section' },
  ],
  kind: 'calculation',
  cost: 'instant',
  params: inputs,
  rules,
  values,
  answers: [
    'governing_check',
    'combined_utilisation',
    'hydrostatic_interaction',
    'hydrostatic_utilisation',
    'joint_utilisation',
    'allowable_axial',
    'allowable_in_plane_moment',
    'allowable_out_of_plane_moment',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})

/** A field of rod-pumped wells: what the workflow is, takes, gives and does not do. */
import { house } from '@keelson/equations'
import { everittJennings, gibbs, takacs } from '@keelson/physics/rod-pump/sources.ts'
import { apiRp11br } from '@keelson/standards/api-rp-11br-2008/source.ts'
import { apiTr11l } from '@keelson/standards/api-tr-11l-2008/source.ts'
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
  id: 'artificial-lift-field-health',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: house, section: 'statuses, ranking and screening of a field' },
    { source: gibbs, section: 'wave equation, periodic solution' },
    { source: everittJennings, section: 'finite differences' },
    { source: apiTr11l, section: 'fluid load' },
    { source: apiRp11br, section: 'modified Goodman stress diagram' },
    { source: takacs, section: 'pump card, torque factors' },
  ],
  kind: 'calculation',
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'worst_wells',
    'screening_status',
    'count_failure',
    'count_critical',
    'count_warning',
    'count_normal',
    'count_error',
    'deferred_production',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})

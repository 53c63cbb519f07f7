/** Plate buckling: what the workflow is, takes, gives and does not do. */
import { timoshenkoGere } from '@keelson/physics/plate-buckling/elastic.ts'
import { dnvRpC201 } from '@keelson/standards/dnv-rp-c201-2010/source.ts'
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
  id: 'plate-buckling',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'subsea-pipelines-integrity', subdomain: 'structural' }],
  standards: [
    { source: dnvRpC201, section: 'sections 5 and 6' },
    { source: timoshenkoGere, section: 'chapter 9, elastic buckling' },
  ],
  kind: 'calculation',
  // Beyond pure bending the least thickness takes a longer search.
  cost: 'instant',
  tries: ['plate_thickness', 'stiffener_spacing', 'longitudinal_stress'],
  pictureCost: ({ longitudinal_stress_ratio }) => (longitudinal_stress_ratio < -1 ? 'standard' : 'instant'),
  params: inputs,
  rules,
  values,
  answers: [
    'governing_check',
    'minimum_thickness',
    'combined_utilisation',
    'von_mises_stress',
    'lateral_pressure_capacity',
    'sigma_x_rd',
    'sigma_y_rd',
    'tau_rd',
  ],
  checks,
  tables,
  charts,
  figures,
  deliverables: [],
  warnings,
})

/** Comparison of US offshore wells: what the workflow is, takes, gives and does not do. */
import { GINI, SPE_SYMBOLS } from '@keelson/physics/production/volumes.ts'
import { apiD12A, ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { defineContract } from '@keelson/workflow'
import { about } from './about.ts'
import { checks } from './checks.ts'
import { inputs, rules } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'bsee-well-comparison',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: ogorA, section: '19 columns; one record is one completion interval in one month' },
    { source: apiD12A, section: '10 digits identify a well, 12 digits one of its wellbores' },
    { source: SPE_SYMBOLS, section: 'Rates and ratios' },
    { source: GINI, section: 'concentration' },
  ],
  kind: 'calculation',
  query: true,
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: ['total_oil_bbl', 'gini_coefficient', 'ranking_by_cumulative_oil'],
  checks,
  tables,
  charts,
  figures: {},
  deliverables: [],
  warnings,
})

/** Production summary of the US outer continental shelf: what the workflow is, takes, gives and does not do. */

import { ARPS, BOEM_RESERVES, SPE_SYMBOLS } from '@keelson/physics/production/volumes.ts'
import { apiD12A, ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { defineContract, shownWhole } from '@keelson/workflow'
import { about } from './about.ts'
import { MOST_LINES, WELL_MONTHS_FILE } from './calculate-sums.ts'
import { checks } from './checks.ts'
import { feeds } from './feeds.ts'
import { inputs } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { rules } from './rules.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

export const contract = defineContract({
  ...about,
  id: 'bsee-production-summary',
  version: 1,
  status: 'stable',
  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: ogorA, section: '19 columns; one record is one completion interval in one month' },
    { source: apiD12A, section: '10 digits identify a well, 12 digits one of its wellbores' },
    { source: BOEM_RESERVES, section: '5.62 Mcf per barrel of oil equivalent; 6.0 is the usual industry factor' },
  ],
  cites: [
    { source: SPE_SYMBOLS, section: 'definitions of rates and ratios' },
    { source: ARPS, section: 'exponential decline' },
  ],
  kind: 'calculation',
  query: true,
  cost: 'standard',
  params: inputs,
  rules,
  values,
  answers: [
    'cumulative_oil_bbl',
    'cumulative_gas_mcf',
    'cumulative_water_bbl',
    'cumulative_boe',
    'peak_oil_rate_calendar_day',
    'cumulative_gor',
    'cumulative_water_cut',
  ],
  checks,
  tables,
  charts,
  figures: {},
  deliverables: [
    {
      name: WELL_MONTHS_FILE,
      description: `Volumes, producing days and uptime of each well and month, for decline analysis. Above ${shownWhole(MOST_LINES)} lines, the file contains only the wells with the most oil and a warning is issued.`,
      mediaType: 'text/csv',
    },
  ],
  warnings,
  feeds,
})

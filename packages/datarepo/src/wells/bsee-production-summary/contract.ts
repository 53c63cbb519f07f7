/** Production summary of the US outer continental shelf: what the workflow is, takes, gives and does not do. */

import { BOEM_RESERVES } from '@keelson/physics/production/volumes.ts'
import { apiD12A, ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { checkOf, defineContract } from '@keelson/workflow'
import { faultsAgainst } from '../_shared/fault-checks.ts'
import { about } from './about.ts'
import { warnings } from './calculate-quality.ts'
import { inputs, rules } from './inputs.ts'
import { charts, tables } from './outputs.ts'
import { values } from './values.ts'

const faults = faultsAgainst(ogorA)

const NONE_OFFICIAL = 'No record of the official files that stand here is such; one of a file of its own fails it.'

export const contract = defineContract({
  ...about,
  id: 'bsee-production-summary',
  version: 1,
  status: 'stable',

  routes: [{ domain: 'wells-subsurface', subdomain: 'wells' }],
  standards: [
    { source: ogorA, section: 'the 19 columns; one record is a completion interval in a month' },
    { source: apiD12A, section: '10 digits name a well, 12 digits one of its bores' },
    { source: BOEM_RESERVES, section: '5.62 Mcf per barrel of oil equivalent; 6.0 is the usual industry factor' },
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
  checks: {
    grouping_balance: faults(
      'Every grouping sums to the total',
      'sums by year, month, lease, API12, API10, operator and field',
      'Largest difference of a volume',
      { selfCheck: 'no record is lost or counted twice by a grouping' },
    ),
    days_on_production: checkOf('production_time', {
      title: 'Days on production within the month',
      criterion: { source: ogorA, clause: 'column 4, DAYS_ON_PROD' },
      demand: 'Longest days on production of a record',
      capacity: 'Days in its month',
      neverFails: NONE_OFFICIAL,
    }),
    volumes_not_negative: faults('No negative volume', 'columns 6, 7, 8 and 15', 'Records with a negative volume', {
      neverFails: NONE_OFFICIAL,
    }),
    month_gaps: faults(
      'No unexplained gap in the oil',
      'column 3, production date',
      'Months without oil that no shut-in explains',
    ),
  },
  tables,
  charts,
  figures: {},
  deliverables: [
    {
      name: 'well-months.csv',
      description:
        'Volumes, producing days and uptime of each well and month, for decline analysis; of the wells with the most oil where there are more than 200,000 lines, which a warning says.',
      mediaType: 'text/csv',
    },
  ],

  warnings,
})

/** The checks of a run, each by its clause. */
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { checkOf } from '@keelson/workflow'
import { faultsAgainst } from '../_shared/fault-checks.ts'

const faults = faultsAgainst(ogorA)

const NONE_OFFICIAL =
  'No official file in the data folders contains such a record. A user file that contains one fails the check.'

export const checks = {
  grouping_balance: faults(
    'Grouping balance',
    'sums by year, month, lease, API12, API10, operator and field',
    'Maximum volume difference',
    { selfCheck: 'no grouping can lose a record or count it twice' },
  ),
  days_on_production: checkOf('production_time', {
    title: 'Days on production',
    criterion: { source: ogorA, clause: 'column 4, DAYS_ON_PROD' },
    demand: 'Maximum days on production',
    capacity: 'Days in month',
    neverFails: NONE_OFFICIAL,
  }),
  volumes_not_negative: faults('Negative volume', 'columns 6, 7, 8 and 15', 'Records with a negative volume', {
    neverFails: NONE_OFFICIAL,
  }),
  month_gaps: faults('Unexplained oil production gap', 'column 3, production date', 'Unexplained months without oil'),
}

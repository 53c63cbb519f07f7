/** The checks of a run, each by its clause. */
import { ogorA } from '@keelson/standards/bsee-ogor-a/source.ts'
import { checkOf } from '@keelson/workflow'
import { faultsAgainst } from '../_shared/fault-checks.ts'

const faults = faultsAgainst(ogorA)

const NONE_OFFICIAL = 'No record of the official files that stand here is such; one of a file of its own fails it.'

export const checks = {
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
}

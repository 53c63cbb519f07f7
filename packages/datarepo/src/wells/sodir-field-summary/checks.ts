/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import { factPages } from '@keelson/standards/sodir-factpages/source.ts'
import { checkOf } from '@keelson/workflow'

const NONE_PUBLISHED =
  'No row of the published tables in the data folders fails this check. A row of a user table may fail.'
export const checks = {
  oil_equivalent: checkOf('field_volume', {
    title: 'Oil equivalent against phase sum',
    criterion: { source: factPages, clause: 'field_production, column of oil equivalents' },
    demand: sodir.difference,
    capacity: 'Column rounding tolerance',
    neverFails: NONE_PUBLISHED,
  }),
  repeated_rows: checkOf('-', {
    title: 'Repeated field and date',
    criterion: { source: house, clause: 'every volume counts once' },
    demand: 'Repeated field and date rows',
    capacity: 'Permitted number',
    neverFails: NONE_PUBLISHED,
  }),
  shelf_balance: checkOf('field_volume', {
    title: 'Field sum against shelf total',
    criterion: { source: house, clause: 'every volume counts once' },
    demand: sodir.difference,
    capacity: 'Column rounding tolerance',
    selfCheck: 'no row can be lost or counted twice by the fields, so the totals cannot differ',
  }),
}

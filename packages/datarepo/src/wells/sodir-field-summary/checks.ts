/** The checks of a run, each by its clause. */
import { house } from '@keelson/equations'
import * as sodir from '@keelson/standards/sodir-factpages/resources.ts'
import { factPages } from '@keelson/standards/sodir-factpages/source.ts'
import { checkOf } from '@keelson/workflow'

const NONE_PUBLISHED = 'No row of the published tables that stand here is such; one of a table of its own fails it.'
export const checks = {
  oil_equivalent: checkOf('field_volume', {
    title: 'The oil equivalent is the sum of its phases',
    criterion: { source: factPages, clause: 'field_production, column of oil equivalents' },
    demand: sodir.difference,
    capacity: 'Rounding of the columns',
    neverFails: NONE_PUBLISHED,
  }),
  repeated_rows: checkOf('-', {
    title: 'No field stands twice at one date',
    criterion: { source: house, clause: 'every volume counts once' },
    demand: 'Fields and dates in more than one row',
    capacity: 'Permitted',
    neverFails: NONE_PUBLISHED,
  }),
  shelf_balance: checkOf('field_volume', {
    title: 'The fields add up to the shelf',
    criterion: { source: house, clause: 'every volume counts once' },
    demand: sodir.difference,
    capacity: 'Rounding of the columns',
    selfCheck: 'no row is lost or counted twice by the fields; no case makes them differ',
  }),
}

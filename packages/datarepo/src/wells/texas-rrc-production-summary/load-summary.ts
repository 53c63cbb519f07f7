/** What the tallies say, as plain data; what is no lease cycle table, or leaves nothing, is refused. */
import { refuse } from '@keelson/workflow'
import type { Database } from '../../_shared/duckdb/database.ts'
import type { Reason } from '../../_shared/duckdb/text-table.ts'
import { rejectedIn } from './calculate-quality.ts'
import { LEASE_CYCLE, LEASE_CYCLE_LAYOUT } from './load-columns.ts'
import type { Origin, PdqData } from './load-data.ts'
import { faultsOf, unmatchedEntries } from './load-faults.ts'
import { type Filter, refuseEmpty } from './load-selection.ts'
import { grouped, groupedLeases, monthRows, reading } from './load-tallies.ts'

/** Groups of a kind that are listed one by one. */
const MOST_GROUPS = 500

/** What was read, tallied. */
export interface Read {
  readonly origin: Origin
  readonly name: string
  readonly header: readonly string[]
  /** Lines of another form. */
  readonly rejects: readonly Reason[]
  readonly filters: readonly Filter[]
  /** Input that a fault of the records is refused at. */
  readonly pointer: string
}

export async function summary(
  db: Database,
  { origin, name, header, rejects: lines, filters, pointer }: Read,
): Promise<PdqData> {
  const { passed, malformed } = await reading(db, filters)
  const rejects = [...lines, ...malformed]
  const rejected = rejectedIn(rejects)
  const [first] = rejects
  if (first && rejected > passed.records) {
    const what = `${rejected} of ${rejected + passed.records} lines are not valid records of ${LEASE_CYCLE_LAYOUT.what}`
    refuse(pointer, `'${name}': ${what}. First ${first.example} (${first.reason})`)
  }
  if (passed.records === 0) refuse(pointer, `'${name}' has no records below its header line`)
  refuseEmpty(filters, passed)
  const isDsv = origin !== 'inline_records'
  const columns = header.map((column) => column.toUpperCase())
  const has = (column: string) => columns.includes(column)
  const filed = has('PROD_REPORT_FILED_FLAG')
  return {
    origin,
    name,
    rowsRead: passed.records + rejected,
    rejects,
    has: {
      operators: !isDsv || has('OPERATOR_NAME'),
      fields: has('FIELD_NAME') || has('FIELD_NO'),
      filed,
      stock: has('LEASE_OIL_TOT_DISP') && has('LEASE_OIL_ENDING_BAL'),
      water: false,
      official: LEASE_CYCLE.every((column, i) => columns[i] === column) && columns.length === LEASE_CYCLE.length,
    },
    firstMonth: passed.first,
    lastMonth: passed.last,
    newestCycle: passed.last,
    months: await monthRows(db, filed),
    operators: await grouped(db, 'operators', MOST_GROUPS),
    fields: await grouped(db, 'fields', MOST_GROUPS),
    leases: await groupedLeases(db, MOST_GROUPS),
    faults: await faultsOf(db),
    unmatched: await unmatchedEntries(db, filters),
    agency: [],
    beside: [],
    wells: null,
  }
}

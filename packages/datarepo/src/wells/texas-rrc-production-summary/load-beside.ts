/** Tables of the dump beside the lease cycle table. What can not be read of them is said, and refuses no run. */
import type { Database } from '../../_shared/duckdb/database.ts'
import { textTable } from '../../_shared/duckdb/text-table.ts'
import type { Dump } from '../../_shared/files/dump.ts'
import { SourceError } from '../../_shared/files/text-source.ts'
import { pdqLayout, tableFile } from './load-columns.ts'

export interface Beside {
  readonly db: Database
  readonly dump: Dump
  /** What could not be read, in sentences. */
  readonly faults: string[]
}

/**
 * Reads a table of the dump by one query over its lines. Undefined where the dump has none of the name, or one of another
 * form.
 */
export async function readBeside<T>(
  { db, dump, faults }: Beside,
  table: string,
  needed: readonly string[],
  work: (lines: string) => Promise<T>,
): Promise<T | undefined> {
  const found = dump(tableFile(table))
  if (found === undefined) return undefined
  try {
    const layout = pdqLayout(`the table ${table}`, needed)
    const source = await found.open(layout.what, table.toLowerCase())
    const read = await textTable(db, source, layout, table.toLowerCase())
    const result = await read.query(work)
    const { rows, reasons } = await read.rejected()
    await source.verified
    const [first] = reasons
    if (first)
      faults.push(`'${read.name}': ${rows} lines are excluded. The first reason is ${first.reason} (${first.example}).`)
    return result
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    faults.push(`${error.message}. The table is excluded.`)
    return undefined
  }
}

/** The text of a column without the blanks around it. */
export const stripped = (column: string): string => `coalesce(trim(${column}), '')`
/** A number of a district, lease, field or operator with its leading zeros. */
export const digits = (column: string, n: number): string =>
  `CASE WHEN length(${stripped(column)}) < ${n} THEN lpad(${stripped(column)}, ${n}, '0') ELSE ${stripped(column)} END`

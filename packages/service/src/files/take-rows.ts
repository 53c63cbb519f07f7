/** What a file gives to the points of a study, row by row, by a complete mapping. */
import { type FileRead, type Mapping, rowsOfTaken, rowTargetsOf, type Target, taken } from '@keelson/files'
import type { TakenRowsFile } from './forms.ts'
import type { Schema } from './inputs.ts'
import { invalid, refuseOpen, tableOf, unused } from './take.ts'

/** `most`: rows. Throws MappingError for a mapping that is not of this file, FileError for a value. */
export function takeRowsFrom(read: FileRead, mapping: Mapping, schema: Schema, most: number): TakenRowsFile {
  const table = tableOf(read, mapping)
  if (table.rows > most) throw invalid(`the table has ${table.rows} rows, above the limit of ${most} points`)
  const targets = rowTargetsOf(schema)
  refuseOthers(mapping, targets)
  refuseOpen(read, table, mapping)
  const { rows, units } = rowsOfTaken(taken(table, mapping, targets), targets, table.rows)
  const left = [...read.left, ...unused(table, mapping)]
  return { format: read.format, left, rows, units, lines: [...table.lines] }
}

/** A mapping of lists and tables is that of a row which refers to the file itself. */
function refuseOthers({ columns }: Mapping, targets: readonly Target[]): void {
  const other = Object.keys(columns).find((name) => !targets.some((target) => target.name === name))
  if (other !== undefined)
    throw invalid(
      `'${other}' is not an input of one value; a list or a table is read from a file of its own for each point`,
    )
}

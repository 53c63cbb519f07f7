/** A design basis as a workbook: its entries on one sheet, each of its tables on another. */
import type { FileColumn } from '@keelson/files'
import { sheetNames } from '@keelson/files/workbook/sheet-names.ts'
import { type WrittenTable, writeWorkbook } from '@keelson/files/workbook/write.ts'
import { BASIS_COLUMNS, BASIS_SHEET, type BasisCell, basisRows, basisTables, type Project } from '@keelson/projects'

/** Under the heading of values: each is in the unit of its row. */
const OF_ROW = 'unit of the row'

export function workbookOfBasis(project: Pick<Project, 'basis'>): Uint8Array {
  const tables = basisTables(project)
  const [, ...names] = sheetNames([BASIS_SHEET, ...tables.map(({ name }) => name)])
  const sheets = new Map(tables.map(({ name }, i) => [name, names[i] ?? name]))
  const rows = basisRows(project, (name) => sheets.get(name) ?? name)
  const entries = BASIS_COLUMNS.map((name) =>
    columnOf(
      name,
      name === 'value' ? 'numbers' : 'texts',
      OF_ROW,
      rows.map((row) => row[name]),
    ),
  )
  const whole = tables.map(
    ({ name, columns, rows: cells }): WrittenTable => ({
      name: sheets.get(name) ?? name,
      columns: columns.map((column, k) =>
        columnOf(
          column.name,
          column.holds,
          column.unit,
          cells.map((row) => row[k] ?? null),
        ),
      ),
      rows: cells.length,
    }),
  )
  return writeWorkbook([{ name: BASIS_SHEET, columns: entries, rows: rows.length }, ...whole])
}

function columnOf(name: string, holds: 'numbers' | 'texts', unit: string, cells: readonly BasisCell[]): FileColumn {
  const values: FileColumn['values'] =
    holds === 'texts'
      ? { kind: 'texts', texts: cells.map((cell) => (cell === null ? null : String(cell))) }
      : { kind: 'numbers', numbers: Float64Array.from(cells, (cell) => (typeof cell === 'number' ? cell : Number.NaN)) }
  return { name, heading: name, ...(holds === 'numbers' && { unit }), values }
}

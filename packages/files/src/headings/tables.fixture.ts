/** A table for tests of proposals, of a CSV file without quotes. */
import { readFileSync } from 'node:fs'
import { namesApart } from '../spaced/names.ts'
import type { ColumnValues, FileColumn, FileTable } from '../table.ts'

export function tableOfCsv(file: URL): FileTable {
  const [heads = '', ...rows] = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/)
  const cells = rows.map((row) => row.split(','))
  return tableOf(
    heads.split(',').map((heading, at) => [heading, cells.map((row) => row[at] ?? '')]),
    rows.length,
  )
}

export function tableOf(columns: readonly (readonly [string, readonly string[]])[], rows: number): FileTable {
  const heads = columns.map(([heading]) => namedOf(heading))
  const names = namesApart(heads.map(({ name }) => name))
  return {
    name: 'list',
    columns: columns.map(([heading, cells], at) => ({
      ...namedOf(heading),
      name: names[at] ?? heading,
      values: valuesOf(cells),
    })),
    rows,
    lines: Uint32Array.from({ length: rows }, (_, row) => row + 2),
    facts: {},
  }
}

function namedOf(heading: string): Omit<FileColumn, 'values'> {
  const [, name, unit] = /^(.*?) \[(.*)\]$/.exec(heading) ?? []
  return name === undefined || unit === undefined ? { name: heading, heading } : { name, heading, unit }
}

function valuesOf(cells: readonly string[]): ColumnValues {
  if (cells.every((cell) => !Number.isNaN(Number(cell)))) {
    return { kind: 'numbers', numbers: Float64Array.from(cells, (cell) => (cell === '' ? Number.NaN : Number(cell))) }
  }
  return { kind: 'texts', texts: cells.map((cell) => (cell === '' ? null : cell)) }
}

/** A design basis as CSV, out and in: no text of it is a formula to a spreadsheet, and each comes back as it was. */
import { FORMULA } from '@keelson/engine/csv.ts'
import { dsvFormat } from 'd3-dsv'
import { BASIS_COLUMNS, BASIS_SHEET, type BasisCell, type BasisSheet, basisRows } from './basis-rows.ts'
import type { Project } from './document.ts'

const COMMA = dsvFormat(',')
/** As spreadsheets write them in one country or another. */
const DELIMITERS = [',', ';', '\t']

export function csvOfBasis(project: Pick<Project, 'basis'>): string {
  const rows = basisRows(project, (name) => name).map((row) => BASIS_COLUMNS.map((name) => written(row[name])))
  return `${[[...BASIS_COLUMNS], ...rows].map((row) => COMMA.formatRow(row)).join('\r\n')}\r\n`
}

export function basisOfCsv(text: string): BasisSheet {
  const [heading = ''] = text.split(/[\r\n]/, 1)
  const [, ...others] = DELIMITERS
  const delimiter = others.find((one) => heading.includes(one) && !heading.includes(',')) ?? ','
  const rows = dsvFormat(delimiter).parseRows(text)
  return { name: BASIS_SHEET, rows: rows.map((cells, i) => ({ row: i + 1, cells: cells.map(read) })) }
}

/** A mark before what would be a formula, and before what has such a mark by itself. */
const MARKED = new RegExp(`^'*${FORMULA.slice(1)}`)
const DASH = '-'

function written(cell: BasisCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  return cell !== DASH && MARKED.test(cell) ? `'${cell}` : cell
}

const read = (cell: string): BasisCell =>
  cell === '' ? null : cell.startsWith("'") && MARKED.test(cell) ? cell.slice(1) : cell

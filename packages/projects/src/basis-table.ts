/** The rows of a table of the basis as a sheet has them; its columns and their units are those of the project. */
import { type Problem, shortJson } from '@keelson/workflow'
import { numberOf } from './basis-entry.ts'
import { type BasisCell, type BasisSheet, type BasisTable, tableOf } from './basis-rows.ts'
import type { TableEntry } from './document.ts'
import { MOST_ROWS } from './schema.ts'

type Rows = TableEntry['rows']
export type ReadRows = { readonly rows: Rows } | { readonly problems: readonly Problem[] }

/** The very rows of the entry where nothing is different. */
export function rowsOfSheet(entry: TableEntry, { name, rows }: BasisSheet, at: string): ReadRows {
  const { columns } = tableOf('', entry)
  const [heading, units, ...body] = rows.slice(rows.findIndex(({ cells }) => cells.some(isHeld)))
  const wrong = wrongColumns(columns, heading?.cells ?? [], units?.cells ?? [])
  if (wrong !== undefined) return fault(`${at}/columns`, `sheet ${shortJson(name)} ${wrong}`)
  const first = (heading?.row ?? 0) + 2
  const held = body.filter(({ cells }) => cells.some(isHeld))
  const length = (held.at(-1)?.row ?? first - 1) - first + 1
  if (length > MOST_ROWS) return fault(`${at}/rows`, `must have at most ${MOST_ROWS} rows (entered: ${length})`)
  const byRow = new Map(held.map(({ row, cells }) => [row - first, cells]))
  const places = columns.map((column) => (heading?.cells ?? []).indexOf(column.name))
  const problems: Problem[] = []
  const read = Array.from({ length }, (_, i) =>
    columns.map((column, k) => {
      const cell = byRow.get(i)?.[places[k] ?? -1] ?? null
      const value = readCell(column, cell)
      if (value === undefined)
        problems.push({ pointer: `${at}/rows/${i}/${k}`, message: `must be a number (entered: ${shortJson(cell)})` })
      return value ?? null
    }),
  )
  if (problems.length > 0) return { problems }
  return { rows: isSame(read, entry.rows) ? entry.rows : read }
}

const isHeld = (cell: BasisCell) => cell !== null && cell !== ''

function wrongColumns(
  columns: BasisTable['columns'],
  heading: readonly BasisCell[],
  units: readonly BasisCell[],
): string | undefined {
  const names = heading.filter(isHeld)
  const missing = columns.find(({ name }) => !names.includes(name))
  if (missing) return `has no column ${shortJson(missing.name)}`
  const other = names.find((name) => !columns.some((column) => column.name === name))
  if (other !== undefined)
    return `has the column ${shortJson(other)}, which the table does not have; add it in the project`
  const changed = columns.find(({ name, holds, unit }) => {
    const must = holds === 'texts' ? 'text' : `[${unit}]`
    return units[heading.indexOf(name)] !== must
  })
  return changed && `must have [${changed.unit}] under ${shortJson(changed.name)}; change a unit in the project`
}

function readCell({ holds }: BasisTable['columns'][number], cell: BasisCell): BasisCell | undefined {
  if (!isHeld(cell)) return null
  return holds === 'texts' ? String(cell) : numberOf(cell)
}

/** Rows without a value at the end, and a text without a sign, are none in a sheet. */
function isSame(read: Rows, held: Rows): boolean {
  const plain = held.map((row) => row.map((cell) => (cell === '' ? null : cell)))
  const end = plain.findLastIndex((row) => row.some(isHeld)) + 1
  return JSON.stringify(read) === JSON.stringify(plain.slice(0, end))
}

const fault = (pointer: string, message: string): ReadRows => ({ problems: [{ pointer, message }] })

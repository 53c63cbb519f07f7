/** The records or the CSV of a source as one table: names of columns, and cells with their places for a message. */
import { type OpenCell, refuse } from '@keelson/workflow'
import type { Params } from './inputs.ts'

export interface SourceTable {
  readonly label: string
  /** Where the source is refused as a whole. */
  readonly pointer: string
  readonly columns: readonly string[]
  readonly count: number
  readonly cell: (row: number, column: string) => OpenCell
  /** Where a cell is refused, and how its row is called. */
  readonly pointerOf: (row: number, column: string) => string
  readonly rowName: (row: number) => string
  /** 'records' or the name of the file. */
  readonly origin: string
}

type Given = Params['sources'][number]

export function tableOf({ label, records = [], file }: Given, i: number, text: string | undefined): SourceTable {
  if (file !== undefined) return csvTable(label, file, `/sources/${i}/file`, text ?? '')
  const pointer = `/sources/${i}/records`
  const columns = [...new Set(records.flatMap((row) => Object.keys(row)))]
  return {
    label,
    pointer,
    columns,
    count: records.length,
    cell: (row, column) => {
      const cells = records[row]
      return cells && Object.hasOwn(cells, column) ? (cells[column] ?? null) : null
    },
    pointerOf: (row, column) => `${pointer}/${row}/${column.replaceAll('~', '~0').replaceAll('/', '~1')}`,
    rowName: (row) => `row ${row + 1}`,
    origin: 'records entered directly',
  }
}

interface Line {
  readonly number: number
  readonly cells: readonly string[]
}

function csvTable(label: string, file: string, pointer: string, text: string): SourceTable {
  const [heading, ...lines] = linesOf(text)
  if (heading === undefined) return refuse(pointer, 'must have a heading row with the column names; the table is empty')
  const columns = heading.cells
  const twice = columns.find((name, j) => columns.indexOf(name) < j)
  if (twice !== undefined) refuse(pointer, `must name each column once; the heading row contains '${twice}' twice`)
  const odd = lines.find(({ cells }) => cells.length !== columns.length)
  if (odd)
    refuse(
      pointer,
      `must have ${columns.length} cells in every line, as in the heading row; line ${odd.number} has ${odd.cells.length}`,
    )
  const places = new Map(columns.map((name, j) => [name, j]))
  return {
    label,
    pointer,
    columns,
    count: lines.length,
    cell: (row, column) => lines[row]?.cells[places.get(column) ?? -1] ?? null,
    pointerOf: () => pointer,
    rowName: (row) => `line ${lines[row]?.number ?? 0}`,
    origin: file,
  }
}

/** Lines that hold anything; one that begins with # is a remark. */
function linesOf(text: string): readonly Line[] {
  const lines = text.split(/\r\n|\r|\n/).flatMap((line, i) => (isIdle(line) ? [] : [{ number: i + 1, line }]))
  const separator = separatorOf(lines[0]?.line ?? '')
  return lines.map(({ number, line }) => ({ number, cells: cellsOf(line, separator) }))
}

const isIdle = (line: string): boolean => line.trim() === '' || line.startsWith('#')

const SEPARATORS = [',', ';', '\t'] as const
/** The sign that the heading has most of. */
function separatorOf(heading: string): string {
  const bare = heading.replace(/"(?:[^"]|"")*"/g, '')
  const count = (sign: string) => bare.split(sign).length
  return SEPARATORS.reduce<string>((best, sign) => (count(sign) > count(best) ? sign : best), ',')
}

function cellsOf(line: string, separator: string): readonly string[] {
  if (!line.includes('"')) return line.split(separator).map((cell) => cell.trim())
  const cells: string[] = []
  const cell = new RegExp(String.raw`\s*(?:"((?:[^"]|"")*)"\s*|([^${separator}]*))(${separator}|$)`, 'y')
  while (cell.lastIndex <= line.length) {
    const [, quoted, plain = '', end] = cell.exec(line) ?? []
    if (end === undefined) return line.split(separator).map((one) => one.trim())
    cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    if (end === '') break
  }
  return cells
}

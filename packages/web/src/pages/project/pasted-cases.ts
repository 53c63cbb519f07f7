/** Rows of a spreadsheet as load cases: under a heading they change the cases of their names and add the others. Nothing is guessed. */
import { type CaseCell, type CaseInput, type CaseLine, type CaseTable, EMPTY_LINE, stateOf } from './case-table.ts'

export interface PastedCases {
  readonly table: CaseTable
  /** Headings that are no input: what each is, is chosen. */
  readonly open: readonly string[]
  readonly changed: number
  readonly added: number
}

/** Lines of cells; with a tab they are of a spreadsheet, without one of a CSV. */
export function cellsIn(text: string): readonly (readonly string[])[] {
  const separator = text.includes('\t') ? '\t' : ','
  return text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(separator).map((cell) => cell.trim()))
}

const NAMES: ReadonlySet<string> = new Set(['name', 'case', 'load case'])
const STATES: ReadonlySet<string> = new Set(['limit_state', 'limit state'])

/** A first line with a column of names is a heading. */
export const hasHead = ([head = []]: readonly (readonly string[])[]): boolean =>
  head.some((cell) => NAMES.has(cell.toLowerCase()))

interface Head {
  /** As it was pasted. */
  readonly text: string
  readonly unit?: string
  /** 'name', 'limit_state', path of an input; '' of a column that is not used, undefined while it is not known. */
  readonly column: string | undefined
}

/** `chosen`: paths by heading, '' for none. */
export function withPasted(
  table: CaseTable,
  cells: readonly (readonly string[])[],
  inputs: readonly CaseInput[],
  chosen: Readonly<Record<string, string>>,
): PastedCases {
  const [first = [], ...rows] = cells
  const heads = first.map((text) => headOf(text, inputs, chosen))
  const lines = [...table.lines]
  let [changed, added] = [0, 0]
  for (const row of rows) {
    const name = row[heads.findIndex(({ column }) => column === 'name')] ?? ''
    const at = lines.findIndex((line) => line.name === name)
    lines[at < 0 ? lines.length : at] = lineOf(lines[at] ?? { ...EMPTY_LINE, name }, row, heads, inputs)
    if (at < 0) added++
    else changed++
  }
  const paths = heads.flatMap(({ column }) => (column && inputs.some(({ path }) => path === column) ? [column] : []))
  return {
    table: { columns: [...new Set([...table.columns, ...paths])], lines },
    open: heads.flatMap(({ text, column }) => (column === undefined ? [text] : [])),
    changed,
    added,
  }
}

/** 'Hs [m]' as its name and its unit. */
function headOf(text: string, inputs: readonly CaseInput[], chosen: Readonly<Record<string, string>>): Head {
  const [, name = text, unit] = /^([^[]*)\[([^\]]*)\]$/.exec(text) ?? []
  const word = name.trim().toLowerCase()
  const input = inputs.find(({ path, title }) => path.toLowerCase() === word || title.toLowerCase() === word)
  const fixed = NAMES.has(word) ? 'name' : STATES.has(word) ? 'limit_state' : word === '' ? '' : input?.path
  return { text, column: fixed ?? chosen[text], ...(unit !== undefined && { unit: unit.trim() }) }
}

function lineOf(
  before: CaseLine,
  row: readonly string[],
  heads: readonly Head[],
  inputs: readonly CaseInput[],
): CaseLine {
  const cells: Record<string, CaseCell> = { ...before.cells }
  let { limit_state } = before
  for (const [k, { column, unit }] of heads.entries()) {
    const text = row[k] ?? ''
    if (column === 'limit_state') limit_state = stateOf(text) ?? text
    const input = inputs.find(({ path }) => path === column)
    if (input && text === '') delete cells[input.path]
    else if (input) cells[input.path] = { text: withUnit(text, unit, input) }
  }
  return { ...before, limit_state, cells }
}

/** A number alone has the unit of its heading. */
const withUnit = (text: string, unit: string | undefined, { unit: own }: CaseInput): string =>
  unit === undefined || unit === own || !Number.isFinite(Number(text)) ? text : `${text} ${unit}`

/** Cells without a heading, from a cell on to the right and down; lines are added as they are needed. */
export function withFilled(
  table: CaseTable,
  from: { readonly line: number; readonly column: string },
  cells: readonly (readonly string[])[],
): CaseTable {
  const order = ['name', 'limit_state', ...table.columns]
  const start = order.indexOf(from.column)
  const lines = [...table.lines]
  for (const [i, row] of cells.entries()) {
    let line = lines[from.line + i] ?? EMPTY_LINE
    for (const [k, text] of row.entries()) line = withCell(line, order[start + k], text)
    lines[from.line + i] = line
  }
  return { ...table, lines }
}

/** The line with another text in a column. */
export function withCell(line: CaseLine, column: string | undefined, text: string): CaseLine {
  if (column === undefined) return line
  if (column === 'name') return { ...line, name: text }
  if (column === 'limit_state') return { ...line, limit_state: stateOf(text) ?? text }
  return { ...line, cells: { ...line.cells, [column]: { text } } }
}

/** A block of cells into a table: what a paste and an opened file do. Loaded when the first one comes. */
import { foldedOption } from '@keelson/workflow/choice-words.ts'
import type { TSchema } from 'typebox'
import { type Cells, isQuestion, readBlock } from './block.ts'
import { columnsOf, emptyRow, mostColumns, mostRows, type TableColumn, withColumnUnit } from './columns.ts'
import { inSense, type Question, questionOf, type Sense } from './commas.ts'
import {
  EMPTY,
  type FieldState,
  filledRows,
  isGrid,
  isNested,
  isNumeral,
  isOpen,
  isRecord,
  itemOf,
  kindOf,
  stateOf,
  unitOfField,
} from './field.ts'
import { headingOf, type Target } from './heading.ts'
import { isUnnamed } from './table-text.ts'

/** Where a block is put: from this row, and this column, on. */
export interface Spot {
  readonly row: number
  readonly column: number
}
export type Filled<S = FieldState> =
  | { readonly kind: 'filled'; readonly state: S; readonly said: string }
  | { readonly kind: 'refused'; readonly why: string }
  | { readonly kind: 'asks'; readonly question: Question }

/** A block put into a table from a spot on; the table stays as it is where the block does not fit. */
export function pasted(schema: TSchema, state: FieldState, text: string, at: Spot, sense?: Sense): Filled {
  const cells = readBlock(text, sense)
  return isQuestion(cells) ? { kind: 'asks', question: cells } : placed(schema, state, cells, at, sense)
}

/** A file in place of all rows. */
export const opened = (schema: TSchema, state: FieldState, text: string, sense?: Sense): Filled =>
  pasted(schema, { ...state, rows: [] }, text, { row: 0, column: 0 }, sense)

function placed(schema: TSchema, state: FieldState, cells: Cells, at: Spot, sense: Sense | undefined): Filled {
  if (cells.length === 0) return refused('The pasted block is empty.')
  const table = widened(schema, state, at.column + (cells[0]?.length ?? 0))
  const columns = columnsOf(schema, table)
  const heading = isUnnamed(schema) ? ({ kind: 'none' } as const) : headingOf(columns, cells, isGrid(schema))
  if (heading.kind === 'refused') return refused(heading.why)
  const body = heading.kind === 'named' ? cells.slice(1) : cells
  const targets = heading.kind === 'named' ? heading.targets : targetsFrom(columns, at.column, cells[0]?.length ?? 0)
  if (targets === undefined) return refused(tooWide(schema, columns, cells[0]?.length ?? 0, at.column))
  const most = mostRows(schema)
  if (at.row + body.length > most) return refused(tooLong(body.length, at.row, most))
  const unread = targets.find(
    (target, j) => target && !isFlat(target.column) && !body.every((row) => isInner(row[j] ?? '')),
  )
  if (unread)
    return refused(`${unread.column.title} is a table within a row and must be entered as JSON. Nothing was changed.`)
  const question = sense === undefined ? questionOf(numbersIn(targets, body)) : undefined
  if (question) return { kind: 'asks', question }
  const left = heading.kind === 'named' ? heading.unknown : []
  const below = Math.max(0, filledRows(state).length - at.row - body.length)
  const isWhole = at.row === 0 && coversTable(schema, columns, targets)
  return {
    kind: 'filled',
    state: filled(schema, isWhole ? { ...table, rows: [] } : table, targets, body, at.row, sense),
    said: sentence(body.length, left, belowSaid(below, isWhole)),
  }
}

const refused = (why: string) => ({ kind: 'refused', why }) as const
const countOf = (rows: number): string => `${rows} ${rows === 1 ? 'row' : 'rows'}`
const sentence = (rows: number, left: readonly string[], below: string): string =>
  `${countOf(rows)} filled in${below}.${left.length > 0 ? ` Not read, because the table has no such columns: ${left.join(', ')}.` : ''}`

/** What became of the rows below a block. */
function belowSaid(rows: number, isWhole: boolean): string {
  if (rows === 0) return ''
  const verb = rows === 1 ? 'was' : 'were'
  return isWhole ? `; ${countOf(rows)} below ${verb} removed` : `; ${countOf(rows)} below ${verb} not changed`
}

/** Whether a block has all that a row must have: from the first row on it is then the whole table, and no row of the old one stays. */
function coversTable(
  schema: TSchema,
  columns: readonly TableColumn[],
  targets: readonly (Target | undefined)[],
): boolean {
  const kind = kindOf(schema)
  if (kind === 'cube') return false
  const filledIn = new Set(targets.map((target) => target?.column.name))
  const { required = columns.map(({ name }) => name) } = itemOf(schema) as { readonly required?: readonly string[] }
  return (isUnnamed(schema) ? filledIn.has('0') : required.every((name) => filledIn.has(name))) && filledIn.size > 0
}

function tooWide(schema: TSchema, columns: readonly TableColumn[], width: number, from: number): string {
  const room = Math.min(mostColumns(schema, columns.length), columns.filter(isFlat).length) - from
  return `The block has ${width} columns, but only ${room} from ${columns[from]?.title ?? 'here'} on. Nothing was changed.`
}
const tooLong = (rows: number, from: number, most: number): string =>
  `The block has ${rows} rows, but only ${most - from} fit from row ${from + 1} on; the table has at most ${most} rows. Nothing was changed.`

/** A grid grows to the width of what is put in, within its bound. */
function widened(schema: TSchema, state: FieldState, width: number): FieldState {
  const most = mostColumns(schema, 0)
  if (!isUnnamed(schema) || width > most) return state
  const [first = {}, ...rest] = state.rows ?? []
  const wide = Object.fromEntries(Array.from({ length: width }, (_, j) => [String(j), first[String(j)] ?? EMPTY]))
  return { ...state, rows: [{ ...first, ...wide }, ...rest] }
}

const isFlat = ({ schema }: TableColumn): boolean => !isNested(schema)

/** The columns from one on, passing over those that hold tables; undefined where there are too few. */
function targetsFrom(columns: readonly TableColumn[], from: number, width: number): readonly Target[] | undefined {
  const flat = columns.slice(from).filter(isFlat)
  return width > flat.length ? undefined : flat.slice(0, width).map((column) => ({ column }))
}

const isNumber = ({ schema }: TableColumn): boolean =>
  (unitOfField(schema) !== undefined && kindOf(schema) !== 'list') || isOpen(schema)

const numbersIn = (targets: readonly (Target | undefined)[], body: Cells): readonly string[] =>
  targets.flatMap((target, j) => (target && isNumber(target.column) ? body.map((row) => row[j] ?? '') : []))

function filled(
  schema: TSchema,
  state: FieldState,
  targets: readonly (Target | undefined)[],
  body: Cells,
  from: number,
  sense: Sense | undefined,
): FieldState {
  const named = targets.filter((target) => target !== undefined)
  const restated = named.reduce(
    (table, { column, unit }) => (unit === undefined ? table : withColumnUnit(schema, table, column.name, unit)),
    state,
  )
  const rows = [...(restated.rows ?? [])]
  const empty = emptyRow(columnsOf(schema, restated))
  while (rows.length < from) rows.push(empty)
  body.forEach((cells, i) => {
    const put = targets.flatMap((target, j): [string, FieldState][] =>
      target ? [[target.column.name, cellOf(target, cells[j] ?? '', sense)]] : [],
    )
    rows[from + i] = { ...(rows[from + i] ?? empty), ...Object.fromEntries(put) }
  })
  return { ...restated, rows }
}

/** What stands in a cell for the text of a block. */
function cellOf({ column, beside }: Target, text: string, sense: Sense | undefined): FieldState {
  const { schema } = column
  if (text === '') return EMPTY
  if (isNested(schema)) return stateOf(schema, JSON.parse(text))
  if (kindOf(schema) === 'choice' || kindOf(schema) === 'flag') return { text: wordOf(schema, text) }
  if (!isNumber(column)) return { text: unescaped(text) }
  const read = inSense(text, sense)
  return { text: beside !== undefined && isNumeral(read) ? `${read} ${beside}` : unescaped(read) }
}

/** Whether a cell is empty, or a table within a row as JSON, a table of one row as that row. */
function isInner(text: string): boolean {
  try {
    const read: unknown = text === '' ? [] : JSON.parse(text)
    return Array.isArray(read) || isRecord(read)
  } catch {
    return false
  }
}

/** The word of the schema that was meant. */
function wordOf(schema: TSchema, text: string): string {
  if (kindOf(schema) === 'choice') return foldedOption(schema, text)
  const word = text.toLowerCase()
  return FLAGS[word] ?? (['true', 'false'].includes(word) ? word : text)
}
const FLAGS: Readonly<Record<string, string>> = { yes: 'true', no: 'false' }

/** The text that a spreadsheet was kept from taking for a formula. */
const unescaped = (text: string): string => (/^'+[=+\-@]/.test(text) ? text.slice(1) : text)

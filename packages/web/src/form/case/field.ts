/** One input between the form and the request: what stands in its boxes, and what is sent for it. */
import { pointed, readQuantity, unit as unitOf } from '@keelson/units'
import { restated } from '@keelson/units/systems.ts'
import { annotations, clean, sameDimension } from '@keelson/workflow'
import type { TSchema } from 'typebox'
import { blocksOf, stackedBlocks, unwrapped } from './cube.ts'
import {
  EMPTY,
  type FieldState,
  type FormState,
  isFileReference,
  isGrid,
  isNumeral,
  isOpen,
  isRecord,
  isWrapped,
  itemOf,
  kindOf,
  numberOf,
  numeral,
  type Params,
  rowFields,
  unitOfField,
  withText,
} from './field-kind.ts'
import { entriesOf, listText, numbersIn } from './list-text.ts'
import { recordsParam, recordsText } from './records.ts'

export * from './field-kind.ts'

/** Called with what the reader has entered. */
export type Changed = (state: FieldState) => void

/** What stands in the boxes for a value as a request has it. */
export function stateOf(schema: TSchema, sent: unknown): FieldState {
  if (isFileReference(sent)) return { text: '', file: { sent } }
  const kind = kindOf(schema)
  const [value, given] = isWrapped(sent) ? [sent.value, sent.unit] : [sent, undefined]
  const own = unitOfField(schema)
  const unit = typeof given === 'string' && given !== '-' ? given : own
  if (kind === 'rows') return rowsState(schema, value)
  if (kind === 'records') return { text: recordsText(value) }
  if (isGrid(schema)) return { text: '', ...(unit !== undefined && { unit }), ...gridState(schema, value, unit) }
  if (kind === 'list' && Array.isArray(value)) return listState(schema, value, unit)
  if (value === null && annotations(schema).absent) return { text: '', ...(own && { unit: unit ?? own }) }
  if (own === undefined) return { text: isOpen(schema) && unit !== undefined ? `${value} ${unit}` : String(value) }
  if (typeof value === 'string') return tidied(schema, { text: value, unit: unit ?? own })
  return { text: String(value), unit: unit ?? own }
}

/** A list in the one unit that all its entries are in, or with the unit beside each. */
function listState(schema: TSchema, entries: readonly unknown[], unit: string | undefined): FieldState {
  const item = itemOf(schema)
  if (unit === undefined) return { text: listText(entries) }
  const common = unit === unitOfField(schema) ? (commonUnit(entries, unit) ?? unit) : unit
  return { text: listText(entries.map((entry) => cellText(item, entry, common, unit))), unit: common }
}

/** The unit in which all of these are, where each says one and the same. */
function commonUnit(sent: readonly unknown[], own: string): string | undefined {
  const units = new Set(sent.map((one) => (isWrapped(one) && typeof one.unit === 'string' ? one.unit : undefined)))
  const [only] = units
  return units.size === 1 && only !== undefined && sameDimension(only, own) ? only : undefined
}

/** One number in a place of a unit: bare in that unit, with its own otherwise. */
function cellText(schema: TSchema, sent: unknown, unit: string, bare: string): string {
  const { text, unit: own = bare } = stateOf(schema, sent)
  if (typeof sent === 'string') return sent
  const stands = isWrapped(sent) ? own : bare
  return stands === unit ? text : `${text} ${stands}`
}

function gridState(schema: TSchema, value: unknown, unit = '-'): Pick<FieldState, 'rows' | 'along'> {
  const sent: readonly unknown[] = Array.isArray(value) ? value : []
  if (kindOf(schema) === 'cube')
    return stackedBlocks(sent, (block) => gridRows(schema, ...unwrapped(block, unit), unit))
  const isRow = (one: unknown) => Array.isArray(one) || (isWrapped(one) && Array.isArray(one.value))
  const isLone = annotations(schema).single && sent.length > 0 && !sent.some(isRow)
  return { rows: gridRows(schema, isLone ? [sent] : sent, unit, unit) }
}

/** Rows whose numbers are in `given`, shown in `unit`. */
function gridRows(schema: TSchema, value: unknown, given: string, unit: string): readonly FormState[] {
  const number = numberOf(schema)
  return (Array.isArray(value) ? value : []).map((sent: unknown) => {
    const [own, bare] = unwrapped(sent, given)
    const cells: readonly unknown[] = [own].flat()
    const shown = (cell: unknown) => (cell === null ? EMPTY : { text: cellText(number, cell, unit, bare) })
    return Object.fromEntries(cells.map((cell, j) => [String(j), shown(cell)]))
  })
}

function rowsState(schema: TSchema, value: unknown): FieldState {
  const sent = [value].flat().filter(isRecord)
  const fields = Object.entries(rowFields(schema))
  const columns = fields.map(([name, field]) =>
    columnStates(
      field,
      sent.map((row) => row[name]),
    ),
  )
  const units = fields.flatMap(([name, field], j) => {
    const unit = columns[j]?.unit
    return unit === undefined || unit === unitOfField(field) ? [] : [[name, unit]]
  })
  return {
    text: '',
    rows: sent.map((_, i) => Object.fromEntries(fields.map(([name], j) => [name, columns[j]?.cells[i] ?? EMPTY]))),
    ...(units.length > 0 && { units: Object.fromEntries(units) }),
  }
}

interface Column {
  readonly unit: string | undefined
  readonly cells: readonly FieldState[]
}

/** The cells of a column in one unit: that of all of them, or that of the field. */
function columnStates(field: TSchema, sent: readonly unknown[]): Column {
  const given = sent.filter((one) => one !== undefined)
  const own = unitOfField(field)
  const unit = own === undefined ? undefined : (commonUnit(given, own) ?? own)
  const cell = (one: unknown): FieldState => {
    if (one === undefined) return EMPTY
    if (unit === undefined || own === undefined) return stateOf(field, one)
    if (isGrid(field)) return gridCell(stateOf(field, one), unit)
    if (kindOf(field) !== 'list') return { text: cellText(field, one, unit, own) }
    const list = stateOf(field, one)
    return list.unit === unit || list.unit === undefined
      ? { text: list.text }
      : { text: withUnits(list.text, list.unit) }
  }
  return { unit, cells: sent.map(cell) }
}

/** A grid in a cell of a column in one unit: its own beside each number where it is another. */
function gridCell({ rows = [], unit: own }: FieldState, unit: string): FieldState {
  if (own === undefined || own === unit) return { text: '', rows }
  const named = ([j, cell]: [string, FieldState]) => [j, isNumeral(cell.text) ? { text: `${cell.text} ${own}` } : cell]
  return { text: '', rows: rows.map((row) => Object.fromEntries(Object.entries(row).map(named))) }
}

const withUnits = (text: string, unit: string): string =>
  listText(entriesOf(text).map((entry) => (isNumeral(entry) ? `${entry} ${unit}` : entry)))

/** What a request holds for the boxes; undefined: the input is left out. */
export function paramOf(schema: TSchema, state: FieldState): unknown {
  if (state.file) return state.file.sent
  const text = state.text.trim()
  const kind = kindOf(schema)
  if (kind === 'rows') return rowsParam(schema, state)
  if (kind === 'records') return recordsParam(state)
  if (isGrid(schema)) return gridParam(schema, state)
  if (text === '') return undefined
  if (kind === 'long') return state.text
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text
  if (kind === 'list') return listParam(schema, state)
  if (isOpen(schema)) return openParam(text)
  return oneParam(schema, state)
}

/** A number that reads as it was written, or the text. */
const openParam = (text: string): unknown => (isNumeral(text) && String(Number(text)) === text ? Number(text) : text)

/** Typed as on a ruler, 12 3/4: it is read with its unit only. */
const FRACTION = /^[+-]?[\d\s.-]*(?:\d\s?\/\s?\d+|[\u00bc-\u00be\u2150-\u215e])$/

function oneParam(schema: TSchema, { text, unit, exact }: FieldState): unknown {
  const own = annotations(schema).unit
  if (own === undefined) return text.trim()
  const entered = exact ?? { text, unit: unit ?? own }
  const value = numeral(entered.text)
  if (value !== undefined) return entered.unit === own ? value : { value, unit: entered.unit }
  const typed = entered.text.trim()
  if (FRACTION.test(typed)) return `${typed} ${entered.unit}`
  // A text that says no unit is never left to be read in another unit than that of its box.
  return entered.unit === own || /[^\d\s.,+-]/.test(typed) ? typed : { value: typed, unit: entered.unit }
}

/** The numbers of a list with their unit said once, where all are numbers. */
function listParam(schema: TSchema, { text, unit, exact }: FieldState): unknown {
  const own = unitOfField(schema)
  const entered = exact ?? { text, unit: unit ?? own ?? '-' }
  if (own === undefined) return entriesOf(entered.text)
  const entries = numbersIn(entered.text)
  if (entered.unit === own || !entries.every(isNumeral))
    return entries.map((entry) => oneParam(itemOf(schema), { text: entry, unit: entered.unit }))
  return { value: entries.map(numeral), unit: entered.unit }
}

const isBlank = (row: FormState): boolean =>
  Object.values(row).every(({ text, rows }) => text.trim() === '' && (rows ?? []).every(isBlank))

/** The rows down to the last in which something stands. */
export function filledRows({ rows = [] }: FieldState): readonly FormState[] {
  return rows.slice(0, rows.findLastIndex((row) => !isBlank(row)) + 1)
}

const NO_UNITS: NonNullable<FieldState['units']> = {}

function rowsParam(schema: TSchema, state: FieldState): unknown {
  const { rows, units = NO_UNITS } = state
  if (rows === undefined) return undefined
  const filled = filledRows(state)
  if (filled.length === 0 && rows.length > 0) return undefined
  return filled.map((row) => rowParam(schema, row, units))
}

interface SentRow {
  readonly schema: TSchema
  readonly units: NonNullable<FieldState['units']>
  readonly sent: Params
}
/** Of 20,000 rows a key stroke changes one. */
const sentRows = new WeakMap<FormState, SentRow>()

function rowParam(schema: TSchema, row: FormState, units: SentRow['units']): Params {
  const known = sentRows.get(row)
  if (known && known.schema === schema && known.units === units) return known.sent
  const sent: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(rowFields(schema))) {
    const unit = units[name]
    const cell = row[name] ?? EMPTY
    const value = paramOf(field, unit === undefined ? cell : { ...cell, unit })
    if (value !== undefined) sent[name] = value
  }
  sentRows.set(row, { schema, units, sent })
  return sent
}

/** The numbers of a grid; a cell that is empty within it is sent as null, which is refused at its place. */
function gridParam(schema: TSchema, state: FieldState): unknown {
  const { rows, unit } = state
  if (rows === undefined) return undefined
  const filled = filledRows(state)
  if (filled.length === 0 && rows.length > 0) return undefined
  const [number, own] = [numberOf(schema), unitOfField(schema)]
  const shown = unit ?? own ?? '-'
  const cells = filled.map((row) => cellsOf(row))
  const width = Math.max(0, ...cells.map((row) => row.length))
  const areNumbers = cells.every((row) => row.length === width && row.every((c) => !c.exact && isNumeral(c.text)))
  const isBare = shown === own || !areNumbers
  const sent = cells.map((row) =>
    Array.from({ length: width }, (_, j) => {
      const cell = row[j] ?? EMPTY
      if (cell.text.trim() === '') return null
      return isBare ? oneParam(number, { ...cell, unit: shown }) : (numeral(cell.text) ?? null)
    }),
  )
  const stands = kindOf(schema) === 'cube' ? blocksOf(state, sent).map(filledBlock) : sent
  return isBare ? stands : { value: stands, unit: shown }
}

/** A block down to its last row in which something stands. */
const filledBlock = (rows: readonly (readonly unknown[])[]): readonly unknown[] =>
  rows.slice(0, rows.findLastIndex((row) => row.some((cell) => cell !== null)) + 1)

/** The cells of a row of a grid, to the last in which something stands. */
function cellsOf(row: FormState): readonly FieldState[] {
  const last = Math.max(
    -1,
    ...Object.keys(row)
      .filter((j) => row[j]?.text.trim() !== '')
      .map(Number),
  )
  return Array.from({ length: last + 1 }, (_, j) => row[String(j)] ?? EMPTY)
}

/** The same with a unit that was typed after the number moved into the box of the unit: "12.75 in" -> 12.75, in. */
export function tidied(schema: TSchema, state: FieldState): FieldState {
  const { unit, difference } = annotations(schema)
  const text = state.text.trim()
  if (unit === undefined || unit === '-' || text === '' || isNumeral(text) || text.includes(',')) return state
  try {
    const read = readQuantity(text, unit, { difference })
    return sameDimension(read.unit, unit) ? { text: String(read.value), unit: unitOf(read.unit).name } : state
  } catch {
    return state
  }
}

/** The number in a box, in the unit of the field; undefined where there is none. */
export function numberIn(schema: TSchema, { text, unit, exact }: FieldState): number | undefined {
  const { unit: own, difference } = annotations(schema)
  if (own === undefined || !isNumeral(pointed(text))) return undefined
  const entered = exact ?? { text, unit: unit ?? own }
  if (!sameDimension(entered.unit, own)) return undefined
  return converted(numeral(pointed(entered.text)) ?? Number.NaN, entered.unit, own, difference)
}

/** Digits of a number that was restated; the one entered is kept beside it. */
const SHOWN_DIGITS = 6

/** The same quantity shown in another unit: what is sent stays what was entered, from where it was. */
export function inUnit(schema: TSchema, state: FieldState, unit: string): FieldState {
  const shown = shownIn(schema, state, unit)
  return state.basis ? { ...shown, basis: state.basis } : shown
}

function shownIn(schema: TSchema, state: FieldState, unit: string): FieldState {
  const own = unitOfField(schema)
  const from = state.unit ?? own
  if (from === undefined || from === unit) return { ...state, unit }
  const exact = state.exact ?? { text: state.text.trim(), unit: from }
  if (exact.unit === unit) return { text: exact.text, unit }
  if (!sameDimension(exact.unit, unit)) return state
  if (kindOf(schema) === 'list') return listInUnit(schema, exact, unit)
  const value = numeral(pointed(exact.text))
  if (value === undefined) return { ...withText(state, state.text), unit }
  const { difference } = annotations(schema)
  const shown = Number(converted(value, exact.unit, unit, difference).toPrecision(SHOWN_DIGITS))
  return { text: String(shown), unit, exact }
}

/** All digits are shown of a list: when one entry is changed, the others are sent as they stand. */
function listInUnit(schema: TSchema, exact: FieldState['exact'] & object, unit: string): FieldState {
  const { difference } = annotations(itemOf(schema))
  const shown = numbersIn(exact.text).map((entry) => {
    const value = numeral(pointed(entry))
    return value === undefined ? entry : converted(value, exact.unit, unit, difference)
  })
  return exact.text === '' ? { text: '', unit } : { text: listText(shown), unit, exact }
}

/** At the digits that count, where the unit is another. */
const converted = (value: number, from: string, to: string, difference: boolean): number =>
  from === to ? value : clean(restated(value, from, to, { difference }))

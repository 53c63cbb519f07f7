/** The values that the columns of a table give to the targets of a mapping; what cannot be read is refused with line and column. */
import { readUnit, UnitError } from '@keelson/units'
import { foldedOption } from '@keelson/workflow/choice-words.ts'
import { type ClockForm, clockFormOf, degreesOfCell } from '../inspection/clock.ts'
import { FileError } from '../refused.ts'
import { decimalOf } from '../spaced/numbers.ts'
import type { FileColumn, FileTable } from '../table.ts'
import { listed, shown } from '../text/shown.ts'
import { MappingError } from './invalid.ts'
import { MAPPING_SCHEMA, type MappedColumn, type Mapping } from './mapping.ts'
import { inputOf, isColumn, type Target } from './target.ts'

export type Taken =
  | { readonly kind: 'numbers'; readonly numbers: Float64Array; readonly unit: string }
  | { readonly kind: 'texts'; readonly texts: readonly (string | null)[] }

/** By the names of the targets. Throws MappingError for a mapping that is not of this table, FileError for a value. */
export function taken(table: FileTable, mapping: Mapping, targets: readonly Target[]): Readonly<Record<string, Taken>> {
  if (mapping.schema !== MAPPING_SCHEMA) throw invalid(`its schema is not ${MAPPING_SCHEMA}`)
  if (mapping.table !== table.name) throw invalid(`it is for table ${shown(mapping.table)}, not ${shown(table.name)}`)
  const all = Object.entries(mapping.columns).map(([name, mapped]): [string, Taken] => {
    const target = targets.find((one) => one.name === name)
    if (target === undefined) throw invalid(`there is no input ${shown(name)}`)
    return [name, valuesOf(table, columnOf(table, mapped), mapped, target)]
  })
  const values = Object.fromEntries(all)
  refuseEmptyRows(table, mapping, values, targets)
  return values
}

/** A row of a table that has nothing in any of its columns is no row: likely a blank line or a total beside other columns. */
function refuseEmptyRows(
  { lines, rows }: FileTable,
  { columns }: Mapping,
  values: Readonly<Record<string, Taken>>,
  targets: readonly Target[],
): void {
  const ofRows = targets.filter((target) => isColumn(target) && Object.hasOwn(values, target.name))
  for (const [input, own] of Map.groupBy(ofRows, inputOf)) {
    const held = own.flatMap(({ name }) => values[name] ?? [])
    const row = Array.from({ length: rows }, (_, at) => at).find((at) => held.every((one) => isNothing(one, at)))
    if (row === undefined) continue
    const [{ name } = { name: '' }] = own
    const column = columns[name]?.column ?? ''
    const says = `line ${lines[row]}: every column mapped to ${input} is empty`
    throw new FileError('number_malformed', says, { line: lines[row] ?? 0, column })
  }
}

const isNothing = (taken: Taken, row: number) =>
  taken.kind === 'texts' ? taken.texts[row] === null : Number.isNaN(taken.numbers[row])

const invalid = (why: string) => new MappingError('mapping_invalid', `the mapping does not fit: ${why}`)

function columnOf({ columns }: FileTable, { column: name, unit, stated }: MappedColumn): FileColumn {
  const column = columns.find((one) => one.name === name)
  if (column === undefined) {
    throw invalid(`the table has no column ${shown(name)}; it has ${listed(columns.map((one) => shown(one.name)))}`)
  }
  const isSame = column.unit === stated || (stated === undefined && column.unit === unit)
  if (unit === undefined || isSame) return column
  const says = (text: string | undefined) => (text === undefined ? 'no unit' : shown(text))
  throw invalid(`column ${shown(name)} states ${says(column.unit)}, and the mapping states ${says(stated)}`)
}

function valuesOf(table: FileTable, column: FileColumn, { unit }: MappedColumn, target: Target): Taken {
  if (target.holds === 'texts') return { kind: 'texts', texts: textsOf(table, column, target) }
  if (unit === undefined) throw invalid(`column ${shown(column.name)} has no unit`)
  const form = clockFormOf(unit)
  refuseUnit(form === undefined ? unit : 'deg', column, target)
  if (form !== undefined) return { kind: 'numbers', numbers: degreesIn(table, column, form, target), unit: 'deg' }
  return { kind: 'numbers', numbers: numbersOf(table, column, target), unit }
}

function refuseUnit(unit: string, column: FileColumn, { unit: declared = '-', options }: Target): void {
  try {
    readUnit(unit, declared, options)
  } catch (error) {
    if (!(error instanceof UnitError)) throw error
    throw invalid(`column ${shown(column.name)}: ${error.message}`)
  }
}

function numbersOf(table: FileTable, column: FileColumn, target: Target): Float64Array {
  const { values } = column
  const numbers = values.kind === 'numbers' ? values.numbers : new Float64Array(table.rows)
  for (let row = 0; row < table.rows; row++) {
    const text = values.kind === 'texts' ? (values.texts[row] ?? null) : undefined
    if (text !== undefined) numbers[row] = text === null ? Number.NaN : numberOf(text, table, row, column)
    const x = numbers[row] as number
    if (Number.isNaN(x) && !target.mayBeMissing) throw nothing(table, row, column, target)
    if (!Number.isFinite(x) && !Number.isNaN(x)) throw refused(table, row, column, `${x} is not a finite number`)
  }
  return numbers
}

/** Of clock positions, which no unit says. */
function degreesIn(table: FileTable, column: FileColumn, form: ClockForm, target: Target): Float64Array {
  return Float64Array.from({ length: table.rows }, (_, row) => {
    const text = textAt(column, row)
    if (text === null && !target.mayBeMissing) throw nothing(table, row, column, target)
    const { values } = column
    const degrees = text === null ? Number.NaN : degreesOfCell(values.kind === 'texts' ? text : Number(text), form)
    if (degrees === undefined) throw refused(table, row, column, `${shown(text ?? '')} is not a clock position`)
    return degrees
  })
}

function numberOf(text: string, table: FileTable, row: number, column: FileColumn): number {
  const number = decimalOf(text.trim())
  if (number === undefined) throw refused(table, row, column, `${shown(text)} is not a number, such as 12.5 or 1.5e-3`)
  return number
}

function textsOf(table: FileTable, column: FileColumn, target: Target): (string | null)[] {
  return Array.from({ length: table.rows }, (_, row) => {
    const text = textAt(column, row)
    if (text === null && !target.mayBeMissing) throw nothing(table, row, column, target)
    return text === null ? text : (wordFor(text, target) ?? notChosen(text, target, table, row, column))
  })
}

function textAt({ values }: FileColumn, row: number): string | null {
  if (values.kind === 'texts') return values.texts[row] ?? null
  const number = values.numbers[row] ?? Number.NaN
  return Number.isNaN(number) ? null : String(number)
}

const FLAGS: Readonly<Record<string, string>> = { true: 'true', false: 'false', yes: 'true', no: 'false' }

/** Undefined of a choice or flag that the text is none of. */
function wordFor(text: string, { choices, takesOthers }: Target): string | undefined {
  if (choices === undefined) return text
  const { enum: words } = choices as { readonly enum?: readonly unknown[] }
  const word = text.trim().toLowerCase()
  const option = words ? foldedOption(choices, text.trim()) : Object.hasOwn(FLAGS, word) ? FLAGS[word] : undefined
  if (option !== undefined && (words === undefined || words.includes(option))) return option
  return takesOthers ? text : undefined
}

function notChosen(text: string, { choices }: Target, table: FileTable, row: number, column: FileColumn): never {
  const { enum: words = ['yes', 'no'] } = choices as { readonly enum?: readonly unknown[] }
  const allowed = listed(words.map(String))
  throw refused(table, row, column, `${shown(text)} is not a valid choice; allowed are ${allowed}`)
}

function nothing(table: FileTable, row: number, column: FileColumn, { title }: Target): FileError {
  return refused(table, row, column, `the cell is empty, and ${title} requires a value in every row`)
}

function refused({ lines }: FileTable, row: number, { name }: FileColumn, why: string): FileError {
  const line = lines[row] ?? 0
  return new FileError('number_malformed', `line ${line}, column ${shown(name)}: ${why}`, { line, column: name })
}

/** One typed value as the request has it: numbers as the texts that were typed, words and tables by the form's rules. */
import { columnsOf } from '@keelson/web/form/case/columns.ts'
import {
  type FieldState,
  isGrid,
  isNumeral,
  isTable,
  itemOf,
  kindOf,
  numeral,
  paramOf,
  specOf,
  unitOfField,
} from '@keelson/web/form/case/field.ts'
import { entriesOf } from '@keelson/web/form/case/list-text.ts'
import { recordsParam } from '@keelson/web/form/case/records.ts'
import { opened } from '@keelson/web/form/case/table.ts'
import { annotations } from '@keelson/workflow'
import { foldedOption } from '@keelson/workflow/choice-words.ts'
import type { TSchema } from 'typebox'

export type ReadValue =
  | {
      readonly kind: 'read'
      readonly value: unknown
      /** How a bare number was read: `323.9 mm`. */
      readonly echo?: string
    }
  | { readonly kind: 'fault'; readonly why: string }

const fault = (why: string): ReadValue => ({ kind: 'fault', why })
const read = (value: unknown, echo?: string): ReadValue => ({
  kind: 'read',
  value,
  ...(echo !== undefined && { echo }),
})

/** The value that a text is for an input; whether it is allowed is for the service to say. */
export function readValue(schema: TSchema, typed: string): ReadValue {
  const text = typed.trim()
  if (text === '') return fault('has no value')
  if (annotations(schema).absent && /^(none|null)$/i.test(text)) return read(null)
  if (/^[[{]/.test(text) && specOf(schema).type === 'array') return readJson(text)
  switch (kindOf(schema)) {
    case 'quantity':
      return read(asSent(schema, text), echoOf(schema, [text]))
    case 'choice':
      return read(foldedOption(schema, text))
    case 'flag':
      return readFlag(text)
    case 'list':
      return readList(schema, text)
    case 'rows':
    case 'grid':
      return readTable(schema, text)
    case 'cube':
      return fault('must be a list of tables in JSON, [[[1, 2], [3, 4]], ...]')
    case 'records':
      return readRecords(text)
    default:
      return read(paramOf(schema, { text }))
  }
}

/** Whether its value may go on over several lines. */
export const goesOn = (schema: TSchema): boolean =>
  specOf(schema).type === 'array' || kindOf(schema) === 'long' || isTable(schema)

function readJson(text: string): ReadValue {
  try {
    return read(JSON.parse(text))
  } catch (error) {
    return fault(`is not valid JSON (${(error as Error).message})`)
  }
}

/** As it was typed; a bare number of an input that has no unit as that number, since another repo reads no texts. */
const asSent = (schema: TSchema, text: string): string | number =>
  unitOfField(schema) === '-' ? (numeral(text) ?? text) : text

/** Numbers without a unit, in the unit that they are read in. */
function echoOf(schema: TSchema, numbers: readonly string[]): string | undefined {
  const unit = unitOfField(schema)
  if (unit === undefined || unit === '-' || !numbers.every(isNumeral)) return undefined
  return `${numbers.map((one) => one.trim()).join(', ')} ${unit}`
}

function readFlag(text: string): ReadValue {
  if (/^(true|yes)$/i.test(text)) return read(true)
  if (/^(false|no)$/i.test(text)) return read(false)
  return fault('must be yes or no')
}

/** `10, 20, 30 mm` could mean 10 and 20 in another unit: it is refused. */
function readList(schema: TSchema, text: string): ReadValue {
  const entries = entriesOf(text)
  if (unitOfField(schema) === undefined) return read(entries)
  if (entries.includes('')) return fault('has an empty entry')
  const bare = entries.filter(isNumeral).length
  if (bare > 0 && bare < entries.length && annotations(itemOf(schema)).words.length === 0)
    return fault('must have one unit with each entry, or with none')
  return read(
    entries.map((entry) => asSent(schema, entry)),
    echoOf(schema, entries),
  )
}

/** Rows under a heading that names the columns; the columns of a grid have numbers and no heading. */
function readTable(schema: TSchema, text: string): ReadValue {
  const filled = opened(schema, { text: '', rows: [], ...unitState(schema) }, text)
  if (filled.kind === 'refused') return fault(filled.why)
  if (filled.kind === 'asks') return fault(`is ambiguous at ${filled.question.example}; use a decimal point`)
  if (filled.said.includes('Not read')) return fault(filled.said.slice(filled.said.indexOf('Not read')))
  if (!isGrid(schema) && (filled.state.rows?.length ?? 0) === lineCount(text))
    return fault('must have a heading line with the column names')
  return read(paramOf(schema, filled.state), tableEcho(schema, filled.state))
}

/** `3 rows, Depth in m`: the units in which the numbers of a table are read, where a cell says no other. */
function tableEcho(schema: TSchema, state: FieldState): string {
  const rows = state.rows?.length ?? 0
  const units = isGrid(schema)
    ? [unitOfField(schema)].filter(isUnit).map((unit) => `in ${unit}`)
    : columnsOf(schema, state).flatMap(({ title, unit }) => (isUnit(unit) ? [`${title} in ${unit}`] : []))
  return [`${rows} ${rows === 1 ? 'row' : 'rows'}`, ...units].join(', ')
}

const isUnit = (unit: string | undefined): unit is string => unit !== undefined && unit !== '-'

const unitState = (schema: TSchema) => {
  const unit = isGrid(schema) ? unitOfField(schema) : undefined
  return unit === undefined ? {} : { unit }
}

const lineCount = (text: string): number => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '').length

function readRecords(text: string): ReadValue {
  const rows = recordsParam({ text })
  return Array.isArray(rows) ? read(rows) : fault('must have a heading line with the column names, and rows below it')
}

/** Reads a mapping of which nothing is known but that it is JSON: sent by a client, or kept in a file and edited by hand. */
import { shown } from '../text/shown.ts'
import { MappingError } from './invalid.ts'
import { MAPPING_SCHEMA, type MappedColumn, type Mapping } from './mapping.ts'

type Members = Readonly<Record<string, unknown>>

const LONGEST_TEXT = 4_000
const MOST_COLUMNS = 500
const MOST_ANSWERS = 5_000

/** Throws MappingError, mapping_invalid, with what is wrong and where. */
export function readMapping(value: unknown): Mapping {
  const { schema, table, answers, columns } = membersOf(value, 'it', ['schema', 'table', 'answers', 'columns'])
  if (schema !== MAPPING_SCHEMA) throw invalid(`schema must be ${shown(MAPPING_SCHEMA)}`)
  return {
    schema: MAPPING_SCHEMA,
    table: textOf(table, 'table'),
    answers: answers === undefined ? {} : readAnswers(answers),
    columns: columnsOf(columns),
  }
}

/** The answers of a mapping that is not complete yet. Throws as `readMapping` does. */
export function readAnswers(value: unknown): Mapping['answers'] {
  return each(value, 'answers', MOST_ANSWERS, textOf)
}

function columnsOf(value: unknown): Mapping['columns'] {
  const columns = each(value, 'columns', MOST_COLUMNS, mappedOf)
  if (Object.keys(columns).length === 0) throw invalid('columns must name at least one input')
  return columns
}

function mappedOf(value: unknown, at: string): MappedColumn {
  const { column, unit, stated } = membersOf(value, at, ['column', 'unit', 'stated'])
  return {
    column: textOf(column, `${at}/column`),
    ...(unit !== undefined && { unit: textOf(unit, `${at}/unit`) }),
    ...(stated !== undefined && { stated: textOf(stated, `${at}/stated`) }),
  }
}

function each<T>(
  value: unknown,
  at: string,
  most: number,
  read: (one: unknown, at: string) => T,
): Readonly<Record<string, T>> {
  const members = Object.entries(membersOf(value, at))
  if (members.length > most) throw invalid(`${at} must have at most ${most} members, and has ${members.length}`)
  return Object.fromEntries(members.map(([name, one]) => [nameOf(name, at), read(one, placeIn(at, name))]))
}

function nameOf(name: string, at: string): string {
  if (name.length <= LONGEST_TEXT) return name
  throw invalid(`a name in ${at} is longer than ${LONGEST_TEXT} characters`)
}

const placeIn = (at: string, name: string) => `${at}/${shown(name).slice(1, -1)}`

/** Of an object that has no others than these. */
function membersOf(value: unknown, at: string, known?: readonly string[]): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(`${at} must be an object`)
  const other = known && Object.keys(value).find((name) => !known.includes(name))
  if (other === undefined) return value as Members
  throw invalid(`${at} has a member ${shown(other)}; it may have ${known?.join(', ')}`)
}

function textOf(value: unknown, at: string): string {
  if (typeof value !== 'string') throw invalid(`${at} must be a text`)
  if (value.length > LONGEST_TEXT) throw invalid(`${at} is longer than ${LONGEST_TEXT} characters`)
  return value
}

const invalid = (why: string) => new MappingError('mapping_invalid', `the mapping is not valid: ${why}`)

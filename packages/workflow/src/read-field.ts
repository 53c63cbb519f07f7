/**
 * Reads what was sent for one field: a reader of a fixed shape for each schema, made at its first use. What cannot be
 * read is passed on as it is, for the schema to refuse.
 */
import {
  bareNumber,
  fromSI,
  mappingToSI,
  mayBeGrouped,
  pointed,
  type ReadOptions,
  type ReadQuantity,
  readQuantity,
  readValue,
  siUnitOf,
  UnitError,
  unit as unitOf,
} from '@keelson/units'
import type { TObject, TSchema } from 'typebox'
import { annotations } from './annotations.ts'
import { apiRead } from './api-number.ts'
import { yearFactor } from './calendar.ts'
import { foldedOption } from './choice-words.ts'
import { MOST_PROBLEMS, note, type Problem, Refusal } from './errors.ts'
import { listedNumbers } from './listed-numbers.ts'
import { monthRead } from './month.ts'
import type { Warning } from './outcome.ts'
import { isApiNumberText, isMonthText, isOpenRow } from './params.ts'
import { type Place, pointerTo } from './place.ts'
import { readOptions } from './read-options.ts'
import { commaMeanings, gradeProblem } from './readings.ts'
import { choicesNear, lengthNeeded, shortJson } from './schema-check.ts'
import { shownWhole } from './shown.ts'

export interface Read {
  /** In the unit of the field. */
  readonly declared: unknown
  readonly si: unknown
}
/** What is said of a request while it is read. */
export interface Said {
  readonly problems: Problem[]
  readonly notes: Warning[]
  /** How many numbers came with a unit of their own. */
  quantities?: number
  /** Length of the year that is meant, over that of the units; left out, they are the same. */
  readonly year?: number
}
/** Each costs many times a plain number; a long list has one unit for all of them. */
const MOST_QUANTITIES = 100_000
export type ReadField = (raw: unknown, at: Place, said: Said) => Read

const readers = new WeakMap<TSchema, ReadField>()
export function readerOf(schema: TSchema): ReadField {
  const known = readers.get(schema)
  if (known) return known
  const made = reader(schema)
  readers.set(schema, made)
  return made
}

function reader(schema: TSchema, options: ReadOptions = readOptions(schema)): ReadField {
  const s = schema as TSchema & { type?: string; items?: TSchema & { type?: string }; maxItems?: number }
  const { unit, words, single, gaps, kind } = annotations(schema)
  if (s.type === 'array' && s.items) {
    const list = notTooLong(schema, s.maxItems, listReader(s.items, options))
    if (!single) return list
    const isLone = LONE[s.items.type ?? ''] ?? isOne
    return (raw, at, said) => list(isLone(raw) ? listOf(raw) : raw, at, said)
  }
  if (s.type === 'object') return rowReader(schema as TObject)
  if (isMonthText(schema)) return (raw, at, said) => asIs(monthRead(unwrapped(raw, at, said)))
  if (isApiNumberText(schema)) return apiNumberReader
  if (unit === undefined) return (raw, at, said) => asIs(ownWord(unwrapped(raw, at, said), schema))
  const number = numberReader({ unit, options, words, kind })
  if (gaps) return (raw, at, said) => (isGap(raw) ? asIs(null) : number(raw, at, said))
  if (words.length === 0) return number
  return (raw, at, said) => {
    const sent = isQuantity(raw) ? raw.value : raw
    const word =
      typeof sent === 'string' ? words.find((one) => one.toLowerCase() === sent.trim().toLowerCase()) : undefined
    return word !== undefined ? asIs(word) : number(raw, at, said)
  }
}

const apiNumberReader: ReadField = (raw, at, said) => {
  const { value, note: message } = apiRead(unwrapped(raw, at, said))
  if (message !== undefined) noteRead(said.notes, 'api_number_read_as', message, at)
  return asIs(value)
}

/** What is longer than its list may be is refused before its entries are looked at. */
function notTooLong(schema: TSchema, most: number | undefined, list: ReadField): ReadField {
  if (most === undefined) return list
  return (raw, at, said) => {
    const listed = isQuantity(raw) ? raw.value : raw
    if (!Array.isArray(listed) || listed.length <= most) return list(raw, at, said)
    const message = `must have ${lengthNeeded(schema, 'at most', most)} (entered: ${listed.length})`
    note(said.problems, { pointer: pointerTo(at), message })
    return asIs(raw)
  }
}

/** An entry that is missing, as JSON or as a text has it. */
const isGap = (raw: unknown): boolean =>
  raw === null || (typeof raw === 'string' && ['', 'null'].includes(raw.trim().toLowerCase()))

/** A row of a table, its defaults filled in. */
function rowReader(row: TObject): ReadField {
  if (isOpenRow(row)) return asIs
  const { properties } = row
  const fields = Object.entries(properties).map(([name, schema]) => ({ name, read: readerOf(schema), schema }))
  const byName = new Map(fields.map((field) => [field.name, field]))
  const filled = fields.flatMap((field) => {
    const otherwise = defaultOf(field.schema)
    return otherwise === undefined ? [] : [{ ...field, otherwise }]
  })
  return (raw, at, said) => {
    if (!isRecord(raw)) return asIs(raw)
    const declared: Record<string, unknown> = {}
    const si: Record<string, unknown> = {}
    for (const name of Object.keys(raw)) {
      const read = byName.get(name)?.read(raw[name], { in: at, name }, said) ?? asIs(raw[name])
      setOwn(declared, name, read.declared)
      setOwn(si, name, read.si)
    }
    for (const { name, read, otherwise } of filled) {
      if (Object.hasOwn(declared, name)) continue
      const own = read(otherwise, { in: at, name }, said)
      declared[name] = own.declared
      si[name] = own.si
    }
    return { declared, si }
  }
}

export const defaultOf = (schema: TSchema): unknown => (schema as { readonly default?: unknown }).default

/** Also where the name is one that every object has. */
export function setOwn(object: Record<string, unknown>, name: string, value: unknown): void {
  if (name in object)
    Object.defineProperty(object, name, { value, enumerable: true, writable: true, configurable: true })
  else object[name] = value
}

function listReader(items: TSchema, options: ReadOptions): ReadField {
  const { unit, kind } = annotations(items)
  const item = reader(items, options)
  const isGrid = (items as { type?: string }).type === 'array'
  const isNumbers = unit !== undefined && !isGrid
  const inOneUnit = isNumbers ? numberReader({ unit, options, kind, shared: true }) : item
  return (raw, at, said) => {
    const held = isQuantity(raw) ? raw.value : raw
    const listed = isNumbers ? listedNumbers(held) : held
    if (!Array.isArray(listed)) return asIs(raw)
    const given = isQuantity(raw) ? raw.unit : undefined
    if (unit === undefined) unwrapped(raw, at, said)
    const [declared, si] = [new Column(listed), new Column(listed)]
    listed.forEach((one, name) => {
      const place = { in: at, name }
      const read =
        unit === undefined || given === undefined || one === null
          ? item(one, place, said)
          : inOneUnit({ value: one, unit: given }, place, said)
      declared.add(name, read.declared)
      si.add(name, read.si)
    })
    return { declared: declared.entries, si: si.entries }
  }
}

/** Entries as they are read, in order: the list that was sent as long as they are what it holds, for it may be a long one. */
class Column {
  entries: readonly unknown[]
  private own: unknown[] | undefined

  constructor(sent: readonly unknown[]) {
    this.entries = sent
  }

  add(at: number, value: unknown): void {
    if (this.own === undefined) {
      if (Object.is(this.entries[at], value)) return
      this.own = this.entries.slice(0, at)
      this.entries = this.own
    }
    this.own.push(value)
  }
}

interface NumberSpec {
  readonly unit: string
  readonly options: ReadOptions
  readonly kind?: string | undefined
  /** Words that may stand for the number. */
  readonly words?: readonly string[]
  /** Its unit is that of the list that it stands in. */
  readonly shared?: boolean
}

function numberReader(spec: NumberSpec): ReadField {
  const { unit, options } = spec
  const { difference = false } = options
  const { factor } = unitOf(unit)
  const toSI = difference ? (sent: number) => sent * factor : mappingToSI(unit)
  const isBare = (stated: unknown) => stated === undefined || (stated === '-' && unit === '-')
  return (raw, at, said) => {
    const sent = asNumber(isQuantity(raw) && isBare(raw.unit) ? raw.value : raw)
    if (typeof sent !== 'number') return measured(spec, sent, raw, at, said)
    const si = toSI(sent) * yearFactor(unit, said.year)
    if (Number.isFinite(sent) && !Number.isFinite(si)) {
      const message = `is outside the range of numbers in ${siUnitOf(unit)} (entered: ${sent} ${unit})`
      note(said.problems, { pointer: pointerTo(at), message })
    }
    return numberRead(sent, si)
  }
}

/** Throws Refusal where there are too many. */
function countQuantity(said: Said, at: Place): void {
  said.quantities = (said.quantities ?? 0) + 1
  if (said.quantities <= MOST_QUANTITIES) return
  const message = `is one of more than ${shownWhole(MOST_QUANTITIES)} numbers with individual units. Enter a long list as plain numbers in one unit.`
  throw new Refusal([...said.problems, { pointer: pointerTo(at), message }])
}

/** A number with its unit, as a text or as {value, unit}. */
function measured(
  { unit, options, kind, words = [], shared = false }: NumberSpec,
  sent: unknown,
  raw: unknown,
  at: Place,
  said: Said,
): Read {
  if (!shared) countQuantity(said, at)
  try {
    const read = quantityOf(sent, unit, options)
    if (read === undefined) {
      const forms =
        unit === '-' ? 'a number' : `a number in ${unit}, a text with a number and its unit, or {"value", "unit"}`
      note(said.problems, { pointer: pointerTo(at), message: `must be ${forms} (entered: ${shortJson(raw)})` })
      return asIs(raw)
    }
    if (read.note) noteRead(said.notes, 'unit_read_as', read.note, at)
    const si = read.si * yearFactor(read.unit, said.year)
    const declared =
      read.unit === unit ? read.value : inUnit(si / yearFactor(unit, said.year), unit, options.difference)
    return numberRead(declared, si)
  } catch (error) {
    if (!(error instanceof UnitError)) throw error
    const grade = typeof sent === 'string' ? gradeProblem(pointerTo(at), sent, kind) : undefined
    if (grade) {
      note(said.problems, grade)
      return asIs(raw)
    }
    const hint = `; ${hintOf(sent) ?? error.suggestion ?? `enter it in ${unit}`}`
    const word =
      words.length > 0 ? `, or ${words.map((w) => JSON.stringify(w)).join(', ')}${choicesNear(sent, words)}` : ''
    const message = `${error.message}${hint}${word} (entered: ${shortJson(raw)})`
    const readings = commaMeanings(isQuantity(sent) ? `${sent.value} ${sent.unit}` : sent)
    note(said.problems, { pointer: pointerTo(at), message, ...(readings.length > 0 && { readings }) })
    return asIs(raw)
  }
}

/** How to write what may be one number or several. */
const hintOf = (sent: unknown): string | undefined =>
  typeof sent === 'string' && mayBeGrouped(sent)
    ? 'enter one number without spaces, or separate several by commas'
    : undefined

const FURTHER = {
  unit_read_as: 'Further units were interpreted in the same way.',
  api_number_read_as: 'Further API well numbers were completed in the same way.',
} as const

/** Of a long list not every entry is said: the first tell how the others were read. */
function noteRead(notes: Warning[], code: keyof typeof FURTHER, message: string, at: Place): void {
  if (notes.length < MOST_PROBLEMS) notes.push({ code, message, path: pointerTo(at) })
  else if (notes.length === MOST_PROBLEMS) notes.push({ code, message: FURTHER[code] })
}

/** A word, flag or list may come as {value, unit: "-"} too. */
function unwrapped(raw: unknown, at: Place, said: Said): unknown {
  if (!isQuantity(raw)) return raw
  if (raw.unit !== undefined && raw.unit !== '-') {
    note(said.problems, { pointer: pointerTo(at), message: `has no unit (entered: ${shortJson(raw.unit)})` })
  }
  return raw.value
}

/** The contract's own word for one that means the same. */
const ownWord = (sent: unknown, schema: TSchema): unknown =>
  typeof sent === 'string' ? foldedOption(schema, sent) : sent
export const asIs = (raw: unknown): Read => ({ declared: raw, si: raw })
/** -0 is read as 0. */
const numberRead = (declared: number, si: number): Read => ({ declared: declared + 0, si: si + 0 })
const isRecord = (raw: unknown): raw is Record<string, unknown> =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw)
const isQuantity = (raw: unknown): raw is { value: unknown; unit?: unknown } =>
  isRecord(raw) && Object.hasOwn(raw, 'value') && Object.keys(raw).every((k) => k === 'value' || k === 'unit')
/** null, or {value: null, unit}. */
export const isNone = (raw: unknown): boolean => raw === null || (isQuantity(raw) && raw.value === null)
/** One number, in any of its forms, where a list may stand too. */
const isOne = (raw: unknown): boolean =>
  typeof raw === 'number' || typeof raw === 'string' || (isQuantity(raw) && !Array.isArray(raw.value))
/** One row, bare or as the value of a {value, unit}, where a table of one may stand too. */
const isLoneRow = (raw: unknown): boolean => isRecord(isQuantity(raw) ? raw.value : raw)
/** One row of a grid: a list none of whose entries is a list. */
const isLoneList = (raw: unknown): boolean => {
  const listed = isQuantity(raw) ? raw.value : raw
  const isList = (one: unknown) => Array.isArray(isQuantity(one) ? one.value : one)
  return Array.isArray(listed) && listed.length > 0 && !listed.some(isList)
}
/** By the type of its entries: what may stand where a list of one may. */
const LONE: Readonly<Record<string, (raw: unknown) => boolean>> = { object: isLoneRow, array: isLoneList }
/** The list of one; its unit is looked at as that of a list. */
const listOf = (one: unknown): unknown =>
  isQuantity(one) && (isRecord(one.value) || Array.isArray(one.value)) ? { ...one, value: [one.value] } : [one]
/** What a text or {value, unit} says in a field of this unit; undefined where it is neither. Throws UnitError. */
const quantityOf = (sent: unknown, unit: string, options: ReadOptions): ReadQuantity | undefined => {
  if (typeof sent === 'string') return readQuantity(withOwnUnit(sent, unit), unit, options)
  if (!isQuantity(sent) || typeof sent.unit !== 'string') return undefined
  const value = asNumber(sent.value)
  if (typeof value === 'string' && NUMBER_WITH_COMMA.test(value))
    return readQuantity(`${value.trim()} ${sent.unit}`, unit, options)
  return typeof value === 'number' ? readValue(value, sent.unit, unit, options) : undefined
}
const NUMBER_WITH_COMMA = /^[+\u2212-]?[\d.\s]*,[\d.,\s]*$/
/** A number with a decimal comma and no unit, in the unit of its place: 12,75 in mm. */
const withOwnUnit = (typed: string, unit: string): string =>
  pointed(typed) !== typed && bareNumber(pointed(typed)) !== undefined ? `${typed.trim()} ${unit}` : typed
/** A number that was sent as a text, without a unit, is that number. */
const asNumber = (sent: unknown): unknown => (typeof sent === 'string' ? (bareNumber(sent) ?? sent) : sent)
/** Converted to 14 digits, so that a bound reached in another unit is met and not missed by the last bit. */
const inUnit = (si: number, unit: string, difference = false) =>
  Number((difference ? si / unitOf(unit).factor : fromSI(si, unit)).toPrecision(14))

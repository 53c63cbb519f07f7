/**
 * A case as a person types it and as a program sends it: the same quantities, worded apart. What is sent is made here
 * from the values alone, so that a form that sends something else is found.
 */

import { convert, fromSI, readQuantity, toSI, unit as unitOf } from '@keelson/units'
import { choicesOf } from '@keelson/units/systems.ts'
import { annotations } from '@keelson/workflow'
import type { TObject, TSchema } from 'typebox'
import type { Request } from '../modes.ts'
import { type Draw, oneOf } from '../request-storm/draw.ts'

/** What is done at the boxes of an input. */
export type Hands =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'text'; readonly text: string; readonly unit?: string }
  | { readonly kind: 'block'; readonly text: string; readonly units: Readonly<Record<string, string>> }

export interface Entry {
  readonly name: string
  readonly hands: Hands
  readonly sent: unknown
}

type Spec = TSchema & {
  readonly type?: string
  readonly enum?: readonly unknown[]
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
}
const spec = (schema: TSchema): Spec => schema as Spec

/** `moved`: the share of the numbers that are changed by up to `MOST_MOVED`. */
export interface Options {
  readonly draw: Draw
  readonly moved: number
}
const MOST_MOVED = 0.02
const DIGITS = 5
const SHARE_ELSEWHERE = 0.7

export const typedCase = (schema: TObject, request: Request, options: Options): readonly Entry[] =>
  Object.entries(request).map(([name, value]) => {
    const field = schema.properties[name] as TSchema
    return { name, ...entered(field, value, options) }
  })

export const sentOf = (entries: readonly Entry[]): Request =>
  Object.fromEntries(entries.map(({ name, sent }) => [name, sent]))

type Entered = Pick<Entry, 'hands' | 'sent'>

function entered(schema: TSchema, given: unknown, options: Options): Entered {
  const { type, enum: words, items } = spec(schema)
  if (annotations(schema).absent && unwrapped(given) === null) {
    return { hands: { kind: 'text', text: '' }, sent: given }
  }
  const isNumber = type !== 'array' && annotations(schema).unit !== undefined
  const value = isNumber ? given : unwrapped(given)
  if (type === 'array' && items) {
    const list = Array.isArray(value) ? value : [value]
    if (spec(items).type === 'object') return rowsEntered(items, list, options)
    if (spec(items).type !== 'array') return listEntered(items, list, options)
    return spec(spec(items).items ?? {}).type === 'array'
      ? cubeEntered(items, list, options)
      : gridEntered(items, rowsOf(schema, list), options)
  }
  if (type === 'boolean' || words) {
    const word = annotations(schema).aliases[String(value)] ?? String(value)
    return { hands: { kind: 'word', word }, sent: value }
  }
  const number = numberOf(schema, value)
  if (number === undefined) return { hands: { kind: 'text', text: String(unwrapped(value)) }, sent: value }
  return numberEntered(schema, moved(schema, number, options), options)
}

/** A word, or entries that each say the unit that was said of all. */
function unwrapped(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given
  const { value, unit } = given as Request
  const isPlain = unit === undefined || unit === '-'
  return Array.isArray(value) && !isPlain ? value.map((one) => withUnit(one, unit)) : value
}

const withUnit = (one: unknown, unit: unknown): unknown => {
  if (Array.isArray(one)) return one.map((inner) => withUnit(inner, unit))
  return typeof one === 'number' ? { value: one, unit } : one
}

/** The number in the unit of its field; undefined for words and texts. */
function numberOf(schema: TSchema, sent: unknown): number | undefined {
  const { unit, difference } = annotations(schema)
  if (unit === undefined || typeof sent === 'number') return typeof sent === 'number' ? sent : undefined
  const { value, unit: given = unit } = (typeof sent === 'object' ? sent : { value: sent }) as Request
  if (typeof value === 'number') return restated(schema, value, String(given), unit)
  try {
    const read = readQuantity(String(value), String(given), { difference })
    return restated(schema, read.value, read.unit, unit)
  } catch {
    return undefined
  }
}

const restated = (schema: TSchema, value: number, from: string, to: string): number => {
  if (from === to) return value
  if (annotations(schema).difference) return (value * unitOf(from).factor) / unitOf(to).factor
  if (unitOf(from).dimension === unitOf(to).dimension) return convert(value, from, to)
  // A pressure that says neither absolute nor gauge is read as its field has it.
  return fromSI(toSI(value, from), to)
}

const rounded = (value: number): number => Number(value.toPrecision(DIGITS))

function moved(schema: TSchema, value: number, { draw, moved }: Options): number {
  if (spec(schema).type === 'integer' || draw() >= moved) return value
  return rounded(value * (1 + MOST_MOVED * (2 * draw() - 1)))
}

/** A number in its own unit, in another of the box, or as a text that says its unit. */
function numberEntered(schema: TSchema, value: number, { draw }: Options): Entered {
  const own = annotations(schema).unit ?? '-'
  if (spec(schema).type === 'integer') return { hands: { kind: 'text', text: String(value) }, sent: value }
  if (own === '-') return ratioEntered(value, draw)
  const inches = asInches(schema, value, own)
  if (inches && draw() < 0.5) return oneOf(draw, inches)
  const unit = draw() < SHARE_ELSEWHERE ? oneOf(draw, choicesOf(own)) : own
  const there = unit === own ? value : rounded(restated(schema, value, own, unit))
  if (draw() < 0.5) return { hands: { kind: 'text', text: `${there} ${unit}` }, sent: { value: there, unit } }
  return { hands: { kind: 'text', text: String(there), unit }, sent: `${there} ${unit}` }
}

function ratioEntered(value: number, draw: Draw): Entered {
  const percent = rounded(value * 100)
  if (draw() < 0.2) return { hands: { kind: 'text', text: `${percent} %` }, sent: { value: percent, unit: '%' } }
  return { hands: { kind: 'text', text: String(value) }, sent: value }
}

/** A length to the eighth of an inch as it is written in a shop: 12 3/4 in, 5' 6 1/8". */
function asInches(schema: TSchema, value: number, own: string): readonly Entered[] | undefined {
  const { dimension } = unitOf(own)
  if (dimension !== unitOf('in').dimension) return undefined
  const eighths = Math.round(8 * restated(schema, value, own, 'in'))
  const sent = { value: eighths / 8, unit: 'in' }
  const asText = (text: string): Entered => ({ hands: { kind: 'text', text }, sent })
  const inches = (from: number) => {
    const [wholes, rest] = [Math.floor(from / 8), from % 8]
    const of = [2, 4, 8].find((part) => (rest * part) % 8 === 0) ?? 8
    return rest === 0 ? `${wholes}` : `${wholes > 0 ? `${wholes} ` : ''}${(rest * of) / 8}/${of}`
  }
  if (eighths >= 8 && eighths < 8 * 40) return [asText(`${inches(eighths)} in`)]
  const feet = Math.floor(eighths / 96)
  return eighths >= 96 && feet < 60 ? [asText(`${feet}' ${inches(eighths % 96)}"`)] : undefined
}

/** A unit for all of a column, list or grid; that of the field for what has none, and for whole numbers. */
function commonUnit(schema: TSchema, draw: Draw): string | undefined {
  const own = annotations(schema).unit
  if (own === undefined || own === '-' || spec(schema).type === 'integer') return own
  return draw() < SHARE_ELSEWHERE ? oneOf(draw, choicesOf(own)) : own
}

interface Cell {
  readonly text: string
  readonly sent: unknown
}
/** A number in the unit of its column, now and then with one of its own; a word as it is, {value, unit} taken off. */
function cellOf(schema: TSchema, value: unknown, unit: string | undefined, options: Options): Cell {
  const { draw } = options
  const own = annotations(schema).unit
  const number = own === undefined ? undefined : numberOf(schema, value)
  if (own === undefined || unit === undefined || number === undefined)
    return { text: String(unwrapped(value)), sent: value }
  const stands = moved(schema, number, options)
  if (own === '-' || spec(schema).type === 'integer') return { text: String(stands), sent: stands }
  const says = draw() < 0.15 ? oneOf(draw, choicesOf(own)) : unit
  const there = says === own ? stands : rounded(restated(schema, stands, own, says))
  return { text: says === unit ? String(there) : `${there} ${says}`, sent: `${there} ${says}` }
}

function listEntered(item: TSchema, list: readonly unknown[], options: Options): Entered {
  const unit = commonUnit(item, options.draw)
  const cells = list.map((value) => cellOf(item, value, unit, options))
  const between = oneOf(options.draw, [', ', '; ', '\n'])
  const text = cells.map((cell) => cell.text).join(between)
  const hasUnit = unit !== undefined && unit !== '-'
  return { hands: { kind: 'text', text, ...(hasUnit && { unit }) }, sent: cells.map((cell) => cell.sent) }
}

function gridEntered(items: TSchema, rows: readonly unknown[], options: Options): Entered {
  const number = spec(items).items as TSchema
  const unit = commonUnit(number, options.draw)
  const cells = rows.map((row) => (row as readonly unknown[]).map((value) => cellOf(number, value, unit, options)))
  return {
    hands: { kind: 'block', text: blockOf(cells), units: unit === undefined || unit === '-' ? {} : { '': unit } },
    sent: cells.map((row) => row.map((cell) => cell.sent)),
  }
}

/** One row may stand for a list of one. */
const rowsOf = (schema: TSchema, list: readonly unknown[]): readonly unknown[] =>
  annotations(schema).single && !list.some(Array.isArray) ? [list] : list

/** Blocks are pasted one below the other. */
function cubeEntered(items: TSchema, blocks: readonly unknown[], options: Options): Entered {
  const { hands, sent } = gridEntered(spec(items).items as TSchema, blocks.flat(), options)
  const rows = [...(sent as readonly unknown[])]
  return { hands, sent: blocks.map((block) => rows.splice(0, (block as readonly unknown[]).length)) }
}

/** With a heading where a column holds tables, since these are passed over without; else now and then. */
function rowsEntered(items: TSchema, rows: readonly Request[], options: Options): Entered {
  const fields = Object.entries(spec(items).properties ?? {})
  const isInner = (schema: TSchema) => spec(spec(schema).items ?? {}).type === 'object'
  const headed = fields.some(([, schema]) => isInner(schema)) || options.draw() < 0.5
  const units = new Map(fields.map(([name, schema]) => [name, commonUnit(schema, options.draw)]))
  const cells = rows.map((row) =>
    fields.map(([name, schema]): Cell | undefined =>
      Object.hasOwn(row, name) ? rowCell(schema, row[name], units.get(name), options) : undefined,
    ),
  )
  const chosen = [...units].filter(([name, unit]) => unit !== undefined && unit !== '-' && !headed && isOffered(name))
  const heading = fields.map(([name]) => ({ text: headOf(name, units.get(name)) }))
  return {
    hands: {
      kind: 'block',
      text: blockOf(headed ? [heading, ...cells] : cells),
      units: Object.fromEntries(chosen) as Readonly<Record<string, string>>,
    },
    sent: cells.map((row) =>
      Object.fromEntries(row.flatMap((cell, j) => (cell ? [[fields[j]?.[0] ?? '', cell.sent]] : []))),
    ),
  }

  function isOffered(name: string): boolean {
    return !isInner(spec(items).properties?.[name] ?? {})
  }
}

const headOf = (name: string, unit: string | undefined): string =>
  unit === undefined || unit === '-' ? name : `${name} (${unit})`

/** A table within a row is pasted as JSON; a list within a row in the unit of its numbers. */
function rowCell(schema: TSchema, value: unknown, unit: string | undefined, options: Options): Cell {
  const { items } = spec(schema)
  if (!items) return cellOf(schema, value, unit, options)
  if (spec(items).type === 'object') return { text: JSON.stringify(value), sent: value }
  const cells = (value as readonly unknown[]).map((one) => cellOf(items, one, annotations(items).unit, options))
  return { text: cells.map(({ text }) => text).join(', '), sent: cells.map(({ sent }) => sent) }
}

/** As a spreadsheet puts it on the clipboard. */
const blockOf = (rows: readonly (readonly (Pick<Cell, 'text'> | undefined)[])[]): string =>
  rows.map((row) => row.map((cell) => quoted(cell?.text ?? '')).join('\t')).join('\r\n')
const quoted = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

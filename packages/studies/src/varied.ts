/** An input that varies in a study: an input of the contract, or a cell of one that is a table in the base case. */
import {
  bareNumber,
  fromSI,
  pointed,
  type ReadOptions,
  readQuantity,
  readUnit,
  readValue,
  UnitError,
  unit as unitOf,
} from '@keelson/units'
import { didYouMean } from '@keelson/units/errors.ts'
import { type AnyContract, annotations, readOptions, shortJson } from '@keelson/workflow'
import { nearNames } from '@keelson/workflow/near-names.ts'
import { putAt } from '@keelson/workflow/value-at.ts'
import type { TObject, TSchema } from 'typebox'
import type { Params } from './request.ts'
import { LONGEST_NAME } from './request-schema.ts'

export interface Varied {
  /** As it was asked for: the name of an input, or the path of a cell. */
  readonly param: string
  /** The input that holds it, and where in it. */
  readonly input: string
  readonly path: readonly (string | number)[]
  readonly schema: TSchema
  readonly title: string
  readonly symbol: string | undefined
  /** In which its numbers are said; undefined for what is no number. */
  readonly unit: string | undefined
}
/** What was made of a part of the request, or why it cannot be. */
export type Made<T> = { readonly made: T } | { readonly fault: string }

/** Finds what a param names. The unit is that of its numbers, in place of the input's own. */
export function variedOf(contract: AnyContract, base: Params, param: string, unit: string | undefined): Made<Varied> {
  if (param.length > LONGEST_NAME) return { fault: `${shortJson(param)} is too long for an input name` }
  const [input = '', ...rest] = param.split('/')
  const { properties } = contract.params as TObject
  if (!Object.hasOwn(properties, input)) return { fault: notAnInput(contract, input) }
  let schema = properties[input] as TSchema
  let held = base[input]
  let { title, symbol } = annotations(schema)
  const path: (string | number)[] = []
  for (const part of rest) {
    const inner = memberOf(schema, held, part)
    if (inner === undefined)
      return { fault: `is not a cell of ${title} in the base; ${shortJson(part)} does not exist` }
    schema = inner.schema
    held = inner.held
    path.push(inner.key)
    const own = annotations(schema)
    title = typeof inner.key === 'number' ? `${title} ${inner.key + 1}` : `${title}: ${own.title.toLowerCase()}`
    symbol = own.symbol
  }
  const declared = annotations(schema).unit
  if (unit === undefined || declared === undefined) {
    if (unit !== undefined) return { fault: `${title} has no unit (entered: ${shortJson(unit)})` }
    return { made: { param, input, path, schema, title, symbol, unit: declared } }
  }
  const fault = unitFault(unit, declared, schema)
  return fault === undefined
    ? { made: { param, input, path, schema, title, symbol, unit: unit.trim() } }
    : { fault: `${fault} (${title} is in ${declared})` }
}

/** Whether a fault of `variedOf` lies in the unit. */
export const isOfUnit = (contract: AnyContract, base: Params, param: string): boolean =>
  'made' in variedOf(contract, base, param, undefined)

function notAnInput({ id, params }: AnyContract, name: string): string {
  const inputs = Object.entries((params as TObject).properties).map(([own, schema]) => {
    const { title, symbol } = annotations(schema)
    return { name: own, title, symbol }
  })
  const meant = didYouMean(nearNames(name, inputs))
  return `${shortJson(name)} is not an input of ${id}${meant === undefined ? '' : `; ${meant}`}`
}

function memberOf(schema: TSchema, held: unknown, part: string) {
  const s = schema as TSchema & { items?: TSchema; properties?: Readonly<Record<string, TSchema>> }
  if (s.items !== undefined) {
    if (!Array.isArray(held) || !/^\d{1,6}$/.test(part) || Number(part) >= held.length) return undefined
    return { schema: s.items, held: held[Number(part)] as unknown, key: Number(part) }
  }
  const inner = s.properties && Object.hasOwn(s.properties, part) ? s.properties[part] : undefined
  if (inner === undefined || typeof held !== 'object' || held === null) return undefined
  return { schema: inner, held: (held as Params)[part], key: part }
}

function unitFault(unit: string, declared: string, schema: TSchema): string | undefined {
  try {
    readUnit(unit, declared, readOptions(schema))
    return undefined
  } catch (error) {
    return worded(error)
  }
}

/** What is wrong with a quantity, in words; throws on what is not about units. */
export function worded(error: unknown): string {
  if (!(error instanceof UnitError)) throw error
  return error.suggestion ? `${error.message}; ${error.suggestion}` : error.message
}

/** A value as the study says it: a number in the unit of the param, or what else the input takes, as it stands. */
export function valueIn({ unit, schema }: Varied, raw: unknown): Made<unknown> {
  const { unit: declared, difference, words } = annotations(schema)
  if (unit === undefined || declared === undefined || typeof raw === 'number') return { made: raw }
  if (typeof raw === 'string' && words.includes(raw)) return { made: raw }
  try {
    const read = quantityOf(raw, unit, declared, readOptions(schema))
    if (read === undefined) return { made: raw }
    if (typeof read === 'number' || read.unit === unit) return { made: typeof read === 'number' ? read : read.value }
    const own = difference ? read.si / unitOf(unit).factor : fromSI(read.si, unit)
    return { made: Number(own.toPrecision(DIGITS)) }
  } catch (error) {
    return { fault: `${worded(error)} (entered: ${shortJson(raw)}; unit: ${unit})` }
  }
}
/** So that a bound reached in another unit is met and not missed by the last bit. */
const DIGITS = 14

function quantityOf(raw: unknown, unit: string, declared: string, options: ReadOptions) {
  if (typeof raw === 'string') return bareNumber(pointed(raw)) ?? readQuantity(raw, declared, options)
  if (typeof raw !== 'object' || raw === null) return undefined
  const { value, unit: own = unit } = raw as { value?: unknown; unit?: unknown }
  const number = typeof value === 'string' ? bareNumber(value) : value
  return typeof number === 'number' && typeof own === 'string' ? readValue(number, own, declared, options) : undefined
}

/** What a run is sent for it. */
function sentFor({ unit, schema }: Varied, value: unknown): unknown {
  if (typeof value !== 'number' || unit === undefined || unit === annotations(schema).unit) return value
  return { value, unit }
}

/** The base with some of its params replaced: those that change, and no others. Values that are undefined stay. */
export function laidOver(base: Params, varied: readonly Varied[], values: readonly unknown[]): Params {
  const laid: Record<string, unknown> = {}
  for (const [k, one] of varied.entries()) {
    const value = values[k]
    if (value === undefined) continue
    const sent = sentFor(one, value)
    laid[one.input] = one.path.length === 0 ? sent : putAt(laid[one.input] ?? base[one.input], one.path, sent)
  }
  return laid
}

/** What a column holds by its declared type: numbers or texts, and how a stored value becomes one. */
import type { SchemaElement } from 'hyparquet'
import { clockText, dayText, julianText, momentText, type TimeUnit } from './moments.ts'
import type { Stored } from './pages.ts'

/** `whole`: integers, which are texts where a number cannot hold one of them. */
export type Kind =
  | { readonly holds: 'numbers'; readonly numberOf: (stored: Stored) => number }
  | { readonly holds: 'whole'; readonly wholeOf: (stored: Stored) => bigint }
  | { readonly holds: 'texts'; readonly textOf: (stored: Stored) => string }

const LONGEST_DECIMAL = 16

/** Undefined of a type that is not read. */
export function kindOf(element: SchemaElement): Kind | undefined {
  const { type } = element
  if (type === 'BOOLEAN') return { holds: 'texts', textOf: String }
  if (type === 'FLOAT' || type === 'DOUBLE') return { holds: 'numbers', numberOf: Number }
  if (type === 'INT96') return { holds: 'texts', textOf: (stored) => julianText(BigInt(stored as bigint)) }
  if (isDecimal(element)) return decimal(element)
  if (type === 'BYTE_ARRAY')
    return isText(element) ? { holds: 'texts', textOf: (stored) => UTF8.decode(stored as Uint8Array) } : undefined
  if (type === 'INT32' || type === 'INT64') return momentKind(element) ?? whole(element)
  return undefined
}

const isDecimal = ({ converted_type, logical_type }: SchemaElement) =>
  converted_type === 'DECIMAL' || logical_type?.type === 'DECIMAL'

function decimal(element: SchemaElement): Kind | undefined {
  const { logical_type, type, type_length = 0 } = element
  if (type === 'FIXED_LEN_BYTE_ARRAY' && (type_length < 1 || type_length > LONGEST_DECIMAL)) return undefined
  const scale = (logical_type?.type === 'DECIMAL' ? logical_type.scale : undefined) ?? element.scale ?? 0
  return { holds: 'numbers', numberOf: (stored) => Number(`${unscaled(stored)}e${-scale}`) }
}

function unscaled(stored: Stored): bigint {
  if (!(stored instanceof Uint8Array)) return BigInt(stored)
  const whole = stored.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  return BigInt.asIntN(8 * stored.length, whole)
}

const TEXTS: ReadonlySet<string> = new Set(['UTF8', 'ENUM', 'JSON', 'STRING'])

/** Old programs write texts without saying so. */
function isText({ converted_type, logical_type }: SchemaElement): boolean {
  const says = converted_type ?? logical_type?.type
  return says === undefined || TEXTS.has(says)
}

const UTF8 = new TextDecoder('utf-8', { fatal: true })

function momentKind({ converted_type, logical_type }: SchemaElement): Kind | undefined {
  if (converted_type === 'DATE' || logical_type?.type === 'DATE')
    return { holds: 'texts', textOf: (stored) => dayText(Number(stored)) }
  const [, what, unit] = /^(TIME|TIMESTAMP)_(MILLIS|MICROS)$/.exec(converted_type ?? '') ?? []
  const logical = logical_type?.type === 'TIME' || logical_type?.type === 'TIMESTAMP' ? logical_type : undefined
  const counted = logical?.unit ?? (unit as TimeUnit | undefined)
  if (counted === undefined) return undefined
  if ((logical?.type ?? what) === 'TIME')
    return { holds: 'texts', textOf: (stored) => clockText(BigInt(stored as bigint), counted) }
  const isUtc = logical?.isAdjustedToUTC ?? true
  return { holds: 'texts', textOf: (stored) => momentText(BigInt(stored as bigint), counted, isUtc) }
}

function whole({ type, converted_type, logical_type }: SchemaElement): Kind {
  const isUnsigned =
    converted_type?.startsWith('UINT_') === true || (logical_type?.type === 'INTEGER' && !logical_type.isSigned)
  if (type === 'INT32')
    return { holds: 'numbers', numberOf: (stored) => (isUnsigned ? Number(stored) >>> 0 : Number(stored)) }
  return {
    holds: 'whole',
    wholeOf: (stored) => (isUnsigned ? BigInt.asUintN(64, BigInt(stored as bigint)) : BigInt(stored as bigint)),
  }
}

/** Entries of a list as they were sent, for a workflow that answers for each of them under its own words: `5_year`. */
import { bareNumber, pointed, readQuantity, UnitError, unit as unitOf } from '@keelson/units'
import { listedNumbers } from './listed-numbers.ts'

/** An entry as it was sent, in the unit that stood beside it or, without one, in that of the field. */
export interface Sent {
  readonly value: number
  readonly unit: string
}

/** Under this name the entries stand beside the numbers in SI; no input can have it. */
export const sentName = (name: string): string => `${name}, as entered`

/** The entries of a list input that is declared `asSent`. */
export const asSent = (params: object, name: string): readonly Sent[] =>
  ((params as Readonly<Record<string, unknown>>)[sentName(name)] as readonly Sent[] | undefined) ?? []

/** What was sent for such an input; nothing where it cannot be read, which is refused elsewhere. */
export function sentEntries(raw: unknown, declaredUnit: string): readonly Sent[] {
  try {
    const bare = listedNumbers(raw)
    if (Array.isArray(bare)) return bare.map((one) => entry(one, declaredUnit))
    const { value, unit } = raw as { readonly value: unknown; readonly unit?: unknown }
    const own = typeof unit === 'string' ? plain(unit) : declaredUnit
    const listed = listedNumbers(value)
    return Array.isArray(listed) ? listed.map((one) => entry(one, own)) : []
  } catch (error) {
    if (error instanceof UnitError || error instanceof TypeError) return []
    throw error
  }
}

function entry(one: unknown, unit: string): Sent {
  if (typeof one === 'number') return { value: one, unit }
  if (typeof one === 'string') {
    const bare = bareNumber(pointed(one))
    if (bare !== undefined) return { value: bare, unit }
    const read = readQuantity(one, unit)
    return { value: read.value, unit: plain(read.unit) }
  }
  const { value, unit: own } = one as { readonly value: unknown; readonly unit?: unknown }
  return { value: Number(value), unit: typeof own === 'string' ? plain(own) : unit }
}

/** The plain spelling, so that `yr` and `years` are one key. */
const plain = (unit: string): string => unitOf(unit).name

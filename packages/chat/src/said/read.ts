/** Inputs as the service read them: what was sent, and the number and unit that it became. */
import type { ReadInput } from '../api/answers.ts'
import { inUnit, shortNumber } from './number.ts'
import { entriesOf, oneLine, quoted } from './quoted.ts'

export interface ReadFacts {
  readonly name: string
  /** As it was sent; absent where that was a bare number or a word. */
  readonly sent?: string
  readonly read: string | number | boolean
  readonly unit?: string
}

const LONGEST = 60

export function readFacts({ name, typed, value, unit, count }: ReadInput): ReadFacts {
  const restated = typeof typed === 'string' && typeof value === 'number'
  return {
    name,
    ...(restated && { sent: oneLine(typed) }),
    read: plain(value, count),
    ...(unit !== undefined && unit !== '-' && { unit }),
  }
}

/** A number, a flag or a word as it is; a list or a table by its beginning. */
function plain(value: unknown, count: number | undefined): string | number | boolean {
  if (typeof value === 'number') return shortNumber(value)
  if (typeof value === 'boolean') return value
  if (typeof value === 'string') return quoted(value, LONGEST)
  return value === null || value === undefined ? 'none' : entriesOf(value, count, LONGEST)
}

/** `outer_diameter "12.75 in" = 323.85 mm`. */
export const readText = ({ name, sent, read, unit }: ReadFacts): string =>
  `${name}${sent === undefined ? '' : ` ${quoted(sent, LONGEST)}`} = ${read}${inUnit(unit)}`

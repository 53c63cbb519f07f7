/** Numbers as chat says them, in its text and in its data alike. */
import { digitsApart } from '@keelson/workflow'

const DIGITS = 6

/** A whole number as it is, another to six digits, or to as many as tell it from a limit that it is not at. */
export const shortNumber = (value: number, limit?: number): number =>
  Number.isInteger(value)
    ? value
    : Number(value.toPrecision(limit === undefined ? DIGITS : digitsApart(value, limit, DIGITS)))

/** A unit after its number; a ratio has none. */
export const inUnit = (unit: string | undefined | null): string => (!unit || unit === '-' ? '' : ` ${unit}`)

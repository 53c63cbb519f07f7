/** A list of numbers that came as one text. */
import { blankSeparated } from '@keelson/units'

/** The entries of 16 16 16 14, bare or as the only entry of a list; anything else as it is. */
export function listedNumbers(held: unknown): unknown {
  const [text, ...others] = Array.isArray(held) ? held.slice(0, 2) : [held]
  return (typeof text === 'string' && others.length === 0 && blankSeparated(text)) || held
}

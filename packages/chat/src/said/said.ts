/**
 * What a chat client is told: a text, and the same facts as data, since clients show one or the other. A text is a
 * function of its facts and of nothing else, so that the two cannot differ, and has a length that a model can afford.
 */
import { closed } from './quoted.ts'

export interface Said<Facts = object> {
  readonly text: string
  readonly facts: Facts
}

const bytesOf = (text: string): number => new TextEncoder().encode(text).length

/** The facts at the first level of detail, from 0, whose text has at most `most` bytes; the last level if none has. */
export function fitted<Facts>(
  most: number,
  levels: number,
  factsAt: (level: number) => Facts,
  textOf: (facts: Facts) => string,
): Said<Facts> {
  let said: Said<Facts> | undefined
  for (let level = 0; level < levels; level++) {
    const facts = factsAt(level)
    said = { facts, text: textOf(facts) }
    if (bytesOf(said.text) <= most) return said
  }
  if (said === undefined) throw new RangeError('there is no level of detail')
  return said
}

/** A text of at most so many characters, cut at a word; a quotation that is cut is closed. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text
  if (most === 0) return ''
  const kept = text.slice(0, most - 2)
  const whole = kept.slice(0, Math.max(kept.lastIndexOf(' '), most / 2))
  return closed(`${whole}\u2026`)
}

/** Lines, those that say nothing left out. */
export const lines = (...parts: readonly (string | readonly string[] | undefined)[]): string =>
  parts
    .flat()
    .filter((part): part is string => part !== undefined && part !== '')
    .join('\n')

/** `Head: a; b`, or nothing. */
export const listed = (head: string, parts: readonly string[], between = '; '): string =>
  parts.length === 0 ? '' : `${head}: ${parts.join(between)}`

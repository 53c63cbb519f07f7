/**
 * What the index of the runs stands on: the place of a run, an integer in the order of the ids, and the short texts by which it
 * is found. Pure.
 */
import { createHash } from 'node:crypto'
import type { Status } from '@keelson/engine'

/** Places of one millisecond. */
const ROOM = 4096
/** So that places are exact for a century. */
const FIRST_MS = Date.UTC(2020, 0, 1)
const TIMED_ID = /^([0-9a-f]{8})-([0-9a-f]{4})-7/
const LAST_MS = 2 ** 48 - 1
/** Ids without a time come before all others. */
const UNTIMED = { first: -(2 ** 52), last: -(2 ** 52) + 2 ** 40 }

/** When an id was made, in milliseconds; undefined for one that does not say. */
export function timeOfId(runId: string): number | undefined {
  const [, high, low] = TIMED_ID.exec(runId) ?? []
  return high === undefined ? undefined : Number.parseInt(`${high}${low}`, 16)
}

/** The places that a run may have: those of the millisecond of its id. */
export function roomOf(runId: string): { readonly first: number; readonly last: number } {
  const time = timeOfId(runId)
  if (time === undefined) return UNTIMED
  const first = placeAt(time)
  return { first, last: first + ROOM - 1 }
}

/** The first place of a millisecond. */
export const placeAt = (time: number): number => (time - FIRST_MS) * ROOM

/** How ids begin that were made at a time. */
export function idAt(time: number): string {
  const digits = Math.min(Math.max(time, 0), LAST_MS).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** What runs are narrowed by, in the order of the columns of the index. */
export const FACETS = ['ref', 'status', 'domain', 'subdomain', 'published'] as const
export interface Facets {
  readonly ref?: string
  readonly status?: Status
  readonly domain?: string
  readonly subdomain?: string
  readonly published?: true
}
/** Their columns in the index. */
export const TOKENS = FACETS.map((name) => `${name}_token`).join(', ')

/** One token of the index, three characters, none of which anybody writes. */
export function facet(name: (typeof FACETS)[number], value: string | true): string {
  const digest = createHash('sha256').update(`${name} ${value}`).digest()
  return String.fromCharCode(...[0, 2, 4].map((at) => PRIVATE + (digest.readUInt16BE(at) % PRIVATE_COUNT)))
}
const PRIVATE = 0xe000
const PRIVATE_COUNT = 6400

/** Words that are looked for, and every letter that the index has. */
interface Sought {
  readonly words: readonly string[]
  readonly letters: readonly string[]
}

/** The expression that proposes all runs of a query, and a few more; undefined where it has nothing to look up. */
export function matchOf(query: Facets, sought: Sought): string | undefined {
  const facets = FACETS.flatMap((name) => (query[name] === undefined ? [] : [facet(name, query[name])]))
  const words = sought.words.map(inIndex)
  const short = words.flatMap((letters) => (letters.length < PIECE ? shortWord(letters, sought.letters) : []))
  const terms = [...new Set([...facets, ...piecesOf(words)].map(quoted)), ...short]
  return terms.length === 0 ? undefined : terms.join(' AND ')
}

const quoted = (token: string): string => `"${token.replaceAll('"', '""')}"`

/** What stands after each text of the index, so that its last letters begin a piece too. */
export const AFTER_TEXT = '  '
/** Beyond so many letters a short word is looked for row by row. */
const MOST_LETTERS = 400

/** A word of two letters is a piece with any third; of one letter it is known alone whether it stands anywhere. */
function shortWord(word: readonly string[], letters: readonly string[]): string[] {
  if (word.some((letter) => !letters.includes(letter))) return [quoted(NOWHERE)]
  if (word.length < 2 || letters.length > MOST_LETTERS) return []
  return [`(${letters.map((third) => quoted(`${word.join('')}${third}`)).join(' OR ')})`]
}
const NOWHERE = facet('ref', '')

/** Pieces that are looked up: each is a list of the index to go through, and few say nearly as much as all. */
const MOST_PIECES = 8
const PIECE = 3

/** Pieces of three letters of words, the first of each word before the second of any. */
export function piecesOf(words: readonly (readonly string[])[]): string[] {
  const cut = words.map(cutUp)
  const rounds = Array.from({ length: Math.max(0, ...cut.map(({ length }) => length)) }, (_, i) => i)
  return rounds.flatMap((i) => cut.flatMap((pieces) => pieces.slice(i, i + 1))).slice(0, MOST_PIECES)
}

/** The letters of a word as the index has them: it skips NUL, and is without capitals of ASCII. */
export const inIndex = (word: string): readonly string[] => [
  ...word
    .toWellFormed()
    .replaceAll('\0', '')
    .replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase()),
]

/** Pieces side by side from the end of a word, where words differ; the last of them begins it. */
function cutUp(word: readonly string[]): string[] {
  if (word.length < PIECE) return []
  const ends = Array.from({ length: Math.ceil(word.length / PIECE) }, (_, i) =>
    Math.max(PIECE, word.length - i * PIECE),
  )
  return ends.map((end) => word.slice(end - PIECE, end).join(''))
}

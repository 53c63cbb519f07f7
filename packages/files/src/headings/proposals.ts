/** Tells by their headings what the columns of a table are: a proposal for each that is known, with its reason. */
import type { FileColumn, FileTable, Question } from '../table.ts'
import { standsWithin, wordsOf } from './words.ts'

export interface Proposal<Means extends string> {
  /** Its name in the table. */
  readonly column: string
  readonly means: Means
  /** What it is, for the person who confirms it. */
  readonly inWords: string
  /** Why it may be something else. */
  readonly doubt?: string
  /** How its numbers are written, where neither heading nor values say so. */
  readonly question?: Question
}

/** How one meaning is headed in the trade, in small letters. */
export interface Meaning<Means extends string> {
  readonly means: Means
  readonly inWords: string
  /** The whole heading. */
  readonly exact: readonly string[]
  /** Words of the heading, one after the other. */
  readonly within: readonly string[]
  /** With one of these words it is something else. */
  readonly never: readonly string[]
}

interface Found<Means extends string> {
  readonly column: FileColumn
  readonly meaning: Meaning<Means>
  readonly strength: number
}

export const EXACT = 100
/** What a reader sets behind a name that stands twice. */
export const TOLD_APART = / \(\d{1,4}\)$/

export function proposalsOf<Means extends string>(
  table: FileTable,
  meanings: readonly Meaning<Means>[],
): { readonly column: FileColumn; readonly meaning: Meaning<Means>; readonly proposal: Proposal<Means> }[] {
  const found = table.columns.flatMap((column) => bestOf(column, meanings) ?? [])
  const exact = new Set(found.filter(isExact).map(({ meaning }) => meaning))
  return found
    .filter((one) => isExact(one) || !exact.has(one.meaning))
    .map(({ column, meaning }) => ({
      column,
      meaning,
      proposal: { column: column.name, means: meaning.means, inWords: meaning.inWords },
    }))
}

export function firstOf({ values }: FileColumn): string | undefined {
  if (values.kind === 'texts') return values.texts.find((text) => text !== null) ?? undefined
  const number = values.numbers.find((one) => !Number.isNaN(one))
  return number === undefined ? undefined : `${number}`
}

function bestOf<Means extends string>(
  column: FileColumn,
  meanings: readonly Meaning<Means>[],
): Found<Means> | undefined {
  const best = bestMeaning(column.name, column.description ?? '', meanings)
  return best && { column, ...best }
}

/** What a name or, less surely, its description means in the trade. */
export function bestMeaning<Means extends string>(
  name: string,
  description: string,
  meanings: readonly Meaning<Means>[],
): { readonly meaning: Meaning<Means>; readonly strength: number } | undefined {
  const words = wordsOf(name.replace(TOLD_APART, ''))
  const described = wordsOf(description)
  let best: { readonly meaning: Meaning<Means>; readonly strength: number } | undefined
  for (const meaning of meanings) {
    const strength = strengthOf(meaning, words) || strengthOf({ ...meaning, exact: [] }, described)
    if (strength > (best?.strength ?? 0)) best = { meaning, strength }
  }
  return best
}

/** 0 where it does not fit; else the more, the more words fit. */
function strengthOf<Means extends string>({ exact, within, never }: Meaning<Means>, words: readonly string[]): number {
  if (words.length === 0 || never.some((word) => words.includes(word))) return 0
  const whole = words.join(' ')
  if (exact.includes(whole) || within.includes(whole)) return EXACT
  return Math.max(
    0,
    ...within.map((phrase) => phrase.split(' ')).map((phrase) => (standsWithin(phrase, words) ? phrase.length : 0)),
  )
}

function isExact<Means extends string>({ strength }: Found<Means>): boolean {
  return strength === EXACT
}

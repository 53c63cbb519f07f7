/** Which calculations fit what was asked, the best first. */
import type { TextSource } from '@keelson/engine'
import type { FoundAnswer, HitAnswer } from '../api/answers.ts'
import { oneLine, quoted } from './quoted.ts'
import { lines, listed, type Said } from './said.ts'

interface Hit {
  readonly ref: string
  readonly title: string
  readonly question: string
  /** Who wrote the title, where Keelson did not. */
  readonly text_from?: TextSource
  /** Why it cannot be run here. */
  readonly not_firable?: string
  /** Where none fits: why it is not what was asked. */
  readonly why_not?: string
  /** Where none fits: words of the query that it does not mention. */
  readonly missing?: readonly string[]
}
export interface Found {
  readonly query: string
  /** Whether any fits; if none does, the hits are only the nearest. */
  readonly fits: boolean
  /** Words of the query that no calculation knows. */
  readonly unmatched: readonly string[]
  /** Where none fits: words of disciplines that no calculation covers. */
  readonly outside?: FoundAnswer['outside']
  readonly hits: readonly Hit[]
}

export function found(query: string, { fits, unmatched, outside, hits }: FoundAnswer): Said<Found> {
  const facts = {
    query: oneLine(query),
    fits,
    unmatched: unmatched.map(oneLine),
    ...(outside && { outside: outside.map(({ words, discipline }) => ({ words: oneLine(words), discipline })) }),
    hits: hits.map(hitOf),
  }
  return { facts, text: textOf(facts) }
}

const hitOf = ({ ref, title, question, firable, reason, text_from, why_not, missing }: HitAnswer): Hit => ({
  ref,
  title,
  question,
  ...(text_from && { text_from }),
  ...(!firable && { not_firable: reason }),
  ...(why_not !== undefined && { why_not }),
  ...(missing && { missing: missing.map(oneLine) }),
})

function textOf({ query, fits, unmatched, outside = [], hits }: Found): string {
  return lines(
    fits
      ? `Best match first for ${quoted(query)}:`
      : `NONE FITS ${quoted(query)}${hits.length === 0 ? '.' : '; the nearest are:'}`,
    hits.map(lineOf),
    outside.map(({ words, discipline }) => `${quoted(words)} belongs to ${discipline}, which no calculation covers.`),
    listed(
      'Words unknown to every calculation',
      unmatched.map((word) => quoted(word)),
      ', ',
    ),
  )
}

function lineOf({ ref, title, question, not_firable, why_not, missing = [] }: Hit): string {
  const parts = [
    question === '' ? title : `${title}. ${question}`,
    not_firable === undefined ? '' : `CANNOT BE RUN: ${not_firable}`,
    why_not ??
      listed(
        'NOT A MATCH, does not mention',
        missing.map((word) => quoted(word)),
        ', ',
      ),
  ]
  return `- ${ref}: ${parts.filter((part) => part !== '').join(' ')}`
}

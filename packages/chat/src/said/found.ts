/** Which calculations fit what was asked, the best first. */
import type { TextSource } from '@keelson/engine'
import type { FoundAnswer } from '../api/answers.ts'
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
}
export interface Found {
  readonly query: string
  /** Whether any fits; if none does, the hits are only the nearest. */
  readonly fits: boolean
  /** Words of the query that no calculation knows. */
  readonly unmatched: readonly string[]
  readonly hits: readonly Hit[]
}

export function found(query: string, { fits, unmatched, hits }: FoundAnswer): Said<Found> {
  const facts = { query: oneLine(query), fits, unmatched: unmatched.map(oneLine), hits: hits.map(hitOf) }
  return { facts, text: textOf(facts) }
}

const hitOf = ({ ref, title, question, firable, reason, text_from }: FoundAnswer['hits'][number]): Hit => ({
  ref,
  title,
  question,
  ...(text_from && { text_from }),
  ...(!firable && { not_firable: reason }),
})

function textOf({ query, fits, unmatched, hits }: Found): string {
  return lines(
    fits
      ? `Best match first for ${quoted(query)}:`
      : `NONE FITS ${quoted(query)}${hits.length === 0 ? '.' : '; the nearest are:'}`,
    hits.map(
      ({ ref, title, question, not_firable }) =>
        `- ${ref}: ${title}${question === '' ? '' : `. ${question}`}${not_firable === undefined ? '' : ` CANNOT BE RUN: ${not_firable}`}`,
    ),
    listed(
      'Words unknown to every calculation',
      unmatched.map((word) => quoted(word)),
      ', ',
    ),
  )
}

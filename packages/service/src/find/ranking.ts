/** The workflows that know the words of a query, the best first. */
import type { SearchResult } from 'minisearch'
import { type Index, OUT, type Shown } from './index.ts'
import { outsideIn } from './outside-words.ts'
import { specialFactor } from './special.ts'
import { type Word, wordsOf } from './words.ts'

/** A word that is searched by. */
export interface Asked extends Word {
  /** The discipline that it belongs to, where no calculation covers it. */
  readonly outside?: string
}
export interface Ranked {
  readonly shown: Shown
  /** By the fields in which its words stand alone. */
  readonly strength: number
  /** Strength by how much of what is asked it knows. */
  readonly score: number
  readonly result: SearchResult
}

export function askedIn({ isKnown, isNamed }: Index, query: string): Asked[] {
  const outside = outsideIn(query, (keys) => keys.every(isNamed))
  return wordsOf(query, isKnown).flatMap((word, at) => {
    const discipline = outside[at]
    if (discipline !== undefined) return [{ ...word, outside: discipline }]
    return word.terms.some(isKnown) || (word.terms.length > 0 && !/^\d/.test(word.written)) ? [word] : []
  })
}

/** `isNear`: also by what a workflow says that it does not cover. */
export function rankedBy(index: Index, asked: readonly Asked[], isNear = false): Ranked[] {
  const terms = termsIn(asked)
  const ranked = index.search(terms, isNear).flatMap((result): Ranked[] => {
    const workflow = index.of(result.id)
    if (!workflow) return []
    const strength = result.score * specialFactor(workflow.yieldsUnlessSaid, terms)
    const known = asked.filter((word) => isMet(word, result))
    return [
      { shown: workflow.shown, strength, score: strength * (weightOf(index, known) / weightOf(index, asked)), result },
    ]
  })
  return ranked.toSorted(byRank)
}

export const termsIn = (asked: readonly Asked[]): string[] => [...new Set(asked.flatMap(({ terms }) => terms))]

export const isMet = ({ terms }: Word, { queryTerms }: SearchResult): boolean =>
  terms.some((term) => queryTerms.includes(term))

/** Whether a word stands in what a workflow covers, or among its inputs and results. */
export const isCovered = (word: Word, { result }: Ranked): boolean =>
  word.terms.some(
    (term) => result.queryTerms.includes(term) && result.match[term]?.every((field) => field === OUT) !== true,
  )

/** What words weigh by the rarest term of each. */
export const weightOf = ({ rarity }: Index, words: readonly Word[]): number =>
  words.reduce((sum, { terms }) => sum + Math.max(0, ...terms.map(rarity)), 0)

/** Of two that fit alike, the one that can be run. */
const byRank = (a: Ranked, b: Ranked): number =>
  b.score - a.score || Number(b.shown.firable) - Number(a.shown.firable) || (a.shown.ref < b.shown.ref ? -1 : 1)

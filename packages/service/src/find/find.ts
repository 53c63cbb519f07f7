/** Finds workflows by what one would ask: one index over the live catalog, for HTTP, the home page, the command line and chat. */
import type { TextSource } from '@keelson/engine'
import { baseRef, type Listing } from '@keelson/workflow'
import MiniSearch, { type SearchResult } from 'minisearch'
import { type Catalog, type Entry, shownOf, textFrom } from '../catalog.ts'
import { specialFactor } from './special.ts'
import { termsOf, type Word, wordsOf } from './words.ts'

interface Hit {
  readonly ref: string
  readonly title: string
  /** '' of a workflow that is not built or is another repo's. */
  readonly question: string
  readonly firable: boolean
  /** Why it cannot be fired here; '' when firable. */
  readonly reason: string
  readonly domain: string
  readonly subdomain: string
  /** Who wrote title and reason; absent where Keelson did. */
  readonly text_from?: TextSource
  readonly score: number
}
export interface Found {
  readonly query: string
  /** Whether a workflow fits; below the threshold the hits are only the nearest. */
  readonly fits: boolean
  /** Words of the query that no workflow knows. */
  readonly unmatched: readonly string[]
  readonly hits: readonly Hit[]
}
export interface Finder {
  /** The best first, at most `limit`. The query is at most LONGEST_QUERY characters. */
  readonly find: (query: string, limit?: number) => Found
}

export const LONGEST_QUERY = 300
export const HITS = 10
/** Score, by the rarity of the words asked, below which the best hit is only the nearest: 1 in 75 of prompts that fit lie below. */
const FITTING = 3
const BOOST = { title: 4, asked: 3, question: 2, id: 2, standards: 2, subdomain: 1, values: 0.8, inputs: 0.6 }
const FIELDS = Object.keys(BOOST) as Field[]

/** Terms may hold spaces. */
const BETWEEN = '\n'
/** In how many workflows a term counts as standing that stands in none. */
const UNKNOWN = 0.5

type Field = keyof typeof BOOST
/** What a hit shows, and the text of each field of the index. */
type Entered = readonly [
  shown: Omit<Hit, 'score'>,
  texts: Readonly<Record<Field, string>>,
  yieldsUnlessSaid: Listing['yieldsUnlessSaid'],
]
/** The terms of each field, one behind the other. */
type Indexed = { readonly ref: string } & Readonly<Record<Field, string>>

/** The words of a workflow that is not built or is another repo's. */
const UNWRITTEN = { asked: '', standards: '', values: '', inputs: '' }

interface Index {
  readonly search: (terms: readonly string[]) => SearchResult[]
  readonly shown: ReadonlyMap<string, Omit<Hit, 'score'>>
  readonly special: ReadonlyMap<string, Listing['yieldsUnlessSaid']>
  readonly isKnown: (term: string) => boolean
  /** The fewer workflows know a term, the more it says. */
  readonly rarity: (term: string) => number
}

const made = new WeakMap<Catalog, Finder>()

/** The finder of a catalog, made at its first use and kept. */
export function finderOf(catalog: Catalog): Finder {
  const finder = made.get(catalog) ?? newFinder(catalog)
  made.set(catalog, finder)
  return finder
}

function newFinder(catalog: Catalog): Finder {
  const index = indexOf(catalog.entries.map(entered))
  return { find: (query, limit = HITS) => search(index, query, limit) }
}

function indexOf(entries: readonly Entered[]): Index {
  const documents = entries.map(indexed)
  const counts = countsOf(documents)
  const isKnown = (term: string) => counts.has(term)
  /** What is known is not misspelt, and a number never is. */
  const isMisspelt = (term: string) => !isKnown(term) && !/\d/.test(term)
  const index = new MiniSearch<Indexed>({
    idField: 'ref',
    fields: FIELDS,
    tokenize: (terms) => terms.split(BETWEEN),
    processTerm: (term) => term,
    searchOptions: {
      boost: BOOST,
      prefix: (term) => term.length > 3 && isMisspelt(term),
      fuzzy: (term) => (term.length > 4 && isMisspelt(term) ? 0.2 : false),
    },
  })
  index.addAll(documents)
  return {
    search: (terms) => index.search(terms.join(BETWEEN)),
    shown: new Map(entries.map(([shown]) => [shown.ref, shown])),
    special: new Map(entries.map(([{ ref }, , yieldsUnlessSaid]) => [ref, yieldsUnlessSaid])),
    isKnown,
    rarity: (term) => Math.log(1 + entries.length / (counts.get(term) ?? UNKNOWN)),
  }
}

function indexed([{ ref }, texts]: Entered): Indexed {
  const terms = FIELDS.map((field) => [field, termsOf(texts[field]).join(BETWEEN)] as const)
  return { ref, ...(Object.fromEntries(terms) as Record<Field, string>) }
}

/** In how many documents each term stands. */
function countsOf(documents: readonly Indexed[]): ReadonlyMap<string, number> {
  const each = documents.flatMap((d) => [...new Set(FIELDS.flatMap((field) => d[field].split(BETWEEN)))])
  return new Map([...Map.groupBy(each, (term) => term)].map(([term, all]) => [term, all.length]))
}

function entered(entry: Entry): Entered {
  const { id, title, firable, reason } = entry
  const listing = entry.versions.length === 0 ? undefined : shownOf(entry.versions)
  const [{ domain, subdomain }] = entry.routes
  const question = listing?.question ?? ''
  return [
    { ref: baseRef(entry), title, question, firable, reason, domain, subdomain, ...textFrom(entry) },
    { id, title, question, subdomain, ...(listing?.words ?? UNWRITTEN) },
    listing?.yieldsUnlessSaid,
  ]
}

function search({ search, shown, special, isKnown, rarity }: Index, query: string, limit: number): Found {
  const asked = wordsOf(query, isKnown).filter(
    ({ terms, written }) => terms.some(isKnown) || (terms.length > 0 && !/^\d/.test(written)),
  )
  const terms = [...new Set(asked.flatMap((word) => word.terms))]
  const results = search(terms)
  const met = new Set(results.flatMap((r) => r.queryTerms))
  const unmatched = asked.filter((word) => !word.terms.some((term) => met.has(term))).map(({ written }) => written)
  const factor = (r: SearchResult) => shareOf(r, asked, rarity) * specialFactor(special.get(r.id), terms)
  const ranked = results.flatMap((r) => hitOf(shown.get(r.id), r.score * factor(r))).toSorted(byRank)
  const fits = (ranked[0]?.score ?? 0) > FITTING * total(terms.map(rarity))
  return { query, fits, unmatched: [...new Set(unmatched)], hits: ranked.slice(0, limit) }
}

/** How much of what is asked a result knows. */
function shareOf(result: SearchResult, asked: readonly Word[], rarity: Index['rarity']): number {
  const known = new Set(result.queryTerms)
  const weight = ({ terms }: Word) => Math.max(...terms.map(rarity))
  const met = asked.filter(({ terms }) => terms.some((term) => known.has(term)))
  return total(met.map(weight)) / total(asked.map(weight))
}

const hitOf = (shown: Omit<Hit, 'score'> | undefined, score: number): Hit[] =>
  shown ? [{ ...shown, score: Number(score.toPrecision(4)) }] : []

const total = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0)

/** Of two that fit alike, the one that can be run. */
const byRank = (a: Hit, b: Hit): number =>
  b.score - a.score || Number(b.firable) - Number(a.firable) || (a.ref < b.ref ? -1 : 1)
